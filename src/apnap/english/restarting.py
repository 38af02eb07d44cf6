"""Phrases for restarting the game."""

from __future__ import annotations

from apnap.abilities.effects.exile_and_return import ExileFromHand
from apnap.abilities.effects.outcomes import RestartTheGame
from apnap.english.common import ONTO_YOURS
from apnap.english.effects import CLAUSES, SENTENCES, Clause, of_things
from apnap.english.nouns import Voice, noun, ref


def _from_hand(node: ExileFromHand, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    whose = "your" if who.you else "their"
    return Clause(who, "exiles", "exile", f"{of_things(node.amount, 'card', voice)} from {whose} hand")


def _restart(node: RestartTheGame, voice: Voice) -> list[str]:
    cards = noun(node.leaving, "card").many()
    return [
        f"restart the game, leaving in exile all {cards} exiled with {voice.this()}",
        f"then put those cards {ONTO_YOURS}",
    ]


CLAUSES.add(ExileFromHand, _from_hand)
SENTENCES.add(RestartTheGame, _restart)
