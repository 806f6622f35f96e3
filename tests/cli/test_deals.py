"""hemicycle play bargains: offers, answers, promises, trades and talk with bots in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from hemicycle.bots.base import RandomBot
from hemicycle.cli.seats import chairs
from hemicycle.cli.session import Session
from hemicycle.engine.deals import AcceptDeal, Deal, Offer, RefuseDeal, Term
from hemicycle.engine.records import Record
from hemicycle.engine.rules import Rules
from hemicycle.engine.words import Message
from hemicycle.games.junta.promises import BackCandidate
from hemicycle.games.junta.trades import HandBills, HandCard
from hemicycle.games.zoocracy.promises import SpareSpecies, StandAside
from tests.registered import GAMES, bargaining_bots, every_game, near

from .conftest import Run
from .person import Person

ZOO = next(rules for rules in GAMES if rules.name == "zoocracy")


@pytest.fixture
def agreeable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that accept whatever they are offered, with a reason, and bid nothing."""
    monkeypatch.setattr(
        RandomBot, "consider", lambda self, view, deal, ledger: AcceptDeal(deal.id, Message("bot-deal-good"))
    )


def by_script(*lines: str) -> Callable[[Person], str]:
    """These lines one after the other, and then nothing more."""
    left = list(lines)
    return lambda person: left.pop(0) if left else "q"


# Whole games


@every_game
def test_a_whole_game_with_deals(rules: Rules, tmp_path: Path) -> None:
    bargaining_bots(rules)
    rng, language = Random(rules.name), "fr" if rules.name in ("politico", "junta") else "en"
    offer = {"en": "offer", "fr": "offre à"}[language]

    def typed(person: Person) -> str:
        last = person.screen[-400:].split("\n> ")[-1]
        if "Enter later" in last or "Entrée plus tard" in last:
            return rng.choice(["y", "n", ""])
        if "do it all the same" in last or "le faire quand même" in last:
            return rng.choice(["y", ""])
        if rng.random() < 0.15:
            seat = rng.randrange(1, person.game.players)
            if possible := person.game.terms(0, (seat,)):
                return f"{offer} {person.session.seats[seat].name}: {person.say(rng.choice(possible))}"
        # The last choice is to do nothing more, as a rule: so that it ends soon.
        choices, _ = person.session.board.choices(person.game.view(0), person.asked)
        return str(person.session.board.start + len(choices) - 1)

    person = Person(
        rules.name,
        typed,
        near(rules, 3),
        language=language,
        bots="novice",
        save=tmp_path / "game",
        options={"countries": 5} if "countries" in rules.choices() else {},
    )
    person.session.board.draw = lambda *a: iter(())  # type: ignore[method-assign]
    screen = person.play()
    assert person.game.over
    mine = [deal for deal in person.game.ledger.deals if 0 in deal.parties]
    assert Counter(deal.by == 0 for deal in mine)[True]
    assert not [deal for deal in mine if deal.status == "open"]
    assert "{" not in screen
    assert Record((tmp_path / "game").read_text()).play(rules).ledger == person.game.ledger


# Offers that come


def offered(typed: Callable[[Person], str], **params: Any) -> Person:
    """A bot asks the person to bid nothing, and bids nothing itself."""
    person = Person("zoocracy", typed, **params)
    mine, theirs = (one for seat in (0, 1) for one in person.terms(1, StandAside) if one.seat == seat)
    person.offered(1, mine, theirs)
    return person


def until_offered(*lines: str, before: str = "0") -> Callable[[Person], str]:
    """Bid nothing until an offer comes; then these lines."""
    left = list(lines)

    def typed(person: Person) -> str:
        return (left.pop(0) if left else "q") if "offers you a deal" in person.screen else before

    return typed


def the_deal(person: Person) -> Deal:
    (deal,) = [deal for deal in person.game.ledger.deals if deal.by == 1]
    return deal


