"""The constants of the rules: zones, types, colours, keywords, steps, event kinds, and what standing effects are asked.

Masks and small integers instead of enums, because they are compared millions of times a second.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.core.types import Ref, Seat

# what S_FORBID and S_PERMIT effects are asked about
F_CAST: Final = 0
F_PLAY_LAND: Final = 1
F_ACTIVATE: Final = 2
F_TARGET: Final = 3  # this seat targeting this object or player
F_GAIN_LIFE: Final = 4
F_LOSE: Final = 5
F_WIN: Final = 6
F_UNTAP: Final = 7
F_COUNTER: Final = 9  # this spell being countered
F_REGENERATE: Final = 10
F_SACRIFICE: Final = 11
F_ATTACH: Final = 12  # this object being attached to by the object in question
F_PREVENT: Final = 13  # damage by this source being prevented
F_LOSE_TO_LIFE: Final = 14  # losing the game for having 0 or less life
F_LOSE_LIFE: Final = 15
F_POISON: Final = 16  # getting poison counters
F_MINUS: Final = 17  # having -1/-1 counters put on it
F_LEGENDS: Final = 18  # the legend rule being applied to this permanent (704.5j)
F_ACTIVATE_OTHER: Final = 19  # an ability that is not a mana ability being activated
F_PLAIN_DAMAGE: Final = 29  # damage by this source without what wither does to it (702.80)
F_SEARCH: Final = 30  # this player searching a library (701.23)
F_EXTRA_TURN: Final = 31  # this player beginning an extra turn: it is skipped (500.11)
P_CAST: Final = 20  # may cast this card from where it is
P_PLAY_LAND: Final = 21
P_FLASH: Final = 22  # may cast it as though it had flash
P_LOOK: Final = 23
P_ANY_COLOR: Final = 24  # any mana pays for any color
P_ANY_TYPE: Final = 28  # any mana pays for any type of mana
P_STAY_TAPPED: Final = 25  # may choose not to untap this permanent (502.3)
P_HASTE: Final = 30  # may activate abilities of this creature as though it had haste (302.6)
P_DEFENDER: Final = 29  # this creature may attack as though it did not have defender (702.3b)
P_UNBLOCKED: Final = 32  # this creature may assign its combat damage as though it were not blocked (510.1)
P_BY_TOUGHNESS: Final = 34  # what this creature assigns is its toughness (510.1a)
P_EQUIP: Final = 33  # may activate equip abilities any time an instant could be cast (702.6a)
N_LANDS: Final = 40  # extra land plays
N_PLANAR_DICE: Final = 33  # how many planar dice more are rolled, of which all but one are ignored (901.9)
N_VILLAINOUS: Final = 42  # additional times that a player faces a villainous choice (701.55c)
N_HAND: Final = 41  # maximum hand size; 1000 for none

# A reference is one integer: an object by its id (0 and up), a player as -1 - seat, or NONE.
NONE: Final = -1000

# zones (400); the first ZONES_PER_SEAT are lists for each seat
LIBRARY: Final = 0
HAND: Final = 1
GRAVEYARD: Final = 2
EXILE: Final = 3
COMMAND: Final = 4
BATTLEFIELD: Final = 5  # listed by controller, phased-in permanents only
PHASED_OUT: Final = 6  # on the battlefield, but treated as though it did not exist (702.26)
OUTSIDE: Final = 7  # owned cards outside the game (400.11)
PLANAR_DECK: Final = 8  # face down, the top card last; of the command zone (901.4, 408.3)
SCHEME_DECK: Final = 9  # likewise (904.4)
ZONES_PER_SEAT: Final = 10
STACK: Final = 10
ANTE: Final = 11
GONE: Final = 12  # no longer an object: an old id, a ceased ability, a leaver's card
ENTERING: Final = 13  # not a zone: where a permanent's own 'as it enters' abilities function (614.12)
ZONE_NAMES: Final = [
    "library",
    "hand",
    "graveyard",
    "exile",
    "command zone",
    "battlefield",
    "phased out",
    "outside the game",
    "planar deck",
    "scheme deck",
    "stack",
    "ante",
    "gone",
]

# card types (300.1)
ARTIFACT: Final = 1
CREATURE: Final = 2
ENCHANTMENT: Final = 4
INSTANT: Final = 8
LAND: Final = 16
PLANESWALKER: Final = 32
SORCERY: Final = 64
BATTLE: Final = 128
KINDRED: Final = 256
PLANE: Final = 512
PHENOMENON: Final = 1024
SCHEME: Final = 2048
VANGUARD: Final = 4096
CONSPIRACY: Final = 8192
DUNGEON: Final = 16384
# cards that never leave the command zone (400.4b)
COMMAND_ZONE_TYPES: Final = PLANE | PHENOMENON | SCHEME | VANGUARD | CONSPIRACY
PERMANENT_TYPES: Final = ARTIFACT | CREATURE | ENCHANTMENT | LAND | PLANESWALKER | BATTLE
DAMAGEABLE_TYPES: Final = CREATURE | PLANESWALKER | BATTLE  # what damage can be dealt to, besides players (120.1)
NONTRADITIONAL_TYPES: Final = COMMAND_ZONE_TYPES | DUNGEON  # cards that no traditional deck has (108.2b)
CHOOSING_TYPES: Final = ENCHANTMENT | BATTLE  # of which something may be chosen as they enter: Auras, battles
COUNTED_TYPES: Final = ENCHANTMENT | PLANESWALKER | BATTLE  # that may enter with counters: Sagas among them
TYPE_NAMES: Final = [
    "Artifact",
    "Creature",
    "Enchantment",
    "Instant",
    "Land",
    "Planeswalker",
    "Sorcery",
    "Battle",
    "Kindred",
    "Plane",
    "Phenomenon",
    "Scheme",
    "Vanguard",
    "Conspiracy",
    "Dungeon",
]

# supertypes (205.4)
BASIC: Final = 1
LEGENDARY: Final = 2
SNOW: Final = 4
WORLD: Final = 8
ONGOING: Final = 16
SUPERTYPE_NAMES: Final = ["Basic", "Legendary", "Snow", "World", "Ongoing"]

# colours (105) and mana (106): indices, and their masks are 1 << index
WHITE: Final = 0
BLUE: Final = 1
BLACK: Final = 2
RED: Final = 3
GREEN: Final = 4
COLORLESS: Final = 5
MANA_KINDS: Final = 6
POOL_SIZE: Final = 12
COLOR_LETTERS: Final = "WUBRGC"
ALL_COLORS: Final = 31
ANY_MANA: Final = 63

# keyword abilities that are plain flags (702); one with a number or a quality is an ability node instead
DEATHTOUCH: Final = 1 << 0
DEFENDER: Final = 1 << 1
DOUBLE_STRIKE: Final = 1 << 2
FIRST_STRIKE: Final = 1 << 3
FLASH: Final = 1 << 4
FLYING: Final = 1 << 5
HASTE: Final = 1 << 6
HEXPROOF: Final = 1 << 7
INDESTRUCTIBLE: Final = 1 << 8
LIFELINK: Final = 1 << 9
MENACE: Final = 1 << 10
REACH: Final = 1 << 11
SHROUD: Final = 1 << 12
TRAMPLE: Final = 1 << 13
VIGILANCE: Final = 1 << 14
FEAR: Final = 1 << 15
INTIMIDATE: Final = 1 << 16
SHADOW: Final = 1 << 17
HORSEMANSHIP: Final = 1 << 18
SKULK: Final = 1 << 19
INFECT: Final = 1 << 20
WITHER: Final = 1 << 21
CHANGELING: Final = 1 << 22
UNBLOCKABLE: Final = 1 << 23  # not a keyword in print: "can't be blocked"
DEVOID: Final = 1 << 24
PHASING: Final = 1 << 25
BANDING: Final = 1 << 26
KEYWORD_NAMES: Final = [
    "deathtouch",
    "defender",
    "double strike",
    "first strike",
    "flash",
    "flying",
    "haste",
    "hexproof",
    "indestructible",
    "lifelink",
    "menace",
    "reach",
    "shroud",
    "trample",
    "vigilance",
    "fear",
    "intimidate",
    "shadow",
    "horsemanship",
    "skulk",
    "infect",
    "wither",
    "changeling",
    "can't be blocked",
    "devoid",
    "phasing",
    "banding",
]

# steps, and the two main phases, in order (500.1)
UNTAP: Final = 0
UPKEEP: Final = 1
DRAW: Final = 2
MAIN1: Final = 3
BEGIN_COMBAT: Final = 4
ATTACKERS: Final = 5
BLOCKERS: Final = 6
FIRST_DAMAGE: Final = 7
DAMAGE: Final = 8
END_COMBAT: Final = 9
MAIN2: Final = 10
END: Final = 11
CLEANUP: Final = 12
STEP_NAMES: Final = [
    "untap step",
    "upkeep",
    "draw step",
    "precombat main phase",
    "beginning of combat",
    "declare attackers step",
    "declare blockers step",
    "first combat damage step",
    "combat damage step",
    "end of combat",
    "postcombat main phase",
    "end step",
    "cleanup step",
]

# phases: what 'extra phase' and 'skip your next phase' count in
PHASE_BEGINNING: Final = 0
PHASE_MAIN1: Final = 1
PHASE_COMBAT: Final = 2
PHASE_MAIN2: Final = 3
PHASE_ENDING: Final = 4

# event kinds; the numbers are part of the replay format, and those left out are free
EV_ZONE: Final = 0
EV_DAMAGE: Final = 1
EV_LIFE: Final = 2
EV_DRAW: Final = 3
EV_TAP: Final = 4
EV_UNTAP: Final = 5
EV_MANA: Final = 6
EV_CAST: Final = 7
EV_ACTIVATE: Final = 8
EV_ATTACK: Final = 9
EV_BLOCK: Final = 10
EV_BLOCKED: Final = 11
EV_STEP: Final = 12
EV_TURN: Final = 13
EV_LAND: Final = 14
EV_LOSE: Final = 15
EV_LEAVE: Final = 17
EV_COUNTERS: Final = 18
EV_CONTROL: Final = 19
EV_ATTACH: Final = 20
EV_DISCARD: Final = 21
EV_SACRIFICE: Final = 22
EV_DESTROY: Final = 23
EV_TOKEN: Final = 24
EV_SHUFFLE: Final = 25
EV_FACE: Final = 27
EV_PHASING: Final = 28
EV_UNCOMBAT: Final = 29
EV_TARGET: Final = 30
EV_COUNTERED: Final = 31
EV_UNATTACHED: Final = 32
EV_DESIGNATION: Final = 34
EV_EFFECT: Final = 36  # a continuous effect began or ended
EV_MECHANIC: Final = 37  # a keyword action happened (scried, explored, ...); the event says which
EV_TRIGGER: Final = 38  # an ability that may trigger only a number of times each turn has triggered
EV_STATE: Final = 39  # no event: what abilities that wait for a state of the game watch (603.8)
EV_KINDS: Final = 40

# what is known of all permanents while none of them changes, see State.known
K_CALM: Final = 1  # no state-based action concerns one, except those in State.suspects and State.attached
K_MOORED: Final = 1 << 61  # all Equipment that is attached to something stays there
K_ABLE: Final = 1  # from this bit on, by seat: State.able and State.makers have those with abilities to activate
# what is among the permanents, or was not long ago, see State.lacks
AMONG_ATTACKABLE: Final = 1  # planeswalkers and battles
AMONG_PHASING: Final = 2
AMONG_SAGAS: Final = 4
AMONG_DAMAGED: Final = 8
OWN_REPLACED_KINDS: Final = 1 << EV_ZONE | 1 << EV_DAMAGE | 1 << EV_UNTAP | 1 << EV_DESTROY  # see replacement.py

# standing effects that are not replacements, by what asks for them
S_LAYER: Final = 0  # continuous effects on characteristics and control (613)
S_ATTACK: Final = 1  # attack restrictions, requirements, costs (508.1)
S_BLOCK: Final = 2  # block restrictions, requirements, costs (509.1)
S_COST: Final = 3  # cost increases and reductions (601.2f)
S_FORBID: Final = 4  # can't cast, activate, play, be targeted, gain life, lose, ... (101.2)
S_PERMIT: Final = 5  # may play from elsewhere, as though flash, extra land plays, ...
S_TURN: Final = 6  # untap restrictions, hand size, skipped steps
S_REPLACE: Final = 7  # + event kind: replacement and prevention effects (614-615)
S_SHIELD: Final = S_REPLACE + EV_KINDS  # what keeps some sources off: protection, hexproof from (702.11d, 702.16)
S_TRIGGERS: Final = S_SHIELD + 1  # abilities that trigger additional times (603.2d)
S_NEXT: Final = S_SHIELD + 2  # what waits for the next spell of a player (611.2f)
S_SPECIAL: Final = S_SHIELD + 3  # effects that let a player take a special action (116.2c-d)
S_DAY: Final = S_SHIELD + 4  # daybound and nightbound (702.145)
S_SPEED: Final = S_SHIELD + 5  # start your engines (702.179)
S_SLOTS: Final = S_SHIELD + 6

# durations of standing effects (611.2)
LASTS_WHILE_SOURCE: Final = 0  # while the source has the ability
LASTS_THIS_TURN: Final = 1  # until end of turn: ends in the cleanup step
LASTS_THIS_COMBAT: Final = 2  # until end of combat
LASTS_TO_PLAYERS_TURN: Final = 3  # until the next turn of a player
LASTS_THE_GAME: Final = 4  # for the rest of the game, or indefinitely
LASTS_WHILE_TRUE: Final = 5  # for as long as a condition holds
LASTS_THROUGH_UNTAP: Final = 6  # through the next untap step of a player, or of who controls what it affects then
LASTS_TO_PLANESWALK: Final = 7  # until a player planeswalks (901.11)
LASTS_TO_PLANESWALK_AWAY: Final = 8  # until a player planeswalks away from a plane
LASTS_TO_END_OF_PLAYERS_TURN: Final = 9  # until the end of the next turn of a player

# layers (613.1-4)
L_COPY: Final = 10
L_FACE_DOWN: Final = 11
L_CONTROL: Final = 20
L_TEXT: Final = 30
L_TYPE: Final = 40
L_COLOR: Final = 50
L_ABILITY: Final = 60
L_PT_DEFINE: Final = 70
L_PT_SET: Final = 71
L_PT_MODIFY: Final = 72
L_PT_SWITCH: Final = 73

# stages of a turn marker: which transition comes next
STAGE_BEGIN_TURN: Final = 0
STAGE_BEGIN_STEP: Final = 1
STAGE_CHECK: Final = 2
STAGE_PRIORITY: Final = 3
STAGE_RESOLVE: Final = 4
STAGE_END_STEP: Final = 5
STAGE_START: Final = 6  # before the first turn: starting player, opening hands, mulligans
STAGE_WAIT: Final = 7  # a marker that waits for another (807.4d)
STAGE_REMOVED: Final = 8  # a marker that is no longer in the game (807.4g)

UNLIMITED_ROOM: Final = 1_000_000  # how much damage a player can be assigned before it is excess: any (120.4a)

# counters that the rules name; effects may use any other name
PLUS: Final = "+1/+1"
MINUS: Final = "-1/-1"
LOYALTY: Final = "loyalty"
DEFENSE: Final = "defense"
LORE: Final = "lore"
ENERGY: Final = "energy"
HONE: Final = "hone"
POISON: Final = "poison"  # counters of players, which a team may share (122.1f, 810.10)


def player(seat: Seat) -> i64:
    """The reference to a player."""
    return -1 - seat


def seat_of(reference: Ref) -> i64:
    """The seat that a player reference names."""
    return -1 - reference


def is_player(reference: Ref) -> bool:
    """Is this a player, rather than an object or nothing?"""
    return reference < 0 and reference != NONE


def bits(mask: i64) -> list[i64]:
    """The positions of the set bits, low to high."""
    out: list[i64] = []
    i: i64 = 0
    while mask:
        if mask & 1:
            out.append(i)
        mask >>= 1
        i += 1
    return out
