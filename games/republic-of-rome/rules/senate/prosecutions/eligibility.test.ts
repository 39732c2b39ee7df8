import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { fresh } from '../../rome/death.ts';
import { senator } from '../../rome/senators.ts';
import { empty } from '../../testing/empty.ts';
import { newProvince } from '../../wars/provinces.ts';
import { accusable, chargesAgainst, possibleProsecutors, sittingCensor } from './eligibility.ts';

type Patch = (g: Rome) => unknown;
const set = (id: string, how: object) => (g: Rome) => Object.assign(senator(g, id), how);
/** `senator:1` is Censor, `senator:2` of the same Faction, `senator:3` of another, `senator:4` unaligned. It is turn 5. */
const table = (...patches: Patch[]): Rome =>
  empty((g) => {
    g.turn = 5;
    g.senators.push(
      fresh(g, 'senator:1', 0),
      fresh(g, 'senator:2', 0),
      fresh(g, 'senator:3', 1),
      fresh(g, 'senator:4', -1),
    );
    set('senator:1', { office: 'censor' })(g);
    for (const patch of patches) patch(g);
  }).g;
const charges = (...patches: Patch[]): string[] => {
  const g = table(...patches);
  return chargesAgainst(g, senator(g, 'senator:3')).map((c) => `${c.kind} ${c.ground}`);
};
const corrupt = set('senator:3', { corrupt: true });
const major = set('senator:3', { major: true });
const province =
  (how: object): Patch =>
  (g) =>
    g.provinces.push({
      ...newProvince('province:sicilia', false),
      governor: 'senator:3',
      legate: true,
      spoilsTaken: true,
      ...how,
    });

describe('[1.09.412-a] what somebody may be tried for', () => {
  test('a Corrupt marker; a Major marker, in a Minor Prosecution or [1.09.413-a] a Major one', () => {
    expect(charges()).toEqual([]);
    expect(charges(corrupt)).toEqual(['minor corrupt']);
    expect(charges(major)).toEqual(['minor major', 'major major']);
  });
  test('[1.09.43-b][1.09.43-c] each Concession of his that has been used', () => {
    const holds =
      (holder: string, revealed: boolean): Patch =>
      (g) =>
        g.concessions.push({ id: 'concession:44', holder, revealed } as unknown as Rome['concessions'][number]);
    expect(charges(holds('senator:3', true))).toEqual(['minor concession:44']);
    expect(charges(holds('senator:3', false))).toEqual([]);
    expect(charges(holds('senator:2', true))).toEqual([]);
  });
  test('[1.13.1-d] each Province plundered through a Legate, and not the marker of that besides', () => {
    expect(charges(province({}))).toEqual(['minor province:sicilia']);
    expect(charges(province({ spoilsTaken: false }))).toEqual([]);
    expect(charges(province({ legate: false }))).toEqual([]);
    expect(charges(province({ governor: 'senator:2' }))).toEqual([]);
    expect(charges(province({}), corrupt)).toEqual(['minor province:sicilia']);
    const back = (how: object): Patch =>
      set('senator:3', { corrupt: true, returned: 5, returnedCorrupt: true, ...how });
    expect(charges(province({}), back({}))).toEqual(['minor province:sicilia', 'minor corrupt']);
    expect(charges(province({}), back({ returnedCorrupt: false }))).toEqual(['minor province:sicilia']);
    expect(charges(province({}), back({ returned: 4 }))).toEqual(['minor province:sicilia']);
    expect(charges(back({ returned: 4 }))).toEqual(['minor corrupt']);
  });
  test('[1.09.41-b][amb-88] two Minor Prosecutions or one Major, never both', () => {
    const held =
      (minor: number, n: number): Patch =>
      (g) =>
        Object.assign(g.senate, { minor, major: n });
    expect(charges(major, held(1, 0))).toEqual(['minor major']);
    expect(charges(major, held(2, 0))).toEqual([]);
    expect(charges(major, held(0, 1))).toEqual([]);
  });
  test('[1.09.43-a] never twice on one ground', () => {
    const tried =
      (key: string): Patch =>
      (g) =>
        g.senate.tried.push(key);
    expect(charges(corrupt, major, tried('senator:3 corrupt'))).toEqual(['minor major', 'major major']);
    expect(charges(corrupt, tried('senator:2 corrupt'))).toEqual(['minor corrupt']);
  });
  test('[1.09.41-f][1.09.41-g] only in Rome, and never the Censor', () => {
    expect(charges(corrupt, set('senator:3', { at: 'field' }))).toEqual([]);
    expect(charges(corrupt, set('senator:3', { faction: -1 }))).toEqual([]);
    expect(charges(corrupt, set('senator:3', { office: 'censor' }))).toEqual([]);
    expect(accusable(table(corrupt, set('senator:1', { corrupt: true })))).toEqual(['senator:3']);
  });
});

describe('who takes part', () => {
  test('[1.09.411-a][1.09.411-d] a Prosecutor is of any Faction, in Rome, neither Censor nor Accused', () => {
    const who = (...patches: Patch[]) => possibleProsecutors(table(...patches), 'senator:3').map((s) => s.id);
    expect(who()).toEqual(['senator:2']);
    expect(who(set('senator:2', { at: 'field' }))).toEqual([]);
  });
  test('[1.09.41-h][amb-86] without a Censor in Rome there are no Prosecutions', () => {
    expect(sittingCensor(table())?.id).toBe('senator:1');
    expect(sittingCensor(table(set('senator:1', { office: '' })))).toBeUndefined();
    expect(sittingCensor(table(set('senator:1', { at: 'field' })))).toBeUndefined();
  });
});
