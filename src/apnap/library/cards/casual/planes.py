"""Planes. CR 311."""

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import CountersOnThis, CountOf, ForEach, ManaValueOf
from apnap.abilities.casual.planes import (
    BOTTOM,
    CHAOS_ENSUES,
    STAY,
    LetChaosEnsue,
    Planeswalk,
    PlaneswalksAway,
    PlaneswalksTo,
    RevealPlanes,
    RollsPlanarDie,
    UntilPlaneswalk,
)
from apnap.abilities.conditions import HasCounters
from apnap.abilities.costs import TAP_THIS
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.durations import Indefinitely, UntilEndOfTurn
from apnap.abilities.effects.exile_and_return import ReturnExiled
from apnap.abilities.effects.flow import Both, May, Then
from apnap.abilities.effects.life import GainLife, LifeBecomes, LoseLife
from apnap.abilities.effects.moves import Destroy, Exile, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.permanents import Untap
from apnap.abilities.effects.player_actions import Does, Draw, Mill, Sacrifice
from apnap.abilities.effects.turns import EndTurn, ExtraCombatAndMain, SkipsSteps
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import Casts, Dies, Enters, Leaves
from apnap.abilities.events.patterns import EitherOf
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, StateIs, When, Whenever
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKED_THIS_TURN,
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
    WHITE,
    YOU_CONTROL,
    AnyOf,
    ManaValueAtMost,
    Not,
    PowerAtLeast,
    SharesCreatureType,
    Subtype,
    With,
)
from apnap.abilities.keyword_abilities.attacking import Boast, Provoke
from apnap.abilities.keyword_abilities.casting import Demonstrate
from apnap.abilities.keyword_abilities.exile_and_cast import Rebound
from apnap.abilities.keyword_abilities.flags import (
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    VIGILANCE,
)
from apnap.abilities.keyword_actions.library import Surveil
from apnap.abilities.keyword_actions.revealing import RevealAndTake
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.keyword_actions.tokens import Investigate
from apnap.abilities.mana import AddMana, AddOneColor
from apnap.abilities.players import EACH_PLAYER, THAT_PLAYER, YOU, ControllerOf, OwnerOf
from apnap.abilities.predefined_tokens import FOOD, TREASURE
from apnap.abilities.selectors import IT, THIS, All, Each, EachSpell, That
from apnap.abilities.statics.allowances import NoMaximumHandSize
from apnap.abilities.statics.becoming import AllCreatureTypes, IsNow
from apnap.abilities.statics.changes import Gets, GetsForEach, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.statics.damage import DamageMultiplied
from apnap.abilities.statics.limits import AttackLimit, BlockLimit
from apnap.abilities.statics.restrictions import CantAttack, CantBeBlocked, CantBlock
from apnap.abilities.targets import AnyTarget, Target, TargetCard, TargetPlayer, TargetPlayerOr
from apnap.library.cards.tokens import BLACK_HUMAN_ROGUE, BUTTERFLY, DRAGON, ELDRAZI, GOAT, SOLDIER, ZOMBIE
from apnap.library.pool import card
from apnap.rules.core.constants import BATTLEFIELD, DRAW, END, LIBRARY, PLUS, UNTAP, UPKEEP

