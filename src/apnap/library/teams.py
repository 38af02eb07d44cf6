"""Cards that matter where players share something: totals that change places, attackers and defenders of a team."""

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import THAT_MUCH
from apnap.abilities.cards import token
from apnap.abilities.conditions import ControlsMore
from apnap.abilities.costs import TAP_THIS
from apnap.abilities.damage_events import IsDealtDamage
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import And
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.life_totals import ExchangeLife, LifeBecomes, RedistributeLife
from apnap.abilities.effects.permanents import CreateTokens
from apnap.abilities.effects.player_actions import GainLife, LoseLife
from apnap.abilities.effects.roles import ATTACKING_PLAYER, ToAttackingPlayer
from apnap.abilities.filters import CREATURE, OPPONENTS_CONTROL, YOU_CONTROL
from apnap.abilities.keywords import DEFENDER, FLYING, INFECT, TRAMPLE
from apnap.abilities.mechanics.attacking import DEFENDING_PLAYER
from apnap.abilities.player_counters import CountersOfPlayer, IsPoisoned, LoseCounters
from apnap.abilities.players import EACH_OPPONENT, THAT_PLAYER, YOU
from apnap.abilities.selectors import IT, THIS, Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import AttackTax
from apnap.abilities.statics.rules import CantAttackUnless, CantBlockUnless, CantLose, CantWin, DefendingPlayer
from apnap.abilities.statics.totals import CantGetPoison, CantHaveMinusCounters, LifeCantChange, LosesKeywords
from apnap.abilities.targets import TargetPlayer
from apnap.abilities.triggers import At, Attacks, BeginningOf, Enters, When, Whenever
from apnap.library.registry import card
from apnap.rules.words import POISON, UPKEEP

INFECTED_INSECT: Final = token("Phyrexian Insect Token", "Creature - Phyrexian Insect", "1/1", INFECT, colors="G")

# life totals
card(
    "Magister Sphinx",
    "{4}{W}{U}{B}",
    "Artifact Creature - Sphinx",
    "5/5",
    FLYING,
    When(Enters(THIS), LifeBecomes(10, who=TargetPlayer())),
)
card("Soul Conduit", "{6}", "Artifact", Activate("{6}", TAP_THIS, ExchangeLife(TargetPlayer(count=2))))
card("Reverse the Sands", "{6}{W}{W}", "Sorcery", RedistributeLife())
card("Platinum Emperion", "{8}", "Artifact Creature - Golem", "8/8", Always(YOU, LifeCantChange()))
card("Norn's Annex", "{3}{W/P}{W/P}", "Artifact", AttackTax("{W/P}", planeswalkers=True))

# winning and losing
card(
    "Abyssal Persecutor",
    "{2}{B}{B}",
    "Creature - Demon",
    "6/6",
    FLYING,
    TRAMPLE,
    Always(YOU, CantWin()),
    Always(EACH_OPPONENT, CantLose()),
)

# poison
card(
    "Leeches",
    "{1}{W}{W}",
    "Sorcery",
    LoseCounters(POISON, who=TargetPlayer()),
    DealDamage(THAT_MUCH, to=THAT_PLAYER),
)
card(
    "Melira, Sylvok Outcast",
    "{1}{G}",
    "Legendary Creature - Human Scout",
    "2/2",
    Always(YOU, CantGetPoison()),
    Always(Each(CREATURE, YOU_CONTROL), CantHaveMinusCounters()),
    Always(Each(CREATURE, OPPONENTS_CONTROL), LosesKeywords(INFECT)),
)
card(
    "Septic Rats",
    "{1}{B}{B}",
    "Creature - Phyrexian Rat",
    "2/2",
    INFECT,
    Whenever(Attacks(THIS), UntilEndOfTurn(IT, Gets(1, 1)), provided=IsPoisoned(DEFENDING_PLAYER)),
)
card(
    "Phyrexian Swarmlord",
    "{4}{G}{G}",
    "Creature - Phyrexian Insect Horror",
    "4/4",
    INFECT,
    At(BeginningOf(UPKEEP, whose=YOU), CreateTokens(CountersOfPlayer(POISON, EACH_OPPONENT), INFECTED_INSECT)),
)

# attackers and defenders
card(
    "Souls of the Faultless",
    "{W}{B}{B}",
    "Creature - Spirit",
    "0/4",
    DEFENDER,
    Whenever(
        IsDealtDamage(THIS, combat=True),
        And(GainLife(THAT_MUCH), ToAttackingPlayer(LoseLife(THAT_MUCH, who=ATTACKING_PLAYER))),
    ),
)
card(
    "Mogg Toady",
    "{1}{R}",
    "Creature - Goblin",
    "2/2",
    Always(THIS, CantAttackUnless(ControlsMore(CREATURE, than=DefendingPlayer()))),
    Always(THIS, CantBlockUnless(ControlsMore(CREATURE, than=ATTACKING_PLAYER))),
)
card(
    "Campaign of Vengeance",
    "{3}{W}{B}",
    "Enchantment",
    Whenever(Attacks(CREATURE, YOU_CONTROL), And(LoseLife(1, who=DEFENDING_PLAYER), GainLife(1))),
)
