"""The lab's games of Fist: a box with many copies of one character."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from dragonstones.arena.balance.fist import (
    STANDARD_PART,
    Sale,
    close_auctions,
    sales,
    twins,
)
from dragonstones.arena.lab.experiment import BOT, SEATS, Facts
from dragonstones.arena.play import play
from dragonstones.engine import Event, Match, get_game
from dragonstones.engine.chance import Rng
from dragonstones.engine.sharing import canonical
from dragonstones.games.fist import FistGame
from dragonstones.games.fist.cards import Card, read_card, rules_data
from dragonstones.games.fist.events import CardShown, PointLost, Scored
from dragonstones.games.fist.home_made import (
    HOME_MADE,
    MOST_COPIES,
    Brought,
    brought_data,
    with_home_made,
)

#: In the deck, so that a special comes up in most games: no more than a sixth of the cards.
COPIES = 6


class LabGame(FistGame):
    """A box that no options make: it has more copies of a card than players can bring."""

    def with_options(self, options: Mapping[str, Any]) -> FistGame:
        return self


class FistLab:
    def plain(self, game: FistGame, card: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
        plain = _nameless(card)
        return plain.id, plain.data

    def message(self, card: str) -> str:
        return f"character-{card}"

    def play(self, game: FistGame, card: Mapping[str, Any], seed: str) -> Facts:
        id, box = _with_copies(game.id, canonical(card))
        played = _play(box, seed, lambda shown, _: shown == id)
        return played[id] if played else {}

    def play_by_the_book(self, game: FistGame, seed: str) -> Mapping[str, Facts]:
        def is_tried(card: str, rng: Rng) -> bool:
            return game.edition.is_special(card) or rng.random() < STANDARD_PART

        return _play(game, seed, is_tried)


LAB = FistLab()


def _play(game: FistGame, seed: str, is_tried: Callable[[str, Rng], bool]) -> dict[str, Facts]:
    """One game, and what it tells of each card; nothing, if it did not end."""
    match, bots, rng = Match.new(game, SEATS, seed), (BOT,) * SEATS, random.Random(f"{seed}/facts")
    play(match, bots, seed)
    if not match.result:
        return {}
    sold, leaders = list(sales(match.events)), _leaders(match.events)
    rivals = close_auctions(sold, rng, lambda card: is_tried(card, rng))

    def on(match: Match, word: str) -> None:
        play(match, bots, f"{seed}/{word}")

    gains: dict[str, list[float]] = {card: [] for card in game.edition.characters}
    for twin in twins(match, sold, rivals, on):
        gains[twin.card].append(twin.gain)
    turns = (1, match.result["turns"])
    return {
        card: {
            "effect": (len(some), sum(some)),
            "turns": turns,
            **_auctions([one for one in zip(sold, leaders, strict=True) if one[0].card == card]),
        }
        for card, some in gains.items()
    }


def _auctions(mine: Sequence[tuple[Sale, frozenset[int]]]) -> Facts:
    """How the auctions of a card ended; with each, who was ahead."""
    ends = Counter(sale.outcome.replace("-", "_") for sale, _ in mine)
    won = [(sale, ahead) for sale, ahead in mine if sale.winner is not None]
    contested = [(sale, ahead) for sale, ahead in won if len(ahead) < SEATS]
    return {
        **{end: (len(mine), ends[end]) for end in ("won", "tied", "no_bids", "cursed")},
        "price": (len(won), sum(sum(sale.paid.values()) for sale, _ in won)),
        "ahead": (len(contested), sum(sale.winner in ahead for sale, ahead in contested)),
    }


def _leaders(events: Sequence[Event]) -> list[frozenset[int]]:
    """For each auction, who had most points when its card was shown."""
    points, found = [0] * SEATS, []
    for event in events:
        match event:
            case Scored(seat, _, total) | PointLost(seat, total):
                points[seat] = total
            case CardShown():
                found.append(frozenset(s for s, n in enumerate(points) if n == max(points)))
    return found


# -- the box ----------------------------------------------------------------------------------


def _nameless(card: Mapping[str, Any]) -> Card:
    """The card without what does not matter to its strength."""
    rules = rules_data(read_card(card).character)
    return read_card({"language": card["language"], "name": {"en": "?"}, **rules})


@lru_cache(64)
def _with_copies(game: str, card: bytes) -> tuple[str, LabGame]:
    """The card's id, and a box with many of it."""
    plain = get_game(game)
    assert isinstance(plain, FistGame)
    made = _nameless(json.loads(card))
    box = with_home_made(plain.edition, [Brought(made, COPIES)])
    # What bots see of the box: its cards, whichever number of them.
    box.chosen = {HOME_MADE: brought_data([Brought(made, MOST_COPIES)])}
    return made.id, LabGame(box)
