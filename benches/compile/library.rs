//! The library, checked once, and programs compiled against it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where the library's metadata lies.
pub(crate) struct Library {
    deps: PathBuf,
    colex: PathBuf,
}

impl Library {
    /// Checks the library, with its default features, in a directory of its own.
    pub(crate) fn check(target: &Path) -> Self {
        let output = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
            .args(["check", "--offline", "--quiet", "--lib", "--message-format=json"])
            .arg("--manifest-path")
            .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"))
            .env("CARGO_TARGET_DIR", target)
            .output()
            .expect("cargo runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let messages = String::from_utf8(output.stdout).expect("cargo writes UTF-8");
        let colex = messages
            .split('"')
            .map(Path::new)
            .filter(|path| path.extension().is_some_and(|extension| extension == "rmeta"))
            .find(|path| {
                path.file_stem().is_some_and(|s| s.as_encoded_bytes().starts_with(b"libcolex-"))
            })
            .expect("cargo says where the library is");
        Self { deps: target.join("debug/deps"), colex: colex.into() }
    }

    /// The compiler on one program, as `cargo check` calls it.
    pub(crate) fn compiler(&self, program: &Path, out: &Path) -> Command {
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let mut command = Command::new(rustc);
        let mut colex = OsString::from("colex=");
        colex.push(&self.colex);
        let mut dependency = OsString::from("dependency=");
        dependency.push(&self.deps);
        command
            .args(["--edition=2024", "--crate-type=lib", "--crate-name=program", "--emit=metadata"])
            .arg("--extern")
            .arg(colex)
            .arg("-L")
            .arg(dependency)
            .arg("--out-dir")
            .arg(out)
            .arg(program);
        command
    }
}

/// Makes `command` count its queries into the empty directory `profile`.
pub(crate) fn profiled<'a>(command: &'a mut Command, profile: &Path) -> &'a mut Command {
    let _ = std::fs::remove_dir_all(profile);
    std::fs::create_dir_all(profile).expect("a directory for the profile");
    command
        // The profiler is not stable, and it is used to measure only.
        .env("RUSTC_BOOTSTRAP", "1")
        .arg(format!("-Zself-profile={}", profile.display()))
        .arg("-Zself-profile-events=query-cache-hit-count")
}
