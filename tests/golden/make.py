"""Find games worth keeping and save them: `python -m tests.golden.make`.

Of Fist of Dragonstones one for each character, of Dragon's Gold one for each Magic Object and
for each thing that happens seldom. Only what has no game yet: saved games stay as they are for
ever. With a folder (`python -m tests.golden.make /tmp/games`) they are put there.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from dragonstones import Match
from dragonstones.bots import Players, make_bot
from dragonstones.engine import Game
from dragonstones.engine.registry import games
from dragonstones.games.fist import FistGame
from dragonstones.games.gold import GoldGame
from dragonstones.games.gold.box import OBJECTS
from tests.games.fist.test_home_made import EXAMPLE_CARDS, bringing
from tests.games.random_play import anything, anything_special, nothing_that_kills
from tests.golden import FOLDER, digest

#: A game in which the power of several home-made cards was used.
HOME_MADE = "home-made"
EXAMPLES = [card for card in EXAMPLE_CARDS if card["name"]["en"] in ("Echo", "Gambler", "Hermit")]

#: A game with the house rules that change how it is played, and not only its numbers.
HOUSE_RULES = "house-rules"
FIST_HOUSE = {"deck": {"all_but": ["troll", "fairy"]}, "spent": "hidden", "new_fairy": 2}
GOLD_HOUSE = {"dragons": 10, "objects": {"all_but": ["hourglass"]}, "gems": 3}

#: What is not found in so many games is given up.
MOST_GAMES = 5000

#: Dragon's Gold beside the Magic Objects, by the event that shows it.
GOLD_EVENTS = {
    "agreed": "negotiation",
    "treasure-lost": "failed-negotiation",
    "treasure-divided": "divide-and-choose",
    "reds-seized": "lone-wizard",
    "nothing-to-share": "nothing-to-share",
    "stash-seen": "thief-and-wizard",
    "nothing-to-steal": "nothing-to-steal",
    "everybody-blocked": "blocked-table",
    "turn-lost": "lost-turn",
    "traded": "market-trade",
}
#: And what no single event shows.
GOLD_OTHERS = {"basic", "advanced", "bag-emptied", "pile-emptied", "time-up", "shared-victory"}


def main(folder: Path = FOLDER) -> None:
    for game in games():
        wanted = {about for about in subjects(game) if not path(game, about, folder).exists()}
        for seed in range(MOST_GAMES):
            if not wanted:
                break
            match = play(game, 3 + seed % 4, seed)
            for about in sorted(wanted & played(match)):
                wanted.remove(about)
                save(match, about, folder)
                break
        if wanted:
            print(f"{game.id}: no game about {', '.join(sorted(wanted))}")


def path(game: Game[Any], about: str, folder: Path) -> Path:
    version = f"-rules-{game.rules}" if game.rules > 1 else ""
    return folder / f"{game.id}{version}-{about}.json"


def subjects(game: Game[Any]) -> set[str]:
    """What there should be a saved game about."""
    if isinstance(game, FistGame):
        return {*game.edition.characters, HOME_MADE, HOUSE_RULES}
    if isinstance(game, GoldGame):
        return {*OBJECTS, *GOLD_EVENTS.values(), *GOLD_OTHERS, HOUSE_RULES}
    return {"any"}  # a game of another package


def played(match: Match) -> set[str]:
    """What a game can be saved for."""
    if {*FIST_HOUSE, *GOLD_HOUSE} & match.game.house_rules_in(match.options).keys():
        return {HOUSE_RULES}
    if isinstance(match.game, FistGame):  # the cards whose power was used
        used = {e.data()["card"] for e in match.events if e.kind in ("won", "played")}
        own = {card.id for card, *_ in match.game.edition.home_made}
        return ({HOME_MADE} if own <= used else set()) if own else used
    if isinstance(match.game, GoldGame):
        return gold_played(match)
    return {"any"}


def gold_played(match: Match) -> set[str]:
    kinds = [event.kind for event in match.events]
    about = {GOLD_EVENTS[kind] for kind in kinds if kind in GOLD_EVENTS}
    about |= {event.data()["object"] for event in match.events if event.kind == "object-used"}
    about.add(match.options["rules"])
    if [None, "time"] in match.journal()["answers"]:
        about.add("time-up")
    if match.result and len(match.result["winners"]) > 1:
        about.add("shared-victory")
    if match.view()["table"]["pile"]:
        about.add("bag-emptied")  # dragons were left when the tokens ran out
    if kinds[: kinds.index("bag-emptied")].count("dragon-killed") == 16:
        about.add("pile-emptied")  # the 15th was not replaced although there were tokens (D16)
    return about


def play(game: Game[Any], seats: int, seed: int) -> Match:
    return play_gold(seats, seed) if isinstance(game, GoldGame) else play_bots(game, seats, seed)


def play_bots(game: Game[Any], seats: int, seed: int) -> Match:
    options: dict[str, Any] = {}
    if isinstance(game, FistGame):
        options = FIST_HOUSE if seed % 7 == 6 else bringing(*EXAMPLES) if seed % 2 else {}
    match = Match.new(game, seats=seats, seed=seed, options=options)
    kinds = ["random" if seat == 1 else "merchant" for seat in range(seats)]
    bots = Players(match, {s: make_bot(game.id, kind, seed) for s, kind in enumerate(kinds)})
    while match.waiting:
        for seat in list(match.waiting):
            match.answer(seat, bots.ask(seat))
    return match


def play_gold(seats: int, seed: int) -> Match:
    """At random: that comes to more than good play does. Few steps make short files."""
    rng = random.Random(seed)
    options: dict[str, Any] = {
        "rules": rng.choice(["basic", "advanced"]),
        "split": rng.choice(["negotiation", "negotiation", "divide"]),
        "timer": rng.choice([None, None, None, 60]),
        "steps": 4,
    }
    options |= GOLD_HOUSE if seed % 7 == 6 else {}
    player = rng.choice([anything, anything_special, anything_special, nothing_that_kills])
    match = Match.new("dragons-gold", seats=seats, seed=seed, options=options)
    while match.waiting:
        if options["timer"] and rng.random() < 0.1:
            match.time_up()
        else:
            match.answer(*player(match, rng))
    return match


def save(match: Match, about: str, folder: Path) -> None:
    golden = {"about": about, "digest": digest(match), "journal": match.journal()}
    file = path(match.game, about, folder)
    file.write_text(json.dumps(golden, separators=(",", ":")) + "\n")
    print(file.name, len(match.journal()["answers"]))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
