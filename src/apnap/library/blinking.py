"""Cards that exile and return, that care for cycling, and that let players live without life."""

from __future__ import annotations

from apnap.abilities.activated import Equip
from apnap.abilities.amounts import LifeOf, Times
from apnap.abilities.conditions import AtLeast
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.blinking import MayThen, ReturnExiled
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.delayed import AtNext
from apnap.abilities.effects.flow import May, Then
from apnap.abilities.effects.life_totals import LifeLost
from apnap.abilities.effects.moves import Exile
from apnap.abilities.effects.outcomes import LoseGame
from apnap.abilities.effects.payment import MayPay
from apnap.abilities.effects.permanents import AddCounters
from apnap.abilities.effects.player_actions import Discard, Draw, GainLife, Sacrifice
from apnap.abilities.effects.reflexive import StateIs
from apnap.abilities.filters import CREATURE, OTHER, PERMANENT, YOU_CONTROL
from apnap.abilities.keywords import FLYING, VIGILANCE
from apnap.abilities.mechanics.cycling import CyclesACard
from apnap.abilities.players import EACH_PLAYER, YOU
from apnap.abilities.selectors import THIS, Equipped
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.rules import LivesWithoutLife
from apnap.abilities.targets import AnyTarget, Target
from apnap.abilities.triggers import DealsDamage, Enters, LosesLife, When, Whenever
from apnap.library.registry import card
from apnap.rules.words import END, PLUS

# exile and return
card("Cloudshift", "{W}", "Instant", Then(Exile(Target(CREATURE, YOU_CONTROL)), ReturnExiled(under=YOU)))
card(
    "Flickerwisp",
    "{1}{W}{W}",
    "Creature - Elemental",
    "3/1",
    FLYING,
    When(Enters(THIS), Exile(Target(OTHER, PERMANENT)), AtNext(END, ReturnExiled())),
)
card(
    "Glimmerpoint Stag",
    "{2}{W}{W}",
    "Creature - Elk",
    "3/3",
    VIGILANCE,
    When(Enters(THIS), Exile(Target(OTHER, PERMANENT)), AtNext(END, ReturnExiled())),
)

# cycling
card(
    "Astral Slide",
    "{2}{W}",
    "Enchantment",
    Whenever(CyclesACard(EACH_PLAYER), MayThen(Exile(Target(CREATURE)), AtNext(END, ReturnExiled()))),
)
card(
    "Lightning Rift",
    "{1}{R}",
    "Enchantment",
    Whenever(CyclesACard(EACH_PLAYER), MayPay(PayMana("{1}"), DealDamage(2, to=AnyTarget()))),
)
card(
    "Invigorating Boon",
    "{1}{G}",
    "Enchantment",
    Whenever(CyclesACard(EACH_PLAYER), May(AddCounters(1, PLUS, on=Target(CREATURE)))),
)
card(
    "Mask of Memory",
    "{2}",
    "Artifact - Equipment",
    Whenever(DealsDamage(Equipped(CREATURE), combat=True, to_player=True), MayThen(Draw(2), Discard(1))),
    Equip("{1}"),
)

# life that may run out
card(
    "Transcendence",
    "{3}{W}{W}{W}",
    "Enchantment",
    Always(YOU, LivesWithoutLife()),
    When(StateIs(AtLeast(LifeOf(YOU), 20)), LoseGame()),
    Whenever(LosesLife(), GainLife(Times(2, LifeLost()))),
)
card(
    "Lich's Tomb",
    "{4}",
    "Artifact",
    Always(YOU, LivesWithoutLife()),
    Whenever(LosesLife(), Sacrifice(LifeLost(), PERMANENT)),
)
