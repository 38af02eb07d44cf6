"""What people do by hand where a card is not read: each action, who may, objections, who is asked first. CR 733.1."""

from __future__ import annotations

import pytest

from apnap import by_hand
from apnap.abilities.by_hand.unread import ByHand, CarryOut, EntersWithByHand, SizeByHand
from apnap.abilities.cards import card
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import When
from apnap.abilities.selectors import THIS
from apnap.agents.uniform import RandomAgent
from apnap.rules.core.constants import FLYING, HASTE, TRAMPLE
from apnap.rules.core.decisions import FOR_HAND, IllegalAnswer
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario

TOME = card("Riddling Tome", "{2}", "Artifact", ByHand(1, 1))
GUEST = card("Riddling Guest", "{1}{G}", "Creature - Bear", "2/2", When(Enters(THIS), CarryOut(1, 1)))
SONG = card("Riddling Song", "{U}", "Sorcery", CarryOut(1, 1))
SHAPE = card("Riddling Shape", "{G}", "Creature - Shapeshifter", "*/*", ByHand(1, 1), SizeByHand())
SEED = card("Riddling Seed", "{G}", "Creature - Plant", "0/0", ByHand(1, 1), EntersWithByHand("+1/+1"))


def people(scenario: Builder, seats: int = 2, **options: object) -> Scenario:
    """A table that allows play by hand, with a tome of the first seat's."""
    table = scenario(seats=seats, **options)
    table.game.state.table.by_hand = True
    table.game.remember = True
    table.game.logging = True
    table.knows(TOME, GUEST, SONG, SHAPE, SEED)
    return table


def at(table: Scenario, seat: int) -> int:
    return table.seat(seat).number


def does(table: Scenario, seat: int, action: by_hand.HandAction) -> None:
    """A player does something by hand, and everybody who is asked accepts it."""
    table.to_priority(at(table, 0))
    table.game.by_hand(at(table, seat), action)
    while table.game.proposal is not None:
        table.game.answer([1])


def refused(table: Scenario, seat: int, action: by_hand.HandAction) -> str:
    before = table.game.digest()
    with pytest.raises(IllegalAnswer) as error:
        table.game.by_hand(at(table, seat), action)
    assert table.game.digest() == before
    return str(error.value)


