"""What passes between the server and a client, every word of it.

A client opens `/api/tables/TABLE/socket?after=NUMBER&lang=en` and gets `News`: first the whole of what it may
see, then what changes. It sends commands, each with an id of its own making; the answer is `Done`, when what it
did is stored, or `Refused`, when nothing has changed. A command may be sent again with the same id as often as
one likes: it is carried out once.

From these classes come the JSON schemas (`docs/protocol.schema.json`) and the client's types
(`web/src/protocol.ts`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from hemicycle.engine.declare import Seat

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
Place: TypeAlias = Annotated[Seat, Meta(ge=0, le=15)]
"""A seat, counted from 0."""
Plain: TypeAlias = dict[str, Any]
"""An action, a term or an event as plain data: `{"type": "lay", "card": "rose-10"}`."""


class Said(msgspec.Struct, frozen=True):
    """The same words in every language."""

    en: str
    """In English."""
    fr: str
    """In French."""


# --- HTTP: who am I ---------------------------------------------------------------------------------------


class Warned(msgspec.Struct):
    """A word from whoever runs the server, which is shown until it has been read."""

    id: str
    """By which one says that one has read it."""
    text: str
    """In the language of whoever wrote it."""
    at: float
    """When, in seconds since 1970."""


class Me(msgspec.Struct):
    """GET, POST /api/me  Who the cookie says I am."""

    id: str
    """Whose entries are mine: it stays when the name changes."""
    name: str
    """Empty until one has been chosen."""
    has_passphrase: bool = False
    """Whether one has been set, so that this player can be taken to another device."""
    email: str = ""
    """Where notices go; empty: nowhere."""
    pending: str = ""
    """An address that has been asked to confirm: no notice goes there before it has."""
    by_code: bool = False
    """Whether the mail that asks for it has a code to be typed here; else a link to be opened."""
    push: bool = False
    """Whether this player has asked for notices on some device."""
    push_key: str = ""
    """The server's key for web push; empty where the server has none."""
    can_email: bool = False
    """Whether the server can send e-mail."""
    warnings: list[Warned] = []
    """What whoever runs the server has to say to this player alone, and has not been read."""


