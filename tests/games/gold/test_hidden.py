"""D25: what is public, and what is behind the screens; and answers that nobody may give."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dragonstones import IllegalAnswer, Match, Refused
from dragonstones.games.gold import DRAGONS_GOLD
from dragonstones.games.gold.box import BOX, OBJECTS, TOKENS
from tests.games.random_play import anything, anything_special, encoded, everything, moments, seen

from .scenario import Player, dragon, player, position

#: The Market opens after this many new dragons.
MARKET_AFTER = 7
SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])


# -- other secrets -------------------------------------------------------------


def other_secrets(
    position: dict[str, Any], me: int | None, rng: random.Random, pile: bool = False
) -> dict[str, Any]:
    """The same position with other secrets, as far as a seat (or a spectator) cannot know them:
    who holds which Magic Object, what was stolen and seen by thieves, the order of the cards."""
    other: dict[str, Any] = json.loads(json.dumps(position))
    hands = [seat["objects"] for number, seat in enumerate(other["seats"]) if number != me]
    cards = [*other["deck"], *(object for hand in hands for object in hand)]
    rng.shuffle(cards)
    for hand in (*hands, other["deck"]):
        hand[:], cards = cards[: len(hand)], cards[len(hand) :]
    if pile:
        dragons = [*other["pile"], *other.get("aside", [])]
        rng.shuffle(dragons)
        other["pile"] = [dragons.pop() for _ in other["pile"]]
        other |= {"aside": dragons} if dragons else {}
    other["memory"]["moves"], stashes = other_thefts(other["memory"], me, rng)
    for seat, stash in zip(other["seats"], stashes, strict=True):
        seat["stash"] = +stash
    return other


def other_thefts(
    memory: dict[str, Any], me: int | None, rng: random.Random
) -> tuple[list[Any], list[Counter[str]]]:
    for _ in range(300):
        stashes = [Counter(stash) for stash in memory["known"]]
        moves = [other_theft(dict(move), me, stashes, rng) for move in memory["moves"]]
        if all(moves):
            return moves, stashes
    return memory["moves"], follow(memory)


def other_theft(
    move: dict[str, Any], me: int | None, stashes: list[Counter[str]], rng: random.Random
) -> dict[str, Any] | None:
    """A move changed into another that could have been made; None if there is none."""
    if move["move"] in ("robbed", "looked"):
        victim, hidden = stashes[move["victim"]], me not in (move["thief"], move["victim"])
        if move["move"] == "looked":
            move["tokens"] = dict(+victim) if hidden else move["tokens"]
            return move if +victim == move["tokens"] else None
        move["token"] = rng.choice(sorted(victim.elements())) if hidden else move["token"]
        stashes[move["thief"]][move["token"]] += 1
        victim[move["token"]] -= 1
        return move if victim[move["token"]] >= 0 else None
    stash = stashes[move["seat"]]
    if move["move"] == "gained":
        stash.update(move["tokens"])
    elif move["move"] == "paid":
        stash.subtract(move["tokens"])
    elif move["move"] == "varied":
        return move if len(+stash) > 1 else None
    else:
        return move if stash >= Counter(move["tokens"]) else None
    return move if min(stash.values(), default=0) >= 0 else None


def follow(memory: dict[str, Any]) -> list[Counter[str]]:
    """The stashes to which a memory leads."""
    stashes = [Counter(stash) for stash in memory["known"]]
    for move in memory["moves"]:
        # Nothing is hidden from a seat that has seen everything.
        insider = move.get("thief", 0)
        assert other_theft(dict(move), insider, stashes, random.Random()), move
    return stashes


def advanced_games(seats: int, n: int) -> Iterator[tuple[Match, random.Random]]:
    """Games in which a lot happens, stopped somewhere on their way."""
    for seed in range(n):
        rng = random.Random(seed)
        options = {
            "rules": "advanced",
            "split": rng.choice(["negotiation", "negotiation", "divide"]),
            "timer": rng.choice([60, None]),
            "steps": 6,
            "counter": rng.random() < 0.5,
        }
        match = Match.new("dragons-gold", seats=seats, seed=seed, options=options)
        stop = rng.choice([None, rng.randrange(30, 200)])
        for number, moment in enumerate(moments(match, rng, anything_special)):
            if number == stop or (stop is None and moment._table.replaced == MARKET_AFTER - 1):
                break  # anywhere, or not long before the Market
        if match.waiting:
            yield match, rng


def refusals(match: Match, me: int) -> list[Any]:
    """The refusals that a seat gets when it tries what cannot be done."""
    heard = []
    answers: list[Any] = ["x", None, {"accept": 999}, {"use": "nothing"}, {"propose": []}]
    tries = [*((answer, None) for answer in answers), ("wait", 1), (False, 1)]
    for answer, decision in tries:
        with pytest.raises(Refused) as error:
            match.answer(me, answer, decision=decision)
        heard.append([error.value.code, error.value.details, str(error.value)])
    return heard


def inside(world: Match) -> bytes:
    """Everything in an imagined world: what any seat sees or is asked, and more."""
    questions = [decision.data() for decision in world.questions.values()]
    views = [seen(world, seat).decode() for seat in (None, *range(world.seats))]
    return encoded([world.seed, DRAGONS_GOLD.position(world._table), views, questions])


@SEATS
def test_what_a_seat_cannot_know_changes_no_byte_of_what_it_sees(seats: int) -> None:
    """Other stolen tokens behind other screens, other Magic Objects, other cards to come: the
    same view, events and refusals, the same waiting list, and the same imagined worlds."""
    differ = Counter[str]()
    for match, rng in advanced_games(seats, 30):
        me = rng.choice([None, *range(seats)])
        start = match.position(last=True)
        secret = other_secrets(start, me, rng, pile=True)
        one, other = Match.from_position(start, seed=1), Match.from_position(secret, seed=2)
        differ.update(name for name in ("pile", "deck", "seats") if start[name] != secret[name])
        differ["stash"] += [s["stash"] for s in start["seats"]] != [
            s["stash"] for s in secret["seats"]
        ]
        assert seen(one, me) == seen(other, me)
        assert list(one.waiting) == list(other.waiting)
        if me is not None and me not in one.waiting:
            assert refusals(one, me) == refusals(other, me)
        if me is not None:
            worlds = [table.imagine(me, random.Random(5)) for table in (one, other)]
            assert inside(worlds[0]) == inside(worlds[1])
    assert differ["deck"] > 15
    assert differ["pile"] > 15
    assert differ["stash"] > 10


@SEATS
def test_two_tables_that_differ_in_secrets_look_the_same(seats: int) -> None:
    """As long as everybody answers the same at both tables, one who cannot know where they
    differ is shown, asked, told and refused the same, and imagines the same worlds, until that
    player draws a Magic Object or steals a token."""
    compared = Counter[str]()
    learned = 0
    for match, rng in advanced_games(seats, 8):
        me = rng.randrange(seats)
        start = match.position(last=True)
        secrets = (start, other_secrets(start, me, rng))
        one, other = tables = [Match.from_position(secret, seed=9) for secret in secrets]
        for step in range(70):
            assert list(one.waiting) == list(other.waiting), "who is asked tells nothing"
            assert [d.kind for d in one.waiting.values()] == [
                d.kind for d in other.waiting.values()
            ]
            assert [d.id for d in one.waiting.values()] == [d.id for d in other.waiting.values()]
            if not one.waiting:
                break  # all stashes are revealed
            assert seen(one, None) == seen(other, None)
            if seen(one, me) != seen(other, me):
                assert any(has_learned(table, me) for table in tables)
                learned += 1
                break
            if step % 5 == 0:
                assert refusals(one, me) == refusals(other, me)
            if rng.random() < 0.1:
                compare_worlds(tables, me, rng)
            compared.update(decision.kind for decision in one.waiting.values())
            if (move := answer_for_both(one, other, rng)) is None:
                break
            for table in tables:
                table.answer(*move)
    assert set(compared) >= {"turn", "negotiate", "trade", "rob", "use-object", "share"}
    assert sum(compared.values()) > 200
    assert learned < 12


def has_learned(match: Match, me: int) -> bool:
    """Something was told to this seat, and not to all: what it stole, saw or drew."""
    return any(
        event.audience and event.data()["seat"] == me for event in match.events if event.seen_by(me)
    )


def compare_worlds(tables: list[Match], me: int, rng: random.Random) -> None:
    seed = rng.random()
    worlds = [table.imagine(me, random.Random(seed)) for table in tables]
    assert inside(worlds[0]) == inside(worlds[1])
    # They stay the same, whatever is played in them, and others imagine the same in them.
    for _ in range(5):
        if worlds[0].waiting:
            seat, answer = anything(worlds[0], rng)
            for world in worlds:
                world.answer(seat, answer)
    assert inside(worlds[0]) == inside(worlds[1])
    inner = [world.imagine((me + 1) % world.seats, random.Random(seed)) for world in worlds]
    assert inside(inner[0]) == inside(inner[1])


def answer_for_both(one: Match, other: Match, rng: random.Random) -> tuple[int, Any] | None:
    """An answer that is legal at both tables."""
    for _ in range(30):
        seat, answer = anything_special(one, rng)
        try:
            other.waiting[seat].check(answer)
        except IllegalAnswer:
            continue
        return seat, answer
    return None


# -- windows: who is asked does not tell who holds what ------------------------


def test_windows_do_not_tell_what_is_held() -> None:
    """D27: whatever a fighter holds, the others see the same all through a kill and a theft."""
    lines = {}
    for held in OBJECTS:
        players = [
            player(),
            player(objects=[held], gold=1, amber=1),
            player(objects=["hourglass"], red=1),
        ]
        places = [(1, "knight-4"), (0, "thief"), (2, "wizard")]
        start = position(
            dragon("8-0-8", *places, silver=3), players=players, active=0, rules="advanced"
        )
        match = Match.from_position(start, seed=1)
        line: list[Any] = []
        # Horn of Plenty, Ring, Amulet, Stone: each is asked for, and declined.
        for seat, answer in (
            (0, {"place": "wizard", "dragon": 0}),
            (1, False),
            (2, False),
            (0, "propose"),
            (1, {"accept": 1}),
            (2, {"accept": 1}),
            (1, False),
            (2, False),
            (0, 1),
            (1, False),
        ):
            line.append([seen(match, other).decode() for other in (0, 2, None)])
            line.append([list(match.waiting), match.waiting[seat].id])
            if answer == "propose":
                treasure = match.view(0)["table"]["negotiation"]["treasure"]
                match.answer(seat, {"propose": [{}, treasure, {}]})
            else:
                match.answer(seat, answer)
        line.append([seen(match, other).decode() for other in (2, None)])
        assert match.waiting[0].kind == "token"
        lines[held] = encoded(line)
    assert len(lines) == 12
    assert set(lines.values()) == {lines["swap-powder"]}


def test_a_secret_window_names_nobody() -> None:
    """Only the asked seat sees that it is asked."""
    players = [player(objects=["hourglass"]), player(objects=["horn-of-plenty"]), player()]
    start = position(dragon("6-6-0", (1, "knight-4"), gold=2), players=players, rules="advanced")
    match = Match.from_position(start, seed=1)
    match.answer(0, {"place": "knight-3", "dragon": 0})
    for asked, other in ((0, 1), (1, 0)):
        assert list(match.waiting) == [asked]
        for seat in (other, 2, None):
            view = match.view(seat)
            assert view["waiting"] is None
            assert view["answered"] is None
            assert view["decision"] is None
        assert match.view(asked)["decision"]["kind"] == "use-object"
        match.answer(asked, False)


def test_an_hourglass_shows_only_to_its_holder() -> None:
    """In a negotiation all fighters are asked the same; only the question to its holder has it."""
    views = []
    for held in ("hourglass", "swap-powder"):
        players = [player(objects=[held]), player(), player()]
        start = position(
            dragon("6-6-0", (1, "knight-4"), gold=2), players=players, rules="advanced"
        )
        match = Match.from_position(start, seed=1)
        match.answer(0, {"place": "knight-3", "dragon": 0})
        match.answer(0, False)
        assert list(match.waiting) == [1, 0]
        assert match.view(0)["decision"]["hourglass"] == (held == "hourglass")
        assert match.view(1)["decision"]["hourglass"] is False
        views.append([seen(match, seat) for seat in (1, 2, None)])
        if held == "swap-powder":
            with pytest.raises(IllegalAnswer) as error:
                match.answer(0, {"use": "hourglass"})
            assert error.value.code == "no-such-object"
    assert views[0] == views[1]


def test_an_opponents_question_at_a_turn_is_not_shown() -> None:
    """What somebody could use at the start of a turn shows only in their own question."""
    views = []
    for held in ("crystal-ball", "amulet-of-warding"):
        players = [player(objects=[held]), player(), player()]
        match = Match.from_position(position(players=players, rules="advanced"), seed=1)
        views.append([seen(match, seat) for seat in (1, 2, None)])
        uses = [option for option in match.waiting[0].options() if "use" in option]
        assert bool(uses) == (held == "crystal-ball")
    assert views[0] == views[1]


def test_sealed_dragons_of_the_invisible_hand() -> None:
    """Which dragon it reaches for, and which are watched, is opened at once."""
    players = [player(objects=["invisible-hand"]), player(), player()]
    start = position(
        dragon("6-6-0", gold=2), dragon("5-4-1", red=3), players=players, rules="advanced"
    )
    views = []
    for reach, watch in ((0, 3), (1, 2)):
        match = Match.from_position(start, seed=1)
        match.answer(0, {"use": "invisible-hand"})
        match.answer(0, reach)
        match.answer(1, watch)
        views.append([seen(match, seat) for seat in (2, None)])
        assert match.view(0)["answer"] == reach
        assert match.view(1)["answer"] == watch
        worlds = [match.imagine(2, random.Random(n)) for n in range(40)]
        assert {world.view(0)["answer"] for world in worlds} == {0, 1}
        assert {world.view(1)["answer"] for world in worlds} == {0, 1, 2, 3}
        mine = {world.view(0)["answer"] for world in (match.imagine(0, random.Random(9)),)}
        assert mine == {reach}
    assert views[0] == views[1]


# -- thefts --------------------------------------------------------------------


def after_a_theft(stolen: str, **more: Any) -> dict[str, Any]:
    """Seat 0 has stolen a token of seat 1, who had two gold and two silver; and a dragon that
    seat 0 can kill alone lies there, which brings the Market."""
    left = Counter(gold=2, silver=2)
    left[stolen] -= 1
    players: list[Player] = [
        player() | {"stash": {stolen: 1}},
        player() | {"stash": dict(left)},
        player(silver=1, red=1),
    ]
    start = position(
        dragon("5-4-1", (0, "knight-4"), hidden=0, amber=1),
        players=players,
        replaced=6,
        turn=9,
        rules="basic",
        **more,
    )
    start["memory"] = {
        "known": [{}, {"gold": 2, "silver": 2}, {"silver": 1, "red": 1}],
        "moves": [{"move": "robbed", "thief": 0, "victim": 1, "token": stolen}],
    }
    return start


def at_the_market(stolen: str, **more: Any) -> Match:
    match = Match.from_position(after_a_theft(stolen, **more), seed=3)
    match.answer(0, {"place": "wizard", "dragon": 0})
    assert {decision.kind for decision in match.waiting.values()} == {"trade"}
    return match


def stashes(match: Match) -> list[dict[str, int]]:
    position = DRAGONS_GOLD.position(match._table)
    return [seat["stash"] for seat in position["seats"]]


def test_which_token_was_stolen_is_known_to_the_two() -> None:
    views = [
        [seen(Match.from_position(after_a_theft(stolen), seed=3), seat) for seat in (2, None)]
        for stolen in ("gold", "silver")
    ]
    assert views[0] == views[1]
    for stolen in ("gold", "silver"):
        match = Match.from_position(after_a_theft(stolen), seed=3)
        for seat in (0, 1):
            worlds = [match.imagine(seat, random.Random(n)) for n in range(20)]
            assert all(stashes(world) == stashes(match) for world in worlds)
        guessed = {
            token for n in range(40) for token in stashes(match.imagine(2, random.Random(n)))[0]
        }
        assert guessed == {"gold", "silver"}


def test_a_theft_tells_the_others_no_token() -> None:
    """The victim's stash is different, the thief draws at random: a third sees the same."""
    views = []
    for stolen in ("gold", "silver"):
        start = after_a_theft(stolen)
        start["dragons"][0] |= {"dragon": "6-4-2", "attackers": [[1, "knight-3"], [0, "thief"]]}
        start["pile"] = []
        match = Match.from_position(start, seed=3)
        match.answer(0, {"place": "wizard", "dragon": 0})
        match.answer(0, {"propose": [{"amber": 1}, {}]})
        match.answer(1, {"accept": 1})
        # A thief with a wizard looks, and chooses.
        assert match.waiting[0].kind == "token"
        assert match.view(0)["decision"]["treasure"] == stashes(match)[1]
        views.append([seen(match, seat) for seat in (2, None)])
        worlds = [match.imagine(2, random.Random(n)) for n in range(20)]
        assert all(w.view(0)["decision"]["treasure"] == stashes(w)[1] for w in worlds)
        assert len({encoded(stashes(world)) for world in worlds}) == 2
        match.answer(0, "amber")
        views[-1] += [seen(match, seat) for seat in (2, None)]
        audience = {event.kind: event.audience for event in match.events if event.audience}
        assert audience == {"stash-seen": (0,), "token-recognised": (0, 1)}
    assert views[0] == views[1]


