"""Plain deck lists: what is read, what is refused with its line, and that writing gives the list back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apnap.decks import (
    COMMANDER,
    CONSPIRACY,
    MAIN,
    PLANES,
    SCHEMES,
    SECTIONS,
    SIDEBOARD,
    VANGUARD,
    Deck,
    Entry,
    NameIndex,
    Section,
    dumps,
    parse,
    resolve,
)
from apnap.decks.formats import LARGEST_COUNT
from apnap.errors import DeckError

KNOWN = ["Forest", "Mountain", "Lightning Bolt", "Grizzly Bears", "Fire // Ice", "Hazmat Suit (Used)", "1996 Champion"]


def refused(text: str, known: list[str] | None = KNOWN) -> DeckError:
    with pytest.raises(DeckError) as caught:
        parse(text, known, file="list.txt")
    return caught.value


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("4 Lightning Bolt", (4, "Lightning Bolt")),
        ("4x Lightning Bolt", (4, "Lightning Bolt")),
        ("4X\tlightning bolt   ", (4, "Lightning Bolt")),
        ("  12 Forest", (12, "Forest")),
        ("4 Lightning Bolt (M10) 146", (4, "Lightning Bolt")),
        ("4 Lightning Bolt (m10)", (4, "Lightning Bolt")),
        ("1 Lightning Bolt (PLST) A25-141 *F*", (1, "Lightning Bolt")),
        ("1 Hazmat Suit (Used)", (1, "Hazmat Suit (Used)")),
        ("1 Hazmat Suit (Used) (UNF) 12", (1, "Hazmat Suit (Used)")),
        ("2 Fire // Ice", (2, "Fire // Ice")),
        ("2 fire/ice", (2, "Fire // Ice")),
        ("2 Fire", (2, "Fire // Ice")),
        ("1 1996 Champion", (1, "1996 Champion")),
        ("3 Grizzly Bears # for now", (3, "Grizzly Bears")),
        (f"{LARGEST_COUNT} Forest", (LARGEST_COUNT, "Forest")),
    ],
)
def test_a_line_is_a_count_and_a_name(line: str, entry: tuple[int, str]) -> None:
    assert parse(line, KNOWN) == Deck("", (Section(MAIN, (Entry(*entry),)),))


def test_comments_and_blank_lines_are_read_over() -> None:
    deck = parse("\ufeff# burn\r\n\r\n// lands\r\n20 Mountain\r\n\r\n//4 Forest\r\n4 Lightning Bolt\r\n")
    assert deck.main == ((20, "Mountain"), (4, "Lightning Bolt"))


@pytest.mark.parametrize("heading", ["Sideboard", "sideboard:", "SIDEBOARD (3)", "[Sideboard]", "SB:", "// Sideboard"])
def test_a_heading_begins_a_section(heading: str) -> None:
    deck = parse(f"4 Forest\n{heading}\n3 Mountain", KNOWN)
    assert deck.main == ((4, "Forest"),)
    assert deck.sideboard == ((3, "Mountain"),)


@pytest.mark.parametrize(
    "heading,title",
    [
        ("Commanders", COMMANDER),
        ("Planes", PLANES),
        ("Planar deck:", PLANES),
        ("[Schemes]", SCHEMES),
        ("Vanguard", VANGUARD),
        ("Conspiracies (2)", CONSPIRACY),
    ],
)
def test_variants_have_sections_of_their_own(heading: str, title: str) -> None:
    deck = parse(f"4 Forest\n{heading}\n1 Mountain", KNOWN)
    assert deck.section(title) == ((1, "Mountain"),)
    assert parse(dumps(deck)) == deck


def test_a_bad_line_of_any_section_is_named_by_its_number() -> None:
    with pytest.raises(DeckError) as caught:
        parse("Commander\n1 Grizly Bears\nDeck\n4 Forest\nMaybeboard\n1 Mountian", KNOWN)
    assert [problem.line for problem in caught.value.problems] == [2, 5, 6]
    assert "Maybeboard" in caught.value.problems[1].message


def test_a_deck_knows_its_commanders() -> None:
    assert Deck.of("mine", [(4, "Forest")], commander=["Grizzly Bears"]).commanders == ["Grizzly Bears"]
    assert Deck.of("mine", [(4, "Forest")]).commanders == []


def test_sections_may_come_in_any_order_and_again() -> None:
    deck = parse("Commander\n1 Grizzly Bears\nDeck\n4 Forest\nSB: 2 Mountain\nSideboard\n1 Forest\nMain\n5 Mountain")
    assert deck.section(COMMANDER) == ((1, "Grizzly Bears"),)
    assert deck.main == ((4, "Forest"), (5, "Mountain"))
    assert deck.sideboard == ((2, "Mountain"), (1, "Forest"))


def test_a_prefix_is_for_its_own_line_only() -> None:
    deck = parse("SB: 2 Mountain\n4 Forest")
    assert deck.sideboard == ((2, "Mountain"),)
    assert deck.main == ((4, "Forest"),)


def test_a_list_may_say_its_name() -> None:
    assert parse("About\nName Bears on Fire\n\nDeck\n4 Forest", name="file").name == "Bears on Fire"
    assert parse("4 Forest", name="file").name == "file"


def test_without_known_names_every_name_is_taken() -> None:
    assert parse("3 Nobody Knows (M10) 4").main == ((3, "Nobody Knows"),)


def test_every_bad_line_is_reported_with_its_number() -> None:
    error = refused(
        "4 Lightnig Bolt\n\n# fine\n4 Forest\nForest\nPlanes!\n7\n0 Forest\n-3 Mountain\n4000 Mountain\n4 Zzz"
    )
    assert [problem.line for problem in error.problems] == [1, 5, 6, 7, 8, 9, 10, 11]
    assert str(error).splitlines() == [
        "list.txt: 8 lines of the deck list cannot be used",
        "  line 1: no card is called 'Lightnig Bolt'; did you mean 'Lightning Bolt'?",
        "  line 5: 'Forest' has no count; write '1 Forest'",
        "  line 6: 'Planes!' is neither a count and a card name nor a heading; did you mean 'Planes'?",
        "  line 7: '7' has a count and no card name; write '4 Card Name'",
        "  line 8: 0 copies of 'Forest'; give 1 to 999",
        "  line 9: -3 copies of 'Mountain'; give 1 to 999",
        "  line 10: 4000 copies of 'Mountain'; give 1 to 999",
        "  line 11: no card is called 'Zzz'",
    ]


def test_a_line_that_is_nothing_is_told_what_it_could_be() -> None:
    (problem,) = refused("4 Forest\nwhat is this").problems
    assert problem.hint == (
        "write '4 Card Name', or one of Deck, Sideboard, Companion, Commander, Planes, Schemes, Vanguard, Conspiracy"
    )


def test_a_line_can_be_wrong_twice() -> None:
    error = refused("0 Lightnig Bolt")
    assert [problem.line for problem in error.problems] == [1, 1]
    assert error.message == "a line of the deck list cannot be used"


@pytest.mark.parametrize("digits", [4, 9, 10, 5000])
def test_a_count_of_any_length_is_refused_and_not_computed_with(digits: int) -> None:
    assert len(refused(f"{'9' * digits} Forest").problems) == 1


def test_a_number_in_the_sideboard_without_a_name_is_refused() -> None:
    assert "no card name" in refused("SB: 4x").problems[0].message
    assert "has no count" in refused("sb: Forest").problems[0].message


def test_what_the_list_says_about_itself_is_its_name_or_refused() -> None:
    error = refused("About\nAuthor me\nName\nDeck\n4 Forest")
    assert [problem.line for problem in error.problems] == [2, 3]


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment", "Sideboard\n"])
def test_a_list_without_cards_is_refused(text: str) -> None:
    assert str(refused(text)).startswith("list.txt: the deck list has no cards in it")


def test_a_file_of_something_else_is_refused_in_reasonable_time() -> None:
    error = refused("\n".join(f"{number} what is this, then" for number in range(1, 900)))
    assert len(error.problems) == 1 and str(error).count("what is this, then") == 1


def test_resolving_puts_names_as_they_are_known() -> None:
    deck = Deck.of("mine", [(4, "lightning bolt"), (2, "fire/ice")], [(1, "FOREST")])
    assert resolve(deck, KNOWN) == Deck.of("mine", [(4, "Lightning Bolt"), (2, "Fire // Ice")], [(1, "Forest")])
    with pytest.raises(DeckError) as caught:
        resolve(Deck.of("mine", [(4, "Lightnig Bolt"), (2, "Forst"), (3, "Forest")]), NameIndex(KNOWN))
    assert [problem.hint for problem in caught.value.problems] == [
        "did you mean 'Lightning Bolt'?",
        "did you mean 'Forest'?",
    ]


@pytest.mark.parametrize(
    "sections",
    [
        (Section("Maybeboard", (Entry(1, "Forest"),)),),
        (Section(MAIN, (Entry(1, "Forest"),)), Section(MAIN, (Entry(1, "Forest"),))),
        (Section(MAIN, ()),),
        (Section(MAIN, (Entry(0, "Forest"),)),),
        (Section(MAIN, (Entry(1, ""),)),),
    ],
)
def test_a_deck_that_cannot_be_is_not_built(sections: tuple[Section, ...]) -> None:
    with pytest.raises(DeckError):
        Deck("mine", sections)


def test_a_deck_answers_for_its_parts() -> None:
    deck = Deck.of("mine", [(2, "Forest"), (1, "Shock"), (1, "Forest")], [(3, "Shock"), (1, "Fog")])
    assert deck.cards() == ["Forest", "Forest", "Shock", "Forest"]
    assert deck.size() == 4
    assert deck.size(SIDEBOARD) == 4
    assert deck.names() == ["Forest", "Shock", "Fog"]
    assert deck.section(COMMANDER) == ()


def test_a_written_list_is_for_reading() -> None:
    deck = Deck.of("Bears", [(24, "Forest"), (4, "Grizzly Bears")], [(1, "Fog")])
    assert dumps(deck) == "About\nName Bears\n\nDeck\n24 Forest\n4 Grizzly Bears\n\nSideboard\n1 Fog\n"


@pytest.mark.parametrize("name", ["Forest (M10)", "Forest # green", " Forest", "For\nest", "For\rest"])
def test_a_name_that_would_not_come_back_is_not_written(name: str) -> None:
    with pytest.raises(DeckError, match="cannot be written"):
        dumps(Deck.of("mine", [(1, name)]))


@pytest.mark.parametrize("name", ["a\nb", " a"])
def test_a_deck_name_that_would_not_come_back_is_not_written(name: str) -> None:
    with pytest.raises(DeckError, match="cannot be written"):
        dumps(Deck.of(name, [(1, "Forest")]))


words = st.text(st.sampled_from("abcdefgXYZ0189'’,-/!éÆ"), min_size=1, max_size=8)
names = st.lists(words, min_size=1, max_size=4).map(" ".join)
entries = st.lists(st.builds(Entry, st.integers(1, LARGEST_COUNT), names), min_size=1, max_size=6).map(tuple)
sections = st.lists(
    st.builds(Section, st.sampled_from(SECTIONS), entries), min_size=1, unique_by=lambda part: part.title
)
decks = st.builds(Deck, st.just("") | names, sections.map(tuple))


@given(decks)
def test_writing_and_reading_gives_the_same_deck(deck: Deck) -> None:
    assert parse(dumps(deck)) == deck


@given(decks)
def test_it_also_does_when_the_names_are_known(deck: Deck) -> None:
    assert parse(dumps(deck), deck.names()) == deck


@given(st.text())
def test_any_text_is_read_or_refused_with_lines_that_exist(text: str) -> None:
    try:
        deck = parse(text, KNOWN)
    except DeckError as error:
        count = len(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))
        assert all(1 <= problem.line <= count for problem in error.problems)
    else:
        assert deck.names()
        assert all(name in KNOWN for name in deck.names())


def test_a_companion_is_found_again_beside_others_of_its_name() -> None:
    for parts in (
        (Section("Companion", (Entry(1, "Ox"), Entry(110, "Ox"), Entry(889, "Ox"))),),
        (Section("Sideboard", (Entry(110, "Ox"), Entry(2, "Elk"))), Section("Companion", (Entry(890, "Ox"),))),
    ):
        assert parse(dumps(Deck("", parts)), ["Ox", "Elk"]) == Deck("", parts)
