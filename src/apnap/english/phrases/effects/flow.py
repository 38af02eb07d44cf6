"""Phrases for the words of `apnap.abilities.effects.flow`."""

from __future__ import annotations

from apnap.abilities.base import amount as as_amount
from apnap.abilities.casual.schemes import Abandon
from apnap.abilities.conditions import Unless
from apnap.abilities.effects.copies import CreateCopies
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import Lasting, UntilEndOfCombat, UntilEndOfTurn, UntilYours
from apnap.abilities.effects.flow import (
    And,
    Both,
    DoThen,
    EitherWay,
    If,
    IfUndone,
    Instead,
    InsteadOfBefore,
    Lines,
    May,
    MayInstead,
    MayThen,
    Nothing,
    OnceEachTurn,
    Sequence,
    Then,
)
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.permanents import Untap
from apnap.abilities.effects.player_actions import Does, Draw, PlayerAction, Sacrifice
from apnap.abilities.filters import AllOf, Everything, every
from apnap.abilities.keyword_abilities.exile_and_cast import Cipher
from apnap.abilities.keyword_abilities.protection import YouGain
from apnap.abilities.mana import AddMana
from apnap.abilities.mana_spending import AddLastingMana
from apnap.abilities.players import THAT_PLAYER, EachPlayer, You
from apnap.abilities.selectors import THIS_AS_IT, All, Each, This
from apnap.abilities.statics.becoming import HasBaseSize, IsNow
from apnap.abilities.zones.putting import EXACTLY, IN_EXILE, Among, InZone, PutCards, PutRest, PutThem
from apnap.english.amounts import of_count, of_mass, of_things
from apnap.english.common import ONCE
from apnap.english.grammar import listed, sentence
from apnap.english.nouns import Voice, noun, ref
from apnap.english.phrases.effects.damage import only_this
from apnap.english.phrases.effects.player_actions import Doing, not_shown
from apnap.english.phrases.zones.repeating import then_all
from apnap.english.reading.said import Misread, of_the_same
from apnap.english.reading.table import reads, reads_knowing, reads_where_x, reads_where_x_then
from apnap.english.sentences import CLAUSES, CONDITIONS, SENTENCES, one, one_of_several, sentences, with_x
from apnap.rules.ch1_concepts.definitions import Amount, Condition, Effect, Filter, Selector
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.ch1_concepts.mana.sources import ManaEffect


def _sequence(node: Sequence, voice: Voice) -> list[str]:
    out: list[str] = []
    for i, e in enumerate(node.effects):
        said = sentences(e, voice)
        if i in node.thens and not said[0].startswith("then "):
            said = [f"then {said[0]}", *said[1:]]
        out += said
    return out


def _then(node: Then, voice: Voice) -> list[str]:
    last = node.effects[-1]
    if isinstance(last, IfUndone):  # a sentence more
        said = _then(Then(*node.effects[:-1], last.effect), voice)
        other = sentences(last.otherwise, voice)
        return [*said, f"if you can't, {other[0]}", *other[1:]]
    if isinstance(node.effects[-1], If):  # a sentence of its own
        first = ", then ".join(one(e, voice) for e in node.effects[:-1])
        return [first, f"then {one(node.effects[-1], voice)}"]
    said = [words.removeprefix("then ") for words in one_of_several(node.effects, voice)]
    if node.once:
        return [f"{', '.join(said[:-1])}, then {said[-1]}"]
    return [", then ".join(said), *no_regeneration(node.effects[0])]


def no_regeneration(first: Effect) -> list[str]:
    """A sentence of its own after others: what was destroyed this way can't be regenerated."""
    if not isinstance(first, Destroy) or not first.late or not isinstance(first.what, Each):
        return []
    return [f"{noun(first.what.filter).many()} destroyed this way can't be regenerated"]


