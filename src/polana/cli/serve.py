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
from io import StringIO
from ipaddress import ip_address
from pathlib import Path

import click

from polana.cli.common import lang_option
from polana.kernel.errors import PolanaError
from polana.locale import Speech


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 lets others in.")
@click.option("--port", type=click.IntRange(0, 65535), default=8076, show_default=True, help="0 takes a free one.")
@click.option("--data", type=click.Path(file_okay=False), help="Where tables are kept (the user's data folder).")
@click.option(
    "--lan", is_flag=True, help="Let friends on the same network in (--host 0.0.0.0), and show their address."
)
@click.option("--open", "show", is_flag=True, help="Open the page in a browser.")
@lang_option
def serve(host: str, port: int, data: str | None, lan: bool, show: bool, lang: str) -> None:
    """Open the table: play in the browser, with friends and bots."""
    # The server takes a moment to import, which no other command should wait for.
    import uvicorn

    from polana.table.server import doorway
    from polana.table.server.app import create_app
    from polana.table.server.logs import set_up
    from polana.table.settings import Settings

    if data is not None:
        os.environ["POLANA_DATA"] = str(Path(data).absolute())
    if "POLANA_LOG" not in os.environ:
        os.environ["POLANA_LOG"] = "plain" if sys.stderr.isatty() else "json"
    if lan and host == "127.0.0.1":
        host = "0.0.0.0"
    listening = listen(host, port)
    port = listening.getsockname()[1]
    everywhere = host in ("0.0.0.0", "::")
    url = web_address("127.0.0.1" if everywhere else host, port)
    at_home = home_address() if everywhere else ""
    friends = web_address(at_home, port) if at_home else ""
    os.environ.setdefault("POLANA_URL", friends or url)
    settings = Settings.read()
    set_up(settings.log)
    app = create_app(settings)
    app.state.hub.store.claim()
    doorway.open_more_files()
    server = uvicorn.Server(doorway.config(app))

    def end(number: int, frame: object) -> None:
        """Before the server listens for signals itself, and after: it raises them once more when it has stopped."""
        server.should_exit = True

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end)
    speech = Speech(lang)
    threading.Thread(target=announce, args=(url, friends, everywhere, show, speech), daemon=True).start()
    # Matches are many small objects that live long: looking through all of them for garbage takes a tenth of a second,
    # so it is done seldom.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    # Whoever computes hands the interpreter on after so many seconds: with the usual 5 ms a word would wait for 5 ms at
    # each step that it takes in the database while somebody else looks ahead.
    sys.setswitchinterval(0.0005)
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


def web_address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def home_address() -> str:
    """The address of this machine on the home network, or empty: private addresses first, as routers give them."""
    import ifaddr

    found = [
        address
        for adapter in ifaddr.get_adapters()
        for given in adapter.ips
        if given.is_IPv4 and not (address := ip_address(str(given.ip))).is_loopback and not address.is_link_local
    ]
    found.sort(key=lambda address: not address.is_private)
    return str(found[0]) if found else ""


def announce(url: str, friends: str, everywhere: bool, show: bool, speech: Speech) -> None:
    """Once the server answers, say where, for whom, and open a browser if that is wanted."""
    for _ in range(600):
        try:
            urllib.request.urlopen(url + "/health", timeout=5).close()
        except OSError:
            time.sleep(0.1)
            continue
        click.echo(speech.say("table-open", url=url))
        if sys.stdout.isatty() or friends:
            for line in invitation(friends, everywhere, speech):
                click.echo(line)
        if show:
            webbrowser.open(url)
        return


def invitation(friends: str, everywhere: bool, speech: Speech) -> list[str]:
    """What to tell friends on the same network, with a code for their phones."""
    if not everywhere:
        return [speech.say("table-alone")]
    if not friends:
        return [speech.say("table-no-network")]
    import segno

    drawn = StringIO()
    segno.make(friends, error="m").terminal(drawn, compact=True)
    return [speech.say("table-friends", url=friends), *drawn.getvalue().splitlines()]
