/** The election of Consuls — 1.09.2, 1.09.21, 1.09.22 */
import { type Cx, end, pick } from '@tabularium/kernel';
import { naming, offered } from '../../agreements/offers.ts';
import type { Rome, Senator } from '../../game.ts';
import { chosen, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { isLawInForce, LAW } from '../../rome/cards.ts';
import { forceOf } from '../../rome/forces.ts';
import { comeHome } from '../../rome/home.ts';
import { isPontifex } from '../../advanced/pontifex/pontificate.ts';
import { alignedInRome, idsOf, maybeSenator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { DRAFTING, drafter, dropped, mayGoOn } from '../drafting.ts';
import { isRejected, pairKey } from '../floor.ts';
import { type Drafting, proposalKind } from '../proposal-kind.ts';
import { consulships } from './consulships.ts';

/** Whoever held one of these last. [4.05.4-j] With Neutrals all have left office by then, and it is remembered who did. */
const isOutgoing = (g: Rome, s: Senator): boolean =>
  g.neutrals === undefined
    ? s.office === 'rome-consul' || s.office === 'field-consul' || s.office === 'dictator'
    : g.neutrals.outgoing.includes(s.id);
/** [1.09.2-d][1.09.2-h] Outgoing Consuls and the outgoing Dictator, until Tradition Erodes. */
const isBarred = (g: Rome, s: Senator): boolean => isOutgoing(g, s) && !isLawInForce(g, LAW.traditionErodes);

/** [2.01.1-d] Anybody but the Pontifex Maximus. */
const eligible = (g: Rome): Senator[] => alignedInRome(g).filter((s) => !isPontifex(s));

const canPair = (g: Rome, a: Senator, b: Senator): boolean =>
  a !== b && (g.senate.rejected.length === 0 || !isRejected(g, 'consuls', pairKey(a.id, b.id)));
/** All there are but the rejected ones; few are, so they are counted, not the others. */
const countPairs = (g: Rome, all: readonly Senator[]): number => {
  const has = (id: string | undefined): boolean => all.some((s) => s.id === id);
  let n = (all.length * (all.length - 1)) / 2;
  for (const key of g.senate.rejected) {
    const [kind, a, b] = key.split(' ');
    if (kind === 'consuls' && has(a) && has(b)) n--;
  }
  return n;
};

/**
 * [1.09.2-b][1.09.2-f] Aligned Senators in Rome; a sitting Censor or Master of Horse as well. [amb-80] Where they make no
 * pair that is possible, the bar is lifted for as few as it needs, those of most Influence first.
 */
export const consulCandidates = (g: Rome): Senator[] => {
  const all = eligible(g);
  const possible = all.filter((s) => !isBarred(g, s));
  const barred = all.filter((s) => isBarred(g, s)).sort((a, b) => b.influence - a.influence);
  while (countPairs(g, possible) === 0 && barred.length > 0) possible.push(barred.shift()!);
  return possible;
};

/**
 * [4.05.41-d][4.05.4-k] Who may be given one Consulship by itself, after the old offices have ended. [amb-80] Where the bar leaves
 * nobody, it is lifted for the one of most Influence.
 */
export const candidatesForOneConsulship = (g: Rome): Senator[] => {
  const free = eligible(g).filter((s) => s.office === '');
  const possible = free.filter((s) => !isBarred(g, s));
  return possible.length > 0 ? possible : free.sort((a, b) => b.influence - a.influence).slice(0, 1);
};

/** [1.09.21-b][amb-81] How many pairs are possible, up to as many as it matters. */
export const possiblePairs = (g: Rome): number => countPairs(g, consulCandidates(g));

/** [1.09.21-a] The pair that is left. [amb-80] With none left the two of most Influence; with one Senator, he alone. */
export const lastPair = (g: Rome): SenatorId[] => {
  const all = consulCandidates(g);
  for (const a of all) for (const b of all) if (canPair(g, a, b)) return [a.id, b.id];
  return idsOf(eligible(g).sort((a, b) => b.influence - a.influence)).slice(0, 2);
};

/** Whom the first of a pair can be, and who goes with him. */
export const firstOfPair = (g: Rome): SenatorId[] => {
  const all = consulCandidates(g);
  return idsOf(all.filter((a) => all.some((b) => canPair(g, a, b))));
};
export const colleaguesOf = (g: Rome, first: string): SenatorId[] => {
  const a = maybeSenator(g, first);
  return a === undefined ? [] : idsOf(consulCandidates(g).filter((b) => canPair(g, a, b)));
};

interface Draft extends Drafting {
  first: SenatorId | '';
}
/** [1.09.172-a] A nominee cannot decline. [1.09.2-g] The two may belong to any Faction. */
export const draft = proc(
  'senate.draft-consuls',
  { by: 'open', means: 'open', first: 'open' },
  (a: Drafting): Draft => ({ ...a, first: '' }),
  {
    start: (cx, l) => (mayGoOn(cx.g, l) && possiblePairs(cx.g) > 0 ? 'one' : end(undefined)),
    one: {
      to: (cx, l) => drafter(cx, l),
      say: () => say('ask.senate.consul'),
      rules: ['1.09.2-a', '1.09.2-b', '1.09.2-d'],
      windows: DRAFTING,
      silent: dropped,
      picks: {
        nominate: pick({
          ...offered((g, _draft: Draft) => firstOfPair(g), naming('consuls')),
          take: (_, l, id) => {
            l.first = id;
            return 'other';
          },
        }),
      },
      resumed: () => 'start',
    },
    other: {
      to: (cx, l) => drafter(cx, l),
      say: (_, l) => say('ask.senate.colleague', { who: l.first }),
      rules: ['1.09.2-b', '1.09.2-c', '1.09.2-g'],
      windows: DRAFTING,
      silent: dropped,
      picks: {
        nominate: pick({
          ...offered((g, l: Draft) => colleaguesOf(g, l.first), naming('consuls')),
          take: (_, l, id) => end({ t: 'consuls', pair: [chosen(l.first), id] }),
        }),
      },
      resumed: () => 'start',
    },
  },
);

/** [1.09.22-d] Whoever goes out of office keeps the marker of it; in the field he goes on as Proconsul. */
const goOut = (s: Senator): void => {
  s.priorConsul = true;
  s.office = s.at === 'field' && s.captive === '' && s.rebel === 'no' ? 'proconsul' : '';
};

/**
 * The old offices end: [1.09.22-d] Consuls, [1.09.22-e][1.09.33-e] Dictator and Master of Horse, [1.09.33-f] of whom only the
 * Dictator has been as good as Consul. [1.09.171-a] Nobody leaves an office otherwise. The new ones are given out
 * by `consulships`.
 */
export const endOldOffices = (cx: Cx<Rome>): void => {
  const { g } = cx;
  // [1.09.173-a][amb-104] Once a turn, whatever becomes of them.
  g.senate.filled.consuls = true;
  for (const s of g.senators) {
    if (s.office === 'rome-consul' || s.office === 'field-consul') goOut(s);
    else if (s.office === 'dictator') {
      // [1.09.34-c] His Master of Horse does not stay with a Proconsul.
      const force = forceOf(g, s.id);
      const horse = force && force.masterOfHorse !== '' ? maybeSenator(g, force.masterOfHorse) : undefined;
      goOut(s);
      if (force && horse && horse.captive === '') {
        force.masterOfHorse = '';
        horse.office = '';
        comeHome(cx, horse);
      }
    }
  }
  for (const s of g.senators) if (s.office === 'master-of-horse') s.office = '';
};

export const consuls = proposalKind<'consuls'>({
  t: 'consuls',
  name: 'kind:consuls',
  steps: ['consuls'],
  isSettled: (g) => g.senate.filled.consuls,
  promisable: ['senator'],
  vetoedBy: 'tribunes',
  mayPut: (g) => !g.senate.filled.consuls && possiblePairs(g) > 1,
  canName: (g, ref) => firstOfPair(g).some((id) => id === ref),
  draft,
  // [1.09.131-c][1.09.2-c] The order of the two is nothing.
  key: (p) => pairKey(...p.pair),
  // [1.09.721-b]
  surviving: (_, p, dead) => (p.pair.some((id) => dead.includes(id)) ? undefined : p),
  pass: (cx) => endOldOffices(cx),
  afterwards: consulships,
});
