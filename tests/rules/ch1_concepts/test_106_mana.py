"""Mana, mana pools, and the symbols that mana pays for. CR 106, 107.4."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.mana import AddMana
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch1_concepts.mana import mana
from apnap.rules.ch1_concepts.mana.purpose import FOR_NOTHING
from apnap.rules.ch2_cards.characteristics import parse_mana_cost
from apnap.rules.core.constants import BATTLEFIELD, BLUE, ENCHANTMENT, EV_MANA, GRAVEYARD, GREEN, S_REPLACE, UPKEEP
from apnap.rules.core.decisions import FROM_ACTION, O_CAST
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.rules.events import AddMana as ManaAdded
from apnap.rules.events import Event, Tap
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_games import game_at, made, put, two_headed_giant
from tests.helpers.mana_boards import DUAL, FOREST, MOUNTAIN, SNOW_FOREST, WASTES, seat_at


def can_pay(game: Game, cost: str, x: int = 0, exclude: int = -1) -> bool:
    return mana.can_pay(game, 0, parse_mana_cost(cost), x, FOR_NOTHING, exclude)


def pay(game: Game, cost: str, x: int = 0) -> None:
    mana.pay(game, 0, parse_mana_cost(cost), x, FROM_ACTION, FOR_NOTHING)


def tapped(game: Game) -> list[str]:
    """The names of the first seat's tapped permanents."""
    state = game.state
    return [game.name(id) for id in state.ids(0, BATTLEFIELD) if state.objs[id].tapped]


def pool_of(game: Game, seat: int = 0) -> str:
    return mana.pool_words(game.state.players[seat])


# at the table ------------------------------------------------------------------------------------------------------


@rule("106.3", "106.4", "405.6c")
def test_mana_goes_to_the_pool_at_once_and_can_be_spent_later(scenario: Builder) -> None:
    table = scenario()
    mountain = table.seat(0).has("Mountain")
    table.seat(0).taps_for_mana(mountain)
    assert (table.seat(0).pool, table.stack, table.holder) == ("R", [], table.seat(0))
    table.seat(0).holds("Shock")
    table.seat(0).casts("Shock", at=[table.seat(1)], free=False).resolves()
    assert (table.seat(0).pool, table.seat(1).life) == ("", 18)


@rule("106.4")
def test_mana_is_spent_by_its_owner_only(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).gets_mana("R")
    (shock,) = table.seat(1).holds("Shock")
    assert not table.seat(1).can(O_CAST, shock)


@rule("106.1b", "106.4")
def test_an_artifact_adds_colourless_mana(scenario: Builder) -> None:
    table = scenario()
    ring = table.seat(0).has("Sol Ring")
    table.seat(0).taps_for_mana(ring)
    assert table.seat(0).pool == "CC"


@rule("106.8")
def test_hybrid_mana_is_added_as_one_of_its_halves(scenario: Builder) -> None:
    table = scenario()
    oasis = table.seat(0).has("Shivan Oasis")
    table.seat(0).taps_for_mana(oasis, says=[[4]])
    assert table.seat(0).pool == "G"


@rule("106.10", "106.11")
def test_generic_and_snow_symbols_add_colourless_mana(scenario: Builder) -> None:
    battery = card("Battery", "{1}", "Artifact", Activate("{T}", AddMana("{2}")))
    icicle = card("Icicle", "{1}", "Snow Artifact", Activate("{T}", AddMana("{S}")))
    table = scenario().knows(battery, icicle)
    table.seat(0).taps_for_mana(table.seat(0).has("Battery"))
    assert table.seat(0).pool == "CC"
    table.seat(0).taps_for_mana(table.seat(0).has("Icicle"))
    assert table.seat(0).pool == "CCC"


@rule("106.9")
def test_a_phyrexian_symbol_adds_mana_of_its_colour(scenario: Builder) -> None:
    altar = card("Altar", "{1}", "Artifact", Activate("{T}", AddMana("{B/P}")))
    table = scenario().knows(altar)
    table.seat(0).taps_for_mana(table.seat(0).has("Altar"))
    assert table.seat(0).pool == "B"


@rule("106.4", "605.3a")
def test_mana_abilities_are_activated_while_paying(scenario: Builder) -> None:
    table = scenario()
    lands = table.seat(0).have("Forest", "Mountain")
    table.seat(0).holds("Grizzly Bears")
    table.seat(0).casts("Grizzly Bears", free=False)
    assert [land.tapped for land in lands] == [True, True]
    assert table.stack == ["Grizzly Bears"]


