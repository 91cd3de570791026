"""Every message between a site and its clients, typed once: the page's types are made from here.

HTTP bodies are plain structs. On the WebSocket a message is a JSON object whose field `t` says
which one it is; `docs/protocol.md` shows a conversation.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

#: Raised when an older client would no longer understand.
PROTOCOL = 1

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Language = Literal["en", "de"]
#: Chosen by the client, to know its answer again: a repeated key is not played twice.
Key = Annotated[str, Meta(min_length=1, max_length=40)]
#: A client's part of the seed of a match.
Luck = Annotated[str, Meta(pattern="^[0-9a-f]{16,64}$", max_length=64)]
TableName = Annotated[str, Meta(min_length=1, max_length=40)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{1,16}$")]
#: Of an event, a line of talk or a question: more than any game has, and than a database holds.
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
#: How long one may think; `CLOCKS` in `dragonstones.server.tables` says how many seconds.
ClockName = Literal["quick", "normal", "long", "none"]
TableState = Literal["open", "playing", "over", "closed"]


class Request(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends: a field that nobody knows is a mistake."""


class Reply(Struct, kw_only=True, omit_defaults=False):
    """What a site sends."""


class Problem(Reply):
    """Why a request was refused; nothing has changed. `reason` is a sentence for people."""

    code: str
    reason: str
    status: int


# -- people --------------------------------------------------------------------


class NewGuest(Request):
    name: Name
    language: Language = "en"


class NewMember(Request):
    """A guest who stays, with all his games; or somebody new."""

    name: Name
    password: Password
    language: Language | None = None


class Login(Request):
    name: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=200)]


class PersonChange(Request):
    name: Name | None = None
    language: Language | None = None
    #: A new password needs the old one.
    password: Password | None = None
    old_password: Annotated[str, Meta(max_length=200)] | None = None


class Farewell(Request):
    """To delete oneself: a member gives his password once more."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class Person(Reply):
    id: str
    name: str
    member: bool
    language: Language
    #: Whose lines are not shown to him, by their ids.
    mutes: list[str]
    #: False: anybody in the same network can read along; the page says so.
    secure: bool


class SessionInfo(Reply):
    id: str
    created: int
    seen: int
    #: Such as "Firefox, Linux"; empty: it did not say.
    device: str
    current: bool


# -- what can be played --------------------------------------------------------


class OptionInfo(Reply):
    name: str
    default: Any
    values: list[Any]


class BotInfo(Reply):
    level: str
    personas: list[str]


class GameInfo(Reply):
    id: str
    rules: int
    least: int
    most: int
    options: list[OptionInfo]
    bots: list[BotInfo]


class CardInfo(Reply):
    """A kind of card or piece in the box of a game."""

    id: str
    #: In Fist standard or special; in Dragon's Gold dragon, adventurer, token or object.
    kind: str
    name: str
    #: Its rule.
    text: str
    copies: int
    #: The numbers and words on it, such as strength.
    facts: dict[str, int | str]


# -- tables --------------------------------------------------------------------


class NewTable(Request):
    game: str
    name: TableName | None = None
    seats: Annotated[int, Meta(ge=2, le=12)] = 4
    options: dict[str, Any] = {}
    #: Bots for the last seats, by level or as a person: `merchant`, `merchant:bold`.
    bots: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=12)] = []
    clock: ClockName = "normal"
    #: False: only who has the link or the code finds it.
    public: bool = True
    #: Whoever makes it sits down at once.
    sit: bool = True
    #: If no seat is left free it begins at once. Nobody can add to the seed then: that is done by
    #: sitting down (again) with `luck`, when the commitment is known.
    start: bool = False
    #: Others who play on the same device, by name: they sit next to him.
    company: Annotated[list[Name], Meta(max_length=11)] = []


class SeatWanted(Request):
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    luck: Luck | None = None


class BotWanted(Request):
    bot: Annotated[str, Meta(min_length=1, max_length=60)]


class Report(Request):
    #: The number of the line of talk.
    line: Number
    reason: Annotated[str, Meta(max_length=500)] = ""


class SeatInfo(Reply):
    #: None: free.
    name: str | None
    #: Of a person; None: a bot, or nobody.
    person: str | None
    bot: str | None
    #: Whether the person is connected, and whether a bot plays for him meanwhile.
    here: bool
    stand_in: bool
    #: His part of the seed.
    luck: str | None


class TableInfo(Reply):
    id: str
    #: Six letters to read out; None: it is over.
    code: str | None
    name: str
    game: str
    rules: int
    options: dict[str, Any]
    clock: ClockName
    public: bool
    state: TableState
    host: str | None
    seats: list[SeatInfo]
    spectators: int
    #: SHA-256 of the server's part of the seed, from the beginning on.
    commitment: str
    #: The next table of the same people.
    rematch: str | None
    created: int


class TableFound(Reply):
    id: str


class LobbyRow(Reply):
    id: str
    name: str
    game: str
    options: dict[str, Any]
    clock: ClockName
    state: TableState
    seats: int
    free: int
    people: list[str]
    bots: int


# -- replays -------------------------------------------------------------------


class Frame(Reply):
    """A moment of a finished game at which something could be seen to happen."""

    #: How many entries of the journal had been played.
    at: int
    #: The running number of the first of `events`, and the events.
    first: int
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(Reply):
    table: TableInfo
    #: A seat, "spectator" or "open".
    eyes: str
    frames: list[Frame]
    #: How many there are in all.
    total: int


class Fairness(Reply):
    """All that is needed to see that the deal was honest."""

    commitment: str
    server_luck: str
    #: Of each seat; null: a bot, or a client that added nothing.
    luck: list[str | None]


class Export(Reply):
    """A finished game as a file: for `dragonstones replay` and `dragonstones verify`."""

    format: int
    site: str
    table: str
    names: list[str]
    people: list[int]
    bot: str
    journal: dict[str, Any]
    fairness: Fairness
    result: dict[str, Any] | None


# -- the WebSocket: what a client says -----------------------------------------


class Command(Request, tag_field="t"):
    """What a client sends on its WebSocket."""


class Watch(Command, tag="watch"):
    """Show me a table, as the seat that I have there or as a spectator."""

    table: TableId
    #: How many events and lines of talk of it I have already.
    events: Number = 0
    talk: Number = 0
    #: With sentences in this language beside the data.
    words: Language | None = None
    #: Which of my seats, if several of us play on this device; otherwise the first.
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    #: Only what everybody may see, though I have seats there: while the device goes round.
    aside: bool = False


class Unwatch(Command, tag="unwatch"):
    table: TableId


class WatchLobby(Command, tag="lobby"):
    on: bool = True


class Answer(Command, tag="answer"):
    table: TableId
    decision: Number
    answer: Any
    key: Key


class Withdraw(Command, tag="withdraw"):
    """Open the fist again: take a sealed answer back."""

    table: TableId
    decision: Number
    key: Key


class Say(Command, tag="say"):
    """Something of one's own, or a line that everybody reads in his language."""

    table: TableId
    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=300)] | None = None
    line: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


