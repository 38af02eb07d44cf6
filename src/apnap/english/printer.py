"""The rules text of a whole card."""

from __future__ import annotations

from apnap.abilities.effects.battles import WHEN_DEFEATED
from apnap.abilities.mana import BASIC_MANA
from apnap.abilities.players import EachPlayer, You
from apnap.abilities.statics.continuous import Always
from apnap.abilities.typeline import type_words
from apnap.english import actions as _actions  # noqa: F401 - its phrases join the tables
from apnap.english import allowances as _allowances  # noqa: F401 - its phrases join the tables
from apnap.english import becoming as _becoming  # noqa: F401 - its phrases join the tables
from apnap.english import casting_keywords as _casting  # noqa: F401 - its phrases join the tables
from apnap.english import chapters as _chapters  # noqa: F401 - its phrases join the tables
from apnap.english import choices as _choices  # noqa: F401 - its phrases join the tables
from apnap.english import commanding as _commanding  # noqa: F401 - its phrases join the tables
from apnap.english import copies as _copies  # noqa: F401 - its phrases join the tables
from apnap.english import damage as _damage  # noqa: F401 - its phrases join the tables
from apnap.english import daynight as _daynight  # noqa: F401 - its phrases join the tables
from apnap.english import drafting as _drafting  # noqa: F401 - its phrases join the tables
from apnap.english import dungeons as _dungeons  # noqa: F401 - its phrases join the tables
from apnap.english import faces as _faces  # noqa: F401 - its phrases join the tables
from apnap.english import grave_keywords as _graves  # noqa: F401 - its phrases join the tables
from apnap.english import instead as _instead  # noqa: F401 - its phrases join the tables
from apnap.english import lasting as _lasting  # noqa: F401 - its phrases join the tables
from apnap.english import later_keywords as _later  # noqa: F401 - its phrases join the tables
from apnap.english import mechanics as _mechanics  # noqa: F401 - its phrases join the tables
from apnap.english import mechanisms as _mechanisms  # noqa: F401 - its phrases join the tables
from apnap.english import more_keywords as _more  # noqa: F401 - its phrases join the tables
from apnap.english import morph as _morph  # noqa: F401 - its phrases join the tables
from apnap.english import newest as _newest  # noqa: F401 - its phrases join the tables
from apnap.english import ordinary as _ordinary  # noqa: F401 - its phrases join the tables
from apnap.english import outside as _outside  # noqa: F401 - its phrases join the tables
from apnap.english import picking as _picking  # noqa: F401 - its phrases join the tables
from apnap.english import planar as _planar  # noqa: F401 - its phrases join the tables
from apnap.english import restarting as _restarting  # noqa: F401 - its phrases join the tables
from apnap.english import riding as _riding  # noqa: F401 - its phrases join the tables
from apnap.english import schemes as _schemes  # noqa: F401 - its phrases join the tables
from apnap.english import spending as _spending  # noqa: F401 - its phrases join the tables
from apnap.english import staples as _staples  # noqa: F401 - its phrases join the tables
from apnap.english import teams as _teams  # noqa: F401 - its phrases join the tables
from apnap.english import turns as _turns  # noqa: F401 - its phrases join the tables
from apnap.english import voting as _voting  # noqa: F401 - its phrases join the tables
from apnap.english.abilities import cost_words, joined
from apnap.english.effects import ABILITIES, ABILITY_WORDS, INLINE, sentences
from apnap.english.nouns import Voice, self_noun
from apnap.english.words import capital
from apnap.rules.ch1_concepts.definitions import Ability, CostPart, Effect, Node
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import INSTANT, PHENOMENON, PLANE, SORCERY, VANGUARD


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
            keywords.append(ability_text(ability, chars))
            continue
        if keywords:
            lines.append(keyword_line(keywords))
            keywords = []
        text = capital(ability_text(ability, chars))
        if before is not None and lines and about_players(before) and about_players(ability):
            # two statements about players share a sentence
            text = lines.pop().removesuffix(".") + " and " + text[:1].lower() + text[1:]
        lines.append(text)
        before = ability
    if keywords:
        lines.append(keyword_line(keywords))
    return "\n".join(lines)


def keyword_line(keywords: list[str]) -> str:
    """Keywords in one line; beside banding, whose reminder is long, there are semicolons."""
    return capital(("; " if "banding" in keywords else ", ").join(keywords))


def is_intrinsic(ability: Ability) -> bool:
    """Does it come from a type, so that the card does not say it? CR 305.6, 310.12b."""
    return ability.implied or ability is WHEN_DEFEATED or ability in BASIC_MANA


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
    said = ABILITIES.say(ability, voice_for(chars))
    word = ability_word(ability)
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
