"""Phrases for the words of `apnap.abilities.conditions`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.among_players.together import SomeThisWay
from apnap.abilities.amounts import CardsIn, ChosenX, CountOf, LifeOf, ManaValueOf, PowerOf, ToughnessOf
from apnap.abilities.base import Number
from apnap.abilities.casual.commanders import COMMANDER
from apnap.abilities.conditions import (
    AtLeast,
    AttackedWithCreature,
    CastFrom,
    CastInMainPhase,
    CastThisTurn,
    Controls,
    ControlsFew,
    ControlsMany,
    ControlsMore,
    ControlTogether,
    DealtDamageThisTurn,
    Exists,
    GainedLifeThisTurn,
    HasCounters,
    HasKeyword,
    HaveOpponents,
    Is,
    IsMainPhaseOf,
    IsTurnOf,
    LifeAtMost,
    LostLifeThisTurn,
    Unless,
    YouCastIt,
)
from apnap.abilities.effects.designations import IsMonarch
from apnap.abilities.events.card_events import ArrivesInGraveyard
from apnap.abilities.events.damage_events import ExcessDealt, PlayerIsDealtDamage
from apnap.abilities.events.player_events import GainsLife, LosesLife
from apnap.abilities.facts.casting import WasASpell
from apnap.abilities.facts.comparing import AllHold, AtMost, HasMore
from apnap.abilities.facts.mana_spent import ManaSpent
from apnap.abilities.facts.measures import NAMES, POWERS, CardsOf, CountersOn, Devotion, Different, MostAlike, PartySize
from apnap.abilities.facts.qualities import HasAnyCounter, WasCastFrom
from apnap.abilities.facts.this_way import ARRIVED, RETURNED, TAKEN, EachAttached, ThisWay
from apnap.abilities.facts.turn import AmountThisTurn, DamagedThisTurn, HappenedThisTurn
from apnap.abilities.filters import (
    ATTACKED_THIS_TURN,
    ATTACKING,
    PERMANENT,
    THIS_ONE,
    AllOf,
    AnyOf,
    IsThis,
    every,
)
from apnap.abilities.keyword_abilities.additional_costs import WasPaid
from apnap.abilities.players import (
    DEFENDING_PLAYER,
    EACH_OPPONENT,
    EACH_PLAYER,
    THAT_PLAYER,
    YOU,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    OwnerOf,
    You,
)
from apnap.abilities.selectors import THIS, Each, It, TheOneThat, This
from apnap.abilities.targets import TargetCard
from apnap.english.amounts import AMOUNTS, SINGLE
from apnap.english.events import does
from apnap.english.grammar import article, listed, number_word
from apnap.english.nouns import COLOR_WORDS, Ref, Voice, keyword_names, noun, ref
from apnap.english.past import fact
from apnap.english.phrase_table import Unspoken
from apnap.english.phrases.facts.mana_spent import on_it
from apnap.english.reading.said import EVENT, Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CONDITIONS, TIMES
from apnap.rules.ch1_concepts.definitions import Amount, Selector
from apnap.rules.core.constants import EXILE, GRAVEYARD, HAND, ZONE_NAMES


def spent(node: AtLeast, what: ManaSpent, voice: Voice) -> str:
    """`{G} was spent to cast it`, or so much of a colour."""
    number = node.number.number if isinstance(node.number, Number) else 0
    on = f"was {on_it(what, voice)}"
    if what.kind and number == 1:
        return f"{{{what.kind}}} {on}"
    if what.kind in ("C", "S"):
        raise Unspoken("of colorless mana, and of mana from snow sources, one is spoken of")
    if node.are_in:
        return f"{number_word(number)} or more mana {on}"
    return f"at least {number_word(number)} {COLOR_WORDS[what.kind] + ' ' if what.kind else ''}mana {on}"


def at_least(node: AtLeast, voice: Voice) -> str:
    """`you have two or more cards in hand`."""
    if isinstance(node.what, ManaSpent):
        return spent(node, node.what, voice)
    if isinstance(node.what, ExcessDealt):
        return f"excess damage was dealt {f'{node.what.said} this way'.strip()}"
    if isinstance(node.what, CardsIn) and isinstance(node.number, Number):
        cards = f"{number_word(node.number.number)} or more cards in"
        if node.what.zone == HAND and isinstance(node.what.who, You):
            return f"you have {cards} hand"
        return f"there are {cards} {ref(node.what.who, voice).whose} {ZONE_NAMES[node.what.zone]}"
    number = AMOUNTS.say(node.number, voice)
    word = number_word(node.number.number) if isinstance(node.number, Number) else number
    if isinstance(node.what, CardsOf) and node.there_is:
        return f"there is {article(SINGLE.say(node.what, voice))}"
    if isinstance(node.what, CardsOf):
        cards = AMOUNTS.say(node.what, voice).removeprefix("the number of ")
        if node.are_in:
            return f"{word} or more {cards.replace(' in ', ' are in ')}"
        return f"there are {word} or more {cards.replace(' in all graveyards', ' total in all graveyards')}"
    if isinstance(node.what, CountOf) and isinstance(node.what.what, ThisWay) and node.what.what.verb == RETURNED:
        return f"you return {word} or more {noun(node.what.what.filter).many()} this way"
    if isinstance(node.what, CountOf) and isinstance(node.what.what, EachAttached):
        attached = node.what.what
        return f"{word} or more {noun(attached.filter).many()} are attached to {ref(attached.to, voice).text}"
    if isinstance(node.what, CountersOn) and isinstance(node.what.what, Each) and not node.what.counter:
        return f"there are {word} or more counters among {noun(node.what.what.filter).many()}"
    if isinstance(node.what, Different):
        if node.what.of in (POWERS, NAMES) and isinstance(node.what.what, Each):
            n = noun(node.what.what.filter)
            n.mine = ""
            return f"you control {word} or more {n.many()} with different {node.what.of}"
        return f"there are {word} or more {AMOUNTS.say(node.what, voice).removeprefix('the number of ')}"
    if isinstance(node.what, MostAlike) and isinstance(node.what.what, Each):
        n = noun(node.what.what.filter)
        n.mine = ""
        return f"you control {word} or more {n.many()} with the same name{' as one another' if node.what.long else ''}"
    if isinstance(node.what, CountOf) and isinstance(node.what.what, Each):
        n = noun(node.what.what.filter)
        if not n.mine:
            return f"there are {word} or more {n.many()} on the battlefield"
    if isinstance(node.what, PartySize) and word == "four":
        return "you have a full party"
    if isinstance(node.what, PowerOf) and isinstance(node.what.what, Each):
        return f"{ref(node.what.what, voice).text} have total power {number} or greater"
    if isinstance(node.what, AmountThisTurn):
        return so_much(node.what, number, voice)
    greater = isinstance(node.what, (PowerOf, ToughnessOf, ManaValueOf))
    what = f"{AMOUNTS.say(node.what, voice)} {'was' if node.was else 'is'}"
    if isinstance(node.number, (Number, ChosenX)):
        return f"{what} {number} or {'greater' if greater else 'more'}"
    return f"{what} greater than or equal to {number}"


def so_much(node: AmountThisTurn, number: str, voice: Voice) -> str:
    """`you gained 3 or more life this turn`."""
    event = node.event
    if isinstance(event, (GainsLife, LosesLife)):
        verb = "gained" if isinstance(event, GainsLife) else "lost"
        return f"{does(event.who, voice, verb, verb)} {number} or more life this turn"
    if isinstance(event, PlayerIsDealtDamage):
        return f"{does(event.who, voice, 'was', 'were')} dealt {number} or more damage this turn"
    raise Unspoken(f"there are no words for how much there was of {type(event).__name__}")


ELSEWHERE = "anywhere other than"
WITH: Final = "with "
SO_MANY: Final = "there are one or more "
NO_COUNTER: Final = " a counter on it"


def _is(node: Is, voice: Voice) -> str:
    if isinstance(node.filter, WasASpell) and node.filter.yours:
        return f"you cast it{'' if node.filter.zone < 0 else f' from your {ZONE_NAMES[node.filter.zone]}'}"
    if isinstance(node.filter, WasCastFrom) and node.filter.elsewhere:
        return f"this spell was cast from {ELSEWHERE} your hand"
    if isinstance(node.filter, HasAnyCounter) and node.filter.many:
        return f"{ref(node.what, voice).text} {'had' if node.was else 'has'} counters on it"
    what = ref(node.what, voice)
    if isinstance(node.filter, DamagedThisTurn) and isinstance(node.filter.by, IsThis):
        return f"{voice.self_noun} dealt damage to {what.text} this turn"
    described = noun(node.filter, "card" if node.card else "")
    words = described.bare().strip()
    if words.startswith("that shares ") or (words.startswith("that ") and words.endswith(" this turn")):
        return f"{what.text} {words.removeprefix('that ')}"
    if words.startswith(WITH):
        return f"{what.text} {'had' if node.was else what.verb('has', 'have')} {words.removeprefix(WITH)}"
    words = article(words) if described.types or described.subtypes or described.choice or node.card else words
    if node.was:
        return f"{what.text} {what.verb('was', 'were')} {words}"
    return f"it's {words}" if what.text == "it" else f"{what.text} {what.verb('is', 'are')} {words}"


def exists_words(node: Exists) -> str:
    filter = node.what.filter
    if node.late and isinstance(filter, AllOf):
        return f"{noun(every(tuple(f for f in filter.filters if f != ATTACKING))).one()} is attacking"
    n = noun(node.what.filter)
    if n.mine == "you control":
        n.mine = ""
        return f"you control {n.one()}"
    return f"any player controls {n.one()}"


def some_player(who: Selector, voice: Voice) -> Ref:
    """`you`, `an opponent`: one of them is enough."""
    if isinstance(who, EachOpponent):
        return Ref("an opponent")
    return Ref("a player") if type(who) is EachPlayer else ref(who, voice)


def _controls(node: Controls, voice: Voice) -> str:
    who = some_player(node.who, voice)
    filter = node.filter
    if node.apart and isinstance(filter, AnyOf):
        return f"{who.text} {who.verb('controls', 'control')} {listed([noun(f).one() for f in filter.filters], 'or')}"
    n = noun(filter)
    if node.none and node.dont:
        verb = who.verb("doesn't", "don't")
        return f"{who.text} {verb} control {n.one()}"
    one = f"the {n.bare()}" if any(" or tied for " in words for words in n.after) else n.one()
    return f"{who.text} {who.verb('controls', 'control')} {f'no {n.many()}' if node.none else one}"


def is_arrival(node: Amount) -> bool:
    """Is it how many were put onto the battlefield by an instruction before?"""
    return isinstance(node, CountOf) and isinstance(node.what, ThisWay) and node.what.verb == ARRIVED


def _unless(node: Unless, voice: Voice) -> str:
    inner = node.condition
    if isinstance(inner, Controls) and type(inner.who) is EachPlayer:
        return f"no {noun(inner.filter).many()} are on the battlefield"
    if isinstance(inner, CastFrom) and inner.it:
        return f"you didn't cast it from your {ZONE_NAMES[inner.zone]}"
    if isinstance(inner, SomeThisWay):
        if inner.way.verb == TAKEN:
            dont = "don't" if node.apart else "didn't"
            return f"you {dont} put {noun(inner.way.filter, 'card').one()} into your hand this way"
        many = noun(inner.way.filter, "card").many()
        return f"no {many} {'are' if inner.now else 'were'} {inner.way.verb} this way"
    if isinstance(inner, IsTurnOf):
        return f"it's not {ref(inner.who, voice).whose} turn"
    if isinstance(inner, HasCounters) and inner.number == 1 and inner.said == "there":
        return f"there are no {inner.counter} counters on {ref(inner.what, voice).text}"
    if isinstance(inner, HasCounters) and inner.number == 1:
        return f"{ref(inner.what, voice).text} {inner.said or 'has'} no {inner.counter} counters on it"
    if isinstance(inner, HasCounters):
        what, many = ref(inner.what, voice).text, f"fewer than {number_word(inner.number)} {inner.counter} counters"
        return f"{what} {inner.said or 'has'} {many} on it"
    if isinstance(inner, AtLeast) and is_arrival(inner.what) and isinstance(inner.number, Number):
        many = AMOUNTS.say(inner.what, voice).removeprefix("the number of ").removesuffix(f" {ARRIVED} this way")
        return f"you put fewer than {number_word(inner.number.number)} {many} onto the battlefield this way"
    if isinstance(inner, AtLeast) and isinstance(inner.what, CardsIn) and isinstance(inner.what.who, OwnerOf):
        return f"no cards are in that {ZONE_NAMES[inner.what.zone]}"
    if isinstance(inner, AtLeast) and isinstance(inner.what, CardsIn) and inner.what.zone == HAND:
        if isinstance(inner.number, Number) and inner.number.number > 1:
            return f"you have fewer than {number_word(inner.number.number)} cards in hand"
        return "you have no cards in hand"
    if isinstance(inner, AtLeast) and isinstance(inner.number, Number) and inner.number.number == 1:
        if isinstance(inner.what, (CardsIn, CardsOf)):
            return at_least(inner, voice).replace(SO_MANY, "there are no ")
    if isinstance(inner, AtLeast) and isinstance(inner.what, (CardsIn, CardsOf)) and isinstance(inner.number, Number):
        word = number_word(inner.number.number)
        return at_least(inner, voice).replace(f"there are {word} or more ", f"there are fewer than {word} ")
    if isinstance(inner, AtLeast) and isinstance(inner.what, ManaSpent) and isinstance(inner.number, Number):
        if inner.what.kind or inner.number.number != 1:
            raise Unspoken("that less was spent is not said")
        return f"no mana was {on_it(inner.what, voice)}"
    if isinstance(inner, AtLeast) and isinstance(inner.what, CountOf) and at_least(inner, voice).startswith(SO_MANY):
        return at_least(inner, voice).replace(SO_MANY, "there are no ")
    if isinstance(inner, AtLeast):
        number = AMOUNTS.say(inner.number, voice)
        if isinstance(inner.what, Devotion) and isinstance(inner.number, Number):
            number = number_word(inner.number.number)
        return f"{AMOUNTS.say(inner.what, voice)} {'was' if inner.was else 'is'} less than {number}"
    if isinstance(inner, AtMost):
        than = AMOUNTS.say(inner.number, voice)
        return f"{AMOUNTS.say(inner.what, voice)} {'was' if inner.was else 'is'} greater than {than}"
    if isinstance(inner, WasPaid) and inner.name == "gift":
        return "the gift wasn't promised"
    if isinstance(inner, IsMonarch) and type(inner.who) is EachPlayer:
        return "there is no monarch"
    if isinstance(inner, HappenedThisTurn):
        return fact(inner, voice, none=True)
    if isinstance(inner, CastThisTurn) and inner.number == 1 and isinstance(inner.who, You):
        return "you haven't cast a spell this turn"
    if isinstance(inner, Is):
        said = _is(inner, voice)
        if said.startswith("you cast it"):
            return said.replace("cast", "didn't cast", 1)
        if node.apart:
            return said.replace(" is ", " is not ", 1).replace("it's ", "it's not ", 1)
        if said.endswith(" attacked this turn"):
            return said.replace(" attacked ", " didn't attack ")
        if said.endswith(NO_COUNTER):
            return said.replace(NO_COUNTER, " no counters on it")
        if " had " in said:
            return said.replace(" had ", " didn't have ", 1)
        return said.replace(" is ", " isn't ", 1).replace("it's ", "it isn't ", 1).replace(" was ", " wasn't ", 1)
    raise Unspoken(f"there are no words for the contrary of {type(inner).__name__}")


def _many(node: ControlsMany, voice: Voice) -> str:
    who = ref(node.who, voice)
    number = f"at least {number_word(node.number)}" if node.at_least else f"{number_word(node.number)} or more"
    return f"{who.text} {who.verb('controls', 'control')} {number} {noun(node.filter).many()}"


def _few(node: ControlsFew, voice: Voice) -> str:
    who = ref(node.who, voice)
    things = noun(node.filter).many()
    return f"{who.text} {who.verb('controls', 'control')} {number_word(node.number)} or fewer {things}"


def _together(node: ControlTogether, voice: Voice) -> str:
    if not isinstance(node.who, EachOpponent):
        raise Unspoken("what players control together is said of your opponents")
    return f"your opponents control {number_word(node.number)} or more {noun(node.filter).many()}"


def _life_at_most(node: LifeAtMost, voice: Voice) -> str:
    who = node.who
    if isinstance(who, You):
        return f"you have {node.number} or less life"
    return f"{'an opponent' if isinstance(who, EachOpponent) else 'a player'} has {node.number} or less life"


def _has_keyword(node: HasKeyword, voice: Voice) -> str:
    what = ref(node.what, voice)
    return f"{what.text} {what.verb('has', 'have')} {keyword_names(node.keyword.flags)[0]}"


def _dealt(node: DealtDamageThisTurn, voice: Voice) -> str:
    who = ref(node.who, voice)
    if who.text == "who":
        return f"who was dealt {'combat ' if node.combat else ''}damage this turn"
    been = "you've been" if who.you else f"{who.text} {who.verb('has', 'have')} been"
    return f"{been} dealt {node.number} or more damage this turn"


def _cast(node: CastThisTurn, voice: Voice) -> str:
    said = "they"
    if node.who is not None:
        who = ref(node.who, voice)
        said = f"{who.text}'ve" if who.you else who.text
    if node.another:
        return f"{said} cast another spell this turn"
    if node.number == 1:
        return f"{said} cast a spell this turn"
    return f"{said} cast {number_word(node.number)} or more spells this turn"


def _lost_life(node: LostLifeThisTurn, voice: Voice) -> str:
    who = "an opponent" if isinstance(node.who, EachOpponent) else ref(node.who, voice).text
    if isinstance(node.who, EachOtherPlayer):
        who = "a player other than you"
    if node.least > 1 and type(node.who) is EachPlayer:
        who = "a player"
    return f"{who} lost {'' if node.least == 1 else f'{node.least} or more '}life this turn"


def _gained_life(node: GainedLifeThisTurn, voice: Voice) -> str:
    who = "an opponent" if isinstance(node.who, EachOpponent) else ref(node.who, voice).text
    return f"{who} gained life this turn"


def _cast_from(node: CastFrom, voice: Voice) -> str:
    if node.it:
        return f"you cast it from your {ZONE_NAMES[node.zone]}"
    if node.zone == EXILE:
        return "this spell was cast from exile"
    where = article(ZONE_NAMES[node.zone]) if node.anybodys else f"your {ZONE_NAMES[node.zone]}"
    return f"this spell was cast from {where}"


CONDITIONS.add(Is, _is)
CONDITIONS.add(Exists, lambda node, voice: exists_words(node))
CONDITIONS.add(Controls, _controls)
CONDITIONS.add(
    ControlsMore,
    lambda node, voice: f"you control more {noun(node.filter).many()} than {ref(node.than, voice).text}",
)


SOME: Final = "one or more"


def _has_counters(node: HasCounters, voice: Voice) -> str:
    many = f"{number_word(node.number)} or more {node.counter} counters"
    if node.said == "there":
        return f"there are {many} on {ref(node.what, voice).text}"
    what = ref(node.what, voice).text
    if node.said.endswith(SOME):
        return f"{what} {node.said} {node.counter} counters on it"
    return f"{what} {node.said or 'has'} {article(f'{node.counter} counter') if node.number == 1 else many} on it"


CONDITIONS.add(HasCounters, _has_counters)
CONDITIONS.add(
    AtLeast,
    lambda node, voice: (
        f"you have {AMOUNTS.say(node.number, voice)} or more life"
        if isinstance(node.what, LifeOf) and isinstance(node.what.who, You)
        else at_least(node, voice)
    ),
)
CONDITIONS.add(IsMainPhaseOf, lambda node, voice: f"it's {ref(node.who, voice).whose} main phase")
CONDITIONS.add(IsTurnOf, lambda node, voice: f"it's {ref(node.who, voice).whose} turn")
TIMES.add(IsTurnOf, lambda node, voice: f"during {ref(node.who, voice).whose} turn")
CONDITIONS.add(Unless, _unless)
CONDITIONS.add(ControlsMany, _many)
CONDITIONS.add(ControlsFew, _few)
CONDITIONS.add(ControlTogether, _together)
CONDITIONS.add(HaveOpponents, lambda node, voice: f"you have {number_word(node.number)} or more opponents")
CONDITIONS.add(LifeAtMost, _life_at_most)
CONDITIONS.add(HasKeyword, _has_keyword)
CONDITIONS.add(DealtDamageThisTurn, _dealt)
CONDITIONS.add(CastThisTurn, _cast)
CONDITIONS.add(YouCastIt, lambda node, voice: "you cast it")
CONDITIONS.add(LostLifeThisTurn, _lost_life)
CONDITIONS.add(GainedLifeThisTurn, _gained_life)
CONDITIONS.add(AttackedWithCreature, lambda node, voice: "you attacked this turn")
CONDITIONS.add(CastFrom, _cast_from)
CONDITIONS.add(CastInMainPhase, lambda node, voice: "you cast this spell during your main phase")
reads("condition", "you control a <permanent>", lambda f: Controls(YOU, *f))
reads(
    "condition",
    "you control a <permanent> or a <permanent>",
    lambda f, g: Controls(YOU, AnyOf(every(f), every(g)), apart=True),
)
reads_knowing("condition", "you control another <permanent>", lambda said, f: Controls(YOU, *said.others(f)))
reads("condition", "you control <number word> or more <permanents>", lambda n, f: ControlsMany(n, *f))
for _so_many, _control in (("more", ControlsMany), ("fewer", ControlsFew)):
    reads_knowing(
        "condition",
        f"you control <number word> or {_so_many} other <permanents>",
        lambda said, n, f, controls=_control: controls(n, *said.others(f)),
    )
reads("condition", "you control no <permanents>", lambda f: Controls(YOU, *f, none=True))
reads_knowing(
    "condition", "you control no other <permanents>", lambda said, f: Controls(YOU, *said.others(f), none=True)
)
reads("condition", "you control <number word> or fewer <permanents>", lambda n, f: ControlsFew(n, *f))
reads(
    "condition",
    "your opponents control <number word> or more <permanents>",
    lambda n, f: ControlTogether(n, *f),
)
reads("condition", "you have <number word> or more opponents", HaveOpponents)
reads("condition", "you have <digits> or less life", LifeAtMost)
reads("condition", "a player has <digits> or less life", lambda n: LifeAtMost(n, EACH_PLAYER))
reads("condition", "an opponent has <digits> or less life", lambda n: LifeAtMost(n, EACH_OPPONENT))
reads("condition", "an opponent controls a <permanent>", lambda f: Controls(EACH_OPPONENT, *f))
reads("condition", "it 's your main phase", lambda: IsMainPhaseOf(YOU))
reads("condition", "it 's your turn", lambda: IsTurnOf(YOU))
reads("condition", ("it isn't your turn", "it 's not your turn"), lambda: Unless(IsTurnOf(YOU)))
reads("condition", "it 's (their|that player 's) turn", lambda: IsTurnOf(THAT_PLAYER))
reads(
    "condition",
    ("it isn't (their|that player 's) turn", "it 's not (their|that player 's) turn"),
    lambda: Unless(IsTurnOf(THAT_PLAYER)),
)
reads("condition", "you cast ~ during your main phase", CastInMainPhase)
reads("condition", "you attacked this turn", AttackedWithCreature)
reads("condition", ("you gained life this turn", "you've gained life this turn"), GainedLifeThisTurn)
reads("condition", "an opponent gained life this turn", lambda: GainedLifeThisTurn(EACH_OPPONENT))
reads("condition", "you have <digits> or more life", lambda n: AtLeast(LifeOf(YOU), n))


def counted_on(said: Said, what: Selector, number: int, counter: str, words: str = "") -> HasCounters:
    """Counters on this are those that may be removed then: 'remove all of them'."""
    said.counter = counter if isinstance(what, This) else ""
    return HasCounters(what, number, counter, words)


reads_knowing(
    "condition",
    "there are <number word> or more <counter> counters on ~",
    lambda said, number, counter: counted_on(said, said.this(), number, counter, "there"),
)
reads_knowing(
    "condition",
    "there are no <counter> counters on ~",
    lambda said, counter: Unless(HasCounters(said.this(), 1, counter, "there")),
)
reads_knowing("condition", "<one spoken of> has <number word> or more <counter> counters on it", counted_on)
for _had in ("", "had"):
    reads(
        "condition",
        f"<one spoken of> {_had or 'has'} a <counter> counter on it",
        lambda what, counter, had=_had: HasCounters(what, 1, counter, had),
    )
    reads(
        "condition",
        f"<one spoken of> {_had or 'has'} no <counter> counters on it",
        lambda what, counter, had=_had: Unless(HasCounters(what, 1, counter, had)),
    )
    reads(
        "condition",
        f"<one spoken of> {_had or 'has'} counters on it",
        lambda what, had=_had: Is(what, HasAnyCounter(many=True), was=had != ""),
    )
reads("condition", "<card spoken of> (is|'s) a <card>", lambda what, f: Is(what, *f, card=True))
reads("condition", "<card spoken of> was a <card>", lambda what, f: Is(what, *f, card=True, was=True))
reads("condition", "<card spoken of> isn't a <card>", lambda what, f: Unless(Is(what, *f, card=True)))
reads("condition", "<card spoken of> 's not a <card>", lambda what, f: Unless(Is(what, *f, card=True), apart=True))
reads("condition", "<card spoken of> wasn't a <card>", lambda what, f: Unless(Is(what, *f, card=True, was=True)))
reads("condition", "there are <number word> or more cards in your graveyard", lambda n: AtLeast(CardsIn(GRAVEYARD), n))
reads("condition", "you've cast <number word> or more spells this turn", CastThisTurn)
reads("condition", "an opponent lost life this turn", LostLifeThisTurn)
reads("condition", "you control more <permanents> than <who>", lambda f, who: ControlsMore(*f, than=who))
reads("condition", "you've been dealt <digits> or more damage this turn", DealtDamageThisTurn)
reads("condition", "~ didn't attack this turn", lambda: Unless(Is(THIS, ATTACKED_THIS_TURN)))
reads_knowing("condition", "~ dealt damage to it this turn", lambda said: Is(said.it(), DamagedThisTurn(THIS_ONE)))
reads("condition", "you don't control a <permanent>", lambda f: Controls(YOU, *f, none=True, dont=True))
reads("condition", "a player controls a <permanent>", lambda f: Controls(EACH_PLAYER, *f))
reads(
    "condition",
    "any player controls a <permanent>",
    lambda f: Exists(*([one for one in f if one is not PERMANENT] or f)),
)
reads("condition", "a <permanent> is attacking", lambda f: Exists(*f, ATTACKING, late=True))
reads("condition", "you have <number word> or more cards in hand", lambda n: AtLeast(CardsIn(HAND), n))
reads("condition", "you have no cards in hand", lambda: Unless(AtLeast(CardsIn(HAND), 1)))
reads("condition", "<digits> or more cards are in your graveyard", lambda n: AtLeast(CardsIn(GRAVEYARD), n))
reads("condition", "<number word> or more cards are in your graveyard", lambda n: AtLeast(CardsIn(GRAVEYARD), n))
reads("condition", "they cast <number word> or more spells this turn", lambda n: CastThisTurn(n, None))
reads("condition", "you cast another spell this turn", lambda: CastThisTurn(2))
reads("condition", "you've cast another spell this turn", lambda: CastThisTurn(2, another=True))
reads(
    "condition",
    "<subject> has one or more <counter> counters on it",
    lambda what, kind: HasCounters(what, 1, kind, f"has {SOME}"),
)
reads_knowing(
    "condition",
    "<subject> had one or more <counter> counters on it",
    lambda said, what, kind: so_many(said, HasCounters(what, 1, kind, f"had {SOME}")),
)


def so_many(said: Said, node: HasCounters) -> HasCounters:
    """What 'that many' means after it: of what the ability triggered on, or of this."""
    if isinstance(node.what, This):
        said.asked_for = CountersOn(THIS, node.counter)
    elif isinstance(node.what, It) and any(kind == EVENT for kind, _ in said.mentions):
        said.asked_for = CountersOn(TheOneThat(), node.counter)
    return node


for _where, _came in (
    ("a graveyard", lambda: CastFrom(GRAVEYARD, anybodys=True)),
    ("your graveyard", lambda: CastFrom(GRAVEYARD)),
    ("exile", lambda: CastFrom(EXILE)),
    ("your hand", lambda: CastFrom(HAND)),
    ("anywhere other than your hand", lambda: Is(THIS, WasCastFrom(HAND, elsewhere=True))),
):
    reads_knowing("condition", f"~ was cast from {_where}", lambda said, cast=_came: (said.was_cast(), cast())[1])
reads("condition", "you control a commander", lambda: Controls(YOU, COMMANDER))
reads(
    "condition",
    "you descended this turn",
    lambda: HappenedThisTurn(ArrivesInGraveyard(PERMANENT), said="you descended"),
)
reads("condition", "no <permanents> are on the battlefield", lambda f: Unless(Controls(EACH_PLAYER, *f)))
reads(
    "condition",
    "you control a <permanent> and a <permanent>",
    lambda f, g: AllHold(Controls(YOU, *f), Controls(YOU, *g), brief=True),
)
reads("condition", "you control at least <number word> <permanents>", lambda n, f: ControlsMany(n, *f, at_least=True))
reads_knowing(
    "condition",
    "you control at least <number word> other <permanents>",
    lambda said, n, f: ControlsMany(n, *said.others(f), at_least=True),
)
reads_knowing(
    "condition",
    "no cards are in that graveyard",
    lambda said: Unless(AtLeast(CardsIn(GRAVEYARD, OwnerOf(card_of_it(said))), 1)),
)


def card_of_it(said: Said) -> Selector:
    """The target card, whose graveyard it was in."""
    slot = said.it()
    if not isinstance(slot, TargetCard) or slot.where != GRAVEYARD or slot.maximum != 1:
        raise Misread("no graveyard was spoken of")
    return slot


reads(
    "condition",
    "<subject> has fewer than <number word> <counter> counters on it",
    lambda what, n, counter: Unless(HasCounters(what, n, counter)),
)
reads("condition", "defending player controls more <permanents> than you", lambda f: HasMore(DEFENDING_PLAYER, *f))
