import { describe, expect, test } from 'vitest';
import { all, barbarians, discs, position, QUIET, standing } from '../testing/barbarian.ts';

/** All armies on frontiers, so that no aftermath is rolled; each then rolls for the link before it, and stays. */
const armies = { 'I-F': 'I', 'II-F': 'II', 'VI-F': 'VI' } as const;
const STAY = [1, 1, 1] as const;

describe('an uprising', () => {
  test('[TET.uprising-a] puts Revolt in every linked Roman province', () => {
    const game = position({ armies, discs: { 'II-4': 'revolt' } });
    barbarians(game, 2, 4, ...STAY);
    expect(discs(game)).toEqual(all('revolt', 'II-4', 'II-1', 'II-3', 'II-5', 'II-6'));
    expect(game.view('public').supply.revolt).toBe(16);
  });

  test('[TET.uprising-a] reaches direct neighbours only, not their neighbours', () => {
    const game = position({ armies, discs: { 'I-5': 'revolt' } });
    barbarians(game, 1, 5, ...STAY);
    expect(discs(game)).toEqual(all('revolt', 'I-5', 'I-4', 'I-6'));
  });

  test('[TET.uprising-b][TET.A2] replaces discs of every Emperor, which return to their owners; Revolt stays', () => {
    const game = position({
      armies,
      discs: { 'II-4': 'revolt', 'II-1': 'maximian', 'II-3': 'constantius', 'II-6': 'revolt', 'II-5': 'galerius' },
    });
    barbarians(game, 2, 4, ...STAY);
    expect(discs(game)).toEqual(all('revolt', 'II-4', 'II-1', 'II-3', 'II-5', 'II-6'));
    const { emperors, supply } = game.view('public');
    expect(emperors.map((e) => e.discs)).toEqual([5, 5, 5, 5]);
    expect(supply).toMatchObject({ unrest: 21, revolt: 16 });
  });

  test('[TET.uprising-b][TET.A3] replaces Unrest that the spread did not reach', () => {
    const game = position({ armies, discs: { 'VI-2': 'revolt', 'VI-3': 'unrest', 'VI-1': 'revolt' } });
    // Spread over the Syrtis: shut. The uprising rolls again: open.
    barbarians(game, 1, 6, 2, 6, ...STAY);
    expect(discs(game)).toEqual(all('revolt', 'VI-2', 'VI-3', 'VI-1'));
    expect(game.view('public').supply).toMatchObject({ unrest: 21, revolt: 18 });
  });

  test('[TET.uprising-c][TET.protect-d] never reaches a frontier, protected or not, and rolls nothing for its link', () => {
    for (const discsBefore of [{ 'V-1': 'revolt' }, { 'V-1': 'revolt', 'V-F': 'diocletian' }] as const) {
      const game = position({ armies, discs: discsBefore });
      barbarians(game, 5, 1, ...STAY);
      expect(discs(game)).toEqual({ ...discsBefore, ...all('revolt', 'V-2', 'V-3', 'VI-1') });
    }
  });

  test('[TET.uprising-d] an Emperor who is reached stays, and falls in the next State of the Empire', () => {
    const game = position({
      emperors: { diocletian: 'IT-6', galerius: 'V-6', maximian: 'I-4' },
      armies,
      discs: { 'I-5': 'revolt' },
    });
    barbarians(game, 1, 5, ...STAY);
    expect(discs(game)['I-4']).toBe('revolt');
    expect(standing(game, 'maximian')).toBe('I-4');
    barbarians(game, ...QUIET, ...STAY);
    expect(standing(game, 'maximian')).toBe('off');
  });

  test('[TET.uprising-d] the Emperor whose turn is next may move away in time', () => {
    const game = position({ emperors: { diocletian: 'IT-6', galerius: 'I-4' }, armies, discs: { 'I-5': 'revolt' } });
    barbarians(game, 1, 5, ...STAY);
    game.does('move', 'province:I-3');
    barbarians(game, ...QUIET, ...STAY);
    expect(standing(game, 'galerius')).toBe('I-3');
  });

  test('[TET.uprising-e] the province where it starts keeps its disc', () => {
    const game = position({ armies, discs: { 'VI-5': 'revolt' } });
    // The Rif is shut.
    barbarians(game, 6, 5, 1, ...STAY);
    expect(discs(game)).toEqual(all('revolt', 'VI-5', 'VI-4'));
  });

  test('[TET.A5] rolls once for each broken link to a neighbour that would change, in the order of the board', () => {
    const game = position({ armies, discs: { 'I-1': 'revolt' } });
    // Gades open, Rif shut.
    barbarians(game, 1, 1, 4, 3, ...STAY);
    expect(discs(game)).toEqual(all('revolt', 'I-1', 'I-2'));
  });

  test('[TET.A5] rolls nothing for a neighbour already in Revolt', () => {
    const game = position({ armies, discs: all('revolt', 'I-1', 'I-2') });
    barbarians(game, 1, 1, 4, ...STAY);
    expect(discs(game)).toEqual(all('revolt', 'I-1', 'I-2', 'VI-5'));
  });

  test('[TET.A6] covers an uncovered capital, which counts again once uncovered', () => {
    const game = position({
      emperors: { diocletian: 'IT-6', galerius: 'III-2' },
      armies,
      discs: { 'III-3': 'revolt' },
    });
    barbarians(game, 3, 3, ...STAY);
    expect(discs(game)).toMatchObject({ 'III-1': 'revolt' });
    // Galerius subdues his capital, and the dice find it quiet.
    game.does('move', 'province:III-1').does('subdue');
    barbarians(game, ...QUIET, ...STAY).expectLog('tet.quiet', { at: 'province:III-1' });
    expect(discs(game)).not.toHaveProperty('III-1');
  });

  test('[TET.A1] it reaches Italia from a province next to it', () => {
    const game = position({ emperors: { diocletian: 'V-6' }, armies, discs: { 'II-6': 'revolt' } });
    // Pyrenees shut, Alps open: the capital of Maximian is covered.
    barbarians(game, 2, 6, 1, 4, ...STAY);
    expect(discs(game)).toEqual(all('revolt', 'II-6', 'II-3', 'II-4', 'II-5', 'IT-1'));
  });
});
