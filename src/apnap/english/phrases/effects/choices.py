"""Phrases for the words of `apnap.abilities.effects.choices`."""

from __future__ import annotations

from apnap.abilities.base import Number, Subject
from apnap.abilities.effects.choices import (
    ANY,
    ChoosePermanent,
    ChooseTargets,
    ChooseValue,
    DiscardedThisWay,
    OneOf,
    TheChosen,
    ToOne,
    WithColorOfChoice,
)
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.moves import Destroy, Exile, ReturnToHand
from apnap.abilities.effects.permanents import Tap
from apnap.abilities.facts.measures import Plus
from apnap.abilities.filters import (
    OTHER,
    YOU_OWN,
    ControlledBy,
    every,
)
from apnap.abilities.players import (
    EACH_OPPONENT,
    EACH_PLAYER,
    You,
)
from apnap.abilities.selectors import (
    IT,
    All,
    AllOfThese,
)
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.statics.choosing import (
    A_COLOR,
    A_CREATURE_TYPE,
    COLOR_OF_CHOICE,
)
from apnap.abilities.targets import (
    Again,
    AnyTarget,
    Chosen,
    Target,
    TargetCard,
    TargetOpponent,
    TargetPlayer,
    TargetSlot,
    TargetSpell,
)
from apnap.english.grammar import article, number_word
from apnap.english.nouns import SELECTORS, Ref, Voice, noun, ref
from apnap.english.reading.said import GROUP, MADE, PLAYER, SLOT, Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, CONDITIONS, SENTENCES, order, sentences
from apnap.rules.ch1_concepts.definitions import Filter, Selector

CLAUSES.add(
    ChoosePermanent,
    lambda node, voice: order("choose", f"{noun(node.among.filter).one()} on the battlefield"),
)
SELECTORS.add(TheChosen, lambda node, voice: Ref(f"that {noun(node.filter).bare()}"))


def _one_of(node: OneOf, voice: Voice) -> Ref:
    n = noun(node.filter)
    if node.most == ANY:
        return Ref(f"any number of {n.many()}", many=True)
    if node.most == 1:
        return Ref(f"up to one {n.bare()}")
    return Ref(f"up to {number_word(node.most)} {n.many()}", many=True) if node.most else Ref(n.one())


SELECTORS.add(OneOf, _one_of)
CONDITIONS.add(DiscardedThisWay, lambda node, voice: f"{noun(node.filter, 'card').one()} is discarded this way")
CLAUSES.add(ToOne, lambda node, voice: CLAUSES.say(node.effect, voice))
reads_knowing(
    "effect",
    "choose a <permanent> [on the battlefield]",
    lambda said, f: (said.mention(MADE, IT), ChoosePermanent(*f))[1],
)
reads("condition", "a <card> is discarded this way", lambda f: DiscardedThisWay(*f))
reads("condition", "a <card> was discarded this way", lambda f: DiscardedThisWay(*f))
reads_knowing("condition", "you discarded a <card> this way", lambda said, f: DiscardedThisWay(*f, *of_yours(said)))


def of_yours(said: Said) -> list[Filter]:
    """Where several players discard, only what you discarded."""
    return [YOU_OWN] if any(kind == GROUP for kind, _ in said.mentions) else []


CLAUSES.add(ChooseTargets, lambda node, voice: order("choose", ref(node.what, voice).text))
reads("effect", "choose <target>", ChooseTargets)
reads_knowing("effect", "choose target <spell>", lambda said, f: ChooseTargets(said.chose(TargetSpell(*f))))
reads("effect", "choose <target> and <target>", lambda one, other: ChooseTargets(AllOfThese(one, other)))
reads("effect", "choose (<my card>|<any card>)", ChooseTargets)
reads_knowing("object", "the chosen <permanent>", lambda said, f: chosen_of_these(said, f))
reads_knowing("object", "the <permanent>", lambda said, f: of_two(said, f))
reads_knowing("object", "the chosen <permanents>", lambda said, f: several_chosen(said))
reads_knowing("my card", "the chosen card", lambda said: mine(one_chosen(said)))
reads_knowing("my card", "the chosen cards", lambda said: mine(several_chosen(said)))
reads_knowing("card ref", "the chosen card", lambda said: one_chosen(said))
reads_knowing("card ref", "the chosen cards", lambda said: several_chosen(said))


def chosen_slot(said: Said) -> TargetSlot:
    """The targets that were chosen by a sentence of their own."""
    for kind, node in reversed(said.mentions):
        if kind == SLOT and isinstance(node, TargetSlot):
            return node
    raise Misread("nothing was chosen")


def slots_chosen(said: Said) -> list[TargetSlot]:
    """All targets that were chosen."""
    return [node for kind, node in said.mentions if kind == SLOT and isinstance(node, TargetSlot)]


def chosen_of_these(said: Said, filters: tuple[Filter, ...]) -> Selector:
    """The one that was chosen; of several, the one that was described in just these words."""
    if len(slots_chosen(said)) < 2:
        return one_chosen(said)
    slot = described_target(said, filters)
    return Again(slot, f"the chosen {noun(slot.filter).bare()}")


