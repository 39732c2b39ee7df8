/** Text within a line: words, **strong words**, [links](#id) and the {ids} of what was just said. */
import type { Piece, Prose, Span } from './book.ts';

const MARK = /\*\*(?<strong>[^*]+)\*\*|\[(?<text>[^\]]+)\]\(#(?<to>[\w.-]+)\)|\{(?<ids>[\w.-]+(?:[, ]+[\w.-]+)*)\}/g;
/** What is left when the marks are taken out and still looks like one was damaged. */
const DAMAGED = /[[\]{}*`]|\]\(/;

/** Throws what is wrong with it; whoever reads a file adds where. */
export const proseOf = (line: string): Prose => {
  const pieces: Piece[] = [];
  let spans: Span[] = [];
  const addText = (text: string): void => {
    if (DAMAGED.test(text)) throw new Error(`a mark that cannot be read: “${text.trim()}”`);
    if (text !== '') spans.push(text);
  };
  let at = 0;
  for (const found of line.matchAll(MARK)) {
    const { strong, text, to, ids } = found.groups ?? {};
    const before = line.slice(at, found.index);
    at = found.index + found[0].length;
    addText(ids === undefined ? before : before.trimEnd());
    if (strong !== undefined) spans.push({ strong });
    if (text !== undefined && to !== undefined) spans.push({ to, text });
    if (ids === undefined) continue;
    if (spans.length === 0) throw new Error(`{${ids}} stands after no sentence`);
    pieces.push({ spans, ids: ids.split(/[, ]+/) });
    spans = [];
  }
  addText(line.slice(at).trimEnd());
  if (spans.length > 0) pieces.push({ spans, ids: [] });
  return pieces;
};
