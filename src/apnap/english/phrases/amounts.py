"""Phrases for the words of `apnap.abilities.amounts`."""

from __future__ import annotations

from apnap.abilities.among_players.such_players import PLAYER_AT_HAND, EachSuch
from apnap.abilities.amounts import (
    DAMAGE_DEALT,
    THAT_MUCH,
    CardsIn,
    ChosenX,
    CountersOnThis,
    CountOf,
    DamageDealt,
    ForEach,
    HalfUp,
    LifeOf,
    ManaValueOf,
    PowerOf,
    ThatMuch,
    Times,
    ToughnessOf,
    WhereX,
)
from apnap.abilities.base import amount
from apnap.abilities.conditions import DealtDamageThisTurn
from apnap.abilities.facts.comparing import OF_HAND, HasSoMany
from apnap.abilities.facts.measures import Plus
from apnap.abilities.facts.sharing import SharesTypeWith
from apnap.abilities.facts.this_way import EachAttached, ThisWay
from apnap.abilities.filters import CREATURE, every
from apnap.abilities.keyword_actions.transform_and_meld import UsedToCraft
from apnap.abilities.players import EACH_OPPONENT, YOU, EachOpponent, EachPlayer, Themselves
from apnap.abilities.selectors import Each, ExiledForIt, Sacrificed, TheOneThat, This, Those
from apnap.abilities.targets import Target, TargetSlot
from apnap.abilities.zones.exiled_with import CardsExiledHere
from apnap.english.amounts import AMOUNTS, ONE_BY_ONE, PER, SINGLE
from apnap.english.grammar import listed, number_word
from apnap.english.nouns import Voice, noun, ref
from apnap.english.phrase_table import Unspoken
from apnap.english.phrases.selectors import MEASURES
from apnap.english.reading.nouns import others
from apnap.english.reading.said import COUNTED, MADE, Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.rules.ch1_concepts.definitions import Filter, Selector
from apnap.rules.core.constants import ZONE_NAMES


def counted(filter: Filter) -> str:
    """`creature you control`, `Elf on the battlefield`, `other creature on the battlefield that ...`."""
    n = noun(filter)
    fighting = {"attacking", "blocking"} & set(n.adjectives) or any(words.startswith("block") for words in n.after)
    fighting = fighting or any(words.startswith("that convoked ") for words in n.after)
    if not n.mine and not fighting:
        n.mine = "on the battlefield"
    return ("other " if n.other else "") + n.bare()


def times_word(factor: int) -> str:
    """`twice`, `three times`."""
    return "twice" if factor == 2 else f"{number_word(factor)} times"


def holder(node: CardsIn, voice: Voice) -> str:
    """`your`, `that player's`: who was named before is that player."""
    if isinstance(node.who, Themselves):
        return "their"
    whose = ref(node.who, voice).whose
    return "that player's" if whose == "its" else whose


AMOUNTS.add(ChosenX, lambda node, voice: "X")
AMOUNTS.add(WhereX, lambda node, voice: voice.call_x(node.what))
AMOUNTS.add(ThatMuch, lambda node, voice: "that much")
AMOUNTS.add(DamageDealt, lambda node, voice: "the damage dealt this way")


def _count(node: CountOf, voice: Voice) -> str:
    if isinstance(node.what, EachOpponent):
        return "the number of opponents you have"
    if type(node.what) is EachPlayer:
        return "the number of players"
    if isinstance(node.what, EachSuch):
        return f"the number of {such_players(node.what, voice)}"
    return f"the number of {ref(node.what, voice).text}"


def such_players(node: EachSuch, voice: Voice) -> str:
    """`your opponents with two or more cards in hand`."""
    so = node.condition
    if isinstance(node.group, EachOpponent) and isinstance(so, DealtDamageThisTurn) and so.number == 1:
        return f"opponents that were dealt {'combat ' if so.combat else ''}damage this turn"
    if not isinstance(node.group, EachOpponent) or not isinstance(so, HasSoMany) or so.of != OF_HAND or so.most:
        group, _, rest = ONE_BY_ONE.say(node, voice).partition(" who ")
        verb, _, rest = rest.partition(" ")
        if group not in ("player", "opponent") or verb not in ("has", "controls"):
            raise Unspoken("players who have something or control something are counted")
        return f"{group}s who {'have' if verb == 'has' else 'control'} {rest}"
    return f"your opponents with {number_word(so.number)} or more cards in hand"


def _one(node: CountOf, voice: Voice) -> str:
    if type(node.what) in ONE_BY_ONE.phrases:
        return ONE_BY_ONE.say(node.what, voice)
    if isinstance(node.what, EachOpponent):
        return "opponent you have" if node.yours else "opponent"
    if type(node.what) is EachPlayer:
        return "player"
    if isinstance(node.what, EachAttached):
        attached = noun(node.what.filter)
        words = listed(attached.choice, "and") if attached.choice else attached.bare()
        return f"{words} attached to {ref(node.what.to, voice).text}"
    raise Unspoken("players and attachments are counted one by one, other things otherwise")


