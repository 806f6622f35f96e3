"""The page of a report in a real Chromium: light and dark, on a phone, by keys, for whoever can't see it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from hemicycle import games
from hemicycle.analysis.rows.game import GameRow
from hemicycle.analysis.rows.parquet import Files, read
from hemicycle.analysis.study import shares, winning
from hemicycle.analysis.study.study import study
from hemicycle.bots.simulation import simulate
from hemicycle.cli.reports.page import report

from .people import no_wider_than_the_screen

RULES = games.find("koalition")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A report of a few games."""
    folder = tmp_path_factory.mktemp("report")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shares, "FEWEST", 2)
        patch.setattr(winning, "FEWEST", 2)
        with Files(folder / "games.parquet") as rows:
            bots = ["random", "novice", "random"]
            simulate("koalition", 3, 9, bots, 1, 1, options={"countries": 5}, deals="all", rows=rows)
        found = study(RULES, read(folder / "games.parquet", GameRow), "games.parquet")
        edition = RULES.find_edition("second")
        (folder / "report.html").write_text(report(RULES, edition, found, "en"), "utf-8")
        yield folder / "report.html"


@pytest.mark.parametrize(("scheme", "wide"), [("light", 1100), ("dark", 380)])
def test_a_report_can_be_read_by_everybody(browser: Browser, file: Path, scheme: str, wide: int) -> None:
    context = browser.new_context(
        viewport={"width": wide, "height": 800},
        color_scheme="dark" if scheme == "dark" else "light",
        offline=True,
    )
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("requestfailed", lambda request: faults.append(request.url))
    page.goto(file.as_uri())
    expect(page.get_by_role("heading", name="Koalition in 9 games")).to_be_visible()
    readable(page)
    page.get_by_label("Français").check()
    expect(page.get_by_role("heading", name="Koalition en 9 parties")).to_be_visible()
    expect(page.get_by_role("heading", name="Koalition in 9 games")).to_be_hidden()
    # The table behind a plot opens by keys.
    summary = page.locator("article[lang=fr] details summary").first
    summary.focus()
    summary.press("Enter")
    expect(page.locator("article[lang=fr] details table").first).to_be_visible()
    readable(page)
    assert faults == []
    context.close()


def readable(page: Page) -> None:
    no_wider_than_the_screen(page)
    found = Axe().run(page).response["violations"]
    assert not found, [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found]
    # No label of a plot reaches into its number.
    overlaps = page.evaluate(
        """() => [...document.querySelectorAll('svg.plot')].flatMap(svg => {
             const said = [...svg.querySelectorAll('.said')].map(one => one.getBoundingClientRect());
             const labels = [...svg.querySelectorAll('.label')].filter(one => one.getClientRects().length);
             return labels.filter(one => { const box = one.getBoundingClientRect();
               return said.some(other => box.width && other.width && box.right > other.left + 1
                 && box.top < other.bottom - 2 && other.top < box.bottom - 2); }).map(one => one.textContent);
           })"""
    )
    assert overlaps == []
