import { describe, expect, test } from 'vitest';
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
  test('an event has its name', () => {
    const m = { k: 'med.event', a: { dice: '5 4', modifier: 0, result: 9, event: 'event:bad-weather' } };
    expect(rolled(m, [5, 4])?.sum).toEqual({ rolled: 9, parts: [], total: 9, verdict: { k: 'event:bad-weather' } });
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
    expect(rolled({ k: 'med.strait', a: { dice: '2 2' } }, [2, 2])).toEqual({ dice: [{ n: 2 }, { n: 2 }] });
  });
});
