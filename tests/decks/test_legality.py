"""What decks may hold in each variant, section by section, and every reason when they may not. CR 901-905."""

from __future__ import annotations

from dataclasses import replace

import pytest

from apnap.decks import (
    COMMANDER,
    CONSPIRACY,
    MAIN,
    PLANES,
    SCHEMES,
    SIDEBOARD,
    VANGUARD,
    Deck,
    Entry,
    Section,
    check_for,
    require_for,
)
from apnap.decks.banned import banned_in
from apnap.decks.commander import check_colors, check_leaders, chosen_colors, edition_notes, may_lead
from apnap.decks.facts import CardFacts, FaceText, facts_of
from apnap.decks.legality import parts_of, usual_variant, variant_names
from apnap.decks.pools import check_commander_draft
from apnap.errors import DeckError, InputError
from apnap.testing import rule


class Made:
    """Facts about cards that are called after what they are."""

    def __init__(self) -> None:
        self.cards: dict[str, CardFacts] = {}
        self.add("Forest", "Basic Land - Forest")
        self.add("Plains", "Basic Land - Plains")
        self.add("Snowy Forest", "Basic Snow Land - Forest")
        self.add("Waste", "Basic Land")
        for i in range(60):
            self.add(f"Plane {i}", "Plane - Somewhere")
            self.add(f"Phenomenon {i}", "Phenomenon")
            self.add(f"Scheme {i}", "Ongoing Scheme" if i % 4 == 0 else "Scheme")
            self.add(f"Bear {i}", "Creature - Bear", "{1}{G}")
        self.add("Avatar", "Vanguard")
        self.add("Another Avatar", "Vanguard")
        self.add("Secret", "Conspiracy")
        self.add("Old Tower", "Dungeon")
        self.add("Hero", "Legendary Creature - Human", "{G}")
        self.add("Knight", "Legendary Creature - Human", "{W}")
        self.add("Sage", "Legendary Planeswalker - Sage", "{G}")
        self.add("Captain", "Legendary Planeswalker - Captain", "{G}", "Captain can be your commander.")
        self.add("Broody", "Legendary Planeswalker - Broody", "{G}", BROODY)
        self.add("Gold", "Legendary Creature - Elf", "{G}{W}")
        self.add("Gold Partner", "Legendary Creature - Elf", "{G}{W}", "Partner (...)")
        self.add("Airship", "Legendary Artifact - Vehicle", "{3}")
        self.add("Freighter", "Legendary Artifact - Spacecraft", "{3}")
        self.add("Cruiser", "Legendary Artifact - Spacecraft", "{3}", box=True)
        self.add("Living Airship", "Legendary Artifact Creature - Vehicle", "{3}")
        self.add("Barge", "Artifact - Vehicle", "{3}")
        self.add("Statue", "Legendary Artifact", "{3}", box=True)
        self.add("Lamp", "Artifact", "{3}", "Partner (...)")
        self.add("Grove", "Land - Forest")
        self.add("Rainbow", "Legendary Creature - Elf", "{W}{U}{B}{R}{G}", "Partner (...)")
        for name, line in (("Riddle", "Legendary Artifact"), ("Puzzle", "Artifact"), ("Enigma", "Legendary Creature")):
            self.add(name, line, "{G}")
            known = self.cards[name]
            unread = known.by_text._replace(unread=True)
            self.cards[name] = replace(known, read=lambda unread=unread: unread)
        self.add("Rat", "Creature - Rat", "{G}", f"A deck can have any number of {CALLED} Rat.")
        self.add("Dwarf", "Creature - Dwarf", "{G}", f"A deck can have up to seven {CALLED} Dwarf.")
        self.add("Charm", "Instant", "{W}")
        self.add("The Prismatic Piper", "Legendary Creature - Shapeshifter", "{5}", PIPER)
        self.add("Left", "Legendary Creature - Elf", "{G}", "Partner with Right (Target player ...)")
        self.add("Right", "Legendary Creature - Elf", "{W}", "Partner with Left")
        self.add("One", "Legendary Creature - Elf", "{G}", "Vigilance\nPartner (You can have two ...)")
        self.add("Two", "Legendary Creature - Elf", "{W}", "Flying, partner")
        self.add("Friend", "Legendary Creature - Kid", "{W}", "Partner\N{EM DASH}Friends forever (...)")
        self.add("Pal", "Legendary Creature - Kid", "{G}", "Friends forever (...)")
        self.add("Noble", "Legendary Creature - Elf", "{G}", "Choose a Background (...)")
        self.add("Sailor", "Legendary Enchantment - Background", "{W}")
        self.add("Doctor", "Legendary Creature - Time Lord Doctor", "{W}")
        self.add("Doctor Bear", "Legendary Creature - Time Lord Doctor Bear", "{W}")
        self.add("Companion", "Legendary Creature - Human", "{G}", "Doctor's companion (...)")

    def add(self, name: str, line: str, cost: str = "", text: str = "", box: bool = False) -> None:
        self.cards[name] = facts_of(name, [FaceText(name, cost, line, text, 0, box or "Creature" in line)])

    def about(self, name: str) -> CardFacts | None:
        return self.cards.get(name)


