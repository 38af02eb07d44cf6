"""Positions in which several multiplayer rules meet: departures, ranges, teams, subgames, commanders. CR 800-811."""

from __future__ import annotations

from apnap.abilities.cards import Enchant, card
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.creating import GetEmblem
from apnap.abilities.effects.damage_shields import DeflectNext
from apnap.abilities.effects.durations import UntilEndOfTurn, UntilYourNextTurn
from apnap.abilities.effects.life import LoseLife
from apnap.abilities.effects.moves import Destroy, ReturnToBattlefield
from apnap.abilities.effects.outcomes import EACH_NONWINNER, PlaySubgame, RestartTheGame, WinGame
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.turns import ReverseTurnOrder, TakeExtraTurn
from apnap.abilities.events.object_events import Casts
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, Whenever
from apnap.abilities.filters import CREATURE, PERMANENT, YOU_CONTROL
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU
from apnap.abilities.selectors import Each, Enchanted
from apnap.abilities.statics.changes import Gets, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target, TargetCard, TargetPlayer
from apnap.rules.ch9_casual import commanders
from apnap.rules.core.constants import GRAVEYARD, MAIN1, UPKEEP
from apnap.rules.core.decisions import D_MULLIGAN, D_PRIORITY
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder

LOAN = card("Loan", "{R}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
CHAIN = card("Chain", "{U}", "Enchantment - Aura", Enchant(PERMANENT), Always(Enchanted(PERMANENT), YouControl()))
RAISE = card("Raise", "{B}", "Sorcery", ReturnToBattlefield(TargetCard(CREATURE, whose=EACH_PLAYER)))
SLAY = card("Slay", "{B}", "Instant", Destroy(Target(PERMANENT)))
TITHE = card(
    "Tithe", "{U}", "Enchantment", Whenever(Casts(who=EACH_OPPONENT), UnlessPays(THAT_PLAYER, PayMana("{1}"), Draw(1)))
)
SHELTER = card("Shelter", "{W}", "Sorcery", UntilYourNextTurn(Each(CREATURE), Gets(0, 5)))
AGAIN = card("Again", "{U}", "Sorcery", TakeExtraTurn(who=TargetPlayer()))
BACK = card("Turn Back", "{U}", "Sorcery", ReverseTurnOrder())
TRIUMPH = card("Triumph", "{W}", "Sorcery", WinGame())
TALE = card("Tale", "{W}", "Sorcery", PlaySubgame(), LoseLife(5, who=EACH_NONWINNER))
AFRESH = card("Afresh", "{W}", "Sorcery", RestartTheGame())
CREST = card("Crest", "{W}", "Sorcery", GetEmblem(Always(Each(CREATURE, YOU_CONTROL), Gets(1, 1))))
TOLL = card("Toll", "{B}", "Enchantment", At(BeginningOf(UPKEEP, whose=EACH_PLAYER), LoseLife(1, who=THAT_PLAYER)))
LURE = card("Lure", "{W}", "Instant", DeflectNext(5, instead_of=YOU, to=Target(CREATURE)))
WORLD = [card(f"World {n}", "{G}", "World Enchantment") for n in ("One", "Two", "Three")]
HOUND = "Isamaru, Hound of Konda"


def known(table: Scenario) -> Scenario:
    ours = (LOAN, CHAIN, RAISE, SLAY, TITHE, SHELTER, AGAIN, BACK, TRIUMPH, TALE, AFRESH, CREST, TOLL, LURE, *WORLD)
    return table.knows(*ours)


def into_subgame(table: Scenario, spell: str = "Tale") -> None:
    table.seat(0).casts(spell)
    table.run(lambda d: d.kind == D_MULLIGAN, "a game to begin")
    table.run(lambda d: d.kind == D_PRIORITY, "its first turn")


def out_of_subgame(table: Scenario) -> None:
    for seat in table.seats()[1:]:
        seat.concedes()
    table.run(lambda d: d.kind == D_PRIORITY and not table.stack, "the main game")


# leaving -------------------------------------------------------------------------------------------------------------
@rule("800.4a", "800.4c")
def test_a_raised_creature_that_was_borrowed_is_exiled_as_the_loan_ends(scenario: Builder) -> None:
    table = known(scenario(seats=4))
    table.seat(2).buried("Grizzly Bears")
    table.seat(0).casts("Raise", at=[table.game.state.ids(table.seat(2).number, GRAVEYARD)[0]]).resolves()
    bears = table.seat(0).permanent("Grizzly Bears")
    table.seat(1).casts("Loan", at=[bears]).resolves()
    table.seat(0).concedes()
    assert bears.controller == table.seat(1) and bears.stayed
    table.next_turn()
    assert table.seat(2).exile == ["Grizzly Bears"]


@rule("800.4f")
def test_what_a_leaver_would_have_paid_is_not_paid(scenario: Builder) -> None:
    table = known(scenario(seats=4))
    table.seat(2).has("Tithe")
    table.seat(0).casts("Grizzly Bears")
    table.seat(0).concedes()
    table.resolve_stack()
    assert len(table.seat(2).hand) == 1


@rule("800.4k", "800.4m")
def test_an_extra_turn_of_a_leaver_ends_what_waits_for_their_next_turn(scenario: Builder) -> None:
    table = known(scenario(seats=4))
    bears = table.seat(2).has("Grizzly Bears")
    table.seat(0).casts("Shelter").resolves()
    table.seat(0).casts("Again", at=[table.seat(0)]).resolves()
    table.seat(0).concedes()
    assert bears.toughness == 7
    assert table.next_turn() == table.seat(1) and bears.toughness == 2


@rule("800.4m", "800.4a")
def test_in_reversed_turn_order_everything_goes_the_other_way(scenario: Builder) -> None:
    table = known(scenario(seats=4))
    bears = table.seat(2).has("Grizzly Bears")
    table.seat(0).casts("Shelter").resolves()
    table.seat(0).casts("Turn Back").resolves()
    table.seat(0).becomes_monarch()
    table.seat(0).concedes()
    assert table.monarch == table.seat(3) and table.holder == table.seat(3)
    assert table.next_turns(3) == [table.seat(3), table.seat(2), table.seat(1)] and bears.toughness == 7
    assert table.next_turn() == table.seat(3) and bears.toughness == 2


@rule("800.4j", "805.4a", "904.2")
def test_a_hero_leaves_and_the_turn_of_the_others_goes_on(scenario: Builder) -> None:
    table = known(scenario(variant="archenemy"))
    villain = table.active[0]
    villain.has("Toll")
    table.next_turn()
    heroes = table.active
    assert len(heroes) == 3
    table.resolve_stack()
    assert [hero.life for hero in heroes] == [19, 19, 19]
    heroes[0].concedes()
    assert table.active == heroes[1:] and table.holder in heroes[1:]
    table.to_step(MAIN1, heroes[1])
    assert heroes[1].plays("Forest").zone == "battlefield"


# range ---------------------------------------------------------------------------------------------------------------
@rule("801.10")
def test_an_aura_that_is_destroyed_gives_back_what_is_out_of_range(scenario: Builder) -> None:
    table = known(scenario(seats=6, range_of_influence=1))
    bears = table.seat(2).has("Grizzly Bears")
    table.next_turn()
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).casts("Chain", at=[bears]).resolves()
    assert bears.controller == table.seat(1)
    table.seat(0).casts("Slay", at=[table.seat(1).permanent("Chain")]).resolves()
    assert bears.controller == table.seat(2)


