"""Phrases for the words of `apnap.abilities.keyword_abilities.cost_reduction`."""

from __future__ import annotations

from functools import partial

from apnap.abilities.amounts import WhereX
from apnap.abilities.conditions import IsTurnOf
from apnap.abilities.facts.qualities import Targets
from apnap.abilities.filters import every
from apnap.abilities.keyword_abilities.cost_reduction import (
    Affinity,
    Convoke,
    ConvokedThis,
    CostsLess,
    CostsLessTargeting,
    Delve,
    FlashIfTargets,
    HasAid,
    Improvise,
    KeywordAbilitiesCost,
    SpellsHaveAid,
    Undaunted,
)
from apnap.abilities.players import YOU
from apnap.abilities.selectors import This
from apnap.english.abilities import ABILITIES, keyword, quality
from apnap.english.amounts import AMOUNTS, PER
from apnap.english.common import LIKE_FLASH
from apnap.english.grammar import sentence
from apnap.english.nouns import FILTERS, LATEST, Noun, Voice, noun, ref
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CONDITIONS


def _costs_less(node: CostsLess, voice: Voice) -> str:
    said = f"this spell costs {node.cost} less to cast"
    if isinstance(node.for_each, WhereX):
        said = f"{said.replace(str(node.cost), '{X}')}, where X is {AMOUNTS.say(node.for_each.what, voice)}"
    elif node.for_each is not None:
        said += f" for each {PER.say(node.for_each, voice)}"
    if isinstance(node.condition, IsTurnOf):
        return sentence(f"during {ref(node.condition.who, voice).whose} turn, {said}")
    if node.condition is not None:
        said += f" if {CONDITIONS.say(node.condition, voice)}"
    return sentence(said)


def _keyword_abilities(node: KeywordAbilitiesCost, voice: Voice) -> str:
    much = f"{{{abs(int(node.change))}}} {'more' if node.change > 0 else 'less'}"
    each = "" if node.for_each is None else f" for each {PER.say(node.for_each, voice)}"
    return sentence(f"{node.keyword} abilities you activate cost {much} to activate{each}")


ABILITIES.add(KeywordAbilitiesCost, _keyword_abilities)
for _keyword in KeywordAbilitiesCost.KINDS:
    for _more, _sign in (("more", 1), ("less", -1)):
        reads(
            "statement",
            f"{_keyword} abilities you activate cost <mana> {_more} to activate",
            lambda mana, keyword=_keyword, sign=_sign: KeywordAbilitiesCost(keyword, sign * generic(mana)),
        )
        reads(
            "line",
            f"{_keyword} abilities you activate cost <mana> {_more} to activate for each <counted> .",
            lambda mana, each, keyword=_keyword, sign=_sign: KeywordAbilitiesCost(keyword, sign * generic(mana), each),
        )


def generic(mana: str) -> int:
    """The number in {2}."""
    if not mana[1:-1].isdigit():
        raise Misread("generic mana is needed")
    return int(mana[1:-1])


def targeted(node: Targets, kind: str = "") -> str:
    """`a legendary creature`: what it targets, one of its targets at least."""
    if kind:
        return noun(node.filter, kind).one()
    n = Noun("spell")
    FILTERS.say(node, n)
    return " ".join(n.after).removeprefix("that targets ")


def _less_targeting(node: CostsLessTargeting, voice: Voice) -> str:
    what = targeted(node.targets_what, node.kind)
    return sentence(f"this spell costs {node.cost} less to cast if it targets {what}")


ABILITIES.add(CostsLessTargeting, _less_targeting)
ABILITIES.add(
    FlashIfTargets,
    lambda node, voice: sentence(f"you may cast this spell {LIKE_FLASH} if it targets {targeted(node.targets_what)}"),
)
fragment("if targeting", "less to cast if it targets")
reads("line", "~ costs <mana> <if targeting> <targeted> .", lambda mana, what: CostsLessTargeting(mana, *what))
for _kind in ("spell", "card"):
    reads(
        "line",
        f"~ costs <mana> <if targeting> a <{_kind}> .",
        lambda mana, f, kind=_kind: CostsLessTargeting(mana, every(f), kind=kind),
    )
reads("line", "you may cast ~ <like flash> if it targets <targeted> .", lambda what: FlashIfTargets(*what))
keyword(Affinity, lambda node, voice: f"affinity for {quality(node.filter)}")
ABILITIES.add(CostsLess, _costs_less)
keyword(Convoke, lambda node, voice: "convoke")
keyword(Improvise, lambda node, voice: "improvise")
keyword(Delve, lambda node, voice: "delve")
keyword(Undaunted, lambda node, voice: "undaunted")
reads("keyword", "affinity for <permanents>", lambda f: Affinity(*f))
reads(
    "line", "~ costs <mana> less to cast if <conditions> .", lambda mana, condition: CostsLess(mana, provided=condition)
)
reads("line", "~ costs <mana> less to cast for each <counted> .", lambda mana, per: CostsLess(mana, for_each=per))
reads(
    "line", "~ costs {X} less to cast , where X is <amount> .", lambda number: CostsLess("{1}", for_each=WhereX(number))
)
reads("line", "during your turn , ~ costs <mana> less to cast .", lambda mana: CostsLess(mana, provided=IsTurnOf(YOU)))
reads("keyword", "convoke", Convoke)
reads("keyword", "improvise", Improvise)
reads("keyword", "delve", Delve)
reads("keyword", "undaunted", Undaunted)
reads(
    "line",
    "if <conditions> , ~ costs <mana> less to cast .",
    lambda condition, mana: CostsLess(mana, provided=condition),
)
AIDS = {"convoke": Convoke, "improvise": Improvise, "delve": Delve}


def _given_aid(node: SpellsHaveAid, voice: Voice) -> str:
    word = next(word for word, kind in AIDS.items() if isinstance(node.aid, kind))
    return sentence(f"{noun(node.filter, 'spell').many()} you cast have {word}")


ABILITIES.add(SpellsHaveAid, _given_aid)
for _word, _aid in AIDS.items():
    reads("line", f"<spells> you cast have {_word} .", lambda f, aid=_aid: SpellsHaveAid(aid(), *f))
FILTERS.add(HasAid, lambda node, n: n.after.append(f"{'that has' if node.that else 'with'} {node.keyword}"))
for _word in AIDS:
    reads("after a spell", f"that has {_word}", partial(HasAid, _word, that=True))
    reads("after a spell", f"with {_word}", partial(HasAid, _word))
FILTERS.add(ConvokedThis, lambda node, n: n.after.append(f"that convoked {'it' if node.it else LATEST[0].self_noun}"))
reads_knowing("after", "that convoked ~", lambda said: ConvokedThis())
reads_knowing("after", "that convoked it", lambda said: convoked_it(said))


def convoked_it(said: Said) -> ConvokedThis:
    """Only this was cast with convoke."""
    if not isinstance(said.it(), This):
        raise Misread("'it' is something else")
    return ConvokedThis(it=True)
