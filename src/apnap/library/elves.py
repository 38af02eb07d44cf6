"""Elves, and green spells that go with them."""

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import PowerOf
from apnap.abilities.cards import token
from apnap.abilities.costs import SACRIFICE_THIS, TapSome
from apnap.abilities.counting import ForEach
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.permanents import AddCounters, CreateTokens, Untap
from apnap.abilities.effects.player_actions import Draw, GainLife
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKING,
    CREATURE,
    ENCHANTMENT,
    GREEN,
    NONTOKEN,
    OTHER,
    YOU_CONTROL,
    AnyOf,
    Subtype,
    every,
)
from apnap.abilities.keywords import DEATHTOUCH, REACH, TRAMPLE, VIGILANCE
from apnap.abilities.mana import AddMana
from apnap.abilities.selectors import THIS, Each, That
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target
from apnap.abilities.triggers import Attacks, Casts, Dies, Enters, When, Whenever
from apnap.library.registry import card
from apnap.library.tokens import ELF_WARRIOR, INSECT
from apnap.rules.words import PLUS

ELF: Final = Subtype("Elf")
TRAMPLING_ELEMENTAL: Final = token("Elemental Token", "Creature - Elemental", "7/7", TRAMPLE, colors="G")

# mana
card("Druid of the Cowl", "{1}{G}", "Creature - Elf Druid", "1/3", Activate("{T}", AddMana("{G}")))
card("Leaf Gilder", "{1}{G}", "Creature - Elf Druid", "2/1", Activate("{T}", AddMana("{G}")))
card("Skyshroud Troopers", "{3}{G}", "Creature - Elf Druid Warrior", "3/3", Activate("{T}", AddMana("{G}")))
card("Arbor Elf", "{G}", "Creature - Elf Druid", "1/1", Activate("{T}", Untap(Target(Subtype("Forest")))))
card(
    "Canopy Tactician",
    "{3}{G}",
    "Creature - Elf Warrior",
    "3/3",
    Always(Each(OTHER, ELF, YOU_CONTROL), Gets(1, 1)),
    Activate("{T}", AddMana("{G}{G}{G}")),
)
card(
    "Circle of Dreams Druid",
    "{G}{G}{G}",
    "Creature - Elf Druid",
    "2/1",
    Activate("{T}", AddMana("{G}", ForEach(CREATURE, YOU_CONTROL))),
)
card(
    "Marwyn, the Nurturer",
    "{2}{G}",
    "Legendary Creature - Elf Druid",
    "1/1",
    Whenever(Enters(OTHER, ELF, YOU_CONTROL), AddCounters(1, PLUS, on=THIS)),
    Activate("{T}", AddMana("{G}", PowerOf(THIS))),
)

# fighters
card("Elvish Warrior", "{G}{G}", "Creature - Elf Warrior", "2/3")
card("Norwood Archers", "{3}{G}", "Creature - Elf Archer", "3/3", REACH)
card("Thornweald Archer", "{1}{G}", "Creature - Elf Archer", "2/1", REACH, DEATHTOUCH)
card("Tajuru Pathwarden", "{4}{G}", "Creature - Elf Warrior Ally", "5/4", VIGILANCE, TRAMPLE)
card(
    "Dwynen, Gilt-Leaf Daen",
    "{2}{G}{G}",
    "Legendary Creature - Elf Warrior",
    "3/4",
    REACH,
    Always(Each(OTHER, ELF, CREATURE, YOU_CONTROL), Gets(1, 1)),
    Whenever(Attacks(THIS), GainLife(ForEach(ATTACKING, ELF, YOU_CONTROL))),
)
card(
    "Kaysa",
    "{3}{G}{G}",
    "Legendary Creature - Elf Druid",
    "2/3",
    Always(Each(GREEN, CREATURE, YOU_CONTROL), Gets(1, 1)),
)
card(
    "Yeva's Forcemage",
    "{2}{G}",
    "Creature - Elf Shaman",
    "2/2",
    When(Enters(THIS), UntilEndOfTurn(Target(CREATURE), Gets(2, 2))),
)
card(
    "Primal Forcemage",
    "{2}{G}",
    "Creature - Elf Shaman",
    "2/2",
    Whenever(Enters(OTHER, CREATURE, YOU_CONTROL), UntilEndOfTurn(That(CREATURE), Gets(3, 3))),
)
card(
    "Immaculate Magistrate",
    "{3}{G}",
    "Creature - Elf Shaman",
    "2/2",
    Activate("{T}", AddCounters(ForEach(ELF, YOU_CONTROL), PLUS, on=Target(CREATURE))),
)

# more elves, and what they bring
card(
    "Lys Alana Huntmaster",
    "{2}{G}{G}",
    "Creature - Elf Warrior",
    "3/3",
    Whenever(Casts(ELF), May(CreateTokens(1, ELF_WARRIOR))),
)
card(
    "Wirewood Hivemaster",
    "{1}{G}",
    "Creature - Elf",
    "1/1",
    Whenever(Enters(OTHER, NONTOKEN, ELF), May(CreateTokens(1, INSECT))),
)
card(
    "Ambassador Oak",
    "{3}{G}",
    "Creature - Treefolk Warrior",
    "3/3",
    When(Enters(THIS), CreateTokens(1, ELF_WARRIOR)),
)
card("Symbiotic Elf", "{3}{G}", "Creature - Elf", "2/2", When(Dies(THIS), CreateTokens(2, INSECT)))
card(
    "Voice of the Woods",
    "{3}{G}{G}",
    "Creature - Elf",
    "2/2",
    Activate(TapSome(5, every((ELF, YOU_CONTROL))), CreateTokens(1, TRAMPLING_ELEMENTAL)),
)
card("Beast Whisperer", "{2}{G}{G}", "Creature - Elf Druid", "2/3", Whenever(Casts(CREATURE), Draw(1)))
card("Wellwisher", "{1}{G}", "Creature - Elf", "1/1", Activate("{T}", GainLife(ForEach(ELF))))

# against artifacts and enchantments
card("Viridian Shaman", "{2}{G}", "Creature - Elf Shaman", "2/2", When(Enters(THIS), Destroy(Target(ARTIFACT))))
card(
    "Viridian Zealot",
    "{G}{G}",
    "Creature - Elf Warrior",
    "2/1",
    Activate("{1}{G}", SACRIFICE_THIS, Destroy(Target(AnyOf(ARTIFACT, ENCHANTMENT)))),
)

# sorceries
card("Elvish Promenade", "{3}{G}", "Kindred Sorcery - Elf", CreateTokens(ForEach(ELF, YOU_CONTROL), ELF_WARRIOR))
card("Harmonize", "{2}{G}{G}", "Sorcery", Draw(3))
