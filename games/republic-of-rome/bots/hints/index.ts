/** What spoke for an answer, by the numbers of the normal bot and from what its seat sees. */
import type { Answer } from '@tabularium/kernel';
import type { Glance, Hints, Reason } from '@tabularium/parts';
import type { Rome, RomeView } from '../../rules/index.ts';
import { Asked } from '../asked.ts';
import { Memory } from '../memory.ts';
import { generally } from './generally.ts';
import { SAID, VERBS } from './said.ts';
import { en } from './words/en.ts';

const pointsOf = ({ verb, arg }: Answer): readonly string[] => {
  if (typeof arg === 'string' && /^(senator|war|province|faction|card|concession):/.test(arg)) return [arg];
  if (Array.isArray(arg) && arg.length > 0) return arg.map(String);
  return [`verb:${verb}`];
};

const why = (seen: Glance<Rome, RomeView>, answer: Answer): Reason => {
  // Nothing is remembered: what is said depends on what lies on the table alone.
  const s = new Asked(seen, new Memory());
  const { k } = s.question.prompt;
  const step = answer.verb.startsWith('deal') ? VERBS['deal'] : VERBS[answer.verb];
  const said = step?.(s, answer) ?? SAID[k]?.(s, answer) ?? [];
  const says = [...said, ...(said.length < 2 ? [generally(k)] : [])];
  return { says: says.slice(0, 3), points: pointsOf(answer) };
};

export const hints: Hints<Rome, RomeView> = {
  why,
  words: {
    en,
    translations: {
      es: () => import('./words/es.ts').then((m) => m.es),
      it: () => import('./words/it.ts').then((m) => m.it),
    },
  },
};
