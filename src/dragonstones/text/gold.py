"""How the fields, options and pieces of Dragon's Gold become words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from dragonstones.engine import Answer
from dragonstones.games.gold.box import (
    ADVENTURERS,
    BOX,
    COPIES,
    DRAGON,
    DRAGONS,
    KNIGHTS,
    OBJECTS,
    SCORING,
    TOKENS,
)
from dragonstones.text.words import (
    PLAYERS,
    Args,
    Card,
    Data,
    Detail,
    Field,
    Names,
    Option,
    Words,
    player,
    players,
)

if TYPE_CHECKING:
    from dragonstones.text import Texts

Shares = Sequence[Mapping[str, int]]


# -- pieces -------------------------------------------------------------------


def treasure(t: Texts, tokens: Mapping[str, int]) -> str:
    """Tokens by name, as something to take.

    >>> from dragonstones.text import texts
    >>> treasure(texts("de"), {"gold": 2, "diamond": 1})
    '2 Gold und einen Diamanten'
    """
    return _tokens(t, tokens, "token")


def lying(t: Texts, tokens: Mapping[str, int]) -> str:
    """Tokens by name, as they lie on the table: in the nominative, if a language has one.

    >>> from dragonstones.text import texts
    >>> lying(texts("de"), {"gold": 2, "diamond": 1})
    '2 Gold und ein Diamant'
    """
    return _tokens(t, tokens, "token-nom")


def _tokens(t: Texts, tokens: Mapping[str, int], form: str) -> str:
    named = [t.forms("token", f"treasure-{token}", n=n) for token, n in tokens.items() if n]
    some = [str(forms.get(form, forms["token"])) for forms in named]
    return t.joined(some) if some else t("treasure-nothing")


def dragon(t: Texts, id: str) -> str:
    return t("dragon", strength=DRAGON[id].strength)


def power(t: Texts, adventurer: str, rules: str) -> str:
    """What an adventurer can do, in the basic rules, the advanced ones, or in both."""
    return "" if adventurer in KNIGHTS else t(f"adventurer-rule-{adventurer}", rules=rules)


def worth(t: Texts, token: str, rules: str) -> str:
    """The points of a token; for a gem, the points for the majority."""
    scoring = SCORING[rules]
    if token in scoring.tokens:
        return str(scoring.tokens[token])
    low, high = min(scoring.majority.values()), max(scoring.majority.values())
    return t("worth-majority", low=low, high=high)


def worths(t: Texts, token: str) -> str:
    return "; ".join(f"{t(f'worth-{rules}')}: {worth(t, token, rules)}" for rules in SCORING)


def cards(t: Texts) -> list[Card]:
    """Everything in the box; the Magic Objects by name."""
    dragons = [
        Card(one.id, "dragon", t("card-dragon", **facts), t("dragon-rule", **facts), 1, facts)
        for one in DRAGONS
        for facts in [one._asdict()]
    ]
    adventurers = [
        Card(one, "adventurer", t(f"adventurer-{one}"), power(t, one, "both"), 1, {"strength": n})
        for one, n in ADVENTURERS.items()
    ]
    tokens = [
        Card(
            token,
            "token",
            t(f"token-{token}"),
            worths(t, token),
            BOX[token],
            {rules: worth(t, token, rules) for rules in SCORING},
        )
        for token in TOKENS
    ]
    objects = [
        Card(one, "object", t(f"object-{one}"), t(f"object-rule-{one}"), COPIES, {})
        for one in OBJECTS
    ]
    return [*dragons, *adventurers, *tokens, *sorted(objects, key=lambda card: card.name)]


def _at(t: Texts, field: str, place: int, strength: int = 0) -> Args:
    """The dragon in a place of the row, with its strength where that is known."""
    return t.forms(field, "dragon-place", n=place + 1, strength=strength)


def _the_adventurer(t: Texts, adventurer: str) -> str:
    return str(t.forms("adventurer", f"adventurer-{adventurer}")["adventurer-one"])


def _shares(t: Texts, shares: Shares, fighters: Sequence[int] | None, names: Names) -> str:
    """Who gets what; or what there is to choose from."""
    said = [
        t("share-number", number=number, treasure=lying(t, share))
        if fighters is None
        else t("share-of", **t.who("name", [fighters[number - 1]], names), treasure=lying(t, share))
        for number, share in enumerate(shares, 1)
    ]
    return "; ".join(said)


# -- fields -------------------------------------------------------------------


def _treasure(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {field: treasure(t, data[field]), f"{field}-n": len(data[field])}


def _token(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {field: treasure(t, {data[field]: 1})}


def _dragon(t: Texts, field: str, data: Data, names: Names) -> Args:
    card = DRAGON[data[field]]
    return {f"{field}-strength": card.strength, f"{field}-hidden": card.hidden}


def _spot(t: Texts, field: str, data: Data, names: Names) -> Args:
    strength = DRAGON[data["dragon"]].strength if "dragon" in data else 0
    return {**_at(t, field, data[field], strength), f"{field}-n": data[field] + 1}


def _spots(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {field: t.joined(str(place + 1) for place in data[field])}


def _watchers(t: Texts, field: str, data: Data, names: Names) -> Args:
    watched = [
        t("watcher", **t.who("name", [watcher], names), **_at(t, "spot", place))
        for watcher, place in zip(data[field], data["spots"], strict=True)
    ]
    return {field: ", ".join(watched)}


def _adventurer(t: Texts, field: str, data: Data, names: Names) -> Args:
    return t.forms(field, f"adventurer-{data[field]}")


def _adventurers(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {field: t.joined(_the_adventurer(t, adventurer) for adventurer in data[field])}


def _strength(t: Texts, field: str, data: Data, names: Names) -> Args:
    """An adventurer's strength, and how much of it comes from the Dragonbane Sword."""
    return {f"{field}-more": data[field] - ADVENTURERS[data["adventurer"]]}


