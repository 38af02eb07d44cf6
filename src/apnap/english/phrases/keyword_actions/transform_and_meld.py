"""Phrases for the words of `apnap.abilities.keyword_actions.transform_and_meld`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import PowerOf
from apnap.abilities.base import Subject
from apnap.abilities.effects.exile_and_return import ReturnExiled
from apnap.abilities.keyword_actions.transform_and_meld import (
    Convert,
    Craft,
    Flip,
    IsTransformed,
    Materials,
    Meld,
    OwnAndControlBoth,
    ReturnExiledTransformed,
    ReturnTransformed,
    Transform,
    Transforms,
    UsedToCraft,
)
from apnap.abilities.players import YOU, OwnerOf
from apnap.abilities.selectors import THIS, This
from apnap.abilities.targets import Target, plain_target
from apnap.english.abilities import keyword
from apnap.english.events import EVENTS, watched
from apnap.english.grammar import listed, number_word
from apnap.english.nouns import FILTERS, SELECTORS, Ref, Voice, all_of, noun
from apnap.english.phrases.effects.moves import from_graveyard, to_battlefield
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, CONDITIONS, COSTS, Clause, order
from apnap.rules.ch1_concepts.definitions import Effect, Selector

CLAUSES.add(Transform, lambda node, voice: order("transform", all_of(node.what, voice).text))
CLAUSES.add(Convert, lambda node, voice: order("convert", all_of(node.what, voice).text))
CLAUSES.add(Flip, lambda node, voice: order("flip", all_of(node.what, voice).text))
EVENTS.add(
    Transforms,
    lambda node, voice: f"{watched(node.filter, voice)} transforms{f' into {voice.name}' if node.into_this else ''}",
)
CONDITIONS.add(
    OwnAndControlBoth,
    lambda node, voice: f"you both own and control {voice.this()} and a creature named {node.name}",
)
CLAUSES.add(Meld, lambda node, voice: order("exile", f"them, then meld them into {node.into}"))
reads("effect", "transform <object>", Transform)
reads("effect", "convert <object>", Convert)
reads("effect", "flip ~", lambda: Flip(THIS))
reads("event", "~ transforms into ~", lambda: Transforms(THIS, into_this=True))
reads("happens", "transforms", lambda: Transforms)


# entering transformed
def _transformed(node: ReturnTransformed, voice: Voice) -> Clause:
    clause = to_battlefield(node, voice)
    clause.rest = turned_over(clause.rest)
    if node.put and clause.base == "return":
        clause.third, clause.base = "puts", "put"
        clause.rest = clause.rest.replace("to the battlefield", "onto the battlefield")
    return clause


def _exiled_transformed(node: ReturnExiledTransformed, voice: Voice) -> Clause:
    clause = CLAUSES.phrases[ReturnExiled](node, voice)
    clause.rest = turned_over(clause.rest)
    return clause


def turned_over(words: str) -> str:
    """What enters tapped is said to enter tapped and transformed."""
    if f"{IN_PLAY} tapped" in words:
        return words.replace(f"{IN_PLAY} tapped", f"{IN_PLAY} tapped and transformed")
    return words.replace(IN_PLAY, f"{IN_PLAY} transformed")


IN_PLAY: Final = "the battlefield"
CLAUSES.add(ReturnTransformed, _transformed)
CLAUSES.add(ReturnExiledTransformed, _exiled_transformed)


def comes_back(said: Said, what: Selector, tapped: bool, under: Subject | None) -> Effect:
    """This, if it was exiled just now, or a card that is spoken of."""
    slot = plain_target(what)
    if isinstance(slot, Target):
        raise Misread("a permanent is on the battlefield already")
    if isinstance(what, This) and said.gone:
        return ReturnExiledTransformed(under, pronoun=True, tapped=tapped)
    return ReturnTransformed(what, under=OwnerOf(what) if under is None else under, tapped=tapped)


for _words, _tapped in (("", False), (" tapped and", True)):
    for _whose in ("its", "his", "her"):
        reads_knowing(
            "effect",
            f"return <object> <to the battlefield>{_words} transformed under {_whose} owner 's control",
            lambda said, what, tapped=_tapped: comes_back(said, what, tapped, None),
        )
    reads_knowing(
        "effect",
        f"return <object> <to the battlefield>{_words} transformed under your control",
        lambda said, what, tapped=_tapped: comes_back(said, what, tapped, YOU),
    )
    reads_knowing(
        "effect",
        f"return <object> <to the battlefield>{_words} transformed",
        lambda said, what, tapped=_tapped: comes_back(said, what, tapped, YOU),
    )
FILTERS.add(IsTransformed, lambda node, n: n.adjectives.append("transformed"))
reads("adjective", "transformed", IsTransformed)
reads_knowing(
    "effect",
    "return (~|this card) <from your graveyard> to the battlefield transformed",
    lambda said: from_graveyard(said, ReturnTransformed(THIS)),
)
reads_knowing(
    "effect",
    "put (~|this card) <from your graveyard> onto the battlefield transformed",
    lambda said: from_graveyard(said, ReturnTransformed(THIS, put=True)),
)


# craft
def _materials(node: Materials) -> str:
    if node.filter is None:
        return f"{number_word(node.number)} or more" if node.more else number_word(node.number)
    n = noun(node.filter)
    if node.more:
        return f"{number_word(node.number)} or more {n.many()}"
    return n.bare() if node.number == 1 else f"{number_word(node.number)} {n.many()}"


def _craft(node: Craft, voice: Voice) -> str:
    if len(node.materials) > 1:
        kinds = [noun(one.filter).one() for one in node.materials if one.filter is not None]
        return f"craft with {listed(kinds, 'and')} {node.cost}"
    return f"craft with {_materials(node.materials[0])} {node.cost}"


keyword(Craft, _craft)
COSTS.add(Materials, lambda node, voice: f"exile {_materials(node)}")
reads("keyword", "craft with <permanent> <mana>", lambda f, mana: Craft(mana, Materials(1, *f)))
reads("keyword", "craft with <number word> <permanents> <mana>", lambda n, f, mana: Craft(mana, Materials(n, *f)))
reads("so many or more", "one or more", 1)
reads("so many or more", "<number word> or more", lambda n: n)
for _kind in ("permanents", "cards"):
    reads(
        "keyword",
        f"craft with <so many or more> <{_kind}> <mana>",
        lambda n, f, mana: Craft(mana, Materials(n, *f, more=True)),
    )
reads("keyword", "craft with <so many or more> <mana>", lambda n, mana: Craft(mana, Materials(n, more=True)))
reads(
    "keyword",
    "craft with a <permanent> , a <permanent> , a <permanent> , and a <permanent> <mana>",
    lambda a, b, c, d, mana: Craft(mana, *(Materials(1, *f) for f in (a, b, c, d))),
)
SELECTORS.add(UsedToCraft, lambda node, voice: Ref(USED, many=True))
USED: Final = "the exiled cards used to craft it"
fragment("crafted with", "used to craft (it|~)")
reads("amount", "the total power of the exiled cards <crafted with>", lambda: PowerOf(UsedToCraft()))
