"""Find a game for each character and save it: `python -m tests.golden.make`.

Only for characters that have no game yet: saved games stay as they are for ever.
"""

from __future__ import annotations

import itertools
import json

from dragonstones import Match
from dragonstones.bots import make_bot
from dragonstones.engine.registry import games
from tests.golden import FOLDER, digest


def main() -> None:
    for game in games():
        wanted = {
            card
            for card in game.edition.characters
            if not (FOLDER / f"{game.id}-{card}.json").exists()
        }
        for seed in itertools.count():
            if not wanted:
                break
            match = play(game.id, 3 + seed % 4, seed)
            for card in sorted(wanted & played(match)):
                wanted.remove(card)
                save(match, card)
                break


def play(game: str, seats: int, seed: int) -> Match:
    match = Match.new(game, seats=seats, seed=seed)
    bots = [make_bot(game, "random" if seat == 1 else "merchant", seed) for seat in range(seats)]
    while match.waiting:
        for seat, decision in list(match.waiting.items()):
            match.answer(seat, bots[seat].answer(match.view(seat), decision))
    return match


def played(match: Match) -> set[str]:
    """The cards whose power was used."""
    return {e.data()["card"] for e in match.events if e.kind in ("won", "played")}


def save(match: Match, card: str) -> None:
    golden = {"about": card, "digest": digest(match), "journal": match.journal()}
    path = FOLDER / f"{match.game.id}-{card}.json"
    path.write_text(json.dumps(golden, separators=(",", ":")) + "\n")
    print(path.name, len(match.journal()["answers"]))


if __name__ == "__main__":
    main()
