"""Cards with votes and clashes. CR 701.38, 701.30."""

from __future__ import annotations

from apnap.abilities.effects.flow import Both
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.permanents import AddCounters, CreateTokens
from apnap.abilities.effects.player_actions import Draw, LoseLife, Sacrifice, TakeExtraTurn
from apnap.abilities.effects.sacrifices import SacrificeIt
from apnap.abilities.effects.voting import Ballot, Clash, CouncilsDilemma, VotesFor, WillOfTheCouncil
from apnap.abilities.filters import CREATURE, NONLAND
from apnap.abilities.keywords import DOUBLE_STRIKE
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.rules import AllMustBlock, CantBlock
from apnap.abilities.targets import Target
from apnap.abilities.triggers import At, Attacks, BeginningOf, Enters, When, Whenever
from apnap.library.registry import card
from apnap.library.tokens import SOLDIER
from apnap.rules.words import UPKEEP

# the will of the council
card(
    "Plea for Power",
    "{3}{U}",
    "Sorcery",
    WillOfTheCouncil(Ballot("time", TakeExtraTurn()), Ballot("knowledge", Draw(3))),
)
card(
    "Tyrant's Choice",
    "{1}{B}",
    "Sorcery",
    WillOfTheCouncil(
        Ballot("death", Sacrifice(1, CREATURE, who=EACH_OPPONENT)),
        Ballot("torture", LoseLife(4, who=EACH_OPPONENT)),
    ),
)
card(
    "Coercive Portal",
    "{4}",
    "Artifact",
    At(
        BeginningOf(UPKEEP, whose=YOU),
        WillOfTheCouncil(
            Ballot("carnage", Both(SacrificeIt(THIS), Destroy(Each(NONLAND)))),
            Ballot("homage", Draw(1)),
        ),
    ),
)

# the council's dilemma
card(
    "Lieutenants of the Guard",
    "{4}{W}",
    "Creature - Human Soldier",
    "2/2",
    When(
        Enters(THIS),
        CouncilsDilemma(
            Ballot("strength", AddCounters(VotesFor("strength"), "+1/+1", on=THIS)),
            Ballot("numbers", CreateTokens(VotesFor("numbers"), SOLDIER)),
        ),
    ),
)

# clash
for name, cost, line, size in (
    ("Oaken Brawler", "{3}{W}", "Creature - Treefolk Warrior", "2/4"),
    ("Paperfin Rascal", "{2}{U}", "Creature - Merfolk Rogue", "2/2"),
    ("Adder-Staff Boggart", "{1}{R}", "Creature - Goblin Warrior", "2/1"),
):
    card(name, cost, line, size, When(Enters(THIS), Clash(AddCounters(1, "+1/+1", on=THIS))))
card(
    "Bog Hoodlums",
    "{5}{B}",
    "Creature - Goblin Warrior",
    "4/1",
    Always(THIS, CantBlock()),
    When(Enters(THIS), Clash(AddCounters(1, "+1/+1", on=THIS))),
)
card(
    "Nath's Elite",
    "{4}{G}",
    "Creature - Elf Warrior",
    "4/2",
    Always(THIS, AllMustBlock()),
    When(Enters(THIS), Clash(AddCounters(1, "+1/+1", on=THIS))),
)
card(
    "Springjack Knight",
    "{2}{W}",
    "Creature - Kithkin Knight",
    "2/1",
    Whenever(Attacks(THIS), Clash(UntilEndOfTurn(Target(CREATURE), Has(DOUBLE_STRIKE)))),
)
