"""Green instants and sorceries."""

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import CardsIn, ForEach, PowerOf, X
from apnap.abilities.cards import AdditionalCost, face
from apnap.abilities.casual.commanders import CommanderToHand
from apnap.abilities.costs import SacrificeSome
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.damage_shields import PreventDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import Choose, Lines, Then
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy, Exile, ReturnToHand
from apnap.abilities.effects.next_spell import NextSpell
from apnap.abilities.effects.outside_the_game import WishFor
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import (
    ARTIFACT,
    BASIC,
    CREATURE,
    ENCHANTMENT,
    LAND,
    PERMANENT,
    YOU_CONTROL,
    YOU_DONT_CONTROL,
    AnyOf,
    ControlledBy,
    Subtype,
    With,
)
from apnap.abilities.keyword_abilities.additional_costs import Conspire, Entwine, Splice
from apnap.abilities.keyword_abilities.casting import SplitSecond
from apnap.abilities.keyword_abilities.exile_and_cast import Rebound
from apnap.abilities.keyword_abilities.flags import FLYING, TRAMPLE
from apnap.abilities.keyword_abilities.graveyard import Recover
from apnap.abilities.keyword_abilities.graveyard_casting import Flashback
from apnap.abilities.keyword_actions.bending import Earthbend
from apnap.abilities.keyword_actions.combat import Fight
from apnap.abilities.keyword_actions.manifest_and_cloak import ManifestDread
from apnap.abilities.keyword_actions.proliferate_and_blight import Proliferate
from apnap.abilities.keyword_actions.searching import SearchLibrary, ShuffleIntoLibrary
from apnap.abilities.keyword_actions.strengthening import Bolster, Support
from apnap.abilities.mana import AddMana
from apnap.abilities.player_counters import GetCounters
from apnap.abilities.players import EACH_PLAYER, YOU, ControllerOf
from apnap.abilities.selectors import IT, THIS, AllOfThese, Each
from apnap.abilities.statics.becoming import LosesKeywords
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.entering import EntersTapped
from apnap.abilities.targets import Chosen, Target, TargetCard, TargetPlayer
from apnap.library.cards.common import ELF
from apnap.library.cards.tokens import BEAST, ELF_WARRIOR, INSECT
from apnap.library.pool import card
from apnap.rules.ch2_cards.printed import MODAL
from apnap.rules.core.constants import BATTLEFIELD, ENERGY, HAND

