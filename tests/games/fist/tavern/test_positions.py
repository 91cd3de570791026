"""Positions of the Tavern Edition: written and read again, refused, and imagined from."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from dragonstones import Match
from dragonstones.engine.refusal import BadPosition
from dragonstones.games.fist.editions.tavern import TAVERN
from tests.games.fist.scenario import Scenario, Start, position

from .conftest import guest

FOUR = ["alchemist", "troll", "gnome", "fairy"]


def test_a_position_between_clean_up_and_the_choice_of_specials(tavern: Start) -> None:
    """T8, T9: the coins are back, the token has moved, nothing is drawn yet. From there the same
    player chooses among the same four cards."""
    game = tavern("red-dragon", then=None, favor=2, deck=FOUR)
    game.bid(0, 3, 0)
    assert game.waiting == {1: "discard-special"}
    assert game.match.at_boundary
    written = json.loads(json.dumps(game.match.position()))
    assert (written["to_come"], written["used"], written["deck"]) == ([], [], FOUR)
    assert written["favor"] == 1
    assert [seat["front"]["fairy"] for seat in written["seats"]] == [0, 0, 0]
    again = Match.from_position(written, seed=9)
    assert again.position() == written
    assert again.view(1)["decision"]["options"] == sorted(FOUR)
    for seat in (None, 0, 1, 2):
        assert again.view(seat)["table"] == game.match.view(seat)["table"]
    game.choose(1, "discard-special", "troll")
    again.answer(1, "troll")
    assert again.view()["table"]["to_come"] == game.match.view()["table"]["to_come"]


def test_a_position_comes_back_as_it_was(tavern: Start) -> None:
    """Everything that only the Tavern Edition has survives, through JSON too."""
    players = [
        guest(amulet=1, magic_blue=1, white=2, held=["elf", "crook"]),
        guest(magic_purple=2, fairy_silver=1, spent_silver=1, points=2),
        guest(fairy=4, spent=5, black=2),
    ]
    court: dict[str, Any] = {
        "favor": 2,
        "first": 1,
        "last_winner": 0,
        "latest_winner": 1,
        "not_asked": [[0, "crook"], [0, "magic-blue"]],
        "always": [[1, "pixie"]],
        "secret": ["troll"],
        "informed": [1],
        "order_known_to": 1,
        "unseen": [["gnome", 1]],
    }
    deck = ["alchemist", "fairy"]
    game = tavern("red-dragon", "troll", players=players, deck=deck, **court)
    written = game.match.position()
    assert {name: written[name] for name in court} == court
    assert [seat["screen"] for seat in written["seats"]] == [seat["screen"] for seat in players]
    assert [seat["front"] for seat in written["seats"]] == [seat["front"] for seat in players]
    assert [seat["stones"] for seat in written["seats"]] == [seat["stones"] for seat in players]
    again = Match.from_position(json.loads(json.dumps(written)), seed=1)
    assert again.position() == written
    for seat in (None, 0, 1, 2):
        assert again.view(seat) == game.match.view(seat)


def test_the_bank_follows_from_the_rest(tavern: Start) -> None:
    """What the seats have is not in the bank: spent Fairy coins of both kinds neither."""
    players = [guest(amulet=1, white=3), guest(spent_silver=1), guest(fairy=5, spent=4)]
    game = tavern("red-dragon", players=players, favor=0)
    assert game.bank == {
        "fairy": 65 - 27,
        "common": 18 - 6,
        "black": 2,
        "amulet": 1,
        "magic-purple": 2,
        "silver": 40 - 15,
        "fairy-silver": 1,
        "magic-blue": 2,
        "red": 12,
        "yellow": 12,
        "blue": 12,
        "white": 1,
    }


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"favor": 3}, "favor"),
        ({"favor": True}, "favor"),
        ({"first": -1}, "first"),
        ({"secret": ["troll"]}, "secret"),
        ({"unseen": [["troll", 0]]}, "unseen"),
        ({"unseen": ["troll"]}, "unseen"),
        ({"not_asked": [0]}, "not_asked"),
        ({"not_asked": [[9, "crook"]]}, "not_asked"),
        ({"informed": ["0"]}, "informed"),
        ({"informed": 1}, "informed"),
        ({"order_known_to": "0"}, "order_known_to"),
    ],
)
def test_a_wrong_court_is_refused(change: dict[str, Any], where: str) -> None:
    """With the name of what is wrong."""
    start = position("red-dragon", players=[guest()] * 3, edition=TAVERN, favor=0)
    with pytest.raises(BadPosition) as refused:
        Match.from_position({**start, **change}, seed=1)
    assert where in str(refused.value.args) + str(vars(refused.value))


@pytest.mark.parametrize(
    "seat",
    [guest(black=3), guest(magic_blue=3), guest(white=5), guest(fairy_silver=1, spent_silver=2)],
)
def test_more_than_the_box_has_is_refused(seat: dict[str, Any]) -> None:
    """There is no third Magic coin of a kind, and no fifth White stone."""
    with pytest.raises(BadPosition):
        Match.from_position(
            position("red-dragon", players=[seat, guest(), guest()], edition=TAVERN), seed=1
        )


def test_only_kept_cards_can_be_held() -> None:
    with pytest.raises(BadPosition):
        Match.from_position(
            position(
                "red-dragon",
                players=[guest(held=["goldsmith"]), guest(), guest()],
                edition=TAVERN,
            ),
            seed=1,
        )


def test_the_set_up(new_tavern: Start) -> None:
    """9 Fairy Gold, 2 Common Gold, 5 Common Silver, 4 stones, no White ones; the Witch first."""
    game = new_tavern(6)
    for seat in range(6):
        assert game.coins(seat) == {"fairy": 9, "common": 2, "silver": 5}
        assert sum(game.stones(seat).values()) == 4
        assert "white" not in game.stones(seat)
    assert game.bank["fairy"] == 11
    assert game.bank["common"] == 6
    assert game.bank["silver"] == 10
    assert game.bank["white"] == 4
    assert game.card == "witch"
    assert len(game.to_come) == 10
    assert len(game.deck) == 63
    assert game.match.view(0)["table"]["favor"] is None


# -- imagined worlds in the middle of a window -------------------------------------------


def go_on_from_imagined_worlds(match: Match) -> None:
    """What any seat imagines looks the same to it, and can be played on with whole coins."""
    for observer in range(match.seats):
        for seed in range(40):
            world = match.imagine(observer, Random(seed))
            assert world.view(observer) == match.view(observer)
            game = Scenario(world)
            for _ in range(6):
                seat = next(iter(world.waiting))
                answer = world.waiting[seat].options()[-1]
                game.answer(seat, world.waiting[seat].default if answer == "never" else answer)


def begun(*players: dict[str, Any]) -> Match:
    start = position("red-dragon", players=players, edition=TAVERN, favor=0)
    return Match.from_position(start, seed=1)


def test_imagine_before_an_innkeeper() -> None:
    """All have seen the fists: the coins in them are behind those screens in every world."""
    match = begun(guest(held=["innkeeper"]), guest(), guest())
    for seat, fist in enumerate(({}, {"fairy": 9}, {"common": 2})):
        match.answer(seat, fist)
    assert match.waiting[0].kind == "use"
    go_on_from_imagined_worlds(match)


def test_imagine_before_an_illusionist_opens() -> None:
    """The Illusionist's fists fit the coins in every world."""
    match = begun(guest(held=["illusionist"]), guest(), guest())
    match.answer(0, True)
    match.answer(0, {"left": {"fairy": 4}, "right": {"fairy": 5, "common": 2}})
    match.answer(1, {"fairy": 9})
    match.answer(2, {"common": 2})
    assert match.waiting[0].kind == "open-fist"
    go_on_from_imagined_worlds(match)


