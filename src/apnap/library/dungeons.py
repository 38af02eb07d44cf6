"""Dungeons, cards that venture into them, and cards that take the initiative."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import token
from apnap.abilities.costs import TAP_THIS, PayMana
from apnap.abilities.effects.dungeons import (
    COMPLETED_A_DUNGEON,
    OnlyByVenturingInto,
    RevealAndPut,
    Room,
    ShuffleLibrary,
    TakeTheInitiative,
    VentureIntoTheDungeon,
)
from apnap.abilities.effects.flow import And
from apnap.abilities.effects.goading import Goad
from apnap.abilities.effects.lasting import UntilYourNextTurn
from apnap.abilities.effects.looking import Scry
from apnap.abilities.effects.permanents import AddCounters, CreateTokens
from apnap.abilities.effects.player_actions import Draw, GainLife, LoseLife
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import BASIC, CREATURE, LAND
from apnap.abilities.keywords import FLYING, HEXPROOF, MENACE, TRAMPLE
from apnap.abilities.mana import AddMana
from apnap.abilities.players import EACH_OPPONENT
from apnap.abilities.predefined import TREASURE
from apnap.abilities.selectors import IT, THIS
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target, TargetPlayer
from apnap.abilities.triggers import Dies, Enters, When
from apnap.library.registry import card
from apnap.rules.dungeons import know

GOBLIN = token("Goblin Token", "Creature - Goblin", "1/1", colors="R")
SKELETON = token("Skeleton Token", "Creature - Skeleton", "4/1", MENACE, colors="B")

know(
    card(
        "Lost Mine of Phandelver",
        "",
        "Dungeon",
        Room("Cave Entrance", ["Goblin Lair", "Mine Tunnels"], Scry(1)),
        Room("Goblin Lair", ["Storeroom", "Dark Pool"], CreateTokens(1, GOBLIN)),
        Room("Mine Tunnels", ["Dark Pool", "Fungi Cavern"], CreateTokens(1, TREASURE)),
        Room("Storeroom", ["Temple of Dumathoin"], AddCounters(1, "+1/+1", on=Target(CREATURE))),
        Room("Dark Pool", ["Temple of Dumathoin"], And(LoseLife(1, who=EACH_OPPONENT), GainLife(1))),
        Room("Fungi Cavern", ["Temple of Dumathoin"], UntilYourNextTurn(Target(CREATURE), Gets(-4, 0), last=True)),
        Room("Temple of Dumathoin", [], Draw(1)),
    )
)
know(
    card(
        "Undercity",
        "",
        "Dungeon - Undercity",
        OnlyByVenturingInto("Undercity"),
        Room("Secret Entrance", ["Forge", "Lost Well"], SearchLibrary(BASIC, LAND)),
        Room("Forge", ["Trap!", "Arena"], AddCounters(2, "+1/+1", on=Target(CREATURE))),
        Room("Lost Well", ["Arena", "Stash"], Scry(2)),
        Room("Trap!", ["Archives"], LoseLife(5, who=TargetPlayer())),
        Room("Arena", ["Archives", "Catacombs"], Goad(Target(CREATURE))),
        Room("Stash", ["Catacombs"], CreateTokens(1, TREASURE)),
        Room("Archives", ["Throne of the Dead Three"], Draw(1)),
        Room("Catacombs", ["Throne of the Dead Three"], CreateTokens(1, SKELETON)),
        Room(
            "Throne of the Dead Three",
            [],
            RevealAndPut(10, 3, "+1/+1", CREATURE),
            UntilYourNextTurn(IT, Has(HEXPROOF), last=True),
            ShuffleLibrary(),
        ),
    )
)

# venturing
card("Clattering Skeletons", "{3}{B}", "Creature - Skeleton", "4/3", When(Dies(THIS), VentureIntoTheDungeon()))
card("Veteran Dungeoneer", "{3}{W}", "Creature - Human Warrior", "3/4", When(Enters(THIS), VentureIntoTheDungeon()))
card(
    "Dungeon Map",
    "{3}",
    "Artifact",
    Activate(TAP_THIS, AddMana("{C}")),
    Activate(PayMana("{3}"), TAP_THIS, VentureIntoTheDungeon(), as_sorcery=True),
)
card(
    "Cloister Gargoyle",
    "{2}{W}",
    "Artifact Creature - Gargoyle",
    "0/4",
    When(Enters(THIS), VentureIntoTheDungeon()),
    Always(THIS, Gets(3, 0), Has(FLYING), condition=COMPLETED_A_DUNGEON),
)

# the initiative
card("Avenging Hunter", "{4}{G}", "Creature - Dragon Ranger", "5/4", TRAMPLE, When(Enters(THIS), TakeTheInitiative()))
card(
    "Underdark Explorer", "{4}{B}", "Creature - Lizard Warrior", "5/3", MENACE, When(Enters(THIS), TakeTheInitiative())
)
