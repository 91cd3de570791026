"""The site of one device: the page cannot tell it from another one."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from dragonstones.engine import Match, games
from dragonstones.offline import OfflineSite
from dragonstones.puzzles import book
from dragonstones.wire import Done, Export, GameInfo, LessonScene, PuzzleSolution, Replay, Welcome
from tests.offline.page import Page, play_on

GAMES = [game.id for game in games()]
BOTS = ["random", "random"]
SHORT = {"fist-2002": {"points": 2}, "fist-tavern": {"points": 2}, "dragons-gold": {"dragons": 8}}


def decoded(page: Page, kind: Any, *asked: Any) -> Any:
    """The answer to a request, as `wire` declares it."""
    return msgspec.convert(page.ask(*asked), kind)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_and_kept(game: str) -> None:
    page = Page()
    id = page.sit(game, ["apprentice", "merchant"], options=SHORT[game])
    page.watch(id)
    play_on(page, id)
    assert page.view["result"] == json.loads(page.disk[id])["result"]
    assert all(event["words"] for event in page.events)
    assert page.table.table.state == "over"
    [past] = page.ask("GET", "/me/games?count=5")["games"]
    assert past["table"]["id"] == id and past["result"] == page.view["result"]
    file = decoded(page, Export, "GET", f"/tables/{id}/export?lang=de")
    assert Match.replay(file.journal).result == file.result == page.view["result"]
    total = decoded(page, Replay, "GET", f"/tables/{id}/replay?eyes=0&words=en&count=1").total
    asked = f"/tables/{id}/replay?eyes=0&words=en&first={total - 1}"
    assert decoded(page, Replay, "GET", asked).frames[0].view["result"] == file.result


@pytest.mark.parametrize("game", GAMES)
def test_the_same_luck_and_answers_give_the_same_game(game: str) -> None:
    page = Page()
    id = page.sit(game, BOTS, options=SHORT[game])
    page.watch(id)
    play_on(page, id, most=12)
    journal = json.loads(page.disk[id])["journal"]
    here = page.site.table(id).match
    assert here is not None
    again = Match.replay(journal)
    assert [again.view(seat) for seat in (None, 0, 1, 2)] == [
        here.view(seat) for seat in (None, 0, 1, 2)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_after_the_worker_was_killed(game: str) -> None:
    page = Page()
    id = page.sit(game, BOTS, options=SHORT[game])
    page.watch(id)
    play_on(page, id, most=3)
    page.bots_act()
    view, events = page.view, page.events

    site = OfflineSite("0" * 20, "Ada", "en")
    site.restore(id, page.disk[id])
    other = Page(site)
    assert other.ask("GET", "/me/running")[0]["table"]["id"] == id
    other.watch(id)
    assert (other.view, other.events) == (view, events)
    play_on(other, id)
    assert other.view["result"] is not None


def test_an_answer_that_is_sent_again_counts_once() -> None:
    page = Page()
    id = page.sit("fist-2002", BOTS)
    page.watch(id)
    decision = page.view["decision"]["id"]
    command = {"t": "answer", "table": id, "decision": decision, "answer": {}, "key": "same"}
    page.say(**command)
    site = OfflineSite("0" * 20, "Ada", "en")
    site.restore(id, page.disk[id])
    other = Page(site)
    other.watch(id)
    other.say(**command)
    assert isinstance(other.news[-1], Done)
    assert len(json.loads(page.disk[id])["journal"]["answers"]) == 1


@pytest.mark.parametrize("game", GAMES)
def test_nobody_who_holds_the_device_sees_behind_another_screen(game: str) -> None:
    """What a seat is told is what the game shows that seat, and no event for others."""
    page = Page()
    id = page.sit(game, ["random"], company=["Bo"])
    rng = random.Random(1)
    match = page.site.table(id).match
    assert match is not None
    for _ in range(10):
        page.watch(id, aside=True)
        page.bots_act()
        assert page.view["you"] is None and page.view["decision"] is None
        if not page.asked:
            break
        seat = rng.choice(page.asked)
        page.watch(id, seat=seat)
        told = [event for event in match.events if event.seen_by(seat)]
        assert [event["kind"] for event in page.events] == [event.data()["kind"] for event in told]
        assert page.view["table"] == match.view(seat)["table"]
        view: dict[str, Any] = page.view
        page.answer(id, view["decision"]["default"])


def test_one_seat_cannot_answer_for_another() -> None:
    page = Page()
    id = page.sit("fist-2002", ["random"], company=["Bo"])
    page.watch(id, seat=2)  # a bot's
    assert page.view["you"] == 0
    page.watch(id, aside=True)
    page.say(t="answer", table=id, decision=1, answer={}, key="k")
    assert page.last_refusal.code == "not-at-table"


def test_what_is_not_legal_changes_nothing() -> None:
    page = Page()
    id = page.sit("fist-2002", BOTS)
    page.watch(id)
    kept = page.disk[id]
    page.answer(id, {"fairy": 99})
    assert page.last_refusal.reason
    page.answer(id, {}, decision=99)
    assert page.last_refusal.code == "too-late"
    page.say(t="dance")
    assert page.last_refusal.code == "bad-message"
    assert page.disk[id] == kept


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[1, 2", '{"format": 2}', '{"journal": {"game": "chess"}}', "[" * 5000],
)
def test_a_foreign_or_broken_kept_game_is_told_and_can_be_thrown_away(text: str) -> None:
    site = OfflineSite("0" * 20, "Ada", "en")
    site.restore("abcdefghijkl", text)
    page = Page(site)
    [one] = page.ask("GET", "/kept")
    assert one["table"] is None and one["wrong"]
    refused = page.ask("GET", "/tables/abcdefghijkl", status=400)
    assert refused["code"] == "kept-unplayable" and one["wrong"] in refused["reason"]
    page.disk["abcdefghijkl"] = text
    page.ask("DELETE", "/tables/abcdefghijkl", status=204)
    assert not page.disk and page.ask("GET", "/kept") == []


@pytest.mark.parametrize("changed", [{"rules": 999}, {"game": "chess"}])
def test_a_game_of_rules_that_are_not_here_is_kept_but_not_played(changed: dict[str, Any]) -> None:
    page = Page()
    id = page.sit("fist-2002", BOTS)
    site = OfflineSite("0" * 20, "Ada", "de")
    site.restore(id, json.dumps({**json.loads(page.disk[id]), **changed}))
    other = Page(site)
    assert other.ask("GET", "/kept")[0]["wrong"]
    other.watch(id)
    assert other.last_refusal.code == "kept-unplayable"
    assert not other.disk  # nothing is written over it


def test_a_journal_that_was_changed_by_hand_is_refused() -> None:
    page = Page()
    id = page.sit("fist-2002", BOTS)
    kept = json.loads(page.disk[id])
    kept["journal"]["answers"] = [[0, {"fairy": 99}]]
    site = OfflineSite("0" * 20, "Ada", "en")
    site.restore(id, json.dumps(kept))
    other = Page(site)
    other.ask("GET", f"/tables/{id}", status=400)


def test_lessons_and_puzzles_are_those_of_a_site() -> None:
    page = Page()
    path = page.ask("GET", "/lessons?lang=de")[0]
    lesson = path["lessons"][0]["id"]
    scene = decoded(page, LessonScene, "POST", f"/lessons/{path['game']}/{lesson}", {"deeds": []})
    assert scene.say and scene.scene.view
    puzzle = next(iter(book().values()))
    assert page.ask("GET", f"/puzzles/{puzzle.id}")["scene"]["view"]["decision"]
    best = {"answer": puzzle.weighed[0].answer}
    found = decoded(page, PuzzleSolution, "POST", f"/puzzles/{puzzle.id}", best)
    assert found.right and found.why
    id = page.ask("POST", f"/puzzles/{puzzle.id}/table")["id"]
    page.watch(id)
    assert page.table.table.trial


def test_hints_rematch_and_trial() -> None:
    page = Page()
    id = page.sit("fist-2002", ["random"] * 2, hints=True)
    page.watch(id)
    page.bots_act()
    hint = page.ask("POST", f"/tables/{id}/hint?lang=en")
    assert hint["text"] and hint["used"] == 1
    play_on(page, id)
    again = page.ask("POST", f"/tables/{id}/rematch", {"luck": "cd" * 8})
    assert again["state"] == "playing" and [s["bot"] for s in again["seats"]][1:] == [
        seat.bot for seat in page.site.kept[id].seats[1:]
    ]
    trial = page.ask("POST", "/tables/trial", {"table": id, "at": 0, "seat": 1})
    assert trial["trial"] and trial["seats"][1]["name"] == "Ada"
    file = json.loads(page.disk[id])["journal"]
    page.ask("POST", "/tables/trial", {"file": file, "at": 0, "seat": 0})
    files: list[dict[str, Any]] = [{"file": {}}, {"file": {"journal": 3}}, {}]
    for broken in files:
        page.ask("POST", "/tables/trial", {"at": 0, "seat": 0, **broken}, 400)


def test_the_coach_draws_its_curve_and_goes_on_thinking() -> None:
    page = Page()
    id = page.sit("fist-2002", ["random"] * 2)
    page.watch(id)
    play_on(page, id)
    page.ask("GET", f"/tables/{id}/coach/0", None, 404)
    assert page.ask("POST", f"/tables/{id}/coach/0")["state"] == "running"
    assert page.site.step()
    assert page.ask("GET", f"/tables/{id}/coach/0")["report"]["stations"]
    assert page.ask("DELETE", f"/tables/{id}/coach/0")["state"] == "done"


def test_what_needs_a_site_says_so_in_the_readers_language() -> None:
    page = Page()
    for method, path in [("GET", "/guild"), ("PUT", "/me/seek"), ("GET", "/me/friends")]:
        status, text = page.site.request(method, path, None, "de")
        assert status == 503
        assert json.loads(text)["code"] == "needs-site" and "Gerät" in json.loads(text)["reason"]


def test_it_greets_and_lists_games_without_what_a_site_has() -> None:
    page = Page()
    assert isinstance(page.news[0], Welcome)
    [first, *_] = decoded(page, list[GameInfo], "GET", "/games?lang=de")
    assert not first.has and first.coach
