/** Sets of places, as bits: the whole map is a handful of numbers, which costs little to make and to ask. */
import type { OpenEmpires } from '../sight.ts';
import type { Place } from '../ids.ts';

export type PlaceSet = number[];

/** Bits of a number, and how many times a place must be halved to know which number it is in. */
const BITS = 32;
const SHIFT = 5;
const LAST = BITS - 1;

export const noPlaces = (g: OpenEmpires): PlaceSet => {
  const set = new Array<number>(Math.ceil((g.owner.length + g.areas.length) / BITS));
  // Quicker than `fill` for so few.
  for (let i = 0; i < set.length; i++) set[i] = 0;
  return set;
};

export const isIn = (set: Readonly<PlaceSet>, place: Place): boolean =>
  ((set[place >> SHIFT]! >>> (place & LAST)) & 1) === 1;

export const addTo = (set: PlaceSet, place: Place): void => {
  set[place >> SHIFT]! |= 1 << (place & LAST);
};

/** In the order of the map. */
export const placesIn = (set: Readonly<PlaceSet>): Place[] => {
  const out: Place[] = [];
  for (let i = 0; i < set.length; i++) {
    // The lowest bit is taken off until nothing is left.
    for (let bits = set[i]!; bits !== 0; bits &= bits - 1) out.push(i * BITS + LAST - Math.clz32(bits & -bits));
  }
  return out;
};
