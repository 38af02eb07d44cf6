"""Targets: what may be one, choosing several, dividing, and which are legal on resolving. CR 115."""

from __future__ import annotations

import itertools
import random

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.flags import HEXPROOF
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts import definitions, ending, targets
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.core import constants
from apnap.rules.core.constants import BATTLEFIELD, F_TARGET, GONE, GRAVEYARD, NONE, SHROUD, STACK
from apnap.rules.core.decisions import (
    CONCEDE,
    D_CHOOSE,
    D_DIVIDE,
    FOR_TARGET,
    O_ACTIVATE,
    O_CAST,
    Decision,
    IllegalAnswer,
)
from apnap.rules.core.faults import AgentFault
from apnap.rules.core.game import Game
from apnap.rules.core.interrupts import Departed
from apnap.testing import Permanent, Scenario, Seat, rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_words import Creatures, Fixed, Hand, Nothing, Players, Rule, Spells, These, instant, stand
from tests.helpers.plain_boards import BEAR, table_of, with_keywords

TWICE = card(
    "Twofold Growth",
    "{G}",
    "Instant",
    UntilEndOfTurn(Target(CREATURE), Gets(1, 1)),
    UntilEndOfTurn(Target(CREATURE), Gets(2, 2)),
)


def starts_to_cast(table: Scenario, seat: Seat, card: Permanent, mana: str) -> Decision:
    """Begin casting, up to the first question about targets."""
    seat.gets_mana(mana)
    options = table.to_priority(seat.number).options
    table.game.answer([i for i, o in enumerate(options) if o.kind == O_CAST and o.id == card.now][:1])
    return table.run(lambda d: d.purpose == FOR_TARGET and d.kind == D_CHOOSE, "a target to be chosen")


def context(hand: Hand, seat: int = 0) -> Context:
    """Of an ability that nobody has put onto a stack."""
    ctx = Context(seat, hand.put(seat, BATTLEFIELD, BEAR))
    ctx.object = NONE
    return ctx


# at the table ------------------------------------------------------------------------------------------------------


@rule("115.1", "601.2c")
def test_targets_are_chosen_as_the_spell_is_cast(scenario: Builder) -> None:
    """Whatever comes later is not a target: the bear that is there is bolted, not the giant that follows."""
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[bear])
    giant = table.seat(1).has("Hill Giant")
    table.resolve_stack()
    assert bear.died and giant.damage == 0


@rule("115.1b", "303.4a")
def test_an_aura_spell_targets_what_it_will_enchant(scenario: Builder) -> None:
    table = scenario()
    (pacifism,) = table.seat(0).holds("Pacifism")
    table.seat(0).gets_mana("WW")
    assert not table.seat(0).can(O_CAST, pacifism)  # there is no creature to target
    table.seat(1).has("Aven Fleetwing")
    assert not table.seat(0).can(O_CAST, pacifism)  # and this one cannot be
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Pacifism", at=[bear], free=False).resolves()
    assert table.seat(0).permanent("Pacifism").attached_to == bear


@rule("115.1b", "702.11")
def test_an_aura_on_the_battlefield_targets_nothing(scenario: Builder) -> None:
    """Hexproof keeps Auras from being cast at it, not those that are there from staying."""
    hide = card("Hide", "{G}", "Instant", UntilEndOfTurn(Target(CREATURE), Has(HEXPROOF)))
    table = scenario().knows(hide)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Pacifism", at=[bear]).resolves()
    table.seat(1).casts("Hide", at=[bear]).resolves()
    assert bear.has(HEXPROOF.flags)
    assert table.seat(0).permanent("Pacifism").attached_to == bear


@rule("115.2", "115.4")
def test_any_target_is_a_creature_player_planeswalker_or_battle(scenario: Builder) -> None:
    table = scenario()
    yes = table.seat(1).have("Grizzly Bears", "Jace Beleren", "Invasion of Dominaria")
    table.seat(1).have("Forest", "Sol Ring", "Glorious Anthem")
    table.seat(1).buried("Hill Giant")
    (bolt,) = table.seat(0).holds("Lightning Bolt")
    decision = starts_to_cast(table, table.seat(0), bolt, "R")
    assert sorted(decision.candidates) == sorted([s.ref for s in table.seats()] + [p.id for p in yes])


