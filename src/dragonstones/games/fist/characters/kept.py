"""Characters that are kept, and act in the windows of later auctions (Tavern Edition)."""

from __future__ import annotations

from dragonstones.games.fist.character import ONCE, PERMANENT, Character, When
from dragonstones.games.fist.effects import keep
from dragonstones.games.fist.effects.moves import (
    Again,
    BringBack,
    Count,
    InSilver,
    TwoFists,
    Win,
)
from dragonstones.games.fist.payments import Wild
from dragonstones.games.fist.windows import (
    BEFORE_BIDS,
    BEFORE_PAYING,
    CARD_SHOWN,
    COUNTED,
    NO_BIDS,
    REVEALED,
    SILVER_TIED,
    TIED,
)

blind_woman = Character("blind-woman", keep(), PERMANENT, wild=Wild(red=True))
elf = Character("elf", keep(), PERMANENT, hides_stones=True)
mermaid = Character("mermaid", keep(), PERMANENT, wild=Wild(one_as_blue=True))
puppeteer = Character("puppeteer", keep(), PERMANENT, chooses_specials=1)
seer = Character("seer", keep(), ONCE, chooses_specials=2, foresees=True)

crook = Character("crook", keep(), ONCE, when=(When(TIED, Win()),))
dealer = Character("dealer", keep(), PERMANENT, when=(When(SILVER_TIED, Win()),))
dragon_rider = Character(
    "dragon-rider",
    keep(),
    PERMANENT,
    is_dragon=True,
    when=(When(COUNTED, Count(bids="dragons")),),
)
illusionist = Character("illusionist", keep(), ONCE, when=(When(BEFORE_BIDS, TwoFists()),))
innkeeper = Character("innkeeper", keep(), ONCE, when=(When(REVEALED, Again()),))
pixie = Character(
    "pixie",
    keep(),
    PERMANENT,
    when=(When(BEFORE_BIDS, BringBack()), When(BEFORE_PAYING, BringBack())),
)
rat_king = Character("rat-king", keep(), ONCE, when=(When(NO_BIDS, Win()),))
silversmith = Character("silversmith", keep(), ONCE, when=(When(CARD_SHOWN, InSilver()),))
