import { expect, test } from 'vitest';
import { attemptIn } from '../../rules/explain/persuading.ts';
import { senator } from '../../rules/rome/senators.ts';
import { rich, treasury } from '../../rules/testing/bare.ts';
import { act } from '../../rules/testing/initiative.ts';
import { spentBy } from './spent-by.ts';

const FABIUS = 'senator:2';

test('[1.07.413-a][1.07.414-f] what each Faction has spent against an attempt, over all its rounds', () => {
  const game = act((g) => {
    senator(g, FABIUS).influence = 15;
    rich(g, FABIUS, 9);
    treasury(g, 1, 4);
    treasury(g, 2, 4);
  });
  const said = () => ['forum.persuades', 'forum.counterBribe'].flatMap((k) => game.lines(k).map((a) => ({ k, a })));
  game.does('persuade', FABIUS).picks('senator:6').sets('bribe', 5);
  const known = () => [...(spentBy(said(), attemptIn(game.view(0))!) ?? [['nobody', -1]])];
  expect(known()).toEqual([]);
  game.as(1).sets('counterBribe', 1).as(2).sets('counterBribe', 2);
  game.as(0).sets('raise', 1).as(1).sets('counterBribe', 2);
  expect(known()).toEqual([
    ['faction:1', 3],
    ['faction:2', 2],
  ]);
  // Of another attempt, or of part of the record, nothing can be said.
  expect(spentBy(said(), { ...attemptIn(game.view(0))!, target: 'senator:7' })).toBeUndefined();
  expect(spentBy(said().slice(0, -1), attemptIn(game.view(0))!)).toBeUndefined();
});
