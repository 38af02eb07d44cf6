"""Phrases for the words of `apnap.abilities.keyword_abilities.cost_reduction`."""

from __future__ import annotations

from apnap.abilities.amounts import WhereX
from apnap.abilities.conditions import IsTurnOf
from apnap.abilities.keyword_abilities.cost_reduction import (
    Affinity,
    Convoke,
    ConvokedThis,
    CostsLess,
    Delve,
    Improvise,
    Undaunted,
)
from apnap.abilities.players import YOU
from apnap.abilities.selectors import This
from apnap.english.abilities import ABILITIES, keyword, quality
from apnap.english.amounts import AMOUNTS, PER
from apnap.english.grammar import sentence
from apnap.english.nouns import FILTERS, LATEST, Voice, ref
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import reads, reads_knowing
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
FILTERS.add(ConvokedThis, lambda node, n: n.after.append(f"that convoked {'it' if node.it else LATEST[0].self_noun}"))
reads_knowing("after", "that convoked ~", lambda said: ConvokedThis())
reads_knowing("after", "that convoked it", lambda said: convoked_it(said))


def convoked_it(said: Said) -> ConvokedThis:
    """Only this was cast with convoke."""
    if not isinstance(said.it(), This):
        raise Misread("'it' is something else")
    return ConvokedThis(it=True)
