import { describe, expect, test } from 'vitest';
import { REGIONS } from './ids.ts';
import { all, barbarians, type Position, position, QUIET, region } from './testing/barbarian.ts';

const scored = (p: Position) => position(p).view('public').score;
const total = (p: Position): number => scored(p).total;

const SIX = { ...all('diocletian', 'I-F', 'II-F', 'III-F'), ...all('maximian', 'IV-F', 'V-F', 'VI-F') };

describe('what counts', () => {
  test('[TET.score-a] six protected frontiers and Italia without Revolt are ten, the most there is', () => {
    expect(total({ discs: SIX })).toBe(10);
  });

  test('[TET.score-a][TET.score-b] 1 for each protected frontier and -1 for each other', () => {
    const frontiers = Object.entries(SIX);
    for (let n = 0; n <= 6; n++)
      expect(total({ discs: Object.fromEntries(frontiers.slice(0, n)) })).toBe(4 + n - (6 - n));
  });

  test.each(region('IT'))(
    '[TET.score-a] a Revolt in %s costs the four of Italia; Unrest or an Emperor disc does not',
    (id) => {
      expect(total({ discs: { ...SIX, [id]: 'revolt' } })).toBe(6);
      expect(total({ discs: { ...SIX, [id]: 'unrest' } })).toBe(10);
      expect(total({ discs: { ...SIX, [id]: 'galerius' } })).toBe(10);
    },
  );

  test('[TET.score-b] -1 for each army on the board', () => {
    expect(total({ discs: SIX, armies: { 'I-2': 'I' } })).toBe(9);
    expect(total({ discs: SIX, armies: { 'I-2': 'I', 'V-4': 'V', 'VI-1': 'VI' } })).toBe(7);
  });

  test.each(REGIONS)(
    '[TET.score-b][TET.score-c] region %s is in rebellion if more than 6 points would be needed',
    (id) => {
      const six = region(id);
      const before = id === 'IT' ? 6 : 10;
      expect(total({ discs: { ...SIX, ...all('revolt', ...six.slice(0, 3)) } })).toBe(before);
      expect(total({ discs: { ...SIX, ...all('revolt', ...six.slice(0, 3)), [six[3]!]: 'unrest' } })).toBe(before - 1);
      expect(total({ discs: { ...SIX, ...all('revolt', ...six) } })).toBe(before - 1);
      expect(total({ discs: { ...SIX, ...all('unrest', ...six) } })).toBe(10);
    },
  );

  test('[TET.A36] Italia too can be in rebellion, and only discs count, wherever the Emperors are', () => {
    const discs = { ...SIX, ...all('revolt', 'IT-1', 'IT-2', 'IT-3', 'IT-4') };
    expect(total({ discs, emperors: { diocletian: 'IT-1' } })).toBe(5);
    expect(total({ discs, emperors: { diocletian: 'V-1' } })).toBe(5);
  });

  test('[TET.score-a] the parts are shown', () => {
    const parts = scored({ discs: { 'I-F': 'galerius', 'IT-2': 'revolt' }, armies: { 'V-F': 'V' } }).parts;
    expect(parts.map(({ k, n }) => [k, n])).toEqual([
      ['protected', 1],
      ['unprotected', -5],
      ['armies', -1],
    ]);
  });
});

describe('at the end', () => {
  test('[TET.A37] after a defeat it is that of the final position, and may be negative', () => {
    const game = position({
      armies: { 'IT-2': 'III', 'I-F': 'I', 'V-F': 'V' },
      discs: { ...all('revolt', 'IT-2', ...region('VI'), ...region('IV')), 'I-F': 'galerius' },
    });
    barbarians(game, ...QUIET).expectLog('tet.score', { points: -9 });
    expect(game.over?.points).toEqual([-9]);
  });

  test('[R20] Roma entered is not yet laid waste: Italia without Revolt still counts', () => {
    const game = position({ armies: { 'IT-2': 'III' }, discs: SIX });
    barbarians(game, ...QUIET).expectLog('tet.score', { points: 9 });
    expect(game.over?.how).toBe('roma-entered');
  });

  test('[R21] Unrest that should have turned has gone: it counts for no rebellion', () => {
    const discs = { ...all('revolt', 'VI-1', 'VI-2', 'VI-3'), 'VI-4': 'unrest' } as const;
    expect(total({ discs })).toBe(4 - 6 - 1);
    const game = position({ discs, supply: { revolt: 0 } });
    barbarians(game).expectLog('tet.score', { points: 4 - 6 });
    expect(game.over?.how).toBe('no-revolt-disc');
  });
});