def _and(node: And, voice: Voice) -> list[str]:
    if all(isinstance(put_there(e), DealDamage) for e in node.effects):
        # one source deals several times: the verb is said once
        dealt = [CLAUSES.say(put_there(e), voice) for e in node.effects]
        words = [dealt[0].full(), *(clause.rest for clause in dealt[1:])]
        return [listed([f"{w}{_when(e, voice)}" for w, e in zip(words, node.effects, strict=True)], "and")]
    clauses = [CLAUSES.say(e, voice) for e in node.effects]
    said = [c.full() if isinstance(e, PlayerAction) else c.plain() for e, c in zip(node.effects, clauses, strict=True)]
    return [listed(said, "and")]


def _when(effect: Effect, voice: Voice) -> str:
    """The condition of an instruction, where one is said after it."""
    return f" if {CONDITIONS.say(effect.condition, voice)}" if isinstance(effect, If) else ""


def _both(node: Both, voice: Voice) -> list[str]:
    if all(isinstance(e, CreateTokens) for e in node.effects):
        made = [CLAUSES.say(e, voice) for e in node.effects]
        return [listed([made[0].plain(), *(clause.rest for clause in made[1:])], "and")]
    kept = [e for e in node.effects if isinstance(e, AddLastingMana)]
    if kept:
        plain = [e.mana if isinstance(e, AddLastingMana) else e for e in node.effects]
        return [*_both(Both(*plain), voice), sentences(kept[0], voice)[-1]]
    said = one_of_several(node.effects, voice)
    one, other = node.effects[0], node.effects[-1]
    if isinstance(one, UntilEndOfTurn) and isinstance(other, UntilEndOfCombat) and one.subject == other.subject:
        said[-1] = CLAUSES.say(other, voice).predicate()
    if isinstance(other, YouGain) and isinstance(one, UntilYours) and one.first:
        said[-1] = said[-1].removesuffix(" until your next turn")
    if isinstance(one, YouGain) and isinstance(other, UntilEndOfTurn):
        gained = said[0].removeprefix("you gain ")
        if said[-1].endswith(f" gain {gained}"):
            return [f"you and {said[-1]}"]
    if isinstance(one, AddCounters) and isinstance(other, AddCounters) and one.what is other.what:
        return [said[0].replace(" on ", f" and {of_things(other.amount, f'{other.counter} counter', voice)} on ", 1)]
    if all(isinstance(put_there(e), AddCounters) for e in node.effects):
        return [listed([said[0], *(words.removeprefix("put ") for words in said[1:])], "and")]
    if len(said) == 2 and all(isinstance(e, PutCards) and is_told(e) for e in node.effects):
        return [listed([said[0], *(words.removeprefix("put ") for words in said[1:])], "and")]
    if isinstance(node.effects[-1], PutRest) and isinstance(node.effects[-2], (PutCards, PutThem)):
        said[-1] = said[-1].removeprefix("put ")  # 'put this here and the rest there'
    return [listed(said, "and")]


def is_told(effect: PutCards) -> bool:
    """Are cards of a kind put somewhere, from among those at hand?"""
    return isinstance(effect.supply, Among) and effect.to != IN_EXILE and not isinstance(effect.filter, Everything)


def dealt_if(by: Selector, n: int | Amount, to: Selector, condition: Condition) -> If:
    """Damage that this deals on a condition, which is said after it."""
    return If(condition, DealDamage(n, to=to, said=only_this(by)), after=True)


def put_there(effect: Effect) -> Effect:
    """What an instruction does, perhaps on a condition that is said after it."""
    return effect.effect if isinstance(effect, If) and effect.after else effect


def _lines(node: Lines, voice: Voice) -> list[str]:
    lines = [
        "Cipher"  # it is a keyword, and its instruction goes without saying
        if isinstance(e, Cipher)
        else " ".join(s if "\n" in s else sentence(s) for s in sentences(e, voice))
        for e in node.effects
    ]
    return ["\n".join(lines)]


