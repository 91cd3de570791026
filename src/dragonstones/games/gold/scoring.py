"""Counting points, basic and advanced: a sheet that shows where every point came from."""

from __future__ import annotations

from collections.abc import Sequence

from dragonstones.games.gold.box import BLACK_DIAMOND, GEMS, PLACE, Scoring, Tokens, named
from dragonstones.games.gold.types import ScoreSheet


def score(scoring: Scoring, stashes: Sequence[Tokens]) -> list[ScoreSheet]:
    """A sheet for each seat: its tokens, the points of each line, and their sum."""
    cursed = [bool(scoring.cursed and stash[BLACK_DIAMOND]) for stash in stashes]
    majorities = {gem: majority(scoring, stashes, cursed, PLACE[gem]) for gem in GEMS}
    sheets: list[ScoreSheet] = []
    for seat, stash in enumerate(stashes):
        lines = {token: stash[PLACE[token]] * each for token, each in scoring.tokens.items()}
        lines["sets"] = 0 if cursed[seat] else scoring.each_set * sets(stash)
        lines |= {gem: majority[seat] for gem, majority in majorities.items()}
        sheets.append(
            {
                "tokens": named(stash),
                "lines": lines,
                "cursed": cursed[seat],
                "total": sum(lines.values()),
            }
        )
    return sheets


def sets(stash: Tokens) -> int:
    """How many sets of one gem of each colour there are."""
    return min(stash[PLACE[gem]] for gem in GEMS)


def majority(
    scoring: Scoring, stashes: Sequence[Tokens], cursed: Sequence[bool], gem: int
) -> list[int]:
    """What each seat scores for having the most of a colour. A cursed seat with the most scores
    nothing, but still counts as having it (D21)."""
    most = max(stash[gem] for stash in stashes)
    if most < scoring.gems:
        return [0] * len(stashes)
    leaders = [seat for seat, stash in enumerate(stashes) if stash[gem] == most]
    each = int(scoring.majority[len(stashes)] * scoring.shared.get(len(leaders), 0))
    return [each if seat in leaders and not cursed[seat] else 0 for seat, _ in enumerate(stashes)]
