"""Phrases for the words of `apnap.abilities.players`."""

from __future__ import annotations

from apnap.abilities.filters import ControlledBy
from apnap.abilities.players import (
    DEFENDING_PLAYER,
    EACH_OPPONENT,
    EACH_OTHER_PLAYER,
    EACH_PLAYER,
    THAT_ATTACKER,
    THAT_PLAYER,
    THEY,
    TO_YOUR_LEFT,
    TO_YOUR_RIGHT,
    ActivePlayer,
    AttackingPlayer,
    ControllerOf,
    DefendingOne,
    DefendingPlayer,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    OwnerOf,
    ThatAttacker,
    ThatPlayer,
    Themselves,
    ToYourLeft,
    ToYourRight,
    You,
    YouAnd,
)
from apnap.abilities.targets import TargetOpponent
from apnap.english.nouns import CONTROL_WORDS, SELECTORS, Ref, ref
from apnap.english.reading.said import GROUP, ONE, Misread
from apnap.english.reading.table import reads, reads_knowing
from apnap.rules.ch1_concepts.definitions import Selector

CONTROL_WORDS[You] = "you control"
SELECTORS.add(You, lambda node, voice: Ref("you", you=True, said=node.said))
CONTROL_WORDS[EachPlayer] = "a player controls"
SELECTORS.add(EachPlayer, lambda node, voice: Ref("each player"))
CONTROL_WORDS[EachOpponent] = "an opponent controls"
SELECTORS.add(EachOpponent, lambda node, voice: Ref("each opponent"))
CONTROL_WORDS[ToYourLeft] = "controlled by the player to your left"
SELECTORS.add(ToYourLeft, lambda node, voice: Ref("the player to your left"))
SELECTORS.add(ToYourRight, lambda node, voice: Ref("the player to your right"))
SELECTORS.add(EachOtherPlayer, lambda node, voice: Ref("each other player"))
CONTROL_WORDS[Themselves] = "they control"
SELECTORS.add(Themselves, lambda node, voice: Ref("they"))
CONTROL_WORDS[ThatPlayer] = "that player controls"
SELECTORS.add(ThatPlayer, lambda node, voice: Ref(node.said or "that player", many=node.said == "they"))
SELECTORS.add(ControllerOf, lambda node, voice: Ref(f"{ref(node.what, voice).whose} controller"))
SELECTORS.add(OwnerOf, lambda node, voice: Ref("that player" if node.said else f"{ref(node.what, voice).whose} owner"))
SELECTORS.add(ActivePlayer, lambda node, voice: Ref("the active player"))
SELECTORS.add(AttackingPlayer, lambda node, voice: Ref("attacking player"))
SELECTORS.add(DefendingOne, lambda node, voice: Ref("defending player"))
CONTROL_WORDS[DefendingPlayer] = "defending player controls"
SELECTORS.add(DefendingPlayer, lambda node, voice: Ref("defending player"))
SELECTORS.add(ThatAttacker, lambda node, voice: Ref("that attacking player"))
SELECTORS.add(YouAnd, lambda node, voice: Ref(f"you and {ref(node.other, voice).text} each", many=True))
reads("who", "you", lambda: You(said=True))
reads_knowing("who", "each player", lambda said: said.mention(GROUP, EACH_PLAYER))
reads_knowing("who", "each opponent", lambda said: said.mention(GROUP, EACH_OPPONENT))
reads_knowing("who", "each other player", lambda said: said.mention(GROUP, EACH_OTHER_PLAYER))
reads_knowing("who", "that player", lambda said: said.that_player())
reads_knowing("who", "they", lambda said: as_they(said.that_player()))
reads_knowing("who", "that opponent", lambda said: as_opponent(said.that_player()))
reads("who", "defending player", DEFENDING_PLAYER)
reads_knowing("who", "the player to your left", lambda said: said.mention(ONE, TO_YOUR_LEFT))
reads_knowing("who", "the player to your right", lambda said: said.mention(ONE, TO_YOUR_RIGHT))
reads("after", "controlled by the player to your left", lambda: ControlledBy(TO_YOUR_LEFT))
reads_knowing("who", "each of your opponents", lambda said: said.mention(GROUP, EACH_OPPONENT))
reads_knowing("who", "its controller", lambda said: ControllerOf(said.it()))
reads_knowing("who", "its owner", lambda said: OwnerOf(said.it()))
reads("who", "<that thing> 's controller", ControllerOf)
reads("who", "<that thing> 's owner", OwnerOf)
reads("who", ("that attacking player", "the attacking player"), THAT_ATTACKER)
reads_knowing("who", "you and <who> each", lambda said, other: said.mention(GROUP, you_and(other)))


def as_opponent(who: Selector) -> Selector:
    """The same player, called an opponent: a target may be another player than that."""
    if who is THAT_PLAYER:
        return ThatPlayer("that opponent")
    if not isinstance(who, TargetOpponent):
        raise Misread("no opponent was spoken of")
    return who


def as_they(who: Selector) -> Selector:
    """The same player, called 'they'."""
    return THEY if who is THAT_PLAYER else who


def you_and(other: Selector) -> YouAnd:
    """You, and one other player."""
    if isinstance(other, (You, YouAnd, EachPlayer)):
        raise Misread("one other player is needed")
    return YouAnd(other)


reads_knowing("after", "its controller controls", lambda said: ControlledBy(ControllerOf(said.it())))
