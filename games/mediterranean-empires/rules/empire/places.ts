/** Cities and areas, and whose they are — 2, 7 */
import type { OpenEmpires } from '../sight.ts';
import type { Seat } from '@tabularium/kernel';
import type { City, Content } from '../data/content.ts';
import { contentOf } from '../data/printed.ts';
import type { Scenario } from '../data/schema.ts';
import { NONE, OUT, type Place } from '../ids.ts';
import { addTo, isIn, noPlaces, placesIn } from './place-set.ts';

export const refOf = (g: OpenEmpires, place: Place): string => contentOf(g).refs[place]!;
export const placeOf = (g: OpenEmpires, ref: string): Place => contentOf(g).places[ref] ?? NONE;
export const refsOf = (g: OpenEmpires, places: readonly Place[]): string[] => {
  const { refs } = contentOf(g);
  return places.map((p) => refs[p]!);
};

const scenarioIn = (content: Content, id: string): Scenario => content.scenarios.find((x) => x.id === id)!;
export const scenarioOf = (g: OpenEmpires): Scenario => scenarioIn(contentOf(g), g.agreed.scenario);

/** Areas come after the cities. */
export const isArea = (g: OpenEmpires, place: Place): boolean => place >= g.owner.length;
export const areaAt = (g: OpenEmpires, place: Place): number => place - g.owner.length;
export const areaPlace = (g: OpenEmpires, area: number): Place => area + g.owner.length;
export const isWild = (g: OpenEmpires, place: Place): boolean => g.areas[place - g.owner.length] === 'wild';
export const isPacified = (g: OpenEmpires, place: Place): boolean => g.areas[place - g.owner.length] === 'pacified';

export const cityAt = (g: OpenEmpires, place: Place): City => contentOf(g).cities[place]!;
export const isPort = (g: OpenEmpires, place: Place): boolean => contentOf(g).cities[place]?.port === true;
/** Whose city it is; nobody's, or out of the game, or no city at all. */
export const ownerOf = (g: OpenEmpires, place: Place): number => g.owner[place] ?? OUT;
/** A city of any player. */
export const isHeld = (g: OpenEmpires, place: Place): boolean => ownerOf(g, place) >= 0;

export const capitalOf = (g: OpenEmpires, seat: Seat): Place => contentOf(g).capitals[g.agreed.empires[seat]!]!;
export const holdsCapital = (g: OpenEmpires, seat: Seat): boolean => g.owner[capitalOf(g, seat)] === seat;
/** Whose capital marker lies there; nobody's for most cities. */
export const capitalMarker = (g: OpenEmpires, place: Place): Seat => {
  for (let seat = 0; seat < g.agreed.empires.length; seat++) if (capitalOf(g, seat) === place) return seat;
  return NONE;
};
/** [MED.3.1-d] */
export const isKeyCity = (g: OpenEmpires, place: Place): boolean => {
  const city = contentOf(g).cities[place];
  return city !== undefined && scenarioOf(g).keyCities.includes(city.id);
};

export const citiesOf = (g: OpenEmpires, seat: number): Place[] => {
  const out: Place[] = [];
  for (let i = 0; i < g.owner.length; i++) if (g.owner[i] === seat) out.push(i);
  return out;
};
export const cityCount = (g: OpenEmpires, seat: Seat): number => {
  let n = 0;
  for (const o of g.owner) if (o === seat) n++;
  return n;
};
export const keyCities = (g: OpenEmpires, seat: Seat): number => {
  const { keyCities: keys } = scenarioOf(g);
  const { places } = contentOf(g);
  return keys.filter((id) => g.owner[places[`city:${id}`]!] === seat).length;
};

/** [MED.2-k] Forts not on the board. */
export const fortSupply = (g: OpenEmpires, seat: Seat): number => {
  let n = contentOf(g).forts;
  for (let i = 0; i < g.owner.length; i++) if (g.owner[i] === seat) n -= g.forts[i]!;
  return n;
};

/**
 * Cities joined to this one by one road or strait, or through pacified areas only [MED.7-b].
 */
export const connected = (g: OpenEmpires, from: Place): Place[] => {
  const { links } = contentOf(g);
  const seen = [from];
  const out: Place[] = [];
  for (let i = 0; i < seen.length; i++) {
    for (const { to } of links[seen[i]!]!) {
      if (seen.includes(to) || out.includes(to)) continue;
      if (isArea(g, to)) {
        if (isPacified(g, to)) seen.push(to);
      } else if (g.owner[to] !== OUT) out.push(to);
    }
  }
  return out.sort((a, b) => a - b);
};

/** All cities connected to a city of this player. */
export const connectedTo = (g: OpenEmpires, seat: Seat): Place[] => {
  const { links } = contentOf(g);
  const near = noPlaces(g);
  const open = citiesOf(g, seat);
  for (let i = 0; i < open.length; i++) {
    for (const { to } of links[open[i]!]!) {
      if (isIn(near, to)) continue;
      addTo(near, to);
      if (isPacified(g, to)) open.push(to);
    }
  }
  return placesIn(near).filter((p) => !isArea(g, p));
};
