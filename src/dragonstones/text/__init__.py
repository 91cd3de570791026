"""Everything in words, in every language: names, card texts, the log, questions, refusals.

>>> texts("en")("list-and", items="a red stone", last="2 silver")
'a red stone and 2 silver'
>>> texts("de").joined(["Anna", "Ben", "Chris"])
'Anna, Ben und Chris'

The words are Fluent messages in `locales/<language>/*.ftl`. Nothing falls back to another
language: a missing message is a bug, and raises. `fist.py` turns the data of events and decisions
into the arguments of the messages in `fist.ftl`; likewise for every family. Another package brings
its own messages (`Words.locales`).
"""

from __future__ import annotations

import copy
import logging
import pickle
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import count, groupby
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from dragonstones.engine import Answer, BadSetup, Event, Game, Option, Refused, get_game
from dragonstones.engine.families import named_by_others, own_part, part
from dragonstones.engine.registry import ALL
from dragonstones.text.words import Args, Card, Data, Name, Names, Words

LANGUAGES = ("en", "de")

ENTRY_POINTS = "dragonstones.text"

log = logging.getLogger(__name__)

#: The beginning of a message or a term.
_BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
#: The longest piece of a player's input that a refusal repeats.
_LONGEST = 300
#: Up to this many cards are named one by one.
_FEW = 6


def words_of(family: str) -> Words:
    """The words of a family, from wherever they are; plain ones if it has none."""
    return part("text", family, "WORDS") or Words()


def messages(family: str, lang: str) -> str:
    """The Fluent messages of a family; empty if it has none in this language."""
    locales = words_of(family).locales or files("dragonstones") / "locales"
    file = locales / lang / f"{family}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _files(lang: str) -> Iterator[tuple[str, str | ast.Resource]]:
    """The files of a language by name. For browsers, where parsing is slow, they are parsed when
    the page is built (`web/python/bundle.py`)."""
    locales = files("dragonstones") / "locales"
    prepared = locales / f"{lang}.pickle"
    if prepared.is_file():
        yield from pickle.loads(prepared.read_bytes())
        return
    for file in (locales / lang).iterdir():
        name, _, ending = file.name.rpartition(".")
        if ending == "ftl":
            yield name, file.read_text(encoding="utf-8")


def _entries(source: str) -> Iterator[tuple[str, str]]:
    """Messages and terms by name, as they are written: only what begins a line begins an entry."""
    starts = [*_BEGINS.finditer(source)]
    ends = [*(found.start() for found in starts[1:]), len(source)]
    for found, end in zip(starts, ends, strict=True):
        yield found[1], source[found.start() : end]


