/** Internal Disorder (169) */
import type { Cx } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import type { Province, Rome } from '../game.ts';
import type { OpenRome } from '../sight/sight.ts';
import { omens } from '../rome/dice.ts';
import { countLegions } from '../rome/forces.ts';
import { say } from '../say.ts';
import { levelOf } from './in-play.ts';
import { governed, killGarrison, provinceRevolts } from './province-revolt.ts';

/** [card-169-1-b] More than this keeps the peace; [card-169-2-a] on the dark side more than that. */
const PEACE_ABOVE = [0, 4, 5] as const;

/** [card-169-1-a] In the next Revenue Phase an Undeveloped Province yields nothing and is not developed. */
export const isDisordered = (g: OpenRome, p: Province): boolean => !p.developed && levelOf(g, 'event:169') > 0;

/** [card-169-1-b] At the start of that phase. [1.13.1-a] A Legate's principal counts as present: he too dies [card-169-1-c]. */
export const internalDisorder = (cx: Cx<Rome>): void => {
  const { g } = cx;
  const level = levelOf(g, 'event:169');
  if (level === 0) return;
  for (const p of governed(g)) {
    // Somebody who governs two Provinces may have died in the first.
    if (p.developed || p.governor === '') continue;
    const armies = plays(g, 'provincial-wars') ? advanced().keepingOrder(g, p) : 0;
    const n = cx.d6() + countLegions(g, p.id) + armies - omens(g);
    const quiet = n > PEACE_ABOVE[level]!;
    cx.log(say(quiet ? 'event.disorder.quiet' : 'event.disorder.revolt', { province: p.id, n }), 'card-169-1-b');
    if (quiet) continue;
    killGarrison(g, p);
    provinceRevolts(cx, p);
  }
};
