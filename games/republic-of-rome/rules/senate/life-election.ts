/** Electing a Consul for Life — 1.09.821 */
import type { Rome } from '../game.ts';
import type { Msg } from '@tabularium/kernel';
import type { OpenRome } from '../sight/sight.ts';
import type { SenatorId } from '../ids.ts';
import { isAlignedInRome, senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { becomeConsulForLife } from './consul-for-life.ts';
import { nomination } from './elections/nominating.ts';
import { proposalKind } from './proposal-kind.ts';
import type { ProposalOf } from './proposal.ts';

/** [1.09.821-a] */
const NEEDED = 21;

/** [1.09.821-a][1.09.821-c] In Rome with 21 Influence, whatever his office. */
export const lifeNominees = (g: OpenRome): SenatorId[] =>
  g.senators.flatMap((s) => (s.influence >= NEEDED && !s.consulForLife && isAlignedInRome(s) ? [s.id] : []));

const draft = nomination('senate.draft-life', {
  kind: 'consul-for-life',
  rules: ['1.09.821-a'],
  say: () => say('ask.senate.life'),
  of: lifeNominees,
  make: (nominee): ProposalOf<'consul-for-life'> => ({ t: 'consul-for-life', nominee }),
});

const mayMakeOne = (g: Rome): true | Msg => {
  if (g.senate.lifeProposed) return say('notNow.life.tried');
  return lifeNominees(g).length > 0 || say('notNow.life.nobody');
};

export const consulForLife = proposalKind<'consul-for-life'>({
  t: 'consul-for-life',
  name: 'kind:consul-for-life',
  // [1.09.821-a][1.09.821-b] From the election of Consuls on, but not in Prosecutions.
  steps: ['dictator', 'censor', 'governors', 'business'],
  promisable: ['senator'],
  // [1.09.131-e][1.09.821-d] Once in a turn, whoever it is.
  mayPut: (g) => g.senate.filled.consuls && mayMakeOne(g),
  canName: (g, ref) => lifeNominees(g).some((id) => id === ref),
  draft,
  key: () => '',
  // [1.09.721-c] Cancelled by his death, and used up all the same.
  surviving: (cx, p, dead) => {
    if (!dead.includes(p.nominee)) return p;
    cx.g.senate.lifeProposed = true;
    return undefined;
  },
  // [1.09.131-e] A proposal that was secured may have come between.
  isPossible: (g) => !g.senate.lifeProposed,
  pass: (cx, p) => {
    const s = senator(cx.g, p.nominee);
    cx.g.senate.lifeProposed = true;
    // [1.09.822-d] Whoever is it already was appointed, and stays it wherever he is by now.
    if (cx.g.senators.some((x) => x.consulForLife)) return;
    becomeConsulForLife(cx, s);
    cx.log(say('senate.life', { who: s.id }), '1.09.82-a');
  },
  fail: (cx) => {
    cx.g.senate.lifeProposed = true;
  },
  // [1.09.821-d]
  vetoedBy: 'nobody',
  // [1.09.821-c] His Influence goes with his vote.
  extraVotes: (_, p, s) => (s.id === p.nominee ? s.influence : 0),
});
