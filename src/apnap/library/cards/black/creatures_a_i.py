"""Black creatures, A to I."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import DAMAGE_DEALT
from apnap.abilities.cards import face
from apnap.abilities.casual.drafting import DRAFT_AT_RANDOM, DraftFaceUp, WhileFaceUp
from apnap.abilities.conditions import GainedLifeThisTurn
from apnap.abilities.costs import DiscardSome, PayLife, SacrificeSome
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.delayed_triggers import MayPayWhenDone
from apnap.abilities.effects.designations import BLESSED, Ascend
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import And, Instead, May, MayThen
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import Destroy, ReturnToHand
from apnap.abilities.effects.player_actions import Discard, Mill, Sacrifice
from apnap.abilities.events.combat_events import AttacksUnblocked, AttacksWhom, PlayerAttacks
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.doing_events import Sacrifices
from apnap.abilities.events.object_events import Dies, Enters, Leaves
from apnap.abilities.events.patterns import this_or_another
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import (
    ATTACKING,
    BLACK,
    CREATURE,
    LAND,
    OPPONENTS_CONTROL,
    OTHER,
    OTHER_CREATURE,
    PERMANENT,
    PLANESWALKER,
    WHITE,
    YOU_CONTROL,
    AnyOf,
    Subtype,
)
from apnap.abilities.keyword_abilities.additional_costs import BARGAINED, KICKED, Bargain, Kicker
from apnap.abilities.keyword_abilities.bestow_and_mutate import Mutate, Mutates
from apnap.abilities.keyword_abilities.blocking_and_damage import Flanking, Ingest, Landwalk, Toxic
from apnap.abilities.keyword_abilities.cost_reduction import Delve
from apnap.abilities.keyword_abilities.entering import Unleash
from apnap.abilities.keyword_abilities.entering_triggers import Backup
from apnap.abilities.keyword_abilities.flags import (
    DEATHTOUCH,
    DEVOID,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    INTIMIDATE,
    LIFELINK,
    MENACE,
    TRAMPLE,
)
from apnap.abilities.keyword_abilities.graveyard import Unearth
from apnap.abilities.keyword_abilities.growing import Outlast
from apnap.abilities.keyword_abilities.morph_and_disguise import Morph
from apnap.abilities.keyword_abilities.protection import Protection
from apnap.abilities.keyword_actions.proliferate_and_blight import Blight, Proliferate
from apnap.abilities.keyword_actions.regeneration import Regenerate
from apnap.abilities.keyword_actions.tokens import Amass
from apnap.abilities.keyword_actions.transform_and_meld import Meld, OwnAndControlBoth, Transform
from apnap.abilities.keyword_actions.venturing import VentureIntoTheDungeon
from apnap.abilities.keyword_actions.voting import Clash
from apnap.abilities.player_counters import GetCounters
from apnap.abilities.players import DEFENDING_PLAYER, EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.costs import SpellsCostMana
from apnap.abilities.statics.restrictions import CantBlock, CantLose, CantWin
from apnap.abilities.targets import AnyTarget, Target, TargetCard, TargetPlayer
from apnap.library.cards.common import ALL_SLIVERS, SLIVER
from apnap.library.cards.melded import CHITTERING_HOST
from apnap.library.cards.tokens import DECAYED_ZOMBIE
from apnap.library.pool import card
from apnap.rules.core.constants import BEGIN_COMBAT, PLUS, UPKEEP

card(
    "Abyssal Nightstalker",
    "{3}{B}",
    "Creature - Nightstalker",
    "2/2",
    Whenever(AttacksUnblocked(THIS), Discard(1, who=DEFENDING_PLAYER)),
)
card(
    "Abyssal Persecutor",
    "{2}{B}{B}",
    "Creature - Demon",
    "6/6",
    FLYING,
    TRAMPLE,
    Always(YOU, CantWin()),
    Always(EACH_OPPONENT, CantLose()),
)
card(
    "Abyssal Specter",
    "{2}{B}{B}",
    "Creature - Specter",
    "2/3",
    FLYING,
    Whenever(DealsDamage(THIS, to_player=True), Discard(1, who=THAT_PLAYER)),
)
card(
    "Ambulatory Edifice",
    "{2}{B}",
    "Artifact Creature - Phyrexian Construct",
    "3/2",
    When(Enters(THIS), MayPayWhenDone(PayLife(2), UntilEndOfTurn(Target(CREATURE), Gets(-1, -1)))),
)
card(
    "Archdemon of Paliano",
    "{2}{B}{B}",
    "Creature - Demon",
    "5/4",
    DraftFaceUp(),
    WhileFaceUp(DRAFT_AT_RANDOM),
    FLYING,
)
card("Black Knight", "{B}{B}", "Creature - Human Knight", "2/2", FIRST_STRIKE, Protection(WHITE))
card("Blightbelly Rat", "{1}{B}", "Creature - Phyrexian Rat", "2/2", Toxic(1), When(Dies(THIS), Proliferate()))
card(
    "Blood Artist",
    "{1}{B}",
    "Creature - Vampire",
    "0/1",
    Whenever(Dies(this_or_another(CREATURE)), And(LoseLife(1, who=TargetPlayer()), GainLife(1))),
)
card(
    "Bloodthrone Vampire",
    "{1}{B}",
    "Creature - Vampire",
    "1/1",
    Activate(SacrificeSome(1, CREATURE), UntilEndOfTurn(THIS, Gets(2, 2))),
)
card(
    "Boggart Prankster",
    "{1}{B}",
    "Creature - Goblin Warrior",
    "1/3",
    Whenever(PlayerAttacks(), UntilEndOfTurn(Target(ATTACKING, Subtype("Goblin"), YOU_CONTROL), Gets(1, 0))),
)
card(
    "Bog Hoodlums",
    "{5}{B}",
    "Creature - Goblin Warrior",
    "4/1",
    Always(THIS, CantBlock()),
    When(Enters(THIS), Clash(AddCounters(1, "+1/+1", on=THIS))),
)
card("Bog Wraith", "{3}{B}", "Creature - Wraith", "3/3", Landwalk(Subtype("Swamp")))
card(
    "Calculating Lich",
    "{4}{B}{B}",
    "Creature - Zombie Wizard",
    "5/5",
    MENACE,
    Whenever(AttacksWhom(CREATURE, whom=EACH_OPPONENT), LoseLife(1, who=THAT_PLAYER)),
)
card(
    "Cavern Whisperer",
    "{4}{B}",
    "Creature - Nightmare",
    "4/4",
    Mutate("{3}{B}"),
    MENACE,
    Whenever(Mutates(), Discard(1, who=EACH_OPPONENT)),
)
card(
    "Chittering Harvester",
    "{5}{B}",
    "Creature - Nightmare",
    "4/6",
    Mutate("{4}{B}"),
    Whenever(Mutates(), Sacrifice(1, CREATURE, who=EACH_OPPONENT)),
)
card("Clattering Skeletons", "{3}{B}", "Creature - Skeleton", "4/3", When(Dies(THIS), VentureIntoTheDungeon()))
card(
    "Clot Sliver",
    "{1}{B}",
    "Creature - Sliver",
    "1/1",
    Always(ALL_SLIVERS, Has(Activate("{2}", Regenerate(THIS)))),
)
card("Consuming Aetherborn", "{3}{B}", "Creature - Aetherborn Vampire", "2/2", Backup(1), LIFELINK)
card(
    "Courier Bat",
    "{2}{B}",
    "Creature - Bat",
    "2/2",
    FLYING,
    When(Enters(THIS), ReturnToHand(TargetCard(CREATURE, up_to=True)), provided=GainedLifeThisTurn()),
)
card(
    "Creeping Bloodsucker",
    "{1}{B}",
    "Creature - Vampire",
    "1/2",
    At(BeginningOf(UPKEEP, whose=YOU), DealDamage(1, to=EACH_OPPONENT), GainLife(DAMAGE_DEALT)),
)
card(
    "Crypt Cobra",
    "{3}{B}",
    "Creature - Snake",
    "3/3",
    Whenever(AttacksUnblocked(THIS), GetCounters(1, "poison", who=DEFENDING_PLAYER)),
)
card(
    "Crypt Sliver",
    "{1}{B}",
    "Creature - Sliver",
    "1/1",
    Always(ALL_SLIVERS, Has(Activate("{T}", Regenerate(Target(SLIVER))))),
)
card("Culling Drone", "{1}{B}", "Creature - Eldrazi Drone", "2/2", DEVOID, Ingest())
card(
    "Cuombajj Witches",
    "{B}{B}",
    "Creature - Human Wizard",
    "1/3",
    Activate("{T}", And(DealDamage(1, to=AnyTarget()), DealDamage(1, to=AnyTarget(by_opponent=True)))),
)
card("Dead Reveler", "{2}{B}", "Creature - Zombie", "2/3", Unleash())
card("Derelor", "{3}{B}", "Creature - Thrull", "4/4", SpellsCostMana("{B}", BLACK, cast_by=YOU))
card(
    "Desolation Angel",
    "{3}{B}{B}",
    "Creature - Angel",
    "5/4",
    Kicker("{W}{W}"),
    FLYING,
    When(Enters(THIS), Instead(Destroy(Each(LAND, YOU_CONTROL)), KICKED, Destroy(Each(LAND)))),
)
card(
    "Dirge Bat",
    "{2}{B}{B}",
    "Creature - Bat",
    "3/3",
    Mutate("{4}{B}{B}"),
    FLASH,
    FLYING,
    Whenever(Mutates(), Destroy(Target(AnyOf(CREATURE, PLANESWALKER), OPPONENTS_CONTROL))),
)
card("Disowned Ancestor", "{B}", "Creature - Spirit Warrior", "0/4", Outlast("{1}{B}"))
card(
    "Drana, Liberator of Malakir",
    "{1}{B}{B}",
    "Legendary Creature - Vampire Ally",
    "2/3",
    FLYING,
    FIRST_STRIKE,
    Whenever(
        DealsDamage(THIS, combat=True, to_player=True),
        AddCounters(1, PLUS, on=Each(ATTACKING, CREATURE, YOU_CONTROL)),
    ),
)
card(
    "Dream Seizer",
    "{3}{B}",
    "Creature - Faerie Rogue",
    "3/2",
    FLYING,
    When(Enters(THIS), MayThen(Blight(1), Discard(1, who=EACH_OPPONENT))),
)
card("Dregscape Zombie", "{1}{B}", "Creature - Zombie", "2/1", Unearth("{B}"))
card(
    "Dusk Charger",
    "{3}{B}",
    "Creature - Horse",
    "3/3",
    Ascend(),
    Always(THIS, Gets(2, 2), condition=BLESSED, condition_last=True),
)
card("Easterling Vanguard", "{1}{B}", "Creature - Human Warrior", "2/1", When(Dies(THIS), Amass("Orc", 1)))
card(
    "Extractor Demon",
    "{4}{B}{B}",
    "Creature - Demon",
    "5/5",
    FLYING,
    Whenever(Leaves(OTHER_CREATURE), May(Mill(2, who=TargetPlayer()))),
    Unearth("{2}{B}"),
)
card("Fallen Askari", "{1}{B}", "Creature - Human Knight", "2/2", Flanking(), Always(THIS, CantBlock()))
card(
    "Festering Goblin",
    "{B}",
    "Creature - Zombie Goblin",
    "1/1",
    When(Dies(THIS), UntilEndOfTurn(Target(CREATURE), Gets(-1, -1))),
)
card(
    "Fleshbag Marauder",
    "{2}{B}",
    "Creature - Zombie Warrior",
    "3/1",
    When(Enters(THIS), Sacrifice(1, CREATURE, who=EACH_PLAYER)),
)
card(
    "Gixian Infiltrator",
    "{1}{B}",
    "Creature - Phyrexian Human",
    "2/1",
    Whenever(Sacrifices(OTHER, PERMANENT), AddCounters(1, "+1/+1", on=THIS)),
)
card(
    "Graf Rats",
    "{1}{B}",
    "Creature - Rat",
    "2/1",
    At(
        BeginningOf(BEGIN_COMBAT, whose=YOU),
        Meld("Midnight Scavengers", "Chittering Host"),
        provided=OwnAndControlBoth("Midnight Scavengers"),
    ),
    back=CHITTERING_HOST,
    layout="meld",
)
card(
    "Gravedigger",
    "{3}{B}",
    "Creature - Zombie",
    "2/2",
    When(Enters(THIS), May(ReturnToHand(TargetCard(CREATURE, whose=YOU)))),
)
card(
    "Grinning Demon",
    "{2}{B}{B}",
    "Creature - Demon",
    "6/6",
    At(BeginningOf(UPKEEP, whose=YOU), LoseLife(2)),
    Morph("{2}{B}{B}"),
)
card("Gurmag Angler", "{6}{B}", "Creature - Zombie Fish", "5/5", Delve())
card(
    "Heir of Falkenrath",
    "{1}{B}",
    "Creature - Vampire",
    "2/1",
    Activate(DiscardSome(1), Transform(THIS), each_turn=1),
    back=face("Heir to the Night", "", "Creature - Vampire Berserker", "3/2", FLYING, colors="B"),
)
card("Highborn Ghoul", "{B}{B}", "Creature - Zombie", "2/1", INTIMIDATE)
card(
    "High Fae Negotiator",
    "{3}{B}{B}",
    "Creature - Faerie Warlock",
    "3/5",
    Bargain(),
    FLYING,
    When(Enters(THIS), And(LoseLife(3, who=EACH_OPPONENT), GainLife(3)), provided=BARGAINED),
)
card(
    "Hobbling Zombie",
    "{2}{B}",
    "Creature - Zombie",
    "2/2",
    DEATHTOUCH,
    When(Dies(THIS), CreateTokens(1, DECAYED_ZOMBIE)),
)
card(
    "Hypnotic Specter",
    "{1}{B}{B}",
    "Creature - Specter",
    "2/2",
    FLYING,
    Whenever(DealsDamage(THIS, to=EACH_OPPONENT), Discard(1, who=THAT_PLAYER, at_random=True)),
)
