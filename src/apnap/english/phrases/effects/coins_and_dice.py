"""Phrases for the words of `apnap.abilities.effects.coins_and_dice`."""

from __future__ import annotations

from apnap.abilities.effects.coins_and_dice import FlipCoin, RollDie, RollsDice, UntilYouWinAFlip, WinsFlip
from apnap.abilities.effects.flow import Nothing
from apnap.english.common import TOSS, after_flip
from apnap.english.events import EVENTS, does
from apnap.english.grammar import article, number_word, sentence
from apnap.english.nouns import Voice, ref
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import SENTENCES, one, sentences


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
    lines = [f"roll a d{node.sides}."]
    for row in node.rows:
        results = (
            str(row.first) if row.first == row.last else f"{row.first}\u2014{row.last}" if row.last else f"{row.first}+"
        )
        lines.append(f"{results} | " + " ".join(sentence(s) for s in sentences(row.effect, voice)))
    if node.long:
        return [f"roll {article(f'{number_word(node.sides)}-sided die')}"]
    return ["\n".join(lines) if node.rows else f"roll a d{node.sides}"]


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
fragment("again if lost", ". if you lose the flip , <once more>")
fragment("once more", "repeat this process")
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