@rule("115.3", "601.2c")
def test_one_word_target_takes_each_target_once(scenario: Builder) -> None:
    table = scenario()
    (arc,) = table.seat(0).holds("Arc Lightning")
    decision = starts_to_cast(table, table.seat(0), arc, "RRR")
    assert (decision.minimum, decision.maximum) == (1, min(3, table.count))
    with pytest.raises(IllegalAnswer):
        table.answer([table.seat(1).ref, table.seat(1).ref])
    table.answer([table.seat(1).ref, table.seat(0).ref])
    table.run(lambda d: d.kind == D_DIVIDE)
    table.answer([2, 1])
    table.resolve_stack()
    assert (table.seat(1).life, table.seat(0).life) == (18, 19)


@rule("115.3")
def test_two_words_target_may_take_the_same_one(scenario: Builder) -> None:
    table = scenario().knows(TWICE)
    bear, _ = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Twofold Growth", at=[bear, bear]).resolves()
    assert (bear.power, bear.toughness) == (5, 5)


@rule("115.3", "606.4")
def test_two_target_lands_are_two_different_lands(scenario: Builder) -> None:
    table = scenario()
    garruk = table.seat(0).has("Garruk Wildspeaker")
    forest = table.seat(0).has("Forest", tapped=True)
    offered = [o.index for o in table.to_priority(table.seat(0).number).options if o.kind == O_ACTIVATE]
    assert 0 not in offered  # with one land in the game it cannot be activated
    island = table.seats()[-1].has("Island", tapped=True)
    table.seat(0).activates(garruk, 0).resolves()
    assert not forest.tapped and not island.tapped


@rule("115.5", "701.6")
def test_a_spell_is_not_a_target_for_itself(scenario: Builder) -> None:
    table = scenario()
    (counter,) = table.seat(0).holds("Counterspell")
    table.seat(0).gets_mana("UU")
    assert not table.seat(0).can(O_CAST, counter)
    first = table.seat(0).casts("Shock", at=[table.seat(1)])
    second = table.seat(0).casts("Shock", at=[table.seat(1)])
    decision = starts_to_cast(table, table.seat(0), counter, "UU")
    assert sorted(decision.candidates) == sorted([first.id, second.id])


@rule("115.6", "608.2b")
def test_a_spell_with_up_to_two_targets_may_have_none_and_resolves(scenario: Builder) -> None:
    table = scenario()
    (wurm,) = table.seat(0).buried("Craw Wurm")
    table.seat(0).casts("Soul Salvage").resolves()
    assert wurm.zone == "graveyard"
    assert table.seat(0).graveyard == ["Craw Wurm", "Soul Salvage"]


