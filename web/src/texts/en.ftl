# The client in English. A game's own words are with the game.

app-title = Hemicycle · political board games
skip-to-content = Skip to the content
loading = One moment…
page-failed = This page could not be loaded.
offline = The server can’t be reached. Are you online?
try-again = Try again
done = Done
save = Save
close = Close
points = { $points ->
    [one] point
   *[other] points
}
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
you = you
titled = { CAP($what) }: { $said }
players = { $players } players
players-variant = { $players } players (a variant)

## Header

nav-label = Pages
nav-home = Hemicycle, home page
nav-help = Help
nav-me = Me
language = Language
language-en = English
language-fr = Français
theme = Colours
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
theme-now = Colours: { $theme }. Change to: { $next }

## A word from whoever runs the server

warning-heading = A word from whoever runs this server
warning-alone = { $day }. Only you can read this.
warning-read = I have read this

## First page

lobby-title = Govern Europe, or a zoo, before supper
lobby-lead = Political board games by the rulebook, with friends by link or against bots that bargain, make promises and sometimes keep them.
guest-name = Guest { $number }
your-name = Your name
your-name-free = any name will do
quick-play = Play now
quick-title = { $name } against bots
bot-level = Level of bots
level-novice = beginner
level-steady = skilled
level-shrewd = shrewd
level-random = random
level-character = { $level } · { $character }
character-any = drawn by lot
character-cautious = cautious
character-greedy = greedy
character-loyal = loyal
character-treacherous = treacherous
character-even = even-handed
character-about = Its character falls to each by lot, and is told at the end.
character-cautious-about = Cautious: they risk little, and keep something for later.
character-greedy-about = Greedy: they want much for everything, and agree to little.
character-loyal-about = Loyal: they keep their word and their partners, and are content with less.
character-treacherous-about = Treacherous: they risk much, and their word is worth little to them.
character-even-about = Even-handed: nothing in excess.
level-novice-about = Beginners play quickly by simple rules, each with a character.
level-steady-about = Skilled bots try what looks best on tables that they imagine.
level-shrewd-about = Shrewd bots try more, look further and reckon with promises; some of their decisions take a moment.
level-random-about = Random bots do anything that the rules allow.
make-table = Set up a table
tables-mine = My tables
tables-mine-none = You are not at any table yet.
tables-open = Open tables
tables-open-none = No table is looking for players just now. Set one up and list it here.
tables-watch = Watch a game
tables-watch-none = No game is open to everybody just now.
your-turn = Your turn
your-turn-said = Your turn. { $said }
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
help-licences = Licences of everything this page is made of
plain-word = Hemicycle is an independent implementation of rules, with texts, names and drawings of its own. It is not connected with the authors or publishers of the games. If you like a game, buy the box.

## A new table

new-game = Game
new-edition = Edition
edition-reconstructed = { $reconstructed ->
    [one] { $reconstructed } of its { $figures } figures was never published. That one is our own reconstruction, so it may differ from the box.
   *[other] { $reconstructed } of its { $figures } figures were never published. Those are our own reconstruction, so they may differ from the box.
}
edition-own-help = An edition made by whoever runs this server. It does not come with the game, and its figures are their own.
edition-true = All its figures come from the rulebook or another source.
new-who = Who plays
seat-number = Seat { $number }
seat-me = me
seat-open = open seat
seat-bot = bot, { $level }
new-seats-help = Anyone with the link can take an open seat; you can still put bots there later.
new-how = How long and how fast
new-title = Name of the table
new-title-free = optional
new-pace = Pace
pace-live = live
pace-live-help = Everybody sits at the table at the same time.
pace-days = over days
pace-days-help = Decide when you have time, with notifications if you like.
pace-clock = { $pace }, { $clock }
new-clock = Time for a decision
new-clock-help = When it runs out, the default choice is made. The second time in a row, a bot keeps the seat until its player is back.
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
watch-link = anyone with the link
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
promises-parties = only those who are part of them
new-make = Set up the table
new-make-note = Nothing begins before everybody is ready.

## Choosing a game, and a table on one screen

