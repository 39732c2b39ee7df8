import { describe, expect, test } from 'vitest';
import { en } from '../rules/messages/en.ts';
import { WORDS } from './index.ts';
import { rolled } from './rolled.ts';

describe('what dice came to', () => {
  test('a side of a battle: its factors and its dice', () => {
    const m = { k: 'med.total', a: { side: 'empire:ROMA', fc: 18, dice: '6', total: 24 } };
    expect(rolled(m, [6])?.sum).toEqual({
      rolled: 6,
      parts: [{ n: 18, word: { k: 'board.roll.factors' } }],
      total: 24,
    });
  });
  test('an event is told once: the line names it, and the dice beside it show the sum', () => {
    const m = { k: 'med.event', a: { dice: '5 4', modifier: 2, result: 11, event: 'event:bad-weather' } };
    expect(rolled(m, [5, 4])).toEqual({
      dice: [{ n: 5 }, { n: 4 }],
      sum: { rolled: 9, parts: [{ n: 2, word: { k: 'board.roll.modifier' } }], total: 11 },
      said: { k: 'rolled.event', a: m.a },
    });
    expect(rolled(m, [])).toBeUndefined();
  });
  test('whatever has a roll in it is said without the numbers that its dice show, with words for it', () => {
    const rolls = Object.keys(WORDS.en).filter((k) => k.startsWith('rolled.'));
    expect(rolls.length).toBeGreaterThan(12);
    for (const k of rolls) {
      const line = k.replace('rolled.', 'med.') as keyof typeof en;
      expect(rolled({ k: line, a: {} }, [1])?.said?.k).toBe(k);
      expect(en[line]).toMatch(/\{(roll|dice)\}/);
      expect(WORDS.en[k as keyof typeof WORDS.en]).not.toMatch(/\{(roll|dice|total)\}/);
    }
    const other = Object.entries(en).filter(([k, text]) => /\{(roll|dice)\}/.test(text) && k.startsWith('med.'));
    expect(other.map(([k]) => k.replace('med.', 'rolled.')).sort()).toEqual(rolls.sort());
  });
  test('recovery needs so much at least; whoever may run does so on so much at most', () => {
    const recovery = (roll: number) =>
      rolled({ k: 'med.recoveryRoll', a: { card: 'card:X', roll, min: 5 } }, [roll])?.sum;
    expect(recovery(5)).toMatchObject({ against: { n: 5, how: 'atLeast' }, end: 'good' });
    expect(recovery(4)).toMatchObject({ end: 'bad' });
    const flight = (roll: number) => rolled({ k: 'med.fleeRoll', a: { card: 'card:X', roll, max: 1 } }, [roll])?.sum;
    expect(flight(1)).toMatchObject({ against: { n: 1, how: 'atMost' }, end: 'bad' });
    expect(flight(2)).toMatchObject({ end: 'good' });
  });
  test('other dice are shown as they fell', () => {
    expect(rolled({ k: 'med.strait', a: { dice: '2 2' } }, [2, 2])).toMatchObject({ dice: [{ n: 2 }, { n: 2 }] });
  });
});
