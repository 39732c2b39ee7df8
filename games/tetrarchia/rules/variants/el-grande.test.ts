import { describe, expect, test } from 'vitest';
import { EMPERORS, type Emperor } from '../ids.ts';
import {
  type Agreement,
  attacks,
  barbarians,
  type Game,
  type Position,
  position,
  QUIET,
} from '../testing/barbarian.ts';

const grande = (p: Position, more: Agreement = {}): Game => position(p, { ...more, variants: ['el-grande'] });
const glory = (game: Game): number[] => game.view('public').emperors.map((e) => e.glory);
const grey = (game: Game): number => game.view('public').supply.unrest;

const beside = {
  turn: 'maximian',
  emperors: { maximian: 'II-4', constantius: 'II-5' },
  armies: { 'II-6': 'II' },
  discs: { 'II-6': 'revolt' },
} as const;

describe('glory', () => {
  test('[TET.var.grande-a][TET.A31] he who attacks and wins takes an Unrest disc; one who only helped does not', () => {
    const game = attacks(grande(beside), 'II-6', 6, 1).expectLog('tet.glory.won', { who: 'emperor:maximian' });
    expect(glory(game)).toEqual([0, 0, 0, 1]);
    expect(grey(game)).toBe(20);
  });

  test('[TET.var.grande-a][TET.A31] he who is attacked and wins does, in anybody’s turn', () => {
    const game = grande({ ...beside, turn: 'diocletian', emperors: { maximian: 'IT-1' } });
    barbarians(game, ...QUIET, 4, 6, 1);
    expect(glory(game)).toEqual([0, 0, 0, 1]);
  });

  test('[TET.var.grande-a] he who leads a defeat gives one back', () => {
    const game = grande({ ...beside, emperors: { maximian: 'II-4' }, glory: { maximian: 2, galerius: 1 } });
    attacks(game, 'II-6', 1, 6, ...QUIET, 1).expectLog('tet.glory.lost', { who: 'emperor:maximian' });
    expect(glory(game)).toEqual([0, 1, 0, 1]);
    expect(grey(game)).toBe(19);
  });

  test('[TET.var.grande-a][TET.A31] also when it was the army that attacked', () => {
    const game = grande({ ...beside, turn: 'diocletian', emperors: { maximian: 'IT-1' }, glory: { maximian: 1 } });
    barbarians(game, ...QUIET, 4, 1, 6);
    expect(glory(game)).toEqual([0, 0, 0, 0]);
    expect(grey(game)).toBe(21);
  });

  test('[TET.var.grande-a] without any he gives nothing, and a draw changes nothing', () => {
    const none = grande({ ...beside, emperors: { maximian: 'II-4' } });
    attacks(none, 'II-6', 1, 6, ...QUIET, 1);
    expect([...glory(none), grey(none)]).toEqual([0, 0, 0, 0, 21]);
    const drawn = grande({ ...beside, emperors: { maximian: 'II-4' }, glory: { maximian: 1 } });
    expect(glory(attacks(drawn, 'II-6', 2, 1))).toEqual([0, 0, 0, 1]);
  });

  test('[TET.A30] with no grey disc in the supply none is taken, and nothing is lost', () => {
    const game = attacks(grande({ ...beside, supply: { unrest: 0 } }), 'II-6', 6, 1);
    expect(glory(game)).toEqual([0, 0, 0, 0]);
    expect(game.over).toBeUndefined();
  });

  test('[TET.var.grande-a] only in this variant', () => {
    expect(glory(attacks(position(beside), 'II-6', 6, 1))).toEqual([0, 0, 0, 0]);
    expect(position(beside).view('public')).not.toHaveProperty('honours');
  });
});

/** A victory in which the Emperors protect so many frontiers (six in all) and have so much glory. */
const won = (frontiers: readonly number[], discsOfGlory: readonly number[], more: Agreement = {}): Game => {
  const ids = ['I-F', 'II-F', 'III-F', 'IV-F', 'V-F', 'VI-F'];
  const owners = EMPERORS.flatMap((e, i) => Array.from({ length: frontiers[i]! }, () => e));
  const placed = Object.fromEntries(ids.slice(0, 5).map((id, i) => [id, owners[i]!]));
  const last: Emperor = owners[5]!;
  const glories = Object.fromEntries(EMPERORS.map((e, i) => [e, discsOfGlory[i]!]));
  return grande({ turn: last, emperors: { [last]: 'VI-F' }, discs: placed, glory: glories }, more).does('protect');
};
const titles = (game: Game): string[] => game.logKeys().filter((k) => /great|east|west/.test(k));

