import { given, play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { tetrarchia } from './index.ts';
import { EMPERORS } from './ids.ts';
import { pieceOf, type RomanTurn, province, QUIET_IN_GERMANIA, romanTurn } from './testing/roman.ts';

const turn = (position: RomanTurn) => play(given(tetrarchia, ...romanTurn(position)));
const FREE_OF_REVOLT = 'tet.no.revoltInRegion';

describe('Protecting', () => {
  test('[TET.protect-a] a disc of his own on his province, for 1 point', () => {
    const game = turn({ emperor: 'galerius', at: 'III-2' }).does('protect');
    expect([game.g.imperium, pieceOf(game.view(0), 'galerius').discs]).toEqual([5, 4]);
    expect(game.view(0).discs).toEqual({ 'province:III-2': 'galerius' });
    game.expectLog('tet.protected', { who: 'emperor:galerius', at: 'province:III-2' }, 'TET.protect-a');
  });

  test('[TET.protect-a][TET.move-f] not where any disc lies', () => {
    for (const disc of ['unrest', 'revolt', 'diocletian', 'galerius'] as const) {
      turn({ at: 'IV-4', discs: { 'IV-4': disc } }).refuses('protect', undefined, 'tet.no.discHere');
    }
    turn({ at: 'IV-4' }).does('protect').refuses('protect', undefined, 'tet.no.discHere');
  });

  test('[TET.protect-b] the dice put no Unrest on it, whoever placed it', () => {
    const game = turn({ emperor: 'galerius', at: 'IV-4' }).does('protect');
    game.rolling(4, 4).does('endPhase').expectLog('tet.quiet', { at: 'province:IV-4' });
    expect(game.view(0).discs).toEqual({ 'province:IV-4': 'galerius' });
  });

  test('[TET.protect-b] it supports its owner in battle, and nobody else', () => {
    const army = { armies: { 'III-1': 'III' } } as const;
    const game = turn({ emperor: 'maximian', at: 'III-5', ...army }).does('protect');
    game
      .rolling(1, 6, ...QUIET_IN_GERMANIA)
      .does('attack', province('III-1'))
      .expectLog('tet.battle', { imperial: 2 });
    const other = turn({ emperor: 'maximian', at: 'III-5', discs: { 'III-5': 'galerius' }, ...army });
    other
      .rolling(1, 6, ...QUIET_IN_GERMANIA)
      .does('attack', province('III-1'))
      .expectLog('tet.battle', { imperial: 1 });
  });

  test('[TET.protect-c] on a frontier it costs 2', () => {
    const game = turn({ at: 'IV-F' }).does('protect').expectLog('tet.protected', {}, 'TET.protect-c');
    expect([game.g.imperium, game.view(0).discs[province('IV-F')]]).toEqual([4, 'diocletian']);
    turn({ at: 'IV-F', imperium: 1 }).refuses('protect', undefined, 'tet.no.points');
  });

  test('[TET.protect-c] and asks that none of the six provinces of the region be in Revolt', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      turn({ at: 'IV-F', discs: { [`IV-${n}`]: 'revolt' } }).refuses('protect', undefined, FREE_OF_REVOLT);
    }
    const elsewhere = { 'III-5': 'revolt', 'V-6': 'revolt', 'IT-4': 'revolt' } as const;
    expect(turn({ at: 'IV-F', discs: elsewhere }).offers('protect')).toBeDefined();
    // In a province Revolt nearby does not matter.
    expect(turn({ at: 'IV-1', discs: { 'IV-2': 'revolt' } }).offers('protect')).toBeDefined();
  });

  test('[TET.A34] Unrest in the region does not matter', () => {
    const discs = { 'IV-1': 'unrest', 'IV-6': 'unrest' } as const;
    expect(turn({ at: 'IV-F', discs }).does('protect').view(0).discs[province('IV-F')]).toBe('diocletian');
  });

  test('[TET.protect-d] an uprising next to a protected frontier does not touch it', () => {
    const discs = { 'IV-F': 'galerius', 'IV-1': 'revolt' } as const;
    // The uprising in Dacia, then an army in Persia that its broken link holds.
    const game = turn({ discs }).rolling(4, 1, 5, 1).does('endPhase').rolled();
    game.expectLog('tet.uprising', { at: 'province:IV-1' });
    const { discs: after } = game.view(0);
    expect([after[province('IV-2')], after[province('IV-F')]]).toEqual(['revolt', 'galerius']);
  });

  test('[TET.protect-d] nor does an army gather there', () => {
    const discs = { 'IV-F': 'galerius', 'V-3': 'revolt' } as const;
    // Uprising in Cappadocia (its broken link shut), aftermath in region IV: the d6 is rolled instead.
    const game = turn({ discs }).rolling(5, 3, 1, 4, 4).does('endPhase').rolled();
    expect([game.view(0).armies, game.view(0).discs[province('IV-F')]]).toEqual([[], 'galerius']);
  });

  test('[TET.protect-e] he cannot take a disc up again; an uprising gives it back', () => {
    const discs = { 'IV-2': 'diocletian', 'IV-1': 'revolt' } as const;
    const game = turn({ at: 'IV-2', discs });
    expect(Object.keys(game.question!.verbs).sort()).toEqual(['endPhase', 'move']);
    game.refuses('subdue', undefined, 'tet.no.nothingToSubdue');
    expect(pieceOf(game.view(0), 'diocletian').discs).toBe(4);
    game.rolling(4, 1, 1, 1).does('endPhase');
    expect(game.view(0).discs[province('IV-2')]).toBe('revolt');
    expect(pieceOf(game.view(0), 'diocletian').discs).toBe(5);
  });

  test('[TET.protect-f] a capital may be covered, his own, a colleague’s or Roma', () => {
    for (const at of ['V-6', 'II-2', 'IT-3']) {
      expect(turn({ at }).does('protect').view(0).discs).toEqual({ [province(at)]: 'diocletian' });
    }
  });

  test('[TET.protect-g] a covered capital no longer supports its Emperor', () => {
    const position: RomanTurn = { emperor: 'galerius', at: 'III-2', armies: { 'III-6': 'III' } };
    const army = province('III-6');
    turn(position).byChance(1, 6).does('attack', army).expectLog('tet.battle', { imperial: 2 });
    const covered = turn({ ...position, discs: { 'III-1': 'maximian' } });
    covered.byChance(1, 6).does('attack', army).expectLog('tet.battle', { imperial: 1 });
  });

  test('[TET.protect-h] he needs a disc in his supply', () => {
    for (const emperor of EMPERORS) {
      turn({ emperor, at: 'IV-4', left: { [emperor]: 0 } }).refuses('protect', undefined, 'tet.no.discLeft');
    }
    expect(
      turn({ at: 'IV-4', left: { diocletian: 1 } })
        .does('protect')
        .view(0).emperors[0]?.discs,
    ).toBe(0);
  });

  test('[TET.var.diarchia-b] under DIARCHIA he still places only his own', () => {
    const variants = ['diarchia'] as const;
    turn({ emperor: 'galerius', at: 'IV-4', variants, left: { galerius: 0 } }).refuses(
      'protect',
      undefined,
      'tet.no.discLeft',
    );
    const game = turn({ emperor: 'galerius', at: 'IV-4', variants }).does('protect');
    expect(game.view(0).discs[province('IV-4')]).toBe('galerius');
    expect(game.view(0).emperors.map((e) => e.discs)).toEqual([5, 4, 5, 5]);
  });
});
