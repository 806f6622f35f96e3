# Junta in English.

game-title = Junta
game-tagline = Share out the foreign aid, bank what you can, and shoot over the rest.
edition-las-bananas = Version 3.1 (cards and city partly reconstructed)
edition-older = The older French deck

# Things, with their article where they have one

term-post-president = President
term-post-minister = Minister of Internal Security
term-post-general-1 = General of the First Brigade
term-post-general-2 = General of the Second Brigade
term-post-general-3 = General of the Third Brigade
term-post-admiral = Admiral of the Navy
term-post-commander = Commander of the Air Force
term-location-bank = the Bank
term-location-headquarters = headquarters
term-location-residence = the residence
term-location-bachelor-flat = the bachelor flat
term-location-night-club = the night-club
term-area =
    { $place ->
        [parliament] { $title }
        [embassy-1] { $title }
       *[other] the { $title }
    }
term-unit-brigade-1 = First Brigade
term-unit-brigade-2 = Second Brigade
term-unit-brigade-3 = Third Brigade
term-unit-police = police
term-unit-guards = Palace Guard
term-unit-paratroopers = paratroopers
term-unit-marines = marines
term-unit-students = students
term-unit-rioters = rioters
term-unit-demonstrators = demonstrators
term-unit-strikers = strikers
term-unit-bank-guards = guards of the Bank
term-unit-patriotic-league = Patriotic League
term-unit-christian-militia = Christian Militia
term-unit-agitators = agitators
term-unit-helicopter = helicopter
term-units = { $number } × { $unit }
term-card-face-down = a card face down
term-cards =
    { $number ->
        [0] no cards
        [one] a card
       *[other] { $number } cards
    }
term-money = { $bills } ({ $number } M)
term-bills = { $number } × { $bill } M
term-money-hidden = a secret amount
term-money-none = nothing
term-puppet = puppet { $letter }
term-vacant = nobody
term-source-family = the family’s vote
term-source-sacrilege = the sacked church
term-source-post = the vote of the { $post }
term-choice-for = for
term-choice-against = against
term-question-president = the presidency
term-question-budget = the budget
term-question-competence = the removal of the President
term-phase-1 = Politics cards
term-phase-2 = Cabinet
term-phase-3 = Foreign aid
term-phase-4 = Budget
term-phase-5 = Locations
term-phase-6 = Assassinations
term-phase-7 = Banking
term-phase-8 = Coup d’état
term-phase-9 = End of the turn
term-side-junta = the Junta
term-side-president = the President
term-weapon-gunboat = the gunboat
term-weapon-air-strike = an air strike
term-means-move = by moving units
term-means-shell = by firing the gunboat
term-means-strike = with an air strike
term-means-card = by playing a card
term-share = { $family } { $number } M ({ $bills })
term-bill-count =
    { $number ->
        [0] no bills
        [one] 1 bill
       *[other] { $number } bills
    }
term-tally-candidate =
    { $votes ->
        [one] 1 vote for { $choice }
       *[other] { $votes } votes for { $choice }
    }
term-tally-side =
    { $votes ->
        [one] 1 vote { $choice }
       *[other] { $votes } votes { $choice }
    }
term-tally-none = no votes
term-shot = { $family } fires at { $target }
term-junta-vote = { $family } votes for { $target }
term-junta-abstains = { $family } abstains
term-points-seat = { $seat } { $number } M
term-paid-assassin = for an assassin
term-paid-bribe = in bribes
term-paid-defence = to stay alive
term-paid-return = to return from exile
term-failed-elsewhere = the target is elsewhere
term-failed-dead = the target is already dead
term-failed-dice = the die says no
term-failed-mad = the killer wanders off
term-failed-saved = the target escapes
term-failed-home = the target is at their residence
term-elected-vote = wins the presidency
term-elected-alone = becomes President, as nobody else is standing
term-elected-faction = becomes President by the will of the strongest faction
term-elected-junta = becomes President by the will of the Junta
term-elected-host = is the first President
term-effect-influence =
    { $number ->
        [one] 1 vote, as long as it stays on the table.
       *[other] { $number } votes, as long as it stays on the table.
    }
term-effect-vote =
    { $number ->
        [one] 1 vote, once.
       *[other] { $number } votes, once.
    }
term-effect-votes-with =
    { $number ->
        [one] 1 vote if you have also laid down { $card }.
       *[other] { $number } votes if you have also laid down { $card }.
    }
term-effect-pays = Pays { $number } M each turn for your assassins and bribes.
term-effect-draws = Swap it for the top bill of the foreign aid.
term-effect-end-ballot = Ends a ballot after its first round.
term-effect-skip-round = A ballot has no second round.
term-effect-verify = A ballot is held again.
term-effect-break-up = Another player loses an Influence card.
term-effect-reform =
    { $number ->
        [one] Each Influence card of another player with at most 1 vote is yours this turn.
       *[other] Each Influence card of another player with at most { $number } votes is yours this turn.
    }
term-effect-sacrilege =
    { $number ->
        [one] 1 more vote this turn.
       *[other] { $number } more votes this turn.
    }
term-effect-competence = Calls a vote to remove the President.
term-effect-substitute-budget = When a budget is rejected, propose your own with the President’s money.
term-effect-close-bank = Closes the Bank until the next turn.
term-effect-spy = Look at another player’s Swiss account.
term-effect-pretext = Makes the situation unstable.
term-effect-attempt = One assassination.
term-effect-burgle = The victim, if not at their residence, pays you { $number } M.
term-effect-save = Saves your life when a killer finds you.
term-effect-or-save = Or it saves your life when a killer finds you.
term-effect-another-attempt = One more assassination by the secret police.
term-effect-mad = On 1 to 3 the killer strikes, on 4 or 5 they wander off, on 6 they may turn on you.
term-effect-fails = Fails if the die shows { $number } or less.
term-effect-bribes = In a coup: each unit that you pay for ({ $unit }) joins you if the die shows { $number } or more.
term-effect-units-at = In a coup: brings { $units } into play ({ $areas }).
term-effect-units = In a coup: brings { $units } into play with one of your stacks.
term-effect-cost = Costs { $number } M.
term-effect-needs = You must have laid down { $card }.
term-effect-not-by = Not allowed if you are { $posts }.

# What happens

event-turn-began = Turn { $turn }.
event-phase-began = Phase { $phase }: { $told }.
event-aid-exhausted = There is not enough foreign aid left for another budget: the game is over.
event-accounts-opened = The Swiss accounts are opened: { $told }.
event-everybody-lost = Nobody is left to govern: everybody has lost.
ending-aid =
    { $number ->
        [one] The foreign aid is exhausted: the President can no longer draw { $number } bill. The player with the most money in Switzerland wins.
       *[other] The foreign aid is exhausted: the President can no longer draw { $number } bills. The player with the most money in Switzerland wins.
    }
ending-no-president = The foreign aid ran out before there was a President: everybody has lost.
ending-killed = All players died in the same turn: everybody has lost.
event-cards-drawn =
    { $number ->
        [0] { CAP($family) } draws no cards: there are none left.
       *[other] { CAP($family) } draws { $told }.
    }
event-deck-shuffled = The deck is empty: the discard pile ({ $told }) is shuffled to make a new one.
event-cards-discarded = { CAP($family) } discards { $told }.
event-influence-played = { CAP($family) } lays down { $card }.
event-card-played = { CAP($family) } plays { $card }.
event-card-aimed = { CAP($family) } targets { $target } with { $card }.
event-nothing-played = Nobody plays a card.
event-donation-taken = { CAP($family) } swaps a donation for a bill: { $bills }.
event-donation-empty = { CAP($family) } plays a donation, but there are no bills left.
event-influence-lost = { CAP($family) } loses { $card }.
event-account-spied = { CAP($family) } looks at { $target }’s Swiss account: { $bills }.
event-cards-swapped = { $told }
term-swapped = { CAP($family) } gives { $card } to { $puppet } and receives { $wanted }.
term-swapped-secretly = { CAP($family) } swaps a card with { $puppet }.
event-puppets-shown = All players look at { $family }’s cards: { $told }.
event-bills-paid = { CAP($family) } pays { $bills } { $what }.
event-ballot-opened = { $told }
term-ballot-president = The election of the President begins.
term-ballot-budget = The vote on the budget begins.
term-ballot-competence = The vote on the President’s competence begins.
event-candidate-named = { $told }
term-named = { $seat } nominates { $family } for the presidency.
term-named-self = { $seat } puts their own name forward for the presidency.
event-candidates-answered = { $told }
term-standing = Standing for President: { $families }.
term-declined = Declining: { $families }.
event-votes-given = { $told }
term-votes-candidate =
    { $votes ->
        [one] { CAP($family) } casts 1 vote for { $choice } ({ BARE($source) }).
       *[other] { CAP($family) } casts { $votes } votes for { $choice } ({ BARE($source) }).
    }
