"""Phase 2: the President gives away the six posts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from hemicycle.engine.declare import Among, Public, Seat
from hemicycle.engine.flow import Frame, Step, ask, by_lot, call, done
from hemicycle.engine.words import Action

from ..edition import ADMIRAL, COMMANDER, GENERALS, MINISTER, POSTS, FamilyNumber, Post, family_numbers
from ..state import NOBODY, Junta
from .events import CabinetKept, PostGiven
from .presidency import Competence

Taker: TypeAlias = Annotated[int, Among(lambda setup: (*family_numbers(setup), NOBODY))]
"""A family, or nobody."""


class GivePost(Action, frozen=True):
    """Give a post to a family; to nobody where it can't be filled."""

    post: Public[Post]
    family: Public[Taker]


class KeepCabinet(Action, frozen=True):
    """Phase 2 2; ruling 27  Leave the posts as they are."""


class CabinetPhase(Frame):
    """Phase 2 1; ruling 26  The President gives away the posts, one by one, or leaves them as they are."""

    seat: Public[Seat] = NOBODY
    given: Public[dict[Post, FamilyNumber]] = {}

    def enter(self, g: Junta) -> Step:
        if g.cousin:
            g.posts[g.cousin] = NOBODY
            g.cousin, g.cousin_of = "", NOBODY
        if g.turn.motion != NOBODY:
            return call(Competence(), self.judged)
        return self.begin

    def judged(self, g: Junta) -> Step:
        g.turn.motion = NOBODY
        return self.begin

    def begin(self, g: Junta) -> Step:
        """The first choice, also where a President has resigned over it and another begins anew."""
        self.seat, self.given = g.president, fixed_posts(g)
        return self.give

    def give(self, g: Junta) -> Step:
        if self.seat != g.president:
            self.seat, self.given = g.president, fixed_posts(g)
        post = next_post(g, self.given)
        if not post:
            return self.finish
        options: list[Action] = [GivePost(post, family) for family in takers(g, post, self.given)]
        default: Action = by_lot(*options)
        if len(self.given) == len(fixed_posts(g)) and keeps(g):
            options.append(KEEP)
            default = KEEP
        return ask(g.president, "give-post", options, self.gave, {"post": post}, default=default)

    def gave(self, g: Junta, action: Action) -> Step:
        if isinstance(action, GivePost):
            self.given[action.post] = action.family
            return self.give
        g.tell(CabinetKept(g.president))
        return done()

    def finish(self, g: Junta) -> Step:
        for post in POSTS:
            g.posts[post] = self.given[post]
            g.tell(PostGiven(post, self.given[post]))
        return done()


KEEP = KeepCabinet()


def fixed_posts(g: Junta) -> dict[str, int]:
    """Two players 4; Three players 1  Nobody's to give: the President is Admiral, the opponent Commander."""
    if not g.small:
        return {}
    given = {ADMIRAL: g.president}
    if g.players == 2:
        given[COMMANDER] = 1 - g.president
    return given


def next_post(g: Junta, given: dict[str, int]) -> str:
    """The post to be given next; none: all are given."""
    for post in POSTS:
        if post not in given:
            if post == COMMANDER and g.small:
                # Three players: whoever is not Minister.
                given[COMMANDER] = 3 - g.president - given[MINISTER]
                continue
            return post
    return ""


def takers(g: Junta, post: Post, given: dict[Post, int]) -> list[int]:
    """To whom a post may go, so that all restrictions can be kept (ruling 26)."""
    if g.small:
        return small_takers(g, post, given)
    families = [family for family in range(g.players) if family != g.president and g.active(family)]
    counts = {family: held(given, family) for family in families}
    left = [other for other in POSTS if other not in given and other != post]
    generals = sum([other in GENERALS for other in left])
    others = len(left) - generals
    is_general = post in GENERALS
    found: list[int] = []
    for family in families:
        mine = counts[family]
        more = (mine[0] + is_general, mine[1] + (not is_general))
        if more[0] > 1 or sum(more) > 2 or (len(families) < 3 and more[1] > 1):
            continue
        after = [more if other == family else counts[other] for other in families]
        if len(families) < 3 or fits(generals, others, after):
            found.append(family)
    if len(families) < 3:
        # Each family gets a General and another post; what is left over goes to exiles, or to nobody.
        kind = 0 if is_general else 1
        wanting = sum([not counts[family][kind] for family in families])
        if (generals if is_general else others) >= wanting:
            for family in range(g.players):
                if g.families[family].exile:
                    mine = held(given, family)
                    if sum(mine) < 2 and not (is_general and mine[0]):
                        found.append(family)
            found.append(NOBODY)
    return found


def small_takers(g: Junta, post: Post, given: dict[Post, int]) -> list[int]:
    """Two players 4; Three players 1  A puppet has one post, the opponent two (rulings 80, 84)."""
    taken = list(given.values())
    puppets = [family for family in range(g.players, len(g.families)) if family not in taken]
    if post == MINISTER:
        return [seat for seat in range(3) if seat != g.president] if g.players == 3 else puppets
    opponent = 1 - g.president if g.players == 2 else 3 - g.president - given[MINISTER]
    has_general = any(given.get(general) == opponent for general in GENERALS)
    return [*([] if has_general else [opponent]), *puppets]


def held(posts: dict[str, int], family: int) -> tuple[int, int]:
    """How many Generals, and how many other posts a family has."""
    mine = [post in GENERALS for post, holder in posts.items() if holder == family]
    return sum(mine), len(mine) - sum(mine)


def fits(generals: int, others: int, counts: Sequence[tuple[int, int]]) -> bool:
    """Whether so many Generals and others can be given so that each family ends with one or two posts.

    `counts` says how many Generals and how many others each has by now; none may have two Generals.
    """
    without_post = sum([mine == (0, 0) for mine in counts])
    without_general = sum([not mine[0] and mine[1] < 2 for mine in counts])
    room = sum([2 - sum(mine) for mine in counts])
    return generals <= without_general and without_post <= generals + others <= room


def keeps(g: Junta) -> bool:
    """Whether the posts may stay as they are."""
    if not all(post in g.posts for post in POSTS):
        return False
    given = fixed_posts(g)
    if any(g.posts[post] != family for post, family in given.items()):
        return False
    while post := next_post(g, given):
        if g.posts[post] not in takers(g, post, given):
            return False
        given[post] = g.posts[post]
    return given == g.posts
