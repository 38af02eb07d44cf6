"""Phrases for the words of `apnap.abilities.effects.attaching`."""

from __future__ import annotations

from apnap.abilities.effects.attaching import AttachTo, ReturnAttached
from apnap.abilities.effects.choices import ANY, OneOf
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.effects.permanents import AttachThis
from apnap.abilities.facts.this_way import EachAttached
from apnap.abilities.filters import TOKEN
from apnap.abilities.players import You
from apnap.abilities.selectors import It, That, This
from apnap.abilities.targets import TargetSlot, plain_target
from apnap.english.nouns import Voice, all_of, ref
from apnap.english.phrases.effects.moves import to_battlefield
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, Clause, order
from apnap.rules.ch1_concepts.definitions import Effect, Selector

CLAUSES.add(
    AttachTo,
    lambda node, voice: order("attach", f"{all_of(node.what, voice).text} to {ref(node.to, voice).text}"),
)


def attached(what: Selector, to: Selector) -> Effect:
    """This is attached to something, or something else is."""
    if isinstance(what, This):
        return AttachThis(to)
    if what is to or (type(what) is It and type(to) is It):
        raise Misread("nothing is attached to itself")
    return AttachTo(what, to)


def to_it(said: Said, before: int, what: Selector) -> Effect:
    """'It' is what was spoken of before the thing that is attached."""
    earlier = said.apart(True)
    earlier.mentions = said.mentions[:before]
    return attached(what, earlier.it())


def to_the_token(said: Said) -> Effect:
    """It is what was named last, 'that enchantment', and not the token."""
    if not said.named:
        raise Misread("it may be the token itself")
    return AttachTo(That(*said.named), That(TOKEN))


reads("host", "<object>", lambda what: what)
reads("host", "<one chosen>", lambda what: what)
reads("thing attached", "<object>", lambda what: what)
reads("thing attached", "<one chosen>", lambda what: what)
reads("thing attached", "any number of <permanents>", lambda f: OneOf(*f, most=ANY))
reads_knowing("attach", "attach", lambda said: len(said.mentions))
reads_knowing("effect", "<attach> <thing attached> to it", to_it)
reads("effect", "<attach> <thing attached> to <host>", lambda before, what, to: attached_there(what, to))
reads_knowing("effect", "attach it to (the|that) token", to_the_token)


def attached_there(what: Selector, to: Selector) -> Effect:
    """To something that is said by name; 'it' is told otherwise."""
    if isinstance(to, This) and to.said == "it" or type(to) is It:
        raise Misread("what 'it' is depends on what was said before")
    if type(what) is It and isinstance(to, That):
        raise Misread("it may be that one itself")
    return attached(what, to)


def _return(node: ReturnAttached, voice: Voice) -> Clause:
    clause = to_battlefield(node, voice)
    clause.rest += f" attached to {ref(node.to, voice).text}"
    return clause


CLAUSES.add(ReturnAttached, _return)
reads("sentence", "<effect> attached to <host>", lambda effect, to: returned_attached(effect, to))
reads("sentence", "you may <effect> attached to <host>", lambda effect, to: May(returned_attached(effect, to)))


def returned_attached(effect: Effect, to: Selector) -> ReturnAttached:
    """To something else than the card itself, which 'that creature' would be where it was spoken of last."""
    if type(effect) is not ReturnToBattlefield or effect.said_where or not isinstance(effect.under, You):
        raise Misread("nothing is put onto the battlefield")
    if plain_target(to) is plain_target(effect.what) or (isinstance(effect.what, TargetSlot) and isinstance(to, It)):
        raise Misread("nothing is attached to itself")
    return ReturnAttached(effect.what, to, effect.tapped)


reads("object", "all <permanents> attached to <host>", lambda f, to: EachAttached(to, *f, all=True))
