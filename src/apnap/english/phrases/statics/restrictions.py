"""Phrases for the words of `apnap.abilities.statics.restrictions`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.conditions import Controls
from apnap.abilities.facts.qualities import OVER, Measured
from apnap.abilities.filters import CREATURE, THIS_ONE, IsThis, Not, every
from apnap.abilities.player_counters import IsPoisoned
from apnap.abilities.players import DEFENDING_PLAYER, EACH_OPPONENT, EACH_PLAYER, YOU, EachPlayer, OwnerOf
from apnap.abilities.statics.changes import Change
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.restrictions import (
    BlockedByAtLeast,
    CantAttack,
    CantAttackUnless,
    CantBeActivated,
    CantBeBlocked,
    CantBeBlockedByStronger,
    CantBeRegenerated,
    CantBeSacrificed,
    CantBlock,
    CantBlockUnless,
    CantGainLife,
    CantGetPoison,
    CantHaveMinusCounters,
    CantLose,
    CantLoseLife,
    CantWin,
    DefendingPlayer,
    DoesntUntap,
    LivesWithoutLife,
    MustAttack,
    MustBlock,
    SpendsAnyColor,
)
from apnap.english.abilities import ABILITIES
from apnap.english.changes import CHANGES, Changed
from apnap.english.common import ANY_COLOR
from apnap.english.grammar import number_word, sentence
from apnap.english.nouns import SELECTORS, Ref, Voice, noun, ref
from apnap.english.reading.said import Misread
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CONDITIONS
from apnap.rules.ch1_concepts.definitions import Condition, Filter, Node, Selector

NONE_LEFT: Final = "0 or less life"
WITH_GREATER_POWER: Final = "creatures with greater power"
UNTAPS: Final = {False: "untap during its controller's untap step", True: "untap during your untap step"}


def _unblocked(node: CantBeBlocked, voice: Voice) -> Changed:
    by = node.by
    if node.but and isinstance(by, Not):
        return Changed("can't", "can't", f"be blocked except by {noun(by.filter).many().replace(' and ', ' or ')}")
    return Changed("can't", "can't", "be blocked" + (f" by {noun(by).many()}" if by is not None else ""))


def unblocked_by(filters: tuple[Filter, ...]) -> list[Change]:
    """By creatures that fit; those with greater power are compared with what is blocked."""
    if any(isinstance(f, Measured) and f.lesser for f in filters):
        stronger = isinstance(filters[-1], Measured) and (filters[-1].of, filters[-1].how) == ("power", OVER)
        if filters[:-1] != (CREATURE,) or not stronger:
            raise Misread("what they are compared with is not known")
        return [CantBeBlockedByStronger()]
    return [CantBeBlocked(*filters)]


def _cant_block(node: CantBlock, voice: Voice) -> Changed:
    what = node.what
    if what is None:
        return Changed("can't", "can't", "block")
    if isinstance(what, IsThis):
        return Changed("can't", "can't", f"block {'it' if voice.said_this else voice.this()}")
    if node.only and isinstance(what, Not):
        return Changed("can", "can", f"block only {noun(what.filter).many()}")
    return Changed("can't", "can't", f"block {noun(what).many()}")


def attacked(node: CantAttack, voice: Voice) -> str:
    """` you or planeswalkers you control`."""
    whom = node.whom
    if whom is None:
        return ""
    who = ref(whom, voice)
    return f" {who.text}" + (
        f" or planeswalkers {who.text} {who.verb('controls', 'control')}" if node.planeswalkers else ""
    )


def _inactive(node: CantBeActivated, voice: Voice) -> Changed:
    but = " unless they're mana abilities" if node.but_mana else ""
    return Changed("its", "their", f"activated abilities can't be activated{but}")


def _spends(node: SpendsAnyColor, voice: Voice) -> str:
    who = "players" if type(node.who) is EachPlayer else ref(node.who, voice).text
    return sentence(f"{who} may spend mana as though it were {ANY_COLOR}")


CHANGES.add(
    CantAttack,
    lambda node, voice: Changed("can't", "can't", f"attack{attacked(node, voice)}"),
)
CHANGES.add(CantBlock, _cant_block)
CHANGES.add(CantBeActivated, _inactive)
CHANGES.add(CantBeRegenerated, lambda node, voice: Changed("can't", "can't", "be regenerated"))
CHANGES.add(CantBeSacrificed, lambda node, voice: Changed("can't", "can't", "be sacrificed"))
CHANGES.add(CantBeBlocked, _unblocked)
CHANGES.add(
    CantBeBlockedByStronger, lambda node, voice: Changed("can't", "can't", f"be blocked by {WITH_GREATER_POWER}")
)
CHANGES.add(
    BlockedByAtLeast,
    lambda node, voice: Changed("can't", "can't", f"be blocked except by {number_word(node.number)} or more creatures"),
)
SELECTORS.add(DefendingPlayer, lambda node, voice: Ref("defending player"))
CHANGES.add(
    CantAttackUnless,
    lambda node, voice: Changed("can't", "can't", f"attack unless {CONDITIONS.say(node.condition, voice)}"),
)
CHANGES.add(
    CantBlockUnless,
    lambda node, voice: Changed("can't", "can't", f"block unless {CONDITIONS.say(node.condition, voice)}"),
)


def _must_attack(node: MustAttack, voice: Voice) -> Changed:
    whom = "" if node.whom is None else f"{ref(node.whom, voice).text} "
    return Changed("attacks", "attack", f"{whom}each combat if able")


CHANGES.add(MustAttack, _must_attack)
CHANGES.add(MustBlock, lambda node, voice: Changed("blocks", "block", "each combat if able"))
reads("change", "(blocks|block) each combat if able", lambda: [MustBlock()])
reads("turn change", "(blocks|block) <this turn> if able", lambda: [MustBlock()])
reads("combat change", "(blocks|block) this combat if able", lambda: [MustBlock()])
CHANGES.add(DoesntUntap, lambda node, voice: Changed("doesn't", "don't", UNTAPS[node.yours]))
CHANGES.add(CantLose, lambda node, voice: Changed("can't", "can't", "lose the game"))
CHANGES.add(LivesWithoutLife, lambda node, voice: Changed("doesn't", "don't", f"lose the game for having {NONE_LEFT}"))
CHANGES.add(CantWin, lambda node, voice: Changed("can't", "can't", "win the game"))
CHANGES.add(CantGainLife, lambda node, voice: Changed("can't", "can't", "gain life"))
ABILITIES.add(SpendsAnyColor, _spends)
CHANGES.add(CantLoseLife, lambda node, voice: Changed("can't", "can't", "lose life"))
CHANGES.add(CantGetPoison, lambda node, voice: Changed("can't", "can't", "get poison counters"))
CHANGES.add(CantHaveMinusCounters, lambda node, voice: Changed("can't", "can't", "have -1/-1 counters put on them"))


def general(condition: Condition) -> Condition:
    """A condition that is not about who defends, which is said of each defender by itself."""
    if about_defender(condition):
        raise Misread("who defends is a matter of each attack")
    return condition


def about_defender(node: Node) -> bool:
    if isinstance(node, type(DEFENDING_PLAYER)):
        return True
    return any(about_defender(child) for child in node.children())


reads("change", "can't block", lambda: [CantBlock()])
reads("change", "can't block <permanents>", lambda f: [CantBlock(*f)])
reads("change", "can't block (it|~)", lambda: [CantBlock(THIS_ONE)])
reads("change", "can block only <permanents>", lambda f: [CantBlock(Not(every(f)), only=True)])
reads("change", "can't be blocked except by <permanents>", lambda f: [CantBeBlocked(Not(every(f)), but=True)])
reads("change", "can't attack you", lambda: [CantAttack(YOU)])
reads("change", "can't attack you or planeswalkers you control", lambda: [CantAttack(YOU, planeswalkers=True)])
reads(
    "change",
    "can't attack or block unless <condition>",
    lambda c: [CantAttackUnless(general(c)), CantBlockUnless(general(c))],
)
reads("change", "can't attack unless <condition>", lambda c: [CantAttackUnless(general(c))])
reads("change", "can't block unless <condition>", lambda c: [CantBlockUnless(general(c))])
reads("change", "can't block or be blocked", lambda: [CantBlock(), CantBeBlocked()])
reads("change", "can't be regenerated", lambda: [CantBeRegenerated()])
reads("inactive", "(its|their) activated abilities can't be activated", lambda: CantBeActivated())
reads(
    "inactive",
    "(its|their) activated abilities can't be activated <but mana>",
    lambda: CantBeActivated(but_mana=True),
)
reads("line", "<subject> <changes> , and <inactive> .", lambda what, changes, off: Always(what, *changes, off))
reads("line", "<subject> <changes> and <inactive> .", lambda what, changes, off: Always(what, *changes, off))
reads("turn change", "can't block <this turn>", lambda: [CantBlock()])
reads("turn change", "can't attack <this turn>", lambda: [CantAttack()])
reads("turn change", "can't attack or block <this turn>", lambda: [CantAttack(), CantBlock()])
reads("turn change", "can't be blocked <this turn>", lambda: [CantBeBlocked()])
reads("turn change", "can't be blocked by <permanents> <this turn>", unblocked_by)
reads(
    "turn change",
    "can't be blocked <this turn> except by <permanents>",
    lambda f: [CantBeBlocked(Not(every(f)), but=True)],
)
reads(
    "turn change",
    "can't be blocked <this turn> except by <number word> or more creatures",
    lambda n: [BlockedByAtLeast(n)],
)
reads("turn change", "(attacks|attack) <this turn> if able", lambda: [MustAttack()])
reads("turn change", "(attacks|attack) <who> <this turn> if able", lambda who: [MustAttack(one_player(who))])
reads("turn change", "can't be regenerated <this turn>", lambda: [CantBeRegenerated()])
reads("turn change", "can't attack you <this turn>", lambda: [CantAttack(YOU)])
reads(
    "turn change",
    "can't attack you or planeswalkers you control <this turn>",
    lambda: [CantAttack(YOU, planeswalkers=True)],
)
reads("change", "can't attack", lambda: [CantAttack()])
reads("change", "can't attack or block", lambda: [CantAttack(), CantBlock()])
reads("change", "can't be blocked", lambda: [CantBeBlocked()])
reads("change", "can't be blocked by <permanents>", unblocked_by)
reads("change", "can't be blocked except by <number word> or more creatures", lambda n: [BlockedByAtLeast(n)])
reads("change", "(attacks|attack) each combat if able", lambda: [MustAttack()])
reads("combat change", "(attacks|attack) this combat if able", lambda: [MustAttack()])
reads("combat change", "(attacks|attack) <who> this combat if able", lambda who: [MustAttack(one_player(who))])
reads("combat change", "can't block this combat", lambda: [CantBlock()])
reads("combat change", "can't attack this combat", lambda: [CantAttack()])
reads("combat change", "can't attack or block this combat", lambda: [CantAttack(), CantBlock()])
reads("combat change", "can't be blocked this combat", lambda: [CantBeBlocked()])
reads("combat change", "can't be blocked by <permanents> this combat", unblocked_by)
fragment("own planeswalkers", "or planeswalkers its owner controls")
reads_knowing("change", "can't attack its owner", lambda said: [CantAttack(OwnerOf(said.it()))])
reads_knowing(
    "change",
    "can't attack its owner <own planeswalkers>",
    lambda said: [CantAttack(OwnerOf(said.it()), planeswalkers=True)],
)


def one_player(who: Selector) -> Selector:
    if isinstance(who, EachPlayer):
        raise Misread("one player is attacked")
    return who


reads(
    "change",
    "(doesn't|don't) untap during (its controller 's untap step|their controllers ' untap steps)",
    lambda: [DoesntUntap()],
)
reads("change", "(doesn't|don't) untap during your untap step", lambda: [DoesntUntap(yours=True)])
reads("change", "can't attack unless <of defender>", lambda condition: [CantAttackUnless(condition)])
reads("of defender", "defending player controls a <permanent>", lambda f: Controls(DefendingPlayer(), *f))
reads("of defender", "defending player is poisoned", lambda: IsPoisoned(DefendingPlayer()))
reads("condition", "defending player controls a <permanent>", lambda f: Controls(DEFENDING_PLAYER, *f))
reads("line", "your opponents can't gain life .", lambda: Always(EACH_OPPONENT, CantGainLife()))
reads("line", "players can't gain life .", lambda: Always(EACH_PLAYER, CantGainLife()))
reads("change", "can't block unless <of defender>", lambda condition: [CantBlockUnless(condition)])
reads(
    "line",
    "you can't lose <the game> and your opponents can't win <the game> .",
    lambda: [Always(YOU, CantLose()), Always(EACH_OPPONENT, CantWin())],
)
reads("line", "you can't gain life .", lambda: Always(YOU, CantGainLife()))
reads("line", "you may spend mana <as though> it were mana of any color .", SpendsAnyColor)
reads("line", "players may spend mana <as though> it were mana of any color .", lambda: SpendsAnyColor(EACH_PLAYER))
reads("change", "can't be sacrificed", lambda: [CantBeSacrificed()])
