"""Phrases for the words of `apnap.abilities.keyword_actions.joining_combat`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.base import Number
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.filters import ATTACKING, CREATURE
from apnap.abilities.keyword_actions.joining_combat import (
    CopiesBlockingEach,
    EachFightsAnother,
    Reselect,
    ShuffledWithBlocked,
    TokensAttackEach,
    TokensBlocking,
)
from apnap.abilities.selectors import THOSE, Each
from apnap.abilities.targets import TargetSlot
from apnap.english.nouns import Voice, noun, ref
from apnap.english.phrases.effects.creating import Tokens, tokens_made
from apnap.english.reading.said import MADE, Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, SENTENCES, order
from apnap.rules.ch1_concepts.definitions import Filter

THEM: Final = "that player or a planeswalker they control"
WHOM: Final = "which player or permanent"
RESELECT: Final = "you may reselect"


def created(node: CreateTokens, voice: Voice) -> str:
    return CLAUSES.say(node, voice).plain()


CLAUSES.add(
    TokensBlocking,
    lambda node, voice: order(
        "create",
        f"{created(node.create, voice).removeprefix('create ')} that's blocking {ref(node.attacker, voice).text}",
    ),
)
CLAUSES.add(
    CopiesBlockingEach,
    lambda node, voice: order(f"for each {noun(node.filter).bare()}, create", f"a token that's a copy of {ITSELF}"),
)
ITSELF: Final = "that creature and that's blocking that creature"
reads_knowing(
    "effect",
    "for each <permanent> , create a token that 's a copy of that creature and that 's blocking that creature",
    lambda said, f: (said.mention(MADE, THOSE), CopiesBlockingEach(*f))[1],
)
reads_knowing(
    "effect",
    "create <tokens> that 's blocking that creature",
    lambda said, tokens: blocking(said, tokens),
)


def blocking(said: Said, tokens: Tokens) -> TokensBlocking:
    attacker = said.that((CREATURE,))
    return TokensBlocking(attacker, tokens_made(said, tokens))


def _attack_each(node: TokensAttackEach, voice: Voice) -> list[str]:
    words = created(node.create, voice).replace(" tapped ", " ", 1)
    whom = "that player" if node.players else THEM
    return [f"for each opponent, {words} that's {'tapped and ' if node.create.tapped else ''}attacking {whom}"]


def attacking(said: Said, tokens: Tokens, players: bool = False) -> TokensAttackEach:
    made = tokens_made(said, tokens)
    if made.attacking or made.tapped or made.amount != Number(1):
        raise Misread("one token for each attacks")
    return TokensAttackEach(CreateTokens(1, made.token, tapped=True), players=players)


SENTENCES.add(TokensAttackEach, _attack_each)
fragment("that player or theirs", THEM)
reads_knowing(
    "sentence",
    "for each opponent , create <tokens> that 's tapped and attacking <that player or theirs>",
    attacking,
)
reads_knowing(
    "sentence",
    "for each opponent , create <tokens> that 's tapped and attacking that player",
    lambda said, tokens: attacking(said, tokens, players=True),
)


def _reselect(node: Reselect, voice: Voice) -> list[str]:
    if node.each:
        return [f"for each attacking creature, {RESELECT} {WHOM} that creature is attacking"]
    return [f"{RESELECT} {WHOM} {ref(node.what, voice).text} is attacking"]


def reselected(slot: TargetSlot) -> Reselect:
    return Reselect(slot)


SENTENCES.add(Reselect, _reselect)
fragment("reselect whom", f"{RESELECT} {WHOM}")
reads("sentence", "<reselect whom> <target> is attacking", reselected)
reads(
    "sentence",
    "for each attacking creature , <reselect whom> that creature is attacking",
    lambda: Reselect(Each(ATTACKING, CREATURE), each=True),
)
SENTENCES.add(
    ShuffledWithBlocked,
    lambda node, voice: [f"put {voice.self_noun} and {BLOCKED} on top of {LIBRARIES}, then those players shuffle"],
)
BLOCKED: Final = "each creature it's blocking"
LIBRARIES: Final = "their owners' libraries"
fragment("those blocked", "each creature it 's blocking")
fragment("libraries of theirs", "their owners ' libraries")
reads(
    "sentence",
    "put ~ and <those blocked> on top of <libraries of theirs> , then those players shuffle",
    ShuffledWithBlocked,
)


def _fights(node: EachFightsAnother, voice: Voice) -> list[str]:
    each = noun(node.filter)
    first = f"for each {each.bare()}, {created(node.create, voice)}"
    return [first, f"{EACH_FIGHTS} {ANOTHER} {each.types[0] if each.types else 'permanent'}s"]


def fighting(said: Said, filters: tuple[Filter, ...], tokens: Tokens, those: tuple[Filter, ...]) -> EachFightsAnother:
    made = tokens_made(said, tokens)
    if made.amount != Number(1) or any(one not in filters for one in those):
        raise Misread("one token for each of them fights")
    return EachFightsAnother(made, *filters)


EACH_FIGHTS: Final = "each of those tokens fights"
ANOTHER: Final = "a different one of those"
SENTENCES.add(EachFightsAnother, _fights)
fragment("each of them fights", EACH_FIGHTS)
fragment("another of those", ANOTHER)
reads_knowing(
    "sentence",
    "for each <permanent> , create <tokens> . <each of them fights> <another of those> <permanents>",
    fighting,
)
