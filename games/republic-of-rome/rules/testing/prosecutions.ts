/** Trials for tests. */
import type { Rome } from '../game.ts';
import { senator } from '../rome/senators.ts';
import { prosecutionsStep } from '../senate/prosecutions/index.ts';
import { at } from './at.ts';
import { ballots, type Game, meeting } from './senate.ts';

export const A = 'senator:1';
export const CENSOR = 'senator:2';
export const C = 'senator:3';
export const D = 'senator:4';
export const E = 'senator:5';
export const F = 'senator:6';

/** Seat 0 has the Censor and A; C and D are of seat 1, E and F of seat 2. */
export const prosecuting = (patch: (g: Rome) => void, rolling: number[] = [], options = {}): Game =>
  at(
    prosecutionsStep,
    undefined,
    { seats: 3, options },
    (g) => {
      meeting(g, 'prosecutions', [A, CENSOR], [C, D], [E, F]);
      senator(g, CENSOR).office = 'censor';
      patch(g);
    },
    rolling,
  );
export const accuse = (game: Game, who: string, charge: string, prosecutor = A): Game =>
  game.as(0).does('prosecute', who).does('charge', charge).does('appointProsecutor', prosecutor);
/** Nobody steps in and everybody votes, but the Accused of seat 1 is asked first. */
export const untilAppeal = (game: Game): Game => ballots(game, { 0: 'aye', 2: 'aye' }).as(1);
export const corrupt =
  (...ids: string[]) =>
  (g: Rome) => {
    for (const id of ids) senator(g, id).corrupt = true;
  };
