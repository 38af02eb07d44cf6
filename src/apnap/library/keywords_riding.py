"""Cards with later keyword actions, and with keyword abilities of riders, choices and exertion."""

from __future__ import annotations

from apnap.abilities.activated import Activate, Equip
from apnap.abilities.cards import token
from apnap.abilities.costs import SACRIFICE_THIS, TAP_THIS, PayMana
from apnap.abilities.effects.flow import May, Then
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.later_actions import Amass, Discover, Fateseal, ManifestDread, Suspect, ThisIsSuspected
from apnap.abilities.effects.libraries import PutOnLibrary
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.permanents import AddCounters, CreateTokens, Tap
from apnap.abilities.effects.player_actions import Draw, GainLife
from apnap.abilities.effects.staying_tapped import DoesntUntapNext, Exert
from apnap.abilities.filters import CREATURE, NONCREATURE, PERMANENT, Subtype
from apnap.abilities.keywords import (
    CHANGELING,
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FLYING,
    HASTE,
    LIFELINK,
    REACH,
    TRAMPLE,
    VIGILANCE,
)
from apnap.abilities.mana import AddMana
from apnap.abilities.mechanics.entering_choices import BLESSED, TRIBUTE_UNPAID, Amplify, Ascend, Recover, Tribute
from apnap.abilities.mechanics.riding import (
    AttacksWhileSaddled,
    Backup,
    Champion,
    Exhaust,
    ForMirrodin,
    Mobilize,
    Provoke,
    Saddle,
)
from apnap.abilities.selectors import THIS, Equipped
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.entering import EntersTapped
from apnap.abilities.targets import Target
from apnap.abilities.triggers import Attacks, Dies, Enters, When, Whenever
from apnap.library.registry import card

DETECTIVE = token("Detective Token", "Creature - Detective", "2/2", colors="WU")
CREATURE_TO_TAP = Target(CREATURE)

# amass, suspect, discover, manifest dread, fateseal
card("Relentless Advance", "{3}{U}", "Sorcery", Amass("Zombie", 3))
card("Easterling Vanguard", "{1}{B}", "Creature - Human Warrior", "2/1", When(Dies(THIS), Amass("Orc", 1)))
card(
    "Rubblebelt Braggart",
    "{4}{R}",
    "Creature - Lizard Warrior",
    "5/5",
    Whenever(Attacks(THIS), May(Suspect(THIS)), provided=ThisIsSuspected(no=True)),
)
card(
    "Person of Interest",
    "{3}{R}",
    "Creature - Human Rogue",
    "2/2",
    When(Enters(THIS), Suspect(THIS), CreateTokens(1, DETECTIVE)),
)
card("Primordial Gnawer", "{4}{B}", "Creature - Insect Horror", "5/2", When(Dies(THIS), Discover(3)))
card(
    "Hidden Nursery",
    "",
    "Land - Cave",
    EntersTapped(),
    Activate("{T}", AddMana("{G}")),
    Activate("{4}{G}", "{T}", SACRIFICE_THIS, Discover(4), as_sorcery=True),
)
card(
    "Hidden Volcano",
    "",
    "Land - Cave",
    EntersTapped(),
    Activate("{T}", AddMana("{R}")),
    Activate("{4}{R}", "{T}", SACRIFICE_THIS, Discover(4), as_sorcery=True),
)
card("Manifest Dread", "{1}{G}", "Sorcery", ManifestDread())
card("Bashful Beastie", "{4}{G}", "Creature - Beast", "5/4", When(Dies(THIS), ManifestDread()))
card("Spin into Myth", "{4}{U}", "Instant", Then(PutOnLibrary(Target(CREATURE)), Fateseal(2)))

# exert, and staying tapped
card("Watchful Naga", "{2}{G}", "Creature - Snake Wizard", "2/2", Exert(Draw(1)))
card("Hooded Brawler", "{2}{G}", "Creature - Snake Warrior", "3/2", Exert(UntilEndOfTurn(THIS, Gets(2, 2))))
card("Take into Custody", "{U}", "Instant", Tap(CREATURE_TO_TAP), DoesntUntapNext(CREATURE_TO_TAP))
card(
    "Elvish Hunter",
    "{1}{G}",
    "Creature - Elf Archer",
    "1/1",
    Activate(PayMana("{1}{G}"), TAP_THIS, DoesntUntapNext(Target(CREATURE))),
)

