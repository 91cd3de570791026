"""Dragon's Gold at the terminal: whole games, talks by the clock and in turn, several people."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from dragonstones import Match
from dragonstones.bots import Budget, Players
from dragonstones.terminal import talk
from dragonstones.terminal.play import Session
from dragonstones.terminal.saves import Saved, read
from dragonstones.text import texts
from dragonstones.text.words import Names
from tests.terminal.program import Keyboard, plain, run_here
from tests.terminal.sitting import (
    NAMES,
    Hands,
    Player,
    asks,
    check_frames,
    find,
    frames,
    play_until_left,
    saved,
    screen,
    shown,
    sit_down,
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "saved.json"


# -- whole games --------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "seats", "width", "height", "options"),
    [
        ("en", 4, 80, 24, {"rules": "basic", "timer": 10}),
        ("de", 6, 60, 24, {"rules": "advanced", "timer": None, "steps": 2, "counter": True}),
        ("en", 3, 100, 30, {"rules": "basic", "split": "divide", "counter": True}),
        ("de", 4, 140, 40, {"rules": "advanced", "split": "divide", "market": False}),
        ("en", 5, 120, 36, {"rules": "advanced", "timer": None, "steps": 2}),
    ],
)
def test_a_whole_game(
    file: Path, lang: str, seats: int, width: int, height: int, options: dict[str, Any]
) -> None:
    match = Match.new("dragons-gold", seats, seed=f"{lang}/{seats}", options=options)
    player = Player(seats, patience=0.5)
    t, on = texts(lang), screen(width, height)
    session = sit_down(match, file, player, t=t, on=on, bot="random")
    session.play()
    assert match.result is not None
    output = shown(session)
    names = Names.read_by(session.alone, NAMES)
    sentence = t("terminal-won", **t.who("winners", match.result["winners"], names))
    assert sentence.upper() in plain(output)
    assert t("sheet-total") in "\n".join(frames(output)[-1])
    check_frames(output, width, height)
    assert saved(session).result == match.result


@pytest.mark.parametrize("timer", [None, 10])
def test_a_whole_game_of_three_people_at_one_keyboard(file: Path, timer: int | None) -> None:
    options = {"rules": "advanced", "timer": timer, "steps": 2}
    match = Match.new("dragons-gold", 4, seed=3, options=options)
    player = Player(1, patience=0.3)
    session = sit_down(match, file, player, people=(0, 1, 2), on=screen(80, 24), bot="random")
    session.play()
    assert match.result is not None
    assert any(re.match(r"(Anna|Maud|Odo): ", line) for line in player.typed)
    check_frames(shown(session), 80, 24)


def test_through_a_pipe(tmp_path: Path) -> None:
    typed = "w1\n\n4 1\np even\na 1\n\n" * 8
    args = ("play", "dragons-gold", "--seed", "5", "--pause", "0", "--option", "timer=none")
    done = run_here(tmp_path, *args, typed=typed)
    assert (done.exit_code, done.stderr) == (0, "")
    assert "Which adventurer do you send against which dragon?" in done.stdout
    assert "is not possible here" in done.stdout
    assert "\x1b" not in done.stdout
    journal = read(tmp_path / "dragonstones" / "saved.json").journal
    assert journal["options"]["timer"] is None
    assert any(seat == 0 for seat, _ in journal["answers"])


# -- turns --------------------------------------------------------------------


def test_sending_the_thief(file: Path) -> None:
    match = find(asks("turn"))
    session = sit_down(match, file, Hands("t2"), bot="random")
    play_until_left(session)
    assert [0, {"place": "thief", "dragon": 1}] in saved(session).journal()["answers"]


def test_orders_that_cannot_be_followed_say_why(file: Path) -> None:
    match = find(asks("turn"), rules="advanced")
    session = sit_down(match, file, Hands("t7", "3s 1", "fly 2", "", "u 99", "u x"))
    before = len(match.journal()["answers"])
    output = play_until_left(session)
    for says in (
        "There is no dragon 7 to attack. There are: 1, 2, 3 and 4.",
        "Only a Knight can carry the Dragonbane Sword, and you must hold it.",
        "“fly 2” is not possible here.",
    ):
        assert says in output.replace("\n ", " ")
    assert len(saved(session).journal()["answers"]) == before


def test_who_is_not_at_home_cannot_go(file: Path) -> None:
    def is_it(match: Match) -> bool:
        return asks("turn")(match) and match.view(0)["table"]["seats"][0]["up"] == ["wizard"]

    output = play_until_left(sit_down(find(is_it), file, Hands("4 1")))
    assert "Knight (4): not ready to go. Ready: Wizard." in output


def can_use(match: Match) -> bool:
    """Seat 0 has a Magic Object that it can use on its turn."""
    return asks("turn")(match) and any("use" in one for one in match.waiting[0].options())


def test_using_a_magic_object(file: Path) -> None:
    match = find(can_use, rules="advanced", timer=None)
    uses = [one for one in match.waiting[0].options() if "use" in one]
    session = sit_down(match, file, Hands("u", "1"), bot="random")
    output = play_until_left(session)
    rule = texts("en")(f"object-rule-{uses[0]['use']}")
    assert rule[:30] in output
    assert [0, uses[0]] in saved(session).journal()["answers"]
    assert f"You use the {texts('en')('object-' + uses[0]['use'])}" in output


def test_a_number_after_the_key_will_do(file: Path) -> None:
    match = find(can_use, rules="advanced", timer=None)
    uses = [one for one in match.waiting[0].options() if "use" in one]
    session = sit_down(match, file, Hands(f"u{len(uses)}"), bot="random")
    play_until_left(session)
    assert [0, uses[-1]] in saved(session).journal()["answers"]


def test_without_magic_objects_there_is_nothing_to_use(file: Path) -> None:
    output = play_until_left(sit_down(find(asks("turn")), file, Hands("u")))
    assert "You have no Magic Object that can be used now." in output


def test_nothing_is_asked_where_nothing_is_to_be_decided(file: Path) -> None:
    """A window for Magic Objects that are of no use there."""

    def is_it(match: Match) -> bool:
        return asks("use-object")(match) and match.waiting[0].options() == [False]

    match = find(is_it, rules="advanced", timer=None)
    session = sit_down(match, file, Hands(), bot="random")
    output = play_until_left(session)
    assert "Do you use a Magic Object now?" not in output
    assert [0, False] in saved(session).journal()["answers"]


@pytest.mark.parametrize(
    ("kind", "typed", "answer"),
    [
        ("rob", "2", lambda data: data["options"][1]),
        ("rob", "@name", lambda data: data["options"][0]),
        ("token", "@token", lambda data: data["options"][0]),
        ("use-object", "", lambda data: False),
        ("use-object", "1", lambda data: data["options"][1]),
        ("reach", "@dragon", lambda data: data["options"][0]),
        ("watch", "@dragon", lambda data: data["options"][0]),
        ("take-two", "1", lambda data: data["options"][0]),
        ("share", "@dragon", lambda data: data["options"][0]),
    ],
)
def test_choices(file: Path, kind: str, typed: str, answer: Any) -> None:
    def is_it(match: Match) -> bool:
        return asks(kind)(match) and len(match.waiting[0].options()) > 1

    split = "divide" if kind == "share" else "negotiation"
    match = find(is_it, rules="advanced", timer=None, split=split, counter=True)
    data = match.waiting[0].data()
    expected, first = answer(data), data["options"][0]
    if typed == "@name":
        typed = NAMES[first].lower()
    elif typed == "@token":
        typed = texts("en")(f"terminal-gold-keys-{first}").split()[-1]
    elif typed == "@dragon":
        typed = str(first + 1)
    before = len(match.journal()["answers"])
    session = sit_down(match, file, Hands("xyz", typed), bot="random")
    output = play_until_left(session)
    assert texts("en").prompt(data, NAMES)[:20] in output
    answers = saved(session).journal()["answers"][before:]
    assert expected in [given for seat, given in answers if seat == 0][:1]


def test_the_two_tokens_can_be_typed(file: Path) -> None:
    match = find(asks("take-two"), rules="advanced", timer=None)
    pair = match.waiting[0].options()[-1]
    keys = [texts("en")(f"terminal-gold-keys-{token}").split()[0] for token in pair]
    typed = " ".join(f"{n}{key}" for key, n in zip(keys, pair.values(), strict=True))
    session = sit_down(match, file, Hands(typed), bot="random")
    play_until_left(session)
    assert [0, pair] in saved(session).journal()["answers"]


def test_dividing(file: Path) -> None:
    match = find(asks("divide"), split="divide")
    data = match.waiting[0].data()
    first, *_ = data["treasure"]
    key = texts("en")(f"terminal-gold-keys-{first}").split()[0]
    session = sit_down(match, file, Hands("", "1q / 2q", f"{key} / rest" if data["n"] == 2 else
                                          f"{key} / even"), bot="random")  # fmt: skip
    output = play_until_left(session)
    assert "shares with slashes between them" in output
    if data["n"] == 2:
        given = [answer for seat, answer in saved(session).journal()["answers"] if seat == 0]
        assert {first: 1} in [shares[0] for shares in given if isinstance(shares, list)]


# -- talks in turn ------------------------------------------------------------


def talk_begins(kind: str = "negotiate", people: tuple[int, ...] = (0,)) -> Any:
    """Nobody has said anything yet."""

    def is_it(match: Match) -> bool:
        if not all(asks(kind, seat)(match) for seat in people):
            return False
        data = match.waiting[people[0]].data()
        if kind == "trade":
            return not data["offers"] and not data["done"]
        return not data["proposals"] and sum(data["treasure"].values()) > 2

    return is_it


def test_haggling_in_turn(file: Path) -> None:
    match = find(talk_begins(), timer=None)
    data = match.waiting[0].data()
    bots = len(data["fighters"]) - 1
    hands = Hands("p even", "", "b", "nonsense", "a 99", "w")
    session = sit_down(match, file, hands)
    before = len(match.journal()["answers"])
    output = play_until_left(session)
    said = [given for seat, given in saved(session).journal()["answers"][before:] if seat == 0]
    assert "propose" in said[0]
    others = [one for one in saved(session).journal()["answers"][before:] if one[0] != 0]
    assert len(others) >= bots  # each bot has had its turn, too
    assert "DRAGON" in output
    assert "steps left:" in output


def test_wrong_words_cost_no_step(file: Path) -> None:
    match = find(talk_begins(), timer=None)
    session = sit_down(match, file, Hands("nonsense", "a 99", "p xyz g", "b"), bot="random")
    before = len(match.journal()["answers"])
    output = play_until_left(session).replace("\n ", " ")
    said = [given for seat, given in saved(session).journal()["answers"][before:] if seat == 0]
    assert said == []
    for says in (
        "“nonsense” is not possible here",
        "There is no proposal 99 on the table",
        "Nobody here is called “xyz”",
        "You have accepted no proposal",
    ):
        assert says in output


def test_agreement(file: Path) -> None:
    """A proposal that a bot has already accepted is settled by the person's own word."""
    match = find(talk_begins(), timer=None)
    data = match.waiting[0].data()
    for seat in data["fighters"]:
        if seat:
            shares = match.waiting[seat].options()[-1]
            match.answer(seat, shares)
    number = match.waiting[0].data()["proposals"][-1]["number"]
    session = sit_down(match, file, Hands(f"a{number}"), on=screen(80, 40))
    output = plain(play_until_left(session))
    assert f"All others accept proposal {number}: a {number} settles it." in output
    assert any(event.kind == "agreed" for event in saved(session).events)
    assert "THE SHARES" in output  # a page that tells what everybody has got


