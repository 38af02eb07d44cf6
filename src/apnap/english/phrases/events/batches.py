"""Phrases for the words of `apnap.abilities.events.batches`."""

from __future__ import annotations

from apnap.abilities.events.batches import OneOrMore
from apnap.abilities.events.card_events import ArrivesInGraveyard, LeavesGraveyard, PutIntoExile
from apnap.abilities.events.combat_events import Attacks, AttacksWhom
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.doing_events import Discards, Sacrifices
from apnap.abilities.events.object_events import Dies, Enters, Leaves
from apnap.abilities.events.player_events import LosesLife
from apnap.abilities.filters import OPPONENTS_CONTROL, OTHER
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU, EachOpponent, You
from apnap.abilities.selectors import THOSE
from apnap.english.events import EVENTS, does
from apnap.english.nouns import Voice, noun
from apnap.english.phrase_table import Unspoken
from apnap.english.phrases.events.card_events import exiled_from, graveyard
from apnap.english.phrases.events.combat_events import opposing, whom_words
from apnap.english.reading.said import EVENT, PLAYERS_ATTACKED
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.rules.ch1_concepts.definitions import Filter
from apnap.rules.core.constants import LIBRARY


def several(filter: Filter) -> str:
    return f"one or more {noun(filter).many()}"


def _one_or_more(node: OneOrMore, voice: Voice) -> str:
    event = node.event
    if isinstance(event, Enters):
        return f"{several(event.filter)} enter"
    if isinstance(event, Dies):
        return f"{several(event.filter)} die"
    if isinstance(event, Leaves):
        return f"{several(event.filter)} leave the battlefield"
    if isinstance(event, Attacks):
        return f"{several(event.filter)} attack"
    if isinstance(event, AttacksWhom):
        return f"{several(event.filter)} attack {whom_words(event, voice)}"
    if isinstance(event, DealsDamage):
        to = " to a player" if event.to_player else " to an opponent" if event.to is not None else ""
        if isinstance(event.to, You):
            to = " to you"
        if event.all_players and event.to is not None:
            by = noun(event.filter).one()
            return f"your opponents are dealt combat damage, {DEALT_BY} {by}"
        if event.all_players:
            to = " to one or more players"
        if event.of_each:
            return f"one or more {opposing(event.filter)} deal {'combat ' if event.combat else ''}damage{to}"
        return f"{several(event.filter)} deal {'combat ' if event.combat else ''}damage{to}"
    if isinstance(event, LosesLife):
        return f"one or more {'opponents' if isinstance(event.who, EachOpponent) else 'players'} lose life"
    if isinstance(event, Sacrifices):
        return f"{does(event.who, voice, 'sacrifices', 'sacrifice')} {several(event.filter)}"
    if isinstance(event, Discards):
        return f"{does(event.who, voice, 'discards', 'discard')} one or more {noun(event.filter, 'card').many()}"
    if isinstance(event, LeavesGraveyard):
        return f"one or more {noun(event.filter, 'card').many()} leave {graveyard(event)}"
    if isinstance(event, ArrivesInGraveyard):
        where = "from your library" if event.origin == LIBRARY else "from anywhere"
        return f"one or more {noun(event.filter, 'card').many()} are put into {graveyard(event)} {where}"
    if isinstance(event, PutIntoExile):
        return f"one or more {noun(event.filter, 'card').many()} are put into exile from {exiled_from(event)}"
    raise Unspoken(f"there are no words for several of {type(event).__name__}")


EVENTS.add(OneOrMore, _one_or_more)
reads_knowing("several", "one or more <permanents>", lambda said, f: (said.mention(EVENT, THOSE), f)[1])
reads_knowing("several", "one or more other <permanents>", lambda said, f: (said.mention(EVENT, THOSE), (OTHER, *f))[1])
for words, make in (
    ("<several> attack a player", lambda said, f: OneOrMore(AttacksWhom(*f, whom=EACH_PLAYER))),
    (
        "<several> attack one or more players",
        lambda said, f: (
            said.mention(PLAYERS_ATTACKED, THOSE),
            OneOrMore(AttacksWhom(*f, whom=EACH_PLAYER, all_players=True)),
        )[1],
    ),
    ("<several> enter", lambda said, f: OneOrMore(Enters(*f))),
    ("<several> die", lambda said, f: OneOrMore(Dies(*f))),
    ("<several> leave the battlefield", lambda said, f: OneOrMore(Leaves(*f))),
    ("<several> attack", lambda said, f: OneOrMore(Attacks(*f))),
    ("<several> attack you", lambda said, f: OneOrMore(AttacksWhom(*f, whom=YOU))),
    ("<several> attack one of your opponents", lambda said, f: OneOrMore(AttacksWhom(*f, whom=EACH_OPPONENT))),
    (
        "<several> deal combat damage to a player",
        lambda said, f: OneOrMore(DealsDamage(*f, combat=True, to_player=True)),
    ),
    ("<several> deal damage to a player", lambda said, f: OneOrMore(DealsDamage(*f, to_player=True))),
    (
        "<several> deal combat damage to an opponent",
        lambda said, f: OneOrMore(DealsDamage(*f, combat=True, to=EACH_OPPONENT)),
    ),
    ("<sacrifices> <several>", lambda said, who, f: OneOrMore(Sacrifices(*f, who=who))),
    ("<discards> one or more <cards>", lambda said, who, f: OneOrMore(Discards(*f, who=who))),
):
    reads_knowing("event", words, make)
reads_knowing(
    "event",
    "<several> attack <attacked player> or a planeswalker (you|they) control",
    lambda said, f, who: OneOrMore(AttacksWhom(*f, whom=who, permanents=True)),
)
for _kind, _combat in (("", False), ("combat ", True)):
    reads_knowing(
        "event",
        f"<several> deal {_kind}damage to you",
        lambda said, f, combat=_combat: OneOrMore(
            DealsDamage(*f, combat=combat, to=YOU, of_each=OPPONENTS_CONTROL in f)
        ),
    )
    reads_knowing(
        "event",
        f"<several> deal {_kind}damage to one or more players",
        lambda said, f, combat=_combat: OneOrMore(DealsDamage(*f, combat=combat, to_player=True, all_players=True)),
    )
DEALT_BY = "if any of that damage was dealt by"
fragment("any of it was dealt by", DEALT_BY)
reads(
    "event",
    "your opponents are dealt combat damage , <any of it was dealt by> a <permanent>",
    lambda f: OneOrMore(DealsDamage(*f, combat=True, to=EACH_OPPONENT, all_players=True)),
)
reads("event", "one or more opponents lose life", lambda: OneOrMore(LosesLife(EACH_OPPONENT)))
reads("event", "one or more players lose life", lambda: OneOrMore(LosesLife(EACH_PLAYER)))
