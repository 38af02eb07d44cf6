"""Phrases for the words of `apnap.abilities.among_players.such_players`."""

from __future__ import annotations

from collections.abc import Callable

from apnap.abilities.among_players.such_players import (
    PLAYER_AT_HAND,
    AttackedArePoisoned,
    AttackYou,
    ControlsSomeOfThose,
    EachOther,
    EachSuch,
    GreatestOfOwn,
    HasFewer,
    HasMost,
    LifeAboveStart,
    PlayerAtHand,
    SuchAsCast,
    TheDifference,
    UnderHalfLife,
    YouDefend,
)
from apnap.abilities.amounts import CardsIn, CountOf
from apnap.abilities.base import Subject
from apnap.abilities.conditions import (
    AtLeast,
    Controls,
    DealtDamageThisTurn,
    GainedLifeThisTurn,
    LostLifeThisTurn,
    Unless,
)
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.object_events import Casts
from apnap.abilities.facts.comparing import OF_HAND, OF_LIFE, OF_PERMANENTS, OF_POISON, HasMore, HasSoMany
from apnap.abilities.facts.measures import Minus
from apnap.abilities.facts.this_way import ARRIVED, ThisWay
from apnap.abilities.facts.turn import DidThisTurn
from apnap.abilities.filters import YOU_CONTROL, ControlledBy
from apnap.abilities.players import (
    DEFENDING_PLAYER,
    EACH_OPPONENT,
    EACH_PLAYER,
    THAT_PLAYER,
    THEMSELVES,
    YOU,
    EachPlayer,
    You,
)
from apnap.english.amounts import AMOUNTS, ONE_BY_ONE
from apnap.english.events import does
from apnap.english.grammar import number_word
from apnap.english.nouns import CONTROL_WORDS, FILTERS, SELECTORS, Noun, Ref, Voice, noun, ref
from apnap.english.phrase_table import Unspoken
from apnap.english.phrases.among_players.those_who import for_each_of, group_word
from apnap.english.phrases.facts.this_way import grouped
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CONDITIONS
from apnap.rules.ch1_concepts.definitions import Condition, Filter, Selector
from apnap.rules.core.constants import HAND

Asked = Callable[[Subject], Condition]
"""Something that may be so of a player."""


def _fewer(node: HasFewer, voice: Voice) -> str:
    than = ref(node.than, voice).text
    if node.turned:
        return f"you have more {node.of} than {does(node.who, voice, '', '').strip()}"
    if node.of == OF_PERMANENTS:
        return f"{does(node.who, voice, 'controls', 'control')} fewer {noun(node.filter).many()} than {than}"
    less = "less" if node.of == OF_LIFE else "fewer"
    return f"{does(node.who, voice, 'has', 'have')} {less} {node.of} than {than}"


def such(node: EachSuch, voice: Voice) -> str:
    """`opponent who controls a creature`."""
    return f"{group_word(node.group)} {CONDITIONS.say(node.condition, voice)}"


def _most(node: HasMost, voice: Voice) -> str:
    which = "fewest" if node.fewest else "most"
    if node.of == OF_PERMANENTS:
        said = f"{does(node.who, voice, 'controls', 'control')} the {which} {noun(node.filter).many()}"
    else:
        said = f"{does(node.who, voice, 'has', 'have')} the {which} {node.of}"
    return f"{said} or {'are' if isinstance(node.who, You) else 'is'} tied for the {which}" if node.tied else said


def _above(node: LifeAboveStart, voice: Voice) -> str:
    whose = ref(node.who, voice).whose
    if node.least:
        return f"{does(node.who, voice, 'has', 'have')} at least {node.number} life more than {whose} {STARTING}"
    how = "greater than or equal to" if node.number == 0 else "greater than"
    if node.number > 1:
        raise Unspoken("how much more it is is said as 'at least'")
    return f"{whose} {LIFE} is {how} {whose} {STARTING}"


def _half(node: UnderHalfLife, voice: Voice) -> str:
    if node.or_equal:
        whose = ref(node.who, voice).whose
        return f"{whose} {LIFE} is {AT_MOST_HALF} {whose} {STARTING}"
    if isinstance(node.who, PlayerAtHand):
        return f"whose {HALF}"
    if isinstance(node.who, EachPlayer):
        return f"{does(node.who, voice, '', '').strip()}'s {HALF}"
    raise Unspoken("whose life total it is is said of opponents and of players")


def _greatest(node: GreatestOfOwn, n: Noun) -> None:
    own = noun(node.filter)
    own.mine = "they control" if node.they else "that player controls"
    n.after.append(f"with the greatest {node.of} among {own.many()}")


def _other(node: EachOther, voice: Voice) -> Ref:
    return Ref(f"each {group_word(node.group)} other than {ref(node.but, voice).text}")


