"""Using a character's power."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dragonstones.engine.decisions import Flow
from dragonstones.games.fist.events import NothingHappened
from dragonstones.games.fist.windows import BEFORE_POWER, OTHERS_POWER, open_window

if TYPE_CHECKING:
    from dragonstones.games.fist.table import Table

#: At most this many cards can lead to each other. No box needs more than half of that.
DEEPEST_COPY = 12


def play(table: Table, me: int, card: str) -> Flow:
    """Use a character's power as its winner; kept cards may repeat it or stop it."""
    character = table.edition.characters[card]
    if OTHERS_POWER in table.windows:
        stopped, _ = yield from open_window(table, OTHERS_POWER, (me, character))
        if stopped:
            return
    uses = 1
    for kept in table.seats[me].held:
        reaction = table.edition.characters[kept].windows.get(BEFORE_POWER)
        if reaction is not None:
            uses += yield from reaction(table, me, character)
    effect = character.power
    before = table.playing
    table.copies += 1
    for _ in range(uses):
        if table.winner is not None:
            break
        table.playing = character
        if effect.asks:
            did = yield from effect.run(table, me)
        else:
            did = effect.apply(table, me)
        if not did:
            had = None if effect.possible(table, me) else table.open_stones(me)
            table.tell(NothingHappened, me, card, had)
    table.copies -= 1
    table.playing = before
