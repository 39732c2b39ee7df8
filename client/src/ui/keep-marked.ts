/**
 * Marks what is in a part of the page, now and whenever something in it is drawn anew: what comes into it, what is tagged as
 * something else, and what has lost its marks with its class. Gives what ends it.
 */
export const keepMarked = (part: Element, mark: () => void): (() => void) => {
  const watch = new MutationObserver(() => again());
  const again = (): void => {
    mark();
    // What was changed by marking needs no marks.
    watch.takeRecords();
  };
  watch.observe(part, { childList: true, subtree: true, attributeFilter: ['class', 'data-ref', 'data-read'] });
  again();
  return () => watch.disconnect();
};
