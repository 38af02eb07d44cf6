"""Mana abilities: no stack, no waiting. CR 605."""

from __future__ import annotations

import pytest

from apnap.abilities.activated import Activate, Loyalty
from apnap.abilities.amounts import CountOf
from apnap.abilities.cards import card
from apnap.abilities.costs import EXILE_THIS_FROM_HAND, TAP_THIS, PayMana
from apnap.abilities.effects.flow import Sequence
from apnap.abilities.effects.permanents import Untap
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.object_events import BecomesTapped
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, LAND, YOU_CONTROL
from apnap.abilities.filters import CREATURE as A_CREATURE
from apnap.abilities.mana import AddCombination, AddMana, AddManaInstead, AddOneColor, basic_mana, mana_ability
from apnap.abilities.selectors import Each
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.definitions import Activated, Condition, Context, Effect, Pattern, Static, Triggered
from apnap.rules.ch1_concepts.mana import mana
from apnap.rules.ch1_concepts.mana.purpose import FOR_NOTHING
from apnap.rules.ch2_cards.characteristics import parse_mana_cost
from apnap.rules.core import constants
from apnap.rules.core.constants import (
    BATTLEFIELD,
    BEGIN_COMBAT,
    COLORLESS,
    EV_ACTIVATE,
    EV_MANA,
    EV_TAP,
    F_ACTIVATE,
    GRAVEYARD,
    GREEN,
    HAND,
    HASTE,
    RED,
    S_COST,
    UPKEEP,
)
from apnap.rules.core.decisions import D_PAY, D_YES_NO, FROM_ACTION, O_ACTIVATE, O_MANA, Decision, Option
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing, Watcher
from apnap.rules.events import AbilityActivated, Event, LifeChange, Tap
from apnap.rules.events import AddMana as ManaAdded
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_games import Answer, Forbids, made, put
from tests.helpers.mana_boards import (
    ALTAR,
    BEAR,
    DUAL,
    EITHER,
    ELF,
    FOREST,
    MOUNTAIN,
    NEW_ELF,
    OTHER_SIGNET,
    RING,
    SIGNET,
    WASTES,
    Spec,
    land,
    seat_at,
    tap_for,
)


def triggered_mana() -> Triggered:
    """Whenever a land of yours is tapped, {G} comes with it: a triggered mana ability."""
    ability = Whenever(BecomesTapped(LAND, YOU_CONTROL), AddMana("{G}"))
    ability.is_mana = True
    return ability


FLARE = card("Mana Flare of One", "{1}", "Enchantment", triggered_mana())
WAKER = card("Waker", "{1}", "Creature - Elf", "1/1", Activate("{T}", Untap(Target(CREATURE)), AddMana("{R}")))
SPHERE = card("Sphere", "{1}", "Artifact", Activate("{T}", AddMana("{R}"), Draw(1)))
BURNER = card("Burner", "{1}", "Legendary Planeswalker - Burner", "3", Loyalty(+1, AddMana("{R}{R}")))


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


@rule("605.3b")
def test_mana_is_there_at_once(scenario: Builder) -> None:
    table = scenario()
    elves = table.seat(0).has("Llanowar Elves")
    table.seat(0).taps_for_mana(elves)
    assert table.stack == []
    assert table.seat(0).pool == "G"
    assert table.holder == table.seat(0)


@rule("605.3a")
def test_mana_abilities_work_whenever_a_player_has_priority(scenario: Builder) -> None:
    table = scenario()
    forest = table.seat(1).has("Forest")
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.seat(1).taps_for_mana(forest)
    assert table.seat(1).pool == "G"
    assert table.stack == ["Shock"]


@rule("605.3a", "601.2g")
def test_mana_abilities_work_while_a_spell_is_cast(scenario: Builder) -> None:
    table = scenario()
    forest, mountain = table.seat(0).have("Forest", "Mountain")
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)], free=False)
    assert mountain.tapped and not forest.tapped


@rule("605.3a", "608.2g")
def test_mana_abilities_work_in_the_middle_of_a_resolution(scenario: Builder) -> None:
    table = scenario()
    forests = table.seat(0).have("Forest", "Forest", "Forest")
    bears = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Mana Leak", at=[bears])
    decision = table.asked(table.seat(0))
    assert decision.kind == D_YES_NO
    assert not any(f.tapped for f in forests)
    table.answer([1])
    assert all(f.tapped for f in forests)
    table.resolve_stack()
    assert "Grizzly Bears" in table.seat(0).battlefield


