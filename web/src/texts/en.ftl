# The client in English. A game's own words are with the game.

app-title = Hemicycle · political board games
skip-to-content = Skip to the content
loading = One moment …
page-failed = This page could not be fetched.
try-again = Try again
done = Done
save = Save
close = Close
points = points
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
you = you
players = { $players } players
players-variant = { $players } players (a variant)

## Header

nav-label = Pages
nav-home = Hemicycle, first page
nav-help = Help
nav-me = Me
language = Language
language-en = English
language-fr = Français
theme = Light
theme-auto = As the device
theme-light = Light
theme-dark = Dark
theme-now = Colours: { $theme }. Change to: { $next }

## First page

lobby-title = Govern Europe, or a zoo, before supper
lobby-lead = Political board games by the rulebook, with friends by link or against bots that bargain, promise, and sometimes keep it.
guest-name = Guest { $number }
your-name = Your name
your-name-free = any name will do
quick-heading = Play now against bots
quick-players = Players
quick-you-and =
    { $bots ->
        [one] You and 1 bot
       *[other] You and { $bots } bots
    }
quick-variant = { $said } (a variant)
quick-play = Play now
quick-title = { $name } against bots
bot-level = Bots
level-novice = novice
level-steady = steady
level-random = random
friends-heading = Play with friends
friends-lead = Set up a table, send its link, and put bots on the seats that stay empty. Live in an evening, or over days.
friends-note = Nobody needs an account: a name is enough, and whoever has the link can take a free seat.
make-table = Set up a table
tables-mine = My tables
tables-mine-none = You sit at no table yet.
tables-open = Open tables
tables-open-none = No table is looking for players just now. Set one up and list it here.
tables-watch = Watch a game
tables-watch-none = No game is open to everybody just now.
your-turn = Your turn
card-free = { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}
card-full = waiting for everybody to be ready
card-over = over
card-paused = paused
card-moves = { $moves ->
    [one] { $moves } decision taken
   *[other] { $moves } decisions taken
}
help-licences = The licences of all that this page is made of
plain-word = Hemicycle is an independent implementation of rules, with texts, names and drawings of its own. It is not connected with the authors or publishers of the games. If you like a game, buy the box.

## A new table

new-what = What you play
new-game = Game
new-edition = Edition
edition-reconstructed = { $reconstructed } of its { $figures } figures were never published. Those are our own reconstruction, so it may differ from the box.
edition-own-help = An edition of whoever runs this server. It does not come with the game, and its figures are theirs.
edition-true = All its figures come from the rulebook or from a source.
new-who = Who sits at the table
new-seats = Seats
seat-number = Seat { $number }
seat-me = me
seat-open = open
seat-bot = bot, { $level }
new-seats-help = Open seats can be taken by whoever has the link. You can still put bots on them before the game begins.
new-how = How you play
new-title = Name of the table
new-title-free = optional
new-pace = Pace
pace-live = live
pace-live-help = Everybody is here; a game takes an evening at most.
pace-days = over days
pace-days-help = Decide when you have time. Whoever is waited for gets a notice, if they want one.
new-clock = Time for a decision
new-clock-help = It runs only while somebody must decide. When it is over, a harmless choice is made for them. Whoever lets it run out again, with no act and no word in between, has left: a bot keeps the seat until they are back.
clock-none = no clock
clock-seconds = { $seconds ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } seconds
}
clock-hours = { $hours ->
    [24] 1 day
    [48] 2 days
    [168] 7 days
   *[other] { $hours } hours
}
new-watch = Who may watch
watch-link = whoever has the link
watch-all = everybody
watch-nobody = nobody
new-listed = In the list of open tables
listed-no = not listed: by link only
listed-yes = listed while seats are free
new-talk = Talk
talk-free = to all and in private
talk-public = to all only
talk-none = none, and names hidden
new-promises = Who sees deals and broken promises
promises-all = everybody
promises-parties = only who was part of it
new-make = Set up the table
new-make-note = Nothing begins before everybody is ready.

## Gathering

