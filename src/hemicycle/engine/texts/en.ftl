# The engine’s own sentences.

seat-number = Player { $number }
nobody = nobody
cited-rulebook = rulebook, { $paragraphs }
cited-rulings =
    { $number ->
        [one] ruling
       *[other] rulings
    } { $rulings }
cited-mark = §
cited-and = {"; "}

term-choice-yes = yes
term-choice-no = no
term-choice-abstain = abstention
term-vote = { $seat }: { $choice } ({ $weight })
term-place = { ORDINAL($place) } { $seat } ({ $points })

event-ballot-revealed = The votes are revealed. { $told }.
event-game-over = The game is over. { $told }.

action-pass = Pass
action-cast = Vote: { $choice }
action-by-lot = By lot

help-action-pass = You do nothing this time.
help-action-by-lot = If your time runs out, one of your choices is drawn by lot.
help-action-cast = Your vote stays secret until everybody has voted. Until then you may change it.

refused-over = The game is over.
refused-no-such-seat = There is no such seat: this table has { $seats }.
refused-stale = This question has been answered already. Look again: you are asked something else now.
refused-not-asked = It is not your turn: { $seat } has to decide.
refused-other-question = That is not what you are asked now: “{ $asked }”
refused-choice = The choices here are: { $choices_named }.
refused-not-offered = The rules do not allow that now.
refused-answered = You have answered already, and this answer can’t be changed.
refused-batch = These choices can’t be sent together: a card would be shown or drawn on the way, or somebody else would act.
refused-undo = { $why ->
    [reveal] This can’t be taken back: something hidden was shown by it.
    [draw] This can’t be taken back: something was drawn by it.
    [another] This can’t be taken back: somebody else has acted since.
    [turn] This can’t be taken back: it is no longer your turn.
    [told] This can’t be taken back: others who decide at the same time have heard of it.
    [deal] This can’t be taken back: you have bargained with somebody since.
    [stale] That is no longer the last thing that you did. Look again.
   *[nothing] There is nothing that you could take back.
}
undo-more = { $number ->
    [one] { $number } more step
   *[other] { $number } more steps
}

refused-deal-parties = A deal is made with other players of this table, each named once.
refused-deal-empty = A deal must hold at least one promise.
refused-deal-terms = A deal holds { $most } promises at most.
refused-deal-term = That can’t be promised now.
refused-deal-clash = Two of these promises are the same, or can’t both be kept.
refused-deal-offers = You have made { $most } offers already. Wait until the game has moved on.
refused-deal-open = You have { $most } offers open already. Wait for an answer, or withdraw one.
refused-deal-again = The same offer is open already.
refused-deal-answer = You can only answer an offer of somebody else, between the same players.
refused-no-such-deal = There is no such deal, or you are not part of it.
refused-deal-closed = That offer is no longer open.
refused-deal-accepted = You have accepted that offer already.
refused-deal-own = The offer is your own: you can withdraw it.
refused-deal-not-own = Only { $seat }, who made that offer, can withdraw it. You can refuse it.
refused-deal-lapse = Only the table’s clock ends an offer.
refused-deal-void = What the offer promises is no longer possible.
refused-deal-reason = A reason must be one of the sentences of the game.

# What a bot says to an offer

bot-deal-good = This suits me.
bot-deal-poor = I gain too little by that.
bot-deal-instead = Not quite, but I would agree to this.
bot-deal-promised-otherwise = I have promised something else.
bot-deal-distrust =
    { $broken ->
        [one] { $seat } has broken a promise. I will make no such deals for a while.
       *[other] { $seat } has broken { $broken } promises. I will make no such deals for a while.
    }
bot-deal-again = { $seat } has promised me that already.
bot-deal-enough = I have been promised enough of that already.
bot-deal-elsewhere = { $seat } would give me that for less.
bot-deal-better = I would do better with { $seat }.
bot-deal-cannot = I don’t see how { $seat } could keep that.
bot-deal-nothing = What would I get for it?
bot-deal-wearied = { $seat } has made me enough offers for now.
bot-deal-never = I make no deals.
bot-grudge = I haven’t forgotten the promise that { $seat } broke.
bot-gratitude = { $seat } has kept faith with me: that counts.
bot-kept-promise = I am keeping a promise.