@rule("801.12")
def test_world_permanents_of_a_row_of_players(scenario: Builder) -> None:
    """The two outer ones do not see each other; the newest one, in between, sees both."""
    table = known(scenario(seats=6, range_of_influence=1))
    outer = [table.seat(0).has("World One"), table.seat(2).has("World Three")]
    table.next_turn()
    table.to_step(MAIN1, table.seat(1))
    assert all(world.stayed for world in outer)
    table.seat(1).casts("World Two").resolves()
    assert all(world.died for world in outer) and table.seat(1).battlefield == ["World Two"]


@rule("801.12", "801.2a")
def test_a_world_permanent_goes_if_its_controller_sees_a_newer_one(scenario: Builder) -> None:
    for far, gone in ((2, True), (0, False)):
        ranges = [1] * 6
        ranges[far] = 2
        table = known(scenario(seats=6, range_of_influence=ranges))
        older = table.seat(2).has("World Three")
        table.seat(0).casts("World One").resolves()
        assert older.died == gone and table.seat(0).battlefield == ["World One"]


@rule("801.13a")
def test_damage_is_not_turned_to_what_its_source_cannot_reach(scenario: Builder) -> None:
    table = known(scenario(seats=6, range_of_influence=1))
    giant = table.seat(2).has("Hill Giant")
    table.seat(1).casts("Lure", at=[giant]).resolves()
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 20 and giant.damage == 0


