"""What strangers send is not remembered."""

from __future__ import annotations

import http.client

import psutil  # type: ignore[import-untyped]
import pytest

from tests.server.sites import Site

#: Bytes by which a site may grow while it hears nonsense: far more than it does.
BOUND = 40 << 20


def ask(connection: http.client.HTTPConnection, path: str, **headers: str) -> int:
    connection.request("GET", path, headers=headers)
    reply = connection.getresponse()
    reply.read()
    return reply.status


@pytest.mark.parametrize("kind", ["query", "cookie", "path", "small"])
def test_nonsense_does_not_fill_the_memory(steady_site: Site, kind: str) -> None:
    process = psutil.Process(steady_site.pid)
    connection = http.client.HTTPConnection("127.0.0.1", steady_site.port, timeout=20)

    def send(n: int) -> int:
        many = [f"{n}x{i}=1" for i in range(5000)]
        if kind == "query":
            return ask(connection, "/api/tables/X?" + "&".join(many))
        if kind == "cookie":
            return ask(connection, "/api/me", cookie=";".join(many))
        if kind == "path":
            return ask(connection, f"/{n}/" + "x" * 50_000)
        return ask(connection, f"/api/tables/{n}x?" + "&".join(many[:10]))

    statuses = {send(n) for n in range(20)}
    before = process.memory_info().rss
    statuses |= {send(n) for n in range(20, 300)}
    connection.close()
    grown = process.memory_info().rss - before
    assert grown < BOUND, f"{grown >> 20} MiB"
    assert statuses == {{"query": 414, "path": 414, "cookie": 401, "small": 400}[kind]}


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_endless_address_is_refused_with_a_sentence(steady_site: Site, language: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", steady_site.port, timeout=20)
    connection.request("GET", "/" + "x" * 5000, headers={"accept-language": language})
    reply = connection.getresponse()
    said = reply.read().decode()
    connection.close()
    assert reply.headers["content-type"] == "application/problem+json"
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert ("zu lang" if language == "de" else "too long") in said
