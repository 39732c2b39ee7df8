/** Rejecting the Rhodian alliance — card 176 */
import { end } from '@tabularium/kernel';
import { endRhodianAlliance } from '../../events/rhodian-alliance.ts';
import type { Rome } from '../../game.ts';
import { proc } from '../../procs.ts';
import { say } from '../../say.ts';
import { DRAFTING, drafter, dropped, isOtherBusiness, mayGoOn } from '../drafting.ts';
import { isRejected } from '../floor.ts';
import { type Drafting, proposalKind } from '../proposal-kind.ts';

const KEY = 'rhodes';

/** [card-176-1-d][amb-162] In the turn in which it came, and only then. */
const isNew = (g: Rome): boolean => g.events.some((e) => e.id === 'event:176' && e.since === g.turn);

const draft = proc(
  'senate.draft-reject-rhodes',
  { by: 'open', means: 'open' },
  (a: Drafting) => ({ by: a.by, means: a.means }),
  {
    start: {
      to: (cx, l) => drafter(cx, l),
      say: () => say('ask.rhodes'),
      rules: ['card-176-1-d'],
      windows: DRAFTING,
      silent: dropped,
      buttons: {
        put: { take: () => end({ t: 'reject-rhodes' }) },
        drop: { take: () => end(undefined) },
      },
      resumed: (cx, l) => (mayGoOn(cx.g, l) ? undefined : end(undefined)),
    },
  },
);

export const rejectRhodes = proposalKind<'reject-rhodes'>({
  t: 'reject-rhodes',
  name: 'kind:reject-rhodes',
  steps: ['business'],
  promisable: 'nothing',
  vetoedBy: 'tribunes',
  mayPut: (g) => isOtherBusiness(g) && ((isNew(g) && !isRejected(g, 'reject-rhodes', KEY)) || say('notNow.rhodes')),
  draft,
  key: () => KEY,
  surviving: (_, p) => p,
  isPossible: isNew,
  // The Fleets that came go again, those not deployed first.
  pass: (cx) => {
    const { g } = cx;
    let left = g.rhodian.fleets;
    for (const place of [g, ...g.forces]) {
      const gone = Math.min(left, place.fleets);
      place.fleets -= gone;
      left -= gone;
    }
    endRhodianAlliance(g);
    cx.log(say('rhodes.rejected'), 'card-176-1-d');
  },
});