term-votes-side =
    { $votes ->
        [one] { CAP($family) } casts 1 vote { $choice } ({ BARE($source) }).
       *[other] { CAP($family) } casts { $votes } votes { $choice } ({ BARE($source) }).
    }
event-round-over =
    { $round ->
        [1] After the first round of the ballot: { $told }.
       *[other] After the second round of the ballot: { $told }.
    }
event-ballot-cut = { CAP($family) } ends the ballot after its first round.
event-ballot-anew = { $told }
term-anew-tied = A tie: the ballot is held again.
term-anew-verified = The ballot is annulled and held again.
event-tie-broken = { $told }
term-tie-candidate = { CAP($family) } breaks the tie in favour of { $choice }.
term-tie-side = { CAP($family) } breaks the tie and decides { $choice }.
event-first-election-tied = A tie: there is no President. All cards are dealt anew, and a bill of the foreign aid goes to the host or leaves the game.
event-president-elected = { $seat } { $how }.
event-president-resigned = { $seat } resigns as President.
event-reserve-handed-over = { CAP($family) } hands their reserve over to { $heir }: { $bills }.
event-competence-voted = { $told }
term-competence-removed = { $seat } loses the presidency: { $yes } for removal, { $no } against.
term-competence-kept = { $seat } stays President: { $yes } for removal, { $no } against. Two thirds were needed.
event-cousin-installed = { $seat }’s cousin becomes { $post }.
event-post-given = { $told }
term-appointed = { CAP($family) } becomes { $post }.
term-left-vacant = The post of { $post } stays vacant.
event-cabinet-kept = { $seat } leaves the cabinet as it is.
event-aid-drawn =
    { $number ->
        [one] The President draws 1 bill: { $bills }.
       *[other] The President draws { $number } bills: { $bills }.
    }
event-piles-sealed = { $seat } has made the piles: { $told }.
term-pile = { $family } ({ $bills })
term-no-pile = nothing for the others
event-pile-announced = Announced for { $family }: { $value } M.
event-budget-proposed = { $seat } proposes a budget: { $told }.
event-loyalty-tried = { CAP($family) }’s loyalty: the die shows { $die }, and { $needed } or less was needed. { $told }
term-loyal = Their support is bought.
term-not-loyal = Their support is not for sale.
event-puppet-joined = { CAP($family) } follows { $leader }.
event-budget-voted = { $told }
term-budget-passed = { $seat }’s budget passes by { $yes } to { $no }.
term-budget-failed = { $seat }’s budget is rejected by { $no } to { $yes }.
event-budget-forced = { CAP($family) } forces the budget through: the police occupy Parliament.
event-budget-refused = Nobody forces the budget through: { $seat } keeps the money.
event-pile-paid = { CAP($family) } receives their pile: { $bills }.
event-budget-taken-over = { $seat } takes all the President’s bills but one. Bills taken: { $bills }.
event-situation-unstable = The situation becomes unstable.
event-bank-closed = { $told }
term-closed-siesta = The Bank takes a siesta: it reopens in Phase 9.
term-closed-holiday = The Bank is closed for the holidays: no banking before the next turn.
event-locations-chosen = { $told }
term-located = All players have chosen their locations.
term-exiled = All players have chosen their locations. In exile: { $families }.
event-assassination-announced = { $told }
term-attempt = { CAP($family) } announces an assassination: { $card } against { $target }, at { $location }.
term-burglary = { CAP($family) } plays { $card } against { $target }.
term-secret-police = the secret police
event-location-shown = { CAP($family) } is at { $location }.
event-attempt-failed = The attempt on { $target } fails ({ BARE($card) }): { $why }.
event-killer-rolled = The killer’s die shows { $die } ({ $card }).
event-killer-turned = The madman turns on { $family }.
event-burglars-paid = { $told }
term-burgled = Burglars sent by { $heir } visit { $family }. They take: { $bills }.
term-burgled-lost = Burglars visit { $family }. Out of the game: { $bills }.
event-family-killed = { $told }
term-killed = { CAP($family) } dies. Their reserve leaves the game: { $bills }. Discarded: { $cards }.
term-killed-heir = { CAP($family) } dies. Their reserve goes to { $heir }: { $bills }. Discarded: { $cards }.
event-bank-opened = { $told }
term-bank-empty = The Bank opens, but nobody is there.
term-bank-there = The Bank opens for { $families }.
event-bank-visited = { CAP($family) } has done their banking.
event-puppets-emptied = { CAP($family) }’s money goes to { $heir }: { $bills }.
event-turn-ended = Turn { $turn } is over.
event-exile-returned = { CAP($family) } returns from exile.
event-exile-stayed = { CAP($family) } stays in exile.
event-coup-declared = Coup d’état! { CAP($family) } becomes First Rebel { $means }.
event-coup-phase-began = { $told }
term-coup-phase = Phase { $phase } of the coup: { $family } moves first.
term-coup-rebellion = The rebellion begins: { $family } moves first.
event-combat-began = The fighting begins.
event-family-rose = { CAP($family) } becomes a Rebel.
event-side-conceded = { $told }
term-conceded = { $seat } agrees that { $side } has won.
term-not-conceded = { $seat } fights on.
event-fight-settled = All players agree that { $side } has won.
event-units-appeared = With { $card }, { $family } places { $told } at { $area }.
event-units-marched = { CAP($family) } moves { $told } from { $area } to { $to }.
event-helicopter-flew = { $told }
term-flew = { CAP($family) }’s helicopter flies from { $area } to { $to }.
term-flew-carrying = { CAP($family) }’s helicopter carries { $units } from { $area } to { $to }.
event-units-landed = { CAP($family) }’s { $unit } land at { $to }.
event-units-handed = { CAP($family) } hands { $told } at { $area } over to { $target }.
event-police-sent = { CAP($family) } sends the police from { $area } to { $to }.
event-bribe-offered = With { $card }, { $family } tries to bribe { $target }’s units at { $area }.
event-bribe-tried = { CAP($family) } pays to bribe one of { $target }’s units ({ $unit }).
event-unit-bribed = The die shows { $die }, and { $needed } or more was needed: { $told } ({ $unit }, { BARE($area) }).
term-bribed = the unit joins { $family }
term-not-bribed = the unit stays with { $target }
event-exile-joined = { CAP($family) } returns from exile for the coup.
event-stack-bombarded = { CAP($family) } bombards { $target } at { $area } with { $weapon }. { $told }
term-dice =
    { $hits ->
        [0] Dice: { $dice } (no hits).
        [one] Dice: { $dice } (1 hit).
       *[other] Dice: { $dice } ({ $hits } hits).
    }
