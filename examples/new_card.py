"""A new card, as data: checked, said in words in two languages, and played.

python examples/new_card.py [games]
"""

from __future__ import annotations

import sys

from dragonstones import BadSetup, Match
from dragonstones.bots import Players, make_bot
from dragonstones.games.fist.cards import read_card
from dragonstones.text import texts
from dragonstones.text.fist import rule

MILLER = {
    "language": 1,
    "name": {"en": "Miller", "de": "Müller"},
    "gender": "m",
    "picture": {"shape": "sign", "charge": "lantern", "colour": "amber", "ground": "slate"},
    "power": {
        "either": [
            {"then": [{"pay": {"stones": 3}}, {"score": 1}]},
            {"take": {"common": 1, "silver": 2}},
        ]
    },
}


def main(games: str = "10") -> None:
    card = read_card(MILLER)
    for language in ("en", "de"):
        print(rule(texts(language), card.character))
    try:
        read_card({**MILLER, "power": {"take": {"gold": 1}}})
    except BadSetup as refused:
        print(f"refused: {refused}")
    options = {"home_made": [{"card": MILLER, "copies": 2}]}
    won = 0
    for seed in range(int(games)):
        match = Match.new("fist-2002", seats=3, seed=seed, options=options)
        bots = {seat: make_bot("fist-2002", "merchant", seat) for seat in range(3)}
        players = Players(match, bots)  # they price the new card by its effects
        while match.waiting:
            seat = next(iter(match.waiting))
            match.answer(seat, players.ask(seat))
        won += sum(e.kind == "won" and e.data()["card"] == card.id for e in match.events)
    print(f"the Miller was won {won} times in {games} games")


if __name__ == "__main__":
    main(*sys.argv[1:])
