"""Phrases for the words of `apnap.abilities.effects.payment`."""

from __future__ import annotations

from apnap.abilities.amounts import X
from apnap.abilities.costs import (
    DiscardSome,
    MoveThis,
    PayLife,
    PayMana,
    PutCounters,
    RemoveCounters,
    ReturnSome,
    SacrificeSome,
)
from apnap.abilities.effects.moves import Counter
from apnap.abilities.effects.payment import EachUnlessPays, MayPay, OneOfTwo, UnlessPays, UnlessSacrificed
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.filters import every
from apnap.abilities.keyword_actions.proliferate_and_blight import BlightCost
from apnap.abilities.players import THAT_PLAYER, YOU, ControllerOf, EachPlayer, You
from apnap.abilities.selectors import Those
from apnap.abilities.targets import plain_target
from apnap.english.amounts import AMOUNTS, per
from apnap.english.grammar import listed
from apnap.english.nouns import Ref, Voice, ref
from apnap.english.phrases.effects.player_actions import Doing
from apnap.english.reading.said import SLOT, Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, COSTS, SENTENCES, one, sentences
from apnap.rules.ch1_concepts.definitions import CostPart, Effect, Node, Selector, Target
from apnap.rules.ch1_concepts.fields import replaced


def is_payment(cost: str) -> bool:
    """Is it paid in mana, life or the like? Other costs have a verb of their own."""
    return cost.startswith(("{", "pay "))


def _unless_pays(node: UnlessPays, voice: Voice) -> list[str]:
    if node.paid is not None:
        then = sentences(node.paid, voice)
        return [*_unless_pays(replaced(node, paid=None), voice), f"if they do, {then[0]}", *then[1:]]
    happens = one(node.effect, voice)
    payer = ref(node.who, voice)
    if isinstance(node.who, ControllerOf) and isinstance(node.who.what, Those):
        payer = Ref("its controller")
    if node.x is not None:
        paid = COSTS.say(node.cost, voice)
        rest = paid.removeprefix("{X}")
        cost = f"{rest} plus an additional {{1}}" if rest else "{1}"
        return [f"{happens} unless {payer.text} {payer.verb('pays', 'pay')} {cost} for each {per(node.x, voice)}"]
    ways = [pays(payer, cost, COSTS.say(cost, voice)) for cost in (node.cost, *node.others)]
    return [f"{happens} unless {payer.text} {listed(ways, 'or')}"]


def pays(payer: Ref, node: CostPart, cost: str) -> str:
    """`pays {2}`, `sacrifices a creature of their choice`."""
    if is_payment(cost):
        return f"{payer.verb('pays', 'pay')} {cost.removeprefix('pay ')}"
    verb, _, rest = cost.partition(" ")
    choice = " of their choice" if isinstance(node, SacrificeSome) and not payer.you else ""
    return f"{payer.verb(verb + 's', verb)} {rest}{choice}"


def _each_unless(node: EachUnlessPays, voice: Voice) -> list[str]:
    clause = CLAUSES.say(node.effect, voice)
    clause.subject = ref(node.who, voice)
    cost = COSTS.say(node.cost, voice)
    return [f"{clause.full()} unless they {pays(Ref('they', many=True), node.cost, cost)}"]


def _may_pay(node: MayPay, voice: Voice) -> list[str]:
    happens = sentences(node.effect, voice)
    cost = COSTS.say(node.cost, voice)
    pays = f"pay {cost.removeprefix('pay ')}" if is_payment(cost) else cost
    if node.most is not None:
        pays += f", where X is less than or equal to {AMOUNTS.say(node.most, voice)}"
    if node.x is not None:
        pays += f", where X is {AMOUNTS.say(node.x, voice)}"
    if isinstance(node.effect, PlayerAction) and not isinstance(node.who, You) and node.effect.who == node.who:
        clause = CLAUSES.say(node.effect, voice)
        clause.subject = Ref("they", many=True)
        return [f"{ref(node.who, voice).text} may {pays}", f"if they do, {clause.full()}"]
    return [f"{ref(node.who, voice).text} may {pays}", f"if you do, {happens[0]}", *happens[1:]]


