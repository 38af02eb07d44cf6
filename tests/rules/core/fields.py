"""Every field of what a state is made of: how a copy gets it, and who tells two states apart by it.

A line is the field, how it is copied, who notices it (D: the digest, S: a situation of loops, P: the comparison of
positions), and why those left out do not. Copied as: `same` the value itself, `list` a list of its own, `given` by
whoever copies, `made` again, or left as it begins.
"""

from __future__ import annotations

STATE = """
r0              same  DSP
r1              same  DSP
r2              same  DSP
r3              same  DSP
stamp           made  ---  never decides anything
table           given --P  the same throughout a game
seats           given --P  the same throughout a game
objs            list  ---  looked at by zone and stack
chars           list  --P  kept for speed, and for what is gone
players         list  DSP
zones           list  DSP
turns           list  DSP
here            same  DSP
cause           same  ---  nobody acts between transitions
standing        list  DSP
watchers        list  -SP  shows itself in what the digest has: an ability triggers
pending         same  DSP
extra_turns     same  DSP
layer_reads     same  ---  kept for speed: follows from the rest
dynamic         same  ---  kept for speed: follows from the rest
local           same  ---  kept for speed: follows from the rest
stepwise        same  ---  kept for speed: follows from the rest
readers         same  ---  kept for speed: follows from the rest
gives_control   same  ---  kept for speed: follows from the rest
stale           same  ---  kept for speed: nothing is dirty between transitions
changed         same  ---  kept for speed: nothing is dirty between transitions
moved           same  ---  kept for speed: nothing is dirty between transitions
layers_stale    same  ---  kept for speed: nothing is dirty between transitions
exiled_until    same  DSP
has_conditional_effects  same  --P  kept for speed: what may be there to be looked for
durations       same  ---  kept for speed: what may be there to be looked for
hidden          same  ---  kept for speed: follows from the rest
off_battlefield_effects  same  ---  kept for speed: follows from the rest
layers_dirty    same  ---  kept for speed: nothing is dirty between transitions
control_dirty   same  ---  kept for speed: nothing is dirty between transitions
elsewhere_dirty same  ---  kept for speed: nothing is dirty between transitions
reach           same  --P  follows from who is in the game, and changes as a turn begins
direction       same  DSP
ticks           same  D-P  a loop stays within a turn, whose number counts
clock           same  D--  only the order of timestamps counts
serial          same  ---  only the order of effects counts
version         same  ---  kept for speed: which checks were made
batch           same  ---  counts events; only world_since looks at it
checked         same  ---  kept for speed: which checks were made
options_version same  ---  kept for speed: which options are good
known           same  ---  kept for speed: follows from the rest
suspects        same  ---  kept for speed: follows from the rest
attached        same  ---  kept for speed: follows from the rest
among           same  ---  kept for speed: follows from the rest
seen_hands      same  ---  kept for speed: follows from the hands
slow_hands      same  ---  kept for speed: follows from the hands
resting         same  ---  kept for speed: follows from the rest
poor            same  ---  kept for speed: follows from the rest
busy            same  ---  kept for speed: follows from the rest
alive           same  DSP
over            same  D-P  nothing goes round after the end
starter         same  --P  the same throughout a game
players_at_start  same  --P  the same throughout a game
strays_checked  same  ---  kept for speed: follows from the rest
monarch         same  DSP
initiative      same  DSP
planes          same  DSP
day             same  DSP
day_bound       same  ---  kept for speed: what may be there to be looked for
seats_in_dungeons  same  --P  follows from who has a dungeon in the command zone
able            same  ---  kept for speed: follows from the permanents
makers          same  ---  kept for speed: follows from the permanents
was             same  ---  what was seen before; dropped with the step
has_public_abilities  same  ---  kept for speed: what may be there to be looked for
has_cards_usable_elsewhere  same  ---  kept for speed: what may be there to be looked for
usable_graveyards  same  ---  kept for speed: what may be there to be looked for
frame           same  D--  a loop stays within one game; position text refuses a subgame
resume          same  D--  a loop stays within one game; position text refuses a subgame
leaving_main_game  same  D--  a loop stays within one game; position text refuses a subgame
card_names      same  ---  the same throughout a game
unfinished      same  D-P  only before the first turn
has_subgame_cards  same  ---  kept for speed: what may be there to be looked for
has_cards_counting_mana  same  ---  kept for speed: what may be there to be looked for
has_timed_cards  same  ---  kept for speed: what may be there to be looked for
has_cards_shown_as_drawn  same  ---  kept for speed: what may be there to be looked for
has_face_down   same  ---  kept for speed: what may be there to be looked for
barred_actions  same  D-P  looked at as priority is received, before a situation is
has_token_groups  same  ---  kept for speed: what may be there to be looked for
has_hidden_agendas  same  ---  kept for speed: what may be there to be looked for
pairs           same  ---  follows from the pairs of creatures (Obj.paired)
known_libraries  same  ---  kept for speed: what may be there to be looked for
"""

