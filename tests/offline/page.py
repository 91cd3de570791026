"""A page in front of the site of one device: what it asks, and all that it is told."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from dragonstones.offline import OfflineSite
from dragonstones.wire import AllNews, Refusal, TableNews, Update

_decode = msgspec.json.Decoder(AllNews).decode


class Page:
    """Every message is decoded as `wire` declares it: one of another shape fails."""

    def __init__(self, site: OfflineSite | None = None) -> None:
        self.site = site or OfflineSite("0" * 20, "Ada", "en")
        self.news: list[AllNews] = []
        #: What the device keeps, by table.
        self.disk: dict[str, str] = {}
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.asked: list[int] = []
        self._keys = 0
        self.site.connect()
        self.listen()

    def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        text = None if body is None else json.dumps(body)
        found, reply = self.site.request(method, path, text, "en")
        self.listen()
        assert found == status, reply
        return json.loads(reply) if reply and reply[0] in "{[n" else reply

    def say(self, **command: Any) -> None:
        self.site.hear(json.dumps(command))
        self.listen()

    def listen(self) -> None:
        for id, text in self.site.take_kept():
            self.disk.pop(id, None) if text is None else self.disk.update({id: text})
        for text in self.site.take_news():
            news = _decode(text)
            self.news.append(news)
            if isinstance(news, Update):
                self._update(news)

    def _update(self, news: Update) -> None:
        if news.events is not msgspec.UNSET:
            assert isinstance(news.first, int)
            self.events[news.first :] = news.events
        if news.view is not msgspec.UNSET:
            self.view |= news.view
        if news.asked is not msgspec.UNSET:
            self.asked = news.asked

    def sit(self, game: str, bots: list[str], luck: str = "ab" * 8, **wish: Any) -> str:
        """A table that has begun, as the page makes one."""
        seats = 1 + len(wish.get("company", [])) + len(bots)
        wanted = {"game": game, "seats": seats, "bots": bots, "clock": "none", **wish}
        id: str = self.ask("POST", "/tables", wanted)["id"]
        self.ask("PUT", f"/tables/{id}/seat", {"luck": luck})
        self.ask("POST", f"/tables/{id}/start")
        return id

    def watch(self, id: str, **eyes: Any) -> None:
        self.view, self.events = {}, []
        self.say(t="watch", table=id, words="en", **eyes)

    def answer(self, id: str, answer: Any, decision: int | None = None) -> None:
        self._keys += 1
        asked = self.view["decision"]["id"] if decision is None else decision
        self.say(t="answer", table=id, decision=asked, answer=answer, key=f"k{self._keys}")

    def bots_act(self) -> None:
        while self.site.step():
            self.listen()
        self.listen()

    @property
    def is_asked(self) -> bool:
        waiting = self.view["waiting"]
        return self.view["decision"] is not None and (
            waiting is None or self.view["you"] in waiting
        )

    @property
    def last_refusal(self) -> Refusal:
        return [news for news in self.news if isinstance(news, Refusal)][-1]

    @property
    def table(self) -> TableNews:
        return [news for news in self.news if isinstance(news, TableNews)][-1]


def play_on(page: Page, id: str, most: int = 2000) -> None:
    """Give default answers until the game is over, or so many times."""
    for _ in range(most):
        page.bots_act()
        if page.view["result"] is not None:
            return
        assert page.is_asked
        page.answer(id, page.view["decision"]["default"])
