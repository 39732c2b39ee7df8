import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8');

test('every worked example is played in a test of its name', () => {
  const ids = [...read('EXAMPLES.md').matchAll(/^- \[(ex-\w+)\]/gm)].map((m) => m[1]!);
  const names = globSync('rules/**/*.test.ts', { cwd: folder })
    .flatMap((file) => [...read(file).matchAll(/\b(?:test|describe)\(\s*(['"`])(.*?)\1,/g)])
    .map((m) => m[2]!);
  expect(ids.length).toBeGreaterThan(60);
  expect(ids.filter((id) => !names.some((name) => name.includes(`[${id}]`)))).toEqual([]);
});
