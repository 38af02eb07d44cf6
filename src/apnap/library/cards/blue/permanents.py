"""Blue artifacts, enchantments, planeswalkers and battles."""

from __future__ import annotations

from apnap.abilities.activated import Activate, Loyalty
from apnap.abilities.cards import Enchant, face
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.durations import ForAsLongAs, ThisRemains
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.moves import ReturnToBattlefield, ReturnToHand, SacrificeIt
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.effects.permanents import PhaseOut, Tap, Untap
from apnap.abilities.effects.player_actions import Draw, Mill
from apnap.abilities.effects.turns import SkipsSteps
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import Casts, Dies, Enters
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    LAND,
    NONCREATURE,
    NONLAND,
    PERMANENT,
    SORCERY,
    YOU_CONTROL,
    AnyOf,
    Subtype,
    With,
)
from apnap.abilities.keyword_abilities.flags import FLASH, FLYING
from apnap.abilities.keyword_abilities.protection import UmbraArmor
from apnap.abilities.keyword_abilities.sagas_and_levels import BecomesLevel, ClassLevel
from apnap.abilities.keyword_actions.library import Scry
from apnap.abilities.keyword_actions.transform_and_meld import Transform
from apnap.abilities.mana import AddMana
from apnap.abilities.mana_spending import AddManaWith
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU, OwnerOf
from apnap.abilities.selectors import IT, THIS, Each, Enchanted, That, Wherever
from apnap.abilities.special_actions import CantSearch
from apnap.abilities.statics.becoming import MANA_VALUE, IsChosenColor, IsChosenType, IsNow, LosesAllAbilities
from apnap.abilities.statics.changes import Gets, Has, YouControl
from apnap.abilities.statics.choosing import A_COLOR, A_CREATURE_TYPE, ChooseAsEnters
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.copying import EntersAsCopy
from apnap.abilities.statics.replacements import DrawsInstead
from apnap.abilities.statics.restrictions import DoesntUntap
from apnap.abilities.targets import Target, TargetCard, TargetPlayer
from apnap.library.cards.common import DRAGON_CREATURE
from apnap.library.cards.tokens import OTTER
from apnap.library.pool import card
from apnap.rules.core.constants import END, UNTAP, UPKEEP