describe('after the victory', () => {
  test('[TET.var.grande-b] each Emperor has the frontiers he protected and his glory', () => {
    const game = won([1, 2, 0, 3], [2, 0, 3, 0]);
    for (const [i, n] of [3, 2, 3, 3].entries()) {
      game.expectLog('tet.grande.points', { who: `emperor:${EMPERORS[i]!}`, n });
    }
    expect(game.view('public').honours?.points).toEqual([3, 2, 3, 3]);
  });

  test('[TET.var.grande-b] after a defeat nothing of the kind is said', () => {
    const game = grande({ armies: { 'IT-2': 'I' }, discs: { 'IT-2': 'revolt' }, glory: { galerius: 3 } });
    barbarians(game, ...QUIET);
    expect(game.logKeys().filter((k) => k.startsWith('tet.grande'))).toEqual([]);
  });

  test('[TET.var.grande-b] nor where the variant is not played', () => {
    const discs = Object.fromEntries(['I-F', 'II-F', 'III-F', 'IV-F', 'V-F'].map((id) => [id, 'maximian' as const]));
    const game = position({ emperors: { diocletian: 'VI-F' }, discs })
      .does('protect')
      .expectLog('tet.won');
    expect(game.logKeys().filter((k) => k.startsWith('tet.grande'))).toEqual([]);
  });

  test('[TET.var.grande-c] 2 points more than every other: the Great, and no half besides', () => {
    const game = won([0, 2, 2, 2], [0, 3, 0, 1]).expectLog('tet.grande.great', { who: 'emperor:galerius' });
    expect(titles(game)).toEqual(['tet.grande.great']);
  });

  test('[TET.var.grande-c] 1 point more than one of the others is not enough', () => {
    expect(titles(won([0, 2, 2, 2], [1, 2, 1, 1]))).not.toContain('tet.grande.great');
  });

  test('[TET.var.grande-d] otherwise 2 points more than the colleague: Emperor of the East, of the West', () => {
    const game = won([4, 0, 0, 2], [0, 2, 1, 1]);
    // 4 2 | 1 3
    expect(titles(game)).toEqual(['tet.grande.east', 'tet.grande.west']);
    game.expectLog('tet.grande.east', { who: 'emperor:diocletian' });
    game.expectLog('tet.grande.west', { who: 'emperor:maximian' });
    // 3 2 | 3 2: by 1 only
    expect(titles(won([3, 0, 3, 0], [0, 2, 0, 2]))).toEqual([]);
    // 1 2 | 4 2: the West alone
    expect(titles(won([1, 2, 1, 2], [0, 0, 3, 0]))).toEqual(['tet.grande.great']);
    expect(titles(won([1, 2, 1, 2], [1, 1, 3, 0]))).toEqual(['tet.grande.west']);
  });
});

describe('aims of the players', () => {
  const aims = (game: Game) => game.view('public').honours?.aims;
  const harmony = (game: Game) => game.view('public').honours?.harmony;
  const galeriusGreat = [
    [0, 2, 2, 2],
    [0, 3, 0, 1],
  ] as const;
  const twoHalves = [
    [4, 0, 0, 2],
    [0, 2, 1, 1],
  ] as const;
  const nobody = [
    [2, 1, 2, 1],
    [0, 1, 0, 1],
  ] as const;

  test('[TET.var.grande-e] two players: one of one’s own must be the Great; a half is nothing', () => {
    expect(aims(won(...galeriusGreat, { seats: 2 }))).toEqual(['great', 'missed']);
    expect(aims(won(...twoHalves, { seats: 2 }))).toEqual(['missed', 'missed']);
  });

  test('[TET.var.grande-f] four players: the Great, or a half at least', () => {
    expect(aims(won(...galeriusGreat, { seats: 4 }))).toEqual(['missed', 'great', 'missed', 'missed']);
    expect(aims(won(...twoHalves, { seats: 4 }))).toEqual(['half', 'missed', 'missed', 'half']);
    expect(aims(won(...nobody, { seats: 4 }))).toEqual(['missed', 'missed', 'missed', 'missed']);
  });

  test.each([1, 3])('[TET.var.grande-h] %i players have no aim of their own, only that nobody dominates', (seats) => {
    expect(aims(won(...galeriusGreat, { seats }))).toEqual([]);
    expect(harmony(won(...nobody, { seats }))).toBe('met');
    expect(harmony(won(...twoHalves, { seats }))).toBe('missed');
  });

  test.each([2, 4])('[TET.var.grande-g] %i players may play for that instead', (seats) => {
    expect(harmony(won(...nobody, { seats }))).toBe('notPlayed');
    const together = won(...nobody, { seats, harmony: true }).expectLog('tet.grande.harmony');
    expect([harmony(together), aims(together)]).toEqual(['met', []]);
  });

  test('[TET.var.grande-g] failing it is a victory all the same, a bitter one', () => {
    const game = won(...twoHalves, { seats: 4, harmony: true }).expectLog('tet.grande.bitter');
    expect(game.over).toMatchObject({ how: 'frontiers-protected', winners: [0, 1, 2, 3] });
  });

  test('[TET.var.grande-g] one half is enough to fail it, the East or the West', () => {
    // 4 2 | 3 3, and 2 3 | 4 2
    const east = won([3, 1, 1, 1], [1, 1, 2, 2], { seats: 3 });
    const west = won([1, 2, 1, 2], [1, 1, 3, 0], { seats: 3 });
    expect([harmony(east), harmony(west)]).toEqual(['missed', 'missed']);
  });

  test('[TET.var.grande-g] the record says it only where the table plays for it, and one of the two', () => {
    const said = (game: Game): string[] =>
      game.logKeys().filter((k) => k === 'tet.grande.harmony' || k === 'tet.grande.bitter');
    expect(said(won(...nobody, { seats: 4 }))).toEqual([]);
    expect(said(won(...nobody, { seats: 4, harmony: true }))).toEqual(['tet.grande.harmony']);
    expect(said(won(...twoHalves, { seats: 4, harmony: true }))).toEqual(['tet.grande.bitter']);
  });

  test('[TET.A43] it is met when no title would be awarded, though more than a point lies between East and West', () => {
    // 3 2 | 1 0: nobody leads his colleague by two, nor everybody.
    expect(harmony(won([3, 2, 1, 0], [0, 0, 0, 0]))).toBe('met');
    expect(harmony(won([3, 1, 1, 1], [1, 0, 0, 0]))).toBe('missed');
  });
});
