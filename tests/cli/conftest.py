import json
from dataclasses import dataclass
from io import StringIO

import pytest

from polana.cli.main import main
from polana.kernel import game as registry
from tests.cli import small


@dataclass
class Ran:
    code: object
    out: str
    err: str

    @property
    def data(self):
        return json.loads(self.out)


@pytest.fixture
def polana(monkeypatch, capsys, tmp_path):
    """Runs the command line, with `stones` among the games, lines on standard input and an empty home."""
    monkeypatch.setitem(registry._GAMES, "stones", small.game)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)

    def run(*args: str, lines: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", StringIO(lines))
        with pytest.raises(SystemExit) as end:
            main(list(args))
        captured = capsys.readouterr()
        return Ran(end.value.code, captured.out, captured.err)

    return run
