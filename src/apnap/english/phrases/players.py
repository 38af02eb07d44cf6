"""Phrases for the words of `apnap.abilities.players`."""

from __future__ import annotations

from apnap.abilities.players import (
    ActivePlayer,
    AttackingPlayer,
    ControllerOf,
    DefendingOne,
    DefendingPlayer,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    OwnerOf,
    ThatPlayer,
    You,
)
from apnap.english.nouns import CONTROL_WORDS, SELECTORS, Ref, ref

CONTROL_WORDS[You] = "you control"
SELECTORS.add(You, lambda node, voice: Ref("you", you=True))
CONTROL_WORDS[EachPlayer] = "a player controls"
SELECTORS.add(EachPlayer, lambda node, voice: Ref("each player"))
CONTROL_WORDS[EachOpponent] = "an opponent controls"
SELECTORS.add(EachOpponent, lambda node, voice: Ref("each opponent"))
SELECTORS.add(EachOtherPlayer, lambda node, voice: Ref("each other player"))
CONTROL_WORDS[ThatPlayer] = "that player controls"
SELECTORS.add(ThatPlayer, lambda node, voice: Ref("that player"))
SELECTORS.add(ControllerOf, lambda node, voice: Ref(f"{ref(node.what, voice).whose} controller"))
SELECTORS.add(OwnerOf, lambda node, voice: Ref(f"{ref(node.what, voice).whose} owner"))
SELECTORS.add(ActivePlayer, lambda node, voice: Ref("the active player"))
SELECTORS.add(AttackingPlayer, lambda node, voice: Ref("attacking player"))
SELECTORS.add(DefendingOne, lambda node, voice: Ref("defending player"))
CONTROL_WORDS[DefendingPlayer] = "defending player controls"
SELECTORS.add(DefendingPlayer, lambda node, voice: Ref("defending player"))
