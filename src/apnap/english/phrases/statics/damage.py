"""Phrases for the words of `apnap.abilities.statics.damage`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.among_players.enchanted_players import EnchantedPlayer
from apnap.abilities.amounts import ChosenX, WhereX
from apnap.abilities.base import Number, Subject
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.life import GainLife
from apnap.abilities.filters import OTHER, PERMANENT, AllOf, ControlledBy
from apnap.abilities.players import (
    EACH_OPPONENT,
    EACH_PLAYER,
    YOU,
    EachOpponent,
    EachPlayer,
    ThatPlayer,
    Themselves,
    You,
)
from apnap.abilities.selectors import THIS, AllOfThese, Each, Enchanted, Equipped
from apnap.abilities.statics.choosing import ChosenPlayer
from apnap.abilities.statics.damage import (
    PREVENTED,
    AllWither,
    DamageBecomesCounters,
    DamageBetweenChosen,
    DamageChanged,
    DamageIncreased,
    DamageKeptOff,
    DamageLessened,
    DamageMills,
    DamageMultiplied,
    DamageRedirected,
    PreventedAsCounters,
    PreventedForCounter,
    PreventedThen,
    PreventedThisWay,
)
from apnap.english.abilities import ABILITIES
from apnap.english.amounts import AMOUNTS
from apnap.english.grammar import article, sentence
from apnap.english.nouns import Voice, noun, ref
from apnap.english.phrases.effects.creating import tokens_made
from apnap.english.reading.said import HOST, Misread
from apnap.english.reading.table import fragment, reads, reads_knowing, reads_where_x
from apnap.english.sentences import CLAUSES, joined, with_x
from apnap.rules.ch1_concepts.definitions import Amount, Effect, Filter, Selector
from apnap.rules.ch1_concepts.fields import replaced

FACTORS: Final = {2: "double", 3: "triple"}


BY_NAME: Final = (ChosenPlayer, EnchantedPlayer)  # of whom 'they' is said afterwards


def source(filter: Filter) -> str:
    """`a source you control`, `a creature you control`."""
    n = noun(filter)
    return n.one() if n.types or n.subtypes or n.choice else noun(filter, "source").one()


def dealt_to(to: Selector, voice: Voice) -> str:
    """`an opponent or a permanent an opponent controls`: one of those to whom it would be dealt."""
    if isinstance(to, AllOfThese):
        said = " or ".join(dealt_to(one, voice) for one in to.subjects)
        who = ref(to.subjects[0], voice).text
        return said.replace(f"{who} controls", "they control") if isinstance(to.subjects[0], BY_NAME) else said
    if isinstance(to, Each):
        return noun(to.filter).one()
    if isinstance(to, EachOpponent):
        return "an opponent"
    return "a player" if type(to) is EachPlayer else ref(to, voice).text


def again(to: Selector | None) -> str:
    """`that player or permanent`: the same, said once more."""
    if to is None:
        return "that permanent or player"
    if isinstance(to, AllOfThese):
        return "that player or permanent"
    return "that creature" if isinstance(to, Each) else "that player"


def kind_of(node: DamageChanged | DamageLessened) -> str:
    if isinstance(node, DamageChanged) and node.noncombat:
        return "noncombat "
    return "combat " if node.combat else ""


def _changed(node: DamageChanged, much: str, voice: Voice) -> str:
    to = "" if node.briefest else " to a permanent or player" if node.to is None else f" to {dealt_to(node.to, voice)}"
    by = "that source" if node.source_again else "it"
    last = "" if node.brief else f" to {again(node.to)}"
    return f"if {source(node.filter)} would deal {kind_of(node)}damage{to}, {by} deals {much}{last} instead"


def _multiplied(node: DamageMultiplied, voice: Voice) -> str:
    return sentence(_changed(node, f"{FACTORS[int(node.factor)]} that damage", voice))


def _increased(node: DamageIncreased, voice: Voice) -> str:
    more = node.amount
    if isinstance(more, (Number, ChosenX, WhereX)):
        return sentence(with_x(_changed(node, f"that much damage plus {AMOUNTS.say(more, voice)}", voice), voice))
    much = f"an amount of damage equal to {AMOUNTS.say(more, voice)}"
    return sentence(_changed(node, f"that much damage plus {much}", voice))


def _redirected(node: DamageRedirected, voice: Voice) -> str:
    what = " and ".join(ref(s, voice).text for s in node.instead_of)
    return sentence(f"all damage that would be dealt to {what} is dealt to {ref(node.to, voice).text} instead")


def _kept_off(node: DamageKeptOff, voice: Voice) -> str:
    combat = "combat " if node.combat else "noncombat " if node.but else ""
    ways = " and dealt ".join([word for word, said in (("to", node.to), ("by", node.by)) if said])
    return sentence(f"prevent all {combat}damage that would be dealt {ways} {ref(node.what, voice).text}")


def _lessened(node: DamageLessened, voice: Voice) -> str:
    said = f"if {source(node.filter)} would deal {kind_of(node)}damage to {dealt_to(node.to, voice)}, prevent "
    if node.half:
        return sentence(f"{said}half that damage, rounded up")
    all_but = "all but " if node.all_but else ""
    return sentence(with_x(f"{said}{all_but}{AMOUNTS.say(node.amount, voice)} of that damage", voice))


def _as_counters(node: PreventedAsCounters, voice: Voice) -> str:
    to = dealt_to(node.to, voice)
    kind = "noncombat " if node.noncombat else ""
    first = f"{to} would be dealt {kind}damage" if node.passive else f"{kind}damage would be dealt to {to}"
    if node.each:
        on = to
        if isinstance(node.to, Each):
            n = noun(node.to.filter)
            on = f"that {[*n.types, *n.subtypes, 'permanent'][0]}"
        then = f"put {article(node.counter)} counter on {on} for each {ONE_PREVENTED}"
        return joined([f"if {first}, prevent that damage", then])
    return sentence(f"if {first}, prevent that damage and put that many {node.counter} counters on it")


def _prevented_then(node: PreventedThen, voice: Voice) -> str:
    to = dealt_to(node.to, voice)
    kind = "noncombat " if node.noncombat else ""
    by = noun(node.filter, "spell").one() if node.spells else ""
    first = f"if {by} would deal {kind}damage to {to}" if by else f"if {kind}damage would be dealt to {to}"
    then = node.then
    if isinstance(then, CreateTokens) and isinstance(then.amount, PreventedThisWay):
        said = f"{CLAUSES.say(replaced(then, amount=Number(1)), voice).plain()} for each {ONE_PREVENTED}"
    else:
        said = CLAUSES.say(then, voice).plain()
    return joined([f"{first}, prevent that damage", said])


ONE_PREVENTED: Final = "1 damage prevented this way"
AMOUNTS.add(PreventedThisWay, lambda node, voice: "the damage prevented this way")
ABILITIES.add(PreventedThen, _prevented_then)
ABILITIES.add(DamageIncreased, _increased)
ONE_OF_TWO: Final = "one of the chosen players"
OTHER_OF_TWO: Final = "the other chosen player"
THEIRS_OF_TWO: Final = "a permanent that player controls"
TO_EITHER: Final = "to that player or permanent"
BETWEEN: Final = f"if a source controlled by {ONE_OF_TWO} would deal damage to {OTHER_OF_TWO} or {THEIRS_OF_TWO}"
DOUBLED_FOR: Final = f"that source deals double that damage {TO_EITHER} instead"
ABILITIES.add(DamageBetweenChosen, lambda node, voice: sentence(f"{BETWEEN}, {DOUBLED_FOR}"))
fragment("one of two", ONE_OF_TWO)
fragment("the other of two", OTHER_OF_TWO)
fragment("theirs of two", THEIRS_OF_TWO)
fragment("to either", TO_EITHER)
reads(
    "line",
    "if a source controlled by <one of two> would deal damage to <the other of two> or <theirs of two> , "
    "that source deals double that damage <to either> instead .",
    DamageBetweenChosen,
)
ABILITIES.add(PreventedAsCounters, _as_counters)
ABILITIES.add(DamageMultiplied, _multiplied)
ABILITIES.add(DamageRedirected, _redirected)
ABILITIES.add(DamageKeptOff, _kept_off)
ABILITIES.add(DamageLessened, _lessened)
ABILITIES.add(
    DamageBecomesCounters,
    lambda node, voice: sentence(
        f"if damage would be dealt to {voice.this()}, put that many {node.counter} counters on {voice.this()} instead"
    ),
)


def _for_counter(node: PreventedForCounter, voice: Voice) -> str:
    this, removed = voice.self_noun, f"remove {article(node.counter)} counter from"
    hurt, prevented = f"if {this} would be dealt damage", "prevent that damage"
    if node.passive:
        return sentence(f"{hurt}, {prevented} and {removed} it")
    return sentence(f"if damage would be dealt to {this}, {prevented}") + " " + sentence(f"{removed} {this}")


ABILITIES.add(PreventedForCounter, _for_counter)
reads(
    "line",
    "prevent all combat damage <would be dealt> to and dealt by <subject> .",
    lambda what: DamageKeptOff(what, combat=True, by=True),
)
reads(
    "line",
    "prevent all damage <would be dealt> to and dealt by <subject> .",
    lambda what: DamageKeptOff(what, by=True),
)
reads("statement", "prevent all damage <would be dealt> to <subject>", DamageKeptOff)
reads(
    "line",
    "prevent all combat damage <would be dealt> to <subject> .",
    lambda what: DamageKeptOff(what, combat=True),
)
reads(
    "line",
    "prevent all combat damage <would be dealt> by <subject> .",
    lambda what: DamageKeptOff(what, combat=True, by=True, to=False),
)
reads("line", "prevent all damage <would be dealt> by <subject> .", lambda what: DamageKeptOff(what, by=True, to=False))
reads("hurt player", "you", YOU)
reads("hurt player", "a opponent", EACH_OPPONENT)
reads("hurt player", "a player", EACH_PLAYER)
reads("hurt player", "<who>", lambda who: one_of(who))
reads("hurt", "a permanent or player", None)
reads("hurt", "<hurt player>", lambda who: who)
reads("hurt", "<hurt permanent>", lambda what: what)
reads("hurt", "<hurt player> or <hurt permanent>", lambda who, what: either(who, what))
reads(
    "hurt",
    "<hurt player> or a permanent they control",
    lambda who: AllOfThese(who, Each(PERMANENT, ControlledBy(who))),
)
reads("hurt permanent", "a <permanent>", lambda f: Each(*f))
reads("hurt permanent", "another <permanent>", lambda f: Each(OTHER, *f))
reads("hurt permanent", "~", lambda: THIS)
reads_knowing("hurt permanent", "equipped <permanent>", lambda said, f: said.mention(HOST, Equipped(*f)))
reads_knowing("hurt permanent", "enchanted <permanent>", lambda said, f: said.mention(HOST, Enchanted(*f)))


def either(who: Selector, what: Selector) -> AllOfThese:
    """A player, or a permanent: of theirs is said by a pattern of its own."""
    if isinstance(who, BY_NAME) and isinstance(what, Each):
        for f in parts(what.filter):
            if isinstance(f, ControlledBy) and isinstance(f.player, (ThatPlayer, Themselves)):
                raise Misread("they are the player")
    return AllOfThese(who, what)


def parts(filter: Filter) -> list[Filter]:
    return filter.filters if isinstance(filter, AllOf) else [filter]


def one_of(who: Selector) -> Selector:
    """Somebody who is known: enchanted, chosen, spoken of."""
    if isinstance(who, (You, EachPlayer)) or not isinstance(who, Subject):
        raise Misread("one player is needed")
    return who


def not_you(to: Selector | None) -> Subject | None:
    if to is not None and not isinstance(to, Subject):
        raise Misread("a statement is about something that can be asked about")
    return to


fragment("that player again", "to that (permanent or player|player or permanent|player|creature)")
for _factor, _word in FACTORS.items():
    for _kind in ("", "combat ", "noncombat "):
        for _noun in ("source", "permanent"):
            for _by in ("it", "that source"):
                for _last, _brief in ((" <that player again>", False), ("", True)):
                    reads(
                        "statement",
                        f"if a <{_noun}> would deal {_kind}damage to <hurt> , {_by} deals {_word} that damage{_last} "
                        "instead",
                        lambda f, to, factor=_factor, kind=_kind, by=_by, brief=_brief: DamageMultiplied(
                            factor,
                            *f,
                            to=not_you(to),
                            combat=kind == "combat ",
                            noncombat=kind == "noncombat ",
                            brief=brief,
                            source_again=by != "it",
                        ),
                    )
reads(
    "line",
    "all damage <would be dealt> to <who> is dealt to <subject> instead .",
    lambda who, to: DamageRedirected(to, who),
)
for _kind in ("", "combat ", "noncombat "):
    for _noun in ("source", "permanent"):
        for _last, _brief in ((" <that player again>", False), ("", True)):
            reads(
                "statement",
                f"if a <{_noun}> would deal {_kind}damage to <hurt> , it deals that much damage plus <number>{_last} "
                "instead",
                lambda f, to, n, kind=_kind, brief=_brief: DamageIncreased(
                    n, *f, to=not_you(to), combat=kind == "combat ", noncombat=kind == "noncombat ", brief=brief
                ),
            )
        reads(
            "statement",
            f"if a <{_noun}> would deal {_kind}damage to <hurt> , it deals that much damage plus a amount of damage "
            "equal to <amount> instead",
            lambda f, to, n, kind=_kind: DamageIncreased(
                n, *f, to=not_you(to), combat=kind == "combat ", noncombat=kind == "noncombat "
            ),
        )


def lessened(
    n: int | Amount,
    filters: tuple[Filter, ...],
    to: Selector | None,
    combat: bool,
    half: bool = False,
    all_but: bool = False,
) -> DamageLessened:
    """Damage to somebody or something that is named."""
    if not isinstance(to, Subject):
        raise Misread("to whom it would be dealt is said")
    return DamageLessened(n, to, *filters, combat=combat, half=half, all_but=all_but)


for _kind in ("", "combat "):
    for _noun in ("source", "permanent"):
        reads(
            "statement",
            f"if a <{_noun}> would deal {_kind}damage to <hurt> , prevent <number> of that damage",
            lambda f, to, n, kind=_kind: lessened(n, f, to, kind != ""),
        )
        reads_where_x(
            "statement",
            f"if a <{_noun}> would deal {_kind}damage to <hurt> , prevent <number> of that damage , "
            "where X is <amount>",
            lambda f, to, n, kind=_kind: lessened(n, f, to, kind != ""),
        )
        reads(
            "statement",
            f"if a <{_noun}> would deal {_kind}damage to <hurt> , prevent half that damage , rounded up",
            lambda f, to, kind=_kind: lessened(1, f, to, kind != "", half=True),
        )
        reads(
            "statement",
            f"if a <{_noun}> would deal {_kind}damage to <hurt> , prevent all but <digits> of that damage",
            lambda f, to, n, kind=_kind: lessened(n, f, to, kind != "", all_but=True),
        )
fragment("as many counters", ", prevent that damage and put that many")
reads(
    "statement",
    "if damage would be dealt to <hurt permanent> <as many counters> <counter> counters on (it|him|her|them)",
    lambda to, counter: PreventedAsCounters(to, counter),
)
reads(
    "statement",
    "if <hurt permanent> would be dealt damage <as many counters> <counter> counters on (it|him|her|them)",
    lambda to, counter: PreventedAsCounters(to, counter, passive=True),
)
reads(
    "line",
    "prevent all noncombat damage <would be dealt> to <subject> .",
    lambda what: DamageKeptOff(what, but=True),
)
reads("line", "prevent all noncombat damage <would be dealt> to you .", lambda: DamageKeptOff(YOU, but=True))
reads("line", "prevent all damage <would be dealt> to you .", lambda: DamageKeptOff(YOU))
reads("line", "prevent all combat damage <would be dealt> to you .", lambda: DamageKeptOff(YOU, combat=True))
fragment("damage at this", "if damage would be dealt to ~ , prevent that damage .")
reads("line", "<damage at this> remove a <counter> counter from ~ .", PreventedForCounter)
fragment("this is hurt", "if ~ would be dealt damage , prevent that damage")
reads(
    "line",
    "<this is hurt> and remove a <counter> counter from it .",
    lambda counter: PreventedForCounter(counter, passive=True),
)
for _factor, _word in FACTORS.items():
    for _noun in ("source", "permanent"):
        reads(
            "statement",
            f"if a <{_noun}> would deal damage , it deals {_word} that damage instead",
            lambda f, factor=_factor: DamageMultiplied(factor, *f, briefest=True),
        )


def then(
    to: Selector | None, effect: Effect, *filters: Filter, spells: bool = False, noncombat: bool = False
) -> object:
    """What happens after damage to somebody who is named was prevented."""
    if not isinstance(to, Subject):
        raise Misread("to whom it would be dealt is said")
    return PreventedThen(to, effect, *filters, spells=spells, noncombat=noncombat)


fragment("it is prevented", ", prevent that damage .")
fragment("each prevented", "for each 1 damage prevented this way .")
fragment("as much as prevented", "equal to the damage prevented this way .")
for _kind, _noncombat in (("", False), ("noncombat ", True)):
    reads_knowing(
        "line",
        f"if a <spell> would deal {_kind}damage to <hurt> <it is prevented> create <tokens> <each prevented>",
        lambda said, f, to, tokens, noncombat=_noncombat: then(
            to, each_prevented(tokens_made(said, tokens)), *f, spells=True, noncombat=noncombat
        ),
    )
    reads_knowing(
        "line",
        f"if {_kind}damage would be dealt to <hurt> <it is prevented> create <tokens> <each prevented>",
        lambda said, to, tokens, noncombat=_noncombat: then(
            to, each_prevented(tokens_made(said, tokens)), noncombat=noncombat
        ),
    )
    reads(
        "line",
        f"if {_kind}damage would be dealt to <hurt> <it is prevented> you gain life <as much as prevented>",
        lambda to, noncombat=_noncombat: then(to, GainLife(PREVENTED), noncombat=noncombat),
    )
    reads_knowing(
        "line",
        f"if {_kind}damage would be dealt to <hurt permanent> <it is prevented> put a <counter> counter on "
        "<that again> <each prevented>",
        lambda said, to, counter, on, noncombat=_noncombat: counters_each(to, counter, on, noncombat),
    )
reads("that again", "~", lambda: THIS)
reads("that again", "that <permanent>", lambda f: Each(*f))


def each_prevented(made: CreateTokens) -> CreateTokens:
    """One token for each."""
    if made.amount != Number(1):
        raise Misread("one token for each damage")
    return replaced(made, amount=PREVENTED)


def counters_each(to: Selector, counter: str, on: Selector, noncombat: bool) -> PreventedAsCounters:
    """Counters on that to which it would be dealt."""
    if to is THIS:
        same = on is THIS
    else:
        same = isinstance(to, Each) and isinstance(on, Each) and on.filter in parts(to.filter)
    if not same or not isinstance(to, Subject):
        raise Misread("counters are put on that to which it would be dealt")
    return PreventedAsCounters(to, counter, noncombat=noncombat, each=True)


def _mills(node: DamageMills, voice: Voice) -> str:
    done = f"put that many {node.counter} counters on {voice.self_noun} and that player mills that many cards"
    return sentence(f"if {voice.this()} would deal combat damage to a player, instead {done}")


ABILITIES.add(DamageMills, _mills)
ABILITIES.add(AllWither, lambda node, voice: sentence(f"all damage is dealt {AS_WITHERING}"))
AS_WITHERING: Final = "as though its source had wither"
fragment("that player mills them", "that player mills that many cards")
reads(
    "line",
    "if ~ would deal combat damage to a player , instead put that many <counter> counters on ~ and "
    "<that player mills them> .",
    DamageMills,
)
fragment("as withering", AS_WITHERING)
reads("line", "all damage is dealt <as withering> .", AllWither)
