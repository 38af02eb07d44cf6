"""Phrases for the words of `apnap.abilities.facts.qualities`."""

from __future__ import annotations

from functools import partial

from apnap.abilities.amounts import ManaValueOf, PowerOf
from apnap.abilities.base import Subject
from apnap.abilities.casual.commanders import COMMANDER
from apnap.abilities.conditions import HasKeyword, Is, Unless
from apnap.abilities.effects.designations import MONARCH
from apnap.abilities.facts.qualities import (
    BLOCKED,
    ENCHANTED_ONE,
    EQUIPPED_ONE,
    HISTORIC,
    MODIFIED,
    MONOCOLORED,
    MULTICOLORED,
    OVER,
    SAME,
    UNDER,
    WITH_COUNTER,
    WITH_MANA_ABILITY,
    AttachedToOne,
    AttacksTheLeader,
    BlocksWhat,
    EnchantedBy,
    HasAnyCounter,
    HasAttached,
    HasBasicLandType,
    HasColors,
    HasCountersOn,
    HasManaAbility,
    HasXInCost,
    IsAttackingWhom,
    IsBlockedNow,
    IsHistoric,
    IsModified,
    IsOfKinds,
    IsOtherThan,
    IsOutlaw,
    IsPlayer,
    Measured,
    OwnSize,
    SharesColor,
    SharesName,
    Targets,
    WasCastFrom,
    WithoutAbilities,
)
from apnap.abilities.facts.turn import DAMAGED_THIS_TURN
from apnap.abilities.filters import (
    ATTACKING,
    YOU_CONTROL,
    AllOf,
    AnyOf,
    Not,
    PowerAtLeast,
    PowerAtMost,
    ToughnessAtMost,
    With,
    every,
)
from apnap.abilities.filters import ManaValueAtMost as AtMostValue
from apnap.abilities.number_filters import ManaValueAtLeast, ManaValueIs, ToughnessAtLeast
from apnap.abilities.players import EACH_OPPONENT, YOU, EachOpponent, Themselves, You
from apnap.abilities.selectors import THIS, All, AllOfThese, Discarded, Each, Sacrificed
from apnap.english.amounts import AMOUNTS
from apnap.english.events import watched
from apnap.english.grammar import article, listed, number_word, plural
from apnap.english.nouns import CONTRARY, FILTERS, LATEST, Noun, Voice, noun, ref
from apnap.english.phrase_table import Unspoken
from apnap.english.reading.parser import Parser
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import TABLE, Found, fragment, reads, reads_knowing, reads_leaf
from apnap.rules.core.constants import EXILE, GRAVEYARD, HAND, LIBRARY, ZONE_NAMES


def voice() -> Voice:
    """Whoever speaks at the moment."""
    return LATEST[0] if LATEST else Voice("", "this creature", 0)


def _colors(node: HasColors, n: Noun) -> None:
    if (node.least, node.most) == (2, 5):
        n.adjectives.append("multicolored")
    elif (node.least, node.most) == (1, 1):
        n.adjectives.append("monocolored")
    else:
        count = (
            f"exactly {number_word(node.least)}" if node.most == node.least else f"{number_word(node.least)} or more"
        )
        n.after.append(f"that's {count} colors")


def _counters(node: HasCountersOn, n: Noun) -> None:
    kind = f"{node.counter} counters" if node.counter else "counters"
    n.after.append(f"with {number_word(node.number)} or more {kind} on it")


def _attached(node: HasAttached, n: Noun) -> None:
    n.adjectives.append("enchanted" if node.subtype == "Aura" else "equipped")


def _attacking(node: IsAttackingWhom, n: Noun) -> None:
    whole = "that's " if node.whole else ""
    if isinstance(node.whom, You):
        n.after.append(f"{whole}attacking you" + (" or a planeswalker you control" if node.permanents else ""))
    elif isinstance(node.whom, EachOpponent) and not node.permanents:
        n.after.append("that's attacking one of your opponents")
    elif isinstance(node.whom, EachOpponent):
        n.after.append("attacking your opponents and/or planeswalkers they control")
    elif isinstance(node.whom, Themselves) and not node.permanents:
        n.after.append("attacking them")
    elif node.permanents:
        raise Unspoken("what attacks is said of you and of your opponents")
    else:
        n.after.append(f"{whole}attacking {ref(node.whom, voice()).text}")


