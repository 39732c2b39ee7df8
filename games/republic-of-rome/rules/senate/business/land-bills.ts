/** Land Bills — 1.09.62, tbl-land */
import { call, type Cx, end, pick } from '@tabularium/kernel';
import { naming, offered } from '../../agreements/offers.ts';
import { appointed } from '../../agreements/enforce.ts';
import { mayDrop } from '../../agreements/proposing.ts';
import { landBill } from '../../data/printed.ts';
import type { Rome } from '../../game.ts';
import { chosen, LAND_BILLS, type LandBill, type None, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { alignedInRome, maybeSenator, senator } from '../../rome/senators.ts';
import { changePopularity, changeUnrest } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { consentProc, DRAFTING, drafter, dropped, hasKilled, isOtherBusiness, mayGoOn, mustAsk } from '../drafting.ts';
import { type Drafting, proposalKind } from '../proposal-kind.ts';
import type { Floor, Way } from '../state.ts';

/** How a Type is named in questions. */
export const billRef = (type: LandBill): string => `land-bill:${type}`;
export const billOf = (ref: string): LandBill => {
  const type = LAND_BILLS.find((x) => billRef(x) === ref);
  if (type === undefined) throw new Error(`${ref} is no Land Bill`);
  return type;
};

/** [1.09.62-a][1.09.62-c] One of each Type a turn; [1.09.62-d] as long as there are markers. */
export const openTypes = (g: OpenRome): LandBill[] =>
  LAND_BILLS.filter((type) => !g.senate.landBills.includes(type) && g.landBills[type] < landBill(g, type).markers);

interface Draft extends Drafting {
  type: LandBill;
  sponsor: SenatorId | '';
  asked: SenatorId | '';
  agreed: boolean;
  readonly refused: SenatorId[];
}
/** [1.09.62-e][1.09.62-k] Two in Rome, of whatever Faction. */
const willing = (g: Rome, l: Draft): SenatorId[] =>
  alignedInRome(g).flatMap((s) => (s.id === l.sponsor || l.refused.includes(s.id) ? [] : [s.id]));
/** [AGR-13] May it be dropped: while the Type is chosen, and while its Sponsors are? */
const mayDropType = (g: Rome, l: Draft) =>
  mayDrop(
    g,
    l,
    'land-bill',
    (x) => x === '' || openTypes(g).some((type) => billRef(type) === x) || willing(g, l).some((id) => id === x),
  );
const mayDropBill = (g: Rome, l: Draft) =>
  mayDrop(g, l, 'land-bill', (x) =>
    x === ''
      ? willing(g, l).length > 0
      : x === billRef(l.type) || x === l.sponsor || willing(g, l).some((id) => id === x),
  );
const stillStands = (g: Rome, l: Draft): boolean =>
  mayGoOn(g, l) && (l.sponsor === '' || alignedInRome(g).some((s) => s.id === l.sponsor));

export const willSponsor = consentProc('senate.sponsor-consents', ['1.09.62-e', 'amb-93'], 'sponsor');

/** [1.09.62-e][amb-93] Both have agreed before it is on the floor. [1.09.62-j] One bill, one vote. */
export const draft = proc(
  'senate.draft-land-bill',
  { by: 'open', means: 'open', type: 'open', sponsor: 'open', asked: 'open', agreed: 'open', refused: 'open' },
  (a: Drafting): Draft => ({
    by: a.by,
    means: a.means,
    type: 'I',
    sponsor: '',
    asked: '',
    agreed: false,
    refused: [],
  }),
  {
    start: {
      to: (cx, l) => drafter(cx, l),
      say: () => say('ask.land.type'),
      rules: ['1.09.62-a', '1.09.62-c', '1.09.62-d', '1.09.62-j'],
      windows: DRAFTING,
      silent: dropped,
      picks: {
        landBill: {
          ...offered((g, _draft: Draft) => openTypes(g).map(billRef), naming('land-bill', mayDropType)),
          take: (_, l, ref) => {
            l.type = billOf(ref);
            return 'sponsor';
          },
        },
      },
      buttons: {
        drop: { when: (cx, l) => mayDropType(cx.g, l), take: () => end(undefined) },
      },
      resumed: (cx, l, result) =>
        stillStands(cx.g, l) && !hasKilled(result, [l.sponsor, ...l.refused]) ? undefined : end(undefined),
    },
    sponsor: {
      to: (cx, l) => drafter(cx, l),
      say: (_, l) =>
        l.sponsor === ''
          ? say('ask.land.sponsor', { bill: billRef(l.type) })
          : say('ask.land.coSponsor', { bill: billRef(l.type), sponsor: l.sponsor }),
      rules: ['1.09.62-e', '1.09.62-k'],
      windows: DRAFTING,
      silent: dropped,
      picks: {
        nameSponsor: pick({
          ...offered((g, l: Draft) => willing(g, l), naming('land-bill', mayDropBill)),
          take: (cx, l, id) => {
            l.asked = id;
            const { faction } = senator(cx.g, id);
            if (!mustAsk(cx.g, l.by, faction)) {
              // [AGR-15] Consents by being named.
              appointed(cx, faction, 'sponsor', id);
              return 'agreed';
            }
            const about = say('ask.land.consent', { who: id, bill: billRef(l.type) });
            return call(willSponsor, { of: faction, about, who: l.asked }, 'answered', 'agreed');
          },
        }),
      },
      buttons: {
        drop: { when: (cx, l) => mayDropBill(cx.g, l), take: () => end(undefined) },
      },
      resumed: (cx, l, result) =>
        stillStands(cx.g, l) && !hasKilled(result, [l.sponsor, ...l.refused]) ? undefined : end(undefined),
    },
    answered: (cx, l) => {
      if (l.agreed) return 'agreed';
      cx.log(say('land.refused', { who: l.asked }), '1.09.62-e');
      l.refused.push(chosen(l.asked));
      return 'sponsor';
    },
    agreed: (cx, l) => {
      const { type, sponsor } = l;
      const asked = chosen(l.asked);
      if (sponsor !== '') {
        cx.log(say('land.sponsored', { bill: billRef(type), sponsor, coSponsor: asked }), '1.09.62-e');
        return end({ t: 'land-bill', type, sponsor, coSponsor: asked });
      }
      l.sponsor = asked;
      return 'sponsor';
    },
  },
);

/** [1.09.62-e] What is enacted; [4.05.416-i] a Sponsor who has died is empty. */
interface Enacted {
  readonly type: LandBill;
  readonly sponsor: SenatorId | None;
  readonly coSponsor: SenatorId;
}
/** What somebody gains or loses. */
export interface Favour {
  readonly id: SenatorId | None;
  readonly n: number;
}
export const votersWho = (floor: Floor, way: Way, n: number): Favour[] =>
  floor.votes.flatMap((v) => (v.way === way ? [{ id: v.senator, n }] : []));
/**
 * [1.09.62-h] In one sum for each, by sponsoring and by voting; [amb-93] all at once. The dead gain and lose nothing.
 */
export const bestow = (cx: Cx<Rome>, floor: Pick<Floor, 'dead'>, favours: readonly Favour[], rule: string): void => {
  const sums: Record<string, number> = {};
  for (const { id, n } of favours) sums[id] = (sums[id] ?? 0) + n;
  for (const [id, n] of Object.entries(sums).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const s = maybeSenator(cx.g, id);
    if (s === undefined || n === 0 || floor.dead.includes(s.id)) continue;
    changePopularity(cx.g, s, n);
    cx.log(say('land.popularity', { who: s.id, way: n > 0 ? 'gain' : 'loss', n: Math.abs(n) }), rule);
  }
};

/** [1.09.62-b][1.09.62-f] The bill is in effect, and the people are content. Gives what its Sponsors gain. */
export const enact = (cx: Cx<Rome>, bill: Enacted): Favour[] => {
  const { g } = cx;
  const row = landBill(g, bill.type);
  g.senate.landBills.push(bill.type);
  g.landBills[bill.type]++;
  changeUnrest(g, row.unrest);
  cx.log(say('land.passed', { bill: billRef(bill.type), unrest: g.unrest }), '1.09.62-f');
  return [
    { id: bill.sponsor, n: row.sponsor },
    { id: bill.coSponsor, n: row.coSponsor },
  ];
};

export const landBills = proposalKind<'land-bill'>({
  t: 'land-bill',
  name: 'kind:land-bill',
  steps: ['business'],
  promisable: ['bill', 'senator'],
  vetoedBy: 'tribunes',
  mayPut: (g) => isOtherBusiness(g) && (openTypes(g).length > 0 || say('notNow.landBill')),
  canName: (g, ref) => openTypes(g).some((type) => billRef(type) === ref) || alignedInRome(g).some((s) => s.id === ref),
  draft,
  consents: [willSponsor],
  key: () => '',
  // [1.09.721-g][1.09.623-c]
  surviving: (_, p) => p,
  // [1.09.62-c][1.09.62-d] A proposal that was secured may have come between.
  isPossible: (g, p) => openTypes(g).includes(p.type),
  pass: (cx, p, floor) => {
    const { against } = landBill(cx.g, p.type);
    bestow(cx, floor, [...enact(cx, p), ...votersWho(floor, 'against', against)], '1.09.62-f');
  },
  // [1.09.62-g] Against it costs, also when it fails; [1.09.62-i][amb-27] not when it was vetoed. [amb-93] The Type is used up.
  fail: (cx, p, floor, how) => {
    cx.g.senate.landBills.push(p.type);
    if (how === 'vetoed') return;
    bestow(cx, floor, votersWho(floor, 'against', landBill(cx.g, p.type).against), '1.09.62-g');
  },
  // [1.09.14-d]
  mustVote: 'against',
});
