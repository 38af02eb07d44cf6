"""Phrases for what Commander games use: mana of the commander's colours, 'all' of a kind, casting this."""

from __future__ import annotations

from apnap.abilities.casual.commanders import (
    GREATEST_VALUE,
    CommanderToHand,
    IsCommander,
    IsYourCommander,
    Lieutenant,
    OfCommanders,
)
from apnap.abilities.effects.copies import CopyThisFor
from apnap.abilities.events.combat_events import BlocksAnything
from apnap.abilities.events.object_events import PutIntoGraveyard
from apnap.abilities.filters import AnotherThanIt
from apnap.abilities.keyword_abilities.alternative_costs import FreeIf
from apnap.abilities.keyword_abilities.casting import CastsThis
from apnap.abilities.keyword_actions.searching import OwnerShufflesGraveyard
from apnap.abilities.mana import AddIdentityColor
from apnap.abilities.selectors import All
from apnap.english.abilities import EVENTS, watched
from apnap.english.common import ANY_COLOR, FOR_FREE, YOURS, new_targets
from apnap.english.effects import (
    ABILITIES,
    ABILITY_WORDS,
    AMOUNTS,
    CLAUSES,
    CONDITIONS,
    PER,
    SENTENCES,
    Clause,
    order,
)
from apnap.english.nouns import FILTERS, SELECTORS, Noun, Ref, Voice, noun
from apnap.english.words import sentence


def _other(node: AnotherThanIt, n: Noun) -> None:
    n.other = True


CLAUSES.add(
    AddIdentityColor,
    lambda node, voice: order("add", f"one {ANY_COLOR} in {YOURS}'s color identity"),
)
CLAUSES.add(
    OwnerShufflesGraveyard,
    lambda node, voice: Clause(Ref("its owner"), "shuffles", "shuffle", "their graveyard into their library"),
)
FILTERS.add(AnotherThanIt, _other)
SELECTORS.add(All, lambda node, voice: Ref(f"all {noun(node.filter).many()}", many=True))
EVENTS.add(BlocksAnything, lambda node, voice: f"{watched(node.filter, voice)} blocks")
EVENTS.add(CastsThis, lambda node, voice: "you cast this spell")
EVENTS.add(PutIntoGraveyard, lambda node, voice: f"{watched(node.filter, voice)} is put into a graveyard from anywhere")


def _copies(node: CopyThisFor, voice: Voice) -> list[str]:
    said = [f"copy it for each {PER.say(node.times, voice)}"]
    return [*said, new_targets("copies")] if node.says else said


# commanders
FILTERS.add(IsCommander, lambda node, n: n.types.append("commander"))
FILTERS.add(IsYourCommander, lambda node, n: n.types.append(YOURS))
ABILITY_WORDS[Lieutenant] = "Lieutenant"
CONDITIONS.add(Lieutenant, lambda node, voice: f"you control {YOURS}")
PER.add(OfCommanders, lambda node, voice: f"time you've cast {YOURS} from the command zone this game")
AMOUNTS.add(
    OfCommanders,
    lambda node, voice: (
        f"the greatest mana value among {YOURS}s"
        if node.what == GREATEST_VALUE
        else f"the number of colors in {YOURS}s' color identity"
    ),
)
CLAUSES.add(
    CommanderToHand, lambda node, voice: order("put", f"{YOURS} into your hand from the command zone")
)
SENTENCES.add(CopyThisFor, _copies)
ABILITIES.add(
    FreeIf,
    lambda node, voice: sentence(f"if {CONDITIONS.say(node.condition, voice)}, you may cast this spell {FOR_FREE}"),
)
