/** The event at the start of a round — 4.1 */
import { call, type Cx, end } from '@tabularium/kernel';
import { contentOf } from '../data/printed.ts';
import type { Empires } from '../game.ts';
import type { EventId } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';
import { homecoming } from './homecoming.ts';
import { neutralAttack } from './neutral-attack.ts';
import { pirates } from './pirates.ts';
import { prosperity } from './prosperity.ts';
import { scarcity } from './scarcity.ts';

/** [MED.4.1-k] */
const MOST_ENRAGED = 3;
/** [MED.8.4-a] From this round on two more. */
const SHORTER_FROM = 5;

/** [MED.4.1-b][MED.4.1-c][MED.8.4-a] What is added to the dice. */
export const eventModifier = (g: Pick<Empires, 'agreed' | 'round' | 'allPassed'>): number =>
  g.round - 1 + (g.allPassed ? 2 : 0) + (g.agreed.shorter && g.round >= SHORTER_FROM ? 2 : 0);

/**
 * [MED.tbl-event-04][MED.tbl-event-05][MED.tbl-event-06][MED.tbl-event-07][MED.tbl-event-08][MED.tbl-event-09]
 * [MED.tbl-event-10][MED.tbl-event-11][MED.tbl-event-12][MED.tbl-event-13][MED.tbl-event-14]
 */
export const eventFor = (g: Pick<Empires, 'agreed'>, result: number): EventId =>
  contentOf(g).tables.events.rows.find(({ max }) => max === null || result <= max)!.event;

/** [MED.4.1-a][MED.4.1-d] Rolled and resolved before any action. Ends with the event. */
export const event = proc('round.event', () => ({}), {
  start: (cx) => {
    roll(cx);
    switch (cx.g.event) {
      case 'prosperity':
        return call(prosperity, undefined, 'over');
      case 'neutral-attack':
        return call(neutralAttack, undefined, 'over');
      case 'enraged-barbarians':
        enrage(cx);
        return 'over';
      case 'homecoming':
        return call(homecoming, undefined, 'over');
      case 'pirates':
        return call(pirates, undefined, 'over');
      case 'scarcity':
        return call(scarcity, undefined, 'over');
      default:
        // [MED.4.1-f][MED.4.1-i][MED.4.1-m][MED.4.1-o] The others last for the round; [MED.4.1-s] or end the turn.
        return 'over';
    }
  },
  over: () => end(),
});

const roll = (cx: Cx<Empires>): void => {
  const { g } = cx;
  const dice = [cx.d6(), cx.d6()];
  const modifier = eventModifier(g);
  const result = dice[0]! + dice[1]! + modifier;
  g.event = eventFor(g, result);
  cx.log(() => t('med.event', { dice: dice.join(' '), modifier, result, event: `event:${g.event}` }), 'MED.4.1-a');
};

/** [MED.4.1-k][MED.4.1-l] */
const enrage = (cx: Cx<Empires>): void => {
  cx.g.enraged = Math.min(MOST_ENRAGED, cx.g.enraged + 1);
  cx.log(t('med.enraged', { n: cx.g.enraged }), 'MED.4.1-k');
};
