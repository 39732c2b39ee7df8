import { expect, test } from 'vitest';
import { odds, PLACE_REFS } from '../rules/study.ts';
import { worthOfAttack } from './attack-worth.ts';
import { chanceOf, evaluate } from './evaluate.ts';
import type { Position } from './position.ts';
import { engine, newGame } from './testing/table.ts';

/** II-5 and, beside it by an unbroken link, II-6. */
const [HERE, BESIDE] = [10, 11];

/** Diocletian beside an army, with so many points; both have the same chances. */
const besideArmy = (points: number): Position => {
  const s = newGame(1, { level: '4300' }, 'attack');
  while (!engine.question(s, 0)!.verbs['move']) {
    const { verbs } = engine.question(s, 0)!;
    const fleet = verbs['placeFleet'];
    if (fleet?.t === 'pick') engine.applyTrusted(s, { by: 0, verb: 'placeFleet', arg: fleet.of[0]! });
    else engine.applyTrusted(s, { by: 0, verb: 'enter', arg: 'province:IT-3' });
  }
  s.g.discs.fill('none');
  s.g.emperors[0]!.at = HERE;
  s.g.armies = [{ id: 1, at: BESIDE, from: 1 }];
  s.g.imperium = points;
  return s;
};
const worth = (points: number): number => {
  const s = besideArmy(points);
  const attack = { by: 0, verb: 'attack', arg: PLACE_REFS[BESIDE]! };
  return chanceOf(worthOfAttack(s, attack, evaluate(s), (won) => evaluate(won)));
};

test('a battle that changes nothing can be fought again with the points that are left', () => {
  const { g } = besideArmy(6);
  const chances = odds(g, { emperor: 0, army: BESIDE });
  expect(chances.nobody).toBeGreaterThan(0);
  expect(worth(2)).toBeGreaterThan(worth(1));
  expect(worth(3)).toBeGreaterThan(worth(2));
});
