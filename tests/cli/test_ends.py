"""Whoever ends a command is obeyed, whenever it is: no traceback, nothing lost."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def run(script: str, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script, *args], capture_output=True, text=True, timeout=300, check=False
    )


#: Ctrl-C comes while the commands import what they need. A shell starts what runs in its background deaf to it: whoever
#: asks for it here hears it.
AT_IMPORT = """
import signal, sys

stop = sys.argv.pop()
signal.signal(signal.SIGINT, signal.default_int_handler)

class Stopped:
    def find_spec(self, name, path=None, target=None):
        if name == stop:
            signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, Stopped())
from polana_command import main
main()
"""


@pytest.mark.parametrize("module", ["polana", "polana.engine", "polana.kernel.match", "polana.cli.main", "rich"])
def test_who_is_stopped_while_it_is_imported_ends_without_a_traceback(module):
    ran = run(AT_IMPORT, "games", module)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "")


def test_the_command_begins_where_nothing_is_imported_yet():
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    module = project["scripts"]["polana"].partition(":")[0]
    ran = run(f"import sys, {module}; print([name for name in sys.modules if name.startswith('polana.')])")
    assert (ran.returncode, ran.stdout) == (0, "[]\n"), ran.stderr


#: A signal comes after the server is made and before it listens for signals itself.
AT_START = """
import gc, signal
from polana.cli.main import main

gc.freeze = lambda: signal.raise_signal(signal.{signal})
main()
"""


@pytest.mark.parametrize("signal", ["SIGTERM", "SIGINT"])
def test_a_server_that_is_told_to_end_while_it_starts_ends(signal, tmp_path):
    ran = run(AT_START.format(signal=signal), "serve", "--port", "0", "--data", str(tmp_path))
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr
