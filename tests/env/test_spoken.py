"""What is said in words: what is understood, and what is refused with what would be."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle.engine.game import Game
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import LANGUAGES, Texts
from hemicycle.engine.words import Refused
from hemicycle.env import spoken
from hemicycle.env.spoken import Company, Promise, Said
from tests.registered import every_game, near, promising

every_language = pytest.mark.parametrize("language", LANGUAGES)

NAMES = ("Ada", "Béa", "Rose", "Anne Marie", "Élodie", "No", "M")
"""Some that are also a party, a word that turns a sentence round, a million."""
MOST = 40
"""Promises that are said at one moment."""
TABLE = Company(("Ada", "Béa", "Carl", "Anne Marie"), 0)

LAY = ["Lay Rose 7", "Lay Rose 10", "Lay Top hat 7", "Lay Lemon 1", "Play no more cards"]
BALLOT = ["Vote: yes", "Vote: no", "Vote: abstention"]
FRENCH = [
    "Poser Chapeau 4",
    "Premier ministre\u00a0: Béa",
    "Ne plus jouer de carte",
    "S’abstenir",
    "Élection anticipée",
]


def act(said: str, choices: list[str]) -> str:
    return spoken.act(said, [(one, one) for one in choices])


# Choices


@pytest.mark.parametrize(
    ("said", "choices", "meant"),
    [
        ("2", LAY, "Lay Rose 10"),
        ("lay rose 7", LAY, "Lay Rose 7"),
        ("  LAY   the rose\u00a07 ", LAY, "Lay Rose 7"),
        ("rose 10", LAY, "Lay Rose 10"),
        ("hat", LAY, "Lay Top hat 7"),
        ("7 hat", LAY, "Lay Top hat 7"),
        ("lem", LAY, "Lay Lemon 1"),
        ("no more", LAY, "Play no more cards"),
        ("yes", BALLOT, "Vote: yes"),
        ("n", BALLOT, "Vote: no"),
        ("abst", BALLOT, "Vote: abstention"),
        ("Yes", ["Yes", "Yes, and go on"], "Yes"),
        ("bea ada", ["Ada, then Béa", "Béa, then Ada"], "Béa, then Ada"),
        ("premier ministre bea", FRENCH, FRENCH[1]),
        ("n'en joue plus", ["Ne plus en jouer", "Jouer"], "Ne plus en jouer"),
        ("abstenir", FRENCH, "S’abstenir"),
        ("ELECTION", FRENCH, "Élection anticipée"),
        ("12 food", ["1 food", "2 food", "12 food"], "12 food"),
    ],
)
def test_a_choice_by_its_number_or_its_words(said: str, choices: list[str], meant: str) -> None:
    assert act(said, choices) == meant


def test_a_mark_of_ones_own() -> None:
    choices = [("0 food", "nothing"), ("1 food", "one"), ("Resign", "resign")]
    assert spoken.act("1", choices, ["0", "1", "o1"]) == "one"
    assert spoken.act("O1", choices, ["0", "1", "o1"]) == "resign"
    with pytest.raises(Refused, match="no choice 7: the choices are 0 to o1"):
        spoken.act("7", choices, ["0", "1", "o1"])


@pytest.mark.parametrize(
    ("said", "question", "choices", "meant"),
    [
        ("bid 6", "Ada, how many tokens do you bid?", ["1 token", "6 tokens", "16 tokens"], "6 tokens"),
        ("mise 6", "Ada, combien misez-vous ?", ["1 jeton", "6 jetons"], "6 jetons"),
        ("join Béa's government", "Do you join Béa’s government?", ["Join", "Decline"], "Join"),
        ("lay 7", "Lay a card.", ["Lay Rose 7", "Lay Rose 10"], "Lay Rose 7"),
    ],
)
def test_words_of_the_question_may_stand_beside_the_choice(
    said: str, question: str, choices: list[str], meant: str
) -> None:
    assert spoken.act(said, [(one, one) for one in choices], question=question) == meant


@pytest.mark.parametrize(
    ("said", "question", "choices"),
    [
        ("join Carl's government", "Do you join Béa’s government?", ["Join", "Decline"]),
        ("don't join", "Do you join Béa’s government?", ["Join", "Decline"]),
        ("government", "Do you join Béa’s government?", ["Join", "Decline"]),
        ("bid 7", "How many do you bid?", ["1 token", "6 tokens"]),
    ],
)
def test_the_question_alone_chooses_nothing(said: str, question: str, choices: list[str]) -> None:
    with pytest.raises(Refused, match="none of the choices"):
        spoken.act(said, [(one, one) for one in choices], question=question)


def test_no_is_the_choice_that_says_what_is_not_done() -> None:
    choices = ["Jouer une carte", "Ne pas déclencher de coup d’État", "Coup d’État\u00a0: le Marché"]
    assert spoken.denied("Non", choices) == [1]
    assert spoken.denied("non merci", choices) == []
    assert spoken.denied("", choices) == []


def test_letting_it_be() -> None:
    assert all(spoken.passes(said) for said in ("No!", "pass", "Rien"))
    assert not any(spoken.passes(said) for said in ("no more", ""))


def test_of_two_cards_that_look_alike_the_first_is_taken() -> None:
    assert spoken.act("rose 3", [("Lay Rose 3", 1), ("Lay Rose 3", 2), ("Lay Rose 30", 3)]) == 1


@pytest.mark.parametrize(
    ("said", "choices", "why"),
    [
        ("rose", LAY, "may be several choices: 1 Lay Rose 7; 2 Lay Rose 10. Say more"),
        ("lay", LAY, "1 Lay Rose 7; 2 Lay Rose 10; 3 Lay Top hat 7; 4 Lay Lemon 1"),
        ("rose 1", LAY, "none of the choices. Nearest: 2 Lay Rose 10; 1 Lay Rose 7"),
        ("play cards", LAY, "Nearest: 5 Play no more cards"),
        ("nothing", BALLOT, "none of the choices"),
        ("don't lay rose 7", LAY, "Nearest: 1 Lay Rose 7"),
        ("xyzzy", BALLOT, "none of the choices. Type a number"),
        ("9", BALLOT, "no choice 9: the choices are 1 to 3"),
        ("", BALLOT, "no choice …"),
        ("?!\x1b[31m", BALLOT, "none of the choices|no choice"),
        ("x" * 500, BALLOT, "x…”"),
    ],
)
def test_what_fits_nothing_or_several_is_refused_with_what_would_be(
    said: str, choices: list[str], why: str
) -> None:
    with pytest.raises(Refused, match=why):
        act(said, choices)


def test_many_that_fit_are_counted() -> None:
    with pytest.raises(Refused, match="6 Bid 15; and 4 more"):
        act("bid", [f"Bid {number}" for number in range(10, 20)])


def test_a_refusal_speaks_french() -> None:
    with pytest.raises(Refused) as refused:
        act("poser chapeau 5", FRENCH)
    assert refused.value.said("fr") == (
        "«\u00a0poser chapeau 5\u00a0» n’est aucun des choix. Les plus proches\u00a0: 1 Poser Chapeau 4."
    )


def test_steps_in_one_go() -> None:
    assert spoken.steps("1; 3") == ["1", "3"]
    assert spoken.steps("Rose 7 then pass") == ["Rose 7", "pass"]
    assert spoken.steps("chapeau puis passer ;") == ["chapeau", "passer"]


# Deals and talk


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("offer Bea: I vote yes; you: finance", Said("offer", (1,), 0, "I vote yes; you: finance")),
        ("Offer to Bea and anne: x", Said("offer", (1, 3), 0, "x")),
        ("offre à Béa, Carl\u00a0: je vote oui", Said("offer", (1, 2), 0, "je vote oui")),
        ("offer all: x", Said("offer", (1, 2, 3), 0, "x")),
        ("accept 1", Said("accept", (), 1)),
        ("accepter 12", Said("accept", (), 12)),
        ("refuse #2", Said("refuse", (), 2)),
        ("retirer 3", Said("withdraw", (), 3)),
        ("counter 1: I vote no", Said("counter", (), 1, "I vote no")),
        ("contre 2\u00a0: je vote non", Said("counter", (), 2, "je vote non")),
        ("answer 2 yes", Said("accept", (), 2)),
        ("answer 2 no", Said("refuse", (), 2)),
        ("answer 2: you: finance", Said("counter", (), 2, "you: finance")),
        ("deals Bea vote", Said("deals", (1,), 0, "vote")),
        ("accords avec Béa, Carl", Said("deals", (1, 2))),
        ("deals anne marie no motion", Said("deals", (3,), 0, "no motion")),
        ("deals", Said("deals")),
        ("say hello: there", Said("say", (), 0, "hello: there")),
        ("say Bea: hello", Said("say", (1,), 0, "hello")),
        ("dire à Carl\u00a0: salut", Said("say", (2,), 0, "salut")),
        ("accept Rose + Leaf", None),
        ("propose Rose + Leaf", None),
        ("lay rose 7", None),
        ("2", None),
        ("", None),
    ],
)
def test_what_is_wanted_with_deals_and_with_talk(said: str, meant: Said | None) -> None:
    assert spoken.read(said, TABLE) == meant


@pytest.mark.parametrize("said", ["offer Zed: x", "offer Ada: x", "offer : x", "deals Zed: x"])
def test_whoever_is_not_there_or_oneself_is_no_partner(said: str) -> None:
    with pytest.raises(Refused, match=r"nobody else at this table\. The others: Béa, Carl, Anne Marie"):
        spoken.read(said, TABLE)


@pytest.mark.parametrize("said", ["offer Bea", "accept", "refuse Bea", "counter", "withdraw the offer"])
def test_what_is_missing_is_told(said: str) -> None:
    assert spoken.read(said, TABLE) is None
    wanting = spoken.wanting(said)
    assert wanting is not None
    assert said.split()[0] in f"{wanting}".lower()
    assert spoken.wanting("lay rose 7") is None


# Promises

POSSIBLE = [
    Promise(words, seat, words)
    for seat, words in [
        (0, "Ada votes yes to Béa’s proposal"),
        (0, "Ada votes yes to Carl’s proposal"),
        (0, "Ada votes no to Béa’s proposal"),
        (1, "Béa votes yes to Ada’s proposal"),
        (0, "In Ada’s proposal, Béa is Finance Minister"),
        (1, "In Béa’s proposal, Ada is Finance Minister"),
        (1, "Béa does not attack Ada for a round"),
        (0, "Ada gives Béa 1 × 3 M, at once"),
        (0, "Ada gives Béa 2 × 3 M, at once"),
        (0, "Ada gives Béa 3 M or more before turn 1 ends"),
        (1, "In country 2, Béa governs with Ada or not at all"),
    ]
]


def promised(said: str, others: tuple[int, ...] = (1,)) -> list[str]:
    return spoken.promised(said, TABLE, others, POSSIBLE)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("I vote yes; you: finance ministry", [POSSIBLE[0], POSSIBLE[5]]),
        ("me: vote no\nBéa: vote yes", [POSSIBLE[2], POSSIBLE[3]]),
        ("you vote yes to my proposal", [POSSIBLE[3]]),
        ("I vote yes to Carl", [POSSIBLE[1]]),
        ("you are finance minister", [POSSIBLE[4]]),
        ("you don't attack me", [POSSIBLE[6]]),
        ("I give you 3M now", [POSSIBLE[7]]),
        ("me: 6 M", [POSSIBLE[8]]),
        ("I give you 3 M turn 1", [POSSIBLE[9]]),
        ("you govern with me", [POSSIBLE[10]]),
        ("I vote yes; I vote yes", [POSSIBLE[0]]),
        ("I'm your finance minister", [POSSIBLE[5]]),
        ("you are my finance minister", [POSSIBLE[4]]),
        ("in your proposal, I am minister of finance", [POSSIBLE[5]]),
        ("she votes yes", [POSSIBLE[3]]),
        ("I vote yes and you don't attack me", [POSSIBLE[0], POSSIBLE[6]]),
        ("me: vote yes, give Béa 3M now", [POSSIBLE[0], POSSIBLE[7]]),
        ("you govern with me or not at all and vote yes", [POSSIBLE[10], POSSIBLE[3]]),
    ],
)
def test_promises_in_words(said: str, meant: list[Promise[str]]) -> None:
    assert promised(said) == [one.thing for one in meant]


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("vote yes", "may be several promises: Ada votes yes to Béa’s proposal; Béa votes yes to Ada’s proposal"),
        ("you attack me", "can’t be promised now. Nearest: Béa does not attack Ada"),
        ("you don't govern with me", "can’t be promised now"),
        ("I give you 9 M now", "can’t be promised now"),
        ("Carl: vote yes", "“Carl” promises nothing in this deal: it is between you and Béa"),
        ("I vote yes; bananas", "“bananas” can’t be promised"),
        ("I vote yes and bananas", "“bananas” can’t be promised"),
        ("bananas and I vote yes", "“bananas and I vote yes” can’t be promised"),
        ("you give me 3 M turn 1", "can’t be promised now"),
        (" ; ", "Say what is promised"),
    ],
)
def test_promises_that_are_not_clear(said: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        promised(said)


def test_promises_in_french_words() -> None:
    possible = [
        Promise(words, seat, words)
        for seat, words in [
            (0, "Ada donne à Béa le poste de ministre de la Défense"),
            (0, "Ada se déclare pour la Junte"),
            (1, "Béa se déclare pour la Junte"),
            (1, "Béa force le budget s’il est rejeté"),
        ]
    ]
    said = "je me déclare pour la Junte ; elle se déclare pour la Junte ; tu forces le budget s’il est rejeté"
    assert spoken.promised(said, TABLE, (1,), possible) == [one.thing for one in possible[1:]]
    bills = [Promise(f"Béa donne à Ada {some}, aussitôt", 1, some) for some in ("2 × 3 M", "3 × 2 M")]
    assert spoken.promised("tu me donnes 3 x 2 M maintenant", TABLE, (1,), bills) == ["3 × 2 M"]
    with pytest.raises(Refused, match="can’t be promised now"):
        spoken.promised("tu me donnes le poste de la Défense", TABLE, (1,), possible)


def test_a_word_is_not_found_in_its_first_letter() -> None:
    assert spoken.about("ministre", TABLE, (1,), [Promise("Ada donne à Béa 1 M", 0, "")]) == []


def test_among_several_you_is_nobody() -> None:
    with pytest.raises(Refused, match=r"with several\. Say the name"):
        promised("you vote yes", (1, 2))
    assert promised("Béa: vote yes", (1, 2)) == [POSSIBLE[3].thing]


def test_promises_are_looked_for_by_their_words() -> None:
    assert spoken.about("finance", TABLE, (1,), POSSIBLE) == [POSSIBLE[4], POSSIBLE[5]]
    assert spoken.about("I vote", TABLE, (1,), POSSIBLE)[:3] == POSSIBLE[:3]
    assert spoken.about("", TABLE, (1,), POSSIBLE) == POSSIBLE
    assert spoken.about("banana", TABLE, (1,), POSSIBLE) == []


def positions(rules: Rules, players: int, many: int) -> list[Game]:
    """A game that is played at random, at some moments of it."""
    game, rng = Game.begin(rules, rules.setup(players), "spoken"), Random(f"{rules.name} {many}")
    found: list[Game] = []
    while not game.over and len(found) < many:
        for _ in range(rng.choice((1, 5, 60))):
            if game.over:
                break
            request = rng.choice([one for one in game.requests if not one.answered])
            game.act(request.seat, request.id, rng.choice(request.options))
        found.append(game.copy())
    return found


@every_language
@every_game
def test_every_promise_is_understood_in_its_own_words(rules: Rules, language: str) -> None:
    promising(rules)
    players, met, said = near(rules, 4), set(), 0
    for number, game in enumerate(positions(rules, players, 12)):
        texts: Texts = game.state.setup.texts(language, NAMES[:players])
        company = Company(texts.names, number % players)
        others = [seat for seat in range(players) if seat != company.me][: 1 + number % 2]
        possible = spoken.promises(game, (company.me, *others), texts)
        for one in Random(number).sample(possible, min(MOST, len(possible))):
            assert spoken.promised(one.words, company, others, possible) == [one.thing], one.words
            met.add(type(one.thing))
            said += 1
    assert said
    assert len(met) > len(rules.promises) / 3


@every_language
@every_game
def test_every_choice_is_understood_in_its_own_words(rules: Rules, language: str) -> None:
    for game in positions(rules, near(rules, 4), 12):
        texts = game.state.setup.texts(language, NAMES)
        for request in game.requests[:1]:
            labels = [(texts.action(action, request.kind), action) for action in request.options]
            for words, action in labels:
                meant = spoken.act(words, labels, ["·"] * len(labels))
                assert texts.action(meant, request.kind) == words
                assert meant == action or [one for one, _ in labels].count(words) > 1