LIFE = "life total"
PLANESWALKERS = "planeswalkers you control"
AT_YOU = f"creatures are attacking you and/or {PLANESWALKERS}"
STARTING = f"starting {LIFE}"
AT_MOST_HALF = "less than or equal to half"
HALF = f"{LIFE} is less than half their starting {LIFE}"
CONTROL_WORDS[PlayerAtHand] = "they control"
SELECTORS.add(PlayerAtHand, lambda node, voice: Ref("who"))
SELECTORS.add(EachSuch, lambda node, voice: Ref(f"each {such(node, voice)}"))
ONE_BY_ONE.add(EachSuch, such)
ONE_BY_ONE.add(SuchAsCast, lambda node, voice: f"{such(node, voice)} as you cast this spell")
SELECTORS.add(EachOther, _other)
CONDITIONS.add(HasFewer, _fewer)
CONDITIONS.add(UnderHalfLife, _half)
CONDITIONS.add(HasMost, _most)
CONDITIONS.add(AttackYou, lambda node, voice: f"{number_word(node.number)} or more of those {AT_YOU}")
fragment("at you", AT_YOU)
reads("condition", "<number word> or more of those <at you>", AttackYou)
CONDITIONS.add(LifeAboveStart, _above)
fragment("your start", f"your {STARTING}")
reads("condition", "you have at least <digits> life more than <your start>", lambda n: LifeAboveStart(n, least=True))
reads("condition", f"your {LIFE} is greater than <your start>", lambda: LifeAboveStart(1))
reads("condition", f"your {LIFE} is greater than or equal to <your start>", lambda: LifeAboveStart(0))
reads("condition", f"your {LIFE} is {AT_MOST_HALF} <your start>", lambda: UnderHalfLife(YOU, or_equal=True))
CONDITIONS.add(YouDefend, lambda node, voice: "you're the defending player")
FILTERS.add(GreatestOfOwn, _greatest)
AMOUNTS.add(TheDifference, lambda node, voice: "the difference")
fragment("half of it", HALF)

# what may be so of a player, said after who it is
reads("so of a player", "controls a <permanent>", lambda f: lambda who: Controls(who, *f))
reads("so of a player", "controls no <permanents>", lambda f: lambda who: Controls(who, *f, none=True))
reads("so of a player", "controls <number word> or more <permanents>", lambda n, f: lambda who: HasSoMany(who, n, *f))
reads("so of a player", "controls more <permanents> than you", lambda f: lambda who: HasMore(who, *f))
reads("so of a player", "controls fewer <permanents> than you", lambda f: lambda who: HasFewer(who, *f))
reads("so of a player", "controls the most <permanents>", lambda f: lambda who: HasMost(who, *f))
reads("so of a player", "controls the fewest <permanents>", lambda f: lambda who: HasMost(who, *f, fewest=True))
reads(
    "condition",
    "defending player controls the most <permanents> or is tied for the most",
    lambda f: HasMost(DEFENDING_PLAYER, *f, tied=True),
)
reads("so of a player", "lost life this turn", lambda: LostLifeThisTurn)
reads(
    "so of a player",
    "lost <digits> or more life this turn",
    lambda n: lambda who: LostLifeThisTurn(who, n),
)
reads("so of a player", "gained life this turn", lambda: GainedLifeThisTurn)
reads("so of a player", "was dealt damage this turn", lambda: lambda who: DealtDamageThisTurn(1, who))
reads(
    "so of a player", "was dealt combat damage this turn", lambda: lambda who: DealtDamageThisTurn(1, who, combat=True)
)
reads("so of a player", "cast a <spell> this turn", lambda f: lambda who: DidThisTurn(who, Casts(*f)))
reads(
    "so of a player",
    "attacked with a <permanent> this turn",
    lambda f: lambda who: DidThisTurn(who, Attacks(*f, YOU_CONTROL)),
)
reads(
    "condition",
    "you have more life than an opponent",
    lambda: HasFewer(EACH_OPPONENT, of=OF_LIFE, turned=True),
)
reads("so of a player", "has more life than you", lambda: lambda who: HasMore(who, of=OF_LIFE))
reads("so of a player", "has less life than you", lambda: lambda who: HasFewer(who, of=OF_LIFE))
reads("so of a player", "has more cards in hand than you", lambda: lambda who: HasMore(who, of=OF_HAND))
reads("so of a player", "has fewer cards in hand than you", lambda: lambda who: HasFewer(who, of=OF_HAND))
reads(
    "so of a player",
    "has <number word> or more poison counters",
    lambda n: lambda who: HasSoMany(who, n, of=OF_POISON),
)
reads("so of a player", "has <number word> or more <in hand>", lambda n: lambda who: HasSoMany(who, n, of=OF_HAND))
reads("so of a player", "has no <in hand>", lambda: lambda who: HasSoMany(who, 0, of=OF_HAND, most=True))


def asked(group: EachPlayer, asks: Asked) -> EachSuch:
    return EachSuch(group, asks(PLAYER_AT_HAND))