def _blocks(node: BlocksWhat, n: Noun) -> None:
    how = "blocking or blocked by" if node.either else "blocked by" if node.blocked else "blocking"
    one = node.filter.filter if isinstance(node.filter, Not) else None
    whom = ref(one.what, voice()).text if isinstance(one, IsOtherThan) else watched(node.filter, voice())
    n.after.append(f"{how} {whom}")


def _targets(node: Targets, n: Noun) -> None:
    what = node.filter
    who = what.who if isinstance(what, IsPlayer) else None
    named = watched(what, voice()) if who is None else player_words(IsPlayer(who))
    n.after.append(f"that targets {'only ' if node.only else ''}{named}")


def player_words(node: IsPlayer) -> str:
    if isinstance(node.who, You):
        return "you"
    return "an opponent" if isinstance(node.who, EachOpponent) else "a player"


def _cast_from(node: WasCastFrom, n: Noun) -> None:
    whose = "a" if node.anybodys else "your"
    where = "exile" if node.zone == EXILE else f"{whose} {ZONE_NAMES[node.zone]}"
    n.after.append(f"from {'anywhere other than ' if node.elsewhere else ''}{where}")


def _measured(node: Measured, n: Noun) -> None:
    if node.lesser:
        n.after.append(f"with {'lesser' if node.how == UNDER else 'greater'} {node.of}")
        return
    how = {OVER: "greater than", UNDER: "less than", SAME: "equal to"}[node.how]
    n.after.append(f"with {node.of} {how} {AMOUNTS.say(node.amount, voice())}")


def _own(node: OwnSize, n: Noun) -> None:
    other = "toughness" if node.of == "power" else "power"
    n.after.append(f"with {node.of} {node.how} {'to' if node.how == SAME else 'than'} its {other}")


def _outlaw(node: IsOutlaw, n: Noun) -> None:
    """Said like a type: `an outlaw you control`, `target outlaw creature card`."""
    n.subtypes.append("outlaw")


FILTERS.add(IsHistoric, lambda node, n: n.adjectives.append("historic"))
FILTERS.add(HasColors, _colors)
FILTERS.add(IsOutlaw, _outlaw)
FILTERS.add(HasAnyCounter, lambda node, n: n.after.append("with a counter on it"))
FILTERS.add(HasCountersOn, _counters)
FILTERS.add(HasAttached, _attached)
FILTERS.add(IsModified, lambda node, n: n.adjectives.append("modified"))
FILTERS.add(IsBlockedNow, lambda node, n: n.adjectives.append("blocked"))
FILTERS.add(IsAttackingWhom, _attacking)
FILTERS.add(BlocksWhat, _blocks)
FILTERS.add(Targets, _targets)
FILTERS.add(HasBasicLandType, lambda node, n: n.after.append("with a basic land type"))
reads("after", "with a basic land type", HasBasicLandType)
FILTERS.add(WasCastFrom, _cast_from)
FILTERS.add(HasXInCost, lambda node, n: n.after.append("with {X} in its mana cost"))
FILTERS.add(SharesName, lambda node, n: n.after.append(f"with the same name as {ref(node.what, voice()).text}"))
FILTERS.add(Measured, _measured)
FILTERS.add(OwnSize, _own)
FILTERS.add(SharesColor, lambda node, n: n.after.append(f"that shares a color with {ref(node.what, voice()).text}"))


def _other_than(node: IsOtherThan, n: Noun) -> None:
    if node.front:
        n.other = True
    else:
        n.after.append(f"other than {ref(node.what, voice()).text}")


