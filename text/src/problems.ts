/** Finds what is wrong with a translation; a test expects no problem. */
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Catalog } from '@tabularium/kernel';
import { compile } from './compile.ts';

/** One line for each problem: keys missing or extra, texts that cannot be read, arguments that are not the source's. */
export const catalogProblems = (source: Catalog, translation: Catalog): string[] => {
  const missing = Object.keys(source).filter((k) => !Object.hasOwn(translation, k));
  const extra = Object.keys(translation).filter((k) => !Object.hasOwn(source, k));
  const both = Object.keys(source).filter((k) => Object.hasOwn(translation, k));
  return [
    ...missing.map((k) => `${k}: missing`),
    ...extra.map((k) => `${k}: not in the source`),
    ...both.flatMap((k) => textProblems(source[k]!, translation[k]!).map((p) => `${k}: ${p}`)),
  ];
};

const textProblems = (source: string, text: string): string[] => {
  const wanted = shapeOf(source);
  const got = shapeOf(text);
  if (typeof wanted === 'string') return [`the source cannot be read: ${wanted}`];
  if (typeof got === 'string') return [`cannot be read: ${got}`];
  const lost = [...wanted.args].filter((a) => !got.args.has(a));
  const unknown = [...got.args].filter((a) => !wanted.args.has(a));
  return [
    ...lost.map((a) => `does not say {${a}}`),
    ...unknown.map((a) => `says {${a}}, which the source does not have`),
    ...[...got.open].map((a) => `{${a}} has no branch "other"`),
    ...(source.trim() !== '' && text.trim() === '' ? ['is empty'] : []),
    ...[source, text].filter((t) => !isReadAlike(t)).map((t) => `lingui reads “${t}” otherwise`),
  ];
};

const isReadAlike = (text: string): boolean =>
  JSON.stringify(compile(text)) === JSON.stringify(compileMessageOrThrow(text));

interface Shape {
  /** The names of arguments, wherever they stand. */
  readonly args: Set<string>;
  /** Arguments with branches of which none takes what is left over. */
  readonly open: Set<string>;
}

/** The shape of a text, or why it has none. */
const shapeOf = (text: string): Shape | string => {
  const shape: Shape = { args: new Set(), open: new Set() };
  try {
    walk(compileMessageOrThrow(text), shape);
    return shape;
  } catch (e) {
    return e instanceof Error ? (e.message.split('\n')[0] ?? '') : String(e);
  }
};

const walk = (tokens: CompiledMessage, shape: Shape): void => {
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const [name, , branches] = token;
    shape.args.add(name);
    if (typeof branches !== 'object' || branches === null) continue;
    if (!('other' in branches)) shape.open.add(name);
    for (const branch of Object.values(branches)) if (Array.isArray(branch)) walk(branch as CompiledMessage, shape);
  }
};
