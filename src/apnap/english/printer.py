"""The rules text of a whole card."""

from __future__ import annotations

import re
from typing import Final

from apnap.abilities.effects.battles import WHEN_DEFEATED
from apnap.abilities.keyword_abilities.additional_costs import ModeCosts, Spree
from apnap.abilities.keyword_abilities.alternative_costs import Cleave
from apnap.abilities.mana import BASIC_MANA
from apnap.abilities.players import EachPlayer, You
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.choosing import AnchorIs, ChooseAsEnters
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.entering import EntersTapped, EntersWith
from apnap.abilities.typeline import type_words
from apnap.english import phrases
from apnap.english.abilities import ABILITIES, ABILITY_WORDS, INLINE
from apnap.english.brackets import bracketed
from apnap.english.grammar import capital
from apnap.english.nouns import Voice, self_noun
from apnap.english.sentences import COSTS, cost_words, joined, sentences, with_x
from apnap.rules.ch1_concepts.definitions import Ability, CostPart, Effect, Keywords, Node, SpellAbility
from apnap.rules.ch1_concepts.nodes import is_in
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import INSTANT, PHENOMENON, PLANE, SORCERY, VANGUARD

phrases.load()
KICKER: Final = "Kicker "
QUOTE_WITHIN: Final = re.compile(r'\." (?=[a-z"])')  # a quoted sentence within another has no full stop


def rules_text(card: CardDef, face: int = 0) -> str:
    """What a face of a card says, a line for each ability, printed from its nodes."""
    chars = card.faces[face].chars
    lines: list[str] = []
    keywords: list[str] = []
    before: Ability | None = None
    for ability in chars.abilities.every:
        if is_intrinsic(ability):
            continue
        if isinstance(ability, tuple(INLINE)):
            if keywords and isinstance(ability, Keywords) and ability.apart:
                lines.append(keyword_line(keywords))
                keywords = []
            keywords.append(ability_text(ability, chars))
            continue
        if keywords:
            lines.append(keyword_line(keywords))
            keywords = []
        text = capital(ability_text(ability, chars))
        if isinstance(ability, SpellAbility):
            for other in chars.abilities.every:
                if isinstance(other, Cleave):
                    text = bracketed(text, effect_text(other.effect, chars))
        if text.startswith(KICKER) and lines and lines[-1].startswith(KICKER):
            text = f"{lines.pop()} and/or {text.removeprefix(KICKER)}"  # two kickers are said as one (702.33b)
        if isinstance(before, ModeCosts) and isinstance(ability, SpellAbility):
            text = f"{lines.pop()}{paid_modes(before, text)}"
        if isinstance(ability, ChooseAsEnters) and ability.joined and isinstance(before, EntersTapped) and lines:
            text = f"{lines.pop()} As it enters{text[text.index(', ') :]}"
        if isinstance(ability, EntersWith) and ability.joined and isinstance(before, EntersTapped) and lines:
            text = f"{lines.pop().removesuffix('.')}{text[text.index(' with ') :]}"
        if isinstance(ability, Always) and isinstance(ability.condition, AnchorIs):
            text = f"\u2022 {ability.condition.word} \u2014 {anchored_text(ability, chars)}"
        if before is not None and lines and about_players(before) and about_players(ability):
            # two statements about players share a sentence
            text = lines.pop().removesuffix(".") + " and " + text[:1].lower() + text[1:]
        if isinstance(ability, Always) and ability.joined and isinstance(before, EntersTapped) and lines:
            text = text.removeprefix(capital(self_noun(chars.types, chars.subtypes))).removeprefix(chars.name)
            text = lines.pop().removesuffix(".") + " and" + text
        if isinstance(ability, Always) and ability.again and not ability.joined and lines:
            text = f"{lines.pop()} {text}"
        if isinstance(ability, Always) and ability.joined and isinstance(before, Always) and lines:
            joint = ", and " if ability.again else " and "
            text = lines.pop().removesuffix(".") + joint + text[:1].lower() + text[1:]
        lines.append(text)
        before = ability
    if keywords:
        lines.append(keyword_line(keywords))
    return QUOTE_WITHIN.sub('" ', "\n".join(lines))


def paid_modes(costs: ModeCosts, text: str) -> str:
    """The modes of a spell, each with its cost. CR 702.172b."""
    modes = text.split("\n\u2022 ")[1:]
    sign = "+" if isinstance(costs, Spree) else "\u2022"
    voice = Voice("", "", 0)
    return "".join(
        f"\n{sign} {COSTS.say(cost, voice)} \u2014 {mode}" for cost, mode in zip(costs.costs, modes, strict=True)
    )


def anchored_text(ability: Always, chars: Chars) -> str:
    """The ability that an anchor word stands before. CR 614.12b."""
    given = ability.changes[0]
    assert isinstance(given, Has)
    return capital(ability_text(given.abilities[0], chars))


def keyword_line(keywords: list[str]) -> str:
    """Keywords in one line; beside banding, whose reminder is long, there are semicolons."""
    return capital(("; " if "banding" in keywords else ", ").join(keywords))


def is_intrinsic(ability: Ability) -> bool:
    """Does it come from a type, so that the card does not say it? CR 305.6, 310.12b."""
    return ability.implied or ability is WHEN_DEFEATED or is_in(ability, BASIC_MANA)


def about_players(ability: Ability) -> bool:
    return isinstance(ability, Always) and isinstance(ability.subject, (You, EachPlayer))


def voice_for(chars: Chars) -> Voice:
    if chars.types & (INSTANT | SORCERY | PLANE | PHENOMENON | VANGUARD):
        voice = Voice(chars.name, chars.name, 0)
        voice.repeats = chars.types & PLANE != 0
        return voice
    return Voice(chars.name, self_noun(chars.types, chars.subtypes), chars.types)


def ability_text(ability: Ability, chars: Chars) -> str:
    """One ability of an object with these characteristics."""
    voice = voice_for(chars)
    said = with_x(ABILITIES.say(ability, voice), voice)
    word = "" if isinstance(ability, Always) and ability.joined else ability_word(ability)
    return f"{word} \u2014 {capital(said)}" if word else said


def ability_word(node: Node) -> str:
    """The word in italics that ties abilities together. CR 207.2c."""
    for child in node.children():
        word = ABILITY_WORDS.get(type(child)) or ability_word(child)
        if word:
            return word
    return ""


def effect_text(effect: Effect, chars: Chars) -> str:
    """One instruction, or one mode, as sentences."""
    return joined(sentences(effect, voice_for(chars)))


def cost_text(costs: list[CostPart], chars: Chars) -> str:
    """Costs as an ability writes them: `{1}, {T}, Sacrifice this artifact`."""
    return cost_words(costs, voice_for(chars))


def type_line(chars: Chars) -> str:
    """`Legendary Creature - Dog`, with a long dash. CR 205.1."""
    return type_words(chars.supertypes, chars.types, chars.subtypes)
