/** Makes a failing game shorter by leaving inputs out while the same failure remains. */
import type { Input } from '@tabularium/kernel';
import type { Kind, Problem } from './problem.ts';
import { type Case, type Rerun, rerun } from './rerun.ts';

/** These are about a game as a whole, or do not turn up again by playing the same. */
const AS_THEY_ARE: readonly Kind[] = ['setup', 'refused', 'endless', 'replay'];

/**
 * Leaves out half, then quarters, then single inputs. Gives up after so many
 * inputs have been played (`effort`) and returns the shortest game so far.
 */
export const shrink = <G, V>(
  game: Case<G, V>,
  inputs: readonly Input[],
  problem: Problem,
  checkSeed: string,
  effort: number,
): Rerun => {
  const asItIs = { problem, inputs };
  if (AS_THEY_ARE.includes(problem.kind)) return asItIs;
  let left = effort;
  const retry = (some: readonly Input[]): Rerun | undefined => {
    left -= some.length + 1;
    return left < 0 ? undefined : rerun(game, some, problem, checkSeed);
  };
  const again = retry(inputs);
  if (!again) return asItIs;
  let best = again;
  let size = Math.ceil(best.inputs.length / 2);
  while (size > 0 && best.inputs.length > 0 && left > 0) {
    const before = best.inputs.length;
    for (let at = 0; at < best.inputs.length && left > 0; ) {
      const shorter = retry([...best.inputs.slice(0, at), ...best.inputs.slice(at + size)]);
      if (shorter && shorter.inputs.length < best.inputs.length) best = shorter;
      else at += size;
    }
    // Leaving one out may make another one needless.
    if (size > 1 || best.inputs.length === before) size = size > 1 ? Math.ceil(size / 2) : 0;
  }
  return best;
};
