"""A wheel in an empty virtual environment, on a machine without Node or a compiler: `polana serve --open` plays."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from polana.table.settings import PAGE

HERE = Path(__file__).parents[1]

#: Seconds after which a test gives up waiting for something that never comes. No test is about them.
PATIENCE = 300


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The plain wheel, made from the sdist: so that the sdist is known to be whole."""
    out = tmp_path_factory.mktemp("dist")
    source = tmp_path_factory.mktemp("source") / "polana"
    # From a copy, since setuptools leaves files behind.
    rest = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md", "alembic.ini")
    shutil.copytree(HERE / "src", source / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so"))
    for name in rest:
        shutil.copy(HERE / name, source)
    shutil.copytree(HERE / "benchmarks", source / "benchmarks")
    if not PAGE.exists():
        page = made(source / "src/polana/table/page")
        (page / "index.html").write_text("<!doctype html><script src=/assets/x.js></script>")
        (made(page / "assets") / "x.js").write_text("")
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", out, source]
    subprocess.run(build, check=True, capture_output=True)
    (sdist,) = out.glob("polana-*.tar.gz")
    with tarfile.open(sdist) as packed:
        made_with = [name.split("/", 1)[1] for name in packed.getnames() if "/benchmarks/" in name]
    # A wheel with a profile is made from it, too.
    assert sorted(made_with) == ["benchmarks/make_profile.py", "benchmarks/profile_matches.py"]
    (found,) = out.glob("polana-*-py3-none-any.whl")
    return found


def made(folder):
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def test_the_wheel_holds_the_page_the_rules_and_no_compiled_file(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert "polana/table/page/index.html" in names
    assert any(name.startswith("polana/table/page/assets/") for name in names)
    for game in ("northgard", "root"):
        assert f"polana/games/{game}/law.toml" in names
    assert not [name for name in names if name.endswith((".so", ".pyc")) or name.startswith("tests")]


def test_an_installed_wheel_serves_the_page_and_a_table(wheel, tmp_path):
    venv.create(tmp_path / "env", with_pip=True)
    python = tmp_path / "env/bin/python"
    home = {name: value for name, value in os.environ.items() if not name.startswith(("POLANA", "PYTHON"))}
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel]
    subprocess.run(install, env=home, check=True, cwd=tmp_path)
    # A browser that writes down what it is told to open, and a path on which there is no Node.
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    env = {**home, "HOME": str(tmp_path), "PATH": f"{tmp_path / 'env/bin'}:/bin", "BROWSER": f"{browser} %s"}
    server = subprocess.Popen(
        [tmp_path / "env/bin/polana", "serve", "--open", "--port", "0", "--data", tmp_path / "data", "--lang", "en"],
        env=env, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
        assert found is not None
        url = found[0]
        page = fetched(url + "/")
        assert "<!doctype html>" in page.lower()
        for asset in re.findall(r'(?:src|href)="?(/assets/[^" >]+)', page):
            fetched(url + asset)
        names = [game["name"] for game in json.loads(fetched(url + "/api/games"))]
        assert {"northgard", "root"} <= set(names)
        wish = {"game": "northgard", "seats": [{"player": "me", "value": "wolf"}, {"player": "bot", "value": "raven"}]}
        request = urllib.request.Request(url + "/api/tables", json.dumps(wish).encode(),
                                         {"Content-Type": "application/json"})  # fmt: skip
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            assert response.status == 201
        while not opened.exists():
            assert server.poll() is None
            time.sleep(0.05)
        server.terminate()
        server.wait(PATIENCE)
        assert opened.read_text().strip().rstrip("/") == url
    finally:
        server.kill()
        server.wait()
        if server.stdout is not None:
            server.stdout.close()


def fetched(url):
    with urllib.request.urlopen(url, timeout=PATIENCE) as response:
        return response.read().decode()