FILTERS.add(IsOtherThan, _other_than)
reads("adjective", "historic", HISTORIC)
reads("adjective", "multicolored", MULTICOLORED)
reads("adjective", "monocolored", MONOCOLORED)
reads("adjective", "modified", MODIFIED)
reads("adjective", "enchanted", ENCHANTED_ONE)
reads("adjective", "equipped", EQUIPPED_ONE)
reads("adjective", "blocked", BLOCKED)
reads("adjective", "unblocked", lambda: AllOf([ATTACKING, Not(BLOCKED)]))
reads("after", ("that 's enchanted", "that are enchanted"), ENCHANTED_ONE)
reads("after", ("that 's equipped", "that are equipped"), EQUIPPED_ONE)
reads("after", ("that 's modified", "that are modified"), MODIFIED)
reads("after", ("with counters on them", "with a counter on them"), WITH_COUNTER)
reads("property", "a counter on it", WITH_COUNTER)
reads("after", "with <count> or more <counter> counters on (it|them)", HasCountersOn)
reads("property", "<count> or more counters on (it|them)", HasCountersOn)
reads("after", ("that 's one or more colors", "that are one or more colors"), lambda: HasColors(1, 5))
reads("after", ("attacking you", "that are attacking you"), lambda: IsAttackingWhom(YOU))
reads("after", "that 's attacking you", lambda: IsAttackingWhom(YOU, whole=True))
reads_knowing("after", "that 's attacking that player", lambda said: IsAttackingWhom(spoken_of(said), whole=True))
reads(
    "after",
    ("attacking you or a planeswalker you control", "that 's attacking you or a planeswalker you control"),
    lambda: IsAttackingWhom(YOU, permanents=True),
)
reads(
    "after",
    (
        "that 's attacking one of your opponents",
        "that are attacking your opponents",
        "attacking one of your opponents",
        "attacking your opponents",
        "that are attacking one of your opponents",
    ),
    lambda: IsAttackingWhom(EACH_OPPONENT),
)
reads(
    "after",
    "attacking your opponents and/or planeswalkers they control",
    lambda: IsAttackingWhom(EACH_OPPONENT, permanents=True),
)
reads("after", "attacking the monarch", lambda: IsAttackingWhom(MONARCH))
reads_knowing("after", "attacking them", lambda said: IsAttackingWhom(each_of_them(said)))


def each_of_them(said: Said) -> Subject:
    """Each of several players, for themselves."""
    who = said.they()
    if not isinstance(who, Themselves):
        raise Misread("no players were spoken of")
    return who


reads_knowing("after", "attacking that player", lambda said: IsAttackingWhom(spoken_of(said)))


def spoken_of(said: Said) -> Subject:
    """That player, who is not a target."""
    who = said.that_player()
    if not isinstance(who, Subject):
        raise Misread("this is said of a player whom the event is about")
    return who


reads_knowing("in combat with", "~", lambda said: (said.this(),))
reads_knowing("in combat with", "it", lambda said: (said.it(),))
reads("in combat with", "a <permanent>", lambda f: f)
reads("in combat with", "<target>", lambda target: (Not(IsOtherThan(target)),))
reads("after", "[that 's] blocking <in combat with>", lambda what: BlocksWhat(*what))
reads("after", "(blocked by|that blocked) <in combat with>", lambda what: BlocksWhat(*what, blocked=True))
reads_knowing("after", "it 's blocking", lambda said: (said.is_about_this(), BlocksWhat(THIS, blocked=True))[1])
reads("after", "blocking or blocked by <in combat with>", lambda what: BlocksWhat(*what, either=True))
reads("targeted", "~", lambda: (THIS,))
reads("targeted", "a <permanent>", lambda f: f)
reads("targeted", "one or more <permanents>", lambda f: f)
reads("targeted", "you", lambda: (IsPlayer(YOU),))
reads("after a spell", "that (targets|target) <targeted>", lambda what: Targets(*what))
reads("after a spell", "that (targets|target) only <targeted>", lambda what: Targets(*what, only=True))
for zone, words in ((HAND, "your hand"), (GRAVEYARD, "your graveyard"), (EXILE, "exile"), (LIBRARY, "your library")):
    reads("after a spell", f"from {words}", partial(WasCastFrom, zone))
    reads("after a spell", f"from anywhere other than {words}", partial(WasCastFrom, zone, elsewhere=True))
reads("after a spell", "from a graveyard", partial(WasCastFrom, GRAVEYARD, anybodys=True))
reads("after a spell", "from anywhere other than their hand", partial(WasCastFrom, HAND, elsewhere=True))
reads("after", "with {X} in (its|their) mana (cost|costs)", HasXInCost)


def bound(parser: Parser, at: int) -> Found:
    """An amount that something is compared with: 'its' would be of that thing itself."""
    if parser.words[at] in ("its", "his", "her", "their", "it"):
        return []
    return parser.run(AMOUNT, at)


