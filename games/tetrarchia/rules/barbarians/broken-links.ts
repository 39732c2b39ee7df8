/** Mountains, rivers and straits in the Barbarian phase. */
import { geographyOf } from '../data/printed.ts';
import { refOf } from '../ids.ts';
import type { TetCx } from '../pieces.ts';
import { t } from '../say.ts';

/** The least result that lets a threat through. */
const CONNECTS = 4;

/**
 * [TET.broken-a][TET.broken-c] Is this link good for what wants to pass it? A broken one is rolled for;
 * [TET.broken-b] the result is good for this once.
 */
export const isPassable = (cx: TetCx, link: number): boolean => {
  const { a, b, broken } = geographyOf(cx.g).links[link]!;
  if (!broken) return true;
  const die = cx.d6();
  const open = die >= CONNECTS;
  const between = { a: refOf(a), b: refOf(b), die };
  cx.log(open ? t('tet.link.open', between) : t('tet.link.shut', between), 'TET.broken-a');
  return open;
};
