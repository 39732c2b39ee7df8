/** What lies behind a barbarian area — 7 */
import { contentOf, type OpenEmpires, ownerOf, type Place } from '../rules/study.ts';
import { W } from './weights.ts';

/** [MED.7-b] A pacified area joins the lines that reach it: new cities to take, but also a road for others to his own. */
export const roadsFrom = (g: OpenEmpires, seat: number, area: Place): number => {
  const { links } = contentOf(g);
  let [own, others] = [0, 0];
  for (const { to } of links[area]!) {
    const owner = ownerOf(g, to);
    if (owner === seat) own++;
    else if (owner >= -1) others++;
  }
  return own > 0 ? W.road * others : 0;
};