def _may(node: May, voice: Voice) -> list[str]:
    if isinstance(node.effect, (Then, Both)) and isinstance(node.who, You) and node.otherwise is None:
        return [f"you may {one(node.effect, voice)}"]
    if isinstance(node.effect, If) and node.effect.after and isinstance(node.who, You) and node.otherwise is None:
        return [f"you may {one(node.effect, voice)}"]
    if isinstance(node.effect, If) and node.effect.after and node.otherwise is None:
        said = _may(May(node.effect.effect, who=node.who), voice)
        return [*said[:-1], f"{said[-1]} if {CONDITIONS.say(node.effect.condition, voice)}"]
    clause = CLAUSES.say(node.effect, voice)
    who = ref(node.who, voice)
    same = clause.subject.you == who.you and (who.you or clause.subject.text in ("that player", who.text))
    doer = "" if same else f"have {clause.subject.text} "
    said = [f"{who.text} may {doer}{clause.base} {clause.rest_of_base or clause.rest}".rstrip()]
    if clause.then:
        said.append(clause.then)
    if node.otherwise is not None:
        other = sentences(node.otherwise, voice)
        said += [f"if {'you' if who.you else 'they'} don't, {other[0]}", *other[1:]]
    return said


def _if(node: If, voice: Voice) -> list[str]:
    if node.unless and isinstance(node.condition, Unless):
        before = sentences(node.effect, voice)
        return [*before[:-1], f"{before[-1]} unless {CONDITIONS.say(node.condition.condition, voice)}"]
    if node.after:
        before = sentences(node.effect, voice)
        said = [*before[:-1], f"{before[-1]} if {CONDITIONS.say(node.condition, voice)}"]
        other = [] if node.otherwise is None else sentences(node.otherwise, voice)
        return [*said, f"otherwise, {other[0]}", *other[1:]] if other else said
    condition = CONDITIONS.say(node.condition, voice)
    inner = sentences(node.effect, voice)
    said = [f"if {condition}, {'also ' if node.too else ''}{inner[0]}", *inner[1:]]
    if node.otherwise is not None:
        other = sentences(node.otherwise, voice)
        said += [f"otherwise, {other[0]}", *other[1:]]
    return said


def _instead(node: Instead, voice: Voice) -> list[str]:
    usual, other = node.usual, node.other
    first = sentences(usual, voice)
    condition = CONDITIONS.say(node.condition, voice)
    late = no_regeneration(other.effects[0]) if isinstance(other, Then) else []
    if late:
        there = [f"if {condition}, instead {sentences(other, voice)[0]}", *late]
        return (
            [f"{' '.join(map(sentence, first))}\n{' '.join(map(sentence, there))}"] if node.apart else [*first, *there]
        )
    said = instead_words(usual, other, voice)
    last = f"{said} instead if {condition}" if node.last else f"if {condition}, {said} instead"
    if node.early or (isinstance(usual, May) and isinstance(other, May)):
        last = f"if {condition}, instead {said}"
    if node.apart:
        return [f"{' '.join(sentence(one) for one in first)}\n{sentence(last)}"]
    return [*first, last]


def instead_words(usual: Effect, other: Effect, voice: Voice) -> str:
    """What happens instead; of the same tokens and of the same damage only how many, or how much."""
    if isinstance(usual, (CreateTokens, CreateCopies)) and isinstance(other, (CreateTokens, CreateCopies)):
        if usual == replaced(other, amount=usual.amount):
            return f"create {of_count(other.amount, voice)} of those tokens"
    if isinstance(usual, DealDamage) and isinstance(other, DealDamage):
        if other == replaced(usual, amount=other.amount):
            return f"{ref(This(other.said), voice).text} deals {of_mass(other.amount, 'damage', voice)}"
    return one(other, voice)


