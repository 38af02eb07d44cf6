"""Planes that change creatures and combat. CR 311."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import token
from apnap.abilities.costs import TAP_THIS
from apnap.abilities.counting import ForEach
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.permanents import CreateTokens, Untap
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import CREATURE, LAND, YOU_CONTROL, ManaValueAtMost, Not, PowerAtLeast, With
from apnap.abilities.keywords import DEATHTOUCH, FIRST_STRIKE, FLYING, INDESTRUCTIBLE, VIGILANCE
from apnap.abilities.mana import AddMana
from apnap.abilities.mechanics.attacking import Annihilator
from apnap.abilities.planar import CHAOS_ENSUES
from apnap.abilities.selectors import THIS, All, Each
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.limits import AttackLimit, BlockLimit
from apnap.abilities.statics.rules import CantAttack, CantBlock
from apnap.abilities.targets import Target
from apnap.abilities.triggers import Whenever
from apnap.library.registry import card

BUTTERFLY = token("Butterfly", "Creature - Insect", "1/1", FLYING, colors="G")
ELDRAZI = token("Eldrazi Token", "Creature - Eldrazi", "7/7", Annihilator(1))
DRAGON = token("Dragon Token", "Creature - Dragon", "5/5", FLYING, colors="R")

card(
    "Gavony",
    "",
    "Plane - Innistrad",
    Always(All(CREATURE), Has(VIGILANCE)),
    Whenever(CHAOS_ENSUES, UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Has(INDESTRUCTIBLE))),
)
card(
    "Krosa",
    "",
    "Plane - Dominaria",
    Always(All(CREATURE), Gets(2, 2)),
    Whenever(CHAOS_ENSUES, May(AddMana("{W}{U}{B}{R}{G}"))),
)
card(
    "Llanowar",
    "",
    "Plane - Dominaria",
    Always(All(CREATURE), Has(Activate(TAP_THIS, AddMana("{G}{G}")))),
    Whenever(CHAOS_ENSUES, Untap(Each(CREATURE, YOU_CONTROL))),
)
card(
    "Shiv",
    "",
    "Plane - Dominaria",
    Always(All(CREATURE), Has(Activate("{R}", UntilEndOfTurn(THIS, Gets(1, 0))))),
    Whenever(CHAOS_ENSUES, CreateTokens(1, DRAGON)),
)
card(
    "Astral Arena",
    "",
    "Plane - Kolbahan",
    AttackLimit(1),
    BlockLimit(1),
    Whenever(CHAOS_ENSUES, DealDamage(2, to=Each(CREATURE))),
)
card(
    "Hedron Fields of Agadeem",
    "",
    "Plane - Zendikar",
    Always(Each(CREATURE, PowerAtLeast(7)), CantAttack(), CantBlock()),
    Whenever(CHAOS_ENSUES, CreateTokens(1, ELDRAZI)),
)
card(
    "Onakke Catacomb",
    "",
    "Plane - Shandalar",
    Always(All(CREATURE), Has(DEATHTOUCH)),
    Whenever(CHAOS_ENSUES, UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(1, 0), Has(FIRST_STRIKE))),
)
card(
    "Tazeem",
    "",
    "Plane - Zendikar",
    Always(Each(CREATURE), CantBlock()),
    Whenever(CHAOS_ENSUES, Draw(ForEach(LAND, YOU_CONTROL))),
)
card(
    "The Zephyr Maze",
    "",
    "Plane - Kyneth",
    Always(Each(CREATURE, With(FLYING)), Gets(2, 0)),
    Always(Each(CREATURE, Not(With(FLYING))), Gets(-2, 0)),
    Whenever(CHAOS_ENSUES, UntilEndOfTurn(Target(CREATURE), Has(FLYING))),
)
card(
    "Megaflora Jungle",
    "",
    "Plane - Gargantikar",
    Always(Each(CREATURE, ManaValueAtMost(2)), Gets(2, 2)),
    Whenever(CHAOS_ENSUES, CreateTokens(1, BUTTERFLY)),
)
