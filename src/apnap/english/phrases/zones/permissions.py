"""Phrases for the words of `apnap.abilities.zones.permissions`."""

from __future__ import annotations

from apnap.abilities.filters import AnyOf, every
from apnap.abilities.players import EACH_PLAYER, EachPlayer
from apnap.abilities.zones.permissions import CastThisFrom, PlayFrom, SeesTop
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import listed, sentence
from apnap.english.nouns import Voice, noun
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import CONDITIONS
from apnap.rules.core.constants import EXILE, GRAVEYARD, LIBRARY

TOP = "the top of your library"
PLACES = {GRAVEYARD: "your graveyard", EXILE: "exile"}


def _from(node: PlayFrom, voice: Voice) -> str:
    what: list[str] = ["play lands"] if node.lands else []
    if isinstance(node.spells, AnyOf) and any(noun(one).adjectives for one in node.spells.filters):
        kinds = [noun(one, "spell").many() for one in node.spells.filters]
        what.append(f"cast {listed(kinds, 'and')}")
    elif node.spells is not None:
        what.append(f"cast {noun(node.spells, 'spell').many()}")
    where = TOP if node.zone == LIBRARY else "your graveyard"
    said = f"you may {listed(what, 'and')} from {where}"
    return sentence(said if node.condition is None else f"as long as {CONDITIONS.say(node.condition, voice)}, {said}")


def _sees(node: SeesTop, voice: Voice) -> str:
    if not node.revealed:
        return sentence(f"you may look at {CARD_ON_TOP} any time")
    if isinstance(node.who, EachPlayer):
        return sentence(f"players play with {ON_TOP_OF} their libraries revealed")
    return sentence(f"play with {CARD_ON_TOP} revealed")


ON_TOP_OF = "the top card of"
CARD_ON_TOP = f"{ON_TOP_OF} your library"


def _this(node: CastThisFrom, voice: Voice) -> str:
    where = listed([f"from {PLACES[zone]}" for zone in node.places], "or")
    if node.condition is None:
        return sentence(f"you may cast this card {where}")
    return sentence(f"you may cast this card {where} as long as {CONDITIONS.say(node.condition, voice)}")


ABILITIES.add(PlayFrom, _from)
ABILITIES.add(SeesTop, _sees)
ABILITIES.add(CastThisFrom, _this)
reads("play from", "from your graveyard", GRAVEYARD)
reads("play from", f"from {TOP}", LIBRARY)
reads("played there", "play lands", lambda: (True, None))
reads("played there", "cast <spells>", lambda f: (False, every(f)))
reads("played there", "cast <spells> and <spells>", lambda f, g: (False, AnyOf(every(f), every(g))))
reads("played there", "play lands and cast <spells>", lambda f: (True, every(f)))
reads("line", "you may <played there> <play from> .", lambda what, zone: PlayFrom(zone, what[0], what[1]))
reads(
    "line",
    "as long as <conditions> , you may <played there> <play from> .",
    lambda condition, what, zone: PlayFrom(zone, what[0], what[1], condition),
)
fragment("look at the top card", "look at the top card")
reads("line", "you may <look at the top card> of your library any time .", SeesTop)
fragment("play with the top card", "play with the top card")
fragment("play with the top card", "play with the top cards")
fragment("cast this card", "cast ~")
fragment("cast this card", "cast this card")
reads("line", "<play with the top card> of your library revealed .", lambda: SeesTop(revealed=True))
reads(
    "line",
    "players <play with the top card> of their libraries revealed .",
    lambda: SeesTop(EACH_PLAYER, revealed=True),
)
reads("line", "you may <cast this card> from your graveyard .", lambda: CastThisFrom([GRAVEYARD]))
reads("line", "you may <cast this card> from exile .", lambda: CastThisFrom([EXILE]))
reads("line", "you may <cast this card> from your graveyard or from exile .", lambda: CastThisFrom([GRAVEYARD, EXILE]))
reads(
    "line",
    "you may <cast this card> from your graveyard as long as <condition> .",
    lambda condition: CastThisFrom([GRAVEYARD], condition),
)
