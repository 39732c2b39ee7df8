/** Storm at Sea (177) */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { fleetsInPlay } from '../rome/forces.ts';
import { roll2Amount } from '../rome/dice.ts';
import { say } from '../say.ts';

/** [card-177-1-a][card-177-2-a] How many Fleets it takes, every time it comes. Legions and new Fleets are safe, [2.02.C-e] and so are Provincial Fleets. */
export const stormTakes = (cx: Cx<Rome>): number => {
  const n = roll2Amount(cx);
  cx.log(say('event.storm', { n: Math.min(n, fleetsInPlay(cx.g)) }), 'card-177-1-a');
  return n;
};
