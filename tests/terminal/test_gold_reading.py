"""What is typed in Dragon's Gold, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from dragonstones.terminal.desk import Unreadable
from dragonstones.terminal.gold.haggling import Haggling
from dragonstones.terminal.gold.keys import COMMANDS, Keys
from dragonstones.terminal.gold.reading import Reader
from dragonstones.text import LANGUAGES, texts

EN = Reader(Keys(texts("en")), ["Anna", "Maud", "Odo", "Gilda Grey"], me=0)
DE = Reader(Keys(texts("de")), ["Anna", "Maud", "Odo", "Gilda Grey"], me=0)
TALKS: dict[str, Any] = {
    "fighters": [2, 0, 1],
    "treasure": {"silver": 3, "gold": 2, "red": 1},
    "proposals": [
        {"seat": 2, "number": 4, "shares": [{"gold": 2}, {"silver": 3}, {"red": 1}]},
    ],
}
HEAP = {"silver": 3, "gold": 2, "red": 1}


def shares(odo: str = "", me: str = "", maud: str = "") -> list[dict[str, int]]:
    return [EN.tokens(text) for text in (odo, me, maud)]


# -- turns --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "place", "dragon", "sword"),
    [
        ("t2", "thief", 1, False),
        ("T 2", "thief", 1, False),
        ("thief 2", "thief", 1, False),
        ("w3", "wizard", 2, False),
        ("4 1", "knight-4", 0, False),
        ("41", "knight-4", 0, False),
        ("4>1", "knight-4", 0, False),
        ("3 4", "knight-3", 3, False),
        ("k3 4", "knight-3", 3, False),
        ("3s 2", "knight-3", 1, True),
        ("3s2", "knight-3", 1, True),
        ("4+ 2", "knight-4", 1, True),
        ("4 sword 2", "knight-4", 1, True),
        ("t9", "thief", 8, False),  # whether there is one is for the decision to say
    ],
)
def test_sending_an_adventurer(typed: str, place: str, dragon: int, sword: bool) -> None:
    placing = {"place": place, "dragon": dragon}
    assert EN.placing(typed) == placing | ({"sword": True} if sword else {})


@pytest.mark.parametrize("typed", ["", "t", "2t", "5 1", "x2", "t2 3", "wizard"])
def test_what_is_no_order(typed: str) -> None:
    assert EN.placing(typed) is None


def test_german_orders() -> None:
    assert DE.placing("z1") == {"place": "wizard", "dragon": 0}
    assert DE.placing("d 2") == {"place": "thief", "dragon": 1}
    assert DE.placing("r4s 2") == {"place": "knight-4", "dragon": 1, "sword": True}


# -- tokens -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "tokens"),
    [
        ("2g r", {"gold": 2, "red": 1}),
        ("2 g r", {"gold": 2, "red": 1}),
        ("2g1r", {"gold": 2, "red": 1}),
        ("g, g + r", {"gold": 2, "red": 1}),
        ("s s s", {"silver": 3}),
        ("2 gold 1 RED", {"gold": 2, "red": 1}),
        ("b e a y d x", dict.fromkeys(("sapphire", "emerald", "amethyst", "amber", "diamond"), 1)
         | {"black-diamond": 1}),
        ("sa em ame amb di", {
            "sapphire": 1, "emerald": 1, "amethyst": 1, "amber": 1, "diamond": 1}),
        ("0g", {}),
        ("", {}),
    ],
)  # fmt: skip
def test_tokens(typed: str, tokens: dict[str, int]) -> None:
    assert EN.tokens(typed) == tokens


def test_german_tokens() -> None:
    typed = DE.tokens("2s g r p m a b d x")
    assert typed == EN.tokens("2s g r b e a y d x")
    assert DE.tokens("saphir 2 smaragde bernstein grün") == EN.tokens("b 3e y")


@pytest.mark.parametrize(("typed", "word"), [("2q", "q"), ("gg", "gg"), ("2", "2"), ("g -", "-")])
def test_what_is_no_token(typed: str, word: str) -> None:
    with pytest.raises(Unreadable, match=rf"“{word}” is not a token. The tokens: s silver, g gold"):
        EN.tokens(typed)


# -- proposals ----------------------------------------------------------------


@pytest.mark.parametrize(
    "typed",
    [
        "me 2g r, odo 3s, rest maud",
        "me 2g r, odo 3s, maud rest",
        "me 2g r, odo 3s, *maud",
        "me 2g r, odo 3s",  # the one who is not named gets nothing, and nothing is left
        "odo 3s, rest me",
        "odo 3s, me rest",
        "odo 3s me 2g r",
        "odo s s s rest me",
        "ODO: 3s; ANNA: 2g, r",
        "Odo = 3 silver, i = 2 gold + red",
        "3: 3s, 1: 2g r",
        "3 3s, 1 2g r",
        "3 3s / rest 1",
        "od 3s, an rest",
        "me 2g, r, odo 3s, maud 0g",
    ],
)
def test_the_same_proposal(typed: str) -> None:
    assert EN.proposal(typed, TALKS) == shares(odo="3s", me="2g r")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("rest me", shares(me="3s 2g r")),
        ("me g rest odo", shares("3s g r", "g")),
        ("me rest odo g", shares("g", "3s g r")),
    ],
)
def test_the_rest(typed: str, expected: list[dict[str, int]]) -> None:
    assert EN.proposal(typed, TALKS) == expected


@pytest.mark.parametrize(("typed", "least"), [("even", 2), ("me r, even", 1)])
def test_about_even(typed: str, least: int) -> None:
    found = EN.proposal(typed, TALKS)
    assert min(sum(share.values()) for share in found) == least
    assert {token: sum(share.get(token, 0) for share in found) for token in HEAP} == HEAP


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("4 odo>me g", shares("g", "3s g", "r")),
        ("4: odo > me g", shares("g", "3s g", "r")),
        ("4 odo g > me", shares("g", "3s g", "r")),
        ("4 odo>me 2g, me>maud 2s", shares("", "s 2g", "2s r")),
    ],
)
def test_changing_a_proposal(typed: str, expected: list[dict[str, int]]) -> None:
    assert EN.proposal(typed, TALKS) == expected


def test_a_name_of_two_words() -> None:
    talks = TALKS | {"fighters": [0, 3]}
    assert EN.proposal("gilda grey 2g, rest me", talks) == [EN.tokens("3s r"), EN.tokens("2g")]
    assert EN.proposal("gi 2g, me rest", talks) == [EN.tokens("3s r"), EN.tokens("2g")]


@pytest.mark.parametrize("typed", ["me", "me s", "me 0g", "odo", "odo 2g"])
def test_half_a_proposal_gives_nothing_away(typed: str) -> None:
    """Also with two fighters: one who is not named does not get the rest."""
    with pytest.raises(Unreadable):
        EN.proposal(typed, TALKS | {"fighters": [0, 2]})


def test_german_proposals() -> None:
    for typed in ("ich 2g r, odo 3s", "odo 3s, rest ich", "4 odo>ich g"):
        DE.proposal(typed, TALKS)
    assert DE.proposal("odo 3s, rest mir", TALKS) == shares(odo="3s", me="2g r")


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("", "A proposal says who gets what"),
        ("me g", "Nobody gets 3 silver, 1 gold and 1 red token yet. Add, for example: , rest maud"),
        ("2g", "Nobody here is called “2g”. The players: Odo, Anna, Maud"),
        ("ben 2g", "Nobody here is called “ben”"),
        ("gilda 2g", "Nobody here is called"),  # she was not in the fight
        ("me 2q", "is called “2q”"),
        ("me q", "is called “q”"),
        ("rest me, rest odo", "A proposal says who gets what"),
        ("2 odo>me g", "On the table: 4"),
        ("odo>me g", "On the table: 4"),
        ("4 odo>me 3g", "Odo does not get 3 gold"),
        ("4 >me g", "name it, and who gives what to whom"),
        ("4 odo>me", "name it, and who gives what to whom"),
        ("4 @7>me g", "Nobody here is called"),
    ],
)
def test_what_is_no_proposal(typed: str, says: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        EN.proposal(typed, TALKS)
    assert says in str(unreadable.value)


def test_two_names_that_begin_alike() -> None:
    reader = Reader(Keys(texts("en")), ["Anna", "Annika", "Odo"], me=2)
    talks = TALKS | {"fighters": [0, 1, 2]}
    with pytest.raises(Unreadable, match="“ann” could be any of these: Anna, Annika"):
        reader.proposal("ann g", talks)
    assert reader.proposal("anna g, rest me", talks)[0] == {"gold": 1}


# -- divide and choose --------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "n", "expected"),
    [
        ("2g r / 3s", 2, ["2g r", "3s"]),
        ("2g r / s s / rest", 3, ["2g r", "2s", "s"]),
        ("2g r / s s", 3, ["2g r", "2s", "s"]),
        ("2g r | * | s s", 3, ["2g r", "s", "2s"]),
        ("2g r", 2, ["2g r", "3s"]),
    ],
)
def test_dividing(typed: str, n: int, expected: list[str]) -> None:
    assert EN.division(typed, n, HEAP) == [EN.tokens(share) for share in expected]


def test_dividing_evenly() -> None:
    for reader, word in ((EN, "even"), (DE, "gleich")):
        assert [sum(share.values()) for share in reader.division(word, 3, HEAP)] == [2, 2, 2]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("2g / r / s / s", "3 shares with slashes between them"),
        ("g / rest / rest", "3 shares with slashes between them"),
        ("g", "3 shares"),
        ("2g / r / s", "Nobody gets 2 silver yet. Add, for example:  / rest"),
        ("2g / q / s", "“q” is not a token"),
    ],
)
def test_what_is_no_division(typed: str, says: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        EN.division(typed, 3, HEAP)
    assert says in str(unreadable.value)


# -- offers -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "receiver", "give", "want"),
    [
        ("odo 2g for d", 2, "2g", "d"),
        ("odo: 2g for 1d", 2, "2g", "d"),
        ("od 2g > d", 2, "2g", "d"),
        ("3 2g = d", 2, "2g", "d"),
        ("any s for r", None, "s", "r"),
        ("all s for r", None, "s", "r"),
        ("s for r", None, "s", "r"),
        ("gilda grey s r for 0", 3, "s r", ""),  # a gift
        ("odo for d", 2, "", "d"),
        ("odo 0 g for d", 2, "", "d"),
        ("odo 2s for 0 g", 2, "2s", ""),
    ],
)
def test_offers(typed: str, receiver: int | None, give: str, want: str) -> None:
    offer = {"receiver": receiver, "give": EN.tokens(give), "want": EN.tokens(want)}
    assert EN.offer(typed) == offer


def test_german_offers() -> None:
    for typed in ("odo 2g für d", "odo 2g gegen d", "odo 2g fuer d"):
        assert DE.offer(typed) == {"receiver": 2, "give": {"gold": 2}, "want": {"diamond": 1}}
    assert DE.offer("alle s für r")["receiver"] is None


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("", "An offer says who it is for"),
        ("odo", "An offer says who it is for"),
        ("odo s", "An offer says who it is for"),  # a gift must be said to be one
        ("odo s s for", "A gift: o ben s for 0"),
        ("ben s for r", "Nobody here is called “ben”"),
        ("me s for r", "Nobody here is called"),
        ("odo s for q", "“q” is not a token"),
        ("odo s for r for g", "“for” is not a token"),
    ],
)
def test_what_is_no_offer(typed: str, says: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        EN.offer(typed)
    assert says in str(unreadable.value)


# -- commands -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "command", "rest"),
    [
        ("a 2", "accept", "2"),
        ("a2", "accept", "2"),
        ("ACCEPT 2", "accept", "2"),
        ("p even", "propose", "even"),
        ("b", "back", ""),
        ("done", "done", ""),
        ("me 2g", None, "me 2g"),
        ("", None, ""),
    ],
)
def test_commands(typed: str, command: str | None, rest: str) -> None:
    assert Keys(texts("en")).command(typed) == (command, rest)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_means_two_things(lang: str) -> None:
    """Neither two tokens, nor two commands that can be given at the same time."""
    keys = Keys(texts(lang))
    commands = [key for command in COMMANDS for key in keys.of(command)]
    assert len(commands) == len(set(commands))
    for things in (("silver", "gold", "red", "sapphire", "emerald", "amethyst", "amber",
                    "diamond", "black-diamond", "rest", "even", "for", "any", "me"),
                   ("wizard", "thief", "knight-3", "knight-4", "use"),
                   ("propose", "accept", "back", "hourglass", "wait"),
                   ("offer", "accept", "back", "done", "wait")):  # fmt: skip
        typed = [key for thing in things for key in keys.of(thing)]
        assert len(typed) == len(set(typed))
        own = {texts(lang)(f"terminal-key-{key}") for key in ("log", "help", "quit")}
        assert not own & set(typed) - set(keys.tokens)
    assert set(COMMANDS) == set(keys.commands.values())


def test_a_bare_number_accepts() -> None:
    """`1` is what one types for proposal 1: it must not be read as the first seat."""
    haggling = Haggling(EN.keys, EN.names)
    assert haggling.read_haggle("4", EN, {**TALKS, "seat": 0}) == {"accept": 4}
    assert haggling.read_trade("2", EN, {"offers": []}) == {"accept": 2}