def number_of(what: Selector, kind: str, voice: Voice) -> str:
    """`its power`, `the total power of creatures you control`."""
    said = ref(what, voice)
    if isinstance(what, TheOneThat) or (isinstance(what, TargetSlot) and said.text.endswith(("control", "controls"))):
        return f"the {kind} of {said.text}"
    if isinstance(what, CardsExiledHere) and what.that:
        return f"the {kind} of that card"
    if isinstance(what, (CardsExiledHere, ExiledForIt)) and what.late:
        return f"the {kind} of {said.text}"
    if type(what) is Those and what.said == "their":
        return f"their total {kind}"
    several = isinstance(what, (Each, UsedToCraft)) or type(what) is Those
    several = several or (isinstance(what, ThisWay) and not what.called)
    return f"the total {kind} of {said.text}" if several else f"{said.whose} {kind}"


AMOUNTS.add(CountOf, _count)
SINGLE.add(CountOf, _one)
AMOUNTS.add(PowerOf, lambda node, voice: number_of(node.what, "power", voice))
AMOUNTS.add(ToughnessOf, lambda node, voice: number_of(node.what, "toughness", voice))
AMOUNTS.add(LifeOf, lambda node, voice: f"{ref(node.who, voice).whose} life total")
AMOUNTS.add(ForEach, lambda node, voice: f"the number of {noun(node.filter).many()}")
PER.add(ForEach, lambda node, voice: counted(node.filter))
AMOUNTS.add(CardsIn, lambda node, voice: f"the number of cards in {holder(node, voice)} {ZONE_NAMES[node.zone]}")
AMOUNTS.add(
    HalfUp,
    lambda node, voice: f"half {AMOUNTS.say(node.what, voice).replace('your life total', 'your life')}, rounded up",
)
AMOUNTS.add(
    Times,
    lambda node, voice: (
        f"{'twice' if node.factor == 2 else f'{number_word(node.factor)} times'} {AMOUNTS.say(node.what, voice)}"
    ),
)
AMOUNTS.add(ManaValueOf, lambda node, voice: number_of(node.what, "mana value", voice))


def with_counters(node: CountersOnThis, voice: Voice) -> str:
    """What has the counters: as it was said, else 'it' wherever that is clear."""
    return ref(This(node.said), voice).text if node.said else voice.it_or_this()


SINGLE.add(CountersOnThis, lambda node, voice: f"{node.counter} counter on {with_counters(node, voice)}")
SINGLE.add(CardsIn, lambda node, voice: f"card in {holder(node, voice)} {ZONE_NAMES[node.zone]}")
AMOUNTS.add(
    CountersOnThis, lambda node, voice: f"the number of {node.counter} counters on {with_counters(node, voice)}"
)
reads("number", "<digits>", lambda n: n)
reads("number", "<number word>", lambda n: n)
reads_knowing("number", "X", lambda said: said.amount_x())
reads_knowing("number", ("that much", "that many"), lambda said: said.that_much())
reads("count", "<number word>", lambda n: n)
reads("count", "one", 1)
for _there, _how in (("", ""), (" on the battlefield", "there")):
    reads("amount", f"the number of <permanents>{_there}", lambda f, how=_how: CountOf(Each(*f, how=how)))
    reads_knowing(
        "amount",
        f"the number of other <permanents>{_there}",
        lambda said, f, how=_how: CountOf(Each(*said.others(f), how=how)),
    )
reads_knowing("amount", "(its|his|her) power", lambda said: PowerOf(said.it()))
reads("amount", "<this> 's power", PowerOf)
reads_knowing("amount", "(its|his|her) toughness", lambda said: ToughnessOf(said.it()))
reads("amount", "<this> 's toughness", ToughnessOf)
reads_knowing("amount", "the sacrificed creature 's power", lambda said: PowerOf(the_sacrificed(said)))
reads_knowing("amount", "the sacrificed creature 's toughness", lambda said: ToughnessOf(the_sacrificed(said)))


def those_of_the_event(said: Said) -> Those:
    """What 'their' means: all that the event was about."""
    if not said.is_about_several():
        raise Misread("nothing was spoken of as several")
    return Those("their")


def the_sacrificed(said: Said) -> Selector:
    """What was sacrificed, which 'it' means from now on."""
    return said.mention(MADE, Sacrificed(CREATURE))


reads("amount", "the sacrificed <permanent> 's mana value", lambda f: ManaValueOf(Sacrificed(*f)))
reads("amount", "your life total", lambda: LifeOf(YOU))
reads_knowing("amount", "its mana value", lambda said: ManaValueOf(said.it()))
reads("amount", "<that thing> 's <measure>", lambda what, measure: MEASURES[measure](what))
reads_knowing("amount", "that card 's mana value", lambda said: ManaValueOf(said.that_card()))
reads_knowing("amount", "that card 's toughness", lambda said: ToughnessOf(said.that_card()))
reads_knowing("amount", "that card 's power", lambda said: PowerOf(said.that_card()))
reads("amount", "twice <amount>", lambda a: Times(2, a))
reads("amount", "half <amount> , rounded up", HalfUp)
reads_knowing("counted", "other <permanent> [on the battlefield]", lambda said, f: ForEach(*others_there(said, f)))


