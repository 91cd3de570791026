"""The page itself: files that are built into the package, the same for everybody.

They are read once and kept compressed, except the Python that runs in browsers: its files are
large, seldom requested, and compressed when they are built. Every page has the same HTML file,
whose script does the routing; the site adds the tags of a link preview, and answers 404 where there
is no page.
"""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from litestar import HttpMethod, Request, Response, Router, route
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
#: A file may be sent compressed; the preview of a page also depends on the requested language.
VARY, PAGE_VARY = "Accept-Encoding", "Accept-Encoding, Accept-Language"
#: The place in the page for the tags of a preview.
PREVIEW = b"<!-- preview -->"

#: The ending of a large file's compressed version.
PACKED = ".br"

_TYPES = {
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
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
    #: How `content` is compressed already.
    encoding: str = ""


class LargeFile(NamedTuple):
    """A file that is read on request. Its folder is named after a hash of the contents."""

    path: Path
    media_type: str
    tag: str

    async def sent(self, request: AnyRequest) -> PageFile:
        packed = "br" in request.headers.get("accept-encoding", "")
        path = self.path.with_name(self.path.name + PACKED) if packed else self.path
        content = await asyncio.to_thread(path.read_bytes)
        return PageFile(content, None, self.media_type, self.tag, FOREVER, "br" if packed else "")


def _read(path: Path, name: str) -> PageFile | LargeFile:
    media_type = _TYPES.get(path.suffix) or mimetypes.guess_type(name)[0]
    media_type = media_type or "application/octet-stream"
    if path.with_name(path.name + PACKED).is_file():
        return LargeFile(path, media_type, f'"{path.parent.name}"')
    return _file(
        path.read_bytes(),
        media_type,
        FOREVER if name.startswith("assets/") else ASK_FIRST,
        packed=9 if path.suffix in _COMPRESSED else 0,
    )


def _file(content: bytes, media_type: str, cache: str, packed: int) -> PageFile:
    """A file as it is sent; `packed`: the level of compression, 0: none."""
    return PageFile(
        content,
        gzip.compress(content, packed, mtime=0) if packed else None,
        media_type,
        f'"{sha256(content).hexdigest()[:20]}"',
        cache,
    )


def read_page(folder: Path) -> dict[str, PageFile | LargeFile]:
    """All files by their path below the folder, except hidden ones, such as the build's."""
    paths = sorted(folder.rglob("*"))
    files = (path for path in paths if path.is_file() and path.suffix != PACKED)
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
    assert isinstance(shell, PageFile)

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={UNLIMITED: True},
    )
    async def show_page(request: AnyRequest) -> Response[bytes]:
        path = request.scope["path"]
        if file := files.get(path.strip("/")):
            if isinstance(file, LargeFile):
                file = await file.sent(request)
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
    """Whether a person asks for a page, not a program for a file or an answer."""
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
    if file.encoding:
        headers["Content-Encoding"] = file.encoding
    elif file.compressed and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["Content-Encoding"] = file.compressed, "gzip"
    return Response(content, status_code=status, headers=headers, media_type=file.media_type)
