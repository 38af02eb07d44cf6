"""Planar decks, scheme decks and vanguards in subgames, and in restarted games. CR 729.2a-b, 729.5a-b, 727.2."""

from __future__ import annotations

from apnap import library
from apnap.abilities.cards import card
from apnap.abilities.casual.planes import CHAOS_ENSUES
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, YOU_CONTROL
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    GONE,
    LIBRARY,
    MAIN1,
    PLANAR_DECK,
    SCHEME,
    SCHEME_DECK,
    VANGUARD,
)
from apnap.rules.core.decisions import D_MULLIGAN
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario, Seat

PLANES = [card(name, "", "Plane - Nowhere", Whenever(CHAOS_ENSUES, GainLife(1))) for name in "ABCDEF"]

HERALD = card("Herald", "", "Vanguard", "+0/+0", Always(Each(CREATURE, YOU_CONTROL), Gets(1, 0)))
GREETS = Whenever(Enters(CREATURE), GainLife(1))
GREETS.zones = 1 << COMMAND | 1 << BATTLEFIELD
EMINENCE = card("Eminence", "{W}", "Legendary Creature - Human", "1/1", GREETS)


def begins(table: Scenario) -> None:
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")


def come_home(table: Scenario) -> None:
    for seat in table.seats()[1:]:
        seat.concedes()
    assert table.game.state.frame is None


def pile(seat: Seat, zone: int) -> list[str]:
    return sorted(seat.table.names(seat.number, zone))


def planechase(scenario: Builder, variant: str = "planechase") -> Scenario:
    return scenario(seats=3, variant=variant, planes=[PLANES])


@rule("729.2a")
def test_planar_decks_go_into_the_subgame_and_what_is_face_up_stays(scenario: Builder) -> None:
    table = planechase(scenario)
    (up,) = table.planes
    begins(table)
    state = table.game.state
    frame = state.frame
    assert frame is not None
    assert [frame.main.objs[id].card.name for id in frame.main.planes] == [up]
    assert table.planes == []  # before the first turn
    for seat in table.seats():
        assert not frame.main.ids(seat.number, PLANAR_DECK)
        left = [name for name in "ABCDEF" if seat != table.seat(0) or name != up]
        assert pile(seat, PLANAR_DECK) == left
    table.to_step(MAIN1)
    assert len(table.planes) == 1  # and the subgame begins as any game does


@rule("729.2a")
def test_the_decks_are_shuffled_as_they_move(scenario: Builder) -> None:
    orders = set()
    for seed in range(8):
        table = planechase(scenario)
        for _ in range(seed):
            table.game.state.below(5)
        begins(table)
        orders.add(tuple(table.names(table.seat(1).number, PLANAR_DECK)))
    assert len(orders) > 1


@rule("729.5a")
def test_what_was_face_up_in_the_subgame_goes_back_into_its_deck(scenario: Builder) -> None:
    table = planechase(scenario)
    (up,) = table.planes
    begins(table)
    table.to_step(MAIN1)
    assert len(table.planes) == 1
    libraries = [seat.library_size + len(seat.hand) for seat in table.seats()]
    come_home(table)
    assert table.planes == [up]
    for seat, size in zip(table.seats(), libraries, strict=True):
        left = [name for name in "ABCDEF" if seat != table.seat(0) or name != up]
        assert pile(seat, PLANAR_DECK) == left
        assert seat.library_size == size  # no plane among them


@rule("729.2a", "729.5a", "901.15")
def test_a_planar_deck_of_all_players_goes_along_and_comes_back(scenario: Builder) -> None:
    table = planechase(scenario, "communal-planechase")
    before = sorted(table.names(0, PLANAR_DECK))
    begins(table)
    assert sorted(table.names(0, PLANAR_DECK)) == before
    come_home(table)
    assert sorted(table.names(0, PLANAR_DECK)) == before


def schemes() -> list[CardDef]:
    return [c for c in library.cards() if c.base.types & SCHEME][:6]


