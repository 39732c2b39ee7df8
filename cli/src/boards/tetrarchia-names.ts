/** Names of provinces in the room there is on the map. */
import type { Point } from './canvas.ts';
import { corner, PLACE_IDS, REGION_SPOTS, SEA_SPOTS, spotOf, WIDTH } from './tetrarchia-layout.ts';

const COLUMN = 12;
const ROOMY = 2 * COLUMN - 1;
/** Letters that remain of a second word: "Inf." and "Sup." still tell Germania from Germania. */
const TAIL = 3;

const taken = [...PLACE_IDS.map(spotOf), ...Object.values(REGION_SPOTS), ...Object.values(SEA_SPOTS)];

/** How many characters fit at a spot before they run into a neighbour or the edge. */
export const roomAt = ([column, row]: Point): number => {
  const next = taken.filter(([c, r]) => r === row && c > column).map(([c]) => (c - column) * COLUMN - 1);
  return Math.min(ROOMY, WIDTH - corner([column, row])[0], ...next);
};

/** "Pannonia Inferior" in eleven characters: "Pannon.Inf.". */
export const fitted = (name: string, room: number): string => {
  if (name.length <= room) return name;
  const [first, second] = name.split(' ');
  if (second === undefined) return `${name.slice(0, room - 1)}.`;
  const tail = `${second.slice(0, TAIL)}.`;
  const head = room - tail.length - 1;
  return first!.length <= head ? `${first} ${tail}` : `${first!.slice(0, head)}.${tail}`;
};
