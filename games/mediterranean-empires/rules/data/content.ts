/** The printed values, checked once when they are loaded and laid out for the rules. No logic. */
import { type Catalog, heldOnce, schema as s } from '@tabularium/kernel';
import type { CardId, CardType, CombatKind, EmpireId, Place } from '../ids.ts';
import { contentProblems } from './checks.ts';
import { type Effect, type EffectsByOp, effectsByOp } from './effects.ts';
import { NEEDS } from './needs.ts';
import { contentSchema, type RawCard, type RawContent, type Scenario, type Tables } from './schema.ts';

/** [MED.2-h] A number, so many dice to roll and add, or a dash. */
export type Factor = number | { readonly dice: number } | null;

export interface Card {
  readonly id: CardId;
  readonly name: string;
  /** [MED.9-d] Whose deck it belongs to. */
  readonly empire: EmpireId;
  /** [MED.2-f] */
  readonly types: readonly CardType[];
  readonly factors: Readonly<Record<CombatKind, Factor>>;
  /** Its assault factor as a fleet, where it is troop and fleet. */
  readonly assaultAsFleet: Factor;
  /** [MED.2-i] Troops it carries as a fleet: its naval number. */
  readonly capacity: number;
  readonly tags: readonly string[];
  readonly effects: readonly Effect[];
  /** Does its text count for or against a side in Resolution? Most do not. */
  readonly inResolution: boolean;
  /** The same by operation. */
  readonly byOp: EffectsByOp;
}
/** [MED.2-a] */
export interface City {
  readonly id: string;
  readonly territory: string;
  readonly size: number;
  readonly port: boolean;
}
/** [MED.2-b] */
interface Area {
  readonly id: string;
  readonly strength: number;
}
/** [MED.2-c] A line to another place; over a strait or by land. */
export interface Link {
  readonly to: Place;
  readonly strait: boolean;
}
/** A scenario, and its key cities as places. */
export interface Played extends Scenario {
  readonly keyPlaces: readonly Place[];
}

export interface Content {
  readonly empireRefs: Readonly<Record<EmpireId, string>>;
  readonly capitals: Readonly<Record<EmpireId, Place>>;
  readonly cities: readonly City[];
  readonly areas: readonly Area[];
  /** By place: cities, then areas. */
  readonly links: readonly (readonly Link[])[];
  /** The places at the other ends. */
  readonly near: readonly (readonly Place[])[];
  readonly refs: readonly string[];
  /** Where each place is drawn, on a sheet of 1000 by 700. */
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Cities with a port. */
  readonly ports: readonly Place[];
  readonly places: Readonly<Record<string, Place>>;
  readonly scenarios: readonly Scenario[];
  /** The same by id. */
  readonly scenario: Readonly<Record<string, Played>>;
  readonly tables: Tables;
  readonly cards: Readonly<Record<CardId, Card>>;
  readonly decks: Readonly<Record<EmpireId, readonly CardId[]>>;
  /** Cards of each deck by what they can be used for. */
  readonly needs: Readonly<Record<string, Readonly<Record<EmpireId, readonly CardId[]>>>>;
  readonly forts: number;
  /** Where the values of each thing come from, by ref: stated, found, partly-stated, stated-tag, reconstructed. */
  readonly provenance: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Proper names by ref, and the texts of cards. */
  readonly words: Catalog;
}

/** Content out of raw data; or an error that names every problem, each line beginning with `what`. */
export const parseContent = (raw: unknown, what: string): Content =>
  layOut(heldOnce(s.parse(s.refine(contentSchema, contentProblems), raw, what)) as RawContent);

