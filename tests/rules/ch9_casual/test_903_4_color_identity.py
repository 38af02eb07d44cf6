"""Colour identity in the game, commanders that get a colour, and cards from outside. CR 903.4, 903.11."""

from __future__ import annotations

import apnap
from apnap import library
from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.effects.flow import Nothing
from apnap.abilities.effects.life import GainLife
from apnap.api import brought_by
from apnap.decks import Deck, check_commander
from apnap.decks.facts import color_identity
from apnap.rules.ch4_zones.outside import can_come
from apnap.rules.ch7_additional.restarting import Restart, restarted
from apnap.rules.core.constants import BATTLEFIELD, COMMAND, OUTSIDE
from apnap.rules.core.decisions import FOR_SEARCH, O_CAST
from apnap.testing import example, rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent


def letters(mask: int) -> str:
    return "".join(letter for i, letter in enumerate("WUBRG") if mask >> i & 1)


@rule("903.4")
@example("903.4", 1)
def test_symbols_in_the_text_count() -> None:
    """Bosh, Iron Golem costs no coloured mana, and is red by its ability."""
    assert letters(color_identity(library.find("Bosh, Iron Golem"))) == "R"


@rule("903.4d")
@example("903.4d", 1)
def test_the_back_face_counts() -> None:
    """Civilized Scholar is blue, and Homicidal Brute on its back is red by its indicator."""
    assert letters(color_identity(library.find("Civilized Scholar"))) == "UR"


def problems(commander: str, *cards: str, brawl: bool = False) -> list[str]:
    """What is wrong with each card of such a deck, by rule and name, its size aside."""
    deck = Deck.of("a deck", [(1, name) for name in cards], commander=[commander])
    found = [p for p in check_commander(deck, brawl=brawl) if p.rule not in ("903.5a", "903.12d")]
    return [f"{p.rule} {name}" for p in found for name in cards if f"'{name}'" in p.message]


@rule("903.5", "903.5c")
@example("903.5c", 1)
def test_each_card_has_colours_of_the_commander_only() -> None:
    """Wort, the Raidmother leads red and green cards, those that are both, and those without colour."""
    assert letters(color_identity(library.find("Wort, the Raidmother"))) == "RG"
    fitting = ["Shock", "Grizzly Bears", "Tana, the Bloodsower", "Sol Ring", "Bosh, Iron Golem"]
    foreign = ["Murder", "Akiri, Line-Slinger", "Azorius Signet", "Civilized Scholar"]
    assert problems("Wort, the Raidmother", *fitting) == []
    assert problems("Wort, the Raidmother", *fitting, *foreign) == [f"903.5c {name}" for name in foreign]


@rule("903.5d")
@example("903.5d", 1)
def test_each_basic_land_type_makes_mana_of_the_commander_only() -> None:
    """With Wort, the Raidmother, Mountains and Forests may be in the deck, and no Plains, Islands or Swamps."""
    lands = ["Mountain", "Forest", "Taiga", "Plains", "Island", "Swamp", "Tundra", "Savannah"]
    assert problems("Wort, the Raidmother", *lands) == [f"903.5d {name}" for name in lands[3:]]


@rule("903.4a")
def test_an_identity_does_not_change_during_the_game(scenario: Builder) -> None:
    table = scenario(commander=True)
    one = table.seat(0)
    hound = one.leads("Isamaru, Hound of Konda", zone=BATTLEFIELD)
    one.has("Command Tower")
    bears = table.seat(1).has("Grizzly Bears")
    spell = one.casts("Cytoshape", at=[hound])
    table.says([bears.id])
    spell.resolves()
    assert hound.colors == "G"
    tower = one.permanent("Command Tower")
    one.taps_for_mana(tower)
    assert one.pool == "W"


@rule("903.4", "903.4a", "903.11a")
def test_what_may_come_is_judged_by_an_identity_from_before_the_game() -> None:
    """By symbols in its text too: red Bosh without a coloured symbol in its cost, a Signet for other colours."""
    others = [("Bosh, Iron Golem", "R"), ("Azorius Signet", "WU"), ("Sol Ring", ""), ("Civilized Scholar", "UR")]
    deck = Deck.of("a deck", [(40, "Mountain")], [(1, name) for name, _ in others], commander=["Wort, the Raidmother"])
    game = apnap.new_game([deck, deck], variant="commander", seed=2, check=False, start=False)
    state = game.play.state
    outside = [state.objs[id] for id in state.ids(0, OUTSIDE)]
    assert [(o.card.name, letters(o.card.identity())) for o in outside] == others
    fits = [game.play.char(id).name for id in can_come(game.play, 0)]
    assert fits == ["Bosh, Iron Golem", "Sol Ring"]


