"""Fits the weights of a model of who is winning to positions of played games. Only this needs numpy.

The model is a conditional logit (`engine/odds.py`), so the best weights are found by Newton's method, the same
ones always. Where several cases may come of a position, each counts as likely as what happened makes it (EM).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hemicycle.engine import odds

from .training import Cases, Position

Array = NDArray[np.float64]

STEPS, HALVINGS = 30, 8
SETTLED = 1e-9
"""The fit ends when the loss of a position changes by less."""
RIDGES = (3e-4, 1e-3, 3e-3, 1e-2, 3e-2, 1e-1)
"""How strongly weights may be held."""
CHANGES = 10.0
"""How much more strongly what makes them change with the moment."""
FOLDS = 3
"""In so many parts the games are parted, to choose what holds for those that the fit has not seen."""
STEEP, LESS = (0.6, 1.8), (-0.8, 0.8)
"""Between what chances may be bent (`engine.odds.Bend`), and in what steps."""
STEP = 0.04
BLOCK = 4096
"""So many cases are taken into account at a time, which bounds the memory it takes."""


class Table(NamedTuple):
    """Positions as arrays: a line for each case."""

    rows: Array
    """By case, seat and feature, less the mean of all seats: only differences count."""
    moments: Array
    there: Array
    """1 for a seat at the table, 0 for a place that fills up the array."""
    prior: Array
    """How likely each case was thought to be."""
    position: NDArray[np.int64]
    """Of which position it is a case."""
    shares: Array
    """By position and seat: the part in the victory."""


def table(cases: Sequence[Cases], shares: Sequence[Sequence[float]]) -> Table:
    """The arrays of these positions."""
    most = max(len(one) for one in shares)
    flat = [(at, chance, rows, moment) for at, one in enumerate(cases) for chance, rows, moment in one]
    features = len(flat[0][2][0])
    found = np.zeros((len(flat), most, features))
    there = np.zeros((len(flat), most))
    for line, (_, _, rows, _) in enumerate(flat):
        own = np.array(rows)
        found[line, : len(rows)] = own - own.mean(axis=0)
        there[line, : len(rows)] = 1.0
    prior = np.array([chance for _, chance, _, _ in flat])
    position = np.array([at for at, _, _, _ in flat])
    prior /= np.bincount(position, prior)[position]
    won = np.zeros((len(shares), most))
    for at, own_shares in enumerate(shares):
        won[at, : len(own_shares)] = own_shares
    return Table(found, np.array([moment for _, _, _, moment in flat]), there, prior, position, won)


def spread_of(cases: Table) -> Array:
    """By feature and number of the moment: how much their product differs between seats."""
    seats = cases.there.sum()
    squares = np.einsum("nsf,nm->fm", cases.rows**2, cases.moments**2)
    found: Array = np.sqrt(squares / seats)
    found[found < 1e-12] = 1.0
    return found


def chances_in(cases: Table, weights: Array) -> Array:
    """Everybody's chance in each case."""
    scores = np.einsum("nsf,nf->ns", cases.rows, cases.moments @ weights.T)
    scores = np.where(cases.there > 0, scores, -np.inf)
    hopes = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Array = hopes / hopes.sum(axis=1, keepdims=True)
    return found


def mixed(cases: Table, chances: Array) -> Array:
    """Everybody's chance at each position, whatever comes of it."""
    found = np.zeros(cases.shares.shape)
    np.add.at(found, cases.position, chances * cases.prior[:, None])
    return found


def loss_of(cases: Table, weights: Array) -> float:
    """How badly the weights tell who wins: the mean of the logarithms."""
    chances = mixed(cases, chances_in(cases, weights))
    told = np.where(cases.shares > 0, cases.shares * np.log(np.maximum(chances, 1e-12)), 0.0)
    return float(-told.sum() / len(cases.shares))


def fitted(cases: Table, ridge: float, guess: Sequence[float]) -> Array:
    """The weights that tell best who wins, held a little to what was thought of them.

    What games don't tell stays as it was made by hand: which of two things counts that always come together.
    """
    scale = spread_of(cases)
    held = np.full(scale.shape, ridge * CHANGES)
    held[:, 0] = ridge
    down = held.ravel()
    weights = np.zeros(scale.shape)
    weights[:, 0] = guess
    thought = weights * scale

    def off(tried: Array) -> float:
        return loss_of(cases, tried) + 0.5 * float((held * (tried * scale - thought) ** 2).sum())

    before = off(weights)
    for _ in range(STEPS):
        slope, curve = slopes(cases, weights, scale)
        slope += down * (weights * scale - thought).ravel()
        curve += np.diag(down)
        step = np.linalg.solve(curve, slope).reshape(scale.shape) / scale
        loss = off(weights - step)
        for _ in range(HALVINGS):
            if loss <= before:
                break
            step /= 2  # far from the best a whole step may lead beyond it
            loss = off(weights - step)
        weights = weights - step
        if abs(before - loss) < SETTLED:
            break
        before = loss
    return weights


