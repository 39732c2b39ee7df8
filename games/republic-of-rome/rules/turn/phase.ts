/** Going from phase to phase — 1.03 */
import type { Cx } from '@tabularium/kernel';
import { phaseBegins } from '../agreements/time.ts';
import type { Rome } from '../game.ts';
import type { Phase } from '../ids.ts';
import { neutrals } from '../neutrals/part.ts';
import { noteHrao } from '../rome/hrao.ts';
import { seeOff } from '../rome/resigning.ts';
import { say } from '../say.ts';

/** Every phase begins with this. */
export const enterPhase = (cx: Cx<Rome>, phase: Phase): void => {
  seeOff(cx);
  noteHrao(cx);
  cx.g.phase = phase;
  // [4.02.2-e]
  if (cx.g.neutrals !== undefined) neutrals().noteDominant(cx);
  // [AGR-03][AGR-06]
  phaseBegins(cx, phase);
  cx.log(say('phase', { phase: `phase:${phase}`, turn: cx.g.turn }), '1.03-a');
};
