"""Phrases for choices without targets, for what is done as something enters, for spells that are added to."""

from __future__ import annotations

from apnap.abilities.conditions import Is, Unless, YouCastIt
from apnap.abilities.effects.choices import ChoosePermanent, DiscardedThisWay, TheChosen
from apnap.abilities.effects.moves import ReturnBeing, ReturnToBattlefield
from apnap.abilities.effects.next_spell import NextSpell
from apnap.abilities.filters import AttackedThisTurn
from apnap.abilities.keyword_abilities.additional_costs import Conspire, Splice
from apnap.abilities.players import EachPlayer, You
from apnap.abilities.selectors import EachSpell, This
from apnap.abilities.statics.costs import SpellsCostAtLeast
from apnap.abilities.statics.entering import AsThisEnters
from apnap.abilities.statics.forbidding import NoLegendRule
from apnap.english.effects import (
    ABILITIES,
    CHANGES,
    CLAUSES,
    CONDITIONS,
    COSTS,
    SENTENCES,
    Clause,
    changes_words,
    one,
    order,
)
from apnap.english.mechanics import DASH, keyword
from apnap.english.nouns import SELECTORS, Ref, Voice, noun, ref
from apnap.english.table import Unspoken
from apnap.english.words import capital, number_word, sentence
from apnap.rules.ch1_concepts.definitions import CostPart

CLAUSES.add(
    ChoosePermanent,
    lambda node, voice: order("choose", f"{noun(node.among.filter).one()} on the battlefield"),
)
SELECTORS.add(TheChosen, lambda node, voice: Ref(f"that {noun(node.filter).bare()}"))
CONDITIONS.add(DiscardedThisWay, lambda node, voice: f"{noun(node.filter, 'card').one()} is discarded this way")


def _as_this_enters(node: AsThisEnters, voice: Voice) -> str:
    if node.condition is not None:
        said = f"if {CONDITIONS.say(node.condition, voice)}, {one(node.effect, voice)}"
        return sentence(f"{said} as {voice.this()} enters")
    return sentence(f"as {voice.this()} enters, {one(node.effect, voice)}")


ABILITIES.add(AsThisEnters, _as_this_enters)


def _each_spell(node: EachSpell, voice: Voice) -> Ref:
    if isinstance(node.cast_by, EachPlayer):
        spells = noun(node.filter, "spell").many().replace("instant or sorcery", "instant and sorcery")
        return Ref(spells if node.unsaid else f"{spells} players cast", many=True)
    by = "you cast" if isinstance(node.cast_by, You) else f"{ref(node.cast_by, voice).text} casts"
    return Ref(f"each {noun(node.filter, 'spell').bare()} {by}")


SELECTORS.add(EachSpell, _each_spell)


def splice_cost(cost: CostPart, voice: Voice) -> str:
    said = COSTS.say(cost, voice)
    return f" {said}" if said.startswith("{") else f"{DASH}{sentence(capital(said))}"


keyword(Splice, lambda node, voice: f"splice onto {node.onto}{splice_cost(node.cost, voice)}")
keyword(Conspire, lambda node, voice: "conspire")


def _unless(node: Unless, voice: Voice) -> str:
    inner = node.condition
    if isinstance(inner, Is) and isinstance(inner.filter, AttackedThisTurn) and isinstance(inner.what, This):
        return f"{voice.self_noun} didn't attack this turn"
    raise Unspoken(f"there are no words for the contrary of {type(inner).__name__}")


CONDITIONS.add(Unless, _unless)


def _at_least(node: SpellsCostAtLeast, voice: Voice) -> str:
    much = f"{number_word(node.least)} mana to cast"
    while_so = "" if node.condition is None else f"as long as {CONDITIONS.say(node.condition, voice)}, "
    return sentence(f"{while_so}each spell that would cost less than {much} costs {much}")


ABILITIES.add(SpellsCostAtLeast, _at_least)
ABILITIES.add(NoLegendRule, lambda node, voice: 'The "legend rule" doesn\'t apply.')


# what is yet to come
def _next_spell(node: NextSpell, voice: Voice) -> list[str]:
    which = f"the next {noun(node.filter, 'spell').bare()} you cast this turn"
    if node.change is None:
        return [f"{which} can't be countered"]
    return [f"{which} has {CHANGES.say(node.change, voice).rest}"]


def _return_being(node: ReturnBeing, voice: Voice) -> Clause:
    clause = CLAUSES.phrases[ReturnToBattlefield](node, voice)
    creature = Ref("that creature")
    clause.then = f"that creature {changes_words(node.changes, creature, voice, False)[0]}"
    return clause


SENTENCES.add(NextSpell, _next_spell)
CLAUSES.add(ReturnBeing, _return_being)
CONDITIONS.add(YouCastIt, lambda node, voice: "you cast it")