def test_the_market_in_turn(file: Path) -> None:
    def is_it(match: Match) -> bool:
        begins = talk_begins("trade")(match)
        return begins and bool(match.waiting[0].data()["stash"].get("silver", 0) > 1)

    match = find(is_it, timer=None)
    before = len(match.journal()["answers"])
    hands = Hands("o any 2s for 5g", "o maud s", "b", "o maud 99s for g", "a 99", "done")
    session = sit_down(match, file, hands, on=screen(100, 40))
    output = plain(play_until_left(session))
    said = [given for seat, given in saved(session).journal()["answers"][before:] if seat == 0]
    assert said[0] == {"offer": {"receiver": None, "give": {"silver": 2}, "want": {"gold": 5}}}
    assert "THE MARKET" in output
    assert re.search(r"Anna → everybody +S■■ +G●5", output)
    assert "You cannot give 99 × silver" in output
    assert any(event.kind == "market-closed" for event in saved(session).events)


# -- talks by the clock -------------------------------------------------------


def test_when_the_sand_has_run_out_the_treasure_is_lost(file: Path) -> None:
    match = find(talk_begins(), timer=60)
    session = sit_down(match, file, Hands(70.0), bot="random")
    session.bots = Silent(session)
    output = play_until_left(session)
    assert [None, "time"] in saved(session).journal()["answers"]
    assert any(event.kind == "treasure-lost" for event in saved(session).events)
    assert " 60 s" in output


