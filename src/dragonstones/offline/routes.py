"""What the page asks a site for, as far as one device can answer it."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from dragonstones.bots import Players, adviser_of, make_bot
from dragonstones.engine import Match, games
from dragonstones.engine.frames import up_to
from dragonstones.offline.table import OfflineTable, info_of
from dragonstones.puzzles import book, daily
from dragonstones.server.box import game_info, game_named, shared_variant, workshop_for
from dragonstones.server.films import export_of, eyes_named, make_film, told_frames
from dragonstones.server.kept import KeptTable
from dragonstones.server.lessons import lesson_named, lessons_about, paths, told, told_notes
from dragonstones.server.names import clean_name
from dragonstones.server.puzzle_scenes import (
    place_of,
    puzzle_info,
    puzzle_named,
    scene_at,
    solution,
    themes,
)
from dragonstones.server.refusals import Conflict, NotAllowed, NotFound, SiteRefused, Unavailable
from dragonstones.server.words import (
    card_infos,
    hint_words,
    line_words,
    lines,
    own_cards,
    ruling_infos,
    why_words,
)
from dragonstones.text import messages
from dragonstones.wire import (
    BotWanted,
    CardUses,
    Coaching,
    CoachSeats,
    Hint,
    KeptGame,
    Language,
    LessonWanted,
    NewGuest,
    NewTable,
    PastGame,
    PastGames,
    PersonChange,
    PuzzleAttempt,
    Puzzles,
    PuzzleScene,
    Replay,
    RunningGame,
    SeatWanted,
    TableFound,
    TableInfo,
    TrialWanted,
    WhyAsked,
)

if TYPE_CHECKING:
    from dragonstones.offline.site import OfflineSite

T = TypeVar("T")
#: Frames in one answer.
MOST_FRAMES = 200


class Asked(NamedTuple):
    site: OfflineSite
    lang: Language
    query: dict[str, str]
    body: Any

    def data(self, kind: type[T]) -> T:
        """The body, which must be of this type."""
        return msgspec.convert(self.body, kind)

    def number(self, name: str, otherwise: int) -> int:
        text = self.query.get(name, "")
        return int(text) if text.isdecimal() else otherwise


Handler = Callable[..., Any]
_routes: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Register a function for a path; each `*` in it is an argument after the request."""
    pattern = re.compile(path.replace("*", "([^/]+)"))

    def known(handler: Handler) -> Handler:
        _routes.append((method, pattern, handler))
        return handler

    return known


def answer(site: OfflineSite, method: str, target: str, body: Any, lang: Language) -> Any:
    """Reply as a site would; `Unavailable` if only a site can know the answer."""
    parts = urlsplit(target)
    query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    spoken: Language = "de" if query.get("lang", lang) == "de" else "en"
    for known, pattern, handler in _routes:
        found = pattern.fullmatch(parts.path) if known == method else None
        if found:
            return handler(Asked(site, spoken, query, body), *map(unquote, found.groups()))
    raise Unavailable("needs-site")


# -- who plays ------------------------------------------------------------------


@route("GET", "/me")
def me(asked: Asked) -> Any:
    return asked.site.person


@route("POST", "/guests")
def come_in(asked: Asked) -> Any:
    guest = asked.data(NewGuest)
    return asked.site.be(clean_name(guest.name), guest.language)


@route("PATCH", "/me")
def change_me(asked: Asked) -> Any:
    change, person = asked.data(PersonChange), asked.site.person
    name = person.name if change.name is None else clean_name(change.name)
    return asked.site.be(name, change.language or person.language)


# -- what can be played -----------------------------------------------------------


@route("GET", "/games")
def list_games(asked: Asked) -> Any:
    return [game_info(game, asked.lang) for game in games()]


@route("GET", "/games/*/cards")
def list_cards(asked: Asked, game: str) -> Any:
    return card_infos(game_named(game), asked.lang)


