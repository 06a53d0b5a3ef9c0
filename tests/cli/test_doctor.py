"""`polana doctor` finds what is wrong before friends do."""

import json
import os
import shutil
import socket
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from polana.cli import doctor
from polana.table.settings import Settings


def examined(**env):
    """What the command finds, by check; its exit code under `code`."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("POLANA_")}
    # Which engine plays is no setting.
    if "POLANA_PLAIN" in os.environ:
        clean["POLANA_PLAIN"] = os.environ["POLANA_PLAIN"]
    done = subprocess.run(
        [sys.executable, "-m", "polana.cli.main", "doctor", "--json", "--lang", "en"],
        env={**clean, **env},
        capture_output=True,
        text=True,
        check=False,
    )
    found: dict[str, list[dict[str, str]]] = {}
    for finding in json.loads(done.stdout):
        found.setdefault(finding["check"], []).append(finding)
    return found, done.returncode


def messages(findings):
    return [finding["message"].removeprefix("cli-doctor-") for finding in findings]


def test_a_new_installation_is_in_order(tmp_path):
    found, code = examined(POLANA_DATA=str(tmp_path / "new"))
    assert messages(found["disk"]) == ["disk-there"]
    assert messages(found["database"]) == ["database-new"]
    assert messages(found["channels"]) == ["channels-none"]
    assert code == (1 if messages(found["page"]) == ["page-missing"] else 0)
    assert not (tmp_path / "new").exists()


def test_settings_that_cannot_be_read_are_named():
    found, code = examined(POLANA_WORKERS="many")
    assert code == 1
    assert found["settings"][0]["text"] == "The settings cannot be read: POLANA_WORKERS cannot be 'many'"


def test_a_redis_that_is_not_there_is_found(tmp_path):
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        found, code = examined(POLANA_DATA=str(tmp_path), POLANA_CHANNELS=f"redis://127.0.0.1:{port}/0")
    assert (messages(found["channels"]), code) == (["channels-bad"], 1)


def test_a_database_that_is_not_there_is_found_without_its_password(tmp_path):
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        found, code = examined(POLANA_DATABASE=f"postgresql://me:hush@127.0.0.1:{port}/polana")
    assert (messages(found["database"]), code) == (["database-bad"], 1)
    assert "hush" not in json.dumps(found)


def test_a_data_folder_that_others_can_read_is_found(tmp_path):
    tmp_path.chmod(0o755)
    assert [found.message for found in doctor.disk(Settings(data=tmp_path))][1:] == ["cli-doctor-disk-open"]
    tmp_path.chmod(0o700)
    assert [found.message for found in doctor.disk(Settings(data=tmp_path))][1:] == []


@pytest.mark.parametrize(("megabytes", "message"), [(10, "full"), (100, "narrow"), (900, "there")])
def test_a_full_disk_is_found(tmp_path, monkeypatch, megabytes, message):
    tmp_path.chmod(0o700)
    usage = shutil.disk_usage(tmp_path)._replace(free=megabytes * 2**20)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    (found,) = doctor.disk(Settings(data=tmp_path))
    assert found.message == f"cli-doctor-disk-{message}"
    assert found.args["free"] == megabytes


class Health(BaseHTTPRequestHandler):
    """A server whose clock is an hour late."""

    def do_GET(self):
        self.send_response_only(200)
        self.send_header("Date", "Thu, 01 Jan 1970 00:00:00 GMT")
        self.end_headers()

    def log_message(self, *_):
        pass


def test_an_address_is_opened_and_its_clock_compared(tmp_path):
    with HTTPServer(("127.0.0.1", 0), Health) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        found, code = examined(POLANA_DATA=str(tmp_path), POLANA_URL=f"http://127.0.0.1:{server.server_port}")
        server.shutdown()
    assert messages(found["address"]) == ["address-own", "address-there"]
    assert (messages(found["clock"]), code) == (["clock-apart"], 1)


def test_an_address_where_nobody_answers_is_found(tmp_path):
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        found, code = examined(POLANA_DATA=str(tmp_path), POLANA_URL=f"http://127.0.0.1:{port}")
    assert (messages(found["address"])[-1], code) == ("address-silent", 1)
    found, _ = examined(POLANA_DATA=str(tmp_path), POLANA_URL="polana.example")
    assert messages(found["address"]) == ["address-bad"]
