"""Phrases for the words of `apnap.abilities.casual.drafting`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.casual.drafting import (
    CHOOSE_THREE_COLORS,
    DRAFT_ANOTHER,
    DRAFT_AT_RANDOM,
    GET_LAST_CARDS,
    LOOK_AT_NEXT_FROM_PACK,
    LOOK_AT_NEXT_OF_PLAYER,
    LOOK_AT_PACK,
    MAY_ADD_BOOSTER,
    MAY_DRAFT_WHOLE_PACK,
    NOTE_COUNT,
    NOTE_NAME,
    NOTE_PASSER,
    NOTE_TYPES,
    PUT_INTO_PACK,
    REMOVE_FACE_DOWN,
    REMOVE_FACE_UP,
    SKIP_NEXT_PACK,
    TURN_FACE_DOWN,
    AddNotedColor,
    AsYouDraft,
    DraftFaceUp,
    DuringTheDraft,
    HighestNoted,
    OfNoted,
    PowerAtMostNoted,
    RemovedFromDraft,
    RevealAsDrafted,
    WhileFaceUp,
)
from apnap.english.abilities import ABILITIES
from apnap.english.amounts import AMOUNTS
from apnap.english.common import ANY_COLOR
from apnap.english.grammar import capital, listed, number_word
from apnap.english.nouns import FILTERS, Noun, Voice
from apnap.english.sentences import CLAUSES, order
from apnap.rules.ch9_casual.noted import NOTED_COLORS, NOTED_NAME

THIS: Final = "this card"
PACK: Final = "booster pack"
DRAFT: Final = "the draft"
ROUND: Final = "this draft round"
DRAFTING: Final = "drafting a card"
NEXT: Final = "the next card drafted"
FACE_DOWN: Final = f"turn {THIS} face down"
AT_RANDOM: Final = "cards at random"


def _chooses(side: str, which: str) -> str:
    return f"the player to your {side} chooses {which} color"


def _noting(what: str) -> str:
    return f" and note {what}."


# what follows 'Reveal this card as you draft it', within the sentence or after it
REVEALED: Final = {
    NOTE_COUNT.what: _noting(f"how many cards you've drafted {ROUND}, including {THIS}"),
    NOTE_PASSER.what: _noting("the player who passed it to you"),
    CHOOSE_THREE_COLORS.what: f". {capital(_chooses('right', 'a'))}, you choose another color, "
    f"then {_chooses('left', 'a third')}.",
    LOOK_AT_NEXT_FROM_PACK.what: f". You may look at {NEXT} from this {PACK}.",
    MAY_ADD_BOOSTER.what: f". After you draft {THIS}, you may add a {PACK} to {DRAFT}.",
}
# what one may do as one drafts a card
USED: Final = {
    NOTE_NAME.what: "reveal it, note its name",
    NOTE_TYPES.what: "reveal it, note its creature types",
    REMOVE_FACE_DOWN.what: f"remove it from {DRAFT} face down",
    REMOVE_FACE_UP.what: f"remove it from {DRAFT} face up",
    DRAFT_ANOTHER.what: f"draft an additional card from that {PACK}",
}
THEN: Final = {
    TURN_FACE_DOWN.what: FACE_DOWN,
    PUT_INTO_PACK.what: f"put {THIS} into that {PACK}",
    SKIP_NEXT_PACK.what: f"pass the next {PACK} without {DRAFTING} from it",
}
LOOKED: Final = {
    LOOK_AT_NEXT_OF_PLAYER.what: f"look at {NEXT} by a player of your choice",
    LOOK_AT_PACK.what: f"look at any unopened {PACK} in {DRAFT} or any {PACK} not being looked at by another player",
}


def _cannot(do: str) -> str:
    return f"you can't {do}"


STANDING: Final = {
    MAY_DRAFT_WHOLE_PACK.what: f"Instead of {DRAFTING} from a {PACK}, you may draft each card in that {PACK}, "
    f"one at a time. If you do, {FACE_DOWN} and {_cannot('draft cards')} for the rest of {ROUND}.",
    DRAFT_AT_RANDOM.what: f"As long as {THIS} is face up during {DRAFT}, {_cannot(f'look at {PACK}s')} and must "
    f"draft {AT_RANDOM}. After you draft {number_word(3)} cards this way, {FACE_DOWN}.",
}


def _revealed(node: RevealAsDrafted, voice: Voice) -> str:
    return f"Reveal {THIS} as you draft it{REVEALED[node.steps[0].what]}"


def _as_drafted(node: AsYouDraft, voice: Voice) -> str:
    used = [USED[step.what] for step in node.steps if step.what in USED]
    then = [THEN[step.what] for step in node.steps if step.what in THEN]
    front = f"As you draft a {'creature ' if node.creature else ''}card, you may {listed(used, 'and')}"
    if not then:
        return f"{front}."
    if node.has(DRAFT_ANOTHER):
        return f"{front}. If you do, {', then '.join(then)}."
    return f"{front}, then {listed(then, 'and')}."


def _during(node: DuringTheDraft, voice: Voice) -> str:
    looks = listed([LOOKED[step.what] for step in node.steps], "and")
    return f"During {DRAFT}, you may {FACE_DOWN}. If you do, {looks}."


def _standing(node: WhileFaceUp, voice: Voice) -> str:
    step = node.steps[0]
    if step.what == GET_LAST_CARDS.what:
        to = f"a player who drafted a card named {voice.name}"
        return f"Each player passes the last card from each {PACK} to {to}."
    return STANDING[step.what]


def _highest(name: str) -> str:
    return f"the highest number you noted for cards named {name}"


def _chosen(name: str) -> str:
    return f"chosen as you drafted cards named {name}"


def _of_noted(node: OfNoted, noun: Noun) -> None:
    if node.kind == NOTED_COLORS:
        noun.after.append(f"that's one or more of the colors {_chosen(node.about)}")
    elif node.kind == NOTED_NAME:
        noun.after.append(f"with a name you noted for cards named {node.about}")
    else:
        noun.after.append(f"of a type you noted for cards named {node.about}")


ABILITIES.add(RevealAsDrafted, _revealed)
ABILITIES.add(DraftFaceUp, lambda node, voice: f"Draft {THIS} face up.")
ABILITIES.add(AsYouDraft, _as_drafted)
ABILITIES.add(DuringTheDraft, _during)
ABILITIES.add(WhileFaceUp, _standing)
AMOUNTS.add(HighestNoted, lambda node, voice: _highest(node.about))
AMOUNTS.add(
    RemovedFromDraft,
    lambda node, voice: f"the number of cards you removed from {DRAFT} with cards named {node.about}",
)
FILTERS.add(
    PowerAtMostNoted,
    lambda node, noun: noun.after.append(f"with power less than or equal to {_highest(node.about)}"),
)
FILTERS.add(OfNoted, _of_noted)
CLAUSES.add(
    AddNotedColor,
    lambda node, voice: order("add", f"one {ANY_COLOR} {_chosen(node.about)}"),
)
