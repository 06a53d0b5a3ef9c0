"""What is installed is what was locked, and a server needs no more than that."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

#: What Litestar brings along to make up examples.
LEFT_OUT = ("faker", "polyfactory")


def pinned(name: str) -> list[str]:
    """The blocks of a lock file, one a package."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return [block for block in re.split(r"\n(?=\S+==)", text) if "==" in block.splitlines()[0]]


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
def test_every_package_of_a_lock_has_hashes(name):
    for block in pinned(name):
        assert "--hash=sha256:" in block, block.splitlines()[0]


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
def test_a_lock_names_no_index(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    assert not re.search(r"https?://|--index-url|--extra-index-url|--find-links|--trusted-host", text)


def test_what_a_server_does_not_need_is_not_locked_for_it():
    names = {block.partition("==")[0].lower() for block in pinned("requirements.txt")}
    assert len(names) > 40
    assert not names & {*LEFT_OUT, "pytest", "numpy", "mypy"}


def test_a_server_runs_without_what_is_left_out(tmp_path):
    program = f"""
import sys
class Without:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {LEFT_OUT}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Without())
from pathlib import Path
from polana.table.server.app import create_app
from polana.table.settings import Settings
app = create_app(Settings(data=Path({str(tmp_path)!r})))
print(len(app.openapi_schema.to_schema()["paths"]))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= 15
