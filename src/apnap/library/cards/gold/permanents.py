"""Artifacts, enchantments, planeswalkers and battles of several colours."""

from __future__ import annotations

from apnap.abilities.activated import Loyalty
from apnap.abilities.amounts import THAT_MUCH, CountOf
from apnap.abilities.cards import Enchant, face
from apnap.abilities.effects.creating import CreateTokens, GetEmblem
from apnap.abilities.effects.durations import UntilYourNextTurn
from apnap.abilities.effects.flow import And
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import ReturnToHand
from apnap.abilities.effects.player_actions import Draw, Sacrifice
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import CREATURE, PERMANENT, YOU_CONTROL
from apnap.abilities.keyword_abilities.equipment_and_vehicles import Equip
from apnap.abilities.keyword_abilities.flags import FLYING, LIFELINK, TRAMPLE
from apnap.abilities.keyword_actions.manifest_and_cloak import IsFaceDown, IsTurnedFaceUp
from apnap.abilities.players import DEFENDING_PLAYER, EACH_OPPONENT, THAT_PLAYER
from apnap.abilities.selectors import THIS, Each, Enchanted, Equipped
from apnap.abilities.statics.becoming import SizeIs
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target
from apnap.library.cards.tokens import VAMPIRE
from apnap.library.pool import card
from apnap.rules.core.constants import UPKEEP

card(
    "Armadillo Cloak",
    "{1}{G}{W}",
    "Enchantment - Aura",
    Enchant(CREATURE),
    Always(Enchanted(CREATURE), Gets(2, 2), Has(TRAMPLE)),
    Whenever(DealsDamage(Enchanted(CREATURE)), GainLife(THAT_MUCH)),
)
card(
    "Behemoth Sledge",
    "{1}{G}{W}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(2, 2), Has(TRAMPLE, LIFELINK)),
    Equip("{3}"),
)
card(
    "Campaign of Vengeance",
    "{3}{W}{B}",
    "Enchantment",
    Whenever(Attacks(CREATURE, YOU_CONTROL), And(LoseLife(1, who=DEFENDING_PLAYER), GainLife(1))),
)
card(
    "Invasion of Xerex",
    "{2}{W}{U}",
    "Battle - Siege",
    "4",
    When(Enters(THIS), ReturnToHand(Target(CREATURE, up_to=True))),
    back=face(
        "Vertex Paladin",
        "",
        "Creature - Angel Knight",
        "*/*",
        FLYING,
        SizeIs(CountOf(Each(CREATURE, YOU_CONTROL))),
        colors="WU",
    ),
)
card(
    "Secret Plans",
    "{G}{U}",
    "Enchantment",
    Always(Each(IsFaceDown(), CREATURE, YOU_CONTROL), Gets(0, 1)),
    Whenever(IsTurnedFaceUp(PERMANENT, YOU_CONTROL), Draw(1)),
)
card(
    "Sorin, Solemn Visitor",
    "{2}{W}{B}",
    "Legendary Planeswalker - Sorin",
    "4",
    Loyalty(+1, UntilYourNextTurn(Each(CREATURE, YOU_CONTROL), Gets(1, 0), Has(LIFELINK))),
    Loyalty(-2, CreateTokens(1, VAMPIRE)),
    Loyalty(-6, GetEmblem(At(BeginningOf(UPKEEP, whose=EACH_OPPONENT), Sacrifice(1, CREATURE, who=THAT_PLAYER)))),
)
