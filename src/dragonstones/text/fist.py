"""How the fields, options and cards of Fist of Dragonstones become words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dragonstones.engine import Answer, Game
from dragonstones.engine.sharing import LANGUAGES
from dragonstones.games.fist import FistGame
from dragonstones.games.fist.cards import Card as HomeMadeCard
from dragonstones.games.fist.cards import is_home_made
from dragonstones.games.fist.character import Character
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.effects import Either, Phrase, Take, effect_from_data
from dragonstones.games.fist.goods import COINS, MONEY, STONES
from dragonstones.text.words import (
    PLAYERS,
    Args,
    Aside,
    Card,
    Data,
    Detail,
    Field,
    Name,
    Names,
    Option,
    Words,
    player,
    players,
)

if TYPE_CHECKING:
    from dragonstones.text import Texts


# -- cards and goods ----------------------------------------------------------


def card_name(t: Texts, card: str) -> str:
    return t(f"character-{card}")


def rule(t: Texts, character: Character, edition: str = "") -> str:
    """The card's text: written by hand, or made from its blocks, with a note if there is one."""
    own = _of_edition(t, f"rule-{character.id}", edition)
    if t.has(own):
        return t(own)
    note = _of_edition(t, f"rule-{character.id}-note", edition)
    if t.has(note):
        return f"{sentence(phrase(t, character.power.phrase()))} {t(note)}"
    return made_rule(t, character, is_named=not is_home_made(character.id))


#: The notes that say what a coin or a stone is good for.
NOTES = {
    "black": "witch",
    "amulet": "goldsmith",
    "magic-purple": "country-witch",
    "magic-blue": "fairy-queen",
    "fairy-silver": "dwarven-shaman",
    "white": "white-dragon",
}


def made_rule(t: Texts, character: Character, is_named: bool = False) -> str:
    """A card's text, made from what it does. `is_named`: a dragon's name says what it is."""
    power = character.power
    parts = [phrase(t, power.phrase())]
    if isinstance(power, Take) and len(power.goods) == 1:
        parts += [t(f"rule-{NOTES[kind]}-note") for kind in power.goods if kind in NOTES]
    blocks = [power, *(block for _, move in character.when for block in move.inside())]
    for reveals in dict.fromkeys(one for block in blocks for one in block.shown()):
        parts.append(t(f"reveals-{reveals}"))
    if character.bids != "gold":
        parts.append(t(f"auctioned-{character.bids}"))
    if character.lowest:
        parts.append(t("auctioned-lowest"))
    if character.is_dragon and not is_named:
        parts.append(t("counts-as-dragon"))
    parts += [*_moves(t, character), *(t(f"kept-{one}") for one in properties(character))]
    return " ".join(map(sentence, parts))


def _moves(t: Texts, character: Character) -> list[str]:
    """What a kept card does; a move that can be made at several moments is said once."""
    windows: dict[str, list[str]] = {}
    for window, move in character.when:
        windows.setdefault(phrase(t, move.phrase()), []).append(window)
    how = "kept-for-good" if character.is_permanent else "kept-once"
    said = []
    for what, at in windows.items():
        *before, last = [t.forms("when", f"when-{window}") for window in at]
        moments = {
            form: t.joined_or([*(one["when"] for one in before), last[form]]) for form in last
        }
        said.append(t(how, what=what, **moments))
    return said


def properties(character: Character) -> list[str]:
    """What holds while a card is kept."""
    wild = character.wild
    known = {
        "hides-stones": character.hides_stones,
        "red-wild": bool(wild and wild.red),
        "one-as-blue": bool(wild and wild.one_as_blue),
        "chooses-specials": bool(character.chooses_specials) and not character.foresees,
        "foresees": character.foresees,
    }
    return [name for name, is_so in known.items() if is_so]


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    first = int(text.startswith("("))
    begun = f"{text[:first]}{text[first].upper()}{text[first + 1 :]}"
    return begun if begun[-1] in ".!?" else f"{begun}."


