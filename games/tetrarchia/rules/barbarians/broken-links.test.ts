import { describe, expect, test } from 'vitest';
import { all, armies, attacks, barbarians, discs, position, QUIET, rolls, standing } from '../testing/barbarian.ts';

describe('a broken link is rolled for', () => {
  const outcomes = [1, 2, 3, 4, 5, 6].map((die) => ({ die, open: die >= 4 }));

  test.each(outcomes)('[TET.broken-a] $die: Unrest beyond it turns: $open', ({ die, open }) => {
    const game = position({ discs: { 'III-4': 'revolt', 'III-5': 'unrest' } });
    barbarians(game, die, ...QUIET);
    expect(discs(game)['III-5']).toBe(open ? 'revolt' : 'unrest');
    game.expectLog(open ? 'tet.link.open' : 'tet.link.shut', { die });
  });

  test.each(outcomes)('[TET.broken-a] $die: an uprising passes it: $open', ({ die, open }) => {
    // From Moesia Inferior over the Haemus to Thracia. No aftermath, and the armies stay.
    const game = position({ discs: all('revolt', 'IV-1', 'IV-2'), armies: { 'I-F': 'I', 'II-F': 'II', 'VI-F': 'VI' } });
    barbarians(game, 4, 2, die, 1, 1, 1);
    expect(discs(game)['IV-3']).toBe(open ? 'revolt' : undefined);
  });

  test.each(outcomes)('[TET.broken-a] $die: an army passes it: $open', ({ die, open }) => {
    const game = position({ armies: { 'VI-F': 'VI' } });
    barbarians(game, ...QUIET, die);
    expect(armies(game)).toEqual([open ? 'VI-1' : 'VI-F']);
  });

  test('[TET.broken-b][TET.broken-c] the uprising rolls again for a link that the spread has rolled for', () => {
    const game = position({
      discs: { 'III-4': 'revolt', 'III-5': 'unrest', 'III-2': 'revolt', 'IV-6': 'revolt' },
      armies: { 'IV-F': 'IV', 'V-F': 'V', 'VI-F': 'VI' },
    });
    // Spread over the Dinaric Alps: shut. Uprising in Dalmatia over them: open. Three armies over theirs: shut.
    barbarians(game, 2, 3, 4, 5, 1, 1, 1);
    expect(discs(game)).toMatchObject({ 'III-5': 'revolt', 'III-1': 'revolt' });
    expect(armies(game)).toEqual(['IV-F', 'V-F', 'VI-F']);
  });

  test('[TET.broken-c] Emperors pass broken links without a roll, and attack over them', () => {
    const game = position({ emperors: { diocletian: 'V-5' }, armies: { 'IV-3': 'IV' }, discs: { 'IV-3': 'revolt' } });
    attacks(game, 'IV-3', 6, 1);
    rolls(game, [], 'move', 'province:V-6');
    expect(standing(game, 'diocletian')).toBe('V-6');
  });

  test('[TET.broken-b] an army that was held rolls anew in the next turn', () => {
    const game = position({ emperors: { diocletian: 'IT-6', galerius: 'IT-5' }, armies: { 'VI-F': 'VI' } });
    barbarians(game, ...QUIET, 3);
    expect(armies(game)).toEqual(['VI-F']);
    barbarians(game, ...QUIET, 4);
    expect(armies(game)).toEqual(['VI-1']);
  });
});

test('[TET.broken-a] a normal link needs no roll', () => {
  const game = position({ discs: { 'I-2': 'revolt', 'I-3': 'unrest' }, armies: { 'VI-1': 'VI' } });
  barbarians(game, ...QUIET);
  expect(discs(game)).toMatchObject({ 'I-3': 'revolt', 'VI-2': 'revolt' });
});
