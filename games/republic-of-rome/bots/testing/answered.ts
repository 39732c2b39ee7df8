/** A game of normal bots, with what each would answer to the questions that follow. */
import type { Options } from '@tabularium/kernel';
import { answeredBy } from '@tabularium/parts';
import { republicOfRome } from '../../rules/index.ts';
import { bots } from '../index.ts';

export const answered = (seats: number, options: Options, most: number) =>
  answeredBy(republicOfRome, () => bots['normal']!(), seats, options, most);
