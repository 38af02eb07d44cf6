"""Phrases for the words of `apnap.abilities.among_players.enchanted_players`."""

from __future__ import annotations

from apnap.abilities.among_players.enchanted_players import (
    ENCHANTED_PLAYER,
    AttackedPlayer,
    AttacksPlayer,
    DoneByEach,
    DoneByOne,
    DoTheSame,
    EachAttacking,
    EnchantedPlayer,
)
from apnap.abilities.base import Subject
from apnap.abilities.cards import Enchant
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.durations import Indefinitely, Lasting, UntilEndOfTurn
from apnap.abilities.effects.permanents import AttachThis, Untap
from apnap.abilities.events.combat_events import PlayerAttacks
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.facts.qualities import IsPlayer
from apnap.abilities.filters import YOU_CONTROL, ControlledBy, Everything
from apnap.abilities.players import (
    EACH_OPPONENT,
    EACH_OTHER_PLAYER,
    EACH_PLAYER,
    THAT_PLAYER,
    THEMSELVES,
    YOU,
    EachOpponent,
    EachPlayer,
    You,
)
from apnap.abilities.selectors import All, AllOfThese, Each
from apnap.abilities.statics.changes import YouControl
from apnap.english.amounts import of_things
from apnap.english.common import FOR_THE_TURN
from apnap.english.events import EVENTS, does
from apnap.english.nouns import CONTROL_WORDS, SELECTORS, Ref, Voice, all_of, noun, ref
from apnap.english.phrase_table import Unspoken
from apnap.english.phrases.effects.player_actions import reads_done
from apnap.english.phrases.events.combat_events import AN_OPPONENT, creatures
from apnap.english.phrases.facts.comparing import as_players
from apnap.english.reading.said import GROUP, Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, SENTENCES, Clause, sentences
from apnap.rules.ch1_concepts.definitions import Filter, Selector
from apnap.rules.core.constants import LASTS_THIS_TURN


def _attacks(node: AttacksPlayer, voice: Voice) -> str:
    said = does(node.who, voice, "attacks", "attack")
    whom = "a player" if type(node.whom) is EachPlayer else ref(node.whom, voice).text
    if isinstance(node.whom, EachOpponent):
        whom = f"another {AN_OPPONENT}" if isinstance(node.who, EachOpponent) else AN_OPPONENT
    if isinstance(node.filter, Everything):
        return f"{said} {whom}"
    return f"{said} {whom} with one or more {creatures(node.filter).many()}"


def _same(node: DoTheSame, voice: Voice) -> list[str]:
    return [*sentences(node.effect, voice), f"{ref(node.who, voice).text} does the same"]


def _by_each(node: DoneByEach, voice: Voice) -> Clause:
    """What they do with all that they control."""
    effect = node.effect
    if isinstance(effect, Lasting) and any(isinstance(change, YouControl) for change in effect.changes):
        until = f" {FOR_THE_TURN}" if effect.duration == LASTS_THIS_TURN else ""
        who = ref(node.who, voice)
        return Clause(who, "gains", "gain", f"control of {all_of(effect.subject, voice).text}{until}")
    if isinstance(effect, AddCounters) and isinstance(effect.what, Each):
        n = noun(effect.what.filter)
        n.mine = "they control"
        who = ref(node.who, voice)
        return Clause(
            who, "puts", "put", f"{of_things(effect.amount, f'{effect.counter} counter', voice)} on each {n.bare()}"
        )
    if not isinstance(effect, Untap) or not isinstance(effect.what, Each):
        raise Unspoken("what each of several players does so is untapping what they control")
    n = noun(effect.what.filter)
    n.mine = "they control"
    return Clause(ref(node.who, voice), "untaps", "untap", f"all {n.many()}")


CONTROL_WORDS[EnchantedPlayer] = "enchanted player controls"
SELECTORS.add(EnchantedPlayer, lambda node, voice: Ref("enchanted player"))
SELECTORS.add(EachAttacking, lambda node, voice: Ref(f"each opponent attacking {ref(node.whom, voice).text}"))
EVENTS.add(AttackedPlayer, lambda node, voice: does(node.who, voice, "is attacked", "are attacked"))
EVENTS.add(AttacksPlayer, _attacks)
SENTENCES.add(DoTheSame, _same)


def _by_one(node: DoneByOne, voice: Voice) -> Clause:
    effect = node.effect
    if not isinstance(effect, Lasting) or not isinstance(effect.changes[0], YouControl):
        raise Unspoken("one of several players gains control of something")
    who = Ref("an opponent" if isinstance(node.among, EachOpponent) else "another player")
    return Clause(who, "gains", "gain", f"control of {ref(effect.subject, voice).text}")


