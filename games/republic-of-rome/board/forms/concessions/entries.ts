/** Which Concessions the Senate is to give to whom, several in one proposal — 1.09.61 */
import type { Answer, Asked } from '@tabularium/kernel';
import type { Filled } from '@tabularium/parts/web';
import { draft } from '../../../rules/senate/business/concessions.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt, askingIn } from '../asking.ts';
import { namingStep, pairAnswer, pairGiven, type Paired, type PairsDrawn, pairsToBegin } from '../senate/pairs.ts';
import { listedFor } from '../standing.ts';

export type ConcessionsForm = Filled<RomeView, Paired>;

const DRAFT = draft.name;
const drawnIn = ({ view }: Pick<Asked<RomeView>, 'view'>): PairsDrawn | undefined => {
  const l = askingIn(view, draft);
  return l && { pairs: l.gifts.map((x) => [x.concession, x.senator] as const), now: l.concession };
};
export const isOf = (asked: Asked<RomeView>): boolean => askedAt(asked).startsWith(`${DRAFT}/`);

export const begins = pairsToBegin(drawnIn);

export const answer = (asked: Asked<RomeView>, entered: Paired): Answer | undefined =>
  pairAnswer(drawnIn(asked), entered, {
    who: (arg) => ({ verb: 'recipient', arg }),
    what: (arg) => ({ verb: 'concession', arg }),
  });

export const taking = pairGiven(drawnIn, 'recipient');

export const naming = (form: ConcessionsForm, id: string): Asked<RomeView> | undefined => namingStep(form, drawnIn, id);

/** What may be given, what agreements hold back included. */
export const listed = (form: ConcessionsForm): string[] => {
  const drawn = drawnIn(form.asked);
  const first = form.steps.find((s) => drawnIn(s)?.now === '');
  const all = [
    ...(drawn?.pairs.map(([c]) => c) ?? []),
    ...(drawn && drawn.now !== '' ? [drawn.now] : []),
    ...listedFor(first, 'concession'),
    ...form.entered.pairs.map(([c]) => c),
  ];
  return [...new Set(all)];
};
