"""Life: gained, lost, doubled, drained, and what players do about it."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import THAT_MUCH, LifeOf, Times, ToughnessOf
from apnap.abilities.cards import Enchant
from apnap.abilities.conditions import AtLeast
from apnap.abilities.costs import PayLife
from apnap.abilities.counting import ForEach, HalfUp
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import And, Choose, Lines, May
from apnap.abilities.effects.lasting import Indefinitely
from apnap.abilities.effects.libraries import ShuffleIntoLibrary
from apnap.abilities.effects.life_totals import DoubleLife, LifeBecomes, MostLife
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.outcomes import WinGame
from apnap.abilities.effects.permanents import AddCounters
from apnap.abilities.effects.player_actions import Draw, GainLife, LoseLife
from apnap.abilities.effects.shields import PreventNext
from apnap.abilities.filters import (
    BLACK,
    BLUE,
    CREATURE,
    GREEN,
    NONBLACK,
    OPPONENTS_CONTROL,
    OTHER,
    OTHER_CREATURE,
    RED,
    YOU_CONTROL,
    every,
)
from apnap.abilities.keywords import FLYING, LIFELINK, TRAMPLE, VIGILANCE
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU, ControllerOf
from apnap.abilities.selectors import IT, THIS, Each, Enchanted
from apnap.abilities.statics.changes import Becomes, Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import AnyTarget, Target, TargetOpponent, TargetPlayer
from apnap.abilities.triggers import (
    At,
    BeginningOf,
    Casts,
    DealsDamage,
    Dies,
    Enters,
    GainsLife,
    LosesLife,
    When,
    Whenever,
    this_or_another,
)
from apnap.library.registry import card
from apnap.rules.words import PLUS, UPKEEP

# gaining it
card("Healer's Hawk", "{W}", "Creature - Bird", "1/1", FLYING, LIFELINK)
card("Angel of Mercy", "{4}{W}", "Creature - Angel", "3/3", FLYING, When(Enters(THIS), GainLife(3)))
card("Essence Warden", "{G}", "Creature - Elf Shaman", "1/1", Whenever(Enters(OTHER_CREATURE), GainLife(1)))
card("Soul's Attendant", "{W}", "Creature - Human Cleric", "1/1", Whenever(Enters(OTHER_CREATURE), May(GainLife(1))))
card(
    "Impassioned Orator",
    "{1}{W}",
    "Creature - Human Cleric",
    "2/2",
    Whenever(Enters(OTHER, CREATURE, YOU_CONTROL), GainLife(1)),
)
card(
    "Suture Priest",
    "{1}{W}",
    "Creature - Phyrexian Cleric",
    "1/1",
    Whenever(Enters(OTHER, CREATURE, YOU_CONTROL), May(GainLife(1))),
    Whenever(Enters(CREATURE, OPPONENTS_CONTROL), May(LoseLife(1, who=THAT_PLAYER))),
)
card("Angelic Chorus", "{3}{W}{W}", "Enchantment", Whenever(Enters(CREATURE, YOU_CONTROL), GainLife(ToughnessOf(IT))))
card("Revitalize", "{1}{W}", "Instant", Lines(GainLife(3), Draw(1)))
card("Sacred Nectar", "{1}{W}", "Sorcery", GainLife(4))
card("Congregate", "{3}{W}", "Instant", GainLife(Times(2, ForEach(CREATURE)), who=TargetPlayer()))
card("Dragon's Claw", "{2}", "Artifact", Whenever(Casts(RED, who=EACH_PLAYER), May(GainLife(1))))
card("Wurm's Tooth", "{2}", "Artifact", Whenever(Casts(GREEN, who=EACH_PLAYER), May(GainLife(1))))
card("Kraken's Eye", "{2}", "Artifact", Whenever(Casts(BLUE, who=EACH_PLAYER), May(GainLife(1))))
card("Demon's Horn", "{2}", "Artifact", Whenever(Casts(BLACK, who=EACH_PLAYER), May(GainLife(1))))

# when it is gained
card(
    "Ajani's Pridemate", "{1}{W}", "Creature - Cat Soldier", "2/2", Whenever(GainsLife(), AddCounters(1, PLUS, on=THIS))
)
card(
    "Archangel of Thune",
    "{3}{W}{W}",
    "Creature - Angel",
    "3/4",
    FLYING,
    LIFELINK,
    Whenever(GainsLife(), AddCounters(1, PLUS, on=Each(CREATURE, YOU_CONTROL))),
)
card("Sanguine Bond", "{3}{B}{B}", "Enchantment", Whenever(GainsLife(), LoseLife(THAT_MUCH, who=TargetOpponent())))
card("Exquisite Blood", "{4}{B}", "Enchantment", Whenever(LosesLife(EACH_OPPONENT), GainLife(THAT_MUCH)))
card(
    "Felidar Sovereign",
    "{4}{W}{W}",
    "Creature - Cat Beast",
    "4/6",
    VIGILANCE,
    LIFELINK,
    At(BeginningOf(UPKEEP, whose=YOU), WinGame(), provided=AtLeast(LifeOf(YOU), 40)),
)
card(
    "Test of Endurance",
    "{2}{W}{W}",
    "Enchantment",
    At(BeginningOf(UPKEEP, whose=YOU), WinGame(), provided=AtLeast(LifeOf(YOU), 50)),
)

# drained
card(
    "Zulaport Cutthroat",
    "{1}{B}",
    "Creature - Human Rogue Ally",
    "1/1",
    Whenever(Dies(this_or_another(every((CREATURE, YOU_CONTROL)))), And(LoseLife(1, who=EACH_OPPONENT), GainLife(1))),
)
card(
    "Vampire Neonate",
    "{B}",
    "Creature - Vampire",
    "0/3",
    Activate("{2}", "{T}", And(LoseLife(1, who=EACH_OPPONENT), GainLife(1))),
)
card(
    "Siege Rhino",
    "{1}{W}{B}{G}",
    "Creature - Rhino",
    "4/5",
    TRAMPLE,
    When(Enters(THIS), And(LoseLife(3, who=EACH_OPPONENT), GainLife(3))),
)
card(
    "Specter of the Fens",
    "{3}{B}",
    "Creature - Specter",
    "2/3",
    FLYING,
    Activate("{5}{B}", And(LoseLife(2, who=TargetOpponent()), GainLife(2))),
)
card("Essence Drain", "{4}{B}", "Sorcery", And(DealDamage(3, to=AnyTarget()), GainLife(3)))
card("Vampiric Feast", "{5}{B}{B}", "Sorcery", And(DealDamage(4, to=AnyTarget()), GainLife(4)))

# totals
card("Beacon of Immortality", "{5}{W}", "Instant", DoubleLife(TargetPlayer()), ShuffleIntoLibrary(THIS))
card(
    "Celestial Mantle",
    "{3}{W}{W}{W}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(3, 3)),
    Whenever(
        DealsDamage(Enchanted(CREATURE), combat=True, to_player=True), DoubleLife(ControllerOf(Enchanted(CREATURE)))
    ),
)
card("Repay in Kind", "{5}{B}{B}", "Sorcery", LifeBecomes(MostLife(least=True), who=EACH_PLAYER))
card(
    "Arbiter of Knollridge",
    "{6}{W}",
    "Creature - Giant Wizard",
    "5/5",
    VIGILANCE,
    When(Enters(THIS), LifeBecomes(MostLife(), who=EACH_PLAYER)),
)
card(
    "Lurking Evil",
    "{B}{B}{B}",
    "Enchantment",
    Activate(
        PayLife(0, HalfUp(LifeOf(YOU))),
        Indefinitely(THIS, Becomes("Creature - Phyrexian Horror", "4/4", still=False), Has(FLYING)),
    ),
)
card(
    "Murderous Betrayal",
    "{B}{B}{B}",
    "Enchantment",
    Activate("{B}{B}", PayLife(0, HalfUp(LifeOf(YOU))), Destroy(Target(NONBLACK, CREATURE), regenerate=False)),
)

# damage that is not dealt
card("Mending Hands", "{W}", "Instant", PreventNext(4, to=AnyTarget()))
card("Healing Salve", "{W}", "Instant", Choose(1, GainLife(3, who=TargetPlayer()), PreventNext(3, to=AnyTarget())))
