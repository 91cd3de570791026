"""What the Tavern Edition adds to the table of 2002: the King's Favor, cards that only some have
seen, and what players do not want to be asked again."""

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
        #: The seat that has the King's Favor; nobody has it in the first turn.
        self.favor: int | None = None
        #: The seat that gets the King's Favor if the turn ends now; None: it stays where it is.
        self.last_winner: int | None = None
        #: That seat did not win: it bid most for a card that was cursed.
        self.last_cursed = False
        #: The seat that was the last to win a card.
        self.latest_winner: int | None = None
        #: "Do not ask me again this turn": seats, each with the card or coin in question.
        self.standing: frozenset[tuple[int, str]] = frozenset()
        #: "Always, and do not ask me", until the end of the turn.
        self.always: frozenset[tuple[int, str]] = frozenset()
        #: The drawn specials, one of which is about to be discarded.
        self.hand: tuple[str, ...] = ()
        #: Specials chosen in secret that have not been turned up yet, and the seats that know them.
        self.secret: tuple[str, ...] = ()
        self.informed: frozenset[int] = frozenset()
        #: The seat that has seen the order of the cards to come, as long as it stays the same.
        self.order_known_to: int | None = None
        #: Cards discarded face down, each with the seat that knows it.
        self.unseen: tuple[tuple[str, int], ...] = ()

    def copy(self) -> Court:
        new = Court(self.drawer)
        new.favor = self.favor
        new.last_winner = self.last_winner
        new.last_cursed = self.last_cursed
        new.latest_winner = self.latest_winner
        new.standing = self.standing
        new.always = self.always
        new.hand = self.hand
        new.secret = self.secret
        new.informed = self.informed
        new.order_known_to = self.order_known_to
        new.unseen = self.unseen
        return new

    def first(self) -> int:
        """The seat from which reactions go clockwise."""
        return self.drawer if self.favor is None else self.favor

    def auction_held(self, auction: Auction, winner: int | None) -> None:
        """Note who gets the King's Favor if this was the last auction of the turn (T7)."""
        self.last_winner = None if auction.without_bids else winner
        self.last_cursed = bool(auction.cursed_by)
        if winner is not None:
            self.latest_winner = winner
        elif auction.cursed_by:
            top = max(auction.values.values())
            leaders = [seat for seat, value in auction.values.items() if value == top]
            self.last_winner = leaders[0] if top and len(leaders) == 1 else None

    def turned_up(self, card: str) -> None:
        """Everybody has now seen this card."""
        if card in self.secret:
            place = self.secret.index(card)
            self.secret = self.secret[:place] + self.secret[place + 1 :]
