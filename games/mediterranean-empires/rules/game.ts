/** All that lies on the table: the type of the game's data, and nothing else. */
import type { Seat } from '@tabularium/kernel';
import type { CardId, CardType, CombatKind, EmpireId, EventId, NEUTRAL, NONE, OUT, Place } from './ids.ts';

/** What was agreed before the game: never changes. */
export interface Agreed {
  /** The content pack it began with; empty for the printed one. */
  readonly pack: string;
  readonly scenario: string;
  /** [MED.3.1-a] By seat. */
  readonly empires: readonly EmpireId[];
  /** Seats in the order of the scenario. */
  readonly order: readonly Seat[];
  /** [MED.8.2-a] */
  readonly turns: number;
  /** [MED.8.1-a] */
  readonly firstLeads: boolean;
  /** [MED.8.3-a] */
  readonly freePassage: boolean;
  /** [MED.8.4-a] */
  readonly shorter: boolean;
}

type Owner = Seat | typeof NEUTRAL | typeof OUT;
/** [MED.7-a][MED.7-b] */
type AreaState = 'out' | 'wild' | 'pacified';

/** [MED.5.4.6-b] A card of an expedition, in the one use that was chosen for it. */
export interface Unit {
  readonly card: CardId;
  readonly as: 'T' | 'F';
  /** [MED.5.4.5-a] The fleet that carries it in a naval battle; empty for none. */
  on: CardId | '';
}

/**
 * One side of an attack: cards of a player, a fixed value (neutrals, pirates), dice (barbarians), or a city.
 */
export interface Force {
  readonly t: 'cards' | 'fixed' | 'dice' | 'city';
  /** Whose cards they are, and who plays Leaders for it. */
  readonly seat: Seat | typeof NONE;
  units: Unit[];
  /** [MED.5.4.5-c] */
  leaders: CardId[];
  /** [MED.9-e] Fixed values. */
  field: number;
  naval: number;
  assault: number;
  /** Dice of an area, a horde or a city. */
  dice: number;
  /** [MED.5.4.1-a] From where it starts to where it goes. */
  readonly path: readonly Place[];
  /** [MED.5.4.1-c] Has it a naval leg, and at which step of the path does it begin? */
  readonly sails: boolean;
  readonly sea: number;
  faceUp: boolean;
}

export type Arrival = 'land' | 'landing' | 'direct';

export interface Attack {
  readonly kind: 'expedition' | 'neutral' | 'pirates' | 'horde';
  /** Who declared it, or was chosen to lead it. */
  readonly seat: Seat;
  readonly target: Place;
  /** [MED.5.4.2-a] */
  arrival: Arrival;
  force: Force;
  /** Who stands against it at the moment: an interception, an area or the city. */
  guard: Force | null;
  /** [MED.5.4.4-g] */
  intercepted: ('land' | 'naval')[];
  /** [MED.9-l] It has come to an end; [MED.5.4.3-c] in a strait. */
  over: boolean;
  wrecked: boolean;
}

/** A card on the table that is no part of a force: it waits for its effect or is in effect. */
export interface Played {
  readonly card: CardId;
  readonly by: Seat;
  readonly as: CardType;
  /** The side it helps or hits: 0 the attacker, 1 the defender, -1 neither. */
  side: Side | -1;
  /** The card it answers; empty for none. */
  readonly against: CardId | '';
  /** It has been cancelled. */
  off: boolean;
}
export type Side = 0 | 1;

/** [MED.5.4.5-j] A card discarded in this combat, and who played it. */
export interface Lost {
  readonly card: CardId;
  readonly by: Seat;
  readonly as: 'T' | 'F' | 'L';
}

interface Combat {
  readonly kind: CombatKind;
  /** [MED.5.4.4-e] Where; nowhere at sea. */
  readonly place: Place | typeof NONE;
  lost: Lost[];
  /** [MED.5.4.5-h] Cards of each side at the start of Resolution. */
  counts: number[];
  /** Totals of Resolution; empty before it, or when it is skipped. */
  totals: number[];
}

/** A player's own empire and cards, by seat. */
export interface Empires {
  readonly agreed: Agreed;
  /** By city. */
  readonly owner: Owner[];
  readonly forts: number[];
  /** By barbarian area. */
  readonly areas: AreaState[];
  /** By seat. Hands are sorted; the top of a deck is its end; a discard pile belongs to the empire of the cards. */
  readonly vp: number[];
  readonly decks: CardId[][];
  readonly hands: CardId[][];
  readonly discards: CardId[][];
  /** [MED.4.2-g] Cities at the start of the turn. */
  readonly before: number[];
  /** [MED.4.2-c] Cards more or less in the next hand. */
  readonly bonus: number[];
  /** Seats that have taken cards of others and may hold anything. */
  thieves: Seat[];
  /** [MED.2-d] The markers of the board. A turn of 0: the empires are being built. */
  turn: number;
  round: number;
  /** [MED.8.1-a] Who begins every round of this turn. */
  first: Seat;
  enraged: number;
  event: EventId | '';
  /** [MED.4.1-c] Who passed in this round, and whether everybody did in the one before. */
  passed: Seat[];
  allPassed: boolean;
  attack: Attack | null;
  combat: Combat | null;
  table: Played[];
  /** Cards that one player alone looks at. */
  looking: { readonly seat: Seat; readonly cards: CardId[] } | null;
  /** A hand that another player looks at. */
  spied: { readonly by: Seat; readonly on: Seat } | null;
}
