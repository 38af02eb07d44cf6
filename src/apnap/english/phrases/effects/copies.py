"""Phrases for the words of `apnap.abilities.effects.copies`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.base import Number
from apnap.abilities.effects.choices import OneOf
from apnap.abilities.effects.copies import (
    BecomeCopy,
    ChooseNewTargets,
    CopiesThis,
    CopyOnStack,
    CopyThisFor,
    CopyWithOpponents,
    CreateCopies,
    CreateHalvedCopies,
    CreateOnlyCopies,
    TargetAbility,
)
from apnap.abilities.facts.this_way import ThisWay
from apnap.abilities.filters import OPPONENTS_CONTROL, OTHER, YOU_CONTROL, AllOf, AnyOf, Everything, every
from apnap.abilities.players import YOU, You
from apnap.abilities.selectors import THIS_ITSELF, Each, It, Sacrificed, That, This
from apnap.abilities.statics.changes import Change
from apnap.abilities.statics.copying import OtherThan
from apnap.abilities.targets import Target as TargetPermanent
from apnap.abilities.targets import TargetSlot, plain_target
from apnap.english.amounts import PER, of_things
from apnap.english.changes import DURATIONS, except_words
from apnap.english.common import new_targets
from apnap.english.grammar import listed
from apnap.english.nouns import SELECTORS, Ref, Voice, each_one, noun, ref
from apnap.english.phrase_table import Unspoken
from apnap.english.phrases.amounts import times_word
from apnap.english.phrases.effects.player_actions import reads_done
from apnap.english.phrases.facts.this_way import one_of_way
from apnap.english.reading.said import MADE, SLOT, THING, Misread, Said, made_it
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, SENTENCES, Clause, order
from apnap.rules.ch1_concepts.definitions import Amount, Effect, Filter, Selector
from apnap.rules.ch1_concepts.fields import replaced

ANOTHER_TARGET: Final = "you may choose a new target"


def _create(node: CreateCopies, voice: Voice) -> Clause:
    state = "tapped and attacking " if node.attacking else "tapped " if node.tapped else ""
    late = ""
    if node.apart:
        state = ""
    elif node.whom is not None:
        raise Unspoken("whom the tokens attack is said in a sentence of its own")
    if node.late:
        several = not isinstance(node.amount, Number) or node.amount.number != 1
        late, state = f" and that {'are' if several else 'is'} {state.strip()}".replace("that is", "that's"), ""
    one = of_things(node.amount, f"{state}token", voice)
    if node.each:
        return each_copied(node, one, voice)
    verb = "that's a copy" if isinstance(node.amount, Number) and node.amount.number == 1 else "that are copies"
    rest = f"{one} {verb} of {ref(node.of, voice).text}{late}{except_words(node.exceptions, voice)}"
    clause = Clause(ref(node.who, voice), "creates", "create", rest)
    if node.apart:
        single = isinstance(node.amount, Number) and node.amount.number == 1
        whom = "" if node.whom is None else f" {ref(node.whom, voice).text}"
        clause.then = f"{'the token enters' if single else 'the tokens enter'} tapped and attacking{whom}"
    return clause


def each_copied(node: CreateCopies, one: str, voice: Voice) -> Clause:
    """One copy for each of several permanents, said of each of them."""
    if isinstance(node.of, Each):
        n = noun(node.of.filter)
        kind = "creature" if "creature" in n.types else "permanent"
        each = f"{'other ' if n.other else ''}{n.core(False)}"
    elif isinstance(node.of, ThisWay):
        each, kind = one_of_way(node.of), "card"
    elif isinstance(node.of, TargetPermanent):
        each, kind = f"{noun(node.of.filter).types[-1]} chosen this way", noun(node.of.filter).types[-1]
    else:
        each, kind = f"of {ref(node.of, voice).text}", "creature"
    rest = f"{one} that's a copy of that {kind}{except_words(node.exceptions, voice)}"
    return Clause(Ref(f"for each {each}, create"), rest, rest, "")


def _only(node: CreateOnlyCopies, voice: Voice) -> list[str]:
    return [_create(node, voice).plain(), f"then exile {OTHERS_MADE} {voice.self_noun}"]


OTHERS_MADE: Final = "all other tokens created with"


def _become(node: BecomeCopy, voice: Voice) -> Clause:
    subject = each_one(node.subject, voice)
    when = DURATIONS.get(node.duration, "")
    rest = f"a copy of {ref(node.of, voice).text} {when}".rstrip() + except_words(node.exceptions, voice)
    return Clause(subject, "becomes", "become", rest)


def _copy(node: CopyOnStack, voice: Voice) -> Clause:
    clause = order("copy", f"{ref(node.what, voice).text}{except_words(node.exceptions, voice)}")
    if not isinstance(node.times, Number) or node.times.number != 1:
        if not isinstance(node.times, Number) or node.words or node.in_one_breath:
            raise Unspoken("how often it is copied is said as a number")
        clause.rest += f" {times_word(int(node.times.number))}"
        if node.new_targets:
            clause.then = new_targets("copies")
        return clause
    if node.words:
        clause.rest += f" and {node.words} for the copy"
    elif node.new_targets and node.in_one_breath:
        clause.rest += f", and {new_targets('copy')}"
    elif node.one_target:
        clause.then = f"{ANOTHER_TARGET} for the copy"
    elif node.new_targets:
        clause.then = new_targets("copy")
    return clause


def _copies_this(node: CopiesThis, voice: Voice) -> Clause:
    target = "a new target" if node.one_target else "new targets"
    rest = f"{voice.self_noun} and may choose {target} for {'that' if node.that else 'the'} copy"
    return Clause(ref(node.who, voice), "copies", "copy", rest)


ONCE_MORE: Final = "plus an additional time"
YOUR_COPIES: Final = f"you copy that spell once {ONCE_MORE}"
WHO_COPIED: Final = "who copied the spell"


def _tempting(node: CopyWithOpponents, voice: Voice) -> list[str]:
    theirs = f"{new_targets('copy').removeprefix('you ')} they control"
    return [
        f"each opponent may copy {ref(node.what, voice).text} and {theirs}",
        f"{YOUR_COPIES} for each opponent {WHO_COPIED} this way",
        f"{new_targets('copies')} you control",
    ]


SENTENCES.add(CopyWithOpponents, _tempting)
fragment("your copies", "you copy that spell once plus a additional time")
fragment("who copied", WHO_COPIED)
reads(
    "effect",
    "each opponent may copy <a spell> and may <choose targets for> the copy they control . <your copies> for each "
    "opponent <who copied> <this way> . you may <choose targets for> the copies you control",
    CopyWithOpponents,
)


def by_others(who: Selector, one_target: bool, that: bool) -> CopiesThis:
    if isinstance(who, You):
        raise Misread("what you copy is told otherwise")
    return CopiesThis(who, one_target, that)


reads_done(
    "(creates|create) a token that 's a copy of <copied>",
    lambda of, who: CreateCopies(of, who=who),
)
CLAUSES.add(CopiesThis, _copies_this)
for _target, _is_one in (("a new target", True), ("new targets", False)):
    for _called, _is_that in (("that", True), ("the", False)):
        reads_done(
            f"(copies|copy) ~ and may choose {_target} for {_called} copy",
            lambda who, one=_is_one, that=_is_that: by_others(who, one, that),
        )
RETARGET = "choose new targets for"
fragment("choose targets for", RETARGET)


def _ability(node: TargetAbility, voice: Voice) -> Ref:
    kind = "triggered ability" if node.triggered else "activated or triggered ability"
    if node.activated:
        kind = "activated ability"
    if node.spell is not None and not node.short:
        either = node.spell.filters if isinstance(node.spell, AnyOf) else [node.spell]
        spells = [noun(one, "spell").bare() for one in either]
        kind = listed([*spells, "activated ability", "triggered ability"], "or")
    elif node.spell is not None:
        kind = "spell or ability"
    n = noun(node.filter, kind)
    if node.source is not None:
        n.after.append(f"from {noun(node.source, 'source').one()}")
    return Ref(f"target {n.bare()}")


def _copies(node: CopyThisFor, voice: Voice) -> list[str]:
    said = [f"copy it for each {PER.say(node.times, voice)}"]
    return [*said, new_targets("copies")] if node.says else said


CLAUSES.add(CreateCopies, _create)
SENTENCES.add(CreateOnlyCopies, _only)
fragment("others made", OTHERS_MADE)
CLAUSES.add(BecomeCopy, _become)
CLAUSES.add(CopyOnStack, _copy)
SELECTORS.add(TargetAbility, _ability)
SENTENCES.add(CopyThisFor, _copies)


def copies_made(
    said: Said,
    number: int | Amount,
    of: Selector,
    but: list[Change] | tuple[()] = (),
    who: Selector = YOU,
    tapped: bool = False,
    attacking: bool = False,
) -> Effect:
    """Tokens that are copies: 'it' means one of them afterwards."""
    if isinstance(of, OneOf) and not isinstance(who, You):
        raise Misread("you choose what is copied")
    made_it(said)
    return CreateCopies(of, *but, number=number, who=who, tapped=tapped or attacking, attacking=attacking)


def copied_thing(said: Said, what: Selector) -> Selector:
    """Whatever becomes a copy of this, or is made as one, is still what 'it' means afterwards."""
    if what is THIS_ITSELF and said.mentions and said.mentions[-1][0] == THING:
        said.mentions.pop()
    return what


reads_knowing("copied", "(<object>|<my card>|<any card>)", copied_thing)
reads("copied", "a <permanent>", lambda f: OneOf(*f))
reads_knowing("copied", "that card", lambda said: said.that_card())
reads_knowing("copied", "the sacrificed <permanent>", lambda said, f: said.mention(MADE, Sacrificed(*f)))
How = tuple[bool, bool]  # tapped, attacking


def one_copy(said: Said, how: How, who: Selector, of: Selector, but: list[Change] | tuple[()] = ()) -> Effect:
    return copies_made(said, 1, of, but, who, how[0], how[1])


def many_copies(
    said: Said, how: How, who: Selector, n: int | Amount, of: Selector, but: list[Change] | tuple[()] = ()
) -> Effect:
    return copies_made(said, n, of, but, who, how[0], how[1])


for _how, _front in (((False, False), ""), ((True, False), "tapped "), ((True, True), "tapped and attacking ")):
    for _but in ("", " , except <exceptions>"):
        reads_knowing(
            "effect",
            f"create a {_front}token that 's a copy of <copied>{_but}",
            lambda said, *parts, how=_how: one_copy(said, how, YOU, *parts),
        )
        reads_knowing(
            "effect",
            f"<who> (creates|create) a {_front}token that 's a copy of <copied>{_but}",
            lambda said, who, *parts, how=_how: one_copy(said, how, who, *parts),
        )
        reads_knowing(
            "effect",
            f"create <token count> {_front}tokens that are copies of <copied>{_but}",
            lambda said, *parts, how=_how: many_copies(said, how, YOU, *parts),
        )
        reads_knowing(
            "effect",
            f"<who> (creates|create) <token count> {_front}tokens that are copies of <copied>{_but}",
            lambda said, who, *parts, how=_how: many_copies(said, how, who, *parts),
        )
    for _but in ("", " , except <exceptions>"):
        reads_knowing(
            "effect",
            f"for each <one by one> , create a {_front}token that 's a copy of <that one>{_but}",
            lambda said, of, *but, how=_how: copied_each(said, how, of, *but),
        )
        reads_knowing(
            "effect",
            f"for each <one this way> , create a {_front}token that 's a copy of <copied card>{_but}",
            lambda said, of, *but, how=_how: copied_each(said, how, of_cards(of), *but),
        )


HALF_OF: Final = "half that creature's"
HALVED: Final = f", except their power is {HALF_OF} power and their toughness is {HALF_OF} toughness"


def _halved(node: CreateHalvedCopies, voice: Voice) -> list[str]:
    clause = _create(node, voice)
    return [f"{clause.full()}{HALVED}", "round up each time"]


SENTENCES.add(CreateHalvedCopies, _halved)
fragment("half of that", "half that creature 's")
reads_knowing(
    "effect",
    "<who> (creates|create) <token count> tokens that are copies of <copied> , except their power is <half of that> "
    "power and their toughness is <half of that> toughness . round up each time",
    lambda said, who, n, of: (made_it(said), CreateHalvedCopies(of, number=n, who=who))[1],
)
reads_knowing(
    "sentence",
    "create a token that 's a copy of <copied> [,] except <exceptions> . then exile <others made> ~",
    lambda said, of, but: (made_it(said), CreateOnlyCopies(of, *but))[1],
)
fragment("copied card", "that card")
fragment("copied card", "it")


def of_cards(way: ThisWay) -> ThisWay:
    """Cards, which a copy is made of each."""
    if not way.card:
        raise Misread("permanents are told otherwise")
    return way


for _but in ("", " , except <exceptions>"):
    reads_knowing(
        "effect",
        f"create a token that 's a copy of <copied>{_but} . <they enter> tapped and attacking",
        lambda said, of, *but: said_apart(one_copy(said, (True, True), YOU, of, *but)),
    )
    reads_knowing(
        "effect",
        f"create a token that 's a copy of <copied>{_but} . <they enter> tapped and attacking that player",
        lambda said, of, *but: said_apart(one_copy(said, (True, True), YOU, of, *but), said.that_player()),
    )


def said_apart(made: Effect, whom: Selector | None = None) -> Effect:
    """How the copy enters is said in a sentence of its own."""
    assert isinstance(made, CreateCopies)
    return replaced(made, apart=True, whom=whom)


def copied_each(said: Said, how: How, of: Selector, but: list[Change] | tuple[()] = ()) -> Effect:
    made_it(said)
    return CreateCopies(of, *but, tapped=how[0], attacking=how[1], each=True)


def chosen_before(said: Said, filters: tuple[Filter, ...]) -> Selector:
    """The one target, which was chosen by the instruction before."""
    for kind, node in reversed(said.mentions):
        if kind == SLOT and isinstance(node, TargetPermanent) and node.maximum == 1:
            if noun(every(filters)).types[-1:] == noun(node.filter).types[-1:]:
                return node
    raise Misread("nothing of that kind was chosen")


reads_knowing("one by one", "<permanent> chosen this way", chosen_before)
reads("one by one", "<permanent>", lambda f: Each(*f))
reads("one by one", "other <permanent>", lambda f: Each(OTHER, *f))
reads_knowing("one by one", "of those <permanents>", lambda said, f: said.those(f"those {noun(every(f)).many()}"))
reads_knowing("one by one", "of them", lambda said: said.those())
fragment("that one", "it")
for _kind in ("creature", "permanent", "token", "artifact", "enchantment", "land"):
    fragment("that one", f"that {_kind}")
reads("effect", "copy <a spell> . <new targets> copy", CopyOnStack)
reads("copied times", "twice", 2)
reads("copied times", "<number word> times", lambda n: n)
reads_knowing("copied spell", "~", lambda said: said.this())
reads("copied spell", "<a spell>", lambda what: what)
reads(
    "effect",
    "copy <copied spell> <copied times> . <new targets> copies",
    lambda what, n: CopyOnStack(what, times=n),
)
reads("effect", "copy <copied spell> <copied times>", lambda what, n: CopyOnStack(what, times=n, new_targets=False))
CLAUSES.add(
    ChooseNewTargets,
    lambda node, voice: Clause(
        Ref("you", you=True, said=True), "may", "may", f"{RETARGET} {ref(node.what, voice).text}"
    ),
)
reads("effect", "you may <choose targets for> <a spell>", ChooseNewTargets)
fragment("new target", ANOTHER_TARGET)
reads_knowing("effect", "copy ~ . <new targets> copy", lambda said: CopyOnStack(said.this()))
reads_knowing("effect", "copy ~ . <new target> for the copy", lambda said: CopyOnStack(said.this(), one_target=True))
reads("effect", "copy <a spell> . <new target> for the copy", lambda what: CopyOnStack(what, one_target=True))
reads_knowing("effect", "copy ~", lambda said: CopyOnStack(said.this(), new_targets=False))


def becomes(subject: Selector, of: Selector, but: list[Change] | tuple[()] = (), for_good: bool = False) -> BecomeCopy:
    """Something becomes a copy of another thing, which it is not itself."""
    if isinstance(of, Sacrificed):
        raise Misread("what was sacrificed is not there any more as it becomes something")
    if isinstance(plain_target(subject), TargetSlot) and isinstance(of, It):
        raise Misread("what is meant may be the target itself")
    if isinstance(subject, Each) and OTHER in filters_of(subject.filter) and not isinstance(of, This):
        if not isinstance(plain_target(of), TargetSlot) and not isinstance(of, That):
            raise Misread("others than what?")
        rest = [one for one in filters_of(subject.filter) if one != OTHER]
        subject = replaced(subject, filter=every((OtherThan(of), *rest)))
    return BecomeCopy(subject, of, *but, for_good=for_good)


def until_yours(made: BecomeCopy) -> BecomeCopy:
    return BecomeCopy(made.subject, made.of, *made.exceptions, until_yours=True)


def filters_of(filter: Filter) -> list[Filter]:
    return filter.filters if isinstance(filter, AllOf) else [filter]


fragment("a copy of", "becomes a copy of")
fragment("a copy of", "become a copy of")
reads("effect", "<object> <a copy of> <copied> until end of turn", becomes)
reads(
    "effect",
    "each other <permanent> <a copy of> <copied> until end of turn",
    lambda f, of: becomes(Each(OTHER, *f, how="each"), of),
)
reads("effect", "<object> <a copy of> <copied>", lambda this, of: becomes(this, of, for_good=True))
reads("effect", "<object> <a copy of> <copied> until end of turn , except <exceptions>", becomes)
reads("effect", "<object> <a copy of> <copied> , except <exceptions> until end of turn", becomes)
reads(
    "effect",
    "<object> <a copy of> <copied> until your next turn",
    lambda subject, of: until_yours(becomes(subject, of)),
)
reads(
    "effect",
    "each other <permanent> <a copy of> <copied>",
    lambda f, of: becomes(Each(OTHER, *f, how="each"), of, for_good=True),
)
reads("effect", "until end of turn , <object> <a copy of> <copied> , except <exceptions>", becomes)
reads("effect", "until end of turn , <object> <a copy of> <copied>", becomes)
reads(
    "effect", "<object> <a copy of> <copied> , except <exceptions>", lambda this, of, but: becomes(this, of, but, True)
)
reads("effect", "copy <a spell>", lambda what: CopyOnStack(what, new_targets=False))
reads("effect", "copy <a spell> , except <exceptions>", lambda what, but: CopyOnStack(what, *but, new_targets=False))
reads(
    "effect",
    "copy <a spell> [,] and <new targets> copy",
    lambda what: CopyOnStack(what, in_one_breath=True),
)
reads_knowing("a spell", "target activated or triggered ability", lambda said: said.chose(TargetAbility()))
reads_knowing("a spell", "target triggered ability", lambda said: said.chose(TargetAbility(triggered=True)))
reads_knowing(
    "a spell", "target activated or triggered ability you control", lambda said: said.chose(TargetAbility(YOU_CONTROL))
)
reads_knowing(
    "a spell",
    "target triggered ability you control",
    lambda said: said.chose(TargetAbility(YOU_CONTROL, triggered=True)),
)
reads("exceptions", "<exception>", lambda one: list(one))
reads("exceptions", "<exception> and <exception>", lambda one, other: [*one, *other])
reads("exceptions", "<exception> , <exception> , and <exception>", lambda one, two, three: [*one, *two, *three])
fragment("abilities too", ", activated ability , or triggered ability")
for _ending, _control in (("", ()), (" you control", (YOU_CONTROL,)), (" an opponent controls", (OPPONENTS_CONTROL,))):
    reads_knowing(
        "a spell",
        f"target activated ability{_ending}",
        lambda said, control=_control: said.chose(TargetAbility(*control, activated=True)),
    )
    reads_knowing(
        "a spell",
        f"target spell or ability{_ending}",
        lambda said, control=_control: said.chose(TargetAbility(*control, spell=Everything(), short=True)),
    )
reads_knowing("a spell", "target <spell> <abilities too>", lambda said, f: said.chose(TargetAbility(spell=every(f))))
reads_knowing(
    "a spell",
    "target <spell> , <spell> <abilities too>",
    lambda said, f, g: said.chose(TargetAbility(spell=AnyOf(every(f), every(g)))),
)


def said_late(said: Said, n: int | Amount, of: Selector, how: How, but: list[Change] | tuple[()] = ()) -> Effect:
    """How the copies enter is said last."""
    made_it(said)
    return CreateCopies(of, *but, number=n, tapped=how[0], attacking=how[1], late=True)


reads("copied how", "tapped", (True, False))
reads("copied how", "tapped and attacking", (True, True))
for _but in ("", " , except <exceptions>"):
    reads_knowing(
        "effect",
        f"create a token that 's a copy of <copied> and that 's <copied how>{_but}",
        lambda said, of, how, *but: said_late(said, 1, of, how, *but),
    )
    reads_knowing(
        "effect",
        f"create <token count> tokens that are copies of <copied> and that are <copied how>{_but}",
        lambda said, n, of, how, *but: said_late(said, n, of, how, *but),
    )
for _words in ("may choose new targets", "may choose a new target"):
    reads_knowing(
        "effect",
        f"copy (~|<a spell>) and {_words} for the copy",
        lambda said, *what, words=_words: CopyOnStack(*(what or (said.this(),)), words=words),
    )
reads(
    "exceptions",
    "<exception> , <exception> , <exception> , and <exception>",
    lambda one, two, three, four: [*one, *two, *three, *four],
)
for _source, _other in (("a", ()), ("another", (OTHER,))):
    reads_knowing(
        "a spell",
        f"target activated or triggered ability you control from {_source} <source>",
        lambda said, f, other=_other: said.chose(TargetAbility(YOU_CONTROL, source=every((*other, *f)))),
    )


def copied_for(said: Said, times: Amount, targets: bool = False) -> CopyThisFor:
    """The spell whose ability this is, as it is cast."""
    if not isinstance(said.it(), This):
        raise Misread("something else is copied")
    return CopyThisFor(times, targets)


reads_knowing("effect", "copy it for each <counted>", copied_for)
reads_knowing(
    "effect",
    "copy it for each <counted> . <new targets for copies>",
    lambda said, times: copied_for(said, times, True),
)
fragment("new targets for copies", "you may choose <targets again> the copies")
fragment("targets again", "new targets for")