SENTENCES.add(UnlessPays, _unless_pays)
SENTENCES.add(EachUnlessPays, _each_unless)
SENTENCES.add(MayPay, _may_pay)
SENTENCES.add(
    UnlessSacrificed,
    lambda node, voice: [f"{one(node.effect, voice)} unless that player sacrifices it"],
)


def unless_sacrificed(said: Said, effect: Effect) -> UnlessSacrificed:
    """What its controller is hurt for is what that player would sacrifice."""
    what = said.it()
    if not any(kind == SLOT and node is what for kind, node in said.mentions) or not speaks_of_controller(effect, what):
        raise Misread("no permanent's controller was spoken of")
    return UnlessSacrificed(what, effect)


def speaks_of_controller(node: Node, what: Selector) -> bool:
    if isinstance(node, ControllerOf) and node.what is what:
        return True
    return any(speaks_of_controller(child, what) for child in node.children())


reads_knowing("sentence", "<effect> unless that player sacrifices it", unless_sacrificed)
reads(
    "effect",
    "counter <a spell> unless its controller pays <mana>",
    lambda what, mana: UnlessPays(ControllerOf(plain_target(what)), PayMana(mana), Counter(what)),
)
reads(
    "effect",
    "counter <a spell> unless its controller pays {1} for each <counted>",
    lambda what, number: UnlessPays(ControllerOf(plain_target(what)), PayMana("{X}"), Counter(what), x=number),
)
reads(
    "effect",
    "counter <a spell> unless its controller pays <mana> plus an additional {1} for each <counted>",
    lambda what, mana, number: UnlessPays(
        ControllerOf(plain_target(what)), PayMana("{X}" + mana), Counter(what), x=number
    ),
)


def unless_paid(said: Said, mana: str) -> UnlessPays:
    what = said.that_spell_or_ability()
    return UnlessPays(ControllerOf(what), PayMana(mana), Counter(what))


fragment("aimed at it", "that spell or ability")
reads_knowing("effect", "counter <aimed at it> unless its controller pays <mana>", unless_paid)


def may_pay(cost: CostPart, effect: Effect) -> MayPay:
    """You choose the X of a cost as you pay it. CR 107.3f."""
    mana = cost.mana()
    return MayPay(cost, effect, choose_x=mana is not None and "{X}" in str(mana))


def may_do(cost: CostPart, effect: Effect) -> MayPay:
    """What is also an instruction is that: `MayThen`."""
    if isinstance(cost, (SacrificeSome, MoveThis, PutCounters, BlightCost, ReturnSome)):
        raise Misread("this is an instruction")
    if isinstance(cost, RemoveCounters) and cost.counted is None:
        raise Misread("this is an instruction")
    if isinstance(cost, DiscardSome) and cost.filter is None:
        raise Misread("this is an instruction")
    return MayPay(cost, effect, choose_x=cost.has_x())


reads("sentence", "you may pay <cost> . if you do , <sentence>", may_pay)
for _paid, _cost in (("<mana>", PayMana), ("<digits> life", PayLife)):
    reads(
        "sentence",
        f"<who> may pay {_paid} . if they do , they <done>",
        lambda who, paid, doing, cost=_cost: they_pay(who, cost(paid), doing),
    )


def they_pay(who: Selector, cost: CostPart, doing: Doing) -> MayPay:
    """One other player may pay, and does something then."""
    if isinstance(who, (You, EachPlayer)):
        raise Misread("one other player pays")
    return MayPay(cost, doing.by(who), who=who)


reads("sentence", "you may <paid> . if you do , <sentence>", may_do)


def said_paid(cost: CostPart, voice: Voice) -> str:
    """Mana is paid, other costs have verbs of their own."""
    said = COSTS.say(cost, voice)
    return f"pay {said}" if isinstance(cost, PayMana) else said


