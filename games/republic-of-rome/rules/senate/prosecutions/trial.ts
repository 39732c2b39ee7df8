/** The trial — 1.09.42, 1.09.422, 1.09.721 */
import { plays } from '../../advanced/advanced.ts';
import { advanced } from '../../advanced/part.ts';
import type { Rome, Senator } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { say } from '../../say.ts';
import { proposalKind } from '../proposal-kind.ts';
import { isAccusedOf, popularAppeal } from './appeal.ts';
import { draft, willProsecute } from './charging.ts';
import { sittingCensor } from './eligibility.ts';
import { convict } from './verdict.ts';

/**
 * [1.09.42-b][amb-89] The Accused has votes equal to his Influence of this moment besides his own, cast the way he votes
 * himself.
 */
export const influenceVotes = (_: Rome, p: { readonly accused: SenatorId }, s: Senator): number =>
  p.accused === s.id ? s.influence : 0;

export const prosecution = proposalKind<'prosecution'>({
  t: 'prosecution',
  name: 'kind:prosecution',
  // [1.09.41-d][1.09.151-g] Only the Censor brings one, in its own step; never a Tribune.
  steps: [],
  promisable: ['senator'],
  vetoedBy: 'tribunes',
  mayPut: () => false,
  draft,
  consents: [willProsecute],
  key: () => '',
  /**
   * [1.09.721-d][1.09.721-h][amb-177] Over without verdict when Prosecutor or Accused is dead; [1.09.41-h][1.09.721-e] so it
   * is without the Censor. It has been counted when it began.
   */
  surviving: (cx, p, dead) =>
    dead.includes(p.accused) || dead.includes(p.prosecutor) || sittingCensor(cx.g) === undefined
      ? undefined
      : plays(cx.g, 'advocates')
        ? advanced().withoutDead(p, dead)
        : p,
  // [1.09.42-a][1.09.42-c] For means guilty.
  pass: (cx, p) => convict(cx, p),
  // [1.09.43-a] Free; the ground was noted when it began.
  fail: (cx, p) => cx.log(say('prosecution.acquitted', { who: p.accused }), '1.09.43-a'),
  extraVotes: influenceVotes,
  whenCalled: { applies: isAccusedOf, ask: popularAppeal },
  // [2.05.1-a]
  beforeVote: {
    isDue: (g, p) => plays(g, 'advocates') && advanced().needsAdvocate(g, p),
    ask: () => advanced().seekAdvocate,
  },
  beforeCount: (cx, p, floor) => {
    if (plays(cx.g, 'advocates')) advanced().plead(cx, p, floor);
  },
  judged: (cx, p, floor, verdict) => {
    if (plays(cx.g, 'advocates')) advanced().judged(cx, p, floor, verdict);
  },
});