@rule("106.12", "603.2e")
def test_tapping_for_mana_while_casting_triggers_and_waits(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("City of Brass")
    table.seat(0).holds("Shock")
    table.seat(0).casts("Shock", at=[table.seat(1)], free=False)
    assert table.stack == ["Shock", "City of Brass's ability"]
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (19, 18)


@rule("106.6", "107.4h")
def test_snow_mana_remembers_where_it_came_from(scenario: Builder) -> None:
    table = scenario()
    (golem,) = table.seat(0).holds("Icehide Golem")
    table.seat(0).taps_for_mana(table.seat(0).has("Forest"))
    assert not table.seat(0).can(O_CAST, golem)
    table.seat(0).taps_for_mana(table.seat(0).has("Snow-Covered Forest"))
    assert table.seat(0).can(O_CAST, golem)
    table.seat(0).casts("Icehide Golem", free=False).resolves()
    assert table.seat(0).pool == "G"


@rule("106.4", "500.5")
def test_mana_made_in_the_upkeep_is_gone_in_the_draw_step(scenario: Builder) -> None:
    table = scenario()
    mountain = table.seat(1).has("Mountain")
    table.to_step(UPKEEP, table.seat(1))
    table.seat(1).taps_for_mana(mountain)
    assert table.seat(1).pool == "R"
    for seat in [table.seat(1 + i) for i in range(table.count)]:
        seat.passes()
    assert table.seat(1).pool == "" and mountain.tapped


# on boards made by hand --------------------------------------------------------------------------------------------


@rule("107.4f", "119.4")
def test_phyrexian_symbols_take_life_only_where_there_is_enough() -> None:
    assert can_pay(seat_at([], life=4), "{R/P}{R/P}")
    assert not can_pay(seat_at([], life=3), "{R/P}{R/P}")
    assert can_pay(seat_at([MOUNTAIN], life=3), "{R/P}{R/P}")
    game = seat_at([MOUNTAIN], life=3)
    pay(game, "{R/P}{R/P}")
    assert (tapped(game), game.state.life(0)) == (["Mountain"], 1)


@rule("810.9a", "107.4f")
def test_life_of_a_team_pays_for_either_member() -> None:
    game = game_at(two_headed_giant())
    game.state.edit_player(0).life = 2
    assert mana.can_pay(game, 1, parse_mana_cost("{G/P}"), 0, FOR_NOTHING)
    mana.pay(game, 1, parse_mana_cost("{G/P}"), 0, FROM_ACTION, FOR_NOTHING)
    assert game.state.life(0) == game.state.life(1) == 0
    assert not mana.can_pay(game, 1, parse_mana_cost("{G/P}"), 0, FOR_NOTHING)


@rule("107.4h")
def test_a_snow_symbol_takes_mana_of_any_kind_from_a_snow_source() -> None:
    assert not can_pay(seat_at([FOREST]), "{S}")
    game = seat_at([FOREST, SNOW_FOREST, FOREST])
    assert can_pay(game, "{2}{S}") and not can_pay(game, "{S}{S}")
    pay(game, "{1}{S}")
    assert sorted(tapped(game)) == ["Forest", "Snow Forest"]


@rule("106.1b", "107.4c")
def test_colourless_pips_are_not_generic() -> None:
    assert not can_pay(seat_at([FOREST]), "{C}")
    assert can_pay(seat_at([WASTES]), "{C}")


@rule("106.4", "500.5")
def test_pools_empty_and_the_mana_no_longer_counts() -> None:
    game = seat_at([FOREST, FOREST])
    mana.activate_mana(game, 0, game.state.ids(0, BATTLEFIELD)[0], 0, GREEN)
    game.emit(ManaAdded(1, BLUE, 2, True))
    assert can_pay(game, "{2}")
    mana.empty_pools(game)
    assert pool_of(game) == "" and pool_of(game, 1) == ""
    assert can_pay(game, "{1}") and not can_pay(game, "{2}")


class Doubles(Static):
    """If a permanent of its controller's would add mana, it adds twice that much."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_MANA])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, ManaAdded) and event.seat == effect.controller

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        assert isinstance(event, ManaAdded)
        return ManaAdded(event.seat, event.mana, event.amount * 2, event.snow)


@rule("106.12b", "614.1")
def test_replacement_effects_on_mana_are_counted() -> None:
    game = seat_at([FOREST, DUAL])
    id = put(game, 0, made("Doubler", ENCHANTMENT, 0, 0, Doubles()))
    assert can_pay(game, "{R}{R}{G}{G}") and can_pay(game, "{G}{G}{G}{G}") and not can_pay(game, "{R}{G}{G}{G}")
    pay(game, "{R}{R}{G}{G}")
    assert pool_of(game) == ""
    game.move(id, GRAVEYARD)
    for land_id in game.state.ids(0, BATTLEFIELD):
        game.emit(Tap(land_id, True))
    assert not can_pay(game, "{3}")
