"""Phrases for the words of `apnap.abilities.statics.forbidding`."""

from __future__ import annotations

from apnap.abilities.base import Subject
from apnap.abilities.filters import YOU_CONTROL, Everything, every
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU, EachOpponent, EachPlayer, ThatPlayer, You
from apnap.abilities.statics.forbidding import (
    CantActivate,
    CantBeCountered,
    CantCast,
    CantPreventDamage,
    CardsCantBeTargeted,
    NoLegendRule,
    ThisCantBeCountered,
)
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import number_word, sentence
from apnap.english.nouns import Voice, noun, ref
from apnap.english.reading.said import Misread
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import CONDITIONS, TIMES
from apnap.rules.ch1_concepts.definitions import Filter, Selector


def so_many_spells(node: CantCast, voice: Voice) -> str:
    """`you can't cast more than two spells each turn`."""
    who = "each player" if type(node.who) is EachPlayer else ref(node.who, voice).text
    n = noun(node.filter, "spell")
    spells = n.bare() if node.most == 1 else n.many()
    return f"{who} can't cast more than {number_word(node.most)} {spells} each turn"


def cant_cast(node: CantCast, voice: Voice) -> str:
    if node.most:
        return so_many_spells(node, voice)
    who = "you" if isinstance(node.who, You) else "your opponents"
    if not isinstance(node.who, (You, EachOpponent)):
        who = ref(node.who, voice).text
    if type(node.who) is EachPlayer:
        who = "players"
    when = "" if node.during is None else f" {TIMES.say(node.during, voice)}"
    said = f"{who} can't cast {'additional ' if node.additional else ''}{noun(node.filter, 'spell').many()}"
    if node.activate is not None:
        kinds = noun(node.activate)
        kinds.join = "or"
        said += f" or activate abilities of {kinds.many()}"
    said = f"{when.strip()}, {said}" if node.first else f"{said}{when}"
    condition = node.condition
    return said if condition is None else f"as long as {CONDITIONS.say(condition, voice)}, {said}"


ABILITIES.add(CantCast, lambda node, voice: sentence(cant_cast(node, voice)))
ABILITIES.add(
    CantBeCountered,
    lambda node, voice: sentence(f"{noun(node.filter, 'spell').many()} can't be countered"),
)
ABILITIES.add(
    CantActivate,
    lambda node, voice: sentence(f"activated abilities of {noun(node.filter).many()} can't be activated"),
)
ABILITIES.add(ThisCantBeCountered, lambda node, voice: "This spell can't be countered.")
ABILITIES.add(CantPreventDamage, lambda node, voice: "Damage can't be prevented.")


def _legends(node: NoLegendRule, voice: Voice) -> str:
    to = "" if isinstance(node.filter, Everything) else f" to {noun(node.filter).many()}"
    return f'The "legend rule" doesn\'t apply{to}.'


ABILITIES.add(NoLegendRule, _legends)
reads("line", "<spells> can't be countered .", lambda f: CantBeCountered(*f))
reads("line", "<spells> you control can't be countered .", lambda f: CantBeCountered(*f, YOU_CONTROL))
reads("line", "your opponents can't cast <spells> .", lambda f: CantCast(EACH_OPPONENT, *f))
reads("line", "each <such a player> can't cast <spells> .", lambda who, f: CantCast(who, *f))
reads("line", "players can't cast <spells> .", lambda f: CantCast(EACH_PLAYER, *f))
reads("line", "you can't cast <spells> .", lambda f: CantCast(YOU, *f))
reads("line", "activated abilities of <permanents> can't be activated .", lambda f: CantActivate(*f))
reads("line", "damage can't be prevented .", CantPreventDamage)
reads("line", 'the " legend rule " doesn\'t apply .', NoLegendRule)
reads("line", "~ can't be countered .", ThisCantBeCountered)
reads("line", 'the " legend rule " doesn\'t apply to <permanents> .', lambda f: NoLegendRule(*f))
for _who, _whom in (("your opponents", EACH_OPPONENT), ("players", EACH_PLAYER), ("you", YOU)):
    reads(
        "line",
        f"{_who} can't cast <spells> <time> .",
        lambda f, time, who=_whom: CantCast(who, *f, during=time),
    )
    reads(
        "line",
        f"as long as <conditions> , {_who} can't cast <spells> .",
        lambda condition, f, who=_whom: CantCast(who, *f, condition=condition),
    )
    reads(
        "line",
        f"as long as <conditions> , {_who} can't cast <spells> <time> .",
        lambda condition, f, time, who=_whom: CantCast(who, *f, during=time, condition=condition),
    )
    reads(
        "line",
        f"<time> , {_who} can't cast <spells> .",
        lambda time, f, who=_whom: CantCast(who, *f, during=time, first=True),
    )
    reads(
        "line",
        f"<time> , {_who} can't cast <spells> or activate abilities of <permanents> .",
        lambda time, f, g, who=_whom: CantCast(who, *f, during=time, activate=every(g), first=True),
    )
reads(
    "line",
    "<who> can't cast more than <count> (<spell>|<spells>) each turn .",
    lambda who, n, f: limited(who, n, f),
)


def limited(who: Selector, n: int, filters: tuple[Filter, ...]) -> CantCast:
    if not isinstance(who, Subject) or isinstance(who, ThatPlayer):
        raise Misread("whom it is about is the same all the time")
    return CantCast(who, *filters, most=n)


fragment("as targets", "can't be the targets of")
ABILITIES.add(CardsCantBeTargeted, lambda node, voice: f"Cards in graveyards {NO_TARGETS} spells or abilities.")
NO_TARGETS = "can't be the targets of"
reads("line", "cards in graveyards <as targets> spells or abilities .", CardsCantBeTargeted)
