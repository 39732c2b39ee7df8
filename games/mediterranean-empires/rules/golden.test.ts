import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goldenTests, readGolden } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { ENDINGS } from './end/endings.ts';
import { mediterraneanEmpires } from './index.ts';
import { featuresOf, WANTED } from './testing/features.ts';

// `node scripts/golden.ts` records them again; `node scripts/golden.ts --find mediterranean-empires` looks for others.
const folder = fileURLToPath(new URL('../golden', import.meta.url));
const files = readdirSync(folder).map((name) => ({ name, features: featuresOf(readGolden(`${folder}/${name}`)) }));

goldenTests(mediterraneanEmpires, folder, test);

test('a game can end in every way that is listed, and is listed for the kernel', () => {
  expect(mediterraneanEmpires.meta.endings).toEqual(ENDINGS);
});

describe('recorded games show', () => {
  test.each(WANTED)('%s', (what) => {
    expect(files.filter((f) => f.features.has(what)).map((f) => f.name)).not.toEqual([]);
  });
});
