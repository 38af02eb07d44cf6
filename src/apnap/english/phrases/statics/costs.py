"""Phrases for the words of `apnap.abilities.statics.costs`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.effects.durations import ThisTurn
from apnap.abilities.filters import CREATURE, AnyOf, every
from apnap.abilities.players import EACH_OPPONENT, YOU, EachOpponent, EachPlayer, You
from apnap.abilities.statics.costs import AttackTax, NthSpellCosts, SpellsCost, SpellsCostAtLeast, SpellsCostMana
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import number_word, sentence
from apnap.english.nouns import Voice, noun, ref
from apnap.english.phrases.events.object_events import ordinal
from apnap.english.reading.said import Misread
from apnap.english.reading.table import reads
from apnap.english.sentences import CONDITIONS, COSTS, joined

COLORED: Final = "colored mana"


def _spells_cost(node: SpellsCost, voice: Voice) -> str:
    n = noun(node.filter, "spell")
    late = f" {' '.join(n.after)}" if node.late else ""
    n.after = [] if node.late else n.after
    spells = n.many().replace("instant or sorcery", "instant and sorcery")
    if isinstance(node.filter, AnyOf) and node.filter.join == "apart":
        spells = " and ".join(noun(one, "spell").many() for one in node.filter.filters)
    by = {You: " you cast", EachOpponent: " your opponents cast", EachPlayer: ""}[type(node.cast_by)] + late
    change = int(node.change)
    much = f"{{{abs(change)}}} {'more' if node.change > 0 else 'less'}"
    return sentence(f"{spells}{by} cost {much} to cast")


def _at_least(node: SpellsCostAtLeast, voice: Voice) -> str:
    much = f"{number_word(node.least)} mana to cast"
    while_so = "" if node.condition is None else f"as long as {CONDITIONS.say(node.condition, voice)}, "
    return sentence(f"{while_so}each spell that would cost less than {much} costs {much}")


def _tax(node: AttackTax, voice: Voice) -> str:
    who = ref(node.defending, voice).text
    n = noun(node.filter)
    each = f"{{}} for each {n.bare()} they control that's attacking {who}"
    if node.planeswalkers:
        who = f"{who} or planeswalkers {who} control"
        each = f"{{}} for each of those {n.many()}"
    return sentence(
        f"{n.many()} can't attack {who} unless their controller pays {each.format(COSTS.say(node.cost, voice))}"
    )


def _spells_cost_mana(node: SpellsCostMana, voice: Voice) -> str:
    spells = noun(node.filter, "spell").many()
    by = {You: " you cast", EachOpponent: " your opponents cast", EachPlayer: ""}[type(node.cast_by)]
    said = [f"{spells}{by} cost {node.cost} {'less' if node.less else 'more'} to cast"]
    if node.reduction.colored_only:
        said.append(f"this effect reduces only the amount of {COLORED} you pay")
    return joined(said)


ABILITIES.add(SpellsCost, _spells_cost)
ABILITIES.add(SpellsCostAtLeast, _at_least)
ABILITIES.add(AttackTax, _tax)
ABILITIES.add(SpellsCostMana, _spells_cost_mana)


def _generic(mana: str) -> int:
    """The number in {2}."""
    if not mana[1:-1].isdigit():
        raise Misread("generic mana is needed")
    return int(mana[1:-1])


reads(
    "line", "<spells> you cast cost <mana> less to cast .", lambda f, mana: SpellsCost(-_generic(mana), *f, cast_by=YOU)
)
reads(
    "line", "<spells> you cast cost <mana> more to cast .", lambda f, mana: SpellsCost(_generic(mana), *f, cast_by=YOU)
)
reads(
    "line",
    "<spells> your opponents cast cost <mana> more to cast .",
    lambda f, mana: SpellsCost(_generic(mana), *f, cast_by=EACH_OPPONENT),
)
reads("line", "<spells> cost <mana> more to cast .", lambda f, mana: SpellsCost(_generic(mana), *f))
reads("line", "<spells> cost <mana> less to cast .", lambda f, mana: SpellsCost(-_generic(mana), *f))
reads(
    "line",
    "creatures can't attack you <unless their controller> pays <mana> for each creature they control that 's attacking "
    "you .",
    lambda mana: AttackTax(mana, CREATURE),
)
reads(
    "line",
    "<spells> you cast cost <mana> less to cast . this effect <reduces only> the amount of <colored mana> you pay .",
    lambda f, mana: SpellsCostMana(mana, *f, cast_by=YOU, less=True, colored_only=True),
)
for _casts, _by in (("you cast", YOU), ("your opponents cast", EACH_OPPONENT)):
    reads(
        "line",
        f"<spells> {_casts} <after> cost <mana> less to cast .",
        lambda f, late, mana, by=_by: SpellsCost(-_generic(mana), *f, late, cast_by=by, late=True),
    )
    reads(
        "line",
        f"<spells> {_casts} <after> cost <mana> more to cast .",
        lambda f, late, mana, by=_by: SpellsCost(_generic(mana), *f, late, cast_by=by, late=True),
    )


def _nth(node: NthSpellCosts, voice: Voice) -> str:
    spell = noun(node.filter, "spell").bare()
    much = f"{{{abs(int(node.change))}}} {'more' if node.change > 0 else 'less'}"
    return sentence(f"the {ordinal(int(node.nth))} {spell} you cast each turn costs {much} to cast")


ABILITIES.add(NthSpellCosts, _nth)
reads(
    "line",
    "the <ordinal> <spell> you cast each turn costs <mana> less to cast .",
    lambda n, f, mana: NthSpellCosts(n, -_generic(mana), *f),
)
reads(
    "line",
    "the <ordinal> <spell> you cast each turn costs <mana> more to cast .",
    lambda n, f, mana: NthSpellCosts(n, _generic(mana), *f),
)
reads(
    "line",
    "<spells> and <spells> you cast cost <mana> less to cast .",
    lambda f, g, mana: SpellsCost(-_generic(mana), AnyOf(every(f), every(g), join="apart"), cast_by=YOU),
)
reads(
    "effect",
    "<spells> you cast <this turn> cost <mana> less to cast",
    lambda f, mana: ThisTurn(SpellsCost(-_generic(mana), *f, cast_by=YOU)),
)
