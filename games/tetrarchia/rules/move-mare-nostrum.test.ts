import { given, play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { tetrarchia } from './index.ts';
import { ids, type RomanTurn, province, romanTurn } from './testing/roman.ts';

const turn = (position: RomanTurn) =>
  play(given(tetrarchia, ...romanTurn({ variants: ['mare-nostrum'], ...position })));

const costOf = (position: RomanTurn, to: string): number => 6 - turn(position).does('move', province(to)).g.imperium;

describe('MARE NOSTRVM', () => {
  test('[TET.var.mare-a] fleets in adjacent zones join them: 1 point from coast to coast', () => {
    expect(costOf({ at: 'IT-3', fleets: ['INTERNVM', 'AEGAEVM'] }, 'VI-1')).toBe(1);
    expect(costOf({ at: 'V-6', fleets: ['INTERNVM', 'AEGAEVM'] }, 'I-3')).toBe(1);
    expect(costOf({ at: 'IT-3', fleets: ['ATLANTICVM', 'INTERNVM'] }, 'II-1')).toBe(1);
    turn({ at: 'IT-3', fleets: ['INTERNVM', 'AEGAEVM'], variants: [] }).refuses('move', province('VI-1'));
  });

  test('[TET.var.mare-a] landing in Revolt costs 1 more, as ever', () => {
    const position: RomanTurn = { at: 'IT-3', fleets: ['INTERNVM', 'AEGAEVM'], discs: { 'VI-1': 'revolt' } };
    expect(costOf(position, 'VI-1')).toBe(2);
  });

  test('[TET.var.mare-a] both zones need a fleet', () => {
    turn({ at: 'IT-3', fleets: ['INTERNVM'] }).refuses('move', province('VI-1'), 'tet.no.tooFar');
    turn({ at: 'IT-3', fleets: ['AEGAEVM'] }).refuses('move', province('VI-1'), 'tet.no.tooFar');
  });

  test('[TET.var.mare-a] zones apart from each other are not joined', () => {
    const fleets = ['ATLANTICVM', 'AEGAEVM'] as const;
    turn({ at: 'II-1', fleets }).refuses('move', province('V-1'), 'tet.no.tooFar');
    turn({ at: 'IT-3', fleets }).refuses('move', province('V-1'), 'tet.no.tooFar');
    expect(costOf({ at: 'II-1', fleets }, 'I-5')).toBe(1);
  });

  test('[TET.A33] three fleets make one sea', () => {
    const fleets = ['ATLANTICVM', 'INTERNVM', 'AEGAEVM'] as const;
    expect(costOf({ at: 'II-1', fleets }, 'V-1')).toBe(1);
    expect(ids(turn({ at: 'II-1', fleets }).offers('move'))).not.toContain('III-1');
  });

  test('[TET.var.mare-a] two fleets in one zone join nothing', () => {
    const fleets = ['INTERNVM', 'INTERNVM'] as const;
    turn({ at: 'IT-3', fleets, options: { fleetStacking: true } }).refuses('move', province('VI-1'), 'tet.no.tooFar');
  });

  test('[TET.var.mare-a] it is for moving only: no fleet carries an attack', () => {
    const game = turn({ at: 'IT-3', fleets: ['INTERNVM', 'AEGAEVM'], armies: { 'VI-1': 'VI' } });
    game.refuses('attack', province('VI-1'), 'tet.no.linkTo');
  });
});
