"""What is read off cards for building decks: colour identities, partners, and how many there may be. CR 903.4."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from apnap.decks.facts import (
    ANY_NUMBER,
    LIBRARY,
    FaceText,
    color_identity,
    copies_allowed,
    facts_of,
    identity_letters,
    land_identity,
    partner_abilities,
)
from apnap.decks.oracle import OracleFacts, color_mask, read_facts, rows_of
from apnap.errors import InputError
from apnap.library import find
from apnap.testing import rule

CARDS = Path(__file__).resolve().parents[3] / "shared" / "cards"
ORACLE = CARDS / "oracle-cards.json.gz"
needs_oracle = pytest.mark.skipif(not ORACLE.exists(), reason="the texts of all cards are not beside the checkout")

CALLED = "cards named"
GIVEN_OTHERWISE = {"Fallaji Wayfarer": "G"}
"""Cards whose given identity is not that of the rules: a card that says that its ability does not count."""


def letters(*faces: FaceText) -> str:
    return identity_letters(facts_of("it", faces).identity)


@rule("903.4", "903.4c", "903.4e")
def test_a_colour_identity_has_all_colours_on_a_card() -> None:
    assert letters(FaceText("it", "{2/W}{U/P}", "Creature - Bear", "")) == "WU"
    assert letters(FaceText("it", "{1}", "Artifact", "{R/G}, {T}: Add {C}.")) == "RG"
    assert letters(FaceText("it", "{1}", "Artifact", "Extort ({W/B}: Each opponent loses.)")) == "no colour"
    assert letters(FaceText("it", "", "Creature - Bear", "", indicator=8)) == "R"
    assert letters(FaceText("a", "{W}", "Instant", ""), FaceText("b", "{B}", "Sorcery", "Pay {G}.")) == "WBG"
    assert letters(FaceText("It", "{4}", "Creature - Golem", "It is all colors.")) == "WUBRG"
    assert letters(FaceText("It", "{4}", "Instant", "Choose a creature that is all colors.")) == "no colour"
    assert letters(FaceText("it", "{HW}{X}{S}{C}{G/U/P}", "Instant", "")) == "WUG"


@rule("903.5d")
def test_basic_land_types_are_apart_from_it() -> None:
    facts = facts_of("it", [FaceText("it", "", "Land - Island Swamp", "({T}: Add {U} or {B}.)")])
    assert (facts.identity, facts.land_colors) == (0, 0b110)


@rule("702.124")
@pytest.mark.parametrize(
    "text,abilities",
    [
        ("Flying\nPartner", ("partner",)),
        ("Trample, partner", ("partner",)),
        ("Partner with Will, the Other", ("partner with will, the other",)),
        ("Partner\N{EM DASH}Survivors", ("partner-survivors",)),
        ("Friends forever", ("partner-friends forever",)),
        ("Choose a Background", ("choose a background",)),
        ("Doctor's companion", ("doctor's companion",)),
        ("Whenever your partner attacks, draw a card.", ()),
    ],
)
def test_partner_abilities_are_found_in_a_text(text: str, abilities: tuple[str, ...]) -> None:
    assert partner_abilities(text) == abilities


def test_a_card_says_how_many_of_it_there_may_be() -> None:
    assert copies_allowed(f"A deck can have any number of {CALLED} Rat.") == ANY_NUMBER
    assert copies_allowed(f"A deck can have up to seven {CALLED} Dwarf.") == 7
    assert copies_allowed(f"Search for any number of {CALLED} Rat.") == 0


@pytest.mark.parametrize(
    ("name", "colors", "lands"),
    [("Sol Ring", "", ""), ("Azorius Signet", "WU", ""), ("Harried Artisan", "WR", ""), ("Dryad Arbor", "G", "G"),
     ("Taiga", "", "RG"), ("Dismember", "B", "")],
)  # fmt: skip
def test_the_library_gives_the_facts_of_its_cards(name: str, colors: str, lands: str) -> None:
    facts = LIBRARY.about(name)
    assert facts is not None and facts.name == name
    assert identity_letters(facts.identity) == (colors or "no colour")
    assert identity_letters(facts.land_colors) == (lands or "no colour")
    assert (color_identity(find(name)), land_identity(find(name))) == (facts.identity, facts.land_colors)


def test_the_library_knows_partners_basics_and_legends() -> None:
    ravos, plains, nobody = (LIBRARY.about(name) for name in ("Ravos, Soultender", "Plains", "Nobody at All"))
    assert ravos is not None and ravos.legendary and ravos.by_text.partners == ("partner",) and ravos.has_box
    assert plains is not None and plains.basic and not plains.legendary and plains.land_colors == 1
    assert nobody is None


def test_rows_of_a_file_become_facts(tmp_path: Path) -> None:
    rows = [
        {"name": "A // B", "type_line": "Instant // Instant", "card_faces": [
            {"name": "A", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "Draw."},
            {"name": "B", "mana_cost": "{G}", "type_line": "Instant", "oracle_text": ""},
        ]},
        {"name": "C", "type_line": "Creature \N{EM DASH} Cat", "color_identity": ["W"]},
    ]  # fmt: skip
    plain, packed = tmp_path / "a.json", tmp_path / "b.jsonl.gz"
    plain.write_text(json.dumps(rows), "utf-8")
    packed.write_bytes(gzip.compress("\n".join(json.dumps(row) for row in rows).encode()))
    for file in (plain, packed):
        facts = read_facts(file)
        front, cat = facts.about("A"), facts.about("C")
        assert front is not None and front is not facts.about("D") and front.identity == 0b11000
        assert cat is not None and cat.identity == 1 and cat.is_a("Cat")
        assert facts.index().find("a / b") == "A // B"


@pytest.mark.parametrize("data", [b"[1]", b"[{}]", b"{", b"\xff", b'[{"name": 4}]'])
def test_a_file_of_something_else_is_refused(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "cards.json"
    file.write_bytes(data)
    with pytest.raises(InputError):
        read_facts(file)
    with pytest.raises(InputError):
        read_facts(tmp_path / "nothing.json.gz")


@needs_oracle
@rule("903.4", "903.4c", "903.4d")
def test_the_colour_identity_of_every_card_there_is() -> None:
    rows = list(rows_of(ORACLE))
    facts = OracleFacts(rows)
    wrong = {}
    for row in rows:
        found = facts.about(str(row["name"]))
        assert found is not None
        if found.identity | found.land_colors != color_mask(row["color_identity"]):
            wrong[found.name] = identity_letters(found.identity)
    assert len(rows) > 30_000
    assert wrong == GIVEN_OTHERWISE
