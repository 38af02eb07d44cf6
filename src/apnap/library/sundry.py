"""Cards of all kinds that say in another way what others say already."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import token
from apnap.abilities.costs import TAP_THIS, PayMana
from apnap.abilities.effects.dungeons import COMPLETED_A_DUNGEON, ShuffleLibrary
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.next_spell import YouCastIt
from apnap.abilities.effects.permanents import CreateTokens
from apnap.abilities.filters import ARTIFACT, CREATURE, YOU_CONTROL, Not
from apnap.abilities.keywords import DOUBLE_STRIKE, FLYING, INDESTRUCTIBLE, VIGILANCE
from apnap.abilities.player_counters import CountersOfPlayer
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.counting import GetsForEach
from apnap.abilities.statics.rules import CantLose, CantWin
from apnap.abilities.statics.totals import CantHaveMinusCounters
from apnap.abilities.targets import TargetPlayer
from apnap.abilities.this_turn import CastThisTurn
from apnap.abilities.triggers import Enters, When
from apnap.library.registry import card
from apnap.rules.words import POISON

KNIGHT = token("Knight Token", "Creature - Knight", "2/2", VIGILANCE, colors="WU")

card(
    "Gloom Stalker",
    "{2}{W}",
    "Creature - Dwarf Ranger",
    "2/3",
    Always(THIS, Has(DOUBLE_STRIKE), condition=COMPLETED_A_DUNGEON),
)
card(
    "Soldier of Fortune",
    "{R}",
    "Creature - Human Mercenary",
    "1/1",
    Activate(PayMana("{R}"), TAP_THIS, ShuffleLibrary(TargetPlayer())),
)
card(
    "Crystalline Entity",
    "{8}",
    "Artifact Creature - Elemental",
    "7/7",
    FLYING,
    When(Enters(THIS), Destroy(Each(Not(ARTIFACT), CREATURE)), provided=YouCastIt()),
)
card(
    "Xerex Strobe-Knight",
    "{2}{U}",
    "Creature - Human Knight",
    "2/2",
    FLYING,
    VIGILANCE,
    Activate(TAP_THIS, CreateTokens(1, KNIGHT), provided=CastThisTurn(2)),
)
card(
    "Mycosynth Fiend",
    "{2}{G}",
    "Creature - Phyrexian Horror",
    "2/2",
    Always(THIS, GetsForEach(1, 1, times=CountersOfPlayer(POISON, EACH_OPPONENT))),
)
card(
    "Darksteel Angel",
    "{9}",
    "Artifact Creature - Angel",
    "4/4",
    FLYING,
    INDESTRUCTIBLE,
    Always(YOU, CantLose()),
    Always(EACH_OPPONENT, CantWin()),
    Always(Each(CREATURE, YOU_CONTROL), CantHaveMinusCounters()),
)