# -- the Market ----------------------------------------------------------------


def offer(give: dict[str, int], want: dict[str, int], receiver: int | None = None) -> Any:
    return {"offer": {"receiver": receiver, "give": give, "want": want}}


def test_imagine_honours_offers() -> None:
    """A player who offers two gold has them, so that it was silver that was lost."""
    match = at_the_market("silver")
    match.answer(1, offer({"gold": 1}, {}))
    guessed = [stashes(match.imagine(2, random.Random(n)))[0] for n in range(40)]
    assert {encoded(g) for g in guessed} == {
        encoded({"silver": 1, "amber": 1}),
        encoded({"gold": 1, "amber": 1}),
    }
    match.answer(1, offer({"gold": 2}, {}))
    for n in range(40):
        world = match.imagine(2, random.Random(n))
        assert stashes(world) == stashes(match)
        world.answer(2, {"accept": 2})
        assert stashes(world)[2]["gold"] == 2
    match.answer(1, "take-back")
    assert {encoded(stashes(match.imagine(2, random.Random(n)))) for n in range(9)} == {
        encoded(stashes(match))
    }


def test_imagine_honours_what_was_accepted() -> None:
    """A player who accepts had what was wanted before they got what was given."""
    match = at_the_market("silver")
    match.answer(2, offer({"silver": 1}, {"silver": 1}, 0))
    match.answer(0, {"accept": 1})  # a silly trade, but now everybody knows of that silver
    for n in range(40):
        assert stashes(match.imagine(2, random.Random(n))) == stashes(match)


