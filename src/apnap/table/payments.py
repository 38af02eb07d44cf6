"""How a person pays unless they say otherwise: so that most of what is left in their hand can still be paid for.

The engine proposes a payment that is exact, the same for everybody, and knows nothing of hands. For a person, other
ways to pay are tried on forks of the game, and the one that keeps most cards castable is answered source by source: the
record has ordinary answers, and replays need to know nothing of this.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from apnap.rules.ch1_concepts.mana.claims import NO_CLAIMS
from apnap.rules.ch1_concepts.mana.plan import is_payable
from apnap.rules.ch1_concepts.mana.purpose import USE_CAST, Payment
from apnap.rules.core.constants import BATTLEFIELD, HAND, LAND, MANA_KINDS
from apnap.rules.core.decisions import O_MANA, IllegalAnswer, PaymentDecision
from apnap.rules.core.play import Play

FINE: Final = 1000  # parts of a weight
MOST_STEPS: Final = 40
"""Sources that are looked at one by one; a larger payment is made as the engine proposes it."""


@final
@dataclass(frozen=True, slots=True)
class PaymentPlan:
    """A payment from the question at hand to its end."""

    owed: str
    """What is left to pay, such as {2}{R}."""
    sources: tuple[int, ...]
    """The objects whose mana abilities are activated, in order."""
    answers: tuple[tuple[int, ...], ...]
    """What to answer, one question after the other."""
    keeps: int
    """How many cards of the hand could still be paid for afterwards, one at a time."""


def best_payment(play: Play, decision: PaymentDecision) -> PaymentPlan:
    """The payment that keeps most of the hand castable; the engine's own where no other keeps more."""
    best = as_proposed(play, decision)
    wanted = colors_wanted(play, int(decision.seat), int(decision.source))
    if len(decision.proposed) > MOST_STEPS or not any(wanted):
        return best
    spared = [wanted, *([*(0,) * c, 1, *(0,) * (MANA_KINDS - c - 1)] for c in range(MANA_KINDS) if wanted[c])]
    for weights, evenly in [*((weights, False) for weights in spared), (wanted, True)]:
        tried = sparing(play, decision, weights, evenly)
        if tried is not None and tried.keeps > best.keeps:
            best = tried
    return best


def as_proposed(play: Play, decision: PaymentDecision) -> PaymentPlan:
    """The engine's own proposal, and what it would leave."""
    game = play.fork()
    game.answer([], decision.decider, decision.marker)
    return PaymentPlan(owed(decision), tuple(int(id) for id in decision.proposed), ((),), castable(game, decision))


def sparing(play: Play, decision: PaymentDecision, weights: list[int], evenly: bool) -> PaymentPlan | None:
    """A payment from the sources whose kinds of mana weigh least; None where it cannot be made source by source.

    Evenly: a kind weighs the more, the fewer sources of it are left.
    """
    game = play.fork()
    answers: list[tuple[int, ...]] = []
    sources: list[int] = []
    for _ in range(MOST_STEPS):
        at = game.decision()
        if not isinstance(at, PaymentDecision) or at.decider != decision.decider:
            return PaymentPlan(owed(decision), tuple(sources), tuple(answers), castable(game, decision))
        step = next_source(game, at, by_what_is_left(game, int(at.seat), weights) if evenly else weights)
        if step is None:
            answers.append(())
            sources += [int(id) for id in at.proposed]
            game.answer([], at.decider, at.marker)
        else:
            game, index = step
            answers.append((index,))
            sources.append(int(at.options[index].id))
    return None


def next_source(game: Play, at: PaymentDecision, weights: list[int]) -> tuple[Play, int] | None:
    """The cheapest source by these weights that brings the payment nearer to its end, and the game after it."""
    ranked = sorted(
        (weight(game, at, index, weights), index) for index, option in enumerate(at.options) if option.kind == O_MANA
    )
    for rank, index in ranked:
        if rank < 0:
            continue
        trial = game.fork()
        try:
            trial.answer([index], at.decider, at.marker)
        except IllegalAnswer:
            continue
        after = trial.decision()
        paying = isinstance(after, PaymentDecision) and after.decider == at.decider
        if len(after.proposed) < len(at.proposed) if paying else len(at.proposed) == 1:  # type: ignore[union-attr]
            return trial, index
    return None


def weight(game: Play, at: PaymentDecision, index: int, weights: list[int]) -> int:
    """What it costs to use a source: how much its kinds are wanted, then how many; -1 where it is not plain."""
    option = at.options[index]
    mask = int(game.char(option.id).abilities.activated[option.index].simple_mana)
    if not mask:
        return -1
    kinds = [kind for kind in range(MANA_KINDS) if mask >> kind & 1]
    return sum(weights[kind] for kind in kinds) * MANA_KINDS + len(kinds)


def by_what_is_left(game: Play, seat: int, weights: list[int]) -> list[int]:
    """Weights of kinds of mana, divided among the untapped sources of each."""
    left = [0] * MANA_KINDS
    for id in game.state.ids(seat, BATTLEFIELD):
        if not game.state.objs[id].tapped:
            mask = 0
            for ability in game.char(id).abilities.activated:
                mask |= int(ability.simple_mana)
            for kind in range(MANA_KINDS):
                left[kind] += mask >> kind & 1
    return [FINE * weights[kind] // max(1, left[kind]) for kind in range(MANA_KINDS)]


def colors_wanted(play: Play, seat: int, besides: int) -> list[int]:
    """How many symbols of each kind the costs of the other cards in hand have."""
    wanted = [0] * MANA_KINDS
    for id in play.state.ids(seat, HAND):
        cost = play.char(id).cost
        if id != besides and cost is not None:
            for kind in range(MANA_KINDS):
                wanted[kind] += int(cost.pips[kind])
            for symbol in cost.symbols:
                for kind in range(MANA_KINDS):
                    wanted[kind] += int(symbol.mask) >> kind & 1
    return wanted


def castable(game: Play, decision: PaymentDecision) -> int:
    """How many cards of the hand could be paid for, each by itself."""
    seat = decision.seat
    count = 0
    for id in game.state.ids(seat, HAND):
        chars = game.char(id)
        cost = chars.cost
        if cost is None or chars.types & LAND:
            continue
        if is_payable(game, seat, cost, 0, NO_CLAIMS, Payment(USE_CAST, id)):
            count += 1
    return count


def owed(decision: PaymentDecision) -> str:
    return "" if decision.owed is None else str(decision.owed)
