"""Phrases for the words of `apnap.abilities.among_players.villainous`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.among_players.villainous import FacesOnceMore, VillainousChoice
from apnap.abilities.players import EACH_OPPONENT
from apnap.abilities.targets import TargetSlot
from apnap.english.abilities import ABILITIES
from apnap.english.events import does
from apnap.english.grammar import capital
from apnap.english.nouns import Voice, ref
from apnap.english.reading.said import ONE, Said
from apnap.english.reading.table import fragment, reads, reads_apart, reads_knowing
from apnap.english.sentences import SENTENCES, sentences
from apnap.rules.ch1_concepts.definitions import Effect, Selector


def _faces(node: VillainousChoice, voice: Voice) -> list[str]:
    who = ref(node.who, voice)
    one, other = capital(option(node.one, voice)), option(node.other, voice)
    return [f"{who.text} {who.verb('faces', 'face')} a villainous choice \u2014 {one}, or {other}"]


def option(effect: Effect, voice: Voice) -> str:
    """One of the two, in one sentence."""
    return ". ".join(sentences(effect, voice))


def facing(said: Said, who: Selector) -> Selector:
    """It is this player who is spoken of in both options."""
    if not isinstance(who, TargetSlot):
        said.mention(ONE, who)
    return who


ONCE_MORE: Final = "they face that choice an additional time"
SENTENCES.add(VillainousChoice, _faces)
ABILITIES.add(
    FacesOnceMore,
    lambda node, voice: f"If {does(node.who, voice, 'would face', 'would face')} a villainous choice, {ONCE_MORE}.",
)
fragment("once more faced", ONCE_MORE.replace(" an ", " a "))
reads_knowing("facing", "<who> (faces|face) a villainous choice", facing)
reads_apart("option", "<sentence>", lambda effect: effect)
reads("sentence", "<facing> \u2014 <option> , or <option>", VillainousChoice)
reads(
    "line",
    "if an opponent would face a villainous choice , <once more faced> .",
    lambda: FacesOnceMore(EACH_OPPONENT),
)