lobby-games = Games
facts-players = { $least }–{ $most } players
facts-minutes = about { $minutes } min
minutes = { $minutes } min
weight-1 = easy
weight-2 = medium
weight-3 = demanding
quick-note = against bots
quick-note-minutes = against bots, { $minutes } min
friends-play = Play with friends
friends-note = by a link
friends-note-minutes = by a link, { $minutes } min
set-up-more = Set up a table…
new-players = Players
new-players-fewer = One player fewer
new-players-more = One player more
new-all-open = Only friends
new-all-bots = Only bots
new-level = Bots
new-character = Character of the bots
new-rules = Rules of this table
new-talk-help = Whom you can write to while you play.
new-promises-help = Whether the others learn what two of you agree on, and who keeps it.
new-watch-help = Without a seat one sees the table, but nothing that is hidden.
new-listed-help = Whether strangers on this server find the table and can sit down.
gathering-bots = Bots for free seats
gathering-fill = Fill all free seats
gathering-bot-here = Put a bot here
seal-heading = The seal of the shuffle

## Gathering

away-heading = Not here
line-lost = The connection to the server is lost. Trying again…
line-waits = What you do now waits, and is sent once it is back.
line-waiting = Waiting to be sent: { $what }
waits-stamp = Waiting
answer-waits = Your answer “{ $answer }” waits for the connection. It is sent once, as soon as that is back.
say-waits = not sent yet: it waits for the connection
offer-waits = Your offer waits for the connection.
reply-waits = Your answer waits for the connection.
waiting-dropped = “{ $what }” waited to be sent, and was not done: { $reason }
waiting-dropped-some = Something waited to be sent, and was not done: { $reason }
unfit-seat = It was meant for another seat.
unfit-answered = This question has since been answered from another page, and that answer stands.
draft-dropped = What you were preparing was for a question that has gone by meanwhile. It has been put away.
deal-draft-dropped = The offer that you were answering is not open any more. Your draft has been put away.
invite-heading = Invite
invite-said = { $free ->
    [one] One seat is free. Send this link to the person you want at the table.
   *[other] { $free } seats are free. Send this link to the people you want at the table.
}
invite-link = Link to this table
invite-code = The link as a QR code, for a phone’s camera
reach-label = Who can come
reach-machine = For now, only this machine can reach Hemicycle: a link would lead your friends nowhere.
reach-open = Open to my home network
reach-open-note = Everybody on your network, by Wi-Fi or cable, can then open this page. It stays open until you shut it or quit Hemicycle.
reach-network = Open to your home network: anyone on it can come by the link.
reach-others = The link begins with this machine’s address on the network.
reach-shut = Shut it again
reach-shut-note = Anyone who came from another machine is then cut off.
reach-address = Address in the link
reach-firewall = If a friend’s browser finds nothing, check that you are both on the same network (a guest Wi-Fi is a different one). If you are, the firewall of this machine keeps them out: let port { $port } through.
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
bot-away = Free the seat
is-ready = ready
not-ready = not ready yet
seat-here = here
seat-away = away
seat-kept = a bot keeps the seat
seat-decides = decides
gathering-full = All seats are taken. You can watch.
ready-heading = Ready?
ready-said = The cards are dealt when everybody is ready.
ready-wait-seats = { $free ->
    [one] One seat is still free. You can already say that you are ready.
   *[other] { $free } seats are still free. You can already say that you are ready.
}
ready-yes = I am ready
ready-not = Not ready after all
ready-sealed = Each player’s browser mixes a word of its own into the shuffle, sealed until all are in: nobody can choose the cards.
settings-heading = Rules of this table
commitment-said = The shuffle depends on a secret that no player sees; whoever runs this server can, and sees the cards as well. This is its seal, so the secret can’t be exchanged: after the game it is published, and everybody can check that it fits. The players’ browsers mix words of their own into it, all sealed before the first is opened.

## At the table

