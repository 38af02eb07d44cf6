"""Every word that cards are written in: a file of cards begins with `from apnap.library.vocabulary import *`."""

# ruff: noqa: F401
# Written by tools/vocabulary.py.

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Activate, Equip, Loyalty
from apnap.abilities.amounts import DAMAGE_DEALT, THAT_MUCH, CountOf, LifeOf, PowerOf, Times, ToughnessOf, X
from apnap.abilities.attack_events import AttacksUnblocked, PlayerAttacks
from apnap.abilities.cards import AdditionalCost, Enchant, face, token
from apnap.abilities.commanders import (
    COLORS,
    COMMANDER,
    GREATEST_VALUE,
    LIEUTENANT,
    TIMES_CAST,
    YOUR_COMMANDER,
    CommanderToHand,
    CopyThisFor,
    FreeIf,
    OfCommanders,
    TimesItWasCast,
)
from apnap.abilities.conditions import (
    AtLeast,
    Controls,
    ControlsMany,
    ControlsMore,
    Exists,
    HasCounters,
    HasKeyword,
    Is,
    IsTurnOf,
    Unless,
)
from apnap.abilities.conspiracies import (
    CHOSEN_NAME,
    DOUBLE_AGENDA,
    HIDDEN_AGENDA,
    ONE_OF_THE_NAMES,
    THE_OTHER_NAME,
    YOU_START,
    SmallerDeck,
)
from apnap.abilities.costs import (
    DISCARD_THIS,
    EXILE_THIS,
    EXILE_THIS_FROM_GRAVEYARD,
    EXILE_THIS_FROM_HAND,
    RETURN_THIS,
    SACRIFICE_THIS,
    TAP_THIS,
    UNTAP_THIS,
    DiscardSome,
    ExileSome,
    LoyaltyCost,
    PayLife,
    PayMana,
    PutCounters,
    RemoveCounters,
    ReturnSome,
    SacrificeSome,
    SacrificeThis,
    TapSome,
)
from apnap.abilities.counting import AnotherThanIt, CardsIn, ForEach, HalfUp, ManaValueOf, SharesCreatureType
from apnap.abilities.damage_events import EXCESS_DEALT, DamageIsPrevented, IsDealtDamage
from apnap.abilities.drafting import (
    CHOOSE_THREE_COLORS,
    DRAFT_ANOTHER,
    DRAFT_AT_RANDOM,
    GET_LAST_CARDS,
    LOOK_AT_NEXT_FROM_PACK,
    LOOK_AT_NEXT_OF_PLAYER,
    LOOK_AT_PACK,
    MAY_ADD_BOOSTER,
    MAY_DRAFT_WHOLE_PACK,
    NOTE_COUNT,
    NOTE_NAME,
    NOTE_TYPES,
    PUT_INTO_PACK,
    REMOVE_FACE_DOWN,
    SKIP_NEXT_PACK,
    TURN_FACE_DOWN,
    AsYouDraft,
    DraftFaceUp,
    DuringTheDraft,
    RevealAsDrafted,
    WhileFaceUp,
)
from apnap.abilities.effects.as_long_as import ForAsLongAs, ThisRemains, YouControlThis
from apnap.abilities.effects.battles import LastCounterRemoved
from apnap.abilities.effects.blinking import MayThen, ReturnExiled
from apnap.abilities.effects.chance import FlipCoin, RollDie, RollsDice, Row, WinsFlip
from apnap.abilities.effects.circles import PreventNextTime
from apnap.abilities.effects.copies import BecomeCopy, CopyOnStack, CreateCopies, TargetAbility
from apnap.abilities.effects.damage import DealDamage, DealDividedDamage
from apnap.abilities.effects.delayed import AtNext
from apnap.abilities.effects.dungeons import (
    COMPLETED_A_DUNGEON,
    OnlyByVenturingInto,
    RevealAndPut,
    Room,
    ShuffleLibrary,
    TakeTheInitiative,
    VentureIntoTheDungeon,
)
from apnap.abilities.effects.emblems import GetEmblem
from apnap.abilities.effects.exiling import ExileForThis, ExileUntilThisLeaves, ReturnExiledCards
from apnap.abilities.effects.faces import Flip, Transform, Transforms
from apnap.abilities.effects.fighting import Fight
from apnap.abilities.effects.flow import And, Both, Choose, If, Instead, Lines, May, Sequence, Then
from apnap.abilities.effects.giving_flashback import GainFlashback
from apnap.abilities.effects.goading import Goad
from apnap.abilities.effects.growing import Connive, Explore, Proliferate
from apnap.abilities.effects.lasting import Indefinitely, UntilEndOfTurn, UntilYourNextTurn
from apnap.abilities.effects.later_actions import Amass, Discover, Fateseal, ManifestDread, Suspect, ThisIsSuspected
from apnap.abilities.effects.libraries import PutOnLibrary, ShuffleIntoLibrary, TakeFromLibrary
from apnap.abilities.effects.life_totals import (
    DoubleLife,
    ExchangeLife,
    LifeBecomes,
    LifeLost,
    LoseHalfLife,
    MostLife,
    RedistributeLife,
)
from apnap.abilities.effects.looking import Scry, Surveil
from apnap.abilities.effects.melding import Meld, OwnAndControlBoth
from apnap.abilities.effects.monarch import MONARCH, BecomeMonarch, IsMonarch
from apnap.abilities.effects.moves import Counter, Destroy, Exile, ReturnToBattlefield, ReturnToHand, SacrificeThat
from apnap.abilities.effects.newest_actions import (
    Blight,
    BlightCost,
    DoublePower,
    Earthbend,
    Endure,
    ExchangeControl,
    Incubate,
    TimeTravel,
)
from apnap.abilities.effects.next_spell import NextSpell, ReturnBeing, YouCastIt
from apnap.abilities.effects.outcomes import DrawGame, LoseGame, WinGame
from apnap.abilities.effects.outside import WishFor
from apnap.abilities.effects.payment import MayPay, UnlessPays
from apnap.abilities.effects.permanents import AddCounters, AttachThis, CreateTokens, TakeCounters, Tap, Untap
from apnap.abilities.effects.phasing import PhaseOut, PhasesIn, PhasesOut
from apnap.abilities.effects.picking import ChoosePermanent, DiscardedThisWay, TheChosen
from apnap.abilities.effects.piles import OpponentSeparates
from apnap.abilities.effects.player_actions import (
    Discard,
    Does,
    Draw,
    GainLife,
    LoseLife,
    Mill,
    Sacrifice,
    TakeExtraTurn,
)
from apnap.abilities.effects.prevention import PreventDamage
from apnap.abilities.effects.redirecting import DeflectNext
from apnap.abilities.effects.reflexive import MayPayWhenDone, StateIs
from apnap.abilities.effects.regeneration import Regenerate
from apnap.abilities.effects.restarting import ExileFromHand, RestartTheGame
from apnap.abilities.effects.roles import ATTACKING_PLAYER, ToAttackingPlayer
from apnap.abilities.effects.sacrifices import SacrificeIt
from apnap.abilities.effects.schemes import (
    NON_ONGOING,
    OTHER_OPPONENTS,
    Abandon,
    MayAbandon,
    NextSchemes,
    SelfOrOthers,
    SetInMotionAgain,
    SetsInMotion,
)
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.effects.shields import PreventNext
from apnap.abilities.effects.staying_tapped import DoesntUntapNext, Exert
from apnap.abilities.effects.strengthening import Bolster, Detain, Support
from apnap.abilities.effects.subgames import EACH_NONWINNER, PlaySubgame
from apnap.abilities.effects.tokens import Investigate, Populate
from apnap.abilities.effects.turn import ExtraCombatAndMain, ExtraSteps
from apnap.abilities.effects.turn_control import ControlNextTurn, EndTurn, SkipNext, SkipsSteps
from apnap.abilities.effects.voting import Ballot, Clash, CouncilsDilemma, VotesFor, WillOfTheCouncil
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKED_THIS_TURN,
    ATTACKING,
    BASIC,
    BATTLE,
    BLACK,
    BLOCKING,
    BLUE,
    COLORLESS,
    CREATURE,
    ENCHANTMENT,
    GREEN,
    INSTANT,
    LAND,
    LEGENDARY,
    NONARTIFACT,
    NONBLACK,
    NONCREATURE,
    NONLAND,
    NONTOKEN,
    OPPONENTS_CONTROL,
    OTHER,
    OTHER_CREATURE,
    PERMANENT,
    PLANESWALKER,
    RED,
    SNOW,
    SORCERY,
    TAPPED,
    TOKEN,
    UNTAPPED,
    WHITE,
    YOU_CONTROL,
    YOU_DONT_CONTROL,
    YOU_OWN,
    AllOf,
    AnyOf,
    ControlledBy,
    ManaValueAtMost,
    Not,
    OwnedBy,
    PowerAtLeast,
    PowerAtMost,
    Subtype,
    ToughnessAtMost,
    With,
    WithCounter,
    every,
)
from apnap.abilities.keywords import (
    BANDING,
    CHANGELING,
    DEATHTOUCH,
    DEFENDER,
    DEVOID,
    DOUBLE_STRIKE,
    FEAR,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    HEXPROOF,
    HORSEMANSHIP,
    INDESTRUCTIBLE,
    INFECT,
    INTIMIDATE,
    LIFELINK,
    MENACE,
    PHASING,
    REACH,
    SHADOW,
    SHROUD,
    SKULK,
    TRAMPLE,
    VIGILANCE,
    WITHER,
)
from apnap.abilities.layouts import FUSE, Aftermath
from apnap.abilities.mana import ANY_COLOR, AddCombination, AddIdentityColor, AddMana, AddOneColor
from apnap.abilities.mana_spending import AddChosenColor, AddManaOnly, AddManaWith
from apnap.abilities.mechanics.arriving import Bloodthirst, Boast, Decayed, Devour, Graft, UmbraArmor
from apnap.abilities.mechanics.attacking import (
    DEFENDING_PLAYER,
    Annihilator,
    BattleCry,
    Dethrone,
    Exalted,
    LesserPower,
    Melee,
    Mentor,
    Training,
)
from apnap.abilities.mechanics.banding import BandsWithOther
from apnap.abilities.mechanics.blocking import BlocksAnything, Bushido, Flanking
from apnap.abilities.mechanics.casting_triggers import Extort, Prowess
from apnap.abilities.mechanics.chapters import BecomesLevel, Chapter, ClassLevel, Level, LevelUp
from apnap.abilities.mechanics.cheaper import Affinity, CostsLess
from apnap.abilities.mechanics.chosen_colors import ChosenBeforeTheGame
from apnap.abilities.mechanics.copying_spells import Cascade, CastsThis, Replicate, Storm
from apnap.abilities.mechanics.counters import (
    Adapt,
    CountersOnThis,
    Fabricate,
    Fading,
    Modular,
    Monstrosity,
    Outlast,
    Reinforce,
    Renown,
    Scavenge,
    Vanishing,
)
from apnap.abilities.mechanics.crew import Crew
from apnap.abilities.mechanics.cycling import CyclesACard, Cycling, Typecycling, WhenCycled
from apnap.abilities.mechanics.daynight import DAY, DAYBOUND, NEITHER, NIGHT, NIGHTBOUND, DayNightTurns, ItBecomes, ItIs
from apnap.abilities.mechanics.entering_choices import BLESSED, TRIBUTE_UNPAID, Amplify, Ascend, Recover, Tribute
from apnap.abilities.mechanics.exploit import Exploit, Exploits
from apnap.abilities.mechanics.foretell import Foretell, Plot
from apnap.abilities.mechanics.freerunning import Freerunning
from apnap.abilities.mechanics.graves import (
    Disturb,
    Dredge,
    Embalm,
    Encore,
    Eternalize,
    Soulshift,
    ThisExiledInstead,
    Transmute,
)
from apnap.abilities.mechanics.graveyards import OwnerShufflesGraveyard, PutIntoGraveyard
from apnap.abilities.mechanics.growing import Evolve, Toxic
from apnap.abilities.mechanics.guises import Bestow, Prototype
from apnap.abilities.mechanics.helping import Convoke, Delve, Improvise
from apnap.abilities.mechanics.hurting import Afflict, Afterlife, Ingest, Rampage
from apnap.abilities.mechanics.kicker import KICKED, TIMES_KICKED, Buyback, Kicker, Multikicker
from apnap.abilities.mechanics.madness import Madness
from apnap.abilities.mechanics.miracles import Hideaway, Miracle, PlayTheExiledCard, TakeTheExiledCard
from apnap.abilities.mechanics.more_costs import (
    BARGAINED,
    Bargain,
    Casualty,
    Demonstrate,
    Entwine,
    Escalate,
    Offspring,
    Squad,
    Surge,
    Undaunted,
    Warp,
)
from apnap.abilities.mechanics.more_entering import LivingWeapon, Riot, Unleash
from apnap.abilities.mechanics.morph import (
    FACE_DOWN_ONE,
    Disguise,
    HasMorph,
    IsFaceDown,
    IsTurnedFaceUp,
    Manifest,
    Megamorph,
    Morph,
    TurnFaceDown,
)
from apnap.abilities.mechanics.mutate import Mutate, Mutates
from apnap.abilities.mechanics.myriad import Myriad
from apnap.abilities.mechanics.ninjutsu import Ninjutsu
from apnap.abilities.mechanics.outfits import Fortified, Fortify, Impending, Reconfigure
from apnap.abilities.mechanics.partners import CAN_BE_COMMANDER, ChooseABackground, Partner, PartnerWith
from apnap.abilities.mechanics.player_protection import PlayerHexproof, PlayerProtection, YouGain
from apnap.abilities.mechanics.protection import HexproofFrom, Protection, Ward
from apnap.abilities.mechanics.returning import Persist, Undying, Unearth
from apnap.abilities.mechanics.riding import (
    AttacksWhileSaddled,
    Backup,
    Champion,
    Exhaust,
    ForMirrodin,
    Mobilize,
    Provoke,
    Saddle,
)
from apnap.abilities.mechanics.soulbond import BOTH_PAIRED, PAIRED, Soulbond
from apnap.abilities.mechanics.spell_rules import Rebound, Spectacle, SplitSecond
from apnap.abilities.mechanics.splicing import Conspire, Splice
from apnap.abilities.mechanics.suspend import Suspend
from apnap.abilities.mechanics.upkeep_costs import CumulativeUpkeep, Echo
from apnap.abilities.mechanics.ways import Blitz, Dash, Escape, Evoke, Flashback, JumpStart, Overload, Retrace, WasCast
from apnap.abilities.noted import AddNotedColor, HighestNoted, OfNoted, PowerAtMostNoted, RemovedFromDraft
from apnap.abilities.opening import MayBeginWithThis, MayRevealThis
from apnap.abilities.permissions import AsThoughFlash, BeenAttacked, BeforeInTurn, CastOnly, FlashFor, InStep
from apnap.abilities.planar import (
    CHAOS_ENSUES,
    Encounters,
    LetChaosEnsue,
    Planeswalk,
    PlaneswalksAway,
    PlaneswalksTo,
    RollsPlanarDie,
    UntilPlaneswalk,
)
from apnap.abilities.planar_effects import (
    BOTTOM,
    ONTO_TOP,
    STAY,
    WALK,
    RevealPlanes,
    ReverseTurnOrder,
    RollsMeanChaos,
    UntilYouWinAFlip,
)
from apnap.abilities.player_counters import (
    CountersOfPlayer,
    GetCounters,
    GetsCounters,
    IsPoisoned,
    LoseCounters,
    PayCounters,
)
from apnap.abilities.players import (
    EACH_OPPONENT,
    EACH_OTHER_PLAYER,
    EACH_PLAYER,
    THAT_PLAYER,
    YOU,
    ControllerOf,
    OwnerOf,
)
from apnap.abilities.predefined import CLUE, FOOD, GOLD, TREASURE
from apnap.abilities.revealing import RevealAndTake
from apnap.abilities.selectors import (
    IT,
    THIS,
    THOSE,
    All,
    AllOfThese,
    Each,
    EachSpell,
    Enchanted,
    Equipped,
    Sacrificed,
    That,
    Wherever,
)
from apnap.abilities.special_actions import CantSearch, UnlessIgnored
from apnap.abilities.statics.allowances import MoreLands, NoMaximumHandSize
from apnap.abilities.statics.becoming import (
    MANA_VALUE,
    AllCreatureTypes,
    HasBaseSize,
    IsChosenColor,
    IsChosenType,
    IsNow,
    LosesAllAbilities,
    SizeIs,
)
from apnap.abilities.statics.changes import Becomes, Gets, Has, YouControl
from apnap.abilities.statics.choosing import (
    A_COLOR,
    A_CREATURE_TYPE,
    A_PLAYER,
    CHOSEN_COLOR,
    CHOSEN_PLAYER,
    CHOSEN_TYPE,
    ChooseAsEnters,
)
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.copying import EntersAsCopy, HasThisAbility, IsColor, IsSize, OtherThan
from apnap.abilities.statics.costs import AttackTax, SpellsCost, SpellsCostAtLeast, SpellsCostMana
from apnap.abilities.statics.counting import GetsForEach
from apnap.abilities.statics.damage import (
    DamageBecomesCounters,
    DamageKeptOff,
    DamageLessened,
    DamageMultiplied,
    DamageRedirected,
    PreventedForCounter,
)
from apnap.abilities.statics.drawing import DrawsAreShared
from apnap.abilities.statics.entering import AsThisEnters, EntersTapped, EntersWith
from apnap.abilities.statics.forbidding import (
    CantActivate,
    CantBeCountered,
    CantCast,
    CantPreventDamage,
    NoLegendRule,
    ThisTurn,
    UntilYours,
)
from apnap.abilities.statics.instead import (
    DrawsInstead,
    EnterUnderYours,
    ExiledInstead,
    GainsMore,
    ItEntersWithMore,
    NextDraw,
    ShuffledInstead,
    TheyEnterTapped,
    TheyEnterWithMore,
    UncastExiled,
)
from apnap.abilities.statics.limits import AttackLimit, BlockLimit, BlocksMore
from apnap.abilities.statics.multiplying import MoreCounters, TokensTwice
from apnap.abilities.statics.rules import (
    AllMustBlock,
    BlockedByAtLeast,
    CantAttack,
    CantAttackUnless,
    CantBeBlocked,
    CantBlock,
    CantBlockUnless,
    CantGainLife,
    CantLose,
    CantWin,
    DefendingPlayer,
    DoesntUntap,
    Landwalk,
    LivesWithoutLife,
    MustAttack,
    SpendsAnyColor,
)
from apnap.abilities.statics.totals import CantGetPoison, CantHaveMinusCounters, LifeCantChange, LosesKeywords
from apnap.abilities.statics.triggering import CausesNoTriggers, TriggersAgain
from apnap.abilities.targets import (
    AnyTarget,
    Chosen,
    Target,
    TargetCard,
    TargetOpponent,
    TargetPlayer,
    TargetPlayerOr,
    TargetSpell,
)
from apnap.abilities.this_turn import CastThisTurn, DealtDamageThisTurn
from apnap.abilities.triggers import (
    At,
    Attacks,
    BecomesTapped,
    BeginningOf,
    Casts,
    DealsDamage,
    Dies,
    Draws,
    EitherOf,
    Enters,
    GainsLife,
    Leaves,
    LosesLife,
    When,
    Whenever,
    this_or_another,
)
from apnap.library.pool import card
from apnap.rules.words import (
    BATTLEFIELD,
    BEGIN_COMBAT,
    DRAW,
    END,
    END_COMBAT,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    LOYALTY,
    MAIN1,
    MAIN2,
    MINUS,
    PLUS,
    UNTAP,
    UPKEEP,
)

__all__: Final = sorted(name for name in list(globals()) if name[0].isalpha() and name not in ("annotations", "Final"))
