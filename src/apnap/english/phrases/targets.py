"""Phrases for the words of `apnap.abilities.targets`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from apnap.abilities.among_players.those_who import UP_TO_ONE
from apnap.abilities.amounts import THAT_MUCH, ThatMuch
from apnap.abilities.base import Number, Subject
from apnap.abilities.facts.measures import Plus
from apnap.abilities.facts.qualities import IsOfKinds, IsOtherThan
from apnap.abilities.filters import (
    CREATURE,
    OPPONENTS_CONTROL,
    OTHER,
    PLANESWALKER,
    YOU_DONT_CONTROL,
    AnyOf,
    ControlledBy,
    every,
)
from apnap.abilities.players import (
    EACH_OPPONENT,
    EACH_PLAYER,
    THAT_PLAYER,
    THEMSELVES,
    YOU,
    EachOpponent,
    EachPlayer,
    You,
)
from apnap.abilities.selectors import IT, THOSE, AllOfThese, Each, Those
from apnap.abilities.targets import (
    ANY_NUMBER,
    UNLIMITED,
    Again,
    AnyTarget,
    AnyTargetBut,
    Chosen,
    Target,
    TargetCard,
    TargetEverywhere,
    TargetOpponent,
    TargetPlayer,
    TargetPlayerOr,
    TargetSlot,
    TargetSpell,
    TargetSpellOr,
    at_random,
    of_opponents_choice,
    plain_target,
)
from apnap.english.amounts import AMOUNTS, ONE_BY_ONE, PER
from apnap.english.grammar import listed, number_word, plural
from apnap.english.nouns import SELECTORS, Ref, Voice, noun, of_several, ref
from apnap.english.phrase_table import Unspoken
from apnap.english.reading.said import BATCH, COUNTED, EVENT, MADE, PLAYER, SLOT, THING, Misread, Said, types_named
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.rules.ch1_concepts.definitions import Amount, Filter, Selector
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.core.constants import ZONE_NAMES

FROM_AMONG: Final = "from among your opponents"


def counted_target(slot: TargetSlot, one: str, many: str, other: bool, voice: Voice) -> Ref:
    """`target creature`, `two target lands`, `up to two target creature cards`, `another target creature`."""
    most = slot.at_most
    other = other or slot.other
    if slot.apiece:
        return Ref(f"{'up to one ' if slot.apiece == UP_TO_ONE else ''}target {one}")
    if most is not None:
        many_words = "that many" if type(most) is ThatMuch else AMOUNTS.say(most, voice)
        if many_words not in ("X", "that many"):
            raise Unspoken("as many targets as an amount says are said for X only")
        front = many_words if slot.at_least is not None else f"up to {many_words}"
        return Ref(f"{front} {'other ' if other else ''}target {many}", many=True)
    if slot.maximum == UNLIMITED:
        return Ref(f"any number of {'other ' if other else ''}target {many}", many=True)
    if slot.maximum == 1:
        front = "up to one " if slot.minimum == 0 else ""
        if other:
            front = "up to one other " if slot.minimum == 0 else "another "
        return Ref(f"{front}target {one}")
    front = number_word(slot.maximum)
    if slot.minimum == 1:
        front = listed([number_word(i) for i in range(1, slot.maximum + 1)], "or")
    elif slot.minimum == 0:
        front = f"up to {front}"
    return Ref(f"{front} {'other ' if other else ''}target {many}", many=True)


def _target(node: Target, voice: Voice) -> Ref:
    n = noun(node.filter)
    if node.third:
        return Ref(f"a third target {n.core(False)}")
    if node.apiece:
        n.mine = "that player controls"
    if node.by is not None:
        n.after.append("of their choice")
    if node.by_opponent:
        n.mine = f"of an opponent's choice {'they control' if node.theirs else n.mine}".rstrip()
    return counted_target(node, n.core(False), n.core(True), n.other, voice)


def _any_target(node: AnyTarget, voice: Voice) -> Ref:
    if node.divided is not None and node.maximum == UNLIMITED:
        return Ref("any number of targets", many=True)
    if node.divided is None and (node.maximum > 1 or node.at_most is not None):
        most = node.at_most
        if isinstance(most, Plus) and isinstance(most.one, Number) and most.one.number == 1:
            return Ref(f"any target, then choose another target for each {PER.say(most.other, voice)}")
        front = number_word(node.maximum) if most is None else AMOUNTS.say(most, voice)
        if node.minimum == 0 and node.at_least is None:
            front = f"up to {front}"
        if node.maximum == UNLIMITED and most is None:
            front = "any number of"
        return Ref(f"each of {front} {'other ' if node.other else ''}targets", many=True)
    if node.divided is not None:
        counts = [number_word(i) for i in range(1, node.maximum + 1)]
        return Ref(f"{listed(counts, 'or')} targets", many=True)
    choice = " of an opponent's choice" if node.by_opponent else ""
    other = "any other target" if node.any_other else "another target"
    return Ref((other if node.other else "any target") + choice)


def _player(node: TargetPlayer, voice: Voice) -> Ref:
    who = "opponent" if isinstance(node.who, EachOpponent) else "player"
    found = counted_target(node, who, plural(who), False, voice)
    if node.at_random:
        return Ref(f"{found.text} chosen at random {FROM_AMONG}")
    return Ref(f"{found.text} each", many=True) if node.each else found


def _player_or(node: TargetPlayerOr, voice: Voice) -> Ref:
    who = "opponent" if isinstance(node.who, EachOpponent) else "player"
    front = "another target" if node.other else "target"
    if node.player_last:
        either = node.filter.filters if isinstance(node.filter, AnyOf) else [node.filter]
        return Ref(f"{front} {listed([*[noun(one).bare() for one in either], who], 'or')}")
    return Ref(f"{front} {who} or {noun(node.filter).bare()}")


def _spell(node: TargetSpell, voice: Voice) -> Ref:
    return Ref(f"target {noun(node.filter, 'spell').bare()}")


def _card(node: TargetCard, voice: Voice) -> Ref:
    n = noun(node.filter, "card")
    late = [words for words in n.after if words.startswith("that was put there")]
    n.after = [words for words in n.after if words not in late]
    found = counted_target(node, n.core(False), n.core(True), n.other, voice)
    zone = ZONE_NAMES[node.where]
    if isinstance(node.whose, You):
        where = f"your {zone}"
    elif node.apiece:
        where = f"that player's {zone}"
    elif isinstance(node.whose, EachOpponent):
        many = found.many and not node.one_owner
        where = f"opponents' {plural(zone)}" if many else f"an opponent's {zone}"
    elif isinstance(node.whose, EachPlayer) and node.one_owner:
        where = f"a single {zone}"
    elif isinstance(node.whose, EachPlayer):
        where = plural(zone) if found.many else f"a {zone}"
    else:
        where = f"{ref(node.whose, voice).whose} {zone}"
    there = "".join(f" {of_several(words) if found.many else words}" for words in late)
    return Ref(f"{found.text} {'in' if node.within else 'from'} {where}{there}", found.many)


def _everywhere(node: TargetEverywhere, voice: Voice) -> Ref:
    n = noun(node.filter)
    found = counted_target(node, n.core(False), n.core(True), n.other, voice)
    cards = noun(node.filter, "card").core(True)
    return Ref(f"{found.text} from the battlefield and/or {cards} from graveyards", many=True)


def _again(node: Again, voice: Voice) -> Ref:
    voice.this_since = False
    what = node.what
    return Ref(node.said, many=node.said == "they" or (isinstance(what, TargetSlot) and what.maximum > 1))


SELECTORS.add(Again, _again)
SELECTORS.add(TargetEverywhere, _everywhere)
SELECTORS.add(Target, _target)
SELECTORS.add(AnyTarget, _any_target)
SELECTORS.add(TargetPlayer, _player)
SELECTORS.add(TargetPlayerOr, _player_or)
SELECTORS.add(TargetSpell, _spell)
SELECTORS.add(TargetCard, _card)
SELECTORS.add(Chosen, lambda node, voice: ref(node.slot, voice))


def follows_one(said: Said, filters: tuple[Filter, ...]) -> bool:
    """Was a target spoken of before that 'another' is compared with: of such a kind, if this is of it as well?"""
    wanted = types_named(filters) if said.may_be(filters) else -1
    for kind, node in said.mentions:
        if kind == SLOT:
            types = types_named((node.filter,)) if isinstance(node, Target) else -1
            if wanted < 0 or types < 0 or types & wanted:
                return True
    return False


def _another(said: Said, filters: tuple[Filter, ...], up_to: bool = False) -> Target:
    """'Another target' differs from a target before it, or from this."""
    if follows_one(said, filters):
        return Target(*filters, other=True, up_to=up_to)
    return Target(*said.others(filters), up_to=up_to)


def _player_slot(said: Said, slot: TargetSlot) -> TargetSlot:
    return said.chose(slot, PLAYER)


reads_knowing("who", "target player", lambda said: _player_slot(said, TargetPlayer()))
fragment("at random among opponents", f"chosen at random {FROM_AMONG}")
reads_knowing(
    "who",
    "target opponent <at random among opponents>",
    lambda said: _player_slot(said, at_random(TargetOpponent())),
)
reads_knowing("who", "target opponent chosen at random", lambda said: _player_slot(said, at_random(TargetOpponent())))
reads_knowing("who", "another target player", lambda said: _player_slot(said, another_player(said)))


def another_player(said: Said) -> TargetPlayer:
    if not any(kind == PLAYER for kind, _ in said.mentions):
        raise Misread("no player was a target before")
    return TargetPlayer(other=True)


reads_knowing("who", "target opponent", lambda said: _player_slot(said, TargetOpponent()))
reads_knowing("who", "up to one target player", lambda said: _player_slot(said, TargetPlayer(up_to=True)))
reads_knowing("target", "target <permanent>", lambda said, f: said.chose(Target(*f)))
reads_knowing("target", "another target <permanent>", lambda said, f: said.chose(_another(said, f)))
reads_knowing("target", "up to one target <permanent>", lambda said, f: said.chose(Target(*f, up_to=True)))
reads_knowing("target", "up to one other target <permanent>", lambda said, f: said.chose(_another(said, f, up_to=True)))


class HowMany:
    """How many targets there are: a number, an amount, or (`from_one`) one up to a number."""

    def __init__(self, count: int | Amount, up_to: bool = False, from_one: bool = False) -> None:
        self.count = count
        self.up_to = up_to
        self.from_one = from_one

    def of(self, said: Said, make: Callable[..., TargetSlot], *filters: Filter, kind: str = SLOT) -> TargetSlot:
        """A slot for so many, which is spoken of from now on."""
        slot = make(*filters, count=self.count, up_to=self.up_to)
        return said.chose(replaced(slot, minimum=1) if self.from_one else slot, kind)


reads("how many", "any number of", lambda: HowMany(ANY_NUMBER))
reads_knowing("how many", "X", lambda said: HowMany(said.amount_x()))
reads_knowing("how many", "up to X", lambda said: HowMany(said.amount_x(), up_to=True))
reads_knowing("how many", "up to that many", lambda said: HowMany(that_many(said), up_to=True))


def that_many(said: Said) -> Amount:
    """As many as an event or an instruction before was about; a condition may have asked for another number."""
    many = said.that_much()
    if many is not THAT_MUCH:
        raise Misread("as many as a condition asked for")
    return many


reads("how many", "<number word>", HowMany)
reads("how many", "up to <number word>", lambda n: HowMany(n, up_to=True))
reads("how many", "<one up to>", lambda n: HowMany(n, up_to=True, from_one=True))
reads("one up to", "one or two", 2)
reads("one up to", "one , two , or three", 3)
reads("one up to", "one , two , three , or four", 4)
reads_knowing("target", "[each of] <how many> target <permanents>", lambda said, n, f: n.of(said, Target, *f))
reads_knowing("target", "[each of] <how many> other target <permanents>", lambda said, n, f: others_of(said, n, f))


def others_of(said: Said, n: HowMany, filters: tuple[Filter, ...]) -> TargetSlot:
    """Others than the targets before them, or than this."""
    if not follows_one(said, filters):
        return n.of(said, Target, OTHER, *filters)

    def apart(*found: Filter, count: int | Amount, up_to: bool) -> Target:
        return Target(*found, count=count, up_to=up_to, other=True)

    return n.of(said, apart, *filters)


for _other, _filters in (("", ()), ("other ", (OTHER,))):
    reads_knowing(
        "target",
        f"<how many> {_other}target <permanents> from the battlefield and / or <cards> from graveyards",
        lambda said, n, f, g, other=_filters: everywhere(said, n, f, g, other),
    )


def everywhere(
    said: Said, n: HowMany, filters: tuple[Filter, ...], cards: tuple[Filter, ...], other: tuple[Filter, ...]
) -> TargetSlot:
    """Permanents and cards of the same kind."""
    if filters != cards:
        raise Misread("permanents and cards of one kind are chosen")
    return n.of(said, TargetEverywhere, *other, *filters)


reads_knowing("who", "<how many> target players", lambda said, n: n.of(said, TargetPlayer, kind=PLAYER))
reads_knowing(
    "who", "up to one target opponent", lambda said: said.chose(TargetPlayer(EACH_OPPONENT, up_to=True), PLAYER)
)
reads_knowing(
    "who", "<how many> target opponents", lambda said, n: n.of(said, TargetPlayer, EACH_OPPONENT, kind=PLAYER)
)
reads_knowing("recipient", "each of <how many> targets", lambda said, n: n.of(said, AnyTarget))
reads("object", "<target> and <target>", lambda one, other: AllOfThese(one, other))
reads("object", "<target> , <target> , and <target>", lambda one, two, three: AllOfThese(one, two, three))
reads(
    "object",
    "<target> , <target> , <target> , and <target>",
    lambda one, two, three, four: AllOfThese(one, two, three, four),
)
reads("object", "<target>", lambda slot: slot)
reads("out of", "from", False)
reads("out of", "in", True)
Cards = Callable[..., TargetCard]
reads_knowing("target cards", "target <card>", lambda said, f: lambda make: said.chose(make(*f)))
reads_knowing("target cards", "another target <card>", lambda said, f: other_card(said, f))
reads_knowing("target cards", "up to one target <card>", lambda said, f: lambda make: said.chose(make(*f, up_to=True)))
reads_knowing(
    "target cards",
    "up to one other target <card>",
    lambda said, f: other_card(said, f, up_to=True),
)


def other_card(said: Said, filters: tuple[Filter, ...], up_to: bool = False) -> Callable[[Cards], TargetSlot]:
    """'Another target card' is another one than what the event is about, or than this."""
    found = (OTHER, *filters)
    for kind, _ in reversed(said.mentions):
        if kind in (THING, SLOT):
            break
        if kind == EVENT:
            found = (IsOtherThan(IT, front=True), *filters)
            break
    return lambda make: said.chose(make(*found, up_to=True) if up_to else make(*found))


reads_knowing("target cards", "<how many> target <cards>", lambda said, n, f: lambda make: n.of(said, make, *f))
reads_knowing(
    "target cards", "<how many> other target <cards>", lambda said, n, f: lambda make: n.of(said, make, OTHER, *f)
)


def of_one_owner(
    *filters: Filter, whose: Subject, within: bool, count: int | Amount = 1, up_to: bool = False
) -> TargetCard:
    """Target cards that are in the graveyard of one player; of a single card that is always so."""
    return TargetCard(*filters, whose=whose, within=within, count=count, up_to=up_to, one_owner=count != 1)


def cards_in(
    chosen: Callable[[Cards], TargetCard],
    within: bool,
    whose: Selector,
    many: bool = False,
    make: Cards = TargetCard,
) -> TargetCard:
    """Target cards in somebody's graveyard."""
    whose = plain_target(whose)
    if isinstance(whose, TargetSlot):
        whose = Chosen(whose)
    if not isinstance(whose, Subject):
        raise Misread("a player is needed")
    made = chosen(partial(make, whose=whose, within=within))
    if many and made.maximum == 1:
        raise Misread("one card is in one graveyard")
    return made


