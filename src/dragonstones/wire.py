"""Every message between a site and its clients, typed once: the page's types are made from here.

HTTP bodies are plain structs. On the WebSocket a message is a JSON object whose field `t` says
which one it is; `docs/protocol.md` shows a conversation.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType, field

from dragonstones.engine.registry import OptionKind, Weight
from dragonstones.engine.types import Asked, Result, View

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
#: Patterns of a table's id, and of the code that people read out to each other.
TABLE_ID, TABLE_CODE = "[a-z2-7]{12}", "[A-Za-z]{6}"
TableId = Annotated[str, Meta(pattern=f"^{TABLE_ID}$")]
#: Patterns of the ids of cards and variants that players make: each ends with a hash of its data.
CARD_ID, VARIANT_ID = "home-[0-9a-f]{16}", "variant-[0-9a-f]{16}"
EntryId = Annotated[str, Meta(pattern=f"^({CARD_ID}|{VARIANT_ID})$")]
PUZZLE_ID = "[0-9a-f]{8}"
#: Every page of a site by its name: the pattern of its path, in which a group is what it is about.
PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "new": "/new",
    "pass": "/pass",
    "table": f"/t/({TABLE_ID})",
    "replay": f"/replay/({TABLE_ID})",
    "coach": f"/games/({TABLE_ID})/coach",
    "rules": "/rules(?:/([a-z0-9-]{1,60}))?",
    "strategy": "/strategy(?:/([a-z0-9-]{1,60}))?",
    "cards": "/cards/([a-z0-9-]{1,60})/([a-z0-9-]{1,60})",
    "me": "/me",
    "person": "/people/(.{1,200})",
    "settings": "/settings",
    "notices": "/notices",
    "recover": "/recover",
    "workshop": "/workshop",
    "guild": "/guild",
    "guild_card": f"/guild/cards/({CARD_ID})",
    "guild_variant": f"/guild/variants/({VARIANT_ID})",
    "forum": "/guild/forum(?:/([a-z0-9-]{1,40}))?",
    "thread": "/guild/forum/threads/([0-9]{1,9})",
    "work_thread": "/guild/forum/works/([0-9a-f]{16})",
    "moderation": "/guild/moderation",
    "admin": "/admin",
    "puzzles": f"/puzzles(?:/({PUZZLE_ID}))?",
    "ratings": "/ratings(?:/([a-z0-9-]{1,60}))?",
    "learn": "/learn(?:/([a-z0-9-]{1,60})/([a-z0-9-]{1,40}))?",
    "tv": f"/tv(?:/({TABLE_ID}))?",
    "about": "/about",
    "device": "/device",
    "share": "/share",
}
#: Of an event, a line of talk or a question: more than any game has, and than a database holds.
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
#: How long one may think; `CLOCKS` in `dragonstones.server.tables` says how many seconds. The last
#: four are days: nobody need be there.
ClockName = Literal["quick", "normal", "long", "none", "day", "two-days", "three-days", "week"]
TableState = Literal["open", "playing", "over", "closed"]


class Request(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends: an unknown field is a mistake."""


class Reply(Struct, kw_only=True, omit_defaults=False):
    """What a site sends."""


class Problem(Reply):
    """Why a request was refused; nothing has changed. `reason` is a sentence for people."""

    code: str
    reason: str
    status: int
    #: The way to what is wrong in the card that was sent: field names and numbers.
    path: list[str | int] | UnsetType = UNSET
    #: The path of a page of this site that shows what is there already.
    page: str | UnsetType = UNSET


# -- people --------------------------------------------------------------------


class NewGuest(Request):
    name: Name
    language: Language = "en"


class NewMember(Request):
    """Makes a guest a member, who keeps all their games; or somebody new."""

    name: Name
    password: Password
    language: Language | None = None


class Login(Request):
    name: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=200)]


class Recovery(Request):
    """A new password for somebody who has forgotten theirs."""

    #: A recovery code, or what comes after the `#` in a link.
    secret: Annotated[str, Meta(min_length=1, max_length=100)]
    password: Password


class CodesWanted(Request):
    password: Annotated[str, Meta(max_length=200)]


#: Who sees somebody's page, beside themselves.
Audience = Literal["nobody", "friends", "everybody"]
#: Parts of a site that its host can switch off.
SitePart = Literal["guild", "forum", "ratings", "matching", "friends", "passkeys"]


class PersonChange(Request):
    name: Name | None = None
    language: Language | None = None
    #: Members only: a guest's name is not theirs alone, and leads nowhere.
    shown_to: Audience | None = None
    #: A new password needs the old one.
    password: Password | None = None
    old_password: Annotated[str, Meta(max_length=200)] | None = None


class Farewell(Request):
    """Deletes the account; a member gives the password once more."""

    password: Annotated[str, Meta(max_length=200)] | None = None
    #: What I have published leaves the guild, too; otherwise it stays, by a former member.
    withdraw: bool = False


#: A warning, a time without writing and talking, or the loss of the account.
SanctionKind = Literal["warn", "silence", "ban"]


class SanctionInfo(Reply):
    """What a moderator has told somebody, or forbidden them."""

    number: int
    kind: SanctionKind
    reason: str
    at: int
    #: The end of a silence.
    until: int | None
    #: When it was taken back.
    lifted: int | None


class Person(Reply):
    id: str
    name: str
    member: bool
    language: Language
    shown_to: Audience
    #: The ids of people whose lines are not shown to this one.
    mutes: list[str]
    moderator: bool
    #: They run the site, and see how it is.
    operator: bool
    #: What moderators have said to this one, until it is read; a silence until it ends.
    warnings: list[SanctionInfo]
    #: Those with whom this one does not want to sit at a table; their lines are not shown either.
    blocks: list[str]
    #: False: anybody in the same network can read along; the page says so.
    secure: bool
    #: The address to invite others to; None: only this machine reaches the site.
    site: str | None = None
    #: Shown once, to a new member: each of them sets a new password once.
    recovery_codes: list[str] | UnsetType = UNSET


class RecoveryCodes(Reply):
    recovery_codes: list[str]


class PasskeyOptions(Reply):
    """For the browser, as WebAuthn has them in JSON."""

    options: dict[str, Any]


class NewPasskey(Request):
    #: What the person calls it, such as the name of a device.
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    #: From the browser, as WebAuthn has it in JSON.
    credential: dict[str, Any]


class PasskeyLogin(Request):
    credential: dict[str, Any]


class PasskeyInfo(Reply):
    id: str
    name: str
    created: int
    #: When somebody last signed in with it; None: never.
    used: int | None


class SessionInfo(Reply):
    id: str
    created: int
    seen: int
    #: Such as "Firefox, Linux"; empty: it did not say.
    device: str
    current: bool


# -- friends -------------------------------------------------------------------

