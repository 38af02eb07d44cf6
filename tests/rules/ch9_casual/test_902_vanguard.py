"""Vanguard: life and hand modifiers, abilities from the command zone. CR 211-212, 313, 902."""

from __future__ import annotations

import pytest

import apnap
from apnap import decks
from apnap.abilities.activated import Activate
from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At
from apnap.abilities.filters import CREATURE, YOU_CONTROL
from apnap.abilities.players import YOU
from apnap.abilities.selectors import Each
from apnap.abilities.statics.allowances import NoMaximumHandSize
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.decks.supplements import check_vanguard
from apnap.errors import DeckError
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import COMMAND, EXILE, HAND, LIBRARY, UPKEEP
from apnap.rules.core.decisions import D_MULLIGAN, FOR_BOTTOM, FOR_DISCARD
from apnap.rules.events import ZoneChange
from apnap.tables import choice
from apnap.testing import example, rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Scenario


def vanguard(name: str, modifiers: str, *more: Always | Activate | At | NoMaximumHandSize) -> CardDef:
    return card(name, "", "Vanguard", modifiers, *more)


PLAIN = vanguard("Plain", "0/0")
FRAIL = vanguard("Frail", "0/-3")
WISE = vanguard("Wise", "+2/0")
SLOW = vanguard("Slow", "-1/0")
STOUT = vanguard("Stout", "0/+5")
MASTER = vanguard(
    "Master",
    "0/0",
    Always(Each(CREATURE, YOU_CONTROL), Gets(1, 1)),
    Activate("{0}", GainLife(1)),
    At(BeginningOf(UPKEEP, whose=YOU), Draw(1)),
)


def at_table(
    scenario: Builder, *who: CardDef, seats: int = 2, variant: str = "vanguard", opening: bool = False
) -> Scenario:
    return scenario(seats=seats, variant=variant, vanguards=list(who), opening=opening).knows(*who)


# the table -----------------------------------------------------------------------------------------------------------
@rule("902.1", "902.2", "902.3")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_has_a_vanguard_in_the_command_zone(seats: int) -> None:
    game = apnap.new_game(variant="vanguard", seats=seats, start=False)
    state = game.play.state
    for seat in range(seats):
        (id,) = state.ids(seat, COMMAND)
        assert state.objs[id].card.layout == "vanguard" and not state.objs[id].face_down
        assert state.life(seat) == 20 + state.objs[id].card.faces[0].life_modifier
    assert choice("vanguard").table().vanguards


@rule("902.3", "313.1")
def test_each_player_has_exactly_one() -> None:
    two = decks.parse("Deck\n60 Forest\n\nVanguard\n1 Urza\n1 Serra\n", name="two")
    assert [p.rule for p in check_vanguard(two)] == ["902.3"]
    stray = decks.parse("Deck\n60 Forest\n\nVanguard\n1 Forest\n", name="stray")
    assert [p.rule for p in check_vanguard(stray)] == ["902.3"]
    with pytest.raises(DeckError, match="vanguard"):
        apnap.new_game([two, "red"], variant="vanguard")
    one = decks.parse("Deck\n60 Forest\n\nVanguard\n1 Urza\n", name="one")
    state = apnap.new_game([one, "red"], variant="vanguard", start=False).play.state
    assert state.objs[state.ids(0, COMMAND)[0]].card.name == "Urza" and state.life(0) == 30
    with pytest.raises(DeckError, match="Vanguard"):
        apnap.new_game([one, "red"])


@rule("902.4", "313.7", "103.4b")
@example("902.4", 1)
def test_the_life_modifier_changes_the_starting_life_total(scenario: Builder) -> None:
    table = at_table(scenario, FRAIL, PLAIN)
    assert [table.seat(i).life for i in range(2)] == [17, 20]
    assert table.next_turn().life == 20


@rule("902.4", "810.9")
def test_modifiers_of_a_team_add_up(scenario: Builder) -> None:
    table = at_table(scenario, FRAIL, STOUT, PLAIN, FRAIL, seats=4, variant="two-headed-giant+vanguard")
    assert [table.seat(i).life for i in range(4)] == [32, 32, 27, 27]


# hands ---------------------------------------------------------------------------------------------------------------
@rule("902.5", "313.6", "103.5a")
def test_the_hand_modifier_changes_the_starting_hand(scenario: Builder) -> None:
    table = at_table(scenario, WISE, SLOW, opening=True)
    assert [len(table.seat(i).hand) for i in range(2)] == [9, 6]