def test_an_offer_that_can_no_longer_be_met_does_not_tell() -> None:
    """A player who trades loses their own offer, whether they could still meet it or not."""
    views = []
    for stolen in ("gold", "silver"):
        match = at_the_market(stolen)
        match.answer(1, offer({"gold": 1, "silver": 1}, {"red": 1}))
        match.answer(2, offer({"red": 1}, {"gold": 1}))
        match.answer(1, {"accept": 2})
        # With one gold less there is none left, or one.
        assert stashes(match)[1].get("gold", 0) == (0 if stolen == "gold" else 1)
        assert match.view(2)["table"]["market"]["offers"] == []
        with pytest.raises(IllegalAnswer) as error:
            match.answer(2, {"accept": 1})
        assert error.value.code == "no-such-offer"
        views.append([seen(match, seat) for seat in (2, None)])
        views[-1].append(str(error.value).encode())
    assert views[0] == views[1]


def test_an_offer_does_not_tell_what_the_other_owns() -> None:
    """D18: an offer may ask for what nobody has; only its receiver knows if it can be met."""
    heard = []
    for stolen in ("gold", "silver"):
        match = at_the_market(stolen)
        match.answer(2, offer({"silver": 1}, {"gold": 2}, 1))
        match.answer(2, offer({"silver": 1}, {"black-diamond": 1}, 1))
        match.answer(2, offer({"silver": 1}, {"gold": 2}, 1))
        heard.append([seen(match, seat) for seat in (2, None)])
        options = match.waiting[1].options()
        assert ({"accept": 3} in options) == (stolen == "silver")
        before = everything(match)
        if stolen == "gold":
            with pytest.raises(IllegalAnswer) as error:
                match.answer(1, {"accept": 3})
            assert error.value.code == "not-owned"
            assert everything(match) == before, "nobody sees the attempt"
    assert heard[0] == heard[1]


