/** The revenue of a Neutral, and who has it — 4.03.1 */
import { call, type Cx, end } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import { type FactionId, factionRef, type None, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { loyalPurses } from '../../revenue/purses.ts';
import { factionsFromHrao } from '../../rome/hrao.ts';
import { move } from '../../rome/money.ts';
import { isNeutral } from '../../rome/players.ts';
import { idsOf, isLeader } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { type Guideline, maybeGuideline } from '../guidelines.ts';
import { qualification } from '../leader.ts';
import { because, candidate, type Narrowed, narrowed, settled } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';
import { neutralsOf } from '../state.ts';

/** [4.03.1-j][A4-11] Neither Captives nor Rebels; [A4-11] whoever else is away from Rome has his share. */
const sharers = (g: Rome, faction: FactionId): Senator[] => loyalPurses(g, faction);

/** The Leader; [4.03.1-k][A4-08] without one who can have it, whoever would now be chosen. */
export const firstMan = (g: Rome, faction: FactionId): Narrowed<Senator> => {
  const all = sharers(g, faction);
  const leader = all.find((s) => isLeader(g, s));
  if (leader) return { left: [leader], candidates: [candidate(leader.id)] };
  const { of, ...measure } = qualification(g, faction);
  return narrowed(all, (s) => s.id, [{ ...measure, of: (s) => of(s.id) }]);
};

/** How much of it the Faction Treasury has, and how much each Senator, before the rest goes to the Leader. */
interface Division {
  readonly treasury: number;
  readonly each: number;
}
/** [4.03.1-f] to [4.03.1-i] By the line of the guideline; [A4-10] of too little for the Populists, the Senators come first. */
const division = (line: Guideline['revenue'], n: number, senators: number, die: () => number): Division => {
  // Whoever earned it is gone.
  if (senators === 0) return { treasury: n, each: 0 };
  const shared = Math.floor(n / senators);
  return {
    'die-to-treasury': () => ({ treasury: Math.min(n, die()), each: 0 }),
    'equal-shares': () => ({ treasury: n - shared * senators, each: shared }),
    half: () => ({ treasury: Math.floor(n / 2), each: 0 }),
    'one-each': () => ({ treasury: n > senators ? 1 : 0, each: 1 }),
  }[line]();
};

const planned = (g: Rome, faction: FactionId): Move => {
  const { revenue } = maybeGuideline(g, faction)!;
  const n = g.factions[faction]!.lump;
  const first = firstMan(g, faction);
  const all = sharers(g, faction);
  // The die is rolled when it is carried out, and is not shown before.
  const { treasury, each } = division(revenue, n, all.length, () => 0);
  const told = { faction: factionRef(faction), n, treasury, each, rest: n - treasury - each * all.length };
  return {
    faction,
    does: say(`neutral.revenue.${revenue}`, { ...told, who: idsOf(first.left), all: idsOf(all) }),
    rule: RULE[revenue],
    because: because(
      say('neutral.by.revenue', { guideline: `guideline:${guidelineOf(g, faction)}` }),
      revenue === 'equal-shares' ? all.map((s) => candidate(s.id)) : first.candidates,
    ),
  };
};
const RULE = {
  'die-to-treasury': '4.03.1-f',
  'equal-shares': '4.03.1-g',
  half: '4.03.1-h',
  'one-each': '4.03.1-i',
} as const satisfies Record<Guideline['revenue'], string>;
const guidelineOf = (g: Rome, faction: FactionId): string | None => neutralsOf(g).guidelines[faction]!;

/** Who has how much: the Faction Treasury, each Senator, and the rest, which the first man has besides. */
interface Shares {
  readonly treasury: number;
  readonly each: readonly { readonly who: SenatorId; readonly n: number }[];
  readonly rest: number;
}
export const sharesOf = (g: Rome, faction: FactionId, die: () => number): Shares => {
  const { lump } = g.factions[faction]!;
  const all = sharers(g, faction);
  const { treasury, each } = division(maybeGuideline(g, faction)!.revenue, lump, all.length, die);
  let rest = lump - treasury;
  // [A4-10] In order of Influence, while there is something.
  const shares = all
    .sort((a, b) => b.influence - a.influence)
    .map(({ id }) => {
      const n = Math.min(each, rest);
      rest -= n;
      return { who: id, n };
    });
  return { treasury, each: shares, rest };
};

const divide = (cx: Cx<Rome>, faction: FactionId): void => {
  const { g } = cx;
  const { treasury, each, rest } = sharesOf(g, faction, () => cx.d6());
  move(g, { lump: faction }, { treasury: faction }, treasury);
  cx.log(say('neutral.revenue.kept', { faction: factionRef(faction), n: treasury }), '4.03.1-b');
  for (const { who, n } of each) move(g, { lump: faction }, who, n);
  if (rest === 0) return;
  const first = settled(cx, firstMan(g, faction), (s) => s.id);
  move(g, { lump: faction }, first.id, rest);
  cx.log(say('neutral.revenue.rest', { who: first.id, n: rest }), '4.03.1-b');
};

/**
 * [4.02.1-d][4.03.1-a][4.03.1-b] All that the Senators of a Neutral have brought together is given out at once, one Neutral after another from the
 * HRAO's. [4.03.1-c][4.03.1-e] It stays where it is put: no other step moves it (`revenue/redistribution.ts` asks Players alone), but
 * for what is spent [4.03.2-a]. [4.03.1-l][A4-09] What comes in at another time is not in it.
 */
export const distribution = proc(
  'neutrals.distribution',
  { left: 'open' },
  (): { left: FactionId[] } => ({ left: [] }),
  {
    start: (cx, l) => {
      l.left = factionsFromHrao(cx.g).filter((faction) => isNeutral(cx.g, faction) && cx.g.factions[faction]!.lump > 0);
      return 'next';
    },
    next: (cx, l) => (l.left.length === 0 ? end() : call(nextMove, planned(cx.g, l.left[0]!), 'carryOut')),
    carryOut: (cx, l) => {
      divide(cx, l.left.shift()!);
      return 'next';
    },
  },
);