def test_imagine_during_a_blue_coin() -> None:
    """Others do not know who is asked; in their worlds a player without a coin adds none."""
    match = begun(guest(magic_blue=1), guest(), guest())
    for seat, fist in enumerate(({"fairy": 2}, {"fairy": 2}, {"fairy": 2})):
        match.answer(seat, fist)
    assert match.waiting[0].kind == "use"
    for observer in (1, 2):
        for seed in range(40):
            world = match.imagine(observer, Random(seed))
            game = Scenario(world)
            [seat] = world.waiting
            game.answer(seat, True in world.waiting[seat].options())


def test_imagine_during_a_pixie() -> None:
    """Nobody can pay more silver than they have in that world."""
    match = begun(guest(fairy=4, spent=5, held=["pixie"]), guest(silver=0), guest(silver=0))
    assert match.waiting[0].kind == "use"
    for seed in range(60):
        world = match.imagine(1, Random(seed))
        game = Scenario(world)
        game.answer(0, world.waiting[0].options()[-2])  # as much as possible, or nothing


def test_imagine_the_seers_cards() -> None:
    """Only the Seer's worlds have the true specials, discard and order."""
    players = [guest(), guest(held=["seer"]), guest()]
    start = position(
        "red-dragon", then=None, players=players, edition=TAVERN, favor=0, deck=[*FOUR, "forger"]
    )
    match = Match.from_position(start, seed=1)
    for seat, fist in enumerate(({"fairy": 1}, {}, {})):
        match.answer(seat, fist)
    match.answer(1, "gnome")
    real = match._table.to_come
    mine = [match.imagine(1, Random(seed))._table for seed in range(20)]
    assert all(table.to_come == real for table in mine)
    assert all("gnome" in table.discards for table in mine)
    others = [match.imagine(0, Random(seed))._table for seed in range(60)]
    assert len({tuple(table.to_come) for table in others}) == 60
    assert {"gnome", "forger"} <= {card for table in others for card in table.to_come}
    for table in others:
        Scenario.check_conservation(_Whole(table))


class _Whole(Scenario):
    """Just a table to be checked."""

    def __init__(self, table: Any) -> None:
        self._table = table

    @property
    def table(self) -> Any:
        return self._table
