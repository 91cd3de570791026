"""What the Tavern Edition keeps on the table beside the pieces of 2002: the King's Favor, cards
that only some have seen, and what players do not want to be asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dragonstones.games.fist.auction import Auction


class Court:
    __slots__ = (
        "always",
        "drawer",
        "favor",
        "hand",
        "informed",
        "last_cursed",
        "last_winner",
        "latest_winner",
        "order_known_to",
        "secret",
        "standing",
        "unseen",
    )

    def __init__(self, drawer: int) -> None:
        #: The seat that drew the specials of the first turn.
        self.drawer = drawer
        #: The seat that has the King's Favor; none in the first turn.
        self.favor: int | None = None
        #: To whom the token goes if the turn ends now; None: it stays.
        self.last_winner: int | None = None
        #: That seat did not win: it had bid most for a card that was cursed.
        self.last_cursed = False
        #: The seat that won something last.
        self.latest_winner: int | None = None
        #: "Do not ask me again this turn": seats, with the card or the coin that is meant.
        self.standing: frozenset[tuple[int, str]] = frozenset()
        #: "Always, and do not ask me": until the end of the turn.
        self.always: frozenset[tuple[int, str]] = frozenset()
        #: Specials drawn, of which one is about to be discarded.
        self.hand: tuple[str, ...] = ()
        #: Specials chosen in secret that have not been turned up yet, and the seats that know them.
        self.secret: tuple[str, ...] = ()
        self.informed: frozenset[int] = frozenset()
        #: The seat that has seen the order of the cards to come, as long as it stays the same.
        self.order_known_to: int | None = None
        #: Discarded face down, each with the seat that knows it.
        self.unseen: tuple[tuple[str, int], ...] = ()

    def copy(self) -> Court:
        new = Court.__new__(Court)
        for name in Court.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    def first(self) -> int:
        """Reactions go clockwise from here."""
        return self.drawer if self.favor is None else self.favor

    def auction_held(self, auction: Auction, winner: int | None) -> None:
        """Note who gets the token if this was the last auction of the turn (T7)."""
        self.last_winner = None if auction.without_bids else winner
        self.last_cursed = bool(auction.cursed_by)
        if winner is not None:
            self.latest_winner = winner
        elif auction.cursed_by:
            top = max(auction.values.values())
            leaders = [seat for seat, value in auction.values.items() if value == top]
            self.last_winner = leaders[0] if top and len(leaders) == 1 else None

    def turned_up(self, card: str) -> None:
        """All have seen it now."""
        if card in self.secret:
            place = self.secret.index(card)
            self.secret = self.secret[:place] + self.secret[place + 1 :]
