"""Phrases for the words of `apnap.abilities.events.player_events`."""

from __future__ import annotations

from apnap.abilities.events.player_events import BeginningOf, Draws, GainsLife, LosesLife
from apnap.abilities.players import You
from apnap.english.events import EVENTS, does
from apnap.english.nouns import Voice, ref
from apnap.rules.core.constants import BEGIN_COMBAT, STEP_NAMES


def _beginning(node: BeginningOf, voice: Voice) -> str:
    if node.step == BEGIN_COMBAT and (node.whose is None or isinstance(node.whose, You)):
        return "the beginning of each combat" if node.whose is None else "the beginning of combat on your turn"
    step = ("first " if node.first else "") + STEP_NAMES[node.step]
    if node.whose is None:
        return f"the beginning of {'the' if node.the else 'each'} {step}"
    if isinstance(node.whose, You):
        return f"the beginning of your {step}"
    if node.together:
        return f"the beginning of your opponents' {step}"
    return f"the beginning of {ref(node.whose, voice).whose} {step}"


EVENTS.add(GainsLife, lambda node, voice: f"{does(node.who, voice, 'gains', 'gain')} life")
EVENTS.add(LosesLife, lambda node, voice: f"{does(node.who, voice, 'loses', 'lose')} life")
EVENTS.add(Draws, lambda node, voice: f"{does(node.who, voice, 'draws', 'draw')} a card")
EVENTS.add(BeginningOf, _beginning)
