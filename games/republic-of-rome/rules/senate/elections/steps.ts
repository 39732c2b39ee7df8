/** The elections, step by step — 1.09.1, 1.09.2, 1.09.21, 1.09.32, 1.09.4 */
import { call, type Cx, end, pick } from '@tabularium/kernel';
import { plays } from '../../advanced/advanced.ts';
import { advanced } from '../../advanced/part.ts';
import { dueNow, nameable } from '../../agreements/proposing.ts';
import { noneBy, reason } from '../../agreements/enforce.ts';
import { type Left, narrowed, whole } from '../../agreements/left.ts';
import type { Rome } from '../../game.ts';
import { chosen, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { say } from '../../say.ts';
import { isUnsettled, settleRome } from '../between.ts';
import { chairPassesOn, presiding, presidingSeat } from '../presiding.ts';
import type { Kind, Proposal } from '../proposal.ts';
import { promisedTribune, tribuneDue } from '../promised-tribune.ts';
import { putToVote } from '../proposals.ts';
import { reservedNow, useReserved } from '../tribunes.ts';
import { consulForLife, lifeNominees } from '../life-election.ts';
import { BETWEEN } from '../windows.ts';
import { censorCandidates, censorNominees, endCensorship, makeCensor } from './censor.ts';
import { colleaguesOf, endOldOffices, firstOfPair, lastPair, possiblePairs } from './consuls.ts';
import { consulships } from './consulships.ts';
import { dictator, dictatorNominees } from './dictator.ts';
import { ownFaction } from '../../rome/players.ts';

/** [1.09.151-e] A right that was reserved is used first; then [2.06.2-d] a Law is voted on; then [amb-F6] what must be seen to; then [AGR-13] what was promised. */
export const firstOf = <const N extends string>(cx: Cx<Rome>, then: N) => {
  const first = reservedNow(cx.g);
  if (first !== undefined) return call(useReserved, { by: first }, then);
  // [A2-132]
  if (plays(cx.g, 'passing-laws') && advanced().isLawDue(cx.g)) return call(putToVote, advanced().nextLaw(cx.g), then);
  if (isUnsettled(cx.g)) return call(settleRome, undefined, then);
  const by = tribuneDue(cx.g);
  return by === undefined ? undefined : call(promisedTribune, { by }, then);
};

/** [AGR-13] Unless somebody has promised meanwhile to come before him. */
export const putAs = <const N extends string>(cx: Cx<Rome>, proposal: Proposal, then: N) =>
  firstOf(cx, then) ?? call(putToVote, { proposal, by: presiding(cx.g)!.faction, means: 'presiding' }, then);

/** [AGR-13] What whoever presides has promised about an election of this kind, if he can keep it now. */
const promised = (g: Rome, kind: Kind, all: readonly string[]) =>
  dueNow(g, presiding(g)?.faction, 'presiding', kind, all);
/** [AGR-13][AGR-14] Whom he may nominate; nobody while it is a Consul for Life that he has promised. */
export const nominees = <S extends string>(g: Rome, kind: Kind, all: readonly S[], must: boolean): Left<S> => {
  if (g.agreements.all.length === 0) return whole(all);
  const other = promised(g, kind, all) ? undefined : promised(g, 'consul-for-life', forLifeNow(g));
  return other ? noneBy(other, all) : nameable(g, presiding(g)?.faction, 'presiding', kind, all, must);
};
/** [amb-4] Once the meeting has been adjourned the PM proposes nothing that he need not. */
export const forLifeNow = (g: Rome): SenatorId[] =>
  !g.senate.adjourned && consulForLife.mayPut(g, ownFaction(g, presidingSeat(g)), 'presiding') === true
    ? lifeNominees(g)
    : [];

/** [1.09.821-a][amb-109] Beside the election that is due, the PM may nominate a Consul for Life. */
export const forLife = <L, N extends string>(kind: Kind, all: (g: Rome) => readonly string[], then: N) => ({
  nominateForLife: pick<Rome, L, SenatorId, ReturnType<typeof putAs<N>>>({
    rules: ['1.09.821-a'],
    ...narrowed<SenatorId, L>((g) => {
      if (g.agreements.all.length === 0) return whole(forLifeNow(g));
      const other = promised(g, kind, all(g));
      if (other) return noneBy(other, forLifeNow(g));
      return nameable(g, presiding(g)?.faction, 'presiding', 'consul-for-life', forLifeNow(g), false);
    }),
    take: (cx: Cx<Rome>, _: L, nominee) => putAs(cx, { t: 'consul-for-life', nominee }, then),
  }),
});

interface Pairing {
  first: SenatorId | '';
}
/** [1.09.2-a][1.09.21-a][amb-109] Nothing but nominations until there are Consuls. */
export const consulsStep = proc('senate.consuls', { first: 'open' }, (): Pairing => ({ first: '' }), {
  start: (cx) => firstOf(cx, 'start') ?? 'check',
  check: (cx) => {
    const { g } = cx;
    if (g.senate.filled.consuls) return end();
    if (possiblePairs(g) > 1) return 'nominate';
    // [1.09.152-c][amb-29] Nothing to vote on, nothing to veto.
    const pair = lastPair(g);
    endOldOffices(cx);
    cx.log(say('senate.appointed', { who: pair, office: 'kind:consuls' }), '1.09.21-a');
    return call(consulships, { proposal: { t: 'consuls', pair: pair as unknown as [SenatorId, SenatorId] } }, 'done');
  },
  nominate: {
    to: (cx) => presidingSeat(cx.g),
    say: () => say('ask.senate.consul'),
    rules: ['1.09.2-a', '1.09.2-b', '1.09.12-c', 'amb-109'],
    windows: BETWEEN,
    silent: (cx) => chairPassesOn(cx.g, 'start'),
    picks: {
      nominate: pick({
        ...narrowed((g) => nameable(g, presiding(g)?.faction, 'presiding', 'consuls', firstOfPair(g))),
        take: (_, l, id) => {
          l.first = id;
          return 'colleague';
        },
      }),
    },
    resumed: () => 'start',
  },
  colleague: {
    to: (cx) => presidingSeat(cx.g),
    say: (_, l) => say('ask.senate.colleague', { who: l.first }),
    rules: ['1.09.2-b', '1.09.2-c', '1.09.2-g'],
    windows: BETWEEN,
    silent: (cx) => chairPassesOn(cx.g, 'start'),
    picks: {
      nominate: pick({
        ...narrowed((g, l: Pairing) =>
          nameable(g, presiding(g)?.faction, 'presiding', 'consuls', colleaguesOf(g, l.first)),
        ),
        take: (cx, l, id) => putAs(cx, { t: 'consuls', pair: [chosen(l.first), id] }, 'start'),
      }),
    },
    resumed: () => 'start',
  },
  done: () => end(),
});

/** [1.09.4-a][1.09.4-c][1.09.4-g] Until there is a Censor; the last who can be is appointed. */
export const censorStep = proc('senate.censor', () => ({}), {
  start: (cx) => firstOf(cx, 'start') ?? 'check',
  check: (cx) => {
    const { g } = cx;
    if (g.senate.filled.censor) return end();
    const [, other] = censorNominees(g);
    if (other !== undefined) return 'nominate';
    // [1.09.821-a] There is nothing to vote on, so this is the only moment before Prosecutions to nominate one for life.
    return presiding(g) && forLifeNow(g).length > 0 ? 'beforehand' : 'appoint';
  },
  beforehand: {
    to: (cx) => presidingSeat(cx.g),
    say: () => say('ask.senate.beforeCensor'),
    rules: ['1.09.821-a', '1.09.4-c'],
    windows: BETWEEN,
    silent: (cx) => [{ verb: 'goOn' }, ...chairPassesOn(cx.g, 'start')],
    picks: { ...forLife<object, 'start'>('censor', () => [], 'start') },
    buttons: {
      goOn: {
        rules: ['1.09.4-c'],
        // [AGR-13]
        when: ({ g }) => {
          const due = promised(g, 'consul-for-life', forLifeNow(g));
          return due === undefined || reason(due);
        },
        take: () => 'appoint',
      },
    },
    resumed: () => 'start',
  },
  appoint: (cx) => {
    const { g } = cx;
    const who = censorNominees(g)[0] ?? censorCandidates(g)[0];
    if (who === undefined) {
      // [amb-86] Nobody can be; the old one's term is over all the same.
      endCensorship(g);
      cx.log(say('senate.noCensor'), '1.09.4-d');
      return end();
    }
    cx.log(say('senate.appointed', { who: [who], office: 'kind:censor' }), '1.09.4-c');
    makeCensor(cx, who);
    return end();
  },
  nominate: {
    to: (cx) => presidingSeat(cx.g),
    say: () => say('ask.senate.censor'),
    rules: ['1.09.4-a', '1.09.12-c', 'amb-109'],
    windows: BETWEEN,
    silent: (cx) => chairPassesOn(cx.g, 'start'),
    picks: {
      nominate: pick({
        ...narrowed((g) => nominees(g, 'censor', censorNominees(g), true)),
        take: (cx, _, id) => putAs(cx, { t: 'censor', nominee: id }, 'start'),
      }),
      ...forLife<object, 'start'>('censor', censorNominees, 'start'),
    },
    resumed: () => 'start',
  },
});

/** [1.09.32-a][1.09.32-c][1.09.3-e] The PM calls elections or goes on; [amb-83] Tribunes may nominate meanwhile. */
export const dictatorElection = proc('senate.dictator-election', () => ({}), {
  start: (cx) => firstOf(cx, 'start') ?? 'check',
  check: (cx) =>
    presiding(cx.g) && dictator.mayPut(cx.g, ownFaction(cx.g, presidingSeat(cx.g)), 'presiding') === true
      ? 'ask'
      : end(),
  ask: {
    to: (cx) => presidingSeat(cx.g),
    say: () => say('ask.senate.dictators'),
    rules: ['1.09.32-a', '1.09.3-e'],
    windows: BETWEEN,
    silent: (cx) => [{ verb: 'goOn' }, ...chairPassesOn(cx.g, 'start')],
    picks: {
      nominate: pick({
        ...narrowed((g) => nominees(g, 'dictator', dictatorNominees(g), false)),
        take: (cx, _, id) => putAs(cx, { t: 'dictator', nominee: id }, 'start'),
      }),
      ...forLife<object, 'start'>('dictator', dictatorNominees, 'start'),
    },
    buttons: {
      goOn: {
        rules: ['1.09.3-e'],
        // [AGR-13]
        when: ({ g }) => {
          if (g.agreements.all.length === 0) return true;
          const due = promised(g, 'dictator', dictatorNominees(g)) ?? promised(g, 'consul-for-life', forLifeNow(g));
          return due === undefined || reason(due);
        },
        take: () => end(),
      },
    },
    resumed: () => 'start',
  },
});

export const ELECTION_PROCS = [consulsStep, censorStep, dictatorElection];