PersonId = Annotated[str, Meta(pattern="^[0-9a-f]{20}$")]
#: What somebody is to me: a friend; I have asked them; they ask me; I have blocked them.
Tie = Literal["friend", "asked", "asks", "blocked"]
#: Which part of their games with others somebody finishes; `new`: too few to say.
Finishing = Literal["new", "nearly-all", "most", "few"]


class SomePerson(Reply):
    id: str
    name: str


class FriendWanted(Request):
    """Somebody whom one knows from a table, or a member by name: one of the two."""

    person: PersonId | None = None
    name: Annotated[str, Meta(max_length=100)] | None = None


class Friend(Reply):
    id: str
    name: str
    #: A guest's name is not theirs alone.
    member: bool
    #: Their page is for me.
    shown: bool
    tie: Tie
    #: Since when they are a friend, or since when somebody waits for an answer.
    since: int


class Friends(Reply):
    """Friends and requests, and whom I have blocked, each by name."""

    friends: list[Friend]
    blocked: list[SomePerson]


class InvitationWanted(Request):
    person: PersonId


class Companion(Reply):
    """Somebody at a table, as far as they are my business."""

    id: str
    name: str
    #: None: there is nothing between us.
    tie: Tie | None
    finishing: Finishing


class Company(Reply):
    """The people at a table; for those who sit there also who is invited, and who could be."""

    people: list[Companion]
    invited: list[SomePerson]
    could_come: list[SomePerson]


# -- notices -------------------------------------------------------------------

#: What people are told.
NoticeKind = Literal["turn", "started", "over", "bot-plays", "answer", "invitation", "friend"]
Way = Literal["push", "mail"]
#: Minutes since midnight.
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]


class NoticeChoices(Request):
    """How I want to be told of what; the page tells me of everything."""

    kinds: dict[NoticeKind, list[Way]] = field(
        default_factory=lambda: {
            "turn": ["push", "mail"],
            "started": ["push", "mail"],
            "over": ["push"],
            "bot-plays": ["push", "mail"],
            "answer": ["push"],
            "invitation": ["push", "mail"],
            "friend": ["push"],
        }
    )
    #: From when to when nothing is sent, in the time of `zone`; it is sent afterwards.
    quiet: Annotated[list[Minute], Meta(min_length=2, max_length=2)] | None = None
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    #: The ids of tables and threads of which nothing is sent.
    muted: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=200)] = []


class NoticeSettings(Reply):
    choices: NoticeChoices
    #: The site can send mail; None: I have given no address.
    mail: bool
    address: str | None
    #: I have followed the link that was sent there.
    confirmed: bool
    #: The public key of this site, with which a browser is asked for push; None: it has none.
    push_key: str | None
    devices: list[PushDevice]


class PushDevice(Reply):
    id: str
    #: Such as "Firefox, Linux".
    device: str
    created: int


class PushKeys(Request):
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{80,90}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{20,26}={0,2}$")]


class NewPushDevice(Request):
    """What a browser says when it is asked for push."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=600)]
    keys: PushKeys


class MailAddress(Request):
    #: None: forget it.
    address: Annotated[str, Meta(min_length=3, max_length=254)] | None


class MailToken(Request):
    """What comes after the `=` in a link of a mail."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


class NoticeInfo(Reply):
    kind: NoticeKind
    at: int
    title: str
    text: str
    #: The page that it is about.
    path: str
    seen: bool


class NoticesInfo(Reply):
    """What I was told, the newest first."""

    notices: list[NoticeInfo]
    unseen: int


class NoticesSeen(Request):
    #: All up to this time, in milliseconds.
    until: Annotated[int, Meta(ge=0, le=2**53)]


#: Such as "2026-08-01".
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class Holiday(Request):
    """Days on which my clocks stand still, in games in which a decision has days."""

    first: Day
    last: Day


class HolidaysInfo(Reply):
    #: Those that are not over.
    holidays: list[Holiday]
    #: How many days one may take in a year, and how many are left, by year.
    most: int
    left: dict[str, int]


#: No game of any package has more seats; how many one has is its own affair.
MOST_SEATS = 100
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


# -- what can be played --------------------------------------------------------


class OptionInfo(Reply):
    name: str
    #: One of the values is chosen, or some of them ("all", or a list), or home-made cards.
    kind: OptionKind
    default: Any
    #: None for home-made cards.
    values: list[Any]
    #: The names of the values, where some are chosen, begin with this: `character-troll`.
    named: str
    #: With another value than the default the game is not played by the book.
    house: bool
    #: Of home-made cards: how many a table takes.
    most: int = 0


class BotInfo(Reply):
    level: str
    personas: list[str]


class GameInfo(Reply):
    """A game; the list has them in the order in which they are shown."""

    id: str
    #: Games of a family are played at the same kind of table; a page draws those that it knows.
    family: str
    #: What it is called, and what it is about in a sentence, in the language that was asked for.
    name: str
    about: str
    rules: int
    #: The numbers of players, and the one to suggest.
    least: int
    most: int
    usual: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    #: Minutes that it takes, from and to, and how much there is to it; None: nobody has said.
    shortest: int | None = None
    longest: int | None = None
    weight: Weight | None = None
    #: Whether cards can be made for it, and whether there is a coach for it.
    workshop: bool = False
    coach: bool = False
    #: What there is on this site besides.
    has: list[SitePart] = []
    #: Options that go together: variants that come with the game, by name.
    variants: dict[str, dict[str, Any]] = {}


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
    #: How a home-made one is drawn: shape, charge, colour and ground.
    picture: dict[str, str] | None = None


# -- why, and how to play well -------------------------------------------------------


class RulingInfo(Reply):
    """What the rulebook leaves open, and how it is played here."""

    #: A number, such as F4, or the id of the card that it is about.
    id: str
    text: str
    #: The cards that it matters for.
    cards: list[str]


#: The events that a question may tell: an auction or a fight has fewer.
MOST_TOLD = 80


class WhyAsked(Request):
    """Why did the last of these events happen? Whoever asks has seen them."""

    events: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=MOST_TOLD)]
    #: What the players are called, by seat.
    names: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=MOST_SEATS)]
    #: The reader's seat; None: a spectator's.
    seat: SeatNumber | None = None
    #: Those of the table, which may have cards of its own.
    options: dict[str, Any] = {}


class WhyTold(Reply):
    text: str
    rulings: list[RulingInfo]
    #: The ids of the cards that it is about.
    cards: list[str]


# -- cards that players make -----------------------------------------------------


class BlockWord(Reply):
    """A value to choose: its word in the data of a card, and what it is called."""

    id: str
    name: str
    #: Only the card's winner can do it: not somebody else, and not later.
    winner: bool = False


FieldKind = Literal["number", "word", "words", "counts", "flag", "block", "blocks", "faces"]


class BlockField(Reply):
    """What can stand in a part of a block. In `block`, `blocks` and `faces` there are blocks."""

    name: str
    kind: FieldKind
    label: str
    #: False: it may be left out, and is `default` then.
    needed: bool
    #: Where it is needed, a value to begin with.
    default: Any
    #: Of a number, or of each of the counts.
    low: int = 1
    high: int = 0
    words: list[BlockWord] = []
    #: How many words or blocks; 0: as many as there are.
    least: int = 0
    most: int = 0
    #: What stands before each of the blocks in it.
    arms: list[str] = []