def slopes(cases: Table, weights: Array, scale: Array) -> tuple[Array, Array]:
    """The first and the second derivative of the loss, by all weights."""
    size, number = scale.size, len(cases.shares)
    slope, curve = np.zeros(size), np.zeros((size, size))
    chances = chances_in(cases, weights)
    count = happened(cases, chances)
    for begin in range(0, len(count), BLOCK):
        part = slice(begin, begin + BLOCK)
        terms = np.einsum("nsf,nm->nsfm", cases.rows[part], cases.moments[part]) / scale
        terms = terms.reshape(terms.shape[0], terms.shape[1], size)
        hope, weight = chances[part], count[part]
        off = (hope - cases.shares[cases.position[part]]) * weight[:, None]
        slope += np.einsum("ns,nsk->k", off, terms)
        mean = np.einsum("ns,nsk->nk", hope, terms)
        root = terms * np.sqrt(hope * weight[:, None])[:, :, None]
        flat = root.reshape(-1, size)
        around = mean * np.sqrt(weight)[:, None]
        curve += flat.T @ flat - around.T @ around
    return slope / number, curve / number


def happened(cases: Table, chances: Array) -> Array:
    """How likely each case is what came, now that it is known who has won."""
    told = np.where(cases.there > 0, np.log(np.maximum(chances, 1e-12)), 0.0)
    fit = cases.prior * np.exp((told * cases.shares[cases.position]).sum(axis=1))
    found: Array = fit / np.bincount(cases.position, fit)[cases.position]
    return found


class Fit(NamedTuple):
    """The weights that were found, and how strongly they were held."""

    weights: Array
    ridge: float
    bend: odds.Bend


def learn(positions: Sequence[Position], cases: Callable[[Position], Cases], guess: Sequence[float]) -> Fit:
    """The weights for one kind of sight, held as strongly as does best for games that the fit has not seen."""
    losses = dict.fromkeys(RIDGES, 0.0)
    for fold in range(FOLDS):
        first = of([one for one in positions if one.game % FOLDS != fold], cases)
        other = of([one for one in positions if one.game % FOLDS == fold], cases)
        for ridge in RIDGES:
            losses[ridge] += loss_of(other, fitted(first, ridge, guess))
    best = min(RIDGES, key=losses.__getitem__)
    return Fit(fitted(of(positions, cases), best, guess), best, bend_of(positions, cases, best, guess))


def bend_of(
    positions: Sequence[Position], cases: Callable[[Position], Cases], ridge: float, guess: Sequence[float]
) -> odds.Bend:
    """How chances must be bent to be as safe as they say, by what was said of games that the fit has not seen."""
    said, won = [], []
    for fold in range(FOLDS):
        weights = fitted(of([one for one in positions if one.game % FOLDS != fold], cases), ridge, guess)
        other = [one for one in positions if one.game % FOLDS == fold]
        if other:
            table = of(other, cases)
            said.append(mixed(table, chances_in(table, weights)))
            won.append(table.shares)
    most = max(one.shape[1] for one in said)
    chances, shares = (
        np.concatenate([np.pad(one, ((0, 0), (0, most - one.shape[1]))) for one in many]) for many in (said, won)
    )
    told, top = np.log(np.maximum(chances, 1e-12)), chances.max(axis=1, keepdims=True)

    def off(bend: odds.Bend) -> float:
        hopes = np.exp(told * (bend[0] + bend[1] * top))
        hopes = np.where(chances > 0, hopes, 0.0)
        hopes /= hopes.sum(axis=1, keepdims=True)
        return float(-(shares * np.log(np.maximum(hopes, 1e-12))).sum() / len(shares))

    ways = [
        (round(float(steep), 2), round(float(less), 2))
        for steep in np.arange(STEEP[0], STEEP[1], STEP)
        for less in np.arange(LESS[0], LESS[1], STEP)
        if steep + less > 0.3
    ]
    return min(ways, key=off)


def of(positions: Sequence[Position], cases: Callable[[Position], Cases]) -> Table:
    return table([cases(one) for one in positions], [one.shares for one in positions])


def told(
    positions: Sequence[Position],
    cases: Callable[[Position], Cases],
    weights: Any,
    bend: odds.Bend = odds.STRAIGHT,
) -> list[list[float]]:
    """Everybody's chance at each of these positions."""
    found = of(positions, cases)
    lines: list[list[float]] = mixed(found, chances_in(found, np.array(weights))).tolist()
    return [odds.bent(line[: one.players], bend) for line, one in zip(lines, positions, strict=True)]
