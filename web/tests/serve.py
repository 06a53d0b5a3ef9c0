"""A real server for the tests: `python web/tests/serve.py PORT [FOLDER]`. Without a folder its data go with it."""

import contextlib
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import uvicorn

from polana.table.app import create_app
from polana.table.settings import Settings


def main() -> None:
    port = int(sys.argv[1])
    with contextlib.ExitStack() as stack:
        folder = (
            sys.argv[2] if sys.argv[2:] else stack.enter_context(tempfile.TemporaryDirectory(prefix="polana-page-"))
        )
        settings = replace(Settings(), data=Path(folder), log="plain", tables_per_minute=1000, bot_pace=0.02)
        app = create_app(settings)
        uvicorn.run(app, host="127.0.0.1", port=port, ws="websockets-sansio", log_config=None)


if __name__ == "__main__":
    main()
