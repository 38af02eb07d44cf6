"""Phrases for abilities: costs, events, statements, keywords."""

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Loyalty
from apnap.abilities.amounts import ForEach, LifeOf
from apnap.abilities.cards import AdditionalCost, Enchant
from apnap.abilities.casual.drafting import HighestNoted, RemovedFromDraft
from apnap.abilities.conditions import AtLeast, Exists, Is, IsTurnOf
from apnap.abilities.costs import (
    DiscardSome,
    DiscardThis,
    ExileSome,
    LoyaltyCost,
    MoveThis,
    PayLife,
    PayMana,
    PutCounters,
    RemoveCounters,
    ReturnSome,
    SacrificeSome,
    SacrificeThis,
    TakeSome,
    TapSome,
    UntapThis,
)
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import BecomesTapped, Casts, Dies, Enters, Leaves
from apnap.abilities.events.patterns import EitherOf, Included
from apnap.abilities.events.player_events import BeginningOf, Draws, GainsLife, LosesLife
from apnap.abilities.events.triggers import At, Whenever
from apnap.abilities.filters import AnyOf, IsThis
from apnap.abilities.keyword_abilities.equipment_and_vehicles import Equip
from apnap.abilities.players import EachOpponent, EachPlayer, You
from apnap.abilities.selectors import Wherever
from apnap.abilities.statics.changes import Change, GetsForEach, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import AttackTax, SpellsCost
from apnap.abilities.statics.entering import EntersTapped, EntersWith
from apnap.abilities.statics.restrictions import AllMustBlock, LifeCantChange
from apnap.english.common import ONCE
from apnap.english.effects import (
    ABILITIES,
    AMOUNTS,
    CONDITIONS,
    COSTS,
    PER,
    changes_words,
    modes,
    of_things,
    sentences,
)
from apnap.english.nouns import Ref, Voice, all_of, each_one, noun, ref
from apnap.english.table import Phrases
from apnap.english.words import MINUS, article, capital, number_word, sentence
from apnap.rules.ch1_concepts.costs.cost_parts import TapThis
from apnap.rules.ch1_concepts.definitions import (
    Activated,
    Condition,
    CostPart,
    Filter,
    Pattern,
    Selector,
    SpellAbility,
    Triggered,
)
from apnap.rules.core.constants import BATTLEFIELD, BEGIN_COMBAT, CREATURE, GRAVEYARD, HAND, STEP_NAMES

ZONES: Final[dict[int, str]] = {GRAVEYARD: "graveyard", HAND: "hand", BATTLEFIELD: "battlefield"}

# costs ----------------------------------------------------------------------------------------------------------------
COSTS.add(PayMana, lambda node, voice: str(node.cost))
COSTS.add(TapThis, lambda node, voice: "{T}")
COSTS.add(UntapThis, lambda node, voice: "{Q}")


def life_words(amount: str) -> str:
    """`life equal to the number of ...`, for an amount that is said as such."""
    return f"life equal to {amount}" if amount.startswith("the number of ") else amount


COSTS.add(
    PayLife,
    lambda node, voice: (
        f"pay {node.number} life" if node.counted is None else f"pay {life_words(AMOUNTS.say(node.counted, voice))}"
    ),
)
COSTS.add(SacrificeThis, lambda node, voice: f"sacrifice {voice.this()}")
COSTS.add(DiscardThis, lambda node, voice: "discard this card")
COSTS.add(SacrificeSome, lambda node, voice: f"sacrifice {some(node, voice)}")
COSTS.add(DiscardSome, lambda node, voice: f"discard {some(node, voice)}")
COSTS.add(TapSome, lambda node, voice: f"tap {some(node, voice, 'untapped ')}")
COSTS.add(ReturnSome, lambda node, voice: f"return {some(node, voice)} to its owner's hand")
COSTS.add(ExileSome, lambda node, voice: f"exile {some(node, voice)} from your {ZONES[node.zone]}")
COSTS.add(
    RemoveCounters,
    lambda node, voice: f"remove {counters(node.number, node.name)} from {voice.this()}",
)
COSTS.add(PutCounters, lambda node, voice: f"put {counters(node.number, node.name)} on {voice.this()}")