table-heading = A table
prompt-label = What is to be done
you-may = You may:
asked-of = To { $name }: “{ $said }”
nobody-waited = One moment…
sealed-said = Your answer is recorded: { $answer }. You may still change it.
past-stamp = The past
past-shown = The board after decision { $move } of { $moves }.
back-to-now = Back to now
paused-stamp = Paused
paused-said = The game rests, and so do the clocks, until everybody wants to go on.
kept-stamp = A bot plays for you
kept-said = It keeps your seat until you are back. It makes no deals for you, and the promises it breaks are not on your record.
take-seat-back = I am back
call = Call { $name }
called = Called
call-help = Sends a notification that the table is waiting for an answer.
clock-label = { $left } left
clock-days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-hours-left = { $hours } h { $minutes } min
choices-heading = Your choices
choices-many = { $number ->
    [one] { $number } choice
   *[other] { $number } choices
}
choices-none = Nothing to decide just now.
choices-past = You are looking at the past. Go back to now to choose.
choices-watching = You are watching.
explain = Explain
answer-given = This is your recorded answer.
choice-amount = From { $least } to { $most }
choice-amount-send = Choose: { $answer }
amount-none = Choose a number
amount-not-whole = A whole number from { $least } to { $most }, please.
amount-too-low = { $typed } is too little: { $least } is the least you can choose here.
amount-too-high = { $typed } is too much: { $most } is the most you can choose here.
choice-amount-given = Your recorded answer: { $answer }.
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
    [one] One thing has happened since you were last here
   *[other] { $lines } things have happened since you were last here
}
since-close = I have read it
since-replay = Watch it in the replay
tabs-label = Parts of the table
tab-board = Board
tab-choices = Choices
tab-talk = Talk
tab-log = Log
controls-label = Table controls
pause = Pause
pause-wanted = You want a pause
pause-go-on = Go on
pause-go-on-wanted = You want to go on
pause-who = { $names } would like a pause.
go-on-who = { $names } would like to go on.
leave = Leave
leave-sure = Leave the table? Your seat will be free again.
leave-sure-playing = Leave the game? A bot plays on and makes no deals for you. You can come back.
leave-yes = Yes, leave
leave-no = No, stay
sound = Sound
sound-on = Sound on
sound-off = Sound off
keys = Keyboard shortcuts
keys-on = Shortcuts on
keys-off = Shortcuts off
single-help = Where you have only one answer, the page gives it for you after a few seconds, as if you had thought about it. This turns it off.
keys-help = With shortcuts on, the keys 1–9 and a–z make the choice they stand beside.
watching = { $watching ->
    [one] { $watching } person is watching
   *[other] { $watching } people are watching
}
general-mine = Only you see this

## Talk and deals

talk-heading = Talk and deals
talk-partners = With whom
talk-earlier = Earlier
talk-all = All
talk-new = { $number ->
    [one] new message
   *[other] new messages
}
talk-deal-open = A deal is waiting for your answer
offers-wait = Deals waiting for your answer:
talk-at = decision { $move }
thread-empty = Nothing has been said yet.
thread-empty-with = Nothing between you and { $names } yet.
talk-rule-public = At this table, everything is said to everybody.
talk-rule-none = Nobody talks at this table.
a-spectator = A spectator
say = Send
say-all = To all
say-to = To { $names } only
report = report
reported = reported
report-why = What is wrong with it? (optional)
report-send = Report it
deal-new = Build a deal
deal-with = Build a deal with { $names }
deal-by = Deal offered by { $name }
deal-offers = Offer from { $name } to { $others }
deal-status-open = open
deal-status-agreed = agreed
deal-status-refused = refused
deal-status-withdrawn = withdrawn
deal-status-lapsed = lapsed
deal-status-answered = answered with another
deal-waits = Waiting for { $names }.
deal-reason = “{ $reason }”
deal-lapses = Lapses in
deal-accept = Accept
deal-refuse = Refuse
deal-counter = Answer with another
deal-withdraw = Withdraw
deal-counter-heading = Another deal instead
deal-partners = With whom?
deal-kept = A bot keeps { $name }’s seat and answers no offers. Yours waits until { $name } is back, or lapses.
deal-you-promise = You promise
deal-promises = { $name } promises
deal-choose-term = Add a promise…
deal-choose-partner = Choose one or more players.
deal-no-terms = There is nothing to promise just now.
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
stopped-said = The server has other rules of this game by now, which can make nothing of where it stood: it is shown as it was left.
rematch = Play again with the same players
rematch-go = To the rematch
replay = Replay
replay-of = Replay: { $table }
replay-watch = Watch the replay
record-download = Download the record
rules-version = Played by version { $version } of the rules.
rules-plain = The board of that time can no longer be drawn, and is shown as plain data.
plot-points = Points over time
plot-start = start
plot-figures = The figures as a table
plot-coalitions = Who governed, and what each player gained
plot-government = Government
plot-when = When
plot-player = Player
plot-none = none
plot-governs = governs:
plot-banzhaf = Power according to Banzhaf
plot-banzhaf-help = The share of all possible votes in which a player could change the outcome alone.
plot-shapley = Power according to Shapley and Shubik
plot-shapley-help = If players join one by one, the share of all possible orders in which a player is the one who makes the majority.
plot-promises = Promises
plot-promises-bar = kept, broken, void
## After the game

