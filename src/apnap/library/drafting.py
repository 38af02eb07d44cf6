"""Cards that act during a draft, or speak of it in the game. CR 905.2."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.drafting import (
    CHOOSE_THREE_COLORS,
    DRAFT_ANOTHER,
    DRAFT_AT_RANDOM,
    GET_LAST_CARDS,
    LOOK_AT_NEXT_FROM_PACK,
    LOOK_AT_NEXT_OF_PLAYER,
    LOOK_AT_PACK,
    MAY_ADD_BOOSTER,
    MAY_DRAFT_WHOLE_PACK,
    NOTE_COUNT,
    NOTE_NAME,
    NOTE_TYPES,
    PUT_INTO_PACK,
    REMOVE_FACE_DOWN,
    SKIP_NEXT_PACK,
    TURN_FACE_DOWN,
    AsYouDraft,
    DraftFaceUp,
    DuringTheDraft,
    RevealAsDrafted,
    WhileFaceUp,
)
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.libraries import PutOnLibrary
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.permanents import Tap
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import CREATURE, OTHER, YOU_CONTROL
from apnap.abilities.keywords import FLYING, MENACE
from apnap.abilities.mechanics.chosen_colors import ChosenBeforeTheGame
from apnap.abilities.mechanics.partners import ChooseABackground, Partner
from apnap.abilities.noted import AddNotedColor, HighestNoted, OfNoted, PowerAtMostNoted, RemovedFromDraft
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.targets import Target, TargetCard
from apnap.abilities.triggers import Enters, When
from apnap.library.registry import card
from apnap.rules.noted import NOTED_COLORS, NOTED_NAME, NOTED_TYPES

# a number is noted
card(
    "Lurking Automaton",
    "{5}",
    "Artifact Creature - Construct",
    "0/0",
    RevealAsDrafted(NOTE_COUNT),
    EntersWith(HighestNoted("Lurking Automaton"), "+1/+1"),
)
card(
    "Pyretic Hunter",
    "{4}{R}",
    "Creature - Elemental Cat",
    "0/0",
    RevealAsDrafted(NOTE_COUNT),
    MENACE,
    EntersWith(HighestNoted("Pyretic Hunter"), "+1/+1"),
)
card(
    "Garbage Fire",
    "{2}{R}",
    "Instant",
    RevealAsDrafted(NOTE_COUNT),
    DealDamage(HighestNoted("Garbage Fire"), to=Target(CREATURE)),
)
card(
    "Custodi Peacekeeper",
    "{2}{W}",
    "Creature - Human Cleric",
    "2/3",
    RevealAsDrafted(NOTE_COUNT),
    Activate("{W}", "{T}", Tap(Target(CREATURE, PowerAtMostNoted("Custodi Peacekeeper")))),
)

# colours are chosen
card(
    "Regicide",
    "{B}",
    "Instant",
    RevealAsDrafted(CHOOSE_THREE_COLORS),
    Destroy(Target(CREATURE, OfNoted(NOTED_COLORS, "Regicide"))),
)
card(
    "Paliano, the High City",
    "",
    "Legendary Land",
    RevealAsDrafted(CHOOSE_THREE_COLORS),
    Activate("{T}", AddNotedColor("Paliano, the High City")),
)

# something is looked at, or added
card(
    "Cogwork Spy",
    "{3}",
    "Artifact Creature - Bird Construct",
    "2/1",
    RevealAsDrafted(LOOK_AT_NEXT_FROM_PACK),
    FLYING,
)
card("Lore Seeker", "{2}", "Artifact Creature - Construct", "2/2", RevealAsDrafted(MAY_ADD_BOOSTER))
card(
    "Illusionary Informant",
    "{1}{U}",
    "Creature - Bird Illusion",
    "1/3",
    DraftFaceUp(),
    DuringTheDraft(LOOK_AT_NEXT_OF_PLAYER),
    FLYING,
)
card("Whispergear Sneak", "{1}", "Artifact Creature - Construct", "1/1", DraftFaceUp(), DuringTheDraft(LOOK_AT_PACK))

# more is drafted, or otherwise
card(
    "Cogwork Librarian",
    "{4}",
    "Artifact Creature - Construct",
    "3/3",
    DraftFaceUp(),
    AsYouDraft(DRAFT_ANOTHER, PUT_INTO_PACK),
)
card(
    "Leovold's Operative",
    "{2}{G}",
    "Creature - Elf Rogue",
    "3/2",
    DraftFaceUp(),
    AsYouDraft(DRAFT_ANOTHER, TURN_FACE_DOWN, SKIP_NEXT_PACK),
)
card(
    "Agent of Acquisitions",
    "{2}",
    "Artifact Creature - Construct",
    "2/1",
    DraftFaceUp(),
    WhileFaceUp(MAY_DRAFT_WHOLE_PACK),
)
card(
    "Archdemon of Paliano",
    "{2}{B}{B}",
    "Creature - Demon",
    "5/4",
    DraftFaceUp(),
    WhileFaceUp(DRAFT_AT_RANDOM),
    FLYING,
)
card(
    "Canal Dredger",
    "{4}",
    "Artifact Creature - Construct",
    "1/5",
    DraftFaceUp(),
    WhileFaceUp(GET_LAST_CARDS),
    Activate("{T}", PutOnLibrary(TargetCard(), bottom=True)),
)

# drafted cards are removed, or noted
card(
    "Cogwork Grinder",
    "{6}",
    "Artifact Creature - Construct",
    "0/0",
    DraftFaceUp(),
    AsYouDraft(REMOVE_FACE_DOWN),
    EntersWith(RemovedFromDraft("Cogwork Grinder"), "+1/+1"),
)
card(
    "Paliano Vanguard",
    "{1}{W}",
    "Creature - Human Soldier",
    "2/2",
    DraftFaceUp(),
    AsYouDraft(NOTE_TYPES, TURN_FACE_DOWN, creature=True),
    Always(Each(OTHER, CREATURE, YOU_CONTROL, OfNoted(NOTED_TYPES, "Paliano Vanguard")), Gets(1, 1)),
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

# commanders for those who drafted none
card(
    "The Prismatic Piper",
    "{5}",
    "Legendary Creature - Shapeshifter",
    "3/3",
    ChosenBeforeTheGame(),
    Partner(),
)
card(
    "Faceless One",
    "{5}",
    "Legendary Enchantment Creature - Background",
    "3/3",
    ChosenBeforeTheGame(),
    ChooseABackground(),
)
