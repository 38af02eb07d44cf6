"""Blue creatures, J to Z."""

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Activate
from apnap.abilities.cards import face
from apnap.abilities.casual.commanders import LIEUTENANT
from apnap.abilities.conditions import CastThisTurn, Controls, HasKeyword
from apnap.abilities.costs import SACRIFICE_THIS, TAP_THIS
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.durations import ForAsLongAs, UntilEndOfTurn, YouControlThis
from apnap.abilities.effects.flow import May, Then
from apnap.abilities.effects.moves import ReturnToHand, SacrificeIt
from apnap.abilities.effects.permanents import PhaseOut
from apnap.abilities.effects.player_actions import Discard, Draw, Mill
from apnap.abilities.events.combat_events import Attacks, BlocksAnything
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import Casts, Dies, Enters, Leaves, PhasesIn, PhasesOut
from apnap.abilities.events.patterns import EitherOf
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, StateIs, When, Whenever
from apnap.abilities.filters import (
    ARTIFACT,
    CREATURE,
    INSTANT,
    OPPONENTS_CONTROL,
    OTHER,
    SORCERY,
    YOU_CONTROL,
    AnyOf,
    ManaValueAtMost,
    Subtype,
    every,
)
from apnap.abilities.keyword_abilities.alternative_costs import Evoke, Impending, Surge
from apnap.abilities.keyword_abilities.attacking import Dethrone
from apnap.abilities.keyword_abilities.bestow_and_mutate import Bestow, Mutate, Mutates
from apnap.abilities.keyword_abilities.blocking_and_damage import Afflict, Ingest, Landwalk
from apnap.abilities.keyword_abilities.casting import Prowess
from apnap.abilities.keyword_abilities.cycling import Cycling, Typecycling, WhenCycled
from apnap.abilities.keyword_abilities.day_and_night import DAYBOUND, NIGHTBOUND
from apnap.abilities.keyword_abilities.entering_triggers import Exploit, Exploits
from apnap.abilities.keyword_abilities.flags import DEFENDER, DEVOID, FLASH, FLYING, HEXPROOF, PHASING, SKULK, VIGILANCE
from apnap.abilities.keyword_abilities.graveyard import Embalm, Encore, Eternalize
from apnap.abilities.keyword_abilities.graveyard_casting import GainFlashback
from apnap.abilities.keyword_abilities.joining_attackers import Ninjutsu
from apnap.abilities.keyword_abilities.miracle_and_hideaway import Hideaway, TakeTheExiledCard
from apnap.abilities.keyword_abilities.morph_and_disguise import HasMorph, Morph
from apnap.abilities.keyword_abilities.pairs import BOTH_PAIRED, PAIRED, PartnerWith, Soulbond
from apnap.abilities.keyword_abilities.protection import Ward
from apnap.abilities.keyword_actions.combat import Goad
from apnap.abilities.keyword_actions.library import Fateseal, Scry
from apnap.abilities.keyword_actions.manifest_and_cloak import IsTurnedFaceUp, TurnFaceDown
from apnap.abilities.keyword_actions.revealing import OpponentSeparates
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.keyword_actions.strengthening import Adapt
from apnap.abilities.keyword_actions.transform_and_meld import Flip, Transform
from apnap.abilities.keyword_actions.voting import Clash
from apnap.abilities.mana import AddMana
from apnap.abilities.mana_spending import AddManaOnly
from apnap.abilities.opening_hand import MayRevealThis
from apnap.abilities.player_counters import GetCounters, PayCounters
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.selectors import THIS, Each, Enchanted
from apnap.abilities.statics.becoming import IsNow
from apnap.abilities.statics.changes import Gets, Has, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.copying import EntersAsCopy, IsSize
from apnap.abilities.statics.entering import EntersTapped
from apnap.abilities.statics.restrictions import CantAttackUnless, CantBeBlocked, DefendingPlayer
from apnap.abilities.targets import AnyTarget, Target, TargetCard, TargetPlayer
from apnap.library.cards.common import ALL_SLIVER_CREATURES, ALL_SLIVERS
from apnap.library.cards.tokens import DRAKE, WHITE_BLUE_KNIGHT
from apnap.library.pool import card
from apnap.rules.ch2_cards.printed import FLIP
from apnap.rules.core.constants import BEGIN_COMBAT, ENERGY, UPKEEP

ANYTHING = every(())

