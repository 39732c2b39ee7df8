/** Who is to govern which Province, several in one proposal, and the answers that this gives — 1.09.5, 1.09.52 */
import { type Answer, type Asked, isOffered } from '@tabularium/kernel';
import type { Filled } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt, askingIn } from '../asking.ts';
import { ASK, nextOf, type Pairs, whoFor } from '../senate/pairs.ts';
import { listedFor } from '../standing.ts';

export interface Entered {
  readonly turn: number;
  readonly posts: Pairs;
  /** `drop`, or nothing. */
  readonly press: string;
}
export type GovernorsForm = Filled<RomeView, Entered>;

const DRAFT = 'senate.draft-governors';
interface Draft {
  readonly posts: readonly { readonly province: string; readonly senator: string }[];
  readonly province: string;
}
const draftOf = ({ view }: Pick<Asked<RomeView>, 'view'>): Draft | undefined => askingIn<Draft>(view, DRAFT);

export const isOf = (asked: Asked<RomeView>): boolean => {
  const at = askedAt(asked);
  return at === 'senate.governors/propose' || at.startsWith(`${DRAFT}/`);
};

/** What the draft has already, and what is being filled; an entry about something else begins anew. */
export const begins = (asked: Asked<RomeView>, before: Entered | undefined): Entered => {
  const { turn } = asked.view;
  const drafted = (draftOf(asked)?.posts ?? []).map((p) => [p.province, p.senator] as const);
  const later = before?.turn === turn ? before.posts.filter(([p]) => !drafted.some(([x]) => x === p)) : [];
  return { turn, posts: [...drafted, ...later], press: '' };
};

export const answer = (asked: Asked<RomeView>, { posts, press }: Entered): Answer | undefined => {
  if (press !== '') return { verb: press };
  const draft = draftOf(asked);
  if (draft && draft.province !== '') {
    const who = whoFor(posts, draft.province);
    return who === '' || who === ASK ? undefined : { verb: 'nominate', arg: who };
  }
  const next = nextOf(posts, draft?.posts.map((p) => p.province) ?? []);
  if (next === undefined) return draft && posts.length > 0 ? { verb: 'put' } : undefined;
  const replace = { verb: 'replaceGovernor', arg: next };
  return isOffered(asked.question, replace) ? replace : { verb: 'fillProvince', arg: next };
};

/** The question in which the Governor of this Province is named, beside all others that are entered; or what is known without it. */
export const naming = (form: GovernorsForm, province: string): Asked<RomeView> | 'nobody asked' | undefined => {
  const { entered } = form;
  const others = entered.posts.filter(([p]) => p !== province);
  const before = (draftOf(form.asked)?.posts ?? []).map((p) => p.province);
  if (before.includes(province)) return undefined;
  const { steps, isComplete } = form.with({ ...entered, posts: [...others, [province, ASK]] });
  const last = steps.at(-1);
  if (last && last.answer === undefined && draftOf(last)?.province === province) return last;
  const given = steps.findLast((s) => s.answer)?.answer;
  const isAppointed = given?.verb === 'fillProvince' && given.arg === province;
  return isComplete && isAppointed ? 'nobody asked' : undefined;
};

/** Provinces that can be in it, as far as any of the questions says so. */
export const fillable = (form: GovernorsForm): string[] => {
  const listed = form.steps.flatMap((s) => [...listedFor(s, 'fillProvince'), ...listedFor(s, 'replaceGovernor')]);
  const now = draftOf(form.asked)?.province ?? '';
  return [...new Set([...listed, ...(now === '' ? [] : [now])])];
};
