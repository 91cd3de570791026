"""What the sums of a card mean: figures with intervals, and a verdict in words.

A verdict compares with the published cards of the same box: a card that gains less than most of
them is weak, one that gains more is strong, and one that leaves the best of them behind breaks the
game.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from statistics import quantiles

from dragonstones.arena.balance.clusters import Estimate
from dragonstones.arena.balance.rows import FEW
from dragonstones.arena.lab.boxes import Published
from dragonstones.arena.lab.experiment import Sums, lab_of
from dragonstones.engine import get_game
from dragonstones.text import Texts, texts
from dragonstones.wire import (
    Figure,
    Language,
    PublishedCard,
    PublishedCards,
    Strength,
    Verdict,
)

#: From the weakest on.
LEVELS: tuple[Verdict, ...] = ("weak", "fair", "strong", "breaks")
#: A card breaks the game if it gains this much more than the best published one.
BEYOND = 0.05
LANGUAGES: tuple[Language, ...] = ("en", "de")


def strength(sums: Sums, box: Published) -> Strength:
    """What is known of a card, beside the published cards of its box."""
    effect, known = _effect(sums), known_effects(box)
    verdict, maybe = _verdicts(effect, known)
    return Strength(
        games=sums.games,
        effect=effect,
        price=_figure(sums.means["price"].estimate()),
        won=_share(sums, "won"),
        tied=_share(sums, "tied"),
        no_bids=_share(sums, "no_bids"),
        cursed=_share(sums, "cursed"),
        ahead=_share(sums, "ahead"),
        longer=_figure(sums.means["longer"].estimate()),
        verdict=verdict,
        maybe=maybe,
        like=None if verdict == "few" else _nearest(effect, known),
        texts={
            lang: _words(texts(lang), box.game, effect, verdict, maybe, known) for lang in LANGUAGES
        },
    )


def published_cards(box: Published, t: Texts) -> PublishedCards:
    """The scale on which a card is shown."""
    lab, known = lab_of(get_game(box.game)), known_effects(box)
    cards = [
        PublishedCard(
            id=card,
            name=t(lab.message(card)),
            effect=_effect(sums),
            price=_figure(sums.means["price"].estimate()),
            won=_share(sums, "won"),
            verdict=_verdicts(_effect(sums), known)[0],
        )
        for card, sums in box.cards.items()
    ]
    return PublishedCards(
        game=box.game,
        date=box.date,
        bot=box.bot,
        seats=box.seats,
        games=box.games,
        cards=sorted(cards, key=lambda one: (one.effect.value is None, one.effect.value)),
    )


# -- figures ------------------------------------------------------------------------------------


def _figure(found: Estimate) -> Figure:
    if found.n < FEW and found.low == found.high:  # few that agree do not say how others differ
        found = Estimate(found.n, found.value)
    return Figure(found.n, *(None if x is None else round(x, 5) for x in found[1:]))


def _effect(sums: Sums) -> Figure:
    """Never more than all of the chance."""
    found = sums.means["effect"].estimate()
    possible = (None if x is None else min(1.0, max(-1.0, x)) for x in found[1:])
    return _figure(Estimate(found.n, *possible))


def _share(sums: Sums, name: str) -> Figure:
    return _figure(sums.means[name].share())


# -- the verdict --------------------------------------------------------------------------------


#: The effects of the published cards of which enough is known.
Known = Mapping[str, Figure]


def known_effects(box: Published) -> Known:
    effects = {card: _effect(sums) for card, sums in box.cards.items()}
    return {card: one for card, one in effects.items() if one.value is not None and one.n >= FEW}


def bounds(known: Known) -> tuple[float, float, float]:
    """Where weak ends, where strong begins, and from where on a card breaks the game."""
    values = [one.value or 0.0 for one in known.values()]
    low, *_, high = quantiles(values, n=5)
    return low, high, max(values) + BEYOND


def _verdicts(effect: Figure, known: Known) -> tuple[Verdict, list[Verdict]]:
    """The verdict, and the others that the interval leaves room for."""
    is_known = effect.n >= FEW and len(known) > 1
    if not is_known or effect.value is None or effect.low is None or effect.high is None:
        return "few", []
    levels = bounds(known)
    verdict, least, most = (
        sum(x > bound for bound in levels) for x in (effect.value, effect.low, effect.high)
    )
    return LEVELS[verdict], [LEVELS[n] for n in range(least, most + 1) if n != verdict]


def _nearest(effect: Figure, known: Known) -> str:
    value = effect.value or 0.0
    return min(known, key=lambda card: abs((known[card].value or 0.0) - value))


def _words(
    t: Texts, game: str, effect: Figure, verdict: Verdict, maybe: list[Verdict], known: Known
) -> str:
    if verdict == "few":
        return t("lab-few", n=effect.n, least=FEW)
    name = t.forms("like", lab_of(get_game(game)).message(_nearest(effect, known)))
    said = t("lab-verdict", verdict=verdict, **name)
    weaker = sum(_is_below(one, effect) for one in known.values())
    stronger = sum(_is_below(effect, one) for one in known.values())
    among = t("lab-among", n=len(known), weaker=weaker, stronger=stronger)
    others = [t(f"lab-maybe-{one}") for one in maybe]
    more = t("lab-maybe", others=t.joined_or(others)) if others else t("lab-sure")
    return f"{said} {among} {more}"


def _is_below(one: Figure, other: Figure) -> bool:
    """Whether one gains less: the 95 % interval of their difference leaves no room for nothing."""
    if one.value is None or one.high is None or other.value is None or other.low is None:
        return False
    return other.value - one.value > hypot(one.high - one.value, other.value - other.low)