CALLED = "cards named"
BROODY = "As long as Broody isn't on the battlefield, it's a 1/1 Insect creature, whatever else."
# in as few words as tell that it gets a colour (903.4b) and has partner
PIPER = "As a commander: choose a color before the game begins.\nPartner (...)"
FACTS = Made()


def deck_of(main: list[tuple[int, str]] | None = None, **sections: list[tuple[int, str]]) -> Deck:
    titles = {
        "commander": COMMANDER,
        "side": SIDEBOARD,
        "planes": PLANES,
        "schemes": SCHEMES,
        "vanguard": VANGUARD,
        "conspiracy": CONSPIRACY,
    }
    parts = [(MAIN, [(60, "Forest")] if main is None else main)]
    parts += [(titles[name], entries) for name, entries in sections.items()]
    return Deck("mine", tuple(Section(title, tuple(Entry(*e) for e in entries)) for title, entries in parts if entries))


def said(deck: Deck, variant: str = "constructed", players: int = 4, pool: Deck | None = None) -> list[str]:
    return [str(problem) for problem in check_for(deck, variant, FACTS, players=players, pool=pool)]


def several(kind: str, number: int) -> list[tuple[int, str]]:
    return [(1, f"{kind} {i}") for i in range(number)]


# constructed ---------------------------------------------------------------------------------------------------------
@rule("100.2a")
@pytest.mark.parametrize("variant", ["constructed", "free-for-all", "two-headed-giant", "emperor", "grand-melee"])
def test_constructed_decks_are_for_all_multiplayer_variants(variant: str) -> None:
    assert said(deck_of(), variant) == []
    assert said(deck_of([(59, "Forest")]), variant) == [
        "59 cards in the deck, and at least 60 are needed (CR 100.2a); add 1"
    ]


@rule("101.1", "100.2a")
def test_a_card_may_allow_more_of_itself() -> None:
    assert said(deck_of([(30, "Forest"), (40, "Rat"), (7, "Dwarf")])) == []
    assert said(deck_of([(60, "Forest"), (8, "Dwarf"), (5, "Charm")])) == [
        "8 copies of 'Dwarf', and at most 7 may be (CR 101.1); take out 1",
        "5 copies of 'Charm', and at most 4 may be (CR 100.2a); take out 1",
    ]


@rule("201.3")
def test_names_that_are_interchangeable_count_as_one() -> None:
    facts = Made()
    for name in ("Will the Wise", "Wernog, Rider's Chaplain"):
        facts.add(name, "Legendary Creature - Human", "{W}")
    deck = deck_of([(60, "Forest"), (3, "Will the Wise"), (2, "Wernog, Rider's Chaplain")])
    assert [str(problem) for problem in check_for(deck, facts=facts)] == [
        "5 copies of 'Will the Wise', and at most 4 may be (CR 100.2a); take out 1"
    ]


