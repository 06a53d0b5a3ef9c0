"""A real server for the tests of the page: `python web/tests/serve.py PORT`. Its data go when it stops."""

import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import uvicorn

from polana.table.app import create_app
from polana.table.settings import Settings


def main() -> None:
    port = int(sys.argv[1])
    with tempfile.TemporaryDirectory(prefix="polana-page-") as folder:
        settings = replace(Settings(), data=Path(folder), log="plain", tables_per_minute=1000)
        app = create_app(settings)
        uvicorn.run(app, host="127.0.0.1", port=port, ws="websockets-sansio", log_config=None)


if __name__ == "__main__":
    main()
