"""Every word that cards are written in: a file of cards begins with `from apnap.vocabulary import *`."""

# ruff: noqa: F401
# Written by tools/vocabulary.py.

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Activate, Exhaust, Loyalty
from apnap.abilities.among_players.enchanted_players import DoneByOne
from apnap.abilities.among_players.such_players import AttackYou, HasMost, LifeAboveStart
from apnap.abilities.among_players.together import ChooseAcross
from apnap.abilities.among_players.villainous import FacesOnceMore, VillainousChoice
from apnap.abilities.amounts import (
    DAMAGE_DEALT,
    THAT_MUCH,
    CardsIn,
    CountersOnThis,
    CountOf,
    ForEach,
    HalfUp,
    LifeOf,
    ManaValueOf,
    PowerOf,
    Times,
    ToughnessOf,
    X,
)
from apnap.abilities.cards import AdditionalCost, Enchant, face, token
from apnap.abilities.casual.commanders import (
    COLORS,
    COMMANDER,
    GREATEST_VALUE,
    LIEUTENANT,
    TIMES_CAST,
    YOUR_COMMANDER,
    ChosenBeforeTheGame,
    CommanderToHand,
    GreatestCommander,
    OfCommanders,
    TimesItWasCast,
)
from apnap.abilities.casual.companion import ODD_MANA_VALUE, Companion, CreaturesOf, ManaValuesAre, ThatsA
from apnap.abilities.casual.conspiracies import (
    CHOSEN_NAME,
    DOUBLE_AGENDA,
    HIDDEN_AGENDA,
    ONE_OF_THE_NAMES,
    THE_OTHER_NAME,
    YOU_START,
    SmallerDeck,
)
from apnap.abilities.casual.drafting import (
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
    AddNotedColor,
    AsYouDraft,
    DraftFaceUp,
    DuringTheDraft,
    HighestNoted,
    OfNoted,
    PowerAtMostNoted,
    RemovedFromDraft,
    RevealAsDrafted,
    WhileFaceUp,
)
from apnap.abilities.casual.planes import (
    BOTTOM,
    CHAOS_ENSUES,
    ONTO_TOP,
    STAY,
    WALK,
    Encounters,
    LetChaosEnsue,
    Planeswalk,
    PlaneswalksAway,
    PlaneswalksTo,
    RevealPlanes,
    RollsMeanChaos,
    RollsPlanarDie,
    UntilPlaneswalk,
)
from apnap.abilities.casual.schemes import (
    NON_ONGOING,
    OTHER_OPPONENTS,
    Abandon,
    MayAbandon,
    NextSchemes,
    SelfOrOthers,
    SetInMotionAgain,
    SetsInMotion,
)
from apnap.abilities.conditions import (
    AtLeast,
    CastFrom,
    CastThisTurn,
    Controls,
    ControlsFew,
    ControlsMany,
    ControlsMore,
    ControlTogether,
    DealtDamageThisTurn,
    Exists,
    GainedLifeThisTurn,
    HasCounters,
    HasKeyword,
    HaveOpponents,
    Is,
    IsTurnOf,
    LifeAtMost,
    Unless,
    YouCastIt,
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
    RevealSome,
    SacrificeSome,
    SacrificeThis,
    TapSome,
)
from apnap.abilities.effects.choices import ChoosePermanent, DiscardedThisWay, TheChosen, ToAttackingPlayer
from apnap.abilities.effects.coins_and_dice import FlipCoin, RollDie, RollsDice, Row, UntilYouWinAFlip, WinsFlip
from apnap.abilities.effects.copies import (
    BecomeCopy,
    CopiesThis,
    CopyOnStack,
    CopyThisFor,
    CopyWithOpponents,
    CreateCopies,
    CreateHalvedCopies,
    TargetAbility,
)
from apnap.abilities.effects.counters import AddCounters, DoubleCounters, TakeCounters
from apnap.abilities.effects.creating import CreateTokens, GetEmblem
from apnap.abilities.effects.damage import DealDamage, DealDividedDamage, OrIf
from apnap.abilities.effects.damage_shields import DeflectNext, PreventDamage, PreventNext, PreventNextTime
from apnap.abilities.effects.delayed_triggers import AtNext, MayPayWhenDone, WhenDone, WheneverThisTurn
from apnap.abilities.effects.designations import (
    BLESSED,
    ENDURING_STORY,
    INITIATIVE_HOLDER,
    MONARCH,
    START_YOUR_ENGINES,
    Ascend,
    BecomeMonarch,
    BecomesMonarch,
    ChangeSpeed,
    HasMaxSpeed,
    InitiativeHolder,
    IsMonarch,
    SpeedOf,
    StartYourEngines,
    Storied,
    TakeTheInitiative,
)
from apnap.abilities.effects.durations import (
    DoesntUntapNext,
    ForAsLongAs,
    Indefinitely,
    ThisRemains,
    ThisTurn,
    UntilEndOfCombat,
    UntilEndOfTurn,
    UntilEndOfYourNextTurn,
    UntilYourNextTurn,
    UntilYours,
    YouControlThis,
)
from apnap.abilities.effects.exile_and_return import (
    ExileForThis,
    ExileFromHand,
    ExileUntilThisLeaves,
    ReturnExiled,
    ReturnExiledCards,
)
from apnap.abilities.effects.flow import And, Both, Choose, If, Instead, Lines, May, MayThen, Sequence, Then
from apnap.abilities.effects.life import (
    GainLife,
    LifeBecomes,
    LifeLost,
    LoseHalfLife,
    LoseLife,
    MostLife,
    RedistributeLife,
)
from apnap.abilities.effects.moves import (
    Counter,
    Destroy,
    Exile,
    PutOnLibrary,
    ReturnBeing,
    ReturnToBattlefield,
    ReturnToHand,
    SacrificeIt,
    SacrificeThat,
)
from apnap.abilities.effects.next_spell import NextSpell
from apnap.abilities.effects.outcomes import EACH_NONWINNER, DrawGame, LoseGame, PlaySubgame, RestartTheGame, WinGame
from apnap.abilities.effects.outside_the_game import Learn, WishFor
from apnap.abilities.effects.payment import MayPay, UnlessPays
from apnap.abilities.effects.permanents import AttachThis, PhaseOut, Tap, Untap
from apnap.abilities.effects.player_actions import Discard, Does, Draw, Mill, Sacrifice
from apnap.abilities.effects.turns import (
    AttackNextTurn,
    ControlNextTurn,
    EndTurn,
    ExtraCombatAndMain,
    ExtraSteps,
    ReverseTurnOrder,
    SkipNext,
    SkipsSteps,
    TakeExtraTurn,
)
from apnap.abilities.entering_for_a_cost import EntersTappedUnlessPaid
from apnap.abilities.events.attack_events import (
    AttacksBeside,
    AttacksByItself,
    AttacksWithMany,
    BecomesBlockedOne,
    BlocksWhich,
    DamagedOne,
    DamagesWhat,
)
from apnap.abilities.events.batches import OneOrMore
from apnap.abilities.events.card_events import (
    ActsItself,
    ArrivesInGraveyard,
    BecomesUntapped,
    CastsNthOf,
    CommitsCrime,
    CountersPutOn,
    CreatesToken,
    CyclesOrDiscards,
    EventWhile,
    IsExiled,
    LeavesGraveyard,
    PlaysLand,
    TakesAction,
)
from apnap.abilities.events.combat_events import (
    Attacks,
    AttacksUnblocked,
    AttacksWhom,
    BlockedBy,
    BlocksAnything,
    PlayerAttacks,
)
from apnap.abilities.events.damage_events import (
    EXCESS_DEALT,
    DamageIsPrevented,
    DealsDamage,
    IsDealtDamage,
    PlayerIsDealtDamage,
)
from apnap.abilities.events.doing_events import Activates, CastsNth, Discards, DrawsNth, Sacrifices
from apnap.abilities.events.object_events import (
    BecomesTapped,
    Casts,
    Dies,
    Enters,
    IsTargeted,
    LastCounterRemoved,
    Leaves,
    PhasesIn,
    PhasesOut,
    PutIntoGraveyard,
)
from apnap.abilities.events.patterns import REMEMBERED, EitherOf, Remembered, this_or_another
from apnap.abilities.events.player_events import BeginningOf, Draws, GainsLife, LosesLife
from apnap.abilities.events.triggers import At, StateIs, When, Whenever
from apnap.abilities.facts.comparing import AllHold, AtMost, Exactly, HasMore, HasSoMany, IsInZone, OneHolds
from apnap.abilities.facts.measures import (
    PARTY_SIZE,
    CardsOf,
    CountersOn,
    Devotion,
    Different,
    EachCard,
    GreaterOf,
    Greatest,
    GreatestOfBoth,
    HalfDown,
    Minus,
    OwnedCards,
    PerEach,
    Plus,
)
from apnap.abilities.facts.qualities import (
    BLOCKED,
    ENCHANTED_ONE,
    EQUIPPED_ONE,
    HISTORIC,
    MODIFIED,
    MONOCOLORED,
    MULTICOLORED,
    OUTLAW,
    WITH_COUNTER,
    BlocksWhat,
    HasCountersOn,
    HasXInCost,
    IsAttackingWhom,
    IsOtherThan,
    IsOutlaw,
    IsPlayer,
    Measured,
    OwnSize,
    SharesName,
    Targets,
    WasCastFrom,
)
from apnap.abilities.facts.this_way import (
    LIFE_LOST_THIS_WAY,
    THE_RESULT,
    AnyThisWay,
    CountThisWay,
    DealtThisWay,
    DiedThisWay,
    EachAttached,
)
from apnap.abilities.facts.turn import (
    DAMAGED_THIS_TURN,
    ENTERED_THIS_TURN,
    AmountThisTurn,
    CameFromGraveyard,
    DamagedThisTurn,
    DealersThisTurn,
    FirstEachTurn,
    HappenedThisTurn,
    IsFirstTimeTapped,
    OpponentsHurtBy,
    SomeOfThem,
    TimesThisTurn,
)
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
    AnotherThanIt,
    AnyOf,
    ControlledBy,
    ManaValueAtMost,
    Not,
    OwnedBy,
    PowerAtLeast,
    PowerAtMost,
    SharesCreatureType,
    Subtype,
    ToughnessAtMost,
    With,
    WithCounter,
    every,
)
from apnap.abilities.keyword_abilities.additional_costs import (
    BARGAINED,
    EVIDENCE,
    IN_ADDITION,
    KICKED,
    PROMISED,
    TIMES_KICKED,
    USING_TEAMWORK,
    Bargain,
    Buyback,
    Casualty,
    Conspire,
    Entwine,
    Escalate,
    ExileWithThis,
    Gift,
    Kicker,
    MayCollectEvidence,
    MayPayInAddition,
    Multikicker,
    Offspring,
    Replicate,
    SacrificeForCopies,
    Splice,
    Squad,
    Teamwork,
    WasPaid,
)
from apnap.abilities.keyword_abilities.alternative_costs import (
    Awaken,
    Blitz,
    Cleave,
    Dash,
    Emerge,
    Evoke,
    FreeIf,
    Freerunning,
    Impending,
    MoreThanMeetsTheEye,
    Overload,
    Prowl,
    Spectacle,
    Surge,
    WasCast,
    WebSlinging,
)
from apnap.abilities.keyword_abilities.attacking import (
    Annihilator,
    BattleCry,
    Boast,
    Decayed,
    Dethrone,
    Enlist,
    Exalted,
    Firebending,
    Frenzy,
    LesserPower,
    Melee,
    Mentor,
    Provoke,
    Training,
)
from apnap.abilities.keyword_abilities.bestow_and_mutate import Bestow, Mutate, Mutates, Prototype, TimesMutated
from apnap.abilities.keyword_abilities.blocking_and_damage import (
    Afflict,
    BandsWithOther,
    Bushido,
    Flanking,
    Ingest,
    Landwalk,
    Poisonous,
    Rampage,
    Toxic,
)
from apnap.abilities.keyword_abilities.casting import (
    Cascade,
    CastsThis,
    Demonstrate,
    Epic,
    Extort,
    Paradigm,
    Prowess,
    Ripple,
    SplitSecond,
    Storm,
)
from apnap.abilities.keyword_abilities.cost_reduction import Affinity, Convoke, CostsLess, Delve, Improvise, Undaunted
from apnap.abilities.keyword_abilities.cycling import (
    CyclesACard,
    Cycling,
    Transfigure,
    Transmute,
    Typecycling,
    WhenCycled,
)
from apnap.abilities.keyword_abilities.day_and_night import (
    DAY,
    DAYBOUND,
    NEITHER,
    NIGHT,
    NIGHTBOUND,
    DayNightTurns,
    ItBecomes,
    ItIs,
)
from apnap.abilities.keyword_abilities.dying import Afterlife, Haunt, HauntedDies, Persist, Soulshift, Undying
from apnap.abilities.keyword_abilities.entering import (
    TRIBUTE_UNPAID,
    Amplify,
    Bloodthirst,
    Devour,
    Riot,
    Sunburst,
    Tribute,
    Unleash,
)
from apnap.abilities.keyword_abilities.entering_triggers import Backup, Champion, Exploit, Exploits, Fabricate
from apnap.abilities.keyword_abilities.equipment_and_vehicles import (
    AttacksWhileSaddled,
    Crew,
    Equip,
    ForMirrodin,
    Fortified,
    Fortify,
    LivingMetal,
    LivingWeapon,
    Reconfigure,
    Saddle,
)
from apnap.abilities.keyword_abilities.exile_and_cast import (
    ExileWithCounters,
    Foretell,
    Madness,
    Plot,
    Rebound,
    Suspend,
    Warp,
)
from apnap.abilities.keyword_abilities.flags import (
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
from apnap.abilities.keyword_abilities.graveyard import Dredge, Embalm, Encore, Eternalize, Recover, Scavenge, Unearth
from apnap.abilities.keyword_abilities.graveyard_casting import (
    Disturb,
    Escape,
    Flashback,
    GainFlashback,
    Harmonize,
    JumpStart,
    Mayhem,
    Retrace,
)
from apnap.abilities.keyword_abilities.growing import Evolve, Graft, Increment, Modular, Outlast, Reinforce, Renown
from apnap.abilities.keyword_abilities.joining_attackers import Mobilize, Myriad, Ninjutsu, Sneak
from apnap.abilities.keyword_abilities.miracle_and_hideaway import (
    Hideaway,
    Miracle,
    PlayTheExiledCard,
    TakeTheExiledCard,
)
from apnap.abilities.keyword_abilities.morph_and_disguise import Disguise, HasMorph, Megamorph, Morph
from apnap.abilities.keyword_abilities.pairs import (
    BOTH_PAIRED,
    CAN_BE_COMMANDER,
    PAIRED,
    ChooseABackground,
    Partner,
    PartnerWith,
    Soulbond,
)
from apnap.abilities.keyword_abilities.protection import (
    Absorb,
    HexproofFrom,
    PlayerHexproof,
    PlayerProtection,
    Protection,
    UmbraArmor,
    Ward,
    YouGain,
)
from apnap.abilities.keyword_abilities.sagas_and_levels import (
    BecomesLevel,
    Chapter,
    ClassLevel,
    Infinity,
    Level,
    LevelUp,
    MaxSpeed,
    Solved,
    Station,
    StationSymbol,
    ToSolve,
)
from apnap.abilities.keyword_abilities.upkeep import CumulativeUpkeep, Echo, Fading, Vanishing
from apnap.abilities.keyword_actions.bending import Airbend, Earthbend
from apnap.abilities.keyword_actions.combat import Detain, Exert, Fight, Goad, IsSuspected, Suspect
from apnap.abilities.keyword_actions.exchange_and_double import (
    DoubleLife,
    DoublePower,
    ExchangeControl,
    ExchangeLife,
    TradeControl,
    TriplePower,
)
from apnap.abilities.keyword_actions.forage import CollectEvidence
from apnap.abilities.keyword_actions.library import Discover, Fateseal, Scry, Surveil
from apnap.abilities.keyword_actions.manifest_and_cloak import (
    FACE_DOWN_ONE,
    CountersAsTurnedUp,
    IsFaceDown,
    IsTurnedFaceUp,
    Manifest,
    ManifestDread,
    ReturnFaceUpOrDown,
    TurnFaceDown,
)
from apnap.abilities.keyword_actions.proliferate_and_blight import Blight, BlightCost, Proliferate, TimeTravel
from apnap.abilities.keyword_actions.regeneration import Regenerate
from apnap.abilities.keyword_actions.revealing import OpponentSeparates, RevealAndPut, RevealAndTake
from apnap.abilities.keyword_actions.searching import (
    OwnerShufflesGraveyard,
    SearchLibrary,
    ShuffleIntoLibrary,
    ShuffleLibrary,
    TakeFromLibrary,
)
from apnap.abilities.keyword_actions.strengthening import (
    Adapt,
    Bolster,
    Connive,
    Endure,
    Explore,
    Harness,
    Monstrosity,
    Support,
)
from apnap.abilities.keyword_actions.the_ring import (
    YOUR_RING_BEARER,
    ChoosesBearer,
    ChoseAnother,
    RingHasTempted,
    RingTempts,
    TheRingTempts,
)
from apnap.abilities.keyword_actions.tokens import Amass, Incubate, Investigate, Populate, Recruit
from apnap.abilities.keyword_actions.transform_and_meld import (
    Convert,
    Craft,
    Flip,
    IsTransformed,
    Materials,
    Meld,
    OwnAndControlBoth,
    ReturnExiledTransformed,
    ReturnTransformed,
    Transform,
    Transforms,
    UsedToCraft,
)
from apnap.abilities.keyword_actions.venturing import (
    COMPLETED_A_DUNGEON,
    OnlyByVenturingInto,
    Room,
    VentureIntoTheDungeon,
)
from apnap.abilities.keyword_actions.voting import (
    Ballot,
    Clash,
    CouncilsDilemma,
    ForEachVote,
    VotesFor,
    WillOfTheCouncil,
)
from apnap.abilities.layouts import FUSE, Aftermath, BecomePrepared, BecomeUnprepared, EntersPrepared
from apnap.abilities.mana import ANY_COLOR, AddCombination, AddIdentityColor, AddMana, AddOneColor
from apnap.abilities.mana_of_others import AddManaTheyCouldMake
from apnap.abilities.mana_spending import AddChosenColor, AddManaOnly, AddManaWith
from apnap.abilities.opening_hand import MayBeginWithThis, MayRevealThis
from apnap.abilities.permissions import AsThoughFlash, BeenAttacked, BeforeInTurn, CastOnly, FlashFor, InStep
from apnap.abilities.player_counters import (
    CountersOfPlayer,
    GetCounters,
    GetsCounters,
    IsPoisoned,
    LoseCounters,
    PayCounters,
)
from apnap.abilities.players import (
    ATTACKING_PLAYER,
    DEFENDING_PLAYER,
    EACH_OPPONENT,
    EACH_OTHER_PLAYER,
    EACH_PLAYER,
    THAT_PLAYER,
    THEMSELVES,
    TO_YOUR_RIGHT,
    YOU,
    ControllerOf,
    OwnerOf,
    ToYourRight,
)
from apnap.abilities.predefined_tokens import CLUE, FOOD, GOLD, TREASURE
from apnap.abilities.selectors import (
    IT,
    THIS,
    THIS_ITSELF,
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
    LosesKeywords,
    SizeIs,
)
from apnap.abilities.statics.changes import Becomes, Gets, GetsForEach, Has, YouControl
from apnap.abilities.statics.choosing import (
    A_COLOR,
    A_CREATURE_TYPE,
    A_PLAYER,
    CHOSEN_COLOR,
    CHOSEN_PLAYER,
    CHOSEN_TYPE,
    ChooseAsEnters,
)
from apnap.abilities.statics.combat_restrictions import CanBlockMore, CantAttackPlayers, CantSacrifice
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.copying import EntersAsCopy, HasThisAbility, IsColor, IsSize, OtherThan
from apnap.abilities.statics.costs import AttackTax, BlockTax, SpellsCost, SpellsCostAtLeast, SpellsCostMana
from apnap.abilities.statics.counters_and_tokens import MoreCounters, TokensTwice
from apnap.abilities.statics.damage import (
    PREVENTED,
    DamageBecomesCounters,
    DamageIncreased,
    DamageKeptOff,
    DamageLessened,
    DamageMultiplied,
    DamageRedirected,
    PreventedAsCounters,
    PreventedForCounter,
    PreventedThen,
    PreventedThisWay,
)
from apnap.abilities.statics.drawing import DrawsAreShared
from apnap.abilities.statics.elsewhere import IsElsewhere
from apnap.abilities.statics.entering import AsThisEnters, EntersTapped, EntersWith
from apnap.abilities.statics.forbidding import CantActivate, CantBeCountered, CantCast, CantPreventDamage, NoLegendRule
from apnap.abilities.statics.limits import AttackLimit, BlockLimit
from apnap.abilities.statics.provided import Provided
from apnap.abilities.statics.replacements import (
    DrawsInstead,
    EnterUnderYours,
    ExiledInstead,
    GainsMore,
    ItEntersWithMore,
    NextDraw,
    ShuffledInstead,
    TheyEnterTapped,
    TheyEnterWithMore,
    ThisExiledInstead,
    UncastExiled,
)
from apnap.abilities.statics.restrictions import (
    AllMustBlock,
    BlockedByAtLeast,
    CantAttack,
    CantAttackUnless,
    CantBeBlocked,
    CantBlock,
    CantBlockUnless,
    CantGainLife,
    CantGetPoison,
    CantHaveMinusCounters,
    CantLose,
    CantWin,
    DefendingPlayer,
    DoesntUntap,
    LifeCantChange,
    LivesWithoutLife,
    MustAttack,
    SpendsAnyColor,
)
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
from apnap.abilities.zones.at_random import ReturnAtRandom
from apnap.abilities.zones.exiled_with import HasShapeOf, IsExiledHere
from apnap.abilities.zones.of_each_type import ReturnOfEachType
from apnap.abilities.zones.repeating import RepeatIf
from apnap.library.brought import card
from apnap.rules.core.constants import (
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
