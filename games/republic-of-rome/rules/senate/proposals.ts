/** Making proposals — 1.09.12-c, 1.09.13, 1.09.131, 1.09.151-c, 1.09.17, 1.09.6 */
import { call, end, type Proc } from '@tabularium/kernel';
import { type Left, named, narrowed } from '../agreements/left.ts';
import { type CanPut, hasDrafted, kindsLeft, mayStop } from '../agreements/proposing.ts';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef } from '../ids.ts';
import { proc } from '../procs.ts';
import { decider } from '../rome/hrao.ts';
import { say } from '../say.ts';
import { isUnsettled, settleRome } from './between.ts';
import { DRAFTING, mayGoOn } from './drafting.ts';
import { barKey, putOnFloor } from './floor.ts';
import { KINDS } from './kinds.ts';
import type { Drafting, KindOfBusiness } from './kind.ts';
import { presiding } from './presiding.ts';
import type { Kind, Proposal } from './proposal.ts';
import { type Means, STEPS as MEETING, type Step, type Verdict } from './state.ts';
import { vote } from './voting.ts';

const ELECTIONS: readonly Step[] = ['dictator', 'censor', 'governors', 'business'];
const OTHER: readonly Step[] = ['business'];
/**
 * [1.09.13-a][1.09.6-g] Everything that is put to the vote, nominations as well; [1.09.6-c] what goes together in one vote is a
 * matter of each kind. [1.09.1-c][1.09.151-c][1.09.151-l] When each may be put, by whoever presides or by Tribune. [1.09.151-g] A
 * Prosecution is never put this way; [1.09.17-a] what is not here cannot be put at all.
 */
const STEPS: Readonly<Record<Kind, readonly Step[]>> = {
  consuls: ['consuls'],
  // [1.09.32-b][1.09.32-d] Until there is a Censor.
  dictator: ['dictator', 'censor'],
  censor: ['censor'],
  governors: ['governors', 'business'],
  // [1.09.821-a][1.09.821-b] From the election of Consuls on, but not in Prosecutions.
  'consul-for-life': ELECTIONS,
  concessions: OTHER,
  'land-bill': OTHER,
  repeal: OTHER,
  raise: OTHER,
  eliminate: OTHER,
  deploy: OTHER,
  'reject-rhodes': OTHER,
  prosecution: [],
  'special-prosecution': [],
};
const PUTTABLE = Object.keys(STEPS) as Kind[];

/** [amb-4] A Tribune may prolong a meeting that is about to close. */
const stepOf = (g: Rome): Step => (g.senate.step === 'adjourning' ? 'business' : g.senate.step);
const isNow = (g: Rome, kind: Kind, by: FactionId, means: Means): boolean =>
  STEPS[kind].includes(stepOf(g)) && (KINDS[kind]?.mayPut(g, by, means) ?? false);
/** What may be put now. */
export const kindsNow = (g: Rome, by: FactionId, means: Means): Kind[] =>
  PUTTABLE.filter((k) => isNow(g, k, by, means));
export const hasKindsNow = (g: Rome, by: FactionId, means: Means): boolean =>
  PUTTABLE.some((k) => isNow(g, k, by, means));

/** [AGR-13] Could something of this description be put now? */
export const canPut =
  (g: Rome, by: FactionId, means: Means): CanPut =>
  ({ kind, naming }) =>
    kind !== '' && isNow(g, kind, by, means) && (naming === '' || (KINDS[kind]?.canName?.(g, naming) ?? false));
/** [AGR-13][AGR-14] What may be put now, as far as agreements leave it. */
export const kindsFor = (g: Rome, by: FactionId, means: Means): Left<Kind> =>
  kindsLeft(g, by, means, kindsNow(g, by, means), canPut(g, by, means));
/** [AGR-13] Is its time in this meeting still to come, or now? */
export const mayYetCome = (g: Rome, kind: Kind): boolean => {
  const { filled } = g.senate;
  if ((kind === 'consuls' || kind === 'dictator' || kind === 'censor') && filled[kind]) return false;
  return STEPS[kind].some((step) => MEETING.indexOf(step) >= MEETING.indexOf(stepOf(g)));
};

export const kindRef = (kind: Kind): string => `kind:${kind}`;
export const kindIn = (ref: string): Kind => ref.slice('kind:'.length) as Kind;

/** [1.09.131-a] May it come to the floor, or has it been rejected, or become impossible while it was worded? */
export const mayCome = (g: Rome, p: Proposal): boolean => {
  const kind = KINDS[p.t] as unknown as KindOfBusiness<Kind>;
  const key = barKey(p, kind.key(p, g));
  return (key === '' || !g.senate.rejected.includes(key)) && (kind.isPossible?.(g, p) ?? true);
};