@rule("903.4a", "903.11a")
def test_the_identity_that_was_established_is_what_counts(scenario: Builder) -> None:
    """A colourless Lamp with red in its text comes to a red commander, and not to a white one."""
    lamp = card("Lamp", "{2}", "Artifact", Activate("{R}", GainLife(1)))
    assert letters(lamp.identity()) == ""  # as long as nobody has read its text
    lamp.establish(color_identity(lamp))
    assert letters(lamp.identity()) == "R"
    for leader, fits in (("Wort, the Raidmother", ["Lamp"]), ("Isamaru, Hound of Konda", [])):
        table = scenario(commander=True).knows(lamp)
        one = table.seat(0)
        one.leads(leader)
        table.place(one.number, "Lamp", OUTSIDE)
        assert [table.game.char(id).name for id in can_come(table.game, one.number)] == fits


@rule("903.4f")
def test_without_a_commander_an_identity_is_undefined(scenario: Builder) -> None:
    table = scenario(commander=True)
    one = table.seat(0)
    tower = one.has("Command Tower")
    shock = one.holds("Shock")[0]
    assert not one.can(O_CAST, shock)
    one.taps_for_mana(tower)
    assert one.pool == "" and tower.tapped


def piper_deck(*cards: str) -> Deck:
    return Deck.of("pipers", [(1, name) for name in cards], commander=["Akiri, Line-Slinger", "The Prismatic Piper"])


@rule("903.4b")
def test_a_colour_chosen_before_the_game_holds_throughout() -> None:
    """The Prismatic Piper beside a red and white commander gets the colour that the deck needs."""
    deck = piper_deck("Grizzly Bears", *["Forest"] * 40)
    brought = brought_by([deck, deck])
    assert brought is not None and letters(brought[0].identity) == "WRG"
    game = apnap.new_game([deck, deck], variant="commander", seed=2, check=False)
    state = game.play.state
    piper = state.ids(0, COMMAND)[1]
    assert letters(game.play.char(piper).colors) == "G"
    assert letters(state.players[0].identity) == "WRG"
    moved = game.play.move(piper, BATTLEFIELD)
    assert letters(game.play.char(moved).colors) == "G"
    other = game.play.move(moved, 2)
    assert letters(game.play.char(other).colors) == "G"


@rule("903.4b")
def test_a_deck_that_needs_no_more_colours_gets_another() -> None:
    brought = brought_by([piper_deck("Plains")] * 2)
    assert brought is not None and letters(brought[0].identity) == "WUR"


@rule("903.4b", "727.2")
def test_the_colour_of_a_commander_holds_in_a_restarted_game() -> None:
    deck = piper_deck("Grizzly Bears", *["Forest"] * 40)
    game = apnap.new_game([deck, deck], variant="commander", seed=2, check=False)
    new = restarted(game.play.state, Restart(0, [], Nothing()))
    game.play.state = new
    piper = new.ids(0, COMMAND)[1]
    assert new.objs[piper].card.name == "The Prismatic Piper"
    assert letters(game.play.char(piper).colors) == "G"


@rule("903.11a")
def test_wishes_bring_cards_into_a_commander_game(scenario: Builder) -> None:
    """By the edition of the specification, which has no rule against it: what fits the deck may come."""
    table = scenario(commander=True)
    one = table.seat(0)
    one.leads("Wort, the Raidmother")
    for name in ("Pyroclasm", "Divination"):
        library.find(name).establish(color_identity(library.find(name)))
        table.place(one.number, name, OUTSIDE)
    one.casts("Burning Wish")
    decision = table.asked(one, FOR_SEARCH)
    assert [table.game.char(id).name for id in decision.candidates] == ["Pyroclasm"]
    table.answer([decision.candidates[0]])
    assert one.hand == ["Pyroclasm"] and one.exile == ["Burning Wish"]


@rule("903.11")
def test_a_table_may_keep_wishes_out_of_a_commander_game(scenario: Builder) -> None:
    """By the edition of today."""
    table = scenario(commander=True)
    table.game.state.table.outside_cards = False
    one = table.seat(0)
    one.leads("Wort, the Raidmother")
    table.place(one.number, "Pyroclasm", OUTSIDE)
    one.casts("Burning Wish").resolves()
    assert one.hand == [] and one.exile == ["Burning Wish"]


@rule("903.11a")
def test_what_may_come_has_another_name_and_fitting_colours(scenario: Builder) -> None:
    """Where a card is allowed into a Commander game: no name of the starting deck or the game, no foreign colour."""
    table = scenario(commander=True)
    one = table.seat(0)
    one.leads("Wort, the Raidmother")
    one.buried("Shock")
    for name in ("Pyroclasm", "Unsummon", "Shock", "Forest", "Lightning Bolt", "Bosh, Iron Golem", "Azorius Signet"):
        library.find(name).establish(color_identity(library.find(name)))
        table.place(one.number, name, OUTSIDE)
    fits = [table.game.char(id).name for id in can_come(table.game, one.number)]
    assert fits == ["Pyroclasm", "Lightning Bolt", "Bosh, Iron Golem"]  # 20 Forests are in the deck
    brought = Permanent(table, can_come(table.game, one.number)[0])
    table.place(one.number, "Pyroclasm", OUTSIDE)
    table.game.move(brought.id, 1)
    fits = [table.game.char(id).name for id in can_come(table.game, one.number)]
    assert "Pyroclasm" not in fits