# What the coach says

coach-accept = A steady player would accept.
coach-refuse = A steady player would refuse.
coach-offer = A steady player would offer something else instead.
coach-note = The note asks for something: do that first.
coach-nothing = There is nothing to advise here.
coach-promised = You have given your word here. What is named above keeps it.
coach-bound = You have promised already: { $promises }.
coach-owed = Still promised to you: { $promises }.

# Why a table can’t be

setup-no-game = there is no game '{ $name }'; choose one of: { $known }
setup-no-edition = { $game } has no edition '{ $name }'; choose one of: { $known }
setup-no-lesson = { $game } has no lesson '{ $name }'; choose one of: { $known }
setup-players = { $game } ({ $edition }) is for { $least } to { $most } players, not { $players }
setup-no-option = { $game } has no option '{ $name }'; it has: { $known }
setup-option = option { $name } can’t be '{ $value }'; choose one of: { $known }
setup-no-table = this describes no table of { $game }
setup-edition = this describes no table of { $game }: its edition is no good, line { $line }
setup-figures = edition '{ $name }' has other figures now than when this was written
setup-other-rules = this game was begun by version { $version } of the rules, or with other figures
setup-no-bot = { $game } has no bot '{ $name }'; choose one of: { $known }
setup-no-bot-to-train = { $game } has no bot that could be trained
setup-no-character = there is no bot '{ $name }': after { $level }/ comes one of: { $known }
setup-no-own-bot = there is no bot '{ $name }', since there is no '{ $lacks }'; a bot of your own is FILE.py:Class, module:Class or cmd:PROGRAM
setup-own-no-file = there is no file { $file } to take a bot from
setup-own-fails = { $file } can’t be run: { $error }
setup-own-no-class = there is no bot '{ $called }' in { $file }; it has { $known }
setup-own-none = there is no bot '{ $called }' in { $file }, nor any other
setup-own-no-bot = { $name } is not a bot: a bot is a class made from hemicycle.bots.base.Bot, with a method choose of its own
setup-own-makes-none = { $name } is not a bot, and makes none: it is of the type { $kind }
setup-own-makes = { $name } is not a bot: what it makes is of the type { $kind }, and not a hemicycle.bots.base.Bot
setup-own-not-made = { $name } can’t be made ({ $error }); a bot is made of its seat and its random.Random alone
setup-own-plays = { $name } plays { $games }, and not { $game }
setup-own-called = a bot can’t be called '{ $name }': a name has at most { $longest } letters, and is none of ours
setup-own-twice = there are two bots '{ $level }', { $one } and { $other }; rename one of them
setup-own-crashed = { $name } fails on seat { $place } in game { $index } of seed { $seed }: { $error } ({ $file }, line { $line })
setup-own-illegal = { $name }, on seat { $place } in game { $index } of seed { $seed }, answers '{ $kind }' with { $answer }, which is not offered
setup-program-words = '{ $name }' can’t be run: after cmd: comes a program with what it is given, and every quotation mark has another
setup-program-none = there is no program '{ $program }' that could be run for '{ $name }'
setup-program-seconds = { $name } must be a number of seconds above 0 and below 86400, not '{ $given }'
setup-program-failed = { $name } fails on seat { $place } in game { $index } of seed { $seed }: { $error }
setup-arena-bots = an arena takes two bots or more, each named once; not { $given }
setup-process-ended = one of the processes that play was ended from outside, perhaps for want of memory; finished games are in the file of --keep, if you have named one
setup-no-ray = to play on a Ray cluster takes ray, which is not installed; install it with: pip install hemicycle[ray]
setup-ray-cluster = there is no Ray cluster to be joined at { $address }: { $why }
setup-ray-code = the machine { $host } of the cluster has another version of the game or its bots; install the same one everywhere
setup-kept-none = { $path } is no journal of games; name the file that --keep has begun, or a new one
setup-kept-kind = { $path } was kept by hemicycle { $there }, and not by { $kind }; name another file
setup-kept-other = { $path } was kept of other games, with another { $what }; repeat the command with which it was begun, or name another file
setup-kept-code = { $path } was begun with other code: the bots or the game have changed since; name a new file
setup-kept-line = { $path } is damaged: line { $line } is not as it was written; name a new file
setup-bots = bots must be one name for all seats, or { $players } names, one for each; not { $given }
setup-at-least = { $what } must be { $least } or more, not { $given }
setup-seed-rows = for rows of a table a seed is at most { $most }, with a minus or without
setup-no-estimate = { $game } has no estimate of who is winning, so that --chances has nothing to tell
setup-no-pyarrow = Parquet files take pyarrow, which is not installed; install it with: pip install hemicycle[research]
setup-no-parquet = { $path } can’t be read as a Parquet file of games; name one that hemicycle simulate --out has written
setup-no-rows = { $path } has no column '{ $lacks }'; name a file that hemicycle simulate --out has written, with all its columns
setup-rows-game = { $path } has games of { $game }, and not of { $wanted }
setup-rows-tables = { $path } has games of several tables: other players, editions, options or versions of the rules; keep those of one in a file of their own
setup-rows-none = { $path } has no games