result-winners = { $winners ->
    [0] Nobody has won
    [one] The winner
   *[other] The winners
}
story-heading = How it came about
story-decision = decision { $move }
story-breaches = The promises broken
story-promised = { $name } had promised { $to }
plot-first-move = first decision
plot-last-move = decision { $move }
plot-turn = turning point
plot-chances = Chance to win
plot-chances-help = As bots judge it afterwards, with all cards open. Together the chances always make 100%.
chances-turns = What moved it most
chances-agreed = a deal is agreed
chances-broken = a promise is broken
chances-pledges = Deals and broken promises on the curve
sound-volume = Volume
replay-keys = Keys
replay-key-play = space
replay-keyed-play = play and stop
replay-key-steps = ← →
replay-key-steps-heard = arrow left, arrow right
replay-keyed-steps = one decision back, forward
replay-key-chapters = [ ]
replay-key-chapters-heard = opening, closing square bracket
replay-keyed-chapters = one round back, forward
replay-key-ends = Home End
replay-keyed-ends = to the beginning, to the end
replay-key-speed = + −
replay-key-speed-heard = plus, minus
replay-keyed-speed = faster, slower
picture-make = Picture to share
picture-heading = A picture of this game
picture-save = Save the picture
picture-share = Share…
picture-close = Close
picture-failed = This browser can’t make the picture.

## Whether the deal was fair

fair-proved = Dealt fairly: proved on this device
fair-fits = The deal fits its seals: checked on this device
fair-shut = The deal fits its seals, but sealed words were not opened: { $names }
fair-failed = This deal is not proved: { $why }
fair-checking = This device is checking the deal…
fair-unread = The deal could not be checked: the record of the game did not come. Load the page again.
fair-secret = The secret fits the seal that was published before the first card.
fair-words = Words were mixed in by { $names }; each fits its seal.
fair-wordless = No player’s word was mixed in: whoever runs the server could have drawn secrets until one pleased them.
fair-mine-in = Your own word is among them, as this device drew it. It was opened when secret and seals were settled: nobody could choose after that.
fair-mine-out = Your own word is not among them: you were away when the seals were counted, or it was not opened in time.
fair-shut-means = A word that is not opened is left out. Whoever runs the server could do that on purpose, to have one of two deals.
fair-drawn = { $number ->
    [one] { $number } card, lot or die was drawn anew from the secret and the words: it is what was dealt.
   *[other] { $number } cards, lots and dice were drawn anew from the secret and the words: they are what was dealt.
}
fair-limits = This says that nobody chose the cards, not that nobody saw them: whoever runs the server could.
fair-wrong-record = a line of the record has been altered.
fair-wrong-secret = the secret does not fit the seal in the record.
fair-wrong-seal = before the deal another seal was shown to this device.
fair-wrong-word = the word of { $name } does not fit its seal.
fair-wrong-words = other words were mixed in than those that were sealed.
fair-wrong-mine = your word is not the one that this device has sealed.
fair-wrong-list = the seals are not those that were shown to this device before your word was opened.
fair-wrong-twice = words were collected more than once, so somebody could choose between deals.
fair-wrong-draw = what was dealt at decision { $move } does not follow from the secret and the words.

