"""Phrases for planes, phenomena and the planar die."""

from __future__ import annotations

from apnap.abilities import planar, planar_effects, revealing
from apnap.english.abilities import EVENTS, does
from apnap.english.effects import CLAUSES, SENTENCES, Clause, one, order
from apnap.english.nouns import Voice, noun, ref
from apnap.english.words import number_word
from apnap.rules.words import GRAVEYARD

EVENTS.add(planar.ChaosEnsues, lambda node, voice: "chaos ensues")
EVENTS.add(planar.PlaneswalksTo, lambda node, voice: f"you planeswalk to {voice.name}")
EVENTS.add(planar.Encounters, lambda node, voice: f"you encounter {voice.name}")
EVENTS.add(planar.PlaneswalksAway, lambda node, voice: f"you planeswalk away from {voice.name}")
EVENTS.add(
    planar.RollsPlanarDie,
    lambda node, voice: f"{does(node.who, voice, 'rolls', 'roll')} {'a blank on ' if node.blank else ''}the planar die",
)
CLAUSES.add(planar.Planeswalk, lambda node, voice: Clause(ref(node.who, voice), "planeswalks", "planeswalk", ""))
SENTENCES.add(planar.LetChaosEnsue, lambda node, voice: ["chaos ensues"])


def _reveal(node: planar_effects.RevealPlanes, voice: Voice) -> list[str]:
    if node.way == planar_effects.BOTTOM:
        return ["reveal the top card of your planar deck", "you may put it on the bottom of your planar deck"]
    one_plane = node.count == 1
    until = "a plane card" if one_plane else f"{number_word(node.count)} plane cards"
    said = [f"reveal cards from the top of your planar deck until you reveal {until}"]
    if node.way == planar_effects.ONTO_TOP:
        return [
            *said,
            "put a plane card from among them on top of your planar deck, "
            "then put the rest of the revealed cards on the bottom in a random order",
        ]
    if node.way == planar_effects.WALK:
        return [
            *said,
            "simultaneously planeswalk to both of them",
            "put all other cards revealed this way on the bottom of your planar deck in any order",
        ]
    if node.way == planar_effects.STAY:
        return [
            *said,
            "planeswalk to it, except don't planeswalk away from any plane",
            "put the rest of the revealed cards on the bottom of your planar deck in any order",
        ]
    return [
        *said,
        "chaos ensues on that plane",
        "then put all cards revealed this way on the bottom of your planar deck in any order",
    ]


def _take(node: revealing.RevealAndTake, voice: Voice) -> list[str]:
    where = "into your graveyard" if node.rest == GRAVEYARD else "on the bottom of your library in any order"
    return [
        f"reveal the top {number_word(node.number)} cards of your library",
        f"put all {noun(node.filter, 'card').many()} revealed this way into your hand and the rest {where}",
    ]


SENTENCES.add(planar_effects.RevealPlanes, _reveal)
SENTENCES.add(
    planar_effects.RollsMeanChaos,
    lambda node, voice: [
        "until your next turn, if a player would planeswalk as a result of rolling the planar die, chaos ensues instead"
        if node.static.walking
        else "each blank roll of the planar die is a {CHAOS} roll until a player planeswalks away from a plane"
    ],
)
CLAUSES.add(planar_effects.ReverseTurnOrder, lambda node, voice: order("reverse", "the game's turn order"))
SENTENCES.add(
    planar_effects.UntilYouWinAFlip,
    lambda node, voice: [
        f"{one(node.effect, voice)}, then you flip a coin",
        "if you lose the flip, repeat this process",
    ],
)
SENTENCES.add(revealing.RevealAndTake, _take)