reads("such a player", "<player or other> who <so of a player>", asked)
reads("such a player", "<player or other> whose <half of it>", lambda group: asked(group, UnderHalfLife))
reads_knowing("who", "each <such a player>", grouped)
reads("single", "<such a player>", CountOf)
for _group, _players in (("players", EACH_PLAYER), ("opponents", EACH_OPPONENT)):
    reads(
        "amount",
        f"the number of {_group} who have <number word> or more poison counters",
        lambda n, group=_players: CountOf(asked(group, lambda who: HasSoMany(who, n, of=OF_POISON))),
    )
    reads(
        "amount",
        f"the number of {_group} who control a <permanent>",
        lambda f, group=_players: CountOf(asked(group, lambda who: Controls(who, *f))),
    )
reads_knowing("each one", "<such a player>", for_each_of)
reads_knowing(
    "each one",
    "<player or other> with <number word> or more poison counters",
    lambda said, group, n: for_each_of(said, asked(group, lambda who: HasSoMany(who, n, of=OF_POISON))),
)
reads(
    "single",
    "<player or other> with <number word> or more poison counters",
    lambda group, n: CountOf(asked(group, lambda who: HasSoMany(who, n, of=OF_POISON))),
)
reads_knowing(
    "for each player",
    "for each <player or other> who <so of a player> as you cast ~",
    lambda said, group, asks: for_each_of(said, SuchAsCast(group, asks(PLAYER_AT_HAND))),
)
for _group, _players in (("opponents", EACH_OPPONENT), ("players", EACH_PLAYER)):
    reads(
        "amount",
        f"the number of {_group} who control fewer <permanents> than you",
        lambda f, group=_players: CountOf(EachSuch(group, HasFewer(PLAYER_AT_HAND, *f))),
    )
reads("condition", "<some players> controls fewer <permanents> than you", lambda who, f: HasFewer(who, *f))
reads("condition", "<some players> has less life than you", lambda who: HasFewer(who, of=OF_LIFE))
reads("condition", "<some players> has fewer <in hand> than you", lambda who: HasFewer(who, of=OF_HAND))
reads("condition", "<some players> 's <half of it>", UnderHalfLife)
reads("condition", "you're the defending player", YouDefend)
reads_knowing("who", "each player other than <who>", lambda said, but: all_but(said, but))


def all_but(said: Said, who: Selector) -> EachPlayer:
    if isinstance(who, EachPlayer):
        raise Misread("one player is left out")
    return grouped(said, EachOther(EACH_PLAYER, who))


def greatest(said: Said, of: str, filters: tuple[Filter, ...]) -> GreatestOfOwn:
    """Among what the one who chooses controls."""
    players = (THAT_PLAYER, THEMSELVES)
    theirs = [one for one in filters if isinstance(one, ControlledBy) and one.player in players]
    if len(theirs) != 1:
        raise Misread("among what they control")
    rest = [one for one in filters if one is not theirs[0]]
    return GreatestOfOwn(of, *rest, they=theirs[0].player == THEMSELVES)


reads_knowing("after", "with the greatest <measure> among <permanents>", greatest)


def more_in_hand(said: Said, who: Subject) -> HasMore:
    """What is compared has a difference."""
    said.difference = Minus(CardsIn(HAND, who), CardsIn(HAND, YOU))
    return HasMore(who, of=OF_HAND)


def difference(said: Said) -> TheDifference:
    if said.difference is None:
        raise Misread("nothing was compared")
    return TheDifference(said.difference)


reads_knowing("condition", "<some players> has more cards in hand than you", more_in_hand)
reads_knowing("condition", "you have fewer than <number word> <in hand>", lambda said, n: fewer_in_hand(said, n))


def fewer_in_hand(said: Said, number: int) -> Unless:
    """The difference is what is missing."""
    if number < 2:
        raise Misread("fewer than one card is none")
    said.difference = Minus(number, CardsIn(HAND, YOU))
    return Unless(AtLeast(CardsIn(HAND), number))


def fewer_put(said: Said, number: int, filters: tuple[Filter, ...]) -> Unless:
    """The difference is what is missing."""
    count = CountOf(ThisWay(ARRIVED, *filters))
    said.difference = Minus(number, count)
    return Unless(AtLeast(count, number))


reads_knowing("condition", "you put fewer than <number word> <permanents> onto the battlefield <this way>", fewer_put)
reads_knowing("amount", "the difference", difference)
fragment("they control", "they control")
fragment("they control", "that player controls")
reads("condition", "<they control> a <permanent>", lambda f: Controls(THAT_PLAYER, *f))
reads("condition", "<they control> no <permanents>", lambda f: Controls(THAT_PLAYER, *f, none=True))
ARE_POISONED = "players being attacked are poisoned"
CONDITIONS.add(AttackedArePoisoned, lambda node, voice: f"one or more {ARE_POISONED}")
fragment("are poisoned", ARE_POISONED)
reads("condition", "one or more <are poisoned>", AttackedArePoisoned)

CONDITIONS.add(
    ControlsSomeOfThose,
    lambda node, voice: f"{does(node.who, voice, 'controls', 'control')} one or more of those permanents",
)
reads("so of a player", "controls one or more of those permanents", lambda: ControlsSomeOfThose)
