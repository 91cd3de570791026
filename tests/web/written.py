"""A forum in the database of a site: threads with everything that a post can have in it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import update

from dragonstones.server import schema
from tests.server.sites import Site
from tests.web.chrome import Visitors
from tests.web.writing import writing

ODD = """A **bold** word, a `word` and a [link](https://elsewhere.example/far/away).

> somebody said so

- one
- two

https://elsewhere.example/a-very-long-address-that-nobody-would-ever-want-to-read-aloud-to-anybody
"""


def written(
    visitors: Visitors, site: Site, state: Any, guild: dict[str, str], replay: str
) -> dict[str, str]:
    """Write as members do; the guest of this state reports a post and becomes a moderator. The
    paths of pages."""
    author, other = visitors.stranger().context.request, visitors.stranger().context.request
    guest = visitors.stranger(state=state).context.request
    for who, name in ((author, "Berthold Thornbeard"), (other, "Wilhelmine Brombeerfels")):
        assert who.post("/api/members", data={"name": name, "password": "a stone in the fist"}).ok
    shown = "\n\n".join(
        f"http://127.0.0.1:{site.port}{path}"
        for path in (guild["guild-card"], "/cards/fist-2002/wizard", f"/replay/{replay}")
    )
    wanted = {"board": "strategy", "title": "How much is the Wizard worth?", "text": ODD}
    made = author.post("/api/forum/threads", data=wanted)
    assert made.ok, made.text()
    thread = made.json()["thread"]["number"]
    path = f"/api/forum/threads/{thread}/posts"
    for who, text, answers in ((other, shown, 1), (author, "Nonsense.", 2), (other, "Oho!", 3)):
        assert who.post(path, data={"text": text, "answers": answers}).ok
    first = made.json()["posts"][0]["number"]
    assert author.patch(f"/api/forum/posts/{first}", data={"text": f"{ODD}\nOr not?"}).ok
    assert guest.post(f"/api/forum/posts/{first + 2}/reports", data={"reason": "Rude."}).ok
    with writing(site) as connection:
        me = guest.get("/api/me").json()["id"]
        people = schema.people.c
        connection.execute(update(schema.people).where(people.id == me).values(role="moderator"))
    visitors.leave()
    return {
        "forum": "/guild/forum",
        "forum-board": "/guild/forum/strategy",
        "forum-search": "/guild/forum?search=wizard",
        "thread": f"/guild/forum/threads/{thread}",
        "moderation": "/guild/moderation",
    }