event-attack-declared = { CAP($family) } wants to fight at { $area }.
event-fight-began = Face to face at { $area }: { $families }.
event-fight-avoided = Nobody fires at { $area }: there is no fight.
event-fire-split = Salvo { $salvo } at { $area }: fire unit by unit for { $families }.
event-units-aimed = Salvo { $salvo } at { $area }: one unit after another takes aim.
event-fire-held = Salvo { $salvo } at { $area }: nobody fires.
event-salvo-declared = Salvo { $salvo } at { $area }: { $told }.
event-shots-fired = { CAP($family) } fires at { $target }. { $told }
event-units-lost = { CAP($family) } loses { $told } at { $area }.
event-retreat-forbidden = { CAP($family) } has to stay at { $area }.
event-retreat-ordered = { CAP($family) } has to retreat from { $area }.
event-retreat-refused = { CAP($family) } may not retreat to { $to }.
event-stack-retreated = { CAP($family) } retreats from { $area } to { $to }.
event-stack-trapped = { CAP($family) } has no way out of { $area }: all their units there are destroyed.
event-side-chosen = { CAP($family) } declares for { $side }.
event-coup-decided = { $told }
term-coup-won = { CAP($side) } wins the coup. Strategic points of the Junta: { $junta }. Strategic points of the President: { $president }.
term-coup-agreed = By common consent, { $side } wins the coup.
term-no-area = none
event-junta-formed = The Junta is formed: { $families }.
event-junta-voted = The Junta votes: { $told }.
event-junta-tie-broken = { CAP($family) } breaks the tie in favour of { $target }.
event-squad-called = { $seat } sends { $family } before the firing squad.
event-squad-dismissed = { $seat } sends nobody before the firing squad.
event-toll-taken = The coup has cost four bills of the foreign aid.
event-coup-ended = All units return to where they started.

# What one may do: the line, and what it means

action-pass-vote = Give no more votes
action-pass-play-cards = Play no more cards
action-pass-assassinate = Announce no more assassinations
action-pass-save-yourself = Die
action-pass-bank = Leave the Bank
action-pass-nominate = Nominate nobody else
action-pass-answer-ballot = Let the ballot go on
action-pass-play-any-time = Play nothing
action-pass-take-over = Let it be
action-pass-elect-junta = Abstain
action-pass-declare-coup = Start no coup
action-pass-bombard = Do not fire
action-pass-declare-attack = Leave your own side alone
help-action-pass-save-yourself = You lose your cards and your reserve, and take no further part in this turn.
help-action-pass-vote = Votes not cast in the first round are left out; in the second round only cards from your hand add votes.
action-pay-bills = Pay { $bills }
help-action-pay-bills = No change is given: what you overpay is lost.
action-lay-influence = Lay down { $card }
help-action-lay-influence = It stays in front of you and votes in every ballot, until you die or lose it. It still counts towards your hand, but can no longer be traded.
action-play-card = Play { $card }
help-action-play-card = { $told }
action-play-on = Play { $card } on { $target }
help-action-play-on = { $told }
action-give-up-influence = Give up { $card }
help-action-give-up-influence = It goes to the discard pile.
action-give-votes = { CAP(BARE($source)) }: { $choice }
help-action-give-votes = All votes of one card, of one post or of the family go to one side.
action-give-all = Everything on the table: { $choice }
help-action-give-all = Your family’s vote and those of your posts and of the Influence cards you have laid down. The cards in your hand stay there.
action-play-in-ballot = Play { $card }
help-action-play-in-ballot = { $told }
action-stand = Stand
help-action-stand = You become President if you have the most votes.
action-decline = Decline
help-action-decline = The votes given to you are lost.
action-nominate = Nominate { $family }
help-action-nominate = Only a player who is nominated, and gets a vote, can be elected.
action-choose-winner = { CAP($choice) }
help-action-choose-winner = You break the tie.
action-choose-president = { $seat }
help-action-choose-president = With two or three players, one of them chooses the President.
action-assassinate = { $card } against { $target }, at { $location }
help-action-assassinate = If the victim is there, they die, unless a card says otherwise, and their money is yours. Until then their money and cards are frozen.
action-secret-police = Secret police against { $target }, at { $location }
help-action-secret-police = { $told }
term-police-bank = Free of charge, at the Bank, every second turn.
term-police-anywhere = Free of charge: at this table the secret police strike anywhere, and at the Bank every second turn.
action-burgle = { $card } against { $target }
help-action-burgle = The victim, if not at their residence, pays you.
action-overtime = { $card } against { $target }, at { $location }
help-action-overtime = One more assassination by the secret police.
action-save-yourself = Play { $card }
help-action-save-yourself = You survive this attempt.
action-install-cousin = { CAP($post) }
help-action-install-cousin = Your cousin, which is to say you, holds this post, with its vote and its units, until the next cabinet.
action-deposit = Deposit { $bills }
help-action-deposit = Only money in Switzerland counts in the end.
action-withdraw = Withdraw { $bills }
help-action-withdraw = The money goes to your reserve, where it can be spent, but also lost.
action-put-bill = { $bill } M to { $family }
help-action-put-bill = The piles lie face down; you announce later what they hold.
action-take-bill = { $bill } M back from { $family }
help-action-take-bill = The bill is yours again.
action-seal-piles = The piles are ready
help-action-seal-piles = You keep what is in no pile.
action-announce = Announce { $value } M
help-action-announce = You may announce less than the pile holds, never more.
action-force-budget = Force the budget through
help-action-force-budget = The piles are paid out, your police occupy Parliament, and the Bank takes a siesta until Phase 9.
action-let-budget-fail = Let the budget fail
help-action-let-budget-fail = The President keeps all the money, and the Bank stays closed until the next turn.
action-keep-bill = Keep { $bill } M
help-action-keep-bill = All your other bills are taken from you.
action-take-over-budget = Play { $card }
help-action-take-over-budget = You take all the President’s bills but one and propose a budget of your own. If it fails too and is not forced through, you keep them.
action-give-post = { CAP($post) }: { $family }
help-action-give-post = Each family gets one or two posts, at most one of them a General’s.
action-keep-cabinet = Leave the cabinet as it is
help-action-keep-cabinet = Each family keeps its posts of the last turn.
action-go-to = { CAP($location) }
help-action-go-to = At the Bank you deposit and withdraw money; from headquarters you can start a coup; elsewhere you hide.
action-go-into-exile = Go into exile
help-action-go-into-exile = Nobody can kill you. But you can neither vote nor bank nor fight, and coming back costs a bill.
action-discard = Discard { $card }
help-action-discard = Six cards at most, including those on the table.
action-swap-cards = Give { $card } to { $puppet } for { $wanted }
help-action-swap-cards = One card for another, once a turn with each puppet.
action-resign = Resign as President
help-action-resign = A President is elected at once, and it may be you. If it is another player, they get your whole reserve, and you get their posts.
action-return-home =
    { $bill ->
        [0] Come home for free
       *[other] Come home ({ $bill } M)
    }
help-action-return-home = A bill from your reserve; failing that, one from your Swiss account; failing that too, nothing.
action-stay-abroad =
    { $bill ->
        [0] Stay in exile for free
       *[other] Stay in exile ({ $bill } M)
    }
