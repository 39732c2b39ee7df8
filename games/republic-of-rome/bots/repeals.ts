/** Repealing a Land Bill that Rome cannot pay any more — 1.09.621 */
import { isAlignedInRome, landBill, type LandBill, type OpenRome, type Senator, senatorsOf } from '../rules/study.ts';
import { best, point, press } from '@tabularium/parts';
import type { Answering, Answers, Asked } from './asked.ts';
import { outlook } from './finance.ts';
import { senatorsIn } from './setup.ts';

/** [1.09.621-b] He must have the Popularity that it costs; twice as much, so that he is not hated afterwards. */
const mayBear = (g: OpenRome, s: Senator, type: LandBill): boolean =>
  s.popularity >= -2 * landBill(g, type).repeal.sponsor;
/** From this Unrest on a repeal is too dangerous. */
const RESTLESS = 4;
export const isCalmAfter = (g: OpenRome, type: LandBill): boolean =>
  g.unrest + landBill(g, type).repeal.unrest < RESTLESS;

/** The bill that costs most, if the State runs out of money, the people will bear it, and one of his own can afford to ask for it. */
export const repealable = ({ g, faction }: Asked): LandBill | undefined =>
  outlook(g) >= 0
    ? undefined
    : (['III', 'II'] as const).find(
        (type) =>
          g.landBills[type] > 0 &&
          isCalmAfter(g, type) &&
          senatorsOf(g, faction).some((s) => isAlignedInRome(s) && mayBear(g, s, type)),
      );

const bill: Answering = (s) => {
  const type = repealable(s);
  return type === undefined ? press('drop') : point('repealBill', `land-bill:${type}`);
};
const sponsor: Answering = (s) =>
  point(
    'nameSponsor',
    best(
      senatorsIn(s, 'nameSponsor').filter((x) => x.faction === s.faction),
      (x) => x.popularity,
    )?.id,
  ) ?? press('drop');

export const REPEALS: Answers = {
  'ask.repeal.type': bill,
  'ask.repeal.sponsor': sponsor,
  // It costs him Popularity, whatever comes of it.
  'ask.repeal.consent': () => press('refuse'),
};
