/** The names of things, and the small integers the rules use for places. */

/** `empire:ROMA` is the ref, `ROMA` the id. */
export type EmpireId = string;
/** `card:ROMA-01`: the id is the ref. */
export type CardId = string;
/** Cities first, then barbarian areas, in the order of the map; `Content` has their refs. */
export type Place = number;

/** [MED.2-g] What a card can be played as: troop, fleet, leader, city defence, city assault, empire card, special event. */
export const CARD_TYPES = ['T', 'F', 'L', 'D', 'A', 'I', 'X'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** [MED.5.4-b] */
export const COMBATS = ['field', 'naval', 'assault'] as const;
export type CombatKind = (typeof COMBATS)[number];

/** [MED.4.1-a] */
export const EVENTS = [
  'prosperity',
  'good-weather',
  'neutral-attack',
  'diplomacy',
  'enraged-barbarians',
  'campaign',
  'homecoming',
  'bad-weather',
  'pirates',
  'scarcity',
  'end-of-turn',
] as const;
export type EventId = (typeof EVENTS)[number];

/** [MED.7.1-c] */
export const CAMPAIGNS = ['hard-campaign', 'migration', 'pacification', 'instil-fear', 'triumph'] as const;
export type Campaign = (typeof CAMPAIGNS)[number];

/** [MED.4.4-e] */
export const BANDS = ['barbarism', 'vassal', 'emerging', 'dominant', 'hegemonic'] as const;
export type Band = (typeof BANDS)[number];

/** A city that belongs to nobody at the table. */
export const NEUTRAL = -1;
/** [MED.3-b] A city outside the scenario. */
export const OUT = -2;
/** No seat, no place. */
export const NONE = -1;