help-action-stay-abroad = A bill from your Swiss account; failing that, one from your reserve.
action-declare-coup = Coup d’état { $means }
help-action-declare-coup = You become First Rebel.
action-start-with-card = Coup d’état: { $card } ({ BARE($area) })
help-action-start-with-card = The card makes the situation unstable and brings units into play. You become First Rebel.
action-play-pretext = Play { $card }
help-action-play-pretext = The situation becomes unstable; then you may start a coup.
action-march = { BARE($area) } → { BARE($to) }
help-action-march = All your units there that have not moved yet, except those you leave behind. It is your only move of the phase.
action-hold-back = Leave one unit at { $area } ({ $unit })
help-action-hold-back = It stays when the others leave.
action-fly = Helicopter: { BARE($area) } → { BARE($to) } ({ $told })
help-action-fly = It moves two areas, one of them with other units if it carries any.
term-carrying = with the units there
term-not-carrying = alone
action-land = { CAP($unit) } → { BARE($to) }
help-action-land = Once in a coup, in addition to your move.
action-send-police = Police: { BARE($area) } → { BARE($to) }
help-action-send-police = The police react to a crowd, however far away, in addition to your move.
action-play-units = { $card } ({ BARE($area) })
help-action-play-units = New units under your command; they may move if you still have a move.
action-end-move = Move nothing more
help-action-end-move = The next family moves.
action-come-back = Come back for { $bills }
help-action-come-back = For two bills you return from exile and have your units again.
action-concede = Agree that { $side } has won
help-action-concede = The fighting ends as soon as all players agree on the winner.
action-fight-on = Fight on
help-action-fight-on = You no longer agree.
action-bribe-units = { $card }: { $family }, at { $area }
help-action-bribe-units = You pay for each unit, and a die decides.
action-try-bribe = Bribe a unit: { $unit }
help-action-try-bribe = The money is gone either way.
action-stop-bribing = Leave the others
help-action-stop-bribing = You bribe no more of them.
action-bombard = { CAP($weapon) }: { $family } ({ BARE($area) })
help-action-bombard = At all units of one family in one area, at any range. Every 6 is a hit.
action-declare-attack = Fight at { $area }
help-action-declare-attack = Units of one side fight each other only if a player asks for it.
action-resolve-area = { BARE($area) }
help-action-resolve-area = The First Rebel chooses the order of the areas.
action-fire-at = Fire at { $family }
help-action-fire-at = With all your units here. Firing in the rebellion, or at the Palace Guard, makes you a Rebel.
action-hold-fire = Hold fire
help-action-hold-fire = The others can fire at your units all the same.
action-split-fire = Aim unit by unit
help-action-split-fire = Some at one family, some at another, some not at all.
action-aim = { CAP($unit) } at { $family }
help-action-aim = Unarmed units roll one die for each pair of the same kind.
action-cease-aiming = The others hold fire
help-action-cease-aiming = The rest of your units do not fire.
action-lose-unit = Lose a unit: { $unit }
help-action-lose-unit = You choose which of your units is hit.
action-forbid-retreat = Forbid the retreat
help-action-forbid-retreat = All players who lost the fewest units must agree.
action-let-retreat = Allow the retreat
help-action-let-retreat = These units retreat, and fight no more in this phase.
action-retreat-to = Retreat → { BARE($to) }
help-action-retreat-to = An area without units, or one where everybody lets you in.
action-let-in = Let them in
help-action-let-in = They retreat to where your units stand.
action-keep-out = Keep them out
help-action-keep-out = They have to go elsewhere, or are destroyed.
action-choose-side = For { $side }
help-action-choose-side = A strategic point held only by units for the Junta is the Junta’s; three of five decide.
action-acclaim = { CAP($family) }
help-action-acclaim = Each member of the Junta has one vote.
action-execute = Firing squad for { $family }
help-action-execute = The victim is dead until the end of the turn, and their reserve is yours.
action-spare = Spare everybody
help-action-spare = Nobody dies.

# Questions: [own] to a player for themselves, [puppet] for a puppet that follows them

ask-nominate = Whom do you nominate for the presidency?
help-ask-nominate = The host nominates at least one candidate, then everybody else may nominate others.
ask-first-president = Who is the first President?
help-ask-first-president = With two players, the host decides.
ask-vote =
    { CAP($question) }, { $round ->
        [1] first
       *[other] second
    } round of the ballot: { $told ->
        [own] how do you vote?
       *[puppet] how does { $family } vote?
    }
help-ask-vote = Every block of votes (a card, a post, the family) goes to one side as a whole. Vote cards are discarded, Influence cards stay. In the second round only cards from the hand add votes.
ask-stand = Will you be President if you are elected?
help-ask-stand = Nobody is forced to become President; if you decline, the votes given to you are lost.
ask-break-tie = A tie in the vote on { $question }: it is for you to decide.
help-ask-break-tie = The President breaks a tie over a budget; in an election that stays tied, it is the player who votes first.
ask-choose-president = Your faction is the strongest: who becomes President?
help-ask-choose-president = With two or three players, the leader of the faction with the most votes decides.
ask-answer-ballot = Do you play a card before the ballot goes on?
help-ask-answer-ballot = All players are asked at once.
ask-play-cards =
    { $told ->
        [own] Do you play any cards?
       *[puppet] Do you play any cards for { $family }?
    }
help-ask-play-cards = Influence cards, donations and some events. Once everybody has played, nobody keeps more than six cards; until then they may be traded.
ask-lose-influence =
    { $told ->
        [own] Which Influence card do you lose?
       *[puppet] Which Influence card does { $family } lose?
    }
help-ask-lose-influence = A coalition is broken: you choose which card is discarded.
ask-discard =
    { $told ->
        [own] You have too many cards: which do you discard?
       *[puppet] { CAP($family) } has too many cards: which do you discard?
    }
help-ask-discard = Six at most at the end of the first phase, including Influence cards on the table.
ask-play-any-time = Do you play a card before the next phase?
help-ask-play-any-time = At this table cards may be played at any time.
ask-give-post = Who becomes { $post }?
help-ask-give-post = Each family gets one or two posts, at most one of them a General’s; you take none besides the presidency.
ask-make-budget = Which bills do you put into your budget, and for whom?
help-ask-make-budget = Make piles, face down, from the foreign aid and your reserve. What you put in no pile stays yours.
ask-announce =
    { $number ->
        [one] { CAP($family) }’s pile has 1 bill: how much do you announce?
       *[other] { CAP($family) }’s pile has { $number } bills: how much do you announce?
    }
help-ask-announce = You may announce less than it holds, never more. Everybody sees how many bills it has.
ask-take-over = The budget is rejected: do you take it over?
help-ask-take-over = With an alternative budget you take all the President’s bills but one, and propose a budget in turn.
ask-keep-bill = Which bill do you keep?
help-ask-keep-bill = All your other bills go to the player who takes the budget over.
ask-force-budget = The budget is rejected: do you force it through?
help-ask-force-budget = If you do, the piles are paid out and the Bank opens only in Phase 9. If not, the President keeps everything and the Bank stays closed until the next turn.
ask-choose-location =
    { $told ->
        [own] Where do you go?
       *[puppet] Where do you send { $family }?
    }
help-ask-choose-location = The choice is secret: a player who guesses it can have you killed. At the Bank you deposit and withdraw money; from headquarters you can start a coup.
ask-assassinate =
    { $told ->
        [own] Do you announce an assassination?
       *[puppet] Do you announce an assassination for { $family }?
    }
help-ask-assassinate = Assassinations are announced one after the other, beginning with the Minister, and resolved in the same order.
ask-pay = With which bills do you pay { $price } M?
help-ask-pay = No change is given.
ask-save-yourself =
    { $told ->
        [own] A killer has found you: do you play a card to survive?
       *[puppet] A killer has found { $family }: do you play a card to save them?
    }
help-ask-save-yourself = A card may save the victim. Otherwise they lose their hand and their reserve.
ask-install-cousin = Which post does your cousin take?
help-ask-install-cousin = One vacant post, with its vote and its units; the others are frozen until the next cabinet.
ask-bank = What do you deposit or withdraw at the Bank?
help-ask-bank = You do all your banking in one go, and nobody sees how much.
ask-exile = Do you come home, or stay in exile?
help-ask-exile = Coming home costs a bill from your reserve, staying one from your Swiss account.
ask-resign = You may resign as President.
help-ask-resign = An election follows at once: you vote first, and may stand.
ask-declare-coup = Do you start a coup?
help-ask-declare-coup = The situation must be unstable, or you must be at headquarters, or have a card that brings units into play.
ask-move-units =
    { $told ->
        [own] Which units do you move?
       *[puppet] Which units does { $family } move?
    }
help-ask-move-units = One stack to an adjacent area, in addition to landings, cards and bribes. Any move in the rebellion makes you a Rebel.
ask-come-back = Do you return from exile for the coup?
help-ask-come-back = It costs two bills from your reserve.
ask-concede = You may agree that a side has won.
help-ask-concede = The fighting ends as soon as all players agree on the winner.
ask-try-bribe = Which unit do you pay for?
help-ask-try-bribe = One die for each unit that you pay for.
ask-bombard =
    { $told ->
        [own] Whom do you fire at?
       *[puppet] Whom does { $family } fire at?
    }
help-ask-bombard = The gunboat rolls three dice, once a phase; an air strike rolls six, three times in a coup.
ask-declare-attack =
    { $told ->
        [own] Do you attack units of your own side?
       *[puppet] Does { $family } attack units of its own side?
    }
