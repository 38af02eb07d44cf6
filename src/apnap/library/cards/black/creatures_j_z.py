"""Black creatures, J to Z."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import CountOf
from apnap.abilities.cards import face
from apnap.abilities.casual.commanders import LIEUTENANT
from apnap.abilities.casual.drafting import NOTE_NAME, TURN_FACE_DOWN, AsYouDraft, DraftFaceUp, OfNoted
from apnap.abilities.conditions import Controls, Exists
from apnap.abilities.costs import PayLife
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.designations import BecomeMonarch, TakeTheInitiative
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import And, Both, May
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import Destroy, ReturnToHand
from apnap.abilities.effects.player_actions import Discard, Draw
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.object_events import Dies, Enters
from apnap.abilities.events.patterns import this_or_another
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import (
    CREATURE,
    NONBLACK,
    OPPONENTS_CONTROL,
    OTHER,
    WHITE,
    YOU_CONTROL,
    ManaValueAtMost,
    Subtype,
    every,
)
from apnap.abilities.keyword_abilities.alternative_costs import Freerunning
from apnap.abilities.keyword_abilities.blocking_and_damage import Toxic
from apnap.abilities.keyword_abilities.day_and_night import DAYBOUND, NIGHTBOUND
from apnap.abilities.keyword_abilities.dying import Persist, Soulshift
from apnap.abilities.keyword_abilities.entering import Amplify
from apnap.abilities.keyword_abilities.flags import (
    DEATHTOUCH,
    FEAR,
    FIRST_STRIKE,
    FLYING,
    HORSEMANSHIP,
    INFECT,
    LIFELINK,
    MENACE,
    SKULK,
    TRAMPLE,
    WITHER,
)
from apnap.abilities.keyword_abilities.graveyard import Scavenge
from apnap.abilities.keyword_abilities.joining_attackers import Ninjutsu
from apnap.abilities.keyword_abilities.morph_and_disguise import Disguise, Morph
from apnap.abilities.keyword_abilities.protection import HexproofFrom
from apnap.abilities.keyword_abilities.upkeep import CumulativeUpkeep, Vanishing
from apnap.abilities.keyword_actions.exchange_and_double import ExchangeControl
from apnap.abilities.keyword_actions.library import Discover
from apnap.abilities.keyword_actions.manifest_and_cloak import IsTurnedFaceUp, Manifest
from apnap.abilities.keyword_actions.proliferate_and_blight import Blight
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.keyword_actions.strengthening import Endure, Explore
from apnap.abilities.player_counters import IsPoisoned
from apnap.abilities.players import DEFENDING_PLAYER, EACH_OPPONENT, YOU
from apnap.abilities.selectors import IT, THIS, Each
from apnap.abilities.statics.becoming import SizeIs
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.restrictions import CantBlockUnless
from apnap.abilities.targets import Target, TargetCard, TargetOpponent
from apnap.library.cards.common import YOUR_SLIVERS
from apnap.library.cards.melded import CHITTERING_HOST
from apnap.library.pool import card
from apnap.rules.ch9_casual.noted import NOTED_NAME
from apnap.rules.core.constants import BEGIN_COMBAT, END, MINUS

card("Kami of Empty Graves", "{3}{B}", "Creature - Spirit", "4/1", Soulshift(3))
card(
    "Knight of Malice",
    "{1}{B}",
    "Creature - Human Knight",
    "2/2",
    FIRST_STRIKE,
    HexproofFrom(WHITE),
    Always(THIS, Gets(1, 0), condition=Exists(WHITE), condition_last=True),
)
card(
    "Liliana's Specter",
    "{1}{B}{B}",
    "Creature - Specter",
    "2/1",
    FLYING,
    When(Enters(THIS), Discard(1, who=EACH_OPPONENT)),
)
card("Lingering Tormentor", "{3}{B}", "Creature - Spirit", "2/2", FEAR, Persist())
card(
    "Lord of the Accursed",
    "{2}{B}",
    "Creature - Zombie",
    "2/3",
    Always(Each(OTHER, Subtype("Zombie"), YOU_CONTROL), Gets(1, 1)),
    Activate("{1}{B}", "{T}", UntilEndOfTurn(Each(Subtype("Zombie")), Has(MENACE))),
)
card(
    "Loyal Subordinate",
    "{2}{B}",
    "Creature - Zombie",
    "3/1",
    MENACE,
    At(BeginningOf(BEGIN_COMBAT, whose=YOU), LoseLife(3, who=EACH_OPPONENT), provided=LIEUTENANT),
)
card(
    "Marauding Boneslasher",
    "{2}{B}",
    "Creature - Zombie Minotaur",
    "3/3",
    Always(THIS, CantBlockUnless(Controls(YOU, OTHER, Subtype("Zombie")))),
)
card(
    "Merciless Harlequin",
    "{2}{B}",
    "Creature - Human Assassin",
    "2/1",
    Freerunning("{1}{B}"),
    When(Enters(THIS), And(Draw(1), LoseLife(1))),
)
card(
    "Midnight Scavengers",
    "{4}{B}",
    "Creature - Human Rogue",
    "3/3",
    When(Enters(THIS), May(ReturnToHand(TargetCard(CREATURE, ManaValueAtMost(3))))),
    back=CHITTERING_HOST,
    layout="meld",
)
card(
    "Morinfen",
    "{3}{B}{B}",
    "Legendary Creature - Phyrexian Horror",
    "5/4",
    FLYING,
    CumulativeUpkeep(PayLife(1)),
)
card("Mukotai Ambusher", "{3}{B}", "Artifact Creature - Rat Ninja", "3/2", Ninjutsu("{1}{B}"), LIFELINK)
card(
    "Nightdrinker Moroii",
    "{3}{B}",
    "Creature - Vampire",
    "4/2",
    FLYING,
    When(Enters(THIS), LoseLife(3)),
    Disguise("{B}{B}"),
)
card(
    "Nightmare",
    "{5}{B}",
    "Creature - Nightmare Horse",
    "*/*",
    FLYING,
    SizeIs(CountOf(Each(Subtype("Swamp"), YOU_CONTROL))),
)
card("Pestilent Syphoner", "{1}{B}", "Creature - Phyrexian Insect", "1/1", FLYING, Toxic(1))
card(
    "Phyrexian Infiltrator",
    "{2}{B}",
    "Creature - Phyrexian Minion",
    "2/2",
    Activate("{2}{U}{U}", ExchangeControl(THIS, Target(CREATURE))),
)
card("Phyrexian Rager", "{2}{B}", "Creature - Phyrexian Horror", "2/2", When(Enters(THIS), And(Draw(1), LoseLife(1))))
card("Prickly Boggart", "{B}", "Creature - Goblin Rogue", "1/1", FEAR)
card("Primordial Gnawer", "{4}{B}", "Creature - Insect Horror", "5/2", When(Dies(THIS), Discover(3)))
card("Putrid Goblin", "{1}{B}", "Creature - Zombie Goblin", "2/2", Persist())
card(
    "Ravenous Chupacabra",
    "{2}{B}{B}",
    "Creature - Beast Horror",
    "2/2",
    When(Enters(THIS), Destroy(Target(CREATURE, OPPONENTS_CONTROL))),
)
card("Ravenous Rats", "{1}{B}", "Creature - Rat", "1/1", When(Enters(THIS), Discard(1, who=TargetOpponent())))
card("Sandskitter Outrider", "{3}{B}", "Creature - Goblin Soldier", "2/1", MENACE, When(Enters(THIS), Endure(THIS, 2)))
card("Seekers' Squire", "{1}{B}", "Creature - Human Scout", "1/2", When(Enters(THIS), Explore(THIS)))
card(
    "Septic Rats",
    "{1}{B}{B}",
    "Creature - Phyrexian Rat",
    "2/2",
    INFECT,
    Whenever(Attacks(THIS), UntilEndOfTurn(IT, Gets(1, 1)), provided=IsPoisoned(DEFENDING_PLAYER)),
)
card("Severed Legion", "{1}{B}{B}", "Creature - Zombie", "2/2", FEAR)
card(
    "Shady Traveler",
    "{2}{B}",
    "Creature - Human Werewolf",
    "2/3",
    MENACE,
    DAYBOUND,
    back=face("Stalking Predator", "", "Creature - Werewolf", "4/4", MENACE, NIGHTBOUND, colors="B"),
)
card("Sheoldred's Headcleaver", "{3}{B}", "Creature - Phyrexian Warrior", "2/4", MENACE, Toxic(2))
card("Sickle Ripper", "{1}{B}", "Creature - Elemental Warrior", "2/1", WITHER)
card(
    "Sinister Gnarlbark",
    "{2}{B}",
    "Creature - Treefolk Warlock",
    "0/4",
    At(BeginningOf(END, whose=YOU), Both(Draw(1), Blight(1))),
)
card(
    "Skinrender",
    "{2}{B}{B}",
    "Creature - Phyrexian Zombie",
    "3/3",
    When(Enters(THIS), AddCounters(3, MINUS, on=Target(CREATURE))),
)
card(
    "Skinthinner",
    "{1}{B}",
    "Creature - Zombie",
    "2/1",
    Morph("{3}{B}{B}"),
    When(IsTurnedFaceUp(THIS), Destroy(Target(NONBLACK, CREATURE), regenerate=False)),
)
card(
    "Smuggler Captain",
    "{3}{B}",
    "Creature - Human Pirate",
    "2/2",
    DraftFaceUp(),
    AsYouDraft(NOTE_NAME, TURN_FACE_DOWN),
    When(Enters(THIS), May(SearchLibrary(OfNoted(NOTED_NAME, "Smuggler Captain"), pronoun=True))),
)
card(
    "Specter of the Fens",
    "{3}{B}",
    "Creature - Specter",
    "2/3",
    FLYING,
    Activate("{5}{B}", And(LoseLife(2, who=TargetOpponent()), GainLife(2))),
)
card("Sultai Emissary", "{1}{B}", "Creature - Zombie Warrior", "1/1", When(Dies(THIS), Manifest()))
card("Syphon Sliver", "{2}{B}", "Creature - Sliver", "2/2", Always(YOUR_SLIVERS, Has(LIFELINK)))
card("Terrus Wurm", "{6}{B}", "Creature - Zombie Wurm", "5/5", Scavenge("{6}{B}"))
card(
    "Thorn of the Black Rose",
    "{3}{B}",
    "Creature - Human Assassin",
    "1/3",
    DEATHTOUCH,
    When(Enters(THIS), BecomeMonarch()),
)
card("Typhoid Rats", "{B}", "Creature - Rat", "1/1", DEATHTOUCH)
card(
    "Underdark Explorer", "{4}{B}", "Creature - Lizard Warrior", "5/3", MENACE, When(Enters(THIS), TakeTheInitiative())
)
card("Vampire Cutthroat", "{B}", "Creature - Vampire Rogue", "1/1", SKULK, LIFELINK)
card(
    "Vampire Neonate",
    "{B}",
    "Creature - Vampire",
    "0/3",
    Activate("{2}", "{T}", And(LoseLife(1, who=EACH_OPPONENT), GainLife(1))),
)
card("Vampire Nighthawk", "{1}{B}{B}", "Creature - Vampire Shaman", "2/3", FLYING, DEATHTOUCH, LIFELINK)
card("Waning Wurm", "{3}{B}", "Creature - Zombie Wurm", "7/6", Vanishing(2))
card("Wei Strike Force", "{2}{B}", "Creature - Human Soldier", "2/1", HORSEMANSHIP)
card("Zombie Brute", "{6}{B}", "Creature - Zombie", "5/4", Amplify(1), TRAMPLE)
card(
    "Zulaport Cutthroat",
    "{1}{B}",
    "Creature - Human Rogue Ally",
    "1/1",
    Whenever(Dies(this_or_another(every((CREATURE, YOU_CONTROL)))), And(LoseLife(1, who=EACH_OPPONENT), GainLife(1))),
)
