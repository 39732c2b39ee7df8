/**
 * Redistribution — 1.04.6, 1.06.3, 1.06.31, D-REV-6 to D-REV-9.
 *
 * [amb-32] One window for everybody: gifts, one's own money, the Open Bodyguard, until all have said that they are done.
 * [1.04.6-a][1.06.3-h] No other step moves money between players, or between a Faction Treasury and Senators.
 */
import { type Cx, end, type Look, type Msg } from '@tabularium/kernel';
import { named, narrowed, whole } from '../agreements/left.ts';
import { creditPayment, debtsOf, debtsRemain, maySettle, payable, ransomDue } from '../agreements/money.ts';
import type { Rome } from '../game.ts';
import { type FactionId, factionOf, factionRef, type None, type PerFaction, type SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { move } from '../rome/money.ts';
import { canRansom, ransomAsPromised } from '../rome/ransom.ts';
import { isAligned, maybeSenator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { OPEN } from '../senate/windows.ts';
import { canPayGuard, dropBodyguard, guardable, guarded, keepBodyguard, playBodyguard } from './bodyguard.ts';
import { canGive, give, giftSources, receivers } from './gifts.ts';
import { allocate, allocateRebels, loyalMoney, loyalShares, rebelMoney, rebelPurses, rebelShares } from './purses.ts';
import { factionsIn, played, playerOf, playersOf, ownFaction, byFaction } from '../rome/players.ts';

export interface Sharing {
  done: FactionId[];
  /** Whom a player is about to give to, by seat, or NOBODY_YET; his own affair until he does. */
  givingTo: PerFaction<FactionId>;
  /** Whose Bodyguard is still to be paid for. */
  unpaid: SenatorId | None;
}

export const NOBODY_YET = -1;
const isGiving = (l: Sharing, by: FactionId): boolean => l.givingTo[by] !== undefined;
const hasReceiver = (l: Sharing, by: FactionId): boolean => (l.givingTo[by] ?? NOBODY_YET) !== NOBODY_YET;
const NOTHING = { of: {}, min: 1, max: 0 };
const waiting = (g: Rome, l: Sharing): FactionId[] =>
  played(g, factionsIn(g)).filter((faction) => !l.done.includes(faction));
/** [A4-62] For a Neutral's the Dominant Player answers. */
const mustPayGuard = ({ g }: Look<Rome>, l: Sharing, by: FactionId): boolean => {
  if (isGiving(l, by) || l.unpaid === '') return false;
  const s = maybeSenator(g, l.unpaid);
  return s !== undefined && isAligned(s) && playerOf(g, s.faction) === playerOf(g, by);
};

/** [card-152-b] Whoever has said nothing keeps his guard if he can. */
const settleGuard = (cx: Cx<Rome>, l: Sharing): void => {
  const s = maybeSenator(cx.g, l.unpaid);
  l.unpaid = '';
  if (!s?.bodyguard) return;
  if (canPayGuard(s)) keepBodyguard(cx, s);
  else dropBodyguard(cx, s);
};

const settled = (cx: Cx<Rome>, l: Sharing, by: FactionId): 'check' => {
  // [1.06.3-g] What nobody has placed goes where it is safe.
  move(cx.g, { lump: by }, { treasury: by }, cx.g.factions[by]!.lump);
  if (mustPayGuard(cx, l, by)) settleGuard(cx, l);
  l.done.push(by);
  return 'check';
};

const handOver = (
  cx: Cx<Rome>,
  l: Sharing,
  by: FactionId,
  to: FactionId,
  shares: Readonly<Record<string, number>>,
): 'ask' => {
  give(cx, by, to, shares);
  // [AGR-10]
  creditPayment(
    cx,
    by,
    to,
    Object.values(shares).reduce((a, b) => a + b, 0),
  );
  // [1.06.3-f][amb-32] The receiver may go on distributing.
  l.done = l.done.filter((faction) => faction !== to);
  return 'ask';
};
/** [AGR-10][AGR-17][AGR-24] Not while he owes what he could pay. */
const mayBeDone = (g: Rome, by: FactionId): true | Msg =>
  maySettle(
    g,
    by,
    () => loyalMoney(g, by) > 0,
    (id) => canRansom(g, by, id),
  );
const owesWithMeans = (g: Rome, by: FactionId): boolean => debtsOf(g, by).length > 0 && loyalMoney(g, by) > 0;
/** [AGR-10] For one who says nothing: the oldest debt first, from the Faction Treasury before the Senators. */
const payDebts = (cx: Cx<Rome>, l: Sharing, by: FactionId): 'ask' => {
  move(cx.g, { lump: by }, { treasury: by }, cx.g.factions[by]!.lump);
  for (const { clause, promise } of debtsOf(cx.g, by)) {
    const shares: Record<string, number> = {};
    let due = promise.n - promise.paid;
    for (const [from, n] of Object.entries(giftSources(cx.g, by))) {
      if (due > 0) shares[from] = Math.min(due, n);
      due -= shares[from] ?? 0;
    }
    if (Object.keys(shares).length > 0) handOver(cx, l, by, clause.to, shares);
  }
  return 'ask';
};
/** [AGR-10][AGR-17] One who says nothing pays what he owes, then ransoms whom he promised to. */
const keepPromises = (cx: Cx<Rome>, l: Sharing, by: FactionId): 'ask' => {
  if (owesWithMeans(cx.g, by)) return payDebts(cx, l, by);
  const due = ransomDue(cx.g, by, (id) => canRansom(cx.g, by, id));
  if (due) ransomAsPromised(cx, by, due.promise.senator);
  return 'ask';
};

export const redistribution = proc(
  'revenue.redistribution',
  { done: 'open', givingTo: byFaction('own'), unpaid: 'open' },
  (): Sharing => ({ done: [], givingTo: {}, unpaid: '' }),
  {
    start: (cx, l) => {
      l.unpaid = guarded(cx.g)?.id ?? '';
      return 'check';
    },
    check: (cx, l) => {
      if (waiting(cx.g, l).length > 0) return 'ask';
      // Somebody may have promised something since he was done.
      l.done = l.done.filter((faction) => mayBeDone(cx.g, faction) === true);
      if (waiting(cx.g, l).length > 0) return 'ask';
      settleGuard(cx, l);
      // [AGR-29]
      debtsRemain(cx);
      return end();
    },
    ask: {
      to: (cx, l) => playersOf(cx.g, waiting(cx.g, l)),
      say: (cx, l, by) =>
        hasReceiver(l, ownFaction(cx.g, by))
          ? say('ask.revenue.gift', { faction: factionRef(l.givingTo[ownFaction(cx.g, by)]!) })
          : isGiving(l, ownFaction(cx.g, by))
            ? say('ask.revenue.giftTo')
            : say('ask.revenue.redistribution', { lump: cx.g.factions[ownFaction(cx.g, by)]!.lump }),
      rules: ['1.06.3-a', '1.06.3-e', '1.06.3-g', 'amb-32'],
      windows: OPEN,
      // What he has promised comes before he is done.
      silent: (_, l, by) => [
        { verb: 'redistributed' },
        { verb: 'dropGift' },
        { instead: (cx) => keepPromises(cx, l, ownFaction(cx.g, by)) },
      ],
      allots: {
        allocate: {
          rules: ['1.06.3-a', '1.06.3-b', '1.06.3-c', '1.06.3-d', '1.06.31-a'],
          of: (cx, l, by) => {
            const n = loyalMoney(cx.g, ownFaction(cx.g, by));
            return n === 0 || isGiving(l, ownFaction(cx.g, by))
              ? NOTHING
              : { of: loyalShares(cx.g, ownFaction(cx.g, by)), min: n, max: n };
          },
          take: (cx, _, shares, by) => {
            allocate(cx.g, ownFaction(cx.g, by), shares);
            cx.log(say('revenue.allocated', { faction: factionRef(ownFaction(cx.g, by)) }), '1.06.3-a');
            return 'ask';
          },
        },
        allocateRebels: {
          rules: ['1.06.3-c'],
          of: (cx, l, by) => {
            const n =
              isGiving(l, ownFaction(cx.g, by)) || rebelPurses(cx.g, ownFaction(cx.g, by)).length < 2
                ? 0
                : rebelMoney(cx.g, ownFaction(cx.g, by));
            return n === 0 ? NOTHING : { of: rebelShares(cx.g, ownFaction(cx.g, by)), min: n, max: n };
          },
          take: (cx, _, shares, by) => {
            allocateRebels(cx.g, ownFaction(cx.g, by), shares);
            return 'ask';
          },
        },
        give: {
          rules: ['1.06.3-e', 'amb-72'],
          of: (cx, l, by) => {
            if (!hasReceiver(l, ownFaction(cx.g, by))) return NOTHING;
            const of = giftSources(cx.g, ownFaction(cx.g, by));
            return { of, min: 1, max: Object.values(of).reduce((a, b) => a + b, 0) };
          },
          take: (cx, l, shares, by) => {
            const to = l.givingTo[ownFaction(cx.g, by)]!;
            delete l.givingTo[ownFaction(cx.g, by)];
            return handOver(cx, l, ownFaction(cx.g, by), to, shares);
          },
        },
      },
      picks: {
        giftTo: {
          rules: ['1.06.3-e', '1.04.6-a'],
          ...narrowed((g, l: Sharing, by) =>
            l.givingTo[ownFaction(g, by)] === NOBODY_YET
              ? named(payable(g, ownFaction(g, by), receivers(g, ownFaction(g, by))), factionRef)
              : whole([]),
          ),
          take: (cx, l, to, by) => {
            l.givingTo[ownFaction(cx.g, by)] = factionOf(to);
            return 'ask';
          },
        },
        playBodyguard: {
          rules: ['card-152-a', 'amb-24'],
          of: (cx, l, by) => (isGiving(l, ownFaction(cx.g, by)) ? [] : guardable(cx.g, ownFaction(cx.g, by))),
          take: (cx, _, id, by) => {
            playBodyguard(cx, ownFaction(cx.g, by), id);
            return 'ask';
          },
        },
      },
      buttons: {
        openGift: {
          rules: ['1.06.3-e', '1.04.6-a'],
          when: (cx, l, by) => !isGiving(l, ownFaction(cx.g, by)) && canGive(cx.g, ownFaction(cx.g, by)),
          take: (cx, l, by) => {
            l.givingTo[ownFaction(cx.g, by)] = NOBODY_YET;
            return 'ask';
          },
        },
        dropGift: {
          when: (cx, l, by) => isGiving(l, ownFaction(cx.g, by)),
          take: (cx, l, by) => {
            delete l.givingTo[ownFaction(cx.g, by)];
            return 'ask';
          },
        },
        keepBodyguard: {
          rules: ['card-152-b'],
          when: (cx, l, by) =>
            mustPayGuard(cx, l, ownFaction(cx.g, by)) &&
            (canPayGuard(maybeSenator(cx.g, l.unpaid)!) || say('no.bodyguardMoney')),
          take: (cx, l) => {
            settleGuard(cx, l);
            return 'ask';
          },
        },
        dropBodyguard: {
          rules: ['card-152-b'],
          when: (cx, l, by) => mustPayGuard(cx, l, ownFaction(cx.g, by)),
          take: (cx, l) => {
            dropBodyguard(cx, maybeSenator(cx.g, l.unpaid)!);
            l.unpaid = '';
            return 'ask';
          },
        },
        redistributed: {
          rules: ['1.06.3-g', 'amb-32'],
          when: (cx, l, by) => !isGiving(l, ownFaction(cx.g, by)) && mayBeDone(cx.g, ownFaction(cx.g, by)),
          take: (cx, l, by) => settled(cx, l, ownFaction(cx.g, by)),
        },
      },
      resumed: () => 'check',
    },
  },
);
