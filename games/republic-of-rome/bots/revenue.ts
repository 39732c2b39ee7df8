/** Spoils, the Faction's own money, contributions — 1.06 */
import type { Answer } from '@tabularium/kernel';
import {
  fleetStrength,
  fleetSupport,
  isCorrupt,
  isInRome,
  isLeader,
  maybeSenator,
  navalStrength,
  needsNavalBattle,
  provinceCard,
  type OpenRome,
  senatorsOf,
  tablesOf,
  type War,
  warCard,
} from '../rules/study.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers, type Asked, sum } from './asked.ts';
import { riseOf } from './rise.ts';
import { champion, eloquence, isNearTheEnd, worth } from './standing.ts';
import { W } from './weights.ts';
import { debtTo } from './worths.ts';

/**
 * [1.06.13-d] Taking spoils makes a Governor corrupt, and he may be tried for it at home: it must be worth that, and
 * there must be time.
 */
const spoils: Answering = (s) =>
  point(
    'takeSpoils',
    s.list('takeSpoils').filter((id) => {
      const p = s.g.provinces.find((x) => x.id === id);
      if (p === undefined) return false;
      const { spoils: roll } = provinceCard(s.g, id)[p.developed ? 'developed' : 'undeveloped'];
      const expected = 3.5 * roll.dice + roll.plus;
      const governor = maybeSenator(s.g, p.governor);
      const already = governor !== undefined && isCorrupt(s.g, governor);
      return already ? expected > 0 : expected >= W.corrupt && p.term > 1;
    }),
  );

/**
 * [1.06.3-a] Most of it goes to the best speaker in Rome: he persuades, attracts Knights, buys votes and contributes.
 * [1.07.411-b] Some goes to the Senator whom others would most like to win; [1.07.413-b] some to the Faction for
 * counter-bribes.
 */
const allocate = (s: Asked): Answer | undefined => {
  const o = s.offer('allocate');
  if (o?.t !== 'allot') return undefined;
  const there = senatorsOf(s.g, s.faction).filter((x) => o.of[x.id] !== undefined);
  const man = best(
    there,
    (x) => eloquence(s.g, x) + (isInRome(x) ? 10 : 0) + (x.id === champion(s.g, s.faction)?.id ? 3 : 0),
  );
  if (man === undefined) return undefined;
  const wanted = best(
    there.filter((x) => x !== man && isInRome(x) && !isLeader(s.g, x)),
    (x) => worth(s.g, x),
  );
  const last = isNearTheEnd(s.g, s.view.deck);
  const kept = last ? 0 : Math.min(W.reserve, Math.floor(o.min / 4));
  const guarded = last || wanted === undefined ? 0 : Math.min(W.guarded, Math.floor(o.min / 5));
  const rise = riseOf(s.g, there, () => o.min);
  if (rise) s.memory.keepBack(s.g.turn, 0);
  if (rise)
    return point(
      'allocate',
      rise.who === man ? { [man.id]: o.min } : { [rise.who.id]: rise.talents, [man.id]: o.min - rise.talents },
    );
  s.memory.keepBack(s.g.turn, kept);
  const shares: Record<string, number> = { [man.id]: o.min - kept - guarded };
  if (kept > 0) shares[`faction:${s.faction}`] = kept;
  if (guarded > 0) shares[wanted!.id] = guarded;
  return point('allocate', shares);
};
const redistribute: Answering = (s) => {
  const guard = champion(s.g, s.faction)?.id;
  if (guard !== undefined && s.list('playBodyguard').includes(guard)) return point('playBodyguard', guard);
  if (s.has('keepBodyguard')) return press('keepBodyguard');
  // New income has not been distributed yet.
  const placed = s.has('allocate') && s.number('lump') > 0 ? allocate(s) : undefined;
  if (placed) return placed;
  // [AGR-10] Debts come before what is left.
  if (s.has('openGift') && s.g.factions.some((_, faction) => debtTo(s, faction) > 0)) {
    if (s.memory.try(s.g.turn, 'debt') < PAYMENTS) return press('openGift');
  }
  // [1.06.3-f] Somebody has paid since.
  const isMore = (s.view.factions[s.faction]?.treasury ?? 0) > s.memory.keptBack(s.g.turn);
  const again = s.has('allocate') && isMore ? allocate(s) : undefined;
  if (again) return again;
  return press('redistributed');
};
/** No Faction has more creditors than this. */
const PAYMENTS = 6;
const creditor: Answering = (s) =>
  point(
    'giftTo',
    s.list('giftTo').find((ref) => debtTo(s, Number(ref.slice('faction:'.length))) > 0),
  ) ?? press('dropGift');
