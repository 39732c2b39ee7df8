/** Grain in a Drought — 1.06.12-d, card 54, card 55, amb-165 */
import { type Cx, end } from '@tabularium/kernel';
import { concessionCard } from '../data/printed.ts';
import type { Concession, Rome } from '../game.ts';
import type { ConcessionId } from '../ids.ts';
import { proc } from '../procs.ts';
import { senator } from '../rome/senators.ts';
import { changePopularity } from '../rome/standing.ts';
import { say } from '../say.ts';
import { droughtEffects } from '../wars/wars.ts';
import { concessionIncome, droughtMultiplier, earns } from './personal.ts';
import { playerOf } from '../rome/players.ts';

/** Grain whose holder earns, while there is Drought. */
const profitable = (g: Rome): ConcessionId[] => {
  if (droughtEffects(g) === 0) return [];
  const isHeld = (c: Concession): boolean => c.holder !== 'forum' && c.holder !== 'curia';
  return g.concessions
    .filter((c) => concessionCard(g, c.id).grain && isHeld(c) && earns(senator(g, c.holder)))
    .map((c) => c.id)
    .sort();
};
const find = (g: Rome, id: ConcessionId): Concession => g.concessions.find((c) => c.id === id)!;
const holder = (g: Rome, id: ConcessionId) => senator(g, find(g, id).holder);

interface Asking {
  left: ConcessionId[];
  taken: ConcessionId[];
}

/** [card-54-b] The multiplied income costs as much Popularity. [1.06.12-d] Even who has none left to lose may. */
const profit = (cx: Cx<Rome>, id: ConcessionId): void => {
  const { g } = cx;
  const who = holder(g, id);
  const loss = droughtMultiplier(g);
  changePopularity(g, who, -loss);
  cx.log(say('revenue.grain', { who: who.id, concession: id, loss }), 'card-54-b');
};

/** Asks for each Grain Concession; ends with those that profit. */
export const grain = proc('revenue.grain', { left: 'open', taken: 'open' }, (): Asking => ({ left: [], taken: [] }), {
  start: (cx, l) => {
    l.left = profitable(cx.g);
    return 'next';
  },
  next: (_, l) => (l.left.length > 0 ? 'ask' : end(l.taken)),
  ask: {
    to: (cx, l) => playerOf(cx.g, holder(cx.g, l.left[0]!).faction),
    say: (cx, l) => {
      const id = l.left[0]!;
      const c = find(cx.g, id);
      const n = concessionIncome(cx.g, c, []);
      const more = concessionIncome(cx.g, c, [id]);
      return say('ask.revenue.grain', {
        who: holder(cx.g, id).id,
        concession: id,
        n,
        more,
        loss: droughtMultiplier(cx.g),
      });
    },
    rules: ['1.06.12-d', 'card-54-b', 'card-55-a', 'amb-165'],
    silent: ['plainIncome'],
    aloud: ['plainIncome', 'droughtProfit'],
    buttons: {
      plainIncome: {
        take: (_, l) => {
          l.left.shift();
          return 'next';
        },
      },
      droughtProfit: {
        take: (cx, l) => {
          const id = l.left.shift()!;
          profit(cx, id);
          l.taken.push(id);
          return 'next';
        },
      },
    },
  },
});
