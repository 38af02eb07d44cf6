"""Phrases for the words of `apnap.abilities.effects.choices`."""

from __future__ import annotations

from apnap.abilities.effects.choices import (
    ChoosePermanent,
    ChooseTargets,
    ChooseValue,
    DiscardedThisWay,
    TheChosen,
    ToOne,
)
from apnap.abilities.statics.choosing import A_COLOR, A_CREATURE_TYPE
from apnap.abilities.targets import TargetOpponent, TargetPlayer
from apnap.english.grammar import article
from apnap.english.nouns import SELECTORS, Ref, noun, ref
from apnap.english.reading.said import PLAYER, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, CONDITIONS, order

CLAUSES.add(
    ChoosePermanent,
    lambda node, voice: order("choose", f"{noun(node.among.filter).one()} on the battlefield"),
)
SELECTORS.add(TheChosen, lambda node, voice: Ref(f"that {noun(node.filter).bare()}"))
CONDITIONS.add(DiscardedThisWay, lambda node, voice: f"{noun(node.filter, 'card').one()} is discarded this way")
CLAUSES.add(ToOne, lambda node, voice: CLAUSES.say(node.effect, voice))
reads("effect", "choose a <permanent> [on the battlefield]", lambda f: ChoosePermanent(*f))
reads("condition", "a <card> is discarded this way", lambda f: DiscardedThisWay(*f))
reads("condition", "a <card> was discarded this way", lambda f: DiscardedThisWay(*f))
reads("condition", "you discarded a <card> this way", lambda f: DiscardedThisWay(*f))
CLAUSES.add(ChooseTargets, lambda node, voice: order("choose", ref(node.what, voice).text))
reads("effect", "choose <target>", ChooseTargets)
reads("effect", "choose <chosen player>", ChooseTargets)
reads_knowing("chosen player", "target player", lambda said: said.chose(TargetPlayer(), PLAYER))
reads_knowing("chosen player", "target opponent", lambda said: said.chose(TargetOpponent(), PLAYER))
CLAUSES.add(ChooseValue, lambda node, voice: order("choose", article(node.kind)))
reads_knowing("effect", "choose a color", lambda said: chosen_now(said, A_COLOR))
reads_knowing("effect", "choose a creature type", lambda said: chosen_now(said, A_CREATURE_TYPE))


def chosen_now(said: Said, kind: str) -> ChooseValue:
    said.chosen.append(kind)
    return ChooseValue(kind)
