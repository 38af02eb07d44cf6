"""Deck lists in the formats of other programs: read, written, told apart, and refused line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from apnap.decks import (
    COMMANDER,
    COMPANION,
    MAIN,
    PLANES,
    SCHEMES,
    SECTIONS,
    SIDEBOARD,
    VANGUARD,
    Deck,
    Entry,
    Section,
    load,
)
from apnap.decks.formats import FORMATS, LARGEST_COUNT, detect, dumps, format_for, parse
from apnap.decks.formats.base import is_led
from apnap.decks.names import folded
from apnap.errors import DeckError
from apnap.testing import rule

KNOWN = ["Forest", "Mountain", "Lightning Bolt", "Grizzly Bears", "Fire // Ice", "Sol Ring", "Isamaru, Hound of Konda"]

ARENA = """About
Name Arena deck

Commander
1 Isamaru, Hound of Konda (CHK) 19

Companion
1 Grizzly Bears (M10) 187

Deck
20 Mountain (M10) 242
2 Fire /// Ice (MH2) 290

Sideboard
1 Grizzly Bears (M10) 187
1 Sol Ring (C21) 263
"""
MOXFIELD = """Commander
1 Isamaru, Hound of Konda (CHK) 19 *F*

Deck
1 Sol Ring (C21) 263 *E* #ramp #!Favourites
20 Mountain (m10) 242
1 Fire // Ice (MH2) 290★ #split second

SIDEBOARD:
1 Lightning Bolt (PLST) A25-141
"""
MTGO = "56 Mountain\n4 Fire/Ice\n\n3 Grizzly Bears\n"
DEK = """<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <PreconstructedDeckID>0</PreconstructedDeckID>
  <Cards CatID="726" Quantity="20" Sideboard="false" Name="Mountain" Annotation="0" />
  <Cards CatID="727" Quantity="2" Sideboard="false" Name="Fire/Ice" Annotation="0" />
  <Cards CatID="728" Quantity="3" Sideboard="true" Name="Grizzly Bears" Annotation="0" />
  <Cards CatID="729" Quantity="1" Sideboard="true" Name="Isamaru, Hound of Konda" Annotation="16777728" />
</Deck>
"""
COCKATRICE = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <lastLoadedTimestamp>never</lastLoadedTimestamp>
    <deckname>Fire &amp; Forest</deckname>
    <comments>4 cards, &lt;all&gt; of them good</comments>
    <tags><tag>red</tag></tags>
    <zone name="main">
        <card number="20" name="Mountain" setShortName="M10" collectorNumber="242" uuid="x"/>
        <card number="2" price="0" name="Fire // Ice"/>
    </zone>
    <zone name="side">
        <card number="3" name="Grizzly Bears"/>
    </zone>
</cockatrice_deck>
"""
FORGE = """[metadata]
Name=Forge deck
Description=Something=nice
[Avatar]
1 Sol Ring|VAN
[Commander]
1 Isamaru, Hound of Konda+|CHK|1
[Main]
20 Mountain|M10|2
2 Fire // Ice|MH2
[Sideboard]
3 Grizzly Bears
[Planes]
1 Forest|HOP
[Schemes]
2 Lightning Bolt|ARC|1
"""
XMAGE = """NAME:XMage deck
AUTHOR:somebody
20 [M10:242] Mountain
2 [MH2:290] Fire // Ice
SB: 3 [M10:187] Grizzly Bears
LAYOUT MAIN:(1,2)(NONE,false,50)|([M10:242],[M10:242])([MH2:290])
LAYOUT SIDEBOARD:(1,1)(NONE,false,50)|([M10:187])
"""

COMMON = ((20, "Mountain"), (2, "Fire // Ice"))