@rule("108.2a", "309.2", "315.1")
def test_no_deck_has_planes_dungeons_or_conspiracies_in_it() -> None:
    deck = deck_of(
        [(60, "Forest"), (1, "Plane 1"), (1, "Old Tower"), (1, "Secret"), (1, "Scheme 1")], side=[(1, "Secret")]
    )
    assert said(deck) == [
        "'Plane 1' is a plane, and no card of a deck (CR 311.1)",
        "'Old Tower' is a dungeon, and no card of a deck (CR 309.2)",
        "'Secret' is a conspiracy, and no card of a deck (CR 315.2)",
        "'Scheme 1' is a scheme, and no card of a deck (CR 314.1)",
        "'Secret' is a conspiracy, and no card of a sideboard (CR 315.2)",
    ]


def test_a_section_that_a_variant_has_no_use_for_is_refused() -> None:
    deck = deck_of(planes=several("Plane", 10), commander=[(1, "Hero")])
    assert [line.partition(";")[0] for line in said(deck)] == [
        "a Planes section has no place in a constructed game (CR 311.1)",
        "a Commander section has no place in a constructed game (CR 903.3)",
    ]
    deck = deck_of(schemes=several("Scheme", 20), vanguard=[(1, "Nobody")], conspiracy=[(1, "Secret")])
    told = [line for line in said(deck) if "has no place" in line]
    assert [line.partition("CR ")[2] for line in told] == [
        "314.1); take it out of the list, or use --variant archenemy",
        "313.1); take it out of the list, or use --variant vanguard",
        "315.1); take it out of the list, or use --variant conspiracy-draft",
    ]


def test_a_card_that_nobody_knows_is_named() -> None:
    assert said(deck_of([(60, "Forest"), (1, "Nobody")])) == ["no card is called 'Nobody'"]


# planes --------------------------------------------------------------------------------------------------------------
@rule("901.3")
def test_a_planar_deck_has_ten_cards_or_more_and_all_are_different() -> None:
    assert said(deck_of(planes=several("Plane", 8) + several("Phenomenon", 2)), "planechase") == []
    assert said(deck_of(planes=several("Plane", 9)), "planechase") == [
        "9 cards under 'Planes', and at least 10 are needed (CR 901.3); add 1"
    ]
    assert said(deck_of(), "planechase") == ["0 cards under 'Planes', and at least 10 are needed (CR 901.3); add 10"]
    twice = [*several("Plane", 9), (2, "Plane 9"), (1, "Plane 3")]
    assert said(deck_of(planes=twice), "planechase") == [
        "2 copies of 'Plane 3', and at most 1 may be (CR 901.3); take out 1",
        "2 copies of 'Plane 9', and at most 1 may be (CR 901.3); take out 1",
    ]


@rule("901.3")
def test_a_planar_deck_has_two_phenomena_at_most_and_nothing_else() -> None:
    assert said(deck_of(planes=several("Plane", 8) + several("Phenomenon", 3)), "planechase") == [
        "3 phenomena, and at most 2 may be (CR 901.3); take out 1"
    ]
    assert said(deck_of(planes=[*several("Plane", 10), (1, "Charm")]), "planechase") == [
        "'Charm' under 'Planes' is not a plane or a phenomenon (CR 901.3)"
    ]


@rule("901.15a")
@pytest.mark.parametrize("players,least,phenomena", [(2, 20, 4), (3, 30, 6), (4, 40, 8), (9, 40, 18)])
def test_a_planar_deck_for_all_is_larger(players: int, least: int, phenomena: int) -> None:
    planes = several("Plane", least - phenomena) + several("Phenomenon", phenomena)
    assert said(deck_of(planes=planes), "communal-planechase", players) == []
    few = said(deck_of(planes=planes[1:]), "communal-planechase", players)
    assert few == [f"{least - 1} cards under 'Planes', and at least {least} are needed (CR 901.15a); add 1"]
    many = said(deck_of(planes=[*planes, (1, "Phenomenon 59")]), "communal-planechase", players)
    assert many == [f"{phenomena + 1} phenomena, and at most {phenomena} may be (CR 901.15a); take out 1"]
    assert said(deck_of(), "communal-planechase", players) == []


