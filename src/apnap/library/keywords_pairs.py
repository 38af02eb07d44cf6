"""Cards that belong together: soulbond, partner and its kin."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.costs import TAP_THIS, PayMana
from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.effects.permanents import CreateTokens, Tap, Untap
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import ARTIFACT, CREATURE, LAND, YOU_CONTROL, AllOf, Subtype
from apnap.abilities.keywords import DEATHTOUCH, FIRST_STRIKE, FLYING, MENACE, TRAMPLE, VIGILANCE
from apnap.abilities.mechanics.partners import ChooseABackground, Partner, PartnerWith
from apnap.abilities.mechanics.soulbond import BOTH_PAIRED, PAIRED, Soulbond
from apnap.abilities.predefined import TREASURE
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.counting import GetsForEach
from apnap.abilities.targets import Target, TargetCard, TargetPlayer
from apnap.abilities.triggers import Attacks, Enters, Whenever, this_or_another
from apnap.library.registry import card

# soulbond
card(
    "Wingcrafter",
    "{U}",
    "Creature - Human Wizard",
    "1/1",
    Soulbond(),
    Always(BOTH_PAIRED, Has(FLYING), condition=PAIRED),
)
card(
    "Pathbreaker Wurm",
    "{4}{G}{G}",
    "Creature - Wurm",
    "6/4",
    Soulbond(),
    Always(BOTH_PAIRED, Has(TRAMPLE), condition=PAIRED),
)

# partner
card(
    "Rograkh, Son of Rohgahh",
    "{0}",
    "Legendary Creature - Kobold Warrior",
    "0/1",
    FIRST_STRIKE,
    MENACE,
    TRAMPLE,
    Partner(),
    colors="R",
)
card(
    "Akiri, Line-Slinger",
    "{R}{W}",
    "Legendary Creature - Kor Soldier Ally",
    "0/3",
    FIRST_STRIKE,
    VIGILANCE,
    Always(THIS, GetsForEach(1, 0, ARTIFACT, YOU_CONTROL)),
    Partner(),
)
card(
    "Ley Weaver",
    "{3}{G}",
    "Creature - Human Druid",
    "2/2",
    PartnerWith("Lore Weaver"),
    Activate(TAP_THIS, Untap(Target(LAND, count=2))),
)
card(
    "Lore Weaver",
    "{3}{U}",
    "Creature - Human Wizard",
    "2/2",
    PartnerWith("Ley Weaver"),
    Activate("{5}{U}{U}", Draw(2, who=TargetPlayer())),
)
card(
    "Proud Mentor",
    "{2}{W}",
    "Creature - Human Warrior",
    "1/1",
    PartnerWith("Impetuous Protege"),
    Activate(PayMana("{W}"), TAP_THIS, Tap(Target(CREATURE))),
)
card(
    "Erinis, Gloom Stalker",
    "{2}{G}",
    "Legendary Creature - Halfling Ranger",
    "3/3",
    DEATHTOUCH,
    Whenever(Attacks(THIS), ReturnToBattlefield(TargetCard(LAND))),
    ChooseABackground(),
)
card(
    "Ganax, Astral Hunter",
    "{4}{R}",
    "Legendary Creature - Dragon",
    "3/4",
    FLYING,
    Whenever(Enters(this_or_another(AllOf([Subtype("Dragon"), YOU_CONTROL]))), CreateTokens(1, TREASURE)),
    ChooseABackground(),
)
