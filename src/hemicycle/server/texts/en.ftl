# What the server says to people: why it does not do something, and its notifications.

# --- requests -------------------------------------------------------------------------------------------

refusal-unreadable = That could not be read: { $reason }.
refusal-no-number = A number is wanted, not “{ $given }”.
refusal-not-text = Messages are text in JSON; binary frames are not taken.
refusal-not-json = Send JSON, with the header Content-Type: application/json.
refusal-too-large = That is too large: at most { $kib } KiB.
refusal-too-fast = That is too fast. Wait a moment, then try again.
refusal-too-many-connections = You have too many connections open. Close a tab, then try again.
refusal-foreign-page = That came from another site’s page, and is not taken.
refusal-nobody = The server does not know you yet. Open its home page, or send a token.
refusal-unavailable = Something went wrong on the server, and nothing has changed. Try again.
refusal-no-page = There is nothing here.
refusal-no-table = There is no such table. Perhaps the link is incomplete, or the table was cleared away.
refusal-metrics = Metrics are told only on the server itself, or to whoever has the token.
refusal-not-at-the-machine = Only whoever sits at the machine on which Hemicycle runs can do that, on its own page at localhost.
refusal-no-network = This machine is not on a home network now: nobody else can reach it. Join one, by Wi-Fi or cable, then try again.

# --- who one is -----------------------------------------------------------------------------------------

refusal-clock-over-days = A game that ends by the clock is played live, not over days.
refusal-empty-name = A name has at least one letter.
refusal-name-crowded = Too many players with this name have a passphrase. Choose another name.
refusal-wrong-passphrase = No player has this name and this passphrase.
refusal-weak-passphrase = A passphrase has at least 8 characters, and is not the name.
refusal-bad-email = { $email } is not an e-mail address.
refusal-no-email = This server can’t send e-mail.
refusal-no-push = This server can’t send notifications to devices.
refusal-bad-push = That is not a subscription to notifications.

# --- notices --------------------------------------------------------------------------------------------

notice-turn = It is your turn: { $title }
notice-turn-text = The table waits for your decision.
notice-called = Somebody is waiting for you: { $title }
notice-called-text = Somebody at the table asks for your answer.
notice-over = The game is over: { $title }
notice-over-text = See how it ended.
notice-why = You get this because you asked for it on your page. You can turn it off there.

# --- at the table ---------------------------------------------------------------------------------------

refusal-not-seated = You have no seat at this table.
refusal-begun = The game has begun: this can be done only before the deal.
refusal-not-begun = The game has not begun.
refusal-over = The game is over.
refusal-not-over = The game is not over yet.
refusal-no-lesson = This table is no lesson.
refusal-no-such-seat = There is no such seat: this table has { $seats }.
refusal-seated-already = You have a seat at this table already.
refusal-seat-taken = Somebody else has this seat.
refusal-no-name = Give your name first.
refusal-no-such-level = There is no such bot; choose one of: { $levels }.
refusal-host-only = Only the host may do that.
refusal-own-seat = This is your own seat.
refusal-is-ready = A player who is ready can’t be removed.
refusal-paused = The table is paused.
refusal-undo-time = This can’t be taken back: your time for it is over.
refusal-kept = A bot plays for you. Say first that you are back.
refusal-no-talk = At this table nobody talks.
refusal-talk-is-public = At this table everything is said to all.
refusal-talk-to-oneself = Name somebody else to talk to.
refusal-nothing-said = The message is empty.
refusal-no-such-line = There is no such message, or it was not sent to you.
refusal-nothing-to-call = The table is not waiting for this player.
refusal-called-already = This player has just been called. Give them some time.
refusal-no-coach = The coach is off at this table: it is on where one person plays among bots, or where all have agreed.
refusal-not-asked = You are not asked that now.
refusal-no-such-offer = There is no such offer to answer.
refusal-no-watching = Nobody may watch at this table.
refusal-not-yours-to-see = Until the game is over, you see it from your own seat only.
refusal-no-such-moment = { $moves ->
    [0] There is no such moment: no decision has been taken yet.
    [one] There is no such moment: { $moves } decision has been taken.
   *[other] There is no such moment: { $moves } decisions have been taken.
}
refusal-bad-table = No such table can be set up: { $reason }
refusal-too-many-tables = You have too many tables open. Finish one first.
refusal-only-bots = At least one seat must be for a person.
refusal-one-seat = You can take one seat only.
refusal-no-partner = Name somebody to make the deal with.
refusal-old-game = This game was begun by an older version of the rules, and can’t be continued.

