/** Wars that become Active by themselves: at the start of a turn, and in the Revolution Phase — 1.05.1, 1.07.3321, amb-48 */
import type { Cx } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { isRepelled } from '../advanced/provinces/state.ts';
import type { Rome } from '../game.ts';
import { inSeriesOrder } from './matching.ts';
import { activate, activateTogether } from './placing.ts';
import { isConditionMet } from './revolts.ts';
import { warCard } from './wars.ts';

/**
 * [1.05.1-a][1.07.3321-f] One of each series becomes Active, the earliest of the series, whenever it was drawn.
 * [1.07.3321-g][1.07.3321-j] The others go on waiting, [amb-48] and so does one whose Province is missing.
 */
export const activateImminent = (cx: Cx<Rome>): void => {
  const begun: string[] = [];
  for (const w of inSeriesOrder(
    cx.g,
    cx.g.wars.filter((x) => x.status === 'imminent' && isConditionMet(cx.g, x.id)),
  )) {
    const { series } = warCard(cx.g, w.id);
    if (begun.includes(series)) continue;
    begun.push(series);
    activate(cx, w);
  }
};

/**
 * [card-72-a][card-73-a][card-74-a][card-75-a][card-123-a] In the Revolution Phase Revolts rise whose Provinces exist by
 * now. [1.07.3321-e] Of a series only the earliest; the others become Imminent.
 */
export const conditionalRevolts = (cx: Cx<Rome>): void => {
  activateTogether(
    cx,
    cx.g.wars.filter(
      (w) =>
        w.status === 'inactive' &&
        warCard(cx.g, w.id).needs.length > 0 &&
        isConditionMet(cx.g, w.id) &&
        !(plays(cx.g, 'provincial-wars') && isRepelled(cx.g, w.id)),
    ),
  );
};
