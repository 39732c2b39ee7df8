/** A meeting of the Senate, for tests of what players do in it by themselves. */
import { call, end, type PerSeat } from '@tabularium/kernel';
import type { Play } from '@tabularium/kit';
import type { Rome } from '../game.ts';
import { proc } from '../procs.ts';
import { putOnFloor } from '../senate/floor.ts';
import type { Proposal } from '../senate/proposal.ts';
import type { Means, Verdict } from '../senate/state.ts';
import { holdVote } from '../senate/hold-vote.ts';
import { BETWEEN } from '../senate/windows.ts';
import type { RomeView } from '../sight/view.ts';
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

export type Ways = Readonly<PerSeat<'aye' | 'nay' | 'abstain'>>;
/** Everybody passes, whoever presides calls clockwise, and each Faction votes as told, until something else is asked. */
export const voteOn = (game: Play<Rome, RomeView>, ways: Ways): Play<Rome, RomeView> => {
  for (let i = 0; i < 100; i++) {
    const [seat] = game.waitingFor;
    if (seat === undefined) return game;
    game.as(seat);
    if (game.offers('pass')) game.does('pass');
    else if (game.offers('callClockwise')) game.does('callClockwise');
    else if (game.offers('aye')) game.does(ways[seat] ?? 'abstain');
    else return game;
  }
  throw new Error('the vote does not end');
};