@pytest.mark.parametrize(
    "text,name",
    [
        (ARENA, "arena"),
        (MOXFIELD, "moxfield"),
        (MTGO, "mtgo"),
        (DEK, "dek"),
        ("\ufeff" + DEK, "dek"),
        (COCKATRICE, "cockatrice"),
        (FORGE, "forge"),
        (XMAGE, "xmage"),
        ("4 Forest\n\n20 Mountain", "plain"),
        ("20 Mountain\n[Sideboard]\n4 Forest", "plain"),
        ("60 Mountain\n\n15 Forest", "mtgo"),
        ("60 Mountain\n\n16 Forest", "plain"),
        ("59 Mountain\n\n1 Forest", "plain"),
        ("60 Mountain\n\n1 Forest\n\n1 Sol Ring", "plain"),
        ("Deck\n60 Mountain\n\n1 Forest", "plain"),
    ],
)
def test_a_format_is_told_by_what_is_in_the_file(text: str, name: str) -> None:
    assert detect(text).name == name


def test_arena_lists() -> None:
    deck = parse(ARENA, KNOWN)
    assert deck.name == "Arena deck" and deck.main == COMMON and deck.commanders == ["Isamaru, Hound of Konda"]
    assert deck.section("Companion") == ((1, "Grizzly Bears"),) and deck.sideboard == ((1, "Sol Ring"),)


def test_a_companion_has_a_section_of_its_own() -> None:
    assert parse("Companion\n1 Sol Ring\nDeck\n4 Forest").section("Companion") == ((1, "Sol Ring"),)


def test_moxfield_lists() -> None:
    deck = parse(MOXFIELD, KNOWN)
    assert deck.main == ((1, "Sol Ring"), (20, "Mountain"), (1, "Fire // Ice"))
    assert deck.commanders == ["Isamaru, Hound of Konda"] and deck.sideboard == ((1, "Lightning Bolt"),)


@pytest.mark.parametrize("line", ["1 Sol Ring *F*", "1x Sol Ring (C21) 263 *F*", "1 Sol Ring (C21) 263 *F* #a #!b"])
def test_foil_marks_are_read_over(line: str) -> None:
    assert parse(line).main == ((1, "Sol Ring"),)


def test_a_commander_may_be_marked_on_its_line() -> None:
    deck = parse("1x Isamaru, Hound of Konda *CMDR*\n20 Mountain", KNOWN)
    assert deck.commanders == ["Isamaru, Hound of Konda"] and deck.main == ((20, "Mountain"),)


def test_magic_online_lists() -> None:
    deck = parse(MTGO, KNOWN, name="mtgo")
    assert deck == Deck.of("mtgo", [(56, "Mountain"), (4, "Fire // Ice")], [(3, "Grizzly Bears")])
    assert parse(MTGO, format="mtgo") == parse(MTGO, KNOWN)
    assert parse("4 Forest\n\nSideboard\n3 Mountain", format="mtgo").sideboard == ((3, "Mountain"),)


def test_magic_online_files() -> None:
    deck = parse(DEK, KNOWN)
    assert deck.main == COMMON and deck.sideboard == ((3, "Grizzly Bears"),)
    assert deck.commanders == ["Isamaru, Hound of Konda"]


def test_cockatrice_files() -> None:
    deck = parse(COCKATRICE, KNOWN)
    assert deck == Deck.of("Fire & Forest", COMMON, [(3, "Grizzly Bears")])


def test_forge_files() -> None:
    deck = parse(FORGE, KNOWN)
    assert deck.name == "Forge deck" and deck.main == COMMON and deck.commanders == ["Isamaru, Hound of Konda"]
    assert deck.section(VANGUARD) == ((1, "Sol Ring"),) and deck.section(PLANES) == ((1, "Forest"),)
    assert deck.section(SCHEMES) == ((2, "Lightning Bolt"),) and deck.sideboard == ((3, "Grizzly Bears"),)


def test_xmage_files() -> None:
    assert parse(XMAGE, KNOWN) == Deck.of("XMage deck", COMMON, [(3, "Grizzly Bears")])


# what is refused -----------------------------------------------------------------------------------------------------
def lines(text: str, format: str = "") -> list[int]:
    with pytest.raises(DeckError) as caught:
        parse(text, KNOWN, format=format)
    return [problem.line for problem in caught.value.problems]


