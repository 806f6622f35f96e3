# What the terminal says around a game.

# Help: what a command does, what it takes

heading-usage = Usage:
heading-options = Options:
heading-commands = Commands:
metavar-address = ADDRESS
metavar-bot = FILE.py:Class
metavar-command = COMMAND [ARGUMENTS]
metavar-database = sqlite:///FILE
metavar-file = FILE
metavar-folder = FOLDER
metavar-game = GAME
metavar-host-and-port = HOST[:PORT]
metavar-name = NAME
metavar-name-and-value = NAME=VALUE
metavar-name-or-file = NAME|FILE
metavar-names = NAMES
metavar-number = NUMBER
metavar-paragraph = PARAGRAPH|WORDS
metavar-text = TEXT
metavar-url = URL

help-command-hemicycle = Political board games by the rulebook.
help-command-hemicycle-more = Without a command, the table opens in your browser. GAME is one of these: { $games }.
help-command-serve = Run a server, so that people elsewhere can play.
help-command-serve-more = For your home network: hemicycle serve --lan --port 8080. HEMICYCLE_SECRET signs the cookies, else a key beside the database does. HEMICYCLE_METRICS_TOKEN opens /metrics to other machines. All of it is explained in docs/hosting.md.
help-command-backup = Copy into FOLDER all that a server keeps.
help-command-backup-more = That is the database, the keys and your editions, readable by you alone. The server may keep running, and players notice nothing.
help-command-play = Play GAME against bots.
help-command-play-more = For example: hemicycle play koalition --players 5. --save writes the game to a file after each of your choices. --resume goes on with it, and writes to the same file.
help-command-learn = Learn GAME by playing: a first game that explains itself.
help-command-learn-more = Notes come up as you play. Type skip to end them and q to leave. The same lesson is on the page.
help-command-rules = Read the rules of GAME, or what they say of something.
help-command-rules-more = A PARAGRAPH is named as the game cites it, such as: hemicycle rules koalition D7. Any other words are looked for in the rules.
help-command-replay = Retell the game recorded in FILE, decision by decision.
help-command-replay-more = While a game goes on, hidden cards stay hidden. The rules are applied only at the end, to say why the game is over; hemicycle verify proves the rest.
help-command-verify = Prove that the game recorded in FILE was played by the rules.
help-command-simulate = Let bots play GAME many times, and count who wins.
help-command-simulate-more = The same seed gives the same results, whatever --jobs. With a list of bots, seats rotate between games. Ctrl-C stops, and shows what was played.
help-command-arena = Let bots meet at GAME in every mix of seats, and rate them.
help-command-arena-more = Each sits alone among every other kind, in halves, and all play together, on the same deals and from every seat. The same seed gives the same results, whatever --jobs. Ctrl-C stops, and shows what was played.
help-command-train = Let mixed bots play GAME, and learn from it who is winning.
help-command-train-more = What is learned comes as JSON for the package of the game; the figures are of games that were kept apart. The same seed gives the same results, whatever --jobs. It needs the extra [train].
help-command-edition = Look at editions: the figures of a game, each with its origin.
help-command-edition-check = Tell whether the edition in FILE is complete and consistent.
help-command-edition-list = List the editions that come with GAME, or with every game.
help-command-edition-show = Show every figure of an edition of GAME, with its origin.
help-command-edition-show-more = Without NAME, it is the edition played by default. FILE is an edition of your own.
help-command-check = Look for violations of what must hold in every game.
help-command-check-more = Plays GAME at random and with hostile players. The sight games check at every decision that nobody learns more than they may know. All player counts, options and editions are tried. The exit status is 1 if anything is found. What is found is told in English, for whoever mends it.