def others_there(said: Said, filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    sharing = any(isinstance(f, SharesTypeWith) for f in filters)
    return others(filters) if sharing else said.others(filters)


reads_knowing(
    "counted",
    "<permanent> [on the battlefield]",
    lambda said, f: (said.mention(COUNTED, Each(*f)), ForEach(*f))[1],
)
reads("counted", "<permanent> on the battlefield <after>", lambda f, after: ForEach(*f, after))
reads("n cards", "a card", 1)
reads("n cards", "<number word> cards", lambda n: n)
reads_knowing("n cards", "X cards", lambda said: said.amount_x())
reads_knowing("n cards", "that many cards", lambda said: said.that_much())
reads_knowing("n cards", "twice X cards", lambda said: Times(2, said.amount_x()))
reads("n cards", "that many cards plus <count>", lambda n: Plus(THAT_MUCH, n))
reads_knowing(
    "n cards", "X cards plus a additional card for each <counted>", lambda said, per: Plus(said.amount_x(), per)
)
reads("n cards", "cards equal to <amount>", lambda a: a)
reads("n cards", "a number of cards equal to <amount>", lambda a: a)
reads("n cards", "a card for each <counted>", lambda a: a)
reads("n cards", "<number word> cards for each <counted>", lambda n, a: Times(n, a))
reads("n life", "<digits> life", lambda n: n)
reads_knowing("n life", "X life", lambda said: said.amount_x())
reads_knowing("n life", "that much life", lambda said: said.that_much())
reads("n life", "life equal to <amount>", lambda a: a)
reads("n life", "<digits> life for each <counted>", lambda n, a: a if n == 1 else Times(n, a))
reads("n damage", "<digits> damage", lambda n: n)
reads_knowing("n damage", "X damage", lambda said: said.amount_x())
reads_knowing("n damage", "that much damage", lambda said: said.that_much())
reads("n damage", "damage equal to <amount>", lambda a: a)
reads("amount", "the damage dealt this way", DAMAGE_DEALT)
reads("amount", "half your life total , rounded up", lambda: HalfUp(LifeOf(YOU)))
reads("amount", "half your life , rounded up", lambda: HalfUp(LifeOf(YOU)))
reads("amount", "three times <amount>", lambda a: Times(3, a))
reads("n damage", "<digits> damage for each <counted>", lambda n, a: a if n == 1 else Times(n, a))
reads("n damage", "damage equal to twice <amount>", lambda a: Times(2, a))
reads("amount", "the total power of <permanents>", lambda f: PowerOf(Each(*f)))
reads("amount", "the total toughness of <permanents>", lambda f: ToughnessOf(Each(*f)))
reads("amount", "the total mana value of <permanents>", lambda f: ManaValueOf(Each(*f)))
reads_knowing("amount", "the total power of other <permanents>", lambda said, f: PowerOf(Each(*said.others(f))))
for _kind, _of in (("power", PowerOf), ("toughness", ToughnessOf), ("mana value", ManaValueOf)):
    reads_knowing("amount", f"target <permanent> 's {_kind}", lambda said, f, of=_of: of(said.chose(Target(*f))))
reads_knowing("n life", "twice X life", lambda said: Times(2, said.amount_x()))
reads_knowing("n damage", "twice X damage", lambda said: Times(2, said.amount_x()))
reads_knowing("n damage", "X plus <digits> damage", lambda said, n: Plus(said.amount_x(), amount(n)))
reads_knowing("amount", "twice X", lambda said: Times(2, said.amount_x()))
for measure, made in (("power", PowerOf), ("toughness", ToughnessOf), ("mana value", ManaValueOf)):
    reads_knowing("amount", f"their total {measure}", lambda said, made=made: made(those_of_the_event(said)))
    reads_knowing(
        "amount", f"the total {measure} of those cards", lambda said, made=made: made(said.those("those cards"))
    )
    reads_knowing(
        "amount",
        f"the total {measure} of those <permanents>",
        lambda said, f, made=made: made(said.those(f"those {noun(every(f)).many()}")),
    )
reads(
    "amount",
    "the number of your opponents with <number word> or more cards in hand",
    lambda n: CountOf(EachSuch(EACH_OPPONENT, HasSoMany(PLAYER_AT_HAND, n, of=OF_HAND))),
)
for _kind, _combat in (("", False), ("combat ", True)):
    reads(
        "amount",
        f"the number of opponents that were dealt {_kind}damage this turn",
        lambda combat=_combat: CountOf(EachSuch(EACH_OPPONENT, DealtDamageThisTurn(1, PLAYER_AT_HAND, combat=combat))),
    )
