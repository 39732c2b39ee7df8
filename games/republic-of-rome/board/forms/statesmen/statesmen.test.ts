import { expect, test } from 'vitest';
import type { CardId } from '../../../rules/ids.ts';
import { tradeStatesmen } from '../../../rules/neutrals/revolution/trading.ts';
import { hand } from '../../../rules/testing/at.ts';
import { bareNeutrals, IMPERIALS } from '../../../rules/testing/neutrals.ts';
import { onScreen, press } from '../testing/filled.ts';
import { statesmenForm as form } from './form.tsx';

/** A Statesman of the Player's Family lies with the Imperials. */
const THEIRS: CardId = 'card:10';
const OF_2: CardId = 'card:12';
const buying = (...held: readonly CardId[]) =>
  bareNeutrals(tradeStatesmen, undefined, {}, (g) => {
    g.phase = 'revolution';
    hand(g, IMPERIALS, THEIRS);
    hand(g, 0, ...held);
  });

test('[4.06.1-e] one press takes nothing', () => {
  const game = buying(OF_2);
  const seen = onScreen(game, form, 0);
  expect(seen.commits.map((c) => c.name)).toEqual(['done']);
  press(game, form, seen, 'done');
  expect(game.g.factions[0]!.hand).toEqual([OF_2]);
});
test('[4.06.1-a] for a Statesman whom they can play', () => {
  const game = buying(OF_2);
  const seen = onScreen(game, form, 0, (e) => ({ ...e, way: 'buyWithStatesman' as const, card: THEIRS }));
  expect(seen.commits[0]).toMatchObject({ name: 'take', detail: 'statesmen.price.buyWithStatesman' });
  press(game, form, seen, 'take');
  expect(game.g.factions[0]!.hand).toEqual([THEIRS]);
});
test('[4.06.1-b] for two Intrigue cards at random', () => {
  const game = buying('card:38', 'card:39');
  const seen = onScreen(game, form, 0, (e) => ({ ...e, way: 'buyWithIntrigue' as const, card: THEIRS }));
  game.rolling(1);
  press(game, form, seen, 'take');
  expect(game.g.factions[0]!.hand).toEqual([THEIRS]);
});