class Ping(Command, tag="ping"):
    key: Key


Commands = Watch | Unwatch | WatchLobby | Answer | Withdraw | Say | Ping


# -- the WebSocket: what the site says -----------------------------------------


class News(Reply, tag_field="t"):
    """What a site sends on a WebSocket."""


class Welcome(News, tag="welcome"):
    protocol: int
    version: str
    you: Person


class ClockInfo(Reply):
    decision: int
    #: Seconds, when this was sent.
    left: float
    of: float


class Update(News, tag="update"):
    """What has happened at a table, and what it looks like now."""

    table: str
    #: The running number of the first of `events`, and the events.
    first: int | UnsetType = UNSET
    events: list[dict[str, Any]] | UnsetType = UNSET
    #: The fields of the view that may have changed; the others are as before.
    view: dict[str, Any] | UnsetType = UNSET
    #: None: nobody's time runs, or it is nobody's business whose.
    clock: ClockInfo | UnsetType | None = UNSET
    #: Those of my keys that have been accepted: they are on disk.
    accepted: list[str] | UnsetType = UNSET
    #: If several of us play on this device: those of our seats that are asked something.
    asked: list[int] | UnsetType = UNSET


class TableNews(News, tag="table"):
    """Who sits where, and all else about a table that is not the game."""

    table: TableInfo
    #: My seat there, if I have one.
    seat: int | None


class TalkLine(Reply):
    number: int
    at: int
    name: str
    person: str | None
    text: str | None
    line: str | None


class Talk(News, tag="talk"):
    table: str
    lines: list[TalkLine]


class LobbyNews(News, tag="lobby"):
    """All tables at first; then those that have changed, and those that are gone."""

    all: bool
    tables: list[LobbyRow]
    gone: list[str]


class Done(News, tag="done"):
    """A command was carried out that shows in no other message: `say`, `ping`, a repeated key."""

    key: str


class Refusal(News, tag="refused"):
    """Nothing has changed. `reason` is a sentence in the person's language."""

    code: str
    reason: str
    #: Of the command that was refused, if it had one.
    key: str | None = None
    table: str | None = None


class Goodbye(News, tag="goodbye"):
    """The site stops, or the session has ended; `again`: come back in so many seconds."""

    reason: Literal["stopping", "signed-out", "too-slow", "replaced"]
    again: float | None


class TableGone(News, tag="gone"):
    """The table was closed, or is none of mine any more."""

    table: str


AllNews = Welcome | Update | TableNews | Talk | LobbyNews | Done | Refusal | Goodbye | TableGone
