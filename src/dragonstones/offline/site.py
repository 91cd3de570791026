"""The site of one device: its tables, the people who play, and the messages to the page."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, assert_never, cast

import msgspec

from dragonstones import __version__
from dragonstones.bots import at_table, bots, make_bot, usual_bot
from dragonstones.coach import coach_of, thinking
from dragonstones.engine import BadSetup, Match, Refused, get_game
from dragonstones.engine.journal import Given, Journal, Withdrawn
from dragonstones.engine.refusal import IllegalAnswer
from dragonstones.offline.routes import answer
from dragonstones.offline.table import OfflineTable
from dragonstones.server.audience import Watcher
from dragonstones.server.kept import KeptSeat, KeptTable, read, written
from dragonstones.server.names import clean_name, clean_text
from dragonstones.server.refusals import Conflict, NotAllowed, NotFound, SiteRefused
from dragonstones.text import texts
from dragonstones.wire import (
    PROTOCOL,
    AllNews,
    Answer,
    AskAnyway,
    CoachReport,
    Commands,
    Done,
    Language,
    LobbyNews,
    NewTable,
    Pass,
    Person,
    Ping,
    Problem,
    Refusal,
    Say,
    TableGone,
    Unwatch,
    Watch,
    WatchLobby,
    Welcome,
    Withdraw,
)
from dragonstones.workshop import workshop_of

if TYPE_CHECKING:
    from dragonstones.server.sockets import Connection

_ID_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"

_encode = msgspec.json.Encoder().encode
_decode_command = msgspec.json.Decoder(Commands).decode


class Report(msgspec.Struct):
    """A report of the coach, complete or still being made."""

    steps: Iterator[CoachReport]
    report: CoachReport | None = None
    done: bool = False

    def think(self) -> None:
        found = next(self.steps, None)
        self.report, self.done = found or self.report, found is None


class OfflineSite:
    def __init__(self, person: str, name: str, language: Language) -> None:
        self.person = Person(
            id=person,
            name=name,
            member=False,
            language=language,
            shown_to="nobody",
            mutes=[],
            moderator=False,
            operator=False,
            warnings=[],
            blocks=[],
            secure=True,
        )
        self._tables: dict[str, OfflineTable] = {}
        #: The stored games, each with the reason if it cannot be played.
        self.kept: dict[str, KeptTable] = {}
        self.broken: dict[str, str] = {}
        self.watching: dict[str, Watcher] = {}
        self.reports: dict[tuple[str, int], Report] = {}
        self._news: list[str] = []
        self._to_keep: dict[str, str | None] = {}

    # -- what the worker calls ---------------------------------------------------

    def restore(self, id: str, text: str) -> None:
        """Take in a stored table; its game is replayed when it is opened."""
        try:
            kept = read(text)
            if kept.id != id:
                raise SiteRefused("kept-broken")
            get_game(kept.game, kept.rules)
        except Refused as refused:
            self.broken[id] = texts(self.person.language).refusal(refused)
        else:
            self.kept[id] = kept

    def connect(self) -> None:
        self.watching.clear()
        self.send(Welcome(protocol=PROTOCOL, version=__version__, you=self.person))

    def hear(self, text: str) -> None:
        """Carry out a command of the page."""
        command: Commands | None = None
        try:
            command = _decode_command(text)
            self._follow(command)
        except msgspec.MsgspecError as error:
            self._refuse(Refused("bad-message", reason=str(error)), command)
        except Refused as refused:
            self._refuse(refused, command)

    def request(self, method: str, path: str, body: str | None, lang: str) -> tuple[int, str]:
        """Status and body of the answer to a request."""
        language = cast(Language, lang)
        try:
            data = msgspec.json.decode(body) if body else None
            reply = answer(self, method, path, data, language)
            if isinstance(reply, str):
                return 200, reply
            return (200 if reply is not None else 204), _encode(reply).decode()
        except Refused as refused:
            problem = self._problem(refused, language)
        except msgspec.MsgspecError as error:
            problem = self._problem(SiteRefused("bad-request", details=str(error)), language)
        return problem.status, _encode(problem).decode()

    def step(self) -> bool:
        """Let a bot act, or the coach think on; False: there is nothing to do."""
        for id in self.watching:
            if id in self._tables and self._tables[id].step():
                return True
        for report in self.reports.values():
            if not report.done:
                report.report = next(report.steps, report.report)
                report.done = (
                    report.report is None or report.report.judged >= report.report.to_judge
                )
                return True
        return False

    def take_news(self) -> list[str]:
        """The messages for the page; to be sent once the changed tables are on disk."""
        news, self._news = self._news, []
        return news

    def take_kept(self) -> list[tuple[str, str | None]]:
        """The tables that have changed, as text to be stored; None: forget the table."""
        kept, self._to_keep = self._to_keep, {}
        return list(kept.items())

    # -- messages to the page -------------------------------------------------------

    def send(self, news: AllNews) -> None:
        self._news.append(_encode(news).decode())

    def send_encoded(self, news: bytes) -> None:
        self._news.append(news.decode())

    def send_update(self, news: bytes, _watcher: Watcher) -> None:
        self._news.append(news.decode())

    def _refuse(self, refused: Refused, command: Commands | None) -> None:
        t = texts(self.person.language)
        self.send(
            Refusal(
                code=refused.code,
                reason=t.refusal(refused),
                key=getattr(command, "key", None),
                table=getattr(command, "table", None),
            )
        )

    def _problem(self, refused: Refused, lang: Language) -> Problem:
        status = refused.status if isinstance(refused, SiteRefused) else 400
        problem = Problem(code=refused.code, reason=texts(lang).refusal(refused), status=status)
        if refused.path:
            problem.path = list(refused.path)
        return problem

    # -- commands ------------------------------------------------------------------

    def _follow(self, command: Commands) -> None:
        match command:
            case Answer():
                if command.answer is None:
                    raise IllegalAnswer("no-answer")
                table, watcher, seat = self._seat(command.table)
                entry = Given(seat, command.answer)
                table.play(entry, command.decision, command.key, watcher)
            case Withdraw():
                table, watcher, seat = self._seat(command.table)
                table.play(Withdrawn(seat), command.decision, command.key, watcher)
            case Pass():
                table, _, seat = self._seat(command.table)
                table.wish(seat, passing=command.on)
                self.send(Done(key=command.key))
            case AskAnyway():
                table, _, seat = self._seat(command.table)
                table.wish(seat, ask_anyway=command.on)
                self.send(Done(key=command.key))
            case Watch():
                self._watch(command)
            case Unwatch():
                self._unwatch(command.table)
            case Say():
                raise NotAllowed("offline-nobody")
            case WatchLobby():
                if command.on:
                    self.send(LobbyNews(all=True, tables=[], gone=[]))
            case Ping():
                self.send(Done(key=command.key))
            case _:
                assert_never(command)

    def _seat(self, id: str) -> tuple[OfflineTable, Watcher, int]:
        watcher = self.watching.get(id)
        if watcher is None:
            raise Refused("not-watching")
        if watcher.viewer is None:
            raise NotAllowed("not-at-table")
        return self.table(id), watcher, watcher.viewer

    def _watch(self, command: Watch) -> None:
        self._unwatch(command.table)
        table = self.table(command.table)
        watcher = Watcher(
            cast("Connection", self),  # all that an audience needs of a connection is here
            viewer=None,
            words=command.words,
            wanted_seat=command.seat,
            as_spectator=command.aside,
            events=command.events,
        )
        self.watching[command.table] = watcher
        table.welcome(watcher)

    def _unwatch(self, id: str) -> None:
        watcher = self.watching.pop(id, None)
        if watcher and id in self._tables:
            self._tables[id].audience.remove(watcher)

    def forget(self, watcher: Watcher) -> None:
        """Called when the table that is being watched is closed."""
        self.watching = {id: one for id, one in self.watching.items() if one is not watcher}

    # -- who plays -------------------------------------------------------------------

    def be(self, name: str, language: Language) -> Person:
        self.person.name, self.person.language = name, language
        return self.person

    # -- tables ----------------------------------------------------------------------

    def now(self) -> int:
        return round(time.time() * 1000)

    def keep(self, kept: KeptTable) -> None:
        self.kept[kept.id] = kept
        self._to_keep[kept.id] = written(kept)

    def table(self, id: str) -> OfflineTable:
        if id in self.broken:
            raise SiteRefused("kept-unplayable", why=self.broken[id])
        if id not in self.kept:
            raise NotFound("no-such-table")
        if id not in self._tables:
            self._tables[id] = OfflineTable(self, self.kept[id])
        return self._tables[id]

    def finished(self, id: str) -> KeptTable:
        kept = self.kept.get(id)
        if kept is None or not kept.ended:
            raise NotFound("no-such-replay")
        return kept

    def new_table(self, wish: NewTable) -> OfflineTable:
        game = get_game(wish.game)
        places = game.usual_seats if wish.seats is None else wish.seats
        if places not in game.seats:
            low, high = game.seats[0], game.seats[-1]
            raise BadSetup("wrong-seats", game=game.id, seats=places, low=low, high=high)
        options = game.without_hurry(game.check_options(wish.options))
        if workshop := workshop_of(game):
            workshop.check_new(game, options)
        people = [clean_name(name) for name in (self.person.name, *wish.company)]
        if len(set(map(str.casefold, people))) < len(people):
            raise Conflict("name-twice")
        if len(wish.bots) + len(people) > places:
            raise BadSetup("wrong-bots", bots=len(wish.bots), players=places - len(people))
        for bot in wish.bots:
            self.check_bot(game.id, bot)
        seated = at_table(game.id, wish.bots, secrets.token_hex(8))
        seats = [KeptSeat(name=name) for name in people]
        seats += [KeptSeat() for _ in range(places - len(people) - len(seated))]
        seats += [KeptSeat(bot=bot) for bot in seated]
        return self._new(clean_text(wish.name or ""), game.id, options, seats, hints=wish.hints)

    def put_bot(self, table: OfflineTable, seat: int, bot: str | None) -> None:
        """Put another bot in a seat, or none; people stay where they are."""
        table.check_open()
        if table.kept.seats[seat].name:
            raise Conflict("seat-taken", seat=seat)
        if bot:
            self.check_bot(table.kept.game, bot)
            [bot] = at_table(table.kept.game, [bot], secrets.token_hex(8))
        table.kept.seats[seat] = KeptSeat(bot=bot)
        self.keep(table.kept)
        table.tell_setup()

    def count_hint(self, table: OfflineTable, seat: int) -> int:
        table.kept.seats[seat].hints += 1
        self.keep(table.kept)
        table.tell_setup()
        return table.kept.seats[seat].hints

    def check_bot(self, game: str, bot: str) -> None:
        if bot.split(":")[0] not in bots(game):
            raise BadSetup("no-such-bot", bot=bot, bots=sorted(bots(game)))
        make_bot(game, bot, 0)

    def again(self, id: str, luck: str | None) -> OfflineTable:
        """The same people and bots once more; they begin at once."""
        old = self.finished(id)
        seats = [KeptSeat(name=seat.name, bot=seat.bot) for seat in old.seats]
        table = self._new(old.name, old.game, old.options, seats, hints=old.hints)
        self.seat_first(table, luck)
        table.start()
        old.rematch = table.id
        self.keep(old)
        return table

    def seat_first(self, table: OfflineTable, luck: str | None) -> None:
        """Add the person's luck to the seed."""
        table.check_open()
        table.kept.seats[table.people[0]].luck = luck
        self.keep(table.kept)

    def trial(self, journal: Journal, seat: int, before: Sequence[str | None] = ()) -> OfflineTable:
        """A table that goes on where a journal ends, with bots in the other seats."""
        game, places = journal["game"], journal["seats"]
        if seat not in range(places):
            raise NotFound("no-such-seat-here", seat=seat, seats=places)
        usual = usual_bot(game)
        wanted = [bot or usual for bot in before] or [usual] * places
        seats = [KeptSeat(bot=bot) for bot in at_table(game, wanted, secrets.token_hex(8))]
        seats[seat] = KeptSeat(name=self.person.name)
        table = self._new("", game, journal["options"], seats, rules=journal["rules"], trial=True)
        table.begin(Match.replay(journal))
        return table

    def _new(
        self,
        name: str,
        game: str,
        options: dict[str, Any],
        seats: list[KeptSeat],
        rules: int | None = None,
        **about: Any,
    ) -> OfflineTable:
        id = "".join(secrets.choice(_ID_LETTERS) for _ in range(12))
        kept = KeptTable(
            id=id,
            name=name,
            game=game,
            rules=get_game(game, rules).rules,
            options=options,
            seats=seats,
            server_luck=secrets.token_hex(32),
            created=self.now(),
            **{"hints": False, **about},
        )
        self.keep(kept)
        return self.table(id)

    def close(self, id: str) -> None:
        """Forget a table, whatever is wrong with it."""
        if id in self.watching:
            self._unwatch(id)
            self.send(TableGone(table=id))
        for known in (self._tables, self.kept, self.broken):
            known.pop(id, None)
        self._to_keep[id] = None

    # -- the coach -------------------------------------------------------------------

    def ask_coach(self, id: str, seat: int) -> Report:
        kept = self.finished(id)
        assert kept.journal is not None
        coach_of(get_game(kept.game, kept.rules))
        key = (id, seat)
        if key not in self.reports:
            self.reports[key] = Report(thinking(kept.journal, seat))
        return self.reports[key]