def _of_edition(t: Texts, id: str, edition: str) -> str:
    """The message that an edition has instead of this one, if it has one."""
    own = f"{id}--{edition}"
    return own if t.has(own) else id


def cards(t: Texts, game: Game[Any]) -> list[Card]:
    """The standards as in the rulebook, the specials by name, and home-made ones after them."""
    t, edition = t.of(game), _edition(game)
    held = Counter(edition.standard_deck())
    standards = [_as_card(t, one, held[one.id], edition) for one in edition.standards]
    specials = [_as_card(t, character, copies, edition) for character, copies in edition.specials]
    return standards + sorted(specials, key=lambda card: (card.kind == "home-made", card.name))


#: The article, for each gender and each case.
_ARTICLES = {
    "m": {"nom": "der", "acc": "den", "dat": "dem"},
    "f": {"nom": "die", "acc": "die", "dat": "der"},
    "n": {"nom": "das", "acc": "das", "dat": "dem"},
}


def names(lang: str, game: Game[Any]) -> dict[str, Name]:
    """The names of a match's home-made cards, which the match brings with it."""
    return {
        f"character-{card.id}": home_made_name(lang, card) for card, *_ in _edition(game).home_made
    }


def home_made_name(lang: str, card: HomeMadeCard) -> Name:
    """In this language, or in the other one; with articles where the card says its gender."""
    name = next(card.name[one] for one in (lang, *LANGUAGES) if one in card.name)
    if lang != "de":
        return Name(name, {})
    accusative = card.data.get("accusative", name)
    cases = {"nom": name, "acc": accusative, "dat": accusative}
    articles = _ARTICLES.get(card.data.get("gender", ""), {})
    return Name(name, cases | {case: f"{word} {cases[case]}" for case, word in articles.items()})


def _edition(game: Game[Any]) -> Edition:
    assert isinstance(game, FistGame)
    return game.edition


def _as_card(t: Texts, character: Character, copies: int, edition: Edition) -> Card:
    kind = "standard" if character in edition.standards else "special"
    picture = None
    for card, *_ in edition.home_made:
        if card.id == character.id:
            kind, picture = "home-made", card.data.get("picture", {})
    wins = "lowest" if character.lowest else "highest"
    facts = {"use": character.kind, "bids": character.bids, "wins": wins}
    text = rule(t, character, edition.id)
    return Card(character.id, kind, card_name(t, character.id), text, copies, facts, picture)


def phrase(t: Texts, words: Phrase) -> str:
    """An effect in words, without a capital letter and a full stop."""
    return t(words.id, **{name: _part(t, name, part) for name, part in words.args.items()})


def _part(t: Texts, name: str, part: Any) -> Any:
    if isinstance(part, Phrase):
        return phrase(t, part)
    if not isinstance(part, list):
        return part
    parts = [phrase(t, one) for one in part]
    return t.joined(parts) if name == "goods" else t.joined_or(parts)


def goods(t: Texts, coins: Mapping[str, int], stones: Mapping[str, int]) -> str:
    """Coins and stones, as something to have.

    >>> from dragonstones.text import texts
    >>> goods(texts("en"), {"common": 2}, {"red": 1})
    '2 Common Gold and 1 red stone'
    """
    counts = (*coins.items(), *stones.items())
    some = [t(f"goods-{kind}", n=n) for kind, n in counts if n]
    return t.joined(some) if some else t("goods-nothing")


# -- fields -------------------------------------------------------------------


