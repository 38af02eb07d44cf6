"""Legendary creatures to lead a deck, and others beside them."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import THAT_MUCH
from apnap.abilities.cards import token
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import Destroy, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.permanents import AddCounters, CreateTokens
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import (
    ATTACKING,
    BLACK,
    BLOCKING,
    CREATURE,
    INSTANT,
    NONTOKEN,
    OTHER,
    PERMANENT,
    RED,
    SORCERY,
    YOU_CONTROL,
    AnyOf,
    Subtype,
    With,
)
from apnap.abilities.keywords import (
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    LIFELINK,
    SHROUD,
    TRAMPLE,
    VIGILANCE,
)
from apnap.abilities.mechanics.attacking import Annihilator
from apnap.abilities.mechanics.blocking import BlocksAnything
from apnap.abilities.mechanics.copying_spells import CastsThis
from apnap.abilities.mechanics.graveyards import OwnerShufflesGraveyard, PutIntoGraveyard
from apnap.abilities.mechanics.partners import Partner
from apnap.abilities.mechanics.protection import Protection
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import AnyTarget, Target, TargetCard
from apnap.abilities.triggers import At, Attacks, BeginningOf, Casts, DealsDamage, Dies, When, Whenever
from apnap.library.registry import card
from apnap.library.tokens import SAPROLING
from apnap.rules.words import PLUS, UPKEEP

DRAKE: Final = token("Drake Token", "Creature - Drake", "2/2", FLYING, colors="U")
SPELL: Final = AnyOf(INSTANT, SORCERY)

# of no colour
card(
    "Kozilek, Butcher of Truth",
    "{10}",
    "Legendary Creature - Eldrazi",
    "12/12",
    When(CastsThis(), Draw(4)),
    Annihilator(4),
    When(PutIntoGraveyard(THIS), OwnerShufflesGraveyard()),
)
card(
    "Ulamog, the Infinite Gyre",
    "{11}",
    "Legendary Creature - Eldrazi",
    "10/10",
    When(CastsThis(), Destroy(Target(PERMANENT))),
    INDESTRUCTIBLE,
    Annihilator(4),
    When(PutIntoGraveyard(THIS), OwnerShufflesGraveyard()),
)
card(
    "Artisan of Kozilek",
    "{9}",
    "Creature - Eldrazi",
    "10/9",
    When(CastsThis(), May(ReturnToBattlefield(TargetCard(CREATURE)))),
    Annihilator(2),
)

# partners
card(
    "Ravos, Soultender",
    "{3}{W}{B}",
    "Legendary Creature - Human Cleric",
    "2/2",
    FLYING,
    Always(Each(OTHER, CREATURE, YOU_CONTROL), Gets(1, 1)),
    At(BeginningOf(UPKEEP, whose=YOU), May(ReturnToHand(TargetCard(CREATURE)))),
    Partner(),
)
card(
    "Tana, the Bloodsower",
    "{2}{R}{G}",
    "Legendary Creature - Elf Druid",
    "2/2",
    TRAMPLE,
    Whenever(DealsDamage(THIS, combat=True, to_player=True), CreateTokens(THAT_MUCH, SAPROLING)),
    Partner(),
)
card(
    "Ishai, Ojutai Dragonspeaker",
    "{2}{W}{U}",
    "Legendary Creature - Bird Monk",
    "1/1",
    FLYING,
    Whenever(Casts(who=EACH_OPPONENT), AddCounters(1, PLUS, on=THIS)),
    Partner(),
)

# white and blue
card(
    "Kangee, Sky Warden",
    "{3}{W}{U}",
    "Legendary Creature - Bird Wizard",
    "3/3",
    FLYING,
    VIGILANCE,
    Whenever(Attacks(THIS), UntilEndOfTurn(Each(ATTACKING, CREATURE, With(FLYING)), Gets(2, 0))),
    Whenever(BlocksAnything(THIS), UntilEndOfTurn(Each(BLOCKING, CREATURE, With(FLYING)), Gets(0, 2))),
)
card(
    "Empyrean Eagle",
    "{1}{W}{U}",
    "Creature - Bird Spirit",
    "2/3",
    FLYING,
    Always(Each(OTHER, CREATURE, YOU_CONTROL, With(FLYING)), Gets(1, 1)),
)
card(
    "Thunderclap Wyvern",
    "{2}{W}{U}",
    "Creature - Drake",
    "2/3",
    FLASH,
    FLYING,
    Always(Each(OTHER, CREATURE, YOU_CONTROL, With(FLYING)), Gets(1, 1)),
)
card(
    "Akroma, Angel of Wrath",
    "{5}{W}{W}{W}",
    "Legendary Creature - Angel",
    "6/6",
    FLYING,
    FIRST_STRIKE,
    VIGILANCE,
    TRAMPLE,
    HASTE,
    Protection(BLACK, RED),
)
card(
    "Lyra Dawnbringer",
    "{3}{W}{W}",
    "Legendary Creature - Angel",
    "5/5",
    FLYING,
    FIRST_STRIKE,
    LIFELINK,
    Always(Each(OTHER, Subtype("Angel"), YOU_CONTROL), Gets(1, 1), Has(LIFELINK)),
)
card(
    "Talrand, Sky Summoner",
    "{2}{U}{U}",
    "Legendary Creature - Merfolk Wizard",
    "2/2",
    Whenever(Casts(SPELL), CreateTokens(1, DRAKE)),
)

# black and red
card(
    "Judith, the Scourge Diva",
    "{1}{B}{R}",
    "Legendary Creature - Human Shaman",
    "2/2",
    Always(Each(OTHER, CREATURE, YOU_CONTROL), Gets(1, 0)),
    Whenever(Dies(NONTOKEN, CREATURE, YOU_CONTROL), DealDamage(1, to=AnyTarget())),
)
card(
    "Drana, Liberator of Malakir",
    "{1}{B}{B}",
    "Legendary Creature - Vampire Ally",
    "2/3",
    FLYING,
    FIRST_STRIKE,
    Whenever(
        DealsDamage(THIS, combat=True, to_player=True),
        AddCounters(1, PLUS, on=Each(ATTACKING, CREATURE, YOU_CONTROL)),
    ),
)

# green
card("Kodama of the North Tree", "{2}{G}{G}{G}", "Legendary Creature - Spirit", "6/4", TRAMPLE, SHROUD)