interface Put extends Drafting {
  readonly proposal: Proposal;
}
/** To the floor and to the vote, with contents that are known. Ends with `none` when it may not come. */
export const put: Proc<Rome, Put, Verdict | 'none'> = proc(
  'senate.put',
  { by: 'open', means: 'open', proposal: 'open', verdict: 'open' },
  (a: Put): Put & { verdict: Verdict | 'none' } => ({ ...a, verdict: 'none' }),
  {
    // [amb-14] After an Assassination while it was worded: whoever comes now votes on it.
    start: (cx) => (isUnsettled(cx.g) ? call(settleRome, undefined, 'floor') : 'floor'),
    floor: (cx, l) => {
      const lost = l.means === 'presiding' && presiding(cx.g)?.faction !== l.by;
      if (lost || !mayCome(cx.g, l.proposal)) {
        cx.log(say('senate.notPut', { what: kindRef(l.proposal.t) }), '1.09.131-a');
        return end('none');
      }
      // [1.09.151-a] From here on the Tribune has been used; another may answer it.
      cx.g.senate.tribune = -1;
      putOnFloor(cx, l.proposal, l.by, l.means);
      return call(vote, undefined, 'voted', 'verdict');
    },
    voted: (_, l) => end(l.verdict),
  },
);

interface Proposing {
  readonly kind: Kind;
  readonly by: FactionId;
  readonly means: Means;
}
interface Local extends Proposing {
  proposal?: Proposal | undefined;
  verdict: Verdict | 'none';
}

/** One proposal from the choice of its kind to its end. Ends with `none` when it was dropped. */
export const propose: Proc<Rome, Proposing, Verdict | 'none'> = proc(
  'senate.propose',
  { kind: 'open', by: 'open', means: 'open', proposal: 'open', verdict: 'open' },
  (a: Proposing): Local => ({ ...a, verdict: 'none' }),
  {
    start: (_, l) => {
      const { draft } = KINDS[l.kind] as unknown as KindOfBusiness<Kind>;
      return call(draft, { by: l.by, means: l.means }, 'drafted', 'proposal');
    },
    drafted: (cx, l) => {
      const { proposal } = l;
      delete l.proposal;
      // [AGR-13] Not when he could not go on.
      if (proposal !== undefined || mayGoOn(cx.g, l)) {
        hasDrafted(cx, l, l.kind, proposal, canPut(cx.g, l.by, l.means));
      }
      if (proposal === undefined) return end('none');
      return call(put, { proposal, by: l.by, means: l.means }, 'voted', 'verdict');
    },
    voted: (cx, l) => {
      if (l.verdict === 'none' && mayGoOn(cx.g, l)) {
        hasDrafted(cx, l, l.kind, undefined, canPut(cx.g, l.by, l.means));
      }
      return end(l.verdict);
    },
  },
);

interface Choosing extends Drafting {
  verdict: Verdict | 'none';
}
/** [1.09.151-c] What the player of a Tribune proposes: anything legal now. [amb-5] If he names nothing, it is spent. */
export const proposeAny: Proc<Rome, Drafting, Verdict | 'none'> = proc(
  'senate.propose-any',
  { by: 'open', means: 'open', verdict: 'open' },
  (a: Drafting): Choosing => ({ ...a, verdict: 'none' }),
  {
    start: (cx, l) => (mayGoOn(cx.g, l) && hasKindsNow(cx.g, l.by, l.means) ? 'ask' : 'nothing'),
    ask: {
      to: (cx, l) => decider(cx.g, l.by),
      say: () => say('ask.senate.tribuneProposal'),
      rules: ['1.09.151-a', '1.09.151-c', '1.09.13-d'],
      windows: DRAFTING,
      silent: () => [{ instead: () => 'nothing' }],
      picks: {
        propose: {
          // [AGR-13][AGR-14]
          ...narrowed((g, l: Choosing) => named(kindsFor(g, l.by, l.means), kindRef)),
          take: (_, l, kind) => call(propose, { kind: kindIn(kind), by: l.by, means: l.means }, 'done', 'verdict'),
        },
      },
      buttons: {
        forgo: {
          when: (cx, l) => mayStop(cx.g, l.by, l.means, canPut(cx.g, l.by, l.means)),
          take: () => 'nothing',
        },
      },
      resumed: () => 'start',
    },
    done: (_, l) => (l.verdict === 'none' ? 'start' : end(l.verdict)),
    nothing: (cx, l) => {
      cx.log(say('senate.nothingProposed', { by: factionRef(l.by) }), 'amb-5');
      return end('none');
    },
  },
);
