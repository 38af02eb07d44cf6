"""Cards with mana of a chosen colour or for some spells only, that give flashback, or that protect players."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.commanders import YOUR_COMMANDER, TimesItWasCast
from apnap.abilities.costs import EXILE_THIS, TAP_THIS, PayMana
from apnap.abilities.effects.giving_flashback import GainFlashback
from apnap.abilities.effects.looking import Scry
from apnap.abilities.effects.player_actions import GainLife
from apnap.abilities.filters import ARTIFACT, CREATURE, INSTANT, SORCERY, AllOf, AnyOf, Not, Subtype
from apnap.abilities.keywords import FLASH, FLYING, HASTE
from apnap.abilities.mana import ANY_COLOR, AddCombination, AddIdentityColor, AddMana, AddOneColor
from apnap.abilities.mana_spending import AddChosenColor, AddManaOnly, AddManaWith
from apnap.abilities.mechanics.partners import Partner
from apnap.abilities.mechanics.player_protection import PlayerHexproof, PlayerProtection, YouGain
from apnap.abilities.mechanics.ways import Flashback
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.choosing import A_COLOR, ChooseAsEnters
from apnap.abilities.statics.entering import EntersTapped
from apnap.abilities.statics.forbidding import ThisTurn
from apnap.abilities.statics.instead import ItEntersWithMore
from apnap.abilities.targets import TargetCard
from apnap.abilities.triggers import Enters, When
from apnap.library.registry import card

# of a chosen colour
card(
    "Coldsteel Heart",
    "{2}",
    "Snow Artifact",
    EntersTapped(),
    ChooseAsEnters(A_COLOR),
    Activate(TAP_THIS, AddChosenColor()),
)

# for some spells only
card("Ancient Ziggurat", "", "Land", Activate(TAP_THIS, AddManaOnly(AddOneColor(), cast=CREATURE)))
card(
    "Beastcaller Savant",
    "{1}{G}",
    "Creature - Elf Shaman Ally",
    "1/1",
    HASTE,
    Activate(TAP_THIS, AddManaOnly(AddOneColor(), cast=CREATURE)),
)
card(
    "Vodalian Arcanist",
    "{1}{U}",
    "Creature - Merfolk Wizard",
    "1/3",
    Activate(TAP_THIS, AddManaOnly(AddMana("{C}"), cast=AnyOf(INSTANT, SORCERY))),
)
card("Mishra's Workshop", "", "Land", Activate(TAP_THIS, AddManaOnly(AddMana("{C}{C}{C}"), cast=ARTIFACT, many=True)))
card(
    "Smokebraider",
    "{1}{R}",
    "Creature - Elemental Shaman",
    "1/1",
    Activate(
        TAP_THIS,
        AddManaOnly(
            AddCombination(ANY_COLOR, 2),
            cast=Subtype("Elemental"),
            abilities=Subtype("Elemental"),
            many=True,
        ),
    ),
)
card(
    "Dustin, Gadget Genius",
    "{2}{W}{U}",
    "Legendary Creature - Human",
    "2/3",
    Activate(TAP_THIS, AddManaOnly(AddMana("{C}{C}"), cast=ARTIFACT, abilities=ARTIFACT, many=True)),
    Partner("Friends forever"),
)

# that does something as it is spent
DRAGON_SPELL = AllOf([Subtype("Dragon"), CREATURE])
card(
    "Scaled Nurturer",
    "{1}{G}",
    "Creature - Dragon Druid",
    "0/2",
    Activate("{T}", AddManaWith(AddMana("{G}"), DRAGON_SPELL, GainLife(2))),
)
card(
    "Lapis Orb of Dragonkind",
    "{2}{U}",
    "Artifact",
    Activate("{T}", AddManaWith(AddMana("{U}"), DRAGON_SPELL, Scry(2))),
)
card(
    "Study Hall",
    "",
    "Land",
    Activate("{T}", AddMana("{C}")),
    Activate("{1}", "{T}", AddManaWith(AddOneColor(), YOUR_COMMANDER, Scry(TimesItWasCast()))),
)
card(
    "Animal Attendant",
    "{1}{G}",
    "Creature - Human Citizen",
    "2/2",
    Activate(
        "{T}",
        AddManaWith(
            AddOneColor(),
            AllOf([Not(Subtype("Human")), CREATURE]),
            ThisTurn(ItEntersWithMore(1)),
            when=False,
            that=True,
        ),
    ),
)
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

# given flashback
card(
    "Snapcaster Mage",
    "{1}{U}",
    "Creature - Human Wizard",
    "2/1",
    FLASH,
    When(Enters(THIS), GainFlashback(TargetCard(AnyOf(INSTANT, SORCERY)))),
)
card("Recoup", "{1}{R}", "Sorcery", GainFlashback(TargetCard(SORCERY)), Flashback("{3}{R}"))

# players that are protected
card("Aegis of the Gods", "{1}{W}", "Enchantment Creature - Human Soldier", "2/1", PlayerHexproof())
card("Spirit of the Hearth", "{4}{W}{W}", "Creature - Cat Spirit", "4/5", FLYING, PlayerHexproof())
card(
    "The Stasis Coffin",
    "{3}",
    "Legendary Artifact",
    Activate(PayMana("{2}"), TAP_THIS, EXILE_THIS, YouGain(PlayerProtection(), until_your_next_turn=True)),
)
