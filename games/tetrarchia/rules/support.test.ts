import { describe, expect, test } from 'vitest';
import { PRINTED } from './data/printed.ts';
import { chain } from './support.ts';
import { all, fights, place, position, region } from './testing/barbarian.ts';

/** Roman 1 against 1: what the values are beyond 1 is support. */
const imperial = (n: number) => ({ roman: 1, imperial: n });
const barbarian = (n: number) => ({ die: 1, barbarian: n });

describe('the Emperor’s chain', () => {
  test('[TET.attack-d] his discs linked to him in one chain are added to the roman die', () => {
    const game = position({
      emperors: { diocletian: 'V-4' },
      armies: { 'V-5': 'V' },
      discs: { ...all('diocletian', 'V-4', 'V-3', 'V-1'), 'V-5': 'revolt', 'V-6': 'galerius' },
    });
    fights(game, 'V-5', 1, 1).expectLog('tet.battle', imperial(4));
  });

  test('[TET.attack-d] a disc of his that the chain does not reach is no support', () => {
    const game = position({
      emperors: { diocletian: 'V-4' },
      armies: { 'V-5': 'V' },
      discs: { ...all('diocletian', 'V-4', 'V-1'), 'V-5': 'revolt', 'V-6': 'galerius' },
    });
    fights(game, 'V-5', 1, 1).expectLog('tet.battle', imperial(2));
  });

  test('[TET.attack-f] the disc under him begins the chain; a longer one that it is not part of is no use', () => {
    const game = position({
      turn: 'constantius',
      emperors: { constantius: 'I-4' },
      armies: { 'I-2': 'I' },
      discs: { ...all('constantius', 'I-4', 'I-6', 'II-6', 'II-5'), 'I-2': 'revolt' },
    });
    fights(game, 'I-2', 1, 1).expectLog('tet.battle', imperial(2));
  });

  test('[TET.attack-f] without a disc under him the chain starts next to him, not further off', () => {
    const beside = { emperors: { constantius: 'I-3' }, turn: 'constantius', armies: { 'I-2': 'I' } } as const;
    const near = position({ ...beside, discs: { ...all('constantius', 'I-6', 'I-5'), 'I-2': 'revolt' } });
    fights(near, 'I-2', 1, 1).expectLog('tet.battle', imperial(3));
    const far = position({ ...beside, discs: { 'I-5': 'constantius', 'I-2': 'revolt' } });
    fights(far, 'I-2', 1, 1).expectLog('tet.battle', imperial(1));
  });

  test('[TET.attack-g] of two chains beside him only the longer counts', () => {
    const game = position({
      turn: 'constantius',
      emperors: { constantius: 'II-4' },
      armies: { 'II-3': 'II' },
      // Belgica leads to his capital; Aquitania stands alone.
      discs: { ...all('constantius', 'II-1', 'II-5'), 'II-3': 'revolt' },
    });
    fights(game, 'II-3', 1, 1).expectLog('tet.battle', imperial(3));
  });

  test('[TET.attack-h] discs of other Emperors are no support, his colleague’s neither', () => {
    const game = position({
      emperors: { diocletian: 'IV-4' },
      armies: { 'IV-6': 'IV' },
      discs: { 'IV-3': 'galerius', 'IV-5': 'maximian', 'IV-6': 'revolt' },
    });
    fights(game, 'IV-6', 1, 1).expectLog('tet.battle', imperial(1));
  });

  test('[TET.attack-i] his uncovered capital counts, a covered one does not, and nobody else’s ever', () => {
    const beside = { armies: { 'IV-3': 'IV' }, emperors: { diocletian: 'V-5' } } as const;
    fights(position({ ...beside, discs: { 'IV-3': 'revolt' } }), 'IV-3', 1, 1).expectLog('tet.battle', imperial(2));
    const covered = position({ ...beside, discs: { 'IV-3': 'revolt', 'V-6': 'galerius' } });
    fights(covered, 'IV-3', 1, 1).expectLog('tet.battle', imperial(1));
    const foreign = position({
      turn: 'galerius',
      armies: { 'IV-3': 'IV' },
      emperors: { galerius: 'V-5' },
      discs: { 'IV-3': 'revolt' },
    });
    fights(foreign, 'IV-3', 1, 1).expectLog('tet.battle', imperial(1));
  });

  test.each(['diocletian', 'galerius', 'constantius', 'maximian'] as const)(
    '[TET.attack-i] uncovered Roma counts for %s; covered by another’s disc or by Revolt it does not',
    (emperor) => {
      const at = { turn: emperor, emperors: { [emperor]: 'IT-4' }, armies: { 'IV-6': 'IV' } } as const;
      fights(position({ ...at, discs: { 'IV-6': 'revolt' } }), 'IV-6', 1, 1).expectLog('tet.battle', imperial(2));
      const other = emperor === 'galerius' ? 'maximian' : 'galerius';
      for (const disc of [other, 'unrest', 'revolt'] as const) {
        const covered = position({ ...at, discs: { 'IV-6': 'revolt', 'IT-3': disc } });
        fights(covered, 'IV-6', 1, 1).expectLog('tet.battle', imperial(1));
      }
    },
  );

  test('[TET.A41][TET.attack-i] a printed disc joins two groups into one', () => {
    const game = position({
      turn: 'maximian',
      emperors: { maximian: 'III-2' },
      armies: { 'III-3': 'III' },
      discs: { ...all('maximian', 'IT-2', 'IT-4'), 'III-3': 'revolt' },
    });
    // Cisalpina (printed) - Etruria - Roma (printed) - Lucania
    fights(game, 'III-3', 1, 1).expectLog('tet.battle', imperial(5));
  });

  test('[TET.attack-p][TET.A41] a chain may branch and close in a ring: each disc counts once', () => {
    const game = position({
      turn: 'constantius',
      emperors: { constantius: 'II-4' },
      armies: { 'II-6': 'II' },
      // A ring of four with his capital, and a branch.
      discs: { ...all('constantius', 'II-4', 'II-1', 'II-3', 'II-5', 'III-6'), 'II-6': 'revolt' },
    });
    fights(game, 'II-6', 1, 1).expectLog('tet.battle', imperial(7));
  });

  test('[TET.attack-o][TET.A13] a broken link joins a chain without any roll', () => {
    const game = position({
      turn: 'maximian',
      emperors: { maximian: 'II-3' },
      armies: { 'II-4': 'II' },
      discs: { 'II-4': 'revolt', 'IT-2': 'maximian', 'IT-6': 'maximian', 'IT-3': 'unrest' },
    });
    // Over the Alps to Cisalpina, and over the sea from Etruria to Sardinia.
    fights(game, 'II-4', 1, 1).expectLog('tet.battle', imperial(4));
  });

  test('[TET.attack-d] a disc that protects a frontier is a disc of his like any other', () => {
    const game = position({
      turn: 'galerius',
      emperors: { galerius: 'III-1' },
      armies: { 'III-2': 'III' },
      discs: { 'III-2': 'revolt', 'III-F': 'galerius' },
    });
    fights(game, 'III-2', 1, 1).expectLog('tet.battle', imperial(3));
  });
});

