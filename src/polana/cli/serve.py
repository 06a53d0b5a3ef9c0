"""polana serve: the table, for browsers on this machine or anywhere."""

import gc
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

import click

from polana.cli.common import lang_option
from polana.kernel.law import PolanaError
from polana.locale import Speech


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 lets others in.")
@click.option("--port", type=click.IntRange(0, 65535), default=8076, show_default=True, help="0 takes a free one.")
@click.option("--data", type=click.Path(file_okay=False), help="Where tables are kept (the user's data folder).")
@click.option("--open", "show", is_flag=True, help="Open the page in a browser.")
@lang_option
def serve(host: str, port: int, data: str | None, show: bool, lang: str) -> None:
    """Open the table: play in the browser, with friends and bots."""
    # The server takes a moment to import, which no other command should wait for.
    import uvicorn

    from polana.table.app import create_app
    from polana.table.logs import set_up
    from polana.table.settings import Settings

    if data is not None:
        os.environ["POLANA_DATA"] = str(Path(data).absolute())
    if "POLANA_LOG" not in os.environ:
        os.environ["POLANA_LOG"] = "plain" if sys.stderr.isatty() else "json"
    listening = listen(host, port)
    port = listening.getsockname()[1]
    shown = host if host not in ("0.0.0.0", "::") else "127.0.0.1"
    url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    os.environ.setdefault("POLANA_URL", url)
    settings = Settings.read()
    set_up(settings.log)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=65536,
        # Compressing each message of each reader costs more than it saves on one small machine.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    speech = Speech(lang)
    threading.Thread(target=announce, args=(url, show, speech), daemon=True).start()
    # uvicorn stops in good order and then raises the signal once more; that is not news by then.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    # Matches are many small objects that live long: looking through all of them for rubbish takes a tenth of a second,
    # so it is done seldom.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    server = uvicorn.Server(config)
    server.run(sockets=[listening])
    if not server.started:
        raise PolanaError("the table could not be opened; the lines above say why")


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or one line that says what is wrong."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise PolanaError(f"cannot listen on {host} port {port}: {error.strerror}; try --port 0") from None
    return listening


def announce(url: str, show: bool, speech: Speech) -> None:
    """Once the server answers, say where, and open a browser if that is wanted."""
    for _ in range(600):
        try:
            urllib.request.urlopen(url + "/health", timeout=5).close()
        except OSError:
            time.sleep(0.1)
            continue
        click.echo(speech.say("table-open", url=url))
        if show:
            webbrowser.open(url)
        return