@rule("605.1a")
def test_a_treasure_is_a_mana_source(scenario: Builder) -> None:
    """Sacrificing is only its cost: it adds mana, has no target and no loyalty."""
    table = scenario()
    table.seat(0).casts("Rapacious Dragon")
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Treasure Token") == 2
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)], free=False)
    assert table.seat(0).battlefield.count("Treasure Token") == 1


@rule("605.5a", "605.1a")
def test_an_ability_with_a_target_uses_the_stack(scenario: Builder) -> None:
    table = scenario().knows(WAKER)
    waker = table.seat(0).has("Waker")
    decision = table.to_priority(table.seat(0).number)
    assert not any(o.kind == O_MANA and o.id == waker.id for o in decision.options)
    ability = table.seat(0).activates(waker, at=[waker])
    assert table.stack == ["Waker's ability"]
    ability.resolves()
    assert table.seat(0).pool == "R"
    assert not waker.tapped


@rule("605.1a")
def test_an_ability_that_draws_uses_the_stack(scenario: Builder) -> None:
    """What moves a card out of a library is not a mana ability, though it makes mana."""
    table = scenario().knows(SPHERE)
    sphere = table.seat(0).has("Sphere")
    decision = table.to_priority(table.seat(0).number)
    assert not any(o.kind == O_MANA and o.id == sphere.id for o in decision.options)
    ability = table.seat(0).activates(sphere)
    assert table.stack == ["Sphere's ability"] and table.seat(0).pool == ""
    ability.resolves()
    assert table.seat(0).pool == "R" and len(table.seat(0).hand) == 1


@rule("605.1a", "606.1")
def test_a_loyalty_ability_uses_the_stack(scenario: Builder) -> None:
    table = scenario().knows(BURNER)
    burner = table.seat(0).has("Burner")
    assert table.seat(0).can(O_ACTIVATE, burner)
    ability = table.seat(0).activates(burner)
    assert table.stack == ["Burner's ability"]
    assert table.seat(0).pool == ""
    ability.resolves()
    assert table.seat(0).pool == "RR"


@rule("605.4a", "605.1b")
def test_a_triggered_mana_ability_does_not_wait(scenario: Builder) -> None:
    table = scenario().knows(FLARE)
    table.seat(0).has("Mana Flare of One")
    mountain = table.seat(0).has("Mountain")
    table.seat(0).taps_for_mana(mountain)
    assert table.stack == []
    assert sorted(table.seat(0).pool) == ["G", "R"]


@rule("605.4a", "601.2g")
def test_triggered_mana_pays_for_the_spell_that_is_being_cast(scenario: Builder) -> None:
    table = scenario().knows(FLARE)
    table.seat(0).has("Mana Flare of One")
    table.seat(0).has("Mountain")
    assert table.seat(0).holds("Grizzly Bears")
    spell = table.seat(0).casts("Grizzly Bears", free=False)
    assert table.stack == ["Grizzly Bears"]
    spell.resolves()


@rule("605.5a", "603.3")
def test_a_trigger_on_mana_that_makes_none_waits_for_its_turn(scenario: Builder) -> None:
    """The city hurts after the spell that it paid for is on the stack, and before that resolves."""
    table = scenario()
    table.seat(0).has("City of Brass")
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)], free=False)
    assert table.stack == ["Lightning Bolt", "City of Brass's ability"]
    assert table.seat(0).life == 20
    bolt.resolves()
    assert table.seat(0).life == 19
    assert table.seat(1).life == 17


@rule("106.4", "703.4q")
def test_unspent_mana_is_lost_with_the_step(scenario: Builder) -> None:
    table = scenario()
    forest = table.seat(0).has("Forest")
    table.seat(0).taps_for_mana(forest)
    table.seat(1).gets_mana("R")
    table.to_step(BEGIN_COMBAT)
    assert table.seat(0).pool == ""
    assert table.seat(1).pool == ""