AMOUNT = TABLE.category("amount")
reads_leaf("bound", bound, lambda word: False, within=("amount",))
for kind, at_most, at_least in (
    ("power", PowerAtMost, PowerAtLeast),
    ("toughness", ToughnessAtMost, ToughnessAtLeast),
    ("mana value", AtMostValue, ManaValueAtLeast),
):
    reads("property", f"{kind} less than or equal to <bound>", at_most)
    reads("property", f"{kind} greater than or equal to <bound>", at_least)
    reads("property", f"{kind} less than <bound>", lambda a, kind=kind: Measured(kind, UNDER, a))
    reads("property", f"{kind} greater than <bound>", lambda a, kind=kind: Measured(kind, OVER, a))
for how, than in ((OVER, "than"), (UNDER, "than"), (SAME, "to")):
    reads("property", f"power {how} {than} its toughness", partial(OwnSize, "power", how))
    reads("property", f"toughness {how} {than} its power", partial(OwnSize, "toughness", how))
reads("property", "power equal to <bound>", lambda a: Measured("power", SAME, a))
reads("property", "toughness equal to <bound>", lambda a: Measured("toughness", SAME, a))
reads("property", "mana value equal to <bound>", ManaValueIs)
reads("property", "the same name as <subject>", SharesName)
reads("after", "other than <this>", IsOtherThan)
CONTRARY[HasAttached] = lambda node: f"isn't {'enchanted' if node.subtype == 'Aura' else 'equipped'}"
reads("after", ("that isn't enchanted", "that aren't enchanted"), lambda: Not(ENCHANTED_ONE))
reads("after", ("that isn't equipped", "that aren't equipped"), lambda: Not(EQUIPPED_ONE))
reads_knowing("property", "the same name as that <permanent>", lambda said, f: SharesName(said.that(f)))
reads_knowing("after", "that (shares|share) a color with it", lambda said: SharesColor(said.it()))
reads(
    "object",
    "<target> and all <others of it>",
    lambda slot, f: AllOfThese(slot, All(IsOtherThan(slot, front=True), *f)),
)
reads("others of it", "other <permanents>", lambda f: f)
reads(
    "object",
    "<target> and each other <permanent>",
    lambda slot, f: AllOfThese(slot, Each(IsOtherThan(slot, front=True), *f, how="each")),
)
TIED = "tied for most life"
MOST_LIFE = f"the player with the most life or {TIED}"
FILTERS.add(AttacksTheLeader, lambda node, n: n.adjectives.append(f"attacking {MOST_LIFE}"))
reads("condition", "<subject> (is|'s) attacking <the leader in life>", lambda what: Is(what, AttacksTheLeader()))
fragment("the leader in life", MOST_LIFE)
reads("after", "except for <permanents>", lambda f: Not(every(f)))
reads("property", "power or toughness <digits> or less", lambda n: AnyOf(PowerAtMost(n), ToughnessAtMost(n)))
FILTERS.add(AttachedToOne, lambda node, n: n.after.append(f"that's attached to {noun(node.filter).one()}"))
reads("after", "that 's attached to a <permanent>", lambda f: AttachedToOne(*f))


def _of_kinds(node: IsOfKinds, n: Noun) -> None:
    if node.many:
        n.after.append(f"that are {listed([plural(name) for name in node.names], 'and/or')}")
        return
    kinds = listed([article(name) for name in node.names], "or") if node.apart else article(listed(node.names, "or"))
    n.after.append(f"that isn't {kinds}" if node.isnt else f"that's {kinds}")


