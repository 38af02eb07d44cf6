"""The steps of casting a spell. CR 601.2, 601.5, 601.8."""

from __future__ import annotations

import pytest

from apnap.abilities.amounts import X
from apnap.abilities.cards import AdditionalCost, card
from apnap.abilities.costs import SacrificeSome
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import Choose
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.object_events import Casts
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import ARTIFACT, CREATURE, INSTANT
from apnap.abilities.keyword_abilities.flags import FLASH
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.targets import AnyTarget, Target, TargetPlayer
from apnap.rules.ch1_concepts import definitions, ending
from apnap.rules.ch1_concepts.definitions import Context, Effect, Static, Triggered
from apnap.rules.ch6_spells import casting
from apnap.rules.core import constants
from apnap.rules.core.constants import BATTLEFIELD, EV_CAST, EV_TARGET, EV_ZONE, EXILE, GONE, HAND, P_CAST, STACK
from apnap.rules.core.decisions import (
    CONCEDE,
    D_CHOOSE,
    D_DIVIDE,
    D_MODE,
    D_NUMBER,
    D_YES_NO,
    FOR_TARGET,
    FOR_X,
    O_CAST,
    Decision,
    IllegalAnswer,
    Option,
)
from apnap.rules.core.game import Game
from apnap.rules.core.interrupts import Departed
from apnap.rules.events import Event, SpellCast, ZoneChange
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_words import (
    MOUNTAIN,
    AnnouncedX,
    Creatures,
    Hand,
    Hit,
    IsCreature,
    LifeCost,
    LifeGain,
    Listed,
    Mana,
    Nothing,
    On,
    Opponents,
    Players,
    Rule,
    instant,
    made,
    spell,
    stand,
)
from tests.helpers.plain_boards import BEAR, OGRE, WURM, plain

TWO_SPARKS = card("Two Sparks", "{R}", "Instant", DealDamage(1, to=AnyTarget()), DealDamage(2, to=AnyTarget()))
CHARM = card("Test Charm", "{1}", "Instant", Choose(1, Destroy(Target(ARTIFACT)), GainLife(3)))
FODDER_TOY = card("Fodder Toy", "{2}", "Artifact", AdditionalCost(SacrificeSome(1, CREATURE)))
LAST_RITES = card("Last Rites", "{B}", "Instant", AdditionalCost(SacrificeSome(1, CREATURE)), Destroy(Target(CREATURE)))
LISTENER = card("Listener", "{1}", "Artifact", Whenever(Casts(INSTANT, who=EACH_PLAYER), GainLife(1)))
QUICK_THORN = card("Quick Thorn", "{1}", "Artifact", FLASH, SpellsCost(+2))
BOLT = instant("Bolt", "{R}", Hit(Players(), 3))
OGRES = plain("Ogres", "{1}{R}")


def options(hand: Hand, id: int, seat: int = 0, sorcery: bool = True) -> list[int]:
    """The ways to cast a card that are offered."""
    out: list[Option] = []
    casting.cast_options(hand.game, seat, id, sorcery, out)
    assert all(o.id == id for o in out)
    return [o.index for o in out]


def ready(*cards: object, mountains: int = 3, seats: int = 2) -> tuple[Hand, list[int]]:
    hand = Hand(seats, mountains)
    return hand, [hand.put(0, HAND, c) for c in cards]  # type: ignore[arg-type]


# at the table ------------------------------------------------------------------------------------------------------


@rule("601.2a")
def test_a_spell_moves_to_the_stack_and_its_caster_controls_it(scenario: Builder) -> None:
    table = scenario()
    shock = table.seat(1).casts("Shock", at=[table.seat(0)])
    assert table.stack == ["Shock"]
    assert shock.controller == table.seat(1)
    assert "Shock" not in table.seat(1).hand
    assert table.seat(0).life == 20


@rule("601.2a", "601.2i")
def test_the_newest_spell_is_on_top_and_its_caster_has_priority(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)])
    assert table.stack == ["Shock", "Lightning Bolt"]
    assert table.holder == table.seat(1)


@rule("601.2b")
def test_x_is_announced_and_paid(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).gets_mana("RRRRR")
    blaze = table.seat(0).casts("Blaze", at=[table.seat(1)], x=3, free=False)
    assert table.seat(0).pool == "R"
    blaze.resolves()
    assert table.seat(1).life == 17


