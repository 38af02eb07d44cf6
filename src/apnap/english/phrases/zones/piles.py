"""Phrases for the words of `apnap.abilities.zones.piles`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.zones.piles import KeepForLife, SacrificePile
from apnap.english.grammar import number_word
from apnap.english.nouns import Voice
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import SENTENCES


def _keep(node: KeepForLife, voice: Voice) -> list[str]:
    return [f"for each card, {BURIED} unless you pay {node.life} life", f"then {REST_IN_HAND}"]


def _piles(node: SacrificePile, voice: Voice) -> list[str]:
    first = f"starting with you, each player {SEPARATES} into {number_word(node.piles)} piles"
    return [first, f"then each player chooses {ONE_PILE} and sacrifices those permanents"]


BURIED: Final = "put that card into your graveyard"
SEPARATES: Final = "separates all permanents they control"
REST_IN_HAND: Final = "put the rest into your hand"
ONE_PILE: Final = "one of their piles at random"
SENTENCES.add(KeepForLife, _keep)
SENTENCES.add(SacrificePile, _piles)
fragment("is buried", BURIED)
fragment("rest in hand", REST_IN_HAND)
fragment("separates", SEPARATES)
fragment("pile at random", ONE_PILE)


def kept(said: Said, life: int) -> KeepForLife:
    if not said.has_taken_up():
        raise Misread("no cards were taken up together")
    return KeepForLife(life)


reads_knowing("sentence", "for each card , <is buried> unless you pay <digits> life . then <rest in hand>", kept)
reads(
    "sentence",
    "starting with you , each player <separates> into <number word> piles . then each player chooses <pile at random> "
    "and sacrifices those permanents",
    SacrificePile,
)
