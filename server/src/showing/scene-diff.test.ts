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
  const scenes = (): Scene[] => eyes.map((eye) => sceneOf(match, eye));
  const isPlain = (): void => {
    expect(JSON.stringify(match.still)).toBe(JSON.stringify(match.state));
    for (const eye of eyes) expect(JSON.stringify(match.view(eye))).toBe(JSON.stringify(module.view(match.state, eye)));
  };
  const chance = rng('scenes');
  const steps: { before: Scene[]; after: Scene[]; text: string }[] = [];
  for (let before = scenes(); steps.length < MOVES && !match.state.over; ) {
    const by = match.engine.waitingFor(match.state)[0]!;
    match.play(randomInput(match.question(by)!, by, (n) => chance.below(n))!);
    const after = scenes();
    if (steps.length % 10 === 0) isPlain();
    steps.push({ before, after, text: JSON.stringify(after) });
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
          const { diff: changes, text } = differences.of(before[i]!, scene);
          expect(text).toBe(JSON.stringify(changes));
          expect(JSON.stringify(patch(copy(before[i]!), changes))).toBe(JSON.stringify(scene));
          expect(changes).toHaveLength(diff(before[i], scene).length);
        }
      }
    });

    test('stay as they were shown, though what comes after shares parts with them', async () => {
      for (const { after, text } of await stepsOf(game)) expect(JSON.stringify(after)).toBe(text);
    });

    test('have the digests that they have one by one', async () => {
      const rows: Digests[] = [];
      for (const { after } of await stepsOf(game)) {
        const walked = new Map<unknown, readonly [number, number]>();
        const found = after.map((scene, i) => (rows[i] ??= new Digests(2)).of(scene, walked));
        expect(found).toEqual(after.map(digest));
      }
    });
  },
);