@pytest.mark.parametrize(
    "text,wrong",
    [
        (ARENA.replace("2 Fire", "2 Fier").replace("1 Sol Ring", "99999 Sol Ring"), [12, 16]),
        (MOXFIELD.replace("20 Mountain", "20 Montain"), [6]),
        (MOXFIELD + "\nMAYBEBOARD:\n1 Forest (M10) 1\n", [12, 13]),
        (DEK.replace('Quantity="20"', 'Quantity="0"').replace('Name="Fire/Ice"', 'Name="Ice/Fire"'), [5, 6]),
        (DEK.replace('Name="Mountain"', "").replace('Quantity="2"', 'Quantity="two"'), [5, 6]),
        (DEK.replace('"20"', '"--20"').replace('"2"', '"2.0"').replace('"3"', f'"{"9" * 5000}"'), [5, 6, 7]),
        (DEK.replace("<NetDeckID>0</NetDeckID>", "<Secret>0</Secret>"), [3]),
        (COCKATRICE.replace('zone name="side"', 'zone name="maybe"'), [11, 12]),
        (COCKATRICE.replace('number="20" name="Mountain"', 'number="20"').replace("Grizzly", "Grisly"), [8, 12]),
        (FORGE.replace("[Planes]", "[Plains]"), [13, 14]),
        (FORGE.replace("20 Mountain", "Mountain"), [9]),
        (FORGE.replace("Name=Forge deck", "4 Forest"), [2]),
        (XMAGE.replace("20 [M10:242]", "20"), [3]),
        (XMAGE.replace("SB: 3", "SB: -3"), [5]),
    ],
)
def test_each_line_that_cannot_be_used_is_reported(text: str, wrong: list[int]) -> None:
    assert lines(text) == wrong


def test_a_wrong_name_is_answered_with_a_near_one() -> None:
    with pytest.raises(DeckError, match="line 5: no card is called 'Montain'; did you mean 'Mountain'") as caught:
        parse(DEK.replace('Name="Mountain"', 'Name="Montain"'), KNOWN, file="my.dek")
    assert str(caught.value).startswith("my.dek: a line of the deck list cannot be used")


@pytest.mark.parametrize("text", [DEK, COCKATRICE])
@pytest.mark.parametrize("part", [0.3, 0.5, 0.9, 0.97])
def test_xml_that_is_cut_off_is_refused(text: str, part: float) -> None:
    with pytest.raises(DeckError, match="damaged"):
        parse(text[: int(len(text) * part)], KNOWN)


BOMB = '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n'


@pytest.mark.parametrize("text", [DEK, COCKATRICE])
@pytest.mark.parametrize("format", ["dek", "cockatrice", ""])
def test_a_document_type_is_refused_and_no_entity_expanded(text: str, format: str) -> None:
    with pytest.raises(DeckError, match="document type with declarations") as told:
        parse(text.replace("?>\n", "?>\n" + BOMB, 1).replace("Mountain", "&b;"), format=format)
    assert "delete the document type, from '<!DOCTYPE'" in str(told.value)


@pytest.mark.parametrize("text", [DEK, COCKATRICE])
@pytest.mark.parametrize(
    "beginning",
    [
        "<?xml version='1.0'?>\n",
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<!-- mine -->\n',
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE deck>\n',
        "",
    ],
)
def test_every_usual_beginning_is_read(text: str, beginning: str) -> None:
    bare = text[text.index("?>\n") + 3 :]
    assert parse(beginning + bare, KNOWN) == parse(text, KNOWN)


def test_declarations_from_elsewhere_and_entities_without_any_are_refused() -> None:
    with pytest.raises(DeckError, match="document type with declarations"):
        parse('<!DOCTYPE deck SYSTEM "file:///etc/hostname">\n' + COCKATRICE[COCKATRICE.index("?>\n") + 3 :])
    with pytest.raises(DeckError, match="undefined entity"):
        parse(COCKATRICE.replace("?>\n", "?>\n<!DOCTYPE deck>\n", 1).replace("Mountain", "&m;"))