@rule("601.2b", "700.2a")
def test_a_mode_without_a_legal_target_cannot_be_chosen(scenario: Builder) -> None:
    table = scenario().knows(CHARM)
    table.seat(0).casts("Test Charm").resolves()  # no artifact anywhere: the life is all there is
    assert table.seat(0).life == 23
    ring = table.seat(1).has("Sol Ring")
    table.seat(0).casts("Test Charm", modes=[0], at=[ring]).resolves()
    assert ring.died
    assert table.seat(0).life == 23


@rule("601.2b", "700.2")
def test_the_mode_is_chosen_as_the_spell_is_cast(scenario: Builder) -> None:
    """What is announced stays so: the artifact that comes later is not destroyed."""
    table = scenario().knows(CHARM)
    ring = table.seat(1).has("Sol Ring")
    charm = table.seat(0).casts("Test Charm", modes=[1])
    assert table.game.state.objs[charm.id].announced.modes == [1]  # type: ignore[union-attr]
    charm.resolves()
    assert ring.stayed
    assert table.seat(0).life == 23


def option(table: Scenario, name: str) -> list[int]:
    """The answer that begins to cast a card of this name."""
    decision = table.game.decision()
    assert decision is not None
    for i, o in enumerate(decision.options):
        if o.kind == O_CAST and table.game.name(o.id) == name:
            return [i]
    raise AssertionError(f"{name} is not offered")


@rule("601.2c", "115.3")
def test_one_use_of_target_takes_nothing_twice(scenario: Builder) -> None:
    table = scenario()
    first, second = table.seat(0).buried("Grizzly Bears", "Hill Giant")
    table.seat(0).holds("Soul Salvage")
    table.seat(0).gets_mana("BBB")
    table.game.answer(option(table, "Soul Salvage"))
    decision = table.game.decision()
    assert decision is not None and decision.purpose == FOR_TARGET
    with pytest.raises(IllegalAnswer):
        table.answer([first.id, first.id])
    table.answer([first.id, second.id])
    table.resolve_stack()
    assert sorted(table.seat(0).hand) == ["Grizzly Bears", "Hill Giant"]


@rule("601.2c", "115.3")
def test_two_uses_of_target_may_take_the_same(scenario: Builder) -> None:
    table = scenario().knows(TWO_SPARKS)
    table.seat(0).casts("Two Sparks", at=[table.seat(1), table.seat(1)]).resolves()
    assert table.seat(1).life == 17


@rule("601.2d")
def test_a_division_gives_each_target_something(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).holds("Arc Lightning")
    table.seat(0).gets_mana("RRR")
    table.game.answer(option(table, "Arc Lightning"))
    table.answer([bears.id, table.seat(1).ref])
    decision = table.game.decision()
    assert decision is not None and decision.kind == D_DIVIDE
    for wrong in ([3, 0], [0, 3], [1, 1], [2, 2]):
        with pytest.raises(IllegalAnswer):
            table.answer(wrong)
    table.answer([2, 1])
    table.resolve_stack()
    assert bears.died
    assert table.seat(1).life == 19


@rule("601.2f")
def test_increases_come_before_reductions(scenario: Builder) -> None:
    """An artifact for {1}, one more and one less, costs {1}; with three inspectors nothing, and not less."""
    table = scenario()
    table.seat(1).has("Thorn of Amethyst")
    table.seat(0).has("Foundry Inspector")
    table.seat(0).gets_mana("CC")
    table.seat(0).casts("Sol Ring", free=False)
    assert table.seat(0).pool == "C"
    table.resolve_stack()
    table.seat(0).have("Foundry Inspector", "Foundry Inspector")
    table.seat(0).casts("Sol Ring", free=False)
    assert table.seat(0).pool == "C"


@rule("601.2f", "118.7a")
def test_a_reduction_of_generic_mana_leaves_coloured_mana(scenario: Builder) -> None:
    table = scenario().knows(card("Red Toy", "{R}", "Artifact"))
    table.seat(0).has("Foundry Inspector")
    toy = table.seat(0).holds("Red Toy")[0]
    assert not table.seat(0).can(O_CAST, toy)
    table.seat(0).gets_mana("R")
    assert table.seat(0).can(O_CAST, toy)


