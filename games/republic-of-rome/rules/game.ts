/** All that lies on the table: the type of the game's data, and nothing else. */
import type { Advanced, AdvancedRule } from './advanced/advanced.ts';
import type { Agreements } from './agreements/agreement.ts';
import type {
  CardId,
  ConcessionId,
  Era,
  EventId,
  FactionId,
  LandBill,
  LeaderId,
  None,
  Office,
  Owner,
  Phase,
  ProvinceId,
  RebelArmy,
  Scenario,
  SenatorId,
  WarId,
} from './ids.ts';
import type { Neutrals } from './neutrals/state.ts';
import type { SenateState } from './senate/state.ts';
import type { Order } from './orders/order.ts';
import type { Switches } from './table/switches.ts';

/** What was agreed before the game: never changes. */
export interface Agreed extends Switches {
  /** [2.00-a] The Advanced Rules that are played; missing if there are none. */
  readonly advanced?: readonly AdvancedRule[];
  /** The content pack it is played with; empty for the printed one. */
  readonly pack: string;
  readonly scenario: Scenario;
  readonly players: number;
}

/**
 * Where a Senator is. `rome` holds for the Forum as well: there the unaligned are.
 * `field`: with a Force, as its Commander or Master of Horse. `mission`: collecting a Bequest.
 */
type Whereabouts = 'rome' | 'field' | 'mission' | ProvinceId;

/** [1.04.2-a] A Senator in play, for all to see. His printed values stand in the content under `id`. */
export interface Senator {
  id: SenatorId;
  /** A Family card on the table, alone or under the Statesman. */
  family: boolean;
  faction: Owner;
  influence: number;
  popularity: number;
  talents: number;
  knights: number;
  office: Office | None;
  at: Whereabouts;
  /** [1.10.71-a] Held by a War, or by the barbarians of card 163. His `at` is then `field`. */
  captive: WarId | 'barbarians' | None;
  rebel: 'no' | 'primary' | 'secondary';
  consulForLife: boolean;
  priorConsul: boolean;
  /** [1.06.13-d] He took Spoils where he governed in person. Through a Legate: `plunderer` of the Province. */
  corrupt: boolean;
  /** [1.07.8-b] Held a Major Office when Rome was put in order. */
  major: boolean;
  /** [card-152-a] */
  bodyguard: boolean;
  /** [1.09.51-b] The turn in which he came back from a Province, 0 for never; and whether he came back corrupt (amb-178). */
  returned: number;
  returnedCorrupt: boolean;
  /** [1.09.151-k][card-83-a][card-86-a] The turn in which his own Tribune, veto or proposal was last used. */
  usedAbility: number;
}

/** [1.04.5-b] A card of a hand that somebody has been shown: one player, or all of them. */
export interface Shown {
  readonly card: CardId;
  readonly to: FactionId | 'all';
}

export interface Faction {
  /** [1.04.2-d] */
  leader: SenatorId | None;
  /** [1.04.9-a] Known to its player alone. */
  treasury: number;
  /** [1.04.9-b] Known to its player alone; in the order in which the cards came. */
  hand: CardId[];
  /** Which of them others have been shown; each knows what it was shown itself, and its player all of it. */
  shown: Shown[];
  /** [1.05.4-a] `out`: eliminated, or the player has left. */
  status: 'in' | 'out';
  /** [amb-68] Its player leaves when the next phase begins. */
  leaving: boolean;
  /** Turn of the last Assassination attempt made, and of the last one suffered. */
  attempted: number;
  attackedIn: number;
  /** [card-110-a] +1 to attract Knights for good. [card-144-b] Gains no Knights any more; the others' +1 is `g.proscribed`. */
  servilian: boolean;
  /** Income of this Revenue Phase not yet placed. */
  lump: number;
}

/** Where a Legion is. `army`: with the Force of that number. `rebel`: with the Rebel who is Marching on Rome. [2.04.2-e] `bank`: disbanded. */
export type LegionPlace = 'pool' | 'bank' | 'active' | 'rebel' | `force:${number}` | ProvinceId;

