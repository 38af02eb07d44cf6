"""Artifacts that make mana, or find lands."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.costs import SACRIFICE_THIS
from apnap.abilities.effects.player_actions import Draw, GainLife
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import BASIC, LAND
from apnap.abilities.keywords import INDESTRUCTIBLE
from apnap.abilities.mana import AddIdentityColor, AddMana, AddOneColor
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.entering import EntersTapped
from apnap.abilities.triggers import Enters, When
from apnap.library.registry import card
from apnap.rules.words import BATTLEFIELD

# the colours of a commander
card("Arcane Signet", "{2}", "Artifact", Activate("{T}", AddIdentityColor()))
card(
    "Commander's Sphere",
    "{3}",
    "Artifact",
    Activate("{T}", AddIdentityColor()),
    Activate(SACRIFICE_THIS, Draw(1)),
)

# signets of the guilds
card("Boros Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{R}{W}")))
card("Dimir Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{U}{B}")))
card("Golgari Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{B}{G}")))
card("Gruul Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{R}{G}")))
card("Izzet Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{U}{R}")))
card("Orzhov Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{W}{B}")))
card("Rakdos Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{B}{R}")))
card("Selesnya Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{G}{W}")))
card("Simic Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{G}{U}")))

# diamonds
card("Charcoal Diamond", "{2}", "Artifact", EntersTapped(), Activate("{T}", AddMana("{B}")))
card("Fire Diamond", "{2}", "Artifact", EntersTapped(), Activate("{T}", AddMana("{R}")))
card("Marble Diamond", "{2}", "Artifact", EntersTapped(), Activate("{T}", AddMana("{W}")))
card("Moss Diamond", "{2}", "Artifact", EntersTapped(), Activate("{T}", AddMana("{G}")))
card("Sky Diamond", "{2}", "Artifact", EntersTapped(), Activate("{T}", AddMana("{U}")))

# myr
card("Gold Myr", "{2}", "Artifact Creature - Myr", "1/1", Activate("{T}", AddMana("{W}")))
card("Silver Myr", "{2}", "Artifact Creature - Myr", "1/1", Activate("{T}", AddMana("{U}")))
card("Leaden Myr", "{2}", "Artifact Creature - Myr", "1/1", Activate("{T}", AddMana("{B}")))
card("Iron Myr", "{2}", "Artifact Creature - Myr", "1/1", Activate("{T}", AddMana("{R}")))
card("Copper Myr", "{2}", "Artifact Creature - Myr", "1/1", Activate("{T}", AddMana("{G}")))
card("Alloy Myr", "{3}", "Artifact Creature - Myr", "2/2", Activate("{T}", AddOneColor()))
card("Palladium Myr", "{3}", "Artifact Creature - Myr", "2/2", Activate("{T}", AddMana("{C}{C}")))
card("Hedron Crawler", "{2}", "Artifact Creature - Construct", "0/1", Activate("{T}", AddMana("{C}")))
card("Kozilek's Channeler", "{5}", "Creature - Eldrazi", "4/4", Activate("{T}", AddMana("{C}{C}")))

# any colour
card("Darksteel Ingot", "{3}", "Artifact", INDESTRUCTIBLE, Activate("{T}", AddOneColor()))
card("Gilded Lotus", "{5}", "Artifact", Activate("{T}", AddOneColor(amount=3)))
card("Prophetic Prism", "{2}", "Artifact", When(Enters(THIS), Draw(1)), Activate("{1}", "{T}", AddOneColor()))

# no colour
card("Worn Powerstone", "{3}", "Artifact", EntersTapped(), Activate("{T}", AddMana("{C}{C}")))
card("Thran Dynamo", "{4}", "Artifact", Activate("{T}", AddMana("{C}{C}{C}")))
card("Ur-Golem's Eye", "{4}", "Artifact", Activate("{T}", AddMana("{C}{C}")))
card("Sisay's Ring", "{4}", "Artifact", Activate("{T}", AddMana("{C}{C}")))
card("Pristine Talisman", "{3}", "Artifact", Activate("{T}", AddMana("{C}"), GainLife(1)))
card(
    "Hedron Archive",
    "{4}",
    "Artifact",
    Activate("{T}", AddMana("{C}{C}")),
    Activate("{2}", "{T}", SACRIFICE_THIS, Draw(2)),
)
card(
    "Dreamstone Hedron",
    "{6}",
    "Artifact",
    Activate("{T}", AddMana("{C}{C}{C}")),
    Activate("{3}", "{T}", SACRIFICE_THIS, Draw(3)),
)

# lands
card(
    "Wayfarer's Bauble",
    "{1}",
    "Artifact",
    Activate("{2}", "{T}", SACRIFICE_THIS, SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True)),
)
card("Traveler's Amulet", "{1}", "Artifact", Activate("{1}", SACRIFICE_THIS, SearchLibrary(BASIC, LAND)))
