"""Planes that change creatures and combat. CR 311."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import CountOf
from apnap.abilities.cards import token
from apnap.abilities.costs import TAP_THIS
from apnap.abilities.counting import ForEach, SharesCreatureType
from apnap.abilities.effects.blinking import ReturnExiled
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.delayed import AtNext
from apnap.abilities.effects.flow import May, Then
from apnap.abilities.effects.lasting import Indefinitely, UntilEndOfTurn
from apnap.abilities.effects.moves import Exile, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.permanents import AddCounters, CreateTokens, Untap
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.effects.tokens import Investigate
from apnap.abilities.effects.turn import ExtraCombatAndMain
from apnap.abilities.effects.turn_control import EndTurn
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKED_THIS_TURN,
    BASIC,
    CREATURE,
    LAND,
    NONTOKEN,
    WHITE,
    YOU_CONTROL,
    ManaValueAtMost,
    Not,
    PowerAtLeast,
    Subtype,
    With,
)
from apnap.abilities.keywords import DEATHTOUCH, DOUBLE_STRIKE, FIRST_STRIKE, FLYING, HASTE, INDESTRUCTIBLE, VIGILANCE
from apnap.abilities.mana import AddMana
from apnap.abilities.mechanics.arriving import Boast
from apnap.abilities.mechanics.attacking import Annihilator
from apnap.abilities.mechanics.riding import Provoke
from apnap.abilities.planar import CHAOS_ENSUES, PlaneswalksTo, RollsPlanarDie, UntilPlaneswalk
from apnap.abilities.players import EACH_PLAYER, YOU, ControllerOf, OwnerOf
from apnap.abilities.selectors import IT, THIS, All, Each
from apnap.abilities.statics.allowances import NoMaximumHandSize
from apnap.abilities.statics.becoming import AllCreatureTypes, IsNow
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.counting import GetsForEach
from apnap.abilities.statics.limits import AttackLimit, BlockLimit
from apnap.abilities.statics.rules import CantAttack, CantBeBlocked, CantBlock
from apnap.abilities.targets import Target
from apnap.abilities.triggers import BeginningOf, DealsDamage, Dies, EitherOf, Enters, Leaves, When, Whenever
from apnap.library.registry import card
from apnap.rules.words import BATTLEFIELD, END, PLUS, UPKEEP

BUTTERFLY = token("Butterfly", "Creature - Insect", "1/1", FLYING, colors="G")
MINE = Target(CREATURE, YOU_CONTROL)
NO_CAT = Target(Not(Subtype("Cat")), CREATURE, YOU_CONTROL)
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
    Always(All(CREATURE), IsNow("", color="B"), Has(DEATHTOUCH)),
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
    Always(Each(CREATURE, ManaValueAtMost(2)), Gets(2, 2), how="each"),
    Whenever(CHAOS_ENSUES, CreateTokens(1, BUTTERFLY)),
)
card(
    "Sokenzan",
    "",
    "Plane - Kamigawa",
    Always(All(CREATURE), Gets(1, 1), Has(HASTE)),
    Whenever(CHAOS_ENSUES, Untap(Each(CREATURE, ATTACKED_THIS_TURN)), ExtraCombatAndMain(in_main=True)),
)
card(
    "Velis Vel",
    "",
    "Plane - Lorwyn",
    Always(Each(CREATURE), GetsForEach(1, 1, SharesCreatureType(at_least_one=True))),
    Whenever(CHAOS_ENSUES, UntilEndOfTurn(Target(CREATURE), AllCreatureTypes(gains=True))),
)
card(
    "Bloodhill Bastion",
    "",
    "Plane - Equilor",
    Whenever(Enters(CREATURE), UntilEndOfTurn(IT, Has(DOUBLE_STRIKE, HASTE))),
    Whenever(CHAOS_ENSUES, Then(Exile(Target(NONTOKEN, CREATURE, YOU_CONTROL)), ReturnExiled(under=YOU, pronoun=True))),
)
card(
    "Ten Wizards Mountain",
    "",
    "Plane - Shenmeng",
    Whenever(RollsPlanarDie(), AddCounters(1, PLUS, on=Target(CREATURE, up_to=True))),
    Whenever(CHAOS_ENSUES, UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Has(FLYING))),
)
card(
    "The Drum, Mining Facility",
    "",
    "Plane - Earth",
    Whenever(RollsPlanarDie(), UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(1, 1), Has(HASTE))),
    Whenever(CHAOS_ENSUES, EndTurn()),
)
card(
    "Takenuma",
    "",
    "Plane - Kamigawa",
    Whenever(Leaves(CREATURE), Draw(1, who=ControllerOf(IT))),
    Whenever(CHAOS_ENSUES, ReturnToHand(Target(CREATURE, YOU_CONTROL))),
)
card(
    "Orochi Colony",
    "",
    "Plane - Kamigawa",
    Whenever(
        DealsDamage(CREATURE, YOU_CONTROL, combat=True, to_player=True),
        May(SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, pronoun=True)),
    ),
    Whenever(CHAOS_ENSUES, UntilEndOfTurn(Target(CREATURE), CantBeBlocked())),
)
card(
    "Besieged Viking Village",
    "",
    "Plane - Earth",
    Always(All(CREATURE), Has(Boast("{1}", AddCounters(1, PLUS, on=THIS)))),
    Whenever(CHAOS_ENSUES, AddCounters(1, "indestructible", on=Target(CREATURE, YOU_CONTROL, ATTACKED_THIS_TURN))),
)
card(
    "The Lux Foundation Library",
    "",
    "Plane - The Library",
    NoMaximumHandSize(EACH_PLAYER),
    Whenever(DealsDamage(CREATURE, YOU_CONTROL, combat=True, to_player=True), May(Draw(1))),
    Whenever(CHAOS_ENSUES, AddCounters(1, "shadow", on=Target(CREATURE))),
)
card(
    "The Cheetah Planet",
    "",
    "Plane - Outside Mutter's Spiral",
    When(
        EitherOf(PlaneswalksTo(), BeginningOf(UPKEEP, whose=YOU)),
        AddCounters(2, PLUS, on=NO_CAT),
        Indefinitely(NO_CAT, IsNow("Cat", also="types")),
    ),
    Whenever(CHAOS_ENSUES, UntilEndOfTurn(All(Subtype("Cat")), Has(Provoke()))),
)
card(
    "Antarctic Research Base",
    "",
    "Plane - Earth",
    When(EitherOf(PlaneswalksTo(), BeginningOf(UPKEEP, whose=YOU)), Investigate()),
    Whenever(
        CHAOS_ENSUES,
        AddCounters(CountOf(Each(ARTIFACT, YOU_CONTROL)), PLUS, on=MINE),
        Indefinitely(MINE, IsNow("Plant", also="types")),
    ),
)
card(
    "Agyrem",
    "",
    "Plane - Ravnica",
    Whenever(Dies(WHITE, CREATURE), AtNext(END, ReturnToBattlefield(IT, under=OwnerOf(IT)))),
    Whenever(Dies(Not(WHITE), CREATURE), AtNext(END, ReturnToHand(IT))),
    Whenever(CHAOS_ENSUES, UntilPlaneswalk(Each(CREATURE), CantAttack(YOU))),
)