secret-said = The secret behind every draw is now public. With the record of the game, the command “hemicycle verify” checks the whole of it, on any machine, with a program that does not come from this server.
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
replay-quiet = Nothing to see: somebody passed, or answered in secret.

## Me

me-heading = You
me-lead = This browser remembers you, without an account.
me-look = Look and sound
me-notices = Tell me when it is my turn
me-notices-lead = For games over days. You get nothing that you have not asked for.
me-email = E-mail address (empty: none)
me-email-used = You are told at { $email }.
me-pending = A mail is on its way to { $email }. Open its link within a day, on any device; only then is the address used.
me-pending-code = A mail is on its way to { $email }. Type its code here within a day; only then is the address used.
me-code = Code from the mail
me-confirm = Confirm
me-links-end = End the links from mails
me-links-help = Each mail has a link that opens your seat on any device, for 14 days. If somebody else may have got one, end them: only new mails have links that work.
me-no-email = This server sends no e-mail.
me-no-push = This server sends no notifications to devices.
me-no-push-here = This browser can’t receive notifications here. Most can do so only over https.
me-push-on = Send notifications to this device
me-push-off = Stop sending notifications
me-carry = On another device
me-carry-lead = Set a passphrase here. Then sign in on the other device with the same name and passphrase. Your seats come with you.
me-phrase = Passphrase (at least 8 characters)
me-phrase-heading = On this device
me-phrase-set = Set a passphrase
me-phrase-change = Change the passphrase
me-enter = Sign in with a passphrase set elsewhere
me-enter-button = Sign in
me-token = For programs
me-token-lead = A program that plays for you shows this key. A new key replaces the one before.
me-token-make = Make a key
me-token-once = It is shown only once:

## Help

help-heading = How to play here
help-start = Begin
help-start-said = “Play now” on the home page puts you at a table with bots at once. To play with friends, set up a table and send them its link: whoever opens it can take a free seat. The cards are dealt when everybody is ready.
help-turn = Your turn
help-turn-said = The bar at the top says what you must do, or whom the table is waiting for. Every choice that the rules allow is in the list “Your choices”, and most are on the board too. What is not possible now is below, with the reason. “Explain” tells you what each choice does and where its rule is found. Rest the mouse on a card, an office or a place, or hold a finger on it, and the page says what it is. By key, the arrows go from one such thing to the next.
help-deals = Talk and deals
help-deals-said = Talk to all or to some. Build a deal by clicking: choose with whom, then who promises what. Nobody is bound to keep a promise, but the table remembers: ✓ counts the promises kept, ✗ those broken.
help-keys = Keyboard shortcuts
help-keys-said = Everything can be reached with Tab and Enter. There are also:
help-key-choose = 1–9, a–z
help-key-choose-said = make the choice the key stands beside
help-key-explain = ?
help-key-explain-heard = question mark
help-key-explain-said = explain the choices
help-key-replay = ← → [ ]
help-key-replay-heard = arrow left, arrow right, opening and closing square bracket
help-key-replay-said = move through a replay by decisions and by rounds; the space bar plays it
help-fair = Fair cards
help-fair-said = Before the first card, the table publishes the seal of its secret. Each player’s browser then mixes in a word of its own; all are sealed before the first is opened, so that nobody is the last to choose, the host included. After the game your own device recomputes the deal and says whether it fits. No player sees another’s cards; whoever runs the server could, so play with somebody you trust, or run it yourself.
help-bots = Bots
help-bots-said = A bot sees no more than a player in its seat would. It makes and answers deals, and is slower to trust a player who has broken a promise.

