import { describe, expect, test } from 'vitest';
import { republicOfRome } from '../rules/index.ts';
import { WORDS } from './index.ts';
import { rolled } from './rolled.ts';

const sum = (k: string, a: Readonly<Record<string, string | number>>, ...fallen: number[]) =>
  rolled({ k, a }, fallen)?.sum;

describe('what dice came to', () => {
  test('a battle: the dice, what is added, and the result', () => {
    const a = { who: 'senator:19', war: 'war:1', ground: 'ground:sea', dice: 13, modifier: 3, total: 16 };
    expect(sum('combat.battle', { ...a, result: 'result:victory' }, 5, 3, 5)).toEqual({
      rolled: 13,
      parts: [{ n: 3, word: { k: 'tally.battle' } }],
      total: 16,
      verdict: { k: 'result:victory' },
      end: 'good',
    });
    expect(sum('combat.battle', { ...a, result: 'result:disaster' }, 5, 3, 5)?.end).toBe('bad');
    expect(sum('combat.battle', { ...a, result: 'result:stalemate' }, 5, 3, 5)).not.toHaveProperty('end');
  });
  test('[1.07.411-a] a persuasion is held against the Base Number', () => {
    const a = { who: 'senator:1', target: 'senator:2', roll: 5, base: 9 };
    expect(sum('forum.persuaded', a, 1, 4)).toMatchObject({
      total: 5,
      parts: [],
      against: { n: 9, how: 'atMost' },
      end: 'good',
    });
    expect(sum('forum.refused', { ...a, roll: 10 }, 6, 4)).toMatchObject({ total: 10, end: 'bad' });
  });
  test('a Knight: what was paid is added, six are needed', () => {
    const a = { who: 'senator:18', paid: 2, die: 5, total: 7 };
    expect(sum('forum.knight', a, 5)).toMatchObject({
      rolled: 5,
      parts: [{ n: 2 }],
      total: 7,
      against: { n: 6, how: 'atLeast' },
    });
  });
  test('dice that fell before for something that is not said are left out', () => {
    const a = {
      who: 'senator:1',
      war: 'war:8',
      ground: 'ground:land',
      dice: 10,
      modifier: 7,
      total: 17,
      result: 'result:victory',
    };
    const shown = rolled({ k: 'combat.battle', a }, [4, 1, 5, 5, 3, 5, 2]);
    expect(shown?.dice.map(({ n }) => n)).toEqual([3, 5, 2]);
    expect(shown?.sum).toMatchObject({ rolled: 10, parts: [{ n: 7 }], total: 17 });
  });
  test('dice of which the line says nothing are shown as they fell', () => {
    expect(rolled({ k: 'event', a: { event: 'event:175' } }, [5, 1, 1])).toEqual({
      dice: [{ n: 5 }, { n: 1 }, { n: 1 }],
    });
    expect(rolled({ k: 'event', a: {} }, [])).toBeUndefined();
  });
  test('every word that is said is known', () => {
    const known = { ...republicOfRome.messages, ...WORDS.en };
    const a = { roll: 7, base: 9, total: 9, n: 9, result: 'result:victory' };
    const keys = Object.keys(republicOfRome.messages).filter((k) => sum(k, a, 3, 2) !== undefined);
    expect(keys.length).toBeGreaterThan(10);
    const said = keys.flatMap((k) => {
      const { parts = [], verdict } = sum(k, a, 3, 2) ?? {};
      return [...parts.map(({ word }) => word.k), ...(verdict ? [verdict.k] : [])];
    });
    expect(said.filter((k) => !Object.hasOwn(known, k))).toEqual([]);
  });
});