@rule("601.2f", "107.3")
def test_a_reduction_counts_against_the_whole_of_x(scenario: Builder) -> None:
    """A Ballista for X = 2 costs four, with the inspector three."""
    table = scenario()
    table.seat(0).has("Foundry Inspector")
    table.seat(0).gets_mana("CCC")
    table.seat(0).casts("Walking Ballista", x=2, free=False).resolves()
    assert table.seat(0).pool == ""
    assert table.seat(0).permanent("Walking Ballista").power == 2


@rule("601.2f", "601.2h")
def test_the_total_cost_is_locked_in_before_it_is_paid(scenario: Builder) -> None:
    """The inspector that makes the toy cheaper may be what is sacrificed for it."""
    table = scenario().knows(FODDER_TOY)
    inspector = table.seat(0).has("Foundry Inspector")
    table.seat(0).gets_mana("C")
    toy = table.seat(0).casts("Fodder Toy", free=False)
    assert inspector.died
    assert table.seat(0).pool == ""
    toy.resolves()
    assert "Fodder Toy" in table.seat(0).battlefield


@rule("601.8")
def test_a_new_tax_does_not_touch_what_is_on_the_stack(scenario: Builder) -> None:
    table = scenario().knows(QUICK_THORN)
    shock = table.seat(0).casts("Shock", at=[table.seat(1)])
    table.seat(1).casts("Quick Thorn").resolves()
    shock.resolves()
    assert table.seat(1).life == 18


@rule("601.2g", "601.2h")
def test_a_creature_makes_mana_before_it_is_sacrificed(scenario: Builder) -> None:
    """Mana abilities come first, so the same elf pays the mana and is the sacrifice."""
    table = scenario().knows(card("Green Rites", "{G}", "Instant", AdditionalCost(SacrificeSome(1, CREATURE)), Draw(1)))
    elf = table.seat(0).has("Llanowar Elves")
    rites = table.seat(0).casts("Green Rites", free=False)
    assert elf.died
    rites.resolves()
    assert len(table.seat(0).hand) == 1


@rule("601.2i", "603.3")
def test_abilities_that_watch_casting_go_above_the_spell(scenario: Builder) -> None:
    table = scenario().knows(LISTENER)
    table.seat(1).has("Listener")
    shock = table.seat(0).casts("Shock", at=[table.seat(1)])
    assert table.stack == ["Shock", "Listener's ability"]
    shock.resolves()
    assert table.seat(1).life == 19


@rule("601.5", "608.2b")
def test_what_is_targeted_may_be_sacrificed_for_the_cost(scenario: Builder) -> None:
    """The only creature is a legal target and a legal sacrifice; the spell then has no legal target."""
    table = scenario().knows(LAST_RITES)
    bears = table.seat(0).has("Grizzly Bears")
    rites = table.seat(0).casts("Last Rites", at=[bears])
    assert bears.died
    rites.resolves()
    assert table.seat(0).graveyard == ["Grizzly Bears", "Last Rites"]


@rule("107.4f", "601.2b")
def test_phyrexian_mana_may_be_paid_with_life(scenario: Builder) -> None:
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).gets_mana("C")
    table.seat(0).casts("Dismember", at=[giant], free=False).resolves()
    assert table.seat(0).life == 16
    assert giant.died


@rule("601.2b", "601.4")
def test_x_is_bounded_by_what_can_be_paid(scenario: Builder) -> None:
    table = scenario().knows(card("Drain", "{X}{B}", "Sorcery", DealDamage(X, to=TargetPlayer())))
    table.seat(0).holds("Drain")
    table.seat(0).gets_mana("BBB")
    table.game.answer(option(table, "Drain"))
    with pytest.raises(IllegalAnswer):
        table.answer([3])
    table.answer([2])
    decision = table.game.decision()
    assert decision is not None and decision.kind == D_CHOOSE
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 18


# on boards made by hand --------------------------------------------------------------------------------------------


class Curses(Static):
    """Something bad for what is enchanted."""

    def benefit(self) -> int:
        return -1


def test_an_aura_asks_in_the_tone_of_what_it_does() -> None:
    """CR 303.4a: so that an agent enchants the right creature."""
    aura = made("Web", "{R}", constants.ENCHANTMENT, Curses([]), subtypes=("Aura",), enchants=IsCreature())
    hand, (web,) = ready(aura)
    bears = [hand.put(seat, BATTLEFIELD, BEAR) for seat in range(2)]
    script = hand.script(0, [bears[1]])
    casting.cast(hand.game, 0, web, 0)
    assert script.asked[0].benefit == -1


