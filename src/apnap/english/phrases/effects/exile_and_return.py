"""Phrases for the words of `apnap.abilities.effects.exile_and_return`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.base import Subject
from apnap.abilities.costs import BothCosts
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.exile_and_return import (
    ExileForThis,
    ExileFromHand,
    ExileThatOne,
    ExileUntilCrowned,
    ExileUntilThatLeaves,
    ExileUntilThisLeaves,
    ExileWithAuras,
    GainsWithExiled,
    ReturnEachGrown,
    ReturnExiled,
    ReturnExiledCards,
    ReturnExiledToYou,
    ReturnWithAuras,
    TakeExiledCards,
)
from apnap.abilities.effects.flow import Both, May, Sequence, Then
from apnap.abilities.effects.moves import Exile, SacrificeIt
from apnap.abilities.effects.payment import MayPay
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.triggers import When
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS, It
from apnap.abilities.statics.changes import Has
from apnap.abilities.targets import TargetSlot
from apnap.english.amounts import of_things
from apnap.english.changes import changes_words
from apnap.english.common import THE_EXILED
from apnap.english.grammar import listed
from apnap.english.nouns import Voice, all_of, noun, ref
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing, reads_quoted
from apnap.english.sentences import (
    CLAUSES,
    COSTS,
    SENTENCES,
    Clause,
    order,
)
from apnap.rules.ch1_concepts.definitions import CostPart, Selector
from apnap.rules.core.constants import END

CROWNED: Final = "an opponent becomes the monarch"


def _return(node: ReturnExiled, voice: Voice) -> Clause:
    whose = "its owner's" if node.under is None else ref(node.under, voice).whose
    return order(
        "return",
        f"{'it' if node.pronoun else 'that card'} to the battlefield"
        f"{' tapped' if node.tapped else ''} under {whose} control",
    )


def _from_hand(node: ExileFromHand, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    whose = "your" if who.you else "their"
    return Clause(who, "exiles", "exile", f"{of_things(node.amount, 'card', voice)} from {whose} hand")


CLAUSES.add(ExileForThis, lambda node, voice: order("exile", all_of(node.what, voice).text))
CLAUSES.add(
    ReturnExiledCards,
    lambda node, voice: order("return", f"{THE_EXILED} to the battlefield under its owner's control"),
)
CLAUSES.add(
    ExileUntilThisLeaves,
    lambda node, voice: order(
        "exile", f"{all_of(node.what, voice).text} until {voice.self_noun} leaves the battlefield"
    ),
)
CLAUSES.add(
    ExileUntilCrowned,
    lambda node, voice: order("exile", f"{all_of(node.what, voice).text} until {CROWNED}"),
)
CLAUSES.add(ReturnExiled, _return)
CLAUSES.add(
    TakeExiledCards,
    lambda node, voice: order("put", f"all cards exiled with {voice.this()} into their owners' hands"),
)
CLAUSES.add(ExileFromHand, _from_hand)


def may_blink(what: Selector, under: Subject | None, pronoun: bool) -> May:
    """A target goes and comes back; of another object, two instructions say that."""
    if not isinstance(what, TargetSlot):
        raise Misread("what is not a target is said in two instructions")
    return May(Then(Exile(what), ReturnExiled(under, pronoun)))


reads("effect", "exile <object> until ~ leaves the battlefield", ExileUntilThisLeaves)
CLAUSES.add(
    ExileUntilThatLeaves,
    lambda node, voice: order(
        "exile", f"{all_of(node.what, voice).text} until {ref(node.until, voice).text} leaves the battlefield"
    ),
)
reads("effect", "exile <target> until <target> leaves the battlefield", ExileUntilThatLeaves)
fragment("crowned", CROWNED)
reads("effect", "exile <object> until <crowned>", ExileUntilCrowned)
reads("effect", "exile <my card> until ~ leaves the battlefield", ExileUntilThisLeaves)
reads("effect", "exile <any card> until ~ leaves the battlefield", ExileUntilThisLeaves)
reads(
    "sentence",
    "exile <object> , then return that card <to the battlefield> under its owner 's control",
    lambda what: Then(Exile(what), ReturnExiled()),
)
reads(
    "sentence",
    "exile <object> , then return it <to the battlefield> under its owner 's control",
    lambda what: Then(Exile(what), ReturnExiled(pronoun=True)),
)
reads(
    "sentence",
    "exile <object> , then return that card <to the battlefield> under your control",
    lambda what: Then(Exile(what), ReturnExiled(under=YOU)),
)
reads(
    "sentence",
    "exile <object> , then return it <to the battlefield> under your control",
    lambda what: Then(Exile(what), ReturnExiled(under=YOU, pronoun=True)),
)
for _words, _under in (("under its owner 's control", None), ("under your control", YOU)):
    for _card, _pronoun in (("that card", False), ("it", True)):
        reads(
            "sentence",
            f"you may exile <object> , then return {_card} <to the battlefield> {_words}",
            lambda what, under=_under, pronoun=_pronoun: may_blink(what, under, pronoun),
        )
reads(
    "sentence",
    "exile <object> . return it <to the battlefield> <under its owner> <next end step>",
    lambda what: Sequence(Exile(what), AtNext(END, ReturnExiled(pronoun=True))),
)
CLAUSES.add(
    ReturnExiledToYou,
    lambda node, voice: order("return", f"{THE_EXILED} to the battlefield{' tapped' if node.tapped else ''}"),
)


def _each_grown(node: ReturnEachGrown, voice: Voice) -> list[str]:
    more = [
        f"an additional {counter} counter on it if it's {noun(kind).one()}"
        for kind, counter in zip(node.kinds, node.counters, strict=True)
    ]
    return [f"return each of them to the battlefield {OF_OWNER}", f"each of them enters with {listed(more, 'and')}"]


SENTENCES.add(ReturnEachGrown, _each_grown)
reads("grown if", "a additional <counter> counter on it if it 's a <permanent>", lambda kind, f: (every(f), kind))
reads(
    "sentence",
    "exile <target> . <next end step> , return each of them <to the battlefield> <under its owner> . each of them "
    "enters with <grown if> and <grown if>",
    lambda what, one, other: Sequence(
        Exile(what), AtNext(END, ReturnEachGrown([one[0], other[0]], [one[1], other[1]]))
    ),
)
COSTS.add(ExileThatOne, lambda node, voice: "exile it")


def _gains_exiled(node: GainsWithExiled, voice: Voice) -> list[str]:
    subject = ref(node.what, voice)
    words, _ = changes_words([Has(node.ability)], subject, voice, True)
    return [f"{subject.text} {words}"]


SENTENCES.add(GainsWithExiled, _gains_exiled)
fragment("hurts a player", "deals combat damage to a player")
fragment("returns it", "return the exiled card to the battlefield")
reads_quoted(
    "with the exiled",
    '" when ~ <hurts a player> , sacrifice it and <returns it> tapped . "',
    lambda: When(
        DealsDamage(THIS, combat=True, to_player=True), Both(SacrificeIt(THIS), ReturnExiledToYou(tapped=True))
    ),
)
reads_knowing("sentence", "it gains <with the exiled>", lambda said, ability: GainsWithExiled(said.it(), ability))


def and_exile_it(said: Said, cost: CostPart) -> BothCosts:
    """A price in two parts: mana, and what died."""
    if type(said.it()) is not It:
        raise Misread("'it' did not die")
    return BothCosts(cost, ExileThatOne())


reads_knowing(
    "sentence",
    "you may pay <cost> and exile it . if you do , <sentence>",
    lambda said, cost, then: MayPay(and_exile_it(said, cost), then),
)
reads("effect", "<who> (exiles|exile) a card from their hand", lambda who: ExileFromHand(1, who=who))
reads("effect", "return the exiled card to the battlefield <under its owner>", ReturnExiledCards)
reads("effect", "put all cards exiled with ~ into their owners ' hands", TakeExiledCards)
reads(
    "sentence",
    "exile <object> . return that card to the battlefield <under its owner> <next end step>",
    lambda what: Sequence(Exile(what), AtNext(END, ReturnExiled())),
)
reads(
    "sentence",
    "exile <object> , then return (it|that card) to the battlefield <under its owner> <next end step>",
    lambda what: Sequence(Exile(what), AtNext(END, ReturnExiled())),
)
for _said, _pronoun in (("it", True), ("that card", False)):
    reads(
        "sentence",
        f"exile <object> , then return {_said} <to the battlefield> tapped <under its owner>",
        lambda what, pronoun=_pronoun: Then(Exile(what), ReturnExiled(pronoun=pronoun, tapped=True)),
    )
for _said, _pronoun in (("it", True), ("that card", False)):
    reads(
        "sentence",
        f"exile <object> . <next end step> , return {_said} <to the battlefield> <under its owner>",
        lambda what, pronoun=_pronoun: Sequence(Exile(what), AtNext(END, ReturnExiled(pronoun=pronoun))),
    )
    reads(
        "sentence",
        f"exile <object> . <next end step> , return {_said} <to the battlefield> tapped <under its owner>",
        lambda what, pronoun=_pronoun: Sequence(Exile(what), AtNext(END, ReturnExiled(pronoun=pronoun, tapped=True))),
    )
    reads(
        "sentence",
        f"exile <object> . return {_said} <to the battlefield> tapped <under its owner> <next end step>",
        lambda what, pronoun=_pronoun: Sequence(Exile(what), AtNext(END, ReturnExiled(pronoun=pronoun, tapped=True))),
    )


# with the Auras that were attached to it
CLAUSES.add(ExileWithAuras, lambda node, voice: order("exile", f"{ref(node.what, voice).text} and {ITS_AURAS}"))
ITS_AURAS: Final = "all Auras attached to it"
OF_OWNER: Final = "under its owner's control"


def _with_auras(node: ReturnWithAuras, voice: Voice) -> list[str]:
    first = f"return that card to the battlefield {OF_OWNER}"
    auras = "the other cards exiled this way to the battlefield under their owners' control"
    return [first, f"if you do, return {auras} attached to that creature"]


SENTENCES.add(ReturnWithAuras, _with_auras)
fragment("its Auras", "all Auras attached to it")
fragment("their owners have", "under their owners ' control")
fragment("comes back", "return that card to the battlefield <under its owner>")
fragment("what else was exiled", "the other cards exiled this way")
reads(
    "sentence",
    "exile <object> and <its Auras> . at the beginning of the next end step , <comes back> . if you do , return "
    "<what else was exiled> to the battlefield <their owners have> attached to that creature",
    lambda what: Sequence(ExileWithAuras(what), AtNext(END, ReturnWithAuras())),
)