describe('the army’s chain', () => {
  test('[TET.attack-e] Revolts linked to the army in one chain are added to its die; others are not', () => {
    const game = position({
      emperors: { diocletian: 'IV-4' },
      armies: { 'IV-3': 'IV' },
      // Over broken Haemus to Moesia Inferior and on to Dacia; Epirus is apart.
      discs: { ...all('revolt', 'IV-3', 'IV-2', 'IV-1', 'IV-6'), 'III-5': 'unrest' },
    });
    fights(game, 'IV-3', 1, 1).expectLog('tet.battle', barbarian(4));
  });

  test('[TET.A15] an army in a frontier has no disc under it: its chain starts in province 1', () => {
    const at = { turn: 'constantius', emperors: { constantius: 'II-1' }, armies: { 'II-F': 'II' } } as const;
    const backed = position({ ...at, discs: all('revolt', 'II-1', 'II-4', 'II-5') });
    fights(backed, 'II-F', 1, 1).expectLog('tet.battle', barbarian(4));
    const alone = position({ ...at, discs: all('revolt', 'II-4', 'II-5') });
    fights(alone, 'II-F', 1, 1).expectLog('tet.battle', barbarian(1));
  });

  test('[TET.A1] Revolts in Italia belong to a chain like any other', () => {
    const game = position({
      emperors: { diocletian: 'IT-3' },
      armies: { 'IT-4': 'IV' },
      discs: all('revolt', 'IT-4', 'IT-5', 'IT-6', 'IV-6'),
    });
    fights(game, 'IT-4', 1, 1).expectLog('tet.battle', barbarian(5));
  });
});

