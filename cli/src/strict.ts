/** Checks a command line against what its command declares, because the parser of the library accepts anything. */
import { parseArgs } from 'node:util';
import type { ArgsDef } from 'citty';
import { WrongUse } from './errors.ts';

const isValue = (text: string | undefined): boolean => text !== undefined && !/^-\D/.test(text);

const listed = (defs: ArgsDef): string =>
  Object.entries(defs)
    .filter(([, d]) => d.type !== 'positional')
    .map(([name]) => `--${name}`)
    .join(', ');

/** Throws for an option nobody declared, a value missing or not wanted, an argument too many. */
export const checkStrictly = (command: string, args: readonly string[], defs: ArgsDef): void => {
  const declared = Object.entries(defs).filter(([, d]) => d.type !== 'positional');
  const places = Object.entries(defs).filter(([, d]) => d.type === 'positional');
  const options = Object.fromEntries(
    declared.map(([name, d]) => [name, { type: d.type === 'boolean' ? ('boolean' as const) : ('string' as const) }]),
  );
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    allowNegative: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const def = Object.hasOwn(defs, token.name) ? defs[token.name] : undefined;
    const name = token.name.replace(/^no-/, '');
    if (!def || def.type === 'positional') {
      if (token.name !== name && defs[name]?.type === 'boolean') continue;
      throw new WrongUse(`${command} has no option ${token.rawName}; its options: ${listed(defs)}`);
    }
    if (def.type === 'boolean') {
      if (token.value !== undefined) throw new WrongUse(`${token.rawName} takes no value`);
    } else if (!token.inlineValue && !isValue(token.value)) throw new WrongUse(`${token.rawName} wants a value`);
  }
  const missing = places.find(([, d], i) => d.required === true && positionals[i] === undefined);
  if (missing) throw new WrongUse(`${command} wants ${missing[0].toUpperCase()}: ${missing[1].description}`);
  // The last argument may be several: FILE…
  if (places.at(-1)?.[1].valueHint?.endsWith('…')) return;
  const extra = positionals[places.length];
  if (extra !== undefined) throw new WrongUse(`${command} does not know what to do with “${extra}”`);
};
