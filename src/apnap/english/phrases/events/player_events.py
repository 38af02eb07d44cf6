"""Phrases for the words of `apnap.abilities.events.player_events`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.among_players.enchanted_players import ENCHANTED_PLAYER
from apnap.abilities.events.patterns import EitherOf
from apnap.abilities.events.player_events import BeginningOf, Draws, Expends, GainsLife, LosesGame, LosesLife
from apnap.abilities.players import EACH_OPPONENT, EACH_OTHER_PLAYER, EACH_PLAYER, YOU, ControllerOf, EachPlayer, You
from apnap.abilities.selectors import Enchanted
from apnap.english.events import EVENTS, does
from apnap.english.nouns import Noun, Voice, ref
from apnap.english.past import PAST, Past
from apnap.english.reading.table import fragment, reads
from apnap.rules.core.constants import BEGIN_COMBAT, END, END_COMBAT, MAIN1, MAIN2, STEP_NAMES, UPKEEP

MAIN_PHASES: Final = {MAIN1: "first main phase", MAIN2: "second main phase"}


def _beginning(node: BeginningOf, voice: Voice) -> str:
    if node.step == BEGIN_COMBAT and (node.whose is None or isinstance(node.whose, You)):
        return "the beginning of each combat" if node.whose is None else "the beginning of combat on your turn"
    if node.step == BEGIN_COMBAT and node.whose is not None:
        return f"the beginning of combat on {ref(node.whose, voice).whose} turn"
    if node.step in (MAIN1, MAIN2) and isinstance(node.whose, EachPlayer):
        which = "first" if node.step == MAIN1 else "second"
        return f"the beginning of {ref(node.whose, voice).whose} {which} main phase"
    step = ("first " if node.first else "") + STEP_NAMES[node.step]
    if isinstance(node.whose, You) and node.said:
        return f"the beginning of {node.said}"
    if node.whose is None:
        return f"the beginning of {'the' if node.the else 'each'} {step}"
    if isinstance(node.whose, You):
        return f"the beginning of your {MAIN_PHASES.get(node.step, step)}"
    if node.together:
        return f"the beginning of your opponents' {step}"
    if node.said == "of":
        return f"the beginning of the {step} of {ref(node.whose, voice).text}"
    return f"the beginning of {ref(node.whose, voice).whose} {step}"


EVENTS.add(GainsLife, lambda node, voice: f"{does(node.who, voice, 'gains', 'gain')} life")
EVENTS.add(LosesLife, lambda node, voice: f"{does(node.who, voice, 'loses', 'lose')} life")
EVENTS.add(Draws, lambda node, voice: f"{does(node.who, voice, 'draws', 'draw')} a card")
EVENTS.add(BeginningOf, _beginning)
PAST.add(
    Draws,
    lambda node, voice: Past(
        Noun("card"),
        "drawn" if isinstance(node.who, You) else "drew",
        "you've" if isinstance(node.who, You) else does(node.who, voice, "", "").strip(),
    ),
)
reads("event", "you gain life", GainsLife)
reads("event", "you lose life", LosesLife)
reads("event", "an opponent loses life", lambda: LosesLife(EACH_OPPONENT))
reads("event", "an opponent gains life", lambda: GainsLife(EACH_OPPONENT))
reads("event", "you draw a card", Draws)
reads("event", "an opponent draws a card", lambda: Draws(EACH_OPPONENT))
reads("event", "a player draws a card", lambda: Draws(EACH_PLAYER))
reads("event", "the beginning of your <step>", lambda step: BeginningOf(step, whose=YOU))
reads("event", "the beginning of combat on your turn", lambda: BeginningOf(BEGIN_COMBAT, whose=YOU))
EACH_OF_YOURS: Final = "each of your"
fragment("each of yours", EACH_OF_YOURS)
reads("event", "the beginning of combat on each opponent 's turn", lambda: BeginningOf(BEGIN_COMBAT, EACH_OPPONENT))
reads("event", "the beginning of each player 's first main phase", lambda: BeginningOf(MAIN1, whose=EACH_PLAYER))
reads("event", "the beginning of each player 's precombat main phase", lambda: BeginningOf(MAIN1, whose=EACH_PLAYER))
reads("event", "the beginning of each opponent 's first main phase", lambda: BeginningOf(MAIN1, whose=EACH_OPPONENT))
reads(
    "event",
    "the beginning of <each of yours> postcombat main phases",
    lambda: BeginningOf(MAIN2, whose=YOU, said=f"{EACH_OF_YOURS} postcombat main phases"),
)
reads(
    "event",
    "the beginning of <each of yours> precombat main phases",
    lambda: BeginningOf(MAIN1, whose=YOU, said=f"{EACH_OF_YOURS} precombat main phases"),
)
reads("event", "the beginning of each combat", lambda: BeginningOf(BEGIN_COMBAT))
reads("event", "the beginning of each <step>", BeginningOf)
reads("event", "the beginning of the end step", lambda: BeginningOf(END, the=True))
reads("event", "the beginning of each player 's <step>", lambda step: BeginningOf(step, whose=EACH_PLAYER))
reads("event", "the beginning of each opponent 's <step>", lambda step: BeginningOf(step, whose=EACH_OPPONENT))
reads("event", "the beginning of each other player 's <step>", lambda step: BeginningOf(step, whose=EACH_OTHER_PLAYER))
reads("event", "the beginning of combat on each player 's turn", lambda: BeginningOf(BEGIN_COMBAT, EACH_PLAYER))
reads("event", "the beginning of your first main phase", lambda: BeginningOf(MAIN1, whose=YOU))
reads(
    "event",
    "the beginning of your precombat main phase",
    lambda: BeginningOf(MAIN1, whose=YOU, said="your precombat main phase"),
)
reads("event", "the beginning of your second main phase", lambda: BeginningOf(MAIN2, whose=YOU))
reads(
    "event",
    "the beginning of your postcombat main phase",
    lambda: BeginningOf(MAIN2, whose=YOU, said="your postcombat main phase"),
)
reads("event", "end of combat", lambda: BeginningOf(END_COMBAT))
reads(
    "event",
    "the beginning of the upkeep of enchanted <permanent> 's controller",
    lambda f: BeginningOf(UPKEEP, whose=ControllerOf(Enchanted(*f)), said="of"),
)
reads(
    "event",
    "the beginning of enchanted <permanent> 's controller 's upkeep",
    lambda f: BeginningOf(UPKEEP, whose=ControllerOf(Enchanted(*f))),
)
reads("event", "a player gains life", lambda: GainsLife(EACH_PLAYER))
reads("event", "a player loses life", lambda: LosesLife(EACH_PLAYER))
reads("event", "the beginning of combat", lambda: BeginningOf(BEGIN_COMBAT))
reads(
    "event",
    "the beginning of each of your main phases",
    lambda: EitherOf(BeginningOf(MAIN1, whose=YOU), BeginningOf(MAIN2, whose=YOU)),
)
reads(
    "event",
    "the beginning of your opponents ' <step>",
    lambda step: BeginningOf(step, whose=EACH_OPPONENT, together=True),
)
reads("event", "the beginning of the <step>", lambda step: BeginningOf(step, the=True))
EVENTS.add(LosesGame, lambda node, voice: f"{does(node.who, voice, 'loses', 'lose')} the game")
for _who, _whom in (("a player", EACH_PLAYER), ("an opponent", EACH_OPPONENT), ("enchanted player", ENCHANTED_PLAYER)):
    reads("event", f"{_who} loses the game", lambda who=_whom: LosesGame(who))
EVENTS.add(Expends, lambda node, voice: f"{does(node.who, voice, 'expends', 'expend')} {node.number}")
reads("event", "you expend <digits>", Expends)