const layOut = ({ map, scenarios, tables, decks }: RawContent): Content => {
  const refs = [...map.cities.map((c) => `city:${c.id}`), ...map.areas.map((a) => `area:${a.id}`)].map(once);
  const ids = [...map.cities, ...map.areas].map((x) => x.id);
  const at = (id: string): Place => ids.indexOf(id);
  const links: Link[][] = ids.map(() => []);
  for (const [a, b, kind] of map.links) {
    links[at(a)]!.push({ to: at(b), strait: kind === 'strait' });
    links[at(b)]!.push({ to: at(a), strait: kind === 'strait' });
  }
  for (const list of links) list.sort((x, y) => x.to - y.to);
  const cards = decks.flatMap(({ empire, cards: kinds }) => numbered(empire, kinds));
  return {
    empireRefs: byKey(map.empires, (e) => [e.id, once(`empire:${e.id}`)]),
    capitals: byKey(map.empires, (e) => [e.id, at(e.capital)]),
    cities: map.cities.map(({ id, territory, size, port }) => ({ id, territory, size, port })),
    areas: map.areas.map(({ id, strength }) => ({ id, strength })),
    links,
    near: links.map((list) => list.map((link) => link.to)),
    refs,
    points: [...map.cities, ...map.areas].map(({ xy: [x, y] }) => [x, y]),
    ports: map.cities.flatMap((c, i) => (c.port ? [i] : [])),
    places: byKey([...refs.entries()], ([i, ref]) => [ref, i]),
    scenarios,
    scenario: byKey(scenarios, (x) => [x.id, { ...x, keyPlaces: x.keyCities.map((id) => refs.indexOf(`city:${id}`)) }]),
    tables,
    cards: byKey(cards, ({ text: _text, provenance: _provenance, ...card }) => [card.id, card]),
    decks: byKey(decks, ({ empire }) => [empire, cards.filter((c) => c.empire === empire).map((c) => c.id)]),
    needs: byKey(NEEDS, ([need, fits]) => [
      need,
      byKey(decks, ({ empire }) => [empire, cards.filter((c) => c.empire === empire && fits(c)).map((c) => c.id)]),
    ]),
    forts: map.components.fortsPerEmpire,
    provenance: {
      ...byKey(map.cities, (c) => [`city:${c.id}`, c.provenance]),
      ...byKey(map.areas, (a) => [`area:${a.id}`, { all: a.provenance }]),
      ...byKey(map.empires, (e) => [`empire:${e.id}`, { capital: e.provenance }]),
      ...byKey(scenarios, (x) => [`scenario:${x.id}`, { all: x.provenance }]),
      ...byKey(cards, (c) => [c.id, c.provenance]),
    },
    words: {
      ...byKey(map.empires, (e) => [`empire:${e.id}`, e.name]),
      ...byKey(map.territories, (x) => [`territory:${x.id}`, x.name]),
      ...byKey(map.cities, (c) => [`city:${c.id}`, c.name]),
      ...byKey(map.areas, (a) => [`area:${a.id}`, a.name]),
      ...byKey(scenarios, (x) => [`scenario:${x.id}`, x.name]),
      ...byKey(cards, (c) => [c.id, c.name]),
      ...byKey(cards, (c) => [c.id.replace('card:', 'text:'), c.text]),
    },
  };
};

const once = (text: string): string => String(heldOnce(text));

/** Cards get their numbers in the order of the file. */
const numbered = (empire: EmpireId, kinds: readonly RawCard[]): (Card & Pick<RawCard, 'text' | 'provenance'>)[] =>
  kinds
    .flatMap((kind) => Array.from({ length: kind.copies }, () => kind))
    .map(({ name, types, factors: [field, naval, assault], assaultAsFleet, tags, effects, text, provenance }, i) => ({
      id: once(`card:${empire}-${String(i + 1).padStart(2, '0')}`),
      name,
      empire,
      types,
      factors: { field, naval, assault },
      assaultAsFleet: assaultAsFleet ?? assault,
      capacity: types.includes('F') && typeof naval === 'number' ? naval : 0,
      tags,
      effects,
      inResolution: effects.some((e) => e.when === 'resolution'),
      byOp: effectsByOp(effects),
      text,
      provenance,
    }));

/** Without a prototype, so that no other word is found in it. */
const byKey = <X, V>(list: readonly X[], entry: (x: X) => readonly [string, V]): Record<string, V> => {
  const out: Record<string, V> = Object.create(null);
  for (const x of list) {
    const [key, value] = entry(x);
    out[key] = value;
  }
  return out;
};