help-default = [default: { $default }]
help-option-bot-delay = For how many seconds bots seem to think.
help-option-play-bots = One level for all bots, or a list, one for each: random, novice, steady, shrewd; with a character, steady/loyal (or cautious, greedy, treacherous, even); or a bot of your own, FILE.py:Class.
help-option-simulate-bots = One bot for all seats, or a list by seat: steady,novice/loyal,… A bot of your own is FILE.py:Class.
help-option-arena-bots = Those who meet: random,steady,… A bot of your own is FILE.py:Class. Else all levels of the game.
help-option-serve-bots = A bot of your own for the tables; repeatable.
help-option-browser = Open the page here, or don’t.
help-option-contact = Where a push service can reach you.
help-option-database = The server’s database; else the one in your data folder.
help-option-deals = Let bots bargain; what is agreed is seen by all, or by its parties alone.
help-option-arena-deals = What is agreed is seen by all, or by its parties alone; with none, nobody bargains.
help-option-edition = An edition of the game, or a file with one.
help-option-serve-edition = An edition of your own for the tables; repeatable. Those in editions/ beside the database are offered too.
help-option-from = From this decision on.
help-option-game = The game that it is for; else the one that it fits.
help-option-simulate-games = How many games.
help-option-arena-games = How many games in each field, made up to whole shuffles.
help-option-train-games = How many games; seven of ten are learned from, the others for the figures.
help-option-check-games = How many random and hostile games.
help-option-help = Show this help and exit.
help-option-host = The address to listen on; 0.0.0.0 for all.
help-option-html = Write a page with tables and plots to this file.
help-option-jobs = How many processes; else one for each core.
help-option-json = Print only JSON.
help-option-edition-show-json = Everything for a program: figures and unshuffled piles.
help-option-hemicycle-lan = Without a command: let others in your home network come too.
help-option-serve-lan = Let others in your home network come too.
help-option-keep = Keep finished games in this file; the same command goes on from it.
help-option-lang = The language; else the system’s.
help-option-log = How to log; else as the terminal suggests.
help-option-minutes = Begin no game after so many minutes, and show what there is.
help-option-name = Your name at the table.
help-option-no-browser = Without a command: do not open the browser.
help-option-option = A table option; repeatable. hemicycle rules GAME lists them.
help-option-out = Write the JSON to this file.
help-option-play-players = How many sit at the table, you included; else five, if the game allows.
help-option-players = How many sit at the table; else five, if the game allows.
help-option-port = The port to listen on; 0 takes any free one.
help-option-proxy = A proxy to trust; repeatable.
help-option-public-url = The address where players find it, if behind a proxy.
help-option-push = Send notices to devices; needs the extra [push].
help-option-resume = Go on with a game that was kept in this file.
help-option-save = Keep the game in this new file as you play.
help-option-play-seed = The same seed deals the same cards.
help-option-seed = The same seed gives the same games.
help-option-check-seed = The number of the first game.
help-option-sight = How many games of the sight test.
help-option-smtp = Send notices by e-mail through this server.
help-option-smtp-from = The sender of these e-mails.
help-option-smtp-security = How to protect the connection to the mail server.
help-option-smtp-user = The account on this server; its password is read from HEMICYCLE_SMTP_PASSWORD.
help-option-thinkers = How many processes think for the bots at most; else one for each core but one.
help-option-to = Up to this decision.
help-option-toml = Only the file itself, to copy and change.
help-option-version = Show the version and exit.

play-not-understood = Type a number from { $low } to { $last }, or ? for the rule, or q to leave.
play-keys = t table · h advice · w why · ? the question · ? 3 choice 3 · q leave
play-keys-zoocracy = c calendar · t table · h advice · w why · ? the question · ? 3 choice 3 · q leave
play-keys-koalition = p parties · s score · t table · h advice · w why · ? the question · ? 3 choice 3 · q leave
play-undo = u Undo: { $what }
play-undone = Taken back: { $what }
play-won =
    { $number ->
        [0] Nobody has won.
        [one] { $seats_named } has won.
       *[other] { $seats_named } share the victory.
    }
play-kept = The whole game has been kept. To read it:
play-reconstructed =
    { $number ->
        [one] 1 of the { $figures } figures in this edition is our own, since the printed one is not known.
       *[other] { $number } of the { $figures } figures in this edition are our own, since the printed ones are not known.
    }
play-table = You play against { $others }.
play-table-level =
    You play against { $others }, { $number ->
        [one] a { $level } bot
        [2] both { $level } bots
       *[other] all of them { $level } bots
    }.