@route("GET", "/games/*/cards/*/uses")
def list_uses(asked: Asked, game: str, card: str) -> Any:
    found = lessons_about(game_named(game).id, card, asked.lang)
    return CardUses(lessons=found, puzzles=[], alike=[])


@route("GET", "/games/*/messages")
def list_messages(asked: Asked, game: str) -> Any:
    return messages(game_named(game).family, asked.lang)


@route("GET", "/games/*/rulings")
def list_rulings(asked: Asked, game: str) -> Any:
    return ruling_infos(game_named(game), asked.lang)


@route("POST", "/games/*/why")
def tell_why(asked: Asked, game: str) -> Any:
    data = asked.data(WhyAsked)
    return why_words(game_named(game).with_options(data.options), data, asked.lang)


@route("GET", "/words/*")
def list_lines(_asked: Asked, lang: str) -> Any:
    return {line: line_words(line, lang) for line in lines()}


@route("GET", "/games/*/workshop")
def card_language(asked: Asked, game: str) -> Any:
    rules = game_named(game)
    return workshop_for(rules).language(rules, asked.lang)


@route("POST", "/games/*/workshop")
def read_card(asked: Asked, game: str) -> Any:
    rules = game_named(game)
    return workshop_for(rules).read(rules, asked.body)


@route("POST", "/variants")
def read_variant(asked: Asked) -> Any:
    return shared_variant(asked.body)


# -- lessons and puzzles ------------------------------------------------------------


@route("GET", "/lessons")
def list_lessons(asked: Asked) -> Any:
    return paths(asked.lang)


@route("GET", "/lessons/*/notes")
def list_notes(asked: Asked, game: str) -> Any:
    return told_notes(game_named(game).id, asked.lang)


@route("POST", "/lessons/*/*")
def play_lesson(asked: Asked, game: str, lesson: str) -> Any:
    wanted = asked.data(LessonWanted)
    return told(lesson_named(game_named(game).id, lesson), wanted, asked.lang)


@route("GET", "/puzzles")
def list_puzzles(asked: Asked) -> Any:
    theme, day = asked.query.get("theme"), date.today()
    return Puzzles(
        day=day.isoformat(),
        daily=puzzle_info(daily(day), None),
        themes=themes(asked.lang),
        puzzles=[puzzle_info(one, None) for one in book().values() if theme in (None, *one.themes)],
        streak=None,
        rating=None,
    )


@route("GET", "/puzzles/*")
def show_puzzle(asked: Asked, id: str) -> Any:
    puzzle = puzzle_named(id)
    return PuzzleScene(
        puzzle=puzzle_info(puzzle, None),
        scene=scene_at(puzzle, asked.site.person.name, asked.lang),
        daily=daily(date.today()) is puzzle,
    )


@route("POST", "/puzzles/*")
def answer_puzzle(asked: Asked, id: str) -> Any:
    puzzle = puzzle_named(id)
    place = place_of(puzzle, asked.data(PuzzleAttempt).answer)
    me = asked.site.person.name
    return solution(puzzle, place, me, asked.lang, first=False, streak=None, rating=None)


@route("POST", "/puzzles/*/table")
def play_on(asked: Asked, id: str) -> Any:
    puzzle = puzzle_named(id)
    return TableFound(id=asked.site.trial(puzzle.journal, puzzle.seat, puzzle.bots).id)


# -- tables --------------------------------------------------------------------------


@route("POST", "/tables")
def new_table(asked: Asked) -> Any:
    wish = asked.data(NewTable)
    table = asked.site.new_table(wish)
    if wish.start:
        table.start()
    return table.info()


@route("POST", "/tables/trial")
def new_trial(asked: Asked) -> Any:
    wish = asked.data(TrialWanted)
    bots_before: list[str | None] = []
    if wish.table is not None:
        kept = asked.site.finished(wish.table)
        journal, bots_before = kept.journal, [seat.bot for seat in kept.seats]
    else:
        journal = _journal_in(wish.file)
    assert journal is not None
    if wish.at > len(journal["answers"]):
        raise SiteRefused("no-such-moment", at=wish.at, last=len(journal["answers"]))
    begun, match = up_to(journal, wish.at)
    if match.result is not None:
        raise Conflict("trial-at-end")
    return asked.site.trial(begun, wish.seat, bots_before).info()


