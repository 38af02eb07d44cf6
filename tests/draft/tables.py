"""Drafts for tests: packs that hold exactly the cards one wants, every seat decided by the test."""

from __future__ import annotations

from collections.abc import Callable

from apnap.draft import CONSPIRACY_DRAFT, Draft, DraftSet, new_draft
from apnap.draft.bots import suggestion
from apnap.draft.sets import Slot
from apnap.rules.core.decisions import Decision

CARDS = ("Grizzly Bears", "Shock", "Giant Growth", "Savannah Lions")


def packs_of(*names: str, packs: int = 1, always: tuple[str, ...] = (), partners: bool = False) -> DraftSet:
    """A set whose packs all hold these cards."""
    slots = tuple(Slot(1, ((f"{i}", 1),)) for i in range(len(names)))
    pools = {f"{i}": (name,) for i, name in enumerate(names)}
    return DraftSet("test", dict.fromkeys(names, "common"), pools, slots, packs, 1, always, partners)


def table(*names: str, kind: str = CONSPIRACY_DRAFT, seats: int = 3, packs: int = 1, seed: int = 1) -> Draft:
    """A draft of packs with these cards, every seat decided from outside; a commander is there for everybody."""
    leaders = () if kind == CONSPIRACY_DRAFT else ("Isamaru, Hound of Konda",)
    packed = packs_of(*(names or CARDS), packs=packs, always=leaders)
    return new_draft(kind, seats=seats, set=packed, bots=[""] * seats, seed=seed)


def in_pack(draft: Draft, seat: int) -> list[str]:
    return sorted(seen.name for seen in draft.observe(seat).pack)


def in_pile(draft: Draft, seat: int) -> list[str]:
    return [seen.name for seen in draft.observe(seat).pile]


def numbers(draft: Draft, seat: int, *names: str) -> list[int]:
    """The numbers of cards that a seat may be asked about."""
    view = draft.observe(seat)
    decision = draft.decision(seat)
    assert decision is not None
    out: list[int] = []
    for name in names:
        for candidate in decision.objects():
            card = view.card(int(candidate))
            if card is not None and card.name == name and candidate not in out:
                out.append(int(candidate))
                break
        else:
            raise AssertionError(f"{name} is not among what seat {seat} may choose")
    return out


def choose(draft: Draft, seat: int, *names: str) -> None:
    """A seat answers its question with cards by name."""
    draft.answer(numbers(draft, seat, *names), seat)


def asked(draft: Draft, seat: int) -> str:
    """What a seat is asked about."""
    decision = draft.decision(seat)
    return "" if decision is None else decision.purpose


def pick(draft: Draft, *names: str) -> None:
    """Each seat in turn drafts the card of this name."""
    for seat, name in enumerate(names):
        choose(draft, seat, name)


def go_on(draft: Draft, until: Callable[[Decision], bool] = lambda decision: False) -> None:
    """Everybody does what a bot would, until somebody is asked what one waits for."""
    while draft.decisions:
        waiting = next((d for d in draft.decisions if until(d)), None)
        if waiting is not None:
            return
        decision = draft.decisions[0]
        seat = int(decision.seat)
        draft.answer(suggestion(draft.observe(seat), decision), seat)