@rule("729.2a", "729.5a")
def test_scheme_decks_go_along_and_come_back(scenario: Builder) -> None:
    table = scenario(3)
    archenemy = table.seat(1)
    names = [c.name for c in schemes()]
    assert len(names) == 6
    for name in names[1:]:
        table.place(archenemy.number, name, SCHEME_DECK)
    table.place(archenemy.number, names[0], COMMAND)  # one is face up
    begins(table)
    assert pile(archenemy, SCHEME_DECK) == sorted(names[1:]) and archenemy.command == []
    state = table.game.state
    id = state.ids(archenemy.number, SCHEME_DECK)[-1]
    state.edit_zone(archenemy.number, SCHEME_DECK).remove(id)  # set in motion
    state.edit(id).zone = COMMAND
    state.edit_zone(archenemy.number, COMMAND).append(id)
    come_home(table)
    assert pile(archenemy, SCHEME_DECK) == sorted(names[1:]) and archenemy.command == names[:1]


@rule("729.2b", "729.5b")
def test_vanguards_go_along_and_come_back(scenario: Builder) -> None:
    table = scenario(2)
    table.game.state.table.vanguards = True
    chosen = [c for c in library.cards() if c.base.types & VANGUARD][:2]
    for seat, c in zip(table.seats(), chosen, strict=True):
        table.place(seat.number, c.name, COMMAND)
    begins(table)
    frame = table.game.state.frame
    assert frame is not None
    for seat, c in zip(table.seats(), chosen, strict=True):
        assert seat.command == [c.name] and not frame.main.ids(seat.number, COMMAND)
        assert seat.life == 20 + c.faces[0].life_modifier
        assert len(seat.hand) == 7 + c.faces[0].hand_modifier
    come_home(table)
    for seat, c in zip(table.seats(), chosen, strict=True):
        assert seat.command == [c.name]
        assert c.name not in table.names(seat.number, LIBRARY)


@rule("729.5", "729.5b", "313.4")
def test_what_a_vanguard_says_is_true_once_it_is_back(scenario: Builder) -> None:
    """At once, and as often as it is there: once."""
    table = scenario(2).knows(HERALD)
    one = table.seat(0)
    table.game.state.table.vanguards = True
    table.place(one.number, "Herald", COMMAND)
    bears = one.has("Grizzly Bears")
    assert bears.power == 3
    begins(table)
    come_home(table)
    assert one.command == ["Herald"] and bears.power == 3


@rule("729.2c", "729.5c")
def test_an_ability_in_the_command_zone_comes_home_once(scenario: Builder) -> None:
    table = scenario(2, commander=True).knows(EMINENCE)
    one = table.seat(0)
    one.leads("Eminence")
    one.casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert one.life == 21
    begins(table)
    come_home(table)
    table.resolve_stack()
    assert one.command == ["Eminence"]
    one.casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert one.life == 22


@rule("727.2")
def test_a_restarted_game_has_all_planes_again(scenario: Builder) -> None:
    table = planechase(scenario)
    karn = table.seat(0).has("Karn Liberated", counters={"loyalty": 20})
    size = table.seat(1).library_size
    table.seat(0).activates(karn, 2)
    table.run(lambda d: d.kind == D_MULLIGAN, "opening hands")
    for seat in table.seats():
        assert pile(seat, PLANAR_DECK) == list("ABCDEF")
    assert table.seat(1).library_size + len(table.seat(1).hand) == size


@rule("729.2c", "729.4")
def test_a_commander_in_the_subgame_is_not_outside_of_it_as_well(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    table.seat(0).leads("Judith, the Scourge Diva")
    begins(table)
    state = table.game.state
    number = state.players[table.seat(0).number].commanders[0]
    there = [o.zone for o in state.objs if o.id >= 0 and o.number == number and o.zone != GONE]
    assert there == [COMMAND]
    table.check_invariants()
    come_home(table)