# schemes, vanguards --------------------------------------------------------------------------------------------------
@rule("904.3")
def test_a_scheme_deck_has_twenty_cards_or_more_and_two_of_each_at_most() -> None:
    assert said(deck_of(schemes=[(2, f"Scheme {i}") for i in range(10)]), "archenemy") == []
    assert said(deck_of(schemes=several("Scheme", 19)), "archenemy") == [
        "19 cards under 'Schemes', and at least 20 are needed (CR 904.3); add 1"
    ]
    assert said(deck_of(schemes=[*several("Scheme", 17), (3, "Scheme 20"), (1, "Charm")]), "archenemy") == [
        "'Charm' under 'Schemes' is not a scheme (CR 904.3)",
        "3 copies of 'Scheme 20', and at most 2 may be (CR 904.3); take out 1",
    ]


@rule("904.2", "904.12a")
def test_everybody_has_schemes_in_a_rumble_and_one_player_against_a_team() -> None:
    assert said(deck_of(), "archenemy") == []
    assert said(deck_of(), "supervillain-rumble") == [
        "0 cards under 'Schemes', and at least 20 are needed (CR 904.3); add 20"
    ]


@rule("904.13d")
@pytest.mark.parametrize("variant", ["archenemy-commander", "archenemy+commander"])
def test_with_commanders_ten_different_schemes_are_enough(variant: str) -> None:
    deck = deck_of([(99, "Forest")], commander=[(1, "Hero")], schemes=several("Scheme", 10))
    assert said(deck, variant) == []
    deck = deck_of([(99, "Forest")], commander=[(1, "Hero")], schemes=[(2, f"Scheme {i}") for i in range(5)])
    assert len(said(deck, variant)) == 5 and "(CR 904.13d)" in said(deck, variant)[0]


@rule("902.3")
def test_a_player_has_one_vanguard() -> None:
    assert said(deck_of(vanguard=[(1, "Avatar")]), "vanguard") == []
    assert said(deck_of(), "vanguard") == [
        "the deck has no vanguard, and a player has one (CR 902.3); put it under a heading 'Vanguard'"
    ]
    assert said(deck_of(vanguard=[(1, "Avatar"), (1, "Another Avatar")]), "vanguard") == [
        "2 vanguards, and a player has one (CR 902.3); take out 1"
    ]
    assert said(deck_of(vanguard=[(1, "Hero")]), "vanguard") == ["'Hero' under 'Vanguard' is not a vanguard (CR 902.3)"]


# commanders ----------------------------------------------------------------------------------------------------------
@rule("903.3", "903.3a", "903.12c")
@pytest.mark.parametrize(
    "name,commander,brawl",
    [
        ("Hero", True, True),
        ("Airship", True, True),
        ("Cruiser", True, True),
        ("Captain", True, True),
        ("Sage", False, True),
        ("Broody", True, True),
        ("Freighter", False, False),
        ("Bear 1", False, False),
        ("Sailor", False, False),
    ],
)
def test_who_may_lead(name: str, commander: bool, brawl: bool) -> None:
    for variant, size, may in (("commander", 99, commander), ("brawl", 59, brawl)):
        problems = check_for(deck_of([(size, "Rat")], commander=[(1, name)]), variant, FACTS)
        assert ("cannot be a commander" not in " ".join(map(str, problems))) == may


@rule("702.124")
@pytest.mark.parametrize(
    "one,other,may",
    [
        ("Left", "Right", True),
        ("Left", "One", False),
        ("One", "Two", True),
        ("One", "Friend", False),
        ("Friend", "Pal", True),
        ("Noble", "Sailor", True),
        ("One", "Sailor", False),
        ("Companion", "Doctor", True),
        ("Companion", "Doctor Bear", False),
        ("Companion", "Hero", False),
        ("Hero", "Knight", False),
    ],
)
def test_who_may_lead_together(one: str, other: str, may: bool) -> None:
    for pair in ((one, other), (other, one)):
        deck = deck_of([(49, "Forest"), (49, "Plains")], commander=[(1, name) for name in pair])
        assert (said(deck, "commander") == []) == may


