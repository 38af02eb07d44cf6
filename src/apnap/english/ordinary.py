"""Phrases for words about the procedure of the game: energy, additional triggers, opening hands."""

from __future__ import annotations

from typing import Final

from apnap.abilities.base import Number
from apnap.abilities.conditions import IsTurnOf
from apnap.abilities.effects.counters import MoveCounters, PutItsCounters
from apnap.abilities.effects.exile_and_return import THIS_TURN, ExileTopFaceDown, TakeExiledCards
from apnap.abilities.events.combat_events import Attacks, AttacksUnblocked, IsAttacked, PermanentAttacked, PlayerAttacks
from apnap.abilities.events.damage_events import ExcessDealt, IsDealtExcessDamage
from apnap.abilities.events.object_events import Dies, Enters, NthCounterPut
from apnap.abilities.keyword_abilities.cost_reduction import CostsLess
from apnap.abilities.opening_hand import MayBeginWithThis, MayRevealThis
from apnap.abilities.permissions import (
    AsThoughFlash,
    BeenAttacked,
    BeforeInTurn,
    CastOnly,
    DuringCombat,
    FlashFor,
    FlashIf,
    InStep,
)
from apnap.abilities.player_counters import CountersOfPlayer, GetCounters, GetsCounters, PayCounters
from apnap.abilities.players import EachOpponent, EachPlayer, You
from apnap.abilities.special_actions import CantSearch, MayDiscardThis, MayPayThisTurn, PayingLater, UnlessIgnored
from apnap.abilities.statics.costs import SpellsCostMana
from apnap.abilities.statics.counters_and_tokens import CounterLimit
from apnap.abilities.statics.drawing import DrawsAreShared, DrawsPlus
from apnap.abilities.statics.triggering import CausesNoTriggers, TriggersAgain
from apnap.english.abilities import EVENTS, TIMES, does, joined, watched
from apnap.english.common import FOR_THE_TURN, IN_PLAY, INSTANTLY, LIKE_FLASH, OPENING
from apnap.english.effects import (
    ABILITIES,
    AMOUNTS,
    CLAUSES,
    CONDITIONS,
    COSTS,
    PER,
    SENTENCES,
    Clause,
    of_things,
    order,
    sentences,
)
from apnap.english.nouns import Voice, noun, ref
from apnap.english.words import number_word, sentence
from apnap.rules.ch1_concepts.definitions import Amount, Condition, CostPart, Effect, Pattern, Selector
from apnap.rules.core.constants import ATTACKERS, BEGIN_COMBAT, BLOCKERS, DAMAGE, END_COMBAT, ENERGY, STEP_NAMES

SYMBOLS = {ENERGY: "{E}", "ticket": "{TK}"}


# counters of players --------------------------------------------------------------------------------------------------
def symbols(number: Amount, counter: str, voice: Voice) -> str:
    """`{E}{E}`, `six {E}`, `three rad counters`."""
    symbol = SYMBOLS.get(counter)
    if symbol is None:
        return of_things(number, f"{counter} counter", voice)
    if not isinstance(number, Number):
        said = AMOUNTS.say(number, voice)
        return f"that many {symbol}" if said == "that much" else f"an amount of {symbol} equal to {said}"
    n = int(number.number)
    return symbol * n if n < 5 else f"{number_word(n)} {symbol}"


def _pay(node: PayCounters, voice: Voice) -> str:
    counted = node.counted
    if counted is not None:
        return f"pay {AMOUNTS.say(counted, voice)} {SYMBOLS.get(node.counter, node.counter + ' counters')}"
    return f"pay {symbols(Number(node.number), node.counter, voice)}"


