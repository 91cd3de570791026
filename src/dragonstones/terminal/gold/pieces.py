"""Tokens, adventurers and names as they are drawn, on oak and on the lit card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Console
from rich.text import Text

from dragonstones.games.gold.box import ADVENTURERS, TOKENS
from dragonstones.terminal.gold.keys import SHAPES, Keys
from dragonstones.terminal.screen import View
from dragonstones.text import Texts

Named = Mapping[str, int]

STYLES = {
    "silver": "#c3cdd0",
    "gold": "#f2bb55",
    "red": "#e58a78",
    "sapphire": "#8fb3d4",
    "emerald": "#9cc48b",
    "amethyst": "#c79fc5",
    "amber": "#e3a04a",
    "diamond": "#f6ead0",
    "black-diamond": "bold #f2e4c8",
    "card.silver": "#3f4d52 on #ecdab2",
    "card.gold": "#6f4500 on #ecdab2",
    "card.red": "#8f2415 on #ecdab2",
    "card.sapphire": "#1f4a78 on #ecdab2",
    "card.emerald": "#28562a on #ecdab2",
    "card.amethyst": "#64306a on #ecdab2",
    "card.amber": "#7d3d00 on #ecdab2",
    "card.diamond": "#25180f on #ecdab2",
    "card.black-diamond": "bold #25180f on #ecdab2",
}
#: The styles of things on the lit card begin like this.
CARD = "card."
#: How many tokens of a kind are drawn one by one.
ONE_BY_ONE = 3
LONGEST_NAME = 12


class Pieces:
    def __init__(self, console: Console, t: Texts, names: Sequence[str], keys: Keys) -> None:
        self.console = console
        self.t = t
        self.names = names
        self.keys = keys

    def sign(self, token: str) -> str:
        """`E▣`."""
        return self.keys.letter(token) + SHAPES[token]

    def token(self, token: str, n: int, most: int = ONE_BY_ONE, on: str = "") -> Text:
        """`E▣▣`, and with more of them than `most` `E▣7`."""
        more = SHAPES[token] * (n - 1) if 0 < n <= most else str(n)
        return Text(self.sign(token) + more, style=on + token)

    def tokens(self, tokens: Named, most: int = ONE_BY_ONE, on: str = "") -> Text:
        some = [self.token(token, tokens[token], most, on) for token in TOKENS if tokens.get(token)]
        return Text(" ").join(some) if some else Text("–", style=f"{on}quiet")

    def fitted(self, tokens: Named, width: int, on: str = "") -> list[Text]:
        """Tokens in as few lines as possible."""
        one_by_one, counted = (
            list(self.tokens(tokens, most, on).wrap(self.console, max(4, width)))
            for most in (ONE_BY_ONE, 1)
        )
        return counted if len(counted) < len(one_by_one) else one_by_one

    def name(self, seat: int, most: int = LONGEST_NAME, style: str = "") -> Text:
        name = Text(self.names[seat], style=style)
        name.truncate(max(2, most), overflow="ellipsis")
        return name

    def adventurer(self, adventurer: str) -> str:
        """`W`, `T`, `3`, `4`: what to type for it."""
        return self.keys.first(adventurer).upper()

    def fighting(self, attacker: View) -> str:
        """An adventurer and its strength, of which a sword may be a part: `W1`, `3`, `4+2`."""
        usual = ADVENTURERS[attacker["adventurer"]]
        letter = self.adventurer(attacker["adventurer"])
        more = attacker["strength"] - usual
        return (letter if letter.isdecimal() else f"{letter}{usual}") + (f"+{more}" if more else "")


def by_seat(attackers: Iterable[View]) -> list[tuple[int, list[View]]]:
    """The attackers of each player, in the order in which they joined the fight."""
    seats: dict[int, list[View]] = {}
    for attacker in attackers:
        seats.setdefault(attacker["seat"], []).append(attacker)
    return list(seats.items())


def spread(left: Text, right: Text, width: int) -> Text:
    """One at the left end of the line, the other at the right."""
    left = Text.assemble(left)  # so that the style of the one is not that of the other
    return left.append(" " * max(1, width - left.cell_len - right.cell_len)).append_text(right)


def flowing(words: Iterable[Text], width: int) -> list[Text]:
    """As many per line as fit."""
    lines: list[Text] = []
    for word in words:
        if lines and lines[-1].cell_len + 2 + word.cell_len <= width:
            lines[-1].append("  ").append_text(word)
        else:
            lines.append(word.copy())
    return lines
