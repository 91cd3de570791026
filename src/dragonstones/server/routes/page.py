"""The page itself: files that were built into the package, the same for everybody.

They are read once and kept compressed. Whatever path is not a file of its own is a place in
the page, which finds its way from there.
"""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException

FOLDER = Path(__file__).parent.parent / "page"

#: Files whose name changes with what is in them.
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"

_TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
_COMPRESSED = (".html", ".js", ".css", ".svg", ".webmanifest", ".json", ".txt")

_UNBUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Dragonstones</title>
<p>This site was installed without its page. The API is at <a href="/api/schema/openapi.json">
/api/schema/openapi.json</a>. <p lang="de">Diese Seite wurde ohne Oberfl&auml;che installiert.
"""


class PageFile(NamedTuple):
    content: bytes
    compressed: bytes | None
    media_type: str
    tag: str
    cache: str


def _read(path: Path, name: str) -> PageFile:
    content = path.read_bytes()
    media_type = _TYPES.get(path.suffix) or mimetypes.guess_type(name)[0]
    packed = gzip.compress(content, 9, mtime=0) if path.suffix in _COMPRESSED else None
    return PageFile(
        content,
        packed,
        media_type or "application/octet-stream",
        f'"{sha256(content).hexdigest()[:20]}"',
        FOREVER if name.startswith("assets/") else ASK_FIRST,
    )


def read_page(folder: Path) -> dict[str, PageFile]:
    """All files by their path below the folder, but for hidden ones, such as the build's."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    names = {path: path.relative_to(folder) for path in files}
    page = {
        name.as_posix(): _read(path, name.as_posix())
        for path, name in names.items()
        if not any(part.startswith(".") for part in name.parts)
    }
    if "index.html" not in page:
        page["index.html"] = PageFile(_UNBUILT, None, "text/html", '"unbuilt"', ASK_FIRST)
    return page


def make_router(folder: Path = FOLDER) -> Router:
    page = read_page(folder)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def show_page(request: Request[Any, Any, Any]) -> Response[bytes]:
        name = request.scope["path"].strip("/")
        file = page.get(name)
        if file is None:
            last = name.rpartition("/")[2]
            if "." in last or name.startswith("api/") or name == "api":
                raise NotFoundException
            file = page["index.html"]
        headers = {"ETag": file.tag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
        content = file.content
        if file.compressed and "gzip" in request.headers.get("accept-encoding", ""):
            content, headers["Content-Encoding"] = file.compressed, "gzip"
        return Response(content, headers=headers, media_type=file.media_type)

    return Router("/", route_handlers=[show_page])
