"""What happened, in words: `a creature died`, `you've cast a noncreature spell`, `creatures that died`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from apnap.abilities.events.card_events import CountersPutOn
from apnap.abilities.events.damage_events import DealsDamage, PlayerIsDealtDamage
from apnap.abilities.events.doing_events import IsDestroyed
from apnap.abilities.facts.turn import HappenedThisTurn
from apnap.abilities.players import EachOpponent
from apnap.english.events import does, watched
from apnap.english.grammar import article, number_word
from apnap.english.nouns import Noun, Voice, noun
from apnap.english.phrase_table import Phrases, Unspoken
from apnap.rules.ch1_concepts.definitions import Pattern, Selector


@dataclass
class Past:
    """Something that happened: what it happened to, what that did; or who did it, and what to."""

    noun: Noun
    did: str  # of the noun, or of who did it
    who: str = ""
    perfect: str = ""  # 'you've' in place of who

    def told(self, number: int, perfect: bool = False, none: bool = False) -> str:
        """`three or more creatures died`, `you've cast a noncreature spell`."""
        some = self.noun.one() if number == 1 else f"{number_word(number)} or more {self.noun.many()}"
        if none:
            some = f"no {self.noun.many()}"
        if not self.who:
            return f"{some} {self.verb(number > 1 or none)}"
        return f"{self.perfect if perfect and self.perfect else self.who} {self.did} {some}"

    def verb(self, many: bool) -> str:
        return f"were {self.did.removeprefix('was ')}" if many and self.did.startswith("was ") else self.did

    def counted(self, many: bool) -> str:
        """`creatures that died`, `card you've drawn`."""
        what = self.noun.many() if many else ("other " if self.noun.other else "") + self.noun.bare()
        if not self.who:
            return f"{what} that {self.verb(many)}"
        return f"{what} {self.perfect or self.who} {self.did}"


def under(noun: Noun, did: str) -> Past:
    """What permanents did, and under whose control: `died under your control`."""
    if noun.mine:
        whose = {"you control": "your", "an opponent controls": "an opponent's"}.get(noun.mine)
        if whose is None:
            raise Unspoken(f"there are no words for what was {noun.mine}")
        noun.mine = ""
        did = f"{did} under {whose} control"
    return Past(noun, did)


def doing(who: Selector, voice: Voice, noun: Noun, did: str) -> Past:
    """What a player did to something."""
    said = does(who, voice, "", "").strip()
    return Past(noun, did, said, "you've" if said == "you" else "")


PAST: Final[Phrases[Pattern, Voice, Past]] = Phrases("event that happened")


def fact(node: HappenedThisTurn, voice: Voice, none: bool = False) -> str:
    """Whether it happened this turn."""
    if node.said and not none:
        return f"{node.said} this turn"
    event = node.event
    if isinstance(event, PlayerIsDealtDamage) and node.number == 1 and not none:
        return f"{does(event.who, voice, 'was', 'were')} dealt damage this turn"
    if isinstance(event, CountersPutOn) and node.number == 1 and not none:
        kind = article(f"{event.counter} counter".strip())
        return f"{kind} was put on {watched(event.filter, voice)} this turn"
    if isinstance(event, DealsDamage) and event.combat and event.to_player and node.number == 1 and not none:
        return f"a player was dealt combat damage by {noun(event.filter).one()} this turn"
    if isinstance(event, IsDestroyed) and node.number == 1 and not none:
        return destroyed(event)
    return f"{PAST.say(event, voice).told(node.number, node.perfect, none)} this turn"


BY_AN_OPPONENT: Final = "by a spell or ability an opponent controlled"


def destroyed(event: IsDestroyed) -> str:
    """What was destroyed of yours, and by whose doing."""
    what = noun(event.filter, "permanent")
    if what.mine != "you control" or not isinstance(event.by, EachOpponent):
        raise Unspoken("what opponents destroyed of yours is spoken of")
    what.mine = ""
    return f"{what.one()} under your control was destroyed this turn {BY_AN_OPPONENT}"
