//! What one run of the compiler takes: user time and memory. Linux only, by bash and `/proc`.

use std::io::Read;
use std::process::{Command, Stdio};
use std::time::Duration;

/// What a run took.
#[derive(Clone, Copy)]
pub(crate) struct Taken {
    pub(crate) milliseconds: f64,
    pub(crate) megabytes: f64,
}

/// The median of several runs.
pub(crate) fn median(runs: usize, mut run: impl FnMut() -> Taken) -> Taken {
    let mut taken: Vec<Taken> = (0..runs).map(|_| run()).collect();
    taken.sort_by(|a, b| a.milliseconds.total_cmp(&b.milliseconds));
    taken[runs / 2]
}

/// Runs a command to its end.
pub(crate) fn run(command: &Command) -> Taken {
    let mut child = Command::new("bash")
        .args(["-c", "TIMEFORMAT=%3U; time \"$@\"", "bash"])
        .arg(command.get_program())
        .args(command.get_args())
        .envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))))
        .stderr(Stdio::piped())
        .spawn()
        .expect("bash runs");
    let mut kilobytes = 0;
    let status = loop {
        kilobytes = kilobytes.max(peak(child.id()).unwrap_or(0));
        match child.try_wait().expect("bash can be waited for") {
            Some(status) => break status,
            None => std::thread::sleep(Duration::from_millis(1)),
        }
    };
    let mut messages = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut messages).expect("UTF-8");
    assert!(status.success(), "{messages}");
    let seconds: f64 = messages.lines().last().and_then(|s| s.parse().ok()).expect("the user time");
    Taken { milliseconds: seconds * 1e3, megabytes: f64::from(kilobytes) / 1024.0 }
}

/// The largest memory so far of the first child of a process, in kilobytes.
fn peak(parent: u32) -> Option<u32> {
    let children =
        std::fs::read_to_string(format!("/proc/{parent}/task/{parent}/children")).ok()?;
    let child = children.split_whitespace().next()?;
    let status = std::fs::read_to_string(format!("/proc/{child}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}