play-table-character =
    Their character: { $character ->
        [cautious] cautious
        [greedy] greedy
        [loyal] loyal
        [treacherous] treacherous
       *[even] even-handed
    }.
play-resumed =
    The game goes on after { $number ->
        [one] 1 decision
       *[other] { $number } decisions
    }.
play-rule = See: { $rule }
play-rule-whole = ?? shows these paragraphs whole, hemicycle rules { $game } all of them.
play-left = You have left the table. The game was not kept: --save FILE keeps it.
play-left-saved = You have left the table. Go on whenever you like:

rules-options = Table options (--option NAME=VALUE, the default first)
rules-option = name
rules-values = what it decides
rules-value = { $value }: { $what }
rules-picture = Picture: { $words }
rules-by-option = Table option: { $options }
rules-by-edition = Edition: { $editions }

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
edition-good = { $path } is a good edition of { $game }: { $title } ({ $id }).
edition-same-id = Give it an id of its own: '{ $id }' comes with the game, so this one is called «{ $called }».
edition-list-game = game
edition-list-edition = edition
edition-list-title = title
edition-list-players = players
edition-list-rulebook = rulebook
edition-list-source = source
edition-list-reconstructed = reconstructed

board-cards-and-others = politicians + other cards
board-best = Best for you, of { $number }
board-best-of-many = Best for you, of very many
board-draft =
    You are putting together { $coalition }: { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } so far, { $majority } needed.
board-also = and in hand:
board-more =
    { $number ->
        [one] and 1 more, number { $first } (m shows it)
       *[other] and { $number } more, numbers { $first } to { $last } (m shows them)
    }
board-without-you =
    { $number ->
        [one] and 1 more that you can’t propose (m shows it)
       *[other] and { $number } more that you can’t propose (m shows them)
    }
board-majority = majority { $majority } of { $total }
board-legend = (10) resigned · 5* joker · ×2 Doppler · ½ Partei-Skandal · ↓ overthrown
board-legend-first = 6* colourless politician · ×2 doubler · a resignation takes the highest card
board-hand = Your hand:
board-empty = empty
board-said-yes = ✓ yes · … yes awaited
board-politicians = politicians
board-eu = EU

board-ahead = Round { $round }: { $phases }
board-forecast = Seats, if counted now
board-goals = Goals
board-hands = cards
board-government =
    Government: { $members } ({ $number ->
        [one] 1 seat
       *[other] { $number } seats
    }, { $majority } make a majority)
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

play-keys-politico = s sheet · g governments · t table · h advice · w why · ? the question · ? 3 choice 3 · q leave
play-offer = { $key } { $action }
board-swap = Swap for two
board-no-past = No government has fallen yet.

# Junta

play-keys-junta = c your cards · v the city · t table · h advice · w why · ? the question · ? 3 choice 3 · q leave
board-coup-phase =
    { $number ->
        [0] Rebellion
       *[other] Phase { $number }
    }
board-posts = posts
board-votes = votes
board-budget = Budget:
board-money = Reserve: { $reserve } · Switzerland: { $account }
board-every = m shows every combination of bills.
board-all-votes = Everything on the table
board-stack = { $number }× { BARE($unit) }
board-hold = { $place }: stays
board-does = { $what }: { $effects }
board-titled = { CAP(BARE($what)) }: { $said }
board-label = { CAP(BARE($what)) }
board-of = { $what } ({ $of })
board-influence = { $card } { $votes }
board-millions = { $number } M

# Many games

simulate-progress = games
simulate-title =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $title } ({ $edition }), { $players } players
simulate-speed =
    { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($decisions_per_second, maximumFractionDigits: 0) } a second
simulate-bot = bot
simulate-seat = seat
simulate-games = games
simulate-wins = wins
simulate-points = points
simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-promises = Promises: { $kept } kept, { $broken } broken, { $void } void
simulate-violations = Violations: { $number }
simulate-equal = An equal share of wins is { $share }.
simulate-intervals = The intervals hold with 95% certainty, over shuffles.
simulate-few =
    There are no intervals: only { $number ->
        [one] 1 shuffle was
       *[other] { $number } shuffles were
    } played, and they want { $fewest }.
