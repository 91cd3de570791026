"""Commit and reveal: what a site, a player or anybody in between could try."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from dragonstones import BadJournal, BadSetup, Match, fair
from tests.server.finished import BOTS, LUCKS, PEOPLE, played

Data = dict[str, Any]


@pytest.fixture(scope="module")
def honest() -> Data:
    """An export, as it comes from a site: through JSON."""
    done = played("fist-2002")
    export = {
        "format": 1,
        "site": "https://stones.example",
        "table": done.id,
        "names": [name or "Bruna" for name in PEOPLE],
        "people": [seat for seat, bot in enumerate(BOTS) if bot is None],
        "bot": "merchant:bold",
        "journal": done.match.journal(),
        "fairness": {
            "commitment": fair.commitment(done.server_luck, done.id),
            "server_luck": done.server_luck,
            "luck": list(LUCKS),
        },
        "result": done.match.result,
    }
    plain: Data = json.loads(json.dumps(export))
    return plain


@pytest.fixture
def export(honest: Data) -> Data:
    """To be changed."""
    return deepcopy(honest)


@pytest.fixture
def receipt(honest: Data) -> Data:
    fairness = honest["fairness"]
    return {
        "table": honest["table"],
        "commitment": fairness["commitment"],
        "seat": 1,
        "luck": fairness["luck"][1],
    }


def wrong(export: Any, receipt: Any = None) -> list[str]:
    return [finding.code for finding in fair.check(export, receipt) if not finding.holds]


def test_the_sites_part_is_new_each_time() -> None:
    parts = {fair.new_server_luck() for _ in range(100)}
    assert len(parts) == 100
    assert {len(bytes.fromhex(part)) for part in parts} == {32}


def test_the_hashes_are_what_they_were() -> None:
    """Whoever checks an old game, in whichever language, makes the same ones."""
    luck = "00" * 32
    assert fair.commitment(luck, "abcdefghijkl") == (
        "bb652f632d0e6bc6e9b6880150434c29dde584aa03dfc3b4b7c66c18cac9ed74"
    )
    assert fair.seed_of(luck, "abcdefghijkl", ["ab" * 16, None]) == (
        "fad54a711209677966391fb4a07c52e115c926484e101df15760797c3264b310"
    )


def test_every_part_counts_and_its_place_too() -> None:
    lucks: list[list[str | None]] = [
        [],
        [None],
        [""],
        [None, None],
        ["a", None],
        [None, "a"],
        ["a", "b"],
        ["b", "a"],
        ["ab", ""],
        ["a,b"],
        ['a","b'],
    ]
    seeds = {fair.seed_of("s", "t", some) for some in lucks}
    seeds |= {fair.seed_of("st", "", [None]), fair.seed_of("", "st", [None])}
    assert len(seeds) == len(lucks) + 2
    assert fair.commitment("s", "t") != fair.commitment("s", "u") != fair.commitment("t", "s")
    assert fair.seed_of("s", "t", []) != fair.commitment("s", "t")


def test_an_honest_game_is_found_honest(export: Data, receipt: Data) -> None:
    assert wrong(export) == wrong(export, receipt) == []
    codes = [finding.code for finding in fair.check(export, receipt)]
    assert len(codes) == len(set(codes)) == 10


def test_a_site_that_commits_itself_to_something_else(export: Data) -> None:
    export["fairness"]["commitment"] = fair.commitment(fair.new_server_luck(), export["table"])
    assert wrong(export) == ["commitment"]


def test_a_site_that_shows_another_part_than_it_used(export: Data) -> None:
    fairness = export["fairness"]
    fairness["server_luck"] = fair.new_server_luck()
    fairness["commitment"] = fair.commitment(fairness["server_luck"], export["table"])
    assert wrong(export) == ["seed"]


def test_a_commitment_that_was_made_for_another_table(export: Data) -> None:
    fairness = export["fairness"]
    fairness["commitment"] = fair.commitment(fairness["server_luck"], "bbbbbbbbbbbb")
    assert wrong(export) == ["commitment"]


def test_a_deal_that_somebody_chose(export: Data) -> None:
    """The game was another one, with a seed from nowhere."""
    match = Match.new("fist-2002", seats=4, seed="nice cards for Ben")
    export["journal"], export["result"] = match.journal(), match.result
    assert wrong(export) == ["seed"]


@pytest.mark.parametrize("luck", [None, "cc" * 16])
def test_a_players_part_that_was_left_out_or_changed(
    export: Data, receipt: Data, luck: str | None
) -> None:
    """Nobody but the player can know, and they only with their receipt."""
    fairness = export["fairness"]
    fairness["luck"][1] = luck
    assert wrong(export) == ["seed"]
    seed = fair.seed_of(fairness["server_luck"], export["table"], fairness["luck"])
    match = Match.new("fist-2002", seats=4, seed=seed)
    export["journal"], export["result"] = match.journal(), None
    assert wrong(export) == []
    assert wrong(export, receipt) == ["receipt-part"]


def test_a_site_that_changes_its_mind_after_the_player_has_sat_down(
    export: Data, receipt: Data
) -> None:
    fairness = export["fairness"]
    fairness["server_luck"] = fair.new_server_luck()
    fairness["commitment"] = fair.commitment(fairness["server_luck"], export["table"])
    seed = fair.seed_of(fairness["server_luck"], export["table"], fairness["luck"])
    match = Match.new("fist-2002", seats=4, seed=seed)
    export["journal"], export["result"] = match.journal(), None
    assert wrong(export) == []
    assert wrong(export, receipt) == ["receipt-commitment"]


def test_a_receipt_of_something_else(export: Data, receipt: Data) -> None:
    assert wrong(export, {**receipt, "table": "bbbbbbbbbbbb"}) == ["receipt-table"]
    assert wrong(export, {**receipt, "seat": 0}) == ["receipt-part"]
    for seat in (-3, -1, 4, 10**20):
        assert wrong(export, {**receipt, "seat": seat}) == ["receipt-part"]
        assert wrong(export, {**receipt, "seat": seat, "luck": None}) == ["receipt-part"]
    assert wrong(export, {**receipt, "seat": 3, "luck": None}) == []


def test_a_deal_to_which_no_player_added_anything(export: Data) -> None:
    fairness = export["fairness"]
    fairness["luck"] = [None] * 4
    seed = fair.seed_of(fairness["server_luck"], export["table"], fairness["luck"])
    export["journal"], export["result"] = Match.new("fist-2002", 4, seed).journal(), None
    assert wrong(export) == ["parts"]


def test_a_bot_that_added_something(export: Data) -> None:
    fairness = export["fairness"]
    fairness["luck"][2] = "dd" * 16
    seed = fair.seed_of(fairness["server_luck"], export["table"], fairness["luck"])
    export["journal"], export["result"] = Match.new("fist-2002", 4, seed).journal(), None
    assert wrong(export) == ["bots"]


def test_a_game_that_did_not_begin_with_the_deal(export: Data) -> None:
    seed = export["journal"]["seed"]
    match = Match.from_position(Match.new("fist-2002", seats=4, seed=7).position(), seed)
    export["journal"], export["result"] = match.journal(), None
    assert wrong(export) == ["deal"]


def forged(answers: list[Any]) -> None:
    answers[3] = [0, {"fairy": 99}]


def shortened(answers: list[Any]) -> None:
    del answers[-1]


def continued(answers: list[Any]) -> None:
    answers.append([0, {}])


@pytest.mark.parametrize(
    ("change", "found"), [(forged, "journal"), (shortened, "result"), (continued, "journal")]
)
def test_a_journal_that_was_changed(
    export: Data, change: Callable[[list[Any]], None], found: str
) -> None:
    change(export["journal"]["answers"])
    assert wrong(export) == [found]


def test_why_a_journal_cannot_be_played(export: Data) -> None:
    forged(export["journal"]["answers"])
    [finding] = [one for one in fair.check(export) if not one.holds]
    assert finding.refused is not None
    assert finding.refused.details["number"] == 3


def test_a_result_that_was_changed(export: Data) -> None:
    export["result"]["winners"] = [seat + 1 for seat in export["result"]["winners"]]
    assert wrong(export) == ["result"]
    export["result"] = None
    assert wrong(export) == ["result"]


def test_a_game_or_rules_that_are_not_here(export: Data) -> None:
    """That shows nothing, for or against."""
    for field, value in (("game", "chess"), ("rules", 99)):
        other = {**export, "journal": {**export["journal"], field: value}}
        with pytest.raises(BadSetup):
            fair.check(other)


def without(data: Data, *path: str) -> Data:
    *before, last = path
    changed = inner = deepcopy(data)
    for name in before:
        inner = inner[name]
    del inner[last]
    return changed


@pytest.mark.parametrize(
    "path",
    [
        ("format",),
        ("table",),
        ("people",),
        ("journal",),
        ("fairness",),
        ("result",),
        ("fairness", "commitment"),
        ("fairness", "server_luck"),
        ("fairness", "luck"),
        ("journal", "seed"),
        ("journal", "answers"),
    ],
    ids=".".join,
)
def test_what_is_no_export(honest: Data, path: tuple[str, ...]) -> None:
    with pytest.raises(BadJournal):
        fair.check(without(honest, *path))


@pytest.mark.parametrize("nonsense", [None, 7, "x", [], {}, [[]], {"journal": {}}], ids=str)
def test_nonsense_is_refused(honest: Data, nonsense: Any) -> None:
    with pytest.raises(BadJournal):
        fair.check(nonsense)
    with pytest.raises(BadJournal):
        fair.check({**honest, "fairness": nonsense})
    with pytest.raises(BadJournal):
        fair.check({**honest, "people": {"a": nonsense}})
    if nonsense is not None:
        with pytest.raises(BadJournal):
            fair.check(honest, nonsense)


def test_parts_must_fit_the_seats(honest: Data) -> None:
    unfit: list[list[Any]] = [[None] * 3, [None] * 5, [None, None, None, 7], [[], [], [], []]]
    for luck in unfit:
        with pytest.raises(BadJournal) as refused:
            fair.check({**honest, "fairness": {**honest["fairness"], "luck": luck}})
        assert refused.value.details["field"] == "luck"


def test_a_format_of_the_future(honest: Data) -> None:
    with pytest.raises(BadJournal) as refused:
        fair.check({**honest, "format": 2})
    assert refused.value.code == "export-format"


def test_an_answer_that_is_nested_without_end(export: Data) -> None:
    deep: Any = []
    for _ in range(900):
        deep = [deep]
    export["journal"]["answers"][0] = [0, deep]
    assert wrong(export) == ["journal"]