def test_an_offer_is_shown_with_all_there_is_to_know() -> None:
    person = offered(until_offered())
    screen = person.play()
    assert "Ada offers you a deal (1), open until the presidential election is over:" in screen
    assert "– Sam bids nothing for the presidency\n" in screen
    assert "– Ada bids nothing for the presidency\n" in screen
    assert "y accept · n refuse · counter 1: PROMISES" in screen


def test_how_its_maker_has_kept_promises_is_told() -> None:
    person = Person("zoocracy", ["q"])
    session, game = person.session, person.game
    (term,) = [one for one in person.terms(1, StandAside) if one.seat == 1]
    (deal,) = game.bargain(1, Offer((0,), (term,), reason=Message("bot-deal-good")))
    session.deals.show(deal)
    assert "Promises of Ada" not in person.screen
    assert "Ada: “This suits me.”" in person.screen
    game.bargain(0, AcceptDeal(deal.id))
    while game.ledger.find(deal.id).verdicts == ("pending",):  # type: ignore[union-attr]
        request = next(one for one in game.requests if not one.answered)
        game.act(request.seat, request.id, request.options[-1])
    session.deals.show(deal)
    assert "Promises of Ada so far: 0 kept, 1 broken." in person.screen


@pytest.mark.parametrize(
    ("line", "status", "told"),
    [
        ("y", "agreed", "Agreed: deal 1."),
        ("accept 1", "agreed", "Agreed: deal 1."),
        ("n", "refused", "You have refused."),
        ("refuse 1", "refused", "You have refused."),
        ("answer 1 no", "refused", "You have refused."),
        ("counter 1: you bid nothing", "answered", "You offer Ada a deal (2):"),
    ],
)
def test_an_offer_is_answered(line: str, status: str, told: str) -> None:
    person = offered(until_offered(line))
    assert told in person.play()
    assert the_deal(person).status == status


def test_an_offer_that_is_left_open_is_answered_at_a_question() -> None:
    person = Person("zoocracy", by_script("", "accept 1"))
    (term,) = [one for one in person.terms(1, StandAside) if one.seat == 1]
    person.game.bargain(1, Offer((0,), (term,)))
    screen = person.play()
    assert "Offer 1 from Ada waits for you, until the presidential election is over: accept 1 · refuse 1" in screen
    assert the_deal(person).status == "agreed"


def test_an_offer_that_is_left_open_lapses_by_the_rules() -> None:
    left = [""]

    def typed(person: Person) -> str:
        if "offers you a deal" not in person.screen:
            return "0"
        return left.pop() if left else "0" if person.asked.kind == "bid" else "q"

    person = offered(typed)
    screen = person.play()
    assert the_deal(person).status == "lapsed"
    assert "Offer 1 of Ada has lapsed." in screen
    assert screen.index("has lapsed") > screen.index("The bids are revealed")


def test_whoever_is_offered_something_may_look_first() -> None:
    person = offered(until_offered("h", "t", "d", "?", "gibberish", "3", "accept", "deals Ada", "y"))
    screen = person.play()
    assert "A steady player would" in screen
    assert "Elephants" in screen.split("offers you a deal")[1]
    assert "Offer 1, by Ada to Sam: " in screen
    assert "deals Ada, deals Ada vote – what you two could promise" in screen
    assert screen.count("y accept · n refuse") == 3
    assert "Accept an offer by its number: accept 1" in screen
    assert "things can be promised now between you and Ada:" in screen
    assert the_deal(person).status == "agreed"


def test_whoever_leaves_at_an_offer_finds_it_again(run: Run, tmp_path: Path) -> None:
    person = offered(until_offered("q"), save=tmp_path / "game")
    person.play()
    (tmp_path / "open").write_text(person.game.record(["Sam", "Ada (random)", "Bruno (random)"], deals="all"))
    result = run("play", "--resume", "open", answers="y\nq\n")
    assert "offers you a deal (1)" not in result.output
    assert "y accept · n refuse" in result.output
    assert "Agreed: deal 1." in result.output
    assert Record((tmp_path / "open").read_text()).play(ZOO).ledger.deals[0].status == "agreed"


