"""Convert, living metal, and casting a card converted. CR 701.28, 702.161, 702.162."""

from __future__ import annotations

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.rules.core.constants import CREATURE, MAIN1
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

ROBOT = "Legendary Artifact Creature \u2014 Robot"
CAR = "Legendary Artifact \u2014 Vehicle"
CONVERTS = "{0}: Convert this creature.\nWhenever this creature transforms, you gain 9 life."


def machine(front, back):
    """A card with these two texts, a 2/2 Robot and a 4/4 Vehicle."""
    faces = (
        FaceText("Rover", "{5}", ROBOT, front, "2/2"),
        FaceText("Rover on Wheels", "", CAR, back, "4/4"),
    )
    verdict = read_card(CardText("Rover // Rover on Wheels", "transform", faces))
    assert verdict.card is not None, verdict.why
    assert verdict.exact
    return verdict.card


def is_creature(card):
    return card.table.game.char(card.now).types & CREATURE != 0


@rule("701.28a", "701.28e")
def test_a_converted_permanent_has_its_other_face_up(scenario):
    table = scenario(seats=2).knows(machine(CONVERTS, "Living metal"))
    me = table.seat(0)
    rover = me.has("Rover")
    me.activates(rover)
    me.activates(rover)
    table.resolve_stack()
    assert rover.name == "Rover on Wheels" and me.life == 20


@rule("702.161a")
def test_living_metal_is_a_creature_on_its_controllers_turns(scenario):
    assert exact("Living metal", types="Artifact \u2014 Vehicle")
    table = scenario(seats=3).knows(machine(CONVERTS, "Living metal"))
    me = table.seat(0)
    rover = me.has("Rover")
    me.activates(rover).resolves()
    assert is_creature(rover) and rover.power == 4
    table.next_turn()
    assert not is_creature(rover)
    table.next_turn()
    assert not is_creature(rover)
    table.next_turn()
    assert is_creature(rover)


@rule("702.161a", "805.4")
def test_living_metal_in_a_turn_that_a_team_shares(scenario):
    table = scenario(variant="two-headed-giant").knows(machine(CONVERTS, "Living metal"))
    mate = table.seat(1)
    rover = mate.has("Rover")
    mate.activates(rover).resolves()
    assert is_creature(rover)
    table.to_step(MAIN1, table.seat(2))
    assert not is_creature(rover)


@rule("702.162a")
def test_it_may_be_cast_converted(scenario):
    table = scenario(seats=2).knows(machine("More Than Meets the Eye {1}{R}", "Living metal\nFlying"))
    me = table.seat(0)
    me.casts("Rover", part="more than meets the eye").resolves()
    assert me.battlefield == ["Rover on Wheels"]
    me.casts("Rover", part="Rover").resolves()
    assert "Rover" in me.battlefield


@rule("701.28c")
def test_what_has_one_face_is_not_converted(scenario):
    table = scenario(seats=2).knows(read("Convert target creature.", name="Turn"))
    me = table.seat(0)
    bear = me.has("Grizzly Bears")
    me.casts("Turn", at=[bear]).resolves()
    assert bear.name == "Grizzly Bears" and bear.stayed
