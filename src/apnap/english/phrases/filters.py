"""Phrases for the words of `apnap.abilities.filters`."""

from __future__ import annotations

import re
from typing import Final

from apnap.abilities.base import Subject
from apnap.abilities.casual.commanders import COMMANDER
from apnap.abilities.facts.qualities import WITH_COUNTER, WITH_MANA_ABILITY, HasAnyCounter, HasManaAbility
from apnap.abilities.filters import (
    ATTACKED_THIS_TURN,
    ATTACKING,
    BASIC,
    BLOCKING,
    BLUE,
    COLORLESS,
    ENCHANTMENT,
    GREEN,
    LEGENDARY,
    NONARTIFACT,
    NONBLACK,
    NONCREATURE,
    NONLAND,
    NONTOKEN,
    OPPONENTS_CONTROL,
    RED,
    SNOW,
    TAPPED,
    UNTAPPED,
    WHITE,
    YOU_CONTROL,
    YOU_DONT_CONTROL,
    YOU_OWN,
    AllOf,
    Another,
    AnotherThanIt,
    AnyOf,
    AttackedThisTurn,
    ControlledBy,
    Everything,
    IsAttacking,
    IsBlocking,
    IsColorless,
    IsTapped,
    IsToken,
    ManaValueAtMost,
    Named,
    Not,
    OfColor,
    OfSupertype,
    OfType,
    OwnedBy,
    PowerAtLeast,
    PowerAtMost,
    SharesCreatureType,
    Subtype,
    ToughnessAtMost,
    With,
    WithCounter,
)
from apnap.abilities.keyword_abilities.blocking_and_damage import HasLandwalk
from apnap.abilities.players import (
    DEFENDING_PLAYER,
    EACH_OPPONENT,
    THAT_PLAYER,
    THEY,
    ControllerOf,
    EachOpponent,
    ThatPlayer,
    Themselves,
    You,
)
from apnap.abilities.statics.choosing import WhoChose
from apnap.abilities.targets import Chosen, TargetPlayer
from apnap.english.amounts import AMOUNTS, is_simple
from apnap.english.grammar import article, listed
from apnap.english.nouns import (
    CONTRARY,
    CONTROL_WORDS,
    FILTERS,
    LATEST,
    SELECTORS,
    Noun,
    Voice,
    color_words,
    keyword_names,
    noun,
    type_names,
)
from apnap.english.phrase_table import Unspoken
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.rules.ch1_concepts.definitions import Amount, Filter
from apnap.rules.core.constants import ONGOING, PERMANENT_TYPES, SUPERTYPE_NAMES, bits


def _of_type(node: OfType, n: Noun) -> None:
    if node.types == PERMANENT_TYPES:
        n.types.append("permanent")
        return
    names = type_names(node.types)
    if len(names) == 1:
        n.types += names
    else:
        n.choice += names


def is_they(player: Subject) -> bool:
    """Is it that player, called 'they'?"""
    return isinstance(player, ThatPlayer) and player.said == "they"


def _controlled(node: ControlledBy, n: Noun) -> None:
    player = node.player
    if isinstance(player, Chosen) and isinstance(player.slot, TargetPlayer):
        those = "those opponents" if isinstance(player.slot.who, EachOpponent) else "those players"
        one = SELECTORS.say(player.slot, Voice("", "", 0)).text
        n.mine = f"{those} control" if player.slot.maximum > 1 else f"{one} controls"
    elif isinstance(player, ControllerOf):
        n.mine = f"{SELECTORS.say(player, LATEST[0] if LATEST else Voice('', '', 0)).text} controls"
    elif node.together:
        n.mine = "your opponents control"
    elif is_they(player):
        n.mine = "they control"
    elif isinstance(player, (ThatPlayer, Themselves)) and player.said:
        n.mine = f"{player.said} controls"
    elif isinstance(player, WhoChose):
        n.mine = f"controlled by players who chose {player.word}"
    elif type(player) in CONTROL_WORDS:
        n.mine = CONTROL_WORDS[type(player)]
    else:
        raise Unspoken(f"there are no words for what {type(player).__name__} controls")


def _another(node: Another, n: Noun) -> None:
    n.other = True


def _all_of(node: AllOf, n: Noun) -> None:
    for inner in node.filters:
        FILTERS.say(inner, n)
    if n.types and n.choice and all(word[:1].isupper() for word in n.choice):
        # 'Angel or Human creature': subtypes before the type
        n.subtypes.append(listed(n.choice, "or"))
        n.choice = []


