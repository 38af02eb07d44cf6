"""An action is offered if and only if it can be completed legally: random cards of the library in small positions.

What is offered is completed whatever the player answers on the way; what is not offered cannot be completed whatever
they answer, nor if they make mana in any way they can first. CR 117.1, 601.2, 602.2, 733.1.
"""

from __future__ import annotations

import contextlib
import random

import pytest

from apnap import library
from apnap.rules.ch1_concepts import special_actions
from apnap.rules.ch6_spells import activating, casting
from apnap.rules.core.constants import (
    ARTIFACT,
    BATTLEFIELD,
    COLOR_LETTERS,
    CREATURE,
    EV_ACTIVATE,
    EV_CAST,
    EXILE,
    FLASH,
    GRAVEYARD,
    HAND,
    INSTANT,
    LAND,
    MAIN1,
    MAIN2,
    P_FLASH,
    PERMANENT_TYPES,
    PLANESWALKER,
    SORCERY,
    STACK,
)
from apnap.rules.core.decisions import D_PAY, O_ACTIVATE, O_CAST, O_LAND, O_MANA, O_SPEND, Decision
from apnap.rules.core.play import Play
from apnap.rules.core.state import State
from apnap.testing import rule
from apnap.testing.checks import check_invariants
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario
from tests.properties.force import Action, outcomes, with_mana
from tests.properties.games import some

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
COLORS = "WUBRG"


def small_position(seed: int) -> Scenario:
    """Few cards of two colours, some mana, some creatures on every side, sometimes somebody else's priority."""
    dice = random.Random(seed)
    table = Scenario.lay_out(dice.choice([2, 2, 3]), 0, life=dice.randint(1, 8))
    cards = [c for c in library.cards() if c.base.types & (PERMANENT_TYPES | INSTANT | SORCERY)]
    mask = sum(1 << color for color in dice.sample(range(5), 2))
    makers = [c.name for c in cards if c.base.abilities.mana]
    own = [c for c in cards if not c.base.colors & ~mask]
    standing = [c.name for c in cards if c.base.types & (CREATURE | ARTIFACT | PLANESWALKER)]
    actor = table.seat(dice.choice([0, 0, 1]))
    for _ in range(dice.randint(0, 4)):
        basic = BASICS[dice.choice([i for i in range(5) if mask >> i & 1])]
        actor.has(basic if dice.random() < 0.6 else dice.choice(makers))
    for seat in table.seats():
        for _ in range(dice.randint(0, 2)):
            seat.has(dice.choice(standing), sick=dice.random() < 0.3, tapped=dice.random() < 0.3)
        if dice.random() < 0.7:
            seat.buried(dice.choice(cards).name)
    if dice.random() < 0.3:
        actor.gets_mana("".join(dice.choice(COLORS) for _ in range(dice.randint(1, 3))))
    actor.holds(*(dice.choice(own).name for _ in range(5)))
    actor.buried(*(dice.choice(own).name for _ in range(2)))
    if dice.random() < 0.3:
        with contextlib.suppress(AssertionError):  # something makes it cost more
            table.seat(0).casts(dice.choice(["Grizzly Bears", "Divination", "Sol Ring"]))
    table.to_priority(actor.number)
    return table


def is_sorcery_time(state: State, seat: int) -> bool:
    turn = state.turn()
    return turn.step in (MAIN1, MAIN2) and not turn.stack and seat in turn.active


def casts(play: Play, seat: int) -> list[tuple[int, int]]:
    """Cards and ways that timing, zone, conditions and effects allow casting, whatever they cost."""
    state = play.state
    out = []
    for zone in (HAND, GRAVEYARD, EXILE):
        for id in state.ids(seat, zone):
            o = state.objs[id]
            for i, method in enumerate(o.card.methods):
                chars = casting.face_of_way(o, method).chars
                timely = is_sorcery_time(state, seat) or chars.types & INSTANT or chars.keywords & FLASH
                if not timely and not play.is_permitted(P_FLASH, seat, id):
                    continue
                kept, state.chars[id] = state.chars[id], chars  # effects judge what would be on the stack
                if method.zones and not chars.types & LAND and casting.may_cast_from(play, seat, o, method):
                    out.append((int(id), i))
                state.chars[id] = kept
    return out


def activations(play: Play, seat: int) -> list[tuple[int, int]]:
    """Abilities that use the stack and that this player may activate now, whatever they cost."""
    state = play.state
    out = []
    places = [(s, BATTLEFIELD) for s in range(state.seats)] + [(seat, HAND), (seat, GRAVEYARD), (seat, EXILE)]
    for s, zone in places:
        for id in state.ids(s, zone):
            for i, ability in enumerate(play.char(id).abilities.activated):
                if ability.makes or not ability.zones >> zone & 1 or not (s == seat or ability.anyone):
                    continue
                timely = is_sorcery_time(state, seat) or not (ability.sorcery or ability.loyalty)
                if timely and activating.may_activate(play, seat, state.objs[id], ability):
                    out.append((int(id), i))
    return out


