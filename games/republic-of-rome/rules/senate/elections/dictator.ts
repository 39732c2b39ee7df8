/** Dictator and Master of Horse — 1.09.3, 1.09.32, 1.09.33, 1.09.34 */
import { type Cx, end } from '@tabularium/kernel';
import { appointing, offered } from '../../agreements/offers.ts';
import { appointed } from '../../agreements/enforce.ts';
import type { Rome, Senator } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { rebelTally } from '../../revolution/civil-battle.ts';
import { decider } from '../../rome/hrao.ts';
import { alignedInRome, idsOf, maybeSenator, military, senator } from '../../rome/senators.ts';
import { changeInfluence } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import { firstOffered, mostFirst } from '../../table/silence.ts';
import { activeWars, countActiveWars, fleetStrength, landStrength } from '../../wars/wars.ts';
import { isRejected } from '../floor.ts';
import { proposalKind } from '../proposal-kind.ts';
import { notePresiding } from '../presiding.ts';
import type { Proposal, ProposalOf } from '../proposal.ts';
import { nomination } from './nominating.ts';

/** [1.09.3-a] */
export const WARS = 3;
export const STRENGTH = 20;
/** [1.09.33-a][1.09.33-b] */
export const DICTATOR_INFLUENCE = 7;
export const HORSE_INFLUENCE = 3;

/**
 * [1.09.3-a][1.09.3-f][amb-84] Three Active Wars, or one of 20 on land and at sea together, [1.09.3-b] nothing at sea once that is
 * won. The Rebel's army counts with his MIL, [1.11.37-c] and with that of his Master of Horse.
 */
export const isDictatorPossible = (g: Rome): boolean => {
  if (countActiveWars(g) >= WARS) return true;
  if (g.rebels.some((r) => rebelTally(g, r).total >= STRENGTH)) return true;
  return activeWars(g).some((w) => landStrength(g, w) + fleetStrength(g, w) >= STRENGTH);
};

/** [1.09.3-d][1.09.33-b] No Major Office, or only that of Censor; [1.09.2-e][1.09.33-g] the outgoing may. */
const isFree = (s: Senator): boolean => s.office === '' || s.office === 'censor';
export const dictatorCandidates = (g: Rome): SenatorId[] => idsOf(alignedInRome(g).filter(isFree));
/** [1.09.32-c] Those not yet rejected. [1.09.32-e][amb-29] The last of them is voted on like the first. */
export const dictatorNominees = (g: Rome): SenatorId[] =>
  dictatorCandidates(g).filter((id) => !isRejected(g, 'dictator', id));

/** [1.09.33-a][amb-87] Takes office; from now on he ranks highest and presides. */
export const makeDictator = (cx: Cx<Rome>, id: string): void => {
  const s = senator(cx.g, id);
  s.office = 'dictator';
  cx.g.senate.filled.dictator = true;
  cx.log(say('senate.takesOffice', { who: s.id, office: 'office:dictator' }), '1.09.33-a');
  changeInfluence(cx, s, DICTATOR_INFLUENCE);
  notePresiding(cx);
};

/** [1.09.33-b][1.09.33-c][amb-85] Forced and at once, if anybody can be; no vote. */
export const masterOfHorse = proc(
  'senate.master-of-horse',
  { proposal: 'open' },
  (a: { readonly proposal: Proposal }) => ({ ...a }),
  {
    start: (cx) => (dictatorCandidates(cx.g).length > 0 ? 'ask' : end()),
    ask: {
      to: (cx, l) => decider(cx.g, dictatorOf(cx.g, l.proposal)!.faction),
      say: (cx, l) => say('ask.senate.masterOfHorse', { who: dictatorOf(cx.g, l.proposal)!.id }),
      rules: ['1.09.33-b', 'amb-85'],
      silent: (cx) => {
        const free = dictatorCandidates(cx.g);
        return firstOffered(
          'masterOfHorse',
          mostFirst(free, (id) => military(cx.g, senator(cx.g, id))),
        );
      },
      picks: {
        masterOfHorse: {
          // [AGR-15]
          ...offered(
            (g, _draft: { readonly proposal: Proposal }) => dictatorCandidates(g),
            appointing('master-of-horse', (g, l) => dictatorOf(g, l.proposal)!.faction),
          ),
          take: (cx, l, id) => {
            const s = senator(cx.g, id);
            appointed(cx, dictatorOf(cx.g, l.proposal)!.faction, 'master-of-horse', s.id);
            // [amb-87] A Censor gives up the Censorship; it is filled this turn all the same.
            s.office = 'master-of-horse';
            cx.log(say('senate.takesOffice', { who: s.id, office: 'office:master-of-horse' }), '1.09.33-b');
            changeInfluence(cx, s, HORSE_INFLUENCE);
            return end();
          },
        },
      },
    },
  },
);
const dictatorOf = (g: Rome, p: Proposal): Senator | undefined =>
  p.t === 'dictator' ? maybeSenator(g, p.nominee) : undefined;

const draft = nomination('senate.draft-dictator', {
  kind: 'dictator',
  rules: ['1.09.32-a', '1.09.32-b', '1.09.3-d'],
  say: () => say('ask.senate.dictator'),
  of: dictatorNominees,
  make: (nominee): ProposalOf<'dictator'> => ({ t: 'dictator', nominee }),
});

export const dictator = proposalKind<'dictator'>({
  t: 'dictator',
  name: 'kind:dictator',
  // [1.09.32-b][1.09.32-d] Until there is a Censor.
  steps: ['dictator', 'censor'],
  isSettled: (g) => g.senate.filled.dictator,
  promisable: ['senator'],
  vetoedBy: 'tribunes',
  // [1.09.32-d] No more once there is a Censor; [1.09.173-a] one in a turn.
  mayPut: (g) =>
    !g.senate.filled.dictator && !g.senate.filled.censor && isDictatorPossible(g) && dictatorNominees(g).length > 0,
  canName: (g, ref) => dictatorNominees(g).some((id) => id === ref),
  draft,
  key: (p) => p.nominee,
  surviving: (_, p, dead) => (dead.includes(p.nominee) ? undefined : p),
  pass: (cx, p) => makeDictator(cx, p.nominee),
  afterwards: masterOfHorse,
});
