"""Phrases for the words of `apnap.abilities.keyword_abilities.exile_and_cast`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.exile_and_cast import (
    WAS_FORETOLD,
    Foretell,
    Madness,
    Plot,
    Rebound,
    Suspend,
    Warp,
    WasForetold,
)
from apnap.english.abilities import DASH, keyword
from apnap.english.reading.table import reads
from apnap.english.sentences import CONDITIONS

keyword(Foretell, lambda node, voice: f"foretell {node.cost}")
keyword(Plot, lambda node, voice: f"plot {node.cost}")
CONDITIONS.add(WasForetold, lambda node, voice: "this spell was foretold")
keyword(Suspend, lambda node, voice: f"suspend {node.number}{DASH}{node.cost}")
keyword(Madness, lambda node, voice: f"madness {node.cost}")
keyword(Rebound, lambda node, voice: "rebound")
reads("keyword", "foretell <mana>", Foretell)
reads("keyword", "plot <mana>", Plot)
reads("condition", "~ was foretold", WAS_FORETOLD)
reads("keyword", "suspend <digits> \u2014 <mana>", Suspend)
reads("keyword", "madness <mana>", Madness)
reads("keyword", "rebound", Rebound)
reads("keyword", "warp <mana>", Warp)
