# What the terminal says around a game.

# Help: what a command does, what it takes

heading-usage = Usage:
heading-options = Options:
heading-commands = Commands:
metavar-address = ADDRESS
metavar-bot = FILE.py:Class
metavar-command = COMMAND [ARGUMENTS]
metavar-date = DATE
metavar-player = PLAYER
metavar-table = TABLE
metavar-line = LINE
metavar-why = WHY
metavar-database = sqlite:///FILE
metavar-file = FILE
metavar-file-or-folder = FILE|FOLDER
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
help-command-admin = What whoever runs a server does about people and tables.
help-command-admin-warn = Tell PLAYER something, which the page shows them until they have read it.
help-command-admin-mute = Let PLAYER talk no more, for a while or for good.
help-command-admin-mute-more = With --days or --until it ends by itself. The player is told until when, and why.
help-command-admin-unmute = Let PLAYER talk again.
help-command-admin-ban = Let PLAYER in no more, for a while or for good.
help-command-admin-ban-more = With --days or --until it ends by itself. The player is told until when, and why. Whoever has no passphrase is known by a cookie alone: with a new browser they are somebody else.
help-command-admin-unban = Let PLAYER in again.
help-command-admin-delete = Delete PLAYER, as if they had done so themselves.
help-command-admin-close = Close TABLE: nobody can open it any more, and its people are told why.
help-command-admin-open = Open TABLE again, which was closed.
help-command-admin-export = Write TABLE to a file, whole: another server can take it in.
help-command-admin-export-more = The file holds the secret of the game and all that was said. It is readable by you alone. The table goes on here unless you close it.
help-command-admin-import = Take in the table in FILE, which another server has written.
help-command-admin-import-more = People whom this server does not know find their seats kept by bots, under their names, and the game paused: whoever has the link may sit down there.
help-command-admin-reports = Show what players have reported, with what was said around it.
help-command-admin-reports-more = Those that are settled are left out. That you have read them is in the log.
help-command-admin-settle = A report is dealt with: LINE is the id of what was said.
help-command-admin-players = Find players by NAME or a part of it.
help-command-admin-tables = List tables, the latest first.
help-command-admin-statistics = Tell how many players, tables, games and words there are.
help-command-admin-log = Show every act: when, who, what, about whom, why.
help-command-restore = Put a copy that backup has made in the place of a database.
help-command-restore-more = Of a FOLDER it is the latest copy in it. The keys beside the copy come with it. A database that a server uses, or in which there is anything, is left alone.
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
help-command-report = Make a page of what the games of FILE tell.
help-command-report-more = FILE is one that hemicycle simulate or hemicycle arena has written, with all games of one table. The page is one file with plots and tables, in English and French. It takes the extra [research].
help-command-train = Let mixed bots play GAME, and learn from it who is winning.
help-command-train-more = What is learned comes as JSON for the package of the game; the figures are of games that were kept apart. The same seed gives the same results, whatever --jobs. It needs the extra [train].
help-command-mcp = A seat for a language model, by the Model Context Protocol.
help-command-mcp-more = The model plays here against bots, or at a table of a server, with its own eyes only. It speaks over the standard input and output, or with --http over HTTP. It needs the extra [mcp].
help-command-edition = Look at editions: the figures of a game, each with its origin.
help-command-edition-check = Tell whether the edition in FILE is complete and consistent.
help-command-edition-list = List the editions that come with GAME, or with every game.
help-command-edition-show = Show every figure of an edition of GAME, with its origin.
help-command-edition-show-more = Without NAME, it is the edition played by default. FILE is an edition of your own.
help-command-check = Look for violations of what must hold in every game.
help-command-check-more = Plays GAME at random and with hostile players. The sight games check at every decision that nobody learns more than they may know. All player counts, options and editions are tried. The exit status is 1 if anything is found. What is found is told in English, for whoever mends it.

