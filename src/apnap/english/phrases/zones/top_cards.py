"""Phrases for the words of `apnap.abilities.zones.top_cards`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import THAT_MUCH, ChosenX, ThatMuch, WhereX
from apnap.abilities.base import Number
from apnap.abilities.effects.flow import Then
from apnap.abilities.keyword_actions.searching import ShuffleLibrary
from apnap.abilities.players import YOU, You
from apnap.abilities.selectors import Those
from apnap.abilities.zones.putting import IN_GRAVEYARD, PutThem
from apnap.abilities.zones.top_cards import ExileTopCards, LookAtTop, RevealTop, RevealUntil, TopCards
from apnap.english.amounts import AMOUNTS, of_count, per
from apnap.english.grammar import number_word
from apnap.english.nouns import Voice, noun, ref
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, Clause, order
from apnap.rules.ch1_concepts.definitions import Amount, Effect, Filter, Selector

FROM_TOP: Final = "cards from the top of"
TOP_OF: Final = "the top of your library"


def top_words(number: Amount, of: str, voice: Voice) -> str:
    """`the top card of your library`, `the top X cards`, and what X is."""
    if isinstance(number, Number):
        cards = "card" if number.number == 1 else f"{number_word(number.number)} cards"
        return f"the top {cards} of {of}"
    if isinstance(number, ThatMuch):
        return f"that many {FROM_TOP} {of}"
    many = AMOUNTS.say(number if isinstance(number, (ChosenX, WhereX)) else WhereX(number), voice)
    return f"the top {many} cards of {of}"


def _top(verb: str, node: TopCards, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    if node.theirs and not who.you:
        return Clause(who, verb + "s", verb, top_words(node.amount, "their library", voice))
    return order(verb, top_words(node.amount, f"{who.whose} library", voice))


SO_MUCH: Final = "that much"
SO_MANY: Final = "that many"


def _until(node: RevealUntil, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    verb = "exile" if node.exiling else "reveal"
    n = noun(node.filter, "card")
    number = node.amount
    if isinstance(number, Number):
        what = n.one() if number.number == 1 else f"{number_word(number.number)} {n.many()}"
    else:
        what = f"{of_count(number, voice).replace(SO_MUCH, SO_MANY)} {n.many()}"
    if who.you or not node.theirs:
        return order(verb, f"{FROM_TOP} {who.whose} library until you {verb} {what}")
    return Clause(who, verb + "s", verb, f"{FROM_TOP} their library until they {verb} {what}")


CLAUSES.add(LookAtTop, lambda node, voice: _top("look at", node, voice))
CLAUSES.add(RevealTop, lambda node, voice: _top("reveal", node, voice))


def _exile(node: ExileTopCards, voice: Voice) -> Clause:
    down = " face down" if node.face_down else ""
    if node.apiece:
        return order("exile", f"a card from {TOP_OF}{down} for each {per(node.amount, voice)}")
    clause = _top("exile", node, voice)
    clause.rest += down
    return clause


CLAUSES.add(ExileTopCards, _exile)
CLAUSES.add(RevealUntil, _until)
fragment("cards from the top", "cards from the top of")
reads("top cards", "the top card", 1)
reads("top cards", "the top <number word> cards", lambda n: n)
reads_knowing("top cards", "the top X cards", lambda said: said.amount_x())
reads("library of", "of your library", YOU)
reads("library of", "of <who> 's library", lambda who: not_you(who))


def not_you(who: Selector) -> Selector:
    if isinstance(who, You):
        raise Misread("your own is said otherwise")
    return who


def batch(said: Said, effect: Effect) -> Effect:
    """Cards were taken up together: 'them', 'it' and 'the rest' mean these from now on."""
    said.took_up()
    said.exiles = said.exiles or isinstance(effect, ExileTopCards)
    return effect


reads_knowing("effect", "look at <top cards> <library of>", lambda said, n, who: batch(said, LookAtTop(n, who)))
reads_knowing("effect", "reveal <top cards> <library of>", lambda said, n, who: batch(said, RevealTop(n, who)))
reads_knowing("effect", "exile <top cards> <library of>", lambda said, n, who: batch(said, ExileTopCards(n, who)))
reads_knowing(
    "effect",
    "<who> (reveals|reveal) <top cards> of their library",
    lambda said, who, n: batch(said, RevealTop(n, not_you(who), theirs=True)),
)
reads_knowing(
    "effect",
    "<who> (exiles|exile) <top cards> of their library",
    lambda said, who, n: batch(said, ExileTopCards(n, not_you(who), theirs=True)),
)


def until(said: Said, number: int | Amount, filters: tuple[Filter, ...], exiling: bool, who: Selector) -> Effect:
    if not filters:
        raise Misread("any card is the first one")
    return batch(said, RevealUntil(*filters, number=number, who=who, exiling=exiling, theirs=who is not YOU))


reads("found", "a <card>", lambda f: (1, f))
reads("found", "<number word> <cards>", lambda n, f: (n, f))
reads("found", "that many <cards>", lambda f: (THAT_MUCH, f))
reads_knowing("found", "X <cards>", lambda said, f: (said.amount_x(), f))
reads_knowing(
    "effect",
    "reveal <cards from the top> your library until you reveal <found>",
    lambda said, found: until(said, found[0], found[1], False, YOU),
)
reads_knowing(
    "effect",
    "exile <cards from the top> your library until you exile <found>",
    lambda said, found: until(said, found[0], found[1], True, YOU),
)
reads_knowing(
    "effect",
    "<who> (reveals|reveal) <cards from the top> their library until they reveal <found>",
    lambda said, who, found: until(said, found[0], found[1], False, not_you(who)),
)
reads_knowing(
    "effect",
    "<who> (exiles|exile) <cards from the top> their library until they exile <found>",
    lambda said, who, found: until(said, found[0], found[1], True, not_you(who)),
)

reads_knowing(
    "effect",
    "<who> (reveals|reveal) <cards from the top> their library until they reveal <found> , "
    "then puts (those cards|them) into their graveyard",
    lambda said, who, found: Then(
        until(said, found[0], found[1], False, not_you(who)), PutThem(Those("those cards"), IN_GRAVEYARD, whose="each")
    ),
)
for _verb, _make in (("exile", ExileTopCards), ("reveal", RevealTop), ("look at", LookAtTop)):
    reads_knowing(
        "effect",
        f"{_verb} that many <cards from the top> your library",
        lambda said, make=_make: batch(said, make(THAT_MUCH)),
    )
reads_knowing(
    "effect",
    "exile <top cards> <library of> face down",
    lambda said, n, who: batch(said, ExileTopCards(n, who, face_down=True)),
)
reads_knowing(
    "effect",
    "<who> (exiles|exile) <top cards> of their library face down",
    lambda said, who, n: batch(said, ExileTopCards(n, not_you(who), theirs=True, face_down=True)),
)
reads_knowing(
    "effect",
    "exile a number of <cards from the top> your library equal to <amount>",
    lambda said, n: batch(said, ExileTopCards(n)),
)
fragment("top of yours", TOP_OF)
for _down in ("", " face down"):
    reads_knowing(
        "effect",
        f"exile a card from <top of yours>{_down} for each <counted>",
        lambda said, n, down=bool(_down): batch(said, ExileTopCards(n, face_down=down, apiece=True)),
    )
fragment("shuffle it", "shuffle your library")
reads_knowing(
    "effect",
    "<shuffle it> , then exile the top X cards",
    lambda said: Then(ShuffleLibrary(said="shuffle your library"), batch(said, ExileTopCards(said.amount_x()))),
)
