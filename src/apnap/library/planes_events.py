"""Planes that wait for spells, lands, steps and arrivals. CR 311."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import token
from apnap.abilities.conditions import HasCounters
from apnap.abilities.costs import TAP_THIS
from apnap.abilities.counting import ManaValueOf
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import Both, May, Then
from apnap.abilities.effects.lasting import Indefinitely
from apnap.abilities.effects.life_totals import LifeBecomes
from apnap.abilities.effects.looking import Surveil
from apnap.abilities.effects.moves import Destroy, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.permanents import AddCounters, CreateTokens, Untap
from apnap.abilities.effects.player_actions import Does, Draw, GainLife, LoseLife, Mill, Sacrifice
from apnap.abilities.effects.reflexive import StateIs
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.effects.turn_control import SkipsSteps
from apnap.abilities.filters import (
    BASIC,
    CREATURE,
    GREEN,
    INSTANT,
    LAND,
    NONBLACK,
    NONLAND,
    NONTOKEN,
    PERMANENT,
    PLANESWALKER,
    RED,
    SORCERY,
    YOU_CONTROL,
    AnyOf,
)
from apnap.abilities.mana import AddOneColor
from apnap.abilities.mechanics.counters import CountersOnThis
from apnap.abilities.mechanics.more_costs import Demonstrate
from apnap.abilities.mechanics.spell_rules import Rebound
from apnap.abilities.planar import (
    CHAOS_ENSUES,
    LetChaosEnsue,
    Planeswalk,
    PlaneswalksAway,
    PlaneswalksTo,
    RollsPlanarDie,
)
from apnap.abilities.planar_effects import BOTTOM, STAY, RevealPlanes
from apnap.abilities.players import EACH_PLAYER, THAT_PLAYER, YOU, ControllerOf
from apnap.abilities.predefined import FOOD, TREASURE
from apnap.abilities.revealing import RevealAndTake
from apnap.abilities.selectors import IT, THIS, All, Each, EachSpell, That
from apnap.abilities.statics.allowances import NoMaximumHandSize
from apnap.abilities.statics.becoming import IsNow
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.statics.damage import DamageMultiplied
from apnap.abilities.targets import AnyTarget, Target, TargetCard, TargetPlayer, TargetPlayerOr
from apnap.abilities.triggers import At, BeginningOf, Casts, EitherOf, Enters, When, Whenever
from apnap.library.registry import card
from apnap.library.tokens import SOLDIER
from apnap.rules.words import BATTLEFIELD, DRAW, LIBRARY, PLUS, UNTAP, UPKEEP

ZOMBIE = token("Zombie Token", "Creature - Zombie", "2/2", colors="B")
GOAT = token("Goat Token", "Creature - Goat", "0/1", colors="W")
ROGUE = token("Human Rogue Token", "Creature - Human Rogue", "2/2", colors="B")
FED = Target(CREATURE)

card(
    "Fields of Summer",
    "",
    "Plane - Moag",
    Whenever(Casts(who=EACH_PLAYER), May(GainLife(2, who=THAT_PLAYER), who=THAT_PLAYER)),
    Whenever(CHAOS_ENSUES, May(GainLife(10))),
)
card(
    "Goldmeadow",
    "",
    "Plane - Lorwyn",
    Whenever(Enters(LAND), CreateTokens(3, GOAT, who=ControllerOf(That(LAND)))),
    Whenever(CHAOS_ENSUES, CreateTokens(1, GOAT)),
)
card(
    "Murasa",
    "",
    "Plane - Zendikar",
    Whenever(
        Enters(NONTOKEN, CREATURE),
        May(
            SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, pronoun=True, who=THAT_PLAYER),
            who=ControllerOf(IT),
        ),
    ),
    Whenever(CHAOS_ENSUES, Indefinitely(Target(LAND), IsNow("Creature", "4/4", also="still"))),
)
card(
    "Lethe Lake",
    "",
    "Plane - Arkhos",
    At(BeginningOf(UPKEEP, whose=YOU), Mill(10)),
    Whenever(CHAOS_ENSUES, Mill(10, who=TargetPlayer())),
)
card(
    "The Fourth Sphere",
    "",
    "Plane - Phyrexia",
    At(BeginningOf(UPKEEP, whose=YOU), Sacrifice(1, NONBLACK, CREATURE)),
    Whenever(CHAOS_ENSUES, CreateTokens(1, ZOMBIE)),
)
card(
    "The Eon Fog",
    "",
    "Plane - Equilor",
    SkipsSteps(UNTAP, EACH_PLAYER),
    Whenever(CHAOS_ENSUES, Untap(Each(PERMANENT, YOU_CONTROL))),
)
card(
    "Panopticon",
    "",
    "Plane - Mirrodin",
    When(PlaneswalksTo(), Draw(1)),
    At(BeginningOf(DRAW, whose=YOU), Draw(1, additional=True)),
    Whenever(CHAOS_ENSUES, Draw(1)),
)
card(
    "UNIT Headquarters",
    "",
    "Plane - Earth",
    When(EitherOf(PlaneswalksTo(), BeginningOf(UPKEEP, whose=YOU)), CreateTokens(1, SOLDIER, tapped=True)),
    Whenever(CHAOS_ENSUES, AddCounters(1, PLUS, on=Each(CREATURE, YOU_CONTROL))),
)
card(
    "Spectrox Mines",
    "",
    "Plane - Androzani Minor",
    When(EitherOf(PlaneswalksTo(), BeginningOf(UPKEEP, whose=YOU)), Does(YOU, LoseLife(3), CreateTokens(1, TREASURE))),
    Whenever(CHAOS_ENSUES, Both(CreateTokens(1, FOOD), CreateTokens(1, ROGUE))),
)
card(
    "The Pyramid of Mars",
    "",
    "Plane - Mars",
    When(EitherOf(PlaneswalksTo(), BeginningOf(UPKEEP, whose=YOU)), Surveil(2)),
    Whenever(CHAOS_ENSUES, ReturnToBattlefield(TargetCard(CREATURE, whose=YOU))),
)
card(
    "Sanctum of Serra",
    "",
    "Plane - Serra's Realm",
    When(PlaneswalksAway(), Destroy(Each(NONLAND))),
    Whenever(CHAOS_ENSUES, May(LifeBecomes(20))),
)
card(
    "Naar Isle",
    "",
    "Plane - Wildfire",
    At(
        BeginningOf(UPKEEP, whose=YOU),
        Then(AddCounters(1, "flame", on=THIS), DealDamage(CountersOnThis("flame"), to=YOU)),
    ),
    Whenever(CHAOS_ENSUES, DealDamage(3, to=TargetPlayerOr(PLANESWALKER))),
)
card(
    "Stronghold Furnace",
    "",
    "Plane - Rath",
    DamageMultiplied(2, brief=True),
    Whenever(CHAOS_ENSUES, DealDamage(1, to=AnyTarget())),
)
card(
    "Feeding Grounds",
    "",
    "Plane - Muraganda",
    SpellsCost(-1, RED, cast_by=EACH_PLAYER),
    SpellsCost(-1, GREEN, cast_by=EACH_PLAYER),
    Whenever(CHAOS_ENSUES, AddCounters(ManaValueOf(FED), PLUS, on=FED)),
)
card(
    "Turri Island",
    "",
    "Plane - Ir",
    SpellsCost(-2, CREATURE, cast_by=EACH_PLAYER),
    Whenever(CHAOS_ENSUES, RevealAndTake(3, CREATURE)),
)
card(
    "Truga Jungle",
    "",
    "Plane - Ergamon",
    Always(All(LAND), Has(Activate(TAP_THIS, AddOneColor()))),
    Whenever(CHAOS_ENSUES, RevealAndTake(3, LAND, rest=LIBRARY)),
)
card(
    "Trail of the Mage-Rings",
    "",
    "Plane - Vryn",
    Always(EachSpell(AnyOf(INSTANT, SORCERY), cast_by=EACH_PLAYER, unsaid=True), Has(Rebound())),
    Whenever(CHAOS_ENSUES, May(SearchLibrary(AnyOf(INSTANT, SORCERY)))),
)
card(
    "Strixhaven",
    "",
    "Plane - Arcavios",
    Always(EachSpell(AnyOf(INSTANT, SORCERY), cast_by=EACH_PLAYER), Has(Demonstrate())),
    Whenever(CHAOS_ENSUES, ReturnToHand(TargetCard(AnyOf(INSTANT, SORCERY), whose=EACH_PLAYER, up_to=True))),
)
card(
    "Stairs to Infinity",
    "",
    "Plane - Xerex",
    NoMaximumHandSize(EACH_PLAYER),
    Whenever(RollsPlanarDie(), Draw(1)),
    Whenever(CHAOS_ENSUES, RevealPlanes(0, BOTTOM)),
)
card(
    "Aretopolis",
    "",
    "Plane - Kephalai",
    When(
        EitherOf(PlaneswalksTo(), BeginningOf(UPKEEP, whose=YOU)),
        Then(AddCounters(1, "scroll", on=THIS), GainLife(CountersOnThis("scroll"))),
    ),
    When(StateIs(HasCounters(THIS, 10, "scroll")), Planeswalk()),
    Whenever(CHAOS_ENSUES, Then(AddCounters(1, "scroll", on=THIS), Draw(CountersOnThis("scroll")))),
)
card(
    "Norn's Seedcore",
    "",
    "Plane - New Phyrexia",
    When(PlaneswalksTo(), LetChaosEnsue()),
    Whenever(CHAOS_ENSUES, RevealPlanes(1, STAY)),
)
