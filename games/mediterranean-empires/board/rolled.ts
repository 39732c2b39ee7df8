/** What dice came to, from the line of the record that they fell before. */
import type { Msg } from '@tabularium/kernel';
import { type DiceShown, type DiceSum, numberIn } from '@tabularium/parts/web';

/** Rolls that must come to so much at least, or at most. */
const HELD: Readonly<Record<string, 'atLeast' | 'atMost'>> = {
  'med.recoveryRoll': 'atLeast',
  'med.startRoll': 'atLeast',
  'med.courtRoll': 'atLeast',
  'med.fleeRoll': 'atMost',
};

const heldSum = (m: Msg, rolled: number): DiceSum | undefined => {
  const how = HELD[m.k];
  const n = how && numberIn(m, how === 'atLeast' ? 'min' : 'max');
  if (!how || n === undefined) return undefined;
  const holds = how === 'atLeast' ? rolled >= n : rolled <= n;
  // Whoever runs away helps nobody.
  return { rolled, parts: [], total: rolled, against: { n, how }, end: holds === (how === 'atLeast') ? 'good' : 'bad' };
};

/** The argument with the total, and the name of what was added to the dice. */
const SUMS: Readonly<Record<string, readonly [total: string, added: string]>> = {
  'med.total': ['total', 'board.roll.factors'],
  'med.event': ['result', 'board.roll.modifier'],
  'med.routeRoll': ['roll', 'board.roll.modifier'],
};

/** Lines that are said without their numbers where the dice stand beside them. */
const SHORT =
  /^med\.(total|event|strait|danger|routeRoll|recoveryRoll|startRoll|courtRoll|fleeRoll|extraLosses|campaign|neutralForce|pirateForce)$/;

const plainSum = (m: Msg, rolled: number): DiceSum | undefined => {
  const [name, added = ''] = SUMS[m.k] ?? [];
  const total = name === undefined ? undefined : numberIn(m, name);
  if (total === undefined) return undefined;
  return {
    rolled,
    parts: total === rolled ? [] : [{ n: total - rolled, word: { k: added } }],
    total,
  };
};

export const rolled = (m: Msg, fallen: readonly number[]): DiceShown | undefined => {
  if (fallen.length === 0) return undefined;
  const all = fallen.reduce((sum, n) => sum + n, 0);
  const sum = heldSum(m, all) ?? plainSum(m, all);
  return {
    dice: fallen.map((n) => ({ n })),
    ...(sum && { sum }),
    ...(SHORT.test(m.k) && { said: { ...m, k: m.k.replace('med.', 'rolled.') } }),
  };
};
