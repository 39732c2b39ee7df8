import { describe, expect, test } from 'vitest';
import type { Region } from '../ids.ts';
import { all, armies, barbarians, discs, type Game, position, QUIET, standing } from '../testing/barbarian.ts';

/** Places whose next link on a route is broken. */
const BEFORE_BROKEN = 'I-F I-1 I-6 II-F II-6 III-F III-6 IV-F IV-2 IV-6 V-F V-2 V-6 VI-F VI-2 VI-6 IT-5'.split(' ');

/** Turn after turn passes with every broken link open: where does a single army go? */
const march = (from: Region): string[] => {
  const offEveryRoute = { diocletian: 'VI-5', galerius: 'VI-4', constantius: 'I-5', maximian: 'I-4' };
  const game = position({ emperors: offEveryRoute, armies: { [`${from}-F`]: from }, discs: { 'I-5': 'maximian' } });
  const way: string[] = [];
  while (!game.over) {
    const open = BEFORE_BROKEN.includes(armies(game)[0]!) ? [6] : [];
    barbarians(game, 1, 5, ...open);
    way.push(armies(game)[0]!);
  }
  return way;
};

describe('the way of an army', () => {
  test.each([
    ['I', 'I-1 I-2 I-3 I-6 II-6 IT-1 IT-2 IT-3'],
    ['II', 'II-1 II-2 II-3 II-4 II-5 II-6 IT-1 IT-2 IT-3'],
    ['III', 'III-1 III-2 III-3 III-6 IT-1 IT-2 IT-3'],
    ['IV', 'IV-1 IV-2 IV-3 IV-4 IV-6 IT-4 IT-3'],
    ['V', 'V-1 V-2 V-3 V-4 V-5 V-6 IV-3 IV-4 IV-6 IT-4 IT-3'],
    ['VI', 'VI-1 VI-2 VI-3 VI-6 IT-5 IT-4 IT-3'],
  ] as const)(
    '[TET.advance-a][TET.advance-b][TET.advance-c][TET.advance-d][TET.advance-e][TET.A47] from %s: one province a turn',
    (from, way) => {
      expect(march(from).join(' ')).toBe(way);
    },
  );

  test('[TET.advance-a] all armies go, one province each', () => {
    const game = position({
      armies: { 'I-2': 'I', 'V-3': 'V', 'VI-1': 'VI' },
      discs: all('revolt', 'I-2', 'V-3', 'VI-1'),
    });
    barbarians(game, ...QUIET);
    expect(armies(game)).toEqual(['I-3', 'V-4', 'VI-2']);
  });

  test('[TET.advance-f] a broken link is rolled first; on 1-3 the army stays', () => {
    const at = { armies: { 'V-2': 'V' }, discs: { 'V-2': 'revolt' } } as const;
    const held = position(at);
    barbarians(held, ...QUIET, 3).expectLog('tet.link.shut', { a: 'province:V-2', b: 'province:V-3', die: 3 });
    expect(armies(held)).toEqual(['V-2']);
    expect(discs(held)).toEqual({ 'V-2': 'revolt' });
    const free = position(at);
    barbarians(free, ...QUIET, 4);
    expect(armies(free)).toEqual(['V-3']);
  });

  test('[TET.advance-i] an army placed by the aftermath goes in the same phase', () => {
    const game = position({ discs: all('revolt', 'IV-4', 'IV-5', 'IV-6') });
    barbarians(game, 4, 5, 6, 4);
    expect(armies(game)).toEqual(['VI-1']);
    expect(discs(game)['VI-1']).toBe('revolt');
  });
});