@rule("702.124")
def test_there_are_never_three_commanders() -> None:
    deck = deck_of([(97, "Forest")], commander=[(1, "One"), (1, "Pal"), (1, "Noble")])
    assert said(deck, "commander") == ["3 commanders, and two may be at most (CR 702.124g)"]


@rule("903.4b")
def test_a_commander_that_gets_a_colour_has_the_one_that_is_missing() -> None:
    piper = [(1, "The Prismatic Piper")]
    assert said(deck_of([(99, "Forest")], commander=piper), "commander") == []
    both = [(50, "Forest"), (49, "Plains")]
    assert said(deck_of(both, commander=piper), "commander") == [
        "'Forest' makes mana of G, and the commander has no colour (CR 903.5d)",
        "'Plains' makes mana of W, and the commander has no colour (CR 903.5d)",
    ]
    assert said(deck_of(both[:1] + [(48, "Plains")], commander=[*piper, (1, "One")]), "commander") == []


@rule("903.12e")
def test_a_colourless_brawl_deck_has_basic_lands_of_one_type() -> None:
    assert said(deck_of([(59, "Forest")], commander=[(1, "Airship")]), "brawl") == []
    deck = deck_of([(30, "Forest"), (20, "Snowy Forest"), (9, "Waste")], commander=[(1, "Airship")])
    assert said(deck, "brawl") == []
    deck = deck_of([(30, "Forest"), (29, "Plains")], commander=[(1, "Airship")])
    assert said(deck, "brawl") == ["'Plains' makes mana of W, and the commander has no colour (CR 903.5d)"]
    assert len(said(deck_of([(99, "Forest")], commander=[(1, "Airship")]), "commander")) == 1


# drafts --------------------------------------------------------------------------------------------------------------
POOL = deck_of([(3, "Bear 1"), (1, "Charm"), (1, "Secret"), (1, "Hero")])


@rule("905.1d", "100.2b", "905.4")
def test_a_deck_of_a_conspiracy_draft() -> None:
    deck = deck_of([(3, "Bear 1"), (37, "Forest")], conspiracy=[(1, "Secret")], side=[(1, "Charm")])
    assert said(deck, "conspiracy-draft", pool=POOL) == []
    assert said(deck_of([(39, "Forest")], side=[(1, "Secret")]), "conspiracy-draft", pool=POOL) == [
        "39 cards in the deck, and at least 40 are needed (CR 100.2b); add 1"
    ]
    deck = deck_of([(4, "Bear 1"), (37, "Forest"), (1, "Knight")], conspiracy=[(1, "Charm")], side=[(1, "Charm")])
    assert said(deck, "conspiracy-draft", pool=POOL) == [
        "4 copies of 'Bear 1', of which 3 were drafted (CR 905.1d)",
        "1 copies of 'Knight', of which 0 were drafted (CR 905.1d)",
        "2 copies of 'Charm', of which 1 was drafted (CR 905.1d)",
        "'Charm' under 'Conspiracy' is not a conspiracy (CR 905.4)",
    ]
    assert said(deck_of([(40, "Bear 1")]), "conspiracy-draft") == []


@rule("903.13f", "903.13e")
def test_a_deck_of_a_commander_draft() -> None:
    deck = deck_of([(3, "Bear 1"), (56, "Forest")], commander=[(1, "Hero")], side=[(1, "Charm")])
    assert said(deck, "commander-draft", pool=POOL) == []
    deck = deck_of([(3, "Bear 1"), (55, "Forest"), (1, "Charm")], commander=[(1, "Hero")])
    assert said(deck, "commander-draft", pool=POOL) == [
        "'Charm' has W in its colour identity, the commander G (CR 903.5c)"
    ]
    assert said(deck_of([(58, "Forest")], commander=[(1, "Hero")]), "commander-draft", pool=POOL) == [
        "59 cards in the deck, and at least 60 are needed (CR 903.13f); add 1"
    ]
    piper = (1, "The Prismatic Piper")
    assert said(deck_of([(59, "Forest")], commander=[piper]), "commander-draft", pool=POOL) == []
    assert said(deck_of([(58, "Forest"), piper], commander=[(1, "Hero")]), "commander-draft", pool=POOL) == [
        "1 copies of 'The Prismatic Piper', of which 0 were drafted; 2 may be added as commanders (CR 903.13e)"
    ]


