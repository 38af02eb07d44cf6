"""Cards with chosen values, state triggers, reflexive triggers, and things that can't be done."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import THAT_MUCH
from apnap.abilities.conditions import Controls
from apnap.abilities.costs import PayLife, PayMana, SacrificeSome
from apnap.abilities.damage_events import IsDealtDamage
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.permanents import AddCounters
from apnap.abilities.effects.player_actions import GainLife, LoseLife
from apnap.abilities.effects.reflexive import MayPayWhenDone, StateIs
from apnap.abilities.effects.sacrifices import SacrificeIt
from apnap.abilities.filters import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    OTHER,
    YOU_CONTROL,
    AnyOf,
    Subtype,
    ToughnessAtMost,
    every,
)
from apnap.abilities.keywords import FEAR, FLYING, INDESTRUCTIBLE, SHROUD
from apnap.abilities.mechanics.protection import Protection
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU
from apnap.abilities.selectors import IT, THIS, Each
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.choosing import (
    A_COLOR,
    A_CREATURE_TYPE,
    A_PLAYER,
    CHOSEN_COLOR,
    CHOSEN_PLAYER,
    CHOSEN_TYPE,
    ChooseAsEnters,
)
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.forbidding import CantActivate, CantBeCountered, CantCast, ThisTurn
from apnap.abilities.statics.rules import CantAttackUnless, DefendingPlayer
from apnap.abilities.targets import AnyTarget, Target
from apnap.abilities.triggers import Attacks, Casts, Enters, When, Whenever
from apnap.library.registry import card

# a color, a creature type, a player
card(
    "Voice of All",
    "{2}{W}{W}",
    "Creature - Angel",
    "2/2",
    FLYING,
    ChooseAsEnters(A_COLOR),
    Always(THIS, Has(Protection(CHOSEN_COLOR))),
)
card(
    "Hall of Triumph",
    "{3}",
    "Legendary Artifact",
    ChooseAsEnters(A_COLOR),
    Always(Each(CREATURE, YOU_CONTROL, CHOSEN_COLOR), Gets(1, 1)),
)
card(
    "Diamond Mare",
    "{2}",
    "Artifact Creature - Horse",
    "1/3",
    ChooseAsEnters(A_COLOR),
    Whenever(Casts(CHOSEN_COLOR), GainLife(1)),
)
card(
    "Curse of Wizardry",
    "{2}{B}{B}",
    "Enchantment",
    ChooseAsEnters(A_COLOR),
    Whenever(Casts(CHOSEN_COLOR, who=EACH_PLAYER), LoseLife(1, who=THAT_PLAYER)),
)
card(
    "Iona, Shield of Emeria",
    "{6}{W}{W}{W}",
    "Legendary Creature - Angel",
    "7/7",
    FLYING,
    ChooseAsEnters(A_COLOR),
    CantCast(EACH_OPPONENT, CHOSEN_COLOR),
)
card(
    "Steely Resolve",
    "{1}{G}",
    "Enchantment",
    ChooseAsEnters(A_CREATURE_TYPE),
    Always(Each(CREATURE, CHOSEN_TYPE), Has(SHROUD)),
)
card(
    "Cover of Darkness",
    "{1}{B}",
    "Enchantment",
    ChooseAsEnters(A_CREATURE_TYPE),
    Always(Each(CREATURE, CHOSEN_TYPE), Has(FEAR)),
)
card(
    "Stuffy Doll",
    "{5}",
    "Artifact Creature - Construct",
    "0/1",
    INDESTRUCTIBLE,
    ChooseAsEnters(A_PLAYER),
    Whenever(IsDealtDamage(THIS), DealDamage(THAT_MUCH, to=CHOSEN_PLAYER)),
    Activate("{T}", DealDamage(1, to=THIS)),
)

# state triggers
card(
    "Covetous Dragon",
    "{4}{R}",
    "Creature - Dragon",
    "6/5",
    FLYING,
    When(StateIs(Controls(YOU, ARTIFACT, none=True)), SacrificeIt(THIS)),
)
card(
    "Emperor Crocodile",
    "{3}{G}",
    "Creature - Crocodile",
    "5/5",
    When(StateIs(Controls(YOU, OTHER, CREATURE, none=True)), SacrificeIt(THIS)),
)
card(
    "Endangered Armodon",
    "{2}{G}{G}",
    "Creature - Elephant",
    "4/5",
    When(StateIs(Controls(YOU, CREATURE, ToughnessAtMost(2))), SacrificeIt(THIS)),
)
card(
    "Sea Serpent",
    "{5}{U}",
    "Creature - Serpent",
    "5/5",
    Always(THIS, CantAttackUnless(Controls(DefendingPlayer(), Subtype("Island")))),
    When(StateIs(Controls(YOU, Subtype("Island"), none=True)), SacrificeIt(THIS)),
)

# reflexive triggers
card(
    "Ambulatory Edifice",
    "{2}{B}",
    "Artifact Creature - Phyrexian Construct",
    "3/2",
    When(Enters(THIS), MayPayWhenDone(PayLife(2), UntilEndOfTurn(Target(CREATURE), Gets(-1, -1)))),
)
card(
    "Cornered Crook",
    "{4}{R}",
    "Creature - Lizard Warrior",
    "5/4",
    When(Enters(THIS), MayPayWhenDone(SacrificeSome(1, ARTIFACT), DealDamage(3, to=AnyTarget()))),
)
card(
    "Boilerbilges Ripper",
    "{4}{R}",
    "Creature - Human Assassin",
    "4/4",
    When(
        Enters(THIS),
        MayPayWhenDone(SacrificeSome(1, every((OTHER, AnyOf(CREATURE, ENCHANTMENT)))), DealDamage(2, to=AnyTarget())),
    ),
)
card(
    "Anointer of Valor",
    "{5}{W}",
    "Creature - Angel",
    "3/5",
    FLYING,
    Whenever(Attacks(CREATURE), MayPayWhenDone(PayMana("{3}"), AddCounters(1, "+1/+1", on=IT))),
)

# what can't be done
card("Silence", "{W}", "Instant", ThisTurn(CantCast(EACH_OPPONENT)))
card("Steel Golem", "{3}", "Artifact Creature - Golem", "3/4", CantCast(YOU, CREATURE))
card("Gaea's Herald", "{1}{G}", "Creature - Elf", "1/1", CantBeCountered(CREATURE))
card("Cursed Totem", "{2}", "Artifact", CantActivate(CREATURE))