class BlockInfo(Reply):
    """A block of the language of cards, or what a kept card does at a moment."""

    #: The block as data is `{verb: value}`, and the value is that of its only field, or an object
    #: with its fields, or `true`.
    verb: str
    name: str
    #: What a printed card says with it, and which; empty: none does.
    sentence: str
    example: str
    example_name: str
    fields: list[BlockField]
    winner: bool = False
    #: It changes a score: a kept card cannot do so later.
    scores: bool = False
    #: The card stays with its winner.
    keeps: bool = False
    #: It is a price: what follows is usually for that.
    price: bool = False
    #: Somebody else does what is in it.
    others: bool = False
    #: The moments at which a kept card can do it.
    windows: list[str] = []
    #: Only a card that is used once can do it.
    once: bool = False


class CardStart(Reply):
    """A printed card to begin with: what it does, as the data of a card has it."""

    id: str
    name: str
    rules: dict[str, Any]


class CardLanguage(Reply):
    """All that can be said on a card, in the language that was asked for."""

    game: str
    #: The version of the language, which is the `language` of a card.
    language: int
    most_blocks: int
    most_bytes: int
    #: Blocks inside of blocks.
    deepest: int
    longest_name: int
    genders: list[str]
    blocks: list[BlockInfo]
    moves: list[BlockInfo]
    windows: list[BlockWord]
    #: The moments at which a kept card can do a block.
    block_windows: list[str]
    #: How it is auctioned, and what it counts as; what is so while it is kept.
    auctioned: list[BlockField]
    kept: list[BlockField]
    starts: list[CardStart]


class MadeCard(Reply):
    """A card that has been read: nothing is wrong with it."""

    #: Made from a hash of `card`.
    id: str
    #: Its data in the one form of which the hash is taken.
    card: dict[str, Any]
    #: Its rule in each language, made from its blocks.
    texts: dict[Language, str]
    blocks: int
    #: Nobody can ever do anything with it in this game.
    useless: bool


class Figure(Reply):
    """A mean of `n` cases with its 95 % interval; without one: too few to say."""

    n: int
    value: float | None
    low: float | None
    high: float | None


#: `few`: too few games to tell.
Verdict = Literal["few", "weak", "fair", "strong", "breaks"]


#: A share of cases, a number, or how much more or less of something there is.
MeasureUnit = Literal["share", "number", "difference"]


class MeasureInfo(Reply):
    """What the lab counts of a card of this family besides its effect."""

    id: str
    unit: MeasureUnit
    name: dict[Language, str]


class Strength(Reply):
    """How strong a card is, among bots."""

    games: int
    #: The chance of winning the game that is gained by holding it.
    effect: Figure
    #: By the id of each measure of the family.
    figures: dict[str, Figure]
    verdict: Verdict
    #: The other verdicts that the interval of the effect leaves room for.
    maybe: list[Verdict]
    #: The published card whose effect is nearest.
    like: str | None
    #: The verdict in words, with how sure it is.
    texts: dict[Language, str]


# -- how to play well ------------------------------------------------------------------


class TipInfo(Reply):
    """Advice that the figures bear out."""

    id: str
    level: Literal["beginner", "expert"]
    text: str
    #: The ids of the cards that it is about.
    cards: list[str]


class ChartRow(Reply):
    #: Of a card, or of what is measured.
    id: str
    name: str
    figure: Figure


class StrategyChart(Reply):
    id: str
    title: str
    about: str
    #: A share, a difference of shares, or a number.
    unit: Literal["share", "gain", "number"]
    #: Whether the rows are cards.
    cards: bool
    #: What every row would be if nothing made a difference.
    even: float | None
    rows: list[ChartRow]


class StrategyInfo(Reply):
    """What many games between bots have shown."""

    game: str
    date: str
    bot: str
    seats: int
    games: int
    #: The same in a sentence.
    basis: str
    tips: list[TipInfo]
    charts: list[StrategyChart]


MeasurementState = Literal["queued", "running", "stopped", "failed", "done"]


class Measurement(Reply):
    """A card in the lab, or what came of it."""

    #: A hash of what the card does: all that do the same share a measurement.
    id: str
    game: str
    #: Of the experiment, its bots and the rules.
    version: str
    state: MeasurementState
    #: How many are measured before it.
    place: int
    #: How far it is, from 0 to 1: it ends when it is sure, or after very many games.
    progress: float
    #: What is known so far.
    strength: Strength
    #: What its figures are, in the order in which they are shown.
    measures: list[MeasureInfo]


class PublishedCard(Reply):
    id: str
    name: str
    effect: Figure
    #: By the id of each measure by which cards are compared.
    figures: dict[str, Figure]
    verdict: Verdict


class PublishedCards(Reply):
    """The published cards of a game as the lab has measured them, the weakest first."""

    game: str
    date: str
    #: Who played, in how many seats, and how many games in all.
    bot: str
    seats: int
    games: int
    #: Where fair begins, and where it ends; empty while too little is known.
    fair: list[float]
    #: By what cards are compared, besides the effect.
    measures: list[MeasureInfo]
    cards: list[PublishedCard]


class SharedVariant(Reply):
    """A variant that has been read: nothing is wrong with it."""

    #: Made from a hash of `variant`.
    id: str
    name: dict[Language, str]
    game: str
    #: Those that are not as usual.
    options: dict[str, Any]
    #: All of it, in the one form of which the hash is taken.
    variant: dict[str, Any]


class DraftWanted(Request):
    """A card in the making; the site does not read what is in it."""

    name: Annotated[str, Meta(max_length=60)]
    data: dict[str, Any]


class Draft(Reply):
    id: str
    name: str
    #: When it was last written down.
    changed: int
    data: dict[str, Any]


# -- the guild -----------------------------------------------------------------

EntryKind = Literal["card", "variant"]
#: What an entry is like, as its author sees it; the message `guild-tag-<tag>` names it.
Tag = Literal["simple", "tricky", "friendly", "nasty", "lucky", "funny", "quick", "long"]
Tags = Annotated[list[Tag], Meta(max_length=3)]
EntrySort = Literal["new", "loved", "played", "strongest", "weakest"]


class Publication(Request):
    """What can be said of anything that is published."""

    tags: Tags = []
    #: An entry of mine, of which this is a new version.
    before: EntryId | None = None
    #: An entry of anybody's, from which this was made.
    origin: EntryId | None = None


class CardPublication(Publication, kw_only=True):
    """A card for everybody to find; from now on it does not change."""

    #: The edition that it was made for, in which it is measured.
    game: str
    card: dict[str, Any]


class VariantPublication(Publication, kw_only=True):
    """A variant for everybody to find; it names its game itself."""

    variant: dict[str, Any]


