# What is said around a game in plain text.

page-seat = { $game }. You are { $seat }.
page-watching = { $game }. You are watching.
page-happened = What happened
page-earlier =
    { $number ->
        [one] (1 earlier event is left out)
       *[other] ({ $number } earlier events are left out)
    }
page-deals = Offers and promises
page-talk = Talk
page-asked = What is asked
page-free = What you may do out of turn
page-undo = What you may take back
page-said = { $who }: “{ $what }”
page-answer-offers =
    { $number ->
        [one] Offer { $offers } waits for your answer.
       *[other] Offers { $offers } wait for your answer.
    }
page-waiting = The table waits for { $seats_named }.
page-answered = You have answered: { $action }. You may still change that.
page-rule = { $help } ({ $rule })
page-choice = { $number }) { $words }
page-choices = { $label }: { $choices }

page-offer = Offer { $number }, by { $seat } to { $seats_named }: { $terms }.
page-offer-own = Your offer { $number } to { $seats_named }: { $terms }.
page-offer-open = Open { $until }; an answer is awaited from { $seats_named }.
page-offer-refused = Refused.
page-offer-withdrawn = Withdrawn.
page-offer-lapsed = Lapsed.
page-offer-answered = Answered by another offer.
page-reason = “{ $reason }”
page-promise-pending = Promised between { $seats_named }: { $promises }.
page-promise-broken = Broken between { $seats_named }: { $promises }.
page-promises-more =
    { $number ->
        [one] And 1 older deal of others.
       *[other] And { $number } older deals of others.
    }
page-record = { $seat } { $kept } and { $broken }
page-records = Promises kept and broken so far: { $records }.

# A table of which its game says nothing

told-field = { $field }: { $value }
told-own = { $field }: { $value } (only you see this)
field-points = Points

# What is said in words, and not understood

spoken-row = { $one }; { $other }
spoken-no-mark = There is no choice { $said }: the choices are { $first } to { $last }. Words of a choice do as well.
spoken-how =
    { $verb ->
        [offer] An offer says to whom and what: offer NAME: I PROMISE; you: PROMISE
        [counter] Another offer instead is made by the number of the one it answers: counter 1: I PROMISE; you: PROMISE
        [accept] Accept an offer by its number: accept 1
        [refuse] Refuse an offer by its number: refuse 1
        [withdraw] Withdraw an offer of yours by its number: withdraw 1
       *[other] Say it with a name: deals NAME, say NAME: WORDS
    }
spoken-choice-none =
    { $near ->
        [yes] “{ $said }” is none of the choices. Nearest: { $named }.
       *[other] “{ $said }” is none of the choices. Type a number, or words of a choice.
    }
spoken-choice-several =
    { $more ->
        [0] “{ $said }” may be several choices: { $named }. Say more of the one you mean, or its number.
       *[other] “{ $said }” may be several choices: { $named }; and { $more } more. Say more of the one you mean, or its number.
    }
spoken-promise-none =
    { $near ->
        [yes] “{ $said }” can’t be promised now. Nearest: { $named }.
       *[other] “{ $said }” can’t be promised now. deals { $name } lists what can.
    }
spoken-promise-several =
    { $more ->
        [0] “{ $said }” may be several promises: { $named }. Say more of the one you mean.
       *[other] “{ $said }” may be several promises: { $named }; and { $more } more. Say more of the one you mean.
    }
spoken-no-promise = Say what is promised: offer NAME: I PROMISE; you: PROMISE
spoken-nobody = “{ $said }” is nobody else at this table. The others: { $names }.
spoken-no-promiser = “{ $said }” promises nothing in this deal: it is between you and { $names }.
spoken-which-you = “{ $said }”: this deal is with several. Say the name instead of “you”.

# The rules to read

rules-by-option = Table option: { $options }
rules-by-edition = Edition: { $editions }
rules-picture = Picture: { $words }

# The tools of a model

mcp-instructions = You play political board games against bots or people: Koalition, Zoocracy, Politico and Junta. You have one seat and see what it sees. Begin with games, then play (against bots, here) or join (a table on a server). Each answer shows the table, what happened, offers, and what you are asked with numbered choices: answer with act. Deals are part of the game: promises lists what could be promised, offer makes an offer, answer answers one. Nobody is bound by a promise, but all remember who keeps theirs. Where it is not your turn, wait. If you wonder why something is not open to you, ask why_not; rules tells the rules.

