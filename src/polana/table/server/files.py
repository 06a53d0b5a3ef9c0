"""The built page, served from memory, with the headers that keep it safe."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)

#: Headers of every answer.
SAFE = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

NOT_BUILT = b"""<!doctype html><html lang="en"><title>Polana</title>
<p>The table is open, but its page is not built. In a checkout, <code>make play</code> builds it.</p></html>
"""

_TEXT = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")


class File:
    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if name.endswith(".webmanifest"):
            kind = "application/manifest+json"
        self.kind = kind
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        small = gzip.compress(body, 9, mtime=0) if kind.startswith(_TEXT) else b""
        self.small = small if small and len(small) < len(body) * 0.9 else None
        self.lasting = name.startswith("assets/")


class Page:
    """All files of the page. Paths without a file are places within the page and get its index."""

    def __init__(self, folder: Path) -> None:
        self._files: dict[str, File] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self._files[name] = File(name, path.read_bytes())
        self.built = "index.html" in self._files
        self._index = self._files.get("index.html") or File("index.html", NOT_BUILT)

    def answer(self, path: str, request: Request) -> Response[bytes]:  # type: ignore[type-arg]
        name = path.strip("/")
        file = self._files.get(name)
        if file is None:
            # The number of a paragraph has dots in it: /law/root/4.3.1 is a place, not a file.
            if "." in name.rpartition("/")[2] and not name.startswith("law/"):
                return Response(b"", status_code=404, media_type="text/plain")
            file = self._index
        return answer_with(file, request)


def answer_with(file: File, request: Request[Any, Any, Any]) -> Response[Any]:
    """A file, or the word that it is still what the reader has."""
    headers = {
        "etag": file.tag,
        "vary": "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
    }
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.small, headers=headers, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)
