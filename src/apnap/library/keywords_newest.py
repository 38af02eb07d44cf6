"""Cards with the newest keyword actions, with outfits, miracles and hideaways."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.conditions import Controls, ControlsMany
from apnap.abilities.costs import TAP_THIS, PayMana
from apnap.abilities.effects.blinking import MayThen
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import Both, If, Lines, Then
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import ReturnToHand
from apnap.abilities.effects.newest_actions import (
    Blight,
    BlightCost,
    DoublePower,
    Earthbend,
    Endure,
    ExchangeControl,
    Incubate,
    TimeTravel,
)
from apnap.abilities.effects.permanents import AddCounters
from apnap.abilities.effects.player_actions import Discard, Draw
from apnap.abilities.filters import CREATURE, LAND, LEGENDARY, NONLAND, PERMANENT, YOU_CONTROL, PowerAtLeast
from apnap.abilities.keywords import DOUBLE_STRIKE, FLYING, HASTE, INDESTRUCTIBLE, MENACE, REACH
from apnap.abilities.mana import AddMana
from apnap.abilities.mechanics.miracles import Hideaway, Miracle, PlayTheExiledCard, TakeTheExiledCard
from apnap.abilities.mechanics.outfits import Fortified, Fortify, Impending, Reconfigure
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.selectors import THIS, Each, Equipped
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.entering import EntersTapped
from apnap.abilities.targets import AnyTarget, Target
from apnap.abilities.triggers import (
    At,
    Attacks,
    BecomesTapped,
    BeginningOf,
    Dies,
    EitherOf,
    Enters,
    Leaves,
    When,
    Whenever,
)
from apnap.library.registry import card
from apnap.rules.words import BEGIN_COMBAT, END

# doubling, exchanging
card("Unleash Fury", "{1}{R}", "Instant", DoublePower(Target(CREATURE)))
card("Double Trouble", "{4}{R}", "Instant", DoublePower(Each(CREATURE, YOU_CONTROL)))
card("Switcheroo", "{4}{U}", "Sorcery", ExchangeControl(Target(CREATURE, count=2)))
card(
    "Phyrexian Infiltrator",
    "{2}{B}",
    "Creature - Phyrexian Minion",
    "2/2",
    Activate("{2}{U}{U}", ExchangeControl(THIS, Target(CREATURE))),
)

# actions
card("Eyes of Gitaxias", "{2}{U}", "Sorcery", Lines(Incubate(3), Draw(1)))
card("Infected Defector", "{4}{W}", "Creature - Phyrexian Knight", "4/3", When(Dies(THIS), Incubate(3)))
card("Dusyut Earthcarver", "{5}{G}", "Creature - Elephant Druid", "4/4", REACH, When(Enters(THIS), Endure(THIS, 3)))
card("Sandskitter Outrider", "{3}{B}", "Creature - Goblin Soldier", "2/1", MENACE, When(Enters(THIS), Endure(THIS, 2)))
card("Earthbending Lesson", "{3}{G}", "Sorcery - Lesson", Earthbend(4))
card("Earth Village Ruffians", "{2}{B/G}", "Creature - Human Soldier Rogue", "3/1", When(Dies(THIS), Earthbend(2)))
card(
    "Sting-Slinger",
    "{2}{R}",
    "Creature - Goblin Warrior",
    "3/3",
    Activate(PayMana("{1}{R}"), TAP_THIS, BlightCost(1), DealDamage(2, to=EACH_OPPONENT)),
)
card(
    "Sinister Gnarlbark",
    "{2}{B}",
    "Creature - Treefolk Warlock",
    "0/4",
    At(BeginningOf(END, whose=YOU), Both(Draw(1), Blight(1))),
)
card(
    "Dream Seizer",
    "{3}{B}",
    "Creature - Faerie Rogue",
    "3/2",
    FLYING,
    When(Enters(THIS), MayThen(Blight(1), Discard(1, who=EACH_OPPONENT))),
)
card("Wibbly-wobbly, Timey-wimey", "{1}{U}", "Sorcery", Lines(TimeTravel(), Draw(1)))

# outfits
card(
    "Rabbit Battery",
    "{R}",
    "Artifact Creature - Equipment Rabbit",
    "1/1",
    HASTE,
    Always(Equipped(CREATURE), Gets(1, 1), Has(HASTE)),
    Reconfigure("{R}"),
)
card(
    "Lizard Blades",
    "{1}{R}",
    "Artifact Creature - Equipment Lizard",
    "1/1",
    DOUBLE_STRIKE,
    Always(Equipped(CREATURE), Has(DOUBLE_STRIKE)),
    Reconfigure("{2}"),
)
card(
    "Darksteel Garrison",
    "{2}",
    "Artifact - Fortification",
    Always(Fortified(LAND), Has(INDESTRUCTIBLE)),
    Whenever(BecomesTapped(Fortified(LAND)), UntilEndOfTurn(Target(CREATURE), Gets(1, 1))),
    Fortify("{3}"),
)
card(
    "Overlord of the Boilerbilges",
    "{4}{R}{R}",
    "Enchantment Creature - Avatar Horror",
    "5/5",
    Impending(4, "{2}{R}{R}"),
    Whenever(EitherOf(Enters(THIS), Attacks(THIS)), DealDamage(4, to=AnyTarget())),
)

card(
    "Overlord of the Floodpits",
    "{3}{U}{U}",
    "Enchantment Creature - Avatar Horror",
    "5/3",
    Impending(4, "{1}{U}{U}"),
    FLYING,
    Whenever(EitherOf(Enters(THIS), Attacks(THIS)), Then(Draw(2), Discard(1))),
)

# miracles and hideaways
card("Thunderous Wrath", "{4}{R}{R}", "Instant", DealDamage(5, to=AnyTarget()), Miracle("{R}"))
card(
    "Devastation Tide",
    "{3}{U}{U}",
    "Sorcery",
    ReturnToHand(Each(NONLAND, PERMANENT)),
    Miracle("{1}{U}"),
)
card(
    "Watcher for Tomorrow",
    "{1}{U}",
    "Creature - Human Wizard",
    "2/1",
    Hideaway(4),
    EntersTapped(),
    When(Leaves(THIS), TakeTheExiledCard()),
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
    "Fight Rigging",
    "{2}{G}",
    "Enchantment",
    Hideaway(5),
    At(
        BeginningOf(BEGIN_COMBAT, whose=YOU),
        Then(
            AddCounters(1, "+1/+1", Target(CREATURE, YOU_CONTROL)),
            If(Controls(YOU, CREATURE, PowerAtLeast(7)), PlayTheExiledCard()),
        ),
    ),
)
