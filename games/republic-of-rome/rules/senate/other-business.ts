/** Other business — 1.09.6 */
import { call, end } from '@tabularium/kernel';
import { mayStop } from '../agreements/proposing.ts';
import { proc } from '../procs.ts';
import { say } from '../say.ts';
import { fillableProvinces } from './elections/governors.ts';
import { governorsStep } from './elections/governors-step.ts';
import { firstOf } from './elections/steps.ts';
import { chairPassesOn, presiding, presidingSeat } from './presiding.ts';
import { kindNamed } from './proposal-kinds.ts';
import { canPut, choiceOfKinds, propose } from './proposals.ts';
import { BETWEEN } from './windows.ts';

/** [1.09.12-c][1.09.6-a][1.09.6-b] One proposal after another, in any order, until the PM adjourns [1.09.6-d] or has left for war [1.09.642-a]. */
export const business = proc('senate.business', () => ({}), {
  start: (cx) => {
    if (cx.g.senate.departed) return end();
    return firstOf(cx, 'start') ?? 'vacancies';
  },
  // [1.09.54-b] A Province that has lost its Governor comes first.
  vacancies: (cx) => (fillableProvinces(cx.g).length > 0 ? call(governorsStep, undefined, 'menu') : 'menu'),
  menu: {
    to: (cx) => presidingSeat(cx.g),
    say: () => say('ask.senate.business'),
    rules: ['1.09.6-a', '1.09.6-d', '1.09.12-c', '1.09.12-f'],
    windows: BETWEEN,
    aloud: ['adjourn'],
    // [AGR-13] Who has promised a proposal is not the one to adjourn.
    silent: (cx) => [{ verb: 'adjourn' }, ...chairPassesOn(cx.g, 'start')],
    picks: {
      propose: {
        ...choiceOfKinds((g) => {
          const by = presiding(g)?.faction;
          return by === undefined ? undefined : { by, means: 'presiding' };
        }),
        take: (cx, _, kind) =>
          call(propose, { kind: kindNamed(kind)!, by: presiding(cx.g)!.faction, means: 'presiding' }, 'start'),
      },
    },
    buttons: {
      // [1.09.12-f] Everything that must be elected has been. [1.09.152-d] No vote, no veto.
      adjourn: {
        rules: ['1.09.6-d'],
        // [AGR-13]
        when: ({ g }) => {
          const by = presiding(g)?.faction;
          return mayStop(g, by, 'presiding', canPut(g, by!, 'presiding'));
        },
        take: (cx) => {
          cx.log(say('senate.adjourned'), '1.09.6-d');
          return end();
        },
      },
    },
    resumed: () => 'start',
  },
});
