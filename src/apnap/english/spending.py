"""Phrases for mana of a chosen colour, mana with restrictions, given flashback, and what protects players."""

from __future__ import annotations

from typing import Final

from apnap.abilities.base import Number
from apnap.abilities.casual.commanders import IsYourCommander, TimesItWasCast
from apnap.abilities.effects.durations import ThisTurn
from apnap.abilities.keyword_abilities.graveyard_casting import GainFlashback
from apnap.abilities.keyword_abilities.protection import PlayerHexproof, PlayerProtection, YouGain
from apnap.abilities.mana_spending import AddChosenColor, AddManaOnly, AddManaWith
from apnap.abilities.statics.replacements import ItEntersWithMore
from apnap.english.common import FOR_THE_TURN
from apnap.english.effects import ABILITIES, AMOUNTS, CLAUSES, SENTENCES, one, order
from apnap.english.mechanics import quality
from apnap.english.nouns import Voice, noun, ref
from apnap.english.words import sentence

CLAUSES.add(
    AddChosenColor,
    lambda node, voice: order("add", f"{node.symbol + ' or ' if node.symbol else ''}one mana of the chosen color"),
)


def _only(node: AddManaOnly, voice: Voice) -> list[str]:
    uses: list[str] = []
    cast = node.spending.cast
    if cast is not None:
        spells = noun(cast, "permanent" if isinstance(cast, IsYourCommander) else "spell")
        uses.append(f"cast {spells.many() if node.many else spells.one()}")
    of = node.spending.of
    if of is not None:
        uses.append(f"activate abilities of {noun(of).many()}")
    return [one(node.mana, voice), f"spend this mana only to {' or '.join(uses)}"]


def _with(node: AddManaWith, voice: Voice) -> list[str]:
    """What making the mana says of spending it."""
    of_mana = "that mana is spent" if node.that else "you spend this mana"
    spent = node.spending
    kind = "permanent" if isinstance(spent.cast, IsYourCommander) else "spell"
    on = noun(spent.cast, kind)
    effect = spent.ability.effect
    static = effect.static if isinstance(effect, ThisTurn) else None
    does = more_counters(static, kind, voice) if isinstance(static, ItEntersWithMore) else one(effect, voice)
    return [one(node.mana, voice), f"{'when' if spent.when else 'if'} {of_mana} to cast {on.one()}, {does}"]


def more_counters(node: ItEntersWithMore, kind: str, voice: Voice) -> str:
    it = "it" if kind == "permanent" else "that creature"
    if isinstance(node.amount, Number):
        return f"{it} enters with {extra('an')} counter on it"
    equal = AMOUNTS.say(node.amount, voice)
    return f"{it} enters with {extra('a number of')} counters on it equal to {equal}"


def extra(how_many: str) -> str:
    return f"{how_many} additional +1/+1"


def casts_from(zone: str) -> str:
    return f"times it's been cast from {zone}"


AMOUNTS.add(TimesItWasCast, lambda node, voice: f"the number of {casts_from('the command zone')} this game")
AMOUNT: Final = "its mana cost"


def _flashback(node: GainFlashback, voice: Voice) -> list[str]:
    what = ref(node.what, voice)
    return [
        f"{what.text.replace(' from ', ' in ')} {what.verb('gains', 'gain')} flashback {FOR_THE_TURN}",
        f"the flashback cost is equal to {AMOUNT}",
    ]


SENTENCES.add(AddManaOnly, _only)
SENTENCES.add(AddManaWith, _with)
SENTENCES.add(GainFlashback, _flashback)


def protection_words(node: PlayerProtection) -> str:
    qualities = node.protection.qualities
    if not qualities:
        return "protection from everything"
    return "protection " + " and ".join(f"from {quality(q)}" for q in qualities)


def _protected(node: PlayerProtection, voice: Voice) -> str:
    who = ref(node.who, voice)
    return sentence(f"{who.text} {who.verb('has', 'have')} {protection_words(node)}")


def _hexproof(node: PlayerHexproof, voice: Voice) -> str:
    who = ref(node.who, voice)
    return sentence(f"{who.text} {who.verb('has', 'have')} hexproof")


def _gain(node: YouGain, voice: Voice) -> list[str]:
    static = node.static
    what = protection_words(static) if isinstance(static, PlayerProtection) else "hexproof"
    return [f"you gain {what} until {'your next turn' if node.until_your_next_turn else 'end of turn'}"]


ABILITIES.add(PlayerProtection, _protected)
ABILITIES.add(PlayerHexproof, _hexproof)
SENTENCES.add(YouGain, _gain)
