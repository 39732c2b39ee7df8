/** Victory points — 4.3, 4.4 */
import type { Cx, Seat } from '@tabularium/kernel';
import type { Empires } from '../game.ts';
import { t } from '../say.ts';
import { empireOf } from './order.ts';

/** [MED.3.1-c] */
export const FIRST_VP = 10;
/** [MED.4.4-c] */
const LEAST = 1;
/** [MED.4.3-a][MED.4.3-b] */
export const BATTLE_VP = 2;

/** What points are gained or lost for, for the record: `of` names the city, the area or the card. */
interface Reason {
  readonly why: 'battle' | 'city' | 'area' | 'card' | 'event' | 'count';
  readonly of?: string;
}

/** Without another reason, the Empire card that is being carried out. */
const byCard = (g: Empires): Reason => ({ why: 'card', of: g.table.find((p) => p.as === 'I')?.card ?? '' });

/** [MED.4.4-c][MED.A5] Never below 1: losses beyond it are ignored. [MED.4.4-d] No end upwards. */
export const changeVp = (cx: Cx<Empires>, seat: Seat, n: number, rule: string, reason?: Reason): void => {
  if (seat < 0 || n === 0) return;
  const { g } = cx;
  const { why, of = '' } = reason ?? byCard(g);
  const vp = Math.max(LEAST, g.vp[seat]! + n);
  g.vp[seat] = vp;
  const who = empireOf(g, seat);
  cx.log(n > 0 ? t('med.gains', { who, n, vp, why, of }) : t('med.loses', { who, n: -n, vp, why, of }), rule);
};
