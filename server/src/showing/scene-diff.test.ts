import {
  begin,
  copy,
  diff,
  digest,
  Digests,
  type Eye,
  fromSeed,
  Match,
  parseTable,
  patch,
  randomInput,
  rng,
} from '@tabularium/kernel';
import { GAMES } from '@tabularium/games';
import { type Scene, sceneOf } from '@tabularium/protocol';
import { describe, expect, test } from 'vitest';
import { SceneDiff } from './scene-diff.ts';

const MOVES = 250;

/**
 * Every scene of a game by random play, for everybody who looks on: what each saw last, and what is there after a move.
 * Some are shown nothing now and then, as when somebody acts in private.
 */
const stepsOf = async (game: (typeof GAMES)[number]) => {
  const module = await game.rules();
  const { seats = module.meta.seats.default, options = {} } = game.benched ?? {};
  const match = new Match(module, begin(module, parseTable(module, seats, options), fromSeed('scenes')));
  const eyes: Eye[] = ['public', ...Array.from({ length: seats }, (_, seat) => seat)];
  const scenes = (): Scene[] => {
    const view = module.view.of(match.state);
    return eyes.map((eye) => sceneOf(match, eye, view(eye)));
  };
  const chance = rng('scenes');
  const steps: { before: Scene[]; after: Scene[] }[] = [];
  for (let before = scenes(); steps.length < MOVES && !match.state.over; ) {
    const by = match.engine.waitingFor(match.state)[0]!;
    match.play(randomInput(match.question(by)!, by, (n) => chance.below(n))!);
    const after = scenes();
    steps.push({ before, after });
    before = after.map((scene, i) => ((steps.length + i) % 5 === 0 ? before[i]! : scene));
  }
  return steps;
};

describe.each(GAMES.map((game) => ({ game, id: game.id })))(
  'scenes of $id, computed for all eyes together',
  ({ game }) => {
    test('lead from one to the next, with no more changes than one by one', async () => {
      for (const { before, after } of await stepsOf(game)) {
        const differences = new SceneDiff();
        for (const [i, scene] of after.entries()) {
          const changes = differences.of(before[i]!, scene);
          expect(JSON.stringify(patch(copy(before[i]!), changes))).toBe(JSON.stringify(scene));
          expect(changes).toHaveLength(diff(before[i], scene).length);
        }
      }
    });

    test('have the digests that they have one by one', async () => {
      for (const { after } of await stepsOf(game)) {
        const digests = new Digests();
        expect(after.map((scene) => digests.of(scene, 2))).toEqual(after.map(digest));
      }
    });
  },
);
