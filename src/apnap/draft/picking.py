"""Rounds of a draft: packs opened, a pick by everybody at once, packs passed on. CR 905.1, 905.2, 903.13b-c."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.casual.drafting import (
    DRAFT_ANOTHER,
    GET_LAST_CARDS,
    MAY_DRAFT_WHOLE_PACK,
    PUT_INTO_PACK,
    SKIP_NEXT_PACK,
    AsYouDraft,
    DuringTheDraft,
    WhileFaceUp,
)
from apnap.draft import acting
from apnap.draft.acting import allowing, named, turn_face_down
from apnap.draft.state import AFTER, BUILDING, OPENING, PICKING
from apnap.rules.core.decisions import ChooseDecision, Decision, OrderDecision

if TYPE_CHECKING:
    from apnap.draft.game import Draft

FOR_DRAFT: Final = "draft"  # which cards to draft
FOR_ANY_TIME: Final = "during the draft"  # which face-up cards to turn face down
FOR_THIS_PICK: Final = "as you draft"  # which face-up cards to use for this pick
FOR_ORDER: Final = "draft order"
FOR_LAST_CARD: Final = "last card"


def open_packs(draft: Draft) -> None:
    """A round begins: everybody opens a booster pack. CR 905.1a-b, 903.13b-c."""
    state = draft.state
    state.round += 1
    state.passes = 0
    unopened = [i for i, pack in enumerate(state.packs) if pack.round == state.round]
    for seat, drafter in enumerate(state.drafters):
        drafter.drafted = 0
        drafter.barred = False
        drafter.queue = [unopened[seat]]
    state.stage = PICKING
    way = "left" if state.direction > 0 else "right"
    rule = "903.13c" if draft.setup.commander else "905.1b"
    draft.say(rule, f"round {state.round}: everybody opens a pack; packs go to the {way}")


def pick(draft: Draft) -> None:
    """Everybody with a pack drafts from it, all at the same time, and passes it on. CR 905.1a."""
    state = draft.state
    state.revealed = []
    draft.before_looking = True
    _act_any_time(draft)
    draft.before_looking = False
    plans = _plan(draft)
    _choose(draft, plans)
    # what players do at the same time, they do in a random order (905.2a)
    order = sorted(plans)
    state.chance.shuffle(order)
    for seat in order:
        _draft(draft, seat, plans[seat])
    _pass_on(draft)
    state.passes += 1
    if not any(d.queue for d in state.drafters) or _nobody_drafts(draft):
        _end_round(draft)


class Plan:
    """What a drafter does with the pack in front of them."""

    def __init__(self, pack: int) -> None:
        self.pack = pack
        self.count = 0  # how many cards they draft
        self.whole: list[int] = []  # the card that lets them draft the whole pack
        self.used: list[int] = []  # the cards that let them draft more
        self.chosen: list[int] = []
        self.skips = False


def _act_any_time(draft: Draft) -> None:
    """Face-up cards that may be turned face down at any time, before anybody looks at a pack. CR 905.2a, 905.2c."""
    state = draft.state
    asked: list[Decision] = []
    for seat, drafter in enumerate(state.drafters):
        usable = [card for card in drafter.face_up if allowing(state, card, DuringTheDraft)]
        if usable:
            asked.append(_some(seat, FOR_ANY_TIME, "905.2c", usable, 0, len(usable)))
    answers = draft.ask_each(asked)
    order = list(range(len(asked)))
    state.chance.shuffle(order)
    for i in order:
        for card in answers[i]:
            acting.use(draft, int(asked[i].seat), card)


def _plan(draft: Draft) -> dict[int, Plan]:
    """How many cards each drafter takes from their pack: more where a face-up card of theirs allows it."""
    state = draft.state
    plans: dict[int, Plan] = {}
    asked: list[Decision] = []
    for seat, drafter in enumerate(state.drafters):
        if not drafter.queue:
            continue
        plan = Plan(drafter.queue[0])
        plans[seat] = plan
        size = len(state.packs[plan.pack].cards)
        if drafter.barred:
            continue
        if drafter.skips:
            plan.skips = True
            continue
        plan.count = min(draft.setup.picks, size)
        usable: list[int] = []
        for card in drafter.face_up:
            extra = allowing(state, card, AsYouDraft)
            whole = allowing(state, card, WhileFaceUp)
            if extra is not None and extra.has(DRAFT_ANOTHER) and size > plan.count:
                usable.append(card)
            elif whole is not None and whole.has(MAY_DRAFT_WHOLE_PACK):
                usable.append(card)
        if usable and not drafter.at_random:
            asked.append(_some(seat, FOR_THIS_PICK, "905.2c", usable, 0, len(usable)))
    for decision, answer in zip(asked, draft.ask_each(asked), strict=True):
        plan = plans[int(decision.seat)]
        size = len(state.packs[plan.pack].cards)
        for card in answer:
            if allowing(state, card, WhileFaceUp) is not None:
                plan.whole = plan.whole or [card]
                plan.count = size
            elif plan.count < size:
                plan.used.append(card)
                plan.count += 1
    return plans


def _choose(draft: Draft, plans: dict[int, Plan]) -> None:
    """Everybody chooses secretly; those who draft at random do not choose. CR 905.1a."""
    state = draft.state
    asked: list[Decision] = []
    for seat, plan in plans.items():
        cards = state.packs[plan.pack].cards
        if not plan.count:
            continue
        if state.drafters[seat].at_random:
            order = cards.copy()
            state.chance.shuffle(order)
            plan.chosen = order[: plan.count]
            continue
        if plan.whole:
            asked.append(OrderDecision(seat, "905.1a", list(cards), purpose=FOR_ORDER))
        else:
            rule = "903.13b" if draft.setup.commander else "905.1a"
            asked.append(_some(seat, FOR_DRAFT, rule, cards, plan.count, plan.count))
    for decision, answer in zip(asked, draft.ask_each(asked), strict=True):
        plans[int(decision.seat)].chosen = answer


def _draft(draft: Draft, seat: int, plan: Plan) -> None:
    """A drafter takes the cards they chose, one at a time, and pays for what allowed them to take more."""
    state = draft.state
    drafter = state.drafters[seat]
    pack = state.packs[plan.pack]
    if plan.skips:
        drafter.skips -= 1
        draft.say("905.2c", f"{draft.setup.names[seat]} passes a pack without drafting from it")
    for card in plan.chosen:
        acting.take(draft, seat, card, plan.pack)
    for card in plan.used:
        ability = allowing(state, card, AsYouDraft)
        if ability is not None and ability.has(PUT_INTO_PACK):
            drafter.face_up.remove(card)
            drafter.pile.remove(card)
            pack.cards.append(card)
            draft.say("905.2c", f"{draft.setup.names[seat]} puts {state.name(card)} into the pack")
        else:
            turn_face_down(draft, seat, card)
        if ability is not None and ability.has(SKIP_NEXT_PACK):
            drafter.skips += 1
    if plan.whole:
        turn_face_down(draft, seat, plan.whole[0])
        drafter.barred = True


def _pass_on(draft: Draft) -> None:
    """Each pack goes to the next drafter; the last card of one perhaps to somebody else.

    CR 905.1a-b, 905.2c, 903.13c.
    """
    state = draft.state
    moved: list[tuple[int, int, int]] = []  # from whom, to whom, which pack
    last: list[tuple[int, int]] = []
    for seat, drafter in enumerate(state.drafters):
        if not drafter.queue:
            continue
        first = drafter.queue.pop(0)
        left = state.packs[first].cards
        if left:
            to = state.neighbour(seat, state.direction)
            if len(left) == 1:
                last.append((seat, first))
            moved.append((seat, to, first))
    getters = [
        seat
        for seat, drafter in enumerate(state.drafters)
        # whoever drafts no more this round would only pass it on to themselves for ever
        if not drafter.barred and any(named(state, card, GET_LAST_CARDS) for card in drafter.face_up)
    ]
    goes = _last_cards(draft, last, getters)
    for seat, to, pack in moved:
        state.packs[pack].passer = seat
        state.drafters[goes.get(pack, to)].queue.append(pack)
    for seat, drafter in enumerate(state.drafters):
        fresh = [i for i in range(len(state.packs)) if state.packs[i].round == -1 - seat]
        for pack in fresh:  # a pack that was added: the next pick is from it
            state.packs[pack].round = state.round
            drafter.queue.insert(0, pack)


def _last_cards(draft: Draft, last: list[tuple[int, int]], getters: list[int]) -> dict[int, int]:
    """To whom the last cards of packs go, where somebody gets them all; whoever passes one chooses among several."""
    goes: dict[int, int] = {}
    asked: list[Decision] = []
    packs: list[int] = []
    for seat, pack in last:
        if len(getters) == 1:
            goes[pack] = getters[0]
        elif len(getters) > 1:
            decision = _some(seat, FOR_LAST_CARD, "905.2c", [-1 - s for s in getters], 1, 1)
            asked.append(decision)
            packs.append(pack)
    for pack, answer in zip(packs, draft.ask_each(asked), strict=True):
        goes[pack] = -1 - answer[0]
    return goes


def _nobody_drafts(draft: Draft) -> bool:
    """May nobody draft a card of this round any more?"""
    return all(d.barred for d in draft.state.drafters)


def _end_round(draft: Draft) -> None:
    """The next round, or the end of the draft. CR 905.1a, 905.1d."""
    state = draft.state
    for drafter in state.drafters:
        for pack in drafter.queue:
            state.undrafted += state.packs[pack].cards
            state.packs[pack].cards = []
        drafter.queue = []
    state.stage = OPENING if state.round < draft.setup.set.packs else AFTER


def finish(draft: Draft) -> None:
    """The draft is complete: what lay face up is turned face down, piles become card pools.

    CR 905.1d, 905.2c, 903.13e.
    """
    acting.after(draft)
    for drafter in draft.state.drafters:
        drafter.face_up = []
        drafter.at_random = {}
        drafter.watchers = []
    draft.state.revealed = []
    draft.state.stage = BUILDING
    draft.say("903.13e" if draft.setup.commander else "905.1d", "the draft is complete; everybody builds a deck")


def _some(seat: int, purpose: str, rule: str, candidates: list[int], least: int, most: int) -> Decision:
    decision = ChooseDecision(seat, rule, list(candidates), least, most, purpose=purpose)
    return decision