card("Attune with Aether", "{G}", "Sorcery", SearchLibrary(BASIC, LAND, pronoun=True), GetCounters(2, ENERGY))
card(
    "Bala Ged Recovery",
    "{2}{G}",
    "Sorcery",
    ReturnToHand(TargetCard(whose=YOU)),
    back=face("Bala Ged Sanctuary", "", "Land", EntersTapped(), Activate("{T}", AddMana("{G}"))),
    layout=MODAL,
)
card(
    "Beacon of Creation",
    "{3}{G}",
    "Sorcery",
    CreateTokens(ForEach(Subtype("Forest"), YOU_CONTROL), INSECT),
    ShuffleIntoLibrary(THIS),
)
card("Beast Within", "{2}{G}", "Instant", Destroy(Target(PERMANENT)), CreateTokens(1, BEAST, who=ControllerOf(IT)))
card("Canopy Claws", "{G}", "Instant", UntilEndOfTurn(Target(CREATURE), LosesKeywords(FLYING)), Flashback("{G}"))
card("Collective Unconscious", "{4}{G}{G}", "Sorcery", Draw(ForEach(CREATURE, YOU_CONTROL)))
card("Courage in Crisis", "{2}{G}", "Sorcery", Then(AddCounters(1, "+1/+1", on=Target(CREATURE)), Proliferate()))
card("Crop Rotation", "{G}", "Instant", AdditionalCost(SacrificeSome(1, LAND)), SearchLibrary(LAND, to=BATTLEFIELD))
card(
    "Crushing Vines", "{2}{G}", "Instant", Choose(1, Destroy(Target(CREATURE, With(FLYING))), Destroy(Target(ARTIFACT)))
)
card("Dromoka's Gift", "{4}{G}", "Instant", Bolster(4))
card("Earthbending Lesson", "{3}{G}", "Sorcery - Lesson", Earthbend(4))
card("Elvish Promenade", "{3}{G}", "Kindred Sorcery - Elf", CreateTokens(ForEach(ELF, YOU_CONTROL), ELF_WARRIOR))
EPIC_CONFRONTATION_TARGET: Final = Target(CREATURE, YOU_CONTROL)
card(
    "Epic Confrontation",
    "{1}{G}",
    "Sorcery",
    UntilEndOfTurn(EPIC_CONFRONTATION_TARGET, Gets(1, 2)),
    Fight(EPIC_CONFRONTATION_TARGET, Target(CREATURE, YOU_DONT_CONTROL)),
)
card(
    "Explosive Vegetation",
    "{3}{G}",
    "Sorcery",
    SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, count=2, pronoun=True),
)
card(
    "Farseek",
    "{1}{G}",
    "Sorcery",
    SearchLibrary(
        AnyOf(Subtype("Plains"), Subtype("Island"), Subtype("Swamp"), Subtype("Mountain")),
        to=BATTLEFIELD,
        tapped=True,
        pronoun=True,
    ),
)
card("Fog", "{G}", "Instant", PreventDamage(combat=True))
card(
    "Fully Grown",
    "{2}{G}",
    "Instant",
    UntilEndOfTurn(Target(CREATURE), Gets(3, 3)),
    AddCounters(1, "trample", on=IT),
)
card("Giant Growth", "{G}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(3, 3)))
card("Gleeful Sabotage", "{1}{G}", "Sorcery", Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT))), Conspire())
card("Harmonize", "{2}{G}{G}", "Sorcery", Draw(3))
card(
    "Harrow",
    "{2}{G}",
    "Instant",
    AdditionalCost(SacrificeSome(1, LAND)),
    SearchLibrary(BASIC, LAND, to=BATTLEFIELD, count=2, pronoun=True),
)
card(
    "Highspire Infusion",
    "{1}{G}",
    "Instant",
    UntilEndOfTurn(Target(CREATURE), Gets(3, 3)),
    GetCounters(2, ENERGY),
)
card("Hurricane", "{X}{G}", "Sorcery", DealDamage(X, to=AllOfThese(Each(CREATURE, With(FLYING)), EACH_PLAYER)))
card("Insist", "{G}", "Sorcery", Lines(NextSpell(CREATURE), Draw(1)))
card(
    "Khalni Ambush",
    "{2}{G}",
    "Instant",
    Fight(Target(CREATURE, YOU_CONTROL), Target(CREATURE, YOU_DONT_CONTROL)),
    back=face("Khalni Territory", "", "Land", EntersTapped(), Activate("{T}", AddMana("{G}"))),
    layout=MODAL,
)
card("Kodama's Might", "{G}", "Instant - Arcane", UntilEndOfTurn(Target(CREATURE), Gets(2, 2)), Splice("Arcane", "{G}"))
card("Krosan Grip", "{2}{G}", "Instant", SplitSecond(), Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT))))
card("Lead by Example", "{1}{G}", "Instant", Support(2))
card("Living Wish", "{1}{G}", "Sorcery", WishFor(AnyOf(CREATURE, LAND)), Exile(THIS))
card("Manifest Dread", "{1}{G}", "Sorcery", ManifestDread())
card("Moment's Peace", "{1}{G}", "Instant", PreventDamage(combat=True), Flashback("{2}{G}"))
card(
    "Nature's Claim", "{G}", "Instant", Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT))), GainLife(4, who=ControllerOf(IT))
)
card("Nature's Lore", "{1}{G}", "Sorcery", SearchLibrary(Subtype("Forest"), to=BATTLEFIELD))
card("Overrun", "{2}{G}{G}{G}", "Sorcery", UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(3, 3), Has(TRAMPLE)))
card("Plummet", "{1}{G}", "Instant", Destroy(Target(CREATURE, With(FLYING))))
card("Pounce", "{1}{G}", "Instant", Fight(Target(CREATURE, YOU_CONTROL), Target(CREATURE, YOU_DONT_CONTROL)))
card("Prey's Vengeance", "{G}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(2, 2)), Rebound())
card("Prey Upon", "{G}", "Sorcery", Fight(Target(CREATURE, YOU_CONTROL), Target(CREATURE, YOU_DONT_CONTROL)))
card("Primeval Light", "{3}{G}", "Sorcery", Destroy(Each(ENCHANTMENT, ControlledBy(Chosen(TargetPlayer())))))
card(
    "Rabid Bite",
    "{1}{G}",
    "Sorcery",
    DealDamage(PowerOf(IT), to=Target(CREATURE, YOU_DONT_CONTROL), source=Target(CREATURE, YOU_CONTROL)),
)
card("Rampant Growth", "{1}{G}", "Sorcery", SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True))
card("Regrowth", "{1}{G}", "Sorcery", ReturnToHand(TargetCard(whose=YOU)))
card("Resize", "{1}{G}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(3, 3)), Recover("{1}{G}"))
card(
    "Road of Return",
    "{G}{G}",
    "Sorcery",
    Choose(1, ReturnToHand(TargetCard(PERMANENT, whose=YOU)), CommanderToHand()),
    Entwine("{2}"),
)
STORM_SEEKER_TARGET: Final = TargetPlayer()
card(
    "Storm Seeker",
    "{3}{G}",
    "Instant",
    DealDamage(CardsIn(HAND, STORM_SEEKER_TARGET), to=STORM_SEEKER_TARGET, to_first=True),
)
card("Sylvan Scrying", "{1}{G}", "Sorcery", SearchLibrary(LAND))
card("Tranquility", "{2}{G}", "Sorcery", Destroy(Each(ENCHANTMENT)))
card("Vital Surge", "{1}{G}", "Instant - Arcane", GainLife(3), Splice("Arcane", "{1}{G}"))
card(
    "Wear Away",
    "{G}{G}",
    "Instant - Arcane",
    Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT))),
    Splice("Arcane", "{3}{G}"),
)
card("Windstorm", "{X}{G}", "Instant", DealDamage(X, to=Each(CREATURE, With(FLYING))))
