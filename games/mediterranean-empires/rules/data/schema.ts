/** What the files of data must look like. Where each value comes from stands beside it as `provenance`. */
import { schema as s } from '@tabularium/kernel';
import { BANDS, CAMPAIGNS, CARD_TYPES, EVENTS } from '../ids.ts';
import { effect } from './effects.ts';

const id = s.string(/^\w[\w-]*$/);
/** Braces would be taken for places where something is put in. */
const words = s.string(/^(?=\s*\S)[^{}]*$/);
const xy = s.tuple(s.int(0, 1000), s.int(0, 1000));
const open = (of: s.Schema<number>): s.Schema<number | null> => s.nullable(of);
const small = s.int(-99, 99);

/** [MED.2-h] A number, so many dice, or a dash. */
const factor: s.Schema<number | { readonly dice: number } | null> = {
  check: (value, path, problems) =>
    (typeof value === 'number' || value === null ? s.nullable(s.int(0, 20)) : s.object({ dice: s.int(1, 6) })).check(
      value,
      path,
      problems,
    ),
};

const card = s.object({
  name: words,
  copies: s.int(1, 35),
  types: s.array(s.oneOf(...CARD_TYPES), { min: 1 }),
  /** Field, naval, assault. */
  factors: s.tuple(factor, factor, factor),
  assaultAsFleet: s.optional(s.int(0, 20)),
  tags: s.array(id),
  effects: s.array(effect),
  text: s.string(/^[^{}]*$/),
  provenance: s.record(words),
});

const map = s.object({
  empires: s.array(s.object({ id, name: words, capital: id, color: s.string(/^#[0-9a-f]{6}$/), provenance: words })),
  territories: s.array(s.object({ id, name: words, color: s.string(/^#[0-9a-f]{6}$/) })),
  cities: s.array(
    s.object({
      id,
      name: words,
      territory: id,
      size: s.int(1, 3),
      port: s.boolean,
      xy,
      provenance: s.record(words),
    }),
  ),
  areas: s.array(s.object({ id, name: words, strength: s.int(1, 9), xy, provenance: words })),
  links: s.array(s.tuple(id, id, s.oneOf('road', 'strait', 'barbarian'), words)),
  components: s.object({
    fortsPerEmpire: s.int(1, 99),
    neutralForts: s.int(1, 99),
    pacifiedMarkers: s.int(1, 99),
    keyCityMarkers: s.int(1, 99),
    dice: s.int(1, 99),
    provenance: words,
  }),
});

const scenario = s.object({
  id,
  players: s.int(2, 8),
  name: words,
  /** In the order of play. */
  empires: s.array(id, { min: 2, max: 8 }),
  territories: s.array(id, { min: 1 }),
  excludedCities: s.array(id),
  areas: s.array(id),
  forts: s.int(1, 32),
  keyCities: s.array(id),
  victoryCities: s.int(1, 154),
  hand: s.int(1, 35),
  provenance: words,
});

const table = <T>(row: s.Schema<T>) => s.object({ rows: s.array(row, { min: 1 }), provenance: words });
const span = { min: open(small), max: open(small) };

const tables = s.object({
  hand: s.object({ byPlayers: s.record(s.int(1, 35), /^[2-8]$/), provenance: words }),
  events: table(s.object({ ...span, event: s.oneOf(...EVENTS) })),
  neutralAttack: table(s.object({ field: s.int(0, 99), assault: s.int(0, 99) })),
  pirates: table(s.object({ naval: s.int(0, 99), assault: s.int(0, 99) })),
  margins: table(s.object({ ...span, mod: small })),
  pacification: table(s.object({ ...span, result: s.oneOf(...CAMPAIGNS) })),
  bands: table(s.object({ ...span, band: s.oneOf(...BANDS) })),
});

export const contentSchema = s.object({
  map,
  scenarios: s.array(scenario, { min: 1 }),
  tables,
  decks: s.array(s.object({ empire: id, cards: s.array(card) })),
});
export type RawContent = s.Infer<typeof contentSchema>;
export type RawCard = s.Infer<typeof card>;
export type Scenario = s.Infer<typeof scenario>;
export type Tables = s.Infer<typeof tables>;