def of_two(said: Said, filters: tuple[Filter, ...]) -> Selector:
    """'The creature you control', where two targets were chosen and this is one of them."""
    if len(slots_chosen(said)) < 2:
        raise Misread("with one target it is clear which is meant")
    slot = described_target(said, filters)
    return Again(slot, f"the {noun(slot.filter).bare()}")


def described_target(said: Said, filters: tuple[Filter, ...]) -> Target:
    """The target that was described in these words, if it is one and only one."""
    found = [slot for slot in slots_chosen(said) if isinstance(slot, Target) and slot.filter == every(filters)]
    if len(found) != 1 or found[0].maximum != 1:
        raise Misread("no single target was described in these words")
    return found[0]


def mine(slot: TargetSlot) -> TargetCard:
    if not isinstance(slot, TargetCard) or not isinstance(slot.whose, You):
        raise Misread("these are no cards of yours")
    return slot


def one_chosen(said: Said) -> TargetSlot:
    slot = chosen_slot(said)
    if slot.maximum > 1:
        raise Misread("several were chosen")
    return slot


def several_chosen(said: Said) -> TargetSlot:
    slot = chosen_slot(said)
    if slot.maximum == 1:
        raise Misread("one was chosen")
    return slot


reads("effect", "choose <chosen player>", ChooseTargets)
reads("one chosen", "a <permanent>", lambda f: OneOf(*f))
reads_knowing(
    "effect",
    "gain control of <one chosen> until end of turn",
    lambda said, one: (said.mention(MADE, IT), UntilEndOfTurn(one, YouControl()))[1],
)
reads("one chosen", "another <permanent>", lambda f: OneOf(OTHER, *f))
reads("one chosen", "up to one <permanent>", lambda f: OneOf(*f, most=1))
reads("one chosen", "up to one other <permanent>", lambda f: OneOf(OTHER, *f, most=1))
reads("one chosen", "[each of] up to <number word> <permanents>", lambda n, f: OneOf(*f, most=n))
reads_knowing("chosen player", "target player", lambda said: said.chose(TargetPlayer(), PLAYER))
reads_knowing("chosen player", "target opponent", lambda said: said.chose(TargetOpponent(), PLAYER))
reads_knowing("chosen player", "<how many> target players", lambda said, n: n.of(said, TargetPlayer, kind=PLAYER))
reads_knowing(
    "chosen player", "<how many> target opponents", lambda said, n: n.of(said, TargetPlayer, EACH_OPPONENT, kind=PLAYER)
)
reads_knowing(
    "after", "those opponents control", lambda said: ControlledBy(Chosen(chosen_players(said, EACH_OPPONENT)))
)
reads_knowing("after", "those players control", lambda said: ControlledBy(Chosen(chosen_players(said, EACH_PLAYER))))


def chosen_players(said: Said, who: Subject) -> TargetPlayer:
    """The players who were chosen together by a sentence of their own."""
    for kind, node in reversed(said.mentions):
        if kind == PLAYER and isinstance(node, TargetPlayer) and node.maximum > 1 and node.who == who:
            return node
    raise Misread("no such players were chosen")


CLAUSES.add(ChooseValue, lambda node, voice: order("choose", article(node.kind)))
reads_knowing("effect", "choose a color", lambda said: chosen_now(said, A_COLOR))
reads_knowing("effect", "choose a creature type", lambda said: chosen_now(said, A_CREATURE_TYPE))


def chosen_now(said: Said, kind: str) -> ChooseValue:
    said.chosen.append(kind)
    return ChooseValue(kind)


reads_knowing(
    "effect",
    "choose any target , <then another> for each <counted>",
    lambda said, per: ChooseTargets(said.chose(AnyTarget(count=Plus(Number(1), per)))),
)
fragment("then another", "then choose another target")
SENTENCES.add(WithColorOfChoice, lambda node, voice: sentences(node.effect, voice))
CLAUSES.add(WithColorOfChoice, lambda node, voice: CLAUSES.say(node.effect, voice))
for _words, _make in (
    ("destroy all <permanents> of <the choice>", Destroy),
    ("exile all <permanents> of <the choice>", Exile),
    ("tap all <permanents> of <the choice>", Tap),
    ("return all <permanents> of <the choice> to their owners ' hands", ReturnToHand),
):
    reads("effect", _words, lambda f, make=_make: WithColorOfChoice(make(All(*f, COLOR_OF_CHOICE))))


def target_again(said: Said, filters: tuple[Filter, ...]) -> Again:
    """`that artifact card`: the target, called by all that it is."""
    slot = mine(one_chosen(said))
    if not filters or slot.filter != every(filters):
        raise Misread("another card is the target")
    return Again(slot, f"that {noun(slot.filter, 'card').bare()}")


reads_knowing("my card", "that <card>", target_again)