help-ask-declare-attack = In an area held by one side alone, there is a fight only if a player asks for it.
ask-choose-area = In which area is the next fight?
help-ask-choose-area = The First Rebel chooses the order.
ask-fire =
    { $told ->
        [own] At { $area }, whom do you fire at?
       *[puppet] At { $area }, whom does { $family } fire at?
    }
help-ask-fire = All players decide at once. Each area has three salvos, and every 6 is a hit.
ask-aim =
    { $told ->
        [own] At { $area }, which unit fires at whom?
       *[puppet] At { $area }, which unit of { $family } fires at whom?
    }
help-ask-aim = Each unit takes aim by itself, or holds its fire.
ask-choose-loss =
    { $told ->
        [own] Which unit do you lose at { $area }?
       *[puppet] Which unit does { $family } lose at { $area }?
    }
help-ask-choose-loss = The player who controls the units chooses.
ask-forbid-retreat = Do you let { $family } retreat?
help-ask-forbid-retreat = The players who lost the fewest units may keep the others from retreating, if they all agree.
ask-retreat =
    { $told ->
        [own] You have to retreat: to which area?
       *[puppet] { CAP($family) } has to retreat: to which area?
    }
help-ask-retreat = An adjacent area without units, or one where you are let in.
ask-let-in = Do you let { $family } in?
help-ask-let-in = Everybody with units in that area must agree.
ask-choose-side =
    { $told ->
        [own] For which side do you declare?
       *[puppet] For which side does { $family } declare?
    }
help-ask-choose-side = The First Rebel declares first. A Rebel may declare for the President, a Loyalist for the Junta.
ask-elect-junta = Whom does the Junta make President?
help-ask-elect-junta = Each member has one vote, and may abstain. The First Rebel breaks a tie.
ask-firing-squad = Whom do you send before the firing squad?
help-ask-firing-squad = One player at most; their reserve is yours. Until you choose, a deal can still save a life.

# Refusals

refused-trade-bills = { $seat } does not have { $number } × { $bill } M in their reserve.
refused-trade-card = { $seat } does not hold { $card }, or has laid it down already.
refused-trade-units = { $seat } does not have those units at { $area }.
refused-trade-target = { $seat } is the target of an assassin and gives nothing away until Phase 6 is over.
refused-trade-pays = { $seat } has something to pay first, and gives no money away before that.
refused-trade-hands-over = { $seat } has to hand over the President’s money first, and gives none away before that.
refused-trade-killing = No card changes hands in Phase 6.
refused-trade-consequences = No card changes hands in the consequences of a coup.
refused-trade-no-movement = Units change hands only during the movements of a coup.
refused-term-two = Bills, cards and units change hands between two players, and money is promised between two: leave the others out of the deal.
refused-term-outsider = { $seat } is not part of this deal.
refused-term-absent = { $seat } is dead or in exile: no deals until the next turn.
refused-term-bills = In one deal a player gives 1 to 8 bills of one value: 1, 2 or 3 M.
refused-term-card = There is no such card in this edition.
refused-term-debt = You may promise 1 to 10 M for later: for this turn or the next.
refused-term-budget = This turn’s budget has been voted on: there is nothing left to promise about it.
refused-term-minister = { $seat } is not Minister of Internal Security, and can’t force a budget through.
refused-term-small = With two or three players the posts are fixed, and nobody votes for a candidate.
refused-term-president = Only the President promises posts and shares, and { $seat } is not President.
refused-term-piles = The piles of this budget are ready: no share of it can be promised now.
refused-term-share = A share of 1 to 10 M may be promised.
refused-term-phase-6 = The assassinations of this turn have begun: { $seat } can no longer promise that.
refused-term-president-side = { $seat } is President: the President starts no coup, and always stays on their own side.
refused-term-declared = { $seat } has no side left to choose this turn.
refused-term-no-turn = The first turn has not begun.
refused-term-coup = A coup is under way, or is no longer possible this turn.
refused-term-squad = { $seat } can’t send { $party } before the firing squad this turn.
refused-not-in-hand = You do not hold { $card }.
refused-needs = To play { $card }, you must have laid down { $wanted }.
refused-not-by = { $card } can’t be played by the { $post }.
refused-cost = The { $card } card costs { $price } M, and your reserve is not enough.
refused-own-target = Not on yourself, nor on your own people.
refused-absent = { CAP($family) } is dead or in exile.
refused-no-minister = Only the Minister of Internal Security commands the secret police.
refused-police-bank = The secret police can’t strike at the Bank this turn: they go there only every second turn.
refused-president-exile = The President can’t go into exile, but may resign first.
refused-president-post = The President holds no other post.
refused-post = { CAP($family) } can’t become { $post }: each family gets one or two posts, at most one of them a General’s.
refused-announce = { $number } M is more than the pile holds: you may announce less, never more.
refused-votes = These votes ({ BARE($source) }) can’t be given now: once in a ballot, and in the second round only from the hand.
refused-president-rebellion = The President is never a Rebel, and neither starts a coup nor moves in the rebellion.
refused-coup-stable = The situation is stable, and you are not at headquarters.
refused-coup-strict = At this table a coup takes both an unstable situation and being at headquarters.
refused-coup-means = You do not command what it takes to start a coup { $means }.
refused-no-card = There is no such card in this edition.
refused-puppet-hand = { CAP($family) } does not hold { $card }.
refused-puppet-plays = In Phase 1 { $family } can only lay down Influence cards.
refused-puppet-exile = { CAP($family) } can’t go into exile: puppets never leave the country.
refused-card-now = { $card } can’t be played now: its text says when.
refused-motion = { $card } can’t be played: the President’s competence is in question already this turn.
refused-bank-closed = { $card } can’t be played: the Bank is closed for this turn already.
refused-no-influence = { CAP($family) } has laid down no Influence card.
refused-discard = { CAP($family) } has { $card } neither in hand nor on the table.
refused-not-open = The { $card } card does not lie in front of { $family }.
refused-swap-puppet = You can swap cards only with a puppet of your own faction.
refused-swap-leader = { CAP($puppet) } does not follow you.
refused-swap-once = You have already made this turn’s swap with { $puppet }.
refused-swap-same = You would swap a card for the same one.
refused-named = { $candidate } has been nominated already.
refused-no-candidate = Nobody can vote like that ({ $choice }): not standing in this ballot, or declined.
refused-bound = The President’s faction votes for the budget.
refused-give-all = You do not have several blocks of votes left to give at once.
refused-second-round = In the second round only Influence and Vote cards from the hand add votes.
refused-no-votes = The { $card } card has no votes to give.
refused-votes-not-yours = These votes ({ BARE($source) }) are not yours.
refused-not-equal = { CAP($choice) } is not among those who are tied.
refused-not-eligible = { $candidate } can’t be President now.
refused-other-post = The posts are given one after the other: { $post } is next.
refused-small-post = { CAP($family) } can’t become { $post }: with two or three players most posts are fixed.
refused-keep-cabinet = The cabinet can be kept only as a whole, before the first post is given, and if it keeps to the rules.
refused-own-pile = You need no pile of your own: what is in no pile stays yours.
refused-no-bill = You have no bill of { $bill } M left.
refused-not-in-pile = { CAP($family) }’s pile holds no bill of { $bill } M.
refused-taken-back = You have taken back as many bills as one budget allows.
refused-not-vacant = The post of { $post } is not vacant.
refused-not-in-reserve = You do not have { $bills } in your reserve.
refused-not-in-account = You do not have { $bills } in your Swiss account.
refused-bank-parts = With so much money not every mix of bills is offered. Choose another of the same amount as this one: { $bills }.
refused-pay-little = That is less than the { $price } M to be paid: { $bills }.
refused-pay-much = That is one bill too many to pay { $price } M: { $bills }.
refused-return-bill = You can’t return for a bill of { $bill } M: it must come from your reserve or, failing that, from your Swiss account.
refused-stay-bill = You can’t stay for a bill of { $bill } M: it must come from your Swiss account or, failing that, from your reserve.
refused-exile-free = Nothing is free while you have a bill left, in your reserve or in Switzerland.
refused-police-struck = The secret police have already struck this turn.
refused-police-elsewhere = The secret police do not strike at { $location }: at this table they go only to the Bank.
refused-overtime = { $card } can be played only after the secret police’s free assassination, in the same turn.
refused-follows-nobody = { CAP($family) } follows nobody yet, and is out of reach.
refused-unstable-already = { $card } can’t be played: the situation is unstable already.
refused-card-area = The { $card } card brings no units into play at { $area }.
refused-conceded = You have already agreed that { $side } has won.
refused-not-conceded = You have conceded to nobody, so there is nothing to take back.
refused-bribe-tried = Each unit can be tried only once, and none is left at { $area } ({ $unit }).
refused-bribe-none = The { $card } card finds nobody to bribe at { $area }.
refused-lose-none = You have no such unit to lose at { $area } ({ $unit }).
refused-kept-out = You have not been let in at { $to }.
refused-far = You can’t go from { $area } to { $to }: these areas are not adjacent.
refused-acclaim = The Junta can’t choose { $family }: not a candidate in this vote.
refused-two-bills = Returning for the coup costs two bills from your reserve, not { $bills }.
refused-pledged = You have announced another way to start the coup, and must use it first.
refused-landed = This unit has already landed in this coup ({ $unit }).
refused-unit-not-yours = This unit is not under your command ({ $unit }).
refused-landing = This unit ({ $unit }) can’t land at { $to }.
refused-units-gone = { $card } can’t be played: no more units of that kind are left ({ $unit }).
refused-moved = You have already made your move in this phase: the units of one area, once.
refused-march-none = You have no unit at { $area } that may still move.
refused-hold-none = You have no such unit ({ $unit }) available at { $area }.
refused-hold-last = At least one unit has to leave { $area }.
refused-carried = The helicopter carries other units on only one of its two steps.
refused-fly-none = You have no helicopter at { $area } that may still fly.
refused-police-late = It is the Minister who sends the police to a crowd, in the first phase after the rebellion.
refused-police-there = The police of that place are already at { $to }.
refused-police-crowd = There is no crowd of the rebellion at { $to }.
refused-resolved = The fighting at { $area } has already taken place in this phase.
refused-uncontested = There can be no fight at { $area }: it is not contested.
refused-declared = An attack at { $area } has been declared already.
refused-attack-none = You have no units at { $area } to attack with.
refused-attack = There is nobody at { $area } against whom you would need to declare an attack.
refused-weapon = This weapon is not under your command ({ $weapon }).
refused-weapon-spent = This weapon ({ $weapon }) is used up, for this phase or for the whole coup.
refused-embassy = Nobody fires at an embassy ({ BARE($area) }).
refused-guards = The Palace Guard is at { $area }, and your side does not fire at { $family }.
refused-none-there = { CAP($family) } has no units at { $area }.
refused-aim-used = All your units of this kind already have a target ({ $unit }).
refused-split = You have only one unit at { $area }: there is nothing to split.
refused-squad-self = You can’t send yourself before the firing squad.
refused-squad-loyal = After a coup that failed only a Rebel goes before the firing squad, and { $family } is not one.