FILTERS.add(IsOfKinds, _of_kinds)
reads("some kinds", "<subtype>", lambda one: (one,))
reads("some kinds", "<subtype> or <subtype>", lambda one, two: (one, two))
reads("some kinds", "<subtype> , <subtype> , or <subtype>", lambda one, two, three: (one, two, three))
reads(
    "some kinds",
    "<subtype> , <subtype> , <subtype> , or <subtype>",
    lambda one, two, three, four: (one, two, three, four),
)
reads("one kind", "artifact", "artifact")
reads("one kind", "creature", "creature")
reads("one kind", "enchantment", "enchantment")
reads("one kind", "planeswalker", "planeswalker")
reads("some kinds", "<one kind> or <one kind>", lambda *names: names)
reads("some kinds", "<one kind> , <one kind> , or <one kind>", lambda *names: names)
reads("after", "that 's a <subtype> or a <subtype>", lambda *names: IsOfKinds(*names, apart=True))
reads("after", "that are <subtype> and / or tokens", lambda name: IsOfKinds(name, "token", many=True))
reads("adjective", "enchanted or equipped", lambda: AnyOf(ENCHANTED_ONE, EQUIPPED_ONE))
reads(
    "after",
    ("that 's enchanted or equipped", "that are enchanted or equipped"),
    lambda: AnyOf(ENCHANTED_ONE, EQUIPPED_ONE),
)
reads("after", "that isn't a <some kinds>", lambda names: IsOfKinds(*names, isnt=True))
reads("after", "that 's a <some kinds>", lambda names: IsOfKinds(*names))
FILTERS.add(EnchantedBy, lambda node, n: n.after.append(f"that's enchanted by {noun(node.filter, 'Aura').one()}"))
reads("after", "that 's enchanted by an Aura you control", lambda: EnchantedBy(YOU_CONTROL))
reads("after", "that 's not a commander", lambda: Not(COMMANDER))
reads("adjective", "noncommander", lambda: Not(COMMANDER))
FILTERS.add(HasManaAbility, lambda node, n: n.after.append("with a mana ability"))
reads("after", "with a mana ability", WITH_MANA_ABILITY)
for _word, _how in (("lesser", UNDER), ("greater", OVER)):
    reads_knowing(
        "after",
        f"with {_word} mana value",
        lambda said, how=_how: Measured("mana value", how, ManaValueOf(said.it()), lesser=True),
    )
    reads_knowing(
        "after",
        f"with {_word} power",
        lambda said, how=_how: Measured("power", how, PowerOf(said.it()), lesser=True),
    )
FILTERS.add(WithoutAbilities, lambda node, n: n.after.append("with no abilities"))
reads("after", "with no abilities", WithoutAbilities)
reads("one spoken of", ("<subject>", "<that>"), lambda what: what)
reads("one spoken of", "the sacrificed <permanent>", lambda f: Sacrificed(*f))
reads("one spoken of", "the discarded card", Discarded)
reads("described", "a <permanent>", lambda f: every(f))
reads("described", "<adjective>", lambda quality: quality)
for _verb, _before in (("(is|'s)", False), ("was", True)):
    reads("condition", f"<one spoken of> {_verb} <described>", lambda what, f, was=_before: Is(what, f, was=was))
reads("condition", "<one spoken of> isn't <described>", lambda what, f: Unless(Is(what, f)))
reads("condition", "<one spoken of> wasn't <described>", lambda what, f: Unless(Is(what, f, was=True)))
reads("condition", "<one spoken of> 's not <described>", lambda what, f: Unless(Is(what, f), apart=True))
reads("condition", "the discarded card was a <card>", lambda f: Is(Discarded(), *f, card=True, was=True))
reads("condition", "the discarded card wasn't a <card>", lambda f: Unless(Is(Discarded(), *f, card=True, was=True)))
reads("condition", "<one spoken of> has <flag>", HasKeyword)
for _verb, _before in (("has", False), ("had", True)):
    reads("condition", f"<one spoken of> {_verb} <property>", lambda what, f, was=_before: Is(what, f, was=was))
reads("condition", "<one spoken of> didn't have <property>", lambda what, f: Unless(Is(what, f, was=True)))
reads("condition", "<one spoken of> didn't have <flag>", lambda what, flag: Unless(Is(what, With(flag), was=True)))
reads("condition", "<one spoken of> had <flag>", lambda what, flag: Is(what, With(flag), was=True))
reads("condition", "<one spoken of> <what it did>", Is)
reads("condition", "<one spoken of> wasn't dealt damage this turn", lambda what: Unless(Is(what, DAMAGED_THIS_TURN)))
reads_knowing("one spoken of", "that spell", lambda said: said.that_spell())
for _verb, _before in (("has", False), ("had", True)):
    reads(
        "condition",
        f"<one spoken of> {_verb} no counters on it",
        lambda what, was=_before: Unless(Is(what, WITH_COUNTER, was=was)),
    )
