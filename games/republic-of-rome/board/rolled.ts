/** What dice came to, from the line of the record that they fell before. */
import type { Msg } from '@tabularium/kernel';
import { type DiceShown, type DiceSum, numberIn } from '@tabularium/parts/web';
import { NEEDED } from '../rules/forum/knights.ts';

interface Roll {
  /** The argument that has the total. */
  readonly total: string;
  /** What was added to the dice; nothing is, where there is no name for it. */
  readonly added?: string;
  readonly against?: (m: Msg) => DiceSum['against'];
  readonly verdict?: (m: Msg) => Msg;
  readonly end?: (m: Msg) => DiceSum['end'];
}

const resultOf = ({ a }: Msg): string => String(a?.['result'] ?? '');
const atMost = (name: string) => (m: Msg) => ({ n: numberIn(m, name) ?? 0, how: 'atMost' as const });
const means = (k: string, end: 'good' | 'bad') => ({ verdict: () => ({ k }), end: () => end });
const KNIGHT = { total: 'total', added: 'tally.knight', against: () => ({ n: NEEDED, how: 'atLeast' as const }) };

const ROLLS: Readonly<Record<string, Roll>> = {
  'combat.battle': {
    total: 'total',
    added: 'tally.battle',
    verdict: (m) => ({ k: resultOf(m) }),
    end: (m) =>
      resultOf(m) === 'result:victory'
        ? 'good'
        : ['result:defeat', 'result:disaster'].includes(resultOf(m))
          ? 'bad'
          : undefined,
  },
  'forum.persuaded': { total: 'roll', against: atMost('base'), ...means('board.roll.comes', 'good') },
  'forum.refused': { total: 'roll', against: atMost('base'), ...means('board.roll.stays', 'bad') },
  'forum.knight': { ...KNIGHT, ...means('board.roll.knight', 'good') },
  'forum.noKnight': { ...KNIGHT, ...means('board.roll.noKnight', 'bad') },
  'forum.initiative': { total: 'roll' },
  'population.roll': { total: 'n', added: 'tally.population' },
  'prosecution.appeal': { total: 'total', added: 'tally.appeal' },
  'assassin.roll': { total: 'total', added: 'board.roll.cards' },
  'assassin.again': { total: 'total', added: 'board.roll.cards' },
  'revenue.developed': { total: 'n', added: 'tally.development', ...means('board.developed', 'good') },
  'revenue.undeveloped': { total: 'n', added: 'tally.development', ...means('board.undeveloped', 'bad') },
};

const sumOf = (m: Msg, rolled: number): DiceSum | undefined => {
  const roll = ROLLS[m.k];
  const total = roll && numberIn(m, roll.total);
  if (!roll || total === undefined) return undefined;
  const against = roll.against?.(m);
  const verdict = roll.verdict?.(m);
  const end = roll.end?.(m);
  return {
    rolled,
    total,
    parts: roll.added !== undefined && total !== rolled ? [{ n: total - rolled, word: { k: roll.added } }] : [],
    ...(against && { against }),
    ...(verdict && { verdict }),
    ...(end && { end }),
  };
};

const together = (dice: readonly number[]): number => dice.reduce((all, n) => all + n, 0);

/** Dice may have fallen before of which nothing is said: those of the line are the last ones, as many as add up to what it says. */
const diceOf = (m: Msg, fallen: readonly number[]): readonly number[] => {
  const said = ['dice', 'roll', 'die'].map((name) => numberIn(m, name)).find((n) => n !== undefined);
  const from = fallen.findLastIndex((_, i) => together(fallen.slice(i)) === said);
  return from === -1 ? fallen : fallen.slice(from);
};

export const rolled = (m: Msg, fallen: readonly number[]): DiceShown | undefined => {
  if (fallen.length === 0) return undefined;
  const dice = diceOf(m, fallen);
  const sum = sumOf(m, together(dice));
  return { dice: dice.map((n) => ({ n })), ...(sum && { sum }) };
};