# Promises, and what changes hands

promise-hand-bills = { $seat } gives { $party } { $number } × { $bill } M, at once
promise-hand-card = { $seat } gives { $party } the card { $card }, at once
promise-hand-units = { $seat } gives { $party } { $number } × { $unit } ({ BARE($area) }), at once
promise-pay-later = { $seat } gives { $party } { $number } M or more before turn { $turn } ends
promise-back-budget = { $seat } casts at least one vote for this turn’s next budget, and none against it
promise-oppose-budget = { $seat } casts at least one vote against this turn’s next budget, and none for it
promise-back-candidate = { $seat } votes for { $candidate } and nobody else in the next election of this turn
promise-give-post-to = { $seat } makes { $party } { $post } in the next cabinet
promise-share-budget = { $seat } announces { $number } M or more for { $party } in the next budget
promise-force-the-budget = { $seat } forces this turn’s budget through if it is rejected
promise-spare-player = { $seat } announces no assassination of { $party } this turn
promise-join-coup = { $seat } declares for the Junta in a coup this turn
promise-stay-loyal = { $seat } declares for the President in a coup this turn
promise-start-no-coup = { $seat } starts no coup this turn
promise-spare-from-squad = { $seat } spares { $party } the firing squad after a coup this turn
until-turn = until this phase is over
until-coup = until this phase of the coup is over

# Options

option-secret-police = Secret police
option-secret-police-help = Where the Minister’s free assassination may take place. The rulebook says: at the Bank, every second turn; others read: anywhere.
option-secret-police-bank = at the Bank
option-secret-police-anywhere = anywhere
option-coups = Coups
option-coups-help = A faster game: a coup takes both an unstable situation and being at headquarters.
option-coups-book = by the rulebook
option-coups-strict = unstable and at headquarters
option-toll = Cost of a coup
option-toll-help = A faster game: after each coup four bills leave the foreign aid.
option-toll-no = none
option-toll-yes = four bills of the foreign aid
option-spent = Spent bills
option-spent-help = A longer game: spent bills come back at the bottom of the foreign aid pile.
option-spent-box = out of the game
option-spent-under = under the pile
option-spent-under-10 = under the pile, ten at most
option-cards = When cards are played
option-cards-help = House rule: cards may also be played between phases and after each round of a ballot, not only on one’s own turn.
option-cards-edition = as the edition has it
option-cards-own-turn = on one’s own turn
option-cards-any-time = at any time
option-return-for-coup = Exile and coups
option-return-for-coup-help = House rule: in the rebellion a player in exile may pay two bills to come back.
option-return-for-coup-no = no return
option-return-for-coup-yes = return for two bills
option-block = Blocking an assassination
option-block-help = House rule: the target may play an Assassin card to block the assassination.
option-block-no = only with cards that say so
option-block-yes = with any Assassin card
option-tie-bill = A tied first election
option-tie-bill-help = What becomes of the bill that is drawn at each tie.
option-tie-bill-host = the host takes it
option-tie-bill-burned = it leaves the game

# The story of a game

term-story-president =
    { $turn ->
        [0] First election
       *[other] Turn { $turn }: presidential election
    }
term-story-turn = Turn { $turn }
term-story-budget = Turn { $turn }: { $seat }’s budget
term-story-competence = Turn { $turn }: { $seat }’s competence
term-story-junta = Turn { $turn }: vote of the Junta
term-story-passed = The budget passes
term-story-refused = The budget is rejected
term-story-removed = The President is removed
term-story-kept = The President stays
term-story-elected = { $seat } becomes President

# Why a bot did it

bot-aim = { CAP($unit) } first: that weakens { $family } most.
bot-announce = They vote by what they hear. { $value } M sounds right.
bot-attack = At { BARE($area) } our dice against theirs: { $number } against { $dice }.
bot-bombard = There are units at { $area } that should not be there.
bot-break-up =
    { $number ->
        [one] { CAP($family) } has too many votes: 1.
       *[other] { CAP($family) } has too many votes: { $number }.
    }
bot-bribe-units = { CAP($family) } has units at { $area } that would do more for us.
bot-budget-against =
    { $number ->
        [0] There is nothing in it for me.
       *[other] Only { $number } M of it is announced for me.
    }
bot-budget-for = { $number } M is announced for me: good enough.
bot-budget-own = It is my own budget.
bot-budget-made = Enough for those whose votes I need, and the rest for me.
bot-burgle = { CAP($target) } is surely not at their residence.
bot-cease-aiming = The rest may hit whom it will.
bot-choose-area = What happens at { $area } decides most: there first.
bot-come-back = A coup is worth coming home for.
bot-competence-for = We can do without { $family } as President.
bot-competence-against = { CAP($family) } as President suits me.
bot-concede = The outcome is clear.
bot-coup = { CAP($family) } has governed long enough. I see { $number } chances in ten.
bot-cousin = My cousin can do most for me as { $post }.
bot-decline = That office is not worth its dangers to me.
bot-deposit = Only what is in Switzerland counts in the end.
bot-end-move = Everybody is where they should be.
bot-execute = { CAP($family) } has the fullest pockets: about { $number } M.
bot-fire-at = { CAP($family) } is the danger here.
bot-forbid-retreat = Whoever gets away comes back to fight.
bot-force = { $number } M is announced for me, and I want it.
bot-go-to =
    { $place ->
        [bank] My money is safe only once it is banked.
        [headquarters] From headquarters I can start a coup.
       *[hiding] Nobody should look for me there.
    }
