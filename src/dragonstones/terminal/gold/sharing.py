"""What is lit while a treasure is shared: proposals, shares to choose from, the Market."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from dragonstones.games.gold.worth import Worth
from dragonstones.terminal.gold.pieces import (
    CARD,
    LONGEST_NAME,
    Named,
    Pieces,
    by_seat,
    flowing,
    spread,
)
from dragonstones.terminal.screen import View, lit

#: How wide the column of a proposal can be.
NARROWEST, WIDEST = 18, 34
#: A seal, and none yet.
AGREES, NOT_YET = "✓", "·"


class Sharing:
    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.t = pieces.t
        self.names = pieces.names

    def panel(self, view: View, width: int, brief: bool = False) -> Panel | None:
        """What is being shared or traded, if anything, in this width. In brief: without what a
        share would do for me besides its points."""
        table, decision = view["table"], view["decision"]
        if table["negotiation"]:
            return self._negotiation(view, width, brief)
        if table["market"]:
            return self._market(view)
        if decision and decision["kind"] == "divide":
            title = self.t("terminal-gold-to-divide", n=decision["n"])
            return lit(self._hoard(view, decision["treasure"]), title)
        fight = table["fight"]
        if fight and fight["divided"] and None in fight["chosen"]:
            mine = decision and decision["kind"] == "share"
            title = "terminal-gold-to-choose" if mine else "terminal-gold-shares"
            return lit(self._to_choose(view, fight), self.t(title))
        if fight and fight["shares"]:
            shares = dict(zip(fight["fighters"], fight["shares"], strict=True))
            return lit(self.shares(shares), self.t("terminal-gold-settled"))
        return None

    def shares(self, shares: Mapping[int, Named]) -> Grid:
        """Who gets what."""
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for seat, share in shares.items():
            name = self.pieces.name(seat, style="card.name")
            grid.add_row(name, self.pieces.tokens(share, on=CARD))
        return grid

    def numbered(self, shares: Iterable[Named]) -> Grid:
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for number, share in enumerate(shares, 1):
            tokens = self.pieces.tokens(share, on=CARD)
            grid.add_row(Text(str(number), style="card.name"), tokens)
        return grid

    def _hoard(self, view: View, treasure: Named) -> Text:
        """All that is to be shared, and what it scores by itself."""
        points = self.t("terminal-gold-points", n=Worth(view).points(treasure))
        return self.pieces.tokens(treasure, on=CARD).append(f"   {points}", style="card.quiet")

    def _steps(self, talks: View, seats: Iterable[int]) -> str:
        """Without a clock: how often each can still act."""
        if talks["steps_left"] is None:
            return ""
        left = zip(seats, talks["steps_left"], strict=True)
        steps = ", ".join(f"{self.names[seat]} {n}" for seat, n in left)
        return self.t("terminal-gold-steps", steps=steps)

    # -- a negotiation ------------------------------------------------------

    def _negotiation(self, view: View, width: int, brief: bool) -> Panel:
        """Every proposal in a column: what each gets, who accepts it, and what that scores."""
        t, talks = self.t, view["table"]["negotiation"]
        proposals = sorted(talks["proposals"], key=lambda one: one["number"])
        parts: list[RenderableType] = [self._hoard(view, talks["treasure"]), Text()]
        widest = max(cell_len(self.names[seat]) for seat in talks["fighters"])
        names = min(widest, LONGEST_NAME) + 5
        fit = max(1, (width - names) // NARROWEST)
        for start in range(0, len(proposals), fit):
            some = proposals[start : start + fit]
            column = min(WIDEST, (width - names) // len(some))
            parts.append(self._proposals(view, some, names, column, brief))
        if not proposals:
            parts.append(Text(t("terminal-gold-no-proposals"), style="card.quiet"))
        place = view["table"]["fight"]["dragon"] + 1
        title = t("terminal-gold-to-share", spot=place, n=sum(talks["treasure"].values()))
        return lit(Group(*parts), title, self._steps(talks, talks["fighters"]))

    def _proposals(
        self, view: View, proposals: list[View], names: int, column: int, brief: bool
    ) -> Grid:
        talks, worth, pieces = view["table"]["negotiation"], Worth(view), self.pieces
        grid = Grid.grid()
        grid.add_column(width=names)
        points = Text(self.t("terminal-gold-head-points"), style="card.quiet")
        attack = _attack(view["table"])
        heads = [Text()]
        for proposal in proposals:
            grid.add_column(width=column)
            head = Text.assemble((f"{proposal['number']} ", "card.name"))
            room = column - points.cell_len - head.cell_len - 3
            head.append_text(pieces.name(proposal["seat"], room, "card.quiet"))
            heads.append(spread(head, points, column - 2))
        grid.add_row(*heads)
        for place, seat in enumerate(talks["fighters"]):
            mine = seat == view["you"]
            name = pieces.name(seat, names - 5, "card.name" if mine else "card")
            row = [spread(name, Text(str(attack[seat]), style="card.quiet"), names - 2)]
            for proposal in proposals:
                share = proposal["shares"][place]
                agrees = talks["accepted"][place] == proposal["number"]
                told = mine and not brief
                row.append(self._share(worth, share, agrees, told, column - 2))
            grid.add_row(*row)
        return grid

    def _share(self, worth: Worth, share: Named, agrees: bool, mine: bool, width: int) -> Text:
        """A seal if its owner accepts it, the tokens, what they score; for me, what else."""
        points = Text(str(worth.points(share)), style="card.name" if mine else "card.quiet")
        first, *more = self.pieces.fitted(share, width - 5, CARD)
        seal = Text.assemble((f"{AGREES if agrees else NOT_YET} ", "card.name"))
        lines = [spread(seal.append_text(first), points, width)]
        hints = flowing(self._hints(worth, share), width - 2) if mine else []
        lines += [Text("  ").append_text(line) for line in (*more, *hints)]
        return Text("\n").join(lines)

    def _hints(self, worth: Worth, share: Named) -> list[Text]:
        """What a share would do for me besides the points of its tokens."""
        t, hints = self.t, []
        for one in worth.majorities(share):
            hint = f"{self.pieces.sign(one.gem)} {one.before}→{one.after}"
            if one.place != "unknown":
                hint += f" {t(f'terminal-gold-{one.place}')}"
            hints.append(hint)
        if more := worth.more_sets(share):
            hints.append(t("terminal-gold-more-sets", n=more))
        if worth.curses(share):
            hints.append(t("terminal-gold-curses"))
        return [Text(hint, style="card.quiet") for hint in hints]

    # -- divide and choose --------------------------------------------------

    def _to_choose(self, view: View, fight: View) -> Grid:
        """Every share with its number, and what it would do for me or who has taken it."""
        worth = Worth(view)
        owners = {
            share: seat
            for seat, share in zip(fight["fighters"], fight["chosen"], strict=True)
            if share is not None
        }
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for number, share in enumerate(fight["divided"]):
            left = number not in owners
            points = self.t("terminal-gold-points", n=worth.points(share))
            grid.add_row(
                Text(str(number + 1) if left else "–", style="card.name"),
                self.pieces.tokens(share, on=CARD),
                Text(points if left else self.names[owners[number]], style="card.quiet"),
                Text("  ").join(self._hints(worth, share) if left else []),
            )
        return grid

    # -- the Market ---------------------------------------------------------

    def _market(self, view: View) -> Panel:
        """Every offer in a line, and what it would do for me."""
        t, market, worth = self.t, view["table"]["market"], Worth(view)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        heads = ["offer", "gives", "wants", *(["points"] if worth.stash is not None else [])]
        grid.add_row("", *(t(f"terminal-gold-head-{head}") for head in heads), style="card.quiet")
        for offer in sorted(market["offers"], key=lambda one: one["number"]):
            receiver = offer["receiver"]
            whom = t("everybody") if receiver is None else self.names[receiver]
            row = [
                Text(str(offer["number"]), style="card.name"),
                Text(f"{self.names[offer['seat']]} → {whom}", style="card"),
                self.pieces.tokens(offer["give"], on=CARD),
                self.pieces.tokens(offer["want"], on=CARD),
            ]
            if worth.stash is not None:
                row.append(self._bargain(view["you"], worth, offer))
            grid.add_row(*row)
        parts: list[RenderableType] = [grid]
        if not market["offers"]:
            parts = [Text(t("terminal-gold-no-offers"), style="card.quiet")]
        if market["done"]:
            done = t.people(market["done"], self.names)
            parts += [Text(), Text(t("terminal-gold-are-done", names=done), style="card.quiet")]
        steps = self._steps(market, range(len(self.names)))
        return lit(Group(*parts), t("terminal-gold-market"), steps)

    def _bargain(self, me: int, worth: Worth, offer: View) -> Text:
        """The points that a trade gains me; a dash if it is not for me, or I cannot pay."""
        assert worth.stash is not None
        gain, price = offer["give"], offer["want"]
        if offer["seat"] == me:
            gain, price = price, gain
        elif offer["receiver"] not in (None, me):
            return Text("–", style="card.quiet")
        if any(worth.stash.get(token, 0) < n for token, n in price.items()):
            return Text("–", style="card.quiet")
        points = worth.points(gain) - worth.points(price)
        hints = self._hints(worth, gain) if offer["seat"] != me else []
        text = Text(f"{points:+}" if points else "±0", style="card.name")
        return Text("  ").join([text, *hints])


def _attack(table: View) -> dict[int, int]:
    """How strong each was in the fight."""
    attackers = table["dragons"][table["fight"]["dragon"]]["attackers"]
    return {seat: sum(one["strength"] for one in some) for seat, some in by_seat(attackers)}
