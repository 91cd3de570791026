"""Every example in docs/protocol.md is a message as `wire.py` has it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonstones import Refused
from dragonstones.client import Client
from dragonstones.engine import get_game
from dragonstones.text import texts
from dragonstones.wire import (
    AllNews,
    Commands,
    NewGuest,
    NewTable,
    Person,
    Problem,
    SeatWanted,
    TableFound,
)

PAGE = Path(__file__).parent.parent / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
#: The lines of the examples: → is a client, ← the site.
LINES = re.findall(r"^([→←]) (.+)$", TEXT, re.M)

#: What goes with a call over HTTP: its body, and the answers.
BODIES: dict[str, Any] = {
    "POST /api/guests": NewGuest,
    "PUT /api/tables/z45k2wiftiy3/seat": SeatWanted,
    "POST /api/tables": NewTable,
}
ANSWERS: dict[str, Any] = {"201": Person, "200": TableFound, "400": Problem}


@pytest.mark.parametrize(("who", "line"), LINES)
def test_every_example_is_a_message(who: str, line: str) -> None:
    head, brace, rest = line.partition("{")
    body = brace + rest
    if not head:
        kind: Any = Commands if who == "→" else AllNews
    else:
        kind = BODIES.get(head.strip()) if who == "→" else ANSWERS[head.strip()]
    if '"dance"' in body and who == "→":
        with pytest.raises(msgspec.ValidationError, match="dance"):
            msgspec.json.decode(body, type=kind)
    elif body:
        message = msgspec.json.decode(body, type=kind)
        known = set(msgspec.json.decode(msgspec.json.encode(message)))
        assert set(msgspec.json.decode(body)) <= known, "no field that wire.py does not have"


def test_events_and_decisions_of_the_examples_are_those_of_the_game() -> None:
    game = get_game("fist-2002")
    updates = [msgspec.json.decode(line) for _, line in LINES if line.startswith('{"t": "update"')]
    events = [event for update in updates for event in update.get("events", [])]
    assert events
    for event in events:
        again = game.event(event)
        assert again is not None and again.data() == event
    asked = [one["view"] for one in updates if one.get("view", {}).get("decision")]
    assert asked
    for view in asked:
        assert game.decision(view).data() == view["decision"]


def test_there_is_an_example_of_every_message() -> None:
    for who, union in (("→", Commands), ("←", AllNews)):
        shown = {msgspec.json.decode(line)["t"] for w, line in LINES if w == who and line[0] == "{"}
        tags = {one.__struct_config__.tag for one in union.__args__}
        assert tags <= shown


def test_the_refusals_of_the_examples_are_the_ones_of_the_site() -> None:
    """The sentences, word for word."""
    t = texts("en")
    refused = [msgspec.json.decode(line) for _, line in LINES if line.startswith('{"t": "refused"')]
    sentences = {
        "too-late": t.refusal(Refused("too-late", decision=1000, now=2000)),
        "bid-too-many": t.refusal(Refused("bid-too-many", coin="silver", n=9, own=5)),
        "no-such-table": t.refusal(Refused("no-such-table")),
        "bad-message": t.refusal(Refused("bad-message", reason="Invalid value 'dance' - at `$.t`")),
    }
    assert {one["code"]: one["reason"] for one in refused} == sentences


def test_the_python_of_the_page_is_that_of_the_client() -> None:
    for name in re.findall(r"client\.(\w+)\(", TEXT):
        assert callable(getattr(Client, name))