help-default = [default: { $default }]
help-option-all = Those that are settled too.
help-option-days = For so many days; else for good.
help-option-decisions = Write a row a decision to this .parquet file.
help-option-until = Until this date, such as 2026-05-01 or 2026-05-01T18:30 (UTC); else for good.
help-option-yes = Really: it can’t be taken back.
help-option-admin-export-out = The file to write.
help-option-state = Only those that gather, are played, are over, or are closed.
help-option-limit = How many at most.
help-option-admin-tables-game = Only those of this game.
help-option-overwrite = Even if there is something in the database. A file of SQLite is kept beside it, under another name; what is in a PostgreSQL is deleted.
help-option-bot-delay = For how many seconds bots seem to think.
help-option-play-bots = One level for all bots, or a list, one for each: random, novice, steady, shrewd; with a character, steady/loyal (or cautious, greedy, treacherous, even); or a bot of your own, FILE.py:Class or cmd:PROGRAM.
help-option-simulate-bots = One bot for all seats, or a list by seat: steady,novice/loyal,… A bot of your own is FILE.py:Class or cmd:PROGRAM.
help-option-arena-bots = Those who meet: random,steady,… A bot of your own is FILE.py:Class or cmd:PROGRAM. Else all levels of the game.
help-option-serve-bots = A bot of your own for the tables, FILE.py:Class or cmd:PROGRAM; repeatable.
help-option-replay-bots = Bots of your own that play in the game, and may be run again: FILE.py:Class,…
help-option-browser = Open the page here, or don’t.
help-option-chances = With --decisions: also the chance to win that the bots’ estimate gave the seat before each.
help-option-contact = Where a push service can reach you.
help-option-database = The server’s database; else the one in your data folder. For many processes postgresql://USER@HOST/NAME, with the extra [postgres].
help-option-deals = Let bots bargain; what is agreed is seen by all, or by its parties alone.
help-option-arena-deals = What is agreed is seen by all, or by its parties alone; with none, nobody bargains.
help-option-play-deals = Bots bargain with you and with each other; what is agreed is seen by all, or by its parties alone; with none, nobody bargains.
help-option-edition = An edition of the game, or a file with one.
help-option-serve-edition = An edition of your own for the tables; repeatable. Those in editions/ beside the database are offered too.
help-option-from = From this decision on.
help-option-game = The game that it is for; else the one that it fits.
help-option-replay-game = Of a .parquet file of games: the number of the game, which is played again.
help-option-record = Write the record of that game to this file, instead of showing it.
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
help-option-simulate-out = Write the result to this file as JSON; or to a .parquet file, a row a game.
help-option-report-out = The page to write.
help-option-arena-out = Write the result to this file as JSON; or to a .parquet file, a row a game.
help-option-plain = As text alone, without drawings: for a screen reader, or a narrow window.
help-option-play-players = How many sit at the table, you included; else five, if the game allows.
help-option-players = How many sit at the table; else five, if the game allows.
help-option-port = The port to listen on; 0 takes any free one.
help-option-ray = Play on the Ray cluster at this address; without one, on that of RAY_ADDRESS, or one that is started here.
help-option-mcp-server = The server whose tables the model may join; else any to which a link leads.
help-option-mcp-player = Keep in FILE who the model is on that server, so that it finds its seats again.
help-option-mcp-name = What the model is called at the table.
help-option-mcp-bots = A bot of your own for games here, FILE.py:Class or cmd:PROGRAM; repeatable.
help-option-mcp-http = Speak over HTTP. On an address that is not this machine’s own it takes a token in HEMICYCLE_MCP_TOKEN, and --public-url.
help-option-mcp-public-url = The address by which it is reached over HTTP, where it listens to others.
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
help-option-workers = How many processes serve behind the port; more than one only with PostgreSQL.
help-option-to = Up to this decision.
help-option-toml = Only the file itself, to copy and change.
help-option-version = Show the version and exit.

play-not-understood = Type a number from { $low } to { $last }, or ? for the rule, or q to leave.
play-keys = t table · h advice · w why · ? the question · ? 3 choice 3 · q leave
play-keys-zoocracy = c calendar · t table · h advice · w why · ? the question · ? 3 choice 3 · q leave
play-keys-koalition = p parties · s score · t table · h advice · w why · ? the question · ? 3 choice 3 · q leave
play-keys-deals = d ledger · deals NAME · offer NAME: PROMISES · say WORDS · ? deals
play-deals =
    { $known ->
        [parties] You can make deals with the others. What two have agreed, nobody else knows (? deals: how).
       *[all] You can make deals with the others, and all see what was agreed (? deals: how).
    }