reads("my card", "<target cards> <out of> your graveyard", lambda chosen, within: cards_in(chosen, within, YOU))
reads("any card", "<target cards> <out of> a graveyard", lambda chosen, within: cards_in(chosen, within, EACH_PLAYER))
reads(
    "any card",
    "<target cards> <out of> graveyards",
    lambda chosen, within: cards_in(chosen, within, EACH_PLAYER, many=True),
)
reads(
    "any card",
    "<target cards> <out of> an opponent 's graveyard",
    lambda chosen, within: cards_in(chosen, within, EACH_OPPONENT, make=of_one_owner),
)
reads(
    "any card",
    "<target cards> <out of> a single graveyard",
    lambda chosen, within: cards_in(chosen, within, EACH_PLAYER, many=True, make=of_one_owner),
)
reads(
    "any card",
    "<target cards> <out of> <who> 's graveyard",
    lambda chosen, within, who: cards_in(chosen, within, who),
)
reads_knowing("a spell", "target <spell>", lambda said, f: said.chose(TargetSpell(*f)))
reads_knowing("a spell", "it", lambda said: said.it())
reads_knowing("a spell", "that spell", lambda said: said.that_spell())
fragment("their choice", "of an opponent 's choice")
reads_knowing(
    "target",
    "target <permanent> <their choice> they control",
    lambda said, f: said.chose(of_opponents_choice(Target(*f), theirs=True)),
)
reads_knowing(
    "target",
    "target <permanent> <their choice> you don't control",
    lambda said, f: said.chose(of_opponents_choice(Target(*f, YOU_DONT_CONTROL))),
)
reads_knowing(
    "target", "target <permanent> <their choice>", lambda said, f: said.chose(of_opponents_choice(Target(*f)))
)
reads_knowing("recipient", "any target <their choice>", lambda said: said.chose(of_opponents_choice(AnyTarget())))
reads_knowing("recipient", "any target", lambda said: said.chose(AnyTarget()))
reads_knowing("recipient", "any other target", lambda said: said.chose(AnyTarget(other=True, any_other=True)))
reads_knowing("recipient", "another target", lambda said: said.chose(AnyTarget(other=True)))
reads_knowing("recipient", "<object>", lambda said, what: not_a_player(said, what))
reads_knowing("recipient", "them", lambda said: the_player(said))


