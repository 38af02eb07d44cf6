"""Colourless artifacts, planeswalkers and other permanents, A to I."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.conditions import (
    HasCounters,
    Is,
)
from apnap.abilities.costs import EXILE_THIS, SACRIFICE_THIS, TAP_THIS, PayMana, SacrificeSome
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import Both, May
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy, SacrificeIt
from apnap.abilities.effects.outcomes import LoseGame, WinGame
from apnap.abilities.effects.permanents import AttachThis, Tap
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.turns import ReverseTurnOrder, SkipsSteps
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.doing_events import Discards
from apnap.abilities.events.object_events import BecomesTapped, Casts, Enters
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, StateIs, When, Whenever
from apnap.abilities.filters import (
    ARTIFACT,
    BLACK,
    CREATURE,
    LAND,
    NONLAND,
    NONTOKEN,
    OPPONENTS_CONTROL,
    PERMANENT,
    RED,
    UNTAPPED,
    YOU_CONTROL,
    AnyOf,
    SharesCreatureType,
    Subtype,
)
from apnap.abilities.keyword_abilities.equipment_and_vehicles import Crew, Equip, Fortified, Fortify, LivingWeapon
from apnap.abilities.keyword_abilities.flags import (
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    LIFELINK,
    MENACE,
    TRAMPLE,
    VIGILANCE,
)
from apnap.abilities.keyword_abilities.protection import Protection
from apnap.abilities.keyword_actions.venturing import VentureIntoTheDungeon
from apnap.abilities.keyword_actions.voting import Ballot, WillOfTheCouncil
from apnap.abilities.mana import AddIdentityColor, AddMana, AddOneColor
from apnap.abilities.mana_of_others import AddManaTheyCouldMake
from apnap.abilities.mana_spending import AddChosenColor
from apnap.abilities.player_counters import GetCounters, GetsCounters
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU, ControllerOf
from apnap.abilities.selectors import THIS, All, Each, Equipped, That
from apnap.abilities.statics.changes import Gets, GetsForEach, Has
from apnap.abilities.statics.choosing import A_COLOR, CHOSEN_COLOR, ChooseAsEnters
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.statics.damage import DamageKeptOff
from apnap.abilities.statics.entering import EntersTapped
from apnap.abilities.statics.forbidding import CantActivate
from apnap.abilities.statics.limits import AttackLimit
from apnap.abilities.statics.restrictions import DoesntUntap
from apnap.abilities.targets import AnyTarget, Target, TargetPlayer
from apnap.library.cards.tokens import MYR
from apnap.library.pool import card
from apnap.rules.core.constants import DRAW, ENERGY, PLUS, UPKEEP

card(
    "Accorder's Shield",
    "{0}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(0, 3), Has(VIGILANCE)),
    Equip("{3}"),
)
card("Aeon Engine", "{5}", "Artifact", EntersTapped(), Activate(TAP_THIS, EXILE_THIS, ReverseTurnOrder()))
card(
    "Akroma's Memorial",
    "{7}",
    "Legendary Artifact",
    Always(
        Each(CREATURE, YOU_CONTROL),
        Has(FLYING, FIRST_STRIKE, VIGILANCE, TRAMPLE, HASTE, Protection(BLACK, RED)),
    ),
)
card("Aradara Express", "{5}", "Artifact - Vehicle", "8/6", MENACE, Crew(4))
card("Arcane Encyclopedia", "{3}", "Artifact - Book", Activate("{3}", "{T}", Draw(1)))
card("Arcane Signet", "{2}", "Artifact", Activate("{T}", AddIdentityColor()))
card(
    "Argentum Armor",
    "{6}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(6, 6)),
    Whenever(Attacks(Equipped(CREATURE)), Destroy(Target(PERMANENT))),
    Equip("{6}"),
)
card("Ashnod's Altar", "{3}", "Artifact", Activate(SacrificeSome(1, CREATURE), AddMana("{C}{C}")))
card("Azorius Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{W}{U}")))
card(
    "Basilisk Collar",
    "{1}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Has(DEATHTOUCH, LIFELINK)),
    Equip("{2}"),
)
card("Bomat Bazaar Barge", "{4}", "Artifact - Vehicle", "5/5", When(Enters(THIS), Draw(1)), Crew(3))
card("Bonesplitter", "{1}", "Artifact - Equipment", Always(Equipped(CREATURE), Gets(2, 0)), Equip("{1}"))
card("Boros Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{R}{W}")))
card("Bubble Matrix", "{4}", "Artifact", DamageKeptOff(Each(CREATURE)))
card(
    "Butcher's Cleaver",
    "{3}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), Gets(3, 0)),
    Always(Equipped(CREATURE), Has(LIFELINK), condition=Is(Equipped(CREATURE), Subtype("Human"))),
    Equip("{3}"),
)
card("Charcoal Diamond", "{2}", "Artifact", EntersTapped(), Activate("{T}", AddMana("{B}")))
card(
    "Coat of Arms", "{5}", "Artifact", Always(Each(CREATURE), GetsForEach(1, 1, SharesCreatureType(at_least_one=True)))
)
card(
    "Coercive Portal",
    "{4}",
    "Artifact",
    At(
        BeginningOf(UPKEEP, whose=YOU),
        WillOfTheCouncil(
            Ballot("carnage", Both(SacrificeIt(THIS), Destroy(All(NONLAND, PERMANENT)))),
            Ballot("homage", Draw(1)),
        ),
    ),
)
card(
    "Coldsteel Heart",
    "{2}",
    "Snow Artifact",
    EntersTapped(),
    ChooseAsEnters(A_COLOR),
    Activate(TAP_THIS, AddChosenColor()),
)
card(
    "Commander's Sphere",
    "{3}",
    "Artifact",
    Activate("{T}", AddIdentityColor()),
    Activate(SACRIFICE_THIS, Draw(1)),
)
card(
    "Cranial Plating",
    "{2}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), GetsForEach(1, 0, ARTIFACT, YOU_CONTROL)),
    Activate("{B}{B}", AttachThis(Target(CREATURE, YOU_CONTROL))),
    Equip("{1}"),
)
card("Crawlspace", "{3}", "Artifact", AttackLimit(2, whom=YOU))
card("Cultivator's Caravan", "{3}", "Artifact - Vehicle", "5/5", Activate("{T}", AddOneColor()), Crew(3))
card("Cursed Totem", "{2}", "Artifact", CantActivate(CREATURE))
card(
    "Darksteel Axe", "{1}", "Artifact - Equipment", INDESTRUCTIBLE, Always(Equipped(CREATURE), Gets(2, 0)), Equip("{2}")
)
card(
    "Darksteel Garrison",
    "{2}",
    "Artifact - Fortification",
    Always(Fortified(LAND), Has(INDESTRUCTIBLE)),
    Whenever(BecomesTapped(Fortified(LAND)), UntilEndOfTurn(Target(CREATURE), Gets(1, 1))),
    Fortify("{3}"),
)
card("Darksteel Ingot", "{3}", "Artifact", INDESTRUCTIBLE, Activate("{T}", AddOneColor()))
card(
    "Darksteel Reactor",
    "{4}",
    "Artifact",
    INDESTRUCTIBLE,
    At(BeginningOf(UPKEEP, whose=YOU), May(AddCounters(1, "charge", on=THIS))),
    When(StateIs(HasCounters(THIS, 20, "charge")), WinGame()),
)
card("Demon's Horn", "{2}", "Artifact", Whenever(Casts(BLACK, who=EACH_PLAYER), May(GainLife(1))))
card("Dimir Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{U}{B}")))
card(
    "Door to Nothingness",
    "{5}",
    "Artifact",
    EntersTapped(),
    Activate("{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}", TAP_THIS, SACRIFICE_THIS, LoseGame(who=TargetPlayer())),
)
card("Dragon's Claw", "{2}", "Artifact", Whenever(Casts(RED, who=EACH_PLAYER), May(GainLife(1))))
card(
    "Dreamstone Hedron",
    "{6}",
    "Artifact",
    Activate("{T}", AddMana("{C}{C}{C}")),
    Activate("{3}", "{T}", SACRIFICE_THIS, Draw(3)),
)
card(
    "Dungeon Map",
    "{3}",
    "Artifact",
    Activate(TAP_THIS, AddMana("{C}")),
    Activate(PayMana("{3}"), TAP_THIS, VentureIntoTheDungeon(), as_sorcery=True),
)
card("Eon Hub", "{5}", "Artifact", SkipsSteps(UPKEEP, EACH_PLAYER))
card(
    "Fabrication Module",
    "{3}",
    "Artifact",
    Whenever(GetsCounters(ENERGY), AddCounters(1, PLUS, on=Target(CREATURE, YOU_CONTROL))),
    Activate("{4}", "{T}", GetCounters(1, ENERGY)),
)
card("Fellwar Stone", "{2}", "Artifact", Activate("{T}", AddManaTheyCouldMake(LAND, OPPONENTS_CONTROL)))
card("Fire Diamond", "{2}", "Artifact", EntersTapped(), Activate("{T}", AddMana("{R}")))
card("Fireshrieker", "{3}", "Artifact - Equipment", Always(Equipped(CREATURE), Has(DOUBLE_STRIKE)), Equip("{2}"))
card(
    "Flayer Husk",
    "{1}",
    "Artifact - Equipment",
    LivingWeapon(),
    Always(Equipped(CREATURE), Gets(1, 1)),
    Equip("{2}"),
)
card(
    "Genesis Chamber",
    "{2}",
    "Artifact",
    Whenever(
        Enters(NONTOKEN, CREATURE), CreateTokens(1, MYR, who=ControllerOf(That(CREATURE))), provided=Is(THIS, UNTAPPED)
    ),
)
card("Geth's Grimoire", "{4}", "Artifact - Book", Whenever(Discards(who=EACH_OPPONENT), May(Draw(1))))
card("Gilded Lotus", "{5}", "Artifact", Activate("{T}", AddOneColor(amount=3)))
card("Golgari Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{B}{G}")))
card("Gruul Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{R}{G}")))
card(
    "Hall of Triumph",
    "{3}",
    "Legendary Artifact",
    ChooseAsEnters(A_COLOR),
    Always(Each(CREATURE, YOU_CONTROL, CHOSEN_COLOR), Gets(1, 1)),
)
card(
    "Heavy Arbalest",
    "{3}",
    "Artifact - Equipment",
    Always(Equipped(CREATURE), DoesntUntap()),
    Always(Equipped(CREATURE), Has(Activate("{T}", DealDamage(2, to=AnyTarget())))),
    Equip("{4}"),
)
card(
    "Hedron Archive",
    "{4}",
    "Artifact",
    Activate("{T}", AddMana("{C}{C}")),
    Activate("{2}", "{T}", SACRIFICE_THIS, Draw(2)),
)
card("Helm of Awakening", "{2}", "Artifact", SpellsCost(-1))
card(
    "Heraldic Banner",
    "{3}",
    "Artifact",
    ChooseAsEnters(A_COLOR),
    Always(Each(CREATURE, YOU_CONTROL, CHOSEN_COLOR), Gets(1, 0)),
    Activate("{T}", AddChosenColor()),
)
card(
    "Howling Mine",
    "{2}",
    "Artifact",
    At(BeginningOf(DRAW, whose=EACH_PLAYER), Draw(1, who=THAT_PLAYER, additional=True), provided=Is(THIS, UNTAPPED)),
)
card("Icy Manipulator", "{4}", "Artifact", Activate("{1}", "{T}", Tap(Target(AnyOf(ARTIFACT, CREATURE, LAND)))))
card("Izzet Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{U}{R}")))
