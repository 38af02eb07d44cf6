"""What makes mana: the effects that add it, and the mana abilities a player can activate now. CR 106, 605."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.rules.definitions import NO_IDS, Effect, Node

if TYPE_CHECKING:
    from apnap.rules.definitions import Context
    from apnap.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class ManaEffect(Effect):
    """An instruction that adds mana.

    What it adds is a list of groups, each some mana of one kind that is chosen from a mask. The choices may be made
    beforehand: `ctx.modes` then holds a kind for each group to come, and each effect takes its own off the front.
    """

    def makes(self) -> i64:
        """Mask of the kinds of mana it could add. CR 605.1a, 106.7."""
        return 0

    def groups(self, game: Game, ctx: Context) -> list[i64]:
        """What it would add now: mask, amount, mask, amount, ..."""
        return NO_IDS


def mana_effects(node: Node, out: list[ManaEffect]) -> None:
    """The effects in an ability that add mana, in reading order."""
    if isinstance(node, ManaEffect):
        out.append(node)
        return
    for child in node.children():
        mana_effects(child, out)


def could_make(effect: Effect) -> i64:
    """Mask of the mana that an effect could add. CR 605.1a."""
    found: list[ManaEffect] = []
    mana_effects(effect, found)
    mask: i64 = 0
    for e in found:
        mask |= e.makes()
    return mask
