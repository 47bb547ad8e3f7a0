#!/usr/bin/env bash
# The instructions of whole kernels, on layouts and by hand, as valgrind counts them: the same in every run.
#
# Prints a table; fails where a layout takes more than 1 % more. `RATIO=1.01` is that bound.
set -euo pipefail
cd "$(dirname "$0")"

command -v valgrind >/dev/null || { echo "valgrind is needed, and is not installed" >&2; exit 1; }
cargo build --quiet --release --bin kernels
kernels=${CARGO_TARGET_DIR:-target}/release/kernels
times=20

# instructions KERNEL WAY TIMES: of the whole program.
instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$kernels" "$@" 2>&1 |
        sed -n 's/.*Collected : //p'
}

printf '| kernel | on layouts | by hand | ratio |\n| --- | ---: | ---: | ---: |\n'
failed=0
for kernel in $("$kernels"); do
    counts=()
    for way in layout hand; do
        all=$(instructions "$kernel" "$way" $times)
        none=$(instructions "$kernel" "$way" 0)
        counts+=($(((all - none) / times)))
    done
    ratio=$(awk "BEGIN { printf \"%.3f\", ${counts[0]} / ${counts[1]} }")
    printf '| %s | %d | %d | %s |\n' "$kernel" "${counts[@]}" "$ratio"
    awk "BEGIN { exit !($ratio <= ${RATIO:-1.01}) }" || failed=1
done
exit $failed
