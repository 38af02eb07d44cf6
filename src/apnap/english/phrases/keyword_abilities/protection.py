"""Phrases for the words of `apnap.abilities.keyword_abilities.protection`."""

from __future__ import annotations

from apnap.abilities.effects.durations import UntilEndOfTurn, UntilYours
from apnap.abilities.effects.flow import Both
from apnap.abilities.facts.qualities import MONOCOLORED, MULTICOLORED
from apnap.abilities.filters import (
    BLACK,
    BLUE,
    COLORLESS,
    GREEN,
    RED,
    WHITE,
    YOU_CONTROL,
    ControlledBy,
    ManaValueAtMost,
    OfColor,
    every,
)
from apnap.abilities.keyword_abilities.flags import HEXPROOF
from apnap.abilities.keyword_abilities.protection import (
    Absorb,
    HexproofFrom,
    PlayerHexproof,
    PlayerProtection,
    Protection,
    ShareKeywords,
    UmbraArmor,
    Ward,
    YouGain,
)
from apnap.abilities.players import EACH_OPPONENT, YOU, EachOpponent
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.choosing import CHOSEN_COLOR, CHOSEN_PLAYER, COLOR_OF_CHOICE, ChosenPlayer, OfChosenColor
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.restrictions import LifeCantChange
from apnap.english.abilities import ABILITIES, keyword, keyword_cost, quality
from apnap.english.amounts import AMOUNTS
from apnap.english.grammar import listed, sentence
from apnap.english.nouns import Voice, keyword_names, noun, ref
from apnap.english.phrase_table import Unspoken
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import SENTENCES
from apnap.rules.ch1_concepts.definitions import Keywords, Selector
from apnap.rules.core.constants import ALL_COLORS


def _protection(node: Protection, voice: Voice) -> str:
    if not node.qualities:
        return "protection from everything"
    if sum(q.colors for q in node.qualities if isinstance(q, OfColor)) == ALL_COLORS:
        return "protection from each color"
    if any(isinstance(q, ControlledBy) and isinstance(q.player, EachOpponent) for q in node.qualities):
        return "protection from each of your opponents"
    if any(isinstance(q, ControlledBy) for q in node.qualities):
        return "protection from the chosen player"
    if isinstance(node.qualities[0], ManaValueAtMost):
        return f"protection from mana value {AMOUNTS.say(node.qualities[0].amount, voice)} or less"
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
reads("keyword", "protection from each of your opponents", lambda: Protection(ControlledBy(EACH_OPPONENT)))
reads("keyword", "protection from mana value <digits> or less", lambda n: Protection(ManaValueAtMost(n)))
reads("keyword", "hexproof from <color>", HexproofFrom)
reads("keyword", "ward <mana>", Ward)
reads("keyword", "ward \u2014 <paid> .", Ward)
reads("keyword", "(umbra|totem) armor", UmbraArmor)
reads("line", "you have hexproof .", PlayerHexproof)
reads("keyword", "protection from <color> , from <color> , and from <color>", Protection)
reads("keyword", "protection from <permanents> and from <permanents>", lambda f, g: Protection(every(f), every(g)))
reads("keyword", "protection from each color", lambda: Protection(WHITE, BLUE, BLACK, RED, GREEN))
reads("keyword", "protection from all colors", lambda: Protection(WHITE, BLUE, BLACK, RED, GREEN))
reads_knowing("keyword", "protection from the chosen player", lambda said: Protection(ControlledBy(chosen(said))))


def chosen(said: Said) -> ChosenPlayer:
    """A player who was chosen as this entered. CR 702.16k."""
    if not said.chooses:
        raise Misread("no player was chosen as it entered")
    return CHOSEN_PLAYER


reads(
    "effect",
    "you and <permanents> gain hexproof <until end of turn>",
    lambda f: Both(YouGain(PlayerHexproof()), UntilEndOfTurn(Each(*f, how="plain"), Has(HEXPROOF))),
)
reads(
    "effect",
    "until your next turn , <no change of life> and you gain <everything off>",
    lambda: Both(
        UntilYours(Always(YOU, LifeCantChange()), first=True), YouGain(PlayerProtection(), until_your_next_turn=True)
    ),
)
fragment("everything off", "protection from everything")
fragment("no change of life", "your life total can't change")
reads("effect", "you gain <everything off> <until end of turn>", lambda: YouGain(PlayerProtection()))
reads(
    "effect",
    "you gain <everything off> until your next turn",
    lambda: YouGain(PlayerProtection(), until_your_next_turn=True),
)
reads("keyword", "protection from the chosen color", lambda: Protection(CHOSEN_COLOR))
reads("keyword", "protection from the last chosen color", lambda: Protection(OfChosenColor(last=True)))
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


def _share(node: ShareKeywords, voice: Voice) -> list[str]:
    if not isinstance(node.among, Each):
        raise Unspoken("permanents are described")
    first, *rest = (keyword_names(one.flags)[0] for one in node.keywords)
    n = noun(node.among.filter)
    who = ref(node.to, voice)
    has = f"{n.one()} has {first}"
    if node.which:
        n.mine = ""
        has = f"you control {n.one()} with {first}"
    said = [f"{who.text} {'gain' if who.many else 'gains'} {first} until end of turn if {has}"]
    return [*said, f"the same is true for {listed(rest, 'and')}"] if rest else said


def shared(
    to: Selector, flag: Keywords, among: Each, other: Keywords, rest: list[Keywords], which: bool
) -> ShareKeywords:
    """One keyword is named twice, and others are the same."""
    if flag != other:
        raise Misread("the same keyword is gained that another creature has")
    return ShareKeywords(to, among, flag, *rest, which=which)


SENTENCES.add(ShareKeywords, _share)
fragment("true as well", "the same is true for")
reads("flags", "<flag> , <flags>", lambda one, rest: [one, *rest])
reads("flags", "and <flag>", lambda one: [one])
reads("gaining", "<permanents> gain", lambda f: Each(*f))
reads("gaining", "<this> gains", lambda this: this)
reads_knowing("gaining", "it gains", lambda said: said.it())
reads(
    "sentence",
    "<gaining> <flag> <until end of turn> if a <permanent> has <flag> . <true as well> <flags>",
    lambda to, flag, f, other, rest: shared(to, flag, Each(*f), other, rest, False),
)
reads(
    "sentence",
    "<gaining> <flag> <until end of turn> if you control a <permanent> with <flag> . <true as well> <flags>",
    lambda to, flag, f, other, rest: shared(to, flag, Each(*f, YOU_CONTROL), other, rest, True),
)
keyword(Absorb, lambda node, voice: f"absorb {node.absorbs}")
reads("keyword", "absorb <digits>", Absorb)
