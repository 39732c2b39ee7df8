/** Is a recorded game what the rules and the dice make of its inputs? */
import { BadOptions, firstDifference } from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import type { SavedGame } from './files.ts';
import { gameOf } from './games.ts';
import { problemLines } from './table.ts';

export interface Verdict {
  readonly verified: boolean;
  /** Why not, for people. */
  readonly why?: string;
  /** The input where file and rules part company; 0 is the set-up. */
  readonly input?: number;
}

export const verify = (file: SavedGame): Verdict => {
  const { module } = gameOf(file.game);
  const { source } = file;
  if (file.version !== module.meta.version) {
    const why = `recorded under version ${file.version} of the rules; these are version ${module.meta.version}`;
    return { verified: false, why };
  }
  if (source.t === 'key' && source.key === undefined) {
    return { verified: false, why: 'its dice come from a key that has not been published yet' };
  }
  if (source.t === 'key' && commitment(source.key!) !== source.commitment) {
    return { verified: false, why: 'the key is not the one that was promised when the table opened' };
  }
  const draw = source.t === 'key' ? keyedDraw(source.key!) : undefined;
  let difference: ReturnType<typeof firstDifference>;
  try {
    difference = firstDifference(module, file, draw);
  } catch (e) {
    if (!(e instanceof BadOptions)) throw e;
    return { verified: false, input: 0, why: problemLines(e).join(' ') };
  }
  if (!difference) return { verified: true };
  const { input, why } = difference;
  return { verified: false, input, why: input === 0 ? why : `input ${input}: ${why}` };
};