table-lapsed = { $seat } has run out of time: the default choice is made.
table-kept-left = { $seat } leaves. A bot plays on until they are back, and makes no deals.
table-kept-clock = { $seat } has run out of time again, without a word. A bot plays on until they are back, and makes no deals.
table-undone = { $seat } takes back the last step.
table-returned = { $seat } is back.
table-paused = All agree to pause.
table-resumed = The game goes on.
table-called = { $by } asks { $seat } to answer.
table-coached = { $seat } agrees to advice for all.
table-uncoached = { $seat } wants no advice at this table.

# --- when time runs out ---------------------------------------------------------------------------------

lapse-plays = If your time runs out, this is played for you: { $what }
lapse-draws = If your time runs out, one of these is drawn by lot: { $what }
lapse-draws-all = { $number ->
    [one] If your time runs out, your only choice is made for you.
   *[other] If your time runs out, one of the { $number } choices is drawn by lot.
}

# --- what can't be set ------------------------------------------------------------------------------------

settings-public-url = the public URL is the address alone, such as https://play.example.org, and not '{ $given }'
settings-database = a database is named as sqlite:///FILE, and not '{ $given }'
settings-no-database = there is no database { $file }
settings-database-closed = the database { $file } can’t be opened: { $reason }
settings-database-unused = the database { $file } can’t be used: { $reason }
settings-database-newer = the database was made by a newer Hemicycle (schema { $schema }; this one knows { $known }); upgrade it, or name another database
settings-no-folder = { $folder } is not a folder; name one that only you can read
settings-missing-folder = there is no folder { $folder }; make one that only you can read: mkdir -m 700 { $folder }
settings-folder-unmade = the folder { $folder } can’t be made: { $reason }
settings-unread = { $file } can’t be read: { $reason }
settings-unwritten = { $file } can’t be written: { $reason }
settings-edition-same-id = { $file } has other figures than the edition '{ $id }' of { $game }: give it an id of its own
settings-edition-id = { $file }: the id of an edition has 1 to { $longest } letters
settings-edition-twice = { $file }: another edition of { $game } has the id '{ $id }' too
settings-edition-large = { $file } is too large for an edition
settings-edition-not-text = { $file } is no edition: it is not a text in UTF-8
settings-edition-bad = { $file }, { $what }
settings-key-unkept = the key { $file } can’t be kept: { $reason }
settings-key-short = the key in { $file } is too short; remove the file, and a new one is made
settings-push-extra = notices to devices need the extra: pip install { $extra }
settings-push-key = { $file } holds no key for web push; remove the file, and a new one is made
settings-port = a port is a number from 0 to 65535, and not { $given }
settings-port-rights = port { $number } needs more rights; take one from 1024 on: --port 8080
settings-port-in-use = port { $number } of { $host } is in use; name another: --port { $other }
settings-port-in-use-all = every port from { $number } to { $last } is in use; name another: --port { $other }
settings-port-unused = port { $number } of { $host } can’t be used; name another: --port { $other }
settings-port-unused-all = no port from { $number } to { $last } can be used; name another: --port { $other }
settings-no-address = there is no address '{ $host }' to listen on; 127.0.0.1 is this machine alone

file-not-allowed = it is not allowed
file-is-folder = it is a folder
file-exists = there is a file in its place
file-missing = there is no such file or folder
file-no-room = there is no room
file-bad-name = no file can have that name
file-trouble = the system’s error { $number }
file-no-database = it is no database
file-sqlite = the database’s error { $error }

# --- the story of a game that is over ---------------------------------------------------------------------

story-governed = { $seats ->
    [one] { $seats_named } governed most often: { $number } of { $times } times.
   *[other] { $seats_named } governed most often: each { $number } of { $times } times.
}
story-together = No two governed together more often than { $seats_named }: { $number } times.
story-never = { $seats_named } never governed.
story-kept = { $number ->
    [one] The only promise was kept.
   *[other] All { $number } promises were kept.
}
story-breaker = { $seat } { $number }
story-broken = Promises broken: { $number } of { $all } ({ $told }).
story-breach = { $seat } broke a promise to { $seats_named }: { $promise }.
story-turn-lead = The turning point: here { $seats_named } passed { $others }, { $points } to { $behind }, and nobody took the lead back.
story-turn-level = The turning point: { $level } were level at { $points }. From then on nobody was ahead of { $seats_named }.
story-turn-level-last = The turning point was the very end: it left { $level } level at { $points }.
story-turn-lead-last = The turning point was the very end: it put { $seats_named } before { $others }, { $points } to { $behind }.
story-turn-swing = The turning point: the lead of { $seats_named }, never behind, grew from { $before } to { $after }.
story-chances-turn = The turning point: here the chance of { $seat } to win rose from { $before }% to { $after }%, and that of { $other } fell from { $from }% to { $to }%.
story-chances-moved = The chance of { $seat } to win rose from { $before }% to { $after }%, and that of { $other } fell from { $from }% to { $to }%.
story-agreed = Agreed between { $seats_named }: { $promises }.
