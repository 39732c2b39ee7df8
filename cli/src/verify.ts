/** Is a recorded game what the rules and the dice make of its inputs? */
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import { firstFault, serverWords } from '@tabularium/protocol';
import { speakerFor } from '@tabularium/text';
import type { SavedGame } from './files.ts';
import { gameFor } from './packs.ts';

export interface Verdict {
  readonly verified: boolean;
  /** Why not, for people. */
  readonly why?: string;
  /** The first input at which the file differs from the rules; 0 is the set-up. */
  readonly input?: number;
}

export const verify = async (file: SavedGame, language: string): Promise<Verdict> => {
  const { module } = gameFor(file);
  const fault = firstFault(module, file, { commitment, draw: keyedDraw });
  if (!fault) return { verified: true };
  const speak = await speakerFor(module, language, serverWords);
  return { verified: false, input: fault.input, why: fault.why.map((m) => speak.say(m)).join(' ') };
};