COSTS.add(OneOfTwo, lambda node, voice: f"{COSTS.say(node.one, voice)} or {said_paid(node.other, voice)}")
reads("one paid of two", "<paid> or <paid>", OneOfTwo)
reads("one paid of two", "<paid> or pay <mana>", lambda cost, mana: OneOfTwo(cost, PayMana(mana)))
reads("sentence", "you may <one paid of two> . if you do , <sentence>", MayPay)
reads("sentence", "you may pay <mana and more> . if you do , <sentence>", MayPay)
reads(
    "sentence",
    "you may pay <mana> , where X is less than or equal to <bound> . if you do , <sentence>",
    lambda mana, most, effect: MayPay(PayMana(mana), effect, choose_x=True, most=most),
)
reads(
    "sentence",
    "you may pay X life , where X is <amount> . if you do , <sentence>",
    lambda x, effect: MayPay(PayLife(0, X), effect, x=x),
)


def where_paid(effect: Effect, then: Effect) -> UnlessPays:
    """What happens where one other player pays."""
    if not isinstance(effect, UnlessPays) or isinstance(effect.who, (You, EachPlayer)):
        raise Misread("nobody else pays")
    return replaced(effect, paid=then)


reads("sentence", "<effect> . if they do , <sentence>", where_paid)
reads("sentence", "<effect> unless you pay <cost>", lambda effect, cost: UnlessPays(YOU, cost, effect))
reads("sentence", "<effect> unless you <paid>", lambda effect, cost: UnlessPays(YOU, cost, effect))
reads(
    "sentence",
    "<effect> unless <who> pays <mana>",
    lambda effect, who, mana: UnlessPays(who, PayMana(mana), not_aimed(effect)),
)
reads(
    "sentence",
    "<effect> unless <who> pays <digits> life",
    lambda effect, who, n: UnlessPays(who, PayLife(n), not_aimed(effect)),
)


def not_aimed(effect: Effect) -> Effect:
    """Who pays for a spell that has something as its target is its controller, not the other's."""
    if isinstance(effect, Counter) and isinstance(effect.what, Those):
        raise Misread("its controller is the one of that spell or ability")
    return effect


reads("their cost", "(sacrifices|sacrifice) a <permanent> [of their choice]", lambda f: SacrificeSome(1, every(f)))
reads(
    "their cost",
    "(sacrifices|sacrifice) <number word> <permanents> [of their choice]",
    lambda n, f: SacrificeSome(n, every(f)),
)
reads("their cost", "(discards|discard) a <card>", lambda f: DiscardSome(1, every(f) if f else None))
reads("their cost", "(discards|discard) <number word> cards", DiscardSome)
reads("their cost", "pay <mana>", PayMana)
reads("their cost", "pay <digits> life", PayLife)
reads("one of theirs", "<their cost>", lambda cost: cost)
reads("one of theirs", "pays <mana>", PayMana)
reads("one of theirs", "pays <digits> life", PayLife)
reads(
    "sentence",
    "<effect> unless <who> <one of theirs> or <one of theirs>",
    lambda effect, who, cost, other: unless_one_of(effect, who, cost, other),
)
reads(
    "sentence",
    "<effect> unless <who> <one of theirs> , <one of theirs> , or <one of theirs>",
    lambda effect, who, cost, *others: unless_one_of(effect, who, cost, *others),
)


def unless_one_of(effect: Effect, who: Selector, cost: CostPart, *others: CostPart) -> UnlessPays:
    """One player's choice among several costs."""
    if isinstance(who, (You, EachPlayer)) or speaks_of_several(effect):
        raise Misread("it is not clear who pays")
    return UnlessPays(who, cost, effect, *others)


reads("sentence", "<effect> unless <who> <their cost>", lambda effect, who, cost: unless_they(effect, who, cost))


def unless_they(effect: Effect, who: Selector, cost: CostPart) -> Effect:
    """One player's choice, or that of each of several whom it happens to."""
    if isinstance(who, (You, EachPlayer)):
        raise Misread("other players are needed")
    if isinstance(effect, PlayerAction) and isinstance(effect.who, EachPlayer):
        if who != THAT_PLAYER:
            raise Misread("each of them pays for themselves")
        return EachUnlessPays(effect.who, cost, replaced(effect, who=THAT_PLAYER))
    if speaks_of_several(effect):
        raise Misread("it is not clear who pays")
    return UnlessPays(who, cost, effect)


def speaks_of_several(node: Node) -> bool:
    """A target is one of several, and only one."""
    if isinstance(node, Target):
        return False
    return isinstance(node, EachPlayer) or any(speaks_of_several(child) for child in node.children())
