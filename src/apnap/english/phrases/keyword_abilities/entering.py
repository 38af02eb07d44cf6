"""Phrases for the words of `apnap.abilities.keyword_abilities.entering`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.entering import (
    TRIBUTE_UNPAID,
    Amplify,
    Bloodthirst,
    Devour,
    Ravenous,
    Riot,
    Sunburst,
    Tribute,
    TributeWasntPaid,
    Unleash,
)
from apnap.english.abilities import keyword
from apnap.english.nouns import noun
from apnap.english.reading.table import reads
from apnap.english.sentences import CONDITIONS

keyword(Bloodthirst, lambda node, voice: f"bloodthirst {node.value}")
keyword(
    Devour,
    lambda node, voice: f"devour {'' if node.filter is None else f'{noun(node.filter).bare()} '}{node.value}",
)
keyword(Tribute, lambda node, voice: f"tribute {node.value}")
CONDITIONS.add(TributeWasntPaid, lambda node, voice: "tribute wasn't paid")
keyword(Amplify, lambda node, voice: f"amplify {node.value}")
keyword(Riot, lambda node, voice: "riot")
keyword(Sunburst, lambda node, voice: "sunburst")
keyword(Unleash, lambda node, voice: "unleash")
keyword(Ravenous, lambda node, voice: "ravenous")
reads("keyword", "bloodthirst <digits>", Bloodthirst)
reads("keyword", "devour <digits>", Devour)
reads("keyword", "devour <permanent> <digits>", lambda f, n: Devour(n, *f))
reads("keyword", "tribute <digits>", Tribute)
reads("condition", "tribute wasn't paid", TRIBUTE_UNPAID)
reads("keyword", "amplify <digits>", Amplify)
reads("keyword", "riot", Riot)
reads("keyword", "sunburst", Sunburst)
reads("keyword", "unleash", Unleash)
reads("keyword", "ravenous", Ravenous)
