"""Phrases for the words of `apnap.abilities.events.combat_events`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.casual.commanders import YOUR_COMMANDER
from apnap.abilities.events.combat_events import (
    Attacks,
    AttacksUnblocked,
    AttacksWhom,
    AttackUnblocked,
    BlockedBy,
    BlocksAnything,
    BlocksOrBecomesBlocked,
    IsAttacked,
    IsBlocked,
    PermanentAttacked,
    PlayerAttacks,
)
from apnap.abilities.facts.qualities import IsAttackingWhom
from apnap.abilities.filters import THIS_ONE, AnyOf
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU, EachOpponent, EachPlayer, You
from apnap.abilities.selectors import IT
from apnap.english.events import EVENTS, does, watched
from apnap.english.nouns import Noun, Voice, noun, ref
from apnap.english.past import PAST, Past
from apnap.english.phrase_table import Unspoken
from apnap.english.reading.said import EVENT
from apnap.english.reading.table import reads, reads_knowing
from apnap.rules.ch1_concepts.definitions import Filter


def creatures(filter: Filter) -> Noun:
    """What is attacked with: creatures, whether it is said or not."""
    n = noun(filter, "creature")
    if n.subtypes and not n.types and not n.choice:
        n.kind = "permanent"  # 'Birds'
    n.types = [word for word in n.types if word != "creature"]
    return n


THIS_OR_COMMANDER: Final = AnyOf(THIS_ONE, YOUR_COMMANDER)


def _player_attacks(node: PlayerAttacks, voice: Voice) -> str:
    said = does(node.who, voice, "attacks", "attack")
    if node.filter == THIS_OR_COMMANDER:
        return f"{said} with {voice.self_noun} and/or your commander"
    if node.whom is not None:
        said += f" {'a player' if type(node.whom) is EachPlayer else ref(node.whom, voice).text}"
    n = creatures(node.filter)
    if node.said:
        return f"{said} with creatures"
    if node.some:
        return f"{said} {YOURS_TOO}"
    if "your commander" in n.types:
        return f"{said} with your commander"
    if node.filter == AT_OPPONENTS:
        return f"{said} {SOME_OPPONENTS}"
    if node.filter == AT_YOU:
        return f"{said}, if they attacked {YOURS}"
    return f"{said} with one or more {n.many()}" if n.told() else said


def _is_attacked(node: IsAttacked, voice: Voice) -> str:
    return "you're attacked" if isinstance(node.who, You) else does(node.who, voice, "is attacked", "are attacked")


YOURS: Final = "you and/or a planeswalker you control"
AT_YOU: Final = IsAttackingWhom(YOU, permanents=True)


def at_you() -> IsAttackingWhom:
    """Another one each time: how a node was made is noted as it is made."""
    return IsAttackingWhom(YOU, permanents=True)


SOME_OPPONENTS: Final = "one or more of your opponents"
AT_OPPONENTS: Final = IsAttackingWhom(EACH_OPPONENT)
AN_OPPONENT: Final = "one of your opponents"
A_PLANESWALKER: Final = "a planeswalker"


def whom_words(node: AttacksWhom, voice: Voice) -> str:
    """`you or a planeswalker you control`, `one of your opponents`, `one or more players`."""
    if node.all_players:
        return "one or more players"
    if isinstance(node.whom, You):
        return f"you or {A_PLANESWALKER} you control" if node.permanents else "you"
    if isinstance(node.whom, EachOpponent):
        return AN_OPPONENT + (f" or {A_PLANESWALKER} they control" if node.permanents else "")
    if type(node.whom) is not EachPlayer:
        return ref(node.whom, voice).text + (f" or {A_PLANESWALKER} they control" if node.permanents else "")
    return "a player" + (" or planeswalker" if node.permanents else "")


EVENTS.add(AttacksWhom, lambda node, voice: f"{watched(node.filter, voice)} attacks {whom_words(node, voice)}")
EVENTS.add(
    BlockedBy,
    lambda node, voice: (
        f"{voice.self_noun if node.attacker is None else watched(node.attacker, voice)} "
        f"becomes blocked by {noun(node.filter).one()}"
    ),
)


def opposing(filter: Filter) -> str:
    """`creatures an opponent controls`: those of one opponent."""
    n = noun(filter)
    mine, n.mine = n.mine, ""
    return f"{n.many()} {mine}".rstrip()


EVENTS.add(
    AttackUnblocked,
    lambda node, voice: f"one or more {opposing(node.filter)} attack {ref(node.who, voice).text} and aren't blocked",
)
EVENTS.add(PlayerAttacks, _player_attacks)
EVENTS.add(IsAttacked, _is_attacked)
EVENTS.add(PermanentAttacked, lambda node, voice: f"{watched(node.filter, voice)} is attacked")
EVENTS.add(AttacksUnblocked, lambda node, voice: f"{watched(node.filter, voice)} attacks and isn't blocked")
EVENTS.add(BlocksOrBecomesBlocked, lambda node, voice: f"{watched(node.filter, voice)} blocks or becomes blocked")
EVENTS.add(IsBlocked, lambda node, voice: f"{watched(node.filter, voice)} becomes blocked")
EVENTS.add(Attacks, lambda node, voice: f"{watched(node.filter, voice)} attacks")
EVENTS.add(BlocksAnything, lambda node, voice: f"{watched(node.filter, voice)} blocks")


def _attacked(node: Attacks, voice: Voice) -> Past:
    n = noun(node.filter)
    if not n.mine:
        return Past(n, "attacked")
    if n.mine != "you control":
        raise Unspoken("who attacked with something is said of you")
    n.mine = ""
    return Past(n, "attacked with", "you")


PAST.add(Attacks, _attacked)
reads("happens", "attacks", lambda: Attacks)
reads("happens", "blocks", lambda: BlocksAnything)
reads_knowing("event", "~ blocks or becomes blocked", lambda said: (said.this(), BlocksOrBecomesBlocked())[1])
reads_knowing("event", "~ becomes blocked", lambda said: (said.this(), IsBlocked())[1])
reads("happens", "attacks and isn't blocked", lambda: AttacksUnblocked)
reads("attacked player", "you", YOU)
reads("attacked player", AN_OPPONENT, EACH_OPPONENT)
reads("attacked player", "a player", EACH_PLAYER)
reads("attacked player", "an opponent", EACH_OPPONENT)
reads("attacked", "<attacked player>", lambda who: (who, False))
reads("attacked", "<attacked player> or a planeswalker (you|they) control", lambda who: (who, True))
reads("attacked", "<attacked player> or planeswalker", lambda who: (who, True))
reads(
    "event",
    "<watched> attacks <attacked>",
    lambda what, whom: AttacksWhom(*what, whom=whom[0], permanents=whom[1]),
)
reads_knowing(
    "event",
    "~ becomes blocked by a <permanent>",
    lambda said, f: (said.mention(EVENT, IT), said.this(), BlockedBy(*f))[2],
)
reads("event", "you attack", PlayerAttacks)
reads("event", "you attack with one or more <permanents>", lambda f: PlayerAttacks(YOU, *f))
reads("event", "you're attacked", IsAttacked)
reads("event", "you attack with your commander", lambda: PlayerAttacks(YOU, YOUR_COMMANDER))
reads_knowing(
    "event",
    "you attack with ~ and / or your commander",
    lambda said: (said.this(), PlayerAttacks(YOU, THIS_OR_COMMANDER))[1],
)
reads("event", "an opponent attacks with creatures", lambda: PlayerAttacks(EACH_OPPONENT, said=True))
reads("event", "an opponent attacks", lambda: PlayerAttacks(EACH_OPPONENT))
reads("event", "a player attacks", lambda: PlayerAttacks(EACH_PLAYER))
reads("event", f"a player attacks {SOME_OPPONENTS}", lambda: PlayerAttacks(EACH_PLAYER, IsAttackingWhom(EACH_OPPONENT)))
SOME: Final = "one or more planeswalkers"
YOURS_TOO: Final = f"you and/or {SOME} you control"
for _words, _who in (("an opponent", EACH_OPPONENT), ("a player", EACH_PLAYER)):
    reads("event", f"{_words} attacks {YOURS_TOO}", lambda who=_who: PlayerAttacks(who, at_you(), some=True))
    reads(
        "event",
        f"{_words} attacks , if they attacked {YOURS}",
        lambda who=_who: PlayerAttacks(who, at_you()),
    )
    reads(
        "event",
        f"{_words} attacks with one or more <permanents>",
        lambda f, who=_who: PlayerAttacks(who, *f),
    )
reads(
    "event",
    "one or more <permanents> attack you and aren't blocked",
    lambda f: AttackUnblocked(YOU, *f),
)
reads("attacked", f"{AN_OPPONENT} or a planeswalker an opponent controls", lambda: (EACH_OPPONENT, True))
