"""How to play well: the strategy pages of a site."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from dragonstones.arena.strategy.told import strategy
from dragonstones.engine import BadSetup, Game
from dragonstones.server.refusals import NotFound
from dragonstones.text import texts
from dragonstones.wire import StrategyInfo


@lru_cache(64)
def strategy_info(game: Game[Any], lang: str) -> StrategyInfo:
    try:
        return strategy(game, texts(lang))
    except BadSetup as refused:
        raise NotFound(refused.code, **refused.details) from refused