def test_imagine_in_the_market_renews_what_others_own() -> None:
    """In an imagined world a player can accept what they can pay there."""
    match = at_the_market("gold")
    match.answer(2, offer({"silver": 1}, {"gold": 2}, 1))
    for n in range(30):
        world = match.imagine(2, random.Random(n))
        rich = stashes(world)[1].get("gold", 0) == 2
        assert world.waiting[1].data()["stash"] == stashes(world)[1]
        assert ({"accept": 1} in world.waiting[1].options()) == rich
        if rich:
            world.answer(1, {"accept": 1})
            assert stashes(world)[2]["gold"] == 2


def test_a_question_in_the_market_shows_ones_own_stash_only() -> None:
    match = at_the_market("gold")
    assert list(match.waiting) == [0, 1, 2]
    for seat in range(3):
        decision = match.view(seat)["decision"]
        assert decision["stash"] == stashes(match)[seat]
        others = [name for name in decision if name not in ("stash", "seat")]
        assert {name: decision[name] for name in others} == {
            name: match.view((seat + 1) % 3)["decision"][name] for name in others
        }


# -- answers that nobody may give ----------------------------------------------


def refused(match: Match, code: str, *answer: Any, **decision: Any) -> Refused:
    """The answer is refused with this code and a sentence, and nothing has changed."""
    before = everything(match)
    with pytest.raises(Refused) as error:
        match.answer(*answer, **decision)
    assert error.value.code == code
    assert str(error.value).endswith(".")
    assert everything(match) == before
    return error.value


