import { expect, test } from 'vitest';
import { business } from '../../../rules/senate/other-business.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { gives, inSenate } from '../../../rules/testing/meeting.ts';
import { onScreen, press } from '../testing/filled.ts';
import { guardForm as form } from './guard.tsx';

const TARGET = 'senator:5';
/** The die lies there. */
const struck = (die: number, ...cards: Parameters<typeof gives>[2][]) => {
  const game = inSenate(business, undefined, (g) => {
    g.factions[0]!.attempted = 0;
    for (const card of cards) gives(g, 1, card);
  });
  return game.as(0).does('assassinate', TARGET).does('sendAssassin', 'senator:2').rolling(die).does('strike');
};

test('[1.09.73-a] as few guards as save him stand there', () => {
  expect(onScreen(struck(6, 'card:47', 'card:101', 'card:102'), form, 1).sent).toEqual([
    { verb: 'playBodyguards', arg: ['card:47', 'card:101'] },
  ]);
  expect(onScreen(struck(4, 'card:47'), form, 1).sent).toEqual([{ verb: 'noBodyguard' }]);
  // One is too few, and would be lost for nothing.
  expect(onScreen(struck(6, 'card:47'), form, 1).sent).toEqual([{ verb: 'noBodyguard' }]);
});
test('[1.09.73-c] each guard throws once more, and can only catch', () => {
  const game = struck(5, 'card:47');
  const seen = onScreen(game, form, 1);
  const chances = seen.form.explain(seen.form.asked, 'playBodyguards', 'card:47')?.prospects;
  expect(chances?.map((p) => [p.kind, Math.round(6 * p.chance)])).toEqual([
    ['nothing', 3],
    ['caught', 3],
  ]);
  game.rolling(6);
  press(game, form, seen, 'guard');
  expect(maybeSenator(game.g, TARGET)).toBeDefined();
});
test('[1.09.7-c] he may let it be, with one press', () => {
  const game = struck(5, 'card:47');
  press(game, form, onScreen(game, form, 1), 'none');
  expect(game.logKeys()).toContain('death');
});
test('[1.09.73-a] without a card it looks the same, and says so', () => {
  const seen = onScreen(struck(5, 'card:38'), form, 1);
  expect(seen.commits.map((c) => c.name)).toEqual(['none']);
});
test('[1.09.73-c] with two of them he escapes only if both miss', () => {
  const seen = onScreen(struck(6, 'card:47', 'card:101'), form, 1);
  const chances = seen.form.explain(seen.form.asked, 'playBodyguards', 'card:47,card:101')?.prospects;
  expect(chances?.map((p) => [p.kind, Math.round(36 * p.chance)])).toEqual([
    ['nothing', 4],
    ['caught', 32],
  ]);
});
