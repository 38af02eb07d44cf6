"""Phrases for later keyword actions, and for keyword abilities of riders, choices and exertion."""

from __future__ import annotations

from apnap.abilities.activated import Exhaust
from apnap.abilities.effects.designations import Ascend, HasBlessing
from apnap.abilities.effects.durations import DoesntUntapNext
from apnap.abilities.keyword_abilities.attacking import Provoke
from apnap.abilities.keyword_abilities.entering import Amplify, Tribute, TributeWasntPaid
from apnap.abilities.keyword_abilities.entering_triggers import Backup, Champion
from apnap.abilities.keyword_abilities.equipment_and_vehicles import AttacksWhileSaddled, ForMirrodin, Saddle
from apnap.abilities.keyword_abilities.graveyard import Recover
from apnap.abilities.keyword_abilities.joining_attackers import Mobilize
from apnap.abilities.keyword_actions.combat import Exert, IsSuspected, Suspect, ThisIsSuspected
from apnap.abilities.keyword_actions.library import Discover, Fateseal
from apnap.abilities.keyword_actions.manifest_and_cloak import ManifestDread
from apnap.abilities.keyword_actions.tokens import Amass
from apnap.english.abilities import EVENTS, cost_words, joined, watched
from apnap.english.effects import ABILITIES, AMOUNTS, CLAUSES, CONDITIONS, Clause, order, sentences
from apnap.english.mechanics import keyword, keyword_cost
from apnap.english.nouns import FILTERS, Voice, all_of, noun, ref
from apnap.english.words import article, plural

# keyword actions
CLAUSES.add(
    Amass,
    lambda node, voice: Clause(
        ref(node.who, voice), "amasses", "amass", f"{plural(node.subtype)} {AMOUNTS.say(node.amount, voice)}"
    ),
)
CLAUSES.add(Suspect, lambda node, voice: order("suspect", all_of(node.what, voice).text))
FILTERS.add(IsSuspected, lambda node, n: n.adjectives.append("suspected"))
CLAUSES.add(
    Discover,
    lambda node, voice: Clause(ref(node.who, voice), "discovers", "discover", AMOUNTS.say(node.amount, voice)),
)
CLAUSES.add(
    ManifestDread,
    lambda node, voice: Clause(ref(node.who, voice), "manifests", "manifest", "dread"),
)
CLAUSES.add(Fateseal, lambda node, voice: order("fateseal", AMOUNTS.say(node.amount, voice)))


def _suspected(node: ThisIsSuspected, voice: Voice) -> str:
    this = voice.this()
    if node.no:
        return "it's not suspected" if this == "it" else f"{this} isn't suspected"
    return "it's suspected" if this == "it" else f"{this} is suspected"


CONDITIONS.add(ThisIsSuspected, _suspected)


def _stays(node: DoesntUntapNext, voice: Voice) -> Clause:
    what = ref(node.what, voice)
    rest = "untap during their controller's next untap step" if what.many else ""
    return Clause(what, "doesn't", "don't", rest or "untap during its controller's next untap step")


def _exert(node: Exert, voice: Voice) -> str:
    said = [f"you may exert {voice.this()} as it attacks"]
    inner = sentences(node.trigger.effect, voice)
    return joined([*said, f"when you do, {inner[0]}", *inner[1:]])


CLAUSES.add(DoesntUntapNext, _stays)
ABILITIES.add(Exert, _exert)

# riders
keyword(Saddle, lambda node, voice: f"saddle {node.number}")
keyword(Mobilize, lambda node, voice: f"mobilize {node.number}")
keyword(Provoke, lambda node, voice: "provoke")
keyword(Backup, lambda node, voice: f"backup {node.number}")
keyword(Champion, lambda node, voice: f"champion {article(noun(node.filter).bare())}")
keyword(ForMirrodin, lambda node, voice: "for Mirrodin!")
EVENTS.add(AttacksWhileSaddled, lambda node, voice: f"{watched(node.filter, voice)} attacks while saddled")
ABILITIES.add(
    Exhaust,
    lambda node, voice: f"Exhaust \u2014 {cost_words(node.paid, voice)}: {joined(sentences(node.effect, voice))}",
)

# choices
keyword(Tribute, lambda node, voice: f"tribute {node.value}")
CONDITIONS.add(TributeWasntPaid, lambda node, voice: "tribute wasn't paid")
keyword(Amplify, lambda node, voice: f"amplify {node.value}")
keyword(Ascend, lambda node, voice: "ascend")
CONDITIONS.add(HasBlessing, lambda node, voice: "you have the city's blessing")
keyword(Recover, lambda node, voice: keyword_cost("recover", node.cost, voice))
