"""Whoever reads a sentence about themselves is "you" in it, with the verb that belongs to it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from typing import Any

import pytest

from dragonstones import Event, Match
from dragonstones.engine.registry import games
from dragonstones.games.fist import events as fist_events
from dragonstones.games.gold import events as gold_events
from dragonstones.text import LANGUAGES, Texts, lenient, texts
from tests.games.random_play import anything_special, moments
from tests.test_text import FIST_SAMPLES, GOLD_SAMPLES, event_kinds, sample

#: Names that are no part of any other word.
NAMES = ["Xarvid", "Qwenna", "Zolkof", "Yxmir", "Jykka", "Vrizzo"]

#: Fields in which players stand, and those that choose another sentence.
PLAYERS = ("seat", "victim", "other", "receiver", "proposer")
LISTS = ("seats", "fighters", "winners", "black", "watchers")
OTHERS: dict[str, list[Any]] = {
    "by": [None, "dealer", "crook", "rat-king", "illusionist"],
    "caught": [False, True],
    "give": [{"gold": 2}, {}],
    "how": ["highest", "second", "lowest", "kept", "favor"],
    "points": [1, 2],
    "secret": [False, True],
    "spent": [False, True],
    "stage": ["gold", "silver", "stones"],
    "steps": [None, 1, 3],
    "want": [{"sapphire": 1}, {}],
}
WHY = {"NobodyWon": ["tied", "shared"], "FavorPassed": ["fewest", "last", "cursed", "latest"]}

#: What cannot stand beside "you": the verb of somebody else.
WRONG = {
    "en": r"\byou(?:(?:, \w+)* and \w+)? (?:has|is|was|does|\w*[^s\W]s)\b",
    "de": r"(?:^|[.:;!?] )du (?!und |nicht |\d|\w+(?:st|zt|xt)\b)\w+"
    r"|\b\w*[^sz\W]t du\b"
    r"|\bdu(?:, \w+)* und \w+ (?:hat|ist|sind|\w+en)\b",
}


#: What happens to one player alone as well as to several.
ALONE = {"Cursed", "FairyTakenBack", "DragonKilled", "StashesRevealed", "TurnEnded"}


def stories() -> Iterator[Event]:
    """Every event, in every way in which it is told."""
    families = (fist_events, FIST_SAMPLES), (gold_events, GOLD_SAMPLES)
    for module, samples in families:
        for kind in event_kinds(module):
            has = {field.name for field in fields(kind)}
            chosen: dict[str, list[Any]] = {name: OTHERS[name] for name in OTHERS if name in has}
            if kind.__name__ == "StashesRevealed":  # the points of each
                del chosen["points"]
            if kind.__name__ in WHY:
                chosen["why"] = WHY[kind.__name__]
            if kind.__name__ not in ("FistsOpened", "HandWatched"):  # one entry for each of them
                some = [[0, 1], [0], [1]] if kind.__name__ in ALONE else [[0, 1]]
                chosen |= {name: some for name in LISTS if name in has}
            for values in product(*chosen.values()):
                told = dict(zip(chosen, values, strict=True))
                if (told.get("how") == "kept") == bool(told.get("by")):
                    yield sample(kind, samples, **told)


def readers(event: Event) -> set[int]:
    """All who are named in it."""
    data = event.data()
    alone = {data[name] for name in PLAYERS if data.get(name) is not None}
    return alone | {seat for name in LISTS for seat in data.get(name, ())}


def check(t: Texts, said: str, me: int) -> None:
    assert NAMES[me] not in said
    assert not re.search(WRONG[t.lang], said, re.IGNORECASE), said
    assert not re.search(r"\b[Yy]ou[ ,][^.:;(]*\btheir\b", said), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reader_is_you_in_every_event(lang: str) -> None:
    t, told = texts(lang), 0
    for event in stories():
        for me in readers(event):
            check(t, t.event(event, NAMES, me), me)
            told += 1
    assert told > 150


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_actor_and_the_victim_are_told_the_same_event_differently(lang: str) -> None:
    for event in stories():
        said = {me: texts(lang).event(event, NAMES, me) for me in (None, *readers(event))}
        if event.kind not in ("nobody-won", "turn-ended"):  # nobody in particular, or their coins
            assert len(set(said.values())) == len(said), said


@pytest.mark.parametrize("game", list(games()), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_player_is_you_in_a_whole_game(game: Any, lang: str) -> None:
    t, seats = texts(lang), 4
    match = Match.new(game, seats=seats, seed=5)
    for now in moments(match, random.Random(5), anything_special):
        for seat, decision in now.waiting.items():
            data, view = decision.data(), now.view(seat)
            check(t, lenient.prompt(t, data, NAMES), seat)
            if isinstance(data.get("options"), list):
                for option in lenient.options(t, game, data, NAMES, view):
                    check(t, option, seat)
    for me in range(seats):
        for event in (event for event in match.events if event.seen_by(me)):
            check(t, lenient.event(t, event, NAMES, me), me)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You wins the game!"),
        ("en", "You and Qwenna swaps"),
        ("de", "Du gewinnt das Spiel!"),
        ("de", "Du und Qwenna tauschen alle"),
        ("de", "Dann nimmt du das Gold"),
    ],
)
def test_a_wrong_verb_is_noticed(lang: str, said: str) -> None:
    with pytest.raises(AssertionError):
        check(texts(lang), said, 0)