def test_the_steps_of_casting() -> None:
    """CR 601.2a-i: the card is on the stack while targets are chosen, mana is paid after that, then it is cast."""
    hand, (bolt,) = ready(BOLT, mountains=1)
    seen: list[tuple[int, int, int, bool]] = []

    def look(game: Game, decision: Decision) -> list[int]:
        top = hand.stack()[-1]
        cast_yet = hand.state.turn().events[EV_CAST] is not None
        seen.append((top, hand.state.objs[top].controller, hand.untapped(), cast_yet))
        assert decision.source == top
        return [-2]

    hand.script(0, look)
    casting.cast(hand.game, 0, bolt, 0)
    (spell_id,) = hand.stack()
    assert seen == [(spell_id, 0, 1, False)]
    assert hand.state.objs[bolt].zone == GONE and hand.state.objs[bolt].next_id == spell_id
    o = hand.state.objs[spell_id]
    assert (o.zone, o.controller, o.cast_from, o.method) == (STACK, 0, HAND, 0)
    assert o.announced is not None and o.announced.targets == [[-2]] and o.announced.x == 0
    assert hand.untapped() == 0
    event = hand.state.turn().events[EV_CAST]
    assert isinstance(event, SpellCast) and event.id == spell_id
    assert hand.lines("601.2i") == ["Player 0 casts Bolt targeting Player 1"]


def test_a_spell_is_controlled_by_who_casts_it() -> None:
    """CR 601.2a: another player's card too; it stays its owner's."""
    hand, _ = ready()
    theirs = hand.put(1, EXILE, OGRES)
    stand(hand.game, Rule(permits=lambda action, seat, ref: action == P_CAST))
    casting.cast(hand.game, 0, theirs, 0)
    o = hand.state.objs[hand.stack()[-1]]
    assert (o.owner, o.controller) == (1, 0)


def test_becoming_a_target_is_noted_where_something_waits_for_it() -> None:
    """CR 601.2c."""
    hand, (bolt,) = ready(BOLT)
    hand.script(0, [-2])
    casting.cast(hand.game, 0, bolt, 0)
    assert hand.state.turn().events[EV_TARGET] is None
    watcher = made("Watcher", "{R}", constants.ARTIFACT, Triggered(On(EV_TARGET), LifeGain(1)))
    hand.put(0, BATTLEFIELD, watcher)
    bolt = hand.put(0, HAND, BOLT)
    hand.script(0, [-2])
    casting.cast(hand.game, 0, bolt, 0)
    assert hand.state.turn().events[EV_TARGET] is not None
    assert len(hand.state.pending) == 1


def test_x_is_announced_up_to_what_can_be_paid() -> None:
    """CR 107.3a, 601.2b."""
    hand, (blast,) = ready(instant("Blast", "{X}{X}{R}", LifeGain(1)), mountains=6)
    script = hand.script(0, [2])
    casting.cast(hand.game, 0, blast, 0)
    asked = script.asked[0]
    assert (asked.kind, asked.purpose, asked.minimum, asked.maximum) == (D_NUMBER, FOR_X, 0, 2)
    announced = hand.state.objs[hand.stack()[-1]].announced
    assert announced is not None and announced.x == 2
    assert hand.untapped() == 1


def test_x_is_not_asked_for_when_only_zero_can_be_paid() -> None:
    """CR 107.3a."""
    hand, (blast,) = ready(instant("Blast", "{X}{R}", LifeGain(1)), mountains=1)
    assert options(hand, blast) == [0]
    casting.cast(hand.game, 0, blast, 0)
    assert not hand.scripts[0].asked and len(hand.stack()) == 1


def test_x_may_be_part_of_an_additional_cost() -> None:
    """CR 107.3a: X life as an additional cost."""
    hand, (drain,) = ready(instant("Drain", "{R}", LifeGain(1), costs=[LifeCost()]))
    hand.state.players[0].life = 7
    script = hand.script(0, [4])
    casting.cast(hand.game, 0, drain, 0)
    assert script.asked[0].maximum == 7 and hand.state.life(0) == 3


def split(minimum: int = 1) -> definitions.Target:
    slot = Creatures(minimum, 1000)
    slot.divided = AnnouncedX()
    return slot


