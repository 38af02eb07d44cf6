"""Phrases for the words of `apnap.abilities.zones.hands`."""

from __future__ import annotations

from apnap.abilities.base import Number
from apnap.abilities.keyword_actions.searching import OwnerShufflesGraveyard
from apnap.abilities.players import YOU as ME
from apnap.abilities.players import OwnerOf
from apnap.abilities.selectors import This
from apnap.abilities.zones.hands import ChooseCards, LookAtHand, RevealHand
from apnap.abilities.zones.putting import (
    ALL,
    ANY_NUMBER,
    DISCARDED,
    FROM_GRAVEYARD,
    FROM_HAND,
    IN_EXILE,
    SHUFFLED,
    UP_TO,
    Among,
    PutCards,
    PutThem,
    Supply,
)
from apnap.english.amounts import of_count
from apnap.english.nouns import Voice, noun, ref
from apnap.english.phrases.zones.putting import Some, among, put_them, putting, theirs
from apnap.english.phrases.zones.together import supply_words
from apnap.english.phrases.zones.top_cards import batch
from apnap.english.reading.said import Misread, Said, made_it
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, YOU, Clause, order
from apnap.rules.ch1_concepts.definitions import Effect, Filter, Selector


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


reads_knowing(
    "put",
    "discard any number of <cards>",
    lambda said, f: putting(said, (0, ANY_NUMBER, of_a_kind(f)), FROM_HAND, (DISCARDED, False)),
)


def of_a_kind(filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """Cards of any kind are discarded by another word."""
    if not filters:
        raise Misread("cards of a kind")
    return filters


# whole hands and graveyards
reads("effect", "shuffle your graveyard into your library", lambda: shuffled_in(ME))
reads("effect", "<who> (shuffles|shuffle) their graveyard into their library", lambda who: shuffled_in(theirs(who)))
reads("effect", "shuffle your hand into your library", lambda: shuffled_in(ME, FROM_HAND))
reads(
    "effect", "<who> (shuffles|shuffle) their hand into their library", lambda who: shuffled_in(theirs(who), FROM_HAND)
)
reads("effect", "exile your hand", lambda: PutCards(FROM_HAND, 0, to=IN_EXILE, how=ALL))
reads(
    "effect",
    "<who> (exiles|exile) their hand",
    lambda who: PutCards(FROM_HAND, 0, to=IN_EXILE, how=ALL, who=theirs(who)),
)


def shuffled_in(who: Selector, supply: Supply = FROM_GRAVEYARD) -> Effect:
    if isinstance(who, OwnerOf) and isinstance(who.what, This) and supply is FROM_GRAVEYARD:
        return OwnerShufflesGraveyard()
    return PutCards(supply, 0, to=SHUFFLED, how=ALL, who=who)
