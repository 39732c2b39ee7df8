/** What an attack is worth before its dice are rolled. */
import type { Input } from '@tabularium/kernel';
import { odds, PLACE_REFS } from '../rules/study.ts';
import { chanceOf, evaluate, oddsOf } from './evaluate.ts';
import { branch, isRoman, type Position } from './position.ts';
import { act, asked } from './steps.ts';

const ROLLS = 36;
/** The best dice for the Emperor: if he can win at all, he wins with these. */
const BEST_DICE = [6, 1];

/**
 * `goOn` gives the worth of the rest of the turn after a victory; `drawn` is the worth of doing nothing more after a battle that
 * changed nothing. Then he may attack again as long as he has points.
 */
export const worthOfAttack = (
  here: Position,
  attack: Input,
  drawn: number,
  goOn: (won: Position) => number,
): number => {
  const army = PLACE_REFS.findIndex((ref) => ref === attack.arg);
  const chances = odds(here.g, { emperor: here.g.turn, army });
  const lost = chances.army * chanceOf(afterDefeat(here));
  const attempt = (victory: number, nothing: number): number =>
    (chances.emperor * chanceOf(victory) + lost + chances.nobody * nothing) / ROLLS;
  let nothing = chanceOf(drawn);
  if (chances.emperor === 0) return oddsOf(attempt(drawn, nothing));
  const won = afterVictory(here, attack);
  // With less left he is only counted as winning the battle.
  const later = evaluate(won);
  const cost = here.g.imperium - won.g.imperium;
  for (let left = here.g.imperium - cost; left >= cost; left -= cost)
    nothing = Math.max(chanceOf(drawn), attempt(later, nothing));
  return oddsOf(attempt(isRoman(won) ? goOn(won) : later, nothing));
};

const afterVictory = (here: Position, attack: Input): Position => {
  const won = branch(here);
  won.rig.push(...BEST_DICE);
  act(won, attack);
  // With the best dice Galerius need not spend any discs.
  if (won.stack.at(-1)?.proc === 'battle') act(won, { by: asked(won), verb: 'stand' });
  return won;
};

/** After a defeat he is off the board, which ends his phase. */
const afterDefeat = (here: Position): number => {
  const lost = branch(here);
  lost.g.emperors[here.g.turn]!.at = -1;
  return evaluate(lost);
};
