/** Makes what is offered on a drawn board glow, readable by screen readers and pressable: for any game, by `data-ref` alone. */

export interface OfferedRef {
  /** "Move: Dacia, 2 Imperium". */
  readonly label: string;
  readonly name: string;
}

const folded = (text: string): string => text.toLowerCase().replaceAll('v', 'u').replaceAll(/\s+/g, ' ').trim();

/** People who use speech input say what they read, so the visible text must be part of the accessible name. */
const spokenName = ({ label, name }: OfferedRef, read: string): string => {
  const text = read.replaceAll(/\s+/g, ' ').trim();
  if (text === '' || label.includes(text)) return label;
  return folded(text) === folded(name) ? label.replace(name, text) : label.replace(name, `${name} ${text}`);
};

/** Names with the text that is read on a page, and the label that each was made of. */
const named = new WeakMap<Element, { readonly label: string; readonly name: string }>();

/**
 * What is read on a drawing is the text in it. What is read on a page, with the gaps between its parts, the browser knows only
 * when it has laid the page out: until `nameOffered` has asked it after the frame, the last name holds, or the label alone.
 */
const nameNow = (offer: OfferedRef, el: Element): string => {
  if (!(el instanceof HTMLElement)) return spokenName(offer, el.textContent ?? '');
  const before = named.get(el);
  return before?.label === offer.label ? before.name : offer.label;
};

/** The first element of each ref that is offered. */
const firstOffered = (
  board: Element,
  offered: ReadonlyMap<string, OfferedRef>,
): ReadonlyMap<string, readonly [el: HTMLElement | SVGElement, offer: OfferedRef]> => {
  const first = new Map<string, readonly [HTMLElement | SVGElement, OfferedRef]>();
  for (const el of board.querySelectorAll<HTMLElement | SVGElement>('[data-ref]')) {
    const ref = el.dataset['ref']!;
    const offer = offered.get(ref);
    if (offer && !first.has(ref)) first.set(ref, [el, offer]);
  }
  return first;
};

/** Every first element of an offered ref becomes a button; those that are no longer offered become plain drawings again. */
export const markOffered = (
  board: Element,
  offered: ReadonlyMap<string, OfferedRef>,
  chosen: string | undefined,
  reached: 'by tab' | 'by arrows' = 'by tab',
): void => {
  const first = firstOffered(board, offered);
  for (const el of board.querySelectorAll<HTMLElement | SVGElement>('[data-ref]')) {
    const ref = el.dataset['ref']!;
    el.classList.toggle('can', offered.has(ref));
    el.classList.toggle('chosen', ref === chosen);
    const [button, offer] = first.get(ref) ?? [];
    if (offer && button === el) {
      el.setAttribute('tabindex', reached === 'by tab' ? '0' : '-1');
      el.setAttribute('role', 'button');
      el.setAttribute('aria-label', nameNow(offer, el));
      el.setAttribute('aria-pressed', String(ref === chosen));
      // What can be read stays a button: without its tabindex it would lose the focus.
    } else if (el.getAttribute('tabindex') !== null && !el.classList.contains('reads')) {
      for (const name of ['tabindex', 'role', 'aria-label', 'aria-pressed']) el.removeAttribute(name);
    }
  }
};

/** Names what is offered on a page by its visible text as well: after the frame, when nothing has to be laid out for it. */
export const nameOffered = (page: Element, offered: ReadonlyMap<string, OfferedRef>): void => {
  const first = [...firstOffered(page, offered).values()];
  // All are read before one is changed.
  const names = first.map(([el, offer]) => spokenName(offer, el instanceof HTMLElement ? el.innerText : ''));
  for (const [i, [el, { label }]] of first.entries()) {
    named.set(el, { label, name: names[i]! });
    el.setAttribute('aria-label', names[i]!);
  }
};

export const refAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<SVGElement>('[data-ref].can')?.dataset['ref'] : undefined;

/** Shows where something is, for a moment. */
export const flash = (board: Element, ref: string): void => {
  for (const el of board.querySelectorAll<SVGElement>(`[data-ref="${CSS.escape(ref)}"]`)) {
    el.classList.remove('flash');
    void el.getBoundingClientRect();
    el.classList.add('flash');
  }
};