class EntryReport(Request):
    reason: Annotated[str, Meta(max_length=500)] = ""


class Author(Reply):
    id: str
    name: str
    #: Whether there is a page about them for whoever asked.
    shown: bool


class EntryLink(Reply):
    """Another entry: a version, what it was made from, or what was made from it."""

    id: str
    kind: EntryKind
    name: dict[Language, str]
    #: None: a former member.
    author: Author | None
    version: int
    published: int


class EntryStrength(Reply):
    """How strong a card is, in short; `Strength` has all of it."""

    verdict: Verdict
    effect: Figure
    games: int


class Entry(Reply):
    """A card or a variant in the gallery."""

    #: Made from a hash of its data: `home-...` or `variant-...`.
    id: str
    kind: EntryKind
    game: str
    name: dict[Language, str]
    #: Its rule in each language, made from its blocks; of a variant a line for each thing that is
    #: not as usual, and for each card that it brings.
    texts: dict[Language, str]
    #: How a card is drawn: shape, charge, colour and ground.
    picture: dict[str, str] | None
    #: None: a former member.
    author: Author | None
    tags: list[Tag]
    #: 1, 2 and so on; the gallery shows the newest.
    version: int
    published: int
    #: Of all versions together.
    hearts: int
    plays: int
    #: None: it was not measured, or not yet.
    strength: EntryStrength | None
    #: Nobody can ever do anything with it in this game.
    useless: bool
    #: I have given it a heart.
    hearted: bool
    #: I have published it.
    mine: bool
    #: Those who run the site have hidden it: nobody sees it but its author.
    hidden: bool


class WholeEntry(Reply):
    """An entry on its own page."""

    entry: Entry
    #: What all versions of it share; its thread in the forum is `/guild/forum/works/<work>`.
    work: str
    #: The card or the variant, as it is brought to a table.
    data: dict[str, Any]
    #: All versions that are there, the newest first.
    versions: list[EntryLink]
    #: It was made from another one.
    is_fork: bool
    #: What it was made from; None: that is not there any more.
    origin: EntryLink | None
    #: What was made from it, the newest first; of many not all.
    forks: list[EntryLink]
    #: The id under which the lab measures it; None: it does not.
    measurement: str | None


class Entries(Reply):
    """Some of the gallery."""

    entries: list[Entry]
    #: What to ask for next as `after`; None: there are no more.
    next: str | None


class GuildFront(Reply):
    """What the guild shows first."""

    #: The card of the week: the most loved of the last seven days among the fair ones.
    week: Entry | None
    #: All tags that there are.
    tags: list[Tag]
    #: How many I may publish a day.
    a_day: int


# -- the forum -----------------------------------------------------------------

#: The longest title of a thread, and the longest post, in characters.
LONGEST_TITLE, LONGEST_POST = 100, 10_000
PostText = Annotated[str, Meta(min_length=1, max_length=LONGEST_POST)]
Title = Annotated[str, Meta(min_length=1, max_length=LONGEST_TITLE)]
BOARD_ID = "[a-z0-9-]{1,40}"
BoardId = Annotated[str, Meta(pattern=f"^{BOARD_ID}$")]
#: Of a thread, a post, a report or a sanction.
RowNumber = Annotated[int, Meta(ge=1, le=2**31 - 1)]


class NewThread(Request):
    board: BoardId
    title: Title
    #: Markdown.
    text: PostText


class NewPost(Request):
    text: PostText
    #: The place of the post that it answers.
    answers: RowNumber | None = None


class PostEdit(Request):
    text: PostText


class ReadMark(Request):
    #: The place of the last post that I have seen.
    place: RowNumber


class PostReport(Request):
    reason: Annotated[str, Meta(max_length=500)] = ""


class Board(Reply):
    id: str
    name: dict[Language, str]
    #: Nobody writes here any more.
    closed: bool
    #: When somebody last did; None: nobody has.
    newest: int | None


class Thread(Reply):
    number: int
    board: str
    #: Empty: whoever began it has deleted their account.
    title: str
    #: The card or variant that it is about, as long as it is there.
    about: EntryLink | None
    #: None: a former member.
    author: Author | None
    at: int
    posts: int
    last_at: int
    last_author: Author | None
    #: Nobody writes in it any more; moderators have hidden it.
    locked: bool
    hidden: bool
    #: How many posts are new to me.
    unread: int
    #: I hear of new posts.
    followed: bool


class Threads(Reply):
    """Some threads, those with the newest posts first."""

    threads: list[Thread]
    #: What to ask for next as `before`; None: there are no more.
    next: int | None


#: A card of a box, an entry of the guild, a replay, a puzzle, or a table.
EmbedKind = Literal["card", "entry", "replay", "puzzle", "table"]


class Embed(Reply):
    """A thing of this site that somebody has linked to in a line of its own."""

    kind: EmbedKind
    #: Its path, with the moment of a replay.
    page: str
    #: Of the game and the card, or of the only thing.
    ids: list[str]


class PostPart(Reply):
    #: Cleaned HTML; empty: it is an embed.
    html: str
    embed: Embed | None


class Quote(Reply):
    """The beginning of the post that another one answers."""

    place: int
    author: Author | None
    text: str


class Post(Reply):
    number: int
    #: Its place in the thread: 1, 2 and so on.
    place: int
    #: None: a former member.
    author: Author | None
    at: int
    #: When it was last changed.
    edited: int | None
    #: None where it says nothing any more: its author's account is deleted, or it is hidden.
    parts: list[PostPart] | None
    #: The Markdown, for quoting it and for its author to change.
    text: str
    answers: Quote | None
    hearts: int
    hearted: bool
    mine: bool
    hidden: bool


class ThreadPage(Reply):
    """Some posts of a thread, in order."""

    thread: Thread
    posts: list[Post]
    #: How many a page has at most.
    most: int


class WorkThread(Reply):
    """The thread about a card or a variant; None: nobody has written there yet."""

    about: EntryLink
    thread: int | None


class PostVersion(Reply):
    at: int
    parts: list[PostPart]


class FoundPost(Reply):
    number: int
    thread: int
    title: str
    place: int
    author: Author | None
    at: int
    #: Some of it.
    text: str


class FoundPosts(Reply):
    """What has the words that were looked for, the newest first."""

    posts: list[FoundPost]
    next: int | None


# -- moderation ----------------------------------------------------------------


class ThreadChange(Request):
    board: BoardId | None = None
    locked: bool | None = None
    hidden: bool | None = None


class Hidden(Request):
    hidden: bool


class SanctionWanted(Request):
    kind: SanctionKind
    #: The person reads it.
    reason: Annotated[str, Meta(min_length=1, max_length=500)]
    #: Of a silence.
    days: Annotated[int, Meta(ge=1, le=365)] | None = None


class SaidLine(Reply):
    """A line of talk, a post or an entry, as a moderator sees it."""

    #: The number of the line or the post; 0: of an entry.
    number: int
    author: Author | None
    text: str
    at: int
    hidden: bool


