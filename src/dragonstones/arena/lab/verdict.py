"""What the sums of a card mean: figures with intervals, and a verdict in words.

A verdict compares a card with the published cards of its box: one that gains less than two thirds
of them is weak, one that gains more than two thirds of them is strong, and one that gains far more
than all breaks the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from statistics import quantiles
from typing import Any

from dragonstones.arena.balance.clusters import Estimate
from dragonstones.arena.balance.rows import FEW
from dragonstones.arena.lab.boxes import Published
from dragonstones.arena.lab.experiment import EFFECT, Lab, Measure, Sums, lab_of
from dragonstones.engine import Game, get_game
from dragonstones.text import Texts, texts
from dragonstones.wire import (
    Figure,
    Language,
    MeasureInfo,
    PublishedCard,
    PublishedCards,
    Strength,
    Verdict,
)

#: From weakest to strongest.
LEVELS: tuple[Verdict, ...] = ("weak", "fair", "strong", "breaks")
#: A card breaks the game if it is above the upper quartile of the published ones by this many times
#: the interquartile range: Tukey's bound for extreme outliers.
FAR_OUT = 3
LANGUAGES: tuple[Language, ...] = ("en", "de")


def strength(sums: Sums, box: Published) -> Strength:
    """What is known of a card, compared with the published cards of its box."""
    lab, effect, known = lab_of(get_game(box.game)), _effect(sums), known_effects(box)
    verdict, maybe = _verdicts(effect, known)
    return Strength(
        games=sums.games,
        effect=effect,
        figures={one.id: _measured(sums, one) for one in lab.measures},
        verdict=verdict,
        maybe=maybe,
        like=None if verdict == "few" else _nearest(effect, known),
        texts={lang: _words(texts(lang), lab, effect, verdict, maybe, known) for lang in LANGUAGES},
    )


def measures_of(game: Game[Any], card: Mapping[str, Any]) -> list[MeasureInfo]:
    """What is counted of a home-made card besides its effect, in words."""
    lab = lab_of(game)
    about = lab.about(card)
    return [
        MeasureInfo(
            id=one.id, unit=one.unit, name={x: texts(x)(one.message, **about) for x in LANGUAGES}
        )
        for one in lab.measures
    ]


def published_cards(box: Published, t: Texts) -> PublishedCards:
    """The scale on which a card is shown."""
    lab, known = lab_of(get_game(box.game)), known_effects(box)
    compared = {one: one.head for one in lab.measures if one.head}
    cards = [
        PublishedCard(
            id=card,
            name=t(lab.message(card)),
            effect=_effect(sums),
            figures={one.id: _measured(sums, one) for one in compared},
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
        fair=list(bounds(known)[:2]) if len(known) > 1 else [],
        measures=[
            MeasureInfo(id=one.id, unit=one.unit, name={x: texts(x)(head) for x in LANGUAGES})
            for one, head in compared.items()
        ],
        cards=sorted(cards, key=lambda one: (one.effect.value is None, one.effect.value)),
    )


# -- figures ------------------------------------------------------------------------------------


def _figure(found: Estimate) -> Figure:
    if found.n < FEW and found.low == found.high:  # a few equal cases say nothing about spread
        found = Estimate(found.n, found.value)
    return Figure(found.n, *(None if x is None else round(x, 5) for x in found[1:]))


def _effect(sums: Sums) -> Figure:
    """The effect of a card, bounded by the whole chance."""
    found = sums.mean(EFFECT).estimate()
    possible = (None if x is None else min(1.0, max(-1.0, x)) for x in found[1:])
    return _figure(Estimate(found.n, *possible))


def _measured(sums: Sums, measure: Measure) -> Figure:
    mean = sums.mean(measure.id)
    return _figure(mean.share() if measure.unit == "share" else mean.estimate())


# -- the verdict --------------------------------------------------------------------------------


#: The effects of the published cards of which enough is known.
Known = Mapping[str, Figure]


def known_effects(box: Published) -> Known:
    effects = {card: _effect(sums) for card, sums in box.cards.items()}
    return {card: one for card, one in effects.items() if one.value is not None and one.n >= FEW}


def bounds(known: Known) -> tuple[float, float, float]:
    """The bounds between weak, fair, strong, and breaking the game."""
    twelfths = quantiles((one.value or 0.0 for one in known.values()), n=12)
    quarter, low, high, three_quarters = (twelfths[n - 1] for n in (3, 4, 8, 9))
    return low, high, three_quarters + FAR_OUT * (three_quarters - quarter)


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
    t: Texts, lab: Lab, effect: Figure, verdict: Verdict, maybe: list[Verdict], known: Known
) -> str:
    if verdict == "few":
        return t(lab.few, n=effect.n, least=FEW)
    name = t.forms("like", lab.message(_nearest(effect, known)))
    said = t("lab-verdict", verdict=verdict, **name)
    weaker = sum(_is_below(one, effect) for one in known.values())
    stronger = sum(_is_below(effect, one) for one in known.values())
    among = t("lab-among", n=len(known), weaker=weaker, stronger=stronger)
    others = [t(f"lab-maybe-{one}") for one in maybe]
    more = t("lab-maybe", others=t.joined_or(others)) if others else t("lab-sure")
    return f"{said} {among} {more}"


def _is_below(one: Figure, other: Figure) -> bool:
    """Whether one clearly gains less: the 95 % interval of the difference does not contain 0."""
    if one.value is None or one.high is None or other.value is None or other.low is None:
        return False
    return other.value - one.value > hypot(one.high - one.value, other.value - other.low)
