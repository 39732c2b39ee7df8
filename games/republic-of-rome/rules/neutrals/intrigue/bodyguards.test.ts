import { expect, test } from 'vitest';
import { senator } from '../../rome/senators.ts';
import { hand } from '../../testing/at.ts';
import { IMPERIALS } from '../../testing/neutrals.ts';
import { dividing, s } from '../../testing/spoils.ts';

const attacked = (...cards: `card:${number}`[]) =>
  dividing({ members: [0] }, (g) => {
    g.factions[0]!.attempted = 0;
    hand(g, IMPERIALS, ...cards);
    senator(g, 'senator:5').popularity = 0;
  })
    .as(0)
    .rolling(1)
    .does('demandCheck', 'senator:5')
    .does('sendAssassin', 'senator:3');

test('[4.07.4-a] a Neutral plays all its Secret Bodyguards for its own, and each may catch the Assassin', () => {
  // 6 less two Bodyguards is 4; of the two further rolls the second catches him.
  const t = attacked('card:47', 'card:101').rolling(6, 6, 3).does('strike');
  expect(t.g.factions[IMPERIALS]!.hand).toEqual([]);
  expect(s(t, 5).influence).toBe(5);
  expect(t.g.senators.some((x) => x.id === 'senator:3')).toBe(false);
  // [4.07.3-g] And his Leader is guilty.
  expect(t.g.senators.some((x) => x.id === 'senator:1')).toBe(false);
});

test('[4.07.4-a] whatever the dice show', () => {
  const t = attacked('card:47').rolling(4, 6).does('strike');
  expect(t.g.factions[IMPERIALS]!.hand).toEqual([]);
  expect(t.g.senators.some((x) => x.id === 'senator:3')).toBe(true);
});

test('[4.07.4-a] the card may save him, or not', () => {
  const t = attacked().rolling(5).does('strike');
  expect(t.g.senators.some((x) => x.id === 'senator:5')).toBe(false);
  // Without a card nothing is played, and nothing said of it.
  expect(t.lines('neutral.guard.plays')).toEqual([]);
});
