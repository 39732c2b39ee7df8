import { describe, expect, test } from 'vitest';
import { all, armies, attacks, barbarians, discs, position, QUIET, standing } from './testing/barbarian.ts';

const five = { ...all('diocletian', 'I-F', 'II-F', 'III-F'), 'IV-F': 'galerius', 'V-F': 'maximian' } as const;

describe('victory', () => {
  test('[TET.end-a][TET.goal-a][TET.goal-b] the sixth protected frontier wins for everybody, at once', () => {
    const game = position(
      { emperors: { diocletian: 'VI-F' }, discs: five, armies: { 'IT-2': 'I' }, imperium: 6 },
      { seats: 4 },
    );
    game.does('protect').expectLog('tet.won');
    expect(game.over).toEqual({ how: 'frontiers-protected', winners: [0, 1, 2, 3], points: [9, 9, 9, 9] });
    // The Barbarian phase is not played: the army before Roma stays there.
    expect(armies(game)).toEqual(['IT-2']);
    expect(game.waitingFor).toEqual([]);
  });

  test('[TET.end-a] five are not enough, nor is a disc in a province', () => {
    const province = position({ emperors: { diocletian: 'VI-1' }, discs: five });
    expect(province.does('protect').over).toBeUndefined();
    const { 'V-F': _, ...four } = five;
    const fifth = position({ emperors: { diocletian: 'VI-F' }, discs: four });
    expect(fifth.does('protect').over).toBeUndefined();
  });

  test('[TET.end-a] whose discs they are does not matter', () => {
    const game = position({ turn: 'maximian', emperors: { maximian: 'VI-F' }, discs: five }, { seats: 2 });
    game.does('protect');
    expect(game.over).toMatchObject({ how: 'frontiers-protected', winners: [0, 1] });
  });

  test('[TET.end-a] the last frontier may be taken by battle first and protected in the same turn', () => {
    const game = position({ emperors: { diocletian: 'VI-1' }, discs: five, armies: { 'VI-F': 'VI' } });
    attacks(game, 'VI-F', 6, 1);
    expect(game.over).toBeUndefined();
    game.does('protect');
    expect(game.over?.how).toBe('frontiers-protected');
  });
});

describe('defeat', () => {
  test('[TET.end-b][TET.goal-a] an army that enters Roma ends the game for everybody', () => {
    const game = position({ armies: { 'IT-2': 'III' }, discs: { 'IT-2': 'revolt' } }, { seats: 3 });
    barbarians(game, ...QUIET).expectLog('tet.romaEntered');
    expect(game.over).toMatchObject({ how: 'roma-entered', winners: [] });
    expect(game.waitingFor).toEqual([]);
  });

  test('[TET.end-b] at once: the other armies do not move any more', () => {
    const game = position({ armies: { 'VI-1': 'VI', 'IT-4': 'IV' }, discs: all('revolt', 'VI-1', 'IT-4') });
    barbarians(game, ...QUIET);
    expect(armies(game)).toEqual(['VI-1', 'IT-3']);
  });

  test('[TET.end-b] an Emperor in Roma must be beaten first', () => {
    const at = { emperors: { diocletian: 'IT-3' }, armies: { 'IT-4': 'IV' }, discs: { 'IT-4': 'revolt' } } as const;
    // Roma supports him: 2 against 2.
    const drawn = position(at);
    barbarians(drawn, ...QUIET, 1, 1);
    expect(drawn.over).toBeUndefined();
    const lost = position(at);
    barbarians(lost, ...QUIET, 1, 2).expectLog('tet.emperorBeaten');
    expect(lost.over?.how).toBe('roma-entered');
  });

  test('[TET.end-b] a disc in Roma does not keep it out', () => {
    const game = position({ armies: { 'IT-2': 'III' }, discs: { 'IT-2': 'revolt', 'IT-3': 'diocletian' } });
    barbarians(game, ...QUIET);
    expect(game.over?.how).toBe('roma-entered');
  });
});

