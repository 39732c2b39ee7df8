/** Which Concessions the Senate is to give to whom, several in one proposal — 1.09.61 */
import type { Answer, Asked } from '@tabularium/kernel';
import type { Filled } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt, askingIn } from '../asking.ts';
import { ASK, nextOf, type Pairs, whoFor } from '../senate/pairs.ts';
import { listedFor } from '../standing.ts';

export interface Entered {
  readonly turn: number;
  readonly gifts: Pairs;
  readonly press: string;
}
export type ConcessionsForm = Filled<RomeView, Entered>;

const DRAFT = 'senate.draft-concessions';
interface Draft {
  readonly gifts: readonly { readonly concession: string; readonly senator: string }[];
  readonly concession: string;
}
const draftOf = ({ view }: Pick<Asked<RomeView>, 'view'>): Draft | undefined => askingIn<Draft>(view, DRAFT);
export const isOf = (asked: Asked<RomeView>): boolean => askedAt(asked).startsWith(`${DRAFT}/`);

export const begins = (asked: Asked<RomeView>, before: Entered | undefined): Entered => {
  const { turn } = asked.view;
  const drafted = (draftOf(asked)?.gifts ?? []).map((x) => [x.concession, x.senator] as const);
  const later = before?.turn === turn ? before.gifts.filter(([c]) => !drafted.some(([x]) => x === c)) : [];
  return { turn, gifts: [...drafted, ...later], press: '' };
};

export const answer = (asked: Asked<RomeView>, { gifts, press }: Entered): Answer | undefined => {
  if (press !== '') return { verb: press };
  const draft = draftOf(asked);
  if (!draft) return undefined;
  if (draft.concession !== '') {
    const who = whoFor(gifts, draft.concession);
    return who === '' || who === ASK ? undefined : { verb: 'recipient', arg: who };
  }
  const next = nextOf(
    gifts,
    draft.gifts.map((x) => x.concession),
  );
  if (next !== undefined) return { verb: 'concession', arg: next };
  return gifts.length > 0 ? { verb: 'put' } : undefined;
};

/** Those given already in the draft cannot be taken back. */
const isDrafted = ({ asked }: ConcessionsForm, id: string): boolean =>
  draftOf(asked)?.gifts.some((x) => x.concession === id) ?? false;

/** The question in which somebody is named for this one, beside all others that are entered. */
export const naming = (form: ConcessionsForm, id: string): Asked<RomeView> | undefined => {
  if (isDrafted(form, id)) return undefined;
  const others = form.entered.gifts.filter(([c]) => c !== id);
  const last = form.with({ ...form.entered, gifts: [...others, [id, ASK]] }).steps.at(-1);
  return last && draftOf(last)?.concession === id ? last : undefined;
};

/** What may be given, what agreements hold back included. */
export const listed = (form: ConcessionsForm): string[] => {
  const now = draftOf(form.asked);
  const first = form.steps.find((s) => draftOf(s)?.concession === '');
  const all = [
    ...(now?.gifts.map((x) => x.concession) ?? []),
    ...(now && now.concession !== '' ? [now.concession] : []),
    ...listedFor(first, 'concession'),
    ...form.entered.gifts.map(([c]) => c),
  ];
  return [...new Set(all)];
};