# Offers of one's own


def test_a_bot_answers_at_once_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(
        "zoocracy", by_script("offer ada: I bid nothing; you: bid nothing", "offer Bruno: I bid nothing")
    )
    terms = [term for term in person.terms(1, StandAside) if term.seat == 1]
    replies = {1: Offer((0,), tuple(terms), "0-1.1", Message("bot-deal-instead"))}

    def consider(bot: Any, view: Any, deal: Deal, ledger: Any) -> Any:
        return replies.get(bot.seat) or RefuseDeal(deal.id, Message("bot-deal-nothing"))

    monkeypatch.setattr(RandomBot, "consider", consider)
    screen = person.play()
    assert "You offer Ada a deal (1):\n   – Sam bids nothing for the presidency\n   – Ada bids nothing" in screen
    assert "Ada offers another deal instead (2), open until the presidential election is over:" in screen
    assert "Ada: “Not quite, but I would agree to this.”" in screen
    assert "Bruno refuses: “What would I get for it?”" in screen
    assert [deal.status for deal in person.game.ledger.deals] == ["answered", "open", "refused"]


def test_a_deal_of_three_waits_for_both(agreeable: None) -> None:
    line = "offer Ada, Bruno: I: bid nothing; Ada: bid nothing; Bruno: bid nothing"
    screen = Person("zoocracy", [line]).play()
    assert screen.count("accepts: “This suits me.”") == 2
    assert screen.count("Agreed: deal 1.") == 1


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("offer Ada", "An offer says to whom and what"),
        ("offer Zed: I bid nothing", "“Zed” is nobody else at this table. The others: Ada, Bruno."),
        ("offer Ada: I attack you", "“I attack you” can’t be promised now."),
        ("offer Ada: bid nothing", "may be several promises: Sam bids nothing for the presidency; Ada bids"),
        ("offer Ada:", "Say what is promised"),
        ("accept 1", "There is no open offer 1, nor any other."),
        ("withdraw 7", "There is no open offer 7"),
        ("accept", "by its number: accept 1"),
        ("deals Zed", "“Zed” is nobody else at this table."),
        ("say", "say NAME: WORDS"),
        ("d", "No offers and no promises so far."),
        ("? deals", "For example: offer Ada: "),
        ("deals Ada bananas", "Nothing of that can be promised now between you and Ada."),
    ],
)
def test_what_can_not_be_is_refused_with_what_can(line: str, why: str) -> None:
    person = Person("zoocracy", [line])
    assert why in person.play()
    assert person.game.ledger.deals == ()


def test_what_the_rules_refuse_is_passed_on(agreeable: None) -> None:
    person = Person("junta", [], seed="purse")
    (term,) = [one for one in person.terms(1, HandBills) if (one.seat, one.number, one.bill) == (0, 8, 3)]  # type: ignore[attr-defined]
    person.typed = by_script(f"offer Ada: {person.say(term)}")
    assert "Sam does not have 8 × 3 M in their reserve." in person.play()


def test_many_promises_are_listed_by_kind() -> None:
    screen = Person("junta", ["deals Ada", "deals Ada votes for Bruno"], 4).play()
    assert "– Ada gives Sam 1 × 1 M, at once (and 23 more like it)" in screen
    assert "deals Ada WORDS shows those with these words." in screen
    assert "– Ada votes for Bruno and nobody else in the next election of this turn\n" in screen


# Trades


