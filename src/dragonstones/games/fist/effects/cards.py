"""Blocks about cards: keeping this one, playing another."""

from __future__ import annotations

from dragonstones.engine.decisions import Flow, choose
from dragonstones.games.fist.effects.base import AND, Appraiser, Did, Effect, Phrase
from dragonstones.games.fist.effects.fields import OneOf, having
from dragonstones.games.fist.events import Declined, Played
from dragonstones.games.fist.piles import draw_specials
from dragonstones.games.fist.play import DEEPEST_COPY, play
from dragonstones.games.fist.table import Table


class Keep(Effect):
    """The card stays in front of its winner, for later."""

    verb = "keep"
    always_keeps = True
    always_winners = True

    def apply(self, table: Table, me: int) -> bool:
        card = table.card_in_play()
        if card not in table.used:  # kept already, by an earlier use
            return False
        table.used.remove(card)
        table.held_this_turn += (card,)
        table.keep(me, card)
        return True

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase("effect-keep", {})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return eyes.kept(card)


class Play(Effect):
    """Another card is played as if it had been won. Copies of copies have a limit: at most
    `DEEPEST_COPY` cards can lead to each other."""

    asks = True
    always_winners = True
    binds = AND

    def possible(self, table: Table, me: int) -> bool:
        return table.copies < DEEPEST_COPY

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        if table.copies >= DEEPEST_COPY:
            return False
        return (yield from self.play_one(table, me))

    def length(self) -> int:
        return 10  # assume that the other card is a long one

    def play_one(self, table: Table, me: int) -> Did:
        raise NotImplementedError
        yield


class PlayUsed(Play):
    """A card of the player's choice that has come up this turn, but none that does the same, and
    none again that can be played only once in an auction (the Necromancer)."""

    verb = "play-used"

    def possible(self, table: Table, me: int) -> bool:
        return super().possible(table, me) and bool(self.cards(table))

    def cards(self, table: Table) -> list[str]:
        assert table.auction is not None
        barred, characters = table.auction.barred, table.edition.characters
        takes_kept = table.edition.ghost_takes_kept
        return [
            card
            for card in dict.fromkeys(table.used)
            if card not in barred
            and not characters[card].plays_used
            and (takes_kept or not characters[card].is_kept)
        ]

    def play_one(self, table: Table, me: int) -> Did:
        cards = self.cards(table)
        if not cards:
            return False
        through = table.card_in_play()
        card = yield from choose(me, "ghost", cards, card=through)
        table.tell(Played, me, card, through, False)
        yield from play(table, me, card)
        return True

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase("effect-play-used", {})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return 0.9 * max(eyes.pile("used"), default=0.0)


class PlayToCome(Play):
    """A card still to come this turn: at random, or chosen, and then the others are shuffled."""

    verb = "play-to-come"
    fields = having(how=OneOf("random", "choose", "may-choose"))
    how: str

    def possible(self, table: Table, me: int) -> bool:
        return super().possible(table, me) and bool(table.to_come)

    def play_one(self, table: Table, me: int) -> Did:
        if not table.to_come:
            return False
        if self.how == "random":
            card = table.chance.pick(table.to_come)
        else:
            card = yield from self.look_and_choose(table, me)
            if card == "decline":
                table.tell(Declined, me, table.card_in_play())
                return True
        table.to_come.remove(card)
        if table.court:
            table.court.turned_up(card)
        yield from play_new(table, me, card)
        return True

    def look_and_choose(self, table: Table, me: int) -> Flow:
        if table.court:
            table.court.informed |= {me}
        secret = table.court is not None and bool(table.court.secret)
        cards = [*sorted(set(table.to_come)), *(["decline"] if self.how == "may-choose" else [])]
        through = table.card_in_play()
        card = yield from choose(me, "imp", cards, default=cards[-1], secret=secret, card=through)
        table.chance.shuffle(table.to_come)
        if table.court:
            table.court.order_known_to = None
        return card

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase("effect-play-to-come", {"how": self.how})

    def worth(self, eyes: Appraiser, card: str) -> float:
        worths = eyes.pile("to_come")
        if not worths:
            return 0.0
        return sum(worths) / len(worths) if self.how == "random" else 0.9 * max(worths)


class PlayDeck(Play):
    """The first card of the pile of specials."""

    verb = "play-deck"

    def play_one(self, table: Table, me: int) -> Did:
        for card in draw_specials(table, 1):
            yield from play_new(table, me, card)
            return True
        return False

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase("effect-play-deck", {})

    def worth(self, eyes: Appraiser, card: str) -> float:
        return 1.5


def play_new(table: Table, me: int, card: str) -> Did:
    """Add a card that has not come up this turn to the used ones, and play it."""
    table.used.append(card)
    table.tell(Played, me, card, table.card_in_play(), True)
    yield from play(table, me, card)
    return True
