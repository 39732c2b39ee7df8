/** What may be chosen glows and pulses, in a layer of its own over the board, so that the board need not be redrawn. */
const SVG = 'http://www.w3.org/2000/svg';

/** The outlines that glow: those a board calls `halo` or `glow`. */
const outlinesOf = (board: Element): SVGElement[] =>
  [...board.querySelectorAll<SVGElement>('[data-ref].can:not(.chosen) > :is(.halo, .glow)')].map((outline) => {
    const own = document.createElementNS(SVG, 'g');
    const place = outline.parentElement!.getAttribute('transform');
    if (place !== null) own.setAttribute('transform', place);
    const copy = outline.cloneNode();
    if (copy instanceof SVGElement) copy.removeAttribute('class');
    own.append(copy);
    return own;
  });

export const drawGlow = (board: Element, sheet: SVGSVGElement): void => {
  const outlines = outlinesOf(board);
  const made = outlines.map((o) => o.outerHTML).join('');
  if (sheet.dataset['made'] === made) return;
  sheet.dataset['made'] = made;
  sheet.replaceChildren(...outlines);
  // It pulses a few times. Switching to an animation of another name starts the pulse again.
  sheet.dataset['breath'] = sheet.dataset['breath'] === 'odd' ? 'even' : 'odd';
};
