"""Where else a card comes up: in lessons, in puzzles, and in cards that players have made."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from typing import Any

from dragonstones.engine import Game
from dragonstones.puzzles.book import book
from dragonstones.server.gallery import Gallery
from dragonstones.server.lessons import lessons_about
from dragonstones.server.refusals import NotFound
from dragonstones.server.words import card_infos
from dragonstones.wire import CardUses, EntryLink, Language
from dragonstones.workshop import workshop_of

#: At most this many puzzles are listed.
MOST = 12


async def card_uses(gallery: Gallery, game: Game[Any], card: str, lang: Language) -> CardUses:
    if all(one.id != card for one in card_infos(game, lang)):
        raise NotFound("no-such-card", card=card)
    # All puzzles of the game are played up to their moment, once: others need not wait for it.
    puzzles = await asyncio.to_thread(_puzzles, game.id)
    return CardUses(
        lessons=lessons_about(game.id, card, lang),
        puzzles=puzzles.get(card, [])[:MOST],
        alike=await _alike(gallery, game, card),
    )


@cache
def _puzzles(game: str) -> dict[str, list[str]]:
    """The ids of a game's puzzles, by the cards that they are about."""
    found: dict[str, list[str]] = {}
    for puzzle in book().values():
        for card in dict.fromkeys(puzzle.cards()) if puzzle.game == game else ():
            found.setdefault(card, []).append(puzzle.id)
    return found


async def _alike(gallery: Gallery, game: Game[Any], card: str) -> list[EntryLink]:
    workshop = workshop_of(game)
    blocks = workshop.blocks_of(game, card) if workshop else frozenset()
    if workshop is None or not blocks:
        return []
    return await gallery.alike(game.id, blocks, partial(workshop.blocks_of, game))
