"""Lands."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.costs import SACRIFICE_THIS
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import BASIC, CREATURE, LAND, Subtype
from apnap.abilities.keywords import INDESTRUCTIBLE
from apnap.abilities.mana import AddMana, AddOneColor
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Becomes, Gets
from apnap.abilities.statics.entering import EntersTapped
from apnap.abilities.targets import Target
from apnap.abilities.triggers import BecomesTapped, Whenever
from apnap.library.registry import card
from apnap.rules.words import BATTLEFIELD

# basic lands: what they do comes from their types
card("Plains", "", "Basic Land - Plains")
card("Island", "", "Basic Land - Island")
card("Swamp", "", "Basic Land - Swamp")
card("Mountain", "", "Basic Land - Mountain")
card("Forest", "", "Basic Land - Forest")
card("Snow-Covered Forest", "", "Basic Snow Land - Forest")

# two colours
card("Taiga", "", "Land - Mountain Forest")
card("Tundra", "", "Land - Plains Island")
card("Shivan Oasis", "", "Land", EntersTapped(), Activate("{T}", AddMana("{R/G}")))
card("Coastal Tower", "", "Land", EntersTapped(), Activate("{T}", AddMana("{W/U}")))

# other lands
card("Dryad Arbor", "", "Land Creature - Forest Dryad", "1/1", colors="G")
card("Darksteel Citadel", "", "Artifact Land", INDESTRUCTIBLE, Activate("{T}", AddMana("{C}")))
card(
    "City of Brass",
    "",
    "Land",
    Whenever(BecomesTapped(THIS), DealDamage(1, to=YOU)),
    Activate("{T}", AddOneColor()),
)
card(
    "Evolving Wilds",
    "",
    "Land",
    Activate("{T}", SACRIFICE_THIS, SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, pronoun=True)),
)
card(
    "Mishra's Factory",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{1}", UntilEndOfTurn(THIS, Becomes("Artifact Creature - Assembly-Worker", "2/2"))),
    Activate("{T}", UntilEndOfTurn(Target(Subtype("Assembly-Worker"), CREATURE), Gets(1, 1))),
)