def may_words(effect: Effect, voice: Voice) -> str:
    """`you may draw a card`, `you may have target player lose 3 life`."""
    if any(kind in SENTENCES.phrases for kind in type(effect).__mro__):
        return f"you may {sentences(effect, voice)[0]}"
    clause = CLAUSES.say(effect, voice)
    if clause.subject.you:
        return f"you may {with_x(clause.plain().removeprefix('you '), voice)}"
    rest = clause.rest_of_base or clause.rest
    return with_x(f"you may have {clause.subject.text} {clause.base} {rest}".rstrip(), voice)


def _do_then(node: DoThen, voice: Voice) -> list[str]:
    first, then = sentences(node.effect, voice), sentences(node.then, voice)
    return [*first, f"if you do, {then[0]}", *then[1:]]


def _once(node: OnceEachTurn, voice: Voice) -> list[str]:
    return [*sentences(node.effect, voice), f"do this {ONCE}"]


def _if_undone(node: IfUndone, voice: Voice) -> list[str]:
    first, other = sentences(node.effect, voice), sentences(node.otherwise, voice)
    cant = f"if you can't {node.cant}".rstrip()
    return [*first, f"{cant}, {other[0]}", *other[1:]]


def _may_then(node: MayThen, voice: Voice) -> list[str]:
    if isinstance(node.who, You):
        first, done = may_words(node.effect, voice), "if you do"
    else:
        who = ref(node.who, voice).text
        clause = CLAUSES.say(node.effect, voice)
        first = f"{who} may {clause.base} {clause.rest}".rstrip()
        done = f"if {node.named} does" if node.named else "if they do"
    then = sentences(node.then, voice)
    return [first, f"{done}, {then[0]}", *then[1:]]


def _either_way(node: EitherWay, voice: Voice) -> list[str]:
    first, last = one(node.one, voice), one(node.other, voice)
    if isinstance(node.one, CreateTokens) and isinstance(node.other, CreateTokens):
        last = last.removeprefix("create ")
    return [f"{first} or {last}"]


SENTENCES.add(EitherWay, _either_way)
SENTENCES.add(DoThen, _do_then)
SENTENCES.add(OnceEachTurn, _once)
SENTENCES.add(IfUndone, _if_undone)
SENTENCES.add(Sequence, _sequence)
SENTENCES.add(Then, _then)
SENTENCES.add(And, _and)
SENTENCES.add(Both, _both)
SENTENCES.add(Lines, _lines)
SENTENCES.add(May, _may)
SENTENCES.add(If, _if)
SENTENCES.add(Instead, _instead)
SENTENCES.add(MayThen, _may_then)
reads("sentence", "<effect>", lambda effect: effect)
reads("sentence", "you may <effect>", May)
reads("sentence", "you may have <effect>", May)

reads("sentence", "<either way> or <either way>", EitherWay)
reads_where_x_then(
    "sentence",
    "you may <effect> , where X is <amount> . if you do , <sentence>",
    lambda said, effect, then: may_then(effect, then),
)
reads("sentence", "<effect> . if you do , <sentence>", DoThen)
reads("sentence", "you may have <effect> . if you do , <sentence>", MayThen)
reads("sentence", "you may <effect> . if you do , <sentence>", lambda effect, then: may_then(effect, then))


def may_then(effect: Effect, then: Effect) -> MayThen:
    """What is a cost as well is that: it has to be paid whole. CR 118.12."""
    if isinstance(effect, PutCards) and isinstance(effect.supply, InZone) and effect.to == IN_EXILE:
        if effect.how == EXACTLY:
            raise Misread("this is a cost")
    if isinstance(effect, Abandon):
        raise Misread("abandoning a scheme is a choice of its own")
    return MayThen(effect, then)


reads("sentence", "<effect> . if you can't , <sentence>", IfUndone)
reads(
    "sentence",
    "<effect> , then <effect> . if you can't sacrifice a <permanent> , <sentence>",
    lambda first, then, f, otherwise: unsacrificed(first, then, f, otherwise),
)