away-heading = Not here
line-lost = The line to the server is lost. Trying again …
invite-heading = Invite
invite-said = { $free ->
    [one] One seat is free. Send this link to whom you want at the table.
   *[other] { $free } seats are free. Send this link to whom you want at the table.
}
invite-link = Link to this table
invite-code = The link, for a phone’s camera
reach-label = Who can come
reach-machine = So far only this machine can reach Hemicycle: a link would lead your friends nowhere.
reach-open = Open to my home network
reach-open-note = Everybody in your network, by Wi-Fi or cable, can then open this page. It stays so until you shut it or end Hemicycle.
reach-network = Open to your home network: whoever is in it can come by the link.
reach-others = The link begins with this machine’s address in the network.
reach-shut = Shut it again
reach-shut-note = Whoever has come from another machine is then cut off.
reach-address = Address in the link
reach-firewall = If a friend’s browser finds nothing: are you in the same network (a guest Wi-Fi is another)? Else the firewall of this machine keeps them out; let it admit port { $port }.
reach-no-switch = It can be opened to the home network when it is started:
reach-internet = For friends elsewhere, over the internet, see
copy-link = Copy link
copied = Copied
share = Share
seats-heading = Seats
seat-free = free
seat-reserved = kept for { $name }
sit-here = Sit here
bot-of = bot, { $level }
bot-away = Send the bot away
is-ready = ready
not-ready = not ready yet
seat-here = here
seat-away = away
seat-kept = a bot keeps the seat
seat-decides = decides
gathering-full = All seats are taken. You can watch.
ready-heading = Ready?
ready-said = When everybody is ready the cards are dealt.
ready-wait-seats = { $free ->
    [one] One seat is still free. You can say that you are ready already.
   *[other] { $free } seats are still free. You can say that you are ready already.
}
ready-yes = I am ready
ready-not = Not ready after all
ready-word = A word of your own
ready-word-free = optional
ready-word-help = It is mixed into the shuffle. So neither the host nor anybody else can have chosen the cards.
settings-heading = This table’s rules
commitment-said = The deal is settled already by a secret that nobody can see. This is its seal: after the game the secret is published, and everybody can check that it fits.

## At the table

table-heading = A table
prompt-label = What is to be done
you-may = You may:
nobody-waited = One moment …
sealed-said = Your answer is sealed: { $answer }. You may still change it.
past-stamp = The past
past-shown = The board after decision { $move } of { $moves }.
back-to-now = Back to now
paused-stamp = Paused
paused-said = The game rests, and so do the clocks, until everybody wants to go on.
kept-stamp = A bot plays for you
kept-said = It keeps your seat until you are back. It makes no deals for you, and what it breaks is not on your record.
take-seat-back = I am back
call = Call { $name }
called = Called
call-help = Sends a notice that an answer is wanted.
clock-label = { $left } left
clock-days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-hours-left = { $hours } h { $minutes } min
choices-heading = Your choices
choices-many = { $number } choices
choices-none = Nothing to decide just now.
choices-past = You are looking at the past. Go back to now to choose.
choices-watching = You are watching.
explain = Explain
answer-given = This is your sealed answer.
choice-amount = From { $least } to { $most }
choice-amount-send = Choose: { $answer }
amount-none = Choose a number
amount-not-whole = A whole number from { $least } to { $most }, please.
amount-too-low = { $typed } is too little: { $least } is the least you can choose here.
amount-too-high = { $typed } is too much: { $most } is the most you can choose here.
choice-amount-given = Your sealed answer: { $answer }.
answer-default = chosen for you when time runs out
barred-heading = Not possible now (choose one to read why)
record =
    { $kept ->
        [one] { $kept } promise kept, { $broken } broken
       *[other] { $kept } promises kept, { $broken } broken
    }
mute = Mute { $name }
unmute = Hear { $name } again
log-heading = What happened
log-help = Choose a line to see the board at that moment.
log-more = Show { $more } more
since-heading = { $lines ->
    [one] One thing happened since you were last here
   *[other] { $lines } things happened since you were last here
}
since-close = I have read it
since-replay = Watch it in the replay
tabs-label = Parts of the table
tab-board = Board
tab-choices = Choices
tab-talk = Talk & deals
tab-log = Log
controls-label = The table
pause = Pause
pause-wanted = You want a pause
pause-go-on = Go on
pause-go-on-wanted = You want to go on
pause-who = { $names } would like a pause.
go-on-who = { $names } would like to go on.
leave = Leave
leave-sure = Get up? The seat is free again.
leave-sure-playing = Leave the game? A bot plays on and makes no deals for you; you can come back.
leave-yes = Yes, leave
leave-no = No, stay
sound = Sound
sound-on = Sound on
sound-off = Sound off
keys = Single keys
keys-on = Keys on
keys-off = Keys off
single-on = Single choices by themselves
single-off = Single choices by hand
single-help = Where you have only one choice, the page can make it for you, after a few seconds, as if you had thought about it.
keys-help = With keys on, 1–9 and a–z make the choice that bears them.
watching = { $watching ->
    [one] { $watching } person is watching
   *[other] { $watching } people are watching
}
general-mine = Only you see this

## Talk and deals

