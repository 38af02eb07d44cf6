"""Cards exiled face down: without characteristics, hidden, and played by who may look at them. CR 406.3-7, 601.3f."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.effects.exile_and_return import TakeExiledCards
from apnap.abilities.effects.flow import Sequence
from apnap.abilities.effects.moves import Exile
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import When
from apnap.abilities.filters import Everything
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.selectors import THIS, THOSE
from apnap.abilities.targets import TargetCard, TargetOpponent
from apnap.abilities.zones.playing import THIS_TURN, WHILE_THERE, MayPlay
from apnap.abilities.zones.top_cards import ExileTopCards
from apnap.rules.core.constants import EXILE
from apnap.rules.core.decisions import O_CAST, O_LAND
from apnap.rules.views.view import observe
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Scenario, Seat

COURIER = card(
    "Slow Courier",
    "{1}",
    "Artifact",
    When(Enters(THIS), ExileTopCards(2, face_down=True)),
    Activate("{0}", TakeExiledCards()),
)
GLIMPSE = card(
    "Glimpse", "{R}", "Sorcery", Sequence(ExileTopCards(face_down=True), MayPlay(THOSE, THIS_TURN, look=True))
)
THEFT = card(
    "Quiet Theft",
    "{B}",
    "Sorcery",
    Sequence(ExileTopCards(who=TargetOpponent(), face_down=True), MayPlay(THOSE, WHILE_THERE, look=True)),
)
AGAIN = card("Exile Again", "{W}", "Sorcery", Exile(TargetCard(Everything(), zone=EXILE, whose=EACH_PLAYER)))


def exiled(table: Scenario, seat: Seat) -> list[Permanent]:
    return [Permanent(table, int(id)) for id in table.game.state.ids(seat.number, EXILE)]


def under(table: Scenario, who: Seat, whose: Seat) -> list[str]:
    """The names under face-down exiled cards that a seat may look at."""
    return [seen.under for seen in observe(table.game, who.number).exile(whose.number)]


@rule("406.3", "406.3a")
def test_a_card_exiled_face_down_shows_nothing(scenario: Builder) -> None:
    table = scenario(3).knows(COURIER)
    table.seat(0).library("Lightning Bolt", "Grizzly Bears")
    table.seat(0).casts("Slow Courier").resolves()
    table.resolve_stack()
    for who in table.seats():
        assert under(table, who, table.seat(0)) == ["", ""]
    for one in exiled(table, table.seat(0)):
        assert one.name == "" and not one.is_a("Instant") and not one.is_a("Creature")
    assert not any("Lightning Bolt" in line or "Grizzly Bears" in line for line in table.log)


@rule("406.6", "607.2a")
def test_what_was_exiled_with_it_comes_back(scenario: Builder) -> None:
    """Only what this object exiled, not what another one of the same name did."""
    table = scenario(3).knows(COURIER)
    seat = table.seat(0)
    seat.library("Lightning Bolt", "Shock", "Grizzly Bears", "Forest")
    first = seat.casts("Slow Courier").resolves()
    table.resolve_stack()
    seat.casts("Slow Courier").resolves()
    table.resolve_stack()
    seat.activates(Permanent(table, first.now)).resolves()
    assert sorted(seat.hand) == ["Lightning Bolt", "Shock"]
    assert not any("Lightning Bolt" in line or "Shock" in line for line in table.log)
    assert len(exiled(table, seat)) == 2


@rule("406.3a", "601.3f")
def test_who_may_look_at_it_may_play_it_face_up(scenario: Builder) -> None:
    table = scenario(3).knows(GLIMPSE)
    seat = table.seat(0)
    seat.library("Grizzly Bears")
    seat.casts("Glimpse").resolves()
    bears = exiled(table, seat)[0]
    assert under(table, seat, seat) == ["Grizzly Bears"]
    assert under(table, table.seat(1), seat) == [""]
    assert not seat.can(O_CAST, bears)
    seat.gets_mana("GG")
    decision = table.to_priority(seat.number)
    table.answer([next(i for i, o in enumerate(decision.options) if o.kind == O_CAST and o.id == bears.id)])
    assert table.stack == ["Grizzly Bears"]
    table.resolve_stack()
    assert "Grizzly Bears" in seat.battlefield


@rule("406.3a", "305.1")
def test_a_land_exiled_face_down_may_be_played(scenario: Builder) -> None:
    table = scenario(3).knows(GLIMPSE)
    seat = table.seat(0)
    seat.library("Forest")
    seat.casts("Glimpse").resolves()
    land = exiled(table, seat)[0]
    decision = table.to_priority(seat.number)
    table.answer([next(i for i, o in enumerate(decision.options) if o.kind == O_LAND and o.id == land.id)])
    assert "Forest" in seat.battlefield


@rule("406.3", "514.2")
def test_the_permission_ends_and_the_knowledge_stays(scenario: Builder) -> None:
    table = scenario(3).knows(GLIMPSE)
    seat = table.seat(0)
    seat.library("Shock")
    seat.casts("Glimpse").resolves()
    shock = exiled(table, seat)[0]
    table.to_turn(table.seat(1))
    seat.gets_mana("R")
    assert not seat.can(O_CAST, shock)
    assert under(table, seat, seat) == ["Shock"]


@rule("406.3b", "108.3")
def test_a_card_of_another_player(scenario: Builder) -> None:
    table = scenario(3).knows(THEFT)
    seat, other = table.seat(0), table.seat(1)
    other.library("Grizzly Bears")
    seat.casts("Quiet Theft", at=[other]).resolves()
    bears = exiled(table, other)[0]
    assert under(table, seat, other) == ["Grizzly Bears"] and under(table, other, other) == [""]
    table.to_turn(seat)
    table.to_step(3)
    seat.gets_mana("GG")
    assert seat.can(O_CAST, bears)
    other.gets_mana("GG")
    table.to_turn(other)
    table.to_step(3)
    other.gets_mana("GG")
    assert not other.can(O_CAST, bears)


@rule("406.7", "400.8")
def test_an_exiled_card_that_is_exiled_becomes_a_new_object(scenario: Builder) -> None:
    table = scenario(3).knows(AGAIN)
    id = table.place(table.seat(1).number, "Grizzly Bears", EXILE)
    bears = Permanent(table, id)
    table.refresh()
    table.seat(0).casts("Exile Again", at=[bears]).resolves()
    assert bears.zone == "exile" and bears.now != id