PLAYER = """
stamp            given ---  never decides anything
seat             given DS-  positions name players by their place
in_game          same  --P  follows from State.alive
outcome          same  DSP
reason           same  --P  nothing asks for it
life             same  DSP
poison           same  DSP
counters         same  DSP
drew_empty       same  DSP
lands_played     same  DSP
turn_began       same  D--  told as which permanents are new
last_turn        same  D--  told as which permanents are new
turns            same  D-P  a loop stays within a turn
mulligans        same  D-P  only before the first turn
kept_hand        same  ---  only before the first turn, where opening says more
opening          same  D--  only before the first turn
controlled_by    same  DSP
left_with        same  D-P  follows from who left, which State.alive says
left_permanents  same  ---  left_with has how many; position text refuses what may still ask for them
left_cards       same  ---  left_with has how many; position text refuses what may still ask for them
dungeons         same  DSP
has_citys_blessing  same  DSP
speed            same  DSP
has_enduring_story  same  DSP
paradigms  same  DSP
ring_tempted     same  DSP
next_controlled_by  same  DSP
commander_casts  same  DSP
commander_damage same  DSP
identity         same  D-P  the same throughout a game
commanders       same  D-P  the same throughout a game
notes            same  D-P  the same throughout a game
pool             same  DSP
pool_total       same  ---  kept for speed: follows from the rest
special_mana     same  DSP
shown_library    same  -S-  only an undo asks, and a loop that draws
shown_hand       same  ---  only an undo asks
skips            same  DSP
planar_rolls     same  D-P  every roll moves the generator, which a situation has
extra_turns_owed  same  DSP
extra_turn_terms  same  DSP
mana_dirty       same  ---  kept for speed: follows from the rest
mana_version     same  ---  kept for speed: follows from the rest
mana_plain       same  ---  kept for speed: follows from the rest
mana_total       same  ---  kept for speed: follows from the rest
mana_by          same  ---  kept for speed: follows from the rest
mana_most        same  ---  kept for speed: follows from the rest
mana_kinds       same  ---  kept for speed: follows from the rest
"""

