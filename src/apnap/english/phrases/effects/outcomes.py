"""Phrases for the words of `apnap.abilities.effects.outcomes`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.effects.outcomes import (
    DrawGame,
    EachNonwinner,
    EachWinner,
    LoseGame,
    PlaySubgame,
    RestartTheGame,
    WinGame,
)
from apnap.english.common import ONTO_YOURS
from apnap.english.nouns import SELECTORS, Ref, Voice, noun, ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, SENTENCES, Clause

WITH: Final = "using their libraries as their decks"


def _restart(node: RestartTheGame, voice: Voice) -> list[str]:
    cards = noun(node.leaving, "card").many()
    return [
        f"restart the game, leaving in exile all {cards} exiled with {voice.this()}",
        f"then put those cards {ONTO_YOURS}",
    ]


CLAUSES.add(WinGame, lambda node, voice: Clause(ref(node.who, voice), "wins", "win", "the game", spoken=True))
CLAUSES.add(DrawGame, lambda node, voice: Clause(Ref("the game"), "is", "are", "a draw"))
CLAUSES.add(LoseGame, lambda node, voice: Clause(ref(node.who, voice), "loses", "lose", "the game", spoken=True))
SENTENCES.add(RestartTheGame, _restart)
CLAUSES.add(
    PlaySubgame,
    lambda node, voice: Clause(Ref("players"), "play", "play", f"a Magic subgame, {WITH}", spoken=True),
)
SELECTORS.add(EachWinner, lambda node, voice: Ref("each player who won the subgame"))
SELECTORS.add(EachNonwinner, lambda node, voice: Ref("each player who doesn't win the subgame"))
reads("effect", "<who> (loses|lose) the game", LoseGame)
reads("effect", "<who> (wins|win) the game", WinGame)
reads("effect", "the game is a draw", DrawGame)