def _journal_in(file: dict[str, Any] | None) -> dict[str, Any]:
    if file is None:
        raise SiteRefused("no-file")
    try:
        return Match.replay(file.get("journal", file)).journal()
    except (KeyError, TypeError, AttributeError) as error:
        raise SiteRefused("game-file-broken") from error


@route("GET", "/tables/*")
def show_table(asked: Asked, id: str) -> Any:
    return asked.site.table(id).info()


@route("GET", "/tables/*/cards")
def list_own_cards(asked: Asked, id: str) -> Any:
    kept = asked.site.table(id).kept
    return own_cards(game_named(kept.game).with_options(kept.options), asked.lang)


@route("PUT", "/tables/*/seat")
def sit_down(asked: Asked, id: str) -> Any:
    table = asked.site.table(id)
    asked.site.seat_first(table, asked.data(SeatWanted).luck)
    return table.info()


@route("PUT", "/tables/*/seats/*/bot")
def put_bot(asked: Asked, id: str, seat: str) -> Any:
    table = asked.site.table(id)
    asked.site.put_bot(table, _seat(seat, table), asked.data(BotWanted).bot)
    return table.info()


@route("DELETE", "/tables/*/seats/*")
def clear_seat(asked: Asked, id: str, seat: str) -> Any:
    table = asked.site.table(id)
    asked.site.put_bot(table, _seat(seat, table), None)
    return table.info()


def _seat(text: str, table: OfflineTable) -> int:
    seats = len(table.kept.seats)
    if not text.isdecimal() or int(text) >= seats:
        raise NotFound("no-such-seat-here", seat=text, seats=seats)
    return int(text)


@route("POST", "/tables/*/start")
def start(asked: Asked, id: str) -> Any:
    table = asked.site.table(id)
    table.start()
    return table.info()


@route("DELETE", "/tables/*")
def close(asked: Asked, id: str) -> None:
    asked.site.close(id)


@route("DELETE", "/tables/*/seat")
def get_up(asked: Asked, id: str) -> Any:
    """Leaving changes nothing: the table goes on when its people come back."""
    return asked.site.table(id).info()


@route("POST", "/tables/*/rematch")
def rematch(asked: Asked, id: str) -> Any:
    return asked.site.again(id, asked.data(SeatWanted).luck).info()


@route("POST", "/tables/*/hint")
def give_hint(asked: Asked, id: str) -> Any:
    table = asked.site.table(id)
    match, people = table.match, table.people
    if not table.kept.hints or len(people) != 1:
        raise NotAllowed("no-hints")
    [seat] = people
    if match is None or seat not in match.waiting:
        raise Conflict("no-hint-now")
    game = match.game.id
    adviser = Players(match, {seat: make_bot(game, adviser_of(game), f"{match.seed}/hint")})
    found = adviser.ask(seat)
    if adviser.mishaps:
        raise Unavailable("hint-failed")
    used = asked.site.count_hint(table, seat)
    names = table.names(asked.lang)
    text = hint_words(match.view(seat), found, adviser.why(seat), names, asked.lang)
    return Hint(decision=match.waiting[seat].id, answer=found, text=text, used=used)


# -- games that are kept ---------------------------------------------------------------


@route("GET", "/kept")
def list_kept(asked: Asked) -> Any:
    """Every game on this device, the newest first; a broken one with the reason."""
    site = asked.site
    known = sorted(site.kept.values(), key=lambda kept: -kept.created)
    broken = [KeptGame(id=id, table=None, wrong=wrong) for id, wrong in site.broken.items()]
    return [KeptGame(id=kept.id, table=_info(site, kept), wrong=None) for kept in known] + broken


@route("GET", "/me/tables")
def my_tables(asked: Asked) -> Any:
    return [_info(asked.site, kept) for kept in _newest(asked.site)]


