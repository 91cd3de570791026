"""Finding the desk of a game.

It is `DESK` of the family's folder, or what another package has in the entry point group
`dragonstones.terminal`; otherwise the one for any game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dragonstones.engine import Game
from dragonstones.engine.families import part
from dragonstones.terminal.desk import Desk
from dragonstones.terminal.plain import PlainDesk
from dragonstones.terminal.screen import Screen
from dragonstones.text import Texts


def make_desk(game: Game[Any], names: Sequence[str], t: Texts, screen: Screen) -> Desk:
    make: Callable[..., Desk] = part("terminal", game.family, "DESK") or PlainDesk
    return make(game, names, t.of(game), screen)