# each action ----------------------------------------------------------------------------------------------------------
@rule("400.7", "401.7")
def test_cards_move_anywhere(scenario: Builder) -> None:
    table = people(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    (held,) = table.seat(0).holds("Shock")
    does(table, 0, by_hand.move([bears.id], "graveyard"))
    assert bears.died
    does(table, 0, by_hand.move([held.id], "library", from_top=by_hand.BOTTOM))
    library = table.game.state.ids(at(table, 0), 0)
    assert table.game.state.objs[library[0]].card.name == "Shock"
    does(table, 0, by_hand.move([bears.now], "battlefield", tapped=True))
    back = table.seat(0).permanent("Grizzly Bears")
    assert back.tapped
    does(table, 0, by_hand.move([back.id], "exile", face_down=False))
    assert table.seat(0).exile == ["Grizzly Bears"]
    does(table, 0, by_hand.move([back.now], "hand"))
    assert "Grizzly Bears" in table.seat(0).hand


def test_tapping_counters_life_and_mana(scenario: Builder) -> None:
    table = people(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    does(table, 0, by_hand.action("tap", [bears.id]))
    assert bears.tapped
    does(table, 0, by_hand.action("untap", [bears.id]))
    assert not bears.tapped
    does(table, 0, by_hand.counters([bears.id], "+1/+1", 2))
    assert bears.power == 4 and bears.counters("+1/+1") == 2
    does(table, 0, by_hand.counters([bears.id], "+1/+1", -1))
    assert bears.power == 3
    does(table, 0, by_hand.life([at(table, 0)], 4))
    assert table.seat(0).life == 24
    does(table, 0, by_hand.action("mana", [], [], "{G}{G}"))
    assert table.seat(0).pool == "GG"


def test_tokens_and_copies(scenario: Builder) -> None:
    table = people(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    does(table, 0, by_hand.token("Creature - Elephant; trample", (3, 3), number=2, colors="G"))
    elephants = [name for name in table.seat(0).battlefield if "Elephant" in name]
    assert len(elephants) == 2
    one = table.seat(0).permanent(elephants[0])
    assert one.power == 3 and one.has(TRAMPLE) and one.colors == "G"
    does(table, 0, by_hand.token("Treasure"))
    assert "Treasure Token" in table.seat(0).battlefield
    does(table, 0, by_hand.copy(bears.id, number=2))
    assert table.seat(0).battlefield.count("Grizzly Bears") == 3


def test_effects_last_as_long_as_is_said(scenario: Builder) -> None:
    table = people(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    other = table.seat(0).has("Hill Giant")
    does(table, 0, by_hand.effect([bears.id], 2, 1, "flying; haste; type Artifact"))
    assert (bears.power, bears.toughness) == (4, 3) and bears.has(FLYING) and bears.has(HASTE)
    assert bears.is_a("Artifact") and bears.is_a("Creature")
    does(table, 0, by_hand.effect([other.id], 0, 0, "size 5/5", by_hand.FOR_GOOD))
    table.run(lambda d: table.turn.number > 1)
    assert bears.power == 2 and not bears.has(FLYING)
    assert other.power == 5


def test_attaching_and_control(scenario: Builder) -> None:
    table = people(scenario)
    tome = table.seat(0).has("Riddling Tome")
    blade = table.seat(0).has("Bonesplitter")
    bears = table.seat(0).has("Grizzly Bears")
    theirs = table.seat(1).has("Hill Giant")
    does(table, 0, by_hand.attach(blade.id, bears.id))
    assert blade.attached_to == bears and bears.power == 4
    does(table, 0, by_hand.attach(blade.id))
    assert blade.attached_to is None
    does(table, 0, by_hand.control([theirs.id], at(table, 0), source=tome.id))
    assert theirs.controller == table.seat(0)
    table.run(lambda d: table.turn.number > 1)
    assert theirs.controller == table.seat(1)


def test_what_a_card_of_ones_own_does_to_others(scenario: Builder) -> None:
    table = people(scenario)
    tome = table.seat(0).has("Riddling Tome")
    giant = table.seat(1).has("Hill Giant")
    assert "name it" in refused(table, 0, by_hand.action("destroy", [giant.id]))
    assert "name it" in refused(table, 0, by_hand.life([at(table, 1)], -3))
    assert "of one's own" in refused(table, 1, by_hand.life([at(table, 0)], -3, source=tome.id))
    assert "of one's own" in refused(
        table, 0, by_hand.life([at(table, 1)], -3, source=table.seat(0).has("Shock Troops").id)
    )
    does(table, 0, by_hand.damage([giant.id, -1 - at(table, 1)], 2, source=tome.id))
    assert giant.damage == 2 and table.seat(1).life == 18
    does(table, 0, by_hand.action("destroy", [giant.id], source=tome.id))
    assert giant.died


@rule("602.2", "115.1")
def test_an_ability_on_the_stack_is_answered_and_then_carried_out(scenario: Builder) -> None:
    table = people(scenario)
    tome = table.seat(0).has("Riddling Tome")
    giant = table.seat(1).has("Hill Giant")
    does(table, 0, by_hand.stack(tome.id, 1, [giant.id]))
    assert len(table.stack_ids()) == 1
    asked = table.run(lambda d: d.purpose == FOR_HAND)
    assert asked.decider == at(table, 0)
    table.game.by_hand(at(table, 0), by_hand.action("destroy", [giant.id], source=tome.id))
    table.game.by_hand(at(table, 0), by_hand.life([at(table, 0)], 2))
    assert table.game.decision() is not None and table.game.decision().purpose == FOR_HAND
    table.game.answer([0])
    assert giant.died and table.seat(0).life == 22 and not table.stack_ids()


@rule("608.2b")
def test_it_does_nothing_once_its_target_is_gone(scenario: Builder) -> None:
    table = people(scenario)
    tome = table.seat(0).has("Riddling Tome")
    giant = table.seat(1).has("Hill Giant")
    does(table, 0, by_hand.stack(tome.id, 1, [giant.id]))
    does(table, 1, by_hand.move([giant.id], "graveyard"))
    table.run(lambda d: not table.stack_ids())
    assert not any("carries out" in line for line in table.log)


@rule("608.2c", "603.3")
def test_spells_and_triggers_wait_for_their_controller(scenario: Builder) -> None:
    table = people(scenario)
    table.seat(0).holds("Riddling Song", "Riddling Guest")
    table.seat(0).gets_mana("UGG")
    table.seat(0).casts("Riddling Song")
    asked = table.run(lambda d: d.purpose == FOR_HAND)
    assert asked.decider == at(table, 0)
    table.game.by_hand(at(table, 0), by_hand.life([at(table, 0)], 1))
    table.game.answer([0])
    assert table.seat(0).graveyard == ["Riddling Song"]
    table.seat(0).casts("Riddling Guest")
    asked = table.run(lambda d: d.purpose == FOR_HAND)
    assert asked.decider == at(table, 0) and "Riddling Guest" in table.seat(0).battlefield


@rule("614.12a", "614.1c", "208.2")
def test_sizes_and_counters_that_only_the_player_knows(scenario: Builder) -> None:
    table = people(scenario)
    table.seat(0).holds("Riddling Shape", "Riddling Seed")
    table.seat(0).gets_mana("GG")
    table.seat(0).casts("Riddling Shape")
    table.run(lambda d: d.purpose == FOR_HAND)
    table.game.answer([4])
    table.game.answer([5])
    shape = table.seat(0).permanent("Riddling Shape")
    assert (shape.power, shape.toughness) == (4, 5)
    does(table, 0, by_hand.action("size", [shape.id], [7, 7]))
    assert (shape.power, shape.toughness) == (7, 7)
    table.seat(0).casts("Riddling Seed")
    table.run(lambda d: d.purpose == FOR_HAND)
    table.game.answer([3])
    assert table.seat(0).permanent("Riddling Seed").counters("+1/+1") == 3


# hidden cards, and who is asked ---------------------------------------------------------------------------------------
@rule("733.1", "121.1")
def test_what_cannot_be_taken_back_is_accepted_first(scenario: Builder) -> None:
    table = people(scenario, 3)
    table.to_priority(at(table, 0))
    held = len(table.seat(0).hand)
    table.game.by_hand(at(table, 0), by_hand.draw(2))
    asked = table.game.decision()
    assert asked is not None and asked.decider == at(table, 1) and len(table.seat(0).hand) == held
    table.game.answer([1])
    asked = table.game.decision()
    assert asked is not None and asked.decider == at(table, 2)
    table.game.answer([0])
    assert len(table.seat(0).hand) == held and "objects" in table.log[-1]
    does(table, 0, by_hand.draw(2))
    assert len(table.seat(0).hand) == held + 2


@rule("733.1")
def test_an_objection_takes_it_back(scenario: Builder) -> None:
    table = people(scenario, 3)
    bears = table.seat(0).has("Grizzly Bears")
    table.to_priority(at(table, 0))
    before = table.game.digest()
    does(table, 0, by_hand.counters([bears.id], "+1/+1", 5))
    table.game.answer([0])  # and passes
    table.game.object_to_hand(at(table, 2))
    assert table.game.digest() == before and bears.power == 2 and "objects" in table.log[-1]
    with pytest.raises(IllegalAnswer):
        table.game.object_to_hand(at(table, 2))


@rule("733.1")
def test_whoever_has_chosen_since_has_accepted_it(scenario: Builder) -> None:
    table = people(scenario, 3)
    bears = table.seat(0).has("Grizzly Bears")
    does(table, 0, by_hand.counters([bears.id], "+1/+1", 5))
    table.game.answer([0])
    table.game.answer([0])
    with pytest.raises(IllegalAnswer, match="since your last choice"):
        table.game.object_to_hand(at(table, 1))
    table.game.object_to_hand(at(table, 2))
    assert bears.power == 2


def test_it_can_be_taken_back_by_who_did_it(scenario: Builder) -> None:
    table = people(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    does(table, 0, by_hand.action("tap", [bears.id]))
    table.game.undo(at(table, 0))
    assert not bears.tapped


@rule("400.2", "402.3")
def test_hidden_cards_stay_hidden(scenario: Builder) -> None:
    table = people(scenario)
    tome = table.seat(0).has("Riddling Tome")
    (theirs,) = table.seat(1).holds("Shock")
    assert "sees no object" in refused(table, 0, by_hand.move([theirs.id], "graveyard", source=tome.id))
    (mine,) = table.seat(0).holds("Giant Growth")
    does(table, 0, by_hand.move([mine.id], "library"))
    assert not any("Giant Growth" in line for line in table.log)
    does(table, 0, by_hand.look("hand", player=at(table, 1), source=tome.id))
    does(table, 0, by_hand.move([theirs.id], "graveyard", source=tome.id))
    assert table.seat(1).graveyard == ["Shock"]


def test_looking_through_ones_library_and_taking_a_card(scenario: Builder) -> None:
    table = people(scenario)
    (giant,) = table.seat(0).library("Hill Giant")
    assert "sees no object" in refused(table, 0, by_hand.move([giant.id], "hand"))
    does(table, 0, by_hand.look("library"))
    does(table, 0, by_hand.move([giant.id], "hand"))
    does(table, 0, by_hand.action("shuffle"))
    assert "Hill Giant" in table.seat(0).hand
    size = table.seat(0).library_size
    does(table, 0, by_hand.action("top", [], [2, 3]))
    assert table.seat(0).library_size == size - 3 and len(table.seat(0).graveyard) == 3


# where and when -------------------------------------------------------------------------------------------------------
def test_only_where_the_table_allows_it(scenario: Builder) -> None:
    table = people(scenario)
    table.game.state.table.by_hand = False
    table.to_priority(at(table, 0))
    assert "does not allow" in refused(table, 0, by_hand.draw(1))


@rule("801.4")
def test_nobody_reaches_beyond_their_range(scenario: Builder) -> None:
    table = people(scenario, 6, range_of_influence=1)
    tome = table.seat(0).has("Riddling Tome")
    far = table.seat(3).has("Hill Giant")
    table.to_priority(at(table, 0))
    assert "out of range" in refused(table, 0, by_hand.action("destroy", [far.id], source=tome.id))
    near = table.seat(1).has("Hill Giant")
    does(table, 0, by_hand.action("destroy", [near.id], source=tome.id))
    assert near.died


def test_nonsense_is_refused() -> None:
    for name, refs, numbers, words in (
        ("no such thing", [], [], ""),
        ("move", list(range(600)), [1], ""),
        ("life", [-1], [10**9], ""),
        ("counters", [1], [1], "x" * 500),
        ("counters", [1], [1], "bell\a"),
    ):
        with pytest.raises(IllegalAnswer):
            by_hand.action(name, refs, numbers, words)


@rule("733.1")
def test_what_others_could_take_back_is_done_without_asking_them(scenario: Builder) -> None:
    """A counter is seen by everybody and taken off again; a card drawn is not, and who is alone asks nobody."""
    table = people(scenario, 3)
    bears = table.seat(0).has("Grizzly Bears")
    table.to_priority(at(table, 0))
    table.game.by_hand(at(table, 0), by_hand.counters([bears.id], "+1/+1", 1))
    assert table.game.proposal is None and bears.power == 3
    table.game.agents = [None if s == at(table, 0) else RandomAgent(s) for s in range(3)]
    held = len(table.seat(0).hand)
    table.game.by_hand(at(table, 0), by_hand.draw(1))
    assert table.game.proposal is None and len(table.seat(0).hand) == held + 1


@rule("733.1", "104.1")
def test_what_would_end_the_game_is_accepted_first(scenario: Builder) -> None:
    """Nothing hidden is seen by it; but nobody could object any more."""
    table = people(scenario)
    table.to_priority(at(table, 0))
    table.game.by_hand(at(table, 0), by_hand.life([at(table, 0)], -20))
    asked = table.game.decision()
    assert asked is not None and asked.decider == at(table, 1) and not table.game.state.over
    table.game.answer([1])
    assert table.game.state.over and table.seat(1).outcome == "won"
    assert "not in the game" in refused(table, 1, by_hand.life([at(table, 1)], 1))


@rule("733.1", "800.4a")
def test_who_has_left_does_nothing_by_hand_any_more(scenario: Builder) -> None:
    table = people(scenario, 3)
    table.seat(1).concedes()
    assert "not in the game" in refused(table, 1, by_hand.life([at(table, 0)], -5))
    assert table.seat(0).life == 20


@rule("733.1")
def test_a_player_objects_to_what_another_did_and_not_to_what_they_did_themselves(scenario: Builder) -> None:
    """The first of all that was done can be taken back like any other."""
    table = people(scenario, 3)
    table.to_priority(at(table, 0))
    table.game.undo_points.clear()
    before = table.game.digest()
    does(table, 0, by_hand.life([at(table, 0)], 3))
    with pytest.raises(IllegalAnswer, match="since your last choice"):
        table.game.object_to_hand(at(table, 0))
    table.game.object_to_hand(at(table, 1))
    assert table.game.digest() == before and table.seat(0).life == 20
    with pytest.raises(IllegalAnswer, match="nothing was done by hand that"):
        table.game.object_to_hand(at(table, 1))
