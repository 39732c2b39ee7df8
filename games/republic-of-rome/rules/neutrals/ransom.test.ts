import { expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { factionsWithoutSenators } from '../rome/factions.ts';
import { redistribution } from '../revenue/redistribution.ts';
import { fightWar } from '../combat/war.ts';
import { capturedGovernors } from '../events/captured-governors.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { sends, wages } from '../testing/armies.ts';
import { bare, rich, treasury } from '../testing/bare.ts';
import { atNeutrals, IMPERIALS } from '../testing/neutrals.ts';
import { captured } from '../testing/people.ts';

const held = (g: Rome, talents: number): void => {
  bare(g);
  senator(g, 'senator:2').influence = 6;
  captured(g, 'senator:2');
  rich(g, 'senator:2', talents);
  treasury(g, IMPERIALS, 40);
};

test('[4.03.1-d] a Captive pays his own Ransom as soon as he can, and the Faction Treasury nothing', () => {
  const game = atNeutrals(factionsWithoutSenators, undefined, {}, (g) => held(g, 13));
  expect(senator(game.g, 'senator:2')).toMatchObject({ captive: '', at: 'rome', talents: 1 });
  expect(game.g.factions[IMPERIALS]!.treasury).toBe(40);
  game.expectLog('neutral.ransom', { who: 'senator:2', n: 12 });
});

test('[4.03.1-d] not while he cannot, and no Player is asked for him', () => {
  const game = atNeutrals(capturedGovernors, undefined, {}, (g) => held(g, 11));
  expect(game.offers('over')).toBeDefined();
  expect(senator(game.g, 'senator:2').captive).toBe('barbarians');
});

test('[4.03.1-d] an unaligned Captive is nobody’s, however much he has', () => {
  const game = atNeutrals(factionsWithoutSenators, undefined, {}, (g) => {
    held(g, 11);
    g.senators.push(fresh(g, 'senator:10', -1));
    captured(g, 'senator:10');
    rich(g, 'senator:10', 50);
  });
  expect(senator(game.g, 'senator:10').captive).toBe('barbarians');
  expect(game.lines('neutral.ransom')).toEqual([]);
});

test('[4.03.1-d] nor can a Player ransom him; his own he can', () => {
  const game = atNeutrals(redistribution, undefined, { seats: 2 }, (g) => {
    held(g, 11);
    g.phase = 'revenue';
    g.neutrals = { ...g.neutrals!, players: [4, 0], guidelines: ['', 'imperials', 'plutocrats', 'conservatives', ''] };
    captured(g, 'senator:5');
    rich(g, 'senator:5', 30);
  });
  expect(game.as(0).offers('ransom')).toMatchObject({ of: ['senator:5'] });
  expect(game.as(1).offers('ransom')).toBeUndefined();
});

test('[4.03.1-d] also between battles, before the War is over and he dead', () => {
  const game = atNeutrals(fightWar, { foe: 'war:5' }, {}, (g) => {
    held(g, 13);
    captured(g, 'senator:2', wages(g, 'war:5').id);
    sends(g, 'senator:1', 'war:5', { legions: 1 });
    sends(g, 'senator:3', 'war:5', { legions: 1 });
  });
  expect(senator(game.g, 'senator:2').captive).toBe('');
});
