"""Phrases for the words of `apnap.abilities.facts.comparing`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import CardsIn, CountOf, PowerOf, X
from apnap.abilities.base import Number, Subject
from apnap.abilities.conditions import AtLeast, Controls, Is, Unless
from apnap.abilities.facts.comparing import (
    OF_GRAVEYARD,
    OF_HAND,
    OF_LIBRARY,
    OF_LIFE,
    OF_PERMANENTS,
    OF_POISON,
    AllHold,
    AtMost,
    Exactly,
    GreatestBuried,
    HasMore,
    HasSoMany,
    IsAtHome,
    IsGreaterThanOthers,
    IsInZone,
    OneHolds,
    PlayersWithMore,
    WithGreatest,
)
from apnap.abilities.facts.measures import (
    NAMES,
    PARTY_SIZE,
    POWERS,
    CardsOf,
    CountersOn,
    Different,
    MostAlike,
)
from apnap.abilities.facts.qualities import WITH_COUNTER
from apnap.abilities.facts.this_way import EachAttached
from apnap.abilities.filters import OTHER, YOU_CONTROL, every
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU, EachOpponent, ThatPlayer, You
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.targets import Chosen, TargetSlot, plain_target
from apnap.english.amounts import AMOUNTS, SINGLE, is_simple
from apnap.english.events import does
from apnap.english.grammar import article, number_word
from apnap.english.nouns import FILTERS, SELECTORS, Noun, Ref, Voice, noun, ref
from apnap.english.phrase_table import Unspoken
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CONDITIONS
from apnap.rules.ch1_concepts.definitions import Amount, Filter, Selector
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.core.constants import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND

FEWER: Final = "or fewer"


def _at_most(node: AtMost, voice: Voice) -> str:
    number = number_word(node.number.number) if isinstance(node.number, Number) else AMOUNTS.say(node.number, voice)
    if isinstance(node.what, CardsIn) and node.what.zone == HAND:
        return f"{does(node.what.who, voice, 'has', 'have')} {number} {FEWER} cards in hand"
    what = f"{AMOUNTS.say(node.what, voice)} {'was' if node.was else 'is'}"
    if is_simple(node.number):
        return f"{what} {AMOUNTS.say(node.number, voice)} or less"
    return f"{what} less than or equal to {AMOUNTS.say(node.number, voice)}"


def _exactly(node: Exactly, voice: Voice) -> str:
    if isinstance(node.what, CardsIn) and node.what.zone == HAND and isinstance(node.number, Number):
        return f"{does(node.what.who, voice, 'has', 'have')} exactly {number_word(node.number.number)} cards in hand"
    if isinstance(node.what, CountersOn) and isinstance(node.number, Number):
        one = node.number.number == 1
        return f"there {'is exactly one' if one else f'are exactly {number_word(node.number.number)}'} " + (
            SINGLE if one else AMOUNTS
        ).say(node.what, voice).removeprefix("the number of ")
    return f"{AMOUNTS.say(node.what, voice)} is exactly {AMOUNTS.say(node.number, voice)}"


def _has_more(node: HasMore, voice: Voice) -> str:
    than = "another of your opponents" if node.any_one else ref(node.than, voice).text
    if node.of == OF_PERMANENTS:
        return f"{does(node.who, voice, 'controls', 'control')} more {noun(node.filter).many()} than {than}"
    if node.of in (OF_GRAVEYARD, OF_LIBRARY):
        raise Unspoken("graveyards and libraries are not compared in words yet")
    return f"{does(node.who, voice, 'has', 'have')} more {node.of} than {than}"


def _so_many(node: HasSoMany, voice: Voice) -> str:
    number = number_word(node.number)
    has = does(node.who, voice, "has", "have")
    if node.of == OF_PERMANENTS:
        end = FEWER if node.most else "or more"
        return f"{does(node.who, voice, 'controls', 'control')} {number} {end} {noun(node.filter).many()}"
    if node.of == OF_LIFE:
        return f"{has} {node.number} or {'less' if node.most else 'more'} life"
    more = FEWER if node.most else "or more"
    if node.number == 0 and node.most:
        return f"{has} no {node.of}"
    if node.of == OF_GRAVEYARD:
        return f"{has} {number} {more} cards in {'your' if isinstance(node.who, You) else 'their'} graveyard"
    return f"{has} {number} {more} {node.of}"


def _in_zone(node: IsInZone, voice: Voice) -> str:
    where = {GRAVEYARD: "in your graveyard", EXILE: "exiled", COMMAND: "in the command zone", HAND: "in your hand"}
    where[BATTLEFIELD] = "on the battlefield"
    what = "this card" if node.what is THIS and node.zone != BATTLEFIELD else ref(node.what, voice).text
    return f"{what} is {where[node.zone]}"


def as_players(who: Selector) -> Subject:
    """Players who are spoken of, or who were targeted."""
    who = plain_target(who)
    if isinstance(who, TargetSlot):
        return Chosen(who)
    if not isinstance(who, Subject):
        raise Misread("a player is needed")
    return who


def with_more(node: PlayersWithMore, voice: Voice, many: bool) -> Ref:
    """`players who control more lands than you`, `an opponent who has more life than you`."""
    who = "opponent" if isinstance(node.who, EachOpponent) else "player"
    than = ref(node.than, voice).text
    if node.of == OF_PERMANENTS:
        by = f"at least {number_word(node.by)} " if node.by > 1 else ""
        more = f"{'control' if many else 'controls'} {by}more {noun(node.filter).many()}"
    else:
        more = f"{'have' if many else 'has'} more {node.of}"
    return Ref(f"{who + 's' if many else article(who)} who {more} than {than}", many=many)


SELECTORS.add(PlayersWithMore, lambda node, voice: with_more(node, voice, True))
reads("players with more", "players who control more <permanents> than you", lambda f: PlayersWithMore(EACH_PLAYER, *f))
reads(
    "players with more",
    "opponents who control more <permanents> than you",
    lambda f: PlayersWithMore(EACH_OPPONENT, *f),
)
reads(
    "players with more",
    "players who control at least <number word> more <permanents> than you",
    lambda n, f: PlayersWithMore(EACH_PLAYER, *f, by=n),
)
reads("players with more", "players who have more life than you", lambda: PlayersWithMore(EACH_PLAYER, of=OF_LIFE))
reads("players with more", "opponents who have more life than you", lambda: PlayersWithMore(EACH_OPPONENT, of=OF_LIFE))
reads(
    "players with more",
    "opponents who have more <in hand> than you",
    lambda: PlayersWithMore(EACH_OPPONENT, of=OF_HAND),
)
reads("amount", "the number of <players with more>", CountOf)
reads(
    "player with more",
    "a player who controls more <permanents> than you",
    lambda f: PlayersWithMore(EACH_PLAYER, *f),
)
reads(
    "player with more",
    "an opponent who controls more <permanents> than you",
    lambda f: PlayersWithMore(EACH_OPPONENT, *f),
)
reads("player with more", "a player who has more life than you", lambda: PlayersWithMore(EACH_PLAYER, of=OF_LIFE))
CONDITIONS.add(AtMost, _at_most)
CONDITIONS.add(Exactly, _exactly)


def _all_hold(node: AllHold, voice: Voice) -> str:
    said = [CONDITIONS.say(c, voice) for c in node.conditions]
    if node.listed:
        second = said[1].rpartition(" is ")[2].removeprefix("it's ")
        return f"{said[0]}, {second}, and has a counter on it"
    if node.brief:
        said[1:] = [words.removeprefix("you control ") for words in said[1:]]
    return " and ".join(said)


CONDITIONS.add(AllHold, _all_hold)
CONDITIONS.add(OneHolds, lambda node, voice: " or ".join(CONDITIONS.say(c, voice) for c in node.conditions))
CONDITIONS.add(HasMore, _has_more)
CONDITIONS.add(HasSoMany, _so_many)
CONDITIONS.add(IsInZone, _in_zone)
HOME: Final = "the command zone"
CONDITIONS.add(
    IsAtHome,
    lambda node, voice: f"{voice.self_noun} is in {HOME}{' or on the battlefield' if node.or_play else ''}",
)


reads("conditions", "<condition>", lambda one: one)
reads("conditions", "<condition> and <condition>", AllHold)
reads("conditions", "<condition> and if <condition>", AllHold)
reads("conditions", "<condition> or <condition>", OneHolds)
reads("conditions", "<condition> or if <condition>", OneHolds)
reads("condition", "there are <number word> or more <those cards in>", lambda n, found: cards_there(n, found))
reads(
    "condition",
    "<number word> or more <cards> are in your graveyard",
    lambda n, f: replaced(cards_there(n, (GRAVEYARD, YOU, f)), are_in=bool(f)),
)
reads("condition", "<number word> or more <those cards in>", lambda n, found: cards_there(n, found))


fragment("in all graveyards", "total in all graveyards")
reads(
    "condition",
    "there are <number word> or more <cards> <in all graveyards>",
    lambda n, f: cards_there(n, (GRAVEYARD, EACH_PLAYER, f)),
)


def cards_there(n: int, found: tuple[int, Selector, tuple[Filter, ...]]) -> AtLeast:
    """So many cards of a kind, or of any."""
    zone, whose, filters = found
    return AtLeast(CardsOf(zone, *filters, whose=whose) if filters else CardsIn(zone, whose), n)


def a_card_there(filters: tuple[Filter, ...], zone: tuple[int, Selector]) -> AtLeast:
    return replaced(cards_there(1, (zone[0], zone[1], filters)), there_is=True)


reads(
    "condition",
    "<number word> or more <permanents> are attached to ~",
    lambda n, f: AtLeast(CountOf(EachAttached(THIS, *f)), n),
)
reads_knowing(
    "condition",
    "<number word> or more <permanents> are attached to it",
    lambda said, n, f: AtLeast(CountOf(EachAttached(said.it(), *f)), n),
)
reads(
    "condition",
    "there are <number word> or more counters among <permanents>",
    lambda n, f: AtLeast(CountersOn(Each(*f)), n),
)
reads(
    "condition",
    "there are <number word> or more <variety> among <among>",
    lambda n, of, what: AtLeast(Different(of, what), n),
)
reads("condition", "there are one or more <those cards in>", lambda found: cards_there(1, found))
reads("condition", "there is a <card> in <whose zone>", lambda f, zone: a_card_there(f, zone))
reads(
    "condition",
    "there are <number word> or more <permanents> on the battlefield",
    lambda n, f: AtLeast(CountOf(Each(*f)), n),
)
reads(
    "condition",
    "there are <number word> or more other <permanents> on the battlefield",
    lambda n, f: AtLeast(CountOf(Each(OTHER, *f)), n),
)
reads(
    "condition",
    "there are no <permanents> on the battlefield",
    lambda f: Unless(AtLeast(CountOf(Each(*f)), 1)),
)
reads("condition", "there are no <those cards in>", lambda found: Unless(cards_there(1, found)))
reads(
    "condition", "there are fewer than <number word> <those cards in>", lambda n, found: Unless(cards_there(n, found))
)
reads("condition", "there are exactly <number word> <counters somewhere>", lambda n, counters: Exactly(counters, n))
reads("condition", "there is exactly one <a counter somewhere>", lambda counters: Exactly(counters, 1))
reads("counters somewhere", "<counter> counters on <object>", lambda kind, what: CountersOn(what, kind))
reads("a counter somewhere", "<counter> counter on <object>", lambda kind, what: CountersOn(what, kind))
reads(
    "condition",
    "you control <number word> or more <permanents> with different powers",
    lambda n, f: AtLeast(Different(POWERS, Each(*f, YOU_CONTROL)), n),
)
reads(
    "condition",
    "you control <number word> or more <permanents> with different names",
    lambda n, f: AtLeast(Different(NAMES, Each(*f, YOU_CONTROL)), n),
)
for _verb, _before in (("is", False), ("was", True)):
    reads(
        "condition",
        f"<amount> {_verb} <plain number> or (more|greater)",
        lambda a, n, was=_before: AtLeast(a, n, was=was),
    )
    reads("condition", f"<amount> {_verb} less than <amount>", lambda a, b, was=_before: Unless(AtLeast(a, b, was=was)))
    reads(
        "condition", f"<amount> {_verb} greater than <amount>", lambda a, b, was=_before: Unless(AtMost(a, b, was=was))
    )
    reads("condition", f"<amount> {_verb} <plain number> or less", lambda a, n, was=_before: AtMost(a, n, was=was))
reads("condition", "<amount> is less than <plain number>", lambda a, n: Unless(AtLeast(a, n)))
reads("condition", "<amount> is greater than or equal to <amount>", AtLeast)
reads("condition", "<amount> is less than or equal to <amount>", AtMost)
reads_knowing("condition", "X is <digits> or more", lambda said, n: AtLeast(announced_x(said), n))
reads_knowing("condition", "X is <digits> or less", lambda said, n: AtMost(announced_x(said), n))


def announced_x(said: Said) -> Amount:
    """The X of a cost; an X that a sentence before has said is another one."""
    if said.x_was_said:
        raise Misread("this X was said before")
    return X


reads("condition", "<permanents> have total power <digits> or greater", lambda f, n: AtLeast(PowerOf(Each(*f)), n))
reads("condition", "you have a full party", lambda: AtLeast(PARTY_SIZE, 4))
reads("condition", "you have <number word> or fewer cards in hand", lambda n: AtMost(CardsIn(HAND), n))
reads("condition", "you have one or fewer cards in hand", lambda: AtMost(CardsIn(HAND), 1))
reads("condition", "you have exactly <number word> cards in hand", lambda n: Exactly(CardsIn(HAND), n))
reads("condition", "you have a card in hand", lambda: AtLeast(CardsIn(HAND), 1))
fragment("in hand", "cards in hand")
reads("some players", "an opponent", EACH_OPPONENT)
reads("some players", "a player", EACH_PLAYER)
reads_knowing("some players", "(that player|they)", lambda said: as_players(said.that_player()))
reads("condition", "<some players> controls more <permanents> than you", lambda who, f: HasMore(who, *f))
reads("condition", "<some players> has more life than you", lambda who: HasMore(who, of=OF_LIFE))
reads_knowing("some players", "that opponent", lambda said: as_opponent(said))
reads(
    "condition",
    "<some players> has more life than another of your opponents",
    lambda who: HasMore(who, of=OF_LIFE, than=EACH_OPPONENT, any_one=True),
)


def as_opponent(said: Said) -> Subject:
    """That player, called an opponent."""
    who = as_players(said.that_player())
    return ThatPlayer("that opponent") if who is THAT_PLAYER else who


reads("condition", "you have more life than each opponent", lambda: HasMore(YOU, of=OF_LIFE, than=EACH_OPPONENT))
reads(
    "condition",
    "you have more <in hand> than each opponent",
    lambda: HasMore(YOU, of=OF_HAND, than=EACH_OPPONENT),
)
reads(
    "condition",
    "you control more <permanents> than each opponent",
    lambda f: HasMore(YOU, *f, than=EACH_OPPONENT),
)
reads(
    "condition",
    "<some players> has <number word> or more poison counters",
    lambda who, n: HasSoMany(who, n, of=OF_POISON),
)
reads(
    "condition", "<some players> has <number word> or more cards in hand", lambda who, n: HasSoMany(who, n, of=OF_HAND)
)
reads(
    "condition",
    "<some players> has <number word> or fewer cards in hand",
    lambda who, n: HasSoMany(who, n, of=OF_HAND, most=True),
)
reads(
    "condition", "<some players> has one or fewer cards in hand", lambda who: HasSoMany(who, 1, of=OF_HAND, most=True)
)
reads("condition", "<some players> has no cards in hand", lambda who: HasSoMany(who, 0, of=OF_HAND, most=True))
reads(
    "condition",
    "<some players> has <number word> or more cards in their graveyard",
    lambda who, n: HasSoMany(who, n, of=OF_GRAVEYARD),
)
reads(
    "condition",
    "<some players> controls <number word> or more <permanents>",
    lambda who, n, f: HasSoMany(who, n, *f),
)
reads("condition", "<some players> has <digits> or more life", lambda who, n: HasSoMany(who, n, of=OF_LIFE))
reads_knowing("condition", "(this card|~) is in your graveyard", lambda said: buried(said))


def buried(said: Said) -> IsInZone:
    """Where its ability functions. CR 113.6b."""
    said.this()
    said.zone = GRAVEYARD
    return IsInZone(THIS, GRAVEYARD)


reads_knowing("condition", f"~ is in {HOME}", lambda said: (said.this(), IsAtHome())[1])
reads_knowing("condition", f"~ is in {HOME} or on the battlefield", lambda said: (said.this(), IsAtHome(True))[1])
reads_knowing(
    "condition",
    "~ is <adjective> , <adjective> , and has a counter on it",
    lambda said, one, other: AllHold(
        Is(said.this(), one), Is(said.this(), other), Is(said.this(), WITH_COUNTER), listed=True
    ),
)
reads_knowing("condition", "~ is on the battlefield", lambda said: IsInZone(said.this(), BATTLEFIELD))
reads(
    "condition",
    "you control <number word> or more <permanents> with the same name",
    lambda n, f: AtLeast(MostAlike(Each(*f, YOU_CONTROL)), n),
)
reads(
    "condition",
    "you control <number word> or more <permanents> with the same name as one another",
    lambda n, f: AtLeast(MostAlike(Each(*f, YOU_CONTROL), long=True), n),
)


def _greatest(node: WithGreatest, n: Noun) -> None:
    if node.tied:
        n.after.append(f"with the greatest {node.of} or tied for the greatest {node.of}")
        return
    others = noun(node.among.filter)
    others.mine = others.mine or "on the battlefield"
    n.after.append(f"with the greatest {node.of} among {others.many()}")


CONDITIONS.add(
    IsGreaterThanOthers,
    lambda node, voice: f"{ref(node.what, voice).whose} {node.of} is greater than {EACH_OTHERS} {node.of}",
)
EACH_OTHERS: Final = "each other creature's"
fragment("each other's", "each other creature 's")
reads_knowing(
    "condition",
    "its <measure> is greater than <each other's> <measure>",
    lambda said, of, again: greater_than_others(said, of, again),
)


def greater_than_others(said: Said, of: str, again: str) -> IsGreaterThanOthers:
    if of != again:
        raise Misread("two measures are compared")
    return IsGreaterThanOthers(of, said.it())


FILTERS.add(WithGreatest, _greatest)
FILTERS.add(GreatestBuried, lambda node, n: n.after.append(f"with the greatest {node.of}"))
reads(
    "after",
    "with the greatest <measure> among <permanents> on the battlefield",
    lambda of, f: WithGreatest(of, among_all(f)),
)


def among_all(filters: tuple[Filter, ...]) -> Each:
    """Whoever controls them."""
    if noun(every(filters)).mine:
        raise Misread("those of somebody are not said to be on the battlefield")
    return Each(*filters)


def tied_for(filters: tuple[Filter, ...], of: str, again: str) -> Controls:
    """Of all that are so, you control one with the greatest number, or one that is tied for it."""
    if of != again:
        raise Misread("two measures are compared")
    return Controls(YOU, *filters, WithGreatest(of, Each(*filters), tied=True))


reads(
    "condition",
    "you control the <permanent> with the greatest <measure> or tied for the greatest <measure>",
    tied_for,
)
