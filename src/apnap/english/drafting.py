"""Phrases for what cards say about drafts, and in games about what was noted in them. CR 905.2."""

from __future__ import annotations

from typing import Final

from apnap.abilities import conspiracies as k
from apnap.abilities import drafting as d
from apnap.abilities import noted as n
from apnap.abilities.mechanics.chosen_colors import ChosenBeforeTheGame
from apnap.english.effects import ABILITIES, AMOUNTS, CLAUSES, order
from apnap.english.nouns import FILTERS, Noun, Voice
from apnap.english.words import listed, number_word
from apnap.rules.conspiracies import Agenda, Begins
from apnap.rules.noted import NOTED_COLORS, NOTED_NAME

# what follows 'Reveal this card as you draft it', within the sentence or after it
REVEALED: Final = {
    d.NOTE_COUNT.what: " and note how many cards you've drafted this draft round, including this card.",
    d.NOTE_PASSER.what: " and note the player who passed it to you.",
    d.CHOOSE_THREE_COLORS.what: ". The player to your right chooses a color, you choose another color, "
    "then the player to your left chooses a third color.",
    d.LOOK_AT_NEXT_FROM_PACK.what: ". You may look at the next card drafted from this booster pack.",
    d.MAY_ADD_BOOSTER.what: ". After you draft this card, you may add a booster pack to the draft.",
}
# what one may do as one drafts a card
USED: Final = {
    d.NOTE_NAME.what: "reveal it, note its name",
    d.NOTE_TYPES.what: "reveal it, note its creature types",
    d.REMOVE_FACE_DOWN.what: "remove it from the draft face down",
    d.REMOVE_FACE_UP.what: "remove it from the draft face up",
    d.DRAFT_ANOTHER.what: "draft an additional card from that booster pack",
}
THEN: Final = {
    d.TURN_FACE_DOWN.what: "turn this card face down",
    d.PUT_INTO_PACK.what: "put this card into that booster pack",
    d.SKIP_NEXT_PACK.what: "pass the next booster pack without drafting a card from it",
}
LOOKED: Final = {
    d.LOOK_AT_NEXT_OF_PLAYER.what: "look at the next card drafted by a player of your choice",
    d.LOOK_AT_PACK.what: "look at any unopened booster pack in the draft or any booster pack not being looked at "
    "by another player",
}
STANDING: Final = {
    d.MAY_DRAFT_WHOLE_PACK.what: "Instead of drafting a card from a booster pack, you may draft each card in that "
    "booster pack, one at a time. If you do, turn this card face down and you can't draft cards for the rest of "
    "this draft round.",
    d.DRAFT_AT_RANDOM.what: "As long as this card is face up during the draft, you can't look at booster packs and "
    "must draft cards at random. After you draft three cards this way, turn this card face down.",
}


def _revealed(node: d.RevealAsDrafted, voice: Voice) -> str:
    return f"Reveal this card as you draft it{REVEALED[node.steps[0].what]}"


def _as_drafted(node: d.AsYouDraft, voice: Voice) -> str:
    used = [USED[step.what] for step in node.steps if step.what in USED]
    then = [THEN[step.what] for step in node.steps if step.what in THEN]
    front = f"As you draft a {'creature ' if node.creature else ''}card, you may {listed(used, 'and')}"
    if not then:
        return f"{front}."
    if node.has(d.DRAFT_ANOTHER):
        return f"{front}. If you do, {', then '.join(then)}."
    return f"{front}, then {listed(then, 'and')}."


def _during(node: d.DuringTheDraft, voice: Voice) -> str:
    looks = listed([LOOKED[step.what] for step in node.steps], "and")
    return f"During the draft, you may turn this card face down. If you do, {looks}."


def _standing(node: d.WhileFaceUp, voice: Voice) -> str:
    step = node.steps[0]
    if step.what == d.GET_LAST_CARDS.what:
        to = f"a player who drafted a card named {voice.name}"
        return f"Each player passes the last card from each booster pack to {to}."
    return STANDING[step.what]


def _of_noted(node: n.OfNoted, noun: Noun) -> None:
    if node.kind == NOTED_COLORS:
        noun.after.append(f"that's one or more of the colors chosen as you drafted cards named {node.about}")
    elif node.kind == NOTED_NAME:
        noun.after.append(f"with a name you noted for cards named {node.about}")
    else:
        noun.after.append(f"of a type you noted for cards named {node.about}")


def _named(node: k.OfChosenName, noun: Noun) -> None:
    if not node.two:
        noun.after.append("with the chosen name")
    else:
        noun.after.append("with the other chosen name" if node.other else "with one of the chosen names")


FILTERS.add(k.OfChosenName, _named)
ABILITIES.add(Agenda, lambda node, voice: "hidden agenda" if node.names == 1 else "double agenda")
ABILITIES.add(
    Begins,
    lambda node, voice: (
        "You are the starting player. If multiple players would be the starting player, one of those players is "
        "chosen at random."
    ),
)
ABILITIES.add(
    k.SmallerDeck,
    lambda node, voice: f"Your minimum deck size is reduced by {number_word(node.number)}.",
)
ABILITIES.add(d.RevealAsDrafted, _revealed)
ABILITIES.add(d.DraftFaceUp, lambda node, voice: "Draft this card face up.")
ABILITIES.add(d.AsYouDraft, _as_drafted)
ABILITIES.add(d.DuringTheDraft, _during)
ABILITIES.add(d.WhileFaceUp, _standing)
ABILITIES.add(
    ChosenBeforeTheGame,
    lambda node, voice: (
        f"If {voice.name} is your commander, choose a color before the game begins. {voice.name} is the chosen color."
    ),
)
AMOUNTS.add(n.HighestNoted, lambda node, voice: f"the highest number you noted for cards named {node.about}")
AMOUNTS.add(
    n.RemovedFromDraft,
    lambda node, voice: f"the number of cards you removed from the draft with cards named {node.about}",
)
FILTERS.add(n.OfNoted, _of_noted)
FILTERS.add(
    n.PowerAtMostNoted,
    lambda node, noun: noun.after.append(
        f"with power less than or equal to the highest number you noted for cards named {node.about}"
    ),
)
CLAUSES.add(
    n.AddNotedColor,
    lambda node, voice: order("add", f"one mana of any color chosen as you drafted cards named {node.about}"),
)
