/** Whatever is loaded together says only words that it brings, or that the table has from the start. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BoardWords } from '@tabularium/parts/web';
import { describe, expect, test } from 'vitest';
import * as attempt from '../attempt/later.ts';
import * as end from '../end/later.ts';
import { WORDS } from '../index.ts';
import * as leaf from '../leaf/later.ts';
import * as lyingOpen from '../lying-open.tsx';
import * as neutralsPage from '../neutrals/later.tsx';
import * as battles from './battle/later.ts';
import * as advanced from './groups/advanced/index.ts';
import * as attempts from './groups/attempts/index.ts';
import * as bills from './groups/bills/index.ts';
import * as choices from './groups/choices/index.ts';
import * as combat from './groups/combat/index.ts';
import * as decisions from './groups/decisions/index.ts';
import * as forum from './groups/forum/index.ts';
import * as initiative from './groups/initiative/index.ts';
import * as neutrals from './groups/neutrals/index.ts';
import * as opening from './groups/opening/index.ts';
import * as orders from './groups/orders/index.ts';
import * as rebels from './groups/rebels/index.ts';
import * as revenue from './groups/revenue/index.ts';
import * as revolution from './groups/revolution/index.ts';
import * as trials from './groups/trials/index.ts';
import * as voting from './groups/voting/index.ts';
import * as windows from './groups/windows/index.ts';

const BOARD = join(import.meta.dirname, '..');
const PARTS: Readonly<Record<string, { readonly words: BoardWords }>> = {
  'attempt/later.ts': attempt,
  'end/later.ts': end,
  'leaf/later.ts': leaf,
  'forms/battle/later.ts': battles,
  'forms/groups/advanced/index.ts': advanced,
  'forms/groups/attempts/index.ts': attempts,
  'forms/groups/bills/index.ts': bills,
  'forms/groups/choices/index.ts': choices,
  'forms/groups/combat/index.ts': combat,
  'forms/groups/decisions/index.ts': decisions,
  'forms/groups/forum/index.ts': forum,
  'forms/groups/initiative/index.ts': initiative,
  'forms/groups/neutrals/index.ts': neutrals,
  'forms/groups/opening/index.ts': opening,
  'forms/groups/orders/index.ts': orders,
  'forms/groups/rebels/index.ts': rebels,
  'forms/groups/revenue/index.ts': revenue,
  'forms/groups/revolution/index.ts': revolution,
  'forms/groups/trials/index.ts': trials,
  'forms/groups/voting/index.ts': voting,
  'forms/groups/windows/index.ts': windows,
  'lying-open.tsx': lyingOpen,
  'neutrals/later.tsx': neutralsPage,
  'table.ts': { words: WORDS },
};
const EVERYTHING = new Set(Object.values(PARTS).flatMap(({ words }) => Object.keys(words.en)));

/** The files of the board that come with a file; words are no code. */
const cameWith = (file: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\b(?:[^;'(]*from)? '(\.[^']+\.tsx?)'/gm,
  )) {
    const to = join(dirname(file), from);
    if (to.startsWith(BOARD) && !/\/(words|messages|groups\/\w+\/(words|en))(\/|\.ts)/.test(to)) cameWith(to, found);
  }
  return found;
};

/** Texts of the code that are the key of some word, or, before a `${`, the beginning of one. */
const saidIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/['`]([a-z][\w:-]*[.:][\w.:-]*?)(['`]|\$\{)/gi)].flatMap(
    ([, text = '', end]) =>
      end === '${'
        ? [...EVERYTHING].some((key) => key.startsWith(text))
          ? [`${text}*`]
          : []
        : EVERYTHING.has(text)
          ? [text]
          : [],
  );

describe.each(Object.keys(PARTS))('%s', (part) => {
  test('says only what it knows', () => {
    const known = [...Object.keys(PARTS[part]!.words.en), ...Object.keys(WORDS.en)];
    const isKnown = (said: string): boolean =>
      said.endsWith('*') ? known.some((key) => key.startsWith(said.slice(0, -1))) : known.includes(said);
    const unknown = [...cameWith(join(BOARD, part))].flatMap((file) =>
      saidIn(file)
        .filter((said) => !isKnown(said))
        .map((said) => `${said} in ${file.slice(BOARD.length + 1)}`),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });
});

test('enough is looked at', () => {
  expect([...cameWith(join(BOARD, 'forms/groups/voting/index.ts'))].flatMap(saidIn).length).toBeGreaterThan(100);
});
