/** Recalling the Pontifex Maximus — 2.01.8 */
import { end } from '@tabularium/kernel';
import { mayDrop } from '../../agreements/proposing.ts';
import type { Rome } from '../../game.ts';
import { proc } from '../../procs.ts';
import { say } from '../../say.ts';
import { DRAFTING, drafter, dropped, mayGoOn } from '../../senate/drafting.ts';
import { isRejected } from '../../senate/floor.ts';
import { type Drafting, proposalKind } from '../../senate/proposal-kind.ts';
import { loseOffice } from './losing.ts';
import { pontifexOf } from './pontificate.ts';

/** [1.09.131-a] One who has been voted on is not voted on again this turn. */
const isRecallable = (g: Rome): boolean => {
  const s = pontifexOf(g);
  return s !== undefined && !isRejected(g, 'recall-pontifex', s.id);
};
const isHim = (g: Rome, ref: string): boolean => isRecallable(g) && pontifexOf(g)?.id === ref;

/** Nothing to word: there is one Pontifex Maximus. */
const draft = proc(
  'senate.draft-recall-pontifex',
  { by: 'open', means: 'open' },
  (a: Drafting) => ({ by: a.by, means: a.means }),
  {
    start: (cx, l) => (mayGoOn(cx.g, l) && isRecallable(cx.g) ? 'ask' : end(undefined)),
    ask: {
      to: (cx, l) => drafter(cx, l),
      say: (cx) => say('ask.pontifex.recall', { who: pontifexOf(cx.g)!.id }),
      rules: ['2.01.8-a', '2.01.8-b', '2.01.8-d'],
      windows: DRAFTING,
      silent: dropped,
      buttons: {
        put: { take: ({ g }) => end({ t: 'recall-pontifex', pontifex: pontifexOf(g)!.id }) },
        // [AGR-13]
        drop: {
          when: ({ g }, l) => mayDrop(g, l, 'recall-pontifex', (x) => x === '' || isHim(g, x)),
          take: () => end(undefined),
        },
      },
      resumed: () => 'start',
    },
  },
);

export const recallPontifex = proposalKind<'recall-pontifex'>({
  t: 'recall-pontifex',
  name: 'kind:recall-pontifex',
  advanced: 'pontifex',
  // [2.01.8-a]
  steps: ['business'],
  promisable: ['senator'],
  // [2.01.8-e] Not by his own veto (`veto-right.ts`); [2.01.8-f] by any Tribune, his own player's as well.
  vetoedBy: 'tribunes',
  // [2.01.8-d][2.01.8-j] By whoever presides, at his own risk, or by Tribune; [2.01.8-i] also in the turn of the election.
  mayPut: (g) => isRecallable(g) || say('notNow.pontifex'),
  canName: isHim,
  draft,
  key: (p) => p.pontifex,
  surviving: (_, p, dead) => (dead.includes(p.pontifex) ? undefined : p),
  isPossible: (g, p) => pontifexOf(g)?.id === p.pontifex,
  pass: (cx) => {
    const s = pontifexOf(cx.g);
    if (s === undefined) return;
    cx.log(say('pontifex.recalled', { who: s.id }), '2.01.8-g');
    loseOffice(cx, s);
  },
});
