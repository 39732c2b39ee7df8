/** How many bytes a seat is sent for a move, over the recorded games of a game. No server runs: it is what one would send. */
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GAMES } from '@tabularium/games';
import { openGame } from '@tabularium/kernel';
import { fromGolden, readGolden } from '@tabularium/kit';
import { entryOf, type Scene, sceneOf } from '@tabularium/protocol';
import { SceneDiff } from '../../server/src/showing/scene-diff.ts';

const root = resolve(import.meta.dirname, '../..');
/** As long as those that are sent. */
const HASH = '0123456789abcdef';

export const pushes = async (game: (typeof GAMES)[number], most: number) => {
  const module = await game.rules();
  const files = globSync(`games/${game.id}/golden/*.json`, { cwd: root }).sort().slice(0, most);
  let [steps, bytes, longest] = [0, 0, 0];
  for (const file of files) {
    const { seats, options, seed, inputs } = readGolden(join(root, file));
    const { match } = openGame(module, seats, options, { t: 'seed', seed });
    const scenes = (): Scene[] => Array.from({ length: seats }, (_, seat) => sceneOf(match, seat));
    let before = scenes();
    for (const [i, input] of inputs.entries()) {
      const { input: made, log } = match.replay(fromGolden(input));
      const after = scenes();
      const differences = new SceneDiff();
      for (const [seat, scene] of after.entries()) {
        if (match.unseenAt(i + 1).includes(seat)) continue;
        const { diff } = differences.of(before[seat]!, scene);
        const entry = entryOf(seat, i + 1, made.by, Date.now(), log);
        const sent = JSON.stringify({ t: 'step', n: i + 1, diff, hash: HASH, entry }).length;
        steps++;
        bytes += sent;
        longest = Math.max(longest, sent);
      }
      before = after.map((scene, seat) => (match.unseenAt(i + 1).includes(seat) ? before[seat]! : scene));
    }
  }
  return { games: files.length, steps, bytesOnAverage: Math.round(bytes / steps), longest };
};