def test_a_card_changes_hands_at_once_and_the_question_is_put_anew(agreeable: None) -> None:
    person = Person("junta", [], 4)
    held = hand(person)
    (term, *_) = [one for one in person.terms(1, HandCard) if one.seat == 0 and one.card in held]  # type: ignore[attr-defined]
    person.typed = by_script(f"offer Ada: {person.say(term)}; you vote for me", "q")
    question = person.session.texts.request(person.asked)
    screen = person.play()
    assert "Agreed: deal 1." in screen
    assert len(hand(person)) == len(held) - 1
    assert screen.count(question) == 2
    assert [type(term) for term in person.game.ledger.promises(1)] == [BackCandidate]


def hand(person: Person) -> list[str]:
    view: Any = person.game.view(0)
    return list(view.families[0].hand)


# What becomes of promises


def test_a_promise_that_would_be_broken_is_warned_of_and_told(agreeable: None) -> None:
    person = Person("zoocracy", by_script("offer Ada: I bid nothing", "3", "", "3 food", "y", "q"))
    screen = person.play()
    assert screen.count("This would break your promise: Sam bids nothing for the presidency.") == 2
    assert screen.count("y: do it all the same · Enter: choose again") == 2
    assert screen.index("The bids are revealed") < screen.index("Broken: Sam bids nothing")


def test_what_became_of_a_promise_is_told_where_it_happened(agreeable: None) -> None:
    def typed(person: Person) -> str:
        bids = person.asked.kind.startswith("bid")
        return (script.pop(0) if script else "0") if bids else "q"

    script = ["offer Ada: I bid nothing", "3", "y"]
    person = Person("zoocracy", typed, 4, seed="where")
    screen, texts = person.play(), person.session.texts
    told = [(number, texts.event(event)) for number, event in person.game.events(0)]
    broken = next(number for number, said in told if said.startswith("The bids are revealed"))
    later = [said for number, said in told if number > broken]
    assert len(later) > 1
    assert screen.index("Broken: Sam bids nothing") < screen.index(later[0])


def test_what_keeps_a_promise_needs_no_warning(agreeable: None) -> None:
    person = Person("zoocracy", by_script("offer Ada: I bid nothing", "0", "d"))
    screen = person.play()
    assert "break your promise" not in screen


def test_promises_of_others_are_told_where_all_may_know() -> None:
    for deals, told in (("all", True), ("parties", False)):
        person = Person("zoocracy", ["q"], deals=deals)  # type: ignore[arg-type]
        game = person.game
        terms = [one for one in game.terms(1, (2,)) if isinstance(one, StandAside)]
        (deal,) = game.bargain(1, Offer((2,), tuple(terms)))
        game.bargain(2, AcceptDeal(deal.id))
        while game.requests[0].kind == "bid":
            request = next(one for one in game.requests if not one.answered)
            game.act(request.seat, request.id, request.options[request.seat])
        person.session.tell()
        assert ("Deal of Ada and Bruno: Ada bids nothing for the presidency; Bruno bids" in person.screen) == told
        assert ("Broken: Ada bids nothing for the presidency." in person.screen) == told


# Talk, and a table without deals


def test_bots_say_once_that_words_bind_nobody() -> None:
    screen = Person("zoocracy", ["say hello: you", "say Bruno: \x1b[31mtrust me", "d"]).play()
    assert "You say: “hello: you”" in screen
    assert "You say to Bruno: “[31mtrust me”" in screen
    assert screen.count("Words bind nobody.") == 1


def test_a_table_without_deals() -> None:
    screen = Person(
        "zoocracy", ["offer Ada: I bid nothing", "deals Ada", "say hi", "d", "? deals"], deals="none"
    ).play()
    assert screen.count("without deals: it was begun with --deals none") == 4
    assert "deals are not made in this game" in screen
    assert "d ledger" not in screen


# The saved game, and what is taken back


