/** Makes what is offered on a drawn board glow, readable by screen readers and pressable: for any game, by `data-ref` alone. */

export interface OfferedRef {
  /** "Move: Dacia, 2 Imperium". */
  readonly label: string;
  readonly name: string;
}

const folded = (text: string): string => text.toLowerCase().replaceAll('v', 'u').replaceAll(/\s+/g, ' ').trim();

/** People who use speech input say what they read, so the visible text must be part of the accessible name. */
const spokenName = ({ label, name }: OfferedRef, el: Element): string => {
  // What is drawn, with the gaps between its parts; a drawing of lines has none.
  const read = el instanceof HTMLElement ? (el.innerText ?? el.textContent) : el.textContent;
  const text = (read ?? '').replaceAll(/\s+/g, ' ').trim();
  if (text === '' || label.includes(text)) return label;
  return folded(text) === folded(name) ? label.replace(name, text) : label.replace(name, `${name} ${text}`);
};

/** Every first element of an offered ref becomes a button; those that are no longer offered become plain drawings again. */
export const markOffered = (
  board: Element,
  offered: ReadonlyMap<string, OfferedRef>,
  chosen: string | undefined,
): void => {
  const all = [...board.querySelectorAll<SVGElement>('[data-ref]')];
  // Read before anything is changed: the browser would lay the board out anew for each name that is read after a change.
  const names = new Map<string, string>();
  for (const el of all) {
    const offer = offered.get(el.dataset['ref']!);
    if (offer && !names.has(el.dataset['ref']!)) names.set(el.dataset['ref']!, spokenName(offer, el));
  }
  const done = new Set<string>();
  for (const el of all) {
    const ref = el.dataset['ref']!;
    const offer = offered.get(ref);
    el.classList.toggle('can', offer !== undefined);
    el.classList.toggle('chosen', ref === chosen);
    if (offer && !done.has(ref)) {
      done.add(ref);
      el.setAttribute('tabindex', '0');
      el.setAttribute('role', 'button');
      el.setAttribute('aria-label', names.get(ref)!);
      el.setAttribute('aria-pressed', String(ref === chosen));
      // What can be read stays a button: without its tabindex it would lose the focus.
    } else if (el.getAttribute('tabindex') !== null && !el.classList.contains('reads')) {
      for (const name of ['tabindex', 'role', 'aria-label', 'aria-pressed']) el.removeAttribute(name);
    }
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
