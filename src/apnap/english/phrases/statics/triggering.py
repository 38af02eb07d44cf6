"""Phrases for the words of `apnap.abilities.statics.triggering`."""

from __future__ import annotations

from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.copy_events import CopiesSpell
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import Casts, Dies, Enters
from apnap.abilities.events.patterns import EitherOf
from apnap.abilities.events.player_events import Draws
from apnap.abilities.filters import OTHER, YOU_CONTROL, AllOf, Another, AnyOf, every
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER
from apnap.abilities.statics.triggering import CausesNoTriggers, TriggersAgain
from apnap.english.abilities import ABILITIES
from apnap.english.events import EVENTS, does
from apnap.english.grammar import article, sentence
from apnap.english.nouns import Voice, noun
from apnap.english.reading.said import Misread
from apnap.english.reading.table import reads
from apnap.rules.ch1_concepts.definitions import Filter, Pattern


def _cause(pattern: Pattern, voice: Voice) -> str:
    """`an artifact or creature entering`."""
    for kind, doing in ((Enters, "entering"), (Dies, "dying"), (Attacks, "attacking")):
        if isinstance(pattern, kind):
            return f"{noun(pattern.filter).one()} {doing}"
    if isinstance(pattern, EitherOf) and isinstance(pattern.patterns[0], Casts):
        return f"you casting or copying {noun(pattern.patterns[0].filter, 'spell').one()}"
    if isinstance(pattern, Casts):
        return f"you casting {noun(pattern.filter, 'spell').one()}"
    if isinstance(pattern, Draws):
        return does(pattern.who, voice, "drawing a card", "drawing a card")
    if isinstance(pattern, DealsDamage) and pattern.to_player:
        combat = "combat " if pattern.combat else ""
        return f"{noun(pattern.filter).one()} dealing {combat}damage to a player"
    return EVENTS.say(pattern, voice)


def whose_abilities(of: Filter) -> str:
    """`a Shaman or another Wizard you control`, where only the second excepts this."""
    if isinstance(of, AllOf) and isinstance(of.filters[0], AnyOf) and len(of.filters) == 2:
        first, *rest = of.filters[0].filters
        if len(rest) == 1 and isinstance(rest[0], AllOf) and isinstance(rest[0].filters[0], Another):
            last = noun(every((*rest[0].filters[1:], *of.filters[1:]))).bare()
            return f"{article(noun(first).bare())} or another {last}"
    return noun(of).one()


def _again(node: TriggersAgain, voice: Voice) -> str:
    whose = whose_abilities(node.of)
    if node.because is None:
        said = f"if a triggered ability of {whose} triggers"
    else:
        said = f"if {_cause(node.because, voice)} causes a triggered ability of {whose} to trigger"
    return sentence(f"{said}, that ability triggers an additional time")


def _silent(node: CausesNoTriggers, voice: Voice) -> str:
    for kind, doing in ((Enters, "entering"), (Dies, "dying"), (Attacks, "attacking")):
        if isinstance(node.because, kind):
            return sentence(f"{noun(node.because.filter).many()} {doing} don't cause abilities to trigger")
    raise NotImplementedError(f"there are no words for {node.because!r} that causes nothing to trigger")


ABILITIES.add(TriggersAgain, _again)
ABILITIES.add(CausesNoTriggers, _silent)


def yours(filters: tuple[Filter, ...]) -> list[Filter]:
    """What you control, which the word itself says."""
    if YOU_CONTROL not in filters:
        raise Misread("only what you control triggers again")
    return [filter for filter in filters if filter != YOU_CONTROL]


reads(
    "line",
    "if a <permanent> entering causes a triggered ability of a <permanent> to trigger , that ability triggers an "
    "additional time .",
    lambda f, of: TriggersAgain(*yours(of), because=Enters(*f)),
)
reads(
    "line",
    "if a triggered ability of a <permanent> triggers , that ability triggers an additional time .",
    lambda of: TriggersAgain(*yours(of)),
)
reads("line", "<permanents> entering don't cause abilities to trigger .", lambda f: CausesNoTriggers(Enters(*f)))
for _doing, _happens in (
    ("casting", lambda f: Casts(*f)),
    ("casting or copying", lambda f: EitherOf(Casts(*f), CopiesSpell(*f))),
):
    reads(
        "line",
        f"if you {_doing} a <spell> causes a triggered ability of a <permanent> to trigger , that ability triggers an "
        "additional time .",
        lambda f, of, happens=_happens: TriggersAgain(*yours(of), because=happens(f)),
    )
reads(
    "line",
    "if a triggered ability of a <permanent> or another <permanent> triggers , that ability triggers an additional "
    "time .",
    lambda one, other: TriggersAgain(AnyOf(every(one), AllOf([OTHER, *yours(other)]))),
)
for _cause_words, _made in (
    ("a player drawing a card", lambda: Draws(EACH_PLAYER)),
    ("an opponent drawing a card", lambda: Draws(EACH_OPPONENT)),
    ("you drawing a card", lambda: Draws()),
    ("a <permanent> dealing combat damage to a player", lambda f: DealsDamage(*f, combat=True, to_player=True)),
    ("a <permanent> dealing damage to a player", lambda f: DealsDamage(*f, to_player=True)),
    ("a <permanent> dying", lambda f: Dies(*f)),
    ("a <permanent> attacking", lambda f: Attacks(*f)),
):
    reads("trigger's cause", _cause_words, _made)
reads(
    "line",
    "if <trigger's cause> causes a triggered ability of a <permanent> to trigger , that ability triggers an "
    "additional time .",
    lambda because, of: TriggersAgain(*yours(of), because=because),
)
