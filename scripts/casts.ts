/**
 * Casts tell the compiler to believe something that it cannot see, so there may only be a few of them outside tests: where
 * data comes in from outside, and where the engine forgets a game's types on purpose. `as const` is no cast, and
 * `as unknown as T` is one.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** Lower it when casts go; it is never raised. */
const MOST = 150;

const isSource = (file: string): boolean =>
  !/\.(test|check)\.tsx?$|(^|[\\/])(test|testing|messages|node_modules|dist)[\\/]/.test(file);

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;
const typeIn = (x: object): string => ('type' in x && typeof x.type === 'string' ? x.type : '');
const inside = (x: object, key: string): object => {
  const found: unknown = Object.entries(x).find(([name]) => name === key)?.[1];
  return isObject(found) ? found : {};
};

/** `as const` is parsed as a type with the name `const`. */
const isConst = (cast: object): boolean =>
  Object.values(inside(inside(cast, 'typeAnnotation'), 'typeName')).includes('const');

const castsIn = (x: object): number => {
  const isCast = typeIn(x) === 'TSAsExpression' && !isConst(x);
  // `x as unknown as T`: the outer one counts.
  const isHalf = isCast && typeIn(inside(x, 'typeAnnotation')) === 'TSUnknownKeyword';
  const own = isCast && !isHalf ? 1 : 0;
  return Object.values(x)
    .filter(isObject)
    .reduce((sum: number, child) => sum + castsIn(child), own);
};

const files = globSync(
  '{*,{kernel,kit,text,parts,protocol,games,bots,cli,server,client,bench,scripts,docs}/**/*}.{ts,tsx}',
).filter(isSource);
const counts = files.map((file) => ({ file, casts: castsIn(parseSync(file, readFileSync(file, 'utf8')).program) }));
const total = counts.reduce((sum, { casts }) => sum + casts, 0);
console.log(`${total} casts in ${files.length} files`);
if (files.length === 0 || total >= MOST) {
  const worst = counts.filter(({ casts }) => casts > 0).sort((a, b) => b.casts - a.casts);
  const lines = worst.slice(0, 20).map(({ file, casts }) => `${casts} ${file}`);
  console.error(`fewer than ${MOST} casts are wanted (STYLE.md, escape hatches); most are in\n${lines.join('\n')}`);
  process.exitCode = 1;
}
