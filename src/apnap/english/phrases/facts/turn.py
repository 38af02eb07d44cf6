"""Phrases for the words of `apnap.abilities.facts.turn`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.conditions import AtLeast, CastThisTurn, GainedLifeThisTurn, LostLifeThisTurn, Unless
from apnap.abilities.events.card_events import ArrivesInGraveyard, CountersPutOn, CreatesEachToken
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.damage_events import DealsDamage, PlayerIsDealtDamage
from apnap.abilities.events.doing_events import Activates, Discards, IsDestroyed, Sacrifices
from apnap.abilities.events.object_events import Casts, Dies, Enters, Leaves
from apnap.abilities.events.patterns import EitherOf
from apnap.abilities.events.player_events import Draws, GainsLife, LosesLife
from apnap.abilities.facts.turn import (
    DAMAGED_THIS_TURN,
    ENTERED_THIS_TURN,
    ActivatedSoOften,
    AmountThisTurn,
    CameFromGraveyard,
    ControllerWasDealt,
    DamagedThisTurn,
    DealersThisTurn,
    DidThisTurn,
    EnteredThisTurn,
    FirstEachTurn,
    GreatestDamageThisTurn,
    HappenedThisTurn,
    IsFirstCombat,
    IsFirstTimeTapped,
    NthResolution,
    OpponentsHurtBy,
    PutThereThisTurn,
    SomeOfThem,
    SpellsLastTurn,
    TimesItAttacked,
    TimesThisTurn,
)
from apnap.abilities.filters import (
    CREATURE,
    OPPONENTS_CONTROL,
    OTHER,
    THIS_ONE,
    YOU_CONTROL,
    YOU_OWN,
    AnyOf,
    IsThis,
    Not,
    every,
)
from apnap.abilities.players import EACH_OPPONENT, EACH_OTHER_PLAYER, EACH_PLAYER, YOU, EachOpponent, You
from apnap.english.amounts import AMOUNTS, PER, SINGLE
from apnap.english.events import EVENTS, does, watched
from apnap.english.grammar import listed, number_word
from apnap.english.nouns import CONTRARY, FILTERS, LATEST, Noun, Voice, noun, ref
from apnap.english.past import PAST, fact
from apnap.english.phrase_table import Unspoken
from apnap.english.phrases.events.object_events import ordinal
from apnap.english.phrases.statics.changes import gets_for_each
from apnap.english.reading.said import Misread
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CONDITIONS
from apnap.rules.ch1_concepts.definitions import Filter, Pattern, Selector
from apnap.rules.core.constants import BATTLEFIELD, HAND, LIBRARY, ZONE_NAMES

CAME_TO_REST: Final = "were put into your graveyard"
fragment("came to rest", CAME_TO_REST)


def _times(node: TimesThisTurn, voice: Voice) -> str:
    if isinstance(node.event, EitherOf):
        zones = [ZONE_NAMES[one.origin] for one in node.event.patterns if isinstance(one, ArrivesInGraveyard)]
        if len(zones) != len(node.event.patterns):
            raise Unspoken("cards that came there from one zone or another are counted")
        return f"the number of cards that {CAME_TO_REST} from your {listed(zones, 'or')} this turn"
    return f"the number of {PAST.say(node.event, voice).counted(True)} this turn".replace(" a player cast", " cast")


def _how_much(node: AmountThisTurn, voice: Voice) -> str:
    event = node.event
    if isinstance(event, (GainsLife, LosesLife)):
        verb = "gained" if isinstance(event, GainsLife) else "lost"
        who = "your opponents have" if isinstance(event.who, EachOpponent) else does(event.who, voice, "", "").strip()
        return f"the {'total ' if isinstance(event.who, EachOpponent) else ''}amount of life {who} {verb} this turn"
    if isinstance(event, PlayerIsDealtDamage) and isinstance(event.who, EachOpponent) and not event.combat:
        return "the damage dealt to your opponents this turn"
    raise Unspoken(f"there are no words for how much there was of {type(event).__name__}")


def _damaged(node: DamagedThisTurn, n: Noun) -> None:
    by = node.by
    if by is None:
        n.after.append("that was dealt damage this turn")
    elif isinstance(by, IsThis):
        n.after.append(f"dealt damage by {LATEST[0].this() if LATEST else 'it'} this turn")
    else:
        raise Unspoken("who dealt the damage is said of this only")


def _did(node: DidThisTurn, voice: Voice) -> str:
    past = PAST.say(node.event, voice)
    if past.who != "you":
        raise Unspoken("what a player did is said as they would say it")
    return f"{ref(node.who, voice).text} {past.did} {past.noun.one()} this turn"


DEALT_IT: Final = "dealt combat damage to a player"


def dealers(described: str) -> str:
    return f"{described.replace('you control', 'you controlled')} that {DEALT_IT} this turn"


CONDITIONS.add(HappenedThisTurn, fact)
CONDITIONS.add(DidThisTurn, _did)
AMOUNTS.add(TimesThisTurn, _times)
SINGLE.add(TimesThisTurn, lambda node, voice: f"{PAST.say(node.event, voice).counted(False)} this turn")
SINGLE.add(DealersThisTurn, lambda node, voice: dealers(noun(node.event.filter).bare()))
AMOUNTS.add(AmountThisTurn, _how_much)
EVENTS.add(FirstEachTurn, lambda node, voice: f"{EVENTS.say(node.event, voice)} for the first time each turn")
FILTERS.add(EnteredThisTurn, lambda node, n: n.after.append("that entered this turn"))
FILTERS.add(DamagedThisTurn, _damaged)

reads("events", "<event> for the first time each turn", FirstEachTurn)
reads("what it did", "entered [the battlefield] this turn", ENTERED_THIS_TURN)
reads("what it did", "(was|were|has been|have been) dealt damage this turn", DAMAGED_THIS_TURN)
reads("after", "that <what it did>", lambda deed: deed)
reads("after", "dealt damage by ~ this turn", lambda: DamagedThisTurn(THIS_ONE))

Some = tuple[int, tuple[Filter, ...]]
reads("some permanents", "a <permanent>", lambda f: (1, f))
reads("some permanents", "another <permanent>", lambda f: (1, (OTHER, *f)))
reads("some permanents", "<number word> or more <permanents>", lambda n, f: (n, f))
reads("some permanents", "one or more <permanents>", lambda f: (1, f))
reads("cards or more", "a <card>", lambda f: (1, f))
reads("cards or more", "<number word> or more <cards>", lambda n, f: (n, f))
reads("some spells", "a <spell>", lambda f: (1, f))
reads("some spells", "<number word> or more <spells>", lambda n, f: (n, f))
reads("someone", "you", YOU)
reads("someone", "an opponent", EACH_OPPONENT)
reads("someone", "a player", EACH_PLAYER)
reads("under", "under your control", lambda: (YOU_CONTROL,))
reads("under", "under an opponent 's control", lambda: (OPPONENTS_CONTROL,))
Deed = tuple[Pattern, int]
"""What happened, and how often at least."""


def counted(make: type[Dies | Enters | Leaves], filters: tuple[Filter, ...]) -> Pattern:
    """What happened so often; of those that entered and are controlled now, the permanents are counted instead."""
    if make is Enters and YOU_CONTROL in filters:
        raise Misread("permanents are counted, not arrivals")
    return make(*filters)


for words, make in (("died", Dies), ("entered [the battlefield]", Enters), ("left the battlefield", Leaves)):
    reads("deed", f"<some permanents> {words}", lambda some, make=make: (make(*some[1]), some[0]))
    reads(
        "deed",
        f"<some permanents> {words} <under>",
        lambda some, under, make=make: (make(*some[1], *under), some[0]),
    )
    reads("counted deed", f"<permanent> that {words}", lambda f, make=make: counted(make, f))
    reads("counted deed", f"<permanent> that {words} <under>", lambda f, under, make=make: make(*f, *under))
    reads("counted deeds", f"<permanents> that {words}", lambda f, make=make: counted(make, f))
    reads("counted deeds", f"<permanents> that {words} <under>", lambda f, under, make=make: make(*f, *under))
reads("counted deed", "<permanent> put into your graveyard <from the field>", lambda f: Dies(*f, YOU_OWN))
fragment("from the field", "from the battlefield")
reads("deed", "you [have] attacked with <some permanents>", lambda some: (Attacks(*some[1], YOU_CONTROL), some[0]))
reads("counted deed", "<permanent> you attacked with", lambda f: Attacks(*f, YOU_CONTROL))
reads("counted deeds", "<permanents> you attacked with", lambda f: Attacks(*f, YOU_CONTROL))
for kind, verb, one, does_it in (
    ("some permanents", "sacrificed", "permanent", Sacrifices),
    ("cards or more", "discarded", "card", Discards),
    ("some spells", "cast", "spell", Casts),
):
    reads("deed", f"<someone> {verb} <{kind}>", lambda who, some, make=does_it: (make(*some[1], who=who), some[0]))
    reads("perfect deed", f"you've {verb} <{kind}>", lambda some, make=does_it: (make(*some[1]), some[0]))
    reads("counted deed", f"<{one}> (you've|you) {verb}", lambda f, make=does_it: make(*f))
    reads("counted deeds", f"<{one}s> (you've|you) {verb}", lambda f, make=does_it: make(*f))
reads("counted deeds", "spells cast", lambda: Casts(who=EACH_PLAYER))
reads("counted deed", "token you created", CreatesEachToken)
reads("counted deeds", "tokens you created", CreatesEachToken)
reads("used card", "activated an ability of a <card> in a graveyard", lambda f: Activates(*f, mana=True, buried=True))
reads("perfect deed", "you've <used card>", lambda event: (event, 1))
reads(
    "perfect deed",
    "you've cast a <spell> or <used card>",
    lambda f, event: (EitherOf(Casts(*f), event), 1),
)
reads(
    "condition",
    "a player was dealt combat damage by a <permanent> this turn",
    lambda f: HappenedThisTurn(DealsDamage(*f, combat=True, to_player=True)),
)
reads("condition", "a counter was put on ~ this turn", lambda: HappenedThisTurn(CountersPutOn(THIS_ONE)))
reads(
    "condition",
    "a <counter> counter was put on ~ this turn",
    lambda kind: HappenedThisTurn(CountersPutOn(THIS_ONE, counter=kind)),
)
reads("perfect deed", "you've drawn a card", lambda: (Draws(), 1))
reads("perfect deed", "you've drawn <number word> or more cards", lambda n: (Draws(), n))
reads("deed", "you drew <number word> or more cards", lambda n: (Draws(), n))
reads("counted deed", "card (you've drawn|you drew)", Draws)
reads("counted deeds", "cards (you've drawn|you drew)", Draws)
fragment("dealt it", DEALT_IT)
reads(
    "single",
    "<permanent> you controlled that <dealt it> this turn",
    lambda f: DealersThisTurn(*f, YOU_CONTROL),
)
reads("condition", "<deed> this turn", lambda deed: happened(deed))
fragment("by an opponent", "by a spell or ability a opponent controlled")
reads(
    "condition",
    "a <permanent> under your control was destroyed this turn <by an opponent>",
    lambda f: HappenedThisTurn(IsDestroyed(*f, YOU_CONTROL, by=EACH_OPPONENT)),
)
reads("condition", "<perfect deed> this turn", lambda deed: happened(deed, perfect=True))
reads("no deed", "no <permanents> died", lambda f: Dies(*f))
reads("no deed", "no <permanents> attacked", lambda f: Attacks(*f))
reads("condition", "<no deed> this turn", lambda event: Unless(HappenedThisTurn(event)))
reads(
    "condition",
    ("you didn't cast a <spell> this turn", "you haven't cast a <spell> this turn"),
    lambda f: Unless(happened((Casts(*f), 1))),
)
reads("counted deeds", "<permanents> you had enter the battlefield <under you>", lambda f: Enters(*f, YOU_CONTROL))
fragment("under you", "under your control")
reads("amount", "the number of <counted deeds> this turn", TimesThisTurn)
fragment("from hand or library", "from your hand or library")
reads(
    "amount",
    "the number of cards that <came to rest> <from hand or library> this turn",
    lambda: TimesThisTurn(EitherOf(ArrivesInGraveyard(origin=HAND), ArrivesInGraveyard(origin=LIBRARY))),
)
reads("single", "<counted deed> this turn", TimesThisTurn)


def happened(deed: Deed, perfect: bool = False) -> HappenedThisTurn | CastThisTurn:
    """What has a word of its own is said by that."""
    event, number = deed
    if isinstance(event, Casts) and type(event.filter).__name__ == "Everything" and isinstance(event.who, You):
        return CastThisTurn(number)
    return HappenedThisTurn(event, number, perfect=perfect)


fragment("they lost", "your opponents have lost")
reads("amount of life", "the amount of life you gained this turn", lambda: AmountThisTurn(GainsLife()))
reads("amount of life", "the amount of life you lost this turn", lambda: AmountThisTurn(LosesLife()))
reads(
    "amount",
    "the damage dealt to your opponents this turn",
    lambda: AmountThisTurn(PlayerIsDealtDamage(EACH_OPPONENT)),
)
reads("amount", "<amount of life>", lambda life: life)
SINGLE.add(AmountThisTurn, lambda node, voice: of_one_life(node, voice))


def of_one_life(node: AmountThisTurn, voice: Voice) -> str:
    """`1 life you gained this turn`."""
    event = node.event
    if not isinstance(event, (GainsLife, LosesLife)) or not isinstance(event.who, You):
        raise Unspoken("life that you gained or lost is counted")
    return f"1 life you {'gained' if isinstance(event, GainsLife) else 'lost'} this turn"


reads("single", "1 life you gained this turn", lambda: AmountThisTurn(GainsLife()))
reads("single", "1 life you lost this turn", lambda: AmountThisTurn(LosesLife()))
reads(
    "amount",
    "the total amount of life <they lost> <this turn>",
    lambda: AmountThisTurn(LosesLife(EACH_OPPONENT)),
)
reads(
    "condition",
    "(you gained|you've gained) <digits> or more life this turn",
    lambda n: AtLeast(AmountThisTurn(GainsLife()), n),
)
reads(
    "condition",
    "<someone> lost <digits> or more life this turn",
    lambda who, n: AtLeast(AmountThisTurn(LosesLife()), n) if who is YOU else LostLifeThisTurn(who, n),
)
reads("condition", "you lost life this turn", lambda: LostLifeThisTurn(YOU))
reads("condition", "a player lost life this turn", lambda: LostLifeThisTurn(EACH_PLAYER))
fragment("another player", "a player other than you")
reads("condition", "<another player> lost life this turn", lambda: LostLifeThisTurn(EACH_OTHER_PLAYER))
reads("condition", "a player gained life this turn", lambda: GainedLifeThisTurn(EACH_PLAYER))
reads(
    "condition",
    "an opponent was dealt <digits> or more damage this turn",
    lambda n: AtLeast(AmountThisTurn(PlayerIsDealtDamage(EACH_OPPONENT)), n),
)
reads(
    "condition", "an opponent was dealt damage this turn", lambda: HappenedThisTurn(PlayerIsDealtDamage(EACH_OPPONENT))
)


def _controller_dealt(node: ControllerWasDealt, n: Noun) -> None:
    if node.by is not None and not isinstance(node.by, IsThis):
        raise Unspoken("who dealt the damage is said of this only")
    by = f" by {LATEST[0].this() if LATEST else 'it'}" if node.by is not None else ""
    n.after.append(f"whose controller was dealt {'combat ' if node.combat else ''}damage{by} this turn")


FILTERS.add(ControllerWasDealt, _controller_dealt)
fragment("dealt by", "whose controller was dealt")
for _kind, _combat in (("", False), ("combat ", True)):
    reads("after", f"<dealt by> {_kind}damage this turn", lambda combat=_combat: ControllerWasDealt(None, combat))
    reads(
        "after", f"<dealt by> {_kind}damage by ~ this turn", lambda combat=_combat: ControllerWasDealt(THIS_ONE, combat)
    )
CONTRARY[EnteredThisTurn] = lambda node: "didn't enter this turn"
reads("after", "that didn't enter [the battlefield] this turn", lambda: Not(ENTERED_THIS_TURN))


def _last_turn(node: SpellsLastTurn, voice: Voice) -> str:
    if node.number == 0:
        return "no spells were cast last turn"
    return f"a player cast {number_word(node.number)} or more spells last turn"


CONDITIONS.add(SpellsLastTurn, _last_turn)
reads("condition", "no spells were cast last turn", lambda: SpellsLastTurn(0))
reads("condition", "a player cast <number word> or more spells last turn", SpellsLastTurn)
reads("perfect deed", "an opponent has cast <some spells>", lambda some: (Casts(*some[1], who=EACH_OPPONENT), some[0]))


def _nth_resolution(node: NthResolution, voice: Voice) -> str:
    which = listed([ordinal(n) for n in range(node.number, node.most + 1)], "or")
    return f"this is the {which} time this ability {RESOLVED}"


RESOLVED: Final = "has resolved this turn"
CONDITIONS.add(NthResolution, _nth_resolution)
fragment("resolved this turn", RESOLVED)
for _i in range(1, 6):
    reads("resolution", ordinal(_i), lambda n=_i: n)
reads("condition", "this is the <resolution> time this ability <resolved this turn>", NthResolution)
reads("condition", "this is the <resolution> or <resolution> time this ability <resolved this turn>", NthResolution)


def _put_there(node: PutThereThisTurn, n: Noun) -> None:
    where = "anywhere" if node.origin < 0 else PUT_FROM[node.origin]
    n.after.append(f"{WERE_PUT} {ELSEWHERE if node.elsewhere else ''}{where} this turn")


WERE_PUT = "that was put there from"
ELSEWHERE = "anywhere other than "
PUT_FROM = {BATTLEFIELD: "the battlefield", LIBRARY: "your library"}
FILTERS.add(PutThereThisTurn, _put_there)
fragment("put there from", "that was put there from")
fragment("put there from", "that were put there from")
reads("put there", "<put there from> anywhere this turn", PutThereThisTurn)
reads("put there", "<put there from> the battlefield this turn", lambda: PutThereThisTurn(BATTLEFIELD))
reads("put there", "<put there from> your library this turn", lambda: PutThereThisTurn(LIBRARY))
reads(
    "put there",
    "<put there from> <anywhere but> the battlefield this turn",
    lambda: PutThereThisTurn(BATTLEFIELD, elsewhere=True),
)
fragment("anywhere but", "anywhere other than")
fragment("turn from anywhere", "this turn from anywhere")
reads(
    "condition",
    "<number word> or more cards were put into your graveyard <turn from anywhere>",
    lambda n: HappenedThisTurn(ArrivesInGraveyard(), n),
)
fragment("anywhere this turn", "from anywhere this turn")
reads(
    "condition",
    "<number word> or more cards were put into your graveyard <anywhere this turn>",
    lambda n: HappenedThisTurn(ArrivesInGraveyard(), n),
)
CONDITIONS.add(
    ActivatedSoOften,
    lambda node, voice: f"this ability has been activated {number_word(node.number)} {TIMES_OR_MORE}",
)
TIMES_OR_MORE: Final = "or more times this turn"
fragment("times or more", TIMES_OR_MORE)
reads("condition", "this ability has been activated <number word> <times or more>", ActivatedSoOften)
CONDITIONS.add(IsFirstCombat, lambda node, voice: "it's the first combat phase of the turn")
reads("condition", "it 's the first combat phase of the turn", IsFirstCombat)


GREATEST_DEALT: Final = "the greatest amount of damage"
TO_ANYTHING: Final = "to a permanent or player this turn"
AMOUNTS.add(GreatestDamageThisTurn, lambda node, voice: f"{GREATEST_DEALT} dealt by a source {TO_ANYTHING}")
fragment("greatest dealt", GREATEST_DEALT)
fragment("to a permanent or player", TO_ANYTHING)
reads("amount", "<greatest dealt> dealt by a source <to a permanent or player>", GreatestDamageThisTurn)
CONDITIONS.add(
    IsFirstTimeTapped,
    lambda node, voice: f"it's the first time {thing(node.what, voice)} has become tapped this turn",
)


def thing(what: Selector, voice: Voice) -> str:
    """A creature that was spoken of, called so again."""
    said = ref(what, voice).text
    return "that creature" if said == "it" else said


fragment("has become", "has become")
reads_knowing(
    "condition",
    "it 's the first time that creature <has become> tapped this turn",
    lambda said: IsFirstTimeTapped(said.that((CREATURE,))),
)
HURT_BY = "your opponents who were dealt combat damage by"
AMOUNTS.add(OpponentsHurtBy, lambda node, voice: f"the number of {HURT_BY} {watched(node.by, voice)} this turn")
fragment("hurt by", "your opponents who were dealt combat damage by")
reads("amount", "the number of <hurt by> a <permanent> this turn", lambda f: OpponentsHurtBy(*f))
reads("amount", "the number of <hurt by> ~ or a <permanent> this turn", lambda f: OpponentsHurtBy(this_or(f)))


def this_or(filters: tuple[Filter, ...]) -> Filter:
    return AnyOf(THIS_ONE, every(filters))


FROM_THERE = "from a graveyard"
CONDITIONS.add(
    SomeOfThem,
    lambda node, voice: f"one or more of them {' '.join(noun(node.filter).after)}",
)
FILTERS.add(CameFromGraveyard, lambda node, n: n.after.append(f"entered {FROM_THERE} or was cast {FROM_THERE}"))
fragment("from there", "from a graveyard")
reads_knowing(
    "condition",
    "one or more of them entered <from there> or was cast <from there>",
    lambda said: SomeOfThem(said.those(), CameFromGraveyard()),
)
ITS_ATTACKS = "time it has attacked this turn"
PER.add(TimesItAttacked, lambda node, voice: ITS_ATTACKS)
fragment("its attacks", ITS_ATTACKS)
reads(
    "change",
    "(gets|get) <size change> for each <its attacks>",
    lambda change: gets_for_each(change, times=TimesItAttacked()),
)