@rule("801.14", "801.2c")
def test_winning_twice_as_neighbours_come_closer(scenario: Builder) -> None:
    table = known(scenario(seats=6, range_of_influence=1))
    table.seat(0).casts("Triumph").resolves()
    assert [seat.in_game for seat in table.seats()] == [True, False, True, True, True, False]
    table.next_turn()
    table.to_step(MAIN1, table.seat(2))
    table.seat(2).casts("Triumph").resolves()
    assert [seat.in_game for seat in table.seats()] == [False, False, True, False, True, False]


# subgames and restarts -----------------------------------------------------------------------------------------------
@rule("729.1b", "729.4")
def test_designations_emblems_and_extra_turns_stay_in_their_game(scenario: Builder) -> None:
    table = known(scenario(seats=3))
    table.seat(0).casts("Crest").resolves()
    table.seat(0).casts("Again", at=[table.seat(2)]).resolves()
    table.seat(1).becomes_monarch()
    into_subgame(table)
    assert table.monarch is None and table.seat(0).command == []
    assert table.seat(0).has("Grizzly Bears").power == 2
    first = table.active[0]
    assert table.next_turn().number == table.game.state.next_seat(first.number)
    out_of_subgame(table)
    assert table.monarch == table.seat(1) and table.next_turn() == table.seat(2)


@rule("729.5c", "903.8")
def test_the_tax_of_a_commander_is_counted_in_each_game_by_itself(scenario: Builder) -> None:
    table = known(scenario(seats=3, commander=True))
    one = table.seat(0)
    one.leads(HOUND)
    one.casts(HOUND).resolves()
    one.casts("Slay", at=[one.permanent(HOUND)])
    table.says([1])
    table.resolve_stack()

    def tax() -> int:
        return int(commanders.tax(table.game.state, one.number, table.in_command(one.number, HOUND)))

    assert one.command == [HOUND] and tax() == 2
    into_subgame(table)
    assert one.command == [HOUND] and tax() == 0
    out_of_subgame(table)
    assert one.command == [HOUND] and tax() == 2


@rule("729.5", "810.9")
def test_a_giant_that_loses_a_subgame_is_hurt_for_each_head(scenario: Builder) -> None:
    table = known(scenario(variant="two-headed-giant"))
    table.seat(0).at(12)
    into_subgame(table)
    assert table.seat(0).life == table.seat(2).life == 30
    table.seat(3).concedes()
    table.run(lambda d: d.kind == D_PRIORITY and not table.stack, "the main game")
    assert table.seat(0).life == 12 and table.seat(2).life == 20


@rule("801.17", "807.4b")
def test_who_restarts_a_grand_melee_has_the_first_turn_marker(scenario: Builder) -> None:
    table = known(scenario(seats=12, variant="grand-melee"))
    table.on(1).seat(4).casts("Afresh")
    table.on(-1).run(lambda d: d.kind == D_MULLIGAN, "the game to begin again")
    table.run(lambda d: d.kind == D_PRIORITY, "the first turns")
    assert [table.of(turn.active[0]) for turn in table.game.state.turns] == [table.seat(s) for s in (4, 8, 0)]
