"""Dungeons. CR 309."""

from __future__ import annotations

from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.durations import UntilYourNextTurn
from apnap.abilities.effects.flow import And
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import BASIC, CREATURE, LAND
from apnap.abilities.keyword_abilities.flags import HEXPROOF
from apnap.abilities.keyword_actions.combat import Goad
from apnap.abilities.keyword_actions.library import Scry
from apnap.abilities.keyword_actions.revealing import RevealAndPut
from apnap.abilities.keyword_actions.searching import SearchLibrary, ShuffleLibrary
from apnap.abilities.keyword_actions.venturing import OnlyByVenturingInto, Room
from apnap.abilities.players import EACH_OPPONENT
from apnap.abilities.predefined_tokens import TREASURE
from apnap.abilities.selectors import IT
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.targets import Target, TargetPlayer
from apnap.library.cards.tokens import GOBLIN, SKELETON
from apnap.library.pool import card

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
