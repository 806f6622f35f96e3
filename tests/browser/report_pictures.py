"""The pictures of reports in the docs, of files of games in a folder.

    python -m tests.browser.report_pictures FOLDER      of zoocracy.parquet and the like, into docs/pictures

Each was written by a command that stands in docs/research.md. Chromium itself makes WebP of what it draws.
"""

from __future__ import annotations

import argparse
import os
from base64 import b64decode, b64encode
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from hemicycle import games
from hemicycle.analysis.rows.game import GameRow
from hemicycle.analysis.rows.parquet import read
from hemicycle.analysis.study.study import study
from hemicycle.cli.reports.page import report
from tests.server.serving import ROOT

from .conftest import QUIET
from .find import find_chromium
from .pictures import ENCODE, QUALITY


class Picture(NamedTuple):
    """A part of a report: from the top of the page, or of a section, down to the end of another."""

    name: str
    game: str
    first: str
    """A heading, as it begins; empty: the top of the page."""
    last: str
    scheme: str = "light"
    language: str = "en"
    wide: int = 1000


PICTURES = (
    Picture("report-koalition", "koalition", "", "Who wins"),
    Picture("report-koalition-together", "koalition", "Power", "Who governs with whom", "dark"),
    Picture("report-zoocracy", "zoocracy", "", "Who wins", "dark"),
    Picture("report-zoocracy-promises", "zoocracy", "Les promesses", "Les promesses", "light", "fr", 400),
    Picture("report-politico-winning", "politico", "What goes with winning", "Promises"),
    Picture("report-junta", "junta", "", "What goes with winning"),
    Picture("report-junta-often", "junta", "Ce qui se joue", "Combien de temps", "dark", "fr"),
)

PLACE = """([language, first, last]) => {
  const article = document.querySelector(`article[lang=${language}]`);
  const of = head => [...article.querySelectorAll('section')].find(one => one.innerText.trim().startsWith(head));
  const top = first ? of(first).getBoundingClientRect().top + scrollY - 12 : 0;
  return [top, of(last).getBoundingClientRect().bottom + scrollY + 12];
}"""


def taken(page: Page, desk: Page, picture: Picture) -> bytes:
    """The picture as WebP."""
    top, bottom = page.evaluate(PLACE, [picture.language, picture.first, picture.last])
    clip = {"x": 0.0, "y": top, "width": float(picture.wide), "height": bottom - top}
    drawn = b64encode(page.screenshot(clip=clip, full_page=True)).decode()  # type: ignore[arg-type]
    (made,) = desk.evaluate(ENCODE, [[drawn], picture.wide, QUALITY])
    return b64decode(made["said"])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    arguments = [*QUIET, *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else [])]
    pages: dict[str, str] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=arguments)
        desk = browser.new_page()
        for picture in PICTURES:
            if (file := folder / f"{picture.game}.parquet").exists():
                if picture.game not in pages:
                    rules = games.find(picture.game)
                    found = study(rules, read(file, GameRow), f"{file}")
                    pages[picture.game] = report(rules, rules.from_summary(found.table).edition, found, "en")
                scheme = picture.scheme
                context = browser.new_context(
                    viewport={"width": picture.wide, "height": 900},
                    color_scheme="dark" if scheme == "dark" else "light",
                )
                page = context.new_page()
                page.set_content(pages[picture.game])
                page.check(f'input[value="{picture.language}"]')
                made = taken(page, desk, picture)
                (ROOT / "docs" / "pictures" / f"{picture.name}.webp").write_bytes(made)
                print(f"{picture.name}: {len(made) // 1024} kB")
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