def _any_of(node: AnyOf, n: Noun) -> None:
    sizes = [inner for inner in node.filters if isinstance(inner, (PowerAtMost, ToughnessAtMost))]
    if len(sizes) == len(node.filters) == 2 and sizes[0].amount == sizes[1].amount:
        n.after.append(bounded("power or toughness", sizes[0].amount, "less"))
        return
    if node.join == "or a" and n.kind == "card":
        # 'artifact card with flying or a land card': each with all that is said of it
        *others, last = node.filters
        n.choice += [noun(inner, "card").bare() for inner in others]
        n.choice.append(article(noun(last, "").bare().strip()))
        n.join = "or"
        return
    nouns = [noun(inner, "") for inner in node.filters]
    if all(each.adjectives and not each.types + each.subtypes + each.choice + each.after for each in nouns):
        n.adjectives.append(listed([each.bare().strip() for each in nouns], "or"))
        return
    n.join = node.join
    first = nouns[0]
    own = n.kind == "card" and len(nouns) == 2 and len(first.adjectives + first.types + first.subtypes) > 1
    for each in nouns:
        # 'basic land cards and/or Gate cards': the noun is said again, so that 'basic' is of the first alone
        n.choice.append(each.bare().strip() + (" card" if own and each is not nouns[-1] else ""))


def _not(node: Not, n: Noun) -> None:
    inner = node.filter
    if isinstance(inner, HasLandwalk):
        walk = f"{inner.land.lower()}walk"
        if n.after and re.fullmatch(r"without [a-z]+", n.after[-1]):
            n.after[-1] += f" or {walk}"
        else:
            n.after.append(f"without {walk}")
    elif isinstance(inner, IsTapped):
        n.adjectives.append("untapped")
    elif isinstance(inner, ControlledBy):
        n.mine = "you don't control"
    elif inner == COMMANDER and n.kind == "source":
        n.after.append("that's not a commander")
    elif isinstance(inner, OwnedBy):
        n.after.append("but don't own" if n.mine == "you control" else "you don't own")
    elif isinstance(inner, Subtype):
        n.adjectives.append(f"non-{inner.name}")
    elif isinstance(inner, OfSupertype) and inner.supertypes == ONGOING:
        n.adjectives.append("non-ongoing")
    elif isinstance(inner, AnyOf):
        n.after.append(f"except for {noun(inner).many()}")
    elif isinstance(inner, tuple(CONTRARY)):
        n.after.append(f"that {CONTRARY[type(inner)](inner)}")
    elif isinstance(inner, WithCounter):
        n.after.append(f"without {article(inner.counter)} counter on it")
    elif isinstance(inner, AnyOf):
        n.after.append(f"except for {listed([noun(one).many() for one in inner.filters], 'and')}")
    elif isinstance(inner, HasManaAbility):
        n.after.append("without mana abilities")
    elif isinstance(inner, HasAnyCounter):
        n.after.append("with no counters on it")
    elif isinstance(inner, With) and n.after and re.fullmatch(r"without [a-z]+", n.after[-1]):
        n.after[-1] += f" or {keyword_names(inner.keyword.flags)[0]}"
    elif isinstance(inner, With):
        n.after.append(f"without {keyword_names(inner.keyword.flags)[0]}")
    else:
        n.adjectives.append("non" + noun(inner, "").bare().strip())


def _nothing(node: Everything, n: Noun) -> None:
    pass


def _shares(node: SharesCreatureType, n: Noun) -> None:
    n.other = True
    n.types.append("creature")
    n.after.append(f"that shares {'at least one' if node.at_least_one else 'a'} creature type with it")


def _other(node: AnotherThanIt, n: Noun) -> None:
    n.other = True


def all_but(filters: tuple[Filter, ...]) -> Filter:
    if len(filters) != 1 or not isinstance(filters[0], AnyOf):
        raise Misread("kinds of permanents are excepted")
    return Not(filters[0])


def bounded(kind: str, amount: Amount, how: str) -> str:
    """`with power 2 or less`, `with power less than or equal to its toughness`; how is `less`, `greater` or nothing."""
    voice = LATEST[0] if LATEST else Voice("", "this creature", 0)
    if is_simple(amount):
        return f"with {kind} {AMOUNTS.say(amount, voice)}{f' or {how}' if how else ''}"
    return f"with {kind} {f'{how} than or ' if how else ''}equal to {AMOUNTS.say(amount, voice)}"


