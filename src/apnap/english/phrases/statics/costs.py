"""Phrases for the words of `apnap.abilities.statics.costs`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import WhereX
from apnap.abilities.costs import PayLife
from apnap.abilities.effects.durations import ThisTurn
from apnap.abilities.filters import AnyOf, every
from apnap.abilities.players import EACH_OPPONENT, YOU, EachOpponent, EachPlayer, You
from apnap.abilities.statics.costs import (
    AbilitiesCost,
    AttackTax,
    BlockTax,
    CombatTax,
    NthSpellCosts,
    SpellsCost,
    SpellsCostAtLeast,
    SpellsCostMana,
)
from apnap.english.abilities import ABILITIES
from apnap.english.amounts import AMOUNTS, per
from apnap.english.grammar import number_word, sentence
from apnap.english.nouns import Voice, noun, of_several, ref
from apnap.english.phrases.events.object_events import ordinal
from apnap.english.reading.said import Misread
from apnap.english.reading.table import fragment, reads, reads_knowing, reads_where_x
from apnap.english.sentences import CONDITIONS, COSTS, joined, with_x

COLORED: Final = "colored mana"
PAYER: Final = "their controller pays"


def _spells_cost(node: SpellsCost, voice: Voice) -> str:
    n = noun(node.filter, "spell")
    late = f" {' '.join(of_several(words) for words in n.after)}" if node.late else ""
    n.after = [] if node.late else n.after
    spells = n.many().replace("instant or sorcery", "instant and sorcery")
    if isinstance(node.filter, AnyOf) and node.filter.join == "apart":
        spells = " and ".join(noun(one, "spell").many() for one in node.filter.filters)
    by = {You: " you cast", EachOpponent: " your opponents cast", EachPlayer: ""}[type(node.cast_by)] + late
    change = int(node.change)
    much = f"{{{abs(change)}}} {'more' if node.change > 0 else 'less'}"
    each = ""
    if isinstance(node.for_each, WhereX):
        much, each = much.replace("{1}", "{X}"), f", where X is {AMOUNTS.say(node.for_each.what, voice)}"
    elif node.for_each is not None:
        each = f" for each {per(node.for_each, voice)}"
    return sentence(f"{spells}{by} cost {much} to cast{each}")


def _at_least(node: SpellsCostAtLeast, voice: Voice) -> str:
    much = f"{number_word(node.least)} mana to cast"
    while_so = "" if node.condition is None else f"as long as {CONDITIONS.say(node.condition, voice)}, "
    return sentence(f"{while_so}each spell that would cost less than {much} costs {much}")


def _toll(node: CombatTax, each: str, voice: Voice) -> str:
    """What is paid for each of the creatures."""
    n = noun(node.filter)
    each = f"for each of those {n.types[0] if n.types else 'creature'}s" if node.short else each
    paid = COSTS.say(node.cost, voice).removeprefix("pay ")
    if node.times is not None:
        paid = f"{{{AMOUNTS.say(node.times, voice)}}}"
    return with_x(f"unless {PAYER} {paid} {each}", voice)


def _tax(node: AttackTax, voice: Voice) -> str:
    who = ref(node.defending, voice).text
    n = noun(node.filter)
    whom = f"{who} or planeswalkers {who} control" if node.planeswalkers else who
    each = f"for each {n.types[0] if n.types else 'creature'} they control that's attacking {who}"
    return sentence(f"{n.many()} can't attack {whom} {_toll(node, each, voice)}")


def _block_tax(node: BlockTax, voice: Voice) -> str:
    each = "for each blocking creature they control"
    return sentence(f"{noun(node.filter).many()} can't block {_toll(node, each, voice)}")


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
ABILITIES.add(BlockTax, _block_tax)
ABILITIES.add(SpellsCostMana, _spells_cost_mana)


def _generic(mana: str) -> int:
    """The number in {2}."""
    if not mana[1:-1].isdigit():
        raise Misread("generic mana is needed")
    return int(mana[1:-1])


reads(
    "statement",
    "<spells> you cast cost <mana> less to cast",
    lambda f, mana: SpellsCost(-_generic(mana), *f, cast_by=YOU),
)
reads(
    "statement",
    "<spells> you cast cost <mana> more to cast",
    lambda f, mana: SpellsCost(_generic(mana), *f, cast_by=YOU),
)
reads(
    "statement",
    "<spells> your opponents cast cost <mana> more to cast",
    lambda f, mana: SpellsCost(_generic(mana), *f, cast_by=EACH_OPPONENT),
)
reads("statement", "<spells> cost <mana> more to cast", lambda f, mana: SpellsCost(_generic(mana), *f))
reads("statement", "<spells> cost <mana> less to cast", lambda f, mana: SpellsCost(-_generic(mana), *f))
fragment("those creatures", "for each of those creatures")
fragment("or planeswalkers", "or planeswalkers you control")
reads("toll", "<mana>", lambda mana: (toll_mana(mana), None))
reads("toll", "<digits> life", lambda n: (PayLife(n), None))
reads_knowing("toll", "{X}", lambda said: ("{1}", said.amount_x()))


def toll_mana(mana: str) -> str:
    if "{X}" in mana:
        raise Misread("what X is has to be said")
    return mana


for _text, _marks in (
    ("you <unless their controller> pays <toll> for each creature they control that 's attacking you", {}),
    ("you <unless their controller> pays <toll> <those creatures>", {"short": True}),
    ("you <or planeswalkers> <unless their controller> pays <toll> <those creatures>", {"planeswalkers": True}),
):
    reads(
        "statement",
        f"<permanents> can't attack {_text}",
        lambda f, toll, marks=_marks: AttackTax(toll[0], *f, times=toll[1], **marks),
    )
    reads_where_x(
        "statement",
        f"<permanents> can't attack {_text} , where X is <amount>",
        lambda f, toll, marks=_marks: AttackTax(toll[0], *f, times=toll[1], **marks),
    )
for _text, _short in (("for each blocking creature they control", False), ("<those creatures>", True)):
    reads(
        "statement",
        f"<permanents> can't block <unless their controller> pays <toll> {_text}",
        lambda f, toll, short=_short: BlockTax(toll[0], *f, times=toll[1], short=short),
    )
reads(
    "line",
    "<spells> you cast cost <mana> less to cast . this effect <reduces only> the amount of <colored mana> you pay .",
    lambda f, mana: SpellsCostMana(mana, *f, cast_by=YOU, less=True, colored_only=True),
)
for _casts, _by in (("you cast", YOU), ("your opponents cast", EACH_OPPONENT)):
    for _after in ("after", "after a spell"):
        reads(
            "statement",
            f"<spells> {_casts} <{_after}> cost <mana> less to cast",
            lambda f, late, mana, by=_by: SpellsCost(-_generic(mana), *f, late, cast_by=by, late=True),
        )
        reads(
            "statement",
            f"<spells> {_casts} <{_after}> cost <mana> more to cast",
            lambda f, late, mana, by=_by: SpellsCost(_generic(mana), *f, late, cast_by=by, late=True),
        )


def _nth(node: NthSpellCosts, voice: Voice) -> str:
    spell = noun(node.filter, "spell").bare()
    much = f"{{{abs(int(node.change))}}} {'more' if node.change > 0 else 'less'}"
    return sentence(f"the {ordinal(int(node.nth))} {spell} you cast each turn costs {much} to cast")


ABILITIES.add(NthSpellCosts, _nth)
reads(
    "statement",
    "the <ordinal> <spell> you cast each turn costs <mana> less to cast",
    lambda n, f, mana: NthSpellCosts(n, -_generic(mana), *f),
)
reads(
    "statement",
    "the <ordinal> <spell> you cast each turn costs <mana> more to cast",
    lambda n, f, mana: NthSpellCosts(n, _generic(mana), *f),
)
reads(
    "statement",
    "<spells> and <spells> you cast cost <mana> less to cast",
    lambda f, g, mana: SpellsCost(-_generic(mana), AnyOf(every(f), every(g), join="apart"), cast_by=YOU),
)
reads(
    "effect",
    "<spells> you cast <this turn> cost <mana> less to cast",
    lambda f, mana: ThisTurn(SpellsCost(-_generic(mana), *f, cast_by=YOU)),
)
reads(
    "line",
    "<spells> you cast cost <mana> less to cast for each <counted> .",
    lambda f, mana, each: SpellsCost(-_generic(mana), *f, cast_by=YOU, for_each=each),
)
reads(
    "line",
    "<spells> and <spells> you cast cost <mana> less to cast for each <counted> .",
    lambda f, g, mana, each: SpellsCost(
        -_generic(mana), AnyOf(every(f), every(g), join="apart"), cast_by=YOU, for_each=each
    ),
)


reads(
    "line",
    "<spells> you cast cost {X} <less to cast> , where X is <amount> .",
    lambda f, number: SpellsCost(-1, *f, cast_by=YOU, for_each=WhereX(number)),
)


fragment("less to cast", "less to cast")


def _abilities(node: AbilitiesCost, voice: Voice) -> str:
    much = f"{{{-node.change}}} less" if node.change < 0 else f"{{{node.change}}} more"
    said = sentence(f"activated abilities of {noun(node.filter).many()} cost {much} to activate")
    return f"{said} {sentence(f'{REDUCES} {THAT_COST} to less than one mana')}" if node.least else said


REDUCES: Final = "this effect can't reduce"
THAT_COST: Final = "the mana in that cost"
fragment("can't reduce", REDUCES)
fragment("that cost", THAT_COST)


ABILITIES.add(AbilitiesCost, _abilities)


def generic(mana: str) -> int:
    if not mana[1:-1].isdigit():
        raise Misread("generic mana is needed")
    return int(mana[1:-1])


reads(
    "line",
    "activated abilities of <permanents> cost <mana> less to activate .",
    lambda f, mana: AbilitiesCost(-generic(mana), *f),
)
reads(
    "line",
    "activated abilities of <permanents> cost <mana> more to activate .",
    lambda f, mana: AbilitiesCost(generic(mana), *f),
)
reads(
    "line",
    "activated abilities of <permanents> cost <mana> less to activate . <can't reduce> <that cost> to less than one "
    "mana .",
    lambda f, mana: AbilitiesCost(-generic(mana), *f, least=1),
)