def unsacrificed(first: Effect, then: Effect, filters: tuple[Filter, ...], otherwise: Effect) -> IfUndone:
    """What is to be sacrificed first, and what happens where there is no such permanent."""
    if not isinstance(first, Sacrifice):
        raise Misread("nothing is to be sacrificed")
    asked = first.filter.filters if isinstance(first.filter, AllOf) else [first.filter]
    if any(f not in asked for f in filters):
        raise Misread("something else is to be sacrificed")
    return IfUndone(Then(first, then), otherwise, f"sacrifice {noun(every(filters)).one()}")


reads("sentence", "<effect> , then <sentence>", then_all)
reads(
    "sentence",
    "<who> may <done> , then <sentence>",
    lambda who, doing, then: Then(May(doing.by(THAT_PLAYER), who=several_players(who)), then),
)


def several_players(who: Selector) -> Selector:
    """Of one player, what comes after 'then' may be part of what they may do."""
    if not isinstance(who, EachPlayer):
        raise Misread("several players are needed")
    return who


reads(
    "sentence",
    "<effect> , then <effect> . <permanents> destroyed this way can't be regenerated",
    lambda first, then, f: Then(destroyed_for_good(first, f), then),
)


def destroyed_for_good(effect: Effect, filters: tuple[Filter, ...]) -> Destroy:
    """What was destroyed before, called by its name."""
    if not isinstance(effect, Destroy) or effect.what != Each(*filters) or not effect.regenerate:
        raise Misread("something else was destroyed")
    return Destroy(effect.what, regenerate=False, late=True)


reads("sentence", "<effect> , <effect> , then <effect>", lambda *effects: Then(*effects, once=True))
reads("sentence", "you <effect> , <effect> , then <effect>", lambda *effects: Then(*effects, once=True))
reads("sentence", "you may <effect> , then <effect>", lambda one, other: May(Then(one, other)))
reads("sentence", "<who> may have <effect>", lambda who, effect: May(effect, who=one_player(who)))
reads(
    "sentence",
    "<who> may have <effect> . if (they don't|that player doesn't|the player doesn't) , <sentence>",
    lambda who, effect, then: May(effect, who=one_player(who), otherwise=then),
)
reads("sentence", "<effect> and you <done>", lambda effect, doing: Both(effect, doing.by(You(said=True))))
reads("sentence", "you <effect> and you <done>", lambda effect, doing: And(effect, doing.by()))
reads("sentence", "<effect> and you <put>", Both)
reads("sentence", "<effect> , then you <put>", Then)
reads("sentence", "<effect> and you return <my card> to your hand", lambda e, what: Both(e, ReturnToHand(what)))
reads("sentence", "<effect> and <effect>", Both)
reads(
    "sentence",
    "<effect> and <who> may <done>",
    lambda effect, who, doing: Both(effect, May(doing.by(THAT_PLAYER), who=not_you(who))),
)


def not_you(who: Selector) -> Selector:
    if isinstance(who, You):
        raise Misread("what you may do is said after what you do")
    return who


reads(
    "sentence",
    "<effect> [,] and it deals <n damage> to <recipient>",
    lambda effect, n, to: Both(effect, DealDamage(n, to=to, said="it")),
)
reads("sentence", "<effect> , <effect> , and <effect>", Both)
reads(
    "sentence",
    "you add <mana> and <done>",
    lambda mana, done: Both(AddMana(mana), done.by()),
)
reads_knowing("sentence", "untap it and all <permanents>", lambda said, f: Both(Untap(said.it()), Untap(All(*f))))
reads("sentence", "if <conditions> , <sentence>", If)
reads(
    "sentence",
    "if <conditions> , also <effect>",
    lambda condition, effect: If(condition, effect, too=True),
)
reads(
    "sentence",
    "<effect> . if <conditions> , <effect> instead",
    lambda one, condition, other: instead(one, condition, other),
)
reads(
    "sentence",
    "<effect> . if <conditions> , instead <effect>",
    lambda usual, condition, other: Instead(usual, condition, of_the_same(usual, other), early=True),
)


