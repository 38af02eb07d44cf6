"""Pairs of names that count as one in a deck. CR 201.3."""

from __future__ import annotations

from typing import Final

# the original name, and the one that it got when it was printed again
PAIRS: Final = (
    ("Rick, Steadfast Leader", "Greymond, Avacyn's Stalwart"),
    ("Michonne, Ruthless Survivor", "Enkira, Hostile Scavenger"),
    ("Negan, the Cold-Blooded", "Malik, Grim Manipulator"),
    ("Glenn, the Voice of Calm", "Gregor, Shrewd Magistrate"),
    ("Daryl, Hunter of Walkers", "Hansk, Slayer Zealot"),
    ("Lucille", "Gisa's Favorite Shovel"),
    ("Eleven, the Mage", "Cecily, Haunted Mage"),
    ("Chief Jim Hopper", "Sophina, Spearsage Deserter"),
    ("Dustin, Gadget Genius", "Bjorna, Nightfall Alchemist"),
    ("Mind Flayer, the Shadow", "Arvinox, the Mind Flail"),
    ("Mike, the Dungeon Master", "Othelm, Sigardian Outcast"),
    ("Max, the Daredevil", "Elmar, Ulvenwald Informant"),
    ("Will the Wise", "Wernog, Rider's Chaplain"),
    ("Lucas, the Sharpshooter", "Hargilde, Kindly Runechanter"),
)
_ORIGINAL: Final = {later: first for first, later in PAIRS}


def original_name(name: str) -> str:
    """The name that a card is counted under. CR 201.3b."""
    return _ORIGINAL.get(name, name)
