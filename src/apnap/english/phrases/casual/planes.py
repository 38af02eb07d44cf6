"""Phrases for the words of `apnap.abilities.casual.planes`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.casual.planes import (
    BOTTOM,
    CHAOS,
    CHAOS_ENSUES,
    ONTO_TOP,
    STAY,
    AnotherPlanarDie,
    ChaosEnsues,
    Encounters,
    LetChaosEnsue,
    Planeswalk,
    PlaneswalksAway,
    PlaneswalksTo,
    RevealPlanes,
    RollsMeanChaos,
    RollsPlanarDie,
    RollThePlanarDie,
    UntilPlaneswalk,
)
from apnap.abilities.casual.planes import WALK as WALKING
from apnap.english.abilities import ABILITIES
from apnap.english.common import DIE, ENSUES, THIS_WAY, WALK, on_bottom
from apnap.english.events import EVENTS, does
from apnap.english.grammar import number_word, sentence
from apnap.english.nouns import Voice, ref
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import CLAUSES, SENTENCES, Clause, order

PLANES: Final = "your planar deck"
REVEALED: Final = f"cards {THIS_WAY}"
REST: Final = "the rest of the revealed cards"


def _reveal(node: RevealPlanes, voice: Voice) -> list[str]:
    if node.way == BOTTOM:
        return [f"reveal the top card of {PLANES}", f"you may put it on the bottom of {PLANES}"]
    plane = "a plane card"
    until = plane if node.count == 1 else f"{number_word(node.count)} plane cards"
    said = [f"reveal cards from the top of {PLANES} until you reveal {until}"]
    if node.way == ONTO_TOP:
        back = f"put {plane} from among them on top of {PLANES}"
        return [*said, f"{back}, then put {REST} on the bottom in a random order"]
    if node.way == WALKING:
        return [*said, f"simultaneously {WALK} to both of them", _put_under(f"all other {REVEALED}")]
    if node.way == STAY:
        return [*said, f"{WALK} to it, except don't {WALK} away from any plane", _put_under(REST)]
    return [*said, f"{ENSUES} on that plane", f"then {_put_under(f'all {REVEALED}')}"]


def _put_under(cards: str) -> str:
    return f"put {cards} {on_bottom(PLANES)}"


EVENTS.add(ChaosEnsues, lambda node, voice: ENSUES)
EVENTS.add(PlaneswalksTo, lambda node, voice: f"you {WALK} to {voice.name}")
EVENTS.add(Encounters, lambda node, voice: f"you encounter {voice.name}")
EVENTS.add(PlaneswalksAway, lambda node, voice: f"you {WALK} away from {voice.name}")
EVENTS.add(
    RollsPlanarDie,
    lambda node, voice: f"{does(node.who, voice, 'rolls', 'roll')} {'a blank on ' if node.blank else ''}{DIE}",
)
CLAUSES.add(Planeswalk, lambda node, voice: Clause(ref(node.who, voice), f"{WALK}s", WALK, ""))
SENTENCES.add(LetChaosEnsue, lambda node, voice: [ENSUES])
SENTENCES.add(RevealPlanes, _reveal)
SENTENCES.add(
    RollsMeanChaos,
    lambda node, voice: [
        f"until your next turn, if a player would {WALK} as a result of rolling {DIE}, {ENSUES} instead"
        if node.static.walking
        else f"each blank roll of {DIE} is a {{CHAOS}} roll until a player {WALK}s away from a plane"
    ],
)
reads("event", "chaos ensues", CHAOS_ENSUES)
reads("event", "you planeswalk to ~", PlaneswalksTo)
reads("event", "you planeswalk away from ~", PlaneswalksAway)
reads("event", "you encounter ~", Encounters)
reads("effect", "planeswalk", Planeswalk)
reads("effect", "chaos ensues", LetChaosEnsue)
reads("event", "you roll the planar die", RollsPlanarDie)
CLAUSES.add(RollThePlanarDie, lambda node, voice: order("roll", "the planar die"))
reads("effect", "roll the planar die", RollThePlanarDie)
fragment("top of planes", f"from the top of {PLANES}")
fragment("under planes", f"on the bottom of {PLANES}")
fragment("to any walk", "until a player planeswalks")
fragment("first plane", "until you reveal a plane card")
fragment("nowhere away", "except don't planeswalk away from any plane")
fragment("shown this way", "cards revealed this way")
fragment("rest of planes", REST)
reads("effect", f"reveal the top card of {PLANES} . you may put it <under planes>", lambda: RevealPlanes(0, BOTTOM))
reads(
    "effect",
    "reveal cards <top of planes> until you reveal <number word> plane cards . <one on top> , then put "
    "<rest of planes> on the bottom in a random order",
    lambda n: RevealPlanes(n, ONTO_TOP),
)
fragment("one on top", f"put a plane card from among them <atop> {PLANES}")
fragment("atop", "on top of")
reads(
    "effect",
    "reveal cards <top of planes> until you reveal two plane cards . <walk to both> . put all other <shown this way> "
    "<under planes> in any order",
    lambda: RevealPlanes(2, WALKING),
)
fragment("walk to both", "simultaneously planeswalk to both of them")
reads(
    "effect",
    "reveal cards <top of planes> <first plane> . planeswalk to it , <nowhere away> . put <rest of planes> "
    "<under planes> in any order",
    lambda: RevealPlanes(1, STAY),
)
reads(
    "effect",
    "reveal cards <top of planes> <first plane> . chaos ensues on that plane . then put all <shown this way> "
    "<under planes> in any order",
    lambda: RevealPlanes(1, CHAOS),
)
reads("effect", f"each blank roll of {DIE} is a {{CHAOS}} roll <to any walk> away from a plane", RollsMeanChaos)
reads(
    "effect",
    f"until your next turn , if <somebody walks> rolling {DIE} , chaos ensues instead",
    lambda: RollsMeanChaos(walking=True),
)
fragment("somebody walks", "a player would planeswalk as a result of")
reads("event", f"you roll a blank on {DIE}", lambda: RollsPlanarDie(blank=True))
reads(
    "effect",
    "<object> <changes> <to any walk>",
    lambda what, changes: UntilPlaneswalk(what, *changes),
)
reads(
    "effect",
    "<to any walk> , <object> <changes>",
    lambda what, changes: UntilPlaneswalk(what, *changes, first=True),
)


ABILITIES.add(
    AnotherPlanarDie,
    lambda node, voice: sentence(f"if you would roll {SOME_DICE}, instead roll {ONE_MORE} and ignore one"),
)
SOME_DICE: Final = "one or more planar dice"
ONE_MORE: Final = "that many planar dice plus one"
fragment("planar dice", SOME_DICE)
fragment("one more of them", ONE_MORE)
reads("line", "if you would roll <planar dice> , instead roll <one more of them> and ignore one .", AnotherPlanarDie)
