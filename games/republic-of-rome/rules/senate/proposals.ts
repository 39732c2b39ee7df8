/** Making proposals — 1.09.12-c, 1.09.13, 1.09.131, 1.09.151-c, 1.09.17, 1.09.6 */
import { call, end, type Look, type Msg, type Proc } from '@tabularium/kernel';
import { type Left, named, type Withheld, withheldIn } from '../agreements/left.ts';
import { type CanPut, hasDrafted, kindsLeft, mayStop } from '../agreements/proposing.ts';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef } from '../ids.ts';
import { proc } from '../procs.ts';
import { decider } from '../rome/hrao.ts';
import { say } from '../say.ts';
import { isUnsettled, settleRome } from './between.ts';
import { DRAFTING, mayGoOn } from './drafting.ts';
import { barKey, putOnFloor } from './floor.ts';
import { homeOf, kindNamed, kindsIn } from './proposal-kinds.ts';
import type { Drafting } from './proposal-kind.ts';
import { presiding } from './presiding.ts';
import type { Kind, Proposal } from './proposal.ts';
import { type Means, type Step, STEPS_OF_MEETING, type Verdict } from './state.ts';
import { holdVote } from './hold-vote.ts';

/** [amb-4] A Tribune may prolong a meeting that is about to close. */
const stepOf = (g: Rome): Step => (g.senate.step === 'adjourning' ? 'business' : g.senate.step);
/** Whether it may be put now, or why not where one would expect it. */
const mayPut = (g: Rome, kind: Kind, { by, means }: Drafting): boolean | Msg =>
  homeOf(kind).steps.includes(stepOf(g)) && homeOf(kind).mayPut(g, by, means);
const isNow = (g: Rome, kind: Kind, by: FactionId, means: Means): boolean => mayPut(g, kind, { by, means }) === true;
/** What may be put now. */
export const kindsNow = (g: Rome, by: FactionId, means: Means): Kind[] =>
  kindsIn(g).flatMap(({ t }) => (isNow(g, t, by, means) ? [t] : []));
export const hasKindsNow = (g: Rome, by: FactionId, means: Means): boolean =>
  kindsIn(g).some(({ t }) => isNow(g, t, by, means));

/** [AGR-13] Could something of this description be put now? */
export const canPut =
  (g: Rome, by: FactionId, means: Means): CanPut =>
  ({ kind, naming }) =>
    kind !== '' && isNow(g, kind, by, means) && (naming === '' || (homeOf(kind).canName?.(g, naming) ?? false));
/** [AGR-13][AGR-14] What may be put now, as far as agreements leave it. */
const kindsFor = (g: Rome, by: FactionId, means: Means): Left<Kind> =>
  kindsLeft(g, by, means, kindsNow(g, by, means), canPut(g, by, means));
/** [1.09.6-a] What it is the time for and cannot be put all the same, each with its reason. */
const kindsNotNow = (g: Rome, who: Drafting): (readonly [Kind, Msg])[] =>
  kindsIn(g).flatMap(({ t }) => {
    const may = mayPut(g, t, who);
    return typeof may === 'boolean' ? [] : [[t, may] as const];
  });
/** [AGR-13][AGR-14] The kinds that may be put, beside those that agreements or the rules hold back. */
export const choiceOfKinds = <L>(who: (g: Rome, l: L) => Drafting | undefined) => ({
  of: ({ g }: Look<Rome>, l: L): readonly string[] => {
    const drafter = who(g, l);
    return drafter ? kindsFor(g, drafter.by, drafter.means).left.map((kind) => homeOf(kind).name) : [];
  },
  withheld: ({ g }: Look<Rome>, l: L): Withheld | undefined => {
    const drafter = who(g, l);
    if (!drafter) return undefined;
    // Asked whenever something may be proposed; the kinds are gone through once more only if an agreement could hold one back.
    const held = g.agreements.all.length === 0 ? [] : kindsFor(g, drafter.by, drafter.means).held;
    return withheldIn(named({ left: [], held: [...kindsNotNow(g, drafter), ...held] }, (kind) => homeOf(kind).name));
  },
});
/** [AGR-13] Is its time in this meeting still to come, or now? */
export const mayYetCome = (g: Rome, kind: Kind): boolean => {
  const home = homeOf(kind);
  if (home.isSettled?.(g)) return false;
  return home.steps.some((step) => STEPS_OF_MEETING.indexOf(step) >= STEPS_OF_MEETING.indexOf(stepOf(g)));
};

/** [1.09.131-a] May it come to the floor, or has it been rejected, or become impossible while it was worded? */
export const mayComeToFloor = (g: Rome, p: Proposal): boolean => {
  const home = homeOf(p.t);
  const key = barKey(p, home.key(p, g));
  return (key === '' || !g.senate.rejected.includes(key)) && (home.isPossible?.(g, p) ?? true);
};

interface Put extends Drafting {
  readonly proposal: Proposal;
}
/** To the floor and to the vote, with contents that are known. Ends with `none` when it may not come. */
export const putToVote: Proc<Rome, Put, Verdict | 'none'> = proc(
  'senate.put',
  { by: 'open', means: 'open', proposal: 'open', verdict: 'open' },
  (a: Put): Put & { verdict: Verdict | 'none' } => ({ ...a, verdict: 'none' }),
  {
    // [amb-14] After an Assassination while it was worded: whoever comes now votes on it.
    start: (cx) => (isUnsettled(cx.g) ? call(settleRome, undefined, 'floor') : 'floor'),
    floor: (cx, l) => {
      const lost = l.means === 'presiding' && presiding(cx.g)?.faction !== l.by;
      if (lost || !mayComeToFloor(cx.g, l.proposal)) {
        cx.log(say('senate.notPut', { what: homeOf(l.proposal.t).name }), '1.09.131-a');
        return end('none');
      }
      // [1.09.151-a] From here on the Tribune has been used; another may answer it.
      cx.g.senate.tribune = -1;
      putOnFloor(cx, l.proposal, l.by, l.means);
      return call(holdVote, undefined, 'voted', 'verdict');
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
    start: (_, l) => call(homeOf(l.kind).draft, { by: l.by, means: l.means }, 'drafted', 'proposal'),
    drafted: (cx, l) => {
      const { proposal } = l;
      // [AGR-13] Not when he could not go on.
      if (proposal !== undefined || mayGoOn(cx.g, l)) {
        hasDrafted(cx, l, l.kind, proposal, canPut(cx.g, l.by, l.means));
      }
      if (proposal === undefined) return end('none');
      return call(putToVote, { proposal, by: l.by, means: l.means }, 'voted', 'verdict');
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
          ...choiceOfKinds((_, l: Choosing) => l),
          take: (_, l, kind) => call(propose, { kind: kindNamed(kind)!, by: l.by, means: l.means }, 'done', 'verdict'),
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
