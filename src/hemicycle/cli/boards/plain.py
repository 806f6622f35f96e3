"""A board for any game: what happened, who stands how, and the choices as a list.

A game's own board draws more of it, from the same view and nothing else, so that no hidden card can show.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, NamedTuple

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Result
from hemicycle.engine.grammar import capital, real_minus
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action, Event
from hemicycle.env import words
from hemicycle.env.told import seen, told_of

from ..screen import paragraph

NUMBER = "bold"
MINE = "bold cyan"
LONGEST_NAME = 10
"""What is longer is cut on the board, though not in what is told."""
HINT = "dim"


class Group(NamedTuple):
    """Choices that belong together: what they share, and each with what sets it apart."""

    label: Text
    choices: list[tuple[Action, Text]]


class Board:
    """One seat's way to see a game."""

    keys: ClassVar[str] = "play-keys"
    """The message that names the keys."""
    commands: ClassVar[dict[str, str]] = {}
    """Letters that show something more, each with the method that draws it."""

    start = 1
    """The number of the first choice."""

    def __init__(self, texts: Texts, seat: Seat, console: Console, rules: Rules):
        self.texts = texts.beside(words.PACKAGE)
        self.seat = seat
        self.console = console
        self.rules = rules
        self.told = told_of(rules)
        """How the game is told in words: what stands here as a line is from there."""

    # To be said otherwise by a game's board

    def draw(self, view: Any, request: Request, whole: bool) -> Iterator[RenderableType]:
        """The table as it stands when something is asked; `whole`: also what is known from the last question."""
        board, hand = seen(self.rules, view, self.seat)
        if isinstance(board, dict):  # as it is declared: the points stand above, and what is open is asked for
            yield self.standings(Result(*view.places_and_points()))
            board = {**board, "points": None} if whole else {}
        for line in self.told.table(self.texts, board, hand, self.seat):
            yield paragraph(line, self.console.width, 1)

    def groups(self, view: Any, request: Request) -> list[Group]:
        """The choices in the order in which they are numbered: those that share a label together."""
        found: dict[str, Group] = {}
        for action in sorted(request.options, key=self.told.place):
            label, choice = self.labels(action, request.kind)
            group = found.setdefault(label or str(len(found)), Group(Text(capital(label)), []))
            group.choices.append((action, choice))
        return list(found.values())

    def choices(self, view: Any, request: Request, every: bool = False) -> tuple[list[Action], RenderableType]:
        """The choices in order, and how they are shown with their numbers; `every`: however many there are."""
        groups = self.groups(view, request)
        return [action for group in groups for action, _ in group.choices], self.numbered(groups)

    def steps(self, view: Any, request: Request, choice: Action) -> list[Action]:
        """What a choice is done by, where it stands for a series of answers."""
        return [choice]

    def first_number(self, request: Request) -> int:
        """From which number on the choices are counted."""
        return self.told.first(request.kind)

    # The same for all

    def heading(self, event: Event) -> str | None:
        """Of an event that opens a chapter: its title."""
        return self.told.heading(self.texts, event)

    def chapter(self, title: str) -> RenderableType:
        """A title between what happened before and after."""
        return Rule(Text(title, "bold"), style="dim", align="left")

    def note(self, said: Text) -> RenderableType:
        """What a lesson says, set apart from the table."""
        return Padding(Panel(said, border_style="cyan", expand=False), (0, 1))

    def quiet(self, event: Event) -> bool:
        """Whether an event need not be told, since the board shows it."""
        return self.told.quiet(event, self.seat)

    def in_order(self, told: list[tuple[int, Event]]) -> list[tuple[int, Event]]:
        """What happened, each with the number of its decision, in the order in which it is best told."""
        return self.told.in_order(told)

    def held(self, view: Any) -> list[str]:
        """What one holds that a question about the rules should explain, each in a sentence."""
        board, hand = seen(self.rules, view, self.seat)
        return self.told.held(self.texts, board, hand) if hand else []

    def name(self, seat: Seat, longest: int = LONGEST_NAME) -> Text:
        """A player's name, one's own marked."""
        name = Text(self.texts.seat(seat), MINE if seat == self.seat else "")
        name.truncate(longest, overflow="ellipsis")
        return name

    def sentence(self, event: Event) -> Text:
        """What happened."""
        return self.coloured(self.texts.event(event))

    def label(self, what: str) -> str:
        """What is called so in a sentence, as it stands alone."""
        return self.texts.say("board-label", what=what)

    def of(self, what: Text, of: str, style: str = "") -> Text:
        """A thing with what there is to say of it in brackets, such as whose it is."""
        text = Text(self.texts.say("board-of", what=what.plain, of=of))
        text.highlight_words([what.plain], what.style)
        text.highlight_words([of], style)
        return text

    def coloured(self, sentence: str) -> Text:
        text = Text(sentence)
        text.highlight_words([self.texts.seat(self.seat)], MINE)
        return text

    def labels(self, action: Action, kind: str) -> tuple[str, Text]:
        """What a choice shares with its group, and what sets it apart."""
        label, apart = self.told.labels(self.texts, action, kind)
        return label, Text(apart)

    def own_hand(self, cards: str) -> Text:
        """One's own hand as a line."""
        said = self.coloured(self.texts.say("told-hand", cards=cards))
        said.stylize(HINT, 0, len(said) - len(cards))
        return said

    def standings(self, result: Result) -> RenderableType:
        """Everybody's place and points."""
        table = Table.grid(padding=(0, 2, 0, 1))
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            points = Text(real_minus(str(result.points[seat])), "bold", justify="right")
            table.add_row(f"{result.places[seat]}.", self.name(seat), points)
        return table

    def ending(self, view: Any, result: Result) -> Iterator[RenderableType]:
        """The last view of the table, where something may still be hidden, and the result, where nothing is."""
        yield self.standings(result)

    def numbered(self, groups: list[Group]) -> RenderableType:
        """The choices, group by group, with their numbers."""
        return Padding(Text("\n").join(self.blocks(groups)), (0, 0, 0, 1), expand=False)

    def numbered_in_two(self, groups: list[Group]) -> RenderableType:
        """The same with two groups beside each other where they are short: for low screens."""
        half = self.console.width // 2 - 1
        lines: list[Text] = []
        room_beside = False
        for group, block in zip(groups, self.blocks(groups), strict=True):
            short = bool(group.label and group.choices) and block.cell_len <= half and "\n" not in block.plain
            if short and room_beside:
                lines[-1] = Text.assemble(lines[-1], " " * (half - lines[-1].cell_len), block)
            else:
                lines.append(block)
            room_beside = short and not room_beside
        return Padding(Text("\n").join(lines), (0, 0, 0, 1), expand=False)

    def blocks(self, groups: list[Group]) -> list[Text]:
        """Each group's label beside its choices, which are numbered through all groups."""
        digits = len(str(self.start - 1 + sum(len(group.choices) for group in groups)))
        indent = max((group.label.cell_len + 1 for group in groups if group.label and group.choices), default=0)
        blocks = []
        number = self.start - 1
        for label, choices in groups:
            cells = []
            for _, choice in choices:
                number += 1
                cells.append(Text.assemble((f"{number:>{digits}})", NUMBER), " ", choice))
            if label and cells:
                lines = flow(cells, self.console.width - indent - 3).split("\n")
                body = Text(f"\n{' ' * indent}").join(lines)
                blocks.append(Text.assemble(label, " " * (indent - label.cell_len), body))
            else:
                blocks.append(flow(cells, self.console.width - 3) if cells else label)
        return blocks


def flow(cells: Sequence[Text], room: int) -> Text:
    """Cells in columns of equal width, as many beside each other as there is room for."""
    widest = max([6, *(cell_len(cell.plain) for cell in cells)]) + 2
    columns = max(1, (room + 2) // widest)
    text = Text()
    for at, cell in enumerate(cells):
        if at:
            text.append("\n" if at % columns == 0 else "")
        text.append_text(cell)
        if at % columns != columns - 1 and at != len(cells) - 1:
            text.append(" " * (widest - cell_len(cell.plain)))
    return text
