"""Personas: nobody is a fool, everybody is somebody, with a name and a face."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import astuple
from importlib.resources import files
from statistics import mean

import pytest

from dragonstones import Match
from dragonstones.bots import PERSONAS, Budget, Moment, at_table, bots, face, make_bot, persona_of
from dragonstones.bots.fist.merchant import Avenger
from dragonstones.bots.gold.merchant import Merchant as GoldMerchant
from dragonstones.bots.personality import PERSONALITIES, PLAIN
from dragonstones.engine import BadSetup
from dragonstones.games.fist.events import Cursed, FistsOpened, Robbed, Stole, Won
from dragonstones.games.gold.events import AdventurerPlaced, TokenStolen
from dragonstones.text import LANGUAGES, texts
from tests.bots.tables import GAMES, play, robbery, wins_alone
from tests.games.fist import scenario as fist
from tests.games.gold import scenario as gold

EVERYBODY = [persona for level in PERSONAS.values() for persona in level]
MERCHANTS = PERSONAS["merchant"]


# -- who they are ---------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_and_persona_has_a_name_and_a_line(lang: str) -> None:
    t = texts(lang)
    for id in [*(f"level-{level}" for level in PERSONAS), *(f"persona-{who}" for who in EVERYBODY)]:
        assert t(id) and t(f"{id}-about").endswith(".")
    for level in {level for game in GAMES for level in bots(game)}:
        assert t.has(f"level-{level}") and t.has(f"level-{level}-about")
    short = [str(t.forms("name", f"persona-{who}")["name-short"]) for who in EVERYBODY]
    assert all(
        t(f"persona-{who}").startswith(f"{s} ") for who, s in zip(EVERYBODY, short, strict=True)
    )
    initials = Counter(name[0] for name in short)  # one letter is enough to name somebody
    assert max(initials.values()) == 1


def test_the_same_persona_has_the_same_name_in_every_language() -> None:
    en, de = (texts(lang) for lang in LANGUAGES)
    assert en("persona-bold") == "Bruna the Bold" and de("persona-bold") == "Bruna die Kühne"
    for who in EVERYBODY:
        id = f"persona-{who}"
        assert en(id) != de(id) and en(f"{id}-about") != de(f"{id}-about")
        assert en.forms("name", id)["name-short"] == de.forms("name", id)["name-short"]


@pytest.mark.parametrize("id", [*PERSONAS, *EVERYBODY])
def test_everybody_has_a_face(id: str) -> None:
    svg = face(id)
    assert len(svg.encode()) < 3000
    root = ET.fromstring(svg)
    assert root.attrib["viewBox"] == "0 0 64 64"
    title = root.find("{http://www.w3.org/2000/svg}title")
    assert title is not None and title.text
    if id in EVERYBODY:
        assert title.text == texts("en").forms("name", f"persona-{id}")["name-short"]
    assert not {"id", "href", "style", "class"} & {a for node in root.iter() for a in node.attrib}


def test_all_faces_differ_and_all_are_somebodys() -> None:
    assert len({face(who) for who in EVERYBODY}) == len(EVERYBODY)
    there = {
        file.name.removesuffix(".svg") for file in (files("dragonstones.bots") / "faces").iterdir()
    }
    assert there <= {*EVERYBODY, *PERSONAS}
    with pytest.raises(FileNotFoundError):
        face("nobody")


def test_traits_have_their_range_and_no_two_merchants_are_alike() -> None:
    for personality in PERSONALITIES.values():
        assert all(-1 <= trait <= 1 for trait in astuple(personality))
    assert len({PERSONALITIES[who] for who in MERCHANTS} | {PLAIN}) == len(MERCHANTS) + 1


@pytest.mark.parametrize("game", GAMES)
def test_every_persona_can_be_made_and_no_other(game: str) -> None:
    for level in ("apprentice", "merchant"):
        assert bots(game)[level].personas == PERSONAS[level]
        for who in PERSONAS[level]:
            make_bot(game, f"{level}:{who}", 1)
    for wrong in ("merchant:eager", "merchant:bold:sly", "random:bold"):
        with pytest.raises(BadSetup):
            make_bot(game, wrong, 1)


# -- a table of them -------------------------------------------------------------


def test_a_table_has_different_persons_the_same_for_the_same_seed() -> None:
    tables = [at_table("fist-2002", ["merchant"] * 5, seed) for seed in range(20)]
    assert all(len(set(map(persona_of, table))) == 5 for table in tables)
    assert {who for table in tables for who in map(persona_of, table)} == set(MERCHANTS)
    assert at_table("fist-2002", ["merchant"] * 5, 7) == tables[7] != tables[8]


def test_who_is_named_already_sits_there_and_nobody_is_there_twice() -> None:
    names = [
        "merchant",
        "merchant:bold",
        "apprentice:50ms",
        "random",
        "nobody",
        *["apprentice"] * 3,
    ]
    for seed in range(10):
        table = at_table("dragons-gold", names, seed, without=["sly", "shy"])
        assert table[1] == "merchant:bold" and table[3:5] == ["random", "nobody"]
        assert persona_of(table[0]) not in ("", "bold", "sly")
        young = [persona_of(table[place]) for place in (2, 5, 6, 7)]
        assert sorted(young) == ["", "", "dreamy", "eager"]
        assert table[2].startswith("apprentice:50ms")


# -- how they play ----------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_persona_plays_to_the_end(game: str) -> None:
    rules = {"rules": "advanced"} if game == "dragons-gold" else {}
    for place in (0, 4):
        names = [f"merchant:{who}" for who in MERCHANTS[place : place + 4]]
        assert play(game, names, seed=place, **rules).result
    assert play(game, [f"apprentice:{who}" for who in PERSONAS["apprentice"]], seed=1, **rules)


def test_no_fools_among_them() -> None:
    """Each wins about one game in four; they are counted together to average out luck."""
    wins = [wins_alone("fist-2002", f"merchant:{who}", "merchant", games=5) for who in MERCHANTS]
    assert 5 <= sum(wins) <= 18  # of 40


def spent(match: Match, seat: int, *coins: str) -> list[int]:
    """What a seat spent in the first round of each auction."""
    return [
        sum(event.fists[event.seats.index(seat)].get(coin, 0) for coin in coins)
        for event in match.events
        if isinstance(event, FistsOpened) and event.stage == "gold"
    ]


def test_the_bold_one_spends_more_than_the_thrifty_one() -> None:
    """The difference is greatest for coins that do not come back."""
    names = ["merchant:bold", "merchant:thrifty", "merchant", "merchant"]
    games = [play("fist-2002", names, seed) for seed in range(20)]

    def each_auction(seat: int, *coins: str) -> float:
        return mean(n for match in games for n in spent(match, seat, *coins))

    assert each_auction(0, "fairy", "common") > each_auction(1, "fairy", "common")
    assert each_auction(0, "common") > 2 * each_auction(1, "common")


def test_the_sly_one_cannot_be_read() -> None:
    """In the same situation its bids vary more than those of the patient one."""
    rich = fist.player(red=2, yellow=1)
    cards = ("blue-dragon", "wizard", "magician", "red-dragon")
    match = Match.from_position(fist.position(*cards, players=[rich] * 3), seed=1)
    moment = Moment(match, 0, Budget())

    def bids(who: str) -> set[int]:
        made = (make_bot("fist-2002", f"merchant:{who}", seed).answer(moment) for seed in range(60))
        return {bid.get("fairy", 0) + bid.get("common", 0) for bid in made}

    assert len(bids("sly")) > len(bids("patient")) > 1


def test_the_avenger_remembers_who_robbed_cursed_or_outbid_it() -> None:
    bot = Avenger(1, "vengeful")

    def hates() -> list[float]:
        return [bot._grudge(seat, me=0) for seat in range(4)]

    bot.see(FistsOpened("gold", [0, 1, 2], [{"fairy": 2}, {"fairy": 3}, {}], [2, 3, 0]))
    bot.see(Won(1, "wizard", "gold", "highest", None, []))
    assert hates()[1] > 0 and hates()[2:] == [0, 0]
    before = hates()[1]
    bot.see(Cursed("wizard", [3], []))
    assert hates()[3] > before and hates()[2] == 0  # and its own fist was full
    bot.see(Stole(2, 0, {}, {"red": 1}, False))
    assert hates()[2] > hates()[3]
    bot.see(Robbed(1, 2, ["silver"]))  # not its silver
    assert hates()[1] == before


def test_it_robs_its_robber_in_fist() -> None:
    """Seat 2 has more points and more stones, but seat 1 has robbed it."""
    players = [fist.player(), fist.player(red=1), fist.player(points=1, red=3)]
    game = fist.Scenario(Match.from_position(fist.position("thief", players=players), seed=1))
    game.bid(2, 1, 1)
    assert game.waiting == {0: "victim"}
    moment = Moment(game.match, 0, Budget())
    plain, avenger = make_bot("fist-2002", "merchant", 1), Avenger(1, "vengeful")
    for bot in (plain, avenger):
        assert bot.answer(moment) == 2
        bot.see(Stole(1, 0, {}, {"red": 1}, False))
    assert plain.answer(moment) == 2
    assert avenger.answer(moment) == 1


def test_it_curses_whom_it_hates() -> None:
    """The Wizard is worth something to seat 1, and the turn is nearly over."""
    players = [fist.player(black=1), fist.player(red=1, yellow=1, blue=1), fist.player()]
    match = Match.from_position(fist.position("wizard", players=players), seed=1)
    moment = Moment(match, 0, Budget())

    def curses(thefts: int) -> int:
        cursed = 0
        for seed in range(20):
            bot = Avenger(seed, "vengeful")
            for _ in range(thefts):
                bot.see(Stole(1, 0, {}, {"red": 1}, False))
            cursed += "black" in bot.answer(moment)
        return cursed

    assert curses(0) < curses(3)


def test_it_robs_its_robber_in_dragons_gold() -> None:
    moment = Moment(robbery(), 0, Budget())
    for who, victim in (("vengeful", 1), ("hot-headed", 1), ("bold", 2), ("", 2)):
        bot = GoldMerchant(1, who)
        assert bot.answer(moment) == 2
        bot.see(TokenStolen(1, 0))
        assert bot.answer(moment) == victim


def test_the_bold_one_demands_more_and_the_sly_one_gives_way_late() -> None:
    def demands(who: str) -> list[float]:
        bot = GoldMerchant(1, who)
        return [bot._demanded(time) for time in (0.0, 0.5, 1.0)]

    plain, bold, sly, patient = map(demands, ("", "bold", "sly", "patient"))
    assert all(b > p > q for b, p, q in zip(bold, plain, patient, strict=True))
    assert sly[0] > plain[0] and sly[1] > plain[1] + 0.1 and sly[2] == plain[2]


def test_the_thrifty_one_sends_less_strength() -> None:
    sent: dict[int, list[int]] = {0: [], 1: []}
    for seed in range(6):
        names = ["merchant:thrifty", "merchant:merry", "merchant", "merchant"]
        for event in play("dragons-gold", names, seed).events:
            if isinstance(event, AdventurerPlaced) and event.seat in sent:
                sent[event.seat].append(event.strength)
    assert mean(sent[0]) < mean(sent[1]) - 0.1


def test_who_is_hated_gets_less_of_a_treasure() -> None:
    row = gold.dragon("6-6-0", (0, "knight-3"), gold=6, silver=9)
    game = gold.Scenario(Match.from_position(gold.position(row, active=1, timer=None), seed=1))
    game.place(1, "knight-4", 0)
    moment = Moment(game.match, 0, Budget())

    def left_for_the_other(robbed: bool) -> int:
        bot = GoldMerchant(1, "vengeful")
        if robbed:
            bot.see(TokenStolen(1, 0))
        share = bot.answer(moment)["propose"][1]
        return int(share.get("silver", 0) + 3 * share.get("gold", 0))

    assert left_for_the_other(robbed=True) < left_for_the_other(robbed=False)
