/** Pieces that changed their place slide there. This needs no code of a game: the same ref stands in two places. */

type Places = ReadonlyMap<string, DOMRect>;

const MS = 420;

/** `pieces`: the kinds of refs that move. */
export const placesOf = (board: Element, pieces: readonly string[]): Places => {
  const places = new Map<string, DOMRect>();
  for (const el of board.querySelectorAll<SVGGraphicsElement>('[data-ref]')) {
    const ref = el.dataset['ref']!;
    if (pieces.includes(ref.slice(0, ref.indexOf(':'))) && !places.has(ref))
      places.set(ref, el.getBoundingClientRect());
  }
  return places;
};

/** Slides every piece from where it was; others are left alone. */
export const slideFrom = (board: Element, before: Places): void => {
  const seen = new Set<string>();
  for (const el of board.querySelectorAll<SVGGraphicsElement>('[data-ref]')) {
    const ref = el.dataset['ref']!;
    const was = before.get(ref);
    if (!was || seen.has(ref)) continue;
    seen.add(ref);
    slide(el, was);
  }
};

const slide = (el: SVGGraphicsElement, was: DOMRect): void => {
  const now = el.getBoundingClientRect();
  const scale = el.ownerSVGElement?.getScreenCTM()?.a ?? 1;
  const dx = (was.left + was.width / 2 - now.left - now.width / 2) / scale;
  const dy = (was.top + was.height / 2 - now.top - now.height / 2) / scale;
  if (Math.hypot(dx, dy) < 3) return;
  el.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0px, 0px)' }], {
    duration: MS,
    easing: 'cubic-bezier(.2,.7,.2,1)',
    composite: 'add',
  });
};