play-steps-left = Something else is asked now. Not done: { $steps }
play-undo = u Undo: { $what }
play-program-failed = The program that plays { $seat } fails: { $why }. The rules play for it.
play-barred = “{ $choice }” is not open now. { $why }
play-not-barred = “{ $choice }” is one of the choices: type it.
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

replay-offers = { $seat } offers { $seats_named }: { $promises }.
replay-withdraws = { $seat } withdraws the offer.
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
board-said-yes = ✓ yes · … yes awaited
board-politicians = politicians
board-eu = EU

board-ahead = Round { $round }: { $phases }
board-goals = Goals
board-hands = cards

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
board-every = m shows every combination of bills.
board-all-votes = Everything on the table
board-hold = { $place }: stays

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
page-languages = Language
page-language = English
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
page-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
page-whole = { NUMBER($number, maximumFractionDigits: 0) }
page-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
page-number-of = { NUMBER($number) }
page-more = more than an equal share, with 95% certainty
page-less = less than an equal share, with 95% certainty
arena-few = A dash stands for an interval where fewer than { $fewest } shuffles were played.
arena-model = The ratings are openskill’s, by a Bradley–Terry model in which a game is won against each loser. They are for a glance: claims rest on shares of wins.
arena-incomplete = This is not the whole arena: { NUMBER($wanted) } games were wanted.
page-fact-edition = Edition
page-fact-bots = Bots
page-fact-players = Players
page-fact-games = Games
page-fact-bargaining = Deals
page-fact-seed = Seed
page-deals-all = seen by all
page-deals-parties = seen by their parties
page-deals-none = none
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
# A report