@pytest.mark.parametrize(
    "text", ["<html><body>4 Forest</body></html>", "<", "<?xml version='1.0'?>", "<Deck>" * 100_000, "<<Deck/>"]
)
def test_other_xml_is_refused(text: str) -> None:
    with pytest.raises(DeckError):
        parse(text)


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n\0\0", b"\0\1\2", b"4 Forest\0", b"\xff\xfe\xff", b"4 For\xe9st"])
def test_a_file_that_is_not_text_is_refused(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes(data)
    with pytest.raises(DeckError, match="binary|UTF-8"):
        load(file)


def test_a_file_without_end_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes(b"4 Forest\n" * 300_000)
    with pytest.raises(DeckError, match="bytes"):
        load(file)


def test_text_in_sixteen_bits_is_read(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes("4 Forest\r\n".encode("utf-16"))
    assert load(file) == Deck.of("deck", [(4, "Forest")])


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(DeckError, match="did you mean 'arena'"):
        parse("4 Forest", format="aren")


# writing -------------------------------------------------------------------------------------------------------------
WHOLE = Deck("all", tuple(Section(title, (Entry(1, "Forest"),)) for title in SECTIONS))


@pytest.mark.parametrize("name", FORMATS)
def test_a_section_that_a_format_cannot_hold_is_refused_by_name(name: str) -> None:
    missing = [title for title in SECTIONS if title not in FORMATS[name].sections]
    if not missing:
        assert parse(dumps(WHOLE, name), format=name) == WHOLE
        return
    with pytest.raises(DeckError) as caught:
        dumps(WHOLE, name)
    assert " and ".join(missing) + " section" in str(caught.value)
    assert "plain" in caught.value.hint


@pytest.mark.parametrize(
    "file,name", [("a.dek", "dek"), ("b.COD", "cockatrice"), ("c.dck", "forge"), ("d.txt", "plain"), ("e", "plain")]
)
def test_a_file_is_written_as_its_name_says(file: str, name: str) -> None:
    assert format_for(file).name == name


def test_written_lists_are_as_their_programs_want_them() -> None:
    deck = Deck.of("mine", [(2, "Fire // Ice")], [(1, "Sol Ring")])
    assert dumps(deck, "arena") == "About\nName mine\n\nDeck\n2 Fire /// Ice\n\nSideboard\n1 Sol Ring\n"
    assert dumps(deck, "mtgo") == "2 Fire/Ice\n\nSIDEBOARD:\n1 Sol Ring\n"
    assert dumps(deck, "xmage") == "NAME:mine\n2 [XXX:1] Fire // Ice\nSB: 1 [XXX:1] Sol Ring\n"
    assert dumps(deck, "forge") == "[metadata]\nName=mine\n[Main]\n2 Fire // Ice\n[Sideboard]\n1 Sol Ring\n"
    led = Deck.of("", [(2, "Fire // Ice")], commander=["Sol Ring"])
    assert 'Sideboard="true" Name="Sol Ring" Annotation="16777728"' in dumps(led, "dek")


@pytest.mark.parametrize("name", FORMATS)
def test_a_name_that_would_not_come_back_is_not_written(name: str) -> None:
    with pytest.raises(DeckError, match="cannot be written"):
        dumps(Deck.of("mine", [(1, " Forest\n")]), name)


SETTINGS = settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow], deadline=None)
word = st.text(st.sampled_from("abcdefgXYZ0189'’,-!&<>\"éÆ."), min_size=1, max_size=6)
half = st.lists(word, min_size=1, max_size=2).map(" ".join)
card = half | st.tuples(half, half).map(" // ".join)
entries = st.lists(st.builds(Entry, st.integers(1, LARGEST_COUNT), card), min_size=1, max_size=3).map(tuple)


IN_THE_SIDEBOARD = ("cockatrice", "xmage")
"""Formats that keep commanders there."""


@rule("903.5a", "903.12d")
@pytest.mark.parametrize("name", IN_THE_SIDEBOARD)
@pytest.mark.parametrize(("main", "leaders"), [(99, 1), (98, 2), (59, 1), (58, 2)])
def test_commanders_in_the_sideboard_are_found_again(name: str, main: int, leaders: int) -> None:
    led = Deck.of("led", [(main, "Mountain")], commander=["Isamaru, Hound of Konda", "Sol Ring"][:leaders])
    text = dumps(led, name)
    assert parse(text, KNOWN) == led
    assert text.count("SB: 1 ") + text.count('<zone name="side">') in (1, leaders) and "ommander" not in text