class ReadWarning(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/warnings  One has read it."""

    id: Id
    """Of the warning."""


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me  Choose a name."""

    name: Name
    """As others will read it."""


class Passphrase(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/enter  Take the identity to this device."""

    name: Name
    """Of the player whose passphrase it is."""
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]
    """Kept as a hash alone."""


class NewPassphrase(Passphrase, forbid_unknown_fields=True):
    """POST /api/me/passphrase  Set a passphrase, or change it."""

    old: Annotated[str, Meta(max_length=200)] = ""
    """The one before, where there is one: without it nothing is changed."""


class LogOut(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/out  This device is not this player's any more."""

    everywhere: bool = False
    """No device is, links in mails end, and so do the key for programs and notices on devices."""


class Delete(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/delete  Delete oneself, for good."""

    passphrase: Annotated[str, Meta(max_length=200)] = ""
    """One's own, where there is one."""


class NewBlock(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/blocks  Block who sits somewhere."""

    table: Annotated[str, Meta(max_length=64)]
    """At which table."""
    seat: Place
    """On which seat."""


class Unblock(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/unblock  Block somebody no more."""

    key: Annotated[str, Meta(max_length=64)]
    """`Blocked.key`."""


class Blocked(msgspec.Struct):
    """Somebody whom one has blocked."""

    key: str
    """To unblock them by."""
    name: str
    """As they were called then."""


class Blocks(msgspec.Struct):
    """GET, POST /api/me/blocks, POST /api/me/unblock  Whom one has blocked."""

    blocked: list[Blocked]
    """Who was blocked last, first."""


class Notices(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/notices  Where to be told that it is one's turn. What is left out stays as it is."""

    email: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    """An address, where the server can send e-mail: it is used once it has been confirmed. Empty: none."""
    push: Plain | UnsetType | None = UNSET
    """The browser's `PushSubscription`, as it is: it is added to the others. `null`: no device any more."""
    without: Annotated[str, Meta(max_length=1000)] = ""
    """The `endpoint` of a device that gets none any more; the others do."""


class Confirm(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/confirm  The code that was sent to the address of `Me.pending`."""

    code: Annotated[str, Meta(max_length=20)]
    """Eight figures."""


class OpenLink(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/link  What a link from a mail does; and do it."""

    token: Annotated[str, Meta(max_length=1000)]
    """What stands behind its `#`."""
    use: bool = False
    """False: only say what it would do."""


class LinkInfo(msgspec.Struct):
    """What a link from a mail does."""

    purpose: Literal["seat", "confirm", "stop"]
    """Play as its owner on this device; use an address for notices; use it no more."""
    name: str
    """Whose it is; empty: they have no name."""
    table: str = ""
    """Of a seat: at which table."""
    email: str = ""
    """Which address, as far as it need be told to know it again."""
    mine: bool = False
    """Whether this device is theirs already."""


class Token(msgspec.Struct):
    """POST /api/me/token  A key for programs: `Authorization: Bearer …`. It is told once."""

    token: str
    """To be kept like a password; a new one ends the one before."""


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
    """False: shut it out."""


# --- HTTP: which games ------------------------------------------------------------------------------------


class OptionValue(msgspec.Struct):
    """A value that a table option may take."""

    value: bool | int | str
    """What is sent in `NewTable.options`."""
    said: Said
    """What a person reads."""
    share: float = 1.0
    """How much of a whole game's length is played with it."""


class OptionInfo(msgspec.Struct):
    """A table option."""

    name: str
    """The key in `NewTable.options`."""
    said: Said
    """What it is called."""
    help: Said
    """What it decides."""
    values: list[OptionValue]
    """The default first."""


class EditionInfo(msgspec.Struct):
    """An edition of a game: its figures."""

    id: str
    """What is sent in `NewTable.edition`."""
    said: Said
    """What it is called."""
    players: list[int]
    """For how many players it is."""
    usual: int
    """With how many a table begins to be set up."""
    variants: list[int]
    """Those of them that are a variant: the rulebook is not made for so many."""
    reconstructed: int
    """How many of its figures are our own reconstruction; a client says so plainly."""
    figures: int
    """How many figures it has."""
    options: list[str]
    """The options that have an effect in it."""
    own: bool = False
    """Whether it is an edition of whoever runs the server, and does not come with the game."""
    lacks: dict[str, list[bool | int | str]] = {}
    """Values that an option can't have in it, by the option's name: a table with one is refused."""


class Minutes(msgspec.Struct):
    """How long a whole game takes, about."""

    people: int
    """If all players are people."""
    alone: int
    """If one plays against bots. With some bots it lies between the two, by their number."""


class LessonInfo(msgspec.Struct):
    """A first game that teaches."""

    name: str
    """What is sent in `NewLesson.lesson`."""
    title: Said
    """What it is called."""
    about: Said
    """What one does in it, in a sentence."""


class GameInfo(msgspec.Struct):
    """GET /api/games  All that is needed to set up a table."""

    name: str
    """What is sent in `NewTable.game`."""
    title: Said
    """What it is called."""
    tagline: Said
    """What it is about, in a sentence."""
    editions: list[EditionInfo]
    """The default first."""
    options: list[OptionInfo]
    """What a table may decide."""
    bots: list[str]
    """Levels, weakest first."""
    characters: dict[str, list[str]] = {}
    """By level, what may be asked for with it: `steady/loyal`. A level alone: the character falls by lot."""
    notes: dict[str, Said] = {}
    """What is to be known of a table with so many players, by their number, where that is something special."""
    minutes: dict[str, Minutes] = {}
    """By the number of players; empty: nobody has said. An option may make it shorter (`OptionValue.share`)."""
    weight: int = 0
    """How hard it is to learn: 1 easy, 2 medium, 3 demanding; 0: nobody has said."""
    lessons: list[LessonInfo] = []
    """Where one learns it by playing."""


# --- HTTP: tables -----------------------------------------------------------------------------------------


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat when a table is made: open, one's own, or a bot's."""

    kind: Literal["open", "me", "bot"] = "open"
    """`open`: whoever comes; `me`: who makes the table; `bot`: nobody is waited for."""
    level: Annotated[str, Meta(max_length=32)] = ""
    """Of a bot: one of `GameInfo.bots`, perhaps with one of its `GameInfo.characters`."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables  Set one up. The maker is its host, and sees no more than anybody."""

    game: Annotated[str, Meta(max_length=32)]
    """One of `GameInfo.name`."""
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=16)]
    """As many as there will be players."""
    edition: Annotated[str, Meta(max_length=32)] = ""
    """One of `EditionInfo.id`; empty: the default."""
    options: dict[str, bool | int | str] = {}
    """By `OptionInfo.name`; what is left out is as by default."""
    title: Annotated[str, Meta(max_length=60)] = ""
    """What the table is called in lists; empty: as its game."""
    pace: Pace = "live"
    """All at once, or over days."""
    clock: Annotated[int, Meta(ge=0, le=14 * 24 * 3600)] = 0
    """Seconds for a required decision; 0: no clock."""
    watch: Watch = "link"
    """Who may watch."""
    listed: bool = False
    """Whether the table is in the list of open tables while seats are free."""
    talk: TalkRule = "free"
    """Who may talk to whom."""
    promises: PromiseRule = "all"
    """Who sees agreed deals and what became of the promises."""


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/lessons  Learn a game by playing: a table of one's own with bots, a fixed deal, and notes.

    It takes no name, begins at once and is in nobody's list. Whoever has begun the lesson before goes on with it.
    """

    game: Annotated[str, Meta(max_length=32)]
    """One of `GameInfo.name`."""
    lesson: Annotated[str, Meta(max_length=32)] = "first"
    """One of `GameInfo.lessons`."""
    again: bool = False
    """True: from its beginning, whatever was begun before."""


class TableMade(msgspec.Struct):
    """A table has been set up."""

    table: str
    """Its id: the page is /t/ID, the socket /api/tables/ID/socket."""


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """A seat and who has it."""

    seat: Seat
    """Counted from 0."""
    kind: Literal["open", "person", "bot"]
    """Nobody yet, a person, or a bot."""
    name: str = ""
    """Empty while nobody sits there."""
    level: str = ""
    """Of a bot, with its character if that was asked for; once the game is over, also if it fell by lot."""
    ready: bool = False
    """Before the deal: whether this seat is ready for it."""
    here: bool = False
    """A person who is connected now."""
    kept: bool = False
    """A person's seat that a bot keeps warm until its owner is back."""
    reserved: bool = False
    """At a rematch: kept for who sat here, until they come or give it up."""
    gone: bool = False
    """Its owner has deleted themselves: it has no name any more."""
    vacant: bool = False
    """A bot plays for somebody who is away, and another person may sit down here."""
    bot_for: list[Seat] = []
    """Seats that want a bot to play on for its owner, who is away."""
    person_for: list[Seat] = []
    """Seats that want that another person may."""


class TableInfo(msgspec.Struct, omit_defaults=True):
    """A table, without its game."""

    id: str
    """Who knows it may come in: it is the key to the table."""
    game: str
    """One of `GameInfo.name`."""
    edition: str
    """The id of the edition."""
    options: dict[str, bool | int | str]
    """Those that are not as by default."""
    title: str
    """What the table is called; empty: as its game."""
    pace: Pace
    """All at once, or over days."""
    clock: int
    """Seconds for a required decision; 0: no clock."""
    watch: Watch
    """Who may watch."""
    listed: bool
    """Whether it is in the list of open tables while seats are free."""
    talk: TalkRule
    """Who may talk to whom."""
    promises: PromiseRule
    """Who sees agreed deals and what became of the promises."""
    state: Literal["gathering", "playing", "over"]
    """Before the deal, under way, or finished."""
    seats: list[SeatInfo]
    """In order."""
    commitment: str
    """The hash of the secret behind every draw: published before the first card."""
    made: float
    """When, in seconds since 1970."""
    host: Seat = -1
    """The seat of whoever has the host's rights; -1: the host does not sit, or names are hidden."""
    paused: bool = False
    """Whether all clocks stand still."""
    pausing: list[Seat] = []
    """Seats that want to pause (or, when paused, to go on)."""
    watching: int = 0
    """How many watch now."""
    coach: bool = False
    """Whether `advise` is open, and why bots do what they do is told: one person plays, or all have agreed."""
    coaching: list[Seat] = []
    """Seats that have agreed to it."""
    rematch: str = ""
    """The table where the same people play again."""
    waiting: list[Seat] = []
    """Seats that must decide now: the mark of whose turn it is."""
    moves: int = 0
    """Decisions taken."""
    places: list[int] = []
    """At the end: by seat, 1 is first, shared places have the same number."""
    points: list[int] = []
    """At the end."""
    yours: Seat = -1
    """The asking player's own seat."""
    own: EditionInfo | None = None
    """The edition, if it does not come with the game: the table keeps it, whatever the server has by now."""
    lesson: str = ""
    """The lesson that is played here (`LessonInfo.name`); its deal is not drawn, but part of the lesson."""
    learnt: bool = False
    """Of a lesson: whether one has come to its end."""
    skipped: bool = False
    """Of a lesson: whether its notes were ended before."""
    rules: int = 0
    """The version of the game's rules by which it is, or was, played; 0: the cards are not dealt yet."""
    plain: bool = False
    """Of an old game: `board` and `mine` are not as today's boards of the game have them, and are shown as plain
    data."""
    stopped: bool = False
    """The game was under way when its rules changed, and today's can make nothing of it: it is shown as it stood,
    can be downloaded, and the same people may begin anew (`rematch`)."""


class Tables(msgspec.Struct):
    """GET /api/tables  Those that I can see."""

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
    """Of the client's own making; the answer has it too."""


class Sit(Command):
    """Claim a free seat, or a vacant one of a game under way; the first to come has it."""

    seat: Place
    """Which one."""
    name: Annotated[str, Meta(max_length=32)] = ""
    """Also one's name, when none has been chosen yet."""


class Leave(Command):
    """Get up. Before the deal the seat is free again; afterwards a bot plays on until one is back."""


class Back(Command):
    """Take one's own seat again from the bot that keeps it."""


class Fill(Command):
    """Put a bot on a free seat; the host may also take it away, or send a person away who does not come again."""

    seat: Place
    """Which one."""
    level: Annotated[str, Meta(max_length=32)] = "steady"
    """As in `SeatWish`; empty: no bot."""


class Host(Command):
    """Take the host's rights, when the host is away for long. When the host leaves they pass by themselves."""


class Replace(Command):
    """Want that somebody plays on for a person who is away; it happens when most of the others want it."""

    seat: Place
    """Whose owner is away."""
    who: Literal["bot", "person"] = "bot"
    """A bot, until its owner is back; or also another person, who may sit down there."""
    want: bool = True
    """False: not any more."""


class Ready(Command):
    """Ready, or not yet. When all seats are taken and all are ready the cards are dealt."""

    ready: bool = True
    """False: not yet."""
    seal: Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$")] = ""
    """Of a word of one's own for the seed: the SHA-256 (hex) of `word/COMMITMENT/SEAT/WORD`. Empty: none."""


class Open(Command):
    """Open the word that one has sealed: as soon as `News.sealed` shows one's own seal, and never before."""

    word: Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}$")]
    """It must fit the seal."""


class Act(Command):
    """Answer a request: with one action, or with a series, taken whole or not at all."""

    request: int
    """`Asked.id`."""
    actions: Annotated[list[Plain], Meta(min_length=1, max_length=100)]
    """Each as in `Choice.action`."""


class Undo(Command):
    """Take back what one did last, while it is one's own; a series that was sent in one `act` goes back whole."""

    request: int
    """`Step.request`, so that a late click takes back nothing else."""


class Offer(Command):
    """Offer a deal; `answers` names the one that it replaces."""

    parties: Annotated[list[Place], Meta(min_length=1, max_length=15)]
    """The others."""
    terms: Annotated[list[Plain], Meta(min_length=1, max_length=20)]
    """Each as in `TermChoice.term`."""
    answers: Annotated[str, Meta(max_length=64)] = ""
    """The id of the deal to which this is the answer; empty: it is an offer of its own."""
    seconds: Annotated[int, Meta(ge=0, le=14 * 24 * 3600)] = 0
    """It lapses after this time unless agreed; 0: only by the point of the game."""


class Reply(Command):
    """Accept, refuse or withdraw a deal."""

    deal: Annotated[str, Meta(max_length=64)]
    """`DealInfo.id`."""
    answer: Literal["accept", "refuse", "withdraw"]
    """To withdraw is for whoever made it."""


class Say(Command):
    """Talk: to all, or to some seats."""

    text: Text
    """What is said."""
    to: Annotated[list[Place], Meta(max_length=15)] = []
    """Empty: to all."""


class Mute(Command):
    """Hear a seat no more, or again. Nobody else is told."""

    seat: Place
    """Which one."""
    muted: bool = True
    """False: hear it again."""


class Report(Command):
    """Report a line of talk to whoever runs the server."""

    line: Annotated[str, Meta(max_length=64)]
    """`Utterance.id`."""
    reason: Annotated[str, Meta(max_length=500)] = ""
    """What is wrong with it."""


class Pause(Command):
    """Want a pause, or to go on; it happens when every person at the table wants it."""

    want: bool = True
    """False: rather go on."""


class Coach(Command):
    """Agree that everybody may ask what they could do, or not any more; among people all must agree."""

    want: bool = True
    """False: rather not."""


class Advise(Command):
    """Ask what one could do: `Advice` follows, to this connection alone. It is the same however often one asks."""

    request: int = 0
    """`Asked.id`, of what one must decide; or"""
    deal: Annotated[str, Meta(max_length=64)] = ""
    """`DealInfo.id`, of an offer that one may answer."""


class Call(Command):
    """Call a seat that is waited for to answer: it gets a notice."""

    seat: Place
    """Which one."""


class Present(Command):
    """Somebody looks at the page and has just used it: what they see there, no notice tells them besides.

    A client says it when a page that is visible was used, at most once in half a minute; never of a hidden one.
    """


class Read(Command):
    """In a lesson: go on, the note has been read."""

    note: Annotated[str, Meta(max_length=64)]
    """`Note.name`."""


class Skip(Command):
    """In a lesson: no more notes; the rest of the game is free."""


class Rematch(Command):
    """After the end: the same table again, with the same people."""


class Speak(Command):
    """Say everything in another language from now on: a whole `News` follows."""

    lang: Language
    """Which one."""


class Ping(Command):
    """Does the line live? `Beat` says so at once. It is no sign of life of whoever plays."""


AnyCommand: TypeAlias = (
    Sit
    | Leave
    | Back
    | Fill
    | Host
    | Replace
    | Ready
    | Open
    | Act
    | Undo
    | Offer
    | Reply
    | Say
    | Mute
    | Report
    | Pause
    | Coach
    | Advise
    | Call
    | Present
    | Read
    | Skip
    | Rematch
    | Speak
    | Ping
)


# --- HTTP: what can be read of a game -------------------------------------------------------------------


class Block(msgspec.Struct, omit_defaults=True):
    """A piece of a page: text, or a picture."""

    html: str = ""
    """Text. No part of it comes from a player."""
    picture: str = ""
    """The client's drawing of this name."""
    words: str = ""
    """What the picture shows."""


class Paragraph(msgspec.Struct, omit_defaults=True):
    """A paragraph of the rules, or a ruling of ours."""

    key: str
    """What it is called in the reader's language: `Matériel 6`, `D7`."""
    at: str
    """Its address on the page: `/rules/GAME#materiel-6`."""
    blocks: list[Block]
    """What it says."""
    options: list[str] = []
    """Table options by which it holds, or reads otherwise: `OptionInfo.name`."""
    editions: list[str] = []
    """The editions in which it holds: `EditionInfo.id`. None: all."""


class Part(msgspec.Struct, omit_defaults=True):
    """What stands under a heading."""

    title: str
    """In the reader's language."""
    at: str
    """Its address on the page."""
    level: int
    """2, or 3 for a part of the one before."""
    lead: list[Block] = []
    """What stands before the paragraphs."""
    paragraphs: list[Paragraph] = []
    """In the order of the page."""


class Page(msgspec.Struct):
    """GET /api/rules/GAME, the whole rules; GET /api/learn/GAME, the game in two minutes, without paragraphs."""

    title: str
    """In the reader's language."""
    lead: list[Block]
    """What it begins with."""
    parts: list[Part]
    """In the order of the page."""


# --- the socket: what the server says ---------------------------------------------------------------------


class Cited(msgspec.Struct):
    """A paragraph of the rules, or a ruling of ours."""

    said: str
    """What a person reads: `Matériel 6`, `D7`."""
    anchor: str
    """Where it stands: `/rules/GAME#materiel-6`. Empty: on no page of ours."""


class Choice(msgspec.Struct, omit_defaults=True):
    """One legal answer."""

    action: Plain
    """What is sent in `Act.actions`."""
    said: str
    """What a person reads."""
    help: str = ""
    """What it does."""
    rule: list[Cited] = []
    """Where its rule is found; none: where that of the question is."""


class Barred(msgspec.Struct, omit_defaults=True):
    """A choice that one might think of and that is not legal now, with the reason."""

    action: Plain
    """What it would be."""
    said: str
    """What a person reads."""
    why: str
    """The reason."""
    rule: list[Cited] = []
    """Where its rule is found."""


class Asked(msgspec.Struct, omit_defaults=True):
    """What the receiver is asked, or may do."""

    id: int
    """What is sent in `Act.request`. The same question keeps its number."""
    kind: str
    """Which question, as a word of the game."""
    said: str
    """What a person reads."""
    options: list[Choice]
    """Every legal answer."""
    help: str = ""
    """What the rules say about it."""
    rule: list[Cited] = []
    """Where they say it."""
    about: Plain = {}
    """What the question is about, by the game's words."""
    default: int = -1
    """Which option is played when time runs out; -1: one is drawn by lot, or the receiver need not answer."""
    drawn: list[int] = []
    """The options among which lots are drawn when time runs out."""
    lapse: str = ""
    """The same in a sentence, at a table with a clock."""
    optional: bool = False
    """True: it may be done at any time, and nobody is waited for."""
    answered: int = -1
    """Which option was given under seal, and may still be changed."""
    barred: list[Barred] = []
    """Choices that are not legal now, for the boards that show them."""


class Waiting(msgspec.Struct, omit_defaults=True):
    """A seat that must decide, in words that all may read."""

    seat: Seat
    """Which one."""
    kind: str
    """Which question, as a word of the game."""
    said: str
    """What a person reads."""
    deadline: float = 0
    """When its time runs out, in seconds since 1970; 0: no clock."""
    patience: float = 0
    """Without a clock: up to when whoever is asked is waited for, if their page is open; in seconds since 1970."""


class Why(msgspec.Struct):
    """Why a bot decided as it did, in its own words."""

    seat: Seat
    """Whose decision it was."""
    said: str
    """What a person reads."""


class Line(msgspec.Struct, omit_defaults=True):
    """A line of the log: what happened, as the receiver may know it."""

    move: int
    """After which decision: its moment in the replay."""
    type: str
    """Which event, as a word of the game; `table-…` for what happened beside the game."""
    said: str
    """What a person reads."""
    event: Plain = {}
    """The event as data, as far as the receiver may know it."""
    seat: Seat = -1
    """Whose decision caused it."""
    why: list[Why] = []
    """At the first line of a decision: the reasons of bots, once telling them gives nothing away, where the coach
    is on; the reasons of sealed answers stand where these are opened. After the end, of every decision."""


class Utterance(msgspec.Struct, omit_defaults=True):
    """Something said at the table."""

    id: str
    """To report it by."""
    seat: Seat
    """-1: a spectator."""
    text: str
    """What was said."""
    at: float
    """When, in seconds since 1970."""
    move: int
    """The point of the game."""
    to: list[Seat] = []
    """The seats that hear it, the speaker included; empty: all."""
    former: bool = False
    """Said by somebody who had the seat before its present owner."""


class TermInfo(msgspec.Struct, omit_defaults=True):
    """A term of a deal: who promises what."""

    term: Plain
    """The promise as data."""
    seat: Seat
    """Who promises."""
    said: str
    """What a person reads."""
    verdict: Literal["pending", "kept", "broken", "void", "unknown"] = "pending"
    """What became of it; `unknown`: the receiver can't know."""


class Standing(msgspec.Struct, omit_defaults=True):
    """What became of a seat's promises, as far as the receiver knows of them."""

    seat: Seat
    """Whose they are."""
    kept: int = 0
    """How many were kept."""
    broken: int = 0
    """How many were broken."""
    void: int = 0
    """How many came to nothing by no fault of anybody."""
    pending: int = 0
    """How many are still to be seen."""


class DealInfo(msgspec.Struct, omit_defaults=True):
    """A deal, as the receiver may know it."""

    id: str
    """To answer it by."""
    by: Seat
    """The seat that offered it."""
    parties: list[Seat]
    """All seats that it is between."""
    terms: list[TermInfo]
    """What is promised."""
    status: Literal["open", "agreed", "refused", "withdrawn", "lapsed", "answered"]
    """What became of it."""
    accepted: list[Seat]
    """The seats that have accepted, the one that offered it included."""
    made: int
    """The point of the game at which it was offered."""
    answers: str = ""
    """The id of the deal to which it is the answer."""
    reason: str = ""
    """Why it was answered so, if somebody said."""
    lapses: float = 0
    """When it lapses, in seconds since 1970; 0: by the point of the game only."""
    waits: float = 0
    """Until when the bot that offered it waits for an answer before it goes on; 0: it does not."""


class Step(msgspec.Struct):
    """What the receiver did last, and may take back."""

    request: int
    """What is sent in `Undo.request`."""
    said: str
    """What a person reads: what was done, as it was offered."""


class Try(msgspec.Struct, omit_defaults=True):
    """Something that a note asks for: an answer to a question, an offer, or an answer to one."""

    said: str
    """What a person reads."""
    request: int = 0
    """Of an action: what is sent in `Act.request`."""
    action: Plain | None = None
    """Of an action: what is sent in `Act.actions`."""
    parties: list[Seat] = []
    """Of an offer: what is sent in `Offer.parties`."""
    terms: list[Plain] = []
    """Of an offer: what is sent in `Offer.terms`."""
    deal: str = ""
    """Of an answer: what is sent in `Reply.deal`."""
    answer: Literal["accept", "refuse", ""] = ""
    """Of an answer: what is sent in `Reply.answer`."""


class Note(msgspec.Struct, omit_defaults=True):
    """A note of a lesson, which is up until it has been read (`Read`) or what it asks for is done."""

    name: str
    """What is sent in `Read.note`."""
    said: str
    """What a person reads."""
    at: str
    """What it points at: `board`, `hand`, `prompt`, `talk`, `seat:2`, or `thing:…`, `place:…`, `means:…`."""
    rule: list[Cited] = []
    """Where the rule is found that it is about."""
    tries: list[Try] = []
    """What it asks for, any of these; empty: it is to be read."""
    must: bool = False
    """Whether everything else waits until that is done."""


class Taught(msgspec.Struct, omit_defaults=True):
    """How far the receiver has come in a lesson."""

    title: str
    """What the lesson is called."""
    seen: int
    """How many notes have been seen."""
    of: int
    """Of how many, at most."""
    note: Note | None = None
    """The one that is up; bots wait for it."""
    closing: bool = False
    """Whether it is the last."""
    skipped: bool = False
    """Whether the receiver wanted no more notes."""
    done: bool = False
    """Whether the receiver has come to its end."""
    yours: bool = False
    """Whether nobody else is about to move: the others have answered, or wait for the receiver."""


class You(msgspec.Struct, omit_defaults=True):
    """The receiver at this table."""

    seat: Seat = -1
    """-1: no seat; then one watches."""
    host: bool = False
    """Whether the receiver has the host's rights: of whoever set up the table, or of who came after."""
    muted: list[Seat] = []
    """Seats that the receiver does not want to hear."""
    blocked: list[Seat] = []
    """Seats of players whom the receiver has blocked: nor are these heard."""
    sent: bool = False
    """The host has sent the receiver away: they don't sit down here again."""
    undo: Step | None = None
    """What the receiver may take back now; nothing: nothing."""


class SealedWord(msgspec.Struct, omit_defaults=True):
    """A word that a player mixes into the deal, under its seal."""

    seat: Seat
    """Whose."""
    seal: str
    """As in `Ready.seal`."""
    word: str = ""
    """From the first card on: what was opened; empty: it was not, and is not in the deal."""


class News(msgspec.Struct, omit_defaults=True, tag_field="type", tag="news"):
    """What there is, or what has changed. A field that is missing has not changed.

    `lines`, `talk` and `deals` are added to what the receiver has (deals by id); but with `earlier` what it has of
    `talk` goes first, for there is a gap. Of `board` the entries that are
    there replace those of the same name. With `back`, decisions were taken back: first go the lines with that
    `move` or a later one, except those of type `table-…`; these, and what was said since, have the `move` before
    it from now on. In a whole one they stand for everything, and nothing from before is
    kept, except that when one resumes with `after=NUMBER` lines and talk up to that number are left out.
    """

    number: int
    """To resume with, after the connection was lost."""
    now: float
    """The server's clock, for deadlines."""
    whole: bool = False
    """Whether it holds everything."""
    resumed: bool = False
    """In a whole one: lines and talk go on from the number that was asked for."""
    table: TableInfo | None = None
    """The table without its game."""
    you: You | None = None
    """The receiver."""
    moves: int = -1
    """Decisions taken."""
    back: int = 0
    """The first decision that was taken back since the last news; 0: none was."""
    board: Plain | None = None
    """The public table, as the game describes it (`games/GAME/board.py`)."""
    mine: Plain | None = None
    """What only the receiver sees: its hand."""
    asked: list[Asked] | None = None
    """What the receiver is asked, or may do."""
    waiting: list[Waiting] | None = None
    """Who must decide."""
    lines: list[Line] = []
    """Of the log."""
    talk: list[Utterance] = []
    """What was said; never more than a page."""
    earlier: bool = False
    """Whether more was said before `talk`, which can be asked for (`Talk`)."""
    deals: list[DealInfo] = []
    """Those that the receiver may know of; in a whole one the last hundred of those that are settled."""
    standings: list[Standing] | None = None
    """What became of everybody's promises."""
    taught: Taught | None = None
    """In a lesson: how far the receiver has come, and the note that is up."""
    sealed: list[SealedWord] | None = None
    """Once all are ready: the seals that count, by seat. With the first card come the words that were opened."""


class Done(msgspec.Struct, omit_defaults=True, tag_field="type", tag="done"):
    """The command with this id has been carried out, and is stored."""

    id: str
    """The command's."""


class Refused(msgspec.Struct, omit_defaults=True, tag_field="type", tag="refused"):
    """The command with this id was not carried out; nothing has changed."""

    id: str
    """Empty when the message could not be read at all."""
    code: Literal["malformed", "not-allowed", "against-the-rules", "too-fast", "too-large", "unavailable"]
    """For programs."""
    said: str
    """What a person reads."""
    rule: list[Cited] = []
    """Where the rule is found that forbids it."""


class Suggestion(msgspec.Struct, omit_defaults=True):
    """Something that one could do."""

    action: Plain
    """As in `Choice.action`."""
    said: str
    """What a person reads."""
    why: str = ""
    """The reason that a steady player has for it, in his words."""
    close: bool = False
    """Whether it seems as good as the first."""


class Advice(msgspec.Struct, omit_defaults=True, tag_field="type", tag="advice"):
    """What a steady player would think of in the receiver's place, from what the receiver may know alone."""

    id: str
    """Of the command `advise`."""
    suggestions: list[Suggestion] = []
    """About a question: what one could do, the best first."""
    answer: Literal["", "accept", "refuse", "offer"] = ""
    """About an offer: what he would answer; `offer`: he would offer something else."""
    said: str = ""
    """The same in a sentence."""
    why: str = ""
    """His reason, in his words."""
    instead: list[str] = []
    """What he would offer instead, in words."""
    look: list[str] = []
    """What one should look at."""


class Beat(msgspec.Struct, omit_defaults=True, tag_field="type", tag="beat"):
    """The line lives. Whoever counts what comes on it learns from `told` whether anything was lost on the way."""

    id: str
    """The ping's. Empty when nobody asked: a command of this connection is under way, and takes long."""
    told: int = 0
    """How many messages were sent on this connection before this one."""


class Heed(msgspec.Struct, omit_defaults=True, tag_field="type", tag="heed"):
    """Whoever runs the server has a word for you: ask `/api/me` again. Nobody else at the table hears of it."""


Frame: TypeAlias = News | Advice | Done | Refused | Beat | Heed
"""What the socket carries to a client."""


# --- HTTP: terms, moments and the story -------------------------------------------------------------------


class TermChoice(msgspec.Struct):
    """Something that could be promised now."""

    term: Plain
    """What is sent in `Offer.terms`."""
    seat: Seat
    """Who would promise."""
    said: str
    """What a person reads."""


class Terms(msgspec.Struct):
    """GET /api/tables/TABLE/terms?with=2&with=3&lang=en  What could be promised now among me and these seats."""

    terms: list[TermChoice]
    """For each of the seats and for me."""


class PlainSection(msgspec.Struct):
    """A part of a table in plain text."""

    name: Literal["table", "happened", "deals", "talk", "asked", "free", "undo"]
    """Which it is: how the table stands, what happened, offers and promises, talk, what one is asked, what
    one may do out of turn, what one may take back."""
    heading: str
    """What a person reads above it."""
    lines: list[str]
    """One below the other."""


class PlainChoice(msgspec.Struct):
    """A legal choice, as the text numbers it."""

    number: int
    """Through all that one is asked."""
    request: int
    """Which question it answers: what is sent in `Act.request`."""
    action: Plain
    """What is sent in `Act.actions`."""
    said: str
    """What a person reads."""
    optional: bool
    """It may be taken out of turn; nobody waits for it."""


class PlainDeal(msgspec.Struct):
    """A deal of one's own, by the number that the text gives it. It keeps that."""

    number: int
    """Its number."""
    deal: str
    """What is sent in `Reply.deal`, or in `Offer.answers`."""
    status: Literal["open", "agreed", "refused", "withdrawn", "lapsed", "answered"]
    """As in `DealInfo`."""


class InWords(msgspec.Struct):
    """GET /api/tables/TABLE/words?since=7&lang=en  The table in plain text, as one's seat sees it, while it is
    played."""

    moves: int
    """How many decisions have been taken: the `since` by which one is told next time what happened after this."""
    sections: list[PlainSection]
    """Those that there is something of."""
    choices: list[PlainChoice]
    """Every legal choice."""
    deals: list[PlainDeal]
    """Every deal of which one is a party."""


class Talk(msgspec.Struct):
    """GET /api/tables/TABLE/talk?before=LINE  The page of talk before a line that one heard."""

    talk: list[Utterance]
    """The oldest first."""
    earlier: bool
    """Whether more was said before."""


class Moment(msgspec.Struct, omit_defaults=True):
    """GET /api/tables/TABLE/moment?move=7&seat=2&lang=en  The table after a decision.

    During the game one sees it as one saw it then; after the end with the eyes of any seat (`seat`), or as a
    spectator (`seat=-1`), or with all cards open (`seat=all`).
    """

    move: int
    """After which decision."""
    moves: int
    """How many there are so far."""
    board: Plain
    """The public table, as the game describes it."""
    lines: list[Line]
    """What that decision caused."""
    mine: Plain = {}
    """What only that seat saw: its hand."""
    hands: dict[str, Plain] = {}
    """With all cards open: everybody's, by seat."""
    waiting: list[Waiting] = []
    """Who had to decide then."""


class Chronicle(msgspec.Struct, omit_defaults=True):
    """GET /api/tables/TABLE/chronicle?line=0&lang=en  A page of the log as one may know it, and the points."""

    moves: int
    """Decisions taken."""
    lines: list[Line]
    """At most 500, from the line on that was asked for (counted from 0)."""
    chapters: list[Chapter] = []
    """With the first page: the rounds of the game, for the replay to jump to."""
    points: list[list[int]] = []
    """With the first page: points by chapter, then by seat, from before the first chapter on; none before the end
    of the game."""
    more: bool = False
    """Whether there are more lines."""


class Chapter(msgspec.Struct, omit_defaults=True):
    """A round of the game: a country in Koalition."""

    move: int
    """At which decision it begins."""
    said: str
    """What a person reads."""


class Power(msgspec.Struct, omit_defaults=True):
    """Who could turn a vote: each seat's share of power by both indices, and the votes behind it."""

    move: int
    """After which decision it was counted."""
    said: str
    """Which vote it was."""
    quota: int
    """How many votes were needed."""
    weights: list[int]
    """Votes by seat."""
    banzhaf: list[float]
    """The Banzhaf index by seat: the shares add up to 1."""
    shapley: list[float]
    """The Shapley-Shubik index by seat, likewise."""
    governs: list[Seat]
    """The seats that formed the majority in the end; nobody, when none was found."""
    coalition: str = ""
    """Who governed, in words."""
    points: list[int] = []
    """What each seat took."""


class Story(msgspec.Struct, omit_defaults=True):
    """GET /api/tables/TABLE/story?lang=en  After the end: the result page's figures."""

    places: list[int]
    """By seat: 1 is first, shared places have the same number."""
    points: list[int]
    """By seat."""
    chapters: list[Chapter]
    """The rounds of the game."""
    ending: str
    """Why the game is over, in a sentence; empty where the game does not say."""
    points_over_time: list[list[int]]
    """Points by chapter, then by seat, from before the first chapter on."""
    power: list[Power]
    """Each vote in which somebody could turn the scale."""
    standings: list[Standing]
    """What became of everybody's promises."""
    deals: list[DealInfo]
    """All of them."""
    secret: str
    """Now everybody may know it, and check the whole game with `hemicycle verify`."""
    piles: Plain = {}
    """As they lay before they were first shuffled, by the purpose of the draw: to draw again from them."""
    course: list[Stand] = []
    """Points by decision: whenever they changed, from the first card to the result."""
    told: list[Told] = []
    """The story in a few sentences."""
    broken: list[Broken] = []
    """The promises that were broken, as far as the receiver may know of them."""


class Stand(msgspec.Struct):
    """The points after a decision."""

    move: int
    """After which decision."""
    points: list[int]
    """By seat."""


class Told(msgspec.Struct, omit_defaults=True):
    """A sentence of a game's story."""

    kind: Literal["governed", "together", "never", "promises", "breach", "turn"]
    """What it is about."""
    said: str
    """What a person reads."""
    move: int = -1
    """After which decision one sees it on the board; -1: it is about the whole game."""
    chapter: str = ""
    """In which round that was."""
    seats: list[Seat] = []
    """Whom it is about."""


class Broken(msgspec.Struct, omit_defaults=True):
    """A promise that was broken."""

    seat: Seat
    """Who broke it."""
    to: list[Seat]
    """To whom it was made."""
    said: str
    """What was promised."""
    move: int
    """By which decision."""
    chapter: str = ""
    """In which round that was."""


class Prospects(msgspec.Struct, omit_defaults=True):
    """GET /api/tables/TABLE/prospects?lang=en  After the end: how everybody's chance to win went, as bots see it.

    Nothing of it is there before the end, nor where bots know nothing of the game.
    """

    course: list[Prospect] = []
    """From the first card to the result; at most some hundred moments, most where it moved most."""
    turns: list[Swing] = []
    """The decisions that moved it most, the one that did so most first."""
    pledges: list[Pledge] = []
    """What was agreed, and the promises that were broken, as far as the receiver may know of them."""


class Prospect(msgspec.Struct):
    """Everybody's chance to win after a decision."""

    move: int
    """After which decision."""
    chances: list[float]
    """By seat, from 0 to 1; all of them make 1."""


class Swing(msgspec.Struct):
    """A decision that moved the chances."""

    move: int
    """Which one."""
    said: str
    """What a person reads: whose chance rose by it, and whose fell."""
    moved: float
    """How much of all chances went to others by it."""
    turning: bool
    """Whether it is the turning point: no other raised the chance of whoever won as much."""
    happened: str = ""
    """What everybody saw happen, in a sentence."""


class Pledge(msgspec.Struct):
    """Something about promises that has its place on the curve."""

    move: int
    """After which decision, or by which."""
    kind: Literal["agreed", "broken"]
    """What became of it."""
    said: str
    """What a person reads."""


class Trouble(msgspec.Struct, omit_defaults=True):
    """What HTTP answers when it refuses."""

    code: Literal[
        "malformed", "not-allowed", "against-the-rules", "too-fast", "too-large", "unavailable", "not-found"
    ]
    """For programs."""
    said: Said
    """What a person reads."""
