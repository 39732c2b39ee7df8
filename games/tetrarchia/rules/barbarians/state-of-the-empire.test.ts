import { describe, expect, test } from 'vitest';
import { all, barbarians, discs, position, QUIET, standing } from '../testing/barbarian.ts';

describe('the spread of Revolt', () => {
  test('[TET.state-a][TET.A3] Unrest linked to Revolt becomes Revolt; the grey disc is in the supply again', () => {
    const game = position({ discs: { 'I-2': 'revolt', 'I-4': 'unrest', 'V-1': 'unrest', 'I-3': 'diocletian' } });
    barbarians(game, ...QUIET).expectLog('tet.spread', { at: ['province:I-4'] });
    expect(discs(game)).toEqual({ 'I-2': 'revolt', 'I-4': 'revolt', 'V-1': 'unrest', 'I-3': 'diocletian' });
    expect(game.view('public').supply).toMatchObject({ unrest: 20, revolt: 19 });
  });

  test('[TET.state-a] one of several linked Revolts is enough, and needs no roll if its link is normal', () => {
    const game = position({ discs: { 'I-6': 'unrest', 'I-5': 'revolt', 'II-6': 'revolt', 'II-5': 'revolt' } });
    barbarians(game, ...QUIET);
    expect(discs(game)).toMatchObject({ 'I-6': 'revolt' });
  });

  test('[TET.state-b] it goes on from the new Revolts until nothing changes, in one phase', () => {
    const game = position({ discs: { 'IV-1': 'revolt', ...all('unrest', 'III-5', 'IV-4', 'IV-5', 'IV-6') } });
    barbarians(game, ...QUIET);
    expect(discs(game)).toEqual(all('revolt', 'IV-1', 'III-5', 'IV-4', 'IV-5', 'IV-6'));
  });

  test('[TET.state-b] the dice are rolled after it: what they bring does not spread in this phase', () => {
    const game = position({ discs: { 'I-2': 'unrest', 'I-3': 'unrest' } });
    barbarians(game, 1, 2);
    expect(discs(game)).toEqual({ 'I-2': 'revolt', 'I-3': 'unrest' });
  });

  test('[TET.A1] Unrest in Italia turns like any other', () => {
    const game = position({ emperors: { diocletian: 'V-6' }, discs: { 'IT-2': 'revolt', 'IT-1': 'unrest' } });
    barbarians(game, ...QUIET);
    expect(discs(game)).toEqual(all('revolt', 'IT-2', 'IT-1'));
  });
});

describe('broken links in the spread', () => {
  test('[TET.A4] with broken links only, each is rolled until one opens', () => {
    // Tarraconensis: Pyrenees to II-6, then to II-5.
    const between = { discs: { 'I-6': 'unrest', ...all('revolt', 'II-6', 'II-5') } } as const;
    const shut = position(between);
    barbarians(shut, 3, 3, ...QUIET);
    expect(discs(shut)['I-6']).toBe('unrest');
    const second = position(between);
    barbarians(second, 3, 4, ...QUIET);
    expect(discs(second)['I-6']).toBe('revolt');
  });

  test('[TET.A4][R10] a link that no longer matters is not rolled', () => {
    const game = position({ discs: { 'I-6': 'unrest', ...all('revolt', 'II-6', 'II-5') } });
    barbarians(game, 4, ...QUIET);
    expect(discs(game)['I-6']).toBe('revolt');
  });

  test('[TET.A4] a link that stayed shut is not rolled again in a later wave of the same step', () => {
    const game = position({
      // Egypt turns in the first wave and Cyrenaica in the second; the Pyrenees are rolled for in the first only.
      discs: { 'II-6': 'revolt', 'I-6': 'unrest', 'V-1': 'revolt', 'VI-1': 'unrest', 'VI-2': 'unrest' },
    });
    barbarians(game, 2, ...QUIET);
    expect(discs(game)).toMatchObject({ 'I-6': 'unrest', 'VI-1': 'revolt', 'VI-2': 'revolt' });
  });

  test('[TET.A4] a later wave may bring a new link', () => {
    const game = position({ discs: { 'II-6': 'revolt', 'I-6': 'unrest', 'II-5': 'unrest' } });
    // Wave 1: Narbonensis over the Pyrenees, shut; Aquitania turns. Wave 2: Aquitania over the Pyrenees, open.
    barbarians(game, 1, 6, ...QUIET);
    expect(discs(game)).toEqual(all('revolt', 'II-6', 'I-6', 'II-5'));
  });

  test('[TET.A4] a shut link does not keep a province from turning by a normal one', () => {
    const game = position({ discs: { 'II-6': 'revolt', 'I-6': 'unrest', 'I-5': 'unrest', 'I-4': 'revolt' } });
    barbarians(game, 1, ...QUIET);
    expect(discs(game)).toEqual(all('revolt', 'II-6', 'I-6', 'I-5', 'I-4'));
  });

  test('[TET.A4] links are rolled in the order of the board', () => {
    const game = position({
      discs: {
        'III-4': 'revolt',
        'III-5': 'unrest',
        'I-1': 'revolt',
        'I-2': 'unrest',
        'VI-2': 'revolt',
        'VI-3': 'unrest',
      },
    });
    // Gades open, Dinaric Alps and Syrtis shut.
    barbarians(game, 4, 3, 2, ...QUIET);
    expect(discs(game)).toMatchObject({ 'I-2': 'revolt', 'III-5': 'unrest', 'VI-3': 'unrest' });
  });
});

