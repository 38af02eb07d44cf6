"""What one ability of a permanent puts onto the battlefield, and another speaks of: sentences of our own. CR 607.2."""

from __future__ import annotations

from apnap.testing import rule
from tests.helpers.read_cards import made, unread

RAISES = "When <ta> enters, return target <cr> card from your graveyard to the battlefield.\n"
HERE = "the creature put onto the battlefield with <ta>"


def urn():
    text = RAISES
    text += f"When {HERE} dies, exile it and draw a card.\nWhen <ta> leaves the battlefield, tap {HERE}."
    return made(text, "Artifact", name="Urn")


@rule("607.2")
def test_the_creature_that_was_put_there_is_meant_and_no_other(scenario):
    table = scenario(seats=3).knows(urn())
    bear = table.seat(0).buried("Grizzly Bears")[0]
    other = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Urn").resolves()
    table.resolve_stack()
    assert bear.zone == "battlefield"
    table.seat(1).casts("Murder", at=[other]).resolves()
    table.resolve_stack()
    assert other.died and table.seat(0).hand == []
    table.seat(1).casts("Murder", at=[table.seat(0).permanent("Grizzly Bears")]).resolves()
    table.resolve_stack()
    assert table.seat(0).exile == ["Grizzly Bears"] and len(table.seat(0).hand) == 1


@rule("607.2", "603.10a")
def test_it_is_known_after_this_has_left(scenario):
    table = scenario().knows(urn())
    table.seat(0).buried("Grizzly Bears")
    table.seat(0).casts("Urn").resolves()
    table.resolve_stack()
    bear, giant = table.seat(0).permanent("Grizzly Bears"), table.seat(0).has("Hill Giant")
    table.seat(1).casts("Disenchant", at=[table.seat(0).permanent("Urn")]).resolves()
    table.resolve_stack()
    assert bear.tapped and not giant.tapped


@rule("607.2")
def test_two_of_the_same_name_speak_of_their_own(scenario):
    table = scenario().knows(urn())
    table.seat(0).buried("Grizzly Bears")
    table.seat(0).casts("Urn").resolves()
    table.resolve_stack()
    first, bear = table.seat(0).permanent("Urn"), table.seat(0).permanent("Grizzly Bears")
    table.seat(0).buried("Hill Giant")
    table.seat(0).casts("Urn").resolves()
    table.resolve_stack()
    giant = table.seat(0).permanent("Hill Giant")
    table.seat(1).casts("Disenchant", at=[first]).resolves()
    table.resolve_stack()
    assert bear.tapped and not giant.tapped


@rule("400.7")
def test_what_left_and_came_back_is_another_permanent(scenario):
    blink = made("Exile target <cr>, then return it <uio>.", "Instant", name="Blink")
    table = scenario().knows(urn(), blink)
    table.seat(0).buried("Grizzly Bears")
    table.seat(0).casts("Urn").resolves()
    table.resolve_stack()
    table.seat(0).casts("Blink", at=[table.seat(0).permanent("Grizzly Bears")]).resolves()
    table.resolve_stack()
    bear = table.seat(0).permanent("Grizzly Bears")
    table.seat(1).casts("Murder", at=[bear]).resolves()
    table.resolve_stack()
    assert "Grizzly Bears" in table.seat(0).graveyard and table.seat(0).hand == []


def test_nothing_is_meant_where_nothing_is_put_there():
    assert unread(f"When <ta> leaves the battlefield, exile {HERE}.", "Artifact")
