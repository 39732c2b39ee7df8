/** Which thing is under the pointer or has the focus, if something can be read about it. */

export interface Readable {
  readonly el: HTMLElement | SVGElement;
  readonly ref: string;
  /** Pressing it does something else: it is offered, or part of a control. It is read by its corner, by `i` or by a long press. */
  readonly answers: boolean;
}

const TAGGED = '[data-read], [data-ref], [data-pick], [data-option]';
const CONTROL = 'button, a, label, input, select, textarea, summary';

const refOf = ({ dataset }: HTMLElement | SVGElement): string =>
  dataset['read'] ?? dataset['ref'] ?? dataset['pick'] ?? dataset['option'] ?? '';

const hasOtherUse = (el: HTMLElement | SVGElement): boolean => {
  const { dataset, classList } = el;
  if (dataset['read'] !== undefined) return false;
  if (classList.contains('can') || dataset['pick'] !== undefined || dataset['option'] !== undefined) return true;
  const control = el.closest(CONTROL);
  return control !== null && control !== el;
};

export const readableAt = (target: EventTarget | null, has: (ref: string) => boolean): Readable | undefined => {
  let el = target instanceof Element ? target.closest<HTMLElement | SVGElement>(TAGGED) : null;
  while (el) {
    const ref = refOf(el);
    if (has(ref)) return { el, ref, answers: hasOtherUse(el) };
    el = el.parentElement?.closest<HTMLElement | SVGElement>(TAGGED) ?? null;
  }
  return undefined;
};

/** Everything else that can be read becomes a button, once for each thing: the keyboard finds it there. */
export const markReadable = (root: Element, has: (ref: string) => boolean): void => {
  const done = new Set<string>();
  for (const el of root.querySelectorAll<HTMLElement | SVGElement>('[data-ref], [data-read]')) {
    const ref = refOf(el);
    const reads = !hasOtherUse(el) && has(ref);
    el.classList.toggle('reads', reads);
    const isOffered = el.classList.contains('can');
    if (isOffered) el.removeAttribute('aria-haspopup');
    if (isOffered && has(ref)) el.setAttribute('aria-keyshortcuts', 'I');
    else el.removeAttribute('aria-keyshortcuts');
    if (!reads || el.matches(CONTROL) || done.has(ref) || el.closest('[aria-hidden="true"]')) continue;
    done.add(ref);
    el.setAttribute('tabindex', '0');
    el.setAttribute('role', 'button');
    el.setAttribute('aria-haspopup', 'dialog');
  }
};