# saddle, mobilize, provoke, exhaust
card(
    "Alacrian Jaguar",
    "{4}{G}",
    "Creature - Cat Mount",
    "4/4",
    VIGILANCE,
    Whenever(AttacksWhileSaddled(), UntilEndOfTurn(THIS, Gets(2, 2))),
    Saddle(1),
)
card(
    "Venomsac Lagac",
    "{1}{G}",
    "Creature - Lizard Mount",
    "2/1",
    DEATHTOUCH,
    Whenever(AttacksWhileSaddled(), UntilEndOfTurn(THIS, Gets(0, 3))),
    Saddle(2),
)
card("Dragonback Lancer", "{3}{W}", "Creature - Human Soldier", "3/3", FLYING, Mobilize(1))
card("Dalkovan Packbeasts", "{2}{W}", "Creature - Ox", "0/4", VIGILANCE, Mobilize(3))
card("Goblin Grappler", "{R}", "Creature - Goblin", "1/1", Provoke())
card("Crested Craghorn", "{4}{R}", "Creature - Goat Beast", "4/1", HASTE, Provoke())
card(
    "Hazard of the Dunes",
    "{3}{G}",
    "Creature - Wurm",
    "4/4",
    TRAMPLE,
    REACH,
    Exhaust("{6}{G}", AddCounters(3, "+1/+1", on=THIS)),
)
card(
    "Pacesetter Paragon",
    "{2}{R}",
    "Creature - Human Pilot",
    "2/3",
    Exhaust("{2}{R}", AddCounters(1, "+1/+1", on=THIS), UntilEndOfTurn(THIS, Has(DOUBLE_STRIKE))),
)

# backup, champion, For Mirrodin!
card("Golden-Scale Aeronaut", "{4}{W}", "Creature - Dwarf Pilot", "2/3", Backup(1), FLYING)
card("Consuming Aetherborn", "{3}{B}", "Creature - Aetherborn Vampire", "2/2", Backup(1), LIFELINK)
card("Nova Chaser", "{3}{R}", "Creature - Elemental Warrior", "10/2", TRAMPLE, Champion(Subtype("Elemental")))
card("Changeling Titan", "{4}{G}", "Creature - Shapeshifter", "7/7", CHANGELING, Champion(CREATURE))
card(
    "Vulshok Splitter",
    "{3}{R}",
    "Artifact - Equipment",
    ForMirrodin(),
    Always(Equipped(CREATURE), Gets(2, 0)),
    Equip("{2}{R}"),
)
card(
    "Goldwarden's Helm",
    "{2}{W}",
    "Artifact - Equipment",
    ForMirrodin(),
    Always(Equipped(CREATURE), Gets(0, 1)),
    Equip("{1}{W}"),
)

# tribute, amplify, ascend, recover
card(
    "Snake of the Golden Grove",
    "{4}{G}",
    "Creature - Snake",
    "4/4",
    Tribute(3),
    When(Enters(THIS), GainLife(4), provided=TRIBUTE_UNPAID),
)
card(
    "Nessian Demolok",
    "{3}{G}{G}",
    "Creature - Beast",
    "3/3",
    Tribute(3),
    When(Enters(THIS), Destroy(Target(NONCREATURE, PERMANENT)), provided=TRIBUTE_UNPAID),
)
card("Aven Warhawk", "{4}{W}", "Creature - Bird Soldier", "2/2", Amplify(1), FLYING)
card("Zombie Brute", "{6}{B}", "Creature - Zombie", "5/4", Amplify(1), TRAMPLE)
card(
    "Dusk Charger",
    "{3}{B}",
    "Creature - Horse",
    "3/3",
    Ascend(),
    Always(THIS, Gets(2, 2), condition=BLESSED, condition_last=True),
)
card(
    "Skymarcher Aspirant",
    "{W}",
    "Creature - Vampire Soldier",
    "2/1",
    Ascend(),
    Always(THIS, Has(FLYING), condition=BLESSED, condition_last=True),
)
card("Sun's Bounty", "{1}{W}", "Instant", GainLife(4), Recover("{1}{W}"))
card("Resize", "{1}{G}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(3, 3)), Recover("{1}{G}"))
