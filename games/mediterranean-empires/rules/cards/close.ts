/** The window of a combat has closed: dice of the cards played in it, answers first — 9 */
import type { Cx } from '@tabularium/kernel';
import { discard } from '../empire/cards.ts';
import { empireOf } from '../empire/order.ts';
import type { Empires, Played } from '../game.ts';
import { forceOf } from '../expedition/force.ts';
import { sideRef } from '../expedition/losses.ts';
import { t } from '../say.ts';
import { cancels } from './effects/cancel-card.ts';
import { desert } from './effects/discard-random-troop.ts';
import { removesLeader } from './effects/remove-leader.ts';

/** [MED.9-n] Answers first, the last of them first of all. */
export const closeWindow = (cx: Cx<Empires>): void => {
  for (const p of cx.g.table.filter((x) => x.against !== '').reverse()) if (!p.off) answer(cx, p);
};

/** [MED.9-n] Then the others in the order they were played; [MED.A82] after flights, if there are any. */
export const desertions = (cx: Cx<Empires>): void => {
  for (const p of cx.g.table) if (!p.off) desert(cx, p);
};

const answer = (cx: Cx<Empires>, p: Played): void => {
  const { g } = cx;
  const target = g.table.find((x) => x.card === p.against);
  if (target) {
    if (!cancels(cx, p.card)) return;
    target.off = true;
    cx.log(t('med.cancelled', { who: empireOf(g, target.by), card: target.card }), 'MED.9-n');
  } else if (removesLeader(cx, p.card)) loseLeader(cx, p.against);
};

/** [MED.A77] Without effect and without a recovery roll. */
const loseLeader = (cx: Cx<Empires>, leader: string): void => {
  const { g } = cx;
  for (const side of [0, 1] as const) {
    const force = forceOf(g, side);
    if (!force.leaders.includes(leader)) continue;
    force.leaders = force.leaders.filter((id) => id !== leader);
    discard(g, leader);
    cx.log(t('med.cancelled', { who: sideRef(g, side), card: leader }), 'MED.9-n');
  }
};
