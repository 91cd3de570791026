"""An honest deal: the site commits, every player adds a part, and at the end all is shown.

1. When a table is made the site draws its part of the seed, and publishes a `commitment` to
   it: a hash, which binds the part to this table and tells nothing of it.
2. Whoever sits down adds a part that their own client has drawn after it had seen the
   commitment. Bots add nothing.
3. At the start the seed of the match is the hash of all parts (`seed_of`), and at the end
   they are published with the journal. `check` does all of it again, offline. With a receipt,
   which is what a player's client remembered at the time, it also sees that this commitment
   and their own part are the ones that were used.

All hashes are SHA-256 of compact JSON, so that any language can make them again.

What this proves to a player whose client drew its part at random after the commitment: neither
the site nor any other player, each acting alone, could choose or foresee the deal. The site was
bound before it knew the player's part, it cannot leave that part out or change it, and nobody
else knew the site's.

What it does not prove:

* that the site did not collude with a player. It knows every part as it comes in: an accomplice
  who added the last one could have tried many, until both of them liked the deal;
* anything to somebody without a receipt about their own part: it could be made up;
* that the site keeps the hidden cards to itself during the game: it must know them;
* who gave the answers in the journal, only that the rules allow them and lead to the result;
* anything about a table that never started. A site could give up the tables whose deals it does
  not like, but everybody who sat there sees that it did.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from dragonstones.engine import BadJournal, Match, Refused, get_game
from dragonstones.engine.journal import check_journal
from dragonstones.engine.plain import same

#: Of an export.
FORMAT = 1


def new_server_luck() -> str:
    """The site's part of a seed."""
    return secrets.token_hex(32)


def commitment(server_luck: str, table_id: str) -> str:
    """What the site publishes of its part before anybody adds another.

    >>> commitment("00" * 32, "abc")[:8]
    'f59d16b5'
    """
    return _hash("dragonstones/commitment/1", table_id, server_luck)


def seed_of(server_luck: str, table_id: str, lucks: Sequence[str | None]) -> str:
    """The seed of a match, from the site's part and those of the seats; None: no part.

    >>> seed_of("00" * 32, "abc", ["11", None]) == seed_of("00" * 32, "abc", [None, "11"])
    False
    """
    return _hash("dragonstones/seed/1", table_id, server_luck, list(lucks))


def _hash(*parts: Any) -> str:
    """The first part says what for; JSON leaves no doubt where one ends and the next begins."""
    return sha256(json.dumps(parts, separators=(",", ":")).encode()).hexdigest()


class Finding(NamedTuple):
    """One thing that was looked at, and whether it is as it should be.

    The sentences are `fair-<code>` and `fair-<code>-not` in `locales/<language>/replays.ftl`.
    """

    code: str
    holds: bool
    #: Why the journal cannot be played.
    refused: Refused | None = None


def check(export: Any, receipt: Any = None) -> list[Finding]:
    """All that can be checked of an exported game; it was honest if all of it holds.

    BadJournal: these are no export and receipt. BadSetup: the game, or this version of its
    rules, is not installed here.
    """
    _check_export(export)
    fairness, journal, table = export["fairness"], export["journal"], export["table"]
    server_luck, lucks = fairness["server_luck"], fairness["luck"]
    bots = set(range(journal["seats"])) - set(export["people"])
    findings = [
        Finding("commitment", commitment(server_luck, table) == fairness["commitment"]),
        Finding("seed", seed_of(server_luck, table, lucks) == journal["seed"]),
        Finding("parts", any(lucks)),
        # The site could have tried many of them.
        Finding("bots", not any(lucks[seat] for seat in bots)),
        # From a position on, or beside a script, the seed would decide little.
        Finding("deal", not {"position", "script"} & journal.keys()),
        *_play(journal, export["result"]),
    ]
    return findings if receipt is None else findings + _compare(export, receipt)


def _play(journal: dict[str, Any], result: Any) -> list[Finding]:
    get_game(journal["game"], journal["rules"])
    try:
        match = Match.replay(journal)
    except Refused as refused:
        return [Finding("journal", False, refused)]
    played = json.loads(json.dumps(match.result))
    return [Finding("journal", True), Finding("result", same(played, result))]


def _compare(export: dict[str, Any], receipt: Any) -> list[Finding]:
    _check_fields(receipt, _RECEIPT, "receipt-shape")
    fairness, seat = export["fairness"], receipt["seat"]
    used = fairness["luck"][seat : seat + 1] if seat >= 0 else []
    return [
        Finding("receipt-table", receipt["table"] == export["table"]),
        Finding("receipt-commitment", receipt["commitment"] == fairness["commitment"]),
        Finding("receipt-part", used == [receipt["luck"]]),
    ]


# -- shapes -------------------------------------------------------------------

_Fields = dict[str, tuple[type, ...]]

_EXPORT: _Fields = {
    "format": (int,),
    "table": (str,),
    "people": (list,),
    "journal": (dict,),
    "fairness": (dict,),
    "result": (dict, type(None)),
}
_FAIRNESS: _Fields = {"commitment": (str,), "server_luck": (str,), "luck": (list,)}
_RECEIPT: _Fields = {
    "table": (str,),
    "commitment": (str,),
    "seat": (int,),
    "luck": (str, type(None)),
}


def _check_export(export: Any) -> None:
    _check_fields(export, _EXPORT, "export-shape")
    if export["format"] != FORMAT:
        raise BadJournal("export-format", found=export["format"], known=FORMAT)
    _check_fields(export["fairness"], _FAIRNESS, "export-shape")
    seats = check_journal(export["journal"])["seats"]
    lucks, people = export["fairness"]["luck"], export["people"]
    if len(lucks) != seats or not all(type(luck) in (str, type(None)) for luck in lucks):
        raise BadJournal("export-shape", field="luck", expected=f"str/null × {seats}")
    if not all(type(seat) is int for seat in people):
        raise BadJournal("export-shape", field="people", expected="int × n")


def _check_fields(data: Any, fields: _Fields, code: str) -> None:
    for field, types in fields.items():
        if not isinstance(data, dict) or field not in data or type(data[field]) not in types:
            expected = "/".join("null" if one is type(None) else one.__name__ for one in types)
            raise BadJournal(code, field=field, expected=expected)
