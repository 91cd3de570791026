"""Everything in words, in every language: names, card texts, the log, questions, refusals.

>>> texts("en").goods({"common": 2}, {"red": 1})
'2 Common Gold and 1 red stone'
>>> texts("de").goods({"common": 2}, {"red": 1})
'2 gewöhnliche Gold und einen roten Stein'

The words are Fluent messages in `locales/<language>/*.ftl`. Nothing falls back to another
language: a message that is missing is a mistake, and raises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from dragonstones.engine import Answer, BadSetup, Event, Refused
from dragonstones.games.fist.character import Character
from dragonstones.games.fist.characters.dragons import MERCHANT_PRICES
from dragonstones.games.fist.effects import Either, Phrase, Power
from dragonstones.games.fist.goods import COINS, MONEY, STONES

LANGUAGES = ("en", "de")

#: The longest piece of a player's input that a refusal repeats.
_LONGEST = 300

#: The fields of an event or a decision, and the arguments of its message.
Data = Mapping[str, Any]
Args = dict[str, Any]
Names = Sequence[str]


@cache
def texts(lang: str) -> Texts:
    """All texts of a language."""
    if lang not in LANGUAGES:
        raise BadSetup("no-such-language", language=lang, languages=list(LANGUAGES))
    return Texts(lang)


class Texts:
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for file in (files("dragonstones") / "locales" / lang).iterdir():
            if file.name.endswith(".ftl"):
                self.add(file.read_text(encoding="utf-8"))

    def add(self, messages: str) -> None:
        """More Fluent messages: for the characters of other packages, say."""
        self._bundle.add_resource(FluentResource(messages))

    def __call__(self, id: str, /, **args: Any) -> str:
        return self._format(self._bundle.get_message(id).value, args)

    def _format(self, pattern: Any, args: Args) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    # -- cards and goods ----------------------------------------------------

    def name(self, card: str) -> str:
        return self(f"character-{card}")

    def rule(self, character: Character, edition: str = "fist-2002") -> str:
        """The card's text. Where the power is an effect it comes from that effect itself."""
        if isinstance(character.power, Power):
            return self(self._of_edition(f"rule-{character.id}", edition))
        text = self.phrase(character.power.phrase())
        text = f"{text[0].upper()}{text[1:]}."
        note = self._of_edition(f"rule-{character.id}-note", edition)
        return f"{text} {self(note)}" if self.has(note) else text

    def _of_edition(self, id: str, edition: str) -> str:
        """The message that an edition has instead of this one, if it has one."""
        own = f"{id}--{edition}"
        return own if self.has(own) else id

    def phrase(self, phrase: Phrase) -> str:
        """An effect in words, without capital and full stop."""
        return self(phrase.id, **{name: self._part(part) for name, part in phrase.args.items()})

    def _part(self, part: Any) -> Any:
        if isinstance(part, Phrase):
            return self.phrase(part)
        return self.joined(map(self.phrase, part)) if isinstance(part, list) else part

    def goods(self, coins: Mapping[str, int], stones: Mapping[str, int]) -> str:
        counts = (*coins.items(), *stones.items())
        goods = [self(f"goods-{kind}", n=n) for kind, n in counts if n]
        return self.joined(goods) if goods else self("goods-nothing")

    def people(self, seats: Iterable[int], names: Names) -> str:
        return self.joined(names[seat] for seat in seats)

    def joined(self, items: Iterable[str]) -> str:
        """As in: Anna, Ben and Chris."""
        *before, last = list(items) or [self("list-empty")]
        return self("list-and", items=", ".join(before), last=last) if before else last

    # -- the game -----------------------------------------------------------

    def event(self, event: Event, names: Names) -> str:
        """A sentence for the log."""
        return self(f"event-{event.kind}", **self._arguments(event.data(), names))

    def prompt(self, decision: Data, names: Names) -> str:
        """The question of a decision, given as its `data()`."""
        return self(f"prompt-{decision['kind']}", **self._arguments(decision, names))

    def option(
        self,
        decision: Data,
        option: Answer,
        names: Names,
        character: Character | None = None,
    ) -> str:
        """An option of a decision; for "either", the character says what the two are."""
        kind = decision["kind"]
        if kind == "either" and character and isinstance(character.power, Either):
            power = character.power
            return self.phrase((power.first if option == "first" else power.second).phrase())
        if isinstance(option, bool):
            option = "yes" if option else "no"
        id = f"option-{kind}-{option}"
        return self(id) if self.has(id) else _OPTIONS[kind](self, option, names)

    def _arguments(self, data: Data, names: Names) -> Args:
        """The fields of an event or a decision as arguments of its message."""
        args = dict(data)
        for field in data:
            if field in _FIELDS:
                args |= _FIELDS[field](self, field, data, names)
        return args

    def forms(self, field: str, id: str) -> Args:
        """A name as argument `field`, and its cases, where a language has them, as `field-case`."""
        message = self._bundle.get_message(id)
        cases = {f"{field}-{case}": self._format(p, {}) for case, p in message.attributes.items()}
        return {field: self._format(message.value, {}), **cases}

    # -- refusals -----------------------------------------------------------

    def refusal(self, error: Refused) -> str:
        """What was wrong, and what is allowed."""
        id = f"refused-{error.code}"
        if not self.has(id):  # a game of another package, which has no texts here
            return self("refused", code=error.code, details=_plain(error.details)[:_LONGEST])
        return self(id, **{name: self._detail(name, x) for name, x in error.details.items()})

    def _detail(self, field: str, value: Any) -> str | int:
        if field == "coins":
            return self.joined(self(f"coin-{coin}") for coin in value)
        if field == "coin" and value in (*COINS, *STONES):
            return self(f"coin-{value}")
        return value if type(value) is int else _plain(value)[:_LONGEST]


