"""Politico in the terminal."""

from __future__ import annotations

from .conftest import Run, answers

QUICK = ("play", "politico", "--bots", "random", "--seed", "5", "--name", "Sam", "--option", "length=short")


def test_the_assembly_is_drawn_with_what_one_may_know(run: Run) -> None:
    result = run(*QUICK, "--players", "4", answers="s\ng\n?\nq\n")
    for said in (
        "of 45",
        "Points  Deputies  Cards",
        "There is no government.",
        "Your hand:",
        "s sheet",
        "No government has fallen yet.",
    ):
        assert said in result.output, said
    told = " ".join(result.output.split())
    scandal = "2× Financial Scandal P The victim loses 3 trumps. The attack is countered by Libel Suit or Baraka;"
    assert f"{scandal} the attacker then gives 50 points to the victim, except against Baraka." in told
    assert "counters every red attack, and nobody pays." in told


def test_the_head_of_a_government_may_resign_out_of_turn(run: Run) -> None:
    """Whoever governs sees the offer under the choices, types o1, and is asked the same question again."""
    script = answers(900).replace("\n", "\no1\n")
    result = run(*QUICK, "--players", "3", answers=script)
    assert result.exit_code == 0
    assert "o1 Resign when this turn is over" in result.output
    assert "You will resign when this turn is over." in " ".join(result.output.split())
    assert "Sam resigns as Prime Minister" in result.output
