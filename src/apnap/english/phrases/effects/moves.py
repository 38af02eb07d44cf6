"""Phrases for the words of `apnap.abilities.effects.moves`."""

from __future__ import annotations

from apnap.abilities.effects.moves import (
    Counter,
    Destroy,
    Exile,
    PutOnLibrary,
    ReturnBeing,
    ReturnToBattlefield,
    ReturnToHand,
    SacrificeIt,
    SacrificeThat,
)
from apnap.abilities.players import OwnerOf, You
from apnap.abilities.selectors import That
from apnap.abilities.targets import TargetCard
from apnap.english.changes import changes_words
from apnap.english.nouns import Ref, Voice, all_of, ref
from apnap.english.sentences import CLAUSES, Clause, order


def _destroy(node: Destroy, voice: Voice) -> Clause:
    what = all_of(node.what, voice)
    clause = order("destroy", what.text)
    if not node.regenerate:
        clause.then = f"{'they' if what.many else 'it'} can't be regenerated"
    return clause


def _to_hand(node: ReturnToHand, voice: Voice) -> Clause:
    what = all_of(node.what, voice)
    if isinstance(node.what, TargetCard) and isinstance(node.what.whose, You):
        return order("return", f"{what.text} to your hand")
    whose = "their owners' hands" if what.many else "its owner's hand"
    return order("return", f"{what.text} to {whose}")


def _to_battlefield(node: ReturnToBattlefield, voice: Voice) -> Clause:
    what = all_of(node.what, voice).text
    tapped = " tapped" if node.tapped else ""
    slot = node.what
    if isinstance(slot, TargetCard) and not isinstance(slot.whose, You):
        return order("put", f"{what} onto the battlefield{tapped} under your control")
    whose = ""
    if isinstance(slot, That) or isinstance(node.under, OwnerOf):
        whose = " under your control" if isinstance(node.under, You) else " under its owner's control"
    return order("return", f"{what} to the battlefield{tapped}{whose}")


def _put(node: PutOnLibrary, voice: Voice) -> Clause:
    what = all_of(node.what, voice)
    place = "on the bottom of" if node.bottom else "on top of"
    whose = "their owners' libraries" if what.many else "its owner's library"
    if isinstance(node.what, TargetCard) and isinstance(node.what.whose, You):
        whose = "your library"
    return order("put", f"{what.text} {place} {whose}")


def _return_being(node: ReturnBeing, voice: Voice) -> Clause:
    clause = CLAUSES.phrases[ReturnToBattlefield](node, voice)
    creature = Ref("that creature")
    clause.then = f"that creature {changes_words(node.changes, creature, voice, False)[0]}"
    return clause


CLAUSES.add(Destroy, _destroy)
CLAUSES.add(Exile, lambda node, voice: order("exile", all_of(node.what, voice).text))
CLAUSES.add(ReturnToHand, _to_hand)
CLAUSES.add(ReturnToBattlefield, _to_battlefield)
CLAUSES.add(Counter, lambda node, voice: order("counter", all_of(node.what, voice).text))
CLAUSES.add(SacrificeThat, lambda node, voice: order("sacrifice", ref(node.what, voice).text))
CLAUSES.add(SacrificeIt, lambda node, voice: order("sacrifice", all_of(node.what, voice).text))
CLAUSES.add(PutOnLibrary, _put)
CLAUSES.add(ReturnBeing, _return_being)
