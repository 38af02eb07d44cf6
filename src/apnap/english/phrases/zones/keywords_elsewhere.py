"""Phrases for the words of `apnap.abilities.zones.keywords_elsewhere`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import OWN_COST, FixedX
from apnap.abilities.amounts import ManaValueOf
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.filters import AnyOf
from apnap.abilities.keyword_abilities.additional_costs import Replicate
from apnap.abilities.keyword_abilities.exile_and_cast import Madness
from apnap.abilities.keyword_abilities.graveyard import Encore, Scavenge
from apnap.abilities.selectors import THIS_AS_IT, EachSpell
from apnap.abilities.statics.changes import Change, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.zones.keywords_elsewhere import CardsElsewhere, HaveFlashback, HaveRetrace
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import sentence
from apnap.english.nouns import SELECTORS, Ref, Voice, noun
from apnap.english.reading.said import Misread
from apnap.english.reading.table import fragment, reads
from apnap.rules.ch1_concepts.definitions import Ability, Activated, Filter, Triggered
from apnap.rules.core.constants import GRAVEYARD, HAND, NONE

# what cards of a zone have
WHERE: Final = {HAND: "in your hand", GRAVEYARD: "in your graveyard"}
OUT_OF_PLAY: Final = "isn't on the battlefield"


def _cards(node: CardsElsewhere, voice: Voice) -> Ref:
    n = noun(node.filter, "card")
    if node.zone == NONE:
        return Ref(f"each {n.bare()} you own that {OUT_OF_PLAY}")
    where = WHERE[node.zone]
    return Ref(f"{n.many()} {where}", many=True) if node.many else Ref(f"each {n.bare()} {where}")


def kinds(filter: Filter) -> str:
    """`instant and sorcery card`: it is one of these, said after 'each'."""
    if isinstance(filter, AnyOf):
        return f"{' and '.join(noun(one, '').bare().strip() for one in filter.filters)} card"
    return noun(filter, "card").bare()


def given_there(zone: int, given: list[Ability]) -> list[Ability]:
    """Abilities that function in that zone; none that is about how a card is cast."""
    for one in given:
        if not isinstance(one, (Activated, Triggered)) or one.ways():
            raise Misread("this says nothing of a card there")
        if zone == NONE or not one.zones >> zone & 1:
            raise Misread("this ability does not function there")
    return given


def named_for_own_cost(changes: list[Change]) -> list[str]:
    """Keywords that it has for its own mana cost, which is said in a sentence of its own."""
    out: list[str] = []
    for change in changes:
        for one in change.abilities if isinstance(change, Has) else []:
            if isinstance(one, Madness) and not one.cost and not one.parts:
                out.append("madness")
            elif (isinstance(one, Replicate) and one.cost == OWN_COST) or (
                isinstance(one, (Encore, Scavenge)) and OWN_COST in one.costs
            ):
                out.append(type(one).__name__.lower())
    return out


SELECTORS.add(CardsElsewhere, _cards)
ABILITIES.add(
    HaveRetrace,
    lambda node, voice: sentence(f"{noun(node.spells or AnyOf(), 'card').many()} in your graveyard have retrace"),
)
ABILITIES.add(
    HaveFlashback,
    lambda node, voice: (
        f"{sentence(f'each {kinds(node.filter)} in your graveyard has flashback')} "
        f"{sentence(f'the flashback cost is equal to that {OF_CARD}')}"
    ),
)
OF_CARD: Final = "card's mana cost"
fragment("out of play", f"that {OUT_OF_PLAY}")
fragment("out of play", "not on the battlefield")
fragment("of its mana cost", "equal to its mana cost")
fragment("of its mana cost", f"equal to that {OF_CARD.replace(chr(39), ' ' + chr(39))}")
for _zone, _where in WHERE.items():
    reads(
        "line",
        f"each <card> {_where} has <abilities> .",
        lambda f, given, zone=_zone: Always(CardsElsewhere(zone, *f), Has(*given_there(zone, given))),
    )
    reads(
        "line",
        f"<cards> {_where} have <abilities> .",
        lambda f, given, zone=_zone: Always(CardsElsewhere(zone, *f, many=True), Has(*given_there(zone, given))),
    )
    reads(
        "effect",
        f"each <card> {_where} gains <abilities> until end of turn",
        lambda f, given, zone=_zone: UntilEndOfTurn(CardsElsewhere(zone, *f), Has(*given_there(zone, given))),
    )
    reads(
        "effect",
        f"<cards> {_where} gain <abilities> until end of turn",
        lambda f, given, zone=_zone: UntilEndOfTurn(
            CardsElsewhere(zone, *f, many=True), Has(*given_there(zone, given))
        ),
    )


def by_value() -> Encore:
    """Encore for as much as the mana value of the card."""
    return Encore(PayMana("{X}"), FixedX(ManaValueOf(THIS_AS_IT)))


fragment("its own value", "its mana value")
reads(
    "line",
    "each <card> in your graveyard has encore {X} , where X is <its own value> .",
    lambda f: Always(CardsElsewhere(GRAVEYARD, *f), Has(by_value())),
)
for _name, _made in (("encore", lambda: Encore(OWN_COST)), ("scavenge", lambda: Scavenge(OWN_COST))):
    for _whose in ("its", "the"):
        reads(
            "line",
            f"each <card> in your graveyard has {_name} . {_whose} {_name} cost is <of its mana cost> .",
            lambda f, made=_made: Always(CardsElsewhere(GRAVEYARD, *f), Has(made())),
        )
reads(
    "line",
    "each <card> you own <out of play> has madness . the madness cost is <of its mana cost> .",
    lambda f: Always(CardsElsewhere(NONE, *f), Has(Madness(""))),
)
reads(
    "line",
    "each <spell> you cast has replicate . the replicate cost is <of its mana cost> .",
    lambda f: Always(EachSpell(*f), Has(Replicate(OWN_COST))),
)
reads("line", "<cards> in your graveyard have retrace .", lambda f: HaveRetrace(*f))
reads(
    "line",
    "each <kinds of card> in your graveyard has flashback . (its|the) flashback cost is <of its mana cost> .",
    lambda f: HaveFlashback(*f),
)
reads("kinds of card", "<card>", lambda f: f)
reads("kinds of card", "<type word> and <type word> card", lambda one, other: (AnyOf(one, other),))
