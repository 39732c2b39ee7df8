/** Why a kind of other business may not be put now, for whoever presides and wonders — 1.09.6 */
import type { Msg } from '@tabularium/kernel';
import { unitCost } from '../events/manpower-shortage.ts';
import { say } from '../say.ts';
import type { OpenRome } from '../sight/sight.ts';
import type { Kind } from './proposal.ts';

/** What may come among other business at all, in the order in which it is shown. */
export const BUSINESS = [
  'deploy',
  'raise',
  'eliminate',
  'governors',
  'concessions',
  'land-bill',
  'repeal',
  'consul-for-life',
  'reject-rhodes',
] as const satisfies readonly Kind[];
type Business = (typeof BUSINESS)[number];

const REASONS: Readonly<Record<Business, (g: OpenRome) => Msg>> = {
  deploy: () => say('notNow.deploy'),
  raise: (g) => {
    // [1.09.63-h]
    if (g.noRecruitment) return say('notNow.raise.forbidden');
    // [1.09.63-f]
    return g.state < unitCost(g) ? say('notNow.raise.money', { n: unitCost(g) }) : say('notNow.raise.pool');
  },
  eliminate: () => say('notNow.eliminate'),
  governors: (g) => (g.provinces.length === 0 ? say('notNow.governors.none') : say('notNow.governors.filled')),
  // [1.09.61-a][1.09.61-c]
  concessions: (g) =>
    g.concessions.some((c) => c.holder === 'forum') ? say('notNow.concessions.voted') : say('notNow.concessions.none'),
  // [1.09.62-c][1.09.62-d]
  'land-bill': () => say('notNow.landBill'),
  repeal: (g) => {
    // [1.09.621-f]
    if (g.senate.repealTried) return say('notNow.repeal.tried');
    // [1.09.621-a][1.09.621-b]
    return g.landBills.II + g.landBills.III === 0 ? say('notNow.repeal.none') : say('notNow.repeal.unpopular');
  },
  // [1.09.131-e][1.09.821-a]
  'consul-for-life': (g) => (g.senate.lifeProposed ? say('notNow.life.tried') : say('notNow.life.nobody')),
  'reject-rhodes': () => say('notNow.rhodes'),
};

export const isBusiness = (kind: string): kind is Business => BUSINESS.some((k) => k === kind);
/** The reason that applies where the question does not offer it. */
export const notNow = (g: OpenRome, kind: Business): Msg => REASONS[kind](g);