@rule("903.13f")
def test_in_some_drafts_commanders_of_one_colour_are_partners() -> None:
    deck = deck_of([(30, "Forest"), (30, "Plains")], commander=[(1, "Hero"), (1, "Knight")])
    assert check_commander_draft(deck, FACTS, monocolored=True) == []
    (problem,) = check_commander_draft(deck, FACTS)
    assert problem.rule == "702.124a" and "--set" in problem.hint


@rule("903.13f")
def test_no_draft_makes_partners_of_three_commanders() -> None:
    """What is wrong is not which set was drafted."""
    deck = deck_of([(30, "Forest"), (30, "Plains")], commander=[(1, "Hero"), (1, "Knight"), (1, "Hero")])
    (problem,) = check_commander_draft(deck, FACTS)
    assert problem.rule == "702.124g" and "--set" not in problem.hint


# names ---------------------------------------------------------------------------------------------------------------
def test_a_combination_is_checked_for_each_of_its_parts() -> None:
    deck = deck_of([(98, "Forest")], commander=[(1, "Hero")], planes=several("Plane", 9))
    assert [problem.rule for problem in check_for(deck, "commander + planechase", FACTS)] == ["903.5a", "901.3"]
    assert [problem.rule for problem in check_for(deck, "two-headed-giant+Planechase+commander", FACTS)] == [
        "903.5a",
        "901.3",
    ]
    with pytest.raises(DeckError, match="may not be played in a commander.planechase game"):
        require_for(deck, "commander+planechase", FACTS)


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(InputError, match="did you mean 'planechase'"):
        parts_of("planchase")
    with pytest.raises(InputError, match="commander and brawl cannot be one game"):
        check_for(deck_of(), "commander+brawl", FACTS)
    assert set(parts_of("archenemy-commander")) == {"archenemy", "commander"}
    assert {"constructed", "commander", "brawl", "planechase", "vanguard", "emperor"} <= set(variant_names())


def test_what_a_deck_is_for_is_seen_by_its_sections() -> None:
    assert usual_variant(deck_of()) == "constructed"
    assert usual_variant(deck_of(commander=[(1, "Hero")], planes=[(1, "Plane 1")])) == "commander+planechase"
    assert usual_variant(deck_of(conspiracy=[(1, "Secret")])) == "conspiracy-draft"


@rule("903.13f")
@pytest.mark.parametrize(
    ("one", "other", "everywhere", "with_partners"),
    [
        ("Hero", "Knight", False, True),  # one colour each
        ("Hero", "Airship", False, True),  # none counts as few
        ("Hero", "Gold", False, False),
        ("Hero", "Gold Partner", False, True),  # beside printed partner
        ("One", "Gold Partner", True, True),
        ("Gold", "Gold Partner", False, False),
        ("Hero", "Friend", False, True),
        ("Hero", "Sailor", False, False),  # of one colour, and cannot lead by itself
    ],
)
def test_partners_in_a_draft_of_commander_masters(one: str, other: str, everywhere: bool, with_partners: bool) -> None:
    deck = deck_of([(58, "Waste")], commander=[(1, one), (1, other)])
    for partners, may in ((False, everywhere), (True, with_partners)):
        found = check_for(deck, "commander-draft", FACTS, partners=partners)
        assert ("702.124a" not in [p.rule for p in found]) == may


@rule("903.3", "903.12c")
def test_which_edition_lets_a_vehicle_lead_is_said() -> None:
    for name, brawl, said_so in (
        ("Airship", False, 1),
        ("Airship", True, 1),
        ("Hero", False, 0),
        ("Broody", False, 0),
        ("Living Airship", False, 0),  # by either edition
        ("Sage", False, 0),  # by none
    ):
        deck = deck_of([(99, "Waste")], commander=[(1, name)])
        notes = edition_notes(deck, FACTS, brawl)
        assert len(notes) == said_so
        assert all(("903.12c" in note) == brawl for note in notes)


