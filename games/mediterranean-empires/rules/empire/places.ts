/** Cities and areas, and whose they are — 2, 7 */
import type { OpenEmpires } from '../sight.ts';
import type { Seat } from '@tabularium/kernel';
import type { City, Played } from '../data/content.ts';
import { contentOf } from '../data/printed.ts';
import { NONE, OUT, type Place } from '../ids.ts';
import { addTo, isIn, noPlaces } from './place-set.ts';

export const refOf = (g: OpenEmpires, place: Place): string => contentOf(g).refs[place]!;
export const placeOf = (g: OpenEmpires, ref: string): Place => contentOf(g).places[ref] ?? NONE;
export const refsOf = (g: OpenEmpires, places: readonly Place[]): string[] => {
  const { refs } = contentOf(g);
  return places.map((p) => refs[p]!);
};

export const scenarioOf = (g: OpenEmpires): Played => contentOf(g).scenario[g.agreed.scenario]!;

/** Areas come after the cities. */
export const isArea = (g: OpenEmpires, place: Place): boolean => place >= g.owner.length;
export const areaAt = (g: OpenEmpires, place: Place): number => place - g.owner.length;
export const areasOf = (g: OpenEmpires): Place[] => g.areas.map((_, area) => area + g.owner.length);
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
export const isKeyCity = (g: OpenEmpires, place: Place): boolean => scenarioOf(g).keyPlaces.includes(place);

export const citiesOf = (g: OpenEmpires, seat: number): Place[] => {
  const out: Place[] = [];
  for (let i = 0; i < g.owner.length; i++) if (g.owner[i] === seat) out.push(i);
  return out;
};
/** By seat. */
export const cityCounts = (g: OpenEmpires): number[] => {
  const counts = g.vp.map(() => 0);
  for (const o of g.owner) if (o >= 0) counts[o]!++;
  return counts;
};
export const cityCount = (g: OpenEmpires, seat: Seat): number => {
  let n = 0;
  for (const o of g.owner) if (o === seat) n++;
  return n;
};
export const keyCities = (g: OpenEmpires, seat: Seat): number =>
  scenarioOf(g).keyPlaces.filter((place) => g.owner[place] === seat).length;

/** [MED.2-k] Forts not on the board. */
export const fortSupply = (g: OpenEmpires, seat: Seat): number => {
  let n = contentOf(g).forts;
  for (let i = 0; i < g.owner.length; i++) if (g.owner[i] === seat) n -= g.forts[i]!;
  return n;
};

/**
 * Goes through the cities joined to these places by one road or strait, or through pacified areas only [MED.7-b], each once,
 * until `isEnough` says so. Did it?
 */
const goThrough = (g: OpenEmpires, from: readonly Place[], isEnough: (city: Place) => boolean): boolean => {
  const { near } = contentOf(g);
  const seen = noPlaces(g);
  const open = from.slice();
  for (let i = 0; i < open.length; i++) {
    for (const to of near[open[i]!]!) {
      if (isIn(seen, to)) continue;
      addTo(seen, to);
      if (isArea(g, to)) {
        if (isPacified(g, to)) open.push(to);
      } else if (isEnough(to)) return true;
    }
  }
  return false;
};
const allThrough = (g: OpenEmpires, from: readonly Place[], fits: (city: Place) => boolean): Place[] => {
  const found: Place[] = [];
  goThrough(g, from, (city) => {
    if (fits(city)) found.push(city);
    return false;
  });
  return found.sort((a, b) => a - b);
};

const inGame = (g: OpenEmpires, from: Place, city: Place): boolean => city !== from && g.owner[city] !== OUT;
/** Cities connected to this one that fit. */
export const connected = (g: OpenEmpires, from: Place, fits: (city: Place) => boolean = anyCity): Place[] =>
  allThrough(g, [from], (city) => inGame(g, from, city) && fits(city));
export const isConnected = (g: OpenEmpires, from: Place, fits: (city: Place) => boolean): boolean =>
  goThrough(g, [from], (city) => inGame(g, from, city) && fits(city));
const anyCity = (): boolean => true;

/** Cities connected to a city of this player that fit. */
export const connectedTo = (g: OpenEmpires, seat: Seat, fits: (city: Place) => boolean): Place[] =>
  allThrough(g, citiesOf(g, seat), fits);
/** Is there one? */
export const isConnectedTo = (g: OpenEmpires, seat: Seat, fits: (city: Place) => boolean): boolean =>
  goThrough(g, citiesOf(g, seat), fits);