def test_x_is_enough_for_its_targets() -> None:
    """CR 601.2b-d, 601.4: where one target at least shares X, X is one at least."""
    blast = instant("Blast", "{X}{R}", Hit(split()))
    hand, (one,) = ready(blast, mountains=1)
    hand.put(1, BATTLEFIELD, BEAR)
    hand.put(1, BATTLEFIELD, BEAR)
    assert options(hand, one) == []
    hand.put(0, BATTLEFIELD, MOUNTAIN)
    hand.put(0, BATTLEFIELD, MOUNTAIN)
    assert options(hand, one) == [0]
    bears = hand.state.ids(1, BATTLEFIELD)
    script = hand.script(0, [2], [bears[1], bears[0]])
    casting.cast(hand.game, 0, one, 0)
    assert (script.asked[0].minimum, script.asked[0].maximum) == (1, 2)
    announced = hand.state.objs[hand.stack()[-1]].announced
    assert announced is not None and announced.division == [[1, 1]]


class CostsX(Listed):
    """A creature with mana value X."""

    def all(self, game: Game, ctx: Context) -> list[int]:
        ids = Creatures().all(game, ctx)
        return [id for id in ids if game.char(id).mana_value() == ctx.x]


def charm(minimum: int, maximum: int, *modes: Effect) -> object:
    return made("Charm", "{R}", constants.INSTANT, spell(Nothing(), list(modes), minimum, maximum))


def test_x_is_one_for_which_there_are_targets() -> None:
    """CR 601.2b, 601.4: with gaps, the choice is from a list."""
    hand, (charm,) = ready(instant("Charm", "{X}{R}", Nothing(CostsX())), mountains=7)
    assert options(hand, charm) == []
    wurm = hand.put(1, BATTLEFIELD, WURM)
    hand.put(1, BATTLEFIELD, OGRE)
    assert options(hand, charm) == [0]
    script = hand.script(0, [6])
    casting.cast(hand.game, 0, charm, 0)
    assert (script.asked[0].kind, script.asked[0].candidates, script.asked[0].purpose) == (D_CHOOSE, [3, 6], FOR_X)
    announced = hand.state.objs[hand.stack()[-1]].announced
    assert announced is not None and announced.targets == [[wurm]]


def test_only_modes_with_legal_targets_can_be_chosen() -> None:
    """CR 700.2a."""
    hand, (card,) = ready(charm(1, 1, Hit(Creatures()), LifeGain(3), Hit(Opponents())))
    script = hand.script(0, [2])
    casting.cast(hand.game, 0, card, 0)
    assert (script.asked[0].kind, script.asked[0].candidates) == (D_MODE, [1, 2])
    announced = hand.state.objs[hand.stack()[-1]].announced
    assert announced is not None and announced.modes == [2] and announced.targets == [[-2]]


def test_a_modal_spell_needs_as_many_modes_as_it_says() -> None:
    """CR 700.2a, 700.2d."""
    hand, (two, one) = ready(
        charm(2, 2, Hit(Creatures()), Nothing(Creatures()), LifeGain(1)), charm(1, 1, Hit(Creatures()))
    )
    assert options(hand, two) == [] and options(hand, one) == []
    hand.put(1, BATTLEFIELD, BEAR)
    assert options(hand, two) == [0] and options(hand, one) == [0]


def test_modes_are_kept_in_printed_order_with_their_targets() -> None:
    """CR 608.2c, 700.2c."""
    hand, (card,) = ready(charm(2, 2, Hit(Creatures()), LifeGain(1), Hit(Players())))
    bear = hand.put(1, BATTLEFIELD, BEAR)
    hand.script(0, [2, 0], [-2])
    casting.cast(hand.game, 0, card, 0)
    announced = hand.state.objs[hand.stack()[-1]].announced
    assert announced is not None and announced.modes == [0, 2] and announced.targets == [[bear], [-2]]


def test_modes_that_have_no_targets_together_are_not_offered() -> None:
    """CR 601.2c, 115.3: two modes, the second for another creature, and only one creature."""
    hand, (card,) = ready(charm(2, 2, Hit(Creatures()), Nothing(Creatures(other=True))))
    hand.put(1, BATTLEFIELD, BEAR)
    assert options(hand, card) == []
    hand.put(1, BATTLEFIELD, BEAR)
    assert options(hand, card) == [0]


