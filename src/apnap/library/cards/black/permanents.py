"""Black artifacts, enchantments, planeswalkers and battles."""

from __future__ import annotations

from apnap.abilities.activated import Activate, Loyalty
from apnap.abilities.amounts import THAT_MUCH, HalfUp, LifeOf
from apnap.abilities.cards import Enchant
from apnap.abilities.costs import PayLife, PayMana
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import Indefinitely
from apnap.abilities.effects.flow import And
from apnap.abilities.effects.life import GainLife, LifeBecomes, LoseLife
from apnap.abilities.effects.moves import (
    Counter,
    Destroy,
    ReturnBeing,
    ReturnToBattlefield,
    ReturnToHand,
)
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.effects.player_actions import Discard, Draw, Mill, Sacrifice
from apnap.abilities.effects.turns import ControlNextTurn
from apnap.abilities.events.combat_events import AttacksWhom
from apnap.abilities.events.doing_events import Discards
from apnap.abilities.events.object_events import BecomesTapped, Casts, Dies
from apnap.abilities.events.player_events import BeginningOf, GainsLife, LosesLife
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import (
    BLACK,
    CREATURE,
    LAND,
    NONBLACK,
    PLANESWALKER,
    YOU_CONTROL,
    AnyOf,
    Not,
    Subtype,
)
from apnap.abilities.keyword_abilities.flags import FEAR, FLYING
from apnap.abilities.keyword_abilities.sagas_and_levels import Chapter
from apnap.abilities.opening_hand import MayBeginWithThis
from apnap.abilities.players import EACH_OPPONENT, EACH_OTHER_PLAYER, EACH_PLAYER, THAT_PLAYER, YOU, ControllerOf
from apnap.abilities.selectors import IT, THIS, Each, Enchanted, That, Wherever
from apnap.abilities.statics.becoming import IsChosenType, IsNow
from apnap.abilities.statics.changes import Becomes, Gets, Has
from apnap.abilities.statics.choosing import A_COLOR, A_CREATURE_TYPE, CHOSEN_COLOR, CHOSEN_TYPE, ChooseAsEnters
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.replacements import ExiledInstead, GainsMore, NextDraw
from apnap.abilities.targets import AnyTarget, Target, TargetCard, TargetOpponent, TargetPlayer
from apnap.library.cards.tokens import ZOMBIE
from apnap.library.pool import card
from apnap.rules.core.constants import UPKEEP

card("Bad Moon", "{1}{B}", "Enchantment", Always(Each(BLACK, CREATURE), Gets(1, 1)))
card("Blight", "{B}{B}", "Enchantment - Aura", Enchant(LAND), When(BecomesTapped(Enchanted(LAND)), Destroy(IT)))
card(
    "Blood Reckoning",
    "{3}{B}",
    "Enchantment",
    Whenever(AttacksWhom(CREATURE, whom=YOU, permanents=True), LoseLife(1, who=ControllerOf(That(CREATURE)))),
)
card(
    "Bottomless Pit",
    "{1}{B}{B}",
    "Enchantment",
    At(BeginningOf(UPKEEP, whose=EACH_PLAYER), Discard(1, who=THAT_PLAYER, at_random=True)),
)
card(
    "Conspiracy",
    "{3}{B}{B}",
    "Enchantment",
    ChooseAsEnters(A_CREATURE_TYPE),
    Always(Wherever(CREATURE, YOU_CONTROL), IsChosenType()),
)
card(
    "Cover of Darkness",
    "{1}{B}",
    "Enchantment",
    ChooseAsEnters(A_CREATURE_TYPE),
    Always(Each(CREATURE, CHOSEN_TYPE), Has(FEAR)),
)
card(
    "Curse of Wizardry",
    "{2}{B}{B}",
    "Enchantment",
    ChooseAsEnters(A_COLOR),
    Whenever(Casts(CHOSEN_COLOR, who=EACH_PLAYER), LoseLife(1, who=THAT_PLAYER)),
)
card(
    "Demonic Vigor",
    "{B}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(1, 1)),
    When(Dies(Enchanted(CREATURE)), ReturnToHand(That(card=True))),
)
card("Exquisite Blood", "{4}{B}", "Enchantment", Whenever(LosesLife(EACH_OPPONENT), GainLife(THAT_MUCH)))
card(
    "Grave Pact",
    "{1}{B}{B}{B}",
    "Enchantment",
    Whenever(Dies(CREATURE, YOU_CONTROL), Sacrifice(1, CREATURE, who=EACH_OTHER_PLAYER)),
)
card("Leyline of the Void", "{2}{B}{B}", "Enchantment", MayBeginWithThis(), ExiledInstead(EACH_OPPONENT))
card(
    "Liliana, Death's Majesty",
    "{3}{B}{B}",
    "Legendary Planeswalker - Liliana",
    "5",
    Loyalty(+1, CreateTokens(1, ZOMBIE), Mill(2)),
    Loyalty(-3, ReturnBeing(TargetCard(CREATURE), IsNow("Zombie", color="B", also="colors and types"))),
    Loyalty(-7, Destroy(Each(Not(Subtype("Zombie")), CREATURE))),
)
card("Liliana's Caress", "{1}{B}", "Enchantment", Whenever(Discards(who=EACH_OPPONENT), LoseLife(2, who=THAT_PLAYER)))
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
card(
    "Nether Void",
    "{3}{B}",
    "World Enchantment",
    Whenever(Casts(who=EACH_PLAYER), UnlessPays(THAT_PLAYER, PayMana("{3}"), Counter(IT))),
)
card("Phyrexian Arena", "{1}{B}{B}", "Enchantment", At(BeginningOf(UPKEEP, whose=YOU), And(Draw(1), LoseLife(1))))
card("Sanguine Bond", "{3}{B}{B}", "Enchantment", Whenever(GainsLife(), LoseLife(THAT_MUCH, who=TargetOpponent())))
card(
    "Sorin Markov",
    "{3}{B}{B}{B}",
    "Legendary Planeswalker - Sorin",
    "4",
    Loyalty(+2, And(DealDamage(2, to=AnyTarget()), GainLife(2))),
    Loyalty(-3, LifeBecomes(10, who=TargetOpponent())),
    Loyalty(-7, ControlNextTurn(TargetPlayer())),
)
card("Tainted Remedy", "{2}{B}", "Enchantment", GainsMore(-1, who=EACH_OPPONENT))
card(
    "The Eldest Reborn",
    "{4}{B}",
    "Enchantment - Saga",
    Chapter("I", Sacrifice(1, AnyOf(CREATURE, PLANESWALKER), who=EACH_OPPONENT)),
    Chapter("II", Discard(1, who=EACH_OPPONENT)),
    Chapter("III", ReturnToBattlefield(TargetCard(AnyOf(CREATURE, PLANESWALKER), whose=EACH_PLAYER))),
)
card("Unholy Strength", "{B}", "Enchantment - Aura", Enchant(CREATURE), Always(Enchanted(CREATURE), Gets(2, 1)))
card("Weakness", "{B}", "Enchantment - Aura", Enchant(CREATURE), Always(Enchanted(CREATURE), Gets(-2, -1)))
card("Words of Waste", "{2}{B}", "Enchantment", Activate("{1}", NextDraw(Discard(1, who=EACH_OPPONENT))))
