"""Artifacts, and other cards without colour."""

from __future__ import annotations

from apnap.abilities.activated import Activate, Equip
from apnap.abilities.amounts import X
from apnap.abilities.conditions import Is
from apnap.abilities.costs import SACRIFICE_THIS, RemoveCounters
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.permanents import AddCounters, Tap
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import (
    ARTIFACT,
    BASIC,
    CREATURE,
    LAND,
    NONCREATURE,
    OTHER,
    UNTAPPED,
    YOU_CONTROL,
    AnyOf,
    Subtype,
)
from apnap.abilities.keywords import FLYING
from apnap.abilities.mana import AddMana
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU
from apnap.abilities.selectors import THIS, Each, Equipped
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.statics.rules import CantBeBlocked, CantLose, CantWin, MustAttack
from apnap.abilities.targets import AnyTarget, Target
from apnap.abilities.triggers import At, BeginningOf, Dies, Enters, When
from apnap.library.registry import card
from apnap.rules.words import BATTLEFIELD, DRAW, PLUS

# artifact creatures
card("Memnite", "{0}", "Artifact Creature - Construct", "1/1")
card("Ornithopter", "{0}", "Artifact Creature - Thopter", "0/2", FLYING)
card("Icehide Golem", "{S}", "Snow Artifact Creature - Golem", "2/2")
card(
    "Juggernaut",
    "{4}",
    "Artifact Creature - Juggernaut",
    "5/3",
    Always(THIS, MustAttack()),
    Always(THIS, CantBeBlocked(Subtype("Wall"))),
)
card(
    "Steel Overseer",
    "{2}",
    "Artifact Creature - Construct",
    "1/1",
    Activate("{T}", AddCounters(1, PLUS, on=Each(ARTIFACT, CREATURE, YOU_CONTROL))),
)
card(
    "Walking Ballista",
    "{X}{X}",
    "Artifact Creature - Construct",
    "0/0",
    EntersWith(X, PLUS),
    Activate("{4}", AddCounters(1, PLUS, on=THIS)),
    Activate(RemoveCounters(1, PLUS), DealDamage(1, to=AnyTarget())),
)
card(
    "Chief of the Foundry",
    "{3}",
    "Artifact Creature - Construct",
    "2/3",
    Always(Each(OTHER, ARTIFACT, CREATURE, YOU_CONTROL), Gets(1, 1)),
)
card("Foundry Inspector", "{3}", "Artifact Creature - Construct", "3/2", SpellsCost(-1, ARTIFACT, cast_by=YOU))
card(
    "Solemn Simulacrum",
    "{4}",
    "Artifact Creature - Golem",
    "2/2",
    When(Enters(THIS), May(SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True))),
    When(Dies(THIS), May(Draw(1))),
)
card(
    "Platinum Angel",
    "{7}",
    "Artifact Creature - Angel",
    "4/4",
    FLYING,
    Always(YOU, CantLose()),
    Always(EACH_OPPONENT, CantWin()),
)

# mana
card("Sol Ring", "{1}", "Artifact", Activate("{T}", AddMana("{C}{C}")))
card("Azorius Signet", "{2}", "Artifact", Activate("{1}", "{T}", AddMana("{W}{U}")))
card(
    "Mind Stone",
    "{2}",
    "Artifact",
    Activate("{T}", AddMana("{C}")),
    Activate("{1}", "{T}", SACRIFICE_THIS, Draw(1)),
)

# other artifacts
card("Jayemdae Tome", "{4}", "Artifact - Book", Activate("{4}", "{T}", Draw(1)))
card("Icy Manipulator", "{4}", "Artifact", Activate("{1}", "{T}", Tap(Target(AnyOf(ARTIFACT, CREATURE, LAND)))))
card(
    "Howling Mine",
    "{2}",
    "Artifact",
    At(BeginningOf(DRAW, whose=EACH_PLAYER), Draw(1, who=THAT_PLAYER, additional=True), provided=Is(THIS, UNTAPPED)),
)
card("Thorn of Amethyst", "{2}", "Artifact", SpellsCost(+1, NONCREATURE))

# equipment
card("Bonesplitter", "{1}", "Artifact - Equipment", Always(Equipped(CREATURE), Gets(2, 0)), Equip("{1}"))
card("Vulshok Morningstar", "{2}", "Artifact - Equipment", Always(Equipped(CREATURE), Gets(2, 2)), Equip("{2}"))

# colourless instants
card("Spatial Contortion", "{1}{C}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(3, -3)))
