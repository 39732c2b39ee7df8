/** A meeting of the Senate, for tests of what players do in it by themselves. */
import { call, end } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { proc } from '../procs.ts';
import { putOnFloor } from '../senate/floor.ts';
import type { Proposal } from '../senate/proposal.ts';
import type { Means, Verdict } from '../senate/state.ts';
import { holdVote } from '../senate/hold-vote.ts';
import { BETWEEN } from '../senate/windows.ts';
import type { FactionId } from '../ids.ts';

/** Faction 0 is asked, and everybody may step in. */
export const session = proc('testing.session', () => ({}), {
  start: {
    to: () => 0,
    say: () => ({ k: 'testing' }),
    windows: BETWEEN,
    buttons: { close: { take: () => end() } },
  },
});

/** A proposal on the floor, and the vote on it; ends with the verdict. */
export const floorVote = proc(
  'testing.voting',
  { proposal: 'open', by: 'open', means: 'open', verdict: 'open' },
  (a: { readonly proposal: Proposal; readonly by: FactionId; readonly means: Means }) => ({
    ...a,
    verdict: 'failed' as Verdict,
  }),
  {
    start: (cx, l) => {
      putOnFloor(cx, l.proposal, l.by, l.means);
      return call(holdVote, undefined, 'done', 'verdict');
    },
    done: (_, l) => end(l.verdict),
  },
);

/** In session, after the elections. */
export const inSession = (g: Rome): void => {
  g.phase = 'senate';
  g.senate.step = 'business';
};