class ReportInfo(Reply):
    id: int
    kind: Literal["line", "post", "entry"]
    #: The id of the table or the entry, or the number of the thread.
    where: str
    #: The page to look at; None: what is said at a table is not for everybody.
    page: str | None
    at: int
    reason: str
    #: Who has reported it; None: they are gone.
    reporter: Author | None
    settled: int | None
    said: SaidLine
    #: What was said before and after it, in order.
    around: list[SaidLine]
    #: What was done about its author before.
    sanctions: list[SanctionInfo]


class SlowAnswer(Reply):
    table: str
    #: From its arrival until all at the table were sent its effect.
    ms: int
    at: int


class ErrorInfo(Reply):
    #: What failed, and the kind of the error, as the log says it.
    event: str
    kind: str
    at: int


class ProcessInfo(Reply):
    """What a process of the site tells of itself."""

    owner: str
    pid: int
    version: str
    started: int
    seen: int
    #: Tables in memory, WebSockets, and tables whose clocks and bots it runs.
    rooms: int
    connections: int
    leases: int
    #: Processes in which bots think, and bots that are asked and have not answered.
    bots: int
    thinking: int
    #: Since it started.
    answers: int
    #: The most that it has used, in megabytes.
    memory: int
    slow: list[SlowAnswer]
    errors: list[ErrorInfo]


QueueName = Literal["lab", "coach", "notices", "count", "rate", "pack"]


class QueueInfo(Reply):
    name: QueueName
    waiting: int
    failed: int


class BackupInfo(Reply):
    at: int
    user: str
    file: str


class SiteState(Reply):
    """How a site is, for those who run it."""

    at: int
    #: Of the migrations.
    step: str
    database: str
    #: By state.
    tables: dict[TableState, int]
    processes: list[ProcessInfo]
    queues: list[QueueInfo]
    #: Tables that some process looks after.
    leases: int
    #: Reports that nobody has settled.
    reports: int
    #: The newest first.
    backups: list[BackupInfo]


class AuditInfo(Reply):
    at: int
    #: A moderator's name, or the user of the system.
    user: str
    command: str
    subject: str
    #: The name that goes with the id of a person.
    name: str | None


class Suspicion(Reply):
    """Of two people the first was ahead of the second, and how often; a draw is half."""

    first: str
    second: str
    games: int
    ahead: float
    expected: float
    #: How unusual that is, in standard deviations.
    sigmas: float


# -- tables --------------------------------------------------------------------


class NewTable(Request):
    game: str
    name: TableName | None = None
    #: The game says how many can play; None: its usual number.
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None
    options: dict[str, Any] = {}
    #: Bots for the last seats, by level or as a person: `merchant`, `merchant:bold`.
    bots: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=MOST_SEATS)] = []
    clock: ClockName = "normal"
    #: False: only people who have the link or the code find it.
    public: bool = True
    #: A person who plays with bots alone may ask for hints; others see how many they were.
    hints: bool = False
    #: Only people who finish most of their games may sit down, and those who are new.
    steady: bool = False
    #: The person who makes it sits down, too.
    sit: bool = True
    #: Begin at once, if no seat is free. Nobody can add to the seed then: that is done by
    #: sitting down (again) with `luck`, when the commitment is known.
    start: bool = False
    #: Others who play on the same device, by name: they get the next seats.
    company: Annotated[list[Name], Meta(max_length=MOST_SEATS)] = []
    #: One screen is the table for all, and everybody plays on a phone: whoever sits down first is
    #: the host, who may begin with free seats, and pause.
    party: bool = False


class TrialWanted(Request):
    """Play on from a moment of a finished game, with bots in the other seats. It begins at once."""

    #: How many entries of the journal had been played.
    at: Number
    seat: SeatNumber
    #: The table where it was played; or else the file of a game: an export, or a journal.
    table: TableId | None = None
    file: dict[str, Any] | None = None


class CarriedGame(Request):
    """A game that was played on a device without a site, to be added to mine."""

    #: As the device keeps it, or the file that it has saved.
    game: dict[str, Any]


#: The colours of players, by number; a page has that many.
COLOURS = 8
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]


class SeatWanted(Request):
    seat: SeatNumber | None = None
    luck: Luck | None = None
    #: At a party; None: any that is free.
    colour: Colour | None = None


class BotWanted(Request):
    bot: Annotated[str, Meta(min_length=1, max_length=60)]


class Report(Request):
    #: The number of the line of talk.
    line: Number
    reason: Annotated[str, Meta(max_length=500)] = ""


class SeatInfo(Reply):
    #: None: free.
    name: str | None
    #: The id of a person; None: a bot, or nobody.
    person: str | None
    bot: str | None
    #: Whether the person is connected, and whether a bot plays for them meanwhile.
    here: bool
    stand_in: bool
    #: The person's part of the seed.
    luck: str | None
    #: How many hints the person has had.
    hints: int = 0
    #: None: the one with the number of the seat.
    colour: int | None = None


#: Why a game does not count for ratings: it is a trial, it was played without a site, there are
#: house rules or home-made cards, hints, several people on one device, a party, a bot whose
#: strength nobody has measured; or the site has no ratings.
Unrated = Literal["trial", "carried", "house-rules", "hints", "one-device", "party", "bot", "off"]


class TableInfo(Reply):
    id: str
    #: Six letters to read out; None: it is over.
    code: str | None
    #: Empty: nobody has named it, and its host is gone.
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
    #: It goes on from a moment of another game, and counts for nothing.
    trial: bool = False
    #: A person who plays here with bots alone may ask for hints.
    hints: bool = False
    #: Only people who finish most of their games may sit down, and those who are new.
    steady: bool = False
    #: It was played on a device without a site, and added later.
    carried: bool = False
    #: Why the game does not count for ratings; None: it does.
    unrated: Unrated | None = None
    #: One screen is the table for all, and everybody plays on a phone; and nothing moves now.
    party: bool = False
    paused: bool = False
    #: The id of whoever opened it on that screen, who may pause, too.
    wall: str | None = None


class StandingOrders(Request):
    """What the site is to answer for me before I am asked; of several the most particular counts.
    What an order looks like depends on the game; nobody else sees it."""

    orders: Annotated[list[dict[str, Any]], Meta(max_length=40)]


class OrdersInfo(Reply):
    orders: list[dict[str, Any]]
    #: What can be ordered now; empty: nothing.
    offers: dict[str, Any]


class Hint(Reply):
    """What a bot would answer in my place, and why, in a sentence or two."""

    #: The question that it is about.
    decision: int
    answer: Any
    text: str
    #: How many hints I have had at this table.
    used: int


class TableFound(Reply):
    id: str


GameEnding = Literal["won", "lost"]