@pytest.mark.parametrize("deals", ["all", "parties", "none"])
def test_who_knows_of_deals_is_kept_with_the_game(run: Run, tmp_path: Path, deals: str) -> None:
    run("play", "zoocracy", "--bots", "random", "--deals", deals, "--save", "game", answers="q\n")
    assert Record((tmp_path / "game").read_text()).header.deals == deals
    result = run("play", "--resume", "game", answers="d\nq\n")
    told = {"all": "all see what was agreed", "parties": "nobody else knows", "none": "begun with --deals none"}
    assert told[deals] in " ".join(result.output.split())
    assert run("play", "--resume", "game", "--deals", "none").exit_code == 2
    assert run("verify", "game").exit_code == 0


def test_an_older_save_goes_on_without_deals(run: Run, tmp_path: Path) -> None:
    person = Person("zoocracy", ["q"])
    (tmp_path / "old").write_text(person.game.record(["Sam", "Ada (random)", "Bruno (random)"]))
    assert "d ledger" not in run("play", "--resume", "old", answers="q\n").output


def test_a_bot_that_has_offered_does_not_offer_again_after_a_pause() -> None:
    person = offered(until_offered("q"))
    person.play()
    again = Session(person.game, chairs("Sam", ["random"] * 2), "en", Console(quiet=True), None, deals="all")
    assert again.agenda.offered == person.session.agenda.offered
    assert [*again.agenda.offered] == [1]


def test_a_broken_promise_is_taken_back_with_what_broke_it(agreeable: None) -> None:
    def typed(person: Person) -> str:
        return (script.pop(0) if script else "q") if person.asked.kind == "campaign" else "0"

    script = ["offer Ada: I place nothing on the elephants", *["1 elephants", "y", "u"] * 2]
    screen = Person("zoocracy", typed).play()
    assert screen.count("Broken: Sam places nothing on the elephants this round.") == 2
    assert screen.count("Taken back: Place 1 token on the elephants") == 2


def test_what_was_bargained_is_not_taken_back(agreeable: None) -> None:
    def typed(person: Person) -> str:
        if person.asked.kind != "campaign":
            return "0"
        return script.pop(0) if script else "q"

    script = ["elephants +1", "u", "elephants 1", "offer Ada: I place nothing on the snakes", "u", "q"]
    person = Person("zoocracy", typed)
    screen = person.play()
    assert screen.count("Taken back: Place 1 token on the elephants") == 1
    assert person.session.texts.say("refused-undo", why="deal") in screen
    kept: list[Term] = [*person.game.ledger.promises(0)]
    assert [type(term) for term in kept] == [SpareSpecies]


# Choices in words


def test_choices_in_words_and_in_one_go() -> None:
    def typed(person: Person) -> str:
        return "0" if person.asked.kind == "bid" else script.pop(0) if script else "q"

    script = ["elephant", "1 elephants; 1 monkeys; bananas", "elefants 1", "nonsense"]
    person = Person("zoocracy", typed)
    screen = person.play()
    assert "“elephant” may be several choices: 1 Place 1 token on the elephants; 2 Place 2 tokens" in screen
    assert "Sam places 1 token on the elephants." in screen
    assert "Sam places 1 token on the monkeys." in screen
    assert "“bananas” is none of the choices." in screen
    assert "“elefants 1” is none of the choices. Nearest: " in screen


def test_steps_end_where_something_else_is_asked() -> None:
    screen = Person("zoocracy", ["0; 5; 7", "q"]).play()
    assert "Something else is asked now. Not done: 5, 7" in screen


def test_french_keys_and_words(agreeable: None) -> None:
    lines = [
        "offre à Ada : je ne mise rien ; vous : rien miser",
        "registre",
        "? accords",
        "dire à Ada : salut",
        "3",
        "o",
    ]
    screen = Person("zoocracy", lines, language="fr").play()
    assert "Vous proposez un accord à Ada (1) :" in screen
    assert "Conclu : accord 1." in screen
    assert "Par exemple : offre à Ada : " in screen
    assert "Vous dites à Ada : « salut »" in screen
    assert "Cela romprait votre promesse : Sam ne mise rien pour la présidence." in screen
    assert "Promesse rompue : Sam ne mise rien pour la présidence." in screen
