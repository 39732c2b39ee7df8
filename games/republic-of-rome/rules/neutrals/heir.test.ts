import { expect, test } from 'vitest';
import { factionsWithoutSenators } from '../rome/factions.ts';
import { bare } from '../testing/bare.ts';
import { atNeutrals, IMPERIALS } from '../testing/neutrals.ts';

test('[4.01.3-f] a Neutral without Senators goes on with the uppermost of the Curia, and nobody is asked', () => {
  const game = atNeutrals(factionsWithoutSenators, undefined, {}, (g) => {
    bare(g);
    g.senators = g.senators.filter((s) => s.faction !== IMPERIALS);
    g.factions[IMPERIALS]!.leader = '';
    g.curia = ['senator:2', 'senator:10'];
  });
  expect(game.g.senators.find((s) => s.id === 'senator:2')?.faction).toBe(IMPERIALS);
  expect([game.g.factions[IMPERIALS]!.leader, game.g.curia]).toEqual(['senator:2', ['senator:10']]);
  game.expectLog('neutral.heir', { who: 'senator:2' });
});