## The stage
tab-record = Promises
tab-more = More
ticker-label = What happened last
moment-on = Go on
moment-skip = Click, or press Escape, to go on
moment-touch = Touch to go on
cell-none = none
heard-said = { $name }: { $text }
heard-offer = { $name } offers you a deal.
seat-thinks = is thinking …
seat-talk = Talk to { $name }
choices-all = All choices ({ $number })
choices-may = What you may do
single-ask = Ask me anyway
single-label = Ask me even for a single answer
over-stamp = The game is over
over-board = See the board
over-result = See the result
pace-motion = Movement on the table
motion-calm = unhurried
motion-usual = usual
motion-quick = quick
motion-none = none
record-none = Nothing has been agreed yet.
deal-you-give = You give
deal-gives = { $name } gives
deal-nothing-yet = nothing yet
deal-nothing = nothing
deal-take-out = take out
deal-point = Point at it on the board
deal-pointing = Touch what you mean.
deal-back = Back to the deal
deal-touched = What you touched could mean
deal-touched-off = Close
deal-touched-none = Nothing that can be promised now speaks of it.
deal-touch = Touch on the table what you mean, or drag it here: what has a dashed frame can be promised. Everything is in the lists, too.
broken-title = { $name } breaks a promise
broken-to = was promised this
broken-said = The promise was: { $said }

# --- Undo ---
undo = Undo: { $what }
undo-help = Take back what you did last, while it is still your own.
help-key-undo = u, Ctrl+Z
help-key-undo-said = take back what you did last, where the rules of the table allow it (u only with shortcuts on)
deal-bot-waits = { $name } waits for your answer:
help-key-list = 0
help-key-list-said = open the list of all choices

# --- Rules and the game in two minutes ---
learn-two-minutes = In two minutes
learn-all-rules = All the rules
rules-of = { $game }: the rules
rules-contents = Contents
rules-search = Search these rules
rules-found =
    { $number ->
        [0] Nothing found.
        [one] One paragraph found.
       *[other] { $number } paragraphs found.
    }
rules-link = Link to { $key }
rules-for-table = You are reading the rules for your table: { $edition }. What its options decide is marked.
rules-to-table = Back to the table
rules-option = Table option “{ $option }”.
rules-option-values = Table option “{ $option }”: { $values }
rules-option-here = At this table: { $value }
rules-edition = Only in: { $edition }.
rules-edition-not-here = Not at this table.
reading = To read
reading-close = Close
prompt-rule = The rule: { $rule }
help-games = The games
help-games-said = Each game can be learned here: what it is about in two minutes, and all its rules, with an address for each paragraph.

## Lessons

learn-play = Learn by playing
learn-on = Go on learning
learn-again = Learn it again
learn-done = lesson done
lesson-step = { $step } of { $of }
lesson-go-on = Go on
lesson-end = End of the lesson
lesson-back = Back
lesson-offer = Make this offer
lesson-aside = Not now
lesson-fold = Fold the note
lesson-unfold = Unfold the note
lesson-skip = Skip the lesson
lesson-skip-sure = No more notes?
lesson-skip-yes = Skip
lesson-skip-no = Stay
lesson-leave = Leave, and go on later
lesson-deal = The deal of a lesson is always the same: its secret is no secret.

# The coach

coach-ask = What could I do here?
coach-heading = What a steady player would think of
coach-shut = Close
coach-do = Do this
coach-do-this = Do this: { $said }
coach-close = as good
coach-look = Look at:
coach-why = Why?
coach-quote = “{ $said }”
coach-deal = Should I?
coach-consent = Advice for all
coach-consent-help = Everybody may ask what they could do, and bots say why they did something, as long as all people at the table want it.
coach-who = Want advice for all: { $names }
coach-on = There is advice for all: everybody wants it ({ $names }).

# What a thing is, when touched

meaning-rules = In the rules
meaning-now = Now: { $what }

## Links from mails, and notices at a table

