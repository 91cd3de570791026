"""Characters that play other cards, or make them count twice."""

from __future__ import annotations

from dragonstones.games.fist.character import ONCE, Character, When
from dragonstones.games.fist.effects import PlayDeck, PlayToCome, PlayUsed, keep
from dragonstones.games.fist.effects.moves import Repeat
from dragonstones.games.fist.windows import BEFORE_POWER

doppelganger = Character("doppelganger", keep(), ONCE, when=(When(BEFORE_POWER, Repeat()),))
ghost = Character("ghost", PlayUsed())
goblin = Character("goblin", PlayToCome(how="random"))
imp_2002 = Character("imp", PlayToCome(how="choose"))
imp = Character("imp", PlayToCome(how="may-choose"))
kobold = Character("kobold", PlayDeck())