class Silent(Players):
    """Bots that have nothing to say in a talk."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.bots = session.bots

    def __contains__(self, seat: object) -> bool:
        return seat in self.bots

    def ask(self, seat: int, budget: Budget | None = None) -> Any:
        return "wait" if self.session.match.is_open else self.bots.ask(seat)


def test_waiting_is_not_sent_while_the_clock_runs(file: Path) -> None:
    match = find(talk_begins(), timer=60)
    session = sit_down(match, file, Hands(20.0, "", "w", 20.0))
    session.bots = Silent(session)
    before = len(match.journal()["answers"])
    play_until_left(session)
    assert saved(session).journal()["answers"][before:] == []


def test_bots_act_in_real_time(file: Path) -> None:
    """Each thinks for one to three seconds."""
    match = find(talk_begins(), timer=60)
    hands = Hands(0.9, "l", "", 2.2, "l", "")
    session = sit_down(match, file, hands)
    times: list[float] = []
    ask = session.bots.ask
    session.bots.ask = lambda seat: times.append(hands.time) or ask(seat)  # type: ignore
    play_until_left(session)
    assert times and times[0] >= 1000 + talk.THINKS[0]
    assert max(times) <= 1000 + 0.9 + 2.2 + 0.1


def test_the_clock_is_painted_every_second_and_spares_who_types(file: Path) -> None:
    match = find(talk_begins(), timer=60)
    session = sit_down(match, file, Hands(3.5), on=screen(80, 24))
    session.bots = Silent(session)
    output = play_until_left(session)
    over = re.findall(r"\x1b7\x1b\[\?25l\x1b\[H(.*?)\x1b\[\?25h\x1b8", output, re.DOTALL)
    seconds = [found[1] for one in over if (found := re.search(r"(\d+) s", plain(one)))]
    assert list(dict.fromkeys(seconds)) == ["59", "58", "57"]
    assert all("\n" not in one for one in over)  # nothing but the line with the clock
    assert output.count("▸ ") == plain(output).count("▸ ")


def test_what_a_bot_does_is_painted_around_who_types(file: Path) -> None:
    match = find(talk_begins(), timer=60)
    session = sit_down(match, file, Hands(3.2), on=screen(80, 24))
    output = play_until_left(session)
    over = re.findall(r"\x1b7\x1b\[\?25l\x1b\[H(.*?)\x1b\[\?25h\x1b8", output, re.DOTALL)
    tables = [one for one in over if "\n" in one]
    assert tables
    assert all(one.count("\n") == 22 for one in tables)  # all lines but the last
    assert output.count("\x1b[2J") == 1


def test_every_answer_is_saved_before_it_is_shown(file: Path) -> None:
    match = find(talk_begins(), timer=60)
    session = sit_down(match, file, Hands("p even", 30.0), on=screen(80, 24))
    draw = session.desk.painter.head

    def check(scene: Any) -> Any:
        assert read(file).journal == match.journal()
        return draw(scene)

    session.desk.painter.head = check  # type: ignore[method-assign]
    play_until_left(session)
    assert any(isinstance(x, dict) and "propose" in x for _, x in match.journal()["answers"])


def test_the_time_runs_while_one_looks_things_up(file: Path) -> None:
    match = find(talk_begins(), timer=60)
    session = sit_down(match, file, Hands("h", 100.0, ""), bot="random")
    session.bots = Silent(session)
    play_until_left(session)
    assert [None, "time"] in saved(session).journal()["answers"]


def test_bots_alone_do_not_keep_anybody_waiting(file: Path) -> None:
    def is_it(match: Match) -> bool:
        waiting = match.waiting
        return 0 not in waiting and any(one.kind == "negotiate" for one in waiting.values())

    match = find(is_it, timer=60)
    hands = Hands()
    session = sit_down(match, file, hands)
    play_until_left(session)
    assert hands.time == 1000
    assert {"agreed", "treasure-lost"} & {event.kind for event in saved(session).events}


def test_the_hourglass_starts_the_time_again(file: Path) -> None:
    def is_it(match: Match) -> bool:
        return talk_begins()(match) and bool(match.waiting[0].data()["hourglass"])

    match = find(is_it, rules="advanced", timer=60, seeds=400)
    session = sit_down(match, file, Hands(30.0, "z", 45.0), on=screen(80, 24))
    session.bots = Silent(session)
    output = plain(play_until_left(session))
    assert "z Hourglass" in output
    assert re.search(r" 31 s.* 60 s.* 1[56] s", output, re.DOTALL)
    assert [None, "time"] not in saved(session).journal()["answers"]


def test_coming_back_in_the_middle_of_a_negotiation(file: Path) -> None:
    match = find(talk_begins(), timer=60)
    session = sit_down(match, file, Hands(10.0, "p even", "q"), on=screen(80, 30))
    session.bots = Silent(session)
    play_until_left(session)
    again = saved(session)
    assert again.view(0)["table"] == match.view(0)["table"]
    assert again.waiting[0].data()["proposals"]
    second = sit_down(again, file, Hands(1.5, "w", 1.5), on=screen(80, 30))
    second.bots = Silent(session)
    first, *_, last = (" ".join(frame) for frame in frames(play_until_left(second))[1:])
    assert "the sand timer starts again" in " ".join(first.split())
    assert " 60 s" in first
    assert "the sand timer" not in last


# -- several people -----------------------------------------------------------


def test_anybody_can_speak_with_a_name(file: Path) -> None:
    match = find(talk_begins(people=(0, 1)), timer=60)
    hands = Hands(1.0, "p even", "maud: a 1", "ma b", "m: a 1", "maud a, rest anna", "b")
    session = sit_down(match, file, hands, people=(0, 1), on=screen(80, 30))
    session.bots = Silent(session)
    before = len(match.journal()["answers"])
    output = plain(play_until_left(session))
    said = saved(session).journal()["answers"][before:]
    assert [seat for seat, _ in said][:4] == [0, 1, 1, 1] or "agreed" in {
        event.kind for event in saved(session).events
    }
    assert "If you are not Anna, begin with your name, such as: Maud …" in output
    assert " Anna ▸ " in output


def test_a_talk_shows_nothing_from_behind_a_screen(file: Path) -> None:
    def is_it(match: Match) -> bool:
        return talk_begins(people=(0, 1))(match) and all(
            match.view(seat)["table"]["seats"][seat]["held"] for seat in (0, 1)
        )

    match = find(is_it, rules="advanced", timer=60)
    session = sit_down(match, file, Hands(1.0), people=(0, 1), on=screen(80, 40))
    output = plain(play_until_left(session))
    assert "Pass the keyboard" not in output
    held = match.view(0)["table"]["seats"][0]["held"][0]
    assert texts("en")(f"object-{held}") not in output
    assert "▄▄ ▄▄" not in output  # nobody's screen


def test_ones_own_rules_are_behind_the_curtain(file: Path) -> None:
    match = find(talk_begins(people=(0, 1)), rules="advanced", timer=60)
    hands = Hands("maud ?", "", "", "l", "")
    session = sit_down(match, file, hands, people=(0, 1))
    session.bots = Silent(session)
    output = play_until_left(session)
    assert "Pass the keyboard to Maud." in output
    assert "What counts at the end" in output
    assert session.at_screen is None


def test_a_turn_is_behind_the_curtain(file: Path) -> None:
    match = find(asks("turn"), rules="advanced", timer=None)
    session = sit_down(match, file, Hands("", "t1"), people=(0, 1))
    output = play_until_left(session)
    assert output.index("Pass the keyboard to Anna.") < output.index("Which adventurer")


# -- looking things up --------------------------------------------------------


def test_the_rules_on_the_table(file: Path) -> None:
    match = find(can_use, rules="advanced", timer=None)
    held = match.view(0)["table"]["seats"][0]["held"]
    session = sit_down(match, file, Hands("?", "", "? ring", "", "? dieb", "", "? saph", "",
                                          "? xyz", "", "h", "", "l", ""))  # fmt: skip
    pages = play_until_left(session).split("Enter: back to the table")
    flat = [" ".join(page.split()) for page in pages]
    assert texts("en")(f"object-rule-{held[0]}")[:30] in flat[0]
    assert "10 points for the most of each colour; two players who tie get 5 each" in flat[0]
    assert "X◆ Black Diamond 19 points" in flat[0]
    assert "Rules: advanced" in flat[0]
    assert "Ring of Confusion When the shares" in flat[1]
    assert "Thief Strength 2." in flat[2]
    assert "B▼ sapphires Points, basic: 10–15 for the most" in flat[3]
    assert "No card’s name begins with “xyz”" in flat[4]
    assert "p me 2g r, odo 3s, rest maud" in flat[5]
    assert "Dragon 1 appears" in flat[6]


def test_long_pages_come_piece_by_piece(file: Path) -> None:
    match = find(asks("turn"))
    session = sit_down(match, file, Hands("h", "", "", "", "t1"), on=screen(80, 24), bot="random")
    output = play_until_left(session)
    assert "Enter: more" in plain(output)
    check_frames(output, 80, 24)
    assert [0, {"place": "thief", "dragon": 0}] in saved(session).journal()["answers"]


# -- in a real terminal -------------------------------------------------------


@pytest.fixture
def negotiation(tmp_path: Path) -> Path:
    """A saved game that goes on with a negotiation by the clock."""
    path = tmp_path / "negotiation.json"
    match = find(talk_begins(), timer=60)
    Saved(match.journal(), NAMES[:4], [0], "merchant").write(path)
    return path


def test_typing_while_the_sand_runs(negotiation: Path) -> None:
    keyboard = Keyboard(negotiation.parent, "play", "--resume", str(negotiation))
    keyboard.wait_for(" 60 s")
    keyboard.type("p ev")
    keyboard.wait_for(" 59 s")
    keyboard.wait_for(" 58 s")
    keyboard.type("en\n")
    keyboard.wait_for("You make proposal")
    keyboard.type("q\n")
    assert keyboard.finish() == 0
    answers = read(negotiation).journal["answers"]
    assert any(isinstance(one, dict) and "propose" in one for seat, one in answers if seat == 0)


def test_a_new_game_in_a_terminal(tmp_path: Path) -> None:
    args = ("play", "dragons-gold", "--seed", "7", "--option", "timer=none", "--lang", "de")
    keyboard = Keyboard(tmp_path, *args)
    keyboard.wait_for("Schicke deine Abenteurer gegen Drachen")
    keyboard.type("\n\n\n\n")
    keyboard.wait_for("Drachengold · Zug")
    keyboard.type("q\n")
    assert keyboard.finish() == 0