card(
    "Abduction",
    "{2}{U}{U}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    When(Enters(THIS), Untap(Enchanted(CREATURE))),
    Always(Enchanted(CREATURE), YouControl()),
    When(Dies(Enchanted(CREATURE)), ReturnToBattlefield(That(card=True), under=OwnerOf(IT))),
)
card(
    "Arcane Adaptation",
    "{2}{U}",
    "Enchantment",
    ChooseAsEnters(A_CREATURE_TYPE),
    Always(Wherever(CREATURE, YOU_CONTROL), IsChosenType(also=True)),
)
card(
    "Claustrophobia",
    "{1}{U}{U}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    When(Enters(THIS), Tap(Enchanted(CREATURE))),
    Always(Enchanted(CREATURE), DoesntUntap()),
)
card("Copy Artifact", "{1}{U}", "Enchantment", EntersAsCopy(ARTIFACT, IsNow("Enchantment", also="types")))
card("Copy Enchantment", "{2}{U}", "Enchantment", EntersAsCopy(ENCHANTMENT))
card(
    "Curiosity",
    "{U}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Whenever(DealsDamage(Enchanted(CREATURE), to=EACH_OPPONENT), May(Draw(1))),
)
card(
    "Dress Down",
    "{1}{U}",
    "Enchantment",
    FLASH,
    When(Enters(THIS), Draw(1)),
    Always(Each(CREATURE), LosesAllAbilities()),
    At(BeginningOf(END, the=True), SacrificeIt(THIS)),
)
card(
    "Eel Umbra",
    "{1}{U}",
    "Enchantment - Aura",
    FLASH,
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(1, 1)),
    UmbraArmor(),
)
card(
    "Ensoul Artifact",
    "{1}{U}",
    "Enchantment - Aura",
    Enchant(ARTIFACT),
    Always(Enchanted(ARTIFACT), IsNow("Creature", "5/5", base=True, also="types", last=True)),
)
card("Favorable Winds", "{1}{U}", "Enchantment", Always(Each(CREATURE, YOU_CONTROL, With(FLYING)), Gets(1, 1)))
card("Flight", "{U}", "Enchantment - Aura", Enchant(CREATURE), Always(Enchanted(CREATURE), Has(FLYING)))
card(
    "Fool's Demise",
    "{4}{U}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    When(Dies(Enchanted(CREATURE)), ReturnToBattlefield(That(card=True))),
    When(Dies(THIS), ReturnToHand(IT)),
)
card(
    "Giant's Grasp",
    "{2}{U}{U}",
    "Enchantment - Aura",
    Enchant(Subtype("Giant"), YOU_CONTROL),
    When(Enters(THIS), ForAsLongAs(ThisRemains(), Target(NONLAND, PERMANENT), YouControl())),
)
card(
    "Intruder Alarm",
    "{2}{U}",
    "Enchantment",
    Always(Each(CREATURE), DoesntUntap()),
    Whenever(Enters(CREATURE), Untap(Each(CREATURE))),
)
card(
    "Jace Beleren",
    "{1}{U}{U}",
    "Legendary Planeswalker - Jace",
    "3",
    Loyalty(+2, Draw(1, who=EACH_PLAYER)),
    Loyalty(-1, Draw(1, who=TargetPlayer())),
    Loyalty(-10, Mill(20, who=TargetPlayer())),
)
card(
    "Lapis Orb of Dragonkind",
    "{2}{U}",
    "Artifact",
    Activate("{T}", AddManaWith(AddMana("{U}"), DRAGON_CREATURE, Scry(2))),
)
card(
    "March of the Machines",
    "{3}{U}",
    "Enchantment",
    Always(Each(NONCREATURE, ARTIFACT), IsNow("Artifact Creature", MANA_VALUE), how="each"),
)
card("Mind Control", "{3}{U}{U}", "Enchantment - Aura", Enchant(CREATURE), Always(Enchanted(CREATURE), YouControl()))
card("Mindlock Orb", "{3}{U}", "Artifact", CantSearch())
card(
    "Mysterious Tome",
    "{2}{U}",
    "Artifact - Book",
    Activate("{2}", "{T}", Draw(1), Transform(THIS)),
    back=face(
        "Chilling Chronicle",
        "",
        "Artifact - Book",
        Activate("{1}", "{T}", Tap(Target(NONLAND, PERMANENT)), Transform(THIS)),
        colors="U",
    ),
)
card(
    "Shifting Sky",
    "{2}{U}",
    "Enchantment",
    ChooseAsEnters(A_COLOR),
    Always(Each(NONLAND, PERMANENT), IsChosenColor(), how="all"),
)
card(
    "Spectral Flight",
    "{1}{U}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(2, 2), Has(FLYING)),
)
card(
    "Spreading Seas",
    "{1}{U}",
    "Enchantment - Aura",
    Enchant(LAND),
    When(Enters(THIS), Draw(1)),
    Always(Enchanted(LAND), IsNow("Island")),
)
card(
    "Stasis",
    "{1}{U}",
    "Enchantment",
    SkipsSteps(UNTAP, EACH_PLAYER),
    At(BeginningOf(UPKEEP, whose=YOU), UnlessPays(YOU, PayMana("{U}"), SacrificeIt(THIS))),
)
card(
    "Stormchaser's Talent",
    "{U}",
    "Enchantment - Class",
    When(Enters(THIS), CreateTokens(1, OTTER)),
    ClassLevel(2, "{3}{U}", When(BecomesLevel(2), ReturnToHand(TargetCard(AnyOf(INSTANT, SORCERY))))),
    ClassLevel(3, "{5}{U}", Whenever(Casts(AnyOf(INSTANT, SORCERY)), CreateTokens(1, OTTER))),
)
card("Thought Reflection", "{4}{U}{U}{U}", "Enchantment", DrawsInstead(2))
card("Vanishing", "{U}", "Enchantment - Aura", Enchant(CREATURE), Activate("{U}{U}", PhaseOut(Enchanted(CREATURE))))
card(
    "Xenograft",
    "{4}{U}",
    "Enchantment",
    ChooseAsEnters(A_CREATURE_TYPE),
    Always(Each(CREATURE, YOU_CONTROL), IsChosenType(also=True), how="each"),
)
