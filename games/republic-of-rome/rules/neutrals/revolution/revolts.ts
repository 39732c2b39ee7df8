/** When a Neutral Commander revolts — 4.06.2 */
import { call, type Cx, end, type Msg } from '@tabularium/kernel';
import { tablesOf } from '../../data/printed.ts';
import type { Rome, Senator } from '../../game.ts';
import { proc } from '../../procs.ts';
import { strengthOfDeclarer } from '../../revolution/declaration.ts';
import { ownVeterans, rollForLegions, testable } from '../../revolution/loyalty.ts';
import { omens } from '../../rome/dice.ts';
import { countLegions, force, forcePlace } from '../../rome/forces.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { because, candidate } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';

/** [4.06.2-c] Talents for each Legion of his command. */
const EACH_LEGION = 3;
const DIE = [1, 2, 3, 4, 5, 6] as const;

/** A Commander's Force, and whoever would follow him. */
export interface Command {
  readonly force: number;
  /** [1.11.3-e] How strong whoever has declared before is. */
  readonly strength: number;
  readonly following: readonly number[];
}
interface Local extends Command {
  following: number[];
  isRebel: boolean;
}
const commanderOf = (g: Rome, l: Command): Senator => senator(g, force(g, l.force).commander);

/** [4.06.2-i][4.06.2-j] Outside the pool, wherever they are; Veterans count for one. */
const existing = (g: Rome): number => g.legions.filter((x) => x.at !== 'pool').length;
const askedOf = (g: Rome, l: Command) => testable(g, force(g, l.force));
/** [4.06.2-e][A4-49] On how many faces of the die a Legion follows that has been paid. */
const goodFaces = (g: Rome): number => DIE.filter((die) => die + 1 - omens(g) >= tablesOf(g).loyalty[g.era]).length;
/** [4.06.2-e][4.06.2-f] Legions that he can expect, in sixths. */
const expectedSixths = (g: Rome, l: Command): number =>
  DIE.length * ownVeterans(g, force(g, l.force)).length + goodFaces(g) * askedOf(g, l).length;

/** [4.06.2-b] What keeps him from asking his Legions, of A and B. */
export const whyNotAsk = (g: Rome, l: Command): Msg | undefined => {
  const s = commanderOf(g, l);
  const money = s.talents + g.factions[s.faction]!.treasury;
  const needed = EACH_LEGION * countLegions(g, forcePlace(force(g, l.force)));
  // [4.06.2-c]
  if (money < needed) return say('neutral.revolt.poor', { who: s.id, n: money, needed });
  // [4.06.2-d] More than half.
  if (2 * expectedSixths(g, l) <= DIE.length * existing(g)) {
    return say('neutral.revolt.few', { who: s.id, n: rounded(expectedSixths(g, l) / DIE.length), all: existing(g) });
  }
  // [4.06.2-d][A4-49] Each is paid for, out of his own purse.
  const asked = askedOf(g, l).length;
  return s.talents < asked ? say('neutral.revolt.unpaid', { who: s.id, n: s.talents, needed: asked }) : undefined;
};
const rounded = (n: number): string => String(Math.round(10 * n) / 10);

/** What keeps him from it after the dice. */
export const whyNotRevolt = (g: Rome, l: Command): Msg | undefined => {
  const s = commanderOf(g, l);
  const n = l.following.length;
  // [4.06.2-g][4.06.2-h] At least 60 %.
  if (5 * n < 3 * existing(g)) return say('neutral.revolt.faithless', { who: s.id, n, all: existing(g) });
  // [1.11.3-e]
  return strengthOfDeclarer(g, s, l.following) <= l.strength
    ? say('neutral.revolt.weaker', { who: s.id, n: l.strength })
    : undefined;
};

const move = (g: Rome, l: Local, does: Msg, rule: string, by: Msg): Move => {
  const s = commanderOf(g, l);
  return { faction: s.faction, does, rule, because: because(by, [candidate(s.id)]) };
};
const askMove = (g: Rome, l: Local): Move => {
  const told = { who: commanderOf(g, l).id, n: askedOf(g, l).length };
  const by = say('neutral.by.expects', { n: rounded(expectedSixths(g, l) / DIE.length), all: existing(g) });
  return move(g, l, say('neutral.revolt.asks', told), '4.06.2-d', by);
};
const layDownMove = (g: Rome, l: Local, why: Msg, rule: string): Move =>
  move(g, l, say('neutral.revolt.not', { who: commanderOf(g, l).id }), rule, why);
const revoltMove = (g: Rome, l: Local): Move => {
  const by = say('neutral.by.controls', { n: l.following.length, all: existing(g) });
  return move(g, l, say('neutral.revolt', { who: commanderOf(g, l).id }), '4.06.2-g', by);
};

const ask = (cx: Cx<Rome>, l: Local): void => {
  const testing = askedOf(cx.g, l);
  const own = ownVeterans(cx.g, force(cx.g, l.force));
  const won = testing.length > 0 ? rollForLegions(cx, { force: l.force, testing, isLent: false }, testing) : [];
  l.following = [...own, ...won];
};

/**
 * [4.06.2-b] He asks his Legions if A and B hold, and revolts if C does. Ends with the numbers of the Legions that follow him into
 * it, none if he does not revolt. [4.06.2-a] Like every Rebel of the basic game he marches on Rome.
 */
export const neutralRevolt = proc(
  'neutrals.revolt',
  { force: 'open', strength: 'open', following: 'open', isRebel: 'open' },
  (a: { readonly force: number; readonly strength: number }): Local => ({ ...a, following: [], isRebel: false }),
  {
    start: (cx, l) => {
      const why = whyNotAsk(cx.g, l);
      return why === undefined
        ? call(nextMove, askMove(cx.g, l), 'asks')
        : call(nextMove, layDownMove(cx.g, l, why, '4.06.2-b'), 'over');
    },
    asks: (cx, l) => {
      ask(cx, l);
      const why = whyNotRevolt(cx.g, l);
      if (why !== undefined) return call(nextMove, layDownMove(cx.g, l, why, '4.06.2-g'), 'over');
      l.isRebel = true;
      return call(nextMove, revoltMove(cx.g, l), 'over');
    },
    over: (_, l) => end<number[]>(l.isRebel ? l.following : []),
  },
);