@rule("902.5a", "103.5")
@example("902.5a", 1)
def test_a_mulligan_is_for_the_whole_starting_hand(scenario: Builder) -> None:
    table = at_table(scenario, WISE, PLAIN, opening=True)
    me = table.seat(0).number
    for taken in range(1, 4):
        asked = table.run(lambda d: d.kind == D_MULLIGAN and d.seat == me)
        table.game.answer([1], asked.seat)
        table.run(lambda d: d.purpose == FOR_BOTTOM and d.seat == me)
        bottom = table.game.decision()
        assert bottom is not None and len(bottom.candidates) == 9 and bottom.minimum == bottom.maximum == taken
        table.game.answer(bottom.candidates[:taken])
    assert len(table.seat(0).hand) == 6 and table.seat(0).library_size == 14


@rule("902.5a", "800.6")
def test_in_a_multiplayer_game_the_first_mulligan_is_free(scenario: Builder) -> None:
    table = at_table(scenario, WISE, PLAIN, PLAIN, seats=3, opening=True)
    me = table.seat(0).number
    asked = table.run(lambda d: d.kind == D_MULLIGAN and d.seat == me)
    table.game.answer([1], asked.seat)
    table.run(lambda d: d.kind == D_MULLIGAN and d.seat == me)
    assert len(table.seat(0).hand) == 9


@rule("902.5b", "313.6", "514.1")
@example("902.5b", 1)
def test_the_hand_modifier_changes_the_maximum_hand_size(scenario: Builder) -> None:
    table = at_table(scenario, SLOW, WISE)
    table.seat(0).holds(*["Forest"] * 7)
    table.seat(1).holds(*["Forest"] * 8)
    asked = table.asked(table.seat(0), FOR_DISCARD)
    assert asked.minimum == asked.maximum == 1
    table.answer(asked.candidates[:1])
    assert len(table.seat(0).hand) == 6
    table.to_turn(table.seat(1))
    table.next_turn()
    assert len(table.seat(1).hand) == 9, "with the card drawn, and none discarded"


@rule("902.5b", "402.2")
def test_no_maximum_is_more_than_any_modifier(scenario: Builder) -> None:
    table = at_table(scenario, vanguard("Sage", "-3/0", NoMaximumHandSize()), PLAIN)
    table.seat(0).holds(*["Forest"] * 8)
    table.next_turn()
    assert len(table.seat(0).hand) == 8


# abilities -----------------------------------------------------------------------------------------------------------
@rule("902.7", "313.4", "113.6p")
def test_abilities_of_a_vanguard_function_in_the_command_zone(scenario: Builder) -> None:
    table = at_table(scenario, MASTER, PLAIN)
    bears, theirs = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    assert (bears.power, bears.toughness) == (3, 3) and theirs.power == 2
    master = Permanent(table, table.game.state.ids(table.seat(0).number, COMMAND)[0])
    table.seat(0).activates(master).resolves()
    assert table.seat(0).life == 21
    hand = len(table.seat(0).hand)
    table.to_turn(table.seat(1))
    assert not table.stack
    table.to_turn(table.seat(0))
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand + 1


@rule("902.6", "313.5", "109.4e")
def test_owner_and_controller_of_a_vanguard(scenario: Builder) -> None:
    table = at_table(scenario, MASTER, PLAIN)
    o = table.game.state.objs[table.game.state.ids(table.seat(0).number, COMMAND)[0]]
    assert o.owner == o.controller == table.seat(0).number
    master = Permanent(table, o.id)
    assert not [opt for opt in table.to_priority(table.seat(1).number).options if opt.id == master.id]


@rule("313.2", "902.3", "400.4b")
def test_a_vanguard_stays_in_the_command_zone(scenario: Builder) -> None:
    table = at_table(scenario, PLAIN, PLAIN)
    seat = table.seat(0).number
    id = table.game.state.ids(seat, COMMAND)[0]
    for zone in (HAND, EXILE, LIBRARY):
        table.game.emit(ZoneChange(id, COMMAND, zone, seat))
    assert table.seat(0).command == ["Plain"]
    assert PLAIN.methods == [], "nor can it be cast"


@rule("313.3", "205.3r")
def test_vanguards_have_no_subtypes() -> None:
    with pytest.raises(VocabularyError, match="subtypes"):
        card("Odd", "", "Vanguard - Wizard", "0/0")


@rule("313.6", "211.1", "212.1")
def test_a_vanguard_has_both_modifiers() -> None:
    face = card("Somebody", "", "Vanguard", "+1/-3").faces[0]
    assert (face.hand_modifier, face.life_modifier) == (1, -3)
    for wrong in ("", "1/-3", "+1", "+1/x"):
        with pytest.raises(VocabularyError):
            card("Nobody", "", "Vanguard", wrong)


@rule("313.5", "800.4a")
def test_a_vanguard_leaves_the_game_with_its_owner(scenario: Builder) -> None:
    table = at_table(scenario, MASTER, PLAIN, PLAIN, seats=3)
    table.seat(0).concedes()
    assert table.seat(0).command == []
