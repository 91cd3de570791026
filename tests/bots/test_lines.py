"""What bots say: in character, about what everybody has seen, and never what they alone know."""

from __future__ import annotations

import random

import pytest

from dragonstones import Match
from dragonstones.bots import PERSONAS, Speakers
from dragonstones.bots.lines import OCCASIONS, SILENT_ABOUT
from dragonstones.games.fist.events import Stole
from dragonstones.games.gold.events import Agreed, TokenRecognised, TokenStolen
from dragonstones.server.words import lines
from tests.bots.tables import GAMES, play

#: Seats 1 to 3; seat 0 is a person.
BOTS = {1: "merchant:vengeful", 2: "apprentice:shy", 3: "archmage:serene"}


def speakers(table: str = "a", game: str = "dragons-gold") -> Speakers:
    return Speakers(game, BOTS, table)


def test_all_that_is_said_is_a_line_that_everybody_can_say() -> None:
    said = {line for _, some in OCCASIONS.values() for line in some}
    assert said <= set(lines())
    assert set(SILENT_ABOUT) == {who for level in PERSONAS.values() for who in level}
    assert all(set(never) <= said for never in SILENT_ABOUT.values())


@pytest.mark.parametrize("persona", SILENT_ABOUT)
def test_everybody_has_something_to_say_most_times(persona: str) -> None:
    never = set(SILENT_ABOUT[persona])
    mute = [occasion for occasion, (_, some) in OCCASIONS.items() if not set(some) - never]
    assert len(mute) <= 2
    assert "stands" not in mute  # a question to it gets an answer


def test_whoever_never_forgives_says_so_when_robbed() -> None:
    for game, event in (
        ("dragons-gold", TokenStolen(0, 1)),
        ("fist-2002", Stole(0, 1, {}, {"red": 1}, False)),
    ):
        found = {speakers(f"{n}", game).hear(event, ["my-stones"]) for n in range(20)}
        assert found == {(1, "revenge")}


def test_a_person_is_never_given_words() -> None:
    event = TokenStolen(1, 0)
    assert all(speakers(f"{n}").hear(event, ["sorry"]) is None for n in range(20))


def test_what_was_said_is_not_said_again() -> None:
    event = Agreed([1, 2, 3], [{}, {}, {}], 1)
    found = [speakers(f"{n}").hear(event, []) for n in range(60)]
    assert {one[1] for one in found if one} == {"deal", "thanks"}
    assert 10 < found.count(None) < 50  # now and then
    assert all(speakers(f"{n}").hear(event, ["deal", "thanks"]) is None for n in range(60))


def test_the_same_table_says_the_same() -> None:
    event = Agreed([1, 2, 3], [{}, {}, {}], 1)
    assert speakers().hear(event, []) == speakers().hear(event, [])


def test_what_only_some_have_seen_is_no_occasion() -> None:
    secret = TokenStolen(0, 1, audience=(0, 1))
    assert all(speakers(f"{n}").hear(secret, []) is None for n in range(20))
    assert speakers().hear(TokenRecognised(0, 1, "gold", audience=(0, 1)), []) is None


@pytest.mark.parametrize("game", GAMES)
def test_secrets_make_no_difference(game: str) -> None:
    """Through whole games, speakers who see only what a spectator sees say the same."""
    heard = []
    for seed in range(3):
        events = list(play(game, ["apprentice"] * 4, seed).events)
        shown = [event for event in events if event.seen_by(None)]
        said = []
        for known in (events, shown):
            talk = speakers(game=game)
            said.append([line for event in known if (line := talk.hear(event, []))])
        assert said[0] == said[1]
        heard += said[0]
    assert heard


def test_a_split_that_nobody_answers_gets_at_least_a_word() -> None:
    rng = random.Random(1)
    match = Match.new("dragons-gold", 4, seed=4)
    while not match.view()["table"]["negotiation"]:
        seat = rng.choice(list(match.waiting))
        match.answer(seat, match.waiting[seat].sample(rng))
    [me, other, *_] = match.view()["table"]["negotiation"]["fighters"]
    for seat in (me, other):
        everything = match.view()["table"]["negotiation"]["treasure"]
        shares = [dict(everything) if one == seat else {} for one in list(match.waiting)]
        match.answer(seat, {"propose": shares})
    bots = dict.fromkeys(range(4), "merchant:bold")

    def words(seat: int) -> set[str]:
        found = (
            Speakers("dragons-gold", bots, f"{n}").instead_of_an_answer(seat, match.view(), [])
            for n in range(40)
        )
        return {one[1] for one in found if one}

    assert words(me) == {"last-offer", "no-deal", "bluff"}
    assert words(other) == set()  # the last word was its own
