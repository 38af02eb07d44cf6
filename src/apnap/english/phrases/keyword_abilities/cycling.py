"""Phrases for the words of `apnap.abilities.keyword_abilities.cycling`."""

from __future__ import annotations

from apnap.abilities.events.patterns import EitherOf
from apnap.abilities.filters import BASIC, LAND, Subtype
from apnap.abilities.keyword_abilities.cycling import (
    Cycles,
    CyclesACard,
    Cycling,
    Forecast,
    Transfigure,
    Transmute,
    Typecycling,
    WhenCycled,
)
from apnap.abilities.players import EACH_PLAYER
from apnap.english.abilities import ABILITIES, keyword, keyword_cost
from apnap.english.events import EVENTS, does
from apnap.english.nouns import Voice, noun
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import COSTS, joined, sentences

keyword(Cycling, lambda node, voice: keyword_cost("cycling", node.cost, voice))
keyword(
    Typecycling,
    lambda node, voice: keyword_cost(f"{noun(node.filter, '').bare().strip().lower()}cycling", node.cost, voice),
)
EVENTS.add(Cycles, lambda node, voice: "you cycle this card")
EVENTS.add(CyclesACard, lambda node, voice: f"{does(node.who, voice, 'cycles', 'cycle')} a card")
keyword(Transmute, lambda node, voice: f"transmute {node.cost}")
reads("keyword", "cycling <mana>", Cycling)
reads("keyword", "cycling \u2014 <paid> .", Cycling)
reads("keyword", "plainscycling <mana>", lambda mana: Typecycling(mana, Subtype("Plains")))
reads("keyword", "islandcycling <mana>", lambda mana: Typecycling(mana, Subtype("Island")))
reads("keyword", "swampcycling <mana>", lambda mana: Typecycling(mana, Subtype("Swamp")))
reads("keyword", "mountaincycling <mana>", lambda mana: Typecycling(mana, Subtype("Mountain")))
reads("keyword", "forestcycling <mana>", lambda mana: Typecycling(mana, Subtype("Forest")))
reads("keyword", "basic landcycling <mana>", lambda mana: Typecycling(mana, BASIC, LAND))
reads("keyword", "landcycling <mana>", lambda mana: Typecycling(mana, LAND))
reads("keyword", "wizardcycling <mana>", lambda mana: Typecycling(mana, Subtype("Wizard")))
reads("keyword", "slivercycling <mana>", lambda mana: Typecycling(mana, Subtype("Sliver")))
reads("keyword", "transmute <mana>", Transmute)
reads("line", "when you cycle <this> , <sentences> .", lambda this, effects: WhenCycled(*effects))
reads(
    "events",
    "you cycle <this> and when <event>",
    lambda this, other: EitherOf(Cycles(), other, joined="and when"),
)
reads("event", "you cycle a card", CyclesACard)
reads("event", "a player cycles a card", lambda: CyclesACard(EACH_PLAYER))


def _forecast(node: Forecast, voice: Voice) -> str:
    paid = f"{COSTS.say(node.cost, voice)}, Reveal this card from your hand"
    return f"Forecast \u2014 {paid}: {joined(sentences(node.effect, voice))}"


ABILITIES.add(Forecast, _forecast)
fragment("shown", "reveal this card from your hand")
reads("line", "forecast \u2014 <mana> , <shown> : <sentences> .", lambda mana, effects: Forecast(mana, *effects))
keyword(Transfigure, lambda node, voice: f"transfigure {node.cost}")
reads("keyword", "transfigure <mana>", Transfigure)