bot-hold-back = { CAP($unit) } stays at { $area }: it is needed there.
bot-hold-fire = I want no fight here.
bot-influence = The { $card } card is worth more on the table than in my hand.
bot-into-exile = It is too dangerous to stay.
bot-keep-bill = I keep a bill of { $bill } M.
bot-keep-cabinet = The cabinet is fine as it is.
bot-keep-cards = There will be a better moment for my cards.
bot-keep-out = I want nobody else there.
bot-kill = I expect { $family } at { $location }, with about { $number } M.
bot-let-ballot = I let the ballot go on.
bot-let-in = They may come in: they do me no harm.
bot-let-retreat = Let them go: I want the place, not their lives.
bot-lose-unit = { CAP($unit) } is what I miss least.
bot-march = We are of use at { $area }.
bot-march-power = { CAP($area) } is a strategic point: whoever holds most of them wins.
bot-name-nobody = I put nobody forward.
bot-needed = That is what the moment asks for.
bot-needless = The { $card } card is of least use to me.
bot-no-attack = We are not strong enough to attack.
bot-no-bank = I leave my account as it is.
bot-no-bombard = There is nothing worth a shell.
bot-no-coup = A coup of mine would have { $number } chances in ten: too few for what I would risk.
bot-no-force =
    { $number ->
        [0] There is nothing in it for me: let it fail.
       *[other] { $number } M for me is not enough: let it fail.
    }
bot-no-kill = Nobody is worth an attempt now.
bot-no-save = I have nothing to lose that is worth a card.
bot-no-take-over = That budget is not mine to mend.
bot-pay = It has to be paid.
bot-play-card = Now is the moment for { $card }.
bot-play-competence = I think there are enough votes against { $family }.
bot-play-donation = { $card }: money at once.
bot-play-in-ballot = { $card }: this ballot must not end as it stands.
bot-play-units = { $card }: we need more units at { $area }.
bot-post = As { $post }, { $family } has something to lose.
bot-post-empty = With nobody as { $post }, nobody turns it against me.
bot-pretext = That is a good reason for a coup.
bot-put-bill =
    { $votes ->
        [one] { CAP($family) } has 1 vote: worth { $bill } M to me.
       *[other] { CAP($family) } has { $votes } votes: worth { $bill } M to me.
    }
bot-retreat-to = At { $area } they live on.
bot-return-home = To be home again is worth { $bill } M.
bot-save = My life is worth more than the { $card } card.
bot-side-junta = The Rebels hold { $number } of { $points } strategic points: the Junta is the better side.
bot-side-president = The Rebels hold { $number } of { $points } strategic points: the President is the better side.
bot-spare = I need friends more than revenge.
bot-split-fire = I want to say myself who is hit.
bot-stand = Who is President shares out the aid: I want that.
bot-stay-abroad = Abroad nobody can harm me.
bot-stay-away = That fight is not mine.
bot-stop-bribing = That is enough money for traitors.
bot-swap = { $wanted } is worth more to me than { $card }.
bot-take-bill = { $bill } M more than { $family } needs.
bot-take-over = I can do better with that money.
bot-tie-against = The tie is mine to break: against it.
bot-tie-for = The tie is mine to break: for it.
bot-try-bribe = { CAP($unit) } would change the fight.
bot-vote-enough = I give no more than this to the ballot.
bot-vote-other = Of those who can win, { $family } harms me least.
bot-vote-self = Who else, if not me?
bot-withdraw = I need cash now.
bot-deal-get-bills = { $number } M at once: I’ll take that.
bot-deal-get-card = { $card } will be of use to me.
bot-deal-get-later = { $number } M before turn { $turn } ends: I won’t forget it.
bot-deal-get-units = { $number } × { $unit } on my side: good.
bot-deal-get-share = { $number } M of the budget for me: more than I would count on.
bot-deal-get-post = As { $post }, I count for something.
bot-deal-get-budget = With { $seat }’s votes my budget can pass.
bot-deal-get-force = Then my budget passes, rejected or not.
bot-deal-get-peace = I sleep better without { $seat }’s killers.
bot-deal-get-votes = With { $seat }’s votes I can be President.
bot-deal-get-quiet = A turn without a coup by { $seat }: good.
bot-deal-get-side = { $seat } on the right side may decide it.
bot-deal-get-mercy = My life, whatever comes: good.
bot-deal-give-bills = { $number } M is too much for that.
bot-deal-give-card = I would rather keep { $card }.
bot-deal-give-later = I won’t owe { $number } M for that.
bot-deal-give-units = My units are worth more than that.
bot-deal-give-share = { $number } M of the budget for { $party }? Too much.
bot-deal-give-post = { CAP($post) }: that is worth more.
bot-deal-give-votes = My votes are worth more than that.
bot-deal-give-candidate = { CAP($candidate) } as President? Not for that.
bot-deal-give-peace = Not for that: I want a free hand against { $party }.
bot-deal-give-quiet = Not for that: a coup may still be my best card.
bot-deal-give-side = I choose my side when I see who is winning.
bot-deal-give-mercy = I promise nobody mercy for that.
bot-deal-give-loan = Why should I promise that?

# What one should look at

look-cards = Influence cards on the table give votes, but whoever sees them counts you as strong. { $left ->
        [0] This is likely to be the last turn.
        [one] About 1 more budget is to come.
       *[other] About { $left } more budgets are to come.
    }
look-election = Your open votes: { $votes } of { $all }. The President draws the aid and shares it out.
look-cabinet = Who gets a post gets its vote and its units. The Minister of Internal Security can force your budget and send the police.
look-budget-made = About { $aid } M of aid. { $majority } of { $all } open votes make a majority: pay those votes, and the Minister of Internal Security.
look-announce = Others see only what you announce, and how many bills lie there.
look-budget = { $number } M is announced for you. Your open votes: { $votes } of { $all }; if the budget fails, the Minister of Internal Security may force it.
look-competence = { CAP($family) } loses the presidency if the motion passes. Your open votes: { $votes } of { $all }.
look-location = At the Bank your money is safe for good, and killers look there first. Who carries much is sought.
look-assassinate = The best victims carry cash: the President after a budget, and whoever could not go to the Bank.
look-pay = No change is given: what you pay too much is lost.
look-save = If you die, you lose your hand and the money that you carry. What is in Switzerland stays yours.
look-bank = Only money in Switzerland counts at the end. { $left ->
        [0] This is likely to be the last turn.
        [one] About 1 more budget is to come.
       *[other] About { $left } more budgets are to come.
    }
look-exile = Abroad nobody can kill you, but you have no post and go to no bank.
look-declare-coup = Count the units of the posts: who holds the brigades, and who had nothing from the budget?
look-coup =
    { $phase ->
        [0] The Rebellion. The Rebels hold { $held } of { $points } strategic points; at the end, most of them decide.
       *[other] Phase { $phase } of the coup. The Rebels hold { $held } of { $points } strategic points; at the end, most of them decide.
    }
look-side = The Rebels hold { $held } of { $points } strategic points. Whoever stood on the beaten side may be shot.
look-firing-squad = Whoever is shot loses their hand and the money that they carry, to you.

# The sections of the rulebook

section-set-up = Set-up
section-ballots = Ballots
section-first-president = First President
section-president = President
section-cards = Cards
section-foreign-aid = Foreign aid
section-exile = Exile
section-coup-end = Coup end
section-end = End
section-two-players = Two players
section-three-players = Three players
section-etiquette = Etiquette
section-promise = Promises
section-refusals = Refusals

# What is to be known of a table with so many players

