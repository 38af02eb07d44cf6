"""Phrases for the words of `apnap.abilities.keyword_abilities.sagas_and_levels`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from apnap.abilities.keyword_abilities.sagas_and_levels import (
    ROMAN,
    BecomesLevel,
    Chapter,
    ClassLevel,
    Infinity,
    IsSolved,
    Level,
    LevelUp,
    MaxSpeed,
    ReadAhead,
    Solved,
    Station,
    StationSymbol,
    ToSolve,
)
from apnap.english.abilities import ABILITIES, INLINE, keyword
from apnap.english.events import EVENTS
from apnap.english.grammar import capital, sentence
from apnap.english.nouns import Voice
from apnap.english.reading.parser import Parser
from apnap.english.reading.table import PLAIN, TABLE, Found, reads, reads_apart, reads_leaf
from apnap.english.sentences import CONDITIONS, joined, sentences
from apnap.rules.ch1_concepts.definitions import Ability


def _chapter(node: Chapter, voice: Voice) -> str:
    numbers = ", ".join(ROMAN[n] for n in node.numbers)
    return f"{numbers} \u2014 {joined(sentences(node.effect, voice))}"


def ability_lines(abilities: Sequence[Ability], voice: Voice) -> list[str]:
    """Abilities in a part of a text box: keywords on one line, then a line for each."""
    lines: list[str] = []
    words: list[str] = []
    for ability in abilities:
        said = ABILITIES.say(ability, Voice(voice.name, voice.self_noun, voice.own_types))
        if isinstance(ability, tuple(INLINE)):
            words.append(said)
            continue
        if words:
            lines.append(capital(", ".join(words)))
            words = []
        lines.append(capital(said))
    if words:
        lines.append(capital(", ".join(words)))
    return lines


def _level(node: Level, voice: Voice) -> str:
    head = f"LEVEL {node.low}+" if node.high < 0 else f"LEVEL {node.low}-{node.high}"
    return "\n".join([head, node.size, *ability_lines(node.abilities, voice)])


def _station_symbol(node: StationSymbol, voice: Voice) -> str:
    box = f" (It's a {node.size} creature.)" if node.size else ""
    return "\n".join([f"STATION {node.least}+{box}", *ability_lines(node.abilities, voice)])


def _class_level(node: ClassLevel, voice: Voice) -> str:
    return "\n".join([f"{node.cost}: Level {node.level}", *ability_lines(node.abilities, voice)])


ABILITIES.add(Chapter, _chapter)
ABILITIES.add(LevelUp, lambda node, voice: f"Level up {node.cost}")
ABILITIES.add(Level, _level)
ABILITIES.add(ClassLevel, _class_level)
ABILITIES.add(Station, lambda node, voice: "Station")
ABILITIES.add(StationSymbol, _station_symbol)
EVENTS.add(BecomesLevel, lambda node, voice: f"{voice.this()} becomes level {node.level}")
reads("line", "<chapters> \u2014 <sentences> .", lambda numbers, effects: Chapter(numbers, *effects))
reads("line", "<chapters> \u2014 <modal>", Chapter)
reads("keyword", "level up <mana>", LevelUp)
reads("keyword", "station", Station)


def chapter_numbers(parser: Parser, at: int) -> Found:
    """`I, II`."""
    words, end = parser.words, at
    while words[end] in ROMAN[1:]:
        end += 2 if words[end + 1] == "," else 1
    return [(end, " ".join(words[at:end]).replace(" ,", ","))] if end > at and words[end] == "\u2014" else []


reads_leaf("chapters", chapter_numbers, ROMAN[1:].__contains__)


def level_span(parser: Parser, at: int) -> Found:
    """`LEVEL 2-6`, `LEVEL 7+`."""
    words = parser.words
    if words[at] != "LEVEL" or not words[at + 1].isdigit():
        return []
    if words[at + 2] == "+":
        return [(at + 3, (LEVELS, int(words[at + 1]), -1))]
    if words[at + 2] == "-" and words[at + 3].isdigit():
        return [(at + 4, (LEVELS, int(words[at + 1]), int(words[at + 3])))]
    return []


def station_number(parser: Parser, at: int) -> Found:
    """`STATION 8+`."""
    words = parser.words
    if words[at] != "STATION" or not words[at + 1].isdigit() or words[at + 2] != "+":
        return []
    return [(at + 3, int(words[at + 1]))]


reads("event", "~ becomes level <digits>", BecomesLevel)
reads_leaf("station number", station_number, "STATION".__eq__)
reads("line", "<station number> <level lines>", lambda number, abilities: StationSymbol(number, *abilities))
reads_leaf("level span", lambda parser, at: level_span(parser, at), "LEVEL".__eq__)
reads("line", "<level span> <new line> <size>", lambda span, line, size: Level(*span, size))
reads(
    "line",
    "<level span> <new line> <size> <level lines>",
    lambda span, line, size, abilities: Level(*span, size, *abilities),
)
reads("level lines", "<new line> <level line>", lambda line, abilities: abilities)
reads("level lines", "<new line> <level line> <level lines>", lambda line, abilities, others: [*abilities, *others])
reads_apart("level line", "<keywords>", lambda keywords: keywords)
reads_apart("level line", "<line>", lambda line: [line])
reads("line", "<mana> : level <digits>", lambda mana, n: ClassLevel(n, mana))
reads("line", "<mana> : level <digits> <level lines>", lambda mana, n, abilities: ClassLevel(n, mana, *abilities))
LEVELS: Final = TABLE.add("levels", "", lambda low, high: (low, high), PLAIN)

keyword(ReadAhead, lambda node, voice: "read ahead")
reads("keyword", "read ahead", ReadAhead)


def _given(word: str, ability: Ability, voice: Voice) -> str:
    """An ability after a word and a dash."""
    lines = ability_lines([ability], voice)
    return "\n".join([f"{word} \u2014 {lines[0]}", *lines[1:]])


ABILITIES.add(MaxSpeed, lambda node, voice: _given("Max speed", node.ability, voice))
reads("line", "max speed \u2014 <line>", MaxSpeed)


# Cases
def _solved(node: Solved, voice: Voice) -> str:
    return f"Solved \u2014 {capital(ABILITIES.say(node.ability, voice))}"


ABILITIES.add(ToSolve, lambda node, voice: f"To solve \u2014 {sentence(CONDITIONS.say(node.when, voice))}")
ABILITIES.add(Solved, _solved)
CONDITIONS.add(IsSolved, lambda node, voice: f"{voice.this()} is {'' if node.so else 'un'}solved")
reads("line", "to solve \u2014 <condition> .", ToSolve)
reads_apart("line", "solved \u2014 <line>", Solved)
ABILITIES.add(Infinity, lambda node, voice: _given("\u221e", node.ability, voice))
reads("line", "\u221e \u2014 <line>", Infinity)