card(
    "Agyrem",
    "",
    "Plane - Ravnica",
    Whenever(Dies(WHITE, CREATURE), AtNext(END, ReturnToBattlefield(IT, under=OwnerOf(IT)))),
    Whenever(Dies(Not(WHITE), CREATURE), AtNext(END, ReturnToHand(IT))),
    Whenever(CHAOS_ENSUES, UntilPlaneswalk(Each(CREATURE), CantAttack(YOU))),
)
ANTARCTIC_RESEARCH_BASE_TARGET: Final = Target(CREATURE, YOU_CONTROL)
card(
    "Antarctic Research Base",
    "",
    "Plane - Earth",
    When(EitherOf(PlaneswalksTo(), BeginningOf(UPKEEP, whose=YOU)), Investigate()),
    Whenever(
        CHAOS_ENSUES,
        AddCounters(CountOf(Each(ARTIFACT, YOU_CONTROL)), PLUS, on=ANTARCTIC_RESEARCH_BASE_TARGET),
        Indefinitely(ANTARCTIC_RESEARCH_BASE_TARGET, IsNow("Plant", also="types")),
    ),
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
    "Astral Arena",
    "",
    "Plane - Kolbahan",
    AttackLimit(1),
    BlockLimit(1),
    Whenever(CHAOS_ENSUES, DealDamage(2, to=Each(CREATURE))),
)
card(
    "Besieged Viking Village",
    "",
    "Plane - Earth",
    Always(All(CREATURE), Has(Boast("{1}", AddCounters(1, PLUS, on=THIS)))),
    Whenever(CHAOS_ENSUES, AddCounters(1, "indestructible", on=Target(CREATURE, YOU_CONTROL, ATTACKED_THIS_TURN))),
)
card(
    "Bloodhill Bastion",
    "",
    "Plane - Equilor",
    Whenever(Enters(CREATURE), UntilEndOfTurn(IT, Has(DOUBLE_STRIKE, HASTE))),
    Whenever(CHAOS_ENSUES, Then(Exile(Target(NONTOKEN, CREATURE, YOU_CONTROL)), ReturnExiled(under=YOU, pronoun=True))),
)
FEEDING_GROUNDS_TARGET: Final = Target(CREATURE)
card(
    "Feeding Grounds",
    "",
    "Plane - Muraganda",
    SpellsCost(-1, RED, cast_by=EACH_PLAYER),
    SpellsCost(-1, GREEN, cast_by=EACH_PLAYER),
    Whenever(CHAOS_ENSUES, AddCounters(ManaValueOf(FEEDING_GROUNDS_TARGET), PLUS, on=FEEDING_GROUNDS_TARGET)),
)
card(
    "Fields of Summer",
    "",
    "Plane - Moag",
    Whenever(Casts(who=EACH_PLAYER), May(GainLife(2, who=THAT_PLAYER), who=THAT_PLAYER)),
    Whenever(CHAOS_ENSUES, May(GainLife(10))),
)
card(
    "Gavony",
    "",
    "Plane - Innistrad",
    Always(All(CREATURE), Has(VIGILANCE)),
    Whenever(CHAOS_ENSUES, UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Has(INDESTRUCTIBLE))),
)
card(
    "Goldmeadow",
    "",
    "Plane - Lorwyn",
    Whenever(Enters(LAND), CreateTokens(3, GOAT, who=ControllerOf(That(LAND)))),
    Whenever(CHAOS_ENSUES, CreateTokens(1, GOAT)),
)
card(
    "Hedron Fields of Agadeem",
    "",
    "Plane - Zendikar",
    Always(Each(CREATURE, PowerAtLeast(7)), CantAttack(), CantBlock()),
    Whenever(CHAOS_ENSUES, CreateTokens(1, ELDRAZI)),
)
card(
    "Krosa",
    "",
    "Plane - Dominaria",
    Always(All(CREATURE), Gets(2, 2)),
    Whenever(CHAOS_ENSUES, May(AddMana("{W}{U}{B}{R}{G}"))),
)
card(
    "Lethe Lake",
    "",
    "Plane - Arkhos",
    At(BeginningOf(UPKEEP, whose=YOU), Mill(10)),
    Whenever(CHAOS_ENSUES, Mill(10, who=TargetPlayer())),
)
card(
    "Llanowar",
    "",
    "Plane - Dominaria",
    Always(All(CREATURE), Has(Activate(TAP_THIS, AddMana("{G}{G}")))),
    Whenever(CHAOS_ENSUES, Untap(Each(CREATURE, YOU_CONTROL))),
)
card(
    "Megaflora Jungle",
    "",
    "Plane - Gargantikar",
    Always(Each(CREATURE, ManaValueAtMost(2)), Gets(2, 2), how="each"),
    Whenever(CHAOS_ENSUES, CreateTokens(1, BUTTERFLY)),
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
    "Naar Isle",
    "",
    "Plane - Wildfire",
    At(
        BeginningOf(UPKEEP, whose=YOU),
        Then(AddCounters(1, "flame", on=THIS), DealDamage(CountersOnThis("flame"), to=YOU, to_first=True)),
    ),
    Whenever(CHAOS_ENSUES, DealDamage(3, to=TargetPlayerOr(PLANESWALKER))),
)
card(
    "Norn's Seedcore",
    "",
    "Plane - New Phyrexia",
    When(PlaneswalksTo(), LetChaosEnsue()),
    Whenever(CHAOS_ENSUES, RevealPlanes(1, STAY)),
)
card(
    "Onakke Catacomb",
    "",
    "Plane - Shandalar",
    Always(All(CREATURE), IsNow("", color="B"), Has(DEATHTOUCH)),
    Whenever(CHAOS_ENSUES, UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(1, 0), Has(FIRST_STRIKE))),
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
    "Panopticon",
    "",
    "Plane - Mirrodin",
    When(PlaneswalksTo(), Draw(1)),
    At(BeginningOf(DRAW, whose=YOU), Draw(1, additional=True)),
    Whenever(CHAOS_ENSUES, Draw(1)),
)
card(
    "Sanctum of Serra",
    "",
    "Plane - Serra's Realm",
    When(PlaneswalksAway(), Destroy(All(NONLAND, PERMANENT))),
    Whenever(CHAOS_ENSUES, May(LifeBecomes(20))),
)
card(
    "Shiv",
    "",
    "Plane - Dominaria",
    Always(All(CREATURE), Has(Activate("{R}", UntilEndOfTurn(THIS, Gets(1, 0))))),
    Whenever(CHAOS_ENSUES, CreateTokens(1, DRAGON)),
)
card(
    "Sokenzan",
    "",
    "Plane - Kamigawa",
    Always(All(CREATURE), Gets(1, 1), Has(HASTE)),
    Whenever(CHAOS_ENSUES, Untap(Each(CREATURE, ATTACKED_THIS_TURN)), ExtraCombatAndMain(in_main=True)),
)
card(
    "Spectrox Mines",
    "",
    "Plane - Androzani Minor",
    When(EitherOf(PlaneswalksTo(), BeginningOf(UPKEEP, whose=YOU)), Does(YOU, LoseLife(3), CreateTokens(1, TREASURE))),
    Whenever(CHAOS_ENSUES, Both(CreateTokens(1, FOOD), CreateTokens(1, BLACK_HUMAN_ROGUE))),
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
    "Strixhaven",
    "",
    "Plane - Arcavios",
    Always(EachSpell(AnyOf(INSTANT, SORCERY), cast_by=EACH_PLAYER), Has(Demonstrate())),
    Whenever(CHAOS_ENSUES, ReturnToHand(TargetCard(AnyOf(INSTANT, SORCERY), whose=EACH_PLAYER, up_to=True))),
)
card(
    "Stronghold Furnace",
    "",
    "Plane - Rath",
    DamageMultiplied(2, brief=True),
    Whenever(CHAOS_ENSUES, DealDamage(1, to=AnyTarget())),
)
card(
    "Takenuma",
    "",
    "Plane - Kamigawa",
    Whenever(Leaves(CREATURE), Draw(1, who=ControllerOf(IT))),
    Whenever(CHAOS_ENSUES, ReturnToHand(Target(CREATURE, YOU_CONTROL))),
)
card(
    "Tazeem",
    "",
    "Plane - Zendikar",
    Always(Each(CREATURE), CantBlock()),
    Whenever(CHAOS_ENSUES, Draw(ForEach(LAND, YOU_CONTROL))),
)
card(
    "Ten Wizards Mountain",
    "",
    "Plane - Shenmeng",
    Whenever(RollsPlanarDie(), AddCounters(1, PLUS, on=Target(CREATURE, up_to=True))),
    Whenever(CHAOS_ENSUES, UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Has(FLYING))),
)
THE_CHEETAH_PLANET_TARGET: Final = Target(Not(Subtype("Cat")), CREATURE, YOU_CONTROL)
card(
    "The Cheetah Planet",
    "",
    "Plane - Outside Mutter's Spiral",
    When(
        EitherOf(PlaneswalksTo(), BeginningOf(UPKEEP, whose=YOU)),
        AddCounters(2, PLUS, on=THE_CHEETAH_PLANET_TARGET),
        Indefinitely(THE_CHEETAH_PLANET_TARGET, IsNow("Cat", also="types")),
    ),
    Whenever(CHAOS_ENSUES, UntilEndOfTurn(All(Subtype("Cat")), Has(Provoke()))),
)
card(
    "The Drum, Mining Facility",
    "",
    "Plane - Earth",
    Whenever(RollsPlanarDie(), UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(1, 1), Has(HASTE))),
    Whenever(CHAOS_ENSUES, EndTurn()),
)
card(
    "The Eon Fog",
    "",
    "Plane - Equilor",
    SkipsSteps(UNTAP, EACH_PLAYER),
    Whenever(CHAOS_ENSUES, Untap(Each(PERMANENT, YOU_CONTROL))),
)
card(
    "The Fourth Sphere",
    "",
    "Plane - Phyrexia",
    At(BeginningOf(UPKEEP, whose=YOU), Sacrifice(1, NONBLACK, CREATURE)),
    Whenever(CHAOS_ENSUES, CreateTokens(1, ZOMBIE)),
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
    "The Pyramid of Mars",
    "",
    "Plane - Mars",
    When(EitherOf(PlaneswalksTo(), BeginningOf(UPKEEP, whose=YOU)), Surveil(2)),
    Whenever(CHAOS_ENSUES, ReturnToBattlefield(TargetCard(CREATURE, whose=YOU))),
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
    "Trail of the Mage-Rings",
    "",
    "Plane - Vryn",
    Always(EachSpell(AnyOf(INSTANT, SORCERY), cast_by=EACH_PLAYER, unsaid=True), Has(Rebound())),
    Whenever(CHAOS_ENSUES, May(SearchLibrary(AnyOf(INSTANT, SORCERY)))),
)
card(
    "Truga Jungle",
    "",
    "Plane - Ergamon",
    Always(All(LAND), Has(Activate(TAP_THIS, AddOneColor()))),
    Whenever(CHAOS_ENSUES, RevealAndTake(3, LAND, rest=LIBRARY)),
)
card(
    "Turri Island",
    "",
    "Plane - Ir",
    SpellsCost(-2, CREATURE, cast_by=EACH_PLAYER),
    Whenever(CHAOS_ENSUES, RevealAndTake(3, CREATURE)),
)
card(
    "UNIT Headquarters",
    "",
    "Plane - Earth",
    When(EitherOf(PlaneswalksTo(), BeginningOf(UPKEEP, whose=YOU)), CreateTokens(1, SOLDIER, tapped=True)),
    Whenever(CHAOS_ENSUES, AddCounters(1, PLUS, on=Each(CREATURE, YOU_CONTROL))),
)
card(
    "Velis Vel",
    "",
    "Plane - Lorwyn",
    Always(Each(CREATURE), GetsForEach(1, 1, SharesCreatureType(at_least_one=True))),
    Whenever(CHAOS_ENSUES, UntilEndOfTurn(Target(CREATURE), AllCreatureTypes(gains=True))),
)