describe('others close by', () => {
  test('[TET.attack-j] each other Emperor linked to the army doubles die and support together', () => {
    const at = { armies: { 'II-6': 'II' }, discs: { 'II-6': 'revolt', 'II-3': 'diocletian' } } as const;
    const others = { galerius: 'II-4', constantius: 'II-5', maximian: 'IT-1' } as const;
    const { galerius, constantius } = others;
    const value = (emperors: object) =>
      fights(position({ ...at, emperors: { diocletian: 'II-3', ...emperors } }), 'II-6', 4, 1);
    value({}).expectLog('tet.battle', { imperial: 5 });
    value({ galerius }).expectLog('tet.battle', { imperial: 10 });
    value({ galerius, constantius }).expectLog('tet.battle', { imperial: 20 });
    value(others).expectLog('tet.battle', { imperial: 40 });
  });

  test('[TET.attack-j] wherever he stands: in the first province of the first region too', () => {
    const game = position({
      emperors: { diocletian: 'I-3', galerius: 'I-1' },
      armies: { 'I-2': 'I' },
      discs: { 'I-2': 'revolt' },
    });
    fights(game, 'I-2', 4, 1).expectLog('tet.battle', { imperial: 8 });
  });

  test('[TET.attack-j] an Emperor linked to the attacker only, or off the board, doubles nothing', () => {
    const game = position({
      emperors: { diocletian: 'II-3', galerius: 'II-2', constantius: 'III-6' },
      armies: { 'II-6': 'II' },
      discs: { 'II-6': 'revolt' },
    });
    fights(game, 'II-6', 4, 1).expectLog('tet.battle', { imperial: 4 });
  });

  test('[TET.attack-k] each other army linked to the Emperor doubles the barbarian value', () => {
    const at = {
      turn: 'maximian',
      emperors: { maximian: 'II-4' },
      discs: all('revolt', 'II-6', 'II-5', 'II-1'),
    } as const;
    const value = (armies: object) => fights(position({ ...at, armies: { 'II-6': 'II', ...armies } }), 'II-6', 1, 4);
    value({}).expectLog('tet.battle', { barbarian: 6 });
    value({ 'II-5': 'II' }).expectLog('tet.battle', { barbarian: 12 });
    value({ 'II-5': 'II', 'II-1': 'II' }).expectLog('tet.battle', { barbarian: 24 });
  });

  test('[TET.attack-k] an army linked to the target only doubles nothing', () => {
    const game = position({
      turn: 'maximian',
      emperors: { maximian: 'II-4' },
      armies: { 'II-6': 'II', 'I-6': 'I' },
      discs: all('revolt', 'II-6', 'I-6'),
    });
    fights(game, 'II-6', 1, 4).expectLog('tet.battle', { barbarian: 6 });
  });

  test('[TET.attack-o][TET.A13] a broken link is a link for doubling', () => {
    const game = position({
      turn: 'maximian',
      // Galerius is beside the army over the Alps; the army in Tarraconensis is beside Maximian over the Pyrenees.
      emperors: { maximian: 'II-5', galerius: 'IT-1' },
      armies: { 'II-6': 'II', 'I-6': 'I' },
      discs: all('revolt', 'II-6', 'I-6'),
    });
    fights(game, 'II-6', 3, 1).expectLog('tet.battle', { imperial: 6, barbarian: 6 });
  });
});

test('[TET.A41] a chain is the whole linked group, from wherever it is looked at', () => {
  const g = { agreed: { pack: '' } };
  const italia = region('IT').map(place);
  for (const at of italia) expect(chain(g, at, (x) => italia.includes(x))).toHaveLength(6);
  for (const at of PRINTED.capitals)
    expect(chain(g, at, (x) => PRINTED.neighbours[at]!.includes(x)).length).toBeGreaterThan(0);
  expect(chain(g, place('II-6'), () => false)).toEqual([]);
});
