"""Phrases for the words of `apnap.abilities.events.attack_events`."""

from __future__ import annotations

from apnap.abilities.base import Subject
from apnap.abilities.events.attack_events import (
    AttacksBeside,
    AttacksByItself,
    AttacksWithMany,
    BecomesBlockedOne,
    BlocksWhich,
    DamagedOne,
    DamagesWhat,
)
from apnap.abilities.events.combat_events import BlockedBy
from apnap.abilities.events.patterns import EitherOf, Included, Watched
from apnap.abilities.filters import (
    BATTLE,
    CREATURE,
    OTHER,
    PERMANENT,
    PLANESWALKER,
    THIS_ONE,
    YOU_CONTROL,
    IsThis,
    every,
)
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU, EachOpponent, EachPlayer, You
from apnap.abilities.selectors import IT, THIS, THOSE, Enchanted, Equipped
from apnap.english.events import EVENTS, about, does, source_of_damage, watched
from apnap.english.grammar import number_word
from apnap.english.nouns import SELECTORS, Ref, Voice, noun
from apnap.english.phrase_table import Unspoken
from apnap.english.phrases.events.combat_events import creatures
from apnap.english.phrases.events.patterns import BLOCKS_OR
from apnap.english.reading.said import EVENT, HOST, Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.rules.ch1_concepts.definitions import Filter, Pattern, Selector


def _beside(node: AttacksBeside, voice: Voice) -> str:
    n = noun(node.beside)
    what = watched(node.filter, voice)
    if node.number == 1:
        return f"{what} and at least one other {n.bare()} attack"
    return f"{what} and at least {number_word(node.number)} other {n.many()} attack"


def _players(who: Selector) -> str:
    if isinstance(who, You):
        return "you"
    if isinstance(who, EachOpponent):
        return "an opponent"
    if type(who) is EachPlayer:
        return "a player"
    raise Unspoken("who is dealt damage is said of you, of opponents and of players")


def _damages(node: DamagesWhat, voice: Voice) -> str:
    kind = "combat " if node.combat else "noncombat " if node.noncombat else ""
    if node.exactly:
        return about(voice, f"{source_of_damage(node.filter, voice)} deals exactly {node.exactly} damage to {ANYTHING}")
    to = [] if node.players is None else [_players(node.players)]
    if node.to is not None:
        n = noun(node.to) if not isinstance(node.to, (IsThis, Included)) else None
        to.append(watched(node.to, voice) if n is None else n.bare() if to and not n.mine else n.one())
    said = f"{source_of_damage(node.filter, voice)} deals {kind}damage to {' or '.join(to)}"
    return about(voice, said)


EVENTS.add(AttacksByItself, lambda node, voice: f"{watched(node.filter, voice)} attacks alone")
EVENTS.add(AttacksBeside, _beside)


def _with_many(node: AttacksWithMany, voice: Voice) -> str:
    many = f"{number_word(node.number)} or more"
    whom = "" if node.whom is None else f" {_players(node.whom)}"
    if node.turned:
        return f"{many} {noun(node.filter).many()} attack{whom}"
    return f"{does(node.who, voice, 'attacks', 'attack')}{whom} with {many} {creatures(node.filter).many()}"


EVENTS.add(AttacksWithMany, _with_many)
EVENTS.add(BecomesBlockedOne, lambda node, voice: f"{watched(node.filter, voice)} becomes blocked")
EVENTS.add(BlocksWhich, lambda node, voice: about(voice, f"{voice.this()} blocks {noun(node.filter).one()}"))
EVENTS.add(DamagesWhat, _damages)


def one(said: Said, event: Pattern) -> Pattern:
    """Of this and another creature, 'that creature' is the other one, and 'it' is this."""
    said.mention(EVENT, IT)
    said.this()
    return event


reads("happens", "attacks alone", lambda: AttacksByItself)
reads_knowing(
    "event",
    "~ and at least <number word> other <permanents> attack",
    lambda said, n, f: (said.this(), AttacksBeside(n, *f))[1],
)
reads_knowing(
    "event",
    "~ and at least one other <permanent> attack",
    lambda said, f: (said.this(), AttacksBeside(1, *f))[1],
)
reads_knowing(
    "event",
    "equipped <permanent> and at least one other <permanent> attack",
    lambda said, host, f: (said.mention(HOST, Equipped(*host)), AttacksBeside(1, *f, what=Equipped(*host)))[1],
)
reads_knowing(
    "event",
    "you attack with <number word> or more <permanents>",
    lambda said, n, f: (said.mention(EVENT, THOSE), AttacksWithMany(n, *f))[1],
)
for _words, _who in (("an opponent", EACH_OPPONENT), ("a player", EACH_PLAYER)):
    reads_knowing(
        "event",
        f"{_words} attacks with <number word> or more <permanents>",
        lambda said, n, f, who=_who: (said.mention(EVENT, THOSE), AttacksWithMany(n, *f, who=who))[1],
    )
    reads_knowing(
        "event",
        f"{_words} attacks you with <number word> or more <permanents>",
        lambda said, n, f, who=_who: (said.mention(EVENT, THOSE), AttacksWithMany(n, *f, who=who, whom=YOU))[1],
    )
