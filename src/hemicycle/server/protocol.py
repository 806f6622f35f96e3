"""What passes between the server and a client, every word of it.

A client opens `/api/tables/TABLE/socket?after=NUMBER&lang=en` and gets `News`: first the whole of what it may
see, then what changes. It sends commands, each with an id of its own making; the answer is `Done`, when what it
did is stored, or `Refused`, when nothing has changed. A command may be sent again with the same id as often as
one likes: it is carried out once.

From these classes come the JSON schemas (`docs/protocol.schema.json`) and from those the client's types.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

Language: TypeAlias = Literal["en", "fr"]
Pace: TypeAlias = Literal["live", "days"]
Watch: TypeAlias = Literal["all", "link", "nobody"]
"""Who may watch: everybody (the table is listed), who has the link, or nobody."""
TalkRule: TypeAlias = Literal["free", "public", "none"]
"""Talk to all and in groups; to all only; or none, and then names are hidden too."""
PromiseRule: TypeAlias = Literal["parties", "all"]
"""Who sees agreed deals and what became of the promises."""

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
"""A seat, counted from 0."""
Plain: TypeAlias = dict[str, Any]
"""An action, a term or an event as plain data: `{"type": "lay", "card": "rose-10"}`."""


class Said(msgspec.Struct, frozen=True):
    """The same words in every language."""

    en: str
    fr: str


# --- HTTP: who am I ---------------------------------------------------------------------------------------


class Me(msgspec.Struct):
    """GET, POST /api/me  Who the cookie says I am."""

    id: str
    name: str
    """Empty until one has been chosen."""
    has_passphrase: bool = False
    email: str = ""
    push: bool = False
    """Whether this player has asked for notices on some device."""
    push_key: str = ""
    """The server's key for web push; empty where the server has none."""
    can_email: bool = False
    """Whether the server can send e-mail."""


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me  Choose a name."""

    name: Name


class Passphrase(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/passphrase sets one; POST /api/me/enter takes the identity to this device."""

    name: Name
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class Notices(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/notices  Where to be told that it is one's turn. Empty: nowhere."""

    email: Annotated[str, Meta(max_length=200)] = ""
    push: Plain | None = None
    """The browser's `PushSubscription`, as it is."""


class Token(msgspec.Struct):
    """POST /api/me/token  A key for programs: `Authorization: Bearer …`. It is told once."""

    token: str


# --- HTTP: who can come -----------------------------------------------------------------------------------


class Reach(msgspec.Struct):
    """GET, POST /api/reach  Who can come to this server, and by which address."""

    by: Literal["machine", "network", "public"]
    """Nobody but this machine, others in its network, or everybody by the server's public address."""
    addresses: list[str]
    """The likeliest first, with no slash at its end: `http://192.168.1.20:8080`. `/t/TABLE` behind it invites."""
    switch: bool = False
    """Whether who asks may let the home network in, and shut it out: on the machine itself."""


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/reach  Let the home network in, or shut it out."""

    open: bool


# --- HTTP: which games ------------------------------------------------------------------------------------


class OptionValue(msgspec.Struct):
    value: bool | int | str
    said: Said


class OptionInfo(msgspec.Struct):
    name: str
    said: Said
    help: Said
    values: list[OptionValue]
    """The default first."""


class EditionInfo(msgspec.Struct):
    id: str
    said: Said
    players: list[int]
    variants: list[int]
    """Those of them that are a variant: the rulebook is not made for so many."""
    reconstructed: int
    """How many of its figures are our own reconstruction; a client says so plainly."""
    figures: int
    options: list[str]
    """The options that have an effect in it."""


class GameInfo(msgspec.Struct):
    """GET /api/games  All that is needed to set up a table."""

    name: str
    title: Said
    tagline: Said
    editions: list[EditionInfo]
    options: list[OptionInfo]
    bots: list[str]
    """Levels, weakest first."""


# --- HTTP: tables -----------------------------------------------------------------------------------------


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat when a table is made: open, one's own, or a bot's."""

    kind: Literal["open", "me", "bot"] = "open"
    level: Annotated[str, Meta(max_length=32)] = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables  Set one up. The maker is its host, and sees no more than anybody."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=16)]
    edition: Annotated[str, Meta(max_length=32)] = ""
    options: dict[str, bool | int | str] = {}
    title: Annotated[str, Meta(max_length=60)] = ""
    pace: Pace = "live"
    clock: Annotated[int, Meta(ge=0, le=14 * 24 * 3600)] = 0
    """Seconds for a required decision; 0: no clock."""
    watch: Watch = "link"
    listed: bool = False
    """Whether the table is in the list of open tables while seats are free."""
    talk: TalkRule = "free"
    promises: PromiseRule = "all"


class TableMade(msgspec.Struct):
    table: str


class SeatInfo(msgspec.Struct, omit_defaults=True):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    """Of a bot."""
    ready: bool = False
    here: bool = False
    """A person who is connected now."""
    kept: bool = False
    """A person's seat that a bot keeps warm until its owner is back."""
    reserved: bool = False
    """At a rematch: kept for who sat here, until they come or give it up."""


class TableInfo(msgspec.Struct, omit_defaults=True):
    """A table, without its game."""

    id: str
    game: str
    edition: str
    options: dict[str, bool | int | str]
    title: str
    pace: Pace
    clock: int
    watch: Watch
    listed: bool
    talk: TalkRule
    promises: PromiseRule
    state: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    commitment: str
    """The hash of the secret behind every draw: published before the first card."""
    made: float
    """When, in seconds since 1970."""
    host: int = -1
    """The host's seat; -1: the host does not sit, or names are hidden."""
    paused: bool = False
    pausing: list[int] = []
    """Seats that want to pause (or, when paused, to go on)."""
    watching: int = 0
    """How many watch now."""
    rematch: str = ""
    """The table where the same people play again."""
    waiting: list[int] = []
    """Seats that must decide now: the mark of whose turn it is."""
    moves: int = 0
    """Decisions taken."""
    places: list[int] = []
    points: list[int] = []
    """At the end."""
    yours: int = -1
    """The asking player's own seat."""


class Tables(msgspec.Struct):
    """GET /api/tables"""

    mine: list[TableInfo]
    """Those at which I sit, where I am waited for first."""
    open: list[TableInfo]
    """Those with a free seat."""
    watch: list[TableInfo]
    """Games under way that everybody may watch."""


# --- the socket: commands ---------------------------------------------------------------------------------


class Command(msgspec.Struct, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """Base of all commands. The id is the client's own, and new for each thing it wants."""

    id: Id


class Sit(Command):
    """Claim a free seat; the first to come has it."""

    seat: Place
    name: Annotated[str, Meta(max_length=32)] = ""
    """Also one's name, when none has been chosen yet."""


class Leave(Command):
    """Get up. Before the deal the seat is free again; afterwards a bot plays on until one is back."""


class Back(Command):
    """Take one's own seat again from the bot that keeps it."""


class Fill(Command):
    """The host puts a bot on a free seat, or with an empty level takes it away."""

    seat: Place
    level: Annotated[str, Meta(max_length=32)] = "steady"


class Ready(Command):
    """Ready, or not yet. When all seats are taken and all are ready the cards are dealt."""

    ready: bool = True
    word: Annotated[str, Meta(max_length=100)] = ""
    """A word of one's own that goes into the seed, so that nobody can have chosen the deal."""


class Act(Command):
    """Answer a request: with one action, or with a series, taken whole or not at all."""

    request: int
    actions: Annotated[list[Plain], Meta(min_length=1, max_length=100)]


class Offer(Command):
    """Offer a deal; `answers` names the one that it replaces."""

    parties: Annotated[list[Place], Meta(min_length=1, max_length=15)]
    """The others."""
    terms: Annotated[list[Plain], Meta(min_length=1, max_length=20)]
    answers: Annotated[str, Meta(max_length=64)] = ""
    seconds: Annotated[int, Meta(ge=0, le=14 * 24 * 3600)] = 0
    """It lapses after this time unless agreed; 0: only by the point of the game."""


class Reply(Command):
    """Accept, refuse or withdraw a deal."""

    deal: Annotated[str, Meta(max_length=64)]
    answer: Literal["accept", "refuse", "withdraw"]


class Say(Command):
    """Talk: to all, or to some seats."""

    text: Text
    to: Annotated[list[Place], Meta(max_length=15)] = []
    """Empty: to all."""


class Mute(Command):
    """Hear a seat no more, or again. Nobody else is told."""

    seat: Place
    muted: bool = True


class Report(Command):
    """Report a line of talk to whoever runs the server."""

    line: Annotated[str, Meta(max_length=64)]
    reason: Annotated[str, Meta(max_length=500)] = ""


class Pause(Command):
    """Want a pause, or to go on; it happens when every person at the table wants it."""

    want: bool = True


class Call(Command):
    """Call a seat that is waited for to answer: it gets a notice."""

    seat: Place


class Rematch(Command):
    """After the end: the same table again, with the same people."""


class Speak(Command):
    """Say everything in another language from now on: a whole `News` follows."""

    lang: Language


AnyCommand: TypeAlias = (
    Sit | Leave | Back | Fill | Ready | Act | Offer | Reply | Say | Mute | Report | Pause | Call | Rematch | Speak
)


# --- the socket: what the server says ---------------------------------------------------------------------


class Choice(msgspec.Struct, omit_defaults=True):
    """One legal answer."""

    action: Plain
    said: str
    help: str = ""
    rule: str = ""


class Barred(msgspec.Struct, omit_defaults=True):
    """A choice that one might think of and that is not legal now, with the reason."""

    action: Plain
    said: str
    why: str
    rule: str = ""


class Asked(msgspec.Struct, omit_defaults=True):
    """What the receiver is asked, or may do."""

    id: int
    kind: str
    said: str
    options: list[Choice]
    help: str = ""
    rule: str = ""
    about: Plain = {}
    default: int = -1
    """Which option is played when time runs out."""
    optional: bool = False
    answered: int = -1
    """Which option was given under seal, and may still be changed."""
    barred: list[Barred] = []


class Waiting(msgspec.Struct, omit_defaults=True):
    """A seat that must decide, in words that all may read."""

    seat: int
    kind: str
    said: str
    deadline: float = 0
    """When its time runs out, in seconds since 1970; 0: no clock."""


class Line(msgspec.Struct, omit_defaults=True):
    """A line of the log: what happened, as the receiver may know it."""

    move: int
    """After which decision: its moment in the replay."""
    type: str
    said: str
    event: Plain = {}
    seat: int = -1
    """Whose decision caused it."""


class Utterance(msgspec.Struct, omit_defaults=True):
    """Something said at the table."""

    id: str
    seat: int
    """-1: a spectator."""
    text: str
    at: float
    move: int
    """The point of the game."""
    to: list[int] = []
    """The seats that hear it, the speaker included; empty: all."""


class TermInfo(msgspec.Struct, omit_defaults=True):
    """A term of a deal: who promises what."""

    term: Plain
    seat: int
    said: str
    verdict: Literal["pending", "kept", "broken", "void", "unknown"] = "pending"


class Standing(msgspec.Struct, omit_defaults=True):
    """What became of a seat's promises, as far as the receiver knows of them."""

    seat: int
    kept: int = 0
    broken: int = 0
    void: int = 0
    pending: int = 0


class DealInfo(msgspec.Struct, omit_defaults=True):
    id: str
    by: int
    parties: list[int]
    terms: list[TermInfo]
    status: Literal["open", "agreed", "refused", "withdrawn", "lapsed", "answered"]
    accepted: list[int]
    made: int
    """The point of the game at which it was offered."""
    answers: str = ""
    reason: str = ""
    """Why it was answered so, if somebody said."""
    lapses: float = 0
    """When it lapses, in seconds since 1970; 0: by the point of the game only."""


class You(msgspec.Struct, omit_defaults=True):
    """The receiver at this table."""

    seat: int = -1
    """-1: no seat; then one watches."""
    host: bool = False
    muted: list[int] = []


class News(msgspec.Struct, omit_defaults=True, tag_field="type", tag="news"):
    """What there is, or what has changed. A field that is missing has not changed.

    `lines`, `talk` and `deals` are added to what the receiver has (deals by id); of `board` the entries that are
    there replace those of the same name. In a whole one they stand for everything, and nothing from before is
    kept, except that when one resumes with `after=NUMBER` lines and talk up to that number are left out.
    """

    number: int
    """To resume with, after the connection was lost."""
    now: float
    """The server's clock, for deadlines."""
    whole: bool = False
    resumed: bool = False
    """In a whole one: lines and talk go on from the number that was asked for."""
    table: TableInfo | None = None
    you: You | None = None
    moves: int = -1
    """Decisions taken."""
    board: Plain | None = None
    """The public table, as the game describes it (`games/GAME/board.py`)."""
    mine: Plain | None = None
    """What only the receiver sees: its hand."""
    asked: list[Asked] | None = None
    waiting: list[Waiting] | None = None
    lines: list[Line] = []
    talk: list[Utterance] = []
    deals: list[DealInfo] = []
    standings: list[Standing] | None = None


class Done(msgspec.Struct, omit_defaults=True, tag_field="type", tag="done"):
    """The command with this id has been carried out, and is stored."""

    id: str


class Refused(msgspec.Struct, omit_defaults=True, tag_field="type", tag="refused"):
    """The command with this id was not carried out; nothing has changed."""

    id: str
    """Empty when the message could not be read at all."""
    code: Literal["malformed", "not-allowed", "against-the-rules", "too-fast", "too-large", "unavailable"]
    said: str
    rule: str = ""


Frame: TypeAlias = News | Done | Refused


# --- HTTP: terms, moments and the story -------------------------------------------------------------------


class TermChoice(msgspec.Struct):
    term: Plain
    seat: int
    said: str


class Terms(msgspec.Struct):
    """GET /api/tables/TABLE/terms?with=2&with=3&lang=en  What could be promised now among me and these seats."""

    terms: list[TermChoice]


class Moment(msgspec.Struct, omit_defaults=True):
    """GET /api/tables/TABLE/moment?move=7&seat=2&lang=en  The table after a decision.

    During the game one sees it as one saw it then; after the end with the eyes of any seat (`seat`), or as a
    spectator (`seat=-1`), or with all cards open (`seat=all`).
    """

    move: int
    moves: int
    """How many there are so far."""
    board: Plain
    lines: list[Line]
    """What that decision caused."""
    mine: Plain = {}
    hands: dict[str, Plain] = {}
    """With all cards open: everybody's, by seat."""
    waiting: list[Waiting] = []


class Chronicle(msgspec.Struct, omit_defaults=True):
    """GET /api/tables/TABLE/chronicle?lang=en  The whole log as the receiver may know it, and how points grew."""

    moves: int
    lines: list[Line]
    chapters: list[Chapter]
    """The rounds of the game, for the replay to jump to."""
    points: list[list[int]]
    """Points by chapter, then by seat, from before the first chapter on."""


class Chapter(msgspec.Struct, omit_defaults=True):
    """A round of the game: a country in Koalition."""

    move: int
    """At which decision it begins."""
    said: str


class Power(msgspec.Struct, omit_defaults=True):
    """Who could turn a vote: each seat's share of power by both indices, and the votes behind it."""

    move: int
    said: str
    quota: int
    weights: list[int]
    banzhaf: list[float]
    shapley: list[float]
    governs: list[int]
    """The seats that formed the majority in the end; nobody, when none was found."""
    coalition: str = ""
    points: list[int] = []
    """What each seat took."""


class Story(msgspec.Struct, omit_defaults=True):
    """GET /api/tables/TABLE/story?lang=en  After the end: the result page's figures."""

    places: list[int]
    points: list[int]
    chapters: list[Chapter]
    points_over_time: list[list[int]]
    power: list[Power]
    standings: list[Standing]
    deals: list[DealInfo]
    secret: str
    """Now everybody may know it, and check the whole game with `hemicycle verify`."""


class Trouble(msgspec.Struct, omit_defaults=True):
    """What HTTP answers when it refuses."""

    code: Literal[
        "malformed", "not-allowed", "against-the-rules", "too-fast", "too-large", "unavailable", "not-found"
    ]
    said: Said
