/** Land Bills as Spoils — 4.05.416, 4.05.417 */
import { call, type Cx, end, pick } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import { chosen, type FactionId, factionRef, type LandBill, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { isNeutral, playerOf } from '../../rome/players.ts';
import { holderOf, idsOf, senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { bestow, billRef, enact, openTypes } from '../../senate/business/land-bills.ts';
import { firstOffered, mostFirst } from '../../table/silence.ts';
import { because, type Measure, narrowed, settled } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';
import { neutralsOf } from '../state.ts';
import { candidatesOf, isOfCoalition } from './eligibility.ts';

/** [4.05.416-g][4.05.417-g] The highest Type of which there is a marker. */
const highestType = (g: Rome): LandBill | undefined => openTypes(g).at(-1);

/** [4.05.417-a][A4-44] Whom a Neutral takes as Sponsor or Co-Sponsor. */
export const leastPopular = (): Measure<Senator>[] => [
  { pick: 'least', of: (s) => s.popularity, named: 'measure:popularity' },
];

/** [4.05.416-a] Who is answerable to the people: the Dictator, or in his absence the Rome Consul. */
const official = (g: Rome): Senator | undefined => holderOf(g, 'dictator') ?? holderOf(g, 'rome-consul');

/** [4.05.416-a][4.05.416-b][4.05.416-f] Whoever must sponsor a Land Bill now. */
export const mustSponsor = (g: Rome): Senator | undefined => {
  const who = official(g);
  if (who === undefined || neutralsOf(g).landBill.status !== 'none' || highestType(g) === undefined) return undefined;
  return who.popularity < g.unrest && candidatesOf(g, 'sponsor').length > 1 ? who : undefined;
};

/** [4.05.416-h] Nobody's choice: it is claimed as soon as it is due. */
export const claiming = (g: Rome, who: Senator): Move => ({
  faction: who.faction,
  does: say('neutral.bill.mandatory', { who: who.id, bill: billRef(highestType(g)!) }),
  rule: '4.05.416-a',
  because: because(say('neutral.bill.unpopular', { who: who.id, n: who.popularity, unrest: g.unrest })),
});

/** [4.05.417-a][4.05.417-b][4.05.416-b] From now on a Co-Sponsor is wanted. */
export const sponsorBill = (cx: Cx<Rome>, who: SenatorId, how: 'mandatory' | 'free'): void => {
  const type = highestType(cx.g)!;
  const mandatory = how === 'mandatory';
  neutralsOf(cx.g).landBill = { type, mandatory, sponsor: who, coSponsor: '', status: 'sponsored' };
  cx.log(say('neutral.bill.sponsored', { who, bill: billRef(type) }), mandatory ? '4.05.416-b' : '4.05.417-a');
};

/** [4.05.416-c][4.05.416-i] It passes, and Sponsors gain as for any Land Bill; nobody has voted against it. */
export const passBill = (cx: Cx<Rome>, coSponsor: SenatorId): void => {
  const { landBill } = neutralsOf(cx.g);
  const type = chosen(landBill.type);
  Object.assign(landBill, { coSponsor, status: 'passed' });
  bestow(cx, { dead: [] }, enact(cx, { type, sponsor: landBill.sponsor, coSponsor }), '1.09.62-f');
};

/** [4.05.417-c][4.05.419-c] */
export const failBill = (cx: Cx<Rome>, why: 'pass' | 'tribune' | 'nobody'): void => {
  const { landBill } = neutralsOf(cx.g);
  landBill.status = 'failed';
  // It may be cancelled while somebody is about to sponsor it.
  const type = landBill.type === '' ? highestType(cx.g)! : landBill.type;
  cx.log(
    say('neutral.bill.failed', { bill: billRef(type), why: `bill-fails:${why}` }),
    why === 'tribune' ? '4.05.419-c' : '4.05.417-c',
  );
};

/** [4.05.417-c] Does a Land Bill hang on the next pass? */
export const isBillAtStake = (g: Rome): boolean => {
  const { mandatory, status } = neutralsOf(g).landBill;
  return status === 'sponsored' && !mandatory;
};

/** [4.05.417-d][4.05.416-d] Whom a Faction could supply, though it need not be in the Coalition. */
export const ownCoSponsors = (g: Rome, faction: FactionId): Senator[] =>
  candidatesOf(g, 'co-sponsor').filter((s) => s.faction === faction);

/**
 * [4.05.416-d][A4-44] Who co-sponsors a mandatory Land Bill that nobody has taken: another of the Sponsor's Faction, or if there is
 * nobody else of it, anybody of the Coalition.
 */
export const lastCoSponsors = (g: Rome): Senator[] => {
  const who = neutralsOf(g).landBill.sponsor;
  const own = who === '' ? [] : ownCoSponsors(g, senator(g, who).faction);
  return own.length > 0 ? own : candidatesOf(g, 'co-sponsor').filter((s) => isOfCoalition(g, s));
};

interface Supplying {
  /** Whose they are; -1 for several Factions'. */
  readonly by: FactionId;
  readonly among: readonly SenatorId[];
  readonly rule: string;
}
const named = (g: Rome, l: Supplying) =>
  narrowed(
    l.among.map((id) => senator(g, id)),
    (s) => s.id,
    leastPopular(),
  );

/** One of these becomes Co-Sponsor: a Player says who; otherwise it is the least popular. Ends with him. */
export const supplyCoSponsor = proc(
  'neutrals.co-sponsor',
  { by: 'open', among: 'open', rule: 'open' },
  (a: Supplying): Supplying => ({ ...a }),
  {
    start: (cx, l) => {
      const [only, other] = l.among;
      if (other === undefined) return end(only!);
      if (l.by !== -1 && !isNeutral(cx.g, l.by)) return 'ask';
      return call(nextMove, supplying(cx.g, l), 'settle');
    },
    settle: (cx, l) => end(settled(cx, named(cx.g, l), (s) => s.id).id),
    ask: {
      to: (cx, l) => playerOf(cx.g, l.by),
      say: (_, l) => say('ask.spoils.coSponsor', { faction: factionRef(l.by) }),
      rules: ['4.05.417-d', '4.05.416-d'],
      silent: ({ g }, l) =>
        firstOffered(
          'coSponsor',
          idsOf(
            mostFirst(
              l.among.map((id) => senator(g, id)),
              (s) => -s.popularity,
            ),
          ),
        ),
      picks: { coSponsor: pick({ of: (_, l) => l.among, take: (_, __, id) => end(id) }) },
    },
  },
);
const supplying = (g: Rome, l: Supplying): Move => ({
  faction: l.by,
  does: say('neutral.bill.supplies', { who: idsOf(named(g, l).left) }),
  rule: l.rule,
  because: because(say('neutral.bill.leastPopular'), named(g, l).candidates),
});