def test_each_target_is_asked_for_in_the_tone_of_its_own_instruction() -> None:
    """CR 601.2c: what an agent is told of good and bad."""
    hand, (card,) = ready(charm(2, 2, Nothing(Players(), benefit=1), Hit(Players())))
    script = hand.script(0, [-1], [-2])
    casting.cast(hand.game, 0, card, 0)
    assert [d.benefit for d in script.asked] == [1, -1]


def test_optional_costs_are_offered_when_they_can_be_paid() -> None:
    """CR 601.2b, 118.8b: one after the other, with what is left."""
    kicked = instant("Kick", "{R}", LifeGain(1), optional=[Mana("{1}"), Mana("{1}"), Mana("{5}")])
    hand, (card,) = ready(kicked, mountains=3)
    script = hand.script(0, [0], [1])
    casting.cast(hand.game, 0, card, 0)
    assert [d.kind for d in script.asked] == [D_YES_NO, D_YES_NO]
    o = hand.state.objs[hand.stack()[-1]]
    assert o.announced is not None and o.announced.method == o.method == 1 << 14
    assert hand.untapped() == 1


def test_a_spell_is_cast_without_its_optional_costs() -> None:
    """CR 118.8b: nothing is asked when they cannot be paid."""
    hand, (card,) = ready(instant("Kick", "{R}", LifeGain(1), optional=[Mana("{1}")]), mountains=1)
    assert options(hand, card) == [0]
    casting.cast(hand.game, 0, card, 0)
    assert not hand.scripts[0].asked and len(hand.stack()) == 1


def test_a_caster_who_concedes_takes_the_spell_along() -> None:
    """CR 800.4a."""
    hand, (bolt,) = ready(BOLT, seats=3)
    hand.script(0, CONCEDE)
    with pytest.raises(Departed):
        casting.cast(hand.game, 0, bolt, 0)
    assert hand.stack() == [] and hand.state.turn().events[EV_CAST] is None


def test_casting_is_taken_back_when_it_cannot_be_completed_any_more() -> None:
    """CR 601.2, 733.1: the card is where it was, nothing was paid, nothing happened and nothing triggered."""
    hand, (_, card, _) = ready(BEAR, instant("Drain", "{X}{R}", Hit(Creatures())), BEAR, seats=3)

    def is_cast(event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.to == STACK

    hand.put(0, BATTLEFIELD, made("Watcher", "{R}", constants.ARTIFACT, Triggered(On(EV_ZONE, is_cast), LifeGain(1))))
    hand.put(1, BATTLEFIELD, BEAR)
    before = list(hand.state.ids(0, HAND))

    def late(game: Game, decision: Decision) -> list[int]:
        ending.concede(game, 1)
        return [2]

    hand.script(0, late)
    casting.cast(hand.game, 0, card, 0)
    assert hand.state.ids(0, HAND) == before and hand.state.objs[card].zone == HAND
    assert hand.state.objs[card].next_id == -1
    assert hand.stack() == [] and hand.untapped() == 4
    assert hand.state.turn().events[EV_CAST] is None
    moves = hand.state.turn().events[EV_ZONE]
    while moves is not None:
        assert not is_cast(moves)
        moves = moves.prev
    assert not hand.state.pending
    assert hand.lines("733.1")
    assert options(hand, card) == []


def test_casting_goes_on_when_somebody_else_leaves() -> None:
    """CR 800.4a."""
    hand, (bolt,) = ready(BOLT, seats=4)

    def late(game: Game, decision: Decision) -> list[int]:
        ending.concede(game, 3)
        return [-2]

    hand.script(0, late)
    casting.cast(hand.game, 0, bolt, 0)
    assert len(hand.stack()) == 1 and hand.untapped() == 2


def test_an_effect_lets_a_player_cast_while_it_resolves() -> None:
    """CR 608.2g: without regard to timing, and their leaving does not stop the effect."""
    hand, (slow, bolt) = ready(OGRES, BOLT, seats=3)
    hand.put(0, STACK, BOLT)
    assert casting.can_be_cast(hand.game, 0, slow, 0) and not casting.can_be_cast(hand.game, 1, slow, 0)
    spell_id = casting.cast_while_resolving(hand.game, 0, slow, 0)
    assert hand.stack()[-1] == spell_id
    hand.script(0, CONCEDE)
    assert casting.cast_while_resolving(hand.game, 0, bolt, 0) == -1