@rule("903.3", "903.3a")
@pytest.mark.parametrize(
    ("name", "may"),
    [("Airship", True), ("Cruiser", True), ("Freighter", False), ("Barge", False), ("Statue", False)]
    + [("Riddle", True), ("Puzzle", False), ("Sailor", False)],
)
def test_who_may_lead_alone(name: str, may: bool) -> None:
    """Only what is legendary; of what nobody here has read, its player knows the rest."""
    assert may_lead(FACTS.cards[name]) == may


@rule("903.3", "702.124")
def test_commanders_are_judged_by_how_many_there_are_and_what_is_known_of_them() -> None:
    def rules(*names: str) -> list[str]:
        deck = deck_of([(98, "Waste")], commander=[(1, name) for name in names])
        return [problem.rule for problem in check_leaders(deck, FACTS)]

    assert rules("Noble", "Sailor") == [] and rules("Hero", "Sailor") == ["903.3", "702.124a"]
    assert rules("Noble", "Sailor", "Nobody Knows") == ["903.3", "702.124g"]  # three: the Background leads nowhere
    assert rules("Hero", "Nobody Knows") == []  # one of two is not known, and not judged
    assert rules("Riddle", "Hero") == rules("Enigma", "Gold") == []  # what is not read may say so
    assert rules("One", "Lamp") == ["903.3", "702.124a"]  # partner, and no commander for all that
    assert rules("Riddle", "Lamp") == ["903.3"]


@rule("903.12e", "903.5d", "903.5c")
def test_only_a_colourless_brawl_deck_has_basic_lands_of_a_colour_and_no_other_lands() -> None:
    for leader, land, rule_of in (
        ("Airship", "Forest", []),
        ("Airship", "Grove", ["903.5d"]),
        ("Hero", "Plains", ["903.5d"]),
        ("Hero", "Forest", []),
    ):
        deck = deck_of([(59, land)], commander=[(1, leader)])
        assert [problem.rule for problem in check_colors(deck, FACTS, brawl=True)] == rule_of


@rule("903.4b")
def test_a_commander_beside_all_colours_gets_one_all_the_same() -> None:
    deck = deck_of([(98, "Waste")], commander=[(1, "Rainbow"), (1, "The Prismatic Piper")])
    assert chosen_colors(deck, FACTS) == [(1, 0)]
    deck = deck_of([(98, "Waste")], commander=[(1, "Gold Partner"), (1, "The Prismatic Piper")])
    ((place, color),) = chosen_colors(deck, FACTS)
    assert place == 1 and not 1 << color & FACTS.cards["Gold Partner"].identity


@rule("903.3")
def test_where_a_section_belongs_is_said() -> None:
    (problem,) = said(deck_of(commander=[(1, "Hero")]))
    assert "no place in a constructed game (CR 903.3)" in problem and "use --variant commander" in problem


def test_what_is_banned_is_known_for_commander_and_said_to_be_unknown_elsewhere() -> None:
    deck = deck_of([(1, "Black Lotus"), (98, "Forest")], commander=[(1, "Hero")])
    assert banned_in(deck, "commander") == ["Black Lotus"] == banned_in(deck, "commander+planechase")
    assert banned_in(deck, "brawl") is None and banned_in(deck, "constructed") is None
    assert banned_in(deck_of([(99, "Forest")]), "commander") == []


@rule("903.13f")
def test_where_the_set_would_allow_it_the_set_is_asked_for() -> None:
    for other, by_set in (("Knight", True), ("Gold", False)):
        deck = deck_of([(58, "Waste")], commander=[(1, "Hero"), (1, other)])
        (problem,) = [p for p in check_for(deck, "commander-draft", FACTS) if p.rule == "702.124a"]
        assert ("--set" in problem.hint) == by_set
    deck = deck_of([(58, "Waste")], commander=[(1, "Hero"), (1, "Gold")])
    (problem,) = [p for p in check_for(deck, "commander-draft", FACTS, partners=True) if p.rule == "702.124a"]
    assert "--set" not in problem.hint