CLAUSES.add(
    GetCounters,
    lambda node, voice: Clause(
        ref(node.who, voice), "gets", "get", symbols(node.amount, node.counter, voice), spoken=True
    ),
)
COSTS.add(PayCounters, _pay)
AMOUNTS.add(
    CountersOfPlayer,
    lambda node, voice: f"the number of {node.counter} counters {ref(node.who, voice).text} have",
)
EVENTS.add(
    GetsCounters,
    lambda node, voice: (
        f"{does(node.who, voice, 'gets', 'get')} one or more {SYMBOLS.get(node.counter, node.counter + ' counters')}"
    ),
)
ABILITIES.add(
    CounterLimit,
    lambda node, voice: sentence(
        f"{voice.this()} can't have more than {number_word(node.most)} {node.counter} counters on it"
    ),
)


# triggering once more -------------------------------------------------------------------------------------------------
def _cause(pattern: Pattern, voice: Voice) -> str:
    """`an artifact or creature entering`."""
    for kind, doing in ((Enters, "entering"), (Dies, "dying"), (Attacks, "attacking")):
        if isinstance(pattern, kind):
            return f"{noun(pattern.filter).one()} {doing}"
    return EVENTS.say(pattern, voice)


def _again(node: TriggersAgain, voice: Voice) -> str:
    whose = noun(node.of).one()
    if node.because is None:
        said = f"if a triggered ability of {whose} triggers"
    else:
        said = f"if {_cause(node.because, voice)} causes a triggered ability of {whose} to trigger"
    return sentence(f"{said}, that ability triggers an additional time")


def _silent(node: CausesNoTriggers, voice: Voice) -> str:
    for kind, doing in ((Enters, "entering"), (Dies, "dying"), (Attacks, "attacking")):
        if isinstance(node.because, kind):
            return sentence(f"{noun(node.because.filter).many()} {doing} don't cause abilities to trigger")
    raise NotImplementedError(f"there are no words for {node.because!r} that causes nothing to trigger")


ABILITIES.add(TriggersAgain, _again)
ABILITIES.add(CausesNoTriggers, _silent)


# opening hands --------------------------------------------------------------------------------------------------------
def _reveal(node: MayRevealThis, voice: Voice) -> str:
    then = sentences(node.effect, voice)
    return joined([f"you may reveal this card from {OPENING}", f"if you do, {then[0]}", *then[1:]])


ABILITIES.add(
    MayBeginWithThis,
    lambda node, voice: sentence(f"if this card is in {OPENING}, you may begin the game with it {IN_PLAY}"),
)
ABILITIES.add(MayRevealThis, _reveal)


COLORED: Final = "colored mana"


# costs ----------------------------------------------------------------------------------------------------------------
def _costs_less(node: CostsLess, voice: Voice) -> str:
    said = f"this spell costs {node.cost} less to cast"
    if node.for_each is not None:
        said += f" for each {PER.say(node.for_each, voice)}"
    if isinstance(node.condition, IsTurnOf):
        return sentence(f"during {ref(node.condition.who, voice).whose} turn, {said}")
    if node.condition is not None:
        said += f" if {CONDITIONS.say(node.condition, voice)}"
    return sentence(said)


def _spells_cost(node: SpellsCostMana, voice: Voice) -> str:
    spells = noun(node.filter, "spell").many()
    by = {You: " you cast", EachOpponent: " your opponents cast", EachPlayer: ""}[type(node.cast_by)]
    said = [f"{spells}{by} cost {node.cost} {'less' if node.less else 'more'} to cast"]
    if node.reduction.colored_only:
        said.append(f"this effect reduces only the amount of {COLORED} you pay")
    return joined(said)


ABILITIES.add(CostsLess, _costs_less)
ABILITIES.add(SpellsCostMana, _spells_cost)


# times to cast --------------------------------------------------------------------------------------------------------
POINTS = {
    ATTACKERS: "attackers are declared",
    BLOCKERS: "blockers are declared",
    DAMAGE: "the combat damage step",
    END_COMBAT: "the end of combat step",
    BEGIN_COMBAT: "combat",
}


def _during_combat(node: DuringCombat, voice: Voice) -> str:
    said = "during combat"
    if node.whose is not None:
        said += f" on {turn_of(node.whose, voice)}"
    if node.before >= 0:
        said += f" before {POINTS[int(node.before)]}"
    if node.after >= 0:
        said += f" after {POINTS[int(node.after)]}"
    return said


