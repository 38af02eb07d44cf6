"""Lands. CR 305."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import ForEach
from apnap.abilities.cards import face
from apnap.abilities.casual.commanders import (
    COLORS,
    COMMANDER,
    YOUR_COMMANDER,
    CommanderToHand,
    OfCommanders,
    TimesItWasCast,
)
from apnap.abilities.casual.drafting import CHOOSE_THREE_COLORS, AddNotedColor, RevealAsDrafted
from apnap.abilities.conditions import (
    Controls,
    ControlsFew,
    ControlsMany,
    ControlTogether,
    HaveOpponents,
    LifeAtMost,
)
from apnap.abilities.costs import SACRIFICE_THIS, TAP_THIS, PayLife, RevealSome, SacrificeSome
from apnap.abilities.effects.copies import BecomeCopy
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import ThisTurn, UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy, ReturnToHand
from apnap.abilities.effects.permanents import Tap, Untap
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.entering_for_a_cost import EntersTappedUnlessPaid
from apnap.abilities.events.object_events import BecomesTapped, Enters
from apnap.abilities.events.triggers import When, Whenever
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKING,
    BASIC,
    CREATURE,
    LAND,
    LEGENDARY,
    OPPONENTS_CONTROL,
    OTHER,
    RED,
    WHITE,
    YOU_CONTROL,
    AnyOf,
    Not,
    Subtype,
    With,
)
from apnap.abilities.keyword_abilities.attacking import Exalted
from apnap.abilities.keyword_abilities.blocking_and_damage import BandsWithOther
from apnap.abilities.keyword_abilities.cycling import Cycling
from apnap.abilities.keyword_abilities.flags import FLYING, INDESTRUCTIBLE, LIFELINK
from apnap.abilities.keyword_abilities.miracle_and_hideaway import Hideaway, PlayTheExiledCard
from apnap.abilities.keyword_actions.library import Discover, Scry
from apnap.abilities.keyword_actions.proliferate_and_blight import Proliferate
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.mana import ANY_COLOR, AddCombination, AddIdentityColor, AddMana, AddOneColor
from apnap.abilities.mana_of_others import AddManaTheyCouldMake
from apnap.abilities.mana_spending import AddManaOnly, AddManaWith
from apnap.abilities.player_counters import GetCounters, PayCounters
from apnap.abilities.players import EACH_PLAYER, YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.becoming import IsNow
from apnap.abilities.statics.changes import Becomes, Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.copying import HasThisAbility
from apnap.abilities.statics.entering import EntersTapped
from apnap.abilities.statics.replacements import ItEntersWithMore
from apnap.abilities.statics.restrictions import CantBeBlocked
from apnap.abilities.targets import Target, TargetCard
from apnap.library.cards.tokens import THOPTER
from apnap.library.pool import card
from apnap.rules.ch2_cards.printed import MODAL
from apnap.rules.core.constants import BATTLEFIELD, ENERGY

FOREST, ISLAND, PLAINS, SWAMP = Subtype("Forest"), Subtype("Island"), Subtype("Plains"), Subtype("Swamp")
WITH_FEW_LANDS = EntersTapped(unless=ControlsFew(2, OTHER, LAND))
WITH_MANY_LANDS = EntersTapped(unless=ControlsMany(2, OTHER, LAND))
WITH_BASICS = EntersTapped(unless=ControlsMany(2, BASIC, LAND))
AMONG_MANY = EntersTapped(unless=HaveOpponents(2))
AMONG_THE_WEAK = EntersTapped(unless=LifeAtMost(13, EACH_PLAYER))
LATE = EntersTapped(unless=ControlTogether(8, LAND))

card("Adventurer's Inn", "", "Land - Town", When(Enters(THIS), GainLife(2)), Activate("{T}", AddMana("{C}")))
card(
    "Aether Hub",
    "",
    "Land",
    When(Enters(THIS), GetCounters(1, ENERGY)),
    Activate("{T}", AddMana("{C}")),
    Activate("{T}", PayCounters(1, ENERGY), AddOneColor()),
)
card("Ancient Ziggurat", "", "Land", Activate(TAP_THIS, AddManaOnly(AddOneColor(), cast=CREATURE)))
card("Arcane Sanctum", "", "Land", EntersTapped(), Activate("{T}", AddMana("{W/U/B}")))
card("Azorius Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{W/U}")))
card("Badlands", "", "Land - Swamp Mountain")
card("Bayou", "", "Land - Swamp Forest")
card("Blackcleave Cliffs", "", "Land", WITH_FEW_LANDS, Activate("{T}", AddMana("{B/R}")))
card("Blasted Landscape", "", "Land", Activate("{T}", AddMana("{C}")), Cycling("{2}"))
card("Bleeding Woods", "", "Land", AMONG_THE_WEAK, Activate("{T}", AddMana("{R/G}")))
card("Bloodfell Caves", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{B/R}")))
card("Blossoming Sands", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{G/W}")))
card("Boros Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{R/W}")))
card(
    "Buried Ruin",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{2}", "{T}", SACRIFICE_THIS, ReturnToHand(TargetCard(ARTIFACT))),
)
card(
    "Cascading Cataracts",
    "",
    "Land",
    INDESTRUCTIBLE,
    Activate("{T}", AddMana("{C}")),
    Activate("{5}", "{T}", AddCombination(ANY_COLOR, 5)),
)
card(
    "Cathedral of Serra",
    "",
    "Land",
    Always(Each(WHITE, LEGENDARY, CREATURE, YOU_CONTROL), Has(BandsWithOther(LEGENDARY, CREATURE))),
)
card("Cathedral of War", "", "Land", EntersTapped(), Exalted(), Activate("{T}", AddMana("{C}")))
card(
    "Choked Estuary",
    "",
    "Land",
    EntersTappedUnlessPaid(RevealSome(1, AnyOf(ISLAND, SWAMP)), name_again=True),
    Activate("{T}", AddMana("{U/B}")),
)
card(
    "City of Brass",
    "",
    "Land",
    Whenever(BecomesTapped(THIS), DealDamage(1, to=YOU)),
    Activate("{T}", AddOneColor()),
)
card(
    "Clive's Hideaway",
    "",
    "Land - Town",
    Hideaway(4),
    Activate("{T}", AddMana("{C}")),
    Activate("{2}", "{T}", PlayTheExiledCard(ControlsMany(4, LEGENDARY, CREATURE))),
)
card(
    "Cloudpost",
    "",
    "Land - Locus",
    EntersTapped(),
    Activate("{T}", AddMana("{C}", ForEach(Subtype("Locus")))),
)
card("Coastal Tower", "", "Land", EntersTapped(), Activate("{T}", AddMana("{W/U}")))
card(
    "Command Beacon",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{T}", SACRIFICE_THIS, CommanderToHand()),
)
card("Command Tower", "", "Land", Activate("{T}", AddIdentityColor()))
card("Crumbling Necropolis", "", "Land", EntersTapped(), Activate("{T}", AddMana("{U/B/R}")))
card("Crystal Vein", "", "Land", Activate("{T}", AddMana("{C}")), Activate("{T}", SACRIFICE_THIS, AddMana("{C}{C}")))
card("Darksteel Citadel", "", "Artifact Land", INDESTRUCTIBLE, Activate("{T}", AddMana("{C}")))
card("Deserted Beach", "", "Land", WITH_MANY_LANDS, Activate("{T}", AddMana("{W/U}")))
card("Deserted Temple", "", "Land", Activate("{T}", AddMana("{C}")), Activate("{1}", "{T}", Untap(Target(LAND))))
card("Dimir Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{U/B}")))
card("Dismal Backwater", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{U/B}")))
card(
    "Dread Statuary",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{4}", UntilEndOfTurn(THIS, Becomes("Artifact Creature - Golem", "4/2"))),
)
card("Dryad Arbor", "", "Land Creature - Forest Dryad", "1/1", colors="G")
card(
    "Encroaching Wastes",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{4}", "{T}", SACRIFICE_THIS, Destroy(Target(Not(BASIC), LAND))),
)
card("Etched Cornfield", "", "Land", AMONG_THE_WEAK, Activate("{T}", AddMana("{G/W}")))
card(
    "Evolving Wilds",
    "",
    "Land",
    Activate("{T}", SACRIFICE_THIS, SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, pronoun=True)),
)
card("Exotic Orchard", "", "Land", Activate("{T}", AddManaTheyCouldMake(LAND, OPPONENTS_CONTROL)))
card("Forest", "", "Basic Land - Forest")
card(
    "Foundry of the Consuls",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{5}", "{T}", SACRIFICE_THIS, CreateTokens(2, THOPTER)),
)
card("Frontier Bivouac", "", "Land", EntersTapped(), Activate("{T}", AddMana("{G/U/R}")))
card(
    "Glacial Fortress",
    "",
    "Land",
    EntersTapped(unless=Controls(YOU, AnyOf(PLAINS, ISLAND), apart=True)),
    Activate("{T}", AddMana("{W/U}")),
)
card(
    "Glimmerpost",
    "",
    "Land - Locus",
    When(Enters(THIS), GainLife(ForEach(Subtype("Locus")))),
    Activate("{T}", AddMana("{C}")),
)
card("Golgari Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{B/G}")))
card("Gruul Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{R/G}")))
card("Hallowed Fountain", "", "Land - Plains Island", EntersTappedUnlessPaid(PayLife(2)))
card("Henge of Ramos", "", "Land", Activate("{T}", AddMana("{C}")), Activate("{2}", "{T}", AddOneColor()))
card(
    "Hidden Nursery",
    "",
    "Land - Cave",
    EntersTapped(),
    Activate("{T}", AddMana("{G}")),
    Activate("{4}{G}", "{T}", SACRIFICE_THIS, Discover(4), as_sorcery=True),
)
card(
    "Hidden Volcano",
    "",
    "Land - Cave",
    EntersTapped(),
    Activate("{T}", AddMana("{R}")),
    Activate("{4}{R}", "{T}", SACRIFICE_THIS, Discover(4), as_sorcery=True),
)
card(
    "High Market",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{T}", SacrificeSome(1, CREATURE), GainLife(1)),
)
card("Island", "", "Basic Land - Island")
card("Izzet Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{U/R}")))
card("Jungle Hollow", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{B/G}")))
card("Jungle Shrine", "", "Land", EntersTapped(), Activate("{T}", AddMana("{R/G/W}")))
card("Karn's Bastion", "", "Land", Activate("{T}", AddMana("{C}")), Activate("{4}", "{T}", Proliferate()))
card(
    "Mishra's Factory",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{1}", UntilEndOfTurn(THIS, Becomes("Artifact Creature - Assembly-Worker", "2/2"))),
    Activate("{T}", UntilEndOfTurn(Target(Subtype("Assembly-Worker"), CREATURE), Gets(1, 1))),
)
card("Mishra's Workshop", "", "Land", Activate(TAP_THIS, AddManaOnly(AddMana("{C}{C}{C}"), cast=ARTIFACT, many=True)))
card("Morphic Pool", "", "Land", AMONG_MANY, Activate("{T}", AddMana("{U/B}")))
card("Mountain", "", "Basic Land - Mountain")
card(
    "Mountain Stronghold",
    "",
    "Land",
    Always(Each(RED, LEGENDARY, CREATURE, YOU_CONTROL), Has(BandsWithOther(LEGENDARY, CREATURE))),
)
card("Mystic Monastery", "", "Land", EntersTapped(), Activate("{T}", AddMana("{U/R/W}")))
card("Nomad Outpost", "", "Land", EntersTapped(), Activate("{T}", AddMana("{R/W/B}")))
card(
    "Opal Palace",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate(
        "{1}",
        "{T}",
        AddManaWith(AddIdentityColor(), YOUR_COMMANDER, ThisTurn(ItEntersWithMore(TimesItWasCast())), when=False),
    ),
)
card("Opulent Palace", "", "Land", EntersTapped(), Activate("{T}", AddMana("{B/G/U}")))
card("Orzhov Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{W/B}")))
card("Painted Bluffs", "", "Land - Desert", Activate("{T}", AddMana("{C}")), Activate("{1}", "{T}", AddOneColor()))
card(
    "Paliano, the High City",
    "",
    "Legendary Land",
    RevealAsDrafted(CHOOSE_THREE_COLORS),
    Activate("{T}", AddNotedColor("Paliano, the High City")),
)
card(
    "Petrified Field",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{T}", SACRIFICE_THIS, ReturnToHand(TargetCard(LAND))),
)
card("Plains", "", "Basic Land - Plains")
card(
    "Port Town",
    "",
    "Land",
    EntersTappedUnlessPaid(RevealSome(1, AnyOf(PLAINS, ISLAND)), name_again=True),
    Activate("{T}", AddMana("{W/U}")),
)
card("Prairie Stream", "", "Land - Plains Island", WITH_BASICS)
card(
    "Prismatic Vista",
    "",
    "Land",
    Activate("{T}", PayLife(1), SACRIFICE_THIS, SearchLibrary(BASIC, LAND, to=BATTLEFIELD, pronoun=True)),
)
card(
    "Quicksand",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{T}", SACRIFICE_THIS, UntilEndOfTurn(Target(ATTACKING, CREATURE, Not(With(FLYING))), Gets(-1, -2))),
)
card("Rakdos Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{B/R}")))
card("Reflecting Pool", "", "Land", Activate("{T}", AddManaTheyCouldMake(LAND, YOU_CONTROL, any_type=True)))
card("Rishadan Port", "", "Land", Activate("{T}", AddMana("{C}")), Activate("{1}", "{T}", Tap(Target(LAND))))
card(
    "Riverglide Pathway",
    "",
    "Land",
    Activate("{T}", AddMana("{U}")),
    back=face("Lavaglide Pathway", "", "Land", Activate("{T}", AddMana("{R}"))),
    layout=MODAL,
)
card(
    "Rogue's Passage",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{4}", "{T}", UntilEndOfTurn(Target(CREATURE), CantBeBlocked())),
)
card("Rugged Highlands", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{R/G}")))
card("Sandsteppe Citadel", "", "Land", EntersTapped(), Activate("{T}", AddMana("{W/B/G}")))
card("Savage Lands", "", "Land", EntersTapped(), Activate("{T}", AddMana("{B/R/G}")))
card("Savannah", "", "Land - Forest Plains")
card("Scoured Barrens", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{W/B}")))
card("Scrubland", "", "Land - Plains Swamp")
card("Seachrome Coast", "", "Land", WITH_FEW_LANDS, Activate("{T}", AddMana("{W/U}")))
card("Sea of Clouds", "", "Land", AMONG_MANY, Activate("{T}", AddMana("{W/U}")))
card("Seaside Citadel", "", "Land", EntersTapped(), Activate("{T}", AddMana("{G/W/U}")))
card("Selesnya Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{G/W}")))
card("Shipwreck Marsh", "", "Land", WITH_MANY_LANDS, Activate("{T}", AddMana("{U/B}")))
card("Shivan Oasis", "", "Land", EntersTapped(), Activate("{T}", AddMana("{R/G}")))
card("Simic Guildgate", "", "Land - Gate", EntersTapped(), Activate("{T}", AddMana("{G/U}")))
card("Snow-Covered Forest", "", "Basic Snow Land - Forest")
card("Steam Vents", "", "Land - Island Mountain", EntersTappedUnlessPaid(PayLife(2)))
card(
    "Study Hall",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{1}", "{T}", AddManaWith(AddOneColor(), YOUR_COMMANDER, Scry(TimesItWasCast()))),
)
card("Sunken Hollow", "", "Land - Island Swamp", WITH_BASICS)
card(
    "Sunpetal Grove",
    "",
    "Land",
    EntersTapped(unless=Controls(YOU, AnyOf(FOREST, PLAINS), apart=True)),
    Activate("{T}", AddMana("{G/W}")),
)
card("Swamp", "", "Basic Land - Swamp")
card(
    "Swiftwater Cliffs", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{U/R}"))
)
card("Taiga", "", "Land - Mountain Forest")
card(
    "Temple of the False God",
    "",
    "Land",
    Activate("{T}", AddMana("{C}{C}"), provided=ControlsMany(5, LAND)),
)
card(
    "Terramorphic Expanse",
    "",
    "Land",
    Activate("{T}", SACRIFICE_THIS, SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, pronoun=True)),
)
card(
    "Thespian's Stage",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{2}", "{T}", BecomeCopy(THIS, Target(LAND), HasThisAbility(), for_good=True)),
)
card("Thornwood Falls", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{G/U}")))
card("Tranquil Cove", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{W/U}")))
card("Tropical Island", "", "Land - Forest Island")
card("Tundra", "", "Land - Plains Island")
card("Turbulent Fen", "", "Land - Swamp Forest", LATE)
card("Turbulent Springs", "", "Land - Island Mountain", LATE)
card("Underground Sea", "", "Land - Island Swamp")
card(
    "Urborg, Tomb of Yawgmoth",
    "",
    "Legendary Land",
    Always(Each(LAND), IsNow("Swamp", also="land types"), how="each"),
)
card(
    "War Room",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{3}", "{T}", PayLife(0, OfCommanders(COLORS)), Draw(1)),
)
card("Wastes", "", "Basic Land", Activate("{T}", AddMana("{C}")))
card(
    "Wind-Scarred Crag", "", "Land", EntersTapped(), When(Enters(THIS), GainLife(1)), Activate("{T}", AddMana("{R/W}"))
)
card(
    "Wirewood Lodge",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{G}", "{T}", Untap(Target(Subtype("Elf")))),
)
card(
    "Witch's Clinic",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{2}", "{T}", UntilEndOfTurn(Target(COMMANDER), Has(LIFELINK))),
)
card(
    "Yavimaya, Cradle of Growth",
    "",
    "Legendary Land",
    Always(Each(LAND), IsNow("Forest", also="land types"), how="each"),
)
