import { expect, test } from 'vitest';
import { explain } from '../explain.ts';
import { at, card, CARTAGO, type Game, hand, HISPANIA, own, ROMA } from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { field, naval } from '../testing/battles.ts';
import { assault } from './assault.ts';
import { rangeOf, winChance } from './odds.ts';
import { attackerChance, pendingRolls, unknownFor } from './outlook.ts';

/** Of eight Empires. */
const MACEDONIA = 5;
const assaulted = (): Game =>
  at(assault, undefined, { seats: 8 }, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Hastati', 'Principes'] });
    hand(g, ROMA, 'Escipion');
    hand(g, MACEDONIA, 'Intriga');
    hand(g, CARTAGO, 'Milicia Punica');
  });

test('[MED.5.4.7-h] the range of a side, and the totals that come up most often', () => {
  expect(rangeOf({ fixed: 12, dice: 2 })).toEqual({ least: 14, most: 24, likely: [19] });
  expect(rangeOf({ fixed: 0, dice: 3 })).toEqual({ least: 3, most: 18, likely: [10, 11] });
  // With one die all are alike, without any there is no doubt.
  expect(rangeOf({ fixed: 4, dice: 1 })).toEqual({ least: 5, most: 10, likely: [] });
  expect(rangeOf({ fixed: 4, dice: 0 })).toEqual({ least: 4, most: 4, likely: [4] });
});

test('[MED.9-n] a Leader whom an answer may remove counts by the chance that he stays', () => {
  const p = assaulted();
  const without = attackerChance(p.view(ROMA));
  p.as(ROMA).does('play', card('Escipion'));
  const withHim = attackerChance(p.view(ROMA));
  expect(withHim).toBeGreaterThan(without);
  expect(explain(p.view(MACEDONIA), 'respond', card('Intriga'))!.odds!.win).toBeCloseTo((without + withHim) / 2, 10);
  p.as(MACEDONIA).does('respond', card('Intriga'));
  expect(pendingRolls(p.view(ROMA))).toMatchObject([
    { card: card('Intriga'), by: MACEDONIA, does: 'removes', min: 4, against: card('Escipion') },
  ]);
  expect(attackerChance(p.view(ROMA))).toBeCloseTo((without + withHim) / 2, 10);
});

test('[MED.9-d] what is hidden counts as dice that may come, by what whoever looks can know', () => {
  const p = assaulted();
  const lies = attackerChance(p.view(ROMA));
  const seen = (seat: number) => unknownFor(p.view(seat), p.view(seat).hands, seat)!;
  // Roma does not know the one card of Carthago, which may help the city; its own hand is no secret to it.
  expect(seen(ROMA)).toMatchObject({ of: [CARTAGO], cards: 1, high: lies });
  expect(seen(ROMA).low).toBe(winChance({ fixed: 7, dice: 1 }, { fixed: 0, dice: 5 }));
  expect(seen(CARTAGO)).toMatchObject({ of: [ROMA], cards: 1, low: lies });
  expect(seen(CARTAGO).high).toBe(winChance({ fixed: 7, dice: 3 }, { fixed: 0, dice: 3 }));
  // Whoever looks on knows neither.
  expect(seen(HISPANIA)).toMatchObject({ of: [ROMA, CARTAGO], cards: 2 });
  expect([seen(HISPANIA).low < lies, seen(HISPANIA).high > lies]).toEqual([true, true]);
});

test('[MED.9-d] the chances do not depend on what lies in a hidden hand', () => {
  const chances = (held: string): unknown => {
    const p = at(assault, undefined, {}, (g) => {
      own(g, CARTAGO, 'utica');
      send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Hastati'] });
      hand(g, ROMA, 'Escipion');
      hand(g, CARTAGO, held);
    });
    const view = p.view(ROMA);
    return [attackerChance(view), unknownFor(view, view.hands, ROMA)];
  };
  expect(chances('Milicia Punica')).toEqual(chances('Lanceros Libios'));
});

test('[MED.5.4.5-d][MED.9-i] what is rolled at the start of a battle is told before: who hits, who runs', () => {
  const p = naval({ fleets: ['Trirreme Romano'] }, { fleets: ['Quinquerreme Punico'] }, [], (g) =>
    hand(g, ROMA, 'Cónsul'),
  );
  expect(pendingRolls(p.view(ROMA))).toContainEqual(
    expect.objectContaining({ card: card('Trirreme Romano'), does: 'hits', min: 5 }),
  );
  // In the field ships hit nobody.
  const q = field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, [], (g) => hand(g, ROMA, 'Cónsul'));
  expect(pendingRolls(q.view(ROMA))).toEqual([]);
});