CLAUSES.add(DoneByOne, _by_one)
CLAUSES.add(DoneByEach, _by_each)
fragment("does the same", "does the same")
reads("keyword", "enchant player", lambda: Enchant(IsPlayer(EACH_PLAYER)))
reads("keyword", "enchant opponent", lambda: Enchant(IsPlayer(EACH_OPPONENT)))
reads("who", "enchanted player", ENCHANTED_PLAYER)
reads("after", "enchanted player controls", lambda: ControlledBy(ENCHANTED_PLAYER))
reads("attacked player", "enchanted player", ENCHANTED_PLAYER)
reads("casts", "enchanted player casts", ENCHANTED_PLAYER)
reads("event", "enchanted player is attacked", lambda: AttackedPlayer(ENCHANTED_PLAYER))
reads("event", "the beginning of enchanted player 's <step>", lambda step: BeginningOf(step, whose=ENCHANTED_PLAYER))
reads("attacking players", "a player attacks", EACH_PLAYER)
reads("attacking players", "an opponent attacks", EACH_OPPONENT)
reads(
    "event",
    "<attacking players> <attacked player> with one or more <permanents>",
    lambda who, whom, f: AttacksPlayer(who, whom, *f),
)
reads("event", "<attacking players> <attacked player>", lambda who, whom: AttacksPlayer(who, whom))
reads("event", f"an opponent attacks another {AN_OPPONENT}", lambda: AttacksPlayer(EACH_OPPONENT, EACH_OPPONENT))
reads("event", "you attack enchanted player", lambda: PlayerAttacks(YOU, whom=ENCHANTED_PLAYER))
reads("event", "you attack a player", lambda: PlayerAttacks(YOU, whom=EACH_PLAYER))


def others(said: Said) -> EachAttacking:
    """They are several players from now on."""
    made = EachAttacking(as_players(said.that_player()))
    said.mention(GROUP, made)
    return made


reads_knowing("who", "each opponent attacking that player", others)
reads("sentence", "<effect> . <who> <does the same>", lambda effect, who: DoTheSame(effect, several(who)))


def several(who: Selector) -> Selector:
    if not isinstance(who, EachPlayer):
        raise Misread("each of several players does the same")
    return who


def of_their_own(filters: tuple[Filter, ...]) -> list[Filter]:
    """What they control, said as each of them would say it."""
    rest = [one for one in filters if not (isinstance(one, ControlledBy) and one.player in (THEMSELVES, THAT_PLAYER))]
    if len(rest) == len(filters):
        raise Misread("only what they control")
    return [*rest, YOU_CONTROL]


reads(
    "effect",
    "<who> (untaps|untap) all <permanents>",
    lambda who, f: DoneByEach(Untap(All(*of_their_own(f))), several(who)),
)
reads("effect", "attach ~ to <who>", lambda who: AttachThis(one(who)))


def one(who: Selector) -> Subject:
    """One player, who is spoken of."""
    if isinstance(who, (You, EachPlayer)):
        raise Misread("an Aura is attached to one player")
    return as_players(who)


# control of something
reads(
    "effect",
    "<who> (gains|gain) control of <object>",
    lambda who, what: DoneByEach(Indefinitely(what, YouControl()), not_you(who)),
)
reads(
    "effect",
    "<who> (gains|gain) control of <object> <until end of turn>",
    lambda who, what: DoneByEach(UntilEndOfTurn(what, YouControl()), not_you(who)),
)


def not_you(who: Selector) -> Selector:
    if isinstance(who, You):
        raise Misread("you gain control by another word")
    return who


reads("one of them", "a opponent", EACH_OPPONENT)
reads("one of them", "another player", EACH_OTHER_PLAYER)
reads(
    "effect",
    "<one of them> gains control of <object>",
    lambda among, what: DoneByOne(Indefinitely(one_thing(what), YouControl()), among),
)


def one_thing(what: Selector) -> Selector:
    """Something that is spoken of, and not what somebody controls."""
    if isinstance(what, (Each, AllOfThese)):
        raise Misread("what you control is not what they control")
    return what


reads_done(
    "(gains|gain) control of <object>",
    lambda what, who: DoneByEach(Indefinitely(what, YouControl()), who),
)
reads_done(
    "(puts|put) a <counter> counter on each <permanent>",
    lambda kind, f, who: DoneByEach(AddCounters(1, kind, on=Each(*of_their_own(f))), who),
)
