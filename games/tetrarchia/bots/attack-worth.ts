/** What an attack is worth, dice not yet rolled. */
import type { Input } from '@tabularium/kernel';
import { odds, PLACE_REFS } from '../rules/study.ts';
import { evaluate } from './evaluate.ts';
import { branch, isRoman, type Position } from './position.ts';
import { act, asked } from './steps.ts';

const ROLLS = 36;
/** The Emperor's die and the army's: he wins with these if he can win at all. */
const BEST_DICE = [6, 1];

/** `goOn` says what the rest of the turn is worth after a victory; `drawn` is what it is worth as things are. */
export const worthOfAttack = (
  here: Position,
  attack: Input,
  drawn: number,
  goOn: (won: Position) => number,
): number => {
  const army = PLACE_REFS.findIndex((ref) => ref === attack.arg);
  const chances = odds(here.g, { emperor: here.g.turn, army });
  let worth = chances.nobody * drawn;
  if (chances.emperor > 0) worth += chances.emperor * afterVictory(here, attack, goOn);
  if (chances.army > 0) worth += chances.army * afterDefeat(here);
  return worth / ROLLS;
};

const afterVictory = (here: Position, attack: Input, goOn: (won: Position) => number): number => {
  const won = branch(here);
  won.rig.push(...BEST_DICE);
  act(won, attack);
  // The dice could not be better: Galerius keeps his discs.
  if (won.stack.at(-1)?.proc === 'battle') act(won, { by: asked(won), verb: 'stand' });
  return isRoman(won) ? goOn(won) : evaluate(won);
};

/** He is off the board, and so it is the end of his phase. */
const afterDefeat = (here: Position): number => {
  const lost = branch(here);
  lost.g.emperors[here.g.turn]!.at = -1;
  return evaluate(lost);
};
