"""Phrases for the newest keyword actions, for outfits, miracles and hideaways."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.alternative_costs import Impending
from apnap.abilities.keyword_abilities.equipment_and_vehicles import Fortified, Fortify, JobSelect, Reconfigure
from apnap.abilities.keyword_abilities.miracle_and_hideaway import (
    Hideaway,
    Miracle,
    PlayTheExiledCard,
    TakeTheExiledCard,
)
from apnap.abilities.keyword_actions.bending import Earthbend
from apnap.abilities.keyword_actions.exchange_and_double import DoublePower, ExchangeControl
from apnap.abilities.keyword_actions.forage import Forage
from apnap.abilities.keyword_actions.proliferate_and_blight import Blight, BlightCost, TimeTravel
from apnap.abilities.keyword_actions.strengthening import Endure
from apnap.abilities.keyword_actions.tokens import Incubate
from apnap.english.common import FOR_FREE, THE_EXILED
from apnap.english.effects import AMOUNTS, CLAUSES, CONDITIONS, COSTS, SENTENCES, Clause, order
from apnap.english.mechanics import DASH, keyword
from apnap.english.nouns import SELECTORS, Ref, Voice, each_one, noun, ref
from apnap.english.words import listed

CLAUSES.add(
    DoublePower,
    lambda node, voice: order("double", f"the power of {each_one(node.what, voice).text} until end of turn"),
)
CLAUSES.add(
    ExchangeControl,
    lambda node, voice: order("exchange", f"control of {listed([ref(w, voice).text for w in node.what], 'and')}"),
)
CLAUSES.add(
    Incubate,
    lambda node, voice: Clause(ref(node.who, voice), "incubates", "incubate", AMOUNTS.say(node.amount, voice)),
)
CLAUSES.add(
    Endure, lambda node, voice: Clause(ref(node.what, voice), "endures", "endure", str(node.number))
)
CLAUSES.add(
    Blight, lambda node, voice: Clause(ref(node.who, voice), "blights", "blight", str(node.number))
)
COSTS.add(BlightCost, lambda node, voice: f"blight {node.number}")
CLAUSES.add(Earthbend, lambda node, voice: order("earthbend", AMOUNTS.say(node.amount, voice)))
CLAUSES.add(
    TimeTravel, lambda node, voice: Clause(ref(node.who, voice), "time travels", "time travel", "")
)
COSTS.add(Forage, lambda node, voice: "forage")

# outfits
keyword(Reconfigure, lambda node, voice: f"reconfigure {node.cost}")
keyword(JobSelect, lambda node, voice: "job select")
keyword(Fortify, lambda node, voice: f"fortify {node.cost}")
SELECTORS.add(Fortified, lambda node, voice: Ref(f"fortified {noun(node.filter).bare()}"))
keyword(Impending, lambda node, voice: f"impending {node.number}{DASH}{node.cost}")

# miracles and hideaways
keyword(Miracle, lambda node, voice: f"miracle {node.cost}")
keyword(Hideaway, lambda node, voice: f"hideaway {node.number}")


def _play(node: PlayTheExiledCard, voice: Voice) -> list[str]:
    condition = "" if node.condition is None else f" if {CONDITIONS.say(node.condition, voice)}"
    return [f"you may play {THE_EXILED} {FOR_FREE}{condition}"]


SENTENCES.add(PlayTheExiledCard, _play)
SENTENCES.add(TakeTheExiledCard, lambda node, voice: [f"put {THE_EXILED} into its owner's hand"])
