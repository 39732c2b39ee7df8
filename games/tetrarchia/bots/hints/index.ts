/** What spoke for an answer, by the numbers of the normal bot. Everything lies open, so everybody may be told. */
import type { Answer } from '@tabularium/kernel';
import type { Glance, Hints, Reason } from '@tabularium/parts';
import type { Tetrarchia, TetrarchiaView } from '../../rules/index.ts';
import { isTurn } from '../rollout.ts';
import { whyFleet } from './fleet.ts';
import { whyAtOnce } from './reflex.ts';
import { whyInTurn } from './turn.ts';
import { en } from './words/en.ts';

const why = (seen: Glance<Tetrarchia, TetrarchiaView>, answer: Answer): Reason => {
  if (answer.verb === 'placeFleet') return whyFleet(answer);
  const here = seen.module.guess(seen.view, seen.seat, seen.rng);
  return isTurn(here) ? whyInTurn(here, answer) : whyAtOnce(here, answer);
};

export const hints: Hints<Tetrarchia, TetrarchiaView> = {
  why,
  words: {
    en,
    translations: {
      es: () => import('./words/es.ts').then((m) => m.es),
      it: () => import('./words/it.ts').then((m) => m.it),
    },
  },
};
