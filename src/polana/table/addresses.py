"""Where somebody comes from, as it is counted."""

from __future__ import annotations

import ipaddress
from collections import Counter
from typing import Final

#: Whoever has one IPv6 address has a whole network of them (/64). Some have 256 such networks (/56), and tunnels give
#: 65,536 of them (/48) to whoever asks, which many neighbours never share: together those may do this many times as
#: much as one.
WIDE: Final = ((56, 4), (48, 16))


def address_of(host: str) -> str:
    """The address that counts for a host: itself, or its network."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def shares(address: str) -> list[tuple[str, int]]:
    """What is counted together with an address, and how many times as much that may do."""
    if address.endswith("/64"):
        network = ipaddress.IPv6Network(address)
        return [(address, 1), *((str(network.supernet(new_prefix=length)), times) for length, times in WIDE)]
    return [(address, 1)]


class Crowd:
    """How many of something each address has at the moment."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """One more, if there is room for it."""
        counted = shares(address)
        if any(self._here[name] >= self._most * times for name, times in counted):
            return False
        for name, _ in counted:
            self._here[name] += 1
        return True

    def leave(self, address: str) -> None:
        for name, _ in shares(address):
            self._here[name] -= 1
            if self._here[name] <= 0:
                del self._here[name]

    def of(self, address: str) -> int:
        return self._here[address]