# Why a program can’t go on as a bot

program-not-started = it can’t be started ({ $error })
program-died = it has ended, with status { $status }, instead of answering line { $line } of what it was told
program-died-saying = it has ended, with status { $status }, instead of answering line { $line } of what it was told; its last words: '{ $said }'
program-slow = it has not answered line { $line } of what it was told within { $seconds } seconds
program-long = its answer to line { $line } of what it was told does not end: a line has at most { $most } bytes
program-more = nobody asked for what it said before line { $line } of what it was told: '{ $said }'; it answers each line with one line, and what is no answer belongs on the standard error
program-given-up = it has failed { $tries } times in this game, and is not started again
program-no-game = it answered line { $line }, a game that begins, with '{ $said }'; wanted is what it wants to be told, such as { $wanted }
program-no-json = it answered line { $line } of what it was told with '{ $said }', which is no JSON
program-no-choice = it answered line { $line }, '{ $kind }', with '{ $said }'; wanted is a number from 1 to { $number }, or the words or the action of one of these options
program-no-consider = it answered line { $line }, an offer, with '{ $said }'; wanted is one of { $wanted }
program-no-offer = it answered line { $line }, which asks for an offer, with '{ $said }'; wanted is one of { $wanted }
program-no-term = in its answer to line { $line } it named the term '{ $said }'; wanted is a number from 1 to { $number }, or the words or the term of one of those that were listed
program-no-player = in its answer to line { $line } it named the player '{ $said }'; wanted is a seat, or the name of just one player

# Why something can’t be read

misread = { $place }: { $what }
misread-top = the message itself
misread-kind = { $wanted } is wanted, not { $got }
misread-missing = { $field } is missing
misread-unknown = { $field } is not known there
misread-value = { $value } is not known there
misread-short = { $wanted } of length { $least } or more is wanted
misread-long = { $wanted } of length { $most } at most is wanted
misread-low = { $least } or more is wanted
misread-high = { $most } at most is wanted
misread-json = it is not JSON
misread-other = it is not what is wanted there
misread-a-str = a text
misread-a-int = a whole number
misread-a-float = a number
misread-a-bool = true or false
misread-a-array = a list
misread-a-object = an object
misread-a-null = nothing
misread-a-other = something else

# What is wrong with a record

