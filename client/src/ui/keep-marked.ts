/**
 * Marks what is in a part of the page, now and whenever something comes into it without a new drawing of the whole: what is
 * loaded later, what somebody unfolds. Gives what ends it.
 */
export const keepMarked = (part: Element, mark: () => void): (() => void) => {
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(part, { childList: true, subtree: true });
  return () => watch.disconnect();
};
