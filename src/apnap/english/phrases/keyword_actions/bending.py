"""Phrases for the words of `apnap.abilities.keyword_actions.bending`."""

from __future__ import annotations

from apnap.abilities.keyword_actions.bending import Earthbend
from apnap.english.amounts import AMOUNTS
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, order

CLAUSES.add(Earthbend, lambda node, voice: order("earthbend", AMOUNTS.say(node.amount, voice)))
reads("effect", "earthbend <number>", Earthbend)