def _plain(value: Any, depth: int = 4) -> str:
    """Data as one would type it, without brackets; what is nested deep is cut."""
    if isinstance(value, dict | list | tuple) and not depth:
        return "…"
    if isinstance(value, dict):
        parts = (f"{name} {_plain(part, depth - 1)}" for name, part in value.items())
        return " + ".join(parts) or "0"
    if isinstance(value, list | tuple):
        return ", ".join(_plain(part, depth - 1) for part in value) or "–"
    return str(value)


# -- what the fields of events and decisions are in words ---------------------


def _seat(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {field: names[data[field]]}


def _seats(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {field: t.people(data[field], names), f"{field}-n": len(data[field])}


def _card(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {**t.forms(field, f"character-{data[field]}"), f"{field}-id": data[field]}


def _cards(t: Texts, field: str, data: Data, names: Names) -> Args:
    """Cards; some events have only their number."""
    cards = data[field]
    if isinstance(cards, int):
        return {}
    return {field: t.joined(map(t.name, cards)), f"{field}-n": len(cards)}


def _what(t: Texts, field: str, data: Data, names: Names) -> Args:
    """A card, or a coin, which has messages of its own."""
    id = f"character-{data[field]}"
    return t.forms("card", id) if t.has(id) else {}


def _coin(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {field: t(f"goods-{data[field]}", n=1)}


def _colour(t: Texts, field: str, data: Data, names: Names) -> Args:
    return t.forms(field, f"colour-{data[field]}")


def _goods(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {"goods": t.goods(data.get("coins", {}), data.get("stones", {}))}


def _kinds(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {field: t.joined(t(f"goods-{kind}", n="all") for kind in data[field])}


def _returned(t: Texts, field: str, data: Data, names: Names) -> Args:
    returned = [t("bid", name=names[seat], n=n, magic=0) for seat, n in enumerate(data[field]) if n]
    return {field: ", ".join(returned), f"{field}-n": len(returned)}


def _bids(t: Texts, field: str, data: Data, names: Names) -> Args:
    bids = []
    for seat, fist, n in zip(data["seats"], data["fists"], data["values"], strict=True):
        if data["stage"] == "stones":
            bids.append(t("bid-stones", name=names[seat], n=n, goods=t.goods({}, fist)))
            continue
        magic = {coin: k for coin, k in fist.items() if coin not in MONEY}
        args = {"name": names[seat], "n": n, "magic": len(magic), "goods": t.goods(magic, {})}
        bids.append(t("bid", **args))
    return {"bids": ", ".join(bids)}


_FIELDS: dict[str, Callable[[Texts, str, Data, Names], Args]] = {
    "seat": _seat,
    "victim": _seat,
    "receiver": _seat,
    "other": _seat,
    "seats": _seats,
    "black": _seats,
    "card": _card,
    "through": _card,
    "other_card": _card,
    "what": _what,
    "specials": _cards,
    "cards": _cards,
    "colour": _colour,
    "stone": _colour,
    "coin": _coin,
    "coins": _goods,
    "stones": _goods,
    "kinds": _kinds,
    "fairy": _returned,
    "fists": _bids,
}


# -- the options that are not words of their own ------------------------------


def _stone(t: Texts, colour: str) -> str:
    return str(t.forms("stone", f"colour-{colour}")["stone-one"])


def _deal(t: Texts, deal: Mapping[str, str]) -> str:
    price = t.goods({deal["coin"]: MERCHANT_PRICES[deal["coin"]]}, {})
    return t("option-buy", stone=_stone(t, deal["stone"]), price=price)


def _gift(t: Texts, gift: Mapping[str, str]) -> str:
    [kind] = gift.values()
    return t(f"goods-{kind}", n=1)


def _two_fists(t: Texts, fists: Mapping[str, Mapping[str, int]]) -> str:
    return t("option-two-fists", **{hand: t.goods(fist, {}) for hand, fist in fists.items()})


def _kept(t: Texts, kept: Data, names: Names) -> str:
    return t("option-kept-card", card=t.name(kept["card"]), name=names[kept["seat"]])


_OPTIONS: dict[str, Callable[[Texts, Answer, Names], str]] = {
    "bid": lambda t, coins, names: t.goods(coins, {}),
    "buy": lambda t, deal, names: _deal(t, deal),
    "colour": lambda t, colour, names: t(f"colour-{colour}"),
    "discard-special": lambda t, card, names: t.name(card),
    "ghost": lambda t, card, names: t.name(card),
    "give": lambda t, gift, names: _gift(t, gift),
    "goes-without": lambda t, seat, names: names[seat],
    "imp": lambda t, card, names: t.name(card),
    "kept-card": _kept,
    "loot": lambda t, colour, names: _stone(t, colour),
    "neighbour": lambda t, seat, names: names[seat],
    "own-kept-card": lambda t, card, names: t.name(card),
    "pass-favor": lambda t, seat, names: names[seat],
    "pay": lambda t, stones, names: t.goods({}, stones),
    "receiver": lambda t, seat, names: names[seat],
    "stone": lambda t, colour, names: _stone(t, colour),
    "two-fists": lambda t, fists, names: _two_fists(t, fists),
    "use": lambda t, n, names: t("option-use-number", n=n),
    "victim": lambda t, seat, names: names[seat],
}
