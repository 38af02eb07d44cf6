"""Dungeons, venturing, and the initiative. CR 309, 701.49, 726."""

from __future__ import annotations

from apnap.rules.ch2_cards.dungeons import FOR_DUNGEON, FOR_ROOM, dungeon_of, known, room_of, rooms, venture
from apnap.rules.ch7_additional.initiative import take
from apnap.rules.core.constants import HEXPROOF, MAIN2, UPKEEP
from apnap.testing import rule
from apnap.testing.scenario import Scenario, Seat


def room(table: Scenario, seat: Seat) -> str:
    """The room that a player is in."""
    id = dungeon_of(table.game.state, seat.number)
    if id < 0:
        return ""
    return rooms(table.game.state.objs[id].card)[room_of(table.game.state, id)].name


def goes_to(table: Scenario, seat: Seat, name: str) -> None:
    """Answer which room to go to."""
    decision = table.asked(seat, FOR_ROOM)
    table.answer([decision.candidates[decision.labels.index(name)]])


@rule("701.49", "309.4")
def test_venturing_begins_in_the_topmost_room(scenario):
    table = scenario()
    table.seat(0).library("Shock")
    table.seat(0).casts("Veteran Dungeoneer").resolves()
    table.resolve_stack()
    assert room(table, table.seat(0)) == "Cave Entrance"
    assert any("Lost Mine of Phandelver: Cave Entrance" in line for line in table.log)


@rule("701.49", "309.5")
def test_arrows_lead_on_and_the_player_chooses(scenario):
    table = scenario()
    table.seat(0).casts("Veteran Dungeoneer").resolves()
    table.resolve_stack()
    table.seat(0).casts("Veteran Dungeoneer").resolves()
    decision = table.asked(table.seat(0), FOR_ROOM)
    assert decision.labels == ["Goblin Lair", "Mine Tunnels"]
    goes_to(table, table.seat(0), "Goblin Lair")
    table.resolve_stack()
    assert "Goblin Token" in table.seat(0).battlefield and room(table, table.seat(0)) == "Goblin Lair"


@rule("309.6", "309.7")
def test_a_dungeon_is_completed_after_its_last_room(scenario):
    table = scenario()
    gargoyle = table.seat(0).has("Cloister Gargoyle")
    assert gargoyle.power == 0
    for name in ("", "Goblin Lair", "Dark Pool"):
        table.seat(0).casts("Veteran Dungeoneer").resolves()
        if name:
            goes_to(table, table.seat(0), name)
        table.resolve_stack()
    assert table.seat(0).life == 21 and table.seat(1).life == 19
    hand = len(table.seat(0).hand)
    table.seat(0).casts("Veteran Dungeoneer")
    while room(table, table.seat(0)) != "Temple of Dumathoin":
        table.game.answer(table.default(table.game.decision()))
    assert table.stack  # its room ability is on the stack, so the dungeon stays
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand + 1 and room(table, table.seat(0)) == ""
    assert gargoyle.power == 3 and any("completes Lost Mine of Phandelver" in line for line in table.log)


@rule("309.3")
def test_each_player_has_a_dungeon_of_their_own(scenario):
    table = scenario(seats=3)
    for seat in (table.seat(0), table.seat(1)):
        venture(table.game, seat.number, -1)
    assert room(table, table.seat(0)) == room(table, table.seat(1)) == "Cave Entrance"
    assert room(table, table.seat(2)) == ""


@rule("726.1", "726.2", "701.49")
def test_taking_the_initiative_leads_into_its_dungeon(scenario):
    table = scenario()
    table.seat(0).casts("Avenging Hunter").resolves()
    table.resolve_stack()
    assert table.game.state.initiative == table.seat(0).number
    assert room(table, table.seat(0)) == "Secret Entrance"


@rule("726.2")
def test_its_holder_goes_on_in_each_upkeep(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Avenging Hunter").resolves()
    table.resolve_stack()
    table.to_step(UPKEEP, table.seat(1))
    assert table.stack == []
    table.to_step(UPKEEP, table.seat(0))
    goes_to(table, table.seat(0), "Lost Well")
    table.resolve_stack()
    assert room(table, table.seat(0)) == "Lost Well"


@rule("726.2", "726.3")
def test_combat_damage_takes_it_away(scenario):
    table = scenario(seats=2)
    bears = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).casts("Underdark Explorer").resolves()
    table.resolve_stack()
    table.to_turn(table.seat(1))
    table.seat(1).attacks({b: table.seat(0) for b in bears})
    table.to_step(MAIN2)
    assert table.game.state.initiative == table.seat(1).number
    assert room(table, table.seat(1)) == "Secret Entrance" and room(table, table.seat(0)) == "Secret Entrance"


@rule("726.2", "805.10a")
def test_creatures_of_two_heads_take_it_one_after_the_other(scenario):
    """It triggers once for each player whose creatures deal the damage."""
    table = scenario(variant="two-headed-giant")
    take(table.game, table.seat(2).number, -1)
    bears = {s: table.seat(s).have("Grizzly Bears", "Grizzly Bears") for s in (0, 1)}
    table.seat(0).attacks({b: table.seat(2) for s in (0, 1) for b in bears[s]})
    table.to_step(MAIN2)
    assert room(table, table.seat(0)) == room(table, table.seat(1)) == "Secret Entrance"
    assert sum("takes the initiative" in line for line in table.log) == 3


@rule("726.5")
def test_taking_it_again_ventures_again(scenario):
    table = scenario()
    for _ in range(2):
        table.seat(0).casts("Avenging Hunter").resolves()
        table.resolve_stack()
    assert room(table, table.seat(0)) in ("Forge", "Lost Well")


@rule("726.4")
def test_the_initiative_passes_to_the_active_player_as_its_holder_leaves(scenario):
    table = scenario(seats=3)
    table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Avenging Hunter").resolves()
    table.resolve_stack()
    table.to_turn(table.seat(1))
    table.seat(0).concedes()
    assert table.game.state.initiative == table.seat(1).number
    table.resolve_stack()
    assert room(table, table.seat(1)) == "Secret Entrance"


@rule("701.49")
def test_the_undercity_is_entered_only_by_the_initiative(scenario):
    table = scenario()
    names = [d.name for d in known()]
    assert "Undercity" in names
    table.seat(0).casts("Veteran Dungeoneer").resolves()
    decision = table.game.decision()
    assert decision.purpose != FOR_DUNGEON or "Undercity" not in decision.labels
    table.resolve_stack()
    assert room(table, table.seat(0)) != "Secret Entrance"


@rule("309.4")
def test_the_throne_brings_a_creature(scenario):
    table = scenario(seats=2)
    seat = table.seat(0)
    table.seat(0).casts("Avenging Hunter").resolves()
    table.resolve_stack()
    seat.library("Forest", "Hill Giant", "Shock")  # after the shuffle of the first room
    id = dungeon_of(table.game.state, seat.number)
    table.game.state.edit(id).chosen = {"room": 6}  # Archives
    table.to_step(UPKEEP, seat)
    table.resolve_stack()
    giant = seat.permanent("Hill Giant")
    assert giant.counters("+1/+1") == 3 and giant.has(HEXPROOF) and room(table, seat) == ""
