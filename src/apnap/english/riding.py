"""Phrases for later keyword actions, and for keyword abilities of riders, choices and exertion."""

from __future__ import annotations

from apnap.abilities.effects import later_actions, staying_tapped
from apnap.abilities.mechanics import entering_choices, riding
from apnap.english.abilities import EVENTS, cost_words, joined, watched
from apnap.english.effects import ABILITIES, AMOUNTS, CLAUSES, CONDITIONS, Clause, order, sentences
from apnap.english.mechanics import keyword, keyword_cost
from apnap.english.nouns import FILTERS, Voice, all_of, noun, ref
from apnap.english.words import article, plural

# keyword actions
CLAUSES.add(
    later_actions.Amass,
    lambda node, voice: Clause(
        ref(node.who, voice), "amasses", "amass", f"{plural(node.subtype)} {AMOUNTS.say(node.amount, voice)}"
    ),
)
CLAUSES.add(later_actions.Suspect, lambda node, voice: order("suspect", all_of(node.what, voice).text))
FILTERS.add(later_actions.IsSuspected, lambda node, n: n.adjectives.append("suspected"))
CLAUSES.add(
    later_actions.Discover,
    lambda node, voice: Clause(ref(node.who, voice), "discovers", "discover", AMOUNTS.say(node.amount, voice)),
)
CLAUSES.add(
    later_actions.ManifestDread,
    lambda node, voice: Clause(ref(node.who, voice), "manifests", "manifest", "dread"),
)
CLAUSES.add(later_actions.Fateseal, lambda node, voice: order("fateseal", AMOUNTS.say(node.amount, voice)))


def _suspected(node: later_actions.ThisIsSuspected, voice: Voice) -> str:
    this = voice.this()
    if node.no:
        return "it's not suspected" if this == "it" else f"{this} isn't suspected"
    return "it's suspected" if this == "it" else f"{this} is suspected"


CONDITIONS.add(later_actions.ThisIsSuspected, _suspected)


def _stays(node: staying_tapped.DoesntUntapNext, voice: Voice) -> Clause:
    what = ref(node.what, voice)
    rest = "untap during their controller's next untap step" if what.many else ""
    return Clause(what, "doesn't", "don't", rest or "untap during its controller's next untap step")


def _exert(node: staying_tapped.Exert, voice: Voice) -> str:
    said = [f"you may exert {voice.this()} as it attacks"]
    inner = sentences(node.trigger.effect, voice)
    return joined([*said, f"when you do, {inner[0]}", *inner[1:]])


CLAUSES.add(staying_tapped.DoesntUntapNext, _stays)
ABILITIES.add(staying_tapped.Exert, _exert)

# riders
keyword(riding.Saddle, lambda node, voice: f"saddle {node.number}")
keyword(riding.Mobilize, lambda node, voice: f"mobilize {node.number}")
keyword(riding.Provoke, lambda node, voice: "provoke")
keyword(riding.Backup, lambda node, voice: f"backup {node.number}")
keyword(riding.Champion, lambda node, voice: f"champion {article(noun(node.filter).bare())}")
keyword(riding.ForMirrodin, lambda node, voice: "for Mirrodin!")
EVENTS.add(riding.AttacksWhileSaddled, lambda node, voice: f"{watched(node.filter, voice)} attacks while saddled")
ABILITIES.add(
    riding.Exhaust,
    lambda node, voice: f"Exhaust \u2014 {cost_words(node.paid, voice)}: {joined(sentences(node.effect, voice))}",
)

# choices
keyword(entering_choices.Tribute, lambda node, voice: f"tribute {node.value}")
CONDITIONS.add(entering_choices.TributeWasntPaid, lambda node, voice: "tribute wasn't paid")
keyword(entering_choices.Amplify, lambda node, voice: f"amplify {node.value}")
keyword(entering_choices.Ascend, lambda node, voice: "ascend")
CONDITIONS.add(entering_choices.HasBlessing, lambda node, voice: "you have the city's blessing")
keyword(entering_choices.Recover, lambda node, voice: keyword_cost("recover", node.cost, voice))
