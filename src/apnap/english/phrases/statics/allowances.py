"""Phrases for the words of `apnap.abilities.statics.allowances`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.effects.durations import UntilYours
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, EachPlayer
from apnap.abilities.selectors import THIS_ITSELF, All
from apnap.abilities.statics.allowances import (
    ANY_NUMBER_OF_LANDS,
    AbilitiesAsThoughHaste,
    MayStayTapped,
    MoreLands,
    NoMaximumHandSize,
    UntapsWithOthers,
)
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import number_word, sentence
from apnap.english.nouns import Voice, all_of, noun, ref
from apnap.english.reading.table import fragment, reads

ALL_LANDS: Final = "any number of lands"


def _lands(node: MoreLands, voice: Voice) -> str:
    who = ref(node.who, voice)
    if node.more == ANY_NUMBER_OF_LANDS:
        return sentence(f"{who.text} may play {ALL_LANDS} on each of {'your' if who.you else 'their'} turns")
    lands = "an additional land" if node.more == 1 else f"{number_word(node.more)} additional lands"
    return sentence(f"{who.text} may play {lands} on each of {'your' if who.you else 'their'} turns")


def _hand(node: NoMaximumHandSize, voice: Voice) -> str:
    who = "players" if type(node.who) is EachPlayer else ref(node.who, voice).text
    return sentence(f"{who} have no maximum hand size")


ABILITIES.add(MoreLands, _lands)
ABILITIES.add(NoMaximumHandSize, _hand)
reads("line", "you may play an additional land <your turns> .", lambda: MoreLands(1))
reads("line", "you may play <number word> additional lands on each of your turns .", MoreLands)
reads("line", "you have no maximum hand size .", NoMaximumHandSize)
reads("line", "players have no maximum hand size .", lambda: NoMaximumHandSize(EACH_PLAYER))


def _untap(node: UntapsWithOthers, voice: Voice) -> str:
    what = all_of(node.what, voice).text
    if type(node.whose) is EachPlayer:
        return sentence(f"{what} untap during each player's untap step")
    return sentence(f"untap {what} during {ref(node.whose, voice).whose} untap step")


ABILITIES.add(UntapsWithOthers, _untap)
fragment("others untap", "during each other player 's untap step")
reads("line", "untap <object> <others untap> .", UntapsWithOthers)
fragment("their turns", "on each of their turns")
reads("line", "each player may play an additional land <their turns> .", lambda: MoreLands(1, EACH_PLAYER))
reads("line", "each opponent may play an additional land <their turns> .", lambda: MoreLands(1, EACH_OPPONENT))
ABILITIES.add(
    MayStayTapped,
    lambda node, voice: sentence(f"you may choose not to untap {ref(THIS_ITSELF, voice).text} during your untap step"),
)
fragment("your untap step", "during your untap step")
reads("line", "you may choose not to untap ~ <your untap step> .", MayStayTapped)


def _as_though_haste(node: AbilitiesAsThoughHaste, voice: Voice) -> str:
    return sentence(f"you may activate abilities of {noun(node.filter).many()} as though those creatures had haste")


ABILITIES.add(AbilitiesAsThoughHaste, _as_though_haste)
fragment("though haste", "as though those creatures had haste")
reads("line", "you may activate abilities of <permanents> <though haste> .", lambda f: AbilitiesAsThoughHaste(*f))
fragment("no largest hand", "no maximum hand size")
reads("effect", "you have <no largest hand> until your next turn", lambda: UntilYours(NoMaximumHandSize()))
fragment("each own turn", "on each of your turns")
reads("line", "you may play any number of lands <each own turn> .", lambda: MoreLands(ANY_NUMBER_OF_LANDS))
fragment("all untap", "during each player 's untap step")
reads("line", "all <permanents> untap <all untap> .", lambda f: UntapsWithOthers(All(*f), EACH_PLAYER))
fragment("opponents untap", "during each opponent 's untap step")
reads("line", "untap <object> <opponents untap> .", lambda what: UntapsWithOthers(what, EACH_OPPONENT))