def action_of(kind: int, seat: int, id: int, index: int) -> Action:
    """The action itself, past the list of options; done when the spell or ability is on the stack, and paid for."""

    def act(play: Play) -> bool:
        which = EV_CAST if kind == O_CAST else EV_ACTIVATE
        before = play.state.turn().events[which]
        if kind == O_CAST:
            casting.cast(play, seat, id, index)
        else:
            activating.activate(play, seat, id, index)
        event = play.state.turn().events[which]
        if event is None or event is before:
            return False
        made = [o for o in play.state.objs if o.zone == STACK and o.controller == seat]
        assert made and min(play.state.players[seat].pool) >= 0
        check_invariants(play)
        return True

    return act


def assert_offered(play: Play, decision: Decision, kind: int, tries: list[tuple[int, int]], seed: int) -> int:
    """The options of this kind are among the tries, and are those of them that can be completed; how many."""
    seat = int(decision.seat)
    offered = {(int(o.id), int(o.index)) for o in decision.options if o.kind == kind}
    assert offered <= set(tries), f"offered at the wrong time: {offered - set(tries)}"
    dice = random.Random(seed)
    for id, index in tries:
        action = action_of(kind, seat, id, index)
        ends = outcomes(play.state, action, dice)
        what = f"{play.name(id)} ({index})"
        well = [end.done for end in ends]
        if (id, index) in offered:
            # making the wrong mana on one's own account is refused only when it does not do (601.2h, 733.1)
            assert all(end.done or end.wilful for end in ends), f"{what} is offered: {well}"
            assert any(well), what
            continue
        assert ends and not any(well), f"{what} is not offered: {well}"
        for richer in with_mana(play.state, seat, dice)[1:]:
            ends = outcomes(richer, action, dice, 10)
            assert not any(end.done for end in ends), f"{what} is not offered, and can be paid for"
    return len(offered)


@pytest.mark.parametrize("seed", some(60, 360))
def test_offered_if_and_only_if_it_can_be_completed(seed: int) -> None:
    table = small_position(seed)
    play = table.game
    decision = play.decision()
    assert decision is not None
    assert_offered(play, decision, O_CAST, casts(play, int(decision.seat)), seed)
    assert_offered(play, decision, O_ACTIVATE, activations(play, int(decision.seat)), seed)


@pytest.mark.parametrize("seed", some(40, 120))
def test_lands_are_offered_at_the_right_time_and_no_other(seed: int) -> None:
    table = small_position(seed)
    play = table.game
    decision = play.decision()
    assert decision is not None
    seat = int(decision.seat)
    state = play.state
    offered = {int(o.id) for o in decision.options if o.kind == O_LAND}
    timely = is_sorcery_time(state, seat) and state.players[seat].lands_played == 0
    hand = {int(i) for i in state.ids(seat, HAND) if play.char(i).types & LAND or state.objs[i].card.land_behind}
    assert offered == (hand if timely else set())
    for id in offered:
        fork = Play(state.fork(), [None] * int(state.seats), list(play.names))
        special_actions.play_land(fork, seat, id, next(int(o.index) for o in decision.options if o.id == id))
        assert fork.state.players[seat].lands_played == 1
        assert not special_actions.may_play_land(fork, seat)


def test_something_is_offered_in_these_positions() -> None:
    """The tests above could fail: there is enough to offer, and enough that is not."""
    offered = tried = 0
    for seed in range(60):
        play = small_position(seed).game
        decision = play.decision()
        assert decision is not None
        seat = int(decision.seat)
        offered += sum(o.kind in (O_CAST, O_ACTIVATE) for o in decision.options)
        tried += len(casts(play, seat)) + len(activations(play, seat))
    assert 30 < offered < tried - 30


@rule("601.2g")
def test_only_mana_that_can_be_spent_is_proposed(scenario: Builder) -> None:
    """With {R} left to pay, blue mana in the pool is not a choice."""
    table = scenario()
    you = table.seat(0)
    you.have("Mountain", "Mountain")
    (piker,) = you.holds("Goblin Piker")
    you.gets_mana("UU")
    decision = table.to_priority(you.number)
    table.answer([next(i for i, o in enumerate(decision.options) if o.kind == O_CAST and o.id == piker.id)])
    for wanted in (O_MANA, O_SPEND):
        decision = table.game.decision()
        assert decision is not None and decision.kind == D_PAY
        table.answer([next(i for i, o in enumerate(decision.options) if o.kind == wanted)])
    decision = table.game.decision()
    assert decision is not None and decision.kind == D_PAY
    assert [COLOR_LETTERS[o.index] for o in decision.options if o.kind == O_SPEND] == ["R"]
