/** What spoke for an answer, by the numbers of the normal bot and from what its seat sees. */
import type { Answer } from '@tabularium/kernel';
import type { Glance, Hints, Reason } from '@tabularium/parts';
import type { Empires, EmpiresView } from '../../rules/index.ts';
import { Asked } from '../asked.ts';
import { FEW, forPlayers, TUNED, use } from '../weights.ts';
import { SAID } from './said.ts';
import { t } from './say.ts';
import { en } from './words/en.ts';

/** The normal bot judges otherwise where few play. */
const WEIGHTS = forPlayers(TUNED, FEW);

const pointsOf = ({ verb, arg }: Answer): readonly string[] => {
  if (typeof arg === 'string' && arg.includes(':')) return [arg];
  return Array.isArray(arg) && arg.length > 0 ? arg.map(String) : [`verb:${verb}`];
};

const why = (seen: Glance<Empires, EmpiresView>, answer: Answer): Reason => {
  use(WEIGHTS[seen.view.agreed.empires.length] ?? TUNED);
  const s = new Asked(seen);
  const says = SAID[s.question.prompt.k]?.(s, answer) ?? [];
  return { says: says.length > 0 ? says.slice(0, 3) : [t('hint.med.anything')], points: pointsOf(answer) };
};

export const hints: Hints<Empires, EmpiresView> = {
  why,
  words: {
    en,
    translations: {
      es: () => import('./words/es.ts').then((m) => m.es),
      it: () => import('./words/it.ts').then((m) => m.it),
    },
  },
};
