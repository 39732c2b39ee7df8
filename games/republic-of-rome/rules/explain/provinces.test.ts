import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { legionsTo, wages } from '../testing/armies.ts';
import { propose } from '../senate/proposals.ts';
import { at } from '../testing/at.ts';
import { armedMeeting, Y } from '../testing/deployment.ts';
import { holds, PROVINCIAL, provincial } from '../testing/provinces.ts';
import { explain } from './explain.ts';
import { provinceAhead, provinceIfGarrisoned } from './provinces.ts';

const MACEDONIA = 'province:macedonia';
const seen = (patch: (g: Rome) => void): Rome => provincial(patch).g;

describe('the battle that a Province has to expect', () => {
  test('[2.02.41-a][2.02.4-m] strengths, odds and losses before the dice', () => {
    const g = seen((x) => {
      holds(x, MACEDONIA, 'senator:1', { armies: 4 });
      wages(x, 'war:3');
    });
    const found = provinceAhead(g, MACEDONIA)!;
    // 5 + 2 + 4 against 5: 8 and more wins but for the Standoff 17 (3 of 216); 5 is a Disaster.
    expect(found.tallies.map((t) => t.total)).toEqual([11, 5]);
    expect(found.odds!.win).toBeCloseTo((181 - 3) / 216);
    expect(found.prospects!.find((p) => p.kind === 'disaster')?.takes).toMatchObject({
      armies: { least: 2, most: 2 },
      legions: { most: 0 },
    });
  });

  test('[2.02.41-j] without Support nothing is won', () => {
    const g = seen((x) => {
      holds(x, 'province:illyricum', 'senator:1');
      wages(x, 'war:6');
    });
    expect(provinceAhead(g, 'province:illyricum')!.odds!.win).toBe(0);
  });

  test('[2.02.41-k] with nothing at sea all is lost', () => {
    const g = seen((x) => {
      holds(x, 'province:sardinia-corsica', 'senator:1');
      wages(x, 'war:71');
    });
    expect(provinceAhead(g, 'province:sardinia-corsica')!.odds).toEqual({ win: 0, draw: 0, lose: 1 });
  });

  test('[2.02.32-a] a Garrison makes its Armies whole', () => {
    const g = seen((x) => {
      holds(x, MACEDONIA, 'senator:1', { armies: 4 });
      legionsTo(x, 'active', 2);
      wages(x, 'war:3');
    });
    expect(provinceIfGarrisoned(g, MACEDONIA, [0, 1])!.tallies[0]!.total).toBe(5 + 2 + 4 + 4);
  });

  test('[2.02.31-a][2.02.32-a] whoever draws up a Garrison reads it', () => {
    const game = at(propose, { kind: 'deploy', by: 0, means: 'presiding' }, { ...PROVINCIAL, seats: 3 }, (g) =>
      armedMeeting(g, (x) => {
        holds(x, MACEDONIA, Y, { armies: 4 });
        wages(x, 'war:3');
      }),
    );
    const told = (verb: string, ref: string): number | undefined => explain(game.view(0), verb, ref)?.tallies[0]?.total;
    // 5 + 2 + MIL 2; with three Legions 5 + 4 + 3 + 2.
    expect(told('sendGarrison', MACEDONIA)).toBe(9);
    game.as(0).does('sendGarrison', MACEDONIA);
    expect([told('legions', '0'), told('legions', '3')]).toEqual([9, 14]);
    game.sets('legions', 3);
    expect(told('put', '')).toBe(14);
  });

  test('one that nobody attacks has nothing to expect', () => {
    const g = seen((x) => {
      holds(x, MACEDONIA, 'senator:1');
      wages(x, 'war:5');
    });
    expect(provinceAhead(g, MACEDONIA)).toBeUndefined();
  });
});
