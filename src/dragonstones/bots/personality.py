"""Who the bots are: traits, so that four bots of one level are not four copies.

A persona is an id such as `bold`, the same person in every game: `merchant:bold`. Its name
and a line about it are in `locales/<language>/bots.ftl`, its portrait in `faces/<id>.svg`.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Personality:
    """Traits from -1 to 1, in every game; at 0 a bot plays like the plain Merchant."""

    #: Fist: bids more, and now and then for a card that it has no use for.
    #: Dragon's Gold: demands more of a treasure, and gives way less.
    bold: float = 0.0
    #: Fist: saves its gold and silver for the cards that are worth most to it.
    #: Dragon's Gold: sends no more strength than it must, and keeps its Magic Objects.
    thrifty: float = 0.0
    #: Remembers who robbed it. Fist: also who cursed or outbid it; robs and curses those.
    #: Dragon's Gold: robs those, and would leave them less of a treasure.
    vengeful: float = 0.0
    #: Fist: its bids vary more, and it bluffs.
    #: Dragon's Gold: asks for a lot at first and gives way late; sends unexpected adventurers.
    sly: float = 0.0


PLAIN = Personality()

PERSONALITIES = {
    "bold": Personality(bold=1.0),
    "thrifty": Personality(thrifty=1.0),
    "vengeful": Personality(vengeful=1.0),
    "sly": Personality(sly=1.0),
    "patient": Personality(bold=-0.6),
    "greedy": Personality(bold=0.6, thrifty=0.6),
    "hot-headed": Personality(bold=0.6, vengeful=0.8),
    "merry": Personality(thrifty=-0.8, sly=0.5),
    # Apprentices have no traits: their mistakes give them enough character.
    "eager": Personality(bold=0.5),
    "shy": Personality(bold=-0.5),
    "dreamy": Personality(sly=0.5),
}

#: The personas of each level. Those without traits above differ in name and face only.
PERSONAS = {
    "random": (),
    "apprentice": ("eager", "shy", "dreamy"),
    "merchant": (
        "bold",
        "thrifty",
        "vengeful",
        "sly",
        "patient",
        "greedy",
        "hot-headed",
        "merry",
    ),
    "archmage": ("serene", "stern", "far-sighted"),
}


def face(id: str) -> str:
    """The portrait of a persona as SVG; or of a level, which may borrow that of its first persona.

    >>> face("bold")[:4], face("archmage") == face("serene")
    ('<svg', True)
    """
    portraits = files("dragonstones.bots") / "faces"
    portrait = portraits / f"{id}.svg"
    if not portrait.is_file() and PERSONAS.get(id):
        portrait = portraits / f"{PERSONAS[id][0]}.svg"
    return portrait.read_text(encoding="utf-8")


class Grudges:
    """Who has wronged whom, and how badly; for all seats, because a bot does not know its own until
    it is asked."""

    #: The most, however often it happens.
    MOST = 6.0

    def __init__(self) -> None:
        self._done: defaultdict[tuple[int, int], float] = defaultdict(float)

    def add(self, by: int, whom: int, much: float) -> None:
        if by != whom:
            self._done[by, whom] += much

    def against(self, seat: int, me: int) -> float:
        return min(self.MOST, self._done[seat, me])
