/** What the dice of a battle mean — 1.10.2, 1.10.21, 1.10.3, 1.10.31, tbl-combat */
import type { OpenRome } from '../sight/sight.ts';
import { abilityOf, leaderCard, tablesOf, type Packed } from '../data/printed.ts';
import type { War } from '../game.ts';
import { leadersOf, warCard } from '../wars/wars.ts';

export type Result = 'defeat' | 'disaster' | 'stalemate' | 'standoff' | 'victory';

/** How many units the result asks for, before it is known how many there are; `half`, `quarter`: of each kind. */
export type Toll = number | 'all' | 'half' | 'quarter';
export interface Outcome {
  readonly result: Result;
  readonly toll: Toll;
}

const LOWEST = 3;
const HIGHEST = 18;

/**
 * [tbl-combat-03][tbl-combat-04][tbl-combat-05][tbl-combat-06][tbl-combat-07][tbl-combat-08][tbl-combat-09][tbl-combat-10]
 * [tbl-combat-11][tbl-combat-12][tbl-combat-13][tbl-combat-14][tbl-combat-15][tbl-combat-16][tbl-combat-17][tbl-combat-18]
 * [1.10.11-e] 3 and less, 18 and more are the ends of it.
 */
export const readTable = (g: Packed, total: number): Outcome => {
  const { result, lost } = tablesOf(g).combat[Math.min(HIGHEST, Math.max(LOWEST, total)) - LOWEST]!;
  return { result, toll: lost < 0 ? 'all' : lost };
};

export interface Numbers {
  readonly disaster: readonly number[];
  readonly standoff: readonly number[];
}
/** [1.11.37-e] In a Civil War there is nothing to fear but the table. */
export const NO_NUMBERS: Numbers = { disaster: [], standoff: [] };

/**
 * Numbers in force against a War. [1.10.21-a][1.10.31-a][1.07.343-a] The War's own and its Leaders'. [1.07.343-b]
 * [card-10-a][card-29-a][card-31-a][card-76-a][card-77-a][card-88-a] Some Statesmen void those of certain Wars, never those of
 * Leaders, [1.09.34-i] and only as Commander. [1.10.21-d][1.10.31-c][amb-117] What has worked this turn works no more,
 * wherever it is printed.
 */
export const numbersOf = (g: OpenRome, w: War, commander: string): Numbers => {
  const voided = commander !== '' && abilityOf(g, commander)?.nullifies?.includes(w.id) === true;
  const own = warCard(g, w.id);
  const leaders = leadersOf(g, w.id).map((l) => leaderCard(g, l.id));
  // [card-139-d]
  if (w.cleopatra === 'enemy') leaders.push(leaderCard(g, 'leader:139'));
  // [1.09.645-b] Each works once a turn.
  const left = (printed: readonly number[], theirs: readonly number[]): number[] =>
    [...(voided ? [] : printed), ...theirs].filter((n, i, all) => !w.used.includes(n) && all.indexOf(n) === i);
  return {
    disaster: left(
      own.disaster,
      leaders.map((l) => l.disaster),
    ),
    standoff: left(
      own.standoff,
      leaders.map((l) => l.standoff),
    ),
  };
};

/**
 * [1.10.11-e] The natural dice first: [tbl-combat-D][1.10.21-b] a Disaster before a Standoff [tbl-combat-S]; only then the
 * table.
 */
export const outcomeOf = (g: Packed, numbers: Numbers, natural: number, total: number): Outcome => {
  if (numbers.disaster.includes(natural)) return { result: 'disaster', toll: 'half' };
  if (numbers.standoff.includes(natural)) return { result: 'standoff', toll: 'quarter' };
  return readTable(g, total);
};