def more_of_those(usual: Effect, condition: Condition, number: int | Amount) -> Instead:
    """Another number of the same tokens."""
    if not isinstance(usual, (CreateTokens, CreateCopies)):
        raise Misread("no tokens were created")
    return Instead(usual, condition, replaced(usual, amount=as_amount(number)))


reads("sentence", "<effect> . if <conditions> , create <number> of those tokens instead", more_of_those)
reads("sentence", "<effect> . if <conditions> , instead create <number> of those tokens", more_of_those)
reads(
    "spell", "<effect> instead if <conditions> .", lambda effect, condition: [InsteadOfBefore(condition, effect, True)]
)
reads(
    "spell",
    "<this> deals <n damage> instead if <conditions> .",
    lambda this, n, condition: [InsteadOfBefore(condition, Nothing(), True, as_amount(n))],
)
reads(
    "sentence",
    "<effect> . <effect> instead if <conditions>",
    lambda usual, other, condition: instead(usual, condition, other, True),
)


def so_much(usual: Effect, this: This, n: int | Amount, condition: Condition, last: bool) -> Instead:
    """The same damage, of another amount."""
    if not isinstance(usual, DealDamage):
        raise Misread("no damage was dealt")
    return Instead(usual, condition, replaced(usual, amount=as_amount(n), said=this.said), last=last)


reads("deals instead", "<this>", lambda this: this)
reads("deals instead", "it", lambda: THIS_AS_IT)
reads(
    "sentence",
    "<effect> . <deals instead> deals <n damage> instead if <conditions>",
    lambda usual, this, n, condition: so_much(usual, this, n, condition, True),
)
reads(
    "sentence",
    "<effect> . if <conditions> , <deals instead> deals <n damage> instead",
    lambda usual, condition, this, n: so_much(usual, this, n, condition, False),
)
reads(
    "spell",
    "if <conditions> , instead <effect> .",
    lambda condition, effect: [InsteadOfBefore(condition, effect, early=True)],
)
reads(
    "spell",
    "if <conditions> , instead <effect> , then <effect> . <permanents> destroyed this way can't be regenerated .",
    lambda condition, first, then, f: [InsteadOfBefore(condition, Then(destroyed_for_good(first, f), then))],
)
reads("spell", "if <conditions> , <effect> instead .", lambda condition, effect: [InsteadOfBefore(condition, effect)])
reads("sentence", "if <conditions> , <effect> . otherwise , <sentence>", If)
reads(
    "sentence",
    "if <conditions> , you may <effect> . otherwise , <sentence>",
    lambda condition, effect, otherwise: If(condition, May(effect), otherwise),
)
reads_where_x("sentence", "<effect> , where X is <amount>", lambda effect: effect)
reads_where_x("sentence", "<effect> and <effect> , where X is <amount>", Both)
reads_where_x("sentence", "<effect> , then <effect> , where X is <amount>", Then)
reads("sentence", "you may <effect> and <effect>", lambda one, other: May(Both(one, not_shown(one, other))))

reads(
    "sentence",
    "<who> may <done>",
    lambda who, doing: May(doing.by(who if isinstance(who, You) else THAT_PLAYER), who=who),
)
reads(
    "sentence",
    "<who> may <done> if <conditions>",
    lambda who, doing, condition: May(If(condition, doing.by(THAT_PLAYER), after=True), who=one_player(who)),
)
reads(
    "sentence",
    "<who> may <done> and <done>",
    lambda who, one, other: May(Does(THAT_PLAYER, one.by(), other.by()), who=several_players(who)),
)
reads(
    "sentence", "if <conditions> , <effect> and <effect>", lambda condition, one, other: If(condition, Both(one, other))
)
reads(
    "sentence",
    "you may <effect> if <conditions>",
    lambda effect, condition: May(If(condition, effect, after=True)),
)
reads(
    "sentence",
    "<this> deals <n damage> to <recipient> if <conditions> and <n damage> to <recipient> if <conditions>",
    lambda by, n, to, when, m, other, then: And(dealt_if(by, n, to, when), dealt_if(by, m, other, then)),
)
reads("sentence", "<effect> if <conditions>", lambda effect, condition: If(condition, effect, after=True))
reads(
    "sentence",
    "<effect> if <conditions> . otherwise , <sentence>",
    lambda effect, condition, other: If(condition, effect, other, after=True),
)
reads(
    "sentence",
    "<who> may <done> . if they do , <sentence>",
    lambda who, doing, then: they_may(who, doing, then),
)
for _named in ("that player", "the player"):
    reads(
        "sentence",
        f"<who> may <done> . if {_named} does , <sentence>",
        lambda who, doing, then, named=_named: they_may(who, doing, then, named),
    )