TURN = """
stamp         given ---  never decides anything
marker        given --P  the place in State.turns
number        same  DSP
unit          same  DSP
active        same  D-P  a loop stays within a turn, and State.alive says who left
extra         same  D-P  a loop stays within a turn
extra_turn_flags  same  DSP
regular       same  D-P  a loop stays within a turn
plan          same  DSP
plan_index    same  DSP
step          same  DSP
stage         same  D-P  a situation is always taken at the same stage
priority      same  DSP
passed        same  DSP
stack         list  DSP
attackers     same  DSP
attacked      same  --P  shows itself in what the digest has: attackers, and steps that are skipped
defenders     same  DSP
first_strike  same  --P  shows itself in what the digest has: steps
spells        same  -SP  shows itself in what the digest has: what counts spells
cast_before   same  D-P  counts only before the first untap step
each_cast_before  same  ---  a turn that is over; shows itself in what the digest has: what triggers in upkeeps
needs_cleanup  same  D-P  a loop stays within a step
waits_for_others  same  D-P  a turn that rests does nothing
removals      same  D-P  a loop stays within a turn
damage_this_turn  same  D-P  told as damage while the turn goes on
planar_controller  same  D-P  a loop stays within a turn
resolved      same  D--  positions begin without a trail
resolution_trail  same  D--  what was seen before; positions begin without a trail
choices_on_trail  same  ---  what was seen before, told in the trail
must_choose_differently  same  D--  positions begin without a trail
differently_since  same  ---  what was seen before, told in the trail
loop_announced  same  ---  only whether something was said in the log
repeated_actions  same  D--  what was seen before; positions begin without a trail
events        list  ---  shows itself in what the digest has; loops ask the words that read it; positions tell totals
"""

OBJ = """
stamp           given ---  never decides anything
id              given DSP
card            given -SP  told by number in the digest
number          same  DS-  which of several equal cards it is makes no difference
owner           given -SP  told by number in the digest
controller      given DSP
base_controller same  -SP  shows itself in what the digest has: its controller
zone            given DSP
next_id         same  ---  last-known information
other_next_ids  same  ---  last-known information
prev_id         same  ---  last-known information
components      same  DSP
timestamp       same  D--  only the order counts, of those for which it matters
face            same  DSP
token           same  -SP  told by number in the digest
token_count     same  DSP
known_to        same  --P  what players know decides nothing
copied          same  DSP
tapped          same  DSP
face_down       same  DSP
face_down_values  same  D-P  told as what it is in a situation
cast_as         same  D-P  told as what it is in a situation
flipped         same  DSP
phased_out      same  D-P  told by its zone in a situation
phasing         same  DSP
world_since     same  ---  only the order counts, which timestamps tell
controlled_since  same  D--  told as whether it is new
damage          same  DSP
deathtouched    same  DSP
counters        same  DSP
counter_timestamps  same  D-P  told as what it is in a situation
attached_to     same  DSP
attachments     same  --P  told by what is attached
chosen          same  DSP
names           same  DSP
linked          same  DSP
protector       same  DSP
paired          same  DSP
registered      same  ---  kept for speed: follows from the rest
attacking       same  DSP
defender        same  --P  follows from what is attacked
blocked         same  DSP
blockers        same  DSP
blocking        same  DSP
band            same  DSP
dealt_first_damage  same  DSP
marker          same  --P  told by the stack that it is on
ability         same  -SP  told by its source and what was announced
source          same  -SP  told by what was announced
announced       same  DSP
cast_from       same  --P  shows itself in what the digest has: where a spell goes
method          same  --P  told by what was announced
"""

CONTEXT = """
controller given -SP  told by its object in the digest
source     given DSP
object     given ---  the object whose announcement it is
slots      same  --P  follows from what is announced
targets    same  DSP
division   same  DSP
x          same  DSP
modes      same  DSP
method     same  DSP
event      same  D--  what is asked about it is in it, those and amount
it         same  -SP  shows itself in what the digest has: what an instruction does
those      same  -SP  shows itself in what the digest has: what an instruction does
amount     same  -SP  shows itself in what the digest has: what an instruction does
spliced    same  DSP
began      made  ---  only while it resolves
alone      made  ---  only while it resolves
each       same  -SP  shows itself in what the digest has: what an instruction does
first      again ---  only while it resolves
results    again ---  only while it resolves
tried      made  ---  only while it is announced
besides    made  ---  only while a spell is cast
owed       made  ---  only while a mana ability is activated
"""

