"""Phrases for the words of `apnap.abilities.keyword_actions.regeneration`."""

from __future__ import annotations

from apnap.abilities.keyword_actions.regeneration import Regenerate
from apnap.english.nouns import all_of
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, order

CLAUSES.add(Regenerate, lambda node, voice: order("regenerate", all_of(node.what, voice).text))
reads("effect", "regenerate <object>", Regenerate)
