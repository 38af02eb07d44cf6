"""Lands that make mana of no colour, or of any, and do something else as well."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.conditions import ControlsMany
from apnap.abilities.costs import SACRIFICE_THIS, PayLife, SacrificeSome
from apnap.abilities.counting import ForEach
from apnap.abilities.effects.growing import Proliferate
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import Destroy, ReturnToHand
from apnap.abilities.effects.permanents import CreateTokens, Tap, Untap
from apnap.abilities.effects.player_actions import GainLife
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import ARTIFACT, ATTACKING, BASIC, CREATURE, LAND, Not, Subtype, With
from apnap.abilities.keywords import FLYING
from apnap.abilities.mana import AddIdentityColor, AddMana, AddOneColor
from apnap.abilities.mechanics.attacking import Exalted
from apnap.abilities.mechanics.cycling import Cycling
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Becomes, Gets
from apnap.abilities.statics.entering import EntersTapped
from apnap.abilities.statics.rules import CantBeBlocked
from apnap.abilities.targets import Target, TargetCard
from apnap.abilities.triggers import Enters, When
from apnap.library.registry import card
from apnap.library.tokens import THOPTER
from apnap.rules.words import BATTLEFIELD

# mana
card("Wastes", "", "Basic Land", Activate("{T}", AddMana("{C}")))
card("Command Tower", "", "Land", Activate("{T}", AddIdentityColor()))
card(
    "Temple of the False God",
    "",
    "Land",
    Activate("{T}", AddMana("{C}{C}"), provided=ControlsMany(5, LAND)),
)
card("Crystal Vein", "", "Land", Activate("{T}", AddMana("{C}")), Activate("{T}", SACRIFICE_THIS, AddMana("{C}{C}")))
card("Painted Bluffs", "", "Land - Desert", Activate("{T}", AddMana("{C}")), Activate("{1}", "{T}", AddOneColor()))
card("Henge of Ramos", "", "Land", Activate("{T}", AddMana("{C}")), Activate("{2}", "{T}", AddOneColor()))
card(
    "Cloudpost",
    "",
    "Land - Locus",
    EntersTapped(),
    Activate("{T}", AddMana("{C}", ForEach(Subtype("Locus")))),
)
card(
    "Glimmerpost",
    "",
    "Land - Locus",
    When(Enters(THIS), GainLife(ForEach(Subtype("Locus")))),
    Activate("{T}", AddMana("{C}")),
)

# looking for other lands
card(
    "Terramorphic Expanse",
    "",
    "Land",
    Activate("{T}", SACRIFICE_THIS, SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, pronoun=True)),
)
card(
    "Prismatic Vista",
    "",
    "Land",
    Activate("{T}", PayLife(1), SACRIFICE_THIS, SearchLibrary(BASIC, LAND, to=BATTLEFIELD, pronoun=True)),
)
card("Blasted Landscape", "", "Land", Activate("{T}", AddMana("{C}")), Cycling("{2}"))
card(
    "Petrified Field",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{T}", SACRIFICE_THIS, ReturnToHand(TargetCard(LAND))),
)

# creatures
card(
    "Dread Statuary",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{4}", UntilEndOfTurn(THIS, Becomes("Artifact Creature - Golem", "4/2"))),
)
card(
    "Foundry of the Consuls",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{5}", "{T}", SACRIFICE_THIS, CreateTokens(2, THOPTER)),
)
card(
    "Rogue's Passage",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{4}", "{T}", UntilEndOfTurn(Target(CREATURE), CantBeBlocked())),
)
card(
    "Quicksand",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{T}", SACRIFICE_THIS, UntilEndOfTurn(Target(ATTACKING, CREATURE, Not(With(FLYING))), Gets(-1, -2))),
)
card("Cathedral of War", "", "Land", EntersTapped(), Exalted(), Activate("{T}", AddMana("{C}")))
card(
    "High Market",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{T}", SacrificeSome(1, CREATURE), GainLife(1)),
)
card(
    "Wirewood Lodge",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{G}", "{T}", Untap(Target(Subtype("Elf")))),
)

# other permanents
card("Adventurer's Inn", "", "Land - Town", When(Enters(THIS), GainLife(2)), Activate("{T}", AddMana("{C}")))
card(
    "Buried Ruin",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{2}", "{T}", SACRIFICE_THIS, ReturnToHand(TargetCard(ARTIFACT))),
)
card("Deserted Temple", "", "Land", Activate("{T}", AddMana("{C}")), Activate("{1}", "{T}", Untap(Target(LAND))))
card("Rishadan Port", "", "Land", Activate("{T}", AddMana("{C}")), Activate("{1}", "{T}", Tap(Target(LAND))))
card("Karn's Bastion", "", "Land", Activate("{T}", AddMana("{C}")), Activate("{4}", "{T}", Proliferate()))
card(
    "Encroaching Wastes",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{4}", "{T}", SACRIFICE_THIS, Destroy(Target(Not(BASIC), LAND))),
)