@route("GET", "/me/running")
def my_running(asked: Asked) -> Any:
    tables = (_info(asked.site, kept) for kept in _newest(asked.site) if not kept.ended)
    return [RunningGame(table=table, my_move=table.state == "playing") for table in tables]


@route("GET", "/me/games")
def my_games(asked: Asked) -> Any:
    ended = [kept for kept in _newest(asked.site) if kept.ended]
    first, count = asked.number("before", 0), asked.number("count", 5)
    some = ended[first : first + count]
    more = str(first + count) if first + count < len(ended) else None
    return PastGames(games=[_past(asked.site, kept) for kept in some], older=more)


def _newest(site: OfflineSite) -> list[KeptTable]:
    return sorted(site.kept.values(), key=lambda kept: -(kept.ended or kept.created))


def _info(site: OfflineSite, kept: KeptTable) -> TableInfo:
    return info_of(kept, site.person.id)


def _past(site: OfflineSite, kept: KeptTable) -> PastGame:
    assert kept.ended and kept.result
    mine = [n for n, seat in enumerate(kept.seats) if seat.name]
    ranking = kept.result["ranking"]
    before = next(n for n, seats in enumerate(ranking) if set(mine) & set(seats))
    return PastGame(
        table=_info(site, kept),
        ended=kept.ended,
        lasted=kept.ended - (kept.started or kept.created),
        mine=mine,
        place=1 + sum(map(len, ranking[:before])),
        won=bool(set(mine) & set(kept.result["winners"])),
        result=kept.result,
    )


@route("GET", "/tables/*/replay")
def show_replay(asked: Asked, id: str) -> Any:
    site, kept = asked.site, asked.site.finished(id)
    assert kept.journal is not None
    eyes = asked.query.get("eyes", "spectator")
    film = make_film(kept.journal, eyes_named(eyes, len(kept.seats)))
    first = asked.number("first", 0)
    some = film.pictures[first : first + min(MOST_FRAMES, asked.number("count", 100))]
    words: Language = "de" if asked.query.get("words") == "de" else "en"
    return Replay(
        table=_info(site, kept),
        eyes=eyes,
        frames=told_frames(some, site.table(id).names(words), words),
        total=len(film.pictures),
    )


@route("GET", "/tables/*/export")
def export(asked: Asked, id: str) -> Any:
    kept = asked.site.finished(id)
    assert kept.journal is not None
    return export_of(asked.site.table(id), kept.journal, "", asked.lang)


# -- the coach -----------------------------------------------------------------------------


@route("GET", "/tables/*/coach")
def coach_seats(asked: Asked, id: str) -> Any:
    kept = asked.site.finished(id)
    return CoachSeats(mine=[n for n, seat in enumerate(kept.seats) if seat.name], others=[])


@route("GET", "/tables/*/coach/*")
def coaching(asked: Asked, id: str, seat: str) -> Any:
    number = _seat(seat, asked.site.table(id))
    if (id, number) not in asked.site.reports:
        raise NotFound("no-such-coaching")
    return _coaching(asked.site, id, number)


@route("POST", "/tables/*/coach/*")
def ask_coach(asked: Asked, id: str, seat: str) -> Any:
    number = _seat(seat, asked.site.table(id))
    asked.site.ask_coach(id, number)
    return _coaching(asked.site, id, number)


@route("DELETE", "/tables/*/coach/*")
def cancel_coach(asked: Asked, id: str, seat: str) -> Any:
    number = _seat(seat, asked.site.table(id))
    asked.site.ask_coach(id, number).done = True
    return _coaching(asked.site, id, number)


def _coaching(site: OfflineSite, id: str, seat: int) -> Coaching:
    made = site.reports[id, seat]
    return Coaching(
        table=_info(site, site.finished(id)),
        seat=seat,
        state="done" if made.done else "running",
        place=0,
        mine=True,
        shared=False,
        report=made.report,
    )