class _References(Visitor):
    """The names of other entries that an entry needs."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


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
        #: What nobody has asked for yet: parsing all of it takes longer than everything else that
        #: a command does at its start.
        self._unparsed: dict[str, str] = {}
        self._words: dict[str, Words] = {}  # by message
        self._families: list[Words] = []
        #: Of what a match has brought with it, by message.
        self._names: Mapping[str, Name] = {}
        for name, file in _files(lang):
            self._add(file, own_part("text", name, "WORDS"))
        for family, words in named_by_others(ENTRY_POINTS, Words):
            self.add(messages(family, lang), words)

    def add(self, messages: str, words: Words | None = None) -> None:
        """More Fluent messages: for the characters of other packages, or for their games."""
        self._add(messages, words)

    def _add(self, file: str | ast.Resource, words: Words | None) -> None:
        words = words or Words()
        self._families.append(words)
        for name in self._take(file):
            if self._words.setdefault(name, words) is not words:
                log.error("there is a message %s already", name)

    def _take(self, file: str | ast.Resource) -> Iterator[str]:
        """Keep the entries of a file; the names of its messages."""
        if not isinstance(file, str):
            self._bundle.add_resource(file)
            yield from (one.id.name for one in file.body if isinstance(one, ast.Message))
            return
        for name, source in _entries(file):
            self._unparsed.setdefault(name, source)
            if not name.startswith("-"):
                yield name

    def _message(self, id: str) -> Any:
        if id in self._unparsed:
            self._parse(id, set())
        return self._bundle.get_message(id)

    def _parse(self, name: str, begun: set[str]) -> None:
        """Parse an entry and those that it needs. It counts as parsed only when all of them are:
        other threads may ask for it."""
        if name in begun or (source := self._unparsed.get(name)) is None:
            return
        begun.add(name)
        resource, references = FluentResource(source), _References()
        references.visit(resource)
        for other in references.names:
            self._parse(other, begun)
        self._bundle.add_resource(resource)
        self._unparsed.pop(name, None)

    def of(self, game: Game[Any]) -> Texts:
        """The same texts for the game of a match, with the names of its home-made cards."""
        names = words_of(game.family).names(self.lang, game)
        if not names:
            return self
        told = copy.copy(self)
        told._names = names
        return told

    def __call__(self, id: str, /, **args: Any) -> str:
        if id in self._names:
            return self._names[id].plain
        return self._format(self._message(id).value, args)

    def _format(self, pattern: Any, args: Args) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)

    def has(self, id: str) -> bool:
        return id in self._names or id in self._words

    def forms(self, field: str, id: str, **args: Any) -> Args:
        """A name as argument `field`, and its cases, where a language has them, as `field-case`."""
        if own := self._names.get(id):
            told = {f"{field}-{case}": name for case, name in own.cases.items()}
            return {field: own.plain, **told}
        message = self._message(id)
        cases = {f"{field}-{case}": self._format(p, args) for case, p in message.attributes.items()}
        return {field: self._format(message.value, args), **cases}

    def people(self, seats: Iterable[int], names: Sequence[str]) -> str:
        return self.joined(names[seat] for seat in seats)

    def who(self, field: str, seats: Collection[int], names: Names) -> Args:
        """Players in a sentence. The argument `field` is their names; `field-<case>`, for each case
        of the message `you`, the same with the reader as "you"; and `field-who` the person of the
        verb: `you`, `you-all` (the reader and others), `one` or `many`."""
        mine = names.me in seats
        others = [names[seat] for seat in seats if seat != names.me]
        args = {field: self.people(seats, names)}
        for case, you in self.forms(field, "you").items():
            if case != field:
                args[case] = self.joined([you, *others]) if mine else args[field]
        person = ("you-all" if others else "you") if mine else "one" if len(seats) == 1 else "many"
        return {**args, f"{field}-who": person}

    def joined(self, items: Iterable[str]) -> str:
        """As in: Anna, Ben and Chris."""
        *before, last = list(items) or [self("list-empty")]
        return self("list-and", items=", ".join(before), last=last) if before else last

    def joined_or(self, items: Iterable[str]) -> str:
        """As in: Anna, Ben or Chris."""
        *before, last = list(items)
        return self("list-or", items=", ".join(before), last=last) if before else last

    # -- every game ---------------------------------------------------------

    def event(self, event: Event | Data, names: Sequence[str], me: int | None = None) -> str:
        """A sentence for the log, from an event or its `data()`. It calls the reader, in seat `me`,
        "you", and also tells them what the event means for them."""
        data = event.data() if isinstance(event, Event) else event
        kind, names = data["kind"], Names.read_by(me, names)
        said = self._said(f"event-{kind}", data, names)
        asides = self._words.get(f"event-{kind}", Words()).asides
        aside = asides[kind](self, data, me, names) if me is not None and kind in asides else ""
        return f"{said} {aside}" if aside else said

    def prompt(self, decision: Data, names: Sequence[str]) -> str:
        """The question of a decision, given as its `data()`."""
        asked = Names.read_by(decision.get("seat"), names)
        return self._said(f"prompt-{decision['kind']}", decision, asked)

    def why(self, id: str, event: Data, names: Names, more: Mapping[str, Any]) -> str:
        """A sentence about an event, with its fields and more as arguments (`text.why`)."""
        return self(id, **{**self._args(f"event-{event['kind']}", event, names), **more})

    def _said(self, id: str, data: Data, names: Names) -> str:
        """A message, with the fields of an event or a decision as its arguments."""
        return self(id, **self._args(id, data, names))

    def _args(self, id: str, data: Data, names: Names) -> Args:
        """The arguments that a message's family makes of the fields of an event or a decision."""
        words = self._words.get(id, Words())
        args = dict(data)
        for field in data:
            if field in words.fields:
                args |= words.fields[field](self, field, data, names)
        return args

    def option(
        self,
        decision: Data,
        option: Answer,
        names: Sequence[str],
        game: Game[Any] | None = None,
        view: Data | None = None,
    ) -> str:
        """An option of a decision. With the game, or the view of the seat, the text can say more
        about it."""
        kind = decision["kind"]
        if isinstance(option, bool):
            option = "yes" if option else "no"
        id = f"option-{kind}-{option}"
        if self.has(id):
            return self(id)
        words = self._words.get(f"prompt-{kind}", Words())
        asked = Names.read_by(decision.get("seat"), names)
        return words.options[kind](self, option, {**decision, "game": game, "view": view}, asked)

    def options(
        self, game: Game[Any], decision: Data, names: Sequence[str], view: Data
    ) -> list[str]:
        """The options that a decision lists, with all that can be said about them."""
        options = decision["options"]
        return [self.option(decision, option, names, game, view) for option in options]

    def cards(self, game: Game[Any]) -> list[Card]:
        """Everything in the box of a game; nothing if it has no texts here."""
        return words_of(game.family).cards(self, game)

    def title(self, game: str) -> str:
        """What a game is called, by its id."""
        id = f"game-{game}"
        return self(id) if self.has(id) else game

    def turns(self, game: str) -> str:
        """What the turns of a game are called: its family may have a word of its own."""
        own = f"turns-{get_game(game).family}"
        return self(own if self.has(own) else "turns")

    def persona(self, who: str) -> str:
        """The short name of a persona, which a sentence in any language can hold."""
        return str(self.forms("name", f"persona-{who}")["name-short"])

    def bot_names(self, personas: Iterable[str], taken: Iterable[str]) -> list[str]:
        """The name of each persona. A bot without a persona, or with a name that is taken at the
        table, gets another one."""
        used = {name.casefold() for name in taken}
        names = []
        for who in personas:
            name = self.persona(who) if who and self.has(f"persona-{who}") else ""
            if not name or name.casefold() in used:
                name = next(other for other in self._other_names() if other.casefold() not in used)
            used.add(name.casefold())
            names.append(name)
        return names

    def _other_names(self) -> Iterator[str]:
        names = self("bot-names").split()
        yield from names
        yield from (f"{name} {number}" for number in count(2) for name in names)

    def house_rules(self, game: Game[Any], options: Mapping[str, Any]) -> list[str]:
        """The options that are not by the book, each with its name."""
        chosen = game.house_rules_in(options)
        return [self.chosen(game, name, value) for name, value in chosen.items()]

    def chosen(self, game: Game[Any], option: str, value: Any) -> str:
        """A value of an option of the game, with the option's name."""
        about = game.options[option]
        return f"{self(f'option-name-{option}')}: {self.setting(option, value, about)}"

    def setting(self, option: str, value: Any, about: Option | None = None) -> str:
        """A value of an option of the game. The option's name is the message
        `option-name-<option>`, what it is good for `option-help-<option>`."""
        if about and about.kind == "some":
            return self._some(value, about)
        word = "none" if value is None else value
        if isinstance(value, bool):
            word = "yes" if value else "no"
        id = f"option-value-{option}-{word}"
        n = len(value) if isinstance(value, list) else value
        return self(id) if self.has(id) else self(f"option-value-{option}", n=n)

    def _some(self, value: Any, option: Option) -> str:
        """Which of several cards are in; if only a few are missing, their names."""
        chosen = option.values if value == ALL else value
        missing = [one for one in option.values if one not in chosen]
        for id, some in (("but", missing), ("only", chosen)):
            if 0 < len(some) <= _FEW:
                names = self.joined(self(f"{option.named}-{one}") for one in some)
                return self(f"some-{id}", names=names)
        if not missing:
            return self("some-all")
        return self("some-few", n=len(chosen), all=len(option.values))

    def refusal(self, error: Refused) -> str:
        """What was wrong, and what is allowed."""
        id = f"refused-{error.code}"
        if not self.has(id):  # a game of another package, which has no texts here
            return self("refused", code=error.code, details=self.plain(error.details))
        return self(id, **{name: self._detail(name, x) for name, x in error.details.items()})

    def _detail(self, name: str, value: Any) -> str | int:
        if isinstance(value, Refused):
            return self.refusal(value)
        for words in self._families:
            if name in words.details:
                return words.details[name](self, value)
        # A number, for plurals; a huge one is only shown.
        return value if type(value) is int and abs(value) < 1_000_000 else self.plain(value)

    def plain(self, value: Any) -> str:
        """Data in the form in which it is typed, without brackets, and shortened."""
        text = _plain(value)
        return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _plain(value: Any, depth: int = 4) -> str:
    """Data as text: deep nesting is cut, consecutive numbers become a span."""
    if isinstance(value, dict | list | tuple | range) and not depth:
        return "…"
    if isinstance(value, dict):
        parts = (f"{name} {_plain(part, depth - 1)}" for name, part in value.items())
        return " + ".join(parts) or "0"
    if isinstance(value, list | tuple | range):
        return ", ".join(_plain(part, depth - 1) for part in _spans(value)) or "–"
    return str(value)


def _spans(values: Iterable[Any]) -> Iterator[Any]:
    """The values, with runs of numbers such as 10, 11, 12, 13 as "10–13"."""

    def run(place: tuple[int, Any]) -> Any:
        return place[1] - place[0] if type(place[1]) is int else None

    for step, places in groupby(enumerate(values), run):
        some = [value for _, value in places]
        yield from some if step is None or len(some) < 4 else [f"{some[0]}–{some[-1]}"]
