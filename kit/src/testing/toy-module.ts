import type { GameModule } from '@tabularium/kernel';
import type { Fault } from './fault.ts';
import { check, META, setup, type Toy } from './toy.ts';
import { en } from './toy-messages.ts';
import { rulesOf } from './toy-turn.ts';
import { guessOf, type ToyView, viewOf } from './toy-view.ts';

/** The toy game as it should be, or with a fault planted. */
export const toyWith = (fault?: Fault): GameModule<Toy, ToyView> => ({
  ...rulesOf(fault),
  meta: META,
  setup,
  view: viewOf(fault),
  guess: guessOf(fault),
  check,
  migrations: [],
  messages: en,
  translations: {},
});

export const toy = toyWith();