class PastGame(Reply):
    """A finished game of somebody: mine, or of whoever shows theirs."""

    table: TableInfo
    ended: int
    #: Milliseconds from its start to its end.
    lasted: int
    #: Their seats: several, if others played on the same device.
    mine: list[int]
    #: 1 is the best; whoever got up and did not come back is last.
    place: int
    won: bool
    result: Annotated[dict[str, Any], Result]
    #: By how much it changed their rating; None: it did not, or not yet.
    change: int | None = None


class PastGames(Reply):
    """Some of them, the newest first."""

    games: list[PastGame]
    #: What to ask for next as `before`; None: there are no older ones.
    older: str | None


class KeptGame(Reply):
    """A game that is kept on this device, where there is no site."""

    id: str
    #: None: it cannot be played here.
    table: TableInfo | None
    #: Why not.
    wrong: str | None


class RunningGame(Reply):
    """A game that I play, or a table at which I wait."""

    table: TableInfo
    #: It waits for an answer of mine.
    my_move: bool


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


class InvitedTo(Reply):
    """Somebody asks me to a table that has not started."""

    table: LobbyRow
    by: SomePerson
    at: int


class FriendAtTable(Reply):
    """A friend at a public table."""

    name: str
    table: LobbyRow


# -- what a game gives -----------------------------------------------------------
#
# Views, decisions and events are the plain data of their games, whose types these do not repeat.


class DecisionWords(TypedDict):
    """Sentences in the reader's language."""

    prompt: str
    #: In the order of the decision's options.
    options: NotRequired[list[str]]


class ToldDecision(Asked[str, Any]):
    """What a seat is asked: these fields, and those of its kind."""

    #: All legal answers, where they can be listed.
    options: NotRequired[list[Any]]
    words: NotRequired[DecisionWords]


class ToldEvent(TypedDict):
    """What happened: these fields, and those of its kind."""

    kind: str
    #: A sentence for the log.
    words: NotRequired[str]


class ToldView(View[dict[str, Any], ToldDecision, Any, Result]):
    """A view as a site sends it."""

    #: What things are worth to this seat, where a game can say it.
    worth: NotRequired[Any]


@dataclass(frozen=True)
class Some:
    """Marks a dict that has some of the fields of a type."""

    of: Any


# They stay dicts: nothing is checked or left out when they are encoded or decoded.
EventData = Annotated[dict[str, Any], ToldEvent]
ViewData = Annotated[dict[str, Any], ToldView]


# -- lessons -------------------------------------------------------------------


class SceneSeat(Reply):
    name: str
    #: Who the bot in this seat is, such as `merchant:sly`; None: whoever looks.
    bot: str | None


class Scene(Reply):
    """A table that nobody else has: as it stands, from the seat of whoever looks."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SceneSeat]
    seat: int
    view: ViewData
    #: All that this seat has seen happen.
    events: list[EventData]


class LessonInfo(Reply):
    id: str
    title: str
    #: What it teaches, in a sentence.
    about: str
    minutes: int
    steps: int


class CardUses(Reply):
    """Where else somebody meets a card."""

    #: The lessons of its game in which it comes up, in their order.
    lessons: list[LessonInfo]
    #: The ids of puzzles that are about it.
    puzzles: list[str]
    #: Cards of the guild that say much the same, the likest first.
    alike: list[EntryLink]


class LessonPath(Reply):
    """The lessons of a game in the order in which they are best taken."""

    game: str
    lessons: list[LessonInfo]


class LessonRule(Reply):
    """A rule in plain words."""

    #: Such as F4, as in docs/rules.
    id: str
    words: str
    #: The path of the chapter of the rules that says more.
    link: str


class LessonNote(Reply):
    """What is said once, the first time that something comes up in somebody's first game."""

    id: str
    words: str
    rule: LessonRule | None
    #: When it comes up: an event, or a question, has all of these fields.
    event: dict[str, Any]
    asked: dict[str, Any]


#: What a learner has done: the answer of each step, null in one that only tells something.
Deeds = Annotated[list[Any], Meta(max_length=1000)]


class LessonWanted(Request):
    """The state of a lesson is what the learner has done: a site keeps nothing of it."""

    deeds: Deeds = []
    #: What the learner does now. A wrong try is not carried out.
    attempt: Any | UnsetType = field(name="try", default=UNSET)
    #: What would the keeper do now?
    hint: bool = False


class LessonUnderWay(Request):
    game: Annotated[str, Meta(max_length=60)]
    id: Annotated[str, Meta(max_length=40)]
    deeds: Deeds


MOST_LESSONS = 300


class LessonProgress(Request):
    """How far a member has come: kept on their devices, and on the site."""

    #: Such as `fist-2002/ties`.
    done: Annotated[list[Annotated[str, Meta(max_length=101)]], Meta(max_length=MOST_LESSONS)] = []
    under_way: LessonUnderWay | None = None


class LessonSaid(Reply):
    """What the keeper says to a try."""

    right: bool
    #: Empty: nothing in particular.
    words: str


class LessonHint(Reply):
    #: To be sent as the next `try`.
    answer: Any
    words: str


class LessonScene(Reply):
    """A lesson as it stands."""

    game: str
    id: str
    title: str
    scene: Scene
    #: How many events of the scene had happened before the last deed: the others are new.
    seen: int
    #: To be sent back with the next try, and to be kept to come back here.
    deeds: list[Any]
    #: The names of all steps, and the number of this one; when the lesson is done, one more than
    #: the last.
    steps: list[str]
    step: int
    #: The instruction, and its reason; when the lesson is done, what the learner knows now.
    say: str
    why: str
    said: LessonSaid | None
    #: What came up for the first time.
    notes: list[LessonNote]
    #: The landmarks of the table that are lit.
    lights: list[str]
    #: The kind of question to answer; None: the step only tells something, its deed is null.
    asks: str | None
    rule: LessonRule | None
    #: Whether there is a hint; and the hint, if it was asked for.
    can_show: bool
    hint: LessonHint | None
    done: bool
    #: The lesson after this one; None: it is the last of its path.
    next: str | None


# -- puzzles -------------------------------------------------------------------

PuzzleId = Annotated[str, Meta(pattern=f"^{PUZZLE_ID}$")]


class PuzzleTheme(Reply):
    id: str
    name: str
    #: How many puzzles there are about it.
    n: int


class PuzzleInfo(Reply):
    """A puzzle in a list. What it is about could give the answer away, so it is not told here."""

    id: str
    game: str
    #: From 1 to 3.
    difficulty: int
    #: Whether a member's first answer was right; None: they have not tried it.
    solved: bool | None


class PuzzleRating(Reply):
    """How good a member is at puzzles, and how unsure that is."""

    value: int
    spread: int
    #: How many puzzles they have tried.
    n: int


class Puzzles(Reply):
    #: The day, and its puzzle, which is the same for all.
    day: str
    daily: PuzzleInfo
    themes: list[PuzzleTheme]
    puzzles: list[PuzzleInfo]
    #: Days in a row on which a member has solved the daily puzzle; None: no member.
    streak: int | None
    rating: PuzzleRating | None


