"""A WebSocket as the line to a page."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from polana.table.play import HungUp
from polana.table.server.gate import address_of, check_origin


class Socket:
    """One WebSocket; `own` is the address under which people reach the server."""

    def __init__(self, socket: WebSocket[Any, Any, State], own: str) -> None:
        self._socket = socket
        self._own = own
        self.address = address_of(socket)

    async def accept(self) -> None:
        await self._socket.accept()
        check_origin(self._socket, self._own)

    async def receive(self) -> str:
        try:
            text: str = await self._socket.receive_data("text")
        except WebSocketDisconnect:
            raise HungUp from None
        return text

    async def send(self, text: str) -> None:
        try:
            await self._socket.send_data(text, "text")
        except WebSocketDisconnect:
            raise HungUp from None

    async def close(self, code: int, reason: str) -> None:
        await self._socket.close(code, reason)