def negotiation(split: str = "negotiation", **more: Any) -> Match:
    """Seats 1 and 0 share two gold, one silver and a red."""
    match = Match.from_position(
        position(dragon("6-6-0", (1, "knight-4"), gold=2, silver=1, red=1), split=split, **more),
        seed=1,
    )
    match.answer(0, {"place": "knight-3", "dragon": 0})
    return match


ALL = {"gold": 2, "silver": 1, "red": 1}

BAD_SHARES = [
    ("shares-sum", [{"gold": 2, "silver": 1}, {}]),  # one is missing
    ("shares-sum", [ALL, {"gold": 1}]),  # one too many
    ("shares-sum", [ALL, ALL]),  # all twice
    ("shares-sum", [{}, {}]),
    ("shares-sum", [{"gold": 10**30, "silver": 1, "red": 1}, {}]),
    ("tokens-unknown", [ALL | {"amber": 1}, {}]),  # not in this treasure
    ("tokens-unknown", [ALL | {"dragon": 1}, {}]),
    ("tokens-unknown", [ALL | {"dragon": 0}, {}]),
    ("tokens-unknown", [ALL, {1: 1}]),
    ("tokens-unknown", [ALL, {None: 1}]),
    ("tokens-number", [ALL | {"gold": 3}, {"gold": -1}]),
    ("tokens-number", [ALL | {"gold": 2.0}, {}]),
    ("tokens-number", [ALL | {"silver": True}, {}]),
    ("tokens-number", [ALL | {"gold": "2"}, {}]),
    ("tokens-number", [ALL | {"gold": None}, {}]),
    ("tokens-number", [ALL | {"gold": float("nan")}, {}]),
    ("tokens-shape", [ALL, None]),
    ("tokens-shape", [ALL, []]),
    ("tokens-shape", [ALL, "gold"]),
    ("shares-shape", [ALL]),
    ("shares-shape", [ALL, {}, {}]),
    ("shares-shape", [ALL, {}, {"gold": 1}]),
    ("shares-shape", {"0": ALL, "1": {}}),
    ("shares-shape", (ALL, {})),
    ("shares-shape", None),
    ("shares-shape", "all"),
]