describe('no disc left', () => {
  test('[TET.end-c] Unrest must be placed and there is none', () => {
    const game = position({ supply: { unrest: 0 } });
    barbarians(game, 5, 1).expectLog('tet.noUnrestDisc');
    expect(game.over).toMatchObject({ how: 'no-unrest-disc', winners: [] });
    // The last disc itself may still be placed.
    const last = position({ supply: { unrest: 1 } });
    barbarians(last, 5, 1);
    expect(last.over).toBeUndefined();
  });

  test('[TET.end-c] Revolt must be placed by the dice and there is none', () => {
    const game = position({ discs: { 'V-1': 'unrest' }, supply: { revolt: 0 } });
    barbarians(game, 5, 1).expectLog('tet.noRevoltDisc');
    expect(game.over?.how).toBe('no-revolt-disc');
  });

  test('[TET.end-c] an empty supply alone is no defeat', () => {
    const game = position({ discs: { 'V-1': 'revolt' }, supply: { unrest: 0, revolt: 0 } });
    barbarians(game, ...QUIET);
    expect(game.over).toBeUndefined();
  });

  test('[TET.A7] the spread loses with the first disc that is missing; the dice are not rolled any more', () => {
    const at = { discs: { 'I-2': 'revolt', ...all('unrest', 'I-3', 'I-4') } } as const;
    const game = position({ ...at, supply: { revolt: 1 } });
    barbarians(game).expectLog('tet.noRevoltDisc');
    expect(game.over?.how).toBe('no-revolt-disc');
    expect(Object.values(discs(game)).filter((d) => d === 'revolt')).toHaveLength(2);
    const enough = position({ ...at, supply: { revolt: 2 } });
    barbarians(enough, ...QUIET);
    expect(enough.over).toBeUndefined();
  });

  test('[TET.A7] an uprising loses with the first disc that is missing; there is no aftermath', () => {
    const game = position({ discs: { 'I-5': 'revolt' }, supply: { revolt: 1 } });
    barbarians(game, 1, 5);
    expect(game.over?.how).toBe('no-revolt-disc');
    expect(discs(game)).toEqual(all('revolt', 'I-5', 'I-4'));
    // A neighbour beyond a shut link needs no disc.
    const shut = position({ discs: all('revolt', 'IV-1', 'IV-2'), armies: { 'V-F': 'V' }, supply: { revolt: 0 } });
    barbarians(shut, 4, 2, 3, 6, 1, 1);
    expect(shut.over).toBeUndefined();
  });

  test('[TET.A7] devastation loses when its disc is missing, before the next army moves', () => {
    const game = position({
      armies: { 'VI-1': 'VI', 'I-2': 'I' },
      discs: all('revolt', 'VI-1', 'I-2'),
      supply: { revolt: 0 },
    });
    barbarians(game, ...QUIET).expectLog('tet.noRevoltDisc');
    expect(game.over?.how).toBe('no-revolt-disc');
    expect(armies(game)).toEqual(['VI-1', 'I-3']);
  });

  test('[TET.A7] a beaten army gives its Revolt back in time for the next', () => {
    const game = position({
      emperors: { diocletian: 'VI-2' },
      armies: { 'VI-1': 'VI', 'II-1': 'II' },
      discs: all('revolt', 'VI-1', 'II-1'),
      supply: { revolt: 0 },
    });
    barbarians(game, ...QUIET, 6, 1);
    expect(game.over).toBeUndefined();
    expect(armies(game)).toEqual(['II-2']);
    expect(standing(game, 'diocletian')).toBe('VI-2');
  });

  test('[TET.A7] Unrest that turns returns first, so that it can be used again', () => {
    const game = position({ discs: { 'I-2': 'revolt', 'I-3': 'unrest' }, supply: { unrest: 0 } });
    barbarians(game, 5, 1);
    expect(game.over).toBeUndefined();
    expect(discs(game)).toMatchObject({ 'I-3': 'revolt', 'V-1': 'unrest' });
  });

  test('[TET.A7] turning Revolt into Unrest is not offered without a grey disc, and nothing is lost', () => {
    const game = position({ emperors: { diocletian: 'I-2' }, discs: { 'I-2': 'revolt' }, supply: { unrest: 0 } });
    game.refuses('appease', undefined, 'tet.no.unrestDisc');
    expect(game.over).toBeUndefined();
  });
});
