"""Which engine is used: the compiled one beside the sources, unless it is stale or unwanted."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from polana import engine


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A checkout with a compiled kernel of one module."""
    (tmp_path / "pyproject.toml").touch()
    kernel = tmp_path / "src" / "polana" / "kernel"
    kernel.mkdir(parents=True)
    (kernel / "word.py").touch()
    (kernel / f"word{EXTENSION_SUFFIXES[0]}").touch()
    monkeypatch.setattr(engine, "CHECKOUT", tmp_path)
    monkeypatch.setattr(engine, "PACKAGE", tmp_path / "src" / "polana")
    return kernel


def age(path: Path, seconds: int) -> None:
    os.utime(path, (1_000_000_000 + seconds, 1_000_000_000 + seconds))


def test_a_module_that_is_newer_than_its_source_is_used(package):
    age(package / "word.py", 0)
    age(package / f"word{EXTENSION_SUFFIXES[0]}", 1)
    assert engine.stale() is None


def test_a_source_that_changed_after_it_was_compiled_is_stale(package):
    age(package / "word.py", 1)
    age(package / f"word{EXTENSION_SUFFIXES[0]}", 0)
    assert engine.stale() == package / "word.py"


def test_a_compiled_module_without_a_source_is_stale(package):
    (package / "word.py").unlink()
    assert engine.stale() == package / "word.py"


def test_an_installed_package_is_never_stale(package, tmp_path):
    (tmp_path / "pyproject.toml").unlink()
    age(package / f"word{EXTENSION_SUFFIXES[0]}", 0)
    assert engine.stale() is None


def test_the_sources_can_be_asked_for():
    asked = subprocess.run(
        [sys.executable, "-c", "import polana.kernel.match as match; print(match.__file__)"],
        env={**os.environ, "POLANA_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert asked.stdout.strip().endswith("match.py")
