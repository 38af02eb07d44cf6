"""Phrases for the words of `apnap.abilities.costs`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.costs import (
    DISCARD_THIS,
    EXILE_THIS,
    EXILE_THIS_FROM_GRAVEYARD,
    EXILE_THIS_FROM_HAND,
    RETURN_THIS,
    SACRIFICE_THIS,
    TAP_THIS,
    UNTAP_THIS,
    BothCosts,
    DiscardHand,
    DiscardSome,
    DiscardThis,
    ExileSome,
    LoyaltyCost,
    MillSome,
    MoveThis,
    PayLife,
    PayMana,
    PutCounters,
    RemoveCounters,
    RemoveFromOthers,
    ReturnSome,
    RevealSome,
    SacrificeSome,
    SacrificeThis,
    TakeSome,
    TapSome,
    UntapThis,
)
from apnap.abilities.filters import OTHER, every
from apnap.abilities.selectors import IT
from apnap.english.amounts import AMOUNTS, counters
from apnap.english.grammar import MINUS, article, listed, number_word
from apnap.english.nouns import Voice, noun
from apnap.english.phrase_table import Unspoken
from apnap.english.reading.said import FOR_IT, GONE, Said
from apnap.english.reading.table import TABLE, reads, reads_knowing
from apnap.english.sentences import COSTS
from apnap.rules.ch1_concepts.definitions import CostPart, Filter
from apnap.rules.core.constants import BATTLEFIELD, GRAVEYARD, HAND

ZONES: Final[dict[int, str]] = {GRAVEYARD: "graveyard", HAND: "hand", BATTLEFIELD: "battlefield"}


def life_words(amount: str) -> str:
    """`life equal to the number of ...`, for an amount that is said as such."""
    if amount == "X":
        return "X life"
    return f"life equal to {amount}" if amount.startswith("the number of ") else amount


def _move_this(node: MoveThis, voice: Voice) -> str:
    if node.origin == BATTLEFIELD and node.to == HAND:
        return f"return {voice.this()} to its owner's hand"
    if node.origin == BATTLEFIELD:
        return f"exile {voice.this()}"
    return f"exile this card from your {ZONES[node.origin]}"


def some(node: TakeSome, voice: Voice, state: str = "") -> str:
    """`a creature`, `two cards`."""
    kind = "permanent" if node.zone == BATTLEFIELD else "card"
    filter = node.filter
    number = number_word(node.number) if node.counted is None else AMOUNTS.say(node.counted, voice)
    if filter is None:
        return article(kind) if number == "one" else f"{number} {kind}s"
    n = noun(filter, kind)
    if state:
        n.adjectives.insert(0, state.strip())
    return n.one() if number == "one" else f"{number} {n.many()}"


def _removed(node: RemoveCounters, voice: Voice) -> str:
    if node.counted is not None:
        return f"remove {AMOUNTS.say(node.counted, voice)} {node.name} counters from {voice.this()}"
    return f"remove {counters(node.number, node.name)} from {voice.this()}"


def _from_others(node: RemoveFromOthers, voice: Voice) -> str:
    if node.filter is None:
        raise Unspoken("counters are removed from something")
    some_of = counters(node.counters, node.name) if node.name else counters(node.counters, "").replace("  ", " ")
    if node.other:
        some_of += f" or {counters(node.counters, node.other)}"
    return f"remove {some_of} from {noun(node.filter).one()}"


def _loyalty(node: LoyaltyCost, voice: Voice) -> str:
    if node.minus_x:
        return f"[{MINUS}X]"
    if node.change == 0:
        return "[0]"
    return f"[+{node.change}]" if node.change > 0 else f"[{MINUS}{-node.change}]"


COSTS.add(PayMana, lambda node, voice: str(node.cost))
COSTS.add(
    BothCosts,
    lambda node, voice: f"{COSTS.say(node.one, voice)} and {COSTS.say(node.other, voice).removeprefix('pay ')}",
)
COSTS.add(UntapThis, lambda node, voice: "{Q}")
COSTS.add(
    PayLife,
    lambda node, voice: (
        f"pay {node.number} life" if node.counted is None else f"pay {life_words(AMOUNTS.say(node.counted, voice))}"
    ),
)
COSTS.add(MoveThis, _move_this)
COSTS.add(SacrificeThis, lambda node, voice: f"sacrifice {voice.this()}")
COSTS.add(DiscardThis, lambda node, voice: "discard this card")
COSTS.add(SacrificeSome, lambda node, voice: f"sacrifice {some(node, voice)}")
COSTS.add(DiscardSome, lambda node, voice: f"discard {some(node, voice)}")
COSTS.add(
    ExileSome,
    lambda node, voice: (
        f"exile {some(node, voice)}" + ("" if node.zone == BATTLEFIELD else f" from your {ZONES[node.zone]}")
    ),
)
COSTS.add(
    ReturnSome,
    lambda node, voice: f"return {some(node, voice)} to {'its' if node.number == 1 else 'their'} owner's hand",
)
COSTS.add(RevealSome, lambda node, voice: f"reveal {some(node, voice)} from your hand")
COSTS.add(TapSome, lambda node, voice: f"tap {some(node, voice, 'untapped ')}")
COSTS.add(RemoveCounters, _removed)
COSTS.add(RemoveFromOthers, _from_others)
COSTS.add(DiscardHand, lambda node, voice: "discard your hand")
COSTS.add(MillSome, lambda node, voice: f"mill {'a card' if node.number == 1 else f'{number_word(node.number)} cards'}")
COSTS.add(PutCounters, lambda node, voice: f"put {counters(node.number, node.name)} on {voice.this()}")
COSTS.add(LoyaltyCost, _loyalty)
reads("cost", "<mana>", PayMana)
reads("cost", "{T}", TAP_THIS)
reads("cost", "{Q}", UNTAP_THIS)
reads("cost", "<paid>", lambda cost: cost)
reads("mana and more", "<mana> and <digits> life", lambda mana, n: BothCosts(PayMana(mana), PayLife(n)))
reads("mana and more", "<mana> and <paid>", lambda mana, cost: BothCosts(PayMana(mana), cost))
reads("paid", "pay <digits> life", PayLife)
reads("paid", "sacrifice <this>", lambda this: SACRIFICE_THIS)
reads("paid", "sacrifice it", SACRIFICE_THIS)
reads_knowing("paid", "sacrifice a <permanent>", lambda said, f: sacrificed(said, f))
reads_knowing("paid", "sacrifice another <permanent>", lambda said, f: sacrificed(said, (OTHER, *f)))


def sacrificed(said: Said, filters: tuple[Filter, ...]) -> SacrificeSome:
    """What is sacrificed is 'that creature' from now on."""
    said.mention(GONE, IT)
    return SacrificeSome(1, every(filters))


def out_of_graveyard(said: Said) -> CostPart:
    """This card leaves the graveyard: its ability functions there. CR 113.6m."""
    said.zone = GRAVEYARD
    return EXILE_THIS_FROM_GRAVEYARD


reads("paid", "sacrifice <number word> <permanents>", lambda n, f: SacrificeSome(n, every(f)))
reads("paid", "sacrifice <number word> other <permanents>", lambda n, f: SacrificeSome(n, every((OTHER, *f))))
reads("paid", "discard a <card>", lambda f: DiscardSome(1, every(f)) if f else DiscardSome(1))
reads("paid", "discard <number word> <cards>", lambda n, f: DiscardSome(n, every(f)) if f else DiscardSome(n))
reads("paid", "discard this card", DISCARD_THIS)
reads("paid", "reveal a <card> from your hand", lambda f: RevealSome(1, every(f)))
reads("paid", "reveal <number word> <cards> from your hand", lambda n, f: RevealSome(n, every(f)))
reads("paid", "exile ~", EXILE_THIS)
reads_knowing("paid", "exile this card from your graveyard", lambda said: out_of_graveyard(said))
reads("paid", "exile this card from your hand", EXILE_THIS_FROM_HAND)
reads_knowing(
    "paid",
    "exile a <card> from your graveyard",
    lambda said, f: exiled_for(said, ExileSome(1, GRAVEYARD, every(f)) if f else ExileSome(1, GRAVEYARD)),
)
reads_knowing(
    "paid",
    "exile <number word> <cards> from your graveyard",
    lambda said, n, f: exiled_for(said, ExileSome(n, GRAVEYARD, every(f)) if f else ExileSome(n, GRAVEYARD)),
)
reads_knowing(
    "paid",
    "exile a <card> from your hand",
    lambda said, f: exiled_for(said, ExileSome(1, HAND, every(f)) if f else ExileSome(1, HAND)),
)


def exiled_for(said: Said, cost: CostPart) -> CostPart:
    """Something is exiled for it, which 'the exiled card' means in the same ability."""
    said.exiles = True
    if isinstance(cost, ExileSome) and cost.number == 1 and cost.zone == GRAVEYARD:
        said.mention(FOR_IT, IT)
    return cost


reads("paid", "return ~ to its owner 's hand", RETURN_THIS)
reads("paid", "return a <permanent> to its owner 's hand", lambda f: ReturnSome(1, every(f)))
reads("paid", "return another <permanent> to its owner 's hand", lambda f: ReturnSome(1, every((OTHER, *f))))
reads("paid", "return <number word> <permanents> to their owner 's hand", lambda n, f: ReturnSome(n, every(f)))
reads("paid", "tap an untapped <permanent>", lambda f: TapSome(1, every(f)))
reads("paid", "tap another untapped <permanent>", lambda f: TapSome(1, every((OTHER, *f))))
reads("paid", "tap <number word> untapped <permanents>", lambda n, f: TapSome(n, every(f)))
reads("paid", "tap <number word> other untapped <permanents>", lambda n, f: TapSome(n, every((OTHER, *f))))
reads("paid", "remove a <counter> counter from ~", lambda counter: RemoveCounters(1, counter))
reads("paid", "remove <number word> <counter> counters from ~", RemoveCounters)
reads("paid", "put a <counter> counter on ~", lambda counter: PutCounters(1, counter))
reads("costs", "<cost>", lambda cost: [cost])
reads("costs", "<cost> , <costs>", lambda cost, others: [cost, *others])
reads(
    "costs",
    "sacrifice a <permanent> and a <permanent>",
    lambda f, g: [SacrificeSome(1, every(f)), SacrificeSome(1, every(g))],
)
reads_knowing("paid", "remove X <counter> counters from (~|it)", lambda said, k: RemoveCounters(0, k, said.amount_x()))
reads(
    "paid",
    "remove a <counter> counter from a <permanent>",
    lambda kind, f: RemoveFromOthers(1, kind, every(f)),
)
reads(
    "paid",
    "remove a <counter> counter from another <permanent>",
    lambda kind, f: RemoveFromOthers(1, kind, every((OTHER, *f))),
)
reads(
    "paid",
    "remove a <counter> counter or a <counter> counter from a <permanent>",
    lambda kind, other, f: RemoveFromOthers(1, kind, every(f), other),
)
reads("paid", "remove a counter from a <permanent>", lambda f: RemoveFromOthers(1, "", every(f)))
reads("paid", "remove a counter from another <permanent>", lambda f: RemoveFromOthers(1, "", every((OTHER, *f))))
reads("cost", "discard your hand", DiscardHand)
reads("cost", "mill a card", lambda: MillSome(1))
reads("cost", "mill <number word> cards", MillSome)
reads_knowing("paid", "pay X life", lambda said: PayLife(0, said.amount_x()))
reads_knowing("paid", "sacrifice X <permanents>", lambda said, f: SacrificeSome(0, every(f), said.amount_x()))
reads_knowing(
    "paid", "sacrifice X other <permanents>", lambda said, f: SacrificeSome(0, every((OTHER, *f)), said.amount_x())
)
reads_knowing("paid", "discard X <cards>", lambda said, f: DiscardSome(0, every(f) if f else None, said.amount_x()))
reads_knowing(
    "paid",
    "exile X <cards> from your graveyard",
    lambda said, f: exiled_for(said, ExileSome(0, GRAVEYARD, every(f) if f else None, said.amount_x())),
)
reads_knowing("paid", "tap X untapped <permanents>", lambda said, f: TapSome(0, every(f), said.amount_x()))
reads("paid", "tap <number word> other untapped <permanents>", lambda n, f: TapSome(n, every((OTHER, *f))))
reads_knowing("paid", "exile a <permanent>", lambda said, f: exiled_for(said, ExileSome(1, BATTLEFIELD, every(f))))
reads_knowing(
    "paid",
    "exile another <permanent>",
    lambda said, f: exiled_for(said, ExileSome(1, BATTLEFIELD, every((OTHER, *f)))),
)
reads("paid", "discard another card", lambda: DiscardSome(1))
reads(
    "costs",
    "<cost> , <cost> , sacrifice ~ and <number word> <permanents>",
    lambda one, other, n, f: [one, other, SACRIFICE_THIS, SacrificeSome(n, every(f))],
)
reads("costs", "<paid> and sacrifice (it|~)", lambda cost: [cost, SacrificeThis(joined=True)])
reads("costs", "<cost> , <paid> , sacrifice it", lambda one, cost: [one, cost, SACRIFICE_THIS])
reads("costs", "<paid> , sacrifice it", lambda cost: [cost, SACRIFICE_THIS])
reads("costs", "<cost> , <paid> and sacrifice (it|~)", lambda one, cost: [one, cost, SacrificeThis(joined=True)])


# the same, said of casting something: `by sacrificing two creatures`
GERUNDS: Final = {
    "pay": "paying",
    "sacrifice": "sacrificing",
    "discard": "discarding",
    "exile": "exiling",
    "tap": "tapping",
    "return": "returning",
    "reveal": "revealing",
    "remove": "removing",
    "put": "putting",
}


def by_doing(parts: list[CostPart], voice: Voice) -> str:
    """`paying {B} and sacrificing a creature`."""
    said: list[str] = []
    for part in parts:
        verb, _, rest = COSTS.say(part, voice).partition(" ")
        said.append(f"{GERUNDS[verb]} {rest}" if verb in GERUNDS else f"paying {verb}")
    return listed(said, "and")


def reads_gerunds() -> None:
    """What is paid, in that form."""
    for pattern in list(TABLE.patterns):
        verb, _, rest = pattern.text.partition(" ")
        if pattern.category == "paid" and verb in GERUNDS:
            TABLE.add("paying", f"{GERUNDS[verb]} {rest}", pattern.make, pattern.how, pattern.home)


reads_gerunds()
reads("paying", "paying <mana>", PayMana)
reads("paying", "exiling another <card> from your graveyard", lambda f: ExileSome(1, GRAVEYARD, every((OTHER, *f))))
reads(
    "paying",
    "exiling <number word> other <cards> from your graveyard",
    lambda n, f: ExileSome(n, GRAVEYARD, every((OTHER, *f))),
)
reads("by paying", "by <paying>", lambda one: [one])
reads("by paying", "by <paying> and <paying>", lambda one, other: [one, other])