@pytest.mark.parametrize(("code", "shares"), BAD_SHARES)
def test_a_proposal_must_give_every_token_to_somebody(code: str, shares: Any) -> None:
    match = negotiation()
    refused(match, code, 0, {"propose": shares})
    match.answer(0, {"propose": [ALL, {}]})


@pytest.mark.parametrize(("code", "shares"), BAD_SHARES)
def test_dividing_must_use_every_token(code: str, shares: Any) -> None:
    match = negotiation("divide")
    refused(match, code, 0, shares)
    refused(match, "share-size", 0, [ALL, {}])
    match.answer(0, [{"gold": 2}, {"silver": 1, "red": 1}])


@pytest.mark.parametrize(
    ("code", "answer"),
    [
        ("negotiate-shape", None),
        ("negotiate-shape", "accept"),
        ("negotiate-shape", {}),
        ("negotiate-shape", {"propose": [ALL, {}], "accept": 1}),
        ("no-such-object", {"use": "horn-of-plenty"}),
        ("no-such-object", {"use": ["hourglass"]}),
        ("negotiate-shape", ["wait"]),
        ("no-such-object", {"use": "hourglass"}),
        ("no-such-proposal", {"accept": 1}),
        ("no-such-proposal", {"accept": True}),
        ("no-such-proposal", {"accept": None}),
        ("no-such-proposal", {"accept": [1]}),
        ("nothing-accepted", "take-back"),
    ],
)
def test_other_wrong_answers_in_a_negotiation(code: str, answer: Any) -> None:
    refused(negotiation(), code, 0, answer)