describe('which army goes first', () => {
  /** Where the armies went, in order. */
  const inOrder = (game: Game): string[] => game.logKeys().filter((k) => k.startsWith('tet.advance'));

  test('[TET.advance-g] the one nearer Roma, so that it is out of the way of the next', () => {
    for (const at of [
      { 'II-3': 'II', 'II-4': 'II' },
      { 'II-4': 'II', 'II-3': 'II' },
    ] as const) {
      const game = position({ armies: at, discs: all('revolt', 'II-3', 'II-4') });
      barbarians(game, ...QUIET);
      expect(armies(game).sort()).toEqual(['II-4', 'II-5']);
      expect(inOrder(game)).toEqual(['tet.advance', 'tet.advance']);
    }
  });

  test('[TET.advance-g] nearer is counted in provinces: Rhaetia before Aquitania', () => {
    // Rhaetia, three from Roma, rolls for the Alps before Aquitania, four away, goes.
    const game = position({ armies: { 'II-5': 'II', 'III-6': 'III' }, discs: all('revolt', 'II-5', 'III-6') });
    barbarians(game, ...QUIET, 1);
    expect(game.logKeys().indexOf('tet.link.shut')).toBeLessThan(game.logKeys().indexOf('tet.advance'));
  });

  test('[TET.advance-g] at the same distance the lower region number', () => {
    for (const at of [
      { 'II-6': 'II', 'III-6': 'III' },
      { 'III-6': 'III', 'II-6': 'II' },
    ] as const) {
      const game = position({ armies: at, discs: all('revolt', 'II-6', 'III-6') });
      // Narbonensis goes to Cisalpina; Rhaetia, on its way there, is blocked.
      barbarians(game, ...QUIET, 4);
      expect(armies(game).sort()).toEqual(['III-6', 'IT-1']);
    }
  });

  test('[TET.advance-g] also for armies that have left the region they came from', () => {
    // All three away: Narbonensis, Macedonia, Africa.
    const at = { 'VI-6': 'VI', 'IV-4': 'V', 'II-6': 'I' } as const;
    const game = position({ armies: at, discs: all('revolt', 'VI-6', 'IV-4', 'II-6') });
    barbarians(game, ...QUIET, 1, 2);
    const said = game.logKeys().filter((k) => k === 'tet.advance' || k === 'tet.link.shut');
    expect(said).toEqual(['tet.link.shut', 'tet.advance', 'tet.link.shut']);
  });

  test('[TET.A9] in Italia the region of origin counts: Epirus before Sicilia, Cisalpina before Epirus', () => {
    const east = position({ armies: { 'IT-5': 'VI', 'IV-6': 'V' }, discs: all('revolt', 'IT-5', 'IV-6') });
    barbarians(east, ...QUIET, 4);
    expect(armies(east).sort()).toEqual(['IT-4', 'IT-5']);
    const west = position({ armies: { 'IV-6': 'IV', 'IT-1': 'III' }, discs: all('revolt', 'IT-1', 'IV-6') });
    barbarians(west, ...QUIET, 1);
    expect(west.logKeys().indexOf('tet.advance')).toBeLessThan(west.logKeys().indexOf('tet.link.shut'));
  });

  test('[TET.A9] Etruria before Lucania: Roma is entered from the west', () => {
    const game = position({ armies: { 'IT-4': 'IV', 'IT-2': 'III' }, discs: all('revolt', 'IT-4', 'IT-2') });
    barbarians(game, ...QUIET);
    expect(armies(game).sort()).toEqual(['IT-3', 'IT-4']);
  });

  test('[TET.A10] the distance is counted along the own route, not as the crow flies', () => {
    // Bithynia is 5 from Roma by its route, Belgica 8: though Belgica is but 5 links away over the Alps.
    const game = position({ armies: { 'II-1': 'II', 'V-6': 'V' }, discs: all('revolt', 'II-1', 'V-6') });
    barbarians(game, ...QUIET, 1);
    expect(game.logKeys().indexOf('tet.link.shut')).toBeLessThan(game.logKeys().indexOf('tet.advance'));
  });
});

describe('an army in the way', () => {
  const queue = { armies: { 'II-6': 'II', 'IT-1': 'II' }, discs: all('revolt', 'II-6', 'IT-1') } as const;

  test('[TET.advance-h][TET.A11] blocks: no move, no roll', () => {
    // An Emperor in Etruria holds the first: 2+1 against 1+2.
    const game = position({ ...queue, emperors: { diocletian: 'IT-2' } });
    barbarians(game, ...QUIET, 2, 1).expectLog('tet.advance.blocked', { at: 'province:II-6' });
    expect(armies(game)).toEqual(['II-6', 'IT-1']);
  });

  test('[TET.A11] one that has moved on earlier in the step blocks no longer', () => {
    const game = position(queue);
    barbarians(game, ...QUIET, 6);
    expect(armies(game)).toEqual(['IT-1', 'IT-2']);
  });

  test('[TET.A11] one that is beaten in the same step no longer blocks', () => {
    const game = position({ ...queue, emperors: { diocletian: 'IT-2' } });
    barbarians(game, ...QUIET, 6, 1, 5);
    expect(armies(game)).toEqual(['IT-1']);
    expect(standing(game, 'diocletian')).toBe('IT-2');
  });
});

describe('devastation', () => {
  test.each(['none', 'unrest', 'maximian', 'diocletian'] as const)(
    '[TET.devast-a][TET.A2][TET.A3] an army that enters turns %s into Revolt',
    (disc) => {
      const game = position({ armies: { 'I-2': 'I' }, discs: { 'I-2': 'galerius', 'I-3': disc } });
      barbarians(game, ...QUIET).expectLog('tet.advance', { at: 'province:I-3' });
      expect(discs(game)).toEqual({ 'I-2': 'galerius', 'I-3': 'revolt' });
      const { emperors, supply } = game.view('public');
      expect(emperors.map((e) => e.discs)).toEqual([5, 4, 5, 5]);
      expect(supply).toMatchObject({ unrest: 21, revolt: 20 });
    },
  );

  test('[TET.devast-a] Revolt stays, and needs no disc', () => {
    const game = position({ armies: { 'I-2': 'I' }, discs: all('revolt', 'I-2', 'I-3'), supply: { revolt: 0 } });
    barbarians(game, ...QUIET);
    expect(armies(game)).toEqual(['I-3']);
    expect(discs(game)).toEqual(all('revolt', 'I-2', 'I-3'));
    expect(game.over).toBeUndefined();
  });

  test('[TET.devast-a][TET.A1] also in Italia, and printed capitals are covered', () => {
    const game = position({ emperors: { diocletian: 'V-6' }, armies: { 'II-6': 'I' }, discs: { 'II-6': 'revolt' } });
    barbarians(game, ...QUIET, 5);
    expect(discs(game)).toEqual(all('revolt', 'II-6', 'IT-1'));
  });
});
