"""Which desk belongs to which game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dragonstones.engine import BadSetup, Game, games
from dragonstones.games.fist import FistGame
from dragonstones.games.gold import GoldGame
from dragonstones.terminal.desk import Desk
from dragonstones.terminal.fist.desk import FistDesk
from dragonstones.terminal.gold.desk import GoldDesk
from dragonstones.terminal.screen import Screen
from dragonstones.text import Texts

_DESKS: dict[type[Game[Any]], Callable[[Any, Sequence[str], Texts, Screen], Desk]] = {
    FistGame: FistDesk,
    GoldGame: GoldDesk,
}


def make_desk(game: Game[Any], names: Sequence[str], t: Texts, screen: Screen) -> Desk:
    for kind, make in _DESKS.items():
        if isinstance(game, kind):
            return make(game, names, t, screen)
    shown = [one.id for one in games() if isinstance(one, tuple(_DESKS))]
    raise BadSetup("no-such-game", game=game.id, games=shown)
