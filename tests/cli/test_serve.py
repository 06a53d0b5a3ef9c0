"""The way to the table that `polana serve` shows to friends."""

from types import SimpleNamespace

import ifaddr
import pytest

from polana.cli.serve import home_address, invitation, web_address
from polana.locale import Speech


def adapters(*addresses):
    ips = [SimpleNamespace(ip=address, is_IPv4=isinstance(address, str)) for address in addresses]
    return [SimpleNamespace(ips=[ip]) for ip in ips]


@pytest.mark.parametrize(
    ("addresses", "shown"),
    [
        (["127.0.0.1", "192.168.1.20"], "192.168.1.20"),
        (["127.0.0.1", "8.8.4.4", "10.0.0.7"], "10.0.0.7"),
        (["169.254.3.4", ("fe80::1", 0, 1), "8.8.4.4"], "8.8.4.4"),
        (["127.0.0.1"], ""),
    ],
)
def test_friends_are_shown_the_address_of_the_network_at_home(monkeypatch, addresses, shown):
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters(*addresses))
    assert home_address() == shown


def test_an_invitation_is_an_address_and_a_code_for_phones():
    text, *code = invitation("http://192.168.1.20:8076", True, Speech("en"))
    assert "http://192.168.1.20:8076" in text
    assert len(code) > 10
    assert set("".join(code)) <= set("█▀▄ ")


def test_a_table_for_this_machine_alone_says_how_to_let_friends_in():
    assert invitation("", False, Speech("en")) == [Speech("en").say("table-alone")]
    assert "polana serve --lan" in Speech("en").say("table-alone")
    assert invitation("", True, Speech("en")) == [Speech("en").say("table-no-network")]


def test_an_address_of_version_six_is_written_in_brackets():
    assert web_address("::1", 80) == "http://[::1]:80"