def turn_of(whose: Selector, voice: Voice) -> str:
    return "an opponent's turn" if isinstance(whose, EachOpponent) else f"{ref(whose, voice).whose} turn"


def _before(node: BeforeInTurn, voice: Voice) -> str:
    said = f"before {POINTS[int(node.point)]}"
    return said if node.whose is None else f"during {turn_of(node.whose, voice)}, {said}"


def _in_step(node: InStep, voice: Voice) -> str:
    step = STEP_NAMES[node.step]
    if isinstance(node.whose, You):
        return f"during your {step}"
    return f"during the {step}" + ("" if node.whose is None else f" on {turn_of(node.whose, voice)}")


def only(conditions: list[Condition], voice: Voice) -> str:
    """`during combat and only if ...`."""
    said: list[str] = []
    for c in conditions:
        said.append(TIMES.say(c, voice) if type(c) in TIMES.phrases else f"if {CONDITIONS.say(c, voice)}")
    return " and only ".join(said)


TIMES.add(DuringCombat, _during_combat)
TIMES.add(BeforeInTurn, _before)
TIMES.add(InStep, _in_step)
CONDITIONS.add(DuringCombat, lambda node, voice: f"it is {TIMES.say(node, voice)}")
CONDITIONS.add(BeforeInTurn, lambda node, voice: f"it is {TIMES.say(node, voice)}")
CONDITIONS.add(InStep, lambda node, voice: f"it is {TIMES.say(node, voice)}")
CONDITIONS.add(BeenAttacked, lambda node, voice: "you've been attacked this step")
ABILITIES.add(CastOnly, lambda node, voice: sentence(f"cast this spell only {only(node.conditions, voice)}"))
ABILITIES.add(
    AsThoughFlash,
    lambda node, voice: sentence(
        f"{does(node.who, voice, 'may cast', 'may cast')} {noun(node.filter, 'spell').many()} as though they had flash"
    ),
)
ABILITIES.add(
    FlashFor,
    lambda node, voice: sentence(
        f"you may cast this spell {LIKE_FLASH} if you pay {COSTS.say(node.cost, voice)} more to cast it"
    ),
)
ABILITIES.add(
    FlashIf,
    lambda node, voice: sentence(f"you may cast this spell {LIKE_FLASH} if {CONDITIONS.say(node.condition, voice)}"),
)


# attacks --------------------------------------------------------------------------------------------------------------
def _player_attacks(node: PlayerAttacks, voice: Voice) -> str:
    said = does(node.who, voice, "attacks", "attack")
    if node.whom is not None:
        said += f" {'a player' if type(node.whom) is EachPlayer else ref(node.whom, voice).text}"
    n = noun(node.filter, "creature")
    return f"{said} with one or more {n.many()}" if n.told() else said


def _is_attacked(node: IsAttacked, voice: Voice) -> str:
    return "you're attacked" if isinstance(node.who, You) else does(node.who, voice, "is attacked", "are attacked")


EVENTS.add(PlayerAttacks, _player_attacks)
EVENTS.add(IsAttacked, _is_attacked)
EVENTS.add(PermanentAttacked, lambda node, voice: f"{watched(node.filter, voice)} is attacked")
EVENTS.add(AttacksUnblocked, lambda node, voice: f"{watched(node.filter, voice)} attacks and isn't blocked")


# special actions ------------------------------------------------------------------------------------------------------
def _unless_ignored(node: UnlessIgnored, voice: Voice) -> str:
    said = ABILITIES.say(node.static, voice)
    cost = COSTS.say(node.cost, voice)
    pays = f"{'pay ' if cost[:1] == '{' else ''}{cost}"
    return f"{said} Any player may {pays} for that player to ignore this effect {FOR_THE_TURN}."


