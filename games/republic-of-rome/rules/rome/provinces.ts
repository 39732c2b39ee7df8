/** Which side of a Province's card counts. */
import type { ProvinceSide } from '../data/content.ts';
import { type Packed, provinceCard } from '../data/printed.ts';
import type { Province } from '../game.ts';

/** [1.06.4-e][1.09.646-a] The side that lies up. */
export const sideOf = (g: Packed, p: Province): ProvinceSide => {
  const card = provinceCard(g, p.id);
  return p.developed ? card.developed : card.undeveloped;
};