def they_may(who: Selector, doing: Doing, then: Effect, named: str = "") -> MayThen:
    """One player's choice; of several, it would not be clear who does."""
    if isinstance(who, (You, EachPlayer)):
        raise Misread("one other player is needed")
    return MayThen(doing.by(who), then, who=who, named=named)


reads(
    "sentence",
    "<who> may <done> . if (they don't|that player doesn't|the player doesn't) , <sentence>",
    lambda who, doing, then: May(doing.by(who), who=one_player(who), otherwise=then),
)


def one_player(who: Selector) -> Selector:
    if isinstance(who, (You, EachPlayer)):
        raise Misread("one other player is needed")
    return who


reads_where_x(
    "sentence",
    "<who> <done> and <done> , where X is <amount>",
    lambda who, one, other: Does(who, one.by(), other.by()),
)
reads_where_x("sentence", "you may <effect> , where X is <amount>", May)
reads_where_x("sentence", "you may have <effect> , where X is <amount>", May)
reads_where_x("sentence", "if <conditions> , <effect> , where X is <amount>", If)


def shrinks_only(usual: Lasting, other: Lasting) -> bool:
    """Is it only of another size instead, where it becomes more than that?"""
    becomes = any(isinstance(change, IsNow) and (change.types or change.subtypes) for change in usual.changes)
    return becomes and all(isinstance(change, HasBaseSize) for change in other.changes)


def instead(usual: Effect, condition: Condition, other: Effect, last: bool = False) -> Instead:
    """Of mana it is another word, so that payments know of it."""
    if isinstance(usual, ManaEffect) and isinstance(other, ManaEffect):
        raise Misread("this is about mana")
    if isinstance(usual, Lasting) and isinstance(other, Lasting) and shrinks_only(usual, other):
        raise Misread("it becomes what it is told to become all the same")
    return Instead(usual, condition, of_the_same(usual, other), last)


reads(
    "sentence",
    "<effect> unless <condition>",
    lambda effect, condition: If(Unless(condition), effect, after=True, unless=True),
)


def may_or(effect: Effect, otherwise: Effect) -> May:
    """What is done or not; what could be done in part is a cost, and said as one."""
    if isinstance(effect, PutCards) and isinstance(effect.supply, InZone) and effect.how == EXACTLY:
        return May(effect, otherwise=otherwise)
    if not isinstance(effect, (Draw, ReturnToBattlefield, ReturnToHand, GainLife, AddCounters, CreateTokens)):
        raise Misread("whether it was done may be a question of its own")
    return May(effect, otherwise=otherwise)


reads("sentence", "you may <effect> . if you don't , <sentence>", may_or)


def _may_instead(node: MayInstead, voice: Voice) -> list[str]:
    first, condition = may_words(node.usual, voice), CONDITIONS.say(node.condition, voice)
    return [first, f"if {condition}, {may_words(node.other, voice)} instead"]


SENTENCES.add(MayInstead, _may_instead)
reads("sentence", "you may <effect> . if <conditions> , you may <effect> instead", MayInstead)
reads(
    "sentence",
    "you may <effect> . if <conditions> , instead you may <effect>",
    lambda usual, condition, other: Instead(May(usual), condition, May(other)),
)