@rule("115.10", "115.10a")
def test_what_is_affected_without_being_targeted_may_have_hexproof(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(1).has("Aven Fleetwing")
    table.seat(0).casts("Pyroclasm").resolves()
    assert one.died
    two = table.seat(1).has("Aven Fleetwing")
    table.seat(0).casts("Diabolic Edict", at=[table.seat(1)]).resolves()
    assert two.died


@rule("115.1d", "603.3d")
def test_a_triggered_ability_chooses_its_target_as_it_goes_onto_the_stack(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Flametongue Kavu")
    decision = table.run(lambda d: d.purpose == FOR_TARGET)
    kavu = table.seat(0).permanent("Flametongue Kavu")
    assert sorted(decision.candidates) == sorted([bear.id, kavu.id])
    table.answer([bear.id])
    assert table.stack == ["Flametongue Kavu's ability"] and bear.stayed
    table.resolve_stack()
    assert bear.died


@rule("115.1c", "602.2b")
def test_an_activated_ability_keeps_the_target_it_was_activated_with(scenario: Builder) -> None:
    table = scenario()
    tim = table.seat(0).has("Prodigal Sorcerer")
    elves = table.seat(1).has("Llanowar Elves")
    table.seat(0).activates(tim, at=[elves])
    table.seat(1).casts("Giant Growth", at=[elves]).resolves()
    table.resolve_stack()
    assert (elves.stayed, elves.damage) == (True, 1)


# what may be a target ----------------------------------------------------------------------------------------------


def test_hexproof_stops_opponents_only() -> None:
    """CR 702.11b: teammates and the controller may target it."""
    hand = Hand(table=table_of(4, [[0, 2], [1, 3]]))
    id = hand.put(0, BATTLEFIELD, with_keywords("Elf", constants.HEXPROOF))
    assert [targets.can_target(hand.game, seat, id, id) for seat in range(4)] == [True, False, True, False]


def test_shroud_stops_everybody() -> None:
    """CR 702.18a."""
    hand = Hand(table=table_of(4, [[0, 2], [1, 3]]))
    id = hand.put(0, BATTLEFIELD, with_keywords("Elf", SHROUD))
    assert not any(targets.can_target(hand.game, seat, id, id) for seat in range(4))


def test_hexproof_counts_only_on_the_battlefield() -> None:
    """CR 702.11b: a card in a graveyard is not a permanent."""
    hand = Hand()
    id = hand.put(0, GRAVEYARD, with_keywords("Elf", constants.HEXPROOF))
    assert targets.can_target(hand.game, 1, id, id)


def test_an_effect_may_forbid_targeting_a_player() -> None:
    """CR 101.2, 702.11c."""
    hand = Hand(3)
    stand(hand.game, Rule(forbids=lambda action, seat, ref: action == F_TARGET and seat == 1 and ref == -1))
    assert not targets.can_target(hand.game, 1, 0, -1)
    assert targets.can_target(hand.game, 2, 0, -1)
    assert targets.can_target(hand.game, 1, 0, -3)


def test_targets_are_within_range_of_influence() -> None:
    """CR 801.5a: players and what they control."""
    hand = Hand(5)
    hand.state.reach = [0b10011, 0b00111, 0b01110, 0b11100, 0b11001]
    ids = [hand.put(seat, BATTLEFIELD, BEAR) for seat in range(5)]
    assert [targets.can_target(hand.game, 0, ids[0], id) for id in ids] == [True, True, False, False, True]
    assert [targets.can_target(hand.game, 0, ids[0], -1 - s) for s in range(5)] == [True, True, False, False, True]


def test_a_player_who_left_is_not_a_target() -> None:
    """CR 800.4a."""
    hand = Hand(3)
    id = hand.put(1, BATTLEFIELD, BEAR)
    assert targets.can_target(hand.game, 0, id, -2)
    ending.concede(hand.game, 1)
    assert not targets.can_target(hand.game, 0, id, -2)
    assert not targets.can_target(hand.game, 0, id, id)


def test_a_spell_does_not_target_itself() -> None:
    """CR 115.5."""
    hand = Hand()
    counter = instant("Counter", "{U}", Nothing(Spells()))
    ids = [hand.put(0, STACK, counter), hand.put(0, STACK, counter)]
    ctx = Context(0, ids[1])
    assert targets.choices(hand.game, ctx, Spells()) == [ids[0]]
    assert targets.can_choose(hand.game, ctx, [Spells()])
    assert not targets.can_choose(hand.game, ctx, [Spells(2, 2)])


# choosing ----------------------------------------------------------------------------------------------------------


def test_the_only_target_is_not_asked_for() -> None:
    """CR 601.2c: there is nothing to announce but the one possibility."""
    hand = Hand()
    ctx = context(hand)
    assert targets.choose(hand.game, ctx, [Creatures()], -1) == [[ctx.source]]
    assert not hand.scripts[0].asked


def test_the_question_says_what_a_chooser_needs() -> None:
    """CR 601.2c: purpose, benefit, source and candidates."""
    hand = Hand()
    ctx = context(hand)
    bear = hand.put(1, BATTLEFIELD, BEAR)
    script = hand.script(0, [bear])
    assert targets.choose(hand.game, ctx, [Creatures()], -1) == [[bear]]
    asked = script.asked[0]
    assert (asked.purpose, asked.benefit, asked.rule) == (FOR_TARGET, -1, "601.2c")
    assert asked.candidates == [ctx.source, bear] and (asked.minimum, asked.maximum) == (1, 1)


def test_up_to_two_targets_may_be_none_at_all() -> None:
    """CR 115.6: 'up to two' takes none, one or two; with nothing there, nothing is asked."""
    hand = Hand()
    ctx = Context(0, 0)
    assert targets.can_choose(hand.game, ctx, [Creatures(0, 2)])
    assert targets.choose(hand.game, ctx, [Creatures(0, 2)], 0) == [[]]
    ids = [hand.put(1, BATTLEFIELD, BEAR) for _ in range(3)]
    ctx.object = NONE
    for answer in ([], [ids[1]], [ids[2], ids[0]]):
        hand.script(0, list(answer))
        assert targets.choose(hand.game, ctx, [Creatures(0, 2)], 0) == [list(answer)]
    assert hand.scripts[0].asked[0].maximum == 2


def test_any_number_is_bounded_by_what_there_is() -> None:
    """CR 601.2c."""
    hand = Hand()
    ctx = context(hand)
    other = hand.put(1, BATTLEFIELD, BEAR)
    script = hand.script(0, [other, ctx.source])
    assert targets.choose(hand.game, ctx, [Creatures(0, 1000)], 0) == [[other, ctx.source]]
    assert script.asked[0].maximum == 2


def test_one_use_of_target_takes_no_target_twice() -> None:
    """CR 115.3: within one slot the answer is refused; two slots may share a target."""
    hand = Hand()
    ctx = context(hand)
    other = hand.put(1, BATTLEFIELD, BEAR)
    third = hand.put(1, BATTLEFIELD, BEAR)
    hand.script(0, [other, other])
    with pytest.raises(AgentFault, match="twice"):
        targets.choose(hand.game, ctx, [Creatures(2, 2)], 0)
    hand.script(0, [third], [third])
    assert targets.choose(hand.game, ctx, [Creatures(), Creatures()], 0) == [[third], [third]]


def test_another_target_is_never_left_without_one() -> None:
    """CR 115.3, 601.2c: the first choice may not take what the second alone can have."""
    hand = Hand()
    ctx = context(hand)
    bear = hand.put(1, BATTLEFIELD, BEAR)
    slots: list[definitions.Target] = [Creatures(), These([bear], other=True)]
    assert targets.can_choose(hand.game, ctx, slots)
    assert targets.choose(hand.game, ctx, slots, 0) == [[ctx.source], [bear]]
    lonely: list[definitions.Target] = [These([bear]), These([bear], other=True)]
    assert not targets.can_choose(hand.game, ctx, lonely)


class Free(These):
    """For brute force: a list, without any question of hexproof."""

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        return list(self.refs)

    def exists(self, game: Game, ctx: Context) -> bool:
        return bool(self.refs)


def completions(slots: list[Free]) -> list[list[frozenset[int]]]:
    """Every legal choice of targets, by trying all."""
    ways: list[list[frozenset[int]]] = [[]]
    for slot in slots:
        more = []
        for way in ways:
            used = frozenset().union(*way) if slot.other else frozenset()
            free = [ref for ref in slot.refs if ref not in used]
            for n in range(slot.minimum, slot.maximum + 1):
                for combo in itertools.combinations(free, n):
                    more.append([*way, frozenset(combo)])
        ways = more
    return ways


def every_answer(decision: Decision) -> list[list[int]]:
    out: list[list[int]] = []
    for n in range(decision.minimum, decision.maximum + 1):
        out.extend(list(combo) for combo in itertools.combinations(decision.candidates, n))
    return out


def every_choice(hand: Hand, ctx: Context, slots: list[Free]) -> list[list[frozenset[int]]]:
    """What comes back for every possible series of answers."""
    out = []
    todo: list[list[list[int]]] = [[]]
    while todo:
        prefix = todo.pop()
        branch: list[list[list[int]]] = []

        def stop(game: Game, decision: Decision) -> list[int]:
            branch.extend([*prefix, answer] for answer in every_answer(decision))  # noqa: B023
            raise Departed

        hand.scripts[0].answers = [*prefix, stop]
        try:
            out.append([frozenset(refs) for refs in targets.choose(hand.game, ctx, list(slots), 0)])
        except Departed:
            todo.extend(branch)
    return out


@pytest.mark.parametrize("seed", range(200))
def test_choosing_agrees_with_trying_everything(seed: int) -> None:
    """CR 115.3, 601.2c: offered if and only if it can be completed, and nothing legal is withheld."""
    rng = random.Random(seed)
    hand = Hand()
    pool = [hand.put(1, BATTLEFIELD, BEAR) for _ in range(4)]
    slots = []
    for _ in range(rng.randint(1, 3)):
        refs = rng.sample(pool, rng.randint(0, 4))
        minimum = rng.randint(0, 2)
        slots.append(Free(refs, minimum, rng.randint(max(1, minimum), 3), rng.random() < 0.6))
    ctx = Context(0, 0)
    ctx.object = NONE
    ways = {tuple(way) for way in completions(slots)}
    assert targets.can_choose(hand.game, ctx, list(slots)) == bool(ways)
    if ways:
        assert {tuple(sets) for sets in every_choice(hand, ctx, slots)} == ways


# dividing ----------------------------------------------------------------------------------------------------------


def divided(slot: definitions.Target, amount: int) -> definitions.Target:
    slot.divided = Fixed(amount)
    return slot


def test_no_more_targets_than_there_is_to_divide() -> None:
    """CR 601.2d: each target gets one at least."""
    hand = Hand()
    ctx = context(hand)
    for _ in range(4):
        hand.put(1, BATTLEFIELD, BEAR)
    script = hand.script(0, [ctx.source])
    targets.choose(hand.game, ctx, [divided(Creatures(1, 1000), 3)], 0)
    assert script.asked[0].maximum == 3
    assert not targets.can_choose(hand.game, ctx, [divided(Creatures(1, 1000), 0)])
    assert targets.can_choose(hand.game, ctx, [divided(Creatures(0, 1000), 0)])


def test_a_division_gives_each_target_one_at_least() -> None:
    """CR 601.2d: asked only where it can be divided in several ways."""
    hand = Hand()
    ctx = context(hand)
    other = hand.put(1, BATTLEFIELD, BEAR)
    for answer, amount, division in (
        ([[other]], 3, [[3]]),
        ([[other, ctx.source]], 2, [[1, 1]]),
        ([[other, ctx.source], [2, 1]], 3, [[2, 1]]),
    ):
        hand.script(0, *answer)
        ctx.targets = targets.choose(hand.game, ctx, [divided(Creatures(1, 1000), amount)], 0)
        targets.divide(hand.game, ctx)
        assert ctx.division == division
    assert hand.scripts[0].asked[-1].kind == D_DIVIDE
    hand.script(0, [other, ctx.source], [3, 0])
    ctx.targets = targets.choose(hand.game, ctx, [divided(Creatures(1, 1000), 3)], 0)
    with pytest.raises(AgentFault, match="1 at least"):
        targets.divide(hand.game, ctx)


# on resolving ------------------------------------------------------------------------------------------------------


def test_only_legal_targets_are_kept_with_their_shares() -> None:
    """CR 608.2b: the division does not move to what is left."""
    hand = Hand()
    ctx = context(hand)
    gone = hand.put(1, BATTLEFIELD, BEAR)
    stays = hand.put(1, BATTLEFIELD, BEAR)
    ctx.slots = [Creatures(0, 3), Players()]
    ctx.targets = [[gone, stays], [-2]]
    ctx.division = [[4, 1], []]
    hand.game.move(gone, GRAVEYARD)
    assert targets.still_legal(hand.game, ctx)
    assert ctx.targets == [[stays], [-2]] and ctx.division == [[1], []]


def test_nothing_resolves_when_no_target_is_legal() -> None:
    """CR 608.2b: but a spell without targets, or with none chosen, does."""
    hand = Hand()
    ctx = context(hand)
    gone = hand.put(1, BATTLEFIELD, BEAR)
    ctx.slots = [Creatures(0, 1)]
    ctx.targets = [[]]
    assert targets.still_legal(hand.game, ctx)
    ctx.targets = [[gone]]
    hand.game.move(gone, GRAVEYARD)
    assert not targets.still_legal(hand.game, ctx)


def test_a_target_that_comes_back_is_another_object() -> None:
    """CR 400.7, 608.2b."""
    hand = Hand()
    ctx = context(hand)
    bear = hand.put(1, BATTLEFIELD, BEAR)
    ctx.slots = [Creatures()]
    ctx.targets = [[bear]]
    back = hand.game.move(hand.game.move(bear, GRAVEYARD), BATTLEFIELD)
    assert hand.state.objs[back].zone == BATTLEFIELD and hand.game.char(back).types & constants.CREATURE
    assert not targets.still_legal(hand.game, ctx)


# concessions while choosing ----------------------------------------------------------------------------------------


def test_a_player_who_leaves_during_the_question_is_not_chosen() -> None:
    """CR 800.4a: the question is put again without them."""
    hand = Hand(4)
    ctx = Context(0, hand.put(0, BATTLEFIELD, BEAR))

    def late(game: Game, decision: Decision) -> list[int]:
        ending.concede(game, 2)
        return [-3]

    script = hand.script(0, late, [-2])
    assert targets.choose(hand.game, ctx, [Players()], -1) == [[-2]]
    assert -3 in script.asked[0].candidates and -3 not in script.asked[1].candidates


def test_too_little_left_to_choose_from_is_reported() -> None:
    """CR 601.2c, 800.4a: fewer lists than slots."""
    hand = Hand(3)
    ctx = Context(0, hand.put(0, BATTLEFIELD, BEAR))
    bears = [hand.put(1, BATTLEFIELD, BEAR), hand.put(2, BATTLEFIELD, BEAR)]
    slots: list[definitions.Target] = [Players(), These(bears, 2, 2)]

    def late(game: Game, decision: Decision) -> list[int]:
        ending.concede(game, 2)
        return [-1]

    hand.script(0, late)
    assert targets.choose(hand.game, ctx, slots, -1) == [[-1]]
    assert hand.state.objs[bears[1]].zone == GONE


def test_a_chooser_who_concedes_departs() -> None:
    """CR 800.4a: the action they were taking ends."""
    hand = Hand(3)
    ctx = Context(0, hand.put(0, BATTLEFIELD, BEAR))
    hand.script(0, CONCEDE)
    with pytest.raises(Departed):
        targets.choose(hand.game, ctx, [Players()], 0)
