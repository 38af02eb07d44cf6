"""Phrases for the newest keyword actions, for outfits, miracles and hideaways."""

from __future__ import annotations

from apnap.abilities.effects import newest_actions
from apnap.abilities.mechanics import miracles, outfits
from apnap.english.common import FOR_FREE, THE_EXILED
from apnap.english.effects import AMOUNTS, CLAUSES, CONDITIONS, COSTS, SENTENCES, Clause, order
from apnap.english.mechanics import DASH, keyword
from apnap.english.nouns import SELECTORS, Ref, Voice, each_one, noun, ref
from apnap.english.words import listed

CLAUSES.add(
    newest_actions.DoublePower,
    lambda node, voice: order("double", f"the power of {each_one(node.what, voice).text} until end of turn"),
)
CLAUSES.add(
    newest_actions.ExchangeControl,
    lambda node, voice: order("exchange", f"control of {listed([ref(w, voice).text for w in node.what], 'and')}"),
)
CLAUSES.add(
    newest_actions.Incubate,
    lambda node, voice: Clause(ref(node.who, voice), "incubates", "incubate", AMOUNTS.say(node.amount, voice)),
)
CLAUSES.add(
    newest_actions.Endure, lambda node, voice: Clause(ref(node.what, voice), "endures", "endure", str(node.number))
)
CLAUSES.add(
    newest_actions.Blight, lambda node, voice: Clause(ref(node.who, voice), "blights", "blight", str(node.number))
)
COSTS.add(newest_actions.BlightCost, lambda node, voice: f"blight {node.number}")
CLAUSES.add(newest_actions.Earthbend, lambda node, voice: order("earthbend", AMOUNTS.say(node.amount, voice)))
CLAUSES.add(
    newest_actions.TimeTravel, lambda node, voice: Clause(ref(node.who, voice), "time travels", "time travel", "")
)
COSTS.add(newest_actions.Forage, lambda node, voice: "forage")

# outfits
keyword(outfits.Reconfigure, lambda node, voice: f"reconfigure {node.cost}")
keyword(outfits.JobSelect, lambda node, voice: "job select")
keyword(outfits.Fortify, lambda node, voice: f"fortify {node.cost}")
SELECTORS.add(outfits.Fortified, lambda node, voice: Ref(f"fortified {noun(node.filter).bare()}"))
keyword(outfits.Impending, lambda node, voice: f"impending {node.number}{DASH}{node.cost}")

# miracles and hideaways
keyword(miracles.Miracle, lambda node, voice: f"miracle {node.cost}")
keyword(miracles.Hideaway, lambda node, voice: f"hideaway {node.number}")


def _play(node: miracles.PlayTheExiledCard, voice: Voice) -> list[str]:
    condition = "" if node.condition is None else f" if {CONDITIONS.say(node.condition, voice)}"
    return [f"you may play {THE_EXILED} {FOR_FREE}{condition}"]


SENTENCES.add(miracles.PlayTheExiledCard, _play)
SENTENCES.add(miracles.TakeTheExiledCard, lambda node, voice: [f"put {THE_EXILED} into its owner's hand"])
