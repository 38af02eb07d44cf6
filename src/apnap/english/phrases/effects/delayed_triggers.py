"""Phrases for the words of `apnap.abilities.effects.delayed_triggers`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.costs import PayMana
from apnap.abilities.effects.counters import TakeCounters
from apnap.abilities.effects.delayed_triggers import (
    AtNext,
    ExtraCombatThen,
    MayPayWhenDone,
    WhenDone,
    WheneverDrawn,
    WheneverThisTurn,
    WhenThisWay,
)
from apnap.abilities.effects.exile_and_return import ReturnEachGrown, ReturnWithAuras
from apnap.abilities.effects.flow import If, May, Then
from apnap.abilities.effects.moves import Exile, ReturnToHand, SacrificeIt
from apnap.abilities.effects.player_actions import Discard, Sacrifice
from apnap.abilities.effects.whole_zones import ReturnOwn
from apnap.abilities.events.attack_events import DamagesWhat
from apnap.abilities.events.combat_events import Attacks, AttacksWhom
from apnap.abilities.events.damage_events import DealsDamage, IsDealtDamage
from apnap.abilities.events.object_events import Casts, Dies, Leaves
from apnap.abilities.events.patterns import REMEMBERED, EitherOf, ObjectPattern
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.filters import PERMANENT, PLANESWALKER
from apnap.abilities.keyword_actions.proliferate_and_blight import Blight
from apnap.abilities.players import EACH_PLAYER, THAT_PLAYER, YOU, EachPlayer, You
from apnap.abilities.selectors import IT, It, This
from apnap.abilities.zones.putting import ANY_NUMBER, DISCARDED, FROM_HAND, PutCards
from apnap.english.events import EVENTS
from apnap.english.nouns import Voice, ref
from apnap.english.phrases.zones.hands import of_a_kind
from apnap.english.phrases.zones.putting import putting
from apnap.english.reading.said import EVENT, Misread, Said
from apnap.english.reading.table import SILENT, fragment, reads, reads_knowing, reads_quoted
from apnap.english.sentences import CONDITIONS, COSTS, SENTENCES, sentences
from apnap.rules.ch1_concepts.definitions import Condition, CostPart, Effect, Node, Pattern, Selector, Triggered
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.core.constants import END, END_COMBAT, MAIN1, MAIN2, STEP_NAMES, UPKEEP


def _at_next(node: AtNext, voice: Voice) -> list[str]:
    said = sentences(node.ability.effect, voice)
    if node.step == END_COMBAT and node.whose is None:
        return [*said[:-1], f"{said[-1]} at end of combat"]
    which = "first" if node.first else "next"
    whose = "the" if node.whose is None else ref(node.whose, voice).whose
    if node.step == UPKEEP and node.whose is None and not node.first:
        whose, which = "the", "next turn's"
    when = f"at the beginning of {whose} {which} {STEP_NAMES[node.step]}"
    if node.step == MAIN1:
        when = f"at the beginning of {whose} {which} {'main' if node.other == MAIN2 else 'first main'} phase"
        return [f"{when}, {said[0]}", *said[1:]]
    effect = node.ability.effect
    whole = isinstance(effect, (ReturnWithAuras, ReturnEachGrown)) or (isinstance(effect, If) and effect.unless)
    first = whole or ", then " in said[0]
    if first or (len(said) > 1 and said[1].startswith("if you do")):
        return [f"{when}, {said[0]}", *said[1:]]
    return [*said[:-1], f"{said[-1]} {when}"]


def _when_done(node: MayPayWhenDone, voice: Voice) -> list[str]:
    paid = COSTS.say(node.cost, voice)
    voice.said_this = False
    inner = sentences(node.ability.effect, voice)
    pay = "pay " if isinstance(node.cost, PayMana) else ""
    first = inner[0].replace(" on it", " on that creature") if speaks_of_it(node.ability) else inner[0]
    return [f"you may {pay}{paid}", f"when you do, {provided(node.ability, voice)}{first}", *inner[1:]]


def provided(ability: Triggered, voice: Voice) -> str:
    """What the 'if' of a reflexive ability asks."""
    return "" if ability.condition is None else f"if {CONDITIONS.say(ability.condition, voice)}, "


def speaks_of_it(node: Node) -> bool:
    return isinstance(node, It) or any(speaks_of_it(child) for child in node.children())


def remembered(node: WheneverThisTurn, voice: Voice) -> str:
    """`whenever that creature deals damage`: said of what is remembered."""
    assert node.it is not None and isinstance(node.event, ObjectPattern)
    what = ref(node.it, voice).text
    said = EVENTS.say(replaced(node.event, filter=PERMANENT), Voice(voice.name, voice.self_noun, voice.own_types))
    when = "when" if isinstance(node.event, (Dies, Leaves)) else "whenever"
    return f"{when} {said.replace('a permanent', what, 1)}"


MAIN_PHASE: Final = EitherOf(BeginningOf(MAIN1), BeginningOf(MAIN2))
NEXT_MAIN: Final = "the next main phase this turn"


def _whenever(node: WheneverThisTurn, voice: Voice) -> list[str]:
    if node.event == MAIN_PHASE:
        event = f"at the beginning of {NEXT_MAIN}"
    elif node.it is not None:
        event = f"{remembered(node, voice)} this {'combat' if node.in_combat else 'turn'}"
    elif node.once:
        cast = EVENTS.say(node.event, voice).replace("you cast ", "you next cast ", 1)
        event = f"when {cast} this turn"
    elif node.until_yours:
        event = f"until your next turn, whenever {EVENTS.say(node.event, voice)}"
    else:
        event = f"whenever {EVENTS.say(node.event, voice)} this turn"
    inner = Voice(voice.name, voice.self_noun, voice.own_types)
    inner.said_other = True
    said = sentences(node.ability.effect, inner)
    return [f"{event}, {said[0]}", *said[1:]]


SENTENCES.add(AtNext, _at_next)
SENTENCES.add(WheneverThisTurn, _whenever)


SOME_OF_THEM: Final = ("any number of", "one or more")


def _reflexive(node: WhenDone, voice: Voice) -> list[str]:
    done = sentences(node.effect, voice)
    inner = Voice(voice.name, voice.self_noun, voice.own_types)
    asked = provided(node.ability, inner)
    said = sentences(node.ability.effect, inner)
    if node.some:
        done[0] = done[0].replace(*SOME_OF_THEM)
    return [f"you may {done[0]}" if node.may else done[0], *done[1:], f"when you do, {asked}{said[0]}", *said[1:]]


def _drawn(node: WheneverDrawn, voice: Voice) -> list[str]:
    done = sentences(node.effect, voice)
    said = sentences(node.ability.effect, Voice(voice.name, voice.self_noun, voice.own_types))
    return [*done, f"whenever a card is drawn this way, {said[0]}", *said[1:]]


def _when_this_way(node: WhenThisWay, voice: Voice) -> list[str]:
    inner = Voice(voice.name, voice.self_noun, voice.own_types)
    asked = provided(node.ability, inner)
    said = sentences(node.ability.effect, inner)
    return [f"when {CONDITIONS.say(node.condition, voice)}, {asked}{said[0]}", *said[1:]]


SENTENCES.add(WhenThisWay, _when_this_way)


SENTENCES.add(WhenDone, _reflexive)
SENTENCES.add(WheneverDrawn, _drawn)
SENTENCES.add(MayPayWhenDone, _when_done)
fragment("next main phase", NEXT_MAIN)
fragment("beginning of your next", "beginning of your next")
reads(
    "sentence",
    "at the beginning of <next main phase> , <sentence>",
    lambda effect: WheneverThisTurn(MAIN_PHASE, effect, once=True),
)
reads("sentence", "<effect> at the beginning of the next end step", lambda effect: AtNext(END, effect))
reads("sentence", "at the beginning of the next end step , <sentence>", lambda effect: AtNext(END, effect))
reads("sentence", "<effect> at the beginning of your next end step", lambda effect: AtNext(END, effect, whose=YOU))
reads("sentence", "<effect> at the beginning of your next upkeep", lambda effect: AtNext(UPKEEP, effect, whose=YOU))
reads("sentence", "<effect> at the beginning of the next turn 's upkeep", lambda effect: AtNext(UPKEEP, effect))
reads("sentence", "at end of combat , <sentence>", lambda effect: AtNext(END_COMBAT, effect))
reads("sentence", "<effect> at end of combat", lambda effect: AtNext(END_COMBAT, effect))
for _pay in ("you may pay <cost>", "you may <paid>", "you may <one paid of two>"):
    reads("sentence", f"{_pay} . when you do , <sentence>", lambda cost, then: paid_when(cost, then))
reads("sentence", "at the beginning of your next upkeep , <sentence>", lambda effect: AtNext(UPKEEP, effect, whose=YOU))
reads(
    "sentence",
    "at the beginning of your next main phase , <sentence>",
    lambda effect: AtNext(MAIN1, effect, whose=YOU, other=MAIN2),
)
reads(
    "sentence",
    "at the <beginning of your next> first main phase , <sentence>",
    lambda effect: AtNext(MAIN1, effect, whose=YOU),
)
reads("sentence", "at the beginning of your next end step , <sentence>", lambda effect: AtNext(END, effect, whose=YOU))
reads("sentence", "at the beginning of the next turn 's upkeep , <sentence>", lambda effect: AtNext(UPKEEP, effect))
reads("sentence", "<effect> at the beginning of the next upkeep", lambda effect: AtNext(UPKEEP, effect))


reads("delay", "at the beginning of the next end step", lambda: (END, None))
reads("delay", "at the beginning of your next end step", lambda: (END, YOU))
reads("delay", "at the beginning of your next upkeep", lambda: (UPKEEP, YOU))
reads("delay", "at the beginning of the next turn 's upkeep", lambda: (UPKEEP, None))
reads("delay", "at end of combat", lambda: (END_COMBAT, None))
reads("sentence", "you may <effect> <delay>", lambda effect, delay: AtNext(delay[0], May(effect), whose=delay[1]))
reads(
    "sentence",
    "<who> may <done> <delay>",
    lambda who, doing, delay: AtNext(
        delay[0], May(doing.by(who if isinstance(who, You) else THAT_PLAYER), who=who), whose=delay[1]
    ),
)


def spoken(said: Said) -> str:
    """What the event is about has been spoken of, and this is not there any more."""
    said.types = frozenset()
    said.mention(EVENT, IT)
    return SILENT


reads_knowing("it happened", "", spoken)
reads_quoted("later", "<it happened> <sentence>", lambda effect: effect)
reads_quoted("sentence", "whenever <event> this turn , <sentence>", WheneverThisTurn)
reads_quoted("sentence", "until end of turn , whenever <event> , <sentence>", WheneverThisTurn)
reads_quoted(
    "sentence",
    "until your next turn , whenever <event> , <sentence>",
    lambda event, effect: WheneverThisTurn(event, effect, until_yours=True),
)
reads("who dies", "<that>", lambda what: what)
reads_knowing("who dies", "it", lambda said: said.it())
reads("who dies", "<target>", lambda slot: slot)
reads_knowing("who dies", "the <permanent>", lambda said, f: said.described(f))
reads("it does", "deals combat damage to a player", lambda: DealsDamage(REMEMBERED, combat=True, to_player=True))
reads(
    "it does",
    "deals combat damage to a player or planeswalker",
    lambda: DamagesWhat(REMEMBERED, to=PLANESWALKER, players=EACH_PLAYER, combat=True),
)
reads("it does", "is dealt damage", lambda: IsDealtDamage(REMEMBERED))
reads("it does", "attacks", lambda: Attacks(REMEMBERED))
reads("it does", "attacks <attacked>", lambda whom: AttacksWhom(REMEMBERED, whom=whom[0], permanents=whom[1]))
reads("it goes", "dies", lambda: Dies(REMEMBERED))
reads("it goes", "leaves the battlefield", lambda: Leaves(REMEMBERED))
for _when in ("whenever <who dies> <it does>", "when <who dies> <it goes>"):
    reads(
        "sentence",
        f"{_when} this turn , <later>",
        lambda what, event, effect: remembering(what, event, effect),
    )
    reads(
        "sentence",
        f"{_when} this combat , <later>",
        lambda what, event, effect: replaced(remembering(what, event, effect), in_combat=True),
    )


def remembering(what: Selector, event: Pattern, effect: Effect) -> WheneverThisTurn:
    """What 'it' is where a planeswalker may have been dealt damage is not decided here."""
    if isinstance(event, DamagesWhat) and speaks_of_it(effect):
        raise Misread("'it' may be what was dealt damage")
    return WheneverThisTurn(event, effect, it=what)


reads_quoted(
    "sentence",
    "when you next cast a <spell> this turn , <later>",
    lambda f, effect: WheneverThisTurn(Casts(*f), effect, once=True),
)
reads("sentence", "<effect> . when you do , <sentence>", lambda effect, then: when_done(effect, then))
reads("sentence", "<effect> . whenever a card is drawn this way , <sentence>", WheneverDrawn)
reads(
    "sentence",
    "<effect> , then <who> may <done> . whenever a card is drawn this way , <sentence>",
    lambda first, who, doing, then: WheneverDrawn(Then(first, May(doing.by(THAT_PLAYER), who=others(who))), then),
)


def intervening(then: Effect) -> tuple[Effect, Condition | None]:
    """What happens, and what the 'if' before it asks as the ability triggers. CR 603.4."""
    if isinstance(then, If) and then.otherwise is None and not then.after:
        return then.effect, then.condition
    return then, None


def when_done(effect: Effect, then: Effect, may: bool = False) -> WhenDone:
    then, asked = intervening(then)
    return WhenDone(effect, then, may=may, provided=asked)


def paid_when(cost: CostPart, then: Effect) -> MayPayWhenDone:
    then, asked = intervening(then)
    return MayPayWhenDone(cost, then, provided=asked)


def others(who: Selector) -> Selector:
    if not isinstance(who, EachPlayer):
        raise Misread("each of several players may do it")
    return who


reads("sentence", "you may <effect> . when you do , <sentence>", lambda effect, then: may_when(effect, then))


reads(
    "sentence",
    "you may sacrifice one or more <permanents> . when you do , <sentence>",
    lambda f, then: WhenDone(Sacrifice(-1, *f), then, may=True, some=True),
)
reads_knowing(
    "some discarded",
    "discard one or more <cards>",
    lambda said, f: putting(said, (0, ANY_NUMBER, of_a_kind(f)), FROM_HAND, (DISCARDED, False)),
)
reads(
    "sentence",
    "you may <some discarded> . when you do , <sentence>",
    lambda effect, then: WhenDone(effect, then, may=True, some=True),
)


def is_own(effect: Effect) -> bool:
    """Does it exile or return this card itself?"""
    return isinstance(effect, (Exile, ReturnToHand)) and isinstance(effect.what, This)


def may_when(effect: Effect, then: Effect) -> WhenDone:
    """What is a cost as well is that: it has to be paid whole."""
    if isinstance(effect, TakeCounters) and isinstance(effect.what, This):
        raise Misread("this is a cost")
    if isinstance(effect, (Sacrifice, Discard, SacrificeIt, PutCards, Blight, ReturnOwn)) or is_own(effect):
        raise Misread("this is a cost")
    return when_done(effect, then, may=True)


def _that_combat(node: ExtraCombatThen, voice: Voice) -> list[str]:
    there = "there's" if node.short else "there is"
    said = sentences(node.ability.effect, Voice(voice.name, voice.self_noun, voice.own_types))
    return [f"{there} an {MORE_COMBAT} after this phase", f"{AS_IT_BEGINS}, {said[0]}", *said[1:]]


MORE_COMBAT = "additional combat phase"
AS_IT_BEGINS = "at the beginning of that combat"
SENTENCES.add(ExtraCombatThen, _that_combat)
fragment("more combat", MORE_COMBAT)
fragment("as it begins", AS_IT_BEGINS)
for _there, _short in (("there 's", True), ("there is", False)):
    reads(
        "sentence",
        f"{_there} a <more combat> after this phase . <as it begins> , <sentence>",
        lambda effect, short=_short: ExtraCombatThen(effect, short=short),
    )