@rule("605.3a", "601.2g")
def test_the_payer_may_choose_other_sources(scenario: Builder) -> None:
    """Where sources differ they are asked for, and what is made stays in the pool until it is spent."""
    table = scenario()
    taiga, mountain = table.seat(0).have("Taiga", "Mountain")
    table.seat(0).holds("Shock")
    decision = table.to_priority(table.seat(0).number)
    pick = next(i for i, o in enumerate(decision.options) if table.game.name(o.id) == "Shock")
    table.answer([pick])
    table.answer([table.seat(1).ref])
    payment = table.game.decision()
    assert payment is not None and payment.kind == D_PAY
    assert payment.proposed == [mountain.id]  # what could make more kinds of mana is spared
    use = next(i for i, o in enumerate(payment.options) if o.id == taiga.id and o.index == 0)
    table.answer([use])
    while (question := table.game.decision()) is not None and question.kind == D_PAY:
        table.answer([])
    assert taiga.tapped and not mountain.tapped
    assert table.stack == ["Shock"]


@rule("605.3a", "117.1d")
def test_mana_in_the_upkeep_of_another(scenario: Builder) -> None:
    table = scenario()
    elves = table.seat(0).has("Llanowar Elves")
    table.to_turn(table.seat(1))
    assert table.game.state.turn().step == UPKEEP
    table.seat(0).taps_for_mana(elves)
    assert table.seat(0).pool == "G"


# on boards made by hand --------------------------------------------------------------------------------------------


@rule("605.2", "106.5")
def test_an_ability_that_would_add_nothing_pays_nothing_and_can_still_be_activated() -> None:
    count = mana_ability([TAP_THIS], AddMana("{G}", CountOf(Each(A_CREATURE))))
    cradle = land("Cradle", count)
    game = seat_at([Spec((), cradle)])
    assert not can_pay(game, "{1}")
    options: list[Option] = []
    mana.mana_options(game, 0, options)
    assert len(options) == 1
    put(game, 0, BEAR.card)
    put(game, 0, BEAR.card)
    assert can_pay(game, "{G}{G}") and not can_pay(game, "{3}")
    mana.activate_mana(game, 0, game.state.ids(0, BATTLEFIELD)[0], 0, -1)
    assert pool_of(game) == "{G}{G}"


@rule("605.3b", "106.12")
def test_tapping_for_mana_taps_activates_and_adds_without_a_stack() -> None:
    game = seat_at([FOREST, FOREST])
    forest = game.state.ids(0, BATTLEFIELD)[0]
    mana.activate_mana(game, 0, forest, 0, -1)
    assert pool_of(game) == "{G}"
    events = game.state.turn().events
    tap, activated, added = events[EV_TAP], events[EV_ACTIVATE], events[EV_MANA]
    assert isinstance(tap, Tap) and tap.for_mana and tap.id == forest
    assert isinstance(activated, AbilityActivated) and activated.object == -1
    assert isinstance(added, ManaAdded) and added.cause == forest
    assert not game.state.turn().stack


@rule("105.4", "605.3")
def test_the_kind_of_mana_is_asked_where_there_are_several() -> None:
    game = seat_at([DUAL])
    game.script[0].answers = [[RED]]
    mana.activate_mana(game, 0, game.state.ids(0, BATTLEFIELD)[0], 0, -1)
    assert pool_of(game) == "{R}"
    assert game.script[0].heard[0].candidates == [RED, GREEN]


def test_a_mana_ability_that_costs_mana_is_paid_with_what_the_rest_can_spare() -> None:
    game = seat_at([FOREST, MOUNTAIN, SIGNET])
    assert can_pay(game, "{G}{W}{U}") and not can_pay(game, "{G}{R}{W}")
    pay(game, "{G}{W}{U}")
    assert sorted(tapped(game)) == ["Forest", "Mountain", "Signet"] and pool_of(game) == ""


@rule("605.3c")
def test_two_sources_that_need_each_others_mana_make_none() -> None:
    assert not can_pay(seat_at([SIGNET, OTHER_SIGNET]), "{1}")
    assert can_pay(seat_at([SIGNET, OTHER_SIGNET, WASTES]), "{U}{R}{G}")


@rule("701.21", "605.3")
def test_what_a_mana_ability_sacrifices_is_chosen_and_never_what_the_plan_needs() -> None:
    game = seat_at([ALTAR, ELF, BEAR, BEAR])
    pay(game, "{2}{G}")
    offered = [d for d in game.script[0].heard if d.purpose == "sacrifice"]
    assert [game.name(id) for id in offered[0].candidates] == ["Elf", "Bear", "Bear"]
    assert len(game.state.ids(0, BATTLEFIELD)) == 3  # the elf was tapped first, and could be sacrificed then