def _object(t: Texts, field: str, data: Data, names: Names) -> Args:
    return t.forms(field, f"object-{data[field]}")


def _objects(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {field: t.joined(t(f"object-{object}") for object in data[field])}


def _victim(t: Texts, field: str, data: Data, names: Names) -> Args:
    """The player who loses a token, possibly the one who is asked."""
    return {**player(t, field, data, names), f"{field}-asked": data["victim"] == data["seat"]}


def _all_shares(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {field: _shares(t, data[field], data.get("fighters"), names)}


def _share(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {field: data[field] + 1}


def _receiver(t: Texts, field: str, data: Data, names: Names) -> Args:
    return _anybody(t, field, data[field], names)


def _anybody(t: Texts, field: str, receiver: int | None, names: Names) -> Args:
    if receiver is not None:
        return t.who(field, [receiver], names)
    return dict.fromkeys(t.who(field, [], names), t("everybody"))


def _time(t: Texts, field: str, data: Data, names: Names) -> Args:
    """Seconds and steps: the one that is not in use is 0."""
    return {field: data[field] or 0}


def _left(t: Texts, field: str, data: Data, names: Names) -> Args:
    """How often the asked player can still act; 0 if there is a clock instead."""
    place = data["fighters"].index(data["seat"]) if "fighters" in data else data["seat"]
    return {field: data[field][place] if data[field] else 0}


def _options(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {"can-pass": "pass" in data[field]}


def _stashes(t: Texts, field: str, data: Data, names: Names) -> Args:
    counted = [
        t(
            "stash-counted",
            **t.who("name", [seat], names),
            treasure=treasure(t, stash),
            points=points,
        )
        for seat, (stash, points) in enumerate(zip(data[field], data["points"], strict=True))
    ]
    return {field: "; ".join(counted)}


FIELDS: dict[str, Field] = {
    **PLAYERS,
    "adventurer": _adventurer,
    "adventurers": _adventurers,
    "dragon": _dragon,
    "fighters": players,
    "give": _treasure,
    "object": _object,
    "objects": _objects,
    "options": _options,
    "proposer": player,
    "receiver": _receiver,
    "seconds": _time,
    "share": _share,
    "shares": _all_shares,
    "spot": _spot,
    "spots": _spots,
    "stashes": _stashes,
    "steps": _time,
    "steps_left": _left,
    "strength": _strength,
    "thief": player,
    "token": _token,
    "treasure": _treasure,
    "victim": _victim,
    "want": _treasure,
    "watchers": _watchers,
    "winners": players,
}


# -- options that are not words of their own ----------------------------------


def _in_view(t: Texts, field: str, place: int, data: Data) -> Args:
    """A dragon, with its strength if the view is at hand."""
    strength = data["view"]["table"]["dragons"][place]["strength"] if data["view"] else 0
    return _at(t, field, place, strength)


def _turn(t: Texts, option: Answer, data: Data, names: Names) -> str:
    if "use" in option:
        return _use(t, option, data, names)
    id = "option-place-sword" if option.get("sword") else "option-place"
    adventurer = t.forms("adventurer", f"adventurer-{option['place']}")
    return t(id, **adventurer, **_in_view(t, "dragon", option["dragon"], data))


def _use(t: Texts, option: Answer, data: Data, names: Names) -> str:
    """A Magic Object, and what it is used on."""
    args: Args = {}
    for field in option:
        if field == "dragon":
            args |= _in_view(t, field, option[field], data)
        elif field == "dragons":
            args |= _spots(t, field, option, names)
        elif field in FIELDS:
            args |= FIELDS[field](t, field, option, names)
    return t(f"option-object-{option['use']}", **args)


def _dragon_there(t: Texts, place: Answer, data: Data, names: Names) -> str:
    return str(_in_view(t, "dragon", place, data)["dragon"])


def _numbered(t: Texts, number: Answer, data: Data, names: Names) -> str:
    share = lying(t, data["shares"][number])
    return t("share-number", number=number + 1, treasure=share)


def _negotiate(t: Texts, option: Answer, data: Data, names: Names) -> str:
    if "use" in option:
        return _use(t, option, data, names)
    fighters = data["fighters"]
    if "propose" in option:
        return t("option-propose", shares=_shares(t, option["propose"], fighters, names))
    [found] = (one for one in data["proposals"] if one["number"] == option["accept"])
    return t(
        "option-accept-proposal",
        number=found["number"],
        **t.who("proposer", [found["seat"]], names),
        shares=_shares(t, found["shares"], fighters, names),
    )


def _trade(t: Texts, option: Answer, data: Data, names: Names) -> str:
    if "offer" in option:
        offer = option["offer"]
        receiver = _anybody(t, "receiver", offer["receiver"], names)
        return t("option-offer", **receiver, **_sides(t, offer))
    [found] = (one for one in data["offers"] if one["number"] == option["accept"])
    seller = names[found["seat"]]
    return t("option-accept-offer", number=found["number"], seller=seller, **_sides(t, found))


def _sides(t: Texts, offer: Data) -> Args:
    return _treasure(t, "give", offer, Names()) | _treasure(t, "want", offer, Names())


OPTIONS: dict[str, Option] = {
    "divide": lambda t, shares, data, names: _shares(t, shares, None, names),
    "go-home": lambda t, adventurer, data, names: _the_adventurer(t, adventurer),
    "negotiate": _negotiate,
    "reach": _dragon_there,
    "rob": lambda t, seat, data, names: names[seat],
    "share": _numbered,
    "take-two": lambda t, tokens, data, names: treasure(t, tokens),
    "token": lambda t, token, data, names: treasure(t, {token: 1}),
    "trade": _trade,
    "turn": _turn,
    "use-object": _use,
    "watch": _dragon_there,
}


# -- refusals -----------------------------------------------------------------


def _token_name(t: Texts, token: Any) -> str:
    return t(f"token-{token}") if token in TOKENS else t.plain(token)


DETAILS: dict[str, Detail] = {
    "object": lambda t, object: t(f"object-{object}") if object in OBJECTS else t.plain(object),
    "token": _token_name,
    "tokens": lambda t, tokens: t.joined(_token_name(t, token) for token in tokens),
}

WORDS = Words(FIELDS, OPTIONS, DETAILS, lambda t, game: cards(t))
