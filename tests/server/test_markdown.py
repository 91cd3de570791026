"""Posts in Markdown: what is shown of them, and what never is."""

from __future__ import annotations

import time

import pytest

from dragonstones.server.markdown import MOST_EMBEDS, parts, plain
from dragonstones.wire import Embed

OURS = ["stones.example", "127.0.0.1:8000"]


def html(text: str) -> str:
    return "".join(part.html for part in parts(text, OURS))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("*a* **b** ~~c~~ `d`", "<p><em>a</em> <strong>b</strong> <s>c</s> <code>d</code></p>"),
        ("one\ntwo", "<p>one<br>\ntwo</p>"),
        ("> said", "<blockquote>\n<p>said</p>\n</blockquote>"),
        ("# no heading", "<p># no heading</p>"),
        ("<b>x</b>", "<p>&lt;b&gt;x&lt;/b&gt;</p>"),
        ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
        ("&lt;img onerror=x&gt;", "<p>&lt;img onerror=x&gt;</p>"),
        ("[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>"),
        ("[x](data:text/html,hi)", "<p>[x](data:text/html,hi)</p>"),
        ("readme.md", "<p>readme.md</p>"),
    ],
)
def test_what_is_written_is_shown_or_is_text(text: str, shown: str) -> None:
    assert html(text) == shown


@pytest.mark.parametrize(
    "text",
    [
        "see https://evil.example/x",
        "[x](https://evil.example/x)",
        "![x](https://evil.example/x)",
        "[x](//evil.example/x)",
        "<https://evil.example/x>",
        "[x](https://evil.example/stones.example)",
        "[x](https://stones.example@evil.example/)",
        "[x](https://stones.example//evil.example)",
        "[x](https://stones.example.evil.example/)",
    ],
)
def test_a_link_that_leads_outside_says_so_and_no_picture_is_fetched(text: str) -> None:
    shown = html(text)
    assert 'class="outside"' in shown and "↗" in shown
    assert 'rel="noopener noreferrer nofollow ugc"' in shown
    assert "<img" not in shown


@pytest.mark.parametrize(
    ("text", "href"),
    [
        ("see https://stones.example/rules", "/rules"),
        ("[x](/rules/fist-2002#ruling-F4)", "/rules/fist-2002#ruling-F4"),
        ("[x](http://127.0.0.1:8000/lobby?a=b&c)", "/lobby?a=b&amp;c"),
        ("[x](HTTPS://Stones.Example/rules)", "/rules"),
    ],
)
def test_a_link_to_a_page_of_ours_is_a_path(text: str, href: str) -> None:
    assert f'href="{href}"' in html(text)
    assert "outside" not in html(text)


@pytest.mark.parametrize(
    ("path", "kind", "ids"),
    [
        ("/cards/fist-2002/wizard", "card", ["fist-2002", "wizard"]),
        ("/guild/cards/home-0123456789abcdef", "entry", ["home-0123456789abcdef"]),
        ("/guild/variants/variant-0123456789abcdef", "entry", ["variant-0123456789abcdef"]),
        ("/replay/abcdefghijkl?eyes=0&at=12", "replay", ["abcdefghijkl"]),
        ("/puzzles/0123abcd", "puzzle", ["0123abcd"]),
        ("/t/abcdefghijkl", "table", ["abcdefghijkl"]),
    ],
)
def test_a_thing_of_ours_in_a_line_of_its_own_is_data(path: str, kind: str, ids: list[str]) -> None:
    told = parts(f"Look:\n\nhttps://stones.example{path}\n\nNice.", OURS)
    assert [part.html for part in told] == ["<p>Look:</p>", "", "<p>Nice.</p>"]
    assert told[1].embed == Embed(kind=kind, page=path, ids=ids)  # type: ignore[arg-type]
    assert parts(f"[a name]({path})", OURS)[0].embed == told[1].embed
    assert f'href="{path.replace("&", "&amp;")}"' in html(
        f"In a line: https://stones.example{path}"
    )
    assert parts(f"https://other.example{path}", OURS)[0].embed is None
    assert parts(f"- https://stones.example{path}", OURS)[0].embed is None


def test_a_post_in_one_line_has_no_signs_of_markdown() -> None:
    said = "A **bold**\n`word` and a [link](/x).\n\n> quoted\n\n- one\n- two <b>"
    assert plain(said) == "A bold word and a link. quoted one two <b>"


def test_only_so_many_things_are_shown_in_one_post() -> None:
    told = parts("\n\n".join(["/puzzles", *["[x](/puzzles/0123abcd)"] * 20]), OURS)
    assert len([part for part in told if part.embed]) == MOST_EMBEDS


@pytest.mark.parametrize("text", ["[" * 9999, "*" * 9999, ">" * 9999, "![" * 5000, "`" * 9999])
def test_a_post_of_brackets_takes_no_long_time(text: str) -> None:
    begun = time.process_time()
    parts(text, OURS)
    assert time.process_time() - begun < 2