simulate-stopped = Stopped after { NUMBER($played) } of { NUMBER($wanted) } games.
simulate-time-up = The time was up after { NUMBER($played) } of { NUMBER($wanted) } games.
simulate-go-on = They are kept in { $path }: the same command goes on from there.
simulate-lost = They are not kept: --keep FILE does that, and the same command then goes on from there.
simulate-written = Written to { $path }.

# An arena

arena-title = Arena: { $title }
arena-languages = Language
arena-language = English
arena-alone = alone
arena-among = among { $other }
arena-corner = one bot among others
arena-field = field
arena-field-one = one { $one } among { $other }
arena-field-half = { $one } and { $other } in halves
arena-field-all = all together
arena-each = wins of each
arena-interval = 95% interval
arena-rating = rating
arena-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole = { NUMBER($number, maximumFractionDigits: 0) }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
arena-number-of = { NUMBER($number) }
arena-more = more than an equal share, with 95% certainty
arena-less = less than an equal share, with 95% certainty
arena-few = A dash stands for an interval where fewer than { $fewest } shuffles were played.
arena-model = The ratings are openskill’s, by a Bradley–Terry model in which a game is won against each loser. They are for a glance: claims rest on shares of wins.
arena-incomplete = This is not the whole arena: { NUMBER($wanted) } games were wanted.
arena-fact-edition = Edition
arena-fact-players = Players
arena-fact-games = Games
arena-fact-bargaining = Deals
arena-fact-seed = Seed
arena-deals-all = seen by all
arena-deals-parties = seen by their parties
arena-deals-none = none
arena-head-matrix = One bot among others
arena-head-together = Halves and the mixed league
arena-head-ratings = Ratings
arena-head-lengths = Length of the games
arena-head-counted = How it was counted
arena-explain-matrix = Each cell is the share of wins of the bot on the left, on one seat, when all others are the bot above. An equal share is { $share }. Below stands the 95% interval. ▲ and ▼ mark shares whose whole interval is above or below an equal share.
arena-explain-together = Wins of each seat of a bot, when two kinds share the table in halves and when all kinds sit there. The dashed line is an equal share.
arena-explain-lengths = In decisions. The dot is the median, the bar holds the middle half of the games, the line goes from the shortest to the longest.
arena-length-least = shortest
arena-length-quarter = a quarter below
arena-length-half = median
arena-length-three-quarters = three quarters below
arena-length-most = longest
arena-length-mean = mean
arena-counted-deals = All fields play the same shuffles, each of them once from every seat. Who sits beside whom is drawn for each shuffle. Only shuffles that were played from every seat are counted.
arena-counted-wins = A first place shared by several counts as an equal part of a win for each.
arena-counted-intervals = The intervals hold with 95% certainty and are computed over shuffles, since games of one shuffle resemble each other. A dash stands where there were fewer than ten.
# Training

