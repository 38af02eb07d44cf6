"""Red instants and sorceries."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import CardsIn, PowerOf, X
from apnap.abilities.cards import AdditionalCost, face
from apnap.abilities.casual.drafting import NOTE_COUNT, HighestNoted, RevealAsDrafted
from apnap.abilities.costs import DiscardSome, SacrificeSome
from apnap.abilities.effects.copies import CopyOnStack
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.damage import DealDamage, DealDividedDamage
from apnap.abilities.effects.durations import ThisTurn, UntilEndOfTurn
from apnap.abilities.effects.flow import And, Choose, Lines, Then
from apnap.abilities.effects.moves import Destroy, Exile, ReturnToHand
from apnap.abilities.effects.next_spell import NextSpell
from apnap.abilities.effects.outside_the_game import WishFor
from apnap.abilities.effects.permanents import Untap
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.turns import ExtraCombatAndMain
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKED_THIS_TURN,
    CREATURE,
    INSTANT,
    LAND,
    PLANESWALKER,
    SORCERY,
    YOU_CONTROL,
    YOU_DONT_CONTROL,
    AnyOf,
    Not,
    Subtype,
    With,
)
from apnap.abilities.keyword_abilities.additional_costs import Casualty, Conspire, Entwine, Escalate, Replicate, Splice
from apnap.abilities.keyword_abilities.alternative_costs import Overload, Spectacle
from apnap.abilities.keyword_abilities.casting import SplitSecond, Storm
from apnap.abilities.keyword_abilities.cost_reduction import CostsLess
from apnap.abilities.keyword_abilities.day_and_night import NIGHT, ItIs
from apnap.abilities.keyword_abilities.exile_and_cast import Rebound, Suspend
from apnap.abilities.keyword_abilities.flags import FIRST_STRIKE, FLYING, HASTE
from apnap.abilities.keyword_abilities.graveyard import Dredge
from apnap.abilities.keyword_abilities.graveyard_casting import Flashback, GainFlashback, JumpStart
from apnap.abilities.keyword_abilities.miracle_and_hideaway import Miracle
from apnap.abilities.keyword_actions.combat import Goad
from apnap.abilities.keyword_actions.exchange_and_double import DoublePower
from apnap.abilities.keyword_actions.library import Scry
from apnap.abilities.keyword_actions.manifest_and_cloak import Manifest
from apnap.abilities.keyword_actions.searching import ShuffleIntoLibrary
from apnap.abilities.mana import AddMana
from apnap.abilities.permissions import FlashFor
from apnap.abilities.players import EACH_PLAYER, YOU, ControllerOf
from apnap.abilities.selectors import IT, THIS, AllOfThese, Each, Sacrificed, That
from apnap.abilities.statics.changes import Gets, Has, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.copying import IsColor
from apnap.abilities.statics.forbidding import CantPreventDamage
from apnap.abilities.statics.restrictions import CantGainLife, MustAttack
from apnap.abilities.targets import AnyTarget, Target, TargetCard, TargetPlayer, TargetPlayerOr, TargetSpell
from apnap.library.pool import card
from apnap.rules.ch2_cards.printed import SPLIT
from apnap.rules.core.constants import HAND, PLUS

card(
    "Act of Treason",
    "{2}{R}",
    "Sorcery",
    UntilEndOfTurn(Target(CREATURE), YouControl()),
    Untap(That(CREATURE)),
    UntilEndOfTurn(IT, Has(HASTE)),
)
card("Ancient Grudge", "{1}{R}", "Instant", Destroy(Target(ARTIFACT)), Flashback("{G}"))
card("Arc Lightning", "{2}{R}", "Sorcery", DealDividedDamage(3, among=AnyTarget(count=3)))
card("Beacon of Destruction", "{3}{R}{R}", "Instant", DealDamage(5, to=AnyTarget()), ShuffleIntoLibrary(THIS))
card("Blaze", "{X}{R}", "Sorcery", DealDamage(X, to=AnyTarget()))
card("Boil", "{3}{R}", "Instant", Destroy(Each(Subtype("Island"))))
card(
    "Borrowed Hostility",
    "{R}",
    "Instant",
    Escalate("{3}"),
    Choose(
        2,
        UntilEndOfTurn(Target(CREATURE), Gets(3, 0)),
        UntilEndOfTurn(Target(CREATURE), Has(FIRST_STRIKE)),
        at_least=1,
    ),
)
card("Burning Wish", "{1}{R}", "Sorcery", WishFor(SORCERY), Exile(THIS))
card("Burn Trail", "{3}{R}", "Sorcery", DealDamage(3, to=AnyTarget()), Conspire())
card(
    "Chandra's Outrage",
    "{2}{R}{R}",
    "Instant",
    And(DealDamage(4, to=Target(CREATURE)), DealDamage(2, to=ControllerOf(That(CREATURE)))),
)
card("Char", "{2}{R}", "Instant", And(DealDamage(4, to=AnyTarget()), DealDamage(2, to=YOU)))
card("Collateral Damage", "{R}", "Instant", AdditionalCost(SacrificeSome(1, CREATURE)), DealDamage(3, to=AnyTarget()))
card(
    "Dead",
    "{R}",
    "Instant",
    DealDamage(2, to=Target(CREATURE)),
    back=face("Gone", "{2}{R}", "Instant", ReturnToHand(Target(CREATURE, YOU_DONT_CONTROL))),
    layout=SPLIT,
)
card("Direct Current", "{1}{R}{R}", "Sorcery", DealDamage(2, to=AnyTarget()), JumpStart())
card("Disrupt Decorum", "{2}{R}{R}", "Sorcery", Goad(Each(CREATURE, YOU_DONT_CONTROL)))
card("Double Trouble", "{4}{R}", "Instant", DoublePower(Each(CREATURE, YOU_CONTROL)))
card("Earthquake", "{X}{R}", "Sorcery", DealDamage(X, to=AllOfThese(Each(CREATURE, Not(With(FLYING))), EACH_PLAYER)))
card("Fierce Invocation", "{4}{R}", "Sorcery", Then(Manifest(), AddCounters(2, PLUS, on=IT)))
card("Fiery Cannonade", "{2}{R}", "Instant", DealDamage(2, to=Each(Not(Subtype("Pirate")), CREATURE)))
card("Flame Javelin", "{2/R}{2/R}{2/R}", "Instant", DealDamage(4, to=AnyTarget()))
card("Flame Rift", "{1}{R}", "Sorcery", DealDamage(4, to=EACH_PLAYER))
card("Flame Slash", "{R}", "Sorcery", DealDamage(4, to=Target(CREATURE)))
FLAME_SPILL_TARGET: Final = Target(CREATURE)
card(
    "Flame Spill", "{2}{R}", "Instant", DealDamage(4, to=FLAME_SPILL_TARGET, excess_to=ControllerOf(FLAME_SPILL_TARGET))
)
card("Flashfires", "{3}{R}", "Sorcery", Destroy(Each(Subtype("Plains"))))
card(
    "Fling",
    "{1}{R}",
    "Instant",
    AdditionalCost(SacrificeSome(1, CREATURE)),
    DealDamage(PowerOf(Sacrificed(CREATURE)), to=AnyTarget()),
)
card("Fork", "{R}{R}", "Instant", CopyOnStack(TargetSpell(AnyOf(INSTANT, SORCERY)), IsColor("R")))
card("Forked Bolt", "{R}", "Sorcery", DealDividedDamage(2, among=AnyTarget(count=2)))
card(
    "Garbage Fire",
    "{2}{R}",
    "Instant",
    RevealAsDrafted(NOTE_COUNT),
    DealDamage(HighestNoted("Garbage Fire"), to=Target(CREATURE), to_first=True),
)
card("Ghitu Fire", "{X}{R}", "Sorcery", FlashFor("{2}"), DealDamage(X, to=AnyTarget()))
card("Glacial Ray", "{1}{R}", "Instant - Arcane", DealDamage(2, to=AnyTarget()), Splice("Arcane", "{1}{R}"))
card("Grapeshot", "{1}{R}", "Sorcery", DealDamage(1, to=AnyTarget()), Storm())
card(
    "Heightened Reflexes",
    "{R}",
    "Instant",
    UntilEndOfTurn(Target(CREATURE), Gets(1, 0)),
    AddCounters(1, "first strike", on=IT),
)
card("Inferno", "{5}{R}{R}", "Instant", DealDamage(6, to=AllOfThese(Each(CREATURE), EACH_PLAYER)))
card(
    "Into the Fray",
    "{R}",
    "Instant - Arcane",
    UntilEndOfTurn(Target(CREATURE), MustAttack()),
    Splice("Arcane", "{R}"),
)
card("Jokulhaups", "{4}{R}{R}", "Sorcery", Destroy(Each(AnyOf(ARTIFACT, CREATURE, LAND)), regenerate=False))
card("Lava Axe", "{4}{R}", "Sorcery", DealDamage(5, to=TargetPlayerOr(PLANESWALKER)))
card("Lava Spike", "{R}", "Sorcery - Arcane", DealDamage(3, to=TargetPlayerOr(PLANESWALKER)))
card("Light 'Em Up", "{1}{R}", "Sorcery", Casualty(2), DealDamage(2, to=Target(AnyOf(CREATURE, PLANESWALKER))))
card("Lightning Blast", "{3}{R}", "Instant", DealDamage(4, to=AnyTarget()))
card("Lightning Bolt", "{R}", "Instant", DealDamage(3, to=AnyTarget()))
card("Lightning Strike", "{1}{R}", "Instant", DealDamage(3, to=AnyTarget()))
card("Magma Jet", "{1}{R}", "Instant", DealDamage(2, to=AnyTarget()), Scry(2))
card("Moonrager's Slash", "{2}{R}", "Instant", CostsLess("{2}", provided=ItIs(NIGHT)), DealDamage(3, to=AnyTarget()))
card("Overmaster", "{R}", "Sorcery", Lines(NextSpell(AnyOf(INSTANT, SORCERY)), Draw(1)))
PIGMENT_STORM_TARGET: Final = Target(CREATURE)
card(
    "Pigment Storm",
    "{3}{R}{R}",
    "Sorcery",
    DealDamage(5, to=PIGMENT_STORM_TARGET, excess_to=ControllerOf(PIGMENT_STORM_TARGET)),
)
card("Pyroclasm", "{1}{R}", "Sorcery", DealDamage(2, to=Each(CREATURE)))
card(
    "Rain of Rust",
    "{3}{R}{R}",
    "Instant",
    Choose(1, Destroy(Target(ARTIFACT)), Destroy(Target(LAND))),
    Entwine("{3}{R}"),
)
card("Recoup", "{1}{R}", "Sorcery", GainFlashback(TargetCard(SORCERY)), Flashback("{3}{R}"))
card(
    "Relentless Assault",
    "{2}{R}{R}",
    "Sorcery",
    Untap(Each(CREATURE, ATTACKED_THIS_TURN)),
    ExtraCombatAndMain(),
)
card("Reverberate", "{R}{R}", "Instant", CopyOnStack(TargetSpell(AnyOf(INSTANT, SORCERY))))
card("Rift Bolt", "{2}{R}", "Sorcery", DealDamage(3, to=AnyTarget()), Suspend(1, "{R}"))
card("Seething Song", "{2}{R}", "Instant", AddMana("{R}{R}{R}{R}{R}"))
card("Shatter", "{1}{R}", "Instant", Destroy(Target(ARTIFACT)))
card("Shattering Spree", "{R}", "Sorcery", Replicate("{R}"), Destroy(Target(ARTIFACT)))
card("Shatterstorm", "{2}{R}{R}", "Sorcery", Destroy(Each(ARTIFACT), regenerate=False))
card("Shenanigans", "{1}{R}", "Sorcery", Destroy(Target(ARTIFACT)), Dredge(1))
card("Shock", "{R}", "Instant", DealDamage(2, to=AnyTarget()))
card("Skewer the Critics", "{2}{R}", "Sorcery", Spectacle("{R}"), DealDamage(3, to=AnyTarget()))
card(
    "Skullcrack",
    "{1}{R}",
    "Instant",
    ThisTurn(Always(EACH_PLAYER, CantGainLife())),
    ThisTurn(CantPreventDamage()),
    DealDamage(3, to=TargetPlayerOr(PLANESWALKER)),
)
card("Slagstorm", "{1}{R}{R}", "Sorcery", Choose(1, DealDamage(3, to=Each(CREATURE)), DealDamage(3, to=EACH_PLAYER)))
card(
    "Smash to Smithereens",
    "{1}{R}",
    "Instant",
    Destroy(Target(ARTIFACT)),
    DealDamage(3, to=ControllerOf(That(ARTIFACT))),
)
card("Staggershock", "{2}{R}", "Instant", DealDamage(2, to=AnyTarget()), Rebound())
card("Steam Blast", "{2}{R}", "Sorcery", DealDamage(2, to=AllOfThese(Each(CREATURE), EACH_PLAYER)))
card("Stone Rain", "{2}{R}", "Sorcery", Destroy(Target(LAND)))
SUDDEN_IMPACT_TARGET: Final = TargetPlayer()
card(
    "Sudden Impact",
    "{3}{R}",
    "Instant",
    DealDamage(CardsIn(HAND, SUDDEN_IMPACT_TARGET), to=SUDDEN_IMPACT_TARGET, to_first=True),
)
card("Sudden Shock", "{1}{R}", "Instant", SplitSecond(), DealDamage(2, to=AnyTarget()))
card("Tarfire", "{R}", "Kindred Instant - Goblin", DealDamage(2, to=AnyTarget()))
card("Thrill of Possibility", "{1}{R}", "Instant", AdditionalCost(DiscardSome(1)), Draw(2))
card("Thunderous Wrath", "{4}{R}{R}", "Instant", DealDamage(5, to=AnyTarget()), Miracle("{R}"))
card("Unleash Fury", "{1}{R}", "Instant", DoublePower(Target(CREATURE)))
card(
    "Vandalblast",
    "{R}",
    "Sorcery",
    Destroy(Target(ARTIFACT, YOU_DONT_CONTROL)),
    Overload("{4}{R}", Destroy(Each(ARTIFACT, YOU_DONT_CONTROL))),
)
card("Volcanic Hammer", "{1}{R}", "Sorcery", DealDamage(3, to=AnyTarget()))
