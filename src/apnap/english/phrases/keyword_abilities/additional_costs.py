"""Phrases for the words of `apnap.abilities.keyword_abilities.additional_costs`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from apnap.abilities.conditions import Unless
from apnap.abilities.costs import ExileSome
from apnap.abilities.effects.flow import Choose, in_order
from apnap.abilities.filters import every
from apnap.abilities.keyword_abilities.additional_costs import (
    BARGAINED,
    EVIDENCE,
    GIFTS,
    IN_ADDITION,
    KICKED,
    PROMISED,
    TIMES_KICKED,
    USING_TEAMWORK,
    Bargain,
    Buyback,
    Casualty,
    Conspire,
    Entwine,
    Escalate,
    ExileWithThis,
    Extra,
    Gift,
    KickedWith,
    Kicker,
    MayCollectEvidence,
    MayPayInAddition,
    MoreForTargets,
    Multikicker,
    Offspring,
    PromiseTo,
    Replicate,
    SacrificeForCopies,
    Splice,
    Spree,
    Squad,
    TapTeam,
    Teamwork,
    Tiered,
    TimesKicked,
    WasKicked,
    WasPaid,
)
from apnap.abilities.keyword_actions.forage import CollectEvidence
from apnap.english.abilities import ABILITIES, DASH, keyword, keyword_cost
from apnap.english.amounts import AMOUNTS, PER
from apnap.english.grammar import capital, sentence
from apnap.english.nouns import Voice, noun
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_apart, reads_knowing
from apnap.english.sentences import CONDITIONS, COSTS
from apnap.rules.ch1_concepts.definitions import CostPart, Effect, Filter

PAID = {"bargain": "bargained"}
BEYOND: Final = "for each target beyond the first"


def _kicked(node: WasKicked, voice: Voice) -> str:
    spell = "this spell" if not voice.own_types else voice.this()
    return f"{spell} was kicked"


def _paid(node: WasPaid, voice: Voice) -> str:
    spell = "this spell" if not voice.own_types else voice.this()
    if node.name == "gift":
        return "the gift was promised"
    if node.name == EVIDENCE:
        return "evidence was collected"
    if node.name == "teamwork":
        return f"{spell} was cast using teamwork"
    if node.name == IN_ADDITION:
        return f"{spell}'s {IN_ADDITION} was paid"
    return f"{spell} was {PAID[node.name]}"


def splice_cost(cost: CostPart, voice: Voice) -> str:
    said = COSTS.say(cost, voice)
    return f" {said}" if said.startswith("{") else f"{DASH}{sentence(capital(said))}"


def _itself(node: TimesKicked, voice: Voice) -> str:
    """What was kicked: named, or 'it'."""
    if not node.named:
        return "it"
    return "this spell" if not voice.own_types else voice.self_noun


keyword(Extra, lambda node, voice: keyword_cost(node.name, node.cost, voice))
keyword(Multikicker, lambda node, voice: keyword_cost("multikicker", node.cost, voice))
CONDITIONS.add(WasKicked, _kicked)
PER.add(TimesKicked, lambda node, voice: f"time {_itself(node, voice)} was kicked")
AMOUNTS.add(TimesKicked, lambda node, voice: f"the number of times {_itself(node, voice)} was kicked")
CONDITIONS.add(WasPaid, _paid)
keyword(Teamwork, lambda node, voice: f"teamwork {node.power}")
COSTS.add(TapTeam, lambda node, voice: f"tap creatures with total power {node.power} or more")
keyword(Gift, lambda node, voice: f"gift {node.what}")
COSTS.add(PromiseTo, lambda node, voice: "choose an opponent")
keyword(Bargain, lambda node, voice: "bargain")
keyword(Casualty, lambda node, voice: f"casualty {node.power}")
keyword(Spree, lambda node, voice: "spree")
keyword(Tiered, lambda node, voice: "tiered")
reads_apart(
    "paid mode", "<new line> + <mana> \u2014 <sentences> .", lambda line, mana, effects: (mana, in_order(effects))
)
reads("paid modes", "<paid mode>", lambda one: [one])
reads("paid modes", "<paid mode> <paid modes>", lambda one, others: [one, *others])
reads("line", "spree <paid modes>", lambda modes: in_spree(modes))
for _name in ("", "<card name> \u2014 "):
    reads_apart(
        "tier",
        f"<new line> \u2022 {_name}<mana> \u2014 <sentences> .",
        lambda line, *parts: (parts[-2], in_order(parts[-1])),
    )
reads("line", "tiered <tier> <tier>", lambda *modes: in_tiers(modes))
reads("line", "tiered <tier> <tier> <tier>", lambda *modes: in_tiers(modes))


def in_spree(modes: list[tuple[str, Effect]]) -> list[object]:
    """The costs, and the choice of one or more."""
    if len(modes) < 2:
        raise Misread("there are two modes or more")
    return [Spree(*(cost for cost, _ in modes)), Choose(len(modes), *(mode for _, mode in modes), at_least=1)]


def in_tiers(modes: Sequence[tuple[str, Effect]]) -> list[object]:
    """The costs, and the choice of one."""
    return [Tiered(*(cost for cost, _ in modes)), Choose(1, *(mode for _, mode in modes))]


keyword(Escalate, lambda node, voice: keyword_cost("escalate", node.cost, voice))
keyword(Splice, lambda node, voice: f"splice onto {node.onto}{splice_cost(node.cost, voice)}")
keyword(Conspire, lambda node, voice: "conspire")
reads("keyword", "kicker <mana>", Kicker)
reads("keyword", "kicker \u2014 <paid> .", Kicker)
reads("keyword", "multikicker <mana>", Multikicker)
reads("keyword", "buyback <mana>", Buyback)
reads("keyword", "buyback \u2014 <paid> .", Buyback)
reads("keyword", "bargain", Bargain)
for _gift in GIFTS:
    reads("keyword", f"gift {_gift.replace('an ', 'a ')}", partial(Gift, _gift))
reads("keyword", "teamwork <digits>", Teamwork)
reads_knowing("condition", "~ was cast using teamwork", lambda said: (said.was_cast(), USING_TEAMWORK)[1])
reads_knowing("condition", "the gift was promised", lambda said: (said.was_cast(), PROMISED)[1])
reads_knowing("condition", "the gift wasn't promised", lambda said: (said.was_cast(), Unless(PROMISED))[1])
reads("keyword", "casualty <digits>", Casualty)
reads("keyword", "squad <mana>", Squad)
reads("keyword", "offspring <mana>", Offspring)
reads("keyword", "entwine <mana>", Entwine)
reads("keyword", "escalate <mana>", Escalate)
reads("keyword", "splice onto Arcane <mana>", lambda mana: Splice("Arcane", mana))
reads("keyword", "conspire", Conspire)
reads("keyword", "replicate <mana>", Replicate)
reads_knowing("condition", "~ was kicked", lambda said: (said.was_cast(), KICKED)[1])
reads_knowing("condition", "it was kicked", lambda said: (said.is_about_this(), KICKED)[1])
reads_knowing("condition", "~ was bargained", lambda said: (said.was_cast(), BARGAINED)[1])
reads_knowing("condition", "it was bargained", lambda said: (said.is_about_this(), BARGAINED)[1])
reads("counted", "time it was kicked", TIMES_KICKED)
reads("counted", "time ~ was kicked", lambda: TimesKicked(named=True))
reads("keyword", "multikicker \u2014 <paid> .", Multikicker)
reads("keyword", "entwine \u2014 <paid> .", Entwine)
reads("keyword", "escalate \u2014 <paid> .", Escalate)
reads("keyword", "squad \u2014 <paid> .", Squad)
reads("keyword", "replicate \u2014 <paid> .", Replicate)
reads("keyword", "splice onto Arcane \u2014 <paid> .", lambda cost: Splice("Arcane", cost))
reads("amount", "the number of times it was kicked", TIMES_KICKED)
reads("amount", "the number of times ~ was kicked", lambda: TimesKicked(named=True))


def _for_targets(node: MoreForTargets, voice: Voice) -> str:
    return sentence(f"this spell costs {COSTS.say(node.cost, voice)} more to cast {BEYOND}")


ABILITIES.add(MoreForTargets, _for_targets)
fragment("beyond", BEYOND)
reads("line", "~ costs <mana> more to cast <beyond> .", MoreForTargets)


# several kickers
CONDITIONS.add(KickedWith, lambda node, voice: f"it was kicked with its {node.cost} kicker")
reads("line", "kicker <mana> and / or <mana>", lambda one, other: [Kicker(one), Kicker(other)])
reads_knowing(
    "condition",
    "it was kicked with its <mana> kicker",
    lambda said, mana: (said.is_about_this(), KickedWith(mana))[1],
)
reads_knowing(
    "condition", "~ was kicked with its <mana> kicker", lambda said, mana: (said.was_cast(), KickedWith(mana))[1]
)


# said in full
TO_CAST: Final = "as an additional cost to cast"
AS_CAST: Final = f"{TO_CAST} this spell, you may"
PER_COPY: Final = "copy this spell for each"


def _for_copies(node: SacrificeForCopies, voice: Voice) -> str:
    n = noun(node.filter)
    first = sentence(f"{AS_CAST} sacrifice one or more {n.many()}")
    return f"{first} {sentence(f'when you do, {PER_COPY} {n.bare()} sacrificed this way')}"


COSTS.add(ExileWithThis, lambda node, voice: COSTS.phrases[ExileSome](node, voice))
ABILITIES.add(MayPayInAddition, lambda node, voice: sentence(f"{AS_CAST} {COSTS.say(node.cost, voice)}"))
ABILITIES.add(MayCollectEvidence, lambda node, voice: sentence(f"{AS_CAST} {COSTS.say(node.cost, voice)}"))
ABILITIES.add(SacrificeForCopies, _for_copies)
fragment("as it is cast", "as a additional cost to cast ~ , you may")
fragment("a copy per", "copy ~ for each")
reads_knowing("line", "<as it is cast> <paid> .", lambda said, cost: in_addition(said, cost))


def in_addition(said: Said, cost: CostPart) -> Extra:
    """What is exiled for it is exiled with it, where another ability speaks of that."""
    if said.linked:
        if type(cost) is not ExileSome or cost.counted is not None:
            raise Misread("nothing is exiled with this")
        cost = ExileWithThis(cost.number, cost.zone, cost.filter)
    return MayCollectEvidence(cost) if isinstance(cost, CollectEvidence) else MayPayInAddition(cost)


reads(
    "line",
    "<as it is cast> sacrifice one or more <permanents> . when you do , <a copy per> <permanent> sacrificed this way .",
    lambda f, same: for_copies(f, same),
)
reads("condition", "~ 's additional cost was paid", lambda: WasPaid(IN_ADDITION))
reads("condition", "evidence was collected", lambda: WasPaid(EVIDENCE))


def for_copies(paid: tuple[Filter, ...], counted: tuple[Filter, ...]) -> SacrificeForCopies:
    if every(paid) != every(counted):
        raise Misread("what is sacrificed is what is counted")
    return SacrificeForCopies(every(paid))
