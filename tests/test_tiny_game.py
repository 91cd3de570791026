"""A fourth game, in a package of its own, is played everywhere without a line changed elsewhere."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from dragonstones import Match, fair
from dragonstones.bots import bots, make_bot, usual_bot
from dragonstones.engine import get_game
from dragonstones.text import LANGUAGES, texts
from tests.forked import COMMAND
from tests.games.random_play import play_to_the_end
from tests.server.live import Refused, running, seated
from tests.terminal.program import environment, plain, run_here
from tests.terminal.sitting import (
    Hands,
    check_frames,
    frames,
    play_until_left,
    saved,
    screen,
    shown,
    sit_down,
)
from tests.tiny import EXAMPLE, GAME, ROOT, tiny, tiny_here

__all__ = ["tiny", "tiny_here"]

#: Enough for any game of it.
LONGEST = 60


def dragonstones(tiny: dict[str, str], home: Path, *args: str, typed: str = "") -> str:
    """What the program prints; it must not fail."""
    done = subprocess.run(
        [*COMMAND, *args],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**environment(home), "PYTHONPATH": tiny["PYTHONPATH"]},
        timeout=LONGEST,
    )
    assert done.returncode == 0, done.stderr
    return plain(done.stdout)


def dragonstones_here(home: Path, *args: str, typed: str = "") -> str:
    """The same in this process, which is quicker."""
    done = run_here(home, *args, typed=typed)
    assert done.exit_code == 0, done.output
    return plain(done.output)


# -- the rules ----------------------------------------------------------------


def test_it_holds_what_every_game_must(tiny: dict[str, str]) -> None:
    """The same tests as for our own games find it among the registered ones."""
    tests = [str(ROOT / "tests" / "games" / "test_every_game.py")]
    fewest_and_most = ["-k", f"{GAME}-2 or {GAME}-6"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *tests, *fewest_and_most, "-p", "no:cacheprovider"],
        cwd=ROOT,
        env=tiny | {"PYTEST_ADDOPTS": ""},  # with durations, say, names come more often
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert done.stdout.count(f"[{GAME}-") == 2, "the longest game of each is measured"


@pytest.mark.usefixtures("tiny_here")
def test_an_egg_goes_to_the_highest_bid() -> None:
    match = Match.new(GAME, seats=2, seed=1)
    egg = match.view()["table"]["egg"]
    match.answer(0, 2)
    match.answer(1, 3)
    table = match.view()["table"]
    assert [seat["coins"] for seat in table["seats"]] == [12, 9]
    assert [seat["eggs"] for seat in table["seats"]] == [[], [egg]]


@pytest.mark.usefixtures("tiny_here")
def test_equal_bids_haggle_in_the_open() -> None:
    match = Match.new(GAME, seats=3, seed=1)
    for seat, bid in enumerate((4, 4, 1)):
        match.answer(seat, bid)
    assert match.is_open and list(match.waiting) == [0, 1]
    match.answer(1, "raise")
    match.answer(0, "raise")
    match.answer(1, "yield")
    assert [seat["coins"] for seat in match.view()["table"]["seats"]] == [6, 12, 12]


@pytest.mark.usefixtures("tiny_here")
def test_an_egg_for_which_nobody_yields_in_time_is_lost() -> None:
    match = Match.new(GAME, seats=2, seed=1)
    egg = match.view()["table"]["egg"]
    for seat in (0, 1):
        match.answer(seat, 4)
    match.time_up()
    table = match.view()["table"]
    assert table["lost"] == [egg]
    assert [seat["coins"] for seat in table["seats"]] == [12, 12]


@pytest.mark.usefixtures("tiny_here")
@pytest.mark.parametrize("seed", range(20))
def test_no_egg_and_no_favourite_is_known_too_early(seed: int) -> None:
    match, rng = Match.new(GAME, seats=4, seed=seed), random.Random(seed)
    while match.waiting:
        for viewer in (None, 0, 1, 2, 3):
            table = match.view(viewer)["table"]
            knows = [n for n, seat in enumerate(table["seats"]) if "favourite" in seat]
            assert knows == ([] if viewer is None else [viewer])
            eggs = [*table["lost"], *(egg for seat in table["seats"] for egg in seat["eggs"])]
            assert len(eggs) + 1 == table["round"], "the one for sale, and none to come"
        seat = rng.choice(list(match.waiting))
        match.answer(seat, match.waiting[seat].sample(rng))
    assert all("favourite" in seat for seat in match.view()["table"]["seats"])


# -- words --------------------------------------------------------------------


@pytest.mark.usefixtures("tiny_here")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_in_words(lang: str) -> None:
    t, names = texts(lang), ["Anna", "Ben", "Cem"]
    said = set()
    for seed in range(10):
        match, rng = Match.new(GAME, seats=3, seed=seed), random.Random(seed)
        while match.waiting:
            seat = rng.choice(list(match.waiting))
            decision = match.waiting[seat]
            assert t.prompt(decision.data(), names)[-1] in ".?"
            options = t.options(match.game, decision.data(), names, match.view(seat))
            assert len(set(options)) == len(decision.options())
            match.answer(seat, decision.sample(rng))
        for event in match.events:
            assert t.event(event, names).endswith(".")
            said.add(event.kind)
    assert said == set(get_game(GAME).events)
    assert t.title(GAME) == {"en": "Dragon’s Eggs", "de": "Dracheneier"}[lang]
    assert len(t.cards(get_game(GAME))) == 12


# -- the terminal -------------------------------------------------------------


@pytest.mark.usefixtures("tiny_here")
@pytest.mark.parametrize(
    ("lang", "found", "won"),
    [("en", "An egg is found", "the game"), ("de", "Ein Ei wird gefunden", "das Spiel")],
)
def test_a_person_plays_it_at_the_terminal_and_sees_it_again(
    tmp_path: Path, lang: str, found: str, won: str
) -> None:
    """Where a bid is asked for, 1 is one coin; where equal bids haggle, it yields."""
    said = dragonstones_here(
        tmp_path,
        *("play", GAME, "--players", "3", "--seed", "5", "--lang", lang),
        typed="1\n" * 200,
    )
    assert found in said and won in said
    again = dragonstones_here(
        tmp_path, "replay", str(tmp_path / "dragonstones" / "saved.json"), "--lang", lang
    )
    assert again.count(found) == 9


@pytest.mark.usefixtures("tiny_here")
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
@pytest.mark.parametrize("seats", [2, 6])
def test_the_table_fits_the_window(tmp_path: Path, seats: int, width: int, height: int) -> None:
    match = Match.new(GAME, seats=seats, seed=2)
    on = screen(width, height)
    session = sit_down(match, tmp_path / "game.json", Hands(*["2"] * 100), on=on, bot="collector")
    output = play_until_left(session)
    assert match.result
    check_frames(output, width, height)


@pytest.mark.usefixtures("tiny_here")
def test_two_people_at_one_keyboard_see_only_their_own_favourite(tmp_path: Path) -> None:
    match = Match.new(GAME, seats=2, seed=4)
    mine, others = (match.view(seat)["table"]["seats"][seat]["favourite"] for seat in (0, 1))
    assert mine != others
    script = ["", "3"]  # Anna opens the curtain and bids
    session = sit_down(
        match, tmp_path / "game.json", Hands(*script), people=(0, 1), on=screen(80, 24), bot=""
    )
    output = play_until_left(session)
    anna = next("\n".join(frame) for frame in frames(output) if "How many coins" in str(frame))
    own = f"favourite colour {mine}"
    assert own in anna and f"favourite colour {others}" not in anna


@pytest.mark.usefixtures("tiny_here")
def test_two_people_haggle_and_the_game_goes_on_from_its_file(tmp_path: Path) -> None:
    match = Match.new(GAME, seats=2, seed=4)
    path = tmp_path / "game.json"
    script = ["", "3", "", "3", "2", "Maud: 1", ""]  # Anna raises, Maud yields, Anna looks
    session = sit_down(match, path, Hands(*script), people=(0, 1), bot="")
    output = play_until_left(session)
    assert "raise the price by 1 coin" in output and "Maud yields." in output
    assert saved(session).view()["table"]["seats"][0]["coins"] == 8


@pytest.mark.usefixtures("tiny_here")
@pytest.mark.parametrize("typed", ["x", "-1", "1.5", "13", "yes"])
def test_what_is_no_bid_is_refused_with_a_sentence(tmp_path: Path, typed: str) -> None:
    match = Match.new(GAME, seats=2, seed=4)
    session = sit_down(match, tmp_path / "game.json", Hands(typed), bot="random")
    play_until_left(session)
    wanted = ("Type what is in front of", "is not one of the options")
    assert any(sentence in shown(session) for sentence in wanted)
    assert list(match.waiting) == [0]


def test_its_box_and_its_name_are_shown(tiny: dict[str, str], tmp_path: Path) -> None:
    assert "ember 4" in dragonstones(tiny, tmp_path, "cards", GAME)
    assert GAME in dragonstones(tiny, tmp_path, "play", "--help")


# -- bots and the arena -------------------------------------------------------


@pytest.mark.usefixtures("tiny_here")
def test_it_has_a_bot_of_its_own_and_the_one_for_every_game() -> None:
    assert list(bots(GAME)) == ["random", "collector"]
    assert usual_bot(GAME) == "collector"
    assert "collector" not in bots("fist-2002")
    assert make_bot(GAME, "collector", 1)


@pytest.mark.usefixtures("tiny_here")
def test_its_bot_beats_chance_in_a_simulation(tmp_path: Path) -> None:
    series = ("--players", "3", "--games", "90", "--bots", "collector,random,random")
    found = json.loads(dragonstones_here(tmp_path, "simulate", GAME, *series, "--json"))
    assert found["finished"] == 90
    assert found["wins_by_bot"]["collector"] > 60
    assert "Games won" in dragonstones_here(tmp_path, "simulate", GAME, "--games", "3")


@pytest.mark.usefixtures("tiny_here")
def test_it_is_measured_in_the_arena(tmp_path: Path) -> None:
    contest = ("--game", GAME, "--bots", "collector,random", "--games", "20")
    said = dragonstones_here(tmp_path, "arena", *contest, "--report", str(tmp_path / "report"))
    assert "collector" in said
    assert "Dragon’s Eggs" in (tmp_path / "report" / "report.html").read_text(encoding="utf-8")


# -- the site -----------------------------------------------------------------


@pytest.mark.usefixtures("tiny_here")
@pytest.mark.anyio
async def test_people_and_a_bot_play_it_on_the_site(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'site.db'}") as live:
        known = (await live.http.get("/api/games", params={"lang": "de"})).json()
        game = next(one for one in known if one["id"] == GAME)
        assert known[-1] == game, "others' games come after ours"
        assert (game["family"], game["name"]) == ("eggs", "Dracheneier")
        assert (game["least"], game["most"], game["usual"]) == (2, 6, 4)
        assert [bot["level"] for bot in game["bots"]] == ["random", "collector"]
        messages = (await live.http.get(f"/api/games/{GAME}/messages")).text
        assert "field-eggs-coins = coins" in messages

        table, guests = await seated(
            live, "Anna", "Ben", game=GAME, seats=3, bots=["collector"], clock="none"
        )
        wires = [await guest.watch(table, words="de") for guest in guests]
        words = wires[0].view["decision"]["words"]
        assert words["prompt"] == "Wie viele Münzen bietest du für dieses Ei?"
        assert words["options"][:3] == ["nichts", "1 Münze", "2 Münzen"]
        results = await asyncio.gather(
            *(wire.play(random.Random(n)) for n, wire in enumerate(wires))
        )
        match = live.match(table)
        assert results == [match.result] * 2
        assert wires[0].events[0]["words"].startswith("Ein Ei wird gefunden")

        await wires[0].until(lambda wire: wire.table["state"] == "over")
        export = (await live.http.get(f"/api/tables/{table}/export")).json()
        assert Match.replay(export["journal"]).result == export["result"] == match.result
        assert all(finding.holds for finding in fair.check(export) if finding.code != "parts")
        for eyes, secrets in (("spectator", 0), ("1", 1), ("open", 3)):
            params: dict[str, str | int] = {"eyes": eyes, "count": 1}
            replay = (await live.http.get(f"/api/tables/{table}/replay", params=params)).json()
            seats = replay["frames"][0]["view"]["table"]["seats"]
            assert sum("favourite" in seat for seat in seats) == secrets


@pytest.mark.usefixtures("tiny_here")
@pytest.mark.anyio
async def test_its_own_bot_plays_for_somebody_who_has_left(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'site.db'}") as live:
        anna, ben = await live.guests("Anna", "Ben")
        table = await anna.new_table(GAME, seats=2, clock="none")
        await ben.sit(table)
        await anna.start(table)
        await ben.leave(table)
        wire = await anna.watch(table)
        assert await wire.play(random.Random(1)) == live.match(table).result


@pytest.mark.usefixtures("tiny_here")
@pytest.mark.anyio
async def test_what_helps_with_our_games_answers_plainly_for_it(tmp_path: Path) -> None:
    """A hint comes from its own bot; what it has no part of is empty, or a sentence."""
    async with running(f"sqlite:///{tmp_path / 'site.db'}") as live:
        [anna] = await live.guests("Anna")
        wish = {"bots": ["collector"], "start": True, "hints": True, "clock": "none"}
        table = await anna.new_table(GAME, seats=2, **wish)
        wire = await anna.watch(table)
        hint = await anna.call("POST", f"/tables/{table}/hint")
        assert hint["decision"] == wire.view["decision"]["id"] and hint["text"]

        assert GAME not in {path["game"] for path in await anna.get("/lessons")}
        assert await anna.get(f"/lessons/{GAME}/notes") == []
        assert (await anna.get(f"/puzzles?game={GAME}"))["puzzles"] == []
        await wire.play(random.Random(1))
        await wire.until(lambda one: one.table["state"] == "over")
        story = {"events": [wire.events[0]], "names": ["Anna", "Ben"]}
        for method, path, body, code in (
            ("GET", f"/games/{GAME}/strategy", None, "no-strategy"),
            ("POST", f"/tables/{table}/coach/0", None, "no-coach"),
            ("POST", f"/games/{GAME}/why", story, "no-why"),
        ):
            with pytest.raises(Refused) as refused:
                await anna.call(method, path, body)
            assert refused.value.code == code


# -- nothing is left behind ---------------------------------------------------


def test_it_is_gone_afterwards() -> None:
    assert GAME not in {game.id for game in map(get_game, ("fist-2002", "dragons-gold"))}
    with pytest.raises(ValueError, match=GAME):
        get_game(GAME)


def test_the_example_does_not_reach_into_private_parts() -> None:
    """Whoever copies it builds on what stays."""
    for file in (EXAMPLE / "src").rglob("*.py"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("from dragonstones"):
                assert not any(word.startswith("_") for word in line.split()), line


def test_random_games_of_it_end_quickly(tiny_here: None) -> None:
    for seed in range(50):
        match = play_to_the_end(Match.new(GAME, seats=6, seed=seed), random.Random(seed))
        assert len(match.journal()["answers"]) < 250
