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
refusal-database-away = The server can’t reach its memory just now, and does not know whether that was done. Try again in a moment.
refusal-damaged = The server’s memory is damaged. Nothing has changed; whoever runs the server must put it in order, and can read there what to do.
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
refusal-wrong-old-passphrase = This is not your passphrase. Without it nothing is changed.
refusal-no-way-back = Set a passphrase first: without one you could not come back yourself.
refusal-in-person = A program with a key can’t do that: open your page in a browser.
refusal-weak-passphrase = A passphrase has at least 8 characters, and is not the name.
refusal-bad-email = { $email } is not an e-mail address.
refusal-no-email = This server can’t send e-mail.
refusal-no-push = This server can’t send notifications to devices.
refusal-bad-push = That is not a subscription to notifications.

# --- order ----------------------------------------------------------------------------------------------

refusal-banned = Whoever runs this server does not let you in before { $until }. The reason: { $why }
refusal-banned-for-good = Whoever runs this server does not let you in any more. The reason: { $why }
refusal-muted = Whoever runs this server does not let you talk before { $until }. The reason: { $why }
refusal-muted-for-good = Whoever runs this server does not let you talk any more. The reason: { $why }
refusal-closed = Whoever runs this server has closed this table. The reason: { $why }

# --- notices --------------------------------------------------------------------------------------------

notice-turn = It is your turn: { $title }
notice-turn-text = You are asked: { $question }
notice-called = Somebody is waiting for you: { $title }
notice-called-text = Somebody at the table asks for your answer: { $question }
notice-deal = A deal waits for your answer: { $title }
notice-deal-text = { $name } offers you a deal. Open the table to read it, and accept or refuse.
notice-warn = Your time is running out: { $title }
notice-warn-text = The table still waits for your decision: { $question }
notice-kept = A bot plays for you: { $title }
notice-kept-text = Your time ran out again, so a bot has taken your seat. Open the table, and the seat is yours again.
notice-kept-voted-text = You were away, and the others waited no longer, so a bot plays for you. Open the table, and the seat is yours again unless somebody else has sat down there.
notice-over = The game is over: { $title }
notice-over-text = See how it ended.
notice-left = You have { $span } left, until { $until }. After that a harmless choice is made for you.
notice-left-offer = The offer stands for { $span }, until { $until }.

mail-hello = Hello { $name },
mail-table = Table “{ $title }”, a game of { $game }.
mail-game = A game of { $game }.
mail-seat = To your seat, on any device:
mail-seat-yours = This link is yours alone: whoever has it can play as you, so don’t forward this mail. It works until { $until }; you can end it earlier on your page.
mail-no-link = Open the table where you usually play.
mail-why = You get this because you asked for it on your page. To get no more mails:
mail-why-no-link = You get this because you asked for it on your page. You can turn it off there.

mail-confirm = Confirm your e-mail address
mail-confirm-who = { $name } wants to be told by mail at this address when it is their turn at Hemicycle.
mail-confirm-somebody = Somebody wants to be told by mail at this address when it is their turn at Hemicycle.
mail-confirm-link = If that is you, confirm it within a day:
mail-confirm-code = If that is you, type this code on your page within a day:
mail-confirm-else = If it is not you, there is nothing to do: no more mails will come.

refusal-mail-not-sent = The mail could not be sent, so the address was not saved. Is it spelled right? Else try again later.
refusal-wrong-code = That is not the code, or it has expired. Save the address again, and a new mail comes.
refusal-link-bad = This link is not complete. Copy the whole of it from the mail.
refusal-link-old = This link has expired, or was ended. The next mail brings a new one; or enter with your name and passphrase.

# --- how long -------------------------------------------------------------------------------------------

span-minutes = { $number ->
    [one] one minute
   *[other] { $number } minutes
}
span-hours = { $number ->
    [one] one hour
   *[other] { $number } hours
}
span-days = { $number ->
    [one] one day
   *[other] { $number } days
}

# --- at the table ---------------------------------------------------------------------------------------

refusal-not-seated = You have no seat at this table.
refusal-begun = The game has begun: this can be done only before the deal.
refusal-dealing = All are ready, and the cards are being dealt: a few seconds.
refusal-seals-open = Words are opened when all players are ready, not before.
refusal-no-seal = You have sealed no word for this deal, or were not there when the seals were counted.
refusal-other-word = This is not the word that you have sealed.
refusal-not-begun = The game has not begun.
refusal-over = The game is over.
talk-whispered = { $seat }, to { $seats_named }
refusal-words-kept = This game is over and kept; its story and its record tell of it.
refusal-not-over = The game is not over yet.
refusal-no-lesson = This table is no lesson.
refusal-no-such-seat = There is no such seat: this table has { $seats }.
refusal-seated-already = You have a seat at this table already.
refusal-seat-taken = Somebody else has this seat.
refusal-no-name = Give your name first.
refusal-no-such-level = There is no such bot; choose one of: { $levels }.
refusal-host-only = Only the host may do that.
refusal-own-seat = This is your own seat.
refusal-sent-away = The host has sent you away from this table: you can’t sit down here again.
refusal-blocked = The host of this table does not want to play with you.
refusal-had-seat = You have had a seat in this game, and know what was in it. You can watch.
refusal-no-person = Nobody sits there.
refusal-blocked-enough = Your list of blocked players is full ({ $most } at most). Unblock somebody first.
refusal-replaced-already = That has been agreed already.
refusal-clock-replaces = This table has a clock: when their time runs out twice without a word, a bot takes the seat by itself.
refusal-not-absent = They were here a short while ago. If nothing is heard of them for { $minutes ->
    [one] one more minute
   *[other] { $minutes } more minutes
}, they count as away.
refusal-not-absent-hours = They were here not long ago. If nothing is heard of them for { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
}, they count as away.
refusal-paused = The table is paused.
refusal-undo-time = This can’t be taken back: your time for it is over.
refusal-kept = A bot plays for you. Say first that you are back.
refusal-no-talk = At this table nobody talks.
refusal-talk-is-public = At this table everything is said to all.
refusal-passed-enough = So many have come and gone at this table that it takes no more of this. Set up another one.
refusal-said-enough = You have said as much as this table keeps of one person ({ $lines } lines, or as many letters as a book has).
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
refusal-stopped = This game was begun by older rules, and today’s can make nothing of it: it is shown as it stood. The same people can begin anew.
refusal-moment-gone = This moment was played by older rules and was not kept. The log tells it; from decision { $seam } on you can look at every moment.
refusal-newer-rules = This game is played by newer rules than this server knows. Try again in a moment.
refusal-old-game = This game was begun by an older version of the rules, and can’t be continued.

