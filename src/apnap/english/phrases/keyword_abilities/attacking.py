"""Phrases for the words of `apnap.abilities.keyword_abilities.attacking`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.attacking import (
    Annihilator,
    BattleCry,
    BlockIt,
    Boast,
    Decayed,
    Dethrone,
    Enlist,
    EnlistOne,
    Exalted,
    Firebending,
    Frenzy,
    HasDecayed,
    Melee,
    Mentor,
    Provoke,
    Training,
)
from apnap.abilities.selectors import IT, THIS_AS_IT
from apnap.abilities.targets import TargetSlot
from apnap.english.abilities import ABILITIES, keyword
from apnap.english.amounts import AMOUNTS
from apnap.english.nouns import FILTERS, Voice, each_one, ref
from apnap.english.reading.said import EVENT, HOST, THING, Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, COSTS, Clause, cost_words, joined, sentences


def _boast(node: Boast, voice: Voice) -> str:
    return f"Boast \u2014 {cost_words(node.costs, voice)}: {joined(sentences(node.effect, voice))}"


keyword(Exalted, lambda node, voice: "exalted")
keyword(Annihilator, lambda node, voice: f"annihilator {node.number}")
keyword(Frenzy, lambda node, voice: f"frenzy {node.number}")
keyword(Firebending, lambda node, voice: f"firebending {AMOUNTS.say(node.number, voice)}")
keyword(BattleCry, lambda node, voice: "battle cry")
keyword(Dethrone, lambda node, voice: "dethrone")
keyword(Melee, lambda node, voice: "melee")
keyword(Mentor, lambda node, voice: "mentor")
keyword(Enlist, lambda node, voice: "enlist")
COSTS.add(EnlistOne, lambda node, voice: "tap another creature for its power")
keyword(Training, lambda node, voice: "training")
keyword(Provoke, lambda node, voice: "provoke")
keyword(Decayed, lambda node, voice: "decayed")
ABILITIES.add(Boast, _boast)
reads("keyword", "exalted", Exalted)
reads("keyword", "annihilator <digits>", Annihilator)
reads("keyword", "frenzy <digits>", Frenzy)
reads("keyword", "firebending <digits>", Firebending)
reads("keyword", "battle cry", BattleCry)
reads("keyword", "dethrone", Dethrone)
reads("keyword", "melee", Melee)
reads("keyword", "mentor", Mentor)
reads("keyword", "training", Training)
reads("keyword", "enlist", Enlist)
reads("keyword", "provoke", Provoke)
FILTERS.add(HasDecayed, lambda node, n: n.after.append("with decayed"))
reads("after", "with decayed", HasDecayed)
reads("keyword", "decayed", Decayed)
reads("line", "boast \u2014 <costs> : <sentences> .", lambda costs, effects: Boast(*costs, *effects))


def _block_it(node: BlockIt, voice: Voice) -> Clause:
    it = ref(node.attacker, voice).text
    return Clause(each_one(node.what, voice), "blocks", "block", f"{it} this turn if able")


def block_it(said: Said, slot: TargetSlot) -> BlockIt:
    """'It' is the attacker that was spoken of before the creature that blocks."""
    kinds = [kind for kind, _ in said.mentions if kind in (THING, HOST, EVENT)]
    if not kinds:
        raise Misread("no attacker was spoken of")
    return BlockIt(slot, THIS_AS_IT if kinds[-1] == THING else IT)


CLAUSES.add(BlockIt, _block_it)
reads_knowing("effect", "<target> (blocks|block) it this turn if able", block_it)
