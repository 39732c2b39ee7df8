import { expect, test } from 'vitest';
import { groundOf, PROVINCE_COUNT } from './board.ts';
import { chanceToEscape } from './pursuit.ts';
import { Reach } from './reach.ts';
import { newGame } from './testing/table.ts';

const GALLIA = 1;
/** The frontier of Asia Minor: whoever stands there is nowhere near. */
const FAR = PROVINCE_COUNT + 4;
/** II-6, where the army comes next from II-5, and a province beside it that is not on its way. */
const [NEXT, BESIDE, ITALIA_1] = [11, 5, 36];

/** An army so many steps from Roma on the way from Gallia, on a board without discs and fleets; it is Diocletian's turn. */
const escape = (steps: number, emperors: readonly number[], disc = -1): number => {
  const { g } = newGame(1, { level: '4300' }, 'pursuit');
  g.discs.fill('none');
  g.fleets.fill(0);
  if (disc >= 0) g.discs[disc] = 'galerius';
  for (const [e, at] of emperors.entries()) g.emperors[e]!.at = at;
  const ground = groundOf(g);
  const route = ground.geo.routes[GALLIA]!;
  const threat = new Float64Array(PROVINCE_COUNT);
  const reach = new Reach();
  reach.measure(g, ground, threat);
  const army = { id: 0, from: GALLIA, at: route.at(-1 - steps)! };
  return chanceToEscape({ g, ground, threat, reach }, army, 0);
};
const alone = [FAR, BESIDE, FAR, FAR];

test('whom nobody can reach within a round comes through it, and has less chance the longer the rest of the way is', () => {
  const nobody = [FAR, FAR, FAR, FAR];
  expect(escape(1, nobody)).toBe(1);
  expect(escape(4, nobody)).toBe(1);
  expect(escape(6, nobody)).toBeLessThan(escape(5, nobody));
});

test('whoever stands beside the way attacks once, against the Revolt of one step', () => {
  expect(groundOf(newGame(1, {}, 'x').g).geo.neighbours[NEXT]).toContain(BESIDE);
  expect(escape(4, alone)).toBeCloseTo(1 - 10 / 36);
});

test('later in the round the army has more Revolt behind it', () => {
  expect(escape(4, [BESIDE, FAR, FAR, FAR])).toBeGreaterThan(escape(4, alone));
});

test('his discs help, and so does somebody else in the way', () => {
  expect(escape(4, alone, BESIDE)).toBeCloseTo(1 - 15 / 36);
  expect(escape(4, [FAR, BESIDE, ITALIA_1, FAR])).toBeLessThan(escape(4, alone) / 2);
});