@rule("903.5a", "903.12d")
@pytest.mark.parametrize("name", IN_THE_SIDEBOARD)
@pytest.mark.parametrize(("main", "beside"), [(99, [(2, "Forest")]), (60, [(1, "Forest")]), (57, [(3, "Forest")])])
def test_other_sideboards_stay_what_they_are(name: str, main: int, beside: list[tuple[int, str]]) -> None:
    deck = Deck.of("plain", [(main, "Mountain")], beside)
    assert parse(dumps(deck, name), KNOWN) == deck


@pytest.mark.parametrize("name", IN_THE_SIDEBOARD)
@pytest.mark.parametrize("deck", [
    Deck.of("small", [(20, "Mountain")], commander=["Sol Ring"]),
    Deck.of("both", [(98, "Mountain")], [(1, "Forest")], commander=["Sol Ring"]),
])  # fmt: skip
def test_commanders_that_would_not_be_found_again_are_not_written(name: str, deck: Deck) -> None:
    with pytest.raises(DeckError, match="keeps commanders in the sideboard"):
        dumps(deck, name)


def test_tokens_that_cockatrice_lists_are_read_over() -> None:
    tokens = '    <zone name="tokens">\n        <card number="1" name="Soldier "/>\n    </zone>\n</cockatrice_deck>'
    assert parse(COCKATRICE.replace("</cockatrice_deck>", tokens), KNOWN) == parse(COCKATRICE, KNOWN)


def decks_in(name: str) -> st.SearchStrategy[Deck]:
    led = name in IN_THE_SIDEBOARD
    titles = st.sampled_from([title for title in FORMATS[name].sections if not led or title != COMMANDER])
    sections = st.lists(st.builds(Section, titles, entries), min_size=1, unique_by=lambda part: part.title)
    made = st.builds(Deck, st.just("") | half, sections.map(tuple)).filter(tells_apart)
    return made.filter(lambda deck: not is_led(deck.main, deck.sideboard)) if led else made


def tells_apart(deck: Deck) -> bool:
    """Could no two of its cards be meant by one spelling, as with real cards?"""
    keys = [{folded(name), folded(name.split(" // ")[0])} for name in deck.names()]
    return all(keys) and "" not in set().union(*keys) and sum(map(len, keys)) == len(set().union(*keys))


@pytest.mark.parametrize("name", FORMATS)
@SETTINGS
@given(data=st.data())
def test_what_is_written_is_read_back(name: str, data: st.DataObject) -> None:
    deck = data.draw(decks_in(name))
    kept = "" if FORMATS[name].holds_name else deck.name
    text = dumps(deck, name)
    assert parse(text, format=name, name=kept) == deck
    assert parse(text, deck.names(), format=name, name=kept) == deck
    if name != "mtgo":
        assert parse(text, deck.names(), name=kept) == deck, "without being told the format"


@pytest.mark.parametrize("name", FORMATS)
@SETTINGS
@given(text=st.text() | st.text(st.sampled_from("<>/=\"'[]|:#*()4 \nDeckCardszonename&;SB")))
def test_any_text_is_read_or_refused(name: str, text: str) -> None:
    for format in (name, ""):
        try:
            deck = parse(text, KNOWN, format=format)
        except DeckError as error:
            assert all(problem.line >= 1 for problem in error.problems)
        else:
            assert all(card in KNOWN for card in deck.names())


def test_the_sections_are_those_of_the_deck() -> None:
    for format in FORMATS.values():
        assert MAIN in format.sections and SIDEBOARD in format.sections and set(format.sections) <= set(SECTIONS)
    assert COMMANDER in FORMATS["dek"].sections and set(FORMATS["forge"].sections) == set(SECTIONS) - {COMPANION}


def test_the_table_of_the_document_says_what_each_format_holds() -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "decks.md").read_text("utf-8")
    for format in FORMATS.values():
        held = "all" if format.sections == SECTIONS else ", ".join(format.sections)
        assert re.search(rf"^\| `{format.name}` \|[^|]*\| {held} \|$", text, re.MULTILINE), format.name
