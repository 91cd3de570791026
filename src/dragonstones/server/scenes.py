"""A table for one person alone, as in lessons and puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dragonstones.engine import Match
from dragonstones.server.words import event_words, view_words
from dragonstones.wire import Language, Scene, SceneSeat


def scene_of(
    match: Match, seat: int, names: Sequence[str], bots: Mapping[int, str], lang: Language
) -> Scene:
    """The match as this seat sees it, in words; `bots` sit in the other seats."""
    game = match.game
    events = [event for event in match.events if event.seen_by(seat)]
    return Scene(
        game=game.id,
        rules=game.rules,
        options=match.options,
        seats=[SceneSeat(name=name, bot=bots.get(place)) for place, name in enumerate(names)],
        seat=seat,
        view=view_words(match.view(seat), names, lang),
        events=[
            {**event.data(), "words": event_words(game, event, names, lang, seat)}
            for event in events
        ],
    )
