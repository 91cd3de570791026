"""The workshop of Fist of Dragonstones: the language of its characters, described to an editor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from dragonstones.engine import Game, games
from dragonstones.games.fist import FistGame
from dragonstones.games.fist.cards import (
    AUCTIONED,
    GENDER,
    KEPT,
    LANGUAGE,
    LONGEST_NAME,
    MOST_BLOCKS,
    MOST_BYTES,
    Card,
    is_useless,
    read_card,
    rules_data,
)
from dragonstones.games.fist.character import Character
from dragonstones.games.fist.effects import (
    VERBS,
    Effect,
    Give,
    Let,
    Pay,
    PayCoins,
    Phrase,
    Power,
    take,
)
from dragonstones.games.fist.effects.base import DEEPEST
from dragonstones.games.fist.effects.fields import (
    FACES,
    NEEDED,
    BadCard,
    Block,
    Blocks,
    Counts,
    Faces,
    Field,
    Flag,
    Number,
    OneOf,
    Path,
    Some,
)
from dragonstones.games.fist.effects.moves import MOVES, WINDOWS, Do, Move
from dragonstones.games.fist.home_made import HOME_MADE
from dragonstones.lookalikes import likeness
from dragonstones.text import LANGUAGES, Texts, texts
from dragonstones.text.fist import card_name, made_rule, phrase
from dragonstones.wire import (
    BlockField,
    BlockInfo,
    BlockWord,
    CardLanguage,
    CardStart,
    Language,
    MadeCard,
)

#: How the ids of messages begin for words that also occur in the texts of cards.
_SAID = {"who": "who", "whom": "whom", "so": "if", "each": "each"}
#: Printed cards to start from: a gift, a choice with a price, and one that is kept.
STARTS = ("gnome", "magician", "doppelganger")


class FistWorkshop:
    def language(self, game: Game[Any], lang: Language) -> CardLanguage:
        t = texts(lang)
        windows = [BlockWord(id=one, name=t(f"when-{one}")) for one in WINDOWS]
        return CardLanguage(
            game=game.id,
            language=LANGUAGE,
            most_blocks=MOST_BLOCKS,
            most_bytes=MOST_BYTES,
            deepest=DEEPEST,
            longest_name=LONGEST_NAME,
            genders=list(GENDER.words),
            blocks=[_block(t, game, cls) for cls in VERBS.values()],
            moves=[_move(t, game, cls) for cls in MOVES.values()],
            windows=windows,
            block_windows=list(Do.windows),
            auctioned=[_field(t, "card", name, field) for name, field in AUCTIONED.items()],
            kept=[_field(t, "card", name, field) for name, field in KEPT.items()],
            starts=[_start(t, game, id) for id in STARTS],
        )

    def read(self, game: Game[Any], data: Any) -> MadeCard:
        assert isinstance(game, FistGame)
        card = read_card(data)
        _check_name(card)
        character = card.character
        return MadeCard(
            id=card.id,
            card=dict(card.data),
            texts={
                "en": made_rule(texts("en"), character),
                "de": made_rule(texts("de"), character),
            },
            blocks=len(character.blocks),
            useless=is_useless(character, game.edition),
        )

    def check_new(self, game: Game[Any], options: Mapping[str, Any]) -> None:
        for number, one in enumerate(options[HOME_MADE], 1):
            try:
                _check_name(read_card(one["card"]))
            except BadCard as bad:
                raise bad.inside(HOME_MADE, number) from bad

    def blocks_of(self, game: Game[Any], card: Any) -> frozenset[str]:
        assert isinstance(game, FistGame)
        printed = game.edition.characters.get(card) if isinstance(card, str) else None
        character = printed or read_card(card).character
        return frozenset(one.verb for one in _parts(character)) - {Power.verb}

    def cards_in(self, options: Mapping[str, Any]) -> list[str]:
        return [read_card(one["card"]).id for one in options[HOME_MADE]]


WORKSHOP = FistWorkshop()


@cache
def _printed() -> Mapping[str, str]:
    """The names of all printed characters, in every language, by the look of their letters."""
    characters = [
        one
        for game in games()
        if isinstance(game, FistGame)
        for one in game.edition.characters.values()
    ]
    names = [card_name(texts(lang), one.id) for lang in LANGUAGES for one in characters]
    return {likeness(name): name for name in names}


def _check_name(card: Card) -> None:
    """Refuse a name that could be taken for that of a printed card."""
    names: dict[Path, str] = {("name", lang): name for lang, name in card.name.items()}
    if "accusative" in card.data:
        names[("accusative",)] = card.data["accusative"]
    for path, name in names.items():
        if printed := _printed().get(likeness(name)):
            raise BadCard("card-name-printed", path, printed=printed)


# -- blocks -------------------------------------------------------------------------------


def _start(t: Texts, game: Game[Any], id: str) -> CardStart:
    assert isinstance(game, FistGame)
    return CardStart(id, card_name(t, id), rules_data(game.edition.characters[id]))


def _block(t: Texts, game: Game[Any], cls: type[Effect]) -> BlockInfo:
    return _info(
        t,
        cls,
        _published(game, cls) or ("", _sample(cls)),
        fields=[_field(t, cls.verb, name, field, cls) for name, field in cls.fields.items()],
        winner=cls.always_winners,
        scores=cls.always_scores,
        keeps=cls.always_keeps,
        price=issubclass(cls, Pay | PayCoins | Give),
        others=issubclass(cls, Let),
    )


def _move(t: Texts, game: Game[Any], cls: type[Move]) -> BlockInfo:
    return _info(
        t,
        cls,
        _published(game, cls) or ("", cls()),
        fields=[_field(t, cls.verb, name, field) for name, field in cls.fields.items()],
        windows=list(cls.windows),
        once=cls.once,
    )


def _info(
    t: Texts, cls: type[Effect] | type[Move], example: tuple[str, Effect | Move], **more: Any
) -> BlockInfo:
    """What the editor shows of a block. `example`: a printed card with such a block, if there is
    one, and the block."""
    card, block = example
    return BlockInfo(
        verb=cls.verb,
        name=t(f"block-{cls.verb}"),
        sentence=_sentence(t, block.phrase()),
        example=card,
        example_name=card_name(t, card) if card else "",
        **more,
    )


def _published(game: Game[Any], cls: type[Effect] | type[Move]) -> tuple[str, Any] | None:
    """The simplest printed card with such a block, of this game if possible, and the block."""
    family = [one for one in games() if isinstance(one, FistGame) and one.id != game.id]
    for one in (game, *family):
        assert isinstance(one, FistGame)
        found = [
            (len(character.blocks), character.id, part)
            for character in one.edition.characters.values()
            for part in _parts(character)
            if type(part) is cls
        ]
        if found:
            _, id, part = min(found, key=lambda each: each[:2])
            return id, part
    return None


def _parts(character: Character) -> Iterator[Effect | Move]:
    yield from character.blocks
    yield from (move for _, move in character.when)


def _sample(cls: type[Effect], **given: Any) -> Effect:
    """Such a block with the simplest values."""
    return cls(**{name: _plain(field) for name, field in cls.fields.items()} | given)


def _plain(field: Field) -> Any:
    if field.default is not NEEDED:
        return field.default
    match field:
        case Number():
            return field.low
        case OneOf():
            return field.words[0]
        case Some():
            return field.words[:1]
        case Counts():
            return {field.names[0]: 1}
        case Blocks():
            return [take(silver=1)] * field.least
        case Faces():
            return {FACES[1]: take(silver=1)}
    return take(silver=1)


def _sentence(t: Texts, words: Phrase) -> str:
    said = phrase(t, words)
    return f"{said[0].upper()}{said[1:]}."


# -- fields -------------------------------------------------------------------------------


def _field(
    t: Texts, verb: str, name: str, field: Field, cls: type[Effect] | None = None
) -> BlockField:
    own = f"part-{verb}-{name}"
    own = own if t.has(own) else f"part-{name}"
    about: dict[str, Any] = {"label": t(own, n=1)}
    match field:
        case Number():
            about |= {"kind": "number", "low": field.low, "high": field.high}
        case OneOf():
            words = [_word(t, name, word, _is_winners(cls, name, word)) for word in field.words]
            about |= {"kind": "word", "words": words}
        case Some():
            words = [_word(t, name, word) for word in field.words]
            about |= {"kind": "words", "words": words, "least": field.least}
        case Counts():
            words = [_word(t, name, word) for word in field.names]
            about |= {"kind": "counts", "words": words, "most": field.exactly, "high": field.high}
        case Flag():
            about["kind"] = "flag"
        case Block():
            about |= {"kind": "block", "arms": [about["label"]]}
        case Blocks():
            arms = [t(own, n=n) for n in range(1, field.most + 1)]
            about |= {"kind": "blocks", "arms": arms, "least": field.least, "most": field.most}
        case Faces():
            about |= {"kind": "faces", "arms": [t(own, n=int(face)) for face in FACES]}
    is_needed = field.default is NEEDED
    return BlockField(name=name, needed=is_needed, default=_default(field), **about)


def _default(field: Field) -> Any:
    """The default of a field, as data; something simple for a field that must be given."""
    match field:
        case Block() | Blocks() | Faces():
            return None
    value = _plain(field)
    return list(value) if isinstance(value, tuple) else value


def _word(t: Texts, field: str, word: str, winner: bool = False) -> BlockWord:
    own = f"{_SAID.get(field, f'word-{field}')}-{word}"
    name = t(own, who="you") if t.has(own) else t(f"coin-{word}")
    return BlockWord(id=word, name=name.rstrip(","), winner=winner)


def _is_winners(cls: type[Effect] | None, field: str, word: str) -> bool:
    """Whether a block with this word is only for the card's winner."""
    given: Mapping[str, Any] = {field: word}
    return cls is not None and not cls.always_winners and _sample(cls, **given).winner_only