def spoke_of_several(said: Said) -> bool:
    """Was something spoken of that 'them' can mean, other than a player?"""
    for kind, node in said.mentions:
        if kind in (BATCH, MADE, COUNTED) or (kind == EVENT and node is THOSE):
            return True
        if kind == SLOT and isinstance(node, TargetSlot) and node.maximum > 1:
            return True
    return False


def not_a_player(said: Said, what: Selector) -> Selector:
    if type(what) is Those and not what.said and not spoke_of_several(said):
        raise Misread("'them' is a player")
    return what


def the_player(said: Said) -> Selector:
    """'Them', where no objects were spoken of: that player."""
    if spoke_of_several(said):
        raise Misread("'them' are several objects")
    return said.that_player()


reads("recipient", "<who>", lambda who: who)
reads_knowing("recipient", "target player or planeswalker", lambda said: said.chose(TargetPlayerOr(PLANESWALKER)))
reads_knowing(
    "recipient",
    "target opponent or planeswalker",
    lambda said: said.chose(TargetPlayerOr(PLANESWALKER, who=EACH_OPPONENT)),
)
reads_knowing(
    "recipient",
    "target creature or player",
    lambda said: said.chose(TargetPlayerOr(CREATURE, player_last=True)),
)
reads("recipient", "each <permanent> and each <permanent>", lambda f, g: AllOfThese(Each(*f), Each(*g)))
reads("recipient", "each <permanent> and each player", lambda f: AllOfThese(Each(*f), EACH_PLAYER))
reads("recipient", "each <permanent> and each opponent", lambda f: AllOfThese(Each(*f), EACH_OPPONENT))
reads("recipient", "each player and each <permanent>", lambda f: AllOfThese(EACH_PLAYER, Each(*f)))
reads("recipient", "each opponent and each <permanent>", lambda f: AllOfThese(EACH_OPPONENT, Each(*of_opponents(f))))


