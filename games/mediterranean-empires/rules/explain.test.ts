import { expect, test } from 'vitest';
import { assault } from './combat/assault.ts';
import { winChance } from './combat/odds.ts';
import { explain } from './explain.ts';
import { action } from './round/action.ts';
import { at, card, CARTAGO, hand, HISPANIA, own, ROMA } from './testing/at.ts';
import { send } from './testing/attack.ts';
import { field } from './testing/battles.ts';

test('[MED.5.4.7-e] a target is explained by size, forts and capital', () => {
  const p = at(action, { seat: CARTAGO }, {}, (g) => {
    hand(g, CARTAGO, 'Quinquerreme Punico');
  });
  expect(explain(p.view(CARTAGO), 'attack', 'city:roma')).toEqual({
    tallies: [
      {
        of: 'dice',
        total: 5,
        parts: [
          { k: 'size', op: 'plus', n: 3, rule: 'MED.5.4.7-e' },
          { k: 'forts', op: 'plus', n: 1, rule: 'MED.5.4.7-e' },
          { k: 'capital', op: 'plus', n: 1, rule: 'MED.5.4.7-e' },
        ],
      },
    ],
  });
});

test('[MED.7-c] an area by its dice', () => {
  const p = at(action, { seat: 2 }, {}, (g) => {
    g.enraged = 1;
    hand(g, 2, 'Scutarii');
  });
  expect(explain(p.view(2), 'attack', 'area:CANTABRI')?.tallies[0]!.total).toBe(4);
});

test('an expedition that is drawn up shows its factors and its odds', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    hand(g, ROMA, 'Hastati', 'Triarii');
  });
  p.does('attack', 'city:capua').does('shortest');
  const one = explain(p.view(ROMA), 'troop', card('Hastati'))!;
  expect([one.tallies[0]!.total, one.odds!.win]).toEqual([3, winChance({ fixed: 3, dice: 1 }, { fixed: 0, dice: 3 })]);
  p.does('troop', card('Hastati'));
  const two = explain(p.view(ROMA), 'troop', card('Triarii'))!;
  expect(two.tallies[0]!.total).toBe(8);
  expect(two.odds!.win).toBeGreaterThan(one.odds!.win);
  // Somebody else has no draft to look at.
  expect(explain(p.view(CARTAGO), 'troop', card('Hastati'))).toBeUndefined();
});

test('[MED.9-h] bonuses that cards of an expedition give each other count in its odds', () => {
  const p = at(action, { seat: HISPANIA }, {}, (g) => {
    hand(g, HISPANIA, 'Scutarii', 'Caetrati');
  });
  p.does('attack', 'area:CANTABRI').does('shortest').does('troop', card('Scutarii'));
  const { tallies, odds } = explain(p.view(HISPANIA), 'troop', card('Caetrati'))!;
  // 5 and 6, and 1 for each of them.
  expect(tallies.map((x) => x.total)).toEqual([13, 1, 3]);
  expect(odds!.win).toBe(winChance({ fixed: 13, dice: 1 }, { fixed: 0, dice: 3 }));
});

test('[MED.5.4.6-d] whoever has no troops cannot win in the field', () => {
  const p = field({ fleets: ['Quinquerreme Romano'], sea: 0 }, { troops: ['Jabalineros Libios'] }, [], (g) => {
    hand(g, ROMA, 'Escipion', 'Hastati');
  });
  expect(explain(p.view(ROMA), 'play', card('Escipion'))!.odds!.win).toBe(0);
});

test('a card in a combat is explained by the strengths it would lead to', () => {
  const p = at(assault, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Hastati'] });
    hand(g, CARTAGO, 'Milicia Punica');
  });
  const without = explain(p.view(CARTAGO), 'decline', '')!;
  const withIt = explain(p.view(CARTAGO), 'play', card('Milicia Punica'))!;
  expect(without.tallies.map((x) => x.total)).toEqual([3, 1, 0, 3]);
  expect(withIt.tallies.map((x) => x.total)).toEqual([3, 1, 0, 4]);
  expect(withIt.odds!.win).toBeLessThan(without.odds!.win);
});

test('[MED.4.2-a] passing is explained by what the count would bring now', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    hand(g, ROMA, 'Hastati');
    own(g, ROMA, 'capua');
  });
  expect(explain(p.view(ROMA), 'pass', '')?.tallies.map((x) => x.total)).toEqual([5, 2]);
});