class PuzzleScene(Reply):
    """A puzzle before it is answered: what somebody in that seat would know, and nothing more."""

    puzzle: PuzzleInfo
    scene: Scene
    #: Whether it is today's.
    daily: bool


class PuzzleAttempt(Request):
    answer: Any


class PuzzleAnswer(Reply):
    """An answer that was weighed, and the chance to win with it."""

    words: str
    chance: float
    #: Where the chance is when it is weighed with other luck.
    low: float
    high: float
    best: bool
    obvious: bool
    mine: bool


class PuzzleSolution(Reply):
    right: bool
    #: The best first.
    answers: list[PuzzleAnswer]
    #: Why the best is best, a sentence each.
    why: list[str]
    themes: list[PuzzleTheme]
    #: How the answers were weighed, in a sentence.
    verified: str
    #: Of a member: whether this was their first answer, which is the one that counts.
    first: bool
    streak: int | None
    rating: PuzzleRating | None


# -- ratings and finding a table -----------------------------------------------

#: A month, or empty for all time.
SEASON = "([0-9]{4}-(0[1-9]|1[0-2]))?"


class Rating(Reply):
    """How strong somebody is, and how unsure that is: very likely within `spread` of `value`."""

    value: int
    spread: int
    #: How many games it comes from.
    games: int


class Rung(Reply):
    """A bot, whose rating is measured and fixed."""

    level: str
    name: str
    value: int


class PastRating(Reply):
    at: int
    value: int
    spread: int


class GameRating(Reply):
    """The rating of somebody in a game."""

    game: str
    rating: Rating
    #: On the leaderboard of all time; None: they are not on it.
    place: int | None
    #: After some of their games, the oldest first.
    past: list[PastRating]
    #: The bots of this game, the weakest first.
    rungs: list[Rung]


class LeaderboardRow(Reply):
    place: int
    name: str
    rating: Rating


class MyPlace(Reply):
    """Where somebody stands who looks at a leaderboard."""

    #: None: they have not played enough. Of somebody who is not listed: where they would be.
    place: int | None
    rating: Rating
    #: Whether others see them there.
    listed: bool


class Leaderboard(Reply):
    """Members who show their pages to everybody, ranked by `value` less `spread`."""

    game: str
    #: The month whose players these are, with the ratings that they had at its end; empty: all.
    season: str
    #: The months in which somebody played, the newest first.
    seasons: list[str]
    #: Games that one must have played to be ranked.
    least: int
    #: How many are ranked, and the place of the first in `rows`.
    total: int
    first: int
    rows: list[LeaderboardRow]
    rungs: list[Rung]
    #: None: nobody is signed in, or they have not played.
    mine: MyPlace | None


class SeekWanted(Request):
    """Find me a table."""

    game: Annotated[str, Meta(max_length=60)]
    #: Seconds after which bots may fill the table; None: never.
    patience: Annotated[int, Meta(ge=0, le=3600)] | None = 60
    clock: ClockName = "normal"


class Seeking(Reply):
    """Where the search for a table stands. Whoever does not ask for a while is not sought for."""

    game: str
    #: Seconds, and seconds until bots may fill the table; None: never.
    waited: int
    bots_in: int | None
    #: People of about my strength: this many points up and down. It grows.
    width: int
    #: How many others look for the same game.
    others: int
    #: The game has begun, at this table.
    table: TableId | None


# -- pages about people --------------------------------------------------------


class GameRecord(Reply):
    """How somebody has done in games with so many players."""

    game: str
    seats: int
    #: The share of games won, and the points in a game.
    wins: Figure
    points: Figure


class FavouritePiece(Reply):
    """A piece of a game with which somebody has done much."""

    game: str
    #: The id of the card.
    id: str
    name: str
    #: How much, in words.
    text: str


class GameFact(Reply):
    """Something else that was counted in somebody's games, in words."""

    game: str
    text: str


class DeedDone(Reply):
    """Something worth telling, and the game in which it was first done."""

    id: str
    name: str
    text: str
    #: None: at a private table, which only those who were there may find.
    table: str | None
    #: The seat, and the event with which it was done, as that seat counts them; None: not known.
    seat: int
    event: int | None
    at: int
    #: How many other players have done it.
    others: int
    #: There are more of them; they were not counted.
    more: bool


class PuzzlesDone(Reply):
    tried: int
    solved: int
    rating: PuzzleRating | None


class PersonPage(Reply):
    """What somebody has done here."""

    name: str
    member: bool
    since: int
    #: It is my own.
    mine: bool
    #: Finished games that count as theirs.
    games: int
    won: int
    #: Which part of their games with others they finish.
    finishing: Finishing
    records: list[GameRecord]
    favourites: list[FavouritePiece]
    facts: list[GameFact]
    deeds: list[DeedDone]
    #: Cards and variants that they have published, the newest first.
    made: list[EntryLink]
    #: None: they have tried no puzzle.
    puzzles: PuzzlesDone | None
    #: The game that they have played most first.
    ratings: list[GameRating]


# -- replays -------------------------------------------------------------------


class Frame(Reply):
    """A moment of a finished game at which something could be seen to happen."""

    #: How many entries of the journal had been played.
    at: int
    #: The running number of the first of `events`, and the events.
    first: int
    events: list[EventData]
    view: ViewData


class Replay(Reply):
    table: TableInfo
    #: Who looks: a seat, "spectator", or "open" (behind every screen).
    eyes: str
    frames: list[Frame]
    #: How many there are in all.
    total: int


# -- the coach -----------------------------------------------------------------

#: A sentence in each language. Players in it are `⟦0⟧`, by seat: names are not kept here.
Told = dict[Language, str]


class CoachStation(Reply):
    """A moment of a finished game, and what comes up there: an auction, or the next kill."""

    #: How many entries of the journal had been played.
    at: int
    #: The chance of each seat to win the game, with nothing hidden.
    chances: list[float]
    #: What comes up, in a few words; the emblem of its card or dragon, and its turn, if any.
    texts: Told
    emblem: str | None = None
    turn: int | None = None


class CoachAnswer(Reply):
    """An answer that was possible."""

    answer: Any
    texts: Told
    #: How often the Archmage gives it, and the chance to win the game with it.
    weight: float
    value: float
    mine: bool
    best: bool


class CoachDecision(Reply):
    """What I was asked, judged by what I knew."""

    at: int
    #: The number of the station before it.
    station: int
    kind: str
    texts: Told
    answers: list[CoachAnswer]
    #: The chance to win that my answer cost, with its interval; None: nothing to choose between.
    cost: Figure | None
    #: Why another answer is better, or why nothing is said of it; empty: none is.
    why: Told


class CoachDeal(Reply):
    """A share of each fighter, and what it was worth to them, in points."""

    shares: list[dict[str, int]]
    worths: list[float]
    #: Whose proposal it was, and who accepted it.
    seat: int | None
    accepted: list[int]