link-no = This link leads nowhere
link-nameless = Somebody without a name
link-seat = Play as { $name } on this device?
link-seat-lead = This link came by mail to { $name }. If that is you, go to your seat: this device will then know you as { $name }. If it is not, close this page. Who you have been on this device so far, you will be again only by name and passphrase.
link-seat-do = To my seat
link-confirm = Use this address?
link-confirm-lead = { $name } wants to be told at { $email } when it is their turn.
link-confirm-do = Yes, use it
link-confirm-done = Mails go to { $email } from now on.
link-stop = No more mails?
link-stop-lead = No more mails will go to { $email }. You can ask for them again on your page.
link-stop-do = No more mails
link-stop-done = No more mails will come.
notices-email = This game is played over days. You will be told by mail to { $email } when it is your turn.
notices-push = This game is played over days. Your devices will tell you when it is your turn.
notices-pending = This game is played over days. You will be told by mail when it is your turn, once { $email } is confirmed.
notices-none = This game is played over days. You can be told by mail or on your device when it is your turn.
notices-never = This game is played over days, and this server sends no notices: look in from time to time.
notices-set-up = Set it up
notices-change = Change

# --- people: the host, who is away, who is blocked, who goes -----------------------------------------------

rather-not = Cancel
is-host = host
host-is = { $name } is the host.
host-not-seated = The host of this table has no seat.
host-take = Be the host
host-take-help = When the host is away for long, whoever sits here may be the host: put others’ bots away, and send somebody away who does not come.
send-away = Send away
send-away-sure = Send { $name } away? They are told, and can’t sit down again at this table.
send-away-yes = Yes, send away
sent-away = The host has sent you away from this table. You can’t sit down here again; other tables are open to you.
leave-host = Somebody else here becomes the host.
pause-all = The game rests when all who play want it.
pause-agree = I want one too
pause-rather-not = I would rather play on
people-heading = People at this table
seat-gone = has deleted themselves
replace-bot = Let a bot play on
replace-person = Let another person play on
replace-help = Whoever is away for long can be replaced when most of the others want it: first by a bot, until they are back, then by another person, who keeps the seat. Everybody is told.
replace-who-bot = { $names } would let a bot play on for { $name }, who is away.
replace-who-person = { $names } would let another person play on for { $name }, who is away.
replace-agree = I agree
replace-wait = I would rather wait
vacant-said = { $name } is away, and the others have agreed that another person may play on in this seat, with its cards and its promises.
block = Block { $name }
block-sure = Block { $name }? You no longer read what they write; they can’t sit down at tables of which you are the host, and a rematch that you call for does not invite them. At other tables you may still meet, and a game under way goes on. They are not told.
block-yes = Yes, block
is-blocked = You have blocked this player.
blocked-list = Whom I have blocked
blocked-heading = Blocked players
blocked-lead = You don’t read what they write. They can’t sit down at tables of which you are the host, and your rematches don’t invite them. At tables of others you may still meet. You block somebody at a table, under “More”.
blocked-nobody = You have blocked nobody.
unblock = Unblock { $name }
talk-blocked = You have blocked { $name }, and don’t read what they write.
said-former = in the seat of { $name }, before
me-phrase-old = The passphrase so far
me-phrase-new = The new passphrase (at least 8 characters)
me-phrase-own = Your passphrase
out-heading = Log out
out-here = Log out on this device
out-everywhere = Log out on all devices
out-sure = This browser forgets you. With your name and passphrase you come back, and your seats are kept.
out-sure-no-phrase = This browser forgets you, and since you have no passphrase nobody can come back as you: your seats in games are lost to you. Set a passphrase first if you want to come back.
out-everywhere-sure = All browsers forget you, this one too. Links in mails, notifications on devices and the key for programs end. You come back with your name and passphrase.
delete-me = Delete me
delete-sure = This is for good: nobody can bring you back. What happens:
delete-name = Your name, your address, your passphrase and your devices are forgotten, and you are in no list any more.
delete-over = Games that are over stay for the others: your seat is then called by its number.
delete-playing = In games under way a bot plays on in your seat; the others may let another person sit there.
delete-gathering = Where a game has not begun your seat is free again. Where you are the host somebody else at the table becomes it.
delete-said = What you have said in the talk stays with those who heard it, without your name. Names that others have typed, titles of tables and copies that whoever runs the server has made are not changed.
delete-yes = Delete me for good
