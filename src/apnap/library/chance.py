"""Cards that flip coins and roll dice. CR 705, 706."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.conditions import HasCounters
from apnap.abilities.costs import SacrificeSome
from apnap.abilities.effects.chance import FlipCoin, RollDie, RollsDice, Row, WinsFlip
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import Both, Then
from apnap.abilities.effects.looking import Scry
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.outcomes import WinGame
from apnap.abilities.effects.permanents import AddCounters, CreateTokens, Untap
from apnap.abilities.effects.player_actions import Draw, TakeExtraTurn
from apnap.abilities.effects.sacrifices import SacrificeIt
from apnap.abilities.filters import ARTIFACT, OTHER, PERMANENT, every
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.predefined import TREASURE
from apnap.abilities.selectors import THIS
from apnap.abilities.targets import Target
from apnap.abilities.triggers import At, Attacks, BeginningOf, Whenever
from apnap.library.registry import card
from apnap.rules.words import UPKEEP

card("Stitch in Time", "{1}{U}{R}", "Sorcery", FlipCoin(win=TakeExtraTurn()))
card(
    "Sorcerer's Strongbox",
    "{4}",
    "Artifact",
    Activate("{2}", "{T}", FlipCoin(win=Both(SacrificeIt(THIS), Draw(3)))),
)
card(
    "Goblin Archaeologist",
    "{1}{R}",
    "Creature - Goblin Artificer",
    "1/2",
    Activate("{R}", "{T}", FlipCoin(win=Both(Destroy(Target(ARTIFACT)), Untap(THIS)), lose=SacrificeIt(THIS))),
)
card(
    "Tavern Scoundrel",
    "{1}{R}",
    "Creature - Human Rogue",
    "1/3",
    Whenever(WinsFlip(), CreateTokens(2, TREASURE)),
    Activate("{1}", "{T}", SacrificeSome(1, every((OTHER, PERMANENT))), FlipCoin()),
)
card(
    "Chance Encounter",
    "{2}{R}{R}",
    "Enchantment",
    Whenever(WinsFlip(), AddCounters(1, "luck", on=THIS)),
    At(BeginningOf(UPKEEP, whose=YOU), WinGame(), provided=HasCounters(THIS, 10, "luck")),
)
card(
    "Contact Other Plane",
    "{3}{U}",
    "Instant",
    RollDie(20, Row(1, 9, Draw(2)), Row(10, 19, Then(Scry(2), Draw(2))), Row(20, 20, Then(Scry(3), Draw(3)))),
)
card(
    "Hoarding Ogre",
    "{3}{R}",
    "Creature - Ogre",
    "3/3",
    Whenever(
        Attacks(THIS),
        RollDie(
            20,
            Row(1, 9, CreateTokens(1, TREASURE)),
            Row(10, 19, CreateTokens(2, TREASURE)),
            Row(20, 20, CreateTokens(3, TREASURE)),
        ),
    ),
)
card(
    "Brazen Dwarf",
    "{1}{R}",
    "Creature - Dwarf Shaman",
    "1/3",
    Whenever(RollsDice(), DealDamage(1, to=EACH_OPPONENT)),
)