table-note-2 = With two players there are three puppets beside you: families with cards, a post, a vote and a purse of their own, but no player. The player who wins a puppet over with the budget decides for it until the next one.
table-note-3 = With three players there are two puppets beside you: families with cards, a post, a vote and a purse of their own, but no player. The player who wins a puppet over with the budget decides for it until the next one.

# What the browser and the terminal both show

board-turn = Turn { $turn }
board-bank-siesta = Bank: siesta
board-bank-holiday = Bank closed
board-rebel = Rebel
board-unstable = Unstable
board-dead = Dead
board-exiled = In exile
board-first-rebel = First Rebel
board-puppet-of = follows { $leader }
board-deposit = Deposit
board-withdraw = Withdraw
board-first-election = Election of the first President
board-forced = Police in Parliament
board-motion = { CAP($family) } questions the President’s competence
board-reform = { CAP($family) } has the votes of others’ Influence cards worth { $number } or less
board-deck =
    { $number ->
        [0] Empty draw pile
        [one] Draw pile: 1 card
       *[other] Draw pile: { $number } cards
    }, { $discard ->
        [0] empty discard pile.
        [one] discard pile: 1 card.
       *[other] discard pile: { $discard } cards.
    }
board-funds = { $number } M for assassins and bribes
board-puppet-free = follows nobody yet
board-target = Target
board-ballot-president = Election of the President
board-ballot-budget = Vote on the budget
board-ballot-competence = Vote on the President’s competence
board-two-thirds =
    { $number ->
        [one] As it stands, removal takes 1 vote, which is two thirds.
       *[other] As it stands, removal takes { $number } votes, which is two thirds.
    }
board-budget-of = { $family }’s budget
board-budget-taken = { $family }’s alternative budget
board-truth = really { $number } M
board-balance = Strategic points: { $junta } for the Junta, { $president } for the President
board-leads = { CAP($family) } moves first in this phase.
board-moves-cousin = The cousin of { $family } moves now.
board-landed = { CAP(BARE($unit)) }: landed
board-strikes =
    { $number ->
        [0] no air strike left
        [one] 1 air strike left
       *[other] { $number } air strikes left
    }
board-fight = Fight, { $area }: salvo { $salvo } of 3
board-has-lost = losses: { $number }
board-held-junta = held by the Junta
board-held-president = held by the President
board-millions = { $number } M
board-influence = { $card } { $votes }
board-stack = { $number }× { BARE($unit) }

# The table in words

told-phase = { $turn }, phase { $phase }: { $told }.
told-coup =
    { $phase ->
        [0] Coup d’état: the rebellion. First Rebel: { $family }. Rebels: { $families }.
       *[other] Coup d’état, phase { $phase }. First Rebel: { $family }. Rebels: { $families }.
    }
told-family = { $family }: { $told }
told-votes =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
told-hand-size =
    { $number ->
        [0] no cards
        [one] 1 card
       *[other] { $number } cards
    }
told-at = at { $location }
told-share = { $family }, { $bills }, announced { $number } M
told-share-open = { $family }, { $bills }, not announced yet
told-pile-truth = { $pile }, { $truth }
told-draft = Your piles: { $told }
told-ballot = { $question }, round { $round } of 2: { $told }
told-given = { $family } { $votes } ({ $choice })
told-given-so-far = Votes given: { $told }
told-votes-now = { $family } votes now.
told-voters = Still to vote: { $families }
told-attempt =
    { $state ->
        [announced] Announced: { $told }
        [now] Now: { $told }
       *[over] Over: { $told }
    }
told-attempt-of = { $family } against { $target }, { $card }, at { $location }
told-city = The city, strategic points first:
told-area = { $what }: { $units }
told-point = { CAP(BARE($area)) } (strategic point { $side })
told-no-units = no units
told-landed = Landed in this coup: { $told }
told-lost = Units lost: { $told }
told-fight = { $fight }; losses so far: { $told }
told-money = Reserve: { $reserve }. In Switzerland: { $account }.
told-money-of = { $family }: reserve { $reserve }, in Switzerland { $account }, cards { $told }
told-where = You are at { $location }.
told-aimed = Your fire so far: { $told }
told-bill-for = A bill for { $family }
told-bill-back = A bill back from { $family }
told-announce = Announce
told-against = { $card } against { $target }
told-to = to { $to }
told-stays = { CAP($area) }: stays
told-all-votes = Everything on the table
told-swap = Give { $card } to { $puppet } for
told-play = Play { $card } on
told-nominate = Nominate
told-lose = Lose a unit

# What is wrong with the figures of an edition

figures-neighbours = { $figure }: '{ $area }' and '{ $other }' must be two areas that name each other
figures-power = { $figure }: 5 must be of the kind '{ $kind }', with '{ $palace }' and '{ $parliament }' among them
figures-deed = a card of the kind '{ $kind }' can’t do '{ $deed }'
figures-only-votes = cards of the kinds influence and vote need votes, and no others may have them
figures-only-draws = cards of the kind donation need draws, and no others may have them
figures-only-units = units are for cards of the kind coup, and bribes for those of the kind bribe
figures-idle = the card does nothing

# Kinds of things, as a report counts them

kind-action-acclaim = Vote in the Junta
kind-action-aim = Aim with a unit
kind-action-assassinate = Announce an assassination
kind-action-overtime = Announce an assassination more
kind-action-secret-police = Send the secret police
kind-action-burgle = Send burglars
kind-action-bombard = Bombard
kind-action-bribe-units = Set out to bribe units
kind-action-choose-president = Choose a President
kind-action-choose-side = Declare for a side
kind-action-choose-winner = Break a tie
kind-action-declare-coup = Start a coup
kind-action-start-with-card = Start a coup with a card
kind-action-play-pretext = Play a card to unsettle the situation
kind-action-fly = Fly the helicopter
kind-action-give-all = Give all votes on the table
kind-action-give-post = Fill a post in the cabinet
kind-action-give-votes = Give votes
kind-action-go-to = Choose a location
kind-action-hold-back = Leave a unit behind
kind-action-install-cousin = Install a cousin
kind-action-land = Land units
kind-action-lay-influence = Lay down influence
kind-action-march = Move units
kind-action-pay-bills = Pay
kind-action-play-card = Play a card
kind-action-play-in-ballot = Play a card in a ballot
kind-action-play-on = Play a card on somebody
kind-action-play-units = Play a card with units
kind-action-put-bill = Put a bill into the budget
kind-action-take-bill = Take a bill back from the budget
kind-action-resolve-area = Choose where to fight
kind-action-save-yourself = Play a card against a killer
kind-action-send-police = Move the police
kind-action-swap-cards = Swap cards with a puppet
kind-action-take-over-budget = Play a card to take over the budget
kind-promise-give-post-to = A post in the next cabinet
kind-promise-hand-bills = Bills, at once
kind-promise-hand-card = A card, at once
kind-promise-hand-units = Units, at once
kind-promise-pay-later = Money, later
kind-promise-share-budget = A share of the next budget
kind-action-concede = Agree that a side has won
kind-action-deposit = Deposit at the Bank
kind-action-withdraw = Withdraw from the Bank
kind-action-discard = Discard a card
kind-action-execute = Send before the firing squad
kind-action-fire-at = Fire at somebody
kind-action-nominate = Nominate somebody
kind-action-retreat-to = Retreat
kind-action-announce = Announce a pile
kind-action-keep-bill = Keep a bill
kind-action-declare-attack = Fight in an area
kind-action-lose-unit = Lose a unit
kind-action-try-bribe = Bribe a unit
kind-action-give-up-influence = Give up influence
kind-ending-aid = The foreign aid is exhausted
kind-ending-killed = All players died in the same turn
kind-ending-no-president = The aid ran out before there was a President
kind-promise-back-budget = A vote for the next budget
kind-promise-oppose-budget = A vote against the next budget
kind-promise-back-candidate = Votes for a candidate, and for nobody else
kind-promise-force-the-budget = To force the budget through
kind-promise-spare-from-squad = To spare from the firing squad
things-card = Cards
things-location = Locations
things-post = Posts
things-area = Areas of the city
