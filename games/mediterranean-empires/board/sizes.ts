/** How large the discs of places are, in pixels. */
import type { Content } from '../rules/data/content.ts';
import type { NameKind } from './labels.ts';
import type { Point } from './map/drawing.ts';

/** [MED.2-a] Larger cities are larger. */
const RADII = [7.5, 9, 11.5] as const;
export const radiusOf = (size: number): number => RADII[size - 1] ?? RADII[2];
/** Half of the width and of the height of an area. */
export const AREA: Point = [12.5, 9.2];

const KINDS: readonly NameKind[] = ['small', 'middle', 'large'];

export const discOf = ({ cities }: Content, place: number): Point => {
  const city = cities[place];
  return city ? [radiusOf(city.size), radiusOf(city.size)] : AREA;
};
export const kindOf = ({ cities }: Content, place: number): NameKind => {
  const city = cities[place];
  return city ? KINDS[city.size - 1]! : 'area';
};
