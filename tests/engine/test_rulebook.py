"""A game's page for readers, cut into what has an address."""

from __future__ import annotations

import pytest

from hemicycle.engine.rulebook import Picture, anchor, blocks, parsed, rulebook

PAGE = """# Koalition

Europe votes.

## Matériel: the cards

Four kinds.

**Matériel 6** *Doppler*: doubles.

- a list

| a | b |
| - | - |
| 1 | 2 |
*Edition:* first, second

**Matériel 7** *Sturz*: overthrows.
![A leader falls](picture:sturz)
*Option:* stacking

### Late thoughts

**Note** that this is no item.

**D7** One Doppler.
**D8** On any party.
"""


def test_a_page_is_cut_into_sections_and_items() -> None:
    page = parsed(PAGE)
    assert (page.title, page.lead) == ("Koalition", "Europe votes.")
    cards, late = page.sections
    assert (cards.title, cards.level, cards.lead) == ("Matériel: the cards", 2, "Four kinds.")
    assert (late.level, late.lead) == (3, "**Note** that this is no item.")
    assert list(page.items) == ["Matériel 6", "Matériel 7", "D7", "D8"]
    assert page.items["Matériel 6"].text == "*Doppler*: doubles.\n\n- a list\n\n| a | b |\n| - | - |\n| 1 | 2 |"


def test_marks_are_no_part_of_the_text() -> None:
    items = parsed(PAGE).items
    assert items["Matériel 6"].editions == ("first", "second")
    assert items["Matériel 7"].options == ("stacking",)
    assert items["D7"].options == items["D7"].editions == ()


def test_a_picture_is_a_block_of_its_own() -> None:
    item = parsed(PAGE).items["Matériel 7"]
    assert list(blocks(item.text)) == ["*Sturz*: overthrows.", Picture("sturz", "A leader falls")]


@pytest.mark.parametrize(
    ("key", "address"),
    [
        ("Matériel 6", "materiel-6"),
        ("§5b 3", "5b-3"),
        ("I.2.b 1", "i-2-b-1"),
        ("§9a Negative Campaign 1", "9a-negative-campaign-1"),
        ("D7", "d7"),
    ],
)
def test_every_key_has_an_address(key: str, address: str) -> None:
    assert anchor(key) == address


def test_a_section_that_is_cited_leads_to_its_first_item() -> None:
    page = parsed(
        "# x\n\n## y\n\n**§9 1** .\n\n**§9a Rally 1** .\n\n**§9a Rally 2** .\n\n**I.2.b 1** .\n\n**D7** .\n"
    )
    found = {cited: page.find(cited) for cited in ("§9", "§9a", "§9a Rally", "§9a Rally 2", "I.2", "I.2.b", "D7")}
    assert {cited: item.key if item else "" for cited, item in found.items()} == {
        "§9": "§9 1",
        "§9a": "§9a Rally 1",
        "§9a Rally": "§9a Rally 1",
        "§9a Rally 2": "§9a Rally 2",
        "I.2": "I.2.b 1",
        "I.2.b": "I.2.b 1",
        "D7": "D7",
    }
    assert page.find("D8") is None


def test_a_game_from_elsewhere_may_have_no_page() -> None:
    assert rulebook("hemicycle.engine", "en") is None