report-title = { $title } in { NUMBER($games) } games
report-tile-games = games
report-tile-decisions = decisions in a game
report-tile-governments = governments in a game
report-tile-majorities = terms of office in a game
report-tile-promises = promises in a game
report-head-short = In short
report-head-wins = Who wins
report-head-winning = What goes with winning
report-head-promises = Promises, and what became of them
report-head-power = Power, and what it brings
report-head-governments = Who governs with whom
report-head-majorities = Who votes with whom
report-head-often = What comes up, and how often
report-head-rules = Which rules are at work
report-head-lengths = How long it takes, and how it ends
report-head-counted = How it was counted
report-short-more = More than an equal share ({ NUMBER($equal, style: "percent", maximumFractionDigits: 0) }) of the wins: { $named }.
report-short-less = Less than an equal share ({ NUMBER($equal, style: "percent", maximumFractionDigits: 0) }) of the wins: { $named }.
report-short-share = { $who } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-short-place = { $who } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
report-short-seats = No place at the table wins clearly more or less than the others.
report-short-best = What goes best with winning: { $what }. Who did more of it than the others won { NUMBER($more, style: "percent", maximumFractionDigits: 0) } of the games, the others { NUMBER($others, style: "percent", maximumFractionDigits: 0) } each.
report-short-kept = Of the promises that could be kept or broken, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } were kept.
report-short-worst = Broken most often: { $what }, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
report-explain-wins = The dot is the share of wins, the line its 95% interval. The dashed line is an equal share, { $share }.
report-by-bot = By bot
report-by-seat = By place at the table
report-by-kind = By kind
report-seat = Place { $number }
report-who = who
report-governs = in government
report-explain-winning = The players of one game are compared: those who did something more often than the table did on average, and the others. The dot is by how many percentage points more often the former won, the line its 95% interval.
report-caution = This goes with winning. It need not be the reason: who is ahead can afford more, and some bots play better than others.
report-looked = Things looked at: { $all }. So clear that chance does not explain them, even with so many looked at (Bonferroni): { $clear }. The largest of these are shown.
report-factor-thing = { $name } – { $what }
report-factor-promised = Promises made
report-factor-broke = Promises broken
report-factor-governed = Times in office
report-points = { $sign }{ NUMBER($points, maximumFractionDigits: 0) }
report-did = What somebody does
report-named = And with what
report-more = won
report-others = the others
report-difference = points
report-explain-promises = What was agreed on and had to be kept later. Nobody is bound by a promise, but the table remembers. Void is what nobody could keep any more, through no fault of whoever had promised it.
report-offers = Deals offered: { NUMBER($offers) }, of which { NUMBER($share, style: "percent", maximumFractionDigits: 0) } were agreed on.
report-verdict-kept = kept
report-verdict-broken = broken
report-verdict-void = void
report-promise = promise
report-broken = broken, of kept and broken
report-at-once = changes hands at once
report-explain-power = In every weighted vote Banzhaf’s index says which part of the power each player had: how often the player could have turned the vote. Votes counted, in which a majority was found: { NUMBER($votes) }. Votes without one: { NUMBER($none) }.
report-power = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } to { NUMBER($high, style: "percent", maximumFractionDigits: 0) } of the power
report-no-power = no power
report-power-of = who had
report-times = times
report-in-majority = in the majority
report-taken = share of the points taken
report-fit = What tells best who is in the majority? Correlation with the share of votes: { NUMBER($votes, minimumFractionDigits: 2, maximumFractionDigits: 2) }; with Banzhaf’s index: { NUMBER($banzhaf, minimumFractionDigits: 2, maximumFractionDigits: 2) }; with Shapley and Shubik’s: { NUMBER($shapley, minimumFractionDigits: 2, maximumFractionDigits: 2) }. (1 would be always, 0 not at all.)
report-governments = Governments
report-majorities = Majorities
report-parties = Parties that govern
report-explain-together = The thicker a line, the more often two are there together; the larger a circle, the more often it is there at all. Colours tell pairs that meet clearly more or less often than by lot, given how often each of them is there.
report-more-often = more often than by chance
report-less-often = less often than by chance
report-pair = { $one } and { $other }
report-both = together
report-by-chance = by chance
report-size = { $members ->
        [one] { $members } member
       *[other] { $members } members
    } { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-sizes = Counted: { NUMBER($number) }. By size: { $sizes }.
report-explain-often = How often in a game, in the mean. A table tells in which part of the games it happens at all.
report-actions = Actions
report-what = what
report-each = in a game
report-in-games = in so many games
report-explain-rules = How many decisions of a game are taken under each heading of the rules.
report-rule = rule
report-explain-lengths = How many games had so many decisions. The dashed line is the median, { NUMBER($half, maximumFractionDigits: 0) }.
report-rounds = Rounds in the mean: { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
report-from-to = { $low } to { $high }
report-decisions = decisions
report-endings = How games end
report-length = Decisions in a game
report-no-ending = it is not said why
report-counted = From the rows of a file that hemicycle simulate has written: { NUMBER($shuffles) } shuffles, each as often as it was played.
report-again = Every game can be played again: hemicycle replay FILE --game NUMBER.
report-table = As a table
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
verify-words = Each word that was mixed into the secret fits its seal; they came from: { $seats_named }.
verify-shut = Some sealed words were not opened, and so not mixed in; they came from: { $seats_named }.
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
bad-resume-alone = --resume goes on with the game in its file, and takes only --lang and --plain beside it (and --bots, for bots of your own)
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
bad-no-mcp = this takes the package mcp, which is not installed; install it with: pip install hemicycle[mcp]
bad-mcp-player = --player keeps who the model is on one server: name that with --server
bad-mcp-keys = { $path } does not hold who the model is: name the file that --player has written, or a new one
bad-mcp-token = to listen on { $host } takes a token in { $name }, at least { $least } long, which whoever comes must show
bad-mcp-address = to listen on { $host } takes the address by which it is reached: --public-url http://NAME:PORT
bad-mcp-port = nobody can listen on { $host }, port { $port }: it is taken, or not of this machine; choose another
mcp-ready = A seat for a model is at { $address } (Ctrl-C ends it).
bad-json-out = --json prints the result and --out writes it to a file; choose one of them
bad-decisions = --decisions takes a file of its own whose name ends in .parquet, not { $path }
bad-chances = --chances goes with --decisions FILE.parquet
bad-replay-record = --game, --record and --bots go with a .parquet file of games; { $path } is replayed without them
bad-replay-game = name a game of { $path } by --game: it has { $least } to { $most }
bad-replay-several = { $path } has several games { $number }, of several seeds; keep those of one seed in a file of their own
bad-replay-other = game { $number } of { $path } ends otherwise here: the game, its bots or their figures have changed since it was played
bad-replay-bot = { $path } has a bot '{ $bot }', which is none of ours: to play the game again would run it; if that is meant, add --bots { $bot }
bad-none-played = too little was played for anything to be counted; give it more time

file-edition = an edition
file-record = a record
file-keys = the keys of a model
file-save = a saved game
file-games = games (.parquet)
file-folder = { $path } is a folder; name the file of { $what }
file-none = there is no file { $path }; name the file of { $what }
file-not-text = { $path } is not { $what }: it is not a text in UTF-8
file-unread = { $path } can’t be read: { $reason }
file-unwritten = { $path } can’t be written: { $reason }
file-folder-to-write = { $path } is a folder; name a file to write
file-no-folder-to-write = { $path } can’t be written: there is no folder { $folder }

# Whoever runs a server

admin-nameless = (no name)
admin-none = There are none.
admin-no-reports = There are no reports.
admin-done-warning = { $name } is told, and sees it until they have read it.
admin-done-mute = { $name } can’t talk before { $until }.
admin-done-mute-for-good = { $name } can’t talk any more.
admin-done-ban = { $name } can’t come in before { $until }.
admin-done-ban-for-good = { $name } can’t come in any more.
admin-done-no-mute = { $name } may talk again.
admin-was-no-mute = { $name } may talk already; nothing has changed.
admin-done-no-ban = { $name } may come in again.
admin-was-no-ban = { $name } may come in already; nothing has changed.
admin-done-delete = { $name } is deleted. At tables the name goes within a minute where a server runs, else when it starts.
admin-done-close = Table { $table } is closed.
admin-done-open = Table { $table } is open again.
admin-was-open = Table { $table } was not closed; nothing has changed.
admin-done-export = Table { $table } is in { $path }, with all its secrets.
admin-done-import = Table { $table } is here now, at /t/{ $table }.
admin-was-import = Table { $table } is here already; nothing has changed.
admin-done-settle = The report of line { $line } is settled.
admin-player = { $name } · here last { $seen } · new { $made } · tables: { $tables }{ $passphrase ->
    [yes] { " · has a passphrase" }
   *[no] { "" }
}
admin-got-warning = warned { $made }, not read yet: { $why }
admin-got-warning-ended = warned { $made }, read { $ended }: { $why }
admin-got-mute = muted { $made } until { $until }: { $why }
admin-got-mute-for-good = muted { $made } for good: { $why }
admin-got-mute-ended = muted { $made }, taken back { $ended }: { $why }
admin-got-ban = banned { $made } until { $until }: { $why }
admin-got-ban-for-good = banned { $made } for good: { $why }
admin-got-ban-ended = banned { $made }, taken back { $ended }: { $why }
admin-table = { $table } · { $game } · { $state ->
    [gathering] gathering
    [playing] under way
    [closed] closed
   *[over] over
} · decisions: { $moves } · changed { $changed }
admin-report = Line { $line }, reported { $made }, at table { $table }
admin-report-settled = Line { $line }, reported { $made }, at table { $table } (settled)
admin-report-speaker = Said by { $name }, of whom { $number ->
    [0] no line is known to have been reported
    [one] 1 line was reported
   *[other] { $number } lines were reported
}
admin-report-by = Reported by { $names }
admin-report-reason = “{ $reason }”
admin-report-whispered = (to some)
admin-statistics-players = Players: { $players }, with a name { $named }, with a passphrase { $passphrases }, here in the last seven days { $week }
admin-statistics-game = Tables of { $game }: gathering { $gathering }, under way { $playing }, over { $over }
admin-statistics-closed = Tables closed: { $number }
admin-statistics-week = { $ago ->
    [0] Games that ended in the last seven days: { $number }
    [one] The seven days before: { $number }
   *[other] The seven days { $ago } weeks ago: { $number }
}
admin-statistics-done = Decisions: { $moves }, lines of talk: { $talk }, offers and answers: { $deals }
admin-statistics-order = Reports: { $reports }, bans that hold: { $bans }, players who can’t talk: { $mutes }
bad-admin-player = there is no player with the id or the name '{ $given }'; look for one: hemicycle admin players NAME
bad-admin-players = several players are called '{ $given }': name the one that you mean by the id in brackets
bad-admin-table = there is no table '{ $table }'; the id is the end of its link: hemicycle admin tables
bad-admin-line = no line '{ $line }' has been reported; hemicycle admin reports lists them
bad-admin-why = say why: they are told
bad-admin-until-days = --days and --until both say when it ends; choose one of them
bad-admin-past = { $until } is over already; name a date that is to come
bad-admin-sure = { $name } would be deleted for good; if that is meant, add --yes
usage-date = a date such as 2026-05-01, or with the time (UTC) 2026-05-01T18:30
file-table = a table that was exported

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

# Deals

deal-off = This game is played without deals: it was begun with --deals none.
deal-offered =
    { $many ->
        [0] { $seat } offers you a deal ({ $number }), open { $until }:
       *[other] { $seat } offers you and { $seats_named } a deal ({ $number }), open { $until }:
    }
deal-instead = { $seat } offers another deal instead ({ $number }), open { $until }:
deal-own = You offer { $seats_named } a deal ({ $number }):
deal-record = Promises of { $seat } so far: { $kept } kept, { $broken } broken.
deal-keys = y accept · n refuse · counter { $number }: PROMISES · h advice · t table · d ledger · Enter later
deal-waits = Offer { $number } from { $seat } waits for you, { $until }: accept { $number } · refuse { $number }
deal-accepts =
    { $why ->
        [yes] { $seat } accepts: “{ $reason }”
       *[no] { $seat } accepts.
    }
deal-refuses =
    { $why ->
        [yes] { $seat } refuses: “{ $reason }”
       *[no] { $seat } refuses.
    }
deal-reason = “{ $reason }”
deal-is-agreed = Agreed: deal { $number }.
deal-is-accepted = You have accepted deal { $number }. { $seats_named } must still answer.
deal-is-refused = You have refused.
deal-is-withdrawn = You have withdrawn the offer.
deal-between = Deal of { $seats_named }: { $promises }.
deal-lapsed = Offer { $number } of { $seat } has lapsed.
deal-withdrawn = { $seat } has withdrawn offer { $number }.
deal-kept = Kept: { $promise }.
deal-broken = Broken: { $promise }.
deal-void = No longer binding: { $promise }.
deal-unknown = Nobody can tell whether it was kept: { $promise }.
deal-none = No offers and no promises so far.
deal-no-number =
    { $many ->
        [0] There is no open offer { $wanted }, nor any other.
        [one] There is no open offer { $wanted }. The open one is { $known }.
       *[other] There is no open offer { $wanted }. Open are { $known }.
    }
deal-would-break = This would break your promise: { $promise }.
deal-may-break = This may break your promise: { $promise }.
deal-sure = y: do it all the same · Enter: choose again
deal-possible-nothing = Nothing can be promised now between you and { $seats_named }.
deal-possible =
    { $number ->
        [0] Nothing of that can be promised now between you and { $seats_named }.
        [one] One thing can be promised now between you and { $seats_named }:
       *[other] { $number } things can be promised now between you and { $seats_named }:
    }
deal-alike =
    { $number ->
        [one] (and 1 more like it)
       *[other] (and { $number } more like it)
    }
deal-look-for = deals { $name } WORDS shows those with these words.
deal-said =
    { $number ->
        [0] You say: “{ $words }”
       *[other] You say to { $seats_named }: “{ $words }”
    }
deal-heard = Words bind nobody. Make me an offer instead, and I will answer it.
deal-heard-off = Words bind nobody, and deals are not made in this game.
deal-help-list = deals { $name }, deals { $name } vote – what you two could promise each other now; with a word, what of it has that word
deal-help-offer = offer { $name }: PROMISE; PROMISE – offer a deal. Of each promise say as many words as it takes to know which one of the list it is; I and you will do, and who promises may stand before a colon. With several names it is a deal of all of them.
deal-help-example = For example: offer { $name }: { $promises }
deal-help-answer = accept 1, refuse 1, withdraw 1, counter 1: PROMISES – answer by the number of the offer, or take back your own
deal-help-talk = say WORDS, say { $name }: WORDS – talk to all, or to one. It binds nobody, and bots do not listen.
deal-help-ledger = d – open offers, promises, and who has kept theirs
deal-help-bound = Nobody is bound to keep a promise, but everybody who knows of it remembers, and bots trust you less. You are warned before you break one.
