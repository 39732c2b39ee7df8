/** The rules of a game fill much memory: a server that nobody plays it on does without them. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

test('a server reads the rules and bots of a game when its first table is opened, and no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-lazy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const child = join(import.meta.dirname, 'lazy-child.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [child, join(folder, 'games.sqlite')]);
  expect(JSON.parse(stdout)).toEqual({ atFirst: [], status: 201, withTable: ['tetrarchia'], games: 3 });
}, 60_000);
