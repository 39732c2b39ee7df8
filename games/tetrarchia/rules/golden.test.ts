import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GoldenFile, goldenTests, readGolden } from '@tabularium/kit';
import { expect, test } from 'vitest';
import { VARIANTS } from './game.ts';
import { tetrarchia } from './index.ts';
import { ENDINGS } from './victory.ts';

const folder = fileURLToPath(new URL('../golden', import.meta.url));
const files: readonly GoldenFile[] = readdirSync(folder).map((name) => readGolden(`${folder}/${name}`));

goldenTests(tetrarchia, folder, test);

test('a game can end in every way that is listed, and is listed for the kernel', () => {
  expect(tetrarchia.meta.endings).toEqual(ENDINGS);
  expect(new Set(files.map((f) => f.ending))).toEqual(new Set(ENDINGS));
});

test.each(VARIANTS)('a recorded game plays %s alone', (variant) => {
  const alone = files.filter((f) => (f.options['variants'] as readonly string[]).join() === variant);
  expect(alone).not.toEqual([]);
});

test.each([1, 2, 3, 4])('a recorded game has %i players', (seats) => {
  expect(files.some((f) => f.seats === seats)).toBe(true);
});

/** Every answer that any question knows. */
const verbs = tetrarchia.procs.flatMap((proc) =>
  Object.values(proc.nodes).flatMap((node) =>
    typeof node === 'object' ? [...Object.keys(node.picks ?? {}), ...Object.keys(node.buttons ?? {})] : [],
  ),
);

test.each([...new Set(verbs)].sort())('somebody answers with %s', (verb) => {
  expect(files.some((f) => f.inputs.some(([, used]) => used === verb))).toBe(true);
});