def test_one_who_did_not_fight_cannot_speak() -> None:
    match = negotiation()
    refused(match, "not-asked", 2, {"propose": [ALL, {}]})
    refused(match, "not-asked", 2, "wait", decision=match.waiting[0].id)


def test_a_number_that_is_gone_cannot_be_accepted() -> None:
    """A changed proposal is another one: nobody agrees to what they have not seen."""
    match = negotiation()
    number = match.waiting[1].id
    match.answer(0, {"propose": [{}, ALL]})
    match.answer(0, {"propose": [ALL, {}]})
    refused(match, "no-such-proposal", 1, {"accept": 1}, decision=number)
    assert match.view(0)["table"]["negotiation"]["accepted"] == [None, 2]


def test_after_the_clock_it_is_too_late() -> None:
    match = negotiation()
    number = match.waiting[0].id
    match.answer(0, {"propose": [ALL, {}]}, decision=number)
    match.time_up(decision=number)
    assert match.view()["table"]["lost"] == ALL
    [next_seat] = match.waiting
    for seat in range(3):
        code = "too-late" if seat == next_seat else "not-asked"
        refused(match, code, seat, {"accept": 1}, decision=number)
    before = everything(match)
    with pytest.raises(IllegalAnswer) as error:
        match.time_up(decision=number)
    assert error.value.code == "too-late"
    assert everything(match) == before


def test_two_who_act_at_the_same_moment_are_both_heard() -> None:
    """The question keeps its number while the sand runs."""
    match = negotiation()
    number = match.waiting[0].id
    match.answer(0, {"propose": [ALL, {}]}, decision=number)
    match.answer(1, {"propose": [{}, ALL]}, decision=number)
    assert {decision.id for decision in match.waiting.values()} == {number}
    match.answer(0, {"accept": 2}, decision=number)
    assert stashes(match)[0] == ALL


def test_an_hourglass_starts_another_clock() -> None:
    """The old clock cannot end what the Hourglass has begun again."""
    players = [player(), player(objects=["hourglass"]), player()]
    match = negotiation(players=players, rules="advanced")
    match.answer(1, False)  # no Horn of Plenty
    number = match.waiting[1].id
    match.answer(0, {"propose": [ALL, {}]})
    match.answer(1, {"use": "hourglass"}, decision=number)
    assert match.waiting[1].id != number
    refused(match, "too-late", 1, {"accept": 1}, decision=number)
    with pytest.raises(IllegalAnswer) as error:
        match.time_up(decision=number)
    assert error.value.code == "too-late"
    assert match.view()["table"]["negotiation"]["proposals"], "what was said still counts"
    match.answer(1, {"accept": 1}, decision=match.waiting[1].id)
    assert stashes(match)[1] == ALL


@pytest.mark.parametrize(
    ("code", "answer"),
    [
        ("trade-shape", None),
        ("trade-shape", "accept"),
        ("trade-shape", {}),
        ("trade-shape", {"offer": {}, "accept": 1}),
        ("trade-shape", {"propose": [ALL, {}]}),
        ("trade-shape", ["done"]),
        ("nothing-offered", "take-back"),
        ("no-such-offer", {"accept": 1}),
        ("no-such-offer", {"accept": None}),
        ("no-such-offer", {"accept": {}}),
        ("offer-shape", {"offer": None}),
        ("offer-shape", {"offer": {"give": {"silver": 1}, "want": {}}}),
        ("offer-shape", {"offer": {"receiver": 0, "give": {}, "want": {}, "now": True}}),
        ("offer-nothing", offer({}, {})),
        ("offer-nothing", offer({"silver": 0}, {"gold": 0}, 1)),
        ("offer-receiver", offer({"silver": 1}, {}, 2)),  # to the seat itself
        ("offer-receiver", offer({"silver": 1}, {}, 3)),
        ("offer-receiver", offer({"silver": 1}, {}, -1)),
        ("offer-receiver", offer({"silver": 1}, {}, True)),
        ("offer-receiver", offer({"silver": 1}, {}, "1")),  # type: ignore[arg-type]
        ("not-owned", offer({"silver": 2}, {})),
        ("not-owned", offer({"amber": 1}, {})),
        ("not-owned", offer({"silver": 10**30}, {})),
        ("offer-too-many", offer({}, {"black-diamond": 2})),
        ("tokens-unknown", offer({"crown": 1}, {})),
        ("tokens-unknown", offer({}, {"crown": 1})),
        ("tokens-number", offer({"silver": -1}, {})),
        ("tokens-number", offer({}, {"gold": -1})),
        ("tokens-number", offer({"silver": True}, {})),
        ("tokens-number", offer({"silver": 1.0}, {})),  # type: ignore[dict-item]
        ("tokens-shape", offer(None, {})),  # type: ignore[arg-type]
        ("tokens-shape", offer({"silver": 1}, ["gold"])),  # type: ignore[arg-type]
    ],
)
def test_wrong_answers_in_the_market(code: str, answer: Any) -> None:
    refused(at_the_market("gold"), code, 2, answer)