record-line = line { $line }: { $what }
record-not-whole = this is not a whole record: there must be a header, decisions and an end
record-no-header = this is not the header of a record: { $why }
record-no-decision = this is not a decision of a record: { $why }
record-no-bargained = this is not a bargain of a record: { $why }
record-no-ordered = this is not an order of a record: { $why }
record-no-clocked = this is not the clock of a record: { $why }
record-no-changed = this is not a change of the rules: { $why }
record-no-end = this is not the end of a record: { $why }
record-hash = the hash does not fit: this line, or one before it, has been altered
record-format = this is format { $format }; { $known } is what can be read
record-names = there must be a name for each seat, or none
record-place = { $what } stands where decision { $number } should
record-a-decision = decision { $number }
record-a-bargained = a bargain after decision { $number }
record-a-ordered = an order after decision { $number }
record-a-clocked = the clock after decision { $number }
record-a-changed = a change of the rules after decision { $number }
record-early = nobody bargains before the deal
record-no-event = this is not an event of { $game }: { $why }
record-no-action = this is not an action of { $game }: { $why }
record-no-bargain = this is not a bargain of { $game }: { $why }
record-game = this is a record of { $game }, not of { $wanted }
record-version = this was played by version { $version } of the rules, and this program plays version { $plays }: it can be replayed as it was written, and no line was altered, but it can’t be played again
record-continued = after decision { $number } this game went on under version { $rules } of the rules, having been played by version { $was } until then: it can be replayed as it was written, and no line was altered, but it can’t be played again
record-secret = the secret is not the one that was committed to
record-seal = the word of seat { $number } does not fit its seal
record-words = the words that were mixed in are not those that were sealed and opened
record-table = { $why }
record-clock = nobody looks at the clock here, or it goes back
record-seen = by the rules everybody sees this
record-unseen = by the rules nobody else sees this
record-events = by the rules something else happened
record-result = by the rules the game ended in another way
record-deal = the deal is nobody’s decision
record-not-asked = seat { $number } was not asked to { $request } then
record-lapse = by the rules something else is played when time runs out
record-not-allowed = by the rules this was not allowed: { $why }

# What is wrong with the figures of an edition

figures-line = line { $line }: { $what }
figures-as = { $what } (as an edition of { $game })
figures-toml = this is not TOML
figures-toml-twice = this key or table stands in the file twice
figures-missing = { $figure } is missing
figures-kind = { $figure } must be { $wanted }, not { $given }
figures-a-bool = true or false
figures-a-dict = a table
figures-a-int = a number
figures-a-list = a list
figures-a-object = something
figures-a-str = a text
figures-unknown = { $figure } is unknown
figures-unknown-there = { $figure } is unknown; known there: { $known }
figures-numbers = { $figure } must be a list of numbers, not { $given }
figures-names = { $figure } must be a list of names, not { $given }
figures-gaps = { $figure } must be a list from { $least } to { $most } without gaps
figures-several = { $figure } has several values, and needs one
figures-other = { $figure }: '{ $given }' is not possible; choose from: { $known }
figures-twice = { $figure }: '{ $name }' is taken already
figures-odd = { $figure }: '{ $given }' can’t be an id; use letters without accents
figures-lacks = { $figure }: '{ $name }' is missing
figures-count = { $figure }: there must be { $wanted } in all, not { $given }
figures-fewer = { $figure }: there must be { $least } or more, not { $given }
figures-alike = { $figure }: '{ $name }' may stand there { $most } times at most
figures-falling = { $figure } must hold { $wanted } numbers, none higher than the one before it, not { $given }
figures-no-effect = '{ $effect }' is no effect; docs/editions.md lists them
figures-effect-number = '{ $effect }' needs a number from { $least } to { $most }
figures-origin = { $figure } must say where it comes from ({ $known }), e.g. { $example }
figures-range = { $figure } must be a number from { $least } to { $most }, not { $given }
figures-no-base = there is no edition '{ $name }' that it could be based on

# An edition that does not come with the game

edition-altered = { $title }, but with altered figures ({ $id })
edition-own = { $title } (own figures, { $id })

# Lessons

lesson-first = First try what the note asks for.
lesson-wait = { $seat } is about to tell you something. Wait a moment.

# What a table is told with

board-titled = { CAP(BARE($what)) }: { $said }
board-label = { CAP(BARE($what)) }
board-of = { $what } ({ $of })
board-does = { $what }: { $effects }
board-empty = empty
told-heading = { $what }:
told-hand = Your hand: { $cards }
