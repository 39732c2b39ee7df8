/** The word that is put where nothing has been chosen: the likely one of those that are offered. Nothing hangs on it. */
import type { Asked } from '@tabularium/kernel';
import { PHASES } from '../../rules/ids.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { offerOf } from '../forms/asking.ts';

/** Stands for words that have not been written yet. */
export const UNWRITTEN = '…';
const TALENTS = 5;

/** What is on the floor, or else what the Senate begins with. */
const kindNow = ({ senate }: RomeView): string =>
  `kind:${senate.floors.at(-1)?.proposal.t ?? (senate.filled.consuls ? 'land-bill' : 'consuls')}`;

/** The next Redistribution is this turn's while the Revenue Phase is not over. */
const payDay = ({ phase, turn }: RomeView): string =>
  `turn:${PHASES.findIndex((p) => p === phase) < PHASES.indexOf('forum') ? Math.max(1, turn) : turn + 1}`;

export const likely = ({ question, view }: Asked<RomeView>, said: readonly string[]): string | number => {
  const range = offerOf(question, 'dealNumber', 'range');
  if (range) return said[2] === 'word:vote' ? range.min : Math.min(TALENTS, range.max);
  if (question.verbs['dealText']) return UNWRITTEN;
  const of = offerOf(question, 'deal', 'pick')?.of.filter((word) => word !== 'deal:drop') ?? [];
  const wanted = [
    'word:always',
    'word:done',
    ...(said[2] === 'word:vote' || said[2] === 'word:propose' ? [kindNow(view)] : []),
    ...(said[2] === 'word:pay' ? [payDay(view)] : []),
    'word:any',
  ];
  return wanted.find((word) => of.includes(word)) ?? of[0] ?? '';
};
