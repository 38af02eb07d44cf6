"""Phrases for the words of `apnap.abilities.keyword_abilities.protection`."""

from __future__ import annotations

from apnap.abilities.facts.qualities import MONOCOLORED, MULTICOLORED
from apnap.abilities.filters import BLACK, BLUE, COLORLESS, GREEN, RED, WHITE, OfColor, every
from apnap.abilities.keyword_abilities.protection import (
    HexproofFrom,
    PlayerHexproof,
    PlayerProtection,
    Protection,
    UmbraArmor,
    Ward,
    YouGain,
)
from apnap.abilities.statics.choosing import CHOSEN_COLOR, COLOR_OF_CHOICE
from apnap.english.abilities import ABILITIES, keyword, keyword_cost, quality
from apnap.english.grammar import sentence
from apnap.english.nouns import Voice, ref
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import SENTENCES
from apnap.rules.core.constants import ALL_COLORS


def _protection(node: Protection, voice: Voice) -> str:
    if not node.qualities:
        return "protection from everything"
    if sum(q.colors for q in node.qualities if isinstance(q, OfColor)) == ALL_COLORS:
        return "protection from each color"
    return "protection " + " and ".join(f"from {quality(q)}" for q in node.qualities)


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


keyword(Protection, _protection, inline=True)
keyword(HexproofFrom, lambda node, voice: f"hexproof from {quality(node.quality)}", inline=True)
keyword(Ward, lambda node, voice: keyword_cost("ward", node.cost, voice))
ABILITIES.add(PlayerProtection, _protected)
ABILITIES.add(PlayerHexproof, _hexproof)
SENTENCES.add(YouGain, _gain)
keyword(UmbraArmor, lambda node, voice: "umbra armor")
reads("keyword", "protection from <color>", Protection)
reads("keyword", "protection from <color> and from <color>", Protection)
reads("keyword", "protection from <permanents>", lambda f: Protection(every(f)))
reads("keyword", "protection from everything", Protection)
reads("keyword", "hexproof from <color>", HexproofFrom)
reads("keyword", "ward <mana>", Ward)
reads("keyword", "ward \u2014 <paid> .", Ward)
reads("keyword", "(umbra|totem) armor", UmbraArmor)
reads("line", "you have hexproof .", PlayerHexproof)
reads("keyword", "protection from <color> , from <color> , and from <color>", Protection)
reads("keyword", "protection from <permanents> and from <permanents>", lambda f, g: Protection(every(f), every(g)))
reads("keyword", "protection from each color", lambda: Protection(WHITE, BLUE, BLACK, RED, GREEN))
reads("keyword", "protection from all colors", lambda: Protection(WHITE, BLUE, BLACK, RED, GREEN))
reads("keyword", "protection from the chosen color", lambda: Protection(CHOSEN_COLOR))
reads("keyword", "hexproof from <permanents>", lambda f: HexproofFrom(every(f)))
reads("effect", "you gain hexproof <until end of turn>", lambda: YouGain(PlayerHexproof()))
reads("line", "you have protection from <color> .", PlayerProtection)
reads("keyword", "protection from <the choice>", lambda: Protection(COLOR_OF_CHOICE))
reads("keyword", "hexproof from <the choice>", lambda: HexproofFrom(COLOR_OF_CHOICE))
fragment("the choice", "the color of your choice")
reads(
    "effect",
    "you gain protection from <the choice> <until end of turn>",
    lambda: YouGain(PlayerProtection(COLOR_OF_CHOICE)),
)
reads("keyword", "protection <from each>", lambda colors: Protection(*colors))
reads("from each", "from <color> and from <color> and from <color>", lambda *colors: colors)
reads("from each", "from <color> and from <color> and from <color> and from <color>", lambda *colors: colors)
reads(
    "from each",
    "from <color> and from <color> and from <color> and from <color> and from <color>",
    lambda *colors: colors,
)
reads("keyword", "protection from multicolored", lambda: Protection(MULTICOLORED))
reads("keyword", "protection from monocolored", lambda: Protection(MONOCOLORED))
reads("keyword", "protection from colorless", lambda: Protection(COLORLESS))
reads("keyword", "hexproof from monocolored", lambda: HexproofFrom(MONOCOLORED))
reads("keyword", "hexproof from multicolored", lambda: HexproofFrom(MULTICOLORED))