table-began = The game is played by version { $version } of the rules.
table-continued = The server has other rules of the game by now: it goes on from here by version { $version }, where it had version { $was } before. { $again ->
        [0] Nothing is lost.
        [one] One decision did not fit any more and must be taken again.
       *[other] { $again } decisions did not fit any more and must be taken again.
    }
table-unopened = The cards are dealt without the sealed words that were not opened: { $seats_named }.
table-lapsed = { $seat } has run out of time: the default choice is made.
table-kept-left = { $seat } leaves. A bot plays on until they are back, and makes no deals.
table-kept-clock = { $seat } has run out of time again, without a word. A bot plays on until they are back, and makes no deals.
table-kept-voted = { $seat } is away, and the others wait no longer. A bot plays on until they are back, and makes no deals.
table-voted-bot = { $by } wants a bot to play on for { $seat }, who is away.
table-voted-person = { $by } wants another person to play on for { $seat }, who is away.
table-voted-not = { $by } would rather wait for { $seat }.
table-vacated = Another person may now sit down in the seat of { $seat }: whoever has the link to this table.
table-sat = { $seat } sits down where a bot played on, and plays from here.
table-gone = { $seat } is what a player is called from now on who has deleted themselves. A bot plays on.
table-hosted = { $seat } is the host now.
table-renamed = { $seat } has a new name.
table-undone = { $seat } takes back the last step.
table-returned = { $seat } is back.
table-paused = All agree to pause.
table-resumed = The game goes on.
table-slept = The server was away for { $span }. All clocks stood still.
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
settings-database = a database is named as sqlite:///FILE or postgresql://USER@HOST/NAME, and not '{ $given }'
settings-postgres-url = that is no address of a database; it reads postgresql://USER:PASSWORD@HOST:PORT/NAME, where signs in the password stand as in any URL (%40 for @)
settings-postgres-extra = PostgreSQL needs the extra: pip install { $extra }
settings-workers-sqlite = several workers need PostgreSQL: --database postgresql://…; a database of SQLite is for one process
settings-workers-lan = --lan and several workers do not go together: listen with --host instead
settings-workers-system = several workers behind one port are not to be had on this system: start several servers with --port
settings-postgres-unreached = the database { $database } can’t be reached: { $reason }
settings-no-database = there is no database { $file }
settings-database-closed = the database { $file } can’t be opened: { $reason }
settings-database-unused = the database { $file } can’t be used: { $reason }
settings-database-damaged = the database { $file } is damaged: stop the server and put a backup in its place; what can still be read of it, sqlite3 { $file } .recover brings to light
settings-database-newer = the database was made by a newer Hemicycle (schema { $schema }; this one knows { $known }); upgrade it, or name another database
settings-database-empty = there is nothing in the database { $file } yet; start the server once, which sets it up
settings-database-older = the database { $file } is of an older Hemicycle; start the server once, which brings it up to date
settings-import-no-table = { $file } is no table that was exported
settings-import-damaged = { $file } is damaged: it was cut or changed since it was written
settings-import-newer = { $file } was written by a newer Hemicycle; upgrade this one
settings-import-other-rules = the table in { $file } can’t be taken in: { $what }
settings-restore-none = there is no copy { $file }; name one that backup has made, or its folder
settings-restore-damaged = the copy { $file } is damaged, or no database of a server; nothing has changed
settings-restore-in-use = a server uses the database { $file }; stop it first
settings-restore-not-empty = there is something in the database { $file }; if it may go, add --overwrite, and it is kept under another name
settings-restore-not-empty-postgres = there is something in the database { $file }; if it may go, make a backup and add --overwrite: all of it is deleted
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

postgres-password = user and password are not known there
postgres-not-let-in = it does not let this user in from here (pg_hba.conf)
postgres-no-host = there is no such host
postgres-no-database = there is no such database; make one: createdb
postgres-refused = no PostgreSQL answers there
postgres-silent = it does not answer
postgres-not-allowed = this user may not make tables in it; let them own the database: createdb --owner
postgres-trouble = PostgreSQL’s error { $error }
postgres-said = { $error }

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
