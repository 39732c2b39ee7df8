/**
 * A form is filled in with answers that somebody else would give: what a hint advises. Each question takes its own answer,
 * and what comes out is tried: only entries that would send these answers count.
 */
import { type Answer, type Asked, rehearse, same } from '@tabularium/kernel';
import type { AnyModule } from '../game.ts';
import type { Say } from './board.ts';
import { fill } from './filled.ts';
import type { Commit, Form } from './form.ts';

export interface FilledIn<E> {
  readonly entered: E;
  /** The button that sends it. If something is missing, that is for the person to decide. */
  readonly commit: Commit<E>;
  /** The answers that it sends, as far as they are known. */
  readonly answers: readonly Answer[];
}

/** Those of the answers that belong to the form, and what is entered after each: others may be beside it or come later. */
const taken = <V, E>(module: AnyModule, form: Form<V, E>, asked: Asked<V>, answers: readonly Answer[]) => {
  const own: { readonly given: Answer; readonly entered: E }[] = [];
  rehearse<unknown, V>(module, asked.view, asked.seat, (at) => {
    const here = own.length === 0 ? asked : at;
    const entered = own.at(-1)?.entered ?? form.begins(asked, undefined);
    const given = answers[own.length];
    if (!given || !form.verbs.includes(given.verb) || !form.isOf(here, entered)) return undefined;
    own.push({ given, entered: form.taking?.(here, entered, given) ?? entered });
    return given;
  });
  return own;
};

const isAmong = (all: readonly Answer[], one: Answer): boolean => all.some((other) => same(other, one));
const areSame = (sent: readonly Answer[], wanted: readonly Answer[]): boolean =>
  sent.length === wanted.length && sent.every((one) => isAmong(wanted, one));

/** Would it send them? Several things in a form may be sent in another order, and it may know more or fewer of its questions. */
const sends = (sent: readonly Answer[], wanted: readonly Answer[]): boolean => {
  const [fewer, more] = sent.length < wanted.length ? [sent, wanted] : [wanted, sent];
  return sent.length > 0 && isAmong(sent, wanted[0]!) && fewer.every((one) => isAmong(more, one));
};

/**
 * What is entered for these answers, and the button that sends it; nothing where the form cannot say them. The first answer
 * is to the question that stands, the others to those that follow; if it cannot say all of them, it may say the first few.
 */
export const fillIn = <V, E>(
  module: AnyModule,
  form: Form<V, E>,
  asked: Asked<V>,
  answers: readonly Answer[],
  say: Say,
): FilledIn<E> | undefined => {
  const own = taken(module, form, asked, answers);
  const begun = form.begins(asked, undefined);
  const found = (wanted: readonly Answer[], entered: E, isIt: typeof sends): FilledIn<E> | undefined => {
    const filled = fill(module, form, asked, entered);
    const fitting = form.commits(filled, say).filter((commit) =>
      isIt(
        filled.with(commit.entered).steps.flatMap(({ answer }) => answer ?? []),
        wanted,
      ),
    );
    const commit = fitting.find(({ missing }) => missing === undefined) ?? fitting[0];
    return commit && { entered, commit, answers: wanted };
  };
  for (let n = own.length; n > 0; n--) {
    const wanted = own.slice(0, n).map(({ given }) => given);
    const isIt = n === own.length ? sends : areSame;
    const one = found(wanted, own[n - 1]!.entered, isIt) ?? found(wanted, begun, isIt);
    if (one) return one;
  }
  return undefined;
};
