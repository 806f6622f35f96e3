# What the terminal says around a game.

play-not-understood = Type a number from { $low } to { $last }, or ? for the rule, or q to leave.
play-keys = t table · ? the question · ? 3 choice 3 · q leave
play-keys-zoocracy = c calendar · t table · ? the question · ? 3 choice 3 · q leave
play-keys-koalition = p parties · s score · t table · ? the question · ? 3 choice 3 · q leave
play-won =
    { $number ->
        [0] Nobody has won.
        [one] { $seats_named } has won.
       *[other] { $seats_named } share the victory.
    }
play-kept = The whole game has been kept. To read it:
play-reconstructed = { $number } of the { $figures } figures in this edition are our own, since the printed ones are not known.
play-table = You play against { $others }.
play-table-level =
    You play against { $others }, { $number ->
        [2] both
       *[other] all of them
    } { $level } bots.
play-resumed =
    The game goes on after { $number ->
        [one] 1 decision
       *[other] { $number } decisions
    }.
play-rule = Rule: { $rule }
play-left = You have left the table. The game was not kept: --save FILE keeps it.
play-left-saved = You have left the table. Go on whenever you like:

rules-options = Table options (--option NAME=VALUE, the default first)
rules-option = name
rules-values = what it decides

replay-game =
    { $title }, { $edition }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }: { $who }.
replay-unfinished = The game is not over: hidden cards stay hidden.

edition-players = { $low } to { $high } players
edition-origin-rulebook = printed in the rulebook
edition-origin-source = stated by another source
edition-origin-reconstructed = put in by us, not the printed figure
edition-figure = figure
edition-value = value
edition-origin = where from

board-cards-and-others = politicians + others
board-best = Best for you, of { $number }
board-best-of-many = Best for you, of very many
board-draft = You are putting together { $coalition }: { $votes } votes so far, { $majority } needed.
board-also = and in hand:
board-more =
    { $number ->
        [one] and 1 more, number { $first } (m shows it)
       *[other] and { $number } more, numbers { $first } to { $last } (m shows them)
    }
board-without-you =
    { $number ->
        [one] and 1 more that you can’t propose
       *[other] and { $number } more that you can’t propose
    }
board-majority = majority { $majority } of { $total }
board-legend = (10) resigned · 5* joker · ×2 Doppler · ½ Partei-Skandal · ↓ overthrown
board-legend-first = 6* colourless politician · ×2 doubler · a resignation takes the highest card
board-hand = Your hand:
board-empty = empty
board-said-yes = ✓ yes · … yes wanted
board-politicians = politicians
board-eu = EU

board-ahead = Round { $round }: { $phases }
board-forecast = Seats, if counted now
board-goals = Goals
board-hands = cards
board-government = Government: { $members } ({ $number } seats, { $majority } make a majority)
board-bid = bid

serve-ready = Hemicycle is at { $address } (Ctrl+C ends it)
serve-running = Hemicycle is running already, at { $address }
serve-running-somewhere = Hemicycle is running already
serve-running-switch = The switch where you invite friends opens it to your home network.
serve-network = Others in your network reach it at { $addresses }
serve-alone = Only this machine can reach it. For others in your home network: --lan
serve-alone-switch = Only this machine can reach it. For friends in your home network there is a switch where you invite them, or start it as: hemicycle --lan
serve-no-network = This machine is in no home network now: nobody else can reach it.
serve-no-page = The page for the browser has not been built, so there is nothing to see there. In the folder of the source code, make run builds it; it needs node 20.19 or later, or fetches one.

# Politico

play-keys-politico = s sheet · g governments · t table · ? the question · ? 3 choice 3 · q leave
play-offer = { $key } { $action }
board-swap = Swap for two
board-no-past = No government has fallen yet.

# Junta

play-keys-junta = c your cards · v the city · t table · ? the question · ? 3 choice 3 · q leave
board-coup-phase = Coup, phase { $number }
board-posts = posts
board-votes = votes
board-budget = Budget:
board-money = Reserve: { $reserve } · Switzerland: { $account }
board-every = m shows every combination of bills.
board-all-votes = All that lies open
board-hold = { $place }: stays
board-does = { $what }: { $effects }

# What is wrong with what was typed

bad-in-file = { $path }, { $what }
bad-command = there is no command '{ $name }'; choose one of: { $known }
bad-usage = { $what }; see { $command } --help
usage-no-option = there is no option { $name }
usage-missing = { $name } is missing
usage-value = { $name } wants { $wanted }
usage-without-value = { $name } wants a value
usage-extra = there is nothing to do with '{ $name }'
usage-unclear = that can’t be understood
usage-one-of = one of { $known }
usage-between = a number from { $least } to { $most }
usage-at-least = a number, { $least } or more
usage-number = a number
usage-other = something else
bad-option = an option is given as NAME=VALUE, not '{ $given }'
bad-option-twice = option { $name } is given twice; give it once
bad-no-edition = { $game } has no edition '{ $name }'; choose one of: { $known }, or name a .toml file
bad-edition = line { $line }: this edition is no good; hemicycle edition check says why
bad-bots = --bots wants one name for all, or { $players }, separated by commas; not { $given }
bad-resume-alone = --resume goes on with the game in its file, and takes only --lang beside it (and --bots, for bots of your own)
bad-resume-bot = { $path } has a bot '{ $bot }' that is none of ours; name it: --bots FILE.py:{ $bot }
bad-lan-command = --lan goes with hemicycle alone, or as: hemicycle serve --lan
bad-lan-host = --host { $host } lets others in already; leave out --lan, or --host
bad-lan-public = --lan is for the home network, and --public-url for the internet; choose one of them
bad-no-game = name a game to play, as in: hemicycle play koalition; or go on with one by --resume FILE
bad-save-exists = { $path } exists; go on with it by --resume { $path }, or name a new file
bad-resume-over = the game in { $path } is over; look at it by: hemicycle replay { $path }
bad-resume-seats = { $path } was not kept by hemicycle play: it wants a person on the first seat, bots on the others
bad-name = a name has at least one letter that can be printed
bad-part = { $path } has decisions 0 to { $last }; --from and --to choose a part of these
bad-running = a server with this database is running at { $address }; stop it, or name another database
bad-running-somewhere = a server with this database is running; stop it, or name another database
bad-smtp-alone = --smtp-from and --smtp-user go with --smtp HOST
bad-smtp = a mail server is given as HOST or HOST:PORT, and not '{ $given }'
bad-smtp-from = --smtp wants to know whom mails come from: --smtp-from table@example.org
bad-json-out = --json prints the result and --out writes it to a file; choose one of them

file-edition = an edition
file-record = a record
file-save = a saved game
file-folder = { $path } is a folder; name the file of { $what }
file-none = there is no file { $path }; name the file of { $what }
file-not-text = { $path } is not { $what }: it is not a text in UTF-8
file-unread = { $path } can’t be read: { $reason }
file-unwritten = { $path } can’t be written: { $reason }
file-folder-to-write = { $path } is a folder; name a file to write
file-no-folder-to-write = { $path } can’t be written: there is no folder { $folder }
file-not-allowed = it is not allowed
file-no-folder = there is no such folder
file-no-room = there is no room
file-bad-name = no file can be called so
file-trouble = the system’s error { $number }
