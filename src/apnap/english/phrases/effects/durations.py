"""Phrases for the words of `apnap.abilities.effects.durations`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import Times
from apnap.abilities.base import Number
from apnap.abilities.effects.durations import (
    DoesntUntapNext,
    ForAsLongAs,
    ForAsLongAsItHas,
    ForTheGame,
    Indefinitely,
    Lasting,
    ThisCombat,
    ThisRemains,
    ThisRemainsTapped,
    ThisTurn,
    UntilEndOfCombat,
    UntilEndOfTurn,
    UntilEndOfYourNextTurn,
    UntilYourNextTurn,
    UntilYours,
    YouControlThis,
)
from apnap.abilities.effects.flow import Both
from apnap.abilities.effects.next_spell import AidForNext, CheaperNext, FlashForNext
from apnap.abilities.facts.comparing import AllHold
from apnap.abilities.permissions import AsThoughFlash
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU
from apnap.abilities.selectors import THOSE, Each, EachSpell, This, controlled_by
from apnap.abilities.statics.allowances import MoreLands, NoMaximumHandSize
from apnap.abilities.statics.becoming import LosesAllAbilities, SwitchesSize
from apnap.abilities.statics.changes import Change, Gets, Has, YouControl
from apnap.abilities.statics.combat_restrictions import (
    AssignsByToughness,
    AttacksDespiteDefender,
    BlockedByAtMost,
    CanBlockMore,
    MustBeBlocked,
)
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.statics.counters_and_tokens import TokensForYou
from apnap.abilities.statics.forbidding import CantCast, CantPreventDamage
from apnap.abilities.statics.replacements import ExiledInstead, UncastExiled
from apnap.abilities.statics.restrictions import (
    AllMustBlock,
    BlockedByAtLeast,
    CantAttack,
    CantBeBlocked,
    CantBeRegenerated,
    CantBlock,
    CantGainLife,
    DoesntUntap,
    MustAttack,
    MustBlock,
)
from apnap.abilities.statics.whose_combat import YouChooseBlocks
from apnap.abilities.targets import Target, TargetSlot
from apnap.abilities.zones.permissions import CastRather
from apnap.english.abilities import ABILITIES
from apnap.english.amounts import PER
from apnap.english.changes import DURATIONS, changes_forms, changes_words
from apnap.english.grammar import article, size_change
from apnap.english.nouns import Noun, Ref, Voice, all_of, each_one, noun, ref
from apnap.english.phrases.statics.becoming import still
from apnap.english.reading.leaves import size_numbers
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing, reads_where_x_then
from apnap.english.sentences import CLAUSES, CONDITIONS, SENTENCES, Clause, order
from apnap.rules.ch1_concepts.definitions import Amount, Selector
from apnap.rules.core.constants import LASTS_THIS_COMBAT, LASTS_THIS_TURN, LASTS_TO_PLANESWALK, LASTS_TO_PLAYERS_TURN


def says_all(described: Noun) -> bool:
    """`all creatures`, but `creatures you control` and `attacking creatures`."""
    return not described.mine and not {"attacking", "blocking"} & set(described.adjectives)


def bonus_for_each(changes: list[Change], voice: Voice) -> tuple[str, str] | None:
    """`+1/+0`, and what that is for each of; None if the change is not of that kind."""
    change = changes[0]
    if len(changes) > 1 or not isinstance(change, Gets):
        return None
    sizes: list[int] = []
    counted: Amount | None = None
    for amount in (change.power, change.toughness):
        factor, what = (amount.factor, amount.what) if isinstance(amount, Times) else (1, amount)
        if isinstance(what, Number) and what.number == 0:
            sizes.append(0)
        elif type(what) in PER.phrases and (counted is None or counted is what or counted == what):
            sizes.append(int(factor))
            counted = what
        else:
            return None
    return None if counted is None else (size_change(*sizes), PER.say(counted, voice))


def _lasting(node: Lasting, voice: Voice) -> Clause:
    subject = ref(node.subject, voice)
    when = DURATIONS.get(node.duration, "")
    if isinstance(node, Indefinitely) and node.now:
        if subject.many:
            words, then = changes_words(node.changes, subject, voice, False)
            return Clause(subject, "are", "are", words.removeprefix("are "), then=then)
        words, then = changes_words(node.changes, Ref("it"), voice, False)
        first, _, rest = words.removeprefix("is ").partition(" ")
        return Clause(Ref("it's"), first, first, rest, then=then)
    if len(node.changes) == 1 and isinstance(node.changes[0], YouControl):
        return order("gain", f"control of {subject.text} {when}".rstrip())
    if len(node.changes) == 1 and isinstance(node.changes[0], SwitchesSize):
        subject = each_one(node.subject, voice) if isinstance(node.subject, Each) else subject
        if isinstance(node.subject, TargetSlot) and node.subject.maximum > 1:
            return order("switch", f"the power and toughness of each of {subject.text} {when}".rstrip())
        return order("switch", f"{subject.whose} power and toughness {when}".rstrip())
    if isinstance(node.subject, Each) and node.subject.how == "each":
        subject = each_one(node.subject, voice)
    elif isinstance(node.subject, Each) and says_all(noun(node.subject.filter)) and not node.subject.how:
        if node.duration != LASTS_TO_PLANESWALK:
            subject = all_of(node.subject, voice)
    if node.each or node.too:
        how = "each" if node.each else "also"
        subject = Ref(f"{'they' if subject.text == 'them' else subject.text} {how}", many=subject.many or node.each)
    if isinstance(node.changes[0], AllMustBlock):
        return Clause(Ref(f"all creatures able to block {subject.text} this turn", many=True), "do", "do", "so")
    each = bonus_for_each(node.changes, voice)
    if each and when and not node.first:
        size, counted = each
        return Clause(subject, "gets", "get", f"{size} {when} for each {counted}")
    last_ones = [change for change in node.changes if isinstance(change, THIS_TURN)]
    if not last_ones or node.duration not in NOW or node.first:
        last_ones = []
    words, base, then = changes_forms(node.changes[: len(node.changes) - len(last_ones)], subject, voice, True)
    if last_ones:
        apart, apart_base, _ = changes_forms(last_ones, subject, voice, True)
        words = joined_turn(words, when, apart, NOW[node.duration])
        base, when = joined_turn(base, when, apart_base, NOW[node.duration]), ""
    last = isinstance(node, UntilYourNextTurn) and node.last
    if (node.duration == LASTS_TO_PLAYERS_TURN and not last) or node.first:
        verb, _, rest = words.partition(" ")
        return Clause(Ref(f"{when}, {subject.text}", subject.many), verb, verb, rest, then=then)
    verb, _, rest = f"{words} {when}".rstrip().partition(" ")
    clause = Clause(subject, verb, verb, rest, then=then)
    if not subject.many and not subject.you:
        plain, _, clause.rest_of_base = f"{base} {when}".rstrip().partition(" ")
        clause.base = plain
    return clause


THIS_TURN: Final = (
    CantAttack,
    CantBlock,
    CantBeBlocked,
    BlockedByAtLeast,
    BlockedByAtMost,
    MustBeBlocked,
    MustAttack,
    MustBlock,
    CanBlockMore,
    CantBeRegenerated,
    AttacksDespiteDefender,
    AssignsByToughness,
)
"""Changes that are said to be so this turn, rather than until it ends."""


NOW: Final = {LASTS_THIS_TURN: "this turn", LASTS_THIS_COMBAT: "this combat"}


def joined_turn(words: str, when: str, others: str, now: str) -> str:
    """What lasts until the turn ends, and beside it what is said to be so in this turn, or this combat."""
    if "each combat" in others:
        others = others.replace("each combat", now)
    elif " as though" in others:
        others = others.replace(" as though", f" {now} as though")
    elif " except by" in others:
        others = others.replace(" except by", f" {now} except by")
    elif others.endswith(" if able"):
        others = others.removesuffix(" if able") + f" {now} if able"
    else:
        others += f" {now}"
    return f"{words} {when} and {others}" if words else others


def _as_long_as(node: ForAsLongAs, voice: Voice) -> Clause:
    subject = ref(node.subject, voice)
    last = f"for as long as {CONDITIONS.say(node.last, voice)}"
    if isinstance(node.changes[0], YouControl):
        return order("gain", f"control of {subject.text} {last}")
    words, then = changes_words(node.changes, subject, voice, True)
    verb, _, rest = f"{words} {last}".partition(" ")
    return Clause(subject, verb, verb, rest, then=then)


def _stays(node: DoesntUntapNext, voice: Voice) -> Clause:
    what = ref(node.what, voice)
    if node.yours:
        return Clause(what, "doesn't", "don't", "untap during your next untap step")
    if node.theirs:
        return Clause(what, "doesn't", "don't", f"untap during {node.whose} next untap step")
    rest = "untap during their controller's next untap step" if what.many else ""
    return Clause(what, "doesn't", "don't", rest or "untap during its controller's next untap step")


def _this_turn(node: ThisTurn, voice: Voice) -> list[str]:
    said = ABILITIES.say(node.static, voice).removesuffix(".")
    said = said[:1].lower() + said[1:]
    if node.first:
        return [f"{node.first}, {said}"]
    if isinstance(node.static, MoreLands):
        return [said.replace(" on each of your turns", " this turn")]
    if isinstance(node.static, SpellsCost):
        return [said.replace(" you cast cost", " you cast this turn cost")]
    if isinstance(node.static, AsThoughFlash):
        return [said.replace(" as though", " this turn as though")]
    if isinstance(node.static, ExiledInstead):
        return [said.replace(", exile it", " this turn, exile that card")]
    if isinstance(node.static, YouChooseBlocks):
        return [said.replace(" block and", " block this turn and")]
    if isinstance(node.static, FlashForNext):
        return [said.replace(" you cast can", " you cast this turn can")]
    if isinstance(node.static, CastRather):
        return [said]
    if isinstance(node.static, (AidForNext, CheaperNext)):
        return [said.replace(" you cast has", " you cast this turn has")]
    if isinstance(node.static, TokensForYou):
        return [said.replace(" is created", " this turn is created")]
    if isinstance(node.static, Always) and isinstance(node.static.subject, EachSpell):
        spells, _, gained = said.partition(" have ")
        return [f"as you cast {spells.replace(' you cast', '', 1)} this turn, they gain {gained}"]
    if isinstance(node.static, UncastExiled):
        return [f"until end of turn, {said}"]
    return [said.replace(", it ", " this turn, it ", 1) if ", it " in said else f"{said} this turn"]


def _this_combat(node: ThisCombat, voice: Voice) -> list[str]:
    said = ABILITIES.say(node.static, voice).removesuffix(".")
    said = said[:1].lower() + said[1:]
    return [said.replace(" block and", " block this combat and") if " block and" in said else f"{said} this combat"]


SENTENCES.add(ThisCombat, _this_combat)


def _until_yours(node: UntilYours, voice: Voice) -> list[str]:
    said = ABILITIES.say(node.static, voice).removesuffix(".")
    said = said[:1].lower() + said[1:]
    return [f"until your next turn, {said}" if node.first else f"{said} until your next turn"]


CLAUSES.add(Lasting, _lasting)
CONDITIONS.add(YouControlThis, lambda node, voice: f"you control {voice.self_noun}")
CONDITIONS.add(ThisRemains, lambda node, voice: f"{voice.self_noun} remains on the battlefield")
CONDITIONS.add(ThisRemainsTapped, lambda node, voice: f"{voice.self_noun} remains tapped")
CLAUSES.add(ForAsLongAs, _as_long_as)


def _as_long_as_it_has(node: ForAsLongAsItHas, voice: Voice) -> Clause:
    subject = ref(node.subject, voice)
    last = f"{article(f'{node.counter} counter')} on it"
    if node.changes == [YouControl()]:
        what = f"control of {subject.text} for as long as it has {last}"
        return Clause(Ref("you", you=True), "gains", "gain", what, spoken=True)
    if node.first:
        words, then = changes_words(node.changes, Ref("it"), voice, False)
        verb, _, rest = words.partition(" ")
        who = f"for as long as {subject.text} has {last}, it"
        if verb == "is":
            first, _, rest = rest.partition(" ")
            return Clause(Ref(f"{who}'s"), first, first, rest, then=then)
        return Clause(Ref(who), verb, verb, rest, then=then)
    if subject.many:
        subject = Ref(f"each of {subject.text.removeprefix('each of ')}")
    words, then = changes_words(node.changes, subject, voice, False)
    verb, _, rest = f"{words} for as long as it has {last}".partition(" ")
    return Clause(subject, verb, verb, rest, then=then)


CLAUSES.add(ForAsLongAsItHas, _as_long_as_it_has)
reads(
    "effect",
    "(you gain|gain) control of <object> <for as long as> it has a <counter> counter <on it>",
    lambda what, kind: ForAsLongAsItHas(kind, what, YouControl()),
)
reads(
    "effect",
    "<object> <changes> <for as long as> it has a <counter> counter <on it>",
    lambda what, changes, kind: ForAsLongAsItHas(kind, what, *changes),
)
reads_knowing(
    "effect",
    "<for as long as> <object> has a <counter> counter <on it> , it <changes>",
    lambda said, what, kind, changes: ForAsLongAsItHas(kind, what, *changes, first=True),
)
CLAUSES.add(DoesntUntapNext, _stays)


def _for_the_game(node: ForTheGame, voice: Voice) -> list[str]:
    said = ABILITIES.say(node.static, voice).removesuffix(".")
    return [f"{said[:1].lower()}{said[1:]} for the rest of the game"]


SENTENCES.add(ForTheGame, _for_the_game)
SENTENCES.add(ThisTurn, _this_turn)
SENTENCES.add(UntilYours, _until_yours)
reads("effect", "<object> <changes> until end of turn", lambda what, changes: UntilEndOfTurn(what, *changes))
reads(
    "effect",
    "until end of turn , <object> <changes>",
    lambda what, changes: UntilEndOfTurn(what, *changes, first=True),
)
reads(
    "effect",
    "until your next turn , <object> <changes>",
    lambda what, changes: UntilYourNextTurn(what, *changes),
)
reads(
    "effect",
    "<object> <changes> until your next turn",
    lambda what, changes: UntilYourNextTurn(what, *changes, last=True),
)
reads(
    "effect",
    "<object> also <changes> until end of turn",
    lambda what, changes: UntilEndOfTurn(what, *changes, too=True),
)
reads(
    "effect",
    "<object> (doesn't|don't) untap during that player 's next untap step",
    lambda what: DoesntUntapNext(what, theirs=True),
)
for _their, _whose in (("the player 's", "the player's"), ("their", "their")):
    reads(
        "effect",
        f"<object> (doesn't|don't) untap during {_their} next untap step",
        lambda what, whose=_whose: of_a_player(DoesntUntapNext(what, theirs=True, whose=whose)),
    )
reads("effect", "<object> <combat change>", lambda what, changes: UntilEndOfCombat(what, *changes))
reads(
    "effect",
    "<object> <changes> until end of turn and <combat change>",
    lambda what, changes, others: Both(UntilEndOfTurn(what, *changes), UntilEndOfCombat(what, *others)),
)
reads(
    "effect",
    "<object> <changes> until the end of your next turn",
    lambda what, changes: UntilEndOfYourNextTurn(what, *changes),
)
reads(
    "effect",
    "gain control of <object> until the end of your next turn",
    lambda what: UntilEndOfYourNextTurn(what, YouControl()),
)
reads(
    "effect",
    "until the end of your next turn , <object> <changes>",
    lambda what, changes: UntilEndOfYourNextTurn(what, *changes, first=True),
)
reads("effect", "<object> <turn change>", lambda what, changes: UntilEndOfTurn(what, *changes))
reads(
    "effect",
    "<object> <changes> until end of turn and <turn change>",
    lambda what, changes, others: UntilEndOfTurn(what, *changes, *others),
)
reads(
    "effect",
    "all creatures able to block <object> this turn do so",
    lambda what: UntilEndOfTurn(what, AllMustBlock()),
)
reads(
    "effect",
    "<object> (doesn't|don't) untap during "
    "(its controller 's next untap step|their controllers ' next untap steps|their controller 's next untap step)",
    DoesntUntapNext,
)
reads(
    "effect",
    "<object> (doesn't|don't) untap during your next untap step",
    lambda what: DoesntUntapNext(what, yours=True),
)
reads("effect", "gain control of <object> until end of turn", lambda what: UntilEndOfTurn(what, YouControl()))
reads(
    "effect",
    "gain control of <object> for as long as you control ~",
    lambda what: ForAsLongAs(YouControlThis(), what, YouControl()),
)
reads(
    "effect",
    "gain control of <object> <for as long as> you control ~ and ~ remains tapped",
    lambda what: ForAsLongAs(AllHold(YouControlThis(), ThisRemainsTapped()), what, YouControl()),
)
reads(
    "effect",
    "gain control of <object> for as long as ~ remains on the battlefield",
    lambda what: ForAsLongAs(ThisRemains(), what, YouControl()),
)
reads(
    "effect",
    "until end of turn , [you] gain control of <object> and <object> <changes>",
    lambda what, other, changes: Both(UntilEndOfTurn(what, YouControl()), UntilEndOfTurn(other, *changes)),
)
reads("effect", "gain control of <object>", lambda what: Indefinitely(what, YouControl()))
reads(
    "effect",
    "<object> <changes> for as long as you control ~",
    lambda what, changes: ForAsLongAs(YouControlThis(), what, *changes),
)
reads("effect", "you may play an additional land <this turn>", lambda: ThisTurn(MoreLands(1)))
reads("effect", "you may play <number word> additional lands this turn", lambda n: ThisTurn(MoreLands(n)))
reads(
    "effect",
    "you can't cast additional spells <this turn>",
    lambda: ThisTurn(CantCast(YOU, additional=True)),
)
reads("effect", "players can't cast spells <this turn>", lambda: ThisTurn(CantCast(EACH_PLAYER)))
reads("effect", "your opponents can't cast spells <this turn>", lambda: ThisTurn(CantCast(EACH_OPPONENT)))


def of_a_player(made: DoesntUntapNext) -> DoesntUntapNext:
    """What a player controls was spoken of, and so the player."""
    if not isinstance(made.what, Each) or controlled_by(made.what.filter)[0] is None:
        raise Misread("no player was spoken of")
    return made


def gets_times(change: str, per: Amount) -> list[Change]:
    """+1/+1 for each of something, counted once."""
    power, toughness = size_numbers(change)
    return [Gets(times_of(power, per), times_of(toughness, per))]


def times_of(factor: int, per: Amount) -> int | Amount:
    if not factor:
        return 0
    return per if factor == 1 else Times(factor, per)


reads(
    "effect",
    "<object> (gets|get) <size change> until end of turn for each <counted>",
    lambda what, change, per: UntilEndOfTurn(what, *gets_times(change, per)),
)
reads(
    "effect",
    "<object> <changes> for as long as ~ remains on the battlefield",
    lambda what, changes: ForAsLongAs(ThisRemains(), what, *changes),
)
reads(
    "effect",
    "<object> <changes> for as long as ~ remains tapped",
    lambda what, changes: ForAsLongAs(ThisRemainsTapped(), what, *changes),
)
reads(
    "effect",
    "gain control of <object> for as long as ~ remains tapped",
    lambda what: ForAsLongAs(ThisRemainsTapped(), what, YouControl()),
)
reads(
    "effect",
    "<object> (doesn't|don't) untap during (its controller 's untap step|their controllers ' untap steps) "
    "<for as long as> ~ remains tapped",
    lambda what: ForAsLongAs(ThisRemainsTapped(), what, DoesntUntap()),
)
reads(
    "effect",
    "<object> (doesn't|don't) untap during (its controller 's untap step|their controllers ' untap steps) "
    "<for as long as> you control ~",
    lambda what: ForAsLongAs(YouControlThis(), what, DoesntUntap()),
)
reads(
    "effect",
    "<object> (gains|gain) <abilities>",
    lambda what, abilities: Indefinitely(what, Has(*abilities)),
)
reads_knowing(
    "effect",
    "<object> <changes> until end of turn . <still>",
    lambda said, what, changes, kept: UntilEndOfTurn(what, *still(said, what, changes, kept)),
)
reads_knowing(
    "effect",
    "until end of turn , <object> <changes> . <still>",
    lambda said, what, changes, kept: UntilEndOfTurn(what, *still(said, what, changes, kept), first=True),
)
reads_where_x_then(
    "effect",
    "<object> <changes> until end of turn , where X is <amount> . <still>",
    lambda said, what, changes, kept: UntilEndOfTurn(what, *still(said, what, changes, kept)),
)
reads_where_x_then(
    "effect",
    "until end of turn , <object> <changes> , where X is <amount> . <still>",
    lambda said, what, changes, kept: UntilEndOfTurn(what, *still(said, what, changes, kept), first=True),
)
reads_knowing(
    "effect",
    "until your next turn , <object> <changes> . <still>",
    lambda said, what, changes, kept: UntilYourNextTurn(what, *still(said, what, changes, kept)),
)
reads_knowing(
    "effect",
    "<object> <becoming> . <still>",
    lambda said, what, changes, kept: Indefinitely(what, *still(said, what, changes, kept)),
)
reads("effect", "<object> <becoming>", lambda what, changes: Indefinitely(what, *changes))
reads("sentence", "each of (them|those creatures) is <what it is>", lambda changes: Indefinitely(THOSE, *changes))
reads_knowing("sentence", "they 're <what it is>", lambda said, changes: they_are(said, changes))
reads_knowing("sentence", "they're <what it is>", lambda said, changes: they_are(said, changes))


def they_are(said: Said, changes: list[Change]) -> Indefinitely:
    if said.face_down:
        raise Misread("this is what they are face down")
    return Indefinitely(THOSE, *changes)


reads_knowing("sentence", "it 's <what it is>", lambda said, changes: Indefinitely(moved(said), *changes, now=True))


reads_knowing(
    "effect",
    "those permanents are <what it is>",
    lambda said, changes: Indefinitely(said.those("those permanents"), *changes, now=True),
)


def moved(said: Said) -> Selector:
    """Something that an instruction before dealt with."""
    what = said.it()
    if isinstance(what, This) or said.face_down:
        raise Misread("this is what it is, or what it is face down")
    return what


reads(
    "effect",
    "<object> (loses|lose) all abilities and <becoming>",
    lambda what, changes: Indefinitely(what, LosesAllAbilities(), *changes),
)
reads_knowing(
    "effect",
    "<object> (loses|lose) all abilities and <becoming> . <still>",
    lambda said, what, changes, kept: Indefinitely(what, LosesAllAbilities(), *still(said, what, changes, kept)),
)
reads(
    "effect",
    "<object> each <changes> until end of turn",
    lambda what, changes: UntilEndOfTurn(what, *changes, each=True),
)
reads(
    "effect",
    "until end of turn , <object> each <changes>",
    lambda what, changes: UntilEndOfTurn(what, *changes, first=True, each=True),
)
reads(
    "effect",
    "<object> each <changes> until end of turn and <turn change>",
    lambda what, changes, others: UntilEndOfTurn(what, *changes, *others, each=True),
)
fragment("rest of the game", "for the rest of the game")
reads(
    "effect",
    "you have no maximum hand size <rest of the game>",
    lambda: ForTheGame(NoMaximumHandSize()),
)
reads("effect", "damage can't be prevented <this turn>", lambda: ThisTurn(CantPreventDamage()))
reads("effect", "players can't gain life <this turn>", lambda: ThisTurn(Always(EACH_PLAYER, CantGainLife())))
reads("effect", "your opponents can't gain life <this turn>", lambda: ThisTurn(Always(EACH_OPPONENT, CantGainLife())))
reads("effect", "<object> (gains|gain) <abilities>", lambda what, given: Indefinitely(what, Has(*given)))
reads_knowing(
    "effect",
    "that spell gains <abilities>",
    lambda said, given: Indefinitely(said.that_spell(), Has(*given)),
)
reads(
    "effect",
    "<object> (gets|get) <size change> until end of turn for each <counted> and <turn change>",
    lambda what, change, per, others: UntilEndOfTurn(what, *gets_times(change, per), *others),
)
fragment("had flash", "as though they had flash")
reads("effect", "you may cast <spells> this turn <had flash>", lambda f: ThisTurn(AsThoughFlash(*f)))
reads(
    "effect",
    "switch <object> 's power and toughness <until end of turn>",
    lambda what: UntilEndOfTurn(what, SwitchesSize()),
)
reads_knowing(
    "effect",
    "switch the power and toughness of each of <how many> target <permanents> <until end of turn>",
    lambda said, n, f: UntilEndOfTurn(n.of(said, Target, *f), SwitchesSize()),
)
reads_knowing(
    "effect",
    "switch its power and toughness <until end of turn>",
    lambda said: UntilEndOfTurn(said.it(), SwitchesSize()),
)
reads("effect", "<object> (has|have) <base size>", lambda what, size: Indefinitely(what, size))