OWNERS: Final[dict[type[Subject], str]] = {
    You: "you own",
    Themselves: "they own",
    ThatPlayer: "that player owns",
    EachOpponent: "your opponents own",
}


def owned(node: OwnedBy) -> str:
    """`you own`, `an opponent owns`."""
    if is_they(node.player):
        return "they own"
    return "an opponent owns" if node.one else OWNERS[type(node.player)]


FILTERS.add(OfType, _of_type)
FILTERS.add(OfSupertype, lambda node, n: n.adjectives.extend(SUPERTYPE_NAMES[i].lower() for i in bits(node.supertypes)))
FILTERS.add(OfColor, lambda node, n: n.adjectives.append(color_words(node.colors, node.join or "or")))
FILTERS.add(IsColorless, lambda node, n: n.adjectives.append("colorless"))
FILTERS.add(Subtype, lambda node, n: n.subtypes.append(node.name))
FILTERS.add(With, lambda node, n: n.after.append(f"with {keyword_names(node.keyword.flags)[0]}"))
FILTERS.add(WithCounter, lambda node, n: n.after.append(with_counter(node)))


def with_counter(node: WithCounter) -> str:
    return f"{'that has' if node.has else 'with'} {article(node.counter)} counter on it"


FILTERS.add(PowerAtMost, lambda node, n: n.after.append(bounded("power", node.amount, "less")))
FILTERS.add(PowerAtLeast, lambda node, n: n.after.append(bounded("power", node.amount, "greater")))
FILTERS.add(ToughnessAtMost, lambda node, n: n.after.append(bounded("toughness", node.amount, "less")))
FILTERS.add(ManaValueAtMost, lambda node, n: n.after.append(bounded("mana value", node.amount, "less")))
FILTERS.add(Named, lambda node, n: n.after.append(f"named {node.name}"))
FILTERS.add(ControlledBy, _controlled)
FILTERS.add(
    OwnedBy,
    lambda node, n: n.after.append(owned(node)),
)
FILTERS.add(Another, _another)
FILTERS.add(IsToken, lambda node, n: n.types.append("token"))
FILTERS.add(IsTapped, lambda node, n: n.adjectives.append("tapped"))
FILTERS.add(IsAttacking, lambda node, n: n.adjectives.append("attacking"))
FILTERS.add(IsBlocking, lambda node, n: n.adjectives.append("blocking"))
FILTERS.add(AttackedThisTurn, lambda node, n: n.after.append("that attacked this turn"))
FILTERS.add(AllOf, _all_of)
FILTERS.add(AnyOf, _any_of)
FILTERS.add(Not, _not)
FILTERS.add(Everything, _nothing)
FILTERS.add(SharesCreatureType, _shares)
FILTERS.add(AnotherThanIt, _other)
reads("adjective", "tapped", TAPPED)
reads("adjective", "untapped", UNTAPPED)
reads("adjective", "attacking", ATTACKING)
reads("adjective", "nonattacking", lambda: Not(ATTACKING))
reads("adjective", "blocking", BLOCKING)
reads("adjective", "attacking or blocking", lambda: AnyOf(ATTACKING, BLOCKING))
reads("adjective", "nontoken", NONTOKEN)
reads("adjective", "legendary", LEGENDARY)
reads("adjective", "nonlegendary", lambda: Not(LEGENDARY))
reads("adjective", "basic", BASIC)
reads("adjective", "nonbasic", lambda: Not(BASIC))
reads("adjective", "snow", SNOW)
reads("adjective", "nonsnow", lambda: Not(SNOW))
reads("adjective", "colorless", COLORLESS)
reads("adjective", "noncreature", NONCREATURE)
reads("adjective", "nonland", NONLAND)
reads("adjective", "nonartifact", NONARTIFACT)
reads("adjective", "nonenchantment", lambda: Not(ENCHANTMENT))
reads("adjective", "nonwhite", lambda: Not(WHITE))
reads("adjective", "nonblue", lambda: Not(BLUE))
reads("adjective", "nonblack", NONBLACK)
reads("adjective", "nonred", lambda: Not(RED))
reads("adjective", "nongreen", lambda: Not(GREEN))
reads("adjective", "<color>", lambda one: one)
reads("adjective", "<color> or <color>", lambda one, other: OfColor(one.colors | other.colors))
reads("after", "you control", YOU_CONTROL)
reads("after", "you already control", YOU_CONTROL)
reads("after", "an opponent controls", OPPONENTS_CONTROL)
reads("after", "your opponents control", lambda: ControlledBy(EACH_OPPONENT, together=True))
reads("after", "you don't control", YOU_DONT_CONTROL)
reads("after", "you own", YOU_OWN)
reads("after", "that player controls", lambda: ControlledBy(THAT_PLAYER))
reads("after", "that opponent controls", lambda: ControlledBy(ThatPlayer("that opponent")))
reads("after", "defending player controls", lambda: ControlledBy(DEFENDING_PLAYER))
reads("after", "with <flag>", With)
reads("after", "with <property>", lambda one: one)
reads("after", "without <flag>", lambda flag: Not(With(flag)))
reads("after", "owned by another player", lambda: Not(YOU_OWN))
reads("after", "without <flag> or <flag>", lambda flag, other: (Not(With(flag)), Not(With(other))))
reads("property", "power <digits> or less", PowerAtMost)
reads("property", "power <digits> or greater", PowerAtLeast)
reads("property", "toughness <digits> or less", ToughnessAtMost)
reads("property", "mana value <digits> or less", ManaValueAtMost)
reads("after", "with a <counter> counter on it", WithCounter)
reads("after", "that has a <counter> counter on it", lambda kind: WithCounter(kind, has=True))
reads("after", "with <counter> counters on them", WithCounter)
reads("after", "without a <counter> counter on (it|them)", lambda kind: Not(WithCounter(kind)))
reads("after", "with no <counter> counters on (it|them)", lambda kind: Not(WithCounter(kind)))
reads("after", "except for <permanents>", lambda f: all_but(f))
reads("after", "with no counters on (it|them)", lambda: Not(WITH_COUNTER))
reads("after", "without mana abilities", lambda: Not(WITH_MANA_ABILITY))
reads("what it did", "attacked this turn", ATTACKED_THIS_TURN)
reads_knowing("after", "named ~", lambda said: Named(said.name))