export interface Legion {
  at: LegionPlace;
  veteran: boolean;
  allegiance: SenatorId | None;
}

/** Units sent to a War, with or without a Commander. */
export interface Force {
  readonly id: number;
  /** `rebel`, or [2.03.81-a] a Province: against the Rebel whose army is called so. `bequest:…`: a mission (cards 106, 154). Empty: its War has been won. */
  war: WarId | RebelArmy | CardId | None;
  commander: SenatorId | None;
  masterOfHorse: SenatorId | None;
  fleets: number;
  /** [amb-114] Number of the proposal that placed its Commander; 0 for earlier turns. */
  sent: number;
  /** [1.09.644-e][1.09.647-c] Turn of the Senate Phase in which it was sent, or reinforced. */
  sentIn: number;
  reinforcedIn: number;
  /** [1.10.12-e] The Senate gave it at least one Legion. */
  hadLegions: boolean;
  /** [1.11.3-a] Won a Land Battle this turn. */
  victorious: boolean;
  /** [card-133-a] Lucullus goes home when the next Senate Phase closes. */
  homeward: boolean;
  /** [amb-115] Its Commander has fought this turn without winning: he becomes Proconsul when the Combat Phase ends. */
  fought: boolean;
  /** [2.04.2-k] Only with disbandment: its Commander has disbanded Veterans and will lay it down. */
  laysDown?: true;
}

/** A Senator in Revolt who has an army. Those who only joined him [1.11.32-a] are told by their own mark, `Senator.rebel`. */
export interface Rebel {
  senator: SenatorId;
  /**
   * Where his Legions are; a Force sent against him names it as its War. [1.11.3-h] `rebel`: he is Marching on Rome. [2.03.21-a] A
   * Province: he governs it.
   */
  army: RebelArmy;
  /** [1.11.3-a] Turn in which he declared. */
  readonly since: number;
  /** [1.11.37-c] If he was Dictator: his Master of Horse, who rides with him. */
  masterOfHorse: SenatorId | None;
  /** [amb-118] What his Strength has gained or lost in the battles of this turn. */
  shift: number;
}

export interface War {
  readonly id: WarId;
  status: 'active' | 'inactive' | 'imminent';
  /** [1.10.9-a] An Active War in an Unprosecuted space. */
  unprosecuted: boolean;
  /** [1.07.333-a] Yields no Spoils. */
  revolt: boolean;
  navalVictory: boolean;
  /** [1.10.21-d] Disaster and Standoff numbers that have worked this turn. */
  used: number[];
  /** [card-161-1-a][card-166-1-a] Strength gained or lost in the battles of this turn. */
  shift: number;
  foughtLand: boolean;
  foughtSea: boolean;
  /** [card-156-a] */
  halved: boolean;
  /** [card-70-b] A battle has been fought against it. */
  attacked: boolean;
  /** [card-139-a] Cleopatra's part in the Alexandrine War. */
  cleopatra: 'no' | 'ally' | 'enemy';
}

export interface Leader {
  readonly id: LeaderId;
  /** In the Curia, or with every Active War he matches. */
  at: 'wars' | 'curia';
  /** [card-175-1-a] Wars he aids besides his own. */
  aids: WarId[];
  /** [card-175-1-a] Waits for the next War drawn. */
  refuge: boolean;
}

export interface Province {
  readonly id: ProvinceId;
  developed: boolean;
  governor: SenatorId | None;
  /** Revenue Phases left. */
  term: number;
  /** [card-158-a] Ruled by a Legate while the Governor is elsewhere. */
  legate: boolean;
  /** [1.09.52-b] Turn of the election. */
  elected: number;
  /** [card-163-1-b] Overrun in this Revenue Phase: no income, no development. */
  overrun: boolean;
  /** [1.13.1-d] Who took Spoils here through a Legate this turn, though his term may have ended since. */
  plunderer: SenatorId | None;
  /** [card-169-1-c][card-174-1-b] Risen; it is then a War and has no Governor. */
  inRevolt: boolean;
  /** [1.09.646-d] Turn in which a Garrison was last sent. */
  garrisonSent: number;
}