describe('what turns anyway', () => {
  test('[R10] a broken link is not rolled where a normal one brings Revolt', () => {
    // Narbonensis: Tarraconensis beyond the Pyrenees, and Lugdunensis.
    const game = position({ discs: { 'II-6': 'unrest', 'I-6': 'revolt', 'II-4': 'revolt' } });
    barbarians(game, ...QUIET);
    expect(discs(game)).toEqual(all('revolt', 'II-6', 'I-6', 'II-4'));
  });

  test('[TET.state-a] a province between two Revolts turns once, and takes one disc', () => {
    const game = position({ discs: { 'II-6': 'unrest', 'II-4': 'revolt', 'II-5': 'revolt' } });
    barbarians(game, ...QUIET);
    expect(game.said('tet.spread')).toEqual([{ at: ['province:II-6'] }]);
    expect(game.view('public').supply).toMatchObject({ revolt: 18, unrest: 21 });
  });
});

describe('Emperors on Revolt', () => {
  test('[TET.state-c] an Emperor on Revolt leaves the board; on Unrest or beside Revolt he stays', () => {
    const game = position({
      emperors: { diocletian: 'V-1', galerius: 'IV-6', constantius: 'IV-4' },
      discs: { 'V-1': 'revolt', 'IV-6': 'unrest', 'V-2': 'revolt' },
    });
    barbarians(game, ...QUIET).expectLog('tet.deposed', { who: 'emperor:diocletian', at: 'province:V-1' });
    expect([standing(game, 'diocletian'), standing(game, 'galerius')]).toEqual(['off', 'IV-6']);
    expect(standing(game, 'constantius')).toBe('IV-4');
  });

  test('[TET.state-c] the spread comes first: Unrest under him may turn and take him away', () => {
    const game = position({ emperors: { diocletian: 'V-1' }, discs: { 'V-1': 'unrest', 'V-3': 'revolt' } });
    barbarians(game, ...QUIET);
    expect(standing(game, 'diocletian')).toBe('off');
  });

  test('[TET.state-c] he comes back at the start of his next turn', () => {
    const at = { diocletian: 'V-1', galerius: 'IV-4', constantius: 'IV-6', maximian: 'IT-1' };
    const game = position({ emperors: at, discs: { 'V-1': 'revolt' } });
    for (let turn = 0; turn < 4; turn++) {
      barbarians(game, ...QUIET);
      expect(standing(game, 'diocletian')).toBe('off');
    }
    game.does('enter', 'province:V-6');
    expect(standing(game, 'diocletian')).toBe('V-6');
  });

  test('[TET.state-d] all four are looked at, not only the one in turn', () => {
    const game = position({
      turn: 'constantius',
      emperors: { diocletian: 'V-1', galerius: 'IV-4', constantius: 'II-4', maximian: 'VI-6' },
      discs: all('revolt', 'V-1', 'IV-4', 'VI-6'),
    });
    barbarians(game, ...QUIET);
    const stand = (['diocletian', 'galerius', 'constantius', 'maximian'] as const).map((e) => standing(game, e));
    expect(stand).toEqual(['off', 'off', 'II-4', 'off']);
  });
});