def _move_this(node: MoveThis, voice: Voice) -> str:
    if node.origin == BATTLEFIELD and node.to == HAND:
        return f"return {voice.this()} to its owner's hand"
    if node.origin == BATTLEFIELD:
        return f"exile {voice.this()}"
    return f"exile this card from your {ZONES[node.origin]}"


def _loyalty(node: LoyaltyCost, voice: Voice) -> str:
    if node.minus_x:
        return f"[{MINUS}X]"
    if node.change == 0:
        return "[0]"
    return f"[+{node.change}]" if node.change > 0 else f"[{MINUS}{-node.change}]"


COSTS.add(MoveThis, _move_this)
COSTS.add(LoyaltyCost, _loyalty)


def counters(n: int, name: str) -> str:
    return article(f"{name} counter") if n == 1 else f"{number_word(n)} {name} counters"


def some(node: TakeSome, voice: Voice, state: str = "") -> str:
    """`a creature`, `two cards`."""
    kind = "permanent" if node.zone == BATTLEFIELD else "card"
    filter = node.filter
    if filter is None:
        return article(kind) if node.number == 1 else f"{number_word(node.number)} {kind}s"
    n = noun(filter, kind)
    if state:
        n.adjectives.insert(0, state.strip())
    return n.one() if node.number == 1 else f"{number_word(node.number)} {n.many()}"


# conditions -----------------------------------------------------------------------------------------------------------
def _is(node: Is, voice: Voice) -> str:
    what = ref(node.what, voice)
    described = noun(node.filter, "")
    words = described.bare().strip()
    words = article(words) if described.types or described.subtypes else words
    return f"it's {words}" if what.text == "it" else f"{what.text} {what.verb('is', 'are')} {words}"


CONDITIONS.add(Is, _is)
CONDITIONS.add(Exists, lambda node, voice: exists_words(node))
CONDITIONS.add(
    AtLeast,
    lambda node, voice: (
        f"you have {AMOUNTS.say(node.number, voice)} or more life"
        if isinstance(node.what, LifeOf) and isinstance(node.what.who, You)
        else f"{AMOUNTS.say(node.what, voice)} is {AMOUNTS.say(node.number, voice)} or more"
    ),
)
CONDITIONS.add(IsTurnOf, lambda node, voice: f"it's {ref(node.who, voice).whose} turn")


def exists_words(node: Exists) -> str:
    n = noun(node.what.filter)
    if n.mine == "you control":
        n.mine = ""
        return f"you control {n.one()}"
    return f"any player controls {n.one()}"


# times, as 'activate only' and 'cast this spell only' say them
TIMES: Final[Phrases[Condition, Voice, str]] = Phrases("time")
TIMES.add(IsTurnOf, lambda node, voice: f"during {ref(node.who, voice).whose} turn")

# events ---------------------------------------------------------------------------------------------------------------
EVENTS: Final[Phrases[Pattern, Voice, str]] = Phrases("event")


def watched(filter: Filter, voice: Voice) -> str:
    """What an event is about: `this creature`, `another creature`, `this creature or another creature`."""
    if isinstance(filter, IsThis):
        return voice.this()
    if isinstance(filter, Included):
        return ref(filter.subject, voice).text
    if isinstance(filter, AnyOf) and isinstance(filter.filters[0], IsThis):
        return f"{voice.this()} or {watched(filter.filters[1], voice)}"
    return noun(filter).one()


EVENTS.add(Enters, lambda node, voice: f"{watched(node.filter, voice)} enters")


def _dies(node: Dies, voice: Voice) -> str:
    who = watched(node.filter, voice)
    if isinstance(node.filter, IsThis) and voice.own_types and not voice.own_types & CREATURE:
        return f"{who} is put into a graveyard from the battlefield"  # only creatures and planeswalkers die (700.4)
    return f"{who} dies"


