/** The chance to attract a Knight, before it is risked. */
import type { Explanation } from '@tabularium/kernel';
import { attract as attracting, knightOdds, knightTally } from '../forum/knights.ts';
import { maybeSenator } from '../rome/senators.ts';
import type { OpenRome } from '../sight/sight.ts';
import { type Explainer, localOf, share } from './look.ts';

const ONE_DIE = 6;

/** [1.07.5-b][1.07.5-c] */
const knight = (g: OpenRome, who: string, paid: number): Explanation | undefined => {
  const s = maybeSenator(g, who);
  return s && { tallies: [knightTally(g, s, paid)], odds: share(knightOdds(g, s, paid), ONE_DIE) };
};
const attract: Explainer = ({ g, ref }) => knight(g, ref, 0);
const pay: Explainer = (asked) => {
  const l = localOf(asked, attracting);
  return l && knight(asked.g, l.by, Number(asked.ref));
};

export const KNIGHTS: Readonly<Record<string, Explainer>> = { attract, pay };