def of_player(who: Subject) -> Filter:
    if not isinstance(who, Subject):
        raise Misread("a target is said otherwise")
    return ControlledBy(who)


reads("property", "power <digits>", lambda n: AllOf([PowerAtMost(n), PowerAtLeast(n)]))
reads("after", "named <card name>", Named)
reads_knowing("after", "they control", lambda said: of_them(said))


def of_them(said: Said) -> Filter:
    """What each of several players controls, or that player."""
    who = said.they()
    return ControlledBy(who if isinstance(who, Themselves) else THEY)


reads("after", "controlled by <who>", lambda who: of_player(who))
reads("after", "that 's <color>", lambda one: one)
reads("after", "that are <color>", lambda one: one)
reads("after", "that (isn't|aren't) <adjective>", Not)
reads("after", "that 's tapped", TAPPED)
reads("but these", "<permanents>", lambda f: f)
reads("after", "that are tapped", TAPPED)
reads("after", "that 's attacking", ATTACKING)
reads("adjective", "non-<subtype>", lambda name: Not(Subtype(name)))
reads_knowing("after", "they own", lambda said: OwnedBy(owner_of(said)))
reads("after", "that player owns", lambda: OwnedBy(THAT_PLAYER))
reads("after", "an opponent owns", lambda: OwnedBy(EACH_OPPONENT, one=True))
reads("after", ("you don't own", "but don't own"), lambda: Not(YOU_OWN))
reads("after", "that your opponents control", lambda: ControlledBy(EACH_OPPONENT, together=True))


def owner_of(said: Said) -> Subject:
    """Each of several players, or that player."""
    who = said.they()
    return who if isinstance(who, Themselves) else THEY


reads("after", "without <flag> or <flag>", lambda one, other: AllOf([Not(With(one)), Not(With(other))]))
reads("adjective", "<color> and / or <color>", lambda one, other: OfColor(one.colors | other.colors, "and/or"))
reads(
    "adjective",
    "<color> , <color> , or <color>",
    lambda one, two, three: OfColor(one.colors | two.colors | three.colors),
)
reads("after", "that 's <color> , <color> , or <color>", lambda a, b, c: OfColor(a.colors | b.colors | c.colors))
reads(
    "after",
    "that are <color> , <color> , and / or <color>",
    lambda a, b, c: OfColor(a.colors | b.colors | c.colors),
)
