"""Phrases for the words of `apnap.abilities.effects.permanents`."""

from __future__ import annotations

from apnap.abilities.base import Number
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.permanents import AttachThis, PhaseOut, RemoveFromCombat, Tap, TapOrUntap, Untap, UntapSome
from apnap.abilities.players import THAT_PLAYER
from apnap.abilities.selectors import It
from apnap.abilities.targets import Target, TargetSlot, of_their_choice
from apnap.english.amounts import of_count
from apnap.english.nouns import Voice, all_of, noun, ref
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, Clause, order
from apnap.rules.ch1_concepts.definitions import Filter, Selector


def _untap_some(node: UntapSome, voice: Voice) -> Clause:
    n = noun(node.filter)
    number = node.amount
    if isinstance(number, Number) and number.number < 0:
        what = f"any number of {n.many()}"
    elif isinstance(number, Number) and number.number == 1:
        what = f"up to one {n.bare()}"
    else:
        what = f"up to {of_count(number, voice)} {n.many()}"
    return order("tap" if node.taps else "untap", what)


CLAUSES.add(UntapSome, _untap_some)


def own_name(node: AttachThis, voice: Voice) -> str:
    """What it calls itself: 'it' may be what it is attached to."""
    if isinstance(node.to, It):
        voice.said_this = False
    return voice.this()


CLAUSES.add(Tap, lambda node, voice: order("tap", all_of(node.what, voice).text))
CLAUSES.add(Untap, lambda node, voice: order("untap", all_of(node.what, voice).text))
CLAUSES.add(
    TapOrUntap,
    lambda node, voice: Clause(ref(node.who, voice), "taps or untaps", "tap or untap", all_of(node.what, voice).text),
)
CLAUSES.add(AttachThis, lambda node, voice: order("attach", f"{own_name(node, voice)} to {ref(node.to, voice).text}"))
CLAUSES.add(PhaseOut, lambda node, voice: Clause(ref(node.what, voice), "phases", "phase", "out"))
reads("effect", "tap <object>", Tap)
reads("effect", "untap <object>", Untap)
for _verb, _taps in (("tap", True), ("untap", False)):
    reads("effect", f"{_verb} up to <number word> <permanents>", lambda n, f, taps=_taps: UntapSome(n, *f, taps=taps))
    reads("effect", f"{_verb} up to one <permanent>", lambda f, taps=_taps: UntapSome(1, *f, taps=taps))
    reads("effect", f"{_verb} any number of <permanents>", lambda f, taps=_taps: UntapSome(-1, *f, taps=taps))
reads("effect", "tap or untap <object>", TapOrUntap)
reads_knowing(
    "sentence",
    "<who> may tap or untap target <permanent> of their choice",
    lambda said, who, f: tap_or_untap(said, who, f),
)


def tap_or_untap(said: Said, who: Selector, filters: tuple[Filter, ...]) -> May:
    """The player does it who also chooses the target."""
    if isinstance(who, TargetSlot):
        raise Misread("a target does not choose another one")
    return May(TapOrUntap(said.chose(of_their_choice(Target(*filters), who)), who=THAT_PLAYER), who=who)


reads("effect", "<object> (phases|phase) out", PhaseOut)
CLAUSES.add(RemoveFromCombat, lambda node, voice: order("remove", f"{all_of(node.what, voice).text} from combat"))
reads("effect", "remove <object> from combat", RemoveFromCombat)