def of_opponents(filters: tuple[Filter, ...]) -> list[Filter]:
    """What 'they' control who were named just before."""
    theirs = (THAT_PLAYER, THEMSELVES)
    return [OPPONENTS_CONTROL if isinstance(f, ControlledBy) and f.player in theirs else f for f in filters]


reads_knowing(
    "after",
    "target player controls",
    lambda said: ControlledBy(Chosen(_player_slot(said, TargetPlayer()))),
)
reads_knowing(
    "after",
    "another target player controls",
    lambda said: ControlledBy(Chosen(_player_slot(said, another_player(said)))),
)
reads_knowing(
    "after",
    "target opponent controls",
    lambda said: ControlledBy(Chosen(_player_slot(said, TargetOpponent()))),
)
reads("recipient", "<who> and each <permanent>", lambda who, f: AllOfThese(single(who), Each(*f)))


def single(who: Selector) -> Selector:
    """Several players are said by words of their own."""
    if isinstance(who, EachPlayer):
        raise Misread("several players and what there is")
    return who


reads_knowing("either target", "target player or planeswalker", lambda said: said.chose(TargetPlayerOr(PLANESWALKER)))
reads_knowing(
    "either target",
    "target opponent or planeswalker",
    lambda said: said.chose(TargetPlayerOr(PLANESWALKER, who=EACH_OPPONENT)),
)
reads("recipient", "<either target> and each <permanent>", lambda slot, f: AllOfThese(slot, Each(*f)))
reads_knowing(
    "recipient",
    "each of up to <number word> other targets",
    lambda said, n: said.chose(AnyTarget(count=n, up_to=True, other=True)),
)
reads_knowing(
    "recipient",
    "each player and each other <permanent>",
    lambda said, f: AllOfThese(EACH_PLAYER, Each(*said.others(f))),
)
reads_knowing(
    "recipient",
    "each opponent and each other <permanent>",
    lambda said, f: AllOfThese(EACH_OPPONENT, Each(*said.others(f))),
)
reads_knowing(
    "recipient",
    "each other <permanent> and each player",
    lambda said, f: AllOfThese(Each(*said.others(f)), EACH_PLAYER),
)
reads_knowing(
    "recipient",
    "each other <permanent> and each opponent",
    lambda said, f: AllOfThese(Each(*said.others(f)), EACH_OPPONENT),
)


