import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scratch } from './run.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const ENTER = '\r';
const home = scratch();

/** Pipes that pass for a terminal, because the menu is only for people. Each key is pressed when its text has been shown. */
const chosen = async (keys: readonly (readonly [after: string, key: string])[], language = 'en'): Promise<string> => {
  const tty = join(home, 'tty.mjs');
  writeFileSync(
    tty,
    'for (const s of [process.stdin, process.stdout]) s.isTTY = true;\nprocess.stdin.setRawMode = () => process.stdin;\n',
  );
  const menu = spawn(process.execPath, ['--import', tty, MAIN, 'play', 'republic-of-rome', '--lang', language], {
    cwd: home,
    env: { PATH: process.env['PATH'], TABULARIUM_HOME: home, NO_COLOR: '1' },
  });
  let shown = '';
  let from = 0;
  const left = [...keys];
  menu.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    const [next] = left;
    if (!next || !shown.slice(from).includes(next[0])) return;
    left.shift();
    from = shown.length;
    if (left.length > 0) menu.stdin.write(next[1]);
    else menu.stdin.end(next[1]);
  });
  await once(menu, 'exit');
  expect(left).toEqual([]);
  return shown;
};

test('the menu asks first how it shall be played, then which scenario; solitaire looks at moves one by one', async () => {
  const shown = await chosen([
    ['Something else', ENTER],
    ['The Late Republic', ENTER],
    ['Enter or 1: Next move', 'quit\n'],
  ]);
  expect(shown).toContain('Solitaire by the book');
  expect(shown).toContain('Against bots');
  expect(shown).toContain('The game begins: Early Republic.');
});
test('in Italian', async () => {
  const shown = await chosen([['Contro i bot', '\u0003']], 'it');
  expect(shown).toContain('In solitario, secondo il regolamento');
  expect(shown).not.toContain('cli.menu');
});