STANDING = """
serial     given D--  only the order of effects counts
source     given D-P  what an effect does is in its static, objects and numbers
static     given -SP  told by serial and source in the digest
timestamp  given D--  only the order counts
controller given DSP
duration   same  DSP
seat       same  DSP
marker     same  --P  a loop stays within a turn; told by serial in the digest
turn       same  --P  a loop stays within a turn; told by serial in the digest
ids        same  DSP
uses       same  DSP
a          same  DSP
b          same  DSP
context    same  DSP
known      made  ---  kept for speed: made when it is asked for
copied     same  --P  told by serial in the digest, as what things are in a situation
"""

TRIGGER = """
ability    given -SP  told by its source in the digest
source     given DSP
controller given DSP
event      given ---  what is asked about it is in it and amount
context    same  -S-  shows itself in what the digest has; nothing is pending when a position is written
marker     given D-P  a loop has one stack
free       made  --P  of several turns at once, which loops are not looked for in
it         same  DS-  nothing is pending when a position is written
those      same  DS-  nothing is pending when a position is written
amount     same  DS-  nothing is pending when a position is written
"""

WATCHER = """
source     never -SP  shows itself in what the digest has: an ability triggers
controller never -SP  shows itself in what the digest has: an ability triggers
ability    never -SP  shows itself in what the digest has: an ability triggers
delayed    never -SP  shows itself in what the digest has: an ability triggers
duration   never --P  shows itself in what the digest has: an ability triggers; follows from the ability
turn       never --P  a loop stays within a turn
context    never -SP  shows itself in what the digest has: an ability triggers
"""

COMPONENT = """
card      given
number    given
owner     given
token     same
face      same
copied    same
face_down same
merged_at same
"""

ENTRY = """
tapped      same
counters    same
face        same
face_down   same
face_down_values same
cast_as     same
melds       same
attacking   same
attached_to same
protector   same
chosen      same
copied      same
copies      same
copies_for_turn same
being       same
linked      same
counted     same
"""

DECISION = """
kind       same
seat       given
decider    given
origin     same
cost       same
asker   same
lapses_with_player  same
asked_again_if_someone_leaves  same
team       same
given      made
purpose    same
rule       same
marker     same
source     same
benefit       same
"""
LABELLED = """labels     same
nodes      same
"""
LIST = f"{LABELLED}candidates same\n"
PICK = f"{LIST}minimum    same\nmaximum    same\n"
AMOUNTS = f"{LABELLED}among      same\nleast      same\nminimum    same\nmaximum    same\n"
# by class, what it has besides
OF_KINDS = {
    "PriorityDecision": "options    same\n",
    "PaymentDecision": f"{LABELLED}options    same\nproposed   same\nowed       same\n",
    "ChooseDecision": PICK,
    "TargetDecision": f"{PICK}slot       same\n",
    "BandDecision": f"{PICK}band       same\n",
    "ModeDecision": PICK,
    "OrderDecision": LIST,
    "YesNoDecision": f"{LABELLED}about      same\nonly_no    same\n",
    "MulliganDecision": "",
    "NumberDecision": f"{LABELLED}minimum    same\nmaximum    same\n",
    "AttackDecision": "attackers  same\ndefenders  same\nchoices    same\nfound      made\nfound_at   made\n",
    "BlockDecision": "blockers   same\nattackers  same\n",
    "AmountsDecision": AMOUNTS,
    "DivisionDecision": AMOUNTS,
    "DamageDecision": f"{AMOUNTS}legality   same\ntries      made\n",
}

CHARS = """
name       same
cost       same
colors     same
supertypes same
types      same
subtypes   same
keywords   same
abilities  same
power      same
toughness  same
loyalty    same
defense    same
flip       same
prepare    same
every_type same
"""


class Field:
    """One line."""

    def __init__(self, line: str) -> None:
        parts = line.split(None, 3)
        self.name = parts[0]
        self.copied = parts[1]
        self.noticed = parts[2] if len(parts) > 2 else ""
        self.reason = parts[3] if len(parts) > 3 else ""


def fields(table: str) -> list[Field]:
    return [Field(line) for line in table.strip().splitlines()]
