"""Phrases for the words of `apnap.abilities.effects.coins_and_dice`."""

from __future__ import annotations

import re
from typing import Final

from apnap.abilities.effects.coins_and_dice import FlipCoin, RollDie, RollsDice, Row, UntilYouWinAFlip, WinsFlip
from apnap.abilities.effects.flow import Nothing, in_order
from apnap.english.amounts import AMOUNTS
from apnap.english.common import TOSS, after_flip
from apnap.english.events import EVENTS, does
from apnap.english.grammar import article, number_word, sentence
from apnap.english.nouns import Voice, ref
from apnap.english.reading.parser import END, Parser
from apnap.english.reading.table import SILENT, Found, fragment, reads, reads_apart, reads_knowing, reads_leaf
from apnap.english.sentences import SENTENCES, one, sentences
from apnap.rules.ch1_concepts.definitions import Effect


def _flip(node: FlipCoin, voice: Voice) -> list[str]:
    who = ref(node.who, voice)
    said = [TOSS if who.you else f"{who.text} {TOSS.replace('flip', 'flips', 1)}"]
    for outcome, effect in (("win", node.win), ("lose", node.lose)):
        if not isinstance(effect, Nothing):
            voice.said_this = False
            inner = sentences(effect, voice)
            end = (
                after_flip(outcome)
                if who.you
                else after_flip(outcome).replace(f"you {outcome}", f"the player {outcome}s")
            )
            said += [f"if {end}, {inner[0]}", *inner[1:]]
    return said


def _roll(node: RollDie, voice: Voice) -> list[str]:
    plus = "" if node.plus is None else f" and add {AMOUNTS.say(node.plus, voice)}"
    lines = [f"roll a d{node.sides}{plus}."]
    for row in node.rows:
        results = (
            str(row.first) if row.first == row.last else f"{row.first}\u2014{row.last}" if row.last else f"{row.first}+"
        )
        lines.append(f"{results} | " + " ".join(sentence(s) for s in sentences(row.effect, voice)))
    if node.long:
        return [f"roll {article(f'{number_word(node.sides)}-sided die')}"]
    return ["\n".join(lines) if node.rows else f"roll a d{node.sides}{plus}"]


SENTENCES.add(FlipCoin, _flip)
SENTENCES.add(RollDie, _roll)
EVENTS.add(WinsFlip, lambda node, voice: f"{does(node.who, voice, 'wins', 'win')} a coin flip")
EVENTS.add(RollsDice, lambda node, voice: f"{does(node.who, voice, 'rolls', 'roll')} one or more dice")
SENTENCES.add(
    UntilYouWinAFlip,
    lambda node, voice: [
        f"{one(node.effect, voice)}, then you {TOSS}",
        f"if {after_flip('lose')}, repeat this process",
    ],
)
reads("sentence", "flip a coin . if you win the flip , <effect>", FlipCoin)
reads("sentence", "flip a coin . if you lose the flip , <effect>", lambda lose: FlipCoin(None, lose))
reads("sentence", "flip a coin . if you win the flip , <effect> . if you lose the flip , <effect>", FlipCoin)
reads("event", "you win a coin flip", WinsFlip)
reads("event", "you roll one or more dice", RollsDice)
for sides, word in ((4, "four"), (6, "six"), (8, "eight"), (10, "ten"), (12, "twelve"), (20, "twenty")):
    reads("effect", f"roll a d{sides}", lambda sides=sides: RollDie(sides))
    reads("effect", f"roll a {word}-sided die", lambda sides=sides: RollDie(sides, long=True))
    reads("die", f"roll a d{sides}", lambda sides=sides: (sides, None))
    reads("die", f"roll a d{sides} and add <amount>", lambda amount, sides=sides: (sides, amount))
fragment("again if lost", ". if you lose the flip , <once more>")
fragment("once more", "repeat this process")
SPAN: Final = re.compile("(\\d+)\u2014(\\d+)")


def results(parser: Parser, at: int) -> Found:
    """The first and the last result that a row is for: `1\u20149`, `20`, `15+`. CR 706.3a."""
    span = SPAN.fullmatch(parser.words[at])
    if span is not None:
        return [(at + 1, range(int(span[1]), int(span[2])))]
    if not parser.words[at].isdigit():
        return []
    first = int(parser.words[at])
    return [(at + 2, range(first, 0)) if parser.words[at + 1] == "+" else (at + 1, range(first, first))]


def end_of_rows(parser: Parser, at: int) -> Found:
    """Nothing stands after the last row: what came after it would be part of it."""
    return [(at, SILENT)] if parser.words[at : at + 2] == [".", END] else []


reads_leaf("results", results, lambda word: word[0].isdigit())
reads_leaf("end of rows", end_of_rows, ".".__eq__)


def row_of(span: range, effects: list[Effect]) -> Row:
    return Row(span.start, span.stop, in_order(effects))


reads_apart(
    "row",
    "<new line> <results> | <sentences>",
    lambda line, span, effects: row_of(span, effects),
)
reads("rows", "<row> <end of rows>", lambda row: [row])
reads("rows", "<row> . <rows>", lambda row, others: [row, *others])
reads("sentence", "<die> . <rows>", lambda die, rows: RollDie(die[0], *rows, plus=die[1]))
reads("sentence", "<effect> , then you flip a coin <again if lost>", UntilYouWinAFlip)
reads_knowing(
    "sentence",
    "that player flips a coin . if (the player|that player|they) (loses|lose) the flip , <effect>",
    lambda said, lose: FlipCoin(None, lose, who=said.that_player()),
)
reads_knowing(
    "sentence",
    "that player flips a coin . if (the player|that player|they) (wins|win) the flip , <effect>",
    lambda said, win: FlipCoin(win, None, who=said.that_player()),
)
