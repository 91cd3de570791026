"""The page itself: files that were built into the package, the same for everybody.

They are read once and kept compressed. Every address of a page has the same file, which finds its
way from there; the site adds what a link to it shows elsewhere, and says 404 where nothing is.
"""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException

from dragonstones.server import previews
from dragonstones.server.limits import UNLIMITED, address_of
from dragonstones.server.routes.problems import language_of
from dragonstones.server.routes.tables import site_address
from dragonstones.server.site import Site

AnyRequest = Request[Any, Any, Any]

FOLDER = Path(__file__).parent.parent / "page"

#: Files whose name changes with what is in them.
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
#: A file is sent compressed or not; a page tells of itself in the language that is asked for, too.
VARY, PAGE_VARY = "Accept-Encoding", "Accept-Encoding, Accept-Language"
#: In the page: where the tags of a preview come.
PREVIEW = b"<!-- preview -->"

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
    media_type = _TYPES.get(path.suffix) or mimetypes.guess_type(name)[0]
    return _file(
        path.read_bytes(),
        media_type or "application/octet-stream",
        FOREVER if name.startswith("assets/") else ASK_FIRST,
        packed=9 if path.suffix in _COMPRESSED else 0,
    )


def _file(content: bytes, media_type: str, cache: str, packed: int) -> PageFile:
    """A file as it is sent; `packed` says how hard to compress it, 0: not at all."""
    return PageFile(
        content,
        gzip.compress(content, packed, mtime=0) if packed else None,
        media_type,
        f'"{sha256(content).hexdigest()[:20]}"',
        cache,
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
    files = read_page(folder)
    shell = files["index.html"]

    @get(["/", "/{path:path}"], include_in_schema=False, opt={UNLIMITED: True})
    async def show_page(request: AnyRequest) -> Response[bytes]:
        path = request.scope["path"]
        if file := files.get(path.strip("/")):
            return _answer(request, file)
        if not _is_page(request, path):
            raise NotFoundException
        site: Site = request.app.state.site
        lang, who = language_of(request), address_of(request.scope)
        found = await previews.preview(site, path, lang, who)
        if found is None:
            return _answer(request, shell, status=404)
        tags = previews.tags(found, site_address(site, request), path, files)
        content = shell.content.replace(PREVIEW, tags.encode())
        page = _file(content, shell.media_type, ASK_FIRST, packed=1)
        return _answer(request, page, vary=PAGE_VARY)

    return Router("/", route_handlers=[show_page])


def _is_page(request: AnyRequest, path: str) -> bool:
    """Whether somebody looks for a page there, or a program for a file or an answer."""
    if path == "/api" or path.startswith("/api/"):
        return False
    return "." not in path.rpartition("/")[2] or "text/html" in request.headers.get("accept", "")


def _answer(
    request: AnyRequest, file: PageFile, status: int = 200, vary: str = VARY
) -> Response[bytes]:
    headers = {"ETag": file.tag, "Cache-Control": file.cache, "Vary": vary}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    content = file.content
    if file.compressed and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["Content-Encoding"] = file.compressed, "gzip"
    return Response(content, status_code=status, headers=headers, media_type=file.media_type)