def _card(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {**t.forms(field, f"character-{data[field]}"), f"{field}-id": data[field]}


def _cards(t: Texts, field: str, data: Data, names: Names) -> Args:
    """Cards; some events have only their number."""
    cards = data[field]
    if isinstance(cards, int):
        return {}
    return {field: t.joined(card_name(t, card) for card in cards), f"{field}-n": len(cards)}


def _what(t: Texts, field: str, data: Data, names: Names) -> Args:
    """A kept card, or a coin, which has its own messages. Next to another card it is `kept`."""
    id = f"character-{data[field]}"
    return t.forms("kept" if "card" in data else "card", id) if t.has(id) else {}


def _coin(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {field: t(f"goods-{data[field]}", n=1)}


def _colour(t: Texts, field: str, data: Data, names: Names) -> Args:
    return t.forms(field, f"colour-{data[field]}")


def _goods(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {"goods": goods(t, data.get("coins", {}), data.get("stones", {}))}


def _kinds(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {field: t.joined(t(f"goods-{kind}", n="all") for kind in data[field])}


def _returned(t: Texts, field: str, data: Data, names: Names) -> Args:
    returned = [
        t("bid", **t.who("name", [seat], names), n=n, magic=0)
        for seat, n in enumerate(data[field])
        if n
    ]
    return {field: ", ".join(returned), f"{field}-n": len(returned)}


def _bids(t: Texts, field: str, data: Data, names: Names) -> Args:
    bids = []
    for seat, fist, n in zip(data["seats"], data["fists"], data["values"], strict=True):
        name = t.who("name", [seat], names)
        if data["stage"] == "stones":
            bids.append(t("bid-stones", **name, n=n, goods=goods(t, {}, fist)))
            continue
        magic = {coin: k for coin, k in fist.items() if coin not in MONEY}
        bids.append(t("bid", **name, n=n, magic=len(magic), goods=goods(t, magic, {})))
    return {"bids": ", ".join(bids)}


def _counted(t: Texts, field: str, data: Data, names: Names) -> Args:
    """The winning bid, and who came closest to it, by how much."""
    values = {bid["seat"]: bid["value"] for bid in data[field]}
    bid = values.pop(data.get("seat"), 0)
    top = max(values.values(), default=0)
    rivals = [seat for seat, value in values.items() if value == top and top]
    return {
        "bid": bid,
        "ahead": bid - top,
        **t.who("rivals", rivals, names),
        "rivals-n": len(rivals),
    }


def _by(t: Texts, field: str, data: Data, names: Names) -> Args:
    """The kept card that has decided the auction; none: the bids did."""
    return _card(t, field, data, names) if data[field] else {f"{field}-id": "none"}


FIELDS: dict[str, Field] = {
    **PLAYERS,
    "receiver": player,
    "black": players,
    "card": _card,
    "through": _card,
    "by": _by,
    "bids": _counted,
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
    "fairy_silver": _returned,
    "fists": _bids,
}


# -- what it means for the reader ---------------------------------------------


def _bid_of(data: Data, me: int) -> Mapping[str, int] | None:
    return next((bid for bid in data["bids"] if bid["seat"] == me), None)


def _lacked(t: Texts, data: Data, me: int, names: Names) -> str:
    """How much more would have won the card. For an empty fist this is said only in silver, which
    is bid by those who have tied: elsewhere an empty fist was no attempt."""
    mine, stage = _bid_of(data, me), data["stage"]
    decided = data.get("how") or data["why"]
    if mine is None or not mine["short"] or decided not in ("highest", "kept", "tied", "no-silver"):
        return ""
    if not mine["value"] and stage != "silver":
        return ""
    return t("aside-lacked", n=mine["short"], stage=stage)


def _left_out(t: Texts, data: Data, me: int, names: Names) -> str:
    """Others go on in silver."""
    mine = _bid_of(data, me)
    if mine is None or me in data["seats"] or not mine["value"]:
        return ""
    return t("aside-lacked", n=mine["short"], stage=data["stage"])


def _spent_in_vain(t: Texts, data: Data, me: int, names: Names) -> str:
    """The card is cursed, and the bid is gone."""
    mine = _bid_of(data, me)
    if mine is None or me in data["seats"] or not mine["value"]:
        return ""
    return t("aside-cursed", short=mine["short"])


ASIDES: dict[str, Aside] = {
    "won": _lacked,
    "nobody-won": _lacked,
    "tied": _left_out,
    "cursed": _spent_in_vain,
}


# -- options that are not words of their own ----------------------------------


def _either(t: Texts, option: Answer, data: Data, names: Names) -> str:
    """The first and the second choice that a card offers; the game knows the card."""
    game = data["game"]
    character = _edition(game).characters.get(data.get("card", "")) if game else None
    block = character and character.blocks[data.get("block", 0)]
    if not isinstance(block, Either):
        return t(f"either-{option}")
    return phrase(t, (block.first if option == "first" else block.second).phrase())


def _stone(t: Texts, colour: str) -> str:
    return str(t.forms("stone", f"colour-{colour}")["stone-one"])


def _deal(t: Texts, deal: Answer, data: Data, names: Names) -> str:
    price = goods(t, {deal["coin"]: data["prices"][deal["coin"]]}, {})
    return t("option-buy", stone=_stone(t, deal["stone"]), price=price)


def _gift(t: Texts, gift: Answer, data: Data, names: Names) -> str:
    [kind] = gift.values()
    return t(f"goods-{kind}", n=1)


def _two_fists(t: Texts, fists: Answer, data: Data, names: Names) -> str:
    return t("option-two-fists", **{hand: goods(t, fist, {}) for hand, fist in fists.items()})


def _in_bid(t: Texts, change: Answer, data: Data, names: Names) -> str:
    """A coin; with the bidder's name if it is in somebody else's bid."""
    coin = t(f"goods-{change['coin']}", n=1)
    if data["how"] != "take-out":
        return coin
    return t("option-change-bid", coin=coin, name=names[change["seat"]])


def _kept(t: Texts, kept: Answer, data: Data, names: Names) -> str:
    return t("option-kept-card", card=card_name(t, kept["card"]), name=names[kept["seat"]])


def _seat(t: Texts, seat: Answer, data: Data, names: Names) -> str:
    return str(t.who("name", [seat], names)["name-nom"])


OPTIONS: dict[str, Option] = {
    "bid": lambda t, coins, data, names: goods(t, coins, {}),
    "buy": _deal,
    "change-bid": _in_bid,
    "colour": lambda t, colour, data, names: t(f"colour-{colour}"),
    "discard-special": lambda t, card, data, names: card_name(t, card),
    "either": _either,
    "ghost": lambda t, card, data, names: card_name(t, card),
    "give": _gift,
    "goes-without": _seat,
    "imp": lambda t, card, data, names: card_name(t, card),
    "kept-card": _kept,
    "loot": lambda t, colour, data, names: _stone(t, colour),
    "neighbour": _seat,
    "own-kept-card": lambda t, card, data, names: card_name(t, card),
    "pass-favor": _seat,
    "pay": lambda t, stones, data, names: goods(t, {}, stones),
    "player": _seat,
    "receiver": _seat,
    "stone": lambda t, colour, data, names: _stone(t, colour),
    "two-fists": _two_fists,
    "use": lambda t, n, data, names: t("option-use-number", n=n),
    "victim": _seat,
}


# -- refusals -----------------------------------------------------------------


def _coin_name(t: Texts, coin: Any) -> str:
    return t(f"coin-{coin}") if coin in (*COINS, *STONES) else t.plain(coin)


def _said_block(t: Texts, data: Any) -> str:
    return phrase(t, effect_from_data(data).phrase())


DETAILS: dict[str, Detail] = {
    "coin": _coin_name,
    "coins": lambda t, coins: t.joined(_coin_name(t, coin) for coin in coins),
    "pays": _said_block,
    "pays_again": _said_block,
}

WORDS = Words(FIELDS, OPTIONS, DETAILS, cards, names=names, asides=ASIDES)