reads_knowing(
    "event",
    "you attack a player with <number word> or more <permanents>",
    lambda said, n, f: (said.mention(EVENT, THOSE), AttacksWithMany(n, *f, whom=EACH_PLAYER))[1],
)
reads_knowing(
    "event",
    "<number word> or more <permanents> attack a player",
    lambda said, n, f: (said.mention(EVENT, THOSE), many_of_yours(n, f))[1],
)


def many_of_yours(number: int, filters: tuple[Filter, ...]) -> AttacksWithMany:
    """Creatures of one player attack together: those that you control."""
    if YOU_CONTROL not in filters:
        raise Misread("creatures that you control attack together")
    return AttacksWithMany(number, *filters, whom=EACH_PLAYER, turned=True)


reads("happens", "becomes blocked", lambda: lambda *what: becomes_blocked(what))


def becomes_blocked(what: tuple[Watched, ...]) -> Pattern:
    """Of this it is another word."""
    if what == (THIS,):
        raise Misread("this becomes blocked by another word")
    return BecomesBlockedOne(*what)


reads_knowing("event", "~ blocks a <permanent>", lambda said, f: one(said, BlocksWhich(*f)))
reads_knowing(
    "event",
    "~ blocks or becomes blocked by a <permanent>",
    lambda said, f: one(said, EitherOf(BlocksWhich(*f), BlockedBy(*f), joined=BLOCKS_OR)),
)
reads("damaged", "a <permanent>", lambda f: (None, f))
reads_knowing("damaged", "~", lambda said: (said.this(), (None, (THIS_ONE,)))[1])
reads("damaged", "enchanted <permanent>", lambda f: (None, (Included(Enchanted(*f)),)))
reads("damaged", "equipped <permanent>", lambda f: (None, (Included(Equipped(*f)),)))
reads("damaged", ("a creature or player", "a player or creature"), lambda: (EACH_PLAYER, (CREATURE,)))
reads("damaged", "a player or planeswalker", lambda: (EACH_PLAYER, (PLANESWALKER,)))
reads("damaged", "a player or battle", lambda: (EACH_PLAYER, (BATTLE,)))
reads("damaged", "an opponent or planeswalker", lambda: (EACH_OPPONENT, (PLANESWALKER,)))
for kind, marks in (("", {}), ("combat ", {"combat": True}), ("noncombat ", {"noncombat": True})):
    reads_knowing(
        "event",
        f"<watched> deals {kind}damage to <damaged>",
        lambda said, what, to, marks=marks: damages(said, what, to, marks),
    )
    reads(
        "happens",
        f"deals {kind}damage to you",
        lambda marks=marks: lambda *what: DamagesWhat(*what, players=YOU, **marks),
    )
reads(
    "happens",
    "deals noncombat damage to an opponent",
    lambda: lambda *what: DamagesWhat(*what, players=EACH_OPPONENT, noncombat=True),
)
reads_knowing("watched", "a <source>", lambda said, f: (said.mention(EVENT, IT), source(f))[1])
reads_knowing("watched", "another <source>", lambda said, f: (said.mention(EVENT, IT), (OTHER, *source(f)))[1])


def source(filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    if not filters:
        raise Misread("a source of a kind")
    return filters


def damages(
    said: Said, what: tuple[Watched, ...], to: tuple[Subject | None, tuple[Filter, ...]], marks: dict[str, bool]
) -> Pattern:
    """Afterwards, 'that creature' is what was dealt damage."""
    players, filters = to
    if players is None:
        said.mention(EVENT, IT)
    return DamagesWhat(*what, to=every(filters), players=players, **marks)


def exact_damage(said: Said, what: tuple[Watched, ...], number: int) -> Pattern:
    """Afterwards it is spoken of as 'that permanent or player'."""
    said.mention(HURT, IT)
    return DamagesWhat(*what, to=PERMANENT, players=EACH_PLAYER, exactly=number)


HURT = "hurt"
ANYTHING = "a permanent or player"
reads_knowing("event", f"<watched> deals exactly <digits> damage to {ANYTHING}", exact_damage)


def hurt_one(said: Said) -> DamagedOne:
    if not said.was_asked_of(HURT):
        raise Misread("nothing was dealt damage")
    return DamagedOne()


SELECTORS.add(DamagedOne, lambda node, voice: Ref("that permanent or player"))
reads_knowing("recipient", "that permanent or player", hurt_one)