EVENTS.add(Dies, _dies)
EVENTS.add(Leaves, lambda node, voice: f"{watched(node.filter, voice)} leaves the battlefield")
EVENTS.add(Attacks, lambda node, voice: f"{watched(node.filter, voice)} attacks")
EVENTS.add(BecomesTapped, lambda node, voice: f"{watched(node.filter, voice)} becomes tapped")
EVENTS.add(GainsLife, lambda node, voice: f"{does(node.who, voice, 'gains', 'gain')} life")
EVENTS.add(LosesLife, lambda node, voice: f"{does(node.who, voice, 'loses', 'lose')} life")
EVENTS.add(Draws, lambda node, voice: f"{does(node.who, voice, 'draws', 'draw')} a card")
EVENTS.add(Casts, lambda node, voice: f"{does(node.who, voice, 'casts', 'cast')} {noun(node.filter, 'spell').one()}")
EVENTS.add(
    EitherOf,
    lambda node, voice: either([EVENTS.say(inner, voice).removeprefix("it ") for inner in node.patterns]),
)


def either(said: list[str]) -> str:
    """One event or another; beside a time, `and at`."""
    times = [words for words in said if words.startswith("the beginning ")]
    others = [words for words in said if words not in times]
    if all(words.startswith("your commander ") for words in others):
        others[1:] = [words.removeprefix("your commander ") for words in others[1:]]
    events = " or ".join(others)
    return " and at ".join([events, *times])


def _damage(node: DealsDamage, voice: Voice) -> str:
    to = " to a player" if node.to_player else " to an opponent" if node.to is not None else ""
    return f"{watched(node.filter, voice)} deals {'combat ' if node.combat else ''}damage{to}"


def _beginning(node: BeginningOf, voice: Voice) -> str:
    if node.step == BEGIN_COMBAT and (node.whose is None or isinstance(node.whose, You)):
        return "the beginning of each combat" if node.whose is None else "the beginning of combat on your turn"
    step = ("first " if node.first else "") + STEP_NAMES[node.step]
    if node.whose is None:
        return f"the beginning of {'the' if node.the else 'each'} {step}"
    if isinstance(node.whose, You):
        return f"the beginning of your {step}"
    if node.together:
        return f"the beginning of your opponents' {step}"
    return f"the beginning of {ref(node.whose, voice).whose} {step}"


EVENTS.add(DealsDamage, _damage)
EVENTS.add(BeginningOf, _beginning)


def does(who: Selector, voice: Voice, third: str, base: str) -> str:
    """`you cast`, `a player casts`, `an opponent casts`."""
    if isinstance(who, You):
        return f"you {base}"
    if isinstance(who, EachOpponent):
        return f"an opponent {third}"
    if isinstance(who, EachPlayer):
        return f"a player {third}"
    return f"{ref(who, voice).text} {third}"


# abilities ------------------------------------------------------------------------------------------------------------
def joined(said: list[str]) -> str:
    return " ".join(sentence(s) if "\n" not in s else capital(s) for s in said)


def _triggered(node: Triggered, voice: Voice) -> str:
    word = "At" if isinstance(node, At) else "Whenever" if isinstance(node, Whenever) else "When"
    event = EVENTS.say(node.pattern, voice)
    provided = "" if node.condition is None else f"if {CONDITIONS.say(node.condition, voice)}, "
    said = sentences(node.effect, voice)
    text = joined([f"{word} {event}, {provided}{said[0]}", *said[1:]])
    return text + (f" This ability triggers {ONCE}." if node.each_turn == 1 else "")


def cost_words(parts: list[CostPart], voice: Voice) -> str:
    return ", ".join(capital(COSTS.say(part, voice)) for part in parts)


def _activated(node: Activated, voice: Voice) -> str:
    text = f"{cost_words(node.costs, voice)}: {joined(sentences(node.effect, voice))}"
    if node.sorcery and not node.loyalty:
        text += " Activate only as a sorcery."
    if node.each_turn == 1:
        text += f" Activate {ONCE}."
    if node.condition is not None:
        if type(node.condition) in TIMES.phrases:
            text += f" Activate only {TIMES.say(node.condition, voice)}."
        else:
            text += f" Activate only if {CONDITIONS.say(node.condition, voice)}."
    if node.anyone:
        text += " Any player may activate this ability."
    return text


def _spell(node: SpellAbility, voice: Voice) -> str:
    said = sentences(node.effect, voice) if not node.modes else []
    if node.modes:
        said += modes(node.modes, node.mode_minimum, node.mode_maximum, voice, node.modes_by_opponent)
    return joined(said)


