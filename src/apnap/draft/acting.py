"""Cards that act during a draft: revealed as they are drafted, drafted face up, used later. CR 905.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from apnap.abilities.casual.drafting import (
    CHOOSE_THREE_COLORS,
    DRAFT_AT_RANDOM,
    LOOK_AT_NEXT_FROM_PACK,
    LOOK_AT_NEXT_OF_PLAYER,
    LOOK_AT_PACK,
    MAY_ADD_BOOSTER,
    NOTE_COUNT,
    NOTE_NAME,
    NOTE_PASSER,
    NOTE_TYPES,
    REMOVE_FACE_DOWN,
    REMOVE_FACE_UP,
    TURN_FACE_DOWN,
    AsYouDraft,
    DraftAbility,
    DraftFaceUp,
    DraftStep,
    DuringTheDraft,
    RevealAsDrafted,
    WhileFaceUp,
)
from apnap.draft.state import LEFT, RIGHT, DraftState, Note
from apnap.rules.ch2_cards.creature_types import CREATURE_TYPES
from apnap.rules.ch9_casual.noted import (
    NOTED_COLORS,
    NOTED_NAME,
    NOTED_NUMBER,
    NOTED_PLAYER,
    NOTED_REMOVED,
    NOTED_TYPES,
)
from apnap.rules.core.constants import CREATURE
from apnap.rules.core.decisions import ChooseDecision, Decision, ModeDecision, YesNoDecision

if TYPE_CHECKING:
    from apnap.draft.game import Draft

A = TypeVar("A", bound=DraftAbility)

COLOR_NAMES: Final = ("white", "blue", "black", "red", "green")
AT_RANDOM: Final = 3  # cards that are drafted at random
FOR_COLOR: Final = "draft color"
FOR_BOOSTER: Final = "add booster"
FOR_DRAFTED: Final = "as drafted"  # which face-up cards to use on the card just drafted
FOR_WATCH: Final = "watch player"
FOR_PACK: Final = "look at pack"


def allowing(state: DraftState, card: int, kind: type[A]) -> A | None:
    """The ability of this kind that a card has."""
    for ability in state.cards[card].base.abilities.every:
        if isinstance(ability, kind):
            return ability
    return None


def named(state: DraftState, card: int, step: DraftStep) -> bool:
    """Does a card do this while it is face up?"""
    ability = allowing(state, card, WhileFaceUp)
    return ability is not None and ability.has(step)


def turn_face_down(draft: Draft, seat: int, card: int) -> None:
    """A face-up card is turned face down. CR 905.2c."""
    drafter = draft.state.drafters[seat]
    if card in drafter.face_up:
        drafter.face_up.remove(card)
        drafter.at_random.pop(card, None)
        draft.say("905.2c", f"{draft.setup.names[seat]} turns {draft.state.name(card)} face down")


# drafting a card -----------------------------------------------------------------------------------------------------
def take(draft: Draft, seat: int, card: int, pack: int) -> None:
    """A drafter drafts one card from a pack, with all that happens as they do. CR 905.1a, 905.2b-c."""
    state = draft.state
    drafter = state.drafters[seat]
    who = draft.setup.names[seat]
    state.packs[pack].cards.remove(card)
    drafter.pile.append(card)
    drafter.drafted += 1
    rule = "903.13b" if draft.setup.commander else "905.1a"
    draft.say(rule, f"{who} drafts a card", f"{who} drafts {state.name(card)}", seat)
    _shown_to_watchers(draft, seat, card, pack)
    forced = list(drafter.at_random)
    allowed = [other for other in drafter.face_up if _applies(state, other, card)]
    if allowing(state, card, DraftFaceUp) is not None:
        drafter.face_up.append(card)
        draft.say("905.2c", f"{who} drafts {state.name(card)} face up")
        if named(state, card, DRAFT_AT_RANDOM):
            drafter.at_random[card] = AT_RANDOM
    revealed = allowing(state, card, RevealAsDrafted)
    if revealed is not None:
        state.revealed = [card]
        draft.say("905.2b", f"{who} reveals {state.name(card)}")
        for step in revealed.steps:
            _do_as_drafted(draft, seat, card, pack, step)
        state.revealed = []
    for other in forced:
        drafter.at_random[other] -= 1
        if not drafter.at_random[other]:
            turn_face_down(draft, seat, other)
    if allowed:
        _use_on(draft, seat, card, allowed)


def _shown_to_watchers(draft: Draft, seat: int, card: int, pack: int) -> None:
    """Those who may look at the next card from this pack, or of this player, do. CR 905.1c."""
    state = draft.state
    watchers = [*state.packs[pack].watchers, *state.drafters[seat].watchers]
    state.packs[pack].watchers = []
    state.drafters[seat].watchers = []
    for watcher in watchers:
        if watcher != seat:
            state.drafters[watcher].seen.append((f"drafted by {draft.setup.names[seat]}", [card]))
            draft.say("905.1c", f"{draft.setup.names[watcher]} looks at the card", f"it is {state.name(card)}", watcher)


def _do_as_drafted(draft: Draft, seat: int, card: int, pack: int, step: DraftStep) -> None:
    """What a card that was revealed tells its player to do. CR 905.2b."""
    state = draft.state
    about = state.name(card)
    who = draft.setup.names[seat]
    if step is NOTE_COUNT:
        number = state.drafters[seat].drafted
        _note(draft, seat, Note(card, about, NOTED_NUMBER, number), str(number))
    elif step is NOTE_PASSER:
        passer = state.packs[pack].passer
        if passer >= 0:
            _note(draft, seat, Note(card, about, NOTED_PLAYER, passer), draft.setup.names[passer])
    elif step is CHOOSE_THREE_COLORS:
        mask = 0
        for chooser in (state.neighbour(seat, RIGHT), seat, state.neighbour(seat, LEFT)):
            left = [color for color in range(5) if not mask >> color & 1]
            mask |= 1 << draft.ask(ModeDecision(chooser, "905.2b", list(left), list(COLOR_NAMES), purpose=FOR_COLOR))[0]
        colors = ", ".join(COLOR_NAMES[color] for color in range(5) if mask >> color & 1)
        _note(draft, seat, Note(card, about, NOTED_COLORS, mask), colors)
    elif step is LOOK_AT_NEXT_FROM_PACK:
        state.packs[pack].watchers.append(seat)
    elif step is MAY_ADD_BOOSTER:
        if draft.ask(YesNoDecision(seat, "905.2b", purpose=FOR_BOOSTER))[0]:
            from apnap.draft.game import add_pack

            add_pack(draft.setup, state, -1 - seat)
            draft.say("905.2b", f"{who} adds a booster pack to the draft")


def _note(draft: Draft, seat: int, note: Note, words: str) -> None:
    """Information that everybody may look at. CR 905.2b."""
    draft.state.notes.append(note)
    draft.say("905.2b", f"{draft.setup.names[seat]} notes for {note.about}: {words}")


# face-up cards -------------------------------------------------------------------------------------------------------
def _applies(state: DraftState, other: int, card: int) -> bool:
    """May a face-up card do something with the card that is drafted? CR 905.2c."""
    ability = allowing(state, other, AsYouDraft)
    if ability is None:
        return False
    acts = any(ability.has(step) for step in (NOTE_NAME, NOTE_TYPES, REMOVE_FACE_DOWN, REMOVE_FACE_UP))
    return acts and (not ability.creature or state.cards[card].base.types & CREATURE != 0)


def _use_on(draft: Draft, seat: int, card: int, allowed: list[int]) -> None:
    """A drafter uses face-up cards on the card that they just drafted. CR 905.2c."""
    state = draft.state
    decision = ChooseDecision(seat, "905.2c", list(allowed), 0, len(allowed), purpose=FOR_DRAFTED, source=card)
    for other in draft.ask(decision):
        ability = allowing(state, other, AsYouDraft)
        if ability is None or card not in state.drafters[seat].pile:
            continue
        for step in ability.steps:
            _do_with(draft, seat, card, other, step)


def _do_with(draft: Draft, seat: int, card: int, other: int, step: DraftStep) -> None:
    """One thing that a face-up card lets its player do with the card just drafted."""
    state = draft.state
    drafter = state.drafters[seat]
    who, about, name = draft.setup.names[seat], state.name(other), state.name(card)
    if step is NOTE_NAME:
        draft.say("905.2b", f"{who} reveals {name}")
        _note(draft, seat, Note(other, about, NOTED_NAME, 0, name), name)
    elif step is NOTE_TYPES:
        draft.say("905.2b", f"{who} reveals {name}")
        types = [word for word in state.cards[card].base.subtypes if word in CREATURE_TYPES]
        _note(draft, seat, Note(other, about, NOTED_TYPES, 0, ", ".join(types)), ", ".join(types) or "no types")
    elif step is REMOVE_FACE_DOWN or step is REMOVE_FACE_UP:
        drafter.pile.remove(card)
        if card in drafter.face_up:
            drafter.face_up.remove(card)
        drafter.at_random.pop(card, None)
        drafter.removed.append(card)
        seen = step is REMOVE_FACE_UP
        _note(
            draft, seat, Note(other, about, NOTED_REMOVED, 1, name if seen else ""), name if seen else "a card removed"
        )
    elif step is TURN_FACE_DOWN:
        turn_face_down(draft, seat, other)


def use(draft: Draft, seat: int, card: int) -> None:
    """A card is turned face down at some time during the draft, for what its player then looks at. CR 905.2c."""
    state = draft.state
    ability = allowing(state, card, DuringTheDraft)
    if ability is None or card not in state.drafters[seat].face_up:
        return
    turn_face_down(draft, seat, card)
    for step in ability.steps:
        if step is LOOK_AT_NEXT_OF_PLAYER:
            others = [-1 - s for s in range(draft.setup.seats) if s != seat]
            chosen = -1 - draft.ask(_one(seat, FOR_WATCH, others))[0]
            state.drafters[chosen].watchers.append(seat)
            draft.say("905.2c", f"{draft.setup.names[seat]} will look at the next card of {draft.setup.names[chosen]}")
        elif step is LOOK_AT_PACK:
            packs = [i for i, pack in enumerate(state.packs) if pack.cards]
            chosen = draft.ask(_one(seat, FOR_PACK, packs))[0]
            state.drafters[seat].seen.append((pack_words(draft, chosen), state.packs[chosen].cards.copy()))
            draft.say("905.2c", f"{draft.setup.names[seat]} looks at a pack: {pack_words(draft, chosen)}")


def pack_words(draft: Draft, pack: int) -> str:
    """Which pack it is, for whoever chooses one."""
    state = draft.state
    for seat, drafter in enumerate(state.drafters):
        if pack in drafter.queue:
            return f"the pack that {draft.setup.names[seat]} is to draft from"
    round = state.packs[pack].round
    of = [i for i, p in enumerate(state.packs) if p.round == round]
    return f"the unopened pack of {draft.setup.names[of.index(pack) % draft.setup.seats]} for round {round}"


def _one(seat: int, purpose: str, candidates: list[int]) -> Decision:
    decision = ChooseDecision(seat, "905.2c", list(candidates), purpose=purpose)
    return decision


def after(draft: Draft) -> None:
    """What cards do right after the draft. CR 905.1d."""
