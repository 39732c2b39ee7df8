import type { Msg } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import type { OpenEmpires } from '../../rules/sight.ts';
import { reasonsOf, toldIn } from './told.ts';

const g = { vp: [10, 10], agreed: { empires: ['ROMA', 'CARTAGO'] } } as unknown as OpenEmpires;
const [ROMA, CARTAGO] = ['empire:ROMA', 'empire:CARTAGO'];

const line = (k: string, a: Msg['a'] = {}) => ({ m: { k, a } });
const said = (input: number, ...lines: ReturnType<typeof line>[]) => ({ input, lines });
const round = (turn: number, n: number) => line('med.round', { turn, round: n });
const gains = (who: string, n: number, vp: number, why: string, of = '') => line('med.gains', { who, n, vp, why, of });
const loses = (who: string, n: number, vp: number, why: string, of = '') => line('med.loses', { who, n, vp, why, of });
const counts = (who: string, n: number, what: string) => line('med.counts', { who, n, what });

/** Two rounds, in the third the turn ends; Carthago falls to the least that there is. */
const told = toldIn(g, [
  said(9, round(1, 1)),
  said(12, gains(ROMA!, 3, 13, 'city', 'city:syracusae'), loses(CARTAGO!, 3, 7, 'city', 'city:syracusae')),
  said(15, gains(ROMA!, 2, 15, 'battle')),
  said(20, round(1, 2)),
  said(22, gains(ROMA!, 1, 16, 'city', 'city:messana'), gains(ROMA!, 2, 18, 'battle')),
  said(23, loses(CARTAGO!, 9, 1, 'event', 'event:scarcity')),
  said(
    30,
    round(1, 3),
    line('med.event', { dice: '6 5', modifier: 2, result: 13, event: 'event:end-of-turn' }),
    line('med.turnEnds', { turn: 1 }),
    counts(ROMA!, 1, 'keyCities'),
    counts(ROMA!, 5, 'mostCities'),
    gains(ROMA!, 6, 24, 'count'),
    counts(CARTAGO!, -3, 'capitalLost'),
    loses(CARTAGO!, 3, 1, 'count'),
    line('med.drewSome', { who: ROMA!, n: 9 }),
    line('med.drew', { who: CARTAGO!, cards: ['card:CARTAGO-01', 'card:CARTAGO-02'] }),
    round(2, 1),
  ),
  said(33, gains(CARTAGO!, 2, 3, 'card', 'card:CARTAGO-30')),
]);

describe('what the record tells of points', () => {
  test('how they stood after every round that was played and after the count', () => {
    expect(told.marks.map(({ kind, turn, round: n, vp }) => [kind, turn, n, ...vp])).toEqual([
      ['build', 0, 0, 10, 10],
      ['round', 1, 1, 15, 7],
      ['round', 1, 2, 18, 1],
      ['count', 1, 3, 24, 1],
      ['round', 2, 1, 24, 3],
    ]);
    expect(told.marks.map((x) => x.input)).toEqual([0, 15, 23, 30, 33]);
  });

  test('[MED.4.2-a] the count with its parts, the points before and after, the roll and the cards drawn', () => {
    expect(told.counts).toHaveLength(1);
    const [count] = told.counts;
    expect(count).toMatchObject({ turn: 1, round: 3, before: [18, 1], after: [24, 1], draws: [9, 2] });
    expect(count!.parts).toEqual([
      { keyCities: 1, mostCities: 5, capitalLost: 0, progress: 0 },
      { keyCities: 0, mostCities: 0, capitalLost: -3, progress: 0 },
    ]);
    expect(count!.roll).toEqual({ dice: [6, 5], modifier: 2, result: 13 });
  });

  test('what the points of a turn were for: cities and battles added up, the rest one by one', () => {
    const reasons = (turn: number, seat: number) =>
      reasonsOf(told, turn, seat).map(({ why, n, times }) => [why, n, times]);
    expect(reasons(1, 0)).toEqual([
      ['city', 4, 2],
      ['battle', 4, 2],
      ['keyCities', 1, 1],
      ['mostCities', 5, 1],
    ]);
    expect(reasons(2, 1)).toEqual([['card', 2, 1]]);
  });

  test('[MED.4.4-c] points that could not be lost are not told as lost', () => {
    const scarcity = reasonsOf(told, 1, 1).find((x) => x.why === 'event');
    expect(scarcity).toMatchObject({ n: -6, of: ['event:scarcity'], round: 2 });
  });
});