def _pay_later(cost: CostPart, effect: Effect, voice: Voice) -> list[str]:
    price = COSTS.say(cost, voice)
    pays = f"{FOR_THE_TURN}, you may {'pay ' if price[:1] == '{' else ''}{price} {INSTANTLY}"
    then = sentences(effect, voice)
    return [pays, f"if you do, {then[0]}", *then[1:]]


ABILITIES.add(UnlessIgnored, _unless_ignored)
ABILITIES.add(CantSearch, lambda node, voice: sentence("players can't search libraries"))
ABILITIES.add(PayingLater, lambda node, voice: joined(_pay_later(node.cost, node.effect, voice)))
SENTENCES.add(MayPayThisTurn, lambda node, voice: _pay_later(node.static.cost, node.static.effect, voice))
ABILITIES.add(MayDiscardThis, lambda node, voice: sentence(f"you may discard this card {INSTANTLY}"))


# excess damage --------------------------------------------------------------------------------------------------------
EVENTS.add(
    IsDealtExcessDamage,
    lambda node, voice: (
        f"{watched(node.filter, voice)} is dealt excess {'combat ' if node.combat else ''}"
        f"{'noncombat ' if node.noncombat else ''}damage"
    ),
)
AMOUNTS.add(ExcessDealt, lambda node, voice: "the excess damage dealt this way")


# draws and counters ---------------------------------------------------------------------------------------------------
def _draws_plus(node: DrawsPlus, voice: Voice) -> str:
    who = "you would" if isinstance(node.who, You) else f"{does(node.who, voice, 'would', 'would')}"
    they = "you" if isinstance(node.who, You) else "they"
    front = "" if node.condition is None else f"as long as {CONDITIONS.say(node.condition, voice)}, "
    said = f"if {who} draw one or more cards, {they} draw that many cards plus {number_word(node.more)} instead"
    return sentence(front + said)


def _move(node: MoveCounters, voice: Voice) -> Clause:
    kind = f"{node.counter} counter"
    counters = f"any number of {kind}s" if node.amount is None else of_things(node.amount, kind, voice)
    return order("move", f"{counters} from {ref(node.source, voice).text} onto {ref(node.to, voice).text}")


def _put_its(node: PutItsCounters, voice: Voice) -> Clause:
    kind = f"{node.counter} counters" if node.counter else "counters"
    return order("put", f"{ref(node.source, voice).whose} {kind} on {ref(node.to, voice).text}")


BOTH: Final = "you and that player"


def ordinal(n: int) -> str:
    return {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth"}.get(n, f"{n}th")


ABILITIES.add(DrawsPlus, _draws_plus)
ABILITIES.add(
    DrawsAreShared,
    lambda node, voice: sentence(
        f"if {does(node.who, voice, 'would', 'would')} draw two or more cards, instead {BOTH} each draw a card"
    ),
)
CLAUSES.add(MoveCounters, _move)
CLAUSES.add(PutItsCounters, _put_its)
EVENTS.add(
    NthCounterPut,
    lambda node, voice: (
        f"the {ordinal(int(node.number))} {node.counter} counter is put on {watched(node.filter, voice)}"
    ),
)


# face down in exile ---------------------------------------------------------------------------------------------------
def _exile_top(node: ExileTopFaceDown, voice: Voice) -> list[str]:
    number = node.amount
    one = isinstance(number, Number) and number.number == 1
    cards = "card" if one else f"{AMOUNTS.say(number, voice)} cards"
    if isinstance(number, Number) and not one:
        cards = f"{number_word(number.number)} cards"
    said = [f"exile the top {cards} of {ref(node.who, voice).whose} library face down"]
    those = "that card" if one else "those cards"
    if node.play == THIS_TURN:
        said.append(f"you may look at and play {those} this turn")
    elif node.play:
        said.append(f"you may look at and play {those} for as long as {'it remains' if one else 'they remain'} exiled")
    return said


SENTENCES.add(ExileTopFaceDown, _exile_top)
CLAUSES.add(
    TakeExiledCards,
    lambda node, voice: order("put", f"all cards exiled with {voice.this()} into their owners' hands"),
)