card("Jeering Homunculus", "{1}{U}", "Creature - Homunculus", "0/4", When(Enters(THIS), May(Goad(Target(CREATURE)))))
card("Jwar Isle Avenger", "{4}{U}", "Creature - Sphinx", "3/3", Surge("{2}{U}"), FLYING)
card(
    "Lord of Atlantis",
    "{U}{U}",
    "Creature - Merfolk",
    "2/2",
    Always(Each(OTHER, Subtype("Merfolk")), Gets(1, 1), Has(Landwalk(Subtype("Island")))),
)
card(
    "Lord of the Unreal",
    "{U}{U}",
    "Creature - Human Wizard",
    "2/2",
    Always(Each(Subtype("Illusion"), CREATURE, YOU_CONTROL), Gets(1, 1), Has(HEXPROOF)),
)
card(
    "Lore Weaver",
    "{3}{U}",
    "Creature - Human Wizard",
    "2/2",
    PartnerWith("Ley Weaver"),
    Activate("{5}{U}{U}", Draw(2, who=TargetPlayer())),
)
card(
    "Loyal Drake",
    "{2}{U}",
    "Creature - Drake",
    "2/2",
    FLYING,
    At(BeginningOf(BEGIN_COMBAT, whose=YOU), Draw(1), provided=LIEUTENANT),
)
card("Mahamoti Djinn", "{4}{U}{U}", "Creature - Djinn", "5/6", FLYING)
card("Man-o'-War", "{2}{U}", "Creature - Jellyfish", "2/2", When(Enters(THIS), ReturnToHand(Target(CREATURE))))
card(
    "Marauding Brinefang",
    "{5}{U}{U}",
    "Creature - Dinosaur",
    "6/7",
    Ward("{3}"),
    Typecycling("{2}", Subtype("Island")),
)
card("Marchesa's Emissary", "{3}{U}", "Creature - Human Rogue", "2/2", HEXPROOF, Dethrone())
card(
    "Master of the Veil",
    "{2}{U}{U}",
    "Creature - Human Wizard",
    "2/3",
    Morph("{2}{U}"),
    When(IsTurnedFaceUp(THIS), May(TurnFaceDown(Target(CREATURE, HasMorph())))),
)
card(
    "Master Thief",
    "{2}{U}{U}",
    "Creature - Human Rogue",
    "2/2",
    When(Enters(THIS), ForAsLongAs(YouControlThis(), Target(ARTIFACT), YouControl())),
)
card("Merfolk Looter", "{1}{U}", "Creature - Merfolk Rogue", "1/1", Activate("{T}", Then(Draw(1), Discard(1))))
card(
    "Mesmeric Sliver",
    "{3}{U}",
    "Creature - Sliver",
    "2/2",
    Always(ALL_SLIVERS, Has(When(Enters(THIS), May(Fateseal(1))))),
)
card(
    "Minister of Inquiries",
    "{U}",
    "Creature - Vedalken Advisor",
    "1/2",
    When(Enters(THIS), GetCounters(2, ENERGY)),
    Activate("{T}", PayCounters(1, ENERGY), Mill(3, who=TargetPlayer())),
)
card("Mirror Image", "{2}{U}", "Creature - Shapeshifter", "0/0", EntersAsCopy(CREATURE, YOU_CONTROL))
card("Mist Intruder", "{1}{U}", "Creature - Eldrazi Drone", "1/2", DEVOID, FLYING, Ingest())
card(
    "Mnemonic Sliver",
    "{2}{U}",
    "Creature - Sliver",
    "2/2",
    Always(ALL_SLIVERS, Has(Activate("{2}", SACRIFICE_THIS, Draw(1)))),
)
card("Monastery Flock", "{2}{U}", "Creature - Bird", "0/5", DEFENDER, FLYING, Morph("{U}"))
card("Mulldrifter", "{4}{U}", "Creature - Elemental", "2/2", FLYING, When(Enters(THIS), Draw(2)), Evoke("{2}{U}"))
card(
    "Nimbus Naiad",
    "{2}{U}",
    "Enchantment Creature - Nymph",
    "2/2",
    Bestow("{4}{U}"),
    FLYING,
    Always(Enchanted(CREATURE), Gets(2, 2), Has(FLYING)),
)
card(
    "Ninja of the Deep Hours",
    "{3}{U}",
    "Creature - Human Ninja",
    "2/2",
    Ninjutsu("{1}{U}"),
    Whenever(DealsDamage(THIS, combat=True, to_player=True), May(Draw(1))),
)
card(
    "Omen Hawker",
    "{U}",
    "Creature - Octopus Advisor",
    "1/1",
    Activate("{T}", AddManaOnly(AddMana("{C}{U}"), abilities=ANYTHING, many=True)),
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
card(
    "Paperfin Rascal",
    "{2}{U}",
    "Creature - Merfolk Rogue",
    "2/2",
    When(Enters(THIS), Clash(AddCounters(1, "+1/+1", on=THIS))),
)
card("Phantom Warrior", "{1}{U}{U}", "Creature - Illusion Warrior", "2/2", Always(THIS, CantBeBlocked()))
card(
    "Phyrexian Metamorph",
    "{3}{U/P}",
    "Artifact Creature - Phyrexian Shapeshifter",
    "0/0",
    EntersAsCopy(AnyOf(ARTIFACT, CREATURE), IsNow("Artifact", also="types")),
)
card(
    "Pouncing Shoreshark",
    "{4}{U}",
    "Creature - Shark Beast",
    "4/3",
    Mutate("{3}{U}"),
    FLASH,
    Whenever(Mutates(), May(ReturnToHand(Target(CREATURE, OPPONENTS_CONTROL)))),
)
card(
    "Prodigal Sorcerer",
    "{2}{U}",
    "Creature - Human Wizard Sorcerer",
    "1/1",
    Activate("{T}", DealDamage(1, to=AnyTarget())),
)
card("Prophet of Distortion", "{U}", "Creature - Eldrazi Drone", "1/2", DEVOID, Activate("{3}{C}", Draw(1)))
card("Proven Combatant", "{U}", "Creature - Human Warrior", "1/1", Eternalize("{4}{U}{U}"))
card("Psychic Membrane", "{2}{U}", "Creature - Wall", "0/3", DEFENDER, Whenever(BlocksAnything(THIS), May(Draw(1))))
card("Quicksilver Gargantuan", "{5}{U}{U}", "Creature - Shapeshifter", "7/7", EntersAsCopy(CREATURE, IsSize("7/7")))
card("Rainbow Efreet", "{3}{U}", "Creature - Efreet", "3/1", FLYING, Activate("{U}{U}", PhaseOut(THIS)))
card("Sandbar Crocodile", "{4}{U}", "Creature - Crocodile", "6/5", PHASING)
card(
    "Sea Serpent",
    "{5}{U}",
    "Creature - Serpent",
    "5/5",
    Always(THIS, CantAttackUnless(Controls(DefendingPlayer(), Subtype("Island")))),
    When(StateIs(Controls(YOU, Subtype("Island"), none=True)), SacrificeIt(THIS)),
)
card(
    "Shimmering Efreet",
    "{2}{U}",
    "Creature - Efreet",
    "2/2",
    FLYING,
    PHASING,
    Whenever(PhasesIn(THIS), PhaseOut(Target(CREATURE))),
)
card(
    "Shipwreck Moray",
    "{3}{U}",
    "Creature - Fish",
    "0/5",
    When(Enters(THIS), GetCounters(4, ENERGY)),
    Activate(PayCounters(1, ENERGY), UntilEndOfTurn(THIS, Gets(2, -2))),
)
card(
    "Sidisi's Faithful",
    "{U}",
    "Creature - Snake Wizard",
    "0/4",
    Exploit(),
    When(Exploits(), ReturnToHand(Target(CREATURE))),
)
card("Skitter Eel", "{3}{U}", "Creature - Fish Crab", "3/3", Activate("{2}{U}", Adapt(2)))
card(
    "Snapcaster Mage",
    "{1}{U}",
    "Creature - Human Wizard",
    "2/1",
    FLASH,
    When(Enters(THIS), GainFlashback(TargetCard(AnyOf(INSTANT, SORCERY)))),
)
card(
    "Spellseeker",
    "{2}{U}",
    "Creature - Human Wizard",
    "1/1",
    When(Enters(THIS), May(SearchLibrary(AnyOf(INSTANT, SORCERY), ManaValueAtMost(2)))),
)
card("Spellweaver Eternal", "{1}{U}", "Creature - Zombie Snake Wizard", "2/1", Prowess(), Afflict(2))
card(
    "Sphinx of Foresight",
    "{2}{U}{U}",
    "Creature - Sphinx",
    "4/4",
    MayRevealThis(AtNext(UPKEEP, Scry(3), whose=YOU, first=True)),
    FLYING,
    At(BeginningOf(UPKEEP, whose=YOU), Scry(1)),
)
card("Sphinx of Uthuun", "{5}{U}{U}", "Creature - Sphinx", "5/6", FLYING, When(Enters(THIS), OpponentSeparates(5)))
card("Spire Monitor", "{4}{U}", "Creature - Phyrexian Drake", "3/3", FLASH, FLYING)
card("Stitched Assistant", "{2}{U}", "Creature - Zombie", "3/2", Exploit(), When(Exploits(), Then(Scry(1), Draw(1))))
card("Storm Crow", "{1}{U}", "Creature - Bird", "1/2", FLYING)
card(
    "Student of Elements",
    "{1}{U}",
    "Creature - Human Wizard",
    "1/1",
    When(StateIs(HasKeyword(THIS, FLYING)), Flip(THIS)),
    back=face(
        "Tobita, Master of Winds",
        "",
        "Legendary Creature - Human Wizard",
        "3/3",
        Always(Each(CREATURE, YOU_CONTROL), Has(FLYING)),
    ),
    layout=FLIP,
)
card("Stunt Double", "{3}{U}", "Creature - Shapeshifter", "0/0", FLASH, EntersAsCopy(CREATURE))
card(
    "Suspicious Stowaway",
    "{1}{U}",
    "Creature - Human Rogue Werewolf",
    "1/1",
    Always(THIS, CantBeBlocked()),
    Whenever(DealsDamage(THIS, combat=True, to_player=True), Then(Draw(1), Discard(1))),
    DAYBOUND,
    back=face(
        "Seafaring Werewolf",
        "",
        "Creature - Werewolf",
        "2/1",
        Always(THIS, CantBeBlocked()),
        Whenever(DealsDamage(THIS, combat=True, to_player=True), Draw(1)),
        NIGHTBOUND,
        colors="G",
    ),
)
card("Tah-Crop Skirmisher", "{1}{U}", "Creature - Snake Warrior", "2/1", Embalm("{3}{U}"))
INSTANT_OR_SORCERY: Final = AnyOf(INSTANT, SORCERY)
card(
    "Talrand, Sky Summoner",
    "{2}{U}{U}",
    "Legendary Creature - Merfolk Wizard",
    "2/2",
    Whenever(Casts(INSTANT_OR_SORCERY), CreateTokens(1, DRAKE)),
)
card("Teferi's Drake", "{2}{U}", "Creature - Drake", "3/2", FLYING, PHASING)
card(
    "Teferi's Imp",
    "{2}{U}",
    "Creature - Imp",
    "1/1",
    FLYING,
    PHASING,
    Whenever(PhasesOut(THIS), Discard(1)),
    Whenever(PhasesIn(THIS), Draw(1)),
)
card(
    "Thieving Magpie",
    "{2}{U}{U}",
    "Creature - Bird",
    "1/3",
    FLYING,
    Whenever(DealsDamage(THIS, to=EACH_OPPONENT), Draw(1)),
)
card("Trove Tracker", "{2}{U}", "Creature - Human Pirate", "2/2", When(Dies(THIS), Draw(1)), Encore("{5}{U}{U}"))
card(
    "Uninvited Geist",
    "{2}{U}",
    "Creature - Spirit",
    "2/2",
    SKULK,
    When(DealsDamage(THIS, combat=True, to_player=True), Transform(THIS)),
    back=face("Unimpeded Trespasser", "", "Creature - Spirit", "3/3", Always(THIS, CantBeBlocked()), colors="U"),
)
card(
    "Vodalian Arcanist",
    "{1}{U}",
    "Creature - Merfolk Wizard",
    "1/3",
    Activate(TAP_THIS, AddManaOnly(AddMana("{C}"), cast=AnyOf(INSTANT, SORCERY))),
)
card("Wall of Deceit", "{1}{U}", "Creature - Wall", "0/5", DEFENDER, Activate("{3}", TurnFaceDown(THIS)), Morph("{U}"))
card(
    "Watcher for Tomorrow",
    "{1}{U}",
    "Creature - Human Wizard",
    "2/1",
    Hideaway(4),
    EntersTapped(),
    When(Leaves(THIS), TakeTheExiledCard()),
)
card("Waterfall Aerialist", "{3}{U}", "Creature - Djinn Wizard", "3/1", FLYING, Ward("{2}"))
card(
    "Windcaller Aven",
    "{4}{U}{U}",
    "Creature - Bird Wizard",
    "4/3",
    FLYING,
    Cycling("{U}"),
    WhenCycled(UntilEndOfTurn(Target(CREATURE), Has(FLYING))),
)
card("Wind Drake", "{2}{U}", "Creature - Drake", "2/2", FLYING)
card(
    "Wingcrafter",
    "{U}",
    "Creature - Human Wizard",
    "1/1",
    Soulbond(),
    Always(BOTH_PAIRED, Has(FLYING), condition=PAIRED),
)
card("Winged Sliver", "{1}{U}", "Creature - Sliver", "1/1", Always(ALL_SLIVER_CREATURES, Has(FLYING)))
card(
    "Xerex Strobe-Knight",
    "{2}{U}",
    "Creature - Human Knight",
    "2/2",
    FLYING,
    VIGILANCE,
    Activate(TAP_THIS, CreateTokens(1, WHITE_BLUE_KNIGHT), provided=CastThisTurn(2)),
)
