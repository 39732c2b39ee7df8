/** Prints any view as an outline, for games without a terminal drawing of their own. */
import type { Speaker } from '@tabularium/text';
import type { AnyTerminal } from '@tabularium/parts/terminal';

const WIDTH = 90;

const isBranch = (x: unknown): x is object => typeof x === 'object' && x !== null;

/** One line where it fits, otherwise one line for each part, indented. */
export const outline = (value: unknown, speak: Speaker, indent = ''): string[] => {
  if (!isBranch(value)) return [`${indent}${word(value, speak)}`];
  const short = inline(value, speak);
  if (short !== undefined && indent.length + short.length <= WIDTH) return [indent + short];
  const parts = Array.isArray(value) ? value.map((v, i) => [String(i + 1), v] as const) : Object.entries(value);
  return parts.flatMap(([key, part]) => {
    const label = word(key, speak);
    if (!isBranch(part)) return [`${indent}${label}: ${word(part, speak)}`];
    const one = inline(part, speak);
    if (one !== undefined && indent.length + label.length + 2 + one.length <= WIDTH)
      return [`${indent}${label}: ${one}`];
    return [`${indent}${label}:`, ...outline(part, speak, `${indent}  `)];
  });
};

/** Values that hold nothing but words and numbers go on one line. */
const inline = (value: object, speak: Speaker): string | undefined => {
  const parts: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((v) => ['', v] as const)
    : Object.entries(value);
  if (parts.length === 0) return '–';
  if (!parts.every(([, v]) => !isBranch(v))) return undefined;
  return parts.map(([k, v]) => (k === '' ? word(v, speak) : `${word(k, speak)} ${word(v, speak)}`)).join(', ');
};

const word = (x: unknown, speak: Speaker): string => (typeof x === 'string' ? speak.name(x) : String(x));

export const outlineBoard: AnyTerminal = {
  draw: (view, speak) => outline(view, speak),
  list: (view, speak) => outline(view, speak),
  narrowest: 0,
  describe: () => undefined,
  refs: [],
  moment: (view) => JSON.stringify(view),
};
