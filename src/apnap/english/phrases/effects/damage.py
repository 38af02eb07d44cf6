"""Phrases for the words of `apnap.abilities.effects.damage`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import Times, X
from apnap.abilities.conditions import AtLeast
from apnap.abilities.effects.damage import DealDamage, DealDividedDamage, DealEvenly, OrIf
from apnap.abilities.effects.flow import And
from apnap.abilities.filters import OTHER
from apnap.abilities.keyword_abilities.alternative_costs import WasCast
from apnap.abilities.players import EachPlayer, ThatPlayer, Themselves
from apnap.abilities.selectors import IT, THIS, THIS_AS_IT, THOSE, Each, It, This, Those
from apnap.abilities.targets import ANY_NUMBER, UNLIMITED, AnyTarget, Target, TargetSlot, plain_target
from apnap.english.amounts import AMOUNTS, is_per, of_mass
from apnap.english.nouns import Ref, Voice, each_one, ref
from apnap.english.reading.said import MADE, OBJECTS, THING, Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, CONDITIONS, Clause
from apnap.rules.ch1_concepts.definitions import Amount, Condition, Node, Selector
from apnap.rules.ch1_concepts.fields import field, field_names, replaced

EVENLY: Final = "evenly, rounded down, among"


def itself(node: DealDamage) -> bool:
    """Does it deal damage to itself, or each of several to itself?"""
    if node.source is None:
        return isinstance(node.to, This)
    return node.to is node.source or (isinstance(node.source, Each) and type(node.to) is It)


def _deal(node: DealDamage, voice: Voice) -> Clause:
    source = node.source
    who = ref(This(node.said), voice) if source is None else ref(source, voice)
    if isinstance(source, Each):
        who = each_one(source, voice)
    dealt = "" if node.to_first else of_mass(node.amount, "damage", voice)
    if source is THOSE or isinstance(source, Those):
        who = Ref("they each", many=True)
    to = "itself" if itself(node) else each_one(node.to, voice).text
    if node.to_first and is_per(node.amount):
        return Clause(who, "deals", "deal", of_mass(node.amount, "damage", voice).replace(" for ", f" to {to} for ", 1))
    if node.to_first:
        return Clause(who, "deals", "deal", f"damage to {to} equal to {AMOUNTS.say(node.amount, voice)}")
    also = "also " if node.also else ""
    clause = Clause(who, f"{also}deals", f"{also}deal", f"{dealt} to {to}")
    if node.excess_to is not None:
        whose = "that creature's"
        clause.then = f"excess damage is dealt to {whose} controller instead"
    return clause


def _divided(node: DealDividedDamage, voice: Voice) -> Clause:
    among = ref(node.among, voice).text
    either = node.amount
    usual = either.usual if isinstance(either, OrIf) else either
    how = f"{of_mass(usual, 'damage', voice)} divided as you choose among {among}"
    clause = Clause(ref(This(node.said), voice), "deals", "deal", how)
    if isinstance(either, OrIf):
        name, _, called = node.again.partition(" ")
        who = name if name != "~" else voice.name
        much = of_mass(either.other, "damage", voice)
        so = CONDITIONS.say(either.condition, voice)
        clause.then = f"if {so}, {who} deals {much} divided as you choose among {called} instead"
    return clause


def _evenly(node: DealEvenly, voice: Voice) -> Clause:
    among = ref(node.among, voice).text.removeprefix("each of ")
    how = f"{of_mass(node.amount, 'damage', voice)} divided {EVENLY} {among}"
    return Clause(ref(This(node.said), voice), "deals", "deal", how)


def dealt(source: Selector, n: int | Amount, to: Selector, to_first: bool = False) -> DealDamage:
    """Damage from a source; this is what deals it where none is named. What it deals to itself is said by that word."""
    if plain_target(to) is plain_target(source) or (isinstance(source, This) and isinstance(to, This)):
        raise Misread("'it' is another object than the one that deals the damage")
    if isinstance(source, This):
        if isinstance(n, Amount) and isinstance(to, EachPlayer):
            n = of_each_player(n)
        return DealDamage(n, to=to, said=source.said, to_first=to_first)
    return DealDamage(n, to=to, source=source, to_first=to_first)


def of_each_player(n: Amount) -> Amount:
    """'That player' is each of those who are dealt the damage."""
    made = replaced_in(n)
    assert isinstance(made, Amount)
    return made


def replaced_in(node: Node) -> Node:
    if type(node) is ThatPlayer:
        return Themselves(said="that player")
    changes: dict[str, object] = {}
    for name in field_names(node):
        value = field(node, name)
        if isinstance(value, Node):
            made = replaced_in(value)
            if made is not value:
                changes[name] = made
        elif isinstance(value, list) and any(isinstance(one, Node) for one in value):
            several = [replaced_in(one) if isinstance(one, Node) else one for one in value]
            if any(a is not b for a, b in zip(several, value, strict=True)):
                changes[name] = several
    return replaced(node, **changes) if changes else node


CLAUSES.add(DealDamage, _deal)
CLAUSES.add(DealDividedDamage, _divided)
CLAUSES.add(DealEvenly, _evenly)
reads("effect", "<this> (deals|deal) <n damage> to <recipient>", lambda this, n, to: dealt(this, n, to))


def _it_deals(said: Said, n: int | Amount, to: Selector) -> DealDamage:
    """'It deals damage': this, or another object that was spoken of."""
    source = said.it()
    return dealt(source, n, to)


def source_first(said: Said) -> Selector:
    """'It', before what comes after it is spoken of."""
    return said.dealer()


def dealt_also(source: Selector, n: int | Amount, to: Selector) -> DealDamage:
    """What deals damage deals some to something else as well."""
    return replaced(dealt(source, n, to), also=True)


reads("effect", "<this> also deals <n damage> to <recipient>", dealt_also)
reads_knowing("effect", "<it too> also deals <n damage> to <recipient>", lambda said, it, n, to: dealt_also(it, n, to))
reads_knowing("it too", "it", lambda said: (said.this(), This("it"))[1])
reads_knowing("dealer", "it", source_first)
reads("dealer", "<that thing>", lambda what: what)
for _pronoun in ("he", "she"):
    reads_knowing("dealer", _pronoun, lambda said, pronoun=_pronoun: (said.this(), This(pronoun))[1])
reads("dealer", "<target>", lambda slot: slot)
reads_knowing("dealer", "each <permanent>", lambda said, f: (said.mention(MADE, IT), Each(*f, how="each"))[1])
reads(
    "effect",
    "<dealer> (deals|deal) <n damage> to <recipient>",
    dealt,
)
reads(
    "effect",
    "<this> deals damage to <recipient> equal to <amount>",
    lambda this, to, n: dealt(this, n, to, True),
)
reads(
    "effect",
    "<dealer> deals damage to <recipient> equal to <amount>",
    lambda by, to, n: dealt(by, n, to, True),
)


def only_this(by: Selector) -> str:
    if not isinstance(by, This):
        raise Misread("only this divides damage, or deals it several times")
    return by.said


def dealt_twice(by: Selector, n: int, to: Selector, m: int, then: Selector) -> And:
    said = only_this(by)
    return And(DealDamage(n, to=to, said=said), DealDamage(m, to=then, said=said))


def dealt_or(
    said: Said,
    by: Selector,
    n: int | Amount,
    among: TargetSlot,
    condition: Condition,
    again: Selector,
    m: int | Amount,
    called: str,
) -> DealDividedDamage:
    """Another amount instead, if something is so that is known by then."""
    if isinstance(condition, AtLeast) and condition.what != X:
        raise Misread("this is not known as the spell is cast")
    if not isinstance(condition, (AtLeast, WasCast)) and not condition.is_announced():
        raise Misread("this is not known as the spell is cast")
    if among.minimum == 0 and among.maximum != UNLIMITED:
        raise Misread("no target at all may be chosen")
    name = only_this(again) or "~"
    return DealDividedDamage(OrIf(n, condition, m), among=among, said=only_this(by), again=f"{name} {called}")


def dealt_among(said: Said, by: Selector, n: int | Amount, among: TargetSlot) -> DealDividedDamage:
    effect = DealDividedDamage(n, among=among, said=only_this(by))
    said.became(among, effect.among)
    return effect


fragment("evenly", "evenly , rounded down , among")
for _dealer in ("<this>", "<dealer>"):
    reads(
        "effect",
        f"{_dealer} deals <n damage> divided <evenly> <divided among>",
        lambda by, n, among: DealEvenly(n, among, said=only_this(by)),
    )
    reads("effect", f"{_dealer} deals <n damage> to <recipient> and <n damage> to <recipient>", dealt_twice)
    reads_knowing("effect", f"{_dealer} deals <n damage> divided <your choice> <divided among>", dealt_among)
    reads_knowing(
        "effect",
        f"{_dealer} deals <n damage> divided <your choice> <divided among> . if <conditions> , <it or this> deals "
        "<n damage> divided <your choice> <called again> instead",
        dealt_or,
    )
reads("it or this", "it", THIS_AS_IT)
reads("it or this", "<this>", lambda this: this)
reads("called again", "them", "them")
reads("called again", "those permanents and / or players", "those permanents and/or players")
reads_knowing(
    "divided among",
    "<one up to> targets",
    lambda said, n: said.chose(replaced(AnyTarget(count=n, up_to=True), minimum=1)),
)
reads_knowing("divided among", "any number of targets", lambda said: said.chose(AnyTarget(count=ANY_NUMBER)))
reads_knowing(
    "divided among", "up to <number word> targets", lambda said, n: said.chose(AnyTarget(count=n, up_to=True))
)
reads_knowing(
    "divided among",
    "<one up to> target <permanents>",
    lambda said, n, f: said.chose(replaced(Target(*f, count=n, up_to=True), minimum=1)),
)
reads_knowing(
    "divided among",
    "up to <number word> target <permanents>",
    lambda said, n, f: said.chose(Target(*f, count=n, up_to=True)),
)
reads_knowing(
    "divided among",
    "any number of target <permanents>",
    lambda said, f: said.chose(Target(*f, count=ANY_NUMBER)),
)
reads_knowing(
    "divided among",
    "any number of other target <permanents>",
    lambda said, f: said.chose(Target(OTHER, *f, count=ANY_NUMBER)),
)
reads(
    "effect",
    "<dealer> deals <digits> damage to <recipient> for each <counted>",
    lambda by, n, to, each: dealt(by, each if n == 1 else Times(n, each), to, True),
)
reads(
    "effect",
    "<this> deals <digits> damage to <recipient> for each <counted>",
    lambda by, n, to, each: dealt(by, each if n == 1 else Times(n, each), to, True),
)
reads("effect", "<dealer> deals <n damage> to itself", lambda by, n: dealt_to_itself(by, n))
reads("effect", "<this> deals <n damage> to itself", lambda by, n: dealt_to_itself(by, n))
reads("effect", "<dealer> deals damage to itself equal to <amount>", lambda by, n: dealt_to_itself(by, n, True))
reads("effect", "<this> deals damage to itself equal to <amount>", lambda by, n: dealt_to_itself(by, n, True))


def dealt_to_itself(by: Selector, n: int | Amount, to_first: bool = False) -> DealDamage:
    if isinstance(by, This):
        return DealDamage(n, to=THIS, said=by.said, to_first=to_first)
    return DealDamage(n, to=IT if isinstance(by, Each) else by, source=by, to_first=to_first)


reads_knowing("effect", "<this> (deals|deal) <n damage> to it", lambda said, this, n: dealt(this, n, another(said)))


def another(said: Said) -> Selector:
    """What 'it' means after this was named: what was spoken of before."""
    for kind, node in reversed(said.mentions):
        if kind in OBJECTS and kind != THING:
            assert isinstance(node, Selector)
            return node
    raise Misread("nothing else was spoken of")


reads_knowing(
    "effect",
    "they each deal <n damage> to <recipient>",
    lambda said, n, to: DealDamage(n, to=to, source=several(said)),
)


def several(said: Said) -> Selector:
    """Several objects that an instruction before made or dealt with."""
    those = said.those()
    if those is not THOSE or not said.mentions:
        raise Misread("no objects were spoken of")
    return those
