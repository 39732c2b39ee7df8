/** Positions for tests of the neutral bot: four Factions with one Family each, so that each goes by one of the four cards. */
import type { Input, Question, Rng, State } from '@tabularium/kernel';
import type { GuidelineId } from '../../rules/neutrals/study.ts';
import { fresh } from '../../rules/rome/death.ts';
import { bare } from '../../rules/testing/bare.ts';
import type { Rome } from '../../rules/study.ts';
import type { SenatorId } from '../../rules/ids.ts';
import { cardOfFaction } from '../../rules/neutrals/study.ts';
import { neutral } from '../neutral.ts';
import { answersOf, newGame } from './table.ts';

export const SEATS = [0, 1, 2, 3] as const;

export interface Position {
  readonly s: State<Rome>;
  readonly g: Rome;
  /** Whoever goes by the card, his first Senator and his second. */
  readonly seat: number;
  readonly first: Rome['senators'][number];
  readonly second: Rome['senators'][number];
}

/** The second is a Statesman without a Family, so that he can be anybody's without changing whose card is whose. */
export const goingBy = (card: GuidelineId, second: SenatorId = 'senator:18A', seed = 'neutral'): Position => {
  const s = newGame(SEATS.length, 'early', seed);
  const { g } = s;
  bare(g);
  g.turn = 2;
  const seat = SEATS.find((f) => cardOfFaction(g, f) === card)!;
  g.senators.push({ ...fresh(g, second, seat), family: false });
  return { s, g, seat, first: g.senators[seat]!, second: g.senators.at(-1)! };
};

/** Dice that all show this. */
export const showing = (face: number): Rng => {
  const below = (n: number): number => Math.min(n, face) - 1;
  return { below, pick: (of) => of[below(of.length)]! };
};

export const neutralAnswers = ({ s, seat }: Position, questions: readonly Question[], face = 1): Omit<Input, 'by'>[] =>
  answersOf(neutral, s, seat, questions, showing(face));
/** The answer to one question. */
export const neutralAnswer = (at: Position, question: Question, face = 1): Omit<Input, 'by'> =>
  neutralAnswers(at, [question], face)[0]!;