/** A Concession in play. */
export interface Concession {
  readonly id: ConcessionId;
  holder: SenatorId | 'forum' | 'curia';
  /** [1.06.12-c] Its corrupt bar shows. */
  revealed: boolean;
  /** [1.09.61-c] Turn in which it was voted on. */
  voted: number;
}

/** A card of the Random Events Table in play; 1 is the light side, 2 the dark, more are further occurrences. */
interface EventInPlay {
  readonly id: EventId;
  level: number;
  /** Turn in which it came. */
  readonly since: number;
}

/** A Bequest lying in the Forum. */
export interface Bequest {
  readonly card: CardId;
  /** `collected`: Asia or Bithynia is created when the next Forum Phase begins. */
  status: 'waiting' | 'collected';
}

export interface Rome {
  readonly agreed: Agreed;
  /** What the Advanced Rules keep; missing without them. */
  advanced?: Advanced;
  /** [4.01.1-c] Of a game for one or two players; missing for three or more, who play all Factions. */
  neutrals?: Neutrals;
  turn: number;
  phase: Phase | 'setup';
  era: Era;
  /** [3.04.1-a] Eras whose decks are still to come. */
  erasToCome: Era[];
  /** Top first. */
  deck: CardId[];
  /** Decks of later eras, shuffled when they are needed. */
  nextDecks: CardId[][];
  /** Face up, for good. */
  discards: CardId[];
  /** Out of the game for good, face up: dead Statesmen and the like. Unordered. */
  removed: CardId[];
  /** [3.01.4F-a] Cards that take no part; nobody knows which. Unordered. */
  setAside: CardId[];
  factions: Faction[];
  senators: Senator[];
  provinces: Province[];
  concessions: Concession[];
  wars: War[];
  leaders: Leader[];
  /** [1.07.333-c] Wars that have been defeated. */
  defeated: WarId[];
  /** Families in the Curia, top first. */
  curia: SenatorId[];
  events: EventInPlay[];
  bequests: Bequest[];
  /** [1.07.36-d] */
  laws: CardId[];
  /** [1.04.1-c] Owed by all the rest together, so that money is never made or lost unseen. */
  bank: number;
  state: number;
  unrest: number;
  legions: Legion[];
  /** Fleets in the Active Forces box; those with Forces are theirs, the rest of 25 is in the pool. */
  fleets: number;
  forces: Force[];
  nextForce: number;
  /** [1.09.62-a] Markers in effect. */
  landBills: Record<LandBill, number>;
  /** [1.08.2-c] For the rest of the turn. */
  noRecruitment: boolean;
  /** [card-65-a] */
  eraEnds: boolean;
  /** Rebels with an army of their own; empty when nobody is in Revolt. [1.11.3-d] By the basic rules the Primary Rebel alone. */
  rebels: Rebel[];
  /** [card-168-2-a][card-172-2-a] Turn in which the State last paid for Evil Omens, and for Natural Disaster. */
  omensPaid: number;
  disasterPaid: number;
  /** [card-176-1-b] Fleets received, and the Wars any of whose defeats ends it. */
  rhodian: { fleets: number; wars: WarId[] };
  /** [card-144-b] The Faction that gains no Knights. */
  proscribed: Owner;
  /** [amb-35] Who last was highest ranking official, by Faction. */
  lastHrao: FactionId;
  /** [1.06.53-f] Negative results the State still has to pay in the Debits. */
  charges: number;
  /** Talents laid down in a Persuasion Attempt, on their way to the target [1.07.414-f]. */
  pledged: number;
  /** [card-107-a] Fine already taken: turn. */
  finedIn: number;
  /** The meeting of the Senate; between meetings it is as `closed` made it. */
  senate: SenateState;
  /** [amb-114] Counts proposals that placed a Commander. */
  dispatches: number;
  /** [AGR] */
  agreements: Agreements;
  /** [amb-F5] Standing orders, by Faction; known to its player alone. */
  orders: Order[][];
}