def arrived_there(chosen: Callable[[Cards], TargetCard], within: bool, whose: Selector, there: Filter) -> TargetCard:
    """Target cards that were put there this turn."""
    return cards_in(lambda make: chosen(lambda *f, **how: make(*f, there, **how)), within, whose)


reads(
    "my card",
    "<target cards> <out of> your graveyard <put there>",
    lambda chosen, within, there: arrived_there(chosen, within, YOU, there),
)
reads(
    "any card",
    "<target cards> <out of> a graveyard <put there>",
    lambda chosen, within, there: arrived_there(chosen, within, EACH_PLAYER, there),
)
reads(
    "any card",
    "<target cards> <out of> graveyards <put there>",
    lambda chosen, within, there: arrived_there(chosen, within, EACH_PLAYER, there),
)
reads_knowing(
    "who", "<how many> target players each", lambda said, n: n.of(said, partial(TargetPlayer, each=True), kind=PLAYER)
)
reads_knowing("target", "a third target <permanent>", lambda said, f: third(said, f))


def third(said: Said, filters: tuple[Filter, ...]) -> TargetSlot:
    """A target that is neither of the two before it."""
    if sum(kind == SLOT for kind, _ in said.mentions) != 2:
        raise Misread("two targets were not chosen before it")
    return said.chose(Target(*filters, other=True, third=True))


ONE_BY_ONE.add(Again, lambda node, voice: f"of {ref(node, voice).text}")
reads_knowing(
    "target",
    "<how many> target <permanents> and / or other <permanents>",
    lambda said, n, f, g: n.of(said, Target, AnyOf(every(f), every((OTHER, *g)), join="and/or other")),
)
SELECTORS.add(TargetSpellOr, lambda node, voice: Ref(f"target spell or {noun(node.filter).bare()}"))
reads_knowing("object", "target spell or <permanent>", lambda said, f: said.chose(TargetSpellOr(*f)))
SELECTORS.add(AnyTargetBut, lambda node, voice: Ref(f"any target {noun(node.filter).after[0]}"))
reads_knowing(
    "recipient",
    "any target that isn't a <some kinds>",
    lambda said, names: said.chose(AnyTargetBut(IsOfKinds(*names, isnt=True))),
)