class CoachTalks(Reply):
    """A negotiation in which I took part."""

    at: int
    station: int
    fighters: list[int]
    treasure: dict[str, int]
    proposals: list[CoachDeal]
    #: What each fighter would probably have taken at last, in points.
    least: list[float]
    #: What was agreed; None: the treasure was lost.
    agreed: CoachDeal | None
    #: A deal that all would probably have taken; None: there was none.
    possible: CoachDeal | None
    texts: Told


class CoachHabit(Reply):
    """The same kind of decision that cost something at least twice."""

    kind: str
    #: The numbers of the decisions, and what they cost together.
    decisions: list[int]
    cost: float
    texts: Told


class CoachReport(Reply):
    """A finished game, seen again from one seat."""

    game: str
    rules: int
    seats: int
    seat: int
    winners: list[int]
    #: Thoughts of the Archmage for each decision; how many decisions there are, and how many of
    #: them were judged so far.
    thoughts: int
    to_judge: int
    judged: int
    stations: list[CoachStation]
    #: Stations from which my chance moved most until the next, the largest move first.
    turning: list[int]
    decisions: list[CoachDecision]
    talks: list[CoachTalks]
    habits: list[CoachHabit]
    #: How my chance went from the first station to the end: by my own answers, and by chance and
    #: the others together.
    own: Figure
    luck: Figure
    texts: Told


class Coaching(Reply):
    """What the coach says of a seat of a finished game, or how far it is."""

    table: TableInfo
    seat: int
    state: MeasurementState
    #: How many are made before it.
    place: int
    #: It is my seat; and whoever has the link may read it.
    mine: bool
    shared: bool
    #: As far as it is made: the curve comes first.
    report: CoachReport | None


class CoachSeats(Reply):
    """Through whose eyes I can look at a finished game: my seats, and others with a report."""

    mine: list[int]
    others: list[int]


class CoachShared(Request):
    shared: bool


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
    result: Annotated[dict[str, Any], Result] | None


# -- the front page ------------------------------------------------------------


class HomeNews(Reply):
    """What there is for somebody who comes back."""

    invitations: list[InvitedTo]
    #: Who asks to be a friend.
    asks: list[SomePerson]
    friends: list[FriendAtTable]
    daily: PuzzleInfo
    #: As in `Puzzles`.
    streak: int | None
    #: The card of the week.
    week: Entry | None
    #: A game that is played now, worth watching.
    watch: LobbyRow | None


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
    seat: SeatNumber | None = None
    #: Only what everybody may see, though I have seats there: the device is being passed on.
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


class Pass(Command, tag="pass"):
    """Bid nothing for me, or do what else does nothing, until the next turn; or do so no longer.

    What I am asked now is passed, too, unless I answer it myself.
    """

    table: TableId
    key: Key
    on: bool = True
    #: What I am asked; only to begin.
    decision: Number = 0


class AskAnyway(Command, tag="ask-anyway"):
    """Ask me also where only one answer is possible; otherwise the site gives it for me."""

    table: TableId
    key: Key
    on: bool = True


class Say(Command, tag="say"):
    """Says a text of one's own, or a ready-made line that all read in their own language."""

    table: TableId
    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=300)] | None = None
    line: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


class Ping(Command, tag="ping"):
    key: Key


Commands = Watch | Unwatch | WatchLobby | Answer | Withdraw | Pass | AskAnyway | Say | Ping


# -- the WebSocket: what the site says -----------------------------------------


class News(Reply, tag_field="t"):
    """What a site sends on a WebSocket."""


class Welcome(News, tag="welcome"):
    protocol: int
    version: str
    you: Person
    #: The site has several processes, and it saves work if all who play at a table meet in one:
    #: connect with `?table=` and its id.
    by_table: bool = False


class ClockInfo(Reply):
    decision: int
    #: Seconds, when this was sent.
    left: float
    of: float


class Wishes(Reply):
    """What the site answers for me in sealed questions. Nobody else hears of it."""

    #: I want to be asked also where only one answer is possible.
    ask_anyway: bool
    #: I pass until the next turn.
    passing: bool
    #: What I am asked now can be passed.
    can_pass: bool
    #: The site will answer what I am asked now, at a moment that it draws; I still may.
    closes: bool
    #: My standing orders; None: in this game nothing can be ordered.
    orders: list[GivenOrder] | None
    #: What became of my orders, the latest last.
    notes: list[OrderNote]


class GivenOrder(Reply):
    """A standing order. What it looks like depends on the game."""

    order: dict[str, Any]
    #: The same as a sentence, for clients that want words.
    words: str | UnsetType = UNSET


class OrderNote(Reply):
    """That an order has answered for me, or has fallen away."""

    #: After how many events that I have seen.
    events: int
    note: dict[str, Any]
    words: str | UnsetType = UNSET


class Update(News, tag="update"):
    """What has happened at a table, and what it looks like now."""

    table: str
    #: The running number of the first of `events`, and the events.
    first: int | UnsetType = UNSET
    events: list[EventData] | UnsetType = UNSET
    #: The fields of the view that may have changed; the others are as before.
    view: Annotated[dict[str, Any], Some(ToldView)] | UnsetType = UNSET
    #: None: no time runs that I may know of.
    clock: ClockInfo | UnsetType | None = UNSET
    #: Those of my keys that have been accepted: they are on disk.
    accepted: list[str] | UnsetType = UNSET
    #: If several of us play on this device: which of our seats are asked something now.
    asked: list[int] | UnsetType = UNSET
    #: If I have a seat, and no others play on this device.
    wishes: Wishes | UnsetType = UNSET


class TableNews(News, tag="table"):
    """Who sits where, and all else about a table that is not the game."""

    table: TableInfo
    #: My seat there, if I have one.
    seat: int | None


#: What has become of somebody at a table: a bot plays for them, or does so no longer.
Presence = Literal["left", "away", "back"]


class TalkLine(Reply):
    number: int
    at: int
    #: Empty: the site says it.
    name: str
    #: Who said it: a person, unless they are gone, or the bot of a seat.
    person: str | None
    seat: int | None
    text: str | None
    line: str | None
    #: Said by the site, of the person in `seat`; and how many events I had seen by then.
    presence: Presence | None = None
    events: int | None = None


class Talk(News, tag="talk"):
    table: str
    lines: list[TalkLine]
    #: The numbers of lines that a moderator has hidden, and that I may have.
    hidden: list[int] = []


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
    #: The key of the command that was refused, if it had one.
    key: str | None = None
    table: str | None = None
    #: The numbers of the rulings behind it.
    rulings: list[str] | UnsetType = UNSET


GoodbyeReason = Literal["stopping", "signed-out"]


class Goodbye(News, tag="goodbye"):
    """The site is about to close the connection.

    `again`: the client may come back after this many seconds; None: not with this session.
    """

    reason: GoodbyeReason
    again: float | None


class TableGone(News, tag="gone"):
    """The table was closed."""

    table: str


AllNews = Welcome | Update | TableNews | Talk | LobbyNews | Done | Refusal | Goodbye | TableGone
