/** Where on the page something stands that a lesson speaks of, and where its next answer is given. */
import { type Offer, same } from '@tabularium/kernel';
import type { Done } from '@tabularium/parts';
import { type Draft, isSums } from '../question/choices.ts';
import type { Answering } from '../table/use-answer.ts';

/** The outline of a piece is where people look; around it there may be its name. */
const outlineOf = (el: Element): Element => el.querySelector(':scope > :is(.halo, .glow)') ?? el;

export interface Ring {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export const ringAround = (el: Element): Ring => {
  const { left, top, width, height } = outlineOf(el).getBoundingClientRect();
  return { left, top, width, height };
};

/** A drawing scrolls in its frame, and tools lie over it: what has been moved out of it or lies under them cannot be pressed. */
const isSeen = (el: Element): boolean => {
  const { left, top, width, height } = ringAround(el);
  if (width === 0 || height === 0) return false;
  if (!el.closest('.board-view')) return true;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit?.closest('.board-view') instanceof Element;
};

const seen = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isSeen);
const quoted = (value: string): string => `"${CSS.escape(value)}"`;

/** The first of these that are seen at all. */
const firstSeen = (...selectors: readonly string[]): Element[] => {
  for (const selector of selectors) {
    const found = seen(selector);
    if (found.length > 0) return found.slice(0, 1);
  }
  return [];
};

const thing = (ref: string): readonly string[] => [
  `.board [data-ref=${quoted(ref)}].can`,
  `.q [data-ref=${quoted(ref)}].can`,
  `.q [data-pick=${quoted(ref)}]`,
];

/** Up or down, towards a number. */
const stepTo = (within: string, now: number, wanted: number): readonly string[] =>
  now === wanted ? [] : [`.q .entry ${within} .stepper button:${now < wanted ? 'last' : 'first'}-of-type`];

/** What brings a drafted answer nearer to the wanted one, where it is more than one press. */
const nearer = ([, , arg]: Done, draft: Draft, offer: Offer | undefined): readonly string[] => {
  if (typeof arg === 'number' && typeof draft.arg === 'number') return stepTo('', draft.arg, arg);
  if (offer?.t !== 'allot' || !isSums(arg) || !isSums(draft.arg)) return [];
  const now = draft.arg;
  return Object.keys(offer.of).flatMap((ref, i) => stepTo(`label:nth-of-type(${i + 1})`, now[ref] ?? 0, arg[ref] ?? 0));
};

/** What is to be pressed next for this answer, from what has been drafted of it. */
export const markedFor = (wanted: Done, { draft, choices }: Pick<Answering, 'draft' | 'choices'>): Element[] => {
  const [, verb, arg] = wanted;
  const isDrafted = draft?.verb === verb;
  if (isDrafted && same(draft.arg ?? '', arg ?? '')) {
    const commit = firstSeen('.q .commit:enabled');
    if (commit.length > 0) return commit;
  }
  const button = `.q [data-verb=${quoted(verb)}]`;
  const offer = choices.find((c) => c.verb === verb)?.offer;
  if (typeof arg !== 'string') return firstSeen(...(isDrafted ? nearer(wanted, draft, offer) : []), button);
  return isDrafted ? firstSeen(...thing(arg), button) : firstSeen(button, ...thing(arg));
};

/** The button that sends a form, by its name among them. */
export const commitOf = (name: string): Element[] => firstSeen(`.q [data-commit=${quoted(name)}]`);

/** A ref, or a verb as `verb:attack`. */
export const pointedAt = (points: readonly string[]): Element[] =>
  points.flatMap((point) =>
    point.startsWith('verb:')
      ? firstSeen(`.q [data-verb=${quoted(point.slice('verb:'.length))}]`)
      : firstSeen(`.board [data-ref=${quoted(point)}]`, `[data-ref=${quoted(point)}]`),
  );

/** What a reader hears it called. */
export const calledOn = (el: Element): string =>
  (el.getAttribute('aria-label') ?? el.querySelector('span')?.textContent ?? el.textContent ?? '').trim();
