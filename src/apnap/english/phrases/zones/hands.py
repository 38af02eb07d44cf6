"""Phrases for the words of `apnap.abilities.zones.hands`."""

from __future__ import annotations

from apnap.abilities.base import Number
from apnap.abilities.zones.hands import ChooseCards, LookAtHand, RevealHand
from apnap.abilities.zones.putting import ANY_NUMBER, DISCARDED, UP_TO, Among, PutThem
from apnap.english.amounts import of_count
from apnap.english.nouns import Voice, noun, ref
from apnap.english.phrases.zones.putting import Some, among, put_them, supply_words, theirs
from apnap.english.phrases.zones.top_cards import batch
from apnap.english.reading.said import Misread, Said, made_it
from apnap.english.reading.table import reads_knowing
from apnap.english.sentences import CLAUSES, YOU, Clause, order
from apnap.rules.ch1_concepts.definitions import Selector


def _choose(node: ChooseCards, voice: Voice) -> Clause:
    n = noun(node.filter, "card")
    one = isinstance(node.amount, Number) and node.amount.number == 1 and node.how != ANY_NUMBER
    if node.how == ANY_NUMBER:
        what = f"any number of {n.many()}"
    elif one:
        what = f"up to one {n.bare()}" if node.how == UP_TO else n.one()
    else:
        what = f"{'up to ' if node.how == UP_TO else ''}{of_count(node.amount, voice)} {n.many()}"
    where = "from it" if isinstance(node.supply, Among) and node.supply.words == "it" else ""
    rest = f"{what} {where or supply_words(node.supply, 'your', voice)}"
    return Clause(YOU, "chooses", "choose", rest, spoken=not node.order)


CLAUSES.add(RevealHand, lambda node, voice: Clause(ref(node.who, voice), "reveals", "reveal", "their hand"))
CLAUSES.add(LookAtHand, lambda node, voice: order("look at", f"{ref(node.who, voice).whose} hand"))
CLAUSES.add(ChooseCards, _choose)
reads_knowing("effect", "<who> (reveals|reveal) their hand", lambda said, who: batch(said, RevealHand(theirs(who))))
reads_knowing("effect", "look at <who> 's hand", lambda said, who: batch(said, LookAtHand(theirs(who))))
reads_knowing("seen cards", "from (it|that hand)", lambda said: among(said, "it"))
reads_knowing("seen cards", "<from among>", lambda said, supply: supply)


def chosen(said: Said, some: Some, supply: Among, order: bool = True) -> ChooseCards:
    number, how, filters = some
    made_it(said)
    return ChooseCards(supply, number, *filters, how=how, order=order)


reads_knowing("effect", "choose <some cards> <seen cards>", chosen)
reads_knowing(
    "effect", "you choose <some cards> <seen cards>", lambda said, some, cards: chosen(said, some, cards, False)
)


def discarded(said: Said, who: Selector, what: Selector) -> PutThem:
    return put_them(said, what, (DISCARDED, False), theirs(who))


reads_knowing("effect", "<who> (discards|discard) <card ref>", discarded)
reads_knowing("from among", "from it", lambda said: in_hand(said))


def in_hand(said: Said) -> Among:
    """The cards of the hand that was shown."""
    if not said.has_taken_up():
        raise Misread("no hand was shown")
    return Among("it")
