"""A worker process: see workers.py."""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO

import msgspec

from polana.table.work import Hello, Job
from polana.table.workbench import Workbench

_job = msgspec.msgpack.Decoder(Job)
_encode = msgspec.msgpack.Encoder().encode


def keep_small(megabytes: int) -> None:
    """Whatever is asked of this process, it takes no more memory than this; 0: as much as there is."""
    if not megabytes:
        return
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    most = megabytes * 1_000_000
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    if hard == resource.RLIM_INFINITY or most <= hard:
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def serve(source: BinaryIO, target: BinaryIO) -> None:
    bench = Workbench()
    while len(head := source.read(4)) == 4:
        job: Job = _job.decode(source.read(int.from_bytes(head, "big")))
        if isinstance(job, Hello):
            keep_small(job.memory)
        body = _encode(bench.answer(job))
        target.write(len(body).to_bytes(4, "big") + body)
        target.flush()


def main() -> None:
    # The server ends its workers itself; Ctrl+C in a terminal is meant for the server.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a stray print must not get between the answers
    try:
        serve(source, target)
    except BrokenPipeError:
        # The server has gone without a word; what is left in the buffer has nowhere to go.
        os._exit(0)


if __name__ == "__main__":
    main()
