"""The games. Each is registered here; other packages add theirs by entry points."""

from dragonstones.engine.registry import register
from dragonstones.games.fist import FIST_2002, FIST_TAVERN, FIST_TAVERN_RULES_1
from dragonstones.games.gold import DRAGONS_GOLD

register(FIST_2002)
register(FIST_TAVERN)
register(FIST_TAVERN_RULES_1)
register(DRAGONS_GOLD)
