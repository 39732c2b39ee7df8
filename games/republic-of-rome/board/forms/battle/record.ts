/** The battles of this turn as the record has them: the dice, what was added, what was lost, what it brought. */
import type { Explanation, Msg } from '@tabularium/kernel';
import type { Recorded } from '@tabularium/parts/web';
import { battleAhead, battleOn, RESULTS, type ThrowShown, throwsAhead } from '../../../rules/explain/battle.ts';
import { asOrdered, type Ordered } from '../../../rules/explain/orders.ts';
import type { OpenRome } from '../../../rules/sight/sight.ts';

export interface Fought {
  /** Which input it came of. */
  readonly input: number;
  /** A Commander, or [2.02.4-l] a Province. */
  readonly who: string;
  /** The War, the Rebel or [2.03.81-a] his Province. */
  readonly against: string;
  /** Unrest stays as it is. */
  readonly isCalm: boolean;
  readonly ground: 'land' | 'sea' | 'civil';
  readonly dice: number;
  /** The three dice one by one, where the record has them. */
  readonly thrown: readonly number[];
  readonly modifier: number;
  readonly total: number;
  readonly result: string;
  readonly legions: number;
  readonly fleets: number;
  /** The chits that were drawn for the units lost, as they came; empty if there were none, or the record is older. */
  readonly chits: readonly string[];
  /** Everything else that was said of it. */
  readonly lines: readonly Msg[];
}

interface Line {
  readonly input: number;
  readonly m: Msg;
  readonly dice?: readonly number[] | undefined;
  readonly drawn?: readonly string[] | undefined;
}
/** [card-135-b] A Commander whose skill is rolled rolls it before them. */
const THREE = 3;

const text = (m: Msg, key: string): string => String(m.a?.[key] ?? '');
const number = (m: Msg, key: string): number => Number(m.a?.[key] ?? 0);

/** What was said in the last Combat Phase. */
const combatLines = (record: readonly Recorded[]): Line[] => {
  const found: Line[] = [];
  for (const { input, lines } of [...record].reverse()) {
    for (const { m, dice, drawn } of [...lines].reverse()) {
      if (m.k !== 'phase') found.push({ input, m, dice, drawn });
      else if (text(m, 'phase') === 'phase:combat') return found.reverse();
      else found.length = 0;
    }
  }
  return [];
};

const BATTLE = ['combat.battle', 'combat.civil', 'provinces.battle', 'rebels.battle'];
/**
 * Battles that change no Unrest: [2.02.413-a] those of Provinces, [1.11.373-d][2.03.92-c] those with a Rebel that are not won, and [own-85] those
 * won at sea for his Province.
 */
const isCalm = (m: Msg): boolean => {
  if (m.k === 'combat.battle') return false;
  return m.k === 'provinces.battle' || text(m, 'result') !== 'result:victory' || text(m, 'ground') === 'ground:sea';
};
/** Says nothing of the battle before it. */
const AFTER = ['combat.unprosecuted', 'combat.proconsul', 'combat.idle', 'combat.first', 'provinces.helpless'];
const LOSSES = ['combat.losses', 'combat.civilLosses', 'provinces.losses', 'rebels.losses'];

export const foughtIn = (record: readonly Recorded[]): Fought[] => {
  const all: Fought[] = [];
  for (const { input, m, dice = [], drawn = [] } of combatLines(record)) {
    const last = all.at(-1);
    if (BATTLE.includes(m.k)) {
      all.push({
        input,
        who: text(m, 'who') || text(m, 'province'),
        against: text(m, 'war') || text(m, 'rebel') || text(m, 'province'),
        isCalm: isCalm(m),
        ground: m.k === 'combat.civil' ? 'civil' : text(m, 'ground') === 'ground:sea' ? 'sea' : 'land',
        dice: number(m, 'dice'),
        thrown: dice.slice(-THREE),
        modifier: number(m, 'modifier'),
        total: number(m, 'total'),
        result: text(m, 'result').slice('result:'.length),
        legions: 0,
        fleets: 0,
        chits: [],
        lines: [],
      });
    } else if (last && LOSSES.includes(m.k)) {
      const lost = { legions: number(m, 'legions') + number(m, 'ours'), fleets: number(m, 'fleets') };
      all[all.length - 1] = { ...last, ...lost, lines: m.k === 'combat.losses' ? last.lines : [...last.lines, m] };
    } else if (last && !AFTER.includes(m.k)) all[all.length - 1] = { ...last, lines: [...last.lines, m] };
    const its = all.at(-1);
    if (its && drawn.length > 0) all[all.length - 1] = { ...its, chits: [...its.chits, ...drawn] };
  }
  return all;
};

export interface Before extends Ordered {
  readonly throws: readonly ThrowShown[];
}

/** The Force as it went into battle: in the field, or [1.09.642-a] just sent by the vote that closed the Senate. */
const forceBefore = (g: OpenRome, who: string): Ordered | undefined => {
  const f = g.forces.find((x) => x.commander === who);
  if (f) return { g, f };
  const proposal = g.senate.floors.at(-1)?.proposal;
  if (proposal?.t !== 'deploy') return undefined;
  const order = proposal.orders.find((o) => o.t === 'send' && o.commander === who);
  return order && asOrdered(g, order, proposal.orders);
};

/**
 * Every throw as it was before the dice fell, from the position before them. Nothing where that does not lead to what was
 * really thrown: something came between that the record does not tell.
 */
export const asItWas = (before: OpenRome, b: Fought, earlier: readonly Fought[]): Before | undefined => {
  const found = forceBefore(before, b.who);
  if (!found) return undefined;
  const used = earlier
    .filter((x) => x.against === b.against && (x.result === 'disaster' || x.result === 'standoff'))
    .map((x) => x.dice);
  const g: OpenRome = {
    ...found.g,
    wars: found.g.wars.map((w) => (w.id === b.against ? { ...w, used: [...w.used, ...used] } : w)),
  };
  const throws = throwsAhead(g, found.f, b.ground === 'sea' ? 'sea' : 'land');
  const hit = throws.find((t) => t.natural === b.dice);
  const row = Math.min(HIGHEST, Math.max(LOWEST, b.total));
  const isIt = hit && hit.result === b.result && (hit.row === undefined || hit.row === row);
  if (!hit || !(isIt || hit.isUnsure)) return undefined;
  return { g, f: found.f, throws: throws.map((t) => (t === hit && !isIt ? asThrown(t, b, row) : t)) };
};
/** [amb-118] Where the sum alone did not decide, what was really thrown stands in its column. */
const asThrown = (t: ThrowShown, b: Fought, row: number): ThrowShown => {
  const { row: _, ...rest } = t;
  const byNumber = b.result === 'disaster' || b.result === 'standoff';
  const result = RESULTS.find((r) => r === b.result) ?? t.result;
  return { ...rest, ...(!byNumber && { row }), result, legions: b.legions, fleets: b.fleets, isUnsure: false };
};
/** The ends of the table. */
const LOWEST = 3;
const HIGHEST = 18;

/** Both sides and the odds as they were. */
export const oddsBefore = ({ g, f }: Ordered, b: Fought): Explanation | undefined => {
  const w = g.wars.find((x) => x.id === f.war);
  return w && b.ground !== 'civil' ? battleOn(g, f, w, b.ground) : battleAhead(g, f);
};
