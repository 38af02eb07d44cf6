"""Phrases for the words of `apnap.abilities.zones.trading`."""

from __future__ import annotations

from apnap.abilities.zones.trading import TradeForBuried
from apnap.english.nouns import Voice, noun
from apnap.english.reading.said import Misread
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import SENTENCES
from apnap.rules.ch1_concepts.definitions import Filter

STILL_LEGAL = "if both targets are still legal"
AT_ONCE = "that player simultaneously"


def _trade(node: TradeForBuried, voice: Voice) -> list[str]:
    kind, card = noun(node.filter).bare(), noun(node.filter, "card").bare()
    chosen = f"choose target {kind} a player controls and target {card} in that player's graveyard"
    done = f"{AT_ONCE} sacrifices the {kind} and returns the {card} to the battlefield"
    return [chosen, f"{STILL_LEGAL} as this ability resolves, {done}"]


SENTENCES.add(TradeForBuried, _trade)
fragment("of some player", "a player controls")
fragment("in that graveyard", "in that player 's graveyard")
fragment("both are legal", STILL_LEGAL)
fragment("at once", AT_ONCE)
reads(
    "effect",
    "choose target <permanent> <of some player> and target <card> <in that graveyard> . <both are legal> as this "
    "ability resolves , <at once> sacrifices the <permanent> and returns the <card> to the battlefield",
    lambda one, card, again, other: trade(one, card, again, other),
)


def trade(*each: tuple[Filter, ...]) -> TradeForBuried:
    """The same is said four times."""
    if any(one != each[0] for one in each):
        raise Misread("something else is returned")
    return TradeForBuried(*each[0])
