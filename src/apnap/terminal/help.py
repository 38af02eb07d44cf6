"""What `?` says; it fits into eighty columns."""

from __future__ import annotations

from typing import Final

HELP: Final = """\
Answers  a number or the words of a choice: 2, shock, play mountain; 0 or pass
  attack   a1>p2 a2>p3 | a1 a2>p2 | all p2 | piker > ben | none
  block    b1>a1 | b1 b2>a1 | bears > piker | none
  several  1 3 | 1-3 | all | none       order  2 1 3      amounts  2 1
  Enter    what the question says it does; a payment is made by itself
Looking  look NAME or NUMBER | look p2 | hand | battlefield [p2] | graveyard
         exile | library | command | stack | log [N] | board (draws it again)
         explain CARD    why it is what it is, layer by layer
         why not CARD    what forbids choosing it, with the rule
         why not attack CARD
         rule NUMBER     what a rule is about; rule WORDS finds rules
Passing  pass turn | pass until my turn | pass until end | pass until combat
         pass until p3 upkeep      with ! at the end: whatever is cast at you
         stop upkeep | stop their end | unstop upkeep | stop all | stops
         hold on         keep priority after your own spells and abilities
         yield [NAME]    pass on what is on the stack for the rest of the game
         confirm off     take a sole target without asking
         mana            to make mana by hand
Loops    repeat 1000     propose to repeat your last cycle that many times
         shortcut 50 2   propose choice 2 fifty times, all passing in between
         shortcut until end     propose that everybody passes
By hand  do draw 2 | do destroy CARD for MY CARD | do move CARD to graveyard
         object          to what somebody did by hand: it is taken back
Game     undo            your last choice, while nothing hidden was seen since
         cancel          what you are in the middle of announcing
         other           the next of several open questions (another stack)
         suggest ANSWER  what your team should do; the primary player decides
         save [FILE] | concede | quit (the game is kept) | position"""

SIGNS: Final = """\
Signs    {tapped} tapped  {sick} summoning sick  {damage}2 damage  {attacks} p2 attacks p2  {you} has the turn"""
