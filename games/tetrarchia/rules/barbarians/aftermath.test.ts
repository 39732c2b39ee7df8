import { describe, expect, test } from 'vitest';
import { all, armies, barbarians, discs, position, QUIET } from '../testing/barbarian.ts';

/** Achaia in Revolt with its neighbours: an uprising there changes nothing by itself. */
const ACHAIA = all('revolt', 'IV-4', 'IV-5', 'IV-6');
const UPRISING = [4, 5] as const;

describe('after an uprising', () => {
  test('[TET.after-a][TET.after-b] the roman die names a region; its empty frontier gets an army', () => {
    for (const [i, frontier] of ['I-F', 'II-F', 'III-F', 'IV-F', 'V-F', 'VI-F'].entries()) {
      const game = position({ discs: ACHAIA });
      // It then stays behind its own link.
      barbarians(game, ...UPRISING, i + 1, 1).expectLog('tet.army', { at: `province:${frontier}` });
      expect(armies(game)).toEqual([frontier]);
      expect(game.view('public').supply.armies).toBe(2);
    }
  });

  test('[TET.after-a] there is none after any other result', () => {
    const game = position({ discs: { 'V-1': 'unrest' } });
    barbarians(game, 5, 1);
    expect(armies(game)).toEqual([]);
    barbarians(position({}), ...QUIET);
    barbarians(position({}), 5, 1);
  });

  test('[TET.after-a] with three armies on the board nothing is rolled', () => {
    const game = position({ discs: ACHAIA, armies: { 'I-F': 'I', 'II-F': 'II', 'III-F': 'III' } });
    barbarians(game, ...UPRISING, 1, 1, 1);
    expect(armies(game)).toEqual(['I-F', 'II-F', 'III-F']);
  });

  test.each([
    ['an army', { armies: { 'I-F': 'I' } }, [1]],
    ['a disc', { discs: { 'I-F': 'galerius' } }, []],
  ] as const)('[TET.after-c] a frontier that holds %s: the d6 names a province of that region', (_, held, stay) => {
    const game = position({ ...held, discs: { ...ACHAIA, ...('discs' in held ? held.discs : {}) } });
    barbarians(game, ...UPRISING, 1, 3, ...stay).expectLog('tet.unrest', { at: 'province:I-3' });
    expect(discs(game)).toMatchObject({ 'I-3': 'unrest' });
    expect(armies(game)).toEqual('armies' in held ? ['I-F'] : []);
  });

  test('[TET.A24] an Emperor in the frontier is a figure there: the d6 is rolled', () => {
    const game = position({ discs: ACHAIA, emperors: { diocletian: 'V-F' } });
    barbarians(game, ...UPRISING, 5, 3).expectLog('tet.unrest', { at: 'province:V-3' });
    expect(armies(game)).toEqual([]);
  });

  test('[TET.after-c] what is found there decides, as for the first dice', () => {
    const at = { emperors: { diocletian: 'V-F' } } as const;
    const quiet = position({ ...at, discs: { ...ACHAIA, 'V-3': 'galerius' } });
    barbarians(quiet, ...UPRISING, 5, 3).expectLog('tet.quiet', { at: 'province:V-3' });
    const capital = position({ ...at, discs: ACHAIA });
    barbarians(capital, ...UPRISING, 5, 6).expectLog('tet.quiet', { at: 'province:V-6' });
    const unrest = position({ ...at, discs: { ...ACHAIA, 'V-3': 'unrest' } });
    barbarians(unrest, ...UPRISING, 5, 3).expectLog('tet.revolt', { at: 'province:V-3' });
  });

  test('[TET.after-c] it may be a further uprising, with an aftermath of its own', () => {
    const game = position({
      emperors: { diocletian: 'V-F' },
      discs: { ...ACHAIA, ...all('revolt', 'V-3', 'V-1', 'V-4') },
    });
    // Persia is held: V-3 rises, the Taurus is shut; then an army in Libya, which stays.
    barbarians(game, ...UPRISING, 5, 3, 1, 6, 1);
    expect(game.logKeys().filter((k) => k === 'tet.uprising')).toHaveLength(2);
    expect(armies(game)).toEqual(['VI-F']);
  });

  test('[TET.after-c] the second may even be in the province of the first', () => {
    const game = position({ emperors: { diocletian: 'IV-F' }, discs: ACHAIA });
    barbarians(game, ...UPRISING, 4, 5, 4, 5, 1, 1);
    expect(game.logKeys().filter((k) => k === 'tet.uprising')).toHaveLength(3);
    expect(armies(game)).toEqual(['I-F']);
  });

  test('[TET.A8] the supply is looked at before every roman roll', () => {
    // The last army is placed after the first uprising: it is the end, for the army’s frontier was empty.
    const last = position({ discs: ACHAIA, armies: { 'I-F': 'I', 'II-F': 'II' } });
    barbarians(last, ...UPRISING, 6, 1, 1, 1);
    expect(armies(last)).toEqual(['I-F', 'II-F', 'VI-F']);
    // One in the supply: a held frontier may be met again and again.
    const chain = position({ discs: ACHAIA, armies: { 'IV-F': 'IV', 'II-F': 'II' } });
    barbarians(chain, ...UPRISING, 4, 5, 4, 5, 6, 1, 1, 1);
    expect(armies(chain)).toEqual(['IV-F', 'II-F', 'VI-F']);
  });
});