class TappedForMana(Pattern):
    """Whenever the enchanted land is tapped for mana."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_TAP]

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Tap) and event.for_mana and game.state.objs[watcher.source].attached_to == event.id


def growth() -> Triggered:
    ability = Triggered(TappedForMana(), AddMana("{G}"))
    ability.is_mana = True
    return ability


@rule("605.4a", "605.1b", "106.12a")
def test_what_a_triggered_mana_ability_adds_counts_and_is_there_at_once() -> None:
    game = seat_at([MOUNTAIN, MOUNTAIN])
    assert not can_pay(game, "{R}{G}")
    put(game, 0, made("Growth", constants.ENCHANTMENT, 0, 0, growth()), to=game.state.ids(0, BATTLEFIELD)[0])
    assert can_pay(game, "{R}{G}") and can_pay(game, "{3}") and not can_pay(game, "{G}{G}") and not can_pay(game, "{4}")
    pay(game, "{R}{G}")
    assert tapped(game) == ["Mountain"] and pool_of(game) == "" and not game.state.pending


@rule("602.5", "101.2")
def test_forbidden_abilities_pay_nothing_while_the_effect_lasts() -> None:
    game = seat_at([FOREST])
    assert can_pay(game, "{G}")
    id = put(game, 0, made("Damper", constants.ENCHANTMENT, 0, 0, Forbids(F_ACTIVATE)))
    assert not can_pay(game, "{G}")
    options: list[Option] = []
    mana.mana_options(game, 0, options)
    assert options == []
    game.move(id, GRAVEYARD)
    assert can_pay(game, "{G}")


class AbilitiesCost(Static):
    """Activated abilities cost more."""

    def __init__(self, more: int) -> None:
        super().__init__([S_COST])
        self.more = more

    def cost_change(self, game: Game, effect: Standing, seat: int, ref: int, ability: Activated | None) -> int:
        return 0 if ability is None else self.more


@rule("601.2f", "602.2b")
def test_what_effects_add_to_the_cost_of_a_mana_ability_is_counted_and_paid() -> None:
    game = seat_at([FOREST, RING], pool=(0, 0, 0, 0, 0, 1) + (0,) * 6)
    put(game, 0, made("Taxer", constants.ENCHANTMENT, 0, 0, AbilitiesCost(1)))
    assert can_pay(game, "{2}") and not can_pay(game, "{3}") and can_pay(game, "{G}")
    pay(game, "{1}{G}")
    assert sorted(tapped(game)) == ["Forest", "Ring"] and pool_of(game) == ""


class LifeAbove(Condition):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.life(ctx.controller) > self.n


@rule("602.5", "605.3")
def test_a_condition_is_looked_at_again_after_every_event() -> None:
    hall = land("Hall", mana_ability([TAP_THIS], AddMana("{W}"), LifeAbove(10)))
    game = seat_at([Spec((), hall)])
    assert can_pay(game, "{W}")
    game.emit(LifeChange(0, -10))
    assert not can_pay(game, "{W}")


def test_other_mana_is_added_instead_where_the_condition_holds() -> None:
    tower = land("Tower", mana_ability([TAP_THIS], AddManaInstead(AddMana("{C}"), LifeAbove(10), AddMana("{C}{C}{C}"))))
    game = seat_at([Spec((), tower)])
    assert can_pay(game, "{3}")
    game.emit(LifeChange(0, -10))
    assert can_pay(game, "{1}") and not can_pay(game, "{2}")


@rule("602.5b")
def test_an_ability_for_once_each_turn_is_counted_once() -> None:
    pearl = mana_ability([PayMana("{1}")], AddMana("{W}"))
    pearl.each_turn = 1
    game = seat_at([WASTES, WASTES, Spec((), land("Pearl", pearl, types=constants.ARTIFACT))])
    assert can_pay(game, "{1}{W}") and not can_pay(game, "{W}{W}")
    pay(game, "{W}")
    assert not can_pay(game, "{W}") and can_pay(game, "{1}")


class HurtsYou(Effect):
    def happen(self, game: Game, ctx: Context) -> None:
        game.emit(LifeChange(ctx.controller, -1))


def test_an_ability_that_does_more_than_add_mana_is_used_last() -> None:
    pain = mana_ability([TAP_THIS], Sequence(AddMana("{R/G}"), HurtsYou()))
    game = seat_at([Spec((), land("Brushland", tap_for(1 << COLORLESS), pain)), DUAL, FOREST])
    pay(game, "{1}{G}")
    assert game.state.life(0) == 20
    game = seat_at([Spec((), land("Brushland", tap_for(1 << COLORLESS), pain)), FOREST])
    pay(game, "{1}{G}")
    assert game.state.life(0) == 20 and len(tapped(game)) == 2
    game = seat_at([Spec((), land("Brushland", tap_for(1 << COLORLESS), pain))])
    pay(game, "{G}")
    assert game.state.life(0) == 19


@rule("605.3a")
def test_a_mana_ability_may_function_in_a_hand() -> None:
    guide = mana_ability([EXILE_THIS_FROM_HAND], AddMana("{R}"), zones=1 << HAND)
    card = made("Guide", constants.CREATURE, 2, 2, guide)
    game = seat_at([])
    assert not can_pay(game, "{R}")
    put(game, 0, card, HAND)
    assert can_pay(game, "{R}")
    pay(game, "{R}")
    assert game.state.ids(0, HAND) == [] and not can_pay(game, "{R}")


@rule("605.3a", "118.3")
def test_mana_abilities_are_offered_when_they_can_be_paid_for() -> None:
    game = seat_at([FOREST, SIGNET, NEW_ELF, EITHER, BEAR])
    forest, signet, _elf, either, _bear = game.state.ids(0, BATTLEFIELD)
    options: list[Option] = []
    mana.mana_options(game, 0, options)
    assert [(o.kind, o.id, o.index) for o in options] == [
        (O_MANA, forest, 0),
        (O_MANA, signet, 0),
        (O_MANA, either, 0),
        (O_MANA, either, 1),
    ]
    game.emit(Tap(forest, False))
    game.emit(Tap(either, False))
    options.clear()
    mana.mana_options(game, 0, options)
    assert options == []


def answer_with(name: str) -> Answer:
    """Choose the option with the permanent of this name."""

    def choose(game: Game, decision: Decision) -> list[int]:
        return [i for i, o in enumerate(decision.options) if o.kind == O_MANA and game.name(o.id) == name][:1]

    return choose


@rule("605.3a")
def test_the_mana_for_a_mana_ability_is_paid_as_any_other() -> None:
    game = seat_at([FOREST, MOUNTAIN, SIGNET])
    signet = game.state.ids(0, BATTLEFIELD)[2]
    game.script[0].answers = [answer_with("Mountain")]
    mana.activate_mana(game, 0, signet, 0, -1)
    assert sorted(tapped(game)) == ["Mountain", "Signet"] and pool_of(game) == "{W}{U}"


@rule("605.1a", "605.5a")
def test_an_ability_that_is_not_a_mana_ability_is_refused_as_one() -> None:
    with pytest.raises(ValueError, match="605.1a"):
        mana_ability([TAP_THIS], HurtsYou())
    with pytest.raises(ValueError, match="battlefield and in hands"):
        mana_ability([TAP_THIS], AddMana("{G}"), zones=1 << GRAVEYARD)
    with pytest.raises(ValueError, match="not supported"):
        mana_ability([PayMana("{G/P}")], AddMana("{R}"))


def test_simple_abilities_are_recognised() -> None:
    assert basic_mana(GREEN).simple_mana == 1 << GREEN
    assert mana_ability([TAP_THIS], AddMana("{R/G}")).simple_mana == 1 << RED | 1 << GREEN
    assert mana_ability([TAP_THIS], AddCombination(31, 1)).simple_mana == 31
    for ability in [
        mana_ability([TAP_THIS], AddMana("{C}{C}")),
        mana_ability([TAP_THIS], AddOneColor(31, 3)),
        mana_ability([PayMana("{1}"), TAP_THIS], AddMana("{C}")),
        mana_ability([TAP_THIS], AddMana("{W}"), LifeAbove(0)),
    ]:
        assert ability.makes and not ability.simple_mana


@rule("602.5a", "302.6")
def test_a_creature_taps_for_mana_only_after_its_controllers_turn_began_or_with_haste() -> None:
    assert not can_pay(seat_at([NEW_ELF]), "{G}")
    assert can_pay(seat_at([ELF]), "{G}")
    hasty = made("Hasty Elf", constants.CREATURE, 1, 1, tap_for(1 << GREEN), keywords=HASTE)
    assert can_pay(seat_at([Spec((), hasty, sick=True)]), "{G}")
