"""A board for any game: what happened, who stands how, and the choices as a list.

A game's own board draws more of it, from the same view and nothing else, so that no hidden card can show.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, NamedTuple

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Result
from hemicycle.engine.grammar import capital, real_minus
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action, Event
from hemicycle.server.boards import PlainBoard

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

    def __init__(self, texts: Texts, seat: Seat, console: Console):
        self.texts = texts
        self.seat = seat
        self.console = console

    # To be said otherwise by a game's board

    def heading(self, event: Event) -> str | None:
        """Of an event that opens a chapter: its title."""
        return None

    def quiet(self, event: Event) -> bool:
        """Whether an event need not be told, since the board shows it."""
        return False

    def draw(self, view: Any, request: Request, whole: bool) -> Iterator[RenderableType]:
        """The table as it stands when something is asked; `whole`: also what is known from the last question."""
        yield self.standings(Result(*view.places_and_points()))
        if whole:
            yield from self.fields({**PlainBoard().board(view), "points": None})
        yield from self.fields(PlainBoard().hand(view, self.seat), MINE)

    def groups(self, view: Any, request: Request) -> list[Group]:
        """The choices in the order in which they are numbered."""
        said = [(action, Text(self.texts.action(action, request.kind))) for action in request.options]
        return [Group(Text(), [one]) for one in said]

    def in_order(self, told: list[tuple[int, Event]]) -> list[tuple[int, Event]]:
        """What happened, each with the number of its decision, in the order in which it is best told."""
        return told

    def choices(self, view: Any, request: Request, every: bool = False) -> tuple[list[Action], RenderableType]:
        """The choices in order, and how they are shown with their numbers; `every`: however many there are."""
        groups = self.groups(view, request)
        return [action for group in groups for action, _ in group.choices], self.numbered(groups)

    def steps(self, view: Any, request: Request, choice: Action) -> list[Action]:
        """What a choice is done by, where it stands for a series of answers."""
        return [choice]

    def first_number(self, request: Request) -> int:
        """From which number on the choices are counted."""
        return 1

    def held(self, view: Any) -> list[str]:
        """What one holds that a question about the rules should explain, each in a sentence."""
        return []

    # The same for all

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
        return "", Text(self.texts.action(action, kind))

    def grouped(self, request: Request) -> list[Group]:
        """The choices that share a label together, the others one by one."""
        found: dict[str, Group] = {}
        for action in request.options:
            label, choice = self.labels(action, request.kind)
            group = found.setdefault(label or str(len(found)), Group(Text(capital(label)), []))
            group.choices.append((action, choice))
        return list(found.values())

    def fields(self, fields: dict[str, Any], style: str = "") -> Iterator[RenderableType]:
        """What a game without a board has on its table, field by field; what there is nothing of is left out."""
        for name, value in fields.items():
            if value not in (None, [], {}, {"by_seat": []}):
                label = (f" {name.replace('_', ' ').capitalize()} ", HINT)
                yield Text.assemble(label, (self.datum(value), style))

    def datum(self, value: Any) -> str:
        """Plain data with its players named, as `server/boards.py` makes it."""
        if isinstance(value, dict) and value.keys() == {"seat"}:
            return self.texts.named("seat", value["seat"])
        if isinstance(value, dict) and value.keys() == {"by_seat"}:
            value = {self.texts.seat(seat): one for seat, one in enumerate(value["by_seat"])}
        if isinstance(value, dict):
            return ", ".join(f"{key} {self.datum(one)}" for key, one in value.items())
        return ", ".join(map(self.datum, value)) if isinstance(value, list) else str(value)

    def held_cards(self, cards: Sequence[str]) -> Text:
        """One's own hand as a line."""
        held = ", ".join(cards) or self.texts.say("board-empty")
        return Text.assemble((f"{self.texts.say('board-hand')} ", HINT), held)

    def standings(self, result: Result) -> RenderableType:
        """Everybody's place and points."""
        table = Table.grid(padding=(0, 2, 0, 1))
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            points = Text(real_minus(str(result.points[seat])), "bold", justify="right")
            table.add_row(f"{result.places[seat]}.", self.name(seat), points)
        return table

    def ending(self, view: Any) -> Iterator[RenderableType]:
        """The result."""
        yield self.standings(Result(*view.places_and_points()))

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