const payDebt: Answering = (s) => {
  const of = s.shares('give');
  const owed = debtTo(s, Number(s.word('faction').slice('faction:'.length)));
  const n = Math.min(owed, sum(Object.values(of)));
  return n > 0 ? point('give', filled(of, n)) : press('dropGift');
};

/** The highest threshold that can be paid; 0 for none. */
const reached = (g: OpenRome, talents: number): number =>
  tablesOf(g).contributions.reduce((n, row) => (row.talents <= talents ? Math.max(n, row.talents) : n), 0);
/** The next threshold, if it is within reach. */
const roundedUp = (g: OpenRome, n: number, most: number): number => {
  const next = tablesOf(g)
    .contributions.map((row) => row.talents)
    .find((x) => x >= n);
  return next !== undefined && next <= most && next - n <= CLOSE ? next : Math.min(n, most);
};
const CLOSE = 6;

/**
 * [1.06.52-h] Pays whatever the State lacks, because everybody loses if it goes Bankrupt. Beyond that contributions buy
 * Influence: if there is enough money for this and for the Forum, and with everything when the game is about to end.
 */
const contribute: Answering = (s) => {
  const purses = Object.entries(s.shares('contribute'));
  const short = s.number('debits') - s.number('state');
  if (short > 0) {
    const all = sum(purses.map(([, n]) => n));
    const shares: Record<string, number> = {};
    let left = Math.min(short, all);
    for (const [id, n] of purses.sort(([, a], [, b]) => b - a)) {
      if (left <= 0) break;
      shares[id] = roundedUp(s.g, Math.min(n, left), n);
      left -= shares[id];
    }
    if (Object.keys(shares).length > 0) return point('contribute', shares);
  }
  const offered = s.shares('contribute');
  const rise = riseOf(s.g, senatorsOf(s.g, s.faction), (x) => offered[x.id] ?? 0);
  if (rise) return point('contribute', { [rise.who.id]: rise.talents });
  const last = isNearTheEnd(s.g, s.view.deck);
  const poor = -short < W.comfort;
  for (const [id, n] of purses) {
    const give = last ? reached(s.g, n) : reached(s.g, Math.max(0, n - W.forTheForum));
    if (give >= (poor || last ? 10 : 25)) return point('contribute', { [id]: give });
  }
  return press('contributed');
};

const rebels: Answering = (s) => {
  const o = s.offer('payRebels');
  if (o?.t === 'allot') return point('payRebels', filled(o.of, o.min));
  const release = s.offer('releaseLegions');
  return release?.t === 'choose' ? point('releaseLegions', release.of.slice(0, release.min)) : undefined;
};
export const filled = (of: Readonly<Record<string, number>>, n: number): Record<string, number> => {
  const out: Record<string, number> = {};
  let left = n;
  for (const [id, most] of Object.entries(of)) {
    const part = Math.min(most, left);
    if (part > 0) out[id] = part;
    left -= part;
  }
  return out;
};

const grain: Answering = (s) => {
  const who = maybeSenator(s.g, s.word('who'));
  return press(who && worth(s.g, who) < 8 && who.popularity <= 0 ? 'droughtProfit' : 'plainIncome');
};

/** [2.02.3-b] What must be raised and no more: Fleets first where a War that would attack the Province asks for more of them. */
const raiseProvincial: Answering = (s) => {
  const o = s.offer('raiseProvincial');
  const p = s.g.provinces.find((x) => x.id === s.word('province'));
  if (o?.t !== 'allot' || p === undefined) return undefined;
  const atSea = navalStrength(s.g, p);
  const asks = s.g.wars.some((w) => warCard(s.g, w.id).attacks.includes(p.id) && fleetsAgainst(s.g, w) > atSea);
  const kinds = Object.entries(o.of).sort(([a], [b]) => (a < b === asks ? 1 : -1));
  return point('raiseProvincial', filled(Object.fromEntries(kinds), o.min));
};
const fleetsAgainst = (g: OpenRome, w: War): number =>
  Math.max(fleetSupport(g, w), needsNavalBattle(g, w) ? fleetStrength(g, w) : 0);

export const REVENUE: Answers = {
  'ask.provinces.raise': raiseProvincial,
  'ask.revenue.spoils': spoils,
  'ask.revenue.negativeSpoils': (s) => press(s.g.state < W.comfort ? 'paySpoils' : 'leaveToState'),
  'ask.revenue.grain': grain,
  'ask.revenue.redistribution': redistribute,
  'ask.revenue.gift': payDebt,
  'ask.revenue.giftTo': creditor,
  'ask.revenue.contribute': contribute,
  'ask.revenue.rebels': rebels,
  'ask.revenue.release': rebels,
  'ask.revenue.released': (s) => point('keepReleased', s.range('keepReleased')[1]),
};
