"""Phrases for the words of `apnap.abilities.zones.arriving`."""

from __future__ import annotations

from apnap.abilities.effects.flow import Both
from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.players import DEFENDING_PLAYER
from apnap.abilities.selectors import THIS
from apnap.abilities.zones.arriving import ArriveAttacking
from apnap.abilities.zones.putting import PutCards, PutThem
from apnap.english.nouns import Voice, ref
from apnap.english.phrases.effects.moves import back_as_yours, from_graveyard
from apnap.english.reading.said import Misread
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, Clause
from apnap.rules.ch1_concepts.definitions import Effect, Selector


def _arrive(node: ArriveAttacking, voice: Voice) -> Clause:
    clause = CLAUSES.say(node.effect, voice)
    whom = "" if node.whom is None else f" {ref(node.whom, voice).text}"
    clause.rest = clause.rest.replace(" tapped", f" tapped and attacking{whom}", 1)
    return clause


CLAUSES.add(ArriveAttacking, _arrive)


def attacking(effect: Effect, whom: Selector | None = None) -> ArriveAttacking:
    if not isinstance(effect, (ReturnToBattlefield, PutCards, PutThem)) or not effect.tapped:
        raise Misread("only what enters tapped is attacking at once")
    return ArriveAttacking(effect, whom)


reads("put tapped", "<put>", lambda effect: effect)
reads("put tapped", "return <my card> to the battlefield tapped", lambda what: ReturnToBattlefield(what, tapped=True))
reads_knowing("put tapped", "return (that card|it) to the battlefield tapped", lambda said: back_as_yours(said, True))
reads_knowing(
    "put tapped",
    "return (~|this card) <from your graveyard> to the battlefield tapped",
    lambda said: from_graveyard(said, ReturnToBattlefield(THIS, tapped=True)),
)
reads("effect", "<put tapped> and attacking", attacking)
reads(
    "effect",
    "<put tapped> and attacking (that opponent|that player|defending player)",
    lambda effect: attacking(effect, DEFENDING_PLAYER),
)
reads("effect", "<put tapped> and attacking and <put rest>", lambda effect, rest: Both(attacking(effect), rest))