tool-games = The games there are: for how many, which bots, which options.
tool-rules = The rules of a game. Without about, the game in two minutes and the sections of its rules.
tool-rules-game = Its name, as games tells it.
tool-rules-about = A paragraph (D7), the title of a section, or words to look for.
tool-play = Begin a game here, against bots. You sit on the first seat.
tool-play-game = Its name, as games tells it.
tool-play-players = How many play, you included.
tool-play-bots = The level of all bots, or a list, one for each other seat: novice,steady,steady
tool-play-options = Table options by name, such as countries: 5
tool-play-edition = Which figures are played by; else the usual ones.
tool-play-seed = The same seed deals the same cards.
tool-play-name = What you are called.
tool-tables = The tables on the server: yours, and those with a free seat.
tool-tables-server = Its address, unless it was chosen when this program was started.
tool-join = Sit down at a table on a server, or come back to your seat. The game begins as soon as all are there.
tool-join-table = The link to the table, or its end.
tool-join-seat = The number of the seat; else the first that is free.
tool-join-name = What you are called.
tool-look = The table now, and what you are asked.
tool-act = Take a choice.
tool-act-choice = Its number, or words of it. Several steps, in words, with a semicolon between them.
tool-why-not = Why a choice is not open to you now, by the rules.
tool-why-not-choice = What you would like to do, in words.
tool-undo = Take back what you did last, as long as nobody has learned anything from it.
tool-promises = What you and others could promise each other now, or hand over.
tool-promises-with = The others, by name: Bea, or Bea and Carl
tool-promises-about = Words that must be in it; without them there may be many.
tool-offer = Offer a deal. Bots answer at once.
tool-offer-to = To whom, by name: Bea, or Bea and Carl
tool-offer-promises = What is promised, in the words of promises, with semicolons; I is you, and of somebody else the name stands first: I vote yes; Bea: finance ministry
tool-answer = Answer an offer, or withdraw one of yours.
tool-answer-offer = Its number.
tool-answer-answer = accept, refuse or withdraw; or promises, to offer that instead.
tool-say = Say something to people at the table.
tool-say-words = What you say.
tool-say-to = To whom alone; else to all.
tool-wait = Let the others go on until you have something to decide, to answer or to hear.
tool-wait-seconds = For how long at most: 30, unless you say otherwise, and 300 at most.
tool-leave = Get up. A bot keeps your seat, where others play on.

mcp-game = { $name }: { $title }. { $tagline }
mcp-game-players = Players: { $least } to { $most }, best with { $usual }.
mcp-game-bots = Bots: { $bots }; usually { $usual }.
mcp-game-editions = Editions: { $editions }.
mcp-game-option = Option { $name } ({ $what }): { $values }.
mcp-rules-more = The whole rules have these sections: { $sections }. Ask for one with about, or for words.
mcp-rules-cut = { $number ->
        [1] One more paragraph has these words: say more of them.
       *[other] { $number } more paragraphs have these words: say more of them.
    }
mcp-begun = You are { $name } and play against { $others } ({ $levels }).
mcp-left = You have left the table.
mcp-done = Done: { $what }.
mcp-undone = Taken back: { $what }.
mcp-said = { $said }
mcp-heard = You have said it.
mcp-allowed = You may: it is choice { $number }, { $choice }.
mcp-barred = { $choice }: { $why }
mcp-promises-by = { $name }: { $promises }
mcp-promises-more = { $number ->
        [1] One more: look for words with about.
       *[other] { $number } more: look for words with about.
    }
mcp-tables-mine = You sit here:
mcp-tables-open = Free seats here:
mcp-tables-none = There is no table with a free seat on { $server } that strangers may see. A link to a table leads to any other.
mcp-table =
    { $title ->
        [none] { $link }
       *[other] { $link }, “{ $title }”
    }: { $game }, { $state ->
        [gathering] not begun yet
        [playing] being played
       *[other] over
    }. { $seats }.
mcp-seat = { $kind ->
        [bot] { $number }: { $name } (a bot)
       *[other] { $number }: { $name }
    }
mcp-seat-free = { $number }: free
mcp-gathering =
    { $link } has not begun. There are { $names }{ $free ->
        [0] .
        [1] , and one free seat.
       *[other] , and { $free } free seats.
    } { $many ->
        [0] Wait.
       *[other] Not ready yet: { $waiting }. Wait.
    }
mcp-over = The game is over: { $places }.
mcp-place = { $place }. { $name } (points: { $points })
mcp-fault = Something went wrong in this program. Look at the table, and try again.

mcp-no-tool = There is no tool “{ $name }”. There are: { $known }.
mcp-not-taken = The tool { $tool } takes nothing called “{ $name }”. It takes: { $known }.
mcp-wanted = The tool { $tool } wants “{ $name }”. It takes: { $known }.
mcp-kind = “{ $name }” of the tool { $tool } must be { $kind ->
        [integer] a whole number
        [object] an object, with the names of options and their values
       *[other] words
    }.
mcp-long = “{ $name }” of the tool { $tool } is too long: { $most } is the most.
mcp-no-rules = The game { $game } has no page of rules.
mcp-no-paragraph = No paragraph of the rules has “{ $words }”. Try other words, or the title of a section.
mcp-bots = “bots” is one level for all, or { $players } levels with commas between them, and not { $given }.
mcp-seated = You sit at a table already. Leave it first.
mcp-no-seat = You sit nowhere. Play a game here, or join a table on a server.
mcp-no-server = No server was named. Name one, as in https://table.example, or a whole link to a table.
mcp-other-server = This program was started for { $server } alone.
mcp-no-address = “{ $given }” is no address of a server. One looks like https://table.example.
mcp-no-answer = { $server } does not answer. Try again in a while.
mcp-trouble = The server could not do that (status { $status }). Try again in a while.
mcp-no-table-id = “{ $given }” is no table. A table is a link with /t/ in it, or the end of one: tables lists them.
mcp-no-table = { $server } lets you see no table { $table }. Perhaps its link is incomplete.
mcp-shut-out = { $server } has shut the line: you may not watch this table, or sent too much too fast.
mcp-no-free-seat = That seat is not free. Free seats: { $free }.
mcp-not-asked = You are asked nothing now. Wait, or look.
mcp-no-undo = There is nothing that you could take back.
mcp-no-promises = Nothing like that can be promised now.
mcp-no-offer =
    { $many ->
        [yes] There is no open offer { $number }. Open are: { $known }.
       *[no] There is no open offer { $number }, nor any other.
    }
mcp-bots-deaf = Only bots play here, and they don’t listen to words. Make them an offer.
