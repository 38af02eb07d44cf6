"""Phrases for the words of `apnap.abilities.statics.combat_restrictions`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.effects.durations import ThisTurn
from apnap.abilities.players import YOU
from apnap.abilities.statics.combat_restrictions import (
    AssignsByToughness,
    AttacksAnother,
    AttacksDespiteDefender,
    BlockedByAtMost,
    CanBlockMore,
    CantAttackAlone,
    CantAttackPlayers,
    CantAttackWith,
    CantBlockAlone,
    CantSacrifice,
    IsGoaded,
    MustBeBlocked,
)
from apnap.abilities.statics.restrictions import MustAttack
from apnap.english.abilities import ABILITIES
from apnap.english.changes import CHANGES, Changed
from apnap.english.grammar import number_word, sentence
from apnap.english.nouns import noun, ref
from apnap.english.reading.table import fragment, reads, reads_knowing

DESPITE: Final = "as though"
DEFENDS_NOT: Final = "didn't have defender"


def _at_most(number: int) -> str:
    return f"be blocked by more than {number_word(number)} creature{'s' if number != 1 else ''}"


def _more(node: CanBlockMore) -> str:
    if node.number == 0:
        return "block any number of creatures"
    additional = "an additional creature" if node.number == 1 else f"an additional {number_word(node.number)} creatures"
    return f"block {additional} each combat"


ABILITIES.add(
    CantAttackWith,
    lambda node, voice: sentence(f"{ref(node.who, voice).text} can't attack with {noun(node.filter).many()}"),
)
ABILITIES.add(
    CantAttackPlayers,
    lambda node, voice: sentence(f"{ref(node.who, voice).text} can't attack {ref(node.whom, voice).text}"),
)
ABILITIES.add(
    CantSacrifice,
    lambda node, voice: sentence(f"{ref(node.who, voice).text} can't sacrifice {ref(node.what, voice).text}"),
)
fragment("that one player", "that player")
reads_knowing(
    "effect",
    "you can't attack <that one player> this turn",
    lambda said: ThisTurn(CantAttackPlayers(YOU, said.that_player())),
)
reads("effect", "you can't sacrifice <object> this turn", lambda those: ThisTurn(CantSacrifice(YOU, those)))
reads("line", "each <such a player> can't attack with <permanents> .", lambda who, f: CantAttackWith(who, *f))
CHANGES.add(CantAttackAlone, lambda node, voice: Changed("can't", "can't", "attack alone"))
CHANGES.add(CantBlockAlone, lambda node, voice: Changed("can't", "can't", "block alone"))
CHANGES.add(BlockedByAtMost, lambda node, voice: Changed("can't", "can't", _at_most(node.number)))
CHANGES.add(MustBeBlocked, lambda node, voice: Changed("must", "must", "be blocked if able"))
CHANGES.add(CanBlockMore, lambda node, voice: Changed("can", "can", _more(node)))
reads("change", "can't attack alone", lambda: [CantAttackAlone()])
reads("change", "can't block alone", lambda: [CantBlockAlone()])
reads("change", "can't attack or block alone", lambda: [CantAttackAlone(), CantBlockAlone()])
reads("change", "can't be blocked by more than <count> (creature|creatures)", lambda n: [BlockedByAtMost(n)])
reads("change", "must be blocked if able", lambda: [MustBeBlocked()])
reads("change", "can block an additional creature each combat", lambda: [CanBlockMore(1)])
reads("change", "can block an additional <number word> creatures each combat", lambda n: [CanBlockMore(n)])
reads("change", "can block any number of creatures", lambda: [CanBlockMore()])
reads("turn change", "can block an additional creature <this turn>", lambda: [CanBlockMore(1)])
reads("turn change", "can block any number of creatures <this turn>", lambda: [CanBlockMore()])
reads("turn change", "must be blocked <this turn> if able", lambda: [MustBeBlocked()])
reads(
    "turn change",
    "can't be blocked by more than <count> (creature|creatures) <this turn>",
    lambda n: [BlockedByAtMost(n)],
)
reads("combat change", "must be blocked this combat if able", lambda: [MustBeBlocked()])
CHANGES.add(AttacksAnother, lambda node, voice: Changed("attacks", "attack", "a player other than you if able"))
reads(
    "change",
    "(attacks|attack) each combat if able and (attacks|attack) a player other than you if able",
    lambda: [MustAttack(), AttacksAnother()],
)
CHANGES.add(IsGoaded, lambda node, voice: Changed("is", "are", "goaded"))
reads("change", "(is|are) goaded", lambda: [IsGoaded()])
CHANGES.add(
    AttacksDespiteDefender,
    lambda node, voice: Changed(
        "can", "can", f"attack {DESPITE} it {DEFENDS_NOT}", rest_of_many=f"attack {DESPITE} they {DEFENDS_NOT}"
    ),
)
fragment("despite defender", "as though (it|they) didn't have defender")
reads("change", "can attack <despite defender>", lambda: [AttacksDespiteDefender()])
reads("turn change", "can attack this turn <despite defender>", lambda: [AttacksDespiteDefender()])
CHANGES.add(
    AssignsByToughness,
    lambda node, voice: Changed(
        "assigns",
        "assign",
        f"{BY_TOUGHNESS} its {NOT_POWER} its power",
        rest_of_many=f"{BY_TOUGHNESS} their {NOT_POWER} their power",
    ),
)
BY_TOUGHNESS = "combat damage equal to"
NOT_POWER = "toughness rather than"
fragment("by toughness", f"{BY_TOUGHNESS} (its|their) {NOT_POWER} (its|their) power")
reads("change", "(assigns|assign) <by toughness>", lambda: [AssignsByToughness()])
reads("turn change", "(assigns|assign) <by toughness> this turn", lambda: [AssignsByToughness()])
