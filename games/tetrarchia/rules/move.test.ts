import { given, play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { tetrarchia } from './index.ts';
import { ids, type RomanTurn, province, romanTurn, whereIs } from './testing/roman.ts';

const turn = (position: RomanTurn) => play(given(tetrarchia, ...romanTurn(position)));

/** What one move to `to` costs him. */
const costOf = (position: RomanTurn, to: string): number => {
  const game = turn(position);
  const before = game.g.imperium;
  return before - game.does('move', province(to)).g.imperium;
};

/** Where he may go with one move and exactly this many points. */
const reach = (position: RomanTurn, imperium: number): string[] =>
  ids(turn({ ...position, imperium }).offers('move')).sort();

describe('Moving', () => {
  test('[TET.move-a] a normal link costs 1, and the Emperor stands at its other end', () => {
    const game = turn({ at: 'IT-3' }).does('move', province('IT-2'));
    expect([whereIs(game.view(0), 'diocletian'), game.g.imperium]).toEqual(['IT-2', 5]);
    game.expectLog('tet.moved', { who: 'emperor:diocletian', to: 'province:IT-2' });
    expect(reach({ at: 'IT-3' }, 1)).toEqual(['IT-2', 'IT-4']);
  });

  test('[TET.move-b] a broken link costs 2, either way', () => {
    expect(costOf({ at: 'IT-2' }, 'IT-6')).toBe(2);
    expect(costOf({ at: 'IT-6' }, 'IT-2')).toBe(2);
    expect(reach({ at: 'IT-2' }, 1)).toEqual(['IT-1', 'IT-3']);
    turn({ at: 'IT-2', imperium: 1 }).refuses('move', province('IT-6'), 'tet.no.moveCost');
  });

  test('[TET.move-b] a frontier lies behind a broken link', () => {
    expect(costOf({ at: 'III-1' }, 'III-F')).toBe(2);
  });

  test('[TET.move-a] a move goes over one link, not two', () => {
    turn({ at: 'IT-3' }).refuses('move', province('IT-1'), 'tet.no.tooFar');
    turn({ at: 'IT-3' }).refuses('move', province('IT-3'), 'tet.no.tooFar');
  });

  test('[TET.move-c][TET.move-l] a fleet carries him along the coast of its zone for 1 in all', () => {
    expect(costOf({ at: 'IT-3', fleets: ['INTERNVM'] }, 'I-3')).toBe(1);
    expect(costOf({ at: 'VI-1', fleets: ['AEGAEVM'] }, 'IV-2')).toBe(1);
    const coast = ['I-1', 'I-2', 'I-3', 'I-6', 'II-6', 'III-4', 'IV-5', 'IV-6', 'VI-3', 'VI-4', 'VI-5', 'VI-6'];
    const italia = ['IT-1', 'IT-2', 'IT-4', 'IT-5', 'IT-6'];
    expect(reach({ at: 'IT-3', fleets: ['INTERNVM'] }, 1)).toEqual([...coast, ...italia].sort());
  });

  test('[TET.move-c] no fleet in the zone, no passage; nor from or to an inland province', () => {
    turn({ at: 'IT-3' }).refuses('move', province('I-3'), 'tet.no.tooFar');
    turn({ at: 'IT-3', fleets: ['AEGAEVM'] }).refuses('move', province('I-3'), 'tet.no.tooFar');
    turn({ at: 'IT-3', fleets: ['INTERNVM'] }).refuses('move', province('II-3'), 'tet.no.tooFar');
    turn({ at: 'III-6', fleets: ['INTERNVM'] }).refuses('move', province('IT-3'), 'tet.no.tooFar');
  });

  test('[TET.move-c] where two zones meet, either fleet serves', () => {
    expect(costOf({ at: 'IV-5', fleets: ['INTERNVM'] }, 'IT-5')).toBe(1);
    expect(costOf({ at: 'IV-5', fleets: ['AEGAEVM'] }, 'VI-1')).toBe(1);
    turn({ at: 'IV-5', fleets: ['INTERNVM'] }).refuses('move', province('VI-1'), 'tet.no.tooFar');
  });

  test('[TET.move-d] entering a province in Revolt costs 1 more, by any way', () => {
    const discs = { 'IT-2': 'revolt', 'IT-5': 'revolt', 'I-3': 'revolt' } as const;
    expect(costOf({ at: 'IT-3', discs }, 'IT-2')).toBe(2);
    expect(costOf({ at: 'IT-4', discs }, 'IT-5')).toBe(3);
    expect(costOf({ at: 'IT-3', discs, fleets: ['INTERNVM'] }, 'I-3')).toBe(2);
    expect(costOf({ at: 'IT-4', discs, fleets: ['INTERNVM'] }, 'IT-5')).toBe(2);
    turn({ at: 'IT-4', discs, imperium: 2 }).refuses('move', province('IT-5'), 'tet.no.moveCost');
  });

  test('[TET.move-d] leaving a province in Revolt costs nothing more', () => {
    expect(costOf({ at: 'IT-3', discs: { 'IT-3': 'revolt' } }, 'IT-2')).toBe(1);
  });

  test('[TET.move-e] no disc forbids a move, and only Revolt makes it dearer', () => {
    for (const disc of ['unrest', 'diocletian', 'maximian'] as const) {
      expect([disc, costOf({ at: 'IT-3', discs: { 'IT-2': disc } }, 'IT-2')]).toEqual([disc, 1]);
    }
    expect(costOf({ at: 'III-1', discs: { 'III-F': 'galerius' } }, 'III-F')).toBe(2);
  });

  test('[TET.move-i] an army must be attacked, it cannot be walked over', () => {
    const game = turn({ at: 'II-3', armies: { 'II-6': 'I' } });
    game.refuses('move', province('II-6'), 'tet.no.army');
    expect(ids(game.offers('attack'))).toEqual(['II-6']);
    turn({ at: 'IT-3', armies: { 'II-6': 'I' }, fleets: ['INTERNVM'] }).refuses(
      'move',
      province('II-6'),
      'tet.no.army',
    );
  });

  test('[TET.move-j][R1] a fleet crosses a strait for 1, the cheapest way is taken', () => {
    expect(costOf({ at: 'IT-4' }, 'IT-5')).toBe(2);
    expect(costOf({ at: 'IT-4', fleets: ['INTERNVM'] }, 'IT-5')).toBe(1);
    expect(reach({ at: 'V-6', fleets: ['AEGAEVM'] }, 1)).toContain('IV-3');
    expect(reach({ at: 'V-6' }, 1)).not.toContain('IV-3');
  });

  test('[TET.move-k] fleets side by side do not join their zones', () => {
    const fleets = ['ATLANTICVM', 'INTERNVM', 'AEGAEVM'] as const;
    turn({ at: 'IT-3', fleets }).refuses('move', province('VI-1'), 'tet.no.tooFar');
    turn({ at: 'IT-3', fleets }).refuses('move', province('II-4'), 'tet.no.tooFar');
    expect(costOf({ at: 'IV-5', fleets }, 'VI-1')).toBe(1);
  });
});

describe('Two in one province', () => {
  test('[TET.move-f][TET.move-g] he may enter a province held by another, if he goes on at once', () => {
    const game = turn({ at: 'IT-3', others: { galerius: 'IT-2' }, fleets: ['INTERNVM'] });
    game.does('move', province('IT-2'));
    expect(Object.keys(game.question!.verbs)).toEqual(['move']);
    game.refuses('endPhase', undefined, 'tet.no.sharing').does('move', province('IT-1'));
    expect([whereIs(game.view(0), 'diocletian'), whereIs(game.view(0), 'galerius')]).toEqual(['IT-1', 'IT-2']);
    expect(game.offers('endPhase')).toBeDefined();
  });

  test('[TET.move-g] he may also go on by sea, or back to where he came from', () => {
    const game = turn({ at: 'IT-3', others: { galerius: 'IT-2' }, fleets: ['INTERNVM'], imperium: 3 });
    expect(ids(game.does('move', province('IT-2')).offers('move'))).toEqual(
      expect.arrayContaining(['IT-1', 'IT-3', 'VI-6']),
    );
    expect(game.does('move', province('IT-3')).g.imperium).toBe(1);
  });

  test('[TET.A22] with no point left to leave it he may not enter', () => {
    const position: RomanTurn = { at: 'IT-3', others: { galerius: 'IT-2' } };
    turn({ ...position, imperium: 1 }).refuses('move', province('IT-2'), 'tet.no.wayOn');
    expect(reach(position, 1)).toEqual(['IT-4']);
    expect(reach(position, 2)).toEqual(['IT-2', 'IT-4']);
  });

  test('[TET.A22] Revolt around him counts against the way out', () => {
    const discs = { 'IT-1': 'revolt', 'IT-3': 'revolt' } as const;
    const position: RomanTurn = { at: 'IT-3', others: { galerius: 'IT-2' }, discs };
    expect(reach(position, 2)).not.toContain('IT-2');
    expect(reach(position, 3)).toContain('IT-2');
  });

  test('[TET.A22][TET.move-g] several held provinces may be crossed in a row, as long as the points reach beyond', () => {
    const others = { galerius: 'IT-2', constantius: 'IT-3', maximian: 'IT-1' };
    const position: RomanTurn = { at: 'IT-6', others, discs: { 'IT-6': 'revolt' } };
    expect(reach(position, 3)).toEqual(['IT-5']);
    const game = turn({ ...position, imperium: 4 }).does('move', province('IT-2'));
    // Back would cost 3; both others are held, with a free province 1 beyond.
    expect(ids(game.offers('move')).sort()).toEqual(['IT-1', 'IT-3']);
    game.does('move', province('IT-1'));
    // With the last point he cannot turn back onto another.
    expect(ids(game.offers('move'))).toEqual(['III-2']);
    game.refuses('move', province('IT-2'), 'tet.no.wayOn');
  });

  test('[TET.A23][TET.A22] an army is never crossed, nor is it a place to go on to', () => {
    const position: RomanTurn = { at: 'IT-3', others: { galerius: 'IT-2' }, discs: { 'IT-3': 'revolt' } };
    expect(reach(position, 2)).toEqual(['IT-2', 'IT-4']);
    // With an army in Cisalpina what is left to go on to costs 2: Sardinia, or back to Roma.
    const held: RomanTurn = { ...position, armies: { 'IT-1': 'I' } };
    expect(reach(held, 2)).toEqual(['IT-4']);
    expect(reach(held, 3)).toEqual(['IT-2', 'IT-4']);
    expect(ids(turn(held).does('move', province('IT-2')).offers('move')).sort()).toEqual(['IT-3', 'IT-6']);
  });

  test('[TET.A22] a refusal names who holds the province', () => {
    const game = turn({ at: 'IT-3', others: { maximian: 'IT-2' }, imperium: 1 });
    expect(() => game.does('move', province('IT-2'))).toThrow('emperor:maximian');
  });
});