def test_an_offer_to_another_cannot_be_accepted() -> None:
    match = at_the_market("gold")
    match.answer(2, offer({"silver": 1}, {}, 1))
    error = refused(match, "no-such-offer", 0, {"accept": 1})
    assert error.details["numbers"] == []
    refused(match, "no-such-offer", 2, {"accept": 1})


def test_after_the_market_it_is_too_late() -> None:
    match = at_the_market("gold")
    number = match.waiting[2].id
    match.answer(2, offer({"silver": 1}, {"gold": 1}), decision=number)
    match.answer(1, "wait", decision=number)
    match.time_up(decision=number)
    for seat in range(3):
        code = "too-late" if seat in match.waiting else "not-asked"
        refused(match, code, seat, {"accept": 1}, decision=number)


def test_two_cannot_accept_the_same_offer() -> None:
    """The first who accepts gets it; the second hears that it is gone."""
    match = at_the_market("silver")
    number = match.waiting[0].id
    match.answer(2, offer({"red": 1}, {}), decision=number)
    match.answer(0, {"accept": 1}, decision=number)
    refused(match, "no-such-offer", 1, {"accept": 1}, decision=number)
    assert stashes(match)[0]["red"] == 1


SHARES = st.lists(
    st.dictionaries(st.sampled_from(["gold", "silver", "red", "amber", "x"]), st.integers(-1, 3))
    | st.none(),
    min_size=1,
    max_size=3,
)


def is_full_assignment(shares: list[Any]) -> bool:
    """Every token of the treasure to somebody, and nothing else."""
    if len(shares) != 2 or any(share is None or "x" in share for share in shares):
        return False
    if any(n < 0 for share in shares for n in share.values()):
        return False
    return Counter(shares[0]) + Counter(shares[1]) == Counter(ALL)


def test_exactly_the_full_assignments_are_legal() -> None:
    match, divide = negotiation(), negotiation("divide")
    asked, divider = match.waiting[0], divide.waiting[0]
    every = list(product(range(3), range(2), range(2)))
    full = [
        [
            {"gold": gold, "silver": silver, "red": red},
            {"gold": 2 - gold, "silver": 1 - silver, "red": 1 - red},
        ]
        for gold, silver, red in every
    ]
    assert len(full) == 12
    for shares in full:
        legal = asked.check({"propose": shares})["propose"]
        assert [+Counter(share) for share in shares] == legal
        if any(not share for share in legal):
            with pytest.raises(IllegalAnswer):
                divider.check(shares)
        else:
            assert divider.check(shares) == legal

    @settings(max_examples=120, deadline=None, database=None)
    @given(SHARES)
    def any_shares(shares: Any) -> None:
        for decision, answer in ((asked, {"propose": shares}), (divider, shares)):
            try:
                decision.check(answer)
            except IllegalAnswer:
                assert not is_full_assignment(shares) or decision is divider
            else:
                assert is_full_assignment(shares)

    any_shares()


COUNTS = st.dictionaries(st.sampled_from(TOKENS), st.integers(0, 3), max_size=3)


@settings(max_examples=120, deadline=None, database=None)
@given(st.integers(0, 2), st.none() | st.integers(0, 2), COUNTS, COUNTS)
def test_exactly_what_one_owns_can_be_offered(
    seat: int, receiver: int | None, give: dict[str, int], want: dict[str, int]
) -> None:
    match = at_the_market("gold")
    own = Counter(stashes(match)[seat])
    legal = (
        receiver != seat
        and (any(give.values()) or any(want.values()))
        and own >= +Counter(give)
        and all(n <= BOX[token] for token, n in want.items())
    )
    try:
        match.answer(seat, offer(give, want, receiver))
    except IllegalAnswer:
        assert not legal
    else:
        assert legal
        [shown] = match.view()["table"]["market"]["offers"]
        assert shown == {
            "seat": seat,
            "number": 1,
            "receiver": receiver,
            "give": +Counter(give),
            "want": +Counter(want),
        }
