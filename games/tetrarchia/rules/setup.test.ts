import { given, play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { EMPERORS } from './ids.ts';
import { tetrarchia } from './index.ts';
import { armiesOf, type RomanTurn, province, QUIET_IN_GERMANIA, romanTurn } from './testing/roman.ts';

/** A table set with these dice; too many dice are an error, and `given` says so. */
const set = (level: string, ...rolling: number[]) => given(tetrarchia, { options: { level }, rolling });
const viewOf = (level: string, ...rolling: number[]) => play(set(level, ...rolling)).view(0);
const revolts = (level: string, ...rolling: number[]): string[] =>
  Object.keys(viewOf(level, ...rolling).discs).map((ref) => ref.slice('province:'.length));

const turn = (position: RomanTurn) => play(given(tetrarchia, ...romanTurn(position)));

describe('Threats', () => {
  test('[TET.setup-a] one Revolt in each outer region, rolled until it is above 1', () => {
    expect(revolts('4000', 2, 3, 4, 5, 6, 2)).toEqual(['I-2', 'II-3', 'III-4', 'IV-5', 'V-6', 'VI-2']);
    expect(revolts('4000', 1, 1, 2, 3, 1, 4, 5, 6, 1, 2)).toEqual(['I-2', 'II-3', 'III-4', 'IV-5', 'V-6', 'VI-2']);
    expect(Object.values(viewOf('4000', 2, 3, 4, 5, 6, 2).discs)).toEqual(Array(6).fill('revolt'));
  });

  test('[TET.setup-b] then the extra ones, each by both dice: the roman die first', () => {
    expect(revolts('4010', 2, 2, 2, 2, 2, 2, 3, 5)).toContain('III-5');
    const two = revolts('4020', 2, 2, 2, 2, 2, 2, 3, 5, 6, 6);
    expect([two.length, two.includes('III-5'), two.includes('VI-6')]).toEqual([8, true, true]);
    expect(revolts('4030', 2, 2, 2, 2, 2, 2, 3, 5, 6, 6, 1, 3)).toHaveLength(9);
  });

  test('[TET.setup-c] then the armies, each on the frontier of a rolled region', () => {
    const { armies } = viewOf('4002', 2, 2, 2, 2, 2, 2, 4, 1);
    expect(armies).toEqual([
      { id: 1, at: 'province:IV-F', from: 'region:IV' },
      { id: 2, at: 'province:I-F', from: 'region:I' },
    ]);
  });

  test('[TET.setup-a][TET.setup-b][TET.setup-c] in this order, and said so', () => {
    const { opening } = set('4011', 2, 2, 2, 2, 2, 2, 3, 5, 4);
    const said = opening.filter(({ m }) => m.k.startsWith('tet.setup')).map(({ m, rule }) => [m.a?.['at'], rule]);
    expect(said).toEqual([
      ...['I', 'II', 'III', 'IV', 'V', 'VI'].map((region) => [province(`${region}-2`), 'TET.setup-a']),
      ['province:III-5', 'TET.setup-b'],
      ['province:IV-F', 'TET.setup-c'],
    ]);
  });

  test('[TET.setup-d] an occupied province or frontier is rolled again, with both dice', () => {
    expect(revolts('4010', 2, 2, 2, 2, 2, 2, 3, 2, 3, 5)).toContain('III-5');
    const again = revolts('4020', 2, 2, 2, 2, 2, 2, 3, 5, 3, 5, 1, 2, 5, 4);
    expect([again.length, again.includes('V-4')]).toEqual([8, true]);
    expect(armiesOf(viewOf('4003', 2, 2, 2, 2, 2, 2, 4, 4, 1, 4, 1, 6))).toEqual(['IV-F', 'I-F', 'VI-F']);
  });

  test('[TET.A25] a Revolt may cover a capital, and its Emperor cannot begin there', () => {
    const game = play(set('4000', 2, 2, 2, 2, 6, 2));
    expect(game.view(0).discs[province('V-6')]).toBe('revolt');
    expect([game.offers('enter'), game.view(0).emperors[0]?.at]).toEqual([undefined, 'province:IT-3']);
    expect(revolts('4010', 2, 3, 2, 2, 2, 2, 2, 2)).toContain('II-2');
  });

  test('[TET.A26] an extra Revolt may be in a province 1', () => {
    expect(revolts('4010', 2, 2, 2, 2, 2, 2, 2, 1)).toContain('II-1');
  });

  test('[TET.setup-c][TET.A35] with all three armies on the board an uprising brings no fourth, nor a roll for one', () => {
    const game = play(set('4003', 2, 2, 2, 2, 6, 2, 4, 1, 6));
    // Uprising in Baetica; Tingitana is behind a broken link (1). No roman die; each army at its broken link.
    game.rolling(1, 2, 1, 1, 1, 1).does('endPhase').rolled().expectLog('tet.uprising', { at: 'province:I-2' });
    expect(armiesOf(game.view(0)).sort()).toEqual(['I-F', 'IV-F', 'VI-F']);
  });
});

describe('What is in the box', () => {
  test('[TET.comp-a] four Emperors with five discs each, three fleets, three armies, 21 and 21 discs', () => {
    const { emperors, fleets, supply } = viewOf('5300', 2, 2, 2, 2, 2, 2);
    expect(emperors.map((e) => e.discs)).toEqual([5, 5, 5, 5]);
    expect(fleets).toEqual({ 'sea:ATLANTICVM': 1, 'sea:INTERNVM': 1, 'sea:AEGAEVM': 1 });
    expect(supply).toEqual({ unrest: 21, revolt: 21 - 6, armies: 3, fleets: 0 });
    expect(viewOf('5332', 2, 2, 2, 2, 2, 2, 1, 1, 2, 1, 3, 1, 4, 5).supply).toMatchObject({
      revolt: 21 - 9,
      armies: 1,
    });
  });

  test('[TET.comp-b] the 22nd disc is not there', () => {
    const places = ['I', 'II', 'IV', 'V'].flatMap((region) => [1, 2, 3, 4, 5, 6].map((n) => `${region}-${n}`));
    const free = places.filter((id) => id !== 'II-2' && id !== 'V-6');
    const unrest = (n: number) => Object.fromEntries(free.slice(0, n).map((id) => [id, 'unrest' as const]));
    const game = turn({ discs: unrest(20) })
      .rolling(6, 6)
      .does('endPhase');
    expect([game.view(0).supply.unrest, game.over]).toEqual([0, undefined]);
    expect(
      turn({ discs: unrest(21) })
        .rolling(6, 6)
        .does('endPhase').over?.how,
    ).toBe('no-unrest-disc');
    const revolt = (n: number) => Object.fromEntries(free.slice(0, n).map((id) => [id, 'revolt' as const]));
    const army = { 'VI-1': 'VI' } as const;
    expect(
      turn({ discs: revolt(20), armies: army })
        .rolling(...QUIET_IN_GERMANIA)
        .does('endPhase')
        .view(0).supply.revolt,
    ).toBe(0);
    expect(
      turn({ discs: revolt(21), armies: army })
        .rolling(...QUIET_IN_GERMANIA)
        .does('endPhase').over?.how,
    ).toBe('no-revolt-disc');
  });

  test('[TET.comp-c] never more than three armies', () => {
    const discs = { 'I-2': 'revolt' } as const;
    const two = turn({ discs, armies: { 'IV-F': 'IV', 'VI-F': 'VI' } });
    // Uprising in Baetica, the broken link shut; an army gathers in Persia; then the links before all three.
    two.rolling(1, 2, 1, 5, 1, 1, 1).does('endPhase').rolled();
    expect(armiesOf(two.view(0))).toEqual(['IV-F', 'VI-F', 'V-F']);
    const three = turn({ discs, armies: { 'IV-F': 'IV', 'VI-F': 'VI', 'V-F': 'V' } });
    three.rolling(1, 2, 1, 1, 1, 1).does('endPhase').rolled();
    expect(armiesOf(three.view(0))).toEqual(['IV-F', 'VI-F', 'V-F']);
  });

  test('[TET.comp-d] the Emperors, by colour of their discs', () => {
    for (const emperor of EMPERORS) {
      const game = turn({ emperor, at: 'IV-4' }).does('protect');
      expect(game.view(0).discs[province('IV-4')]).toBe(emperor);
    }
  });

  test('[TET.setup-h] discs and fleets beyond the level are out of the game', () => {
    const { emperors, supply } = viewOf('3100', 2, 2, 2, 2, 2, 2);
    expect([emperors.map((e) => e.discs), supply.fleets]).toEqual([[3, 3, 3, 3], 1]);
    const none = viewOf('2000', 2, 2, 2, 2, 2, 2);
    expect([none.emperors.map((e) => e.discs), none.supply.fleets]).toEqual([[2, 2, 2, 2], 0]);
  });
});

describe('The beginning', () => {
  test('[TET.setup-j] Diocletian has the first turn', () => {
    const game = play(set('4000', 2, 2, 2, 2, 2, 2));
    expect([game.view(0).turn, game.view(0).round]).toEqual(['emperor:diocletian', 1]);
    expect(game.logKeys().at(-1)).toBe('tet.turn');
    game.expectLog('tet.turn', { who: 'emperor:diocletian', round: 1 });
  });

  test('[TET.turn-g] nobody is on the board before his first turn', () => {
    const game = play(set('4000', 2, 2, 2, 2, 2, 2));
    expect(game.view(0).emperors.map((e) => e.at)).toEqual(['off', 'off', 'off', 'off']);
    game.does('enter', province('IT-3'));
    expect(game.view(0).emperors.map((e) => e.at)).toEqual(['province:IT-3', 'off', 'off', 'off']);
  });
});