train-progress = games
train-title = { $fitting } games to learn from, { $report } others for these figures
train-seen = As a player sees the table:
train-open = With everything open:
train-third = third
train-games = games
train-alike = all alike
train-hand = by hand
train-learned = learned
train-said = said
train-came = came true
train-score = { NUMBER($score, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-brier = The scores are Brier scores, by the third of the game: lower is better.

check-games = random and hostile
check-sight = sight
check-found =
    { $what }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { $violations ->
        [one] 1 violation
       *[other] { $violations } violations
    }
check-more = and { $number } more

# What a record proves

verify-holds =
    { $path } holds: { $number ->
        [one] 1 decision
       *[other] { $number } decisions
    } of { $game }, { $end }.
verify-over = to its end
verify-goes-on = and goes on
verify-edition = It was played with this edition: { $edition } [{ $id }, figures { $fingerprint }].
verify-own-edition = It was played with this edition: { $edition } [{ $id }, figures { $fingerprint }], whose figures are in the record.
verify-hashes = No line has been altered: all { $number } hashes fit.
verify-draws = Every draw follows from the secret whose hash it begins with ({ $hash }…).
verify-decisions = Every decision was open to whoever took it, by version { $version } of the rules.
verify-events = Every event is what the rules make of these decisions.
verify-result = The result follows: { $result }.

# What is wrong with what was typed

stopped = Stopped.
bad-in-file = { $path }, { $what }
bad-command = there is no command '{ $name }'; choose one of: { $known }
bad-usage = { $what }; see { $command } --help
usage-no-option = there is no option { $name }
usage-missing = { $name } is missing
usage-value = { $name } must be { $wanted }
usage-without-value = { $name } needs a value
usage-no-value = { $name } takes no value
usage-no-command = name one of these commands: { $known }
usage-extra = '{ $name }' is not expected here
usage-unclear = that can’t be understood
usage-one-of = one of these: { $known }
usage-between = a number from { $least } to { $most }
usage-at-least = a number, { $least } or more
usage-number = a number
usage-other = something else
bad-option = an option is given as NAME=VALUE, not '{ $given }'
bad-option-twice = option { $name } is given twice; give it once
bad-no-edition = { $game } has no edition '{ $name }'; choose one of: { $known }, or name a .toml file
bad-bots = --bots must be one name for all, or { $players } names, separated by commas; not { $given }
bad-resume-alone = --resume goes on with the game in its file, and takes only --lang beside it (and --bots, for bots of your own)
bad-resume-bot = { $path } has a bot '{ $bot }' that is none of ours; name it: --bots FILE.py:{ $bot }
bad-lan-command = --lan goes with hemicycle alone, or with serve: hemicycle serve --lan
bad-lan-host = --host { $host } lets others in already; leave out --lan, or --host
bad-lan-public = --lan is for the home network, and --public-url for the internet; choose one of them
bad-no-game = name a game, such as: hemicycle play koalition; or go on with one: --resume FILE
bad-save-exists = { $path } exists; go on with it by --resume { $path }, or name a new file
bad-resume-over = the game in { $path } is over; look at it by: hemicycle replay { $path }
bad-resume-seats = { $path } was not kept by hemicycle play: it wants a person on the first seat, bots on the others
bad-no-rules = { $game } has no page of rules
bad-no-paragraph = the rules have no paragraph '{ $words }', and nowhere these words
bad-name = a name needs at least one printable character
bad-part = { $path } has decisions 0 to { $last }; --from and --to choose a part of these
bad-running = a server with this database is running at { $address }; stop it, or name another database
bad-running-somewhere = a server with this database is running; stop it, or name another database
bad-smtp-alone = --smtp-from and --smtp-user go with --smtp HOST
bad-smtp = a mail server is given as HOST or HOST:PORT, and not '{ $given }'
bad-smtp-from = --smtp needs a sender: --smtp-from table@example.org
bad-train-numpy = to train takes numpy, which is not installed; install it with: pip install hemicycle[train]
bad-json-out = --json prints the result and --out writes it to a file; choose one of them
bad-none-played = too little was played for anything to be counted; give it more time

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

# Lessons

metavar-lesson = LESSON
learn-keys = Enter goes on, skip ends the notes, q leaves.
learn-go-on = Enter: go on
learn-yes-no = Enter: yes · n: no
learn-offered = { $seat } offers you a deal:
learn-accept = Do you accept?
learn-offer = Your offer to { $seats_named }:
learn-make = Do you make it?
learn-agreed =
    { $number ->
        [one] { $seats_named } accepts.
       *[other] { $seats_named } accept.
    }
learn-declined =
    { $number ->
        [one] { $seats_named } does not accept.
       *[other] They do not all accept.
    }
learn-skipped = No more notes. The rest of the game is yours.
learn-left = You have left the lesson. Begin it again whenever you like.
learn-finished = You have finished the lesson and left the game. Begin the lesson again whenever you like.

# The coach

play-could = { $action } – “{ $reason }”
play-look = Look at: { $said }
play-why = { $seat }: “{ $reason }”
play-no-advice = Nobody can advise you in this game.
play-no-reasons = No reasons to tell: either nothing has been done since, or the reason would reveal a secret.