def counts_things(change: Change) -> bool:
    """Does it count, for each object by itself, what that object has to do with?"""
    return isinstance(change, GetsForEach) and isinstance(change.each, ForEach)


def _always(node: Always, voice: Voice) -> str:
    provided = ""
    if node.condition is not None and not node.condition_last:
        provided = f"as long as {CONDITIONS.say(node.condition, voice)}, "  # said first, so that 'it' comes after
    if node.how == "each" or any(counts_things(change) for change in node.changes):
        subject = each_one(node.subject, voice)
    elif node.how == "all":
        subject = all_of(node.subject, voice)
    else:
        subject = ref(node.subject, voice)
    if isinstance(node.subject, EachOpponent):
        subject = Ref("your opponents", many=True)
    elif type(node.subject) is EachPlayer:
        subject = Ref("players", many=True)
    first = node.changes[0]
    if isinstance(first, AllMustBlock):
        text = f"all creatures able to block {subject.text} do so"
    elif isinstance(first, YouControl):
        text = f"you control {subject.text}"
    elif isinstance(first, LifeCantChange):
        text = f"{subject.whose} life total can't change"
    else:
        text = f"{subject.text} {changes_words(node.changes, subject, voice, False)[0]}"
    if type(node.subject) is Wherever and noun(node.subject.filter).told():
        n = noun(node.subject.filter)
        kind = " ".join(n.types)
        others = f"{kind} spells you control and {kind} cards you own that aren't on the battlefield"
        text += f". The same is true for {others}"
    if node.condition is not None and node.condition_last:
        text += f" as long as {CONDITIONS.say(node.condition, voice)}"
    return sentence(provided + text)


def _spells_cost(node: SpellsCost, voice: Voice) -> str:
    spells = noun(node.filter, "spell").many().replace("instant or sorcery", "instant and sorcery")
    by = {You: " you cast", EachOpponent: " your opponents cast", EachPlayer: ""}[type(node.cast_by)]
    change = int(node.change)
    much = f"{{{abs(change)}}} {'more' if node.change > 0 else 'less'}"
    return sentence(f"{spells}{by} cost {much} to cast")


def _tax(node: AttackTax, voice: Voice) -> str:
    who = ref(node.defending, voice).text
    n = noun(node.filter)
    each = f"{{}} for each {n.bare()} they control that's attacking {who}"
    if node.planeswalkers:
        who = f"{who} or planeswalkers {who} control"
        each = f"{{}} for each of those {n.many()}"
    return sentence(
        f"{n.many()} can't attack {who} unless their controller pays {each.format(COSTS.say(node.cost, voice))}"
    )


ABILITIES.add(Triggered, _triggered)
ABILITIES.add(Activated, _activated)
ABILITIES.add(SpellAbility, _spell)
ABILITIES.add(Always, _always)
ABILITIES.add(Loyalty, _activated)
ABILITIES.add(Equip, lambda node, voice: f"Equip {node.cost}")
ABILITIES.add(Enchant, lambda node, voice: f"Enchant {noun(node.filter).bare()}")
ABILITIES.add(SpellsCost, _spells_cost)
ABILITIES.add(AttackTax, _tax)
ABILITIES.add(EntersTapped, lambda node, voice: sentence(f"{voice.this()} enters tapped"))


def _enters_with(node: EntersWith, voice: Voice) -> str:
    condition = node.condition
    front = "" if condition is None else f"if {CONDITIONS.say(condition, voice)}, "
    if type(node.amount) in PER.phrases:
        counter, each = article(f"{node.counter} counter"), PER.say(node.amount, voice)
        return sentence(f"{front}{voice.this()} enters with {counter} on it for each {each}")
    if isinstance(node.amount, (HighestNoted, RemovedFromDraft)):
        where = AMOUNTS.say(node.amount, voice)
        return sentence(f"{front}{voice.this()} enters with X {node.counter} counters on it, where X is {where}")
    counters = of_things(node.amount, f"{node.counter} counter", voice)
    return sentence(f"{front}{voice.this()} enters with {counters} on it")


ABILITIES.add(EntersWith, _enters_with)
ABILITIES.add(
    AdditionalCost,
    lambda node, voice: sentence(
        f"as an additional cost to cast this spell, {' and '.join(COSTS.say(part, voice) for part in node.costs)}"
    ),
)
