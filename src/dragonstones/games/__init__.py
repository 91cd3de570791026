"""The games. Each is registered here; other packages add theirs by entry points."""

from dragonstones.engine.registry import register
from dragonstones.games.fist import FIST_2002, FIST_TAVERN

register(FIST_2002)
register(FIST_TAVERN)
