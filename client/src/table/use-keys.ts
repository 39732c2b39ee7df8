/** The whole table by keyboard: letters choose, digits pick, Enter commits, Esc lets go, U takes back. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { OpenForm } from '../form/use-form.ts';
import { refsOf } from '../question/choices.ts';
import type { Answering } from './use-answer.ts';

export interface TableKeys {
  readonly answer: Answering;
  readonly form: OpenForm | undefined;
  readonly canUndo: boolean;
  /** Nothing is asked while looking back. */
  readonly active: boolean;
  readonly onEscape: () => void;
  /** Shows the board as a table, or the drawing again. */
  readonly onList?: (() => void) | undefined;
  /** Opens or leaves bargaining, where there is any. */
  readonly onDeals?: (() => void) | undefined;
  /** Opens the page of the hand, or leaves it, where a game has one; whether the key meant that. */
  readonly onHand?: ((key: string) => boolean) | undefined;
  /** Turns to a page of the board or back; whether the key meant that. */
  readonly onPage?: ((key: string) => boolean) | undefined;
}

const isTyping = (el: Element | null): boolean =>
  el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement || el instanceof HTMLSelectElement;

const isPressable = (el: Element | null): boolean =>
  el instanceof HTMLButtonElement ||
  el instanceof HTMLAnchorElement ||
  el?.getAttribute('role') === 'button' ||
  el?.tagName === 'SUMMARY';

export const useKeys = (keys: TableKeys): void => {
  const now = useRef(keys);
  now.current = keys;
  // Before the page is seen: a key that is pressed at once counts too.
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const el = document.activeElement;
      if (
        e.defaultPrevented ||
        e.ctrlKey ||
        e.metaKey ||
        e.altKey ||
        isTyping(el) ||
        document.querySelector('dialog[open]')
      )
        return;
      if (pressed(e.key, el, now.current)) e.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};

const isDigit = (key: string): boolean => /^[1-9]$/.test(key);

/** The card with this digit is played; of one that can be played in several ways, the first comes into reach. */
const pressCard = (selector: string): boolean => {
  const [only, ...more] = document.querySelectorAll<HTMLElement>(selector);
  if (more.length > 0) only?.focus();
  else only?.click();
  return only !== undefined;
};

/** Whether the key meant something. */
const pressed = (key: string, el: Element | null, keys: TableKeys): boolean => {
  const { answer, form, canUndo, active, onEscape, onList, onDeals, onHand, onPage } = keys;
  if (key === 'Escape') {
    const back = answer.draft ? undefined : form?.form.back?.(form.filled);
    if (back !== undefined) form?.change(back);
    answer.forget();
    onEscape();
    return true;
  }
  if (key === 'g' && onDeals && settings.get().keys) {
    onDeals();
    return true;
  }
  if (key === 'l' && onList && settings.get().keys) {
    onList();
    return true;
  }
  if (settings.get().keys && (onHand?.(key.toLowerCase()) || onPage?.(key.toLowerCase()))) return true;
  if (!active) return false;
  if (key === 'Enter' && !isPressable(el)) {
    const commit = document.querySelector<HTMLButtonElement>('.q .commit');
    commit?.click();
    return commit !== null;
  }
  if (!settings.get().keys) return false;
  if (key === 'u' && canUndo) {
    answer.undo();
    return true;
  }
  const commit = form?.commits.find((c) => c.key === key.toLowerCase());
  if (commit) {
    if (commit.missing === undefined) form?.send(commit.entered);
    return true;
  }
  // The page of the hand stands before everything else.
  if (isDigit(key) && pressCard(`.hand-cards [data-digit="${key}"]`)) return true;
  const typed = isDigit(key) ? form?.form.typed?.(form.filled, Number(key)) : undefined;
  if (typed !== undefined) {
    form?.change(typed);
    return true;
  }
  const drafted = answer.choices.find((c) => c.verb === answer.draft?.verb);
  if (isDigit(key) && drafted?.offer?.t === 'pick') {
    const ref = refsOf(drafted.offer)[Number(key) - 1];
    if (ref !== undefined) answer.pressRef(drafted, ref);
    return ref !== undefined;
  }
  if (isDigit(key) && pressCard(`.q .hand [data-digit="${key}"]`)) return true;
  const choice = answer.choices.find(
    (c) => c.key !== '' && c.key === key.toLowerCase() && !form?.form.verbs.includes(c.verb),
  );
  if (choice) answer.pressChoice(choice);
  return choice !== undefined;
};
