/** The answers to a question, numbered. */
import type { InputArg, Question } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/text';
import { label } from '../refs.ts';

export interface Answer {
  readonly verb: string;
  readonly arg?: InputArg;
}

/** Ranges longer than this are answered by typing the number. */
const LISTED = 8;

/** A verb of the kernel: takes back a standing order. */
const ASK_AGAIN = 'withdraw';
/** Does it step in beside the question rather than answer it? */
export const isAside = (q: Question, verb: string): boolean => q.asides.includes(verb) || verb === ASK_AGAIN;

/**
 * A button, where nothing else can be answered and nobody wonders why: Enter presses it. What may be done beside it counts as
 * something else, unless it is known that no more is asked than to go on.
 */
export const onlyAnswer = (q: Question, asks: 'something' | 'to go on' = 'something'): Answer | undefined => {
  const isOther = (verb: string): boolean => (asks === 'to go on' ? !isAside(q, verb) : verb !== ASK_AGAIN);
  const [[verb, offer] = [], ...others] = Object.entries(q.verbs).filter(([name]) => isOther(name));
  const isAlone = others.length === 0 && Object.keys(q.denied).length + Object.keys(q.withheld).length === 0;
  return q.due && isAlone && verb !== undefined && offer?.t === 'button' ? { verb } : undefined;
};

/** If there are more asides than this, they get no numbers and must be typed by name. */
const MOST_ASIDES = 8;

/**
 * Answers that can be listed: first things to choose from, then single buttons, so that "End" comes last; then a few asides.
 */
export const numbered = (q: Question): Answer[] => {
  const all = listed(q);
  const inOrder = (some: readonly Answer[]): Answer[] => [
    ...some.filter((a) => a.arg !== undefined),
    ...some.filter((a) => a.arg === undefined),
  ];
  const asides = all.filter((a) => isAside(q, a.verb));
  const answers = all.filter((a) => !isAside(q, a.verb));
  return [...inOrder(answers), ...(asides.length > MOST_ASIDES ? [] : inOrder(asides))];
};

const listed = (q: Question): Answer[] =>
  Object.entries(q.verbs).flatMap(([verb, o]): Answer[] => {
    switch (o.t) {
      case 'button':
        return [{ verb }];
      case 'pick':
        return o.of.map((arg) => ({ verb, arg }));
      case 'range':
        return o.max - o.min < LISTED
          ? Array.from({ length: o.max - o.min + 1 }, (_, i) => ({ verb, arg: o.min + i }))
          : [];
      case 'choose':
      case 'allot':
      case 'text':
        return [];
      default:
        return o satisfies never;
    }
  });

export const verbName = (verb: string, speak: Speaker): string =>
  speak.knows(`verb.${verb}`) ? speak.name(`verb.${verb}`) : verb;

export const argText = (arg: InputArg | undefined, speak: Speaker): string => {
  if (arg === undefined) return '';
  if (typeof arg === 'string') return label(arg, speak);
  if (typeof arg === 'number') return String(arg);
  if (isList(arg)) return arg.map((a) => label(a, speak)).join(', ');
  return Object.entries(arg)
    .map(([a, n]) => `${label(a, speak)} ${n}`)
    .join(', ');
};

const isList = (arg: InputArg): arg is readonly string[] => Array.isArray(arg);

/** "Move: Dacia (IV-1)". */
export const answerText = ({ verb, arg }: Answer, speak: Speaker): string =>
  arg === undefined ? verbName(verb, speak) : `${verbName(verb, speak)}: ${argText(arg, speak)}`;