talk-heading = Talk & deals
talk-partners = With whom
talk-all = All
talk-new = new
talk-deal-open = A deal waits for your answer
offers-wait = Deals wait for your answer:
talk-at = decision { $move }
thread-empty = Nothing has been said yet.
thread-empty-with = Nothing between you and { $names } yet.
talk-rule-public = At this table one talks to all only.
talk-rule-none = There is no talk at this table.
a-spectator = A spectator
say = Say
say-all = To all
say-to = To { $names } only
report = report
reported = reported
report-why = What is wrong with it? (optional)
report-send = Report it
deal-new = Build a deal
deal-with = Build a deal with { $names }
deal-by = Deal offered by { $name }
deal-offers = { $name } to { $others }
deal-status-open = open
deal-status-agreed = agreed
deal-status-refused = refused
deal-status-withdrawn = withdrawn
deal-status-lapsed = lapsed
deal-status-answered = answered with another
deal-waits = Waits for { $names }.
deal-lapses = Lapses in
deal-accept = Accept
deal-refuse = Refuse
deal-counter = Answer with another
deal-withdraw = Withdraw
deal-counter-heading = Another deal instead
deal-partners = With whom?
deal-kept = A bot keeps the seat of { $name } and answers no offers: yours waits until { $name } is back, or lapses.
deal-you-promise = You promise
deal-promises = { $name } promises
deal-choose-term = Choose one more …
deal-choose-partner = Choose one or more seats.
deal-no-terms = There is nothing that could be promised just now.
deal-lapse = Open for
deal-lapse-none = as long as the game allows
deal-offer = { $terms ->
    [0] Choose what is promised
    [one] Offer this promise
   *[other] Offer these { $terms } promises
}
verdict-pending = open
verdict-kept = kept
verdict-broken = broken
verdict-void = void
verdict-unknown = not known

## The result

result-heading = The result
rematch = Play again, the same people
rematch-go = To the rematch
replay = Replay
replay-watch = Watch the replay
record-download = Download the record
plot-points = Points over time
plot-start = start
plot-figures = The figures as a table
plot-coalitions = Who governed, and what each took
plot-government = Government
plot-none = none
plot-governs = governs:
plot-banzhaf = Power by Banzhaf
plot-banzhaf-help = Of all the ways to vote, in what share could a seat turn the outcome alone.
plot-shapley = Power by Shapley and Shubik
plot-shapley-help = If seats join one by one in any order, how often is each the one that makes the majority.
plot-promises = Promises
plot-promises-bar = kept, broken, void
secret-heading = No card was chosen
secret-said = The secret behind every draw is open now. The program “hemicycle verify” checks the record of the whole game against the seal that was published before the first card.
secret-secret = The secret
secret-commitment = Its seal

## Replay

replay-controls = Move through the game
replay-first = To the beginning
replay-back = One decision back
replay-forward = One decision forward
replay-last = To the end
replay-chapter-back = A round back
replay-chapter-forward = A round forward
replay-play = Play
replay-stop = Stop
replay-speed = Speed
replay-decision = Decision
replay-at = { $move } of { $moves }
replay-eyes = Seen by
replay-spectator = a spectator
replay-all-open = all cards open
replay-link = Copy link to this moment
replay-to-result = To the result
replay-begin = The game begins.
replay-quiet = Nothing that could be seen: somebody passed, or answered under seal.

## Me

me-heading = You
me-lead = You are known by this browser, without an account.
me-look = Look and sound
me-notices = Tell me when it is my turn
me-notices-lead = For games over days. You get nothing that you have not asked for.
me-email = E-mail address (empty: none)
me-no-email = This server sends no e-mail.
me-no-push = This server sends no notices to devices.
me-no-push-here = This browser can’t receive notices here; most can only over https.
me-push-on = Send notices to this device
me-push-off = No more notices
me-carry = On another device
me-carry-lead = Set a passphrase here, then enter with the same name and passphrase there. Your seats come along.
me-phrase = Passphrase (at least 8 letters)
me-phrase-heading = On this device
me-phrase-set = Set a passphrase
me-phrase-change = Change the passphrase
me-enter = Enter with a passphrase set elsewhere
me-enter-button = Enter
me-token = For programs
me-token-lead = A program that plays for you shows this key. A new one ends the one before.
me-token-make = Make a key
me-token-once = It is shown only now:

## Help

help-heading = How to play here
help-start = Begin
help-start-said = “Play now” on the first page puts you at a table with bots at once. To play with friends set up a table and send them its link; whoever opens it takes a free seat. The cards are dealt when everybody is ready.
help-turn = Your turn
help-turn-said = The bar at the top says what you must do, or whom the table waits for. Every choice that the rules allow stands in the list “Your choices”, and most also on the board. What is not possible now stands below, with the reason. “Explain” tells what each choice does and where the rule is found.
help-deals = Talk and deals
help-deals-said = Talk to all or to some. A deal is built by clicking: choose with whom, then who promises what. Nobody is bound to keep a promise, but the table remembers: ✓ counts those kept, ✗ those broken.
help-keys = Keys
help-keys-said = Everything can be reached by Tab and Enter. Besides:
help-key-choose = 1–9, a–z
help-key-choose-said = make the choice that bears the key
help-key-explain = ?
help-key-explain-said = explain the choices
help-key-replay = ← → Home End
help-key-replay-said = move through a replay; Page Up and Page Down by round, p plays
help-fair = Fair cards
help-fair-said = Before the first card the table publishes the seal of its secret, and everybody may add a word to the shuffle. After the game the secret is open, and the record of the game proves that nobody chose a card.
help-bots = Bots
help-bots-said = A bot sees no more than a player on its seat would. It makes and answers deals, and trusts less whoever has broken a promise.
