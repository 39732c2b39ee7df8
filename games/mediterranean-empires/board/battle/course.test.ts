import type { Recorded } from '@tabularium/parts/web';
import { describe, expect, test } from 'vitest';
import { attackLines, doneBy, fallenOf, fightsOf, stepsOf } from './course.ts';
import { battlePage } from './index.ts';

type Said = readonly [
  k: string,
  a?: Readonly<Record<string, string | number | readonly string[]>>,
  dice?: readonly number[],
];
const entry = (input: number, ...lines: readonly Said[]): Recorded => ({
  input,
  lines: lines.map(([k, a, dice]) => ({
    m: { k, ...(a && { a: { ...a } }) },
    ...(dice && { dice }),
  })) as Recorded['lines'],
});
const RECORD: readonly Recorded[] = [
  entry(
    1,
    ['med.declared', { who: 'empire:GALIA', place: 'city:lugdunum', n: 1 }],
    ['med.attackOver', { end: 'taken' }],
  ),
  entry(2, ['med.declared', { who: 'empire:ROMA', place: 'city:syracusae', n: 3 }], ['med.route', { leg: 'land' }]),
  entry(3, ['med.plays', { who: 'empire:GALIA', card: 'card:Storm' }]),
  entry(
    4,
    ['med.battle', { at: 'land', place: 'city:messana', attacker: 'empire:ROMA', defender: 'empire:CARTAGO' }],
    ['med.announced', { side: 'empire:ROMA', cards: ['card:A', 'card:B'] }],
    ['med.announced', { side: 'empire:CARTAGO', cards: ['card:C', 'card:D'] }],
  ),
  entry(
    5,
    ['med.total', { side: 'empire:ROMA', fc: 10, total: 14 }, [4]],
    ['med.total', { side: 'empire:CARTAGO', fc: 8, total: 9 }, [1]],
    ['med.wins', { side: 'empire:ROMA', n: 14, m: 9 }],
    ['med.lost', { side: 'empire:ROMA', cards: ['card:A'] }],
    ['med.recoveryRoll', { card: 'card:D', roll: 6, min: 6 }, [6]],
    ['med.recovered', { who: 'empire:CARTAGO', card: 'card:D' }],
  ),
];

describe('the course of an attack', () => {
  test('is told from its declaration on, without what came before it or after it', () => {
    const lines = attackLines([...RECORD, entry(6, ['med.attackOver', { end: 'beaten' }], ['med.round', { turn: 1 }])]);
    expect([lines[0]?.a['who'], lines.at(-1)?.k]).toEqual(['empire:ROMA', 'med.attackOver']);
    expect(attackLines([entry(1, ['med.round', {}])])).toEqual([]);
  });
  test('what a side has lost: all that the beaten one showed, without what came back', () => {
    const [fight] = fightsOf(attackLines(RECORD));
    expect(fight).toMatchObject({ at: 'land', place: 'city:messana', winner: 'empire:ROMA' });
    expect(fallenOf(fight!, 'empire:ROMA')).toEqual(['card:A']);
    expect(fallenOf(fight!, 'empire:CARTAGO')).toEqual(['card:C']);
  });
  test('what somebody has done is what he did in this window', () => {
    const lines = attackLines(RECORD);
    expect(doneBy(lines, 'empire:GALIA')).toEqual([]);
    expect(doneBy(lines.slice(0, 3), 'empire:GALIA')).toHaveLength(1);
  });
  test('has a step for each part of it, and none for what it does not have', () => {
    const going = {
      procs: ['expedition.march', 'combat.assault'],
      window: 'assault',
      hasStraits: true,
      kind: 'expedition',
      isRolled: false,
    };
    expect(stepsOf(going).map((s) => `${s.name} ${s.state}`)).toEqual([
      'declared done',
      'route done',
      'strait done',
      'interception done',
      'fight now',
      'dice ahead',
      'end ahead',
    ]);
    expect(stepsOf({ ...going, kind: 'horde', hasStraits: false }).map((s) => s.name)).toEqual([
      'declared',
      'interception',
      'fight',
      'dice',
      'end',
    ]);
    expect(
      stepsOf({ ...going, procs: ['expedition.march', 'expedition.intercept', 'combat.battle'] }).find(
        (s) => s.state === 'now',
      )?.name,
    ).toBe('interception');
    expect(
      stepsOf({ ...going, procs: ['expedition.march'], window: 'route' }).find((s) => s.state === 'now')?.name,
    ).toBe('route');
    expect(stepsOf(going, 'there').every((s) => s.state === 'done')).toBe(true);
    // Beaten on the way: it came to no assault.
    expect(
      stepsOf(going, 'onTheWay')
        .filter((s) => s.state === 'ahead')
        .map((s) => s.name),
    ).toEqual(['fight', 'dice']);
  });
  test('stays to be read when its dice have just fallen, not otherwise', () => {
    expect(battlePage.lingers!(RECORD)).toBeGreaterThan(4000);
    expect(battlePage.lingers!(RECORD.slice(0, 4))).toBe(0);
    expect(battlePage.lingers!([...RECORD, entry(6, ['med.passes', {}])])).toBe(0);
  });
});
