/** Repeal of a Land Bill — 1.09.621 */
import { call, end, pick, type Msg } from '@tabularium/kernel';
import { naming, offered } from '../../agreements/offers.ts';
import { appointed, onlyBy } from '../../agreements/enforce.ts';
import { mayDrop, promisedOf } from '../../agreements/proposing.ts';
import { abilityOf, landBill } from '../../data/printed.ts';
import type { Rome, Senator } from '../../game.ts';
import { chosen, type LandBill, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { alignedInRome, senator } from '../../rome/senators.ts';
import { changeUnrest } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import { consentProc, DRAFTING, drafter, dropped, isOtherBusiness, mayGoOn, mustAsk } from '../drafting.ts';
import { type Drafting, proposalKind } from '../proposal-kind.ts';
import type { ProposalOf } from '../proposal.ts';
import type { Floor } from '../state.ts';
import { bestow, billOf, billRef, votersWho } from './land-bills.ts';

/** [1.09.621-a][tbl-land-r1] Never Type I, whatever is printed for it. */
const REPEALABLE: readonly LandBill[] = ['II', 'III'];

/** [1.09.621-b][tbl-land-rmin] He must have as much as he will lose; [card-135-a] Pompeius loses double. */
const mayRepeal = (g: Rome, s: Senator, type: LandBill): boolean => {
  const { sponsor, voteFor } = landBill(g, type).repeal;
  const loses = -(sponsor + voteFor) * (abilityOf(g, s.id)?.doublesPopularity ? 2 : 1);
  return s.popularity >= loses;
};
const sponsorsOf = (g: Rome, type: LandBill): SenatorId[] =>
  alignedInRome(g).flatMap((s) => (mayRepeal(g, s, type) ? [s.id] : []));
const openTypes = (g: Rome): LandBill[] =>
  REPEALABLE.filter((type) => g.landBills[type] > 0 && sponsorsOf(g, type).length > 0);

/** The Types whose repeal can name this: themselves, or somebody who may sponsor it. */
const typesNaming = (g: Rome, ref: string): LandBill[] =>
  openTypes(g).filter((type) => ref === '' || billRef(type) === ref || sponsorsOf(g, type).some((id) => id === ref));
const couldName = (g: Rome, ref: string): boolean => typesNaming(g, ref).length > 0;

interface Draft extends Drafting {
  type: LandBill;
  sponsor: SenatorId | '';
  agreed: boolean;
  readonly refused: SenatorId[];
}
const willing = (g: Rome, l: Draft): SenatorId[] => sponsorsOf(g, l.type).filter((id) => !l.refused.includes(id));
/** [AGR-13] May it be dropped: while the bill is chosen, and while its Sponsor is? */
const mayDropBill = (g: Rome, l: Draft) => mayDrop(g, l, 'repeal', (x) => couldName(g, x));
const mayDropRepeal = (g: Rome, l: Draft) =>
  mayDrop(g, l, 'repeal', (x) =>
    x === '' ? willing(g, l).length > 0 : x === billRef(l.type) || willing(g, l).some((id) => id === x),
  );
export const willRepeal = consentProc('senate.repeal-consents', ['1.09.621-b', '1.09.621-c'], 'sponsor');

export const draft = proc(
  'senate.draft-repeal',
  { by: 'open', means: 'open', type: 'open', sponsor: 'open', agreed: 'open', refused: 'open' },
  (a: Drafting): Draft => ({ by: a.by, means: a.means, type: 'II', sponsor: '', agreed: false, refused: [] }),
  {
    start: {
      to: (cx, l) => drafter(cx, l),
      say: () => say('ask.repeal.type'),
      rules: ['1.09.621-a', '1.09.621-f'],
      windows: DRAFTING,
      silent: dropped,
      picks: {
        repealBill: {
          ...offered(
            (g, _draft: Draft) => openTypes(g).map(billRef),
            (g, l, all) => {
              const due = promisedOf(g, l, 'repeal').find((b) => couldName(g, b.promise.about.naming));
              if (due === undefined || due.promise.about.naming === '') return naming('repeal', mayDropBill)(g, l, all);
              const types = typesNaming(g, due.promise.about.naming);
              return onlyBy(due.agreement, all, (ref) => types.includes(billOf(ref)));
            },
          ),
          take: (_, l, ref) => {
            l.type = billOf(ref);
            return 'sponsor';
          },
        },
      },
      buttons: {
        drop: { when: (cx, l) => mayDropBill(cx.g, l), take: () => end(undefined) },
      },
      resumed: (cx, l) => (mayGoOn(cx.g, l) ? undefined : end(undefined)),
    },
    sponsor: {
      to: (cx, l) => drafter(cx, l),
      say: (_, l) => say('ask.repeal.sponsor', { bill: billRef(l.type) }),
      rules: ['1.09.621-b', 'tbl-land-rmin'],
      windows: DRAFTING,
      silent: dropped,
      picks: {
        nameSponsor: pick({
          ...offered((g, l: Draft) => willing(g, l), naming('repeal', mayDropRepeal)),
          take: (cx, l, id) => {
            l.sponsor = id;
            const { faction } = senator(cx.g, id);
            if (!mustAsk(cx.g, l.by, faction)) {
              // [AGR-15] Consents by being named.
              appointed(cx, faction, 'sponsor', id);
              return 'done';
            }
            const about = say('ask.repeal.consent', { who: id, bill: billRef(l.type) });
            return call(willRepeal, { of: faction, about, who: l.sponsor }, 'answered', 'agreed');
          },
        }),
      },
      buttons: {
        drop: { when: (cx, l) => mayDropRepeal(cx.g, l), take: () => end(undefined) },
      },
      resumed: (cx, l) => (mayGoOn(cx.g, l) ? undefined : end(undefined)),
    },
    answered: (cx, l) => {
      if (l.agreed) return 'done';
      cx.log(say('land.refused', { who: l.sponsor }), '1.09.621-b');
      l.refused.push(chosen(l.sponsor));
      return 'sponsor';
    },
    done: (cx, l) => {
      const sponsor = chosen(l.sponsor);
      cx.log(say('repeal.sponsored', { bill: billRef(l.type), sponsor }), '1.09.621-b');
      return end({ t: 'repeal', type: l.type, sponsor });
    },
  },
);

/** [1.09.621-c][1.09.621-d][tbl-land-r2][tbl-land-r3] Sponsoring and voting for it cost, whether or not it passes. */
const losses = (g: Rome, p: ProposalOf<'repeal'>, floor: Floor) => {
  const { sponsor, voteFor } = landBill(g, p.type).repeal;
  return [{ id: p.sponsor, n: sponsor }, ...votersWho(floor, 'for', voteFor)];
};

/** [1.09.621-f] One in a turn; [1.09.621-a] of a bill that is in force, [1.09.621-b] by one who is popular enough. */
const mayRepealAny = (g: Rome): true | Msg => {
  if (g.senate.repealTried) return say('notNow.repeal.tried');
  if (openTypes(g).length > 0) return true;
  return say(REPEALABLE.some((type) => g.landBills[type] > 0) ? 'notNow.repeal.unpopular' : 'notNow.repeal.none');
};

export const repeal = proposalKind<'repeal'>({
  t: 'repeal',
  name: 'kind:repeal',
  steps: ['business'],
  promisable: ['bill', 'senator'],
  vetoedBy: 'tribunes',
  mayPut: (g) => isOtherBusiness(g) && mayRepealAny(g),
  canName: couldName,
  draft,
  consents: [willRepeal],
  key: () => '',
  surviving: (_, p) => p,
  // [1.09.621-f] A proposal that was secured may have come between.
  isPossible: (g, p) => !g.senate.repealTried && g.landBills[p.type] > 0,
  // [1.09.621-e]
  pass: (cx, p, floor) => {
    const { g } = cx;
    g.senate.repealTried = true;
    g.landBills[p.type]--;
    changeUnrest(g, landBill(g, p.type).repeal.unrest);
    cx.log(say('repeal.passed', { bill: billRef(p.type), unrest: g.unrest }), '1.09.621-e');
    bestow(cx, floor, losses(g, p, floor), '1.09.621-c');
  },
  // [amb-27] A veto costs nobody Popularity.
  fail: (cx, p, floor, how) => {
    cx.g.senate.repealTried = true;
    if (how === 'defeated') bestow(cx, floor, losses(cx.g, p, floor), '1.09.621-d');
  },
  // [1.09.14-d]
  mustVote: 'for',
  // [1.09.621-c]
  bound: (p, id) => (p.sponsor === id ? 'for' : undefined),
});
