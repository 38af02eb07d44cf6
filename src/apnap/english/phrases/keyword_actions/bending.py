"""Phrases for the words of `apnap.abilities.keyword_actions.bending`."""

from __future__ import annotations

from apnap.abilities.keyword_actions.bending import Airbend, Earthbend
from apnap.english.amounts import AMOUNTS
from apnap.english.nouns import all_of
from apnap.english.reading.said import made_it
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, order

CLAUSES.add(Earthbend, lambda node, voice: order("earthbend", AMOUNTS.say(node.amount, voice)))
reads("effect", "earthbend <number>", Earthbend)
CLAUSES.add(Airbend, lambda node, voice: order("airbend", all_of(node.what, voice).text))
reads_knowing("effect", "airbend <object>", lambda said, what: made_it(said, Airbend(what)))
