import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goldenTests, readGolden } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { republicOfRome } from '../index.ts';
import { featuresOf, WANTED, WANTED_ADVANCED, WANTED_NEUTRALS } from '../testing/features.ts';
import { ENDINGS } from '../victory/endings.ts';

const folder = fileURLToPath(new URL('../../golden', import.meta.url));
const files = readdirSync(folder).map((name) => ({ name, features: featuresOf(readGolden(`${folder}/${name}`)) }));

goldenTests(republicOfRome, folder, test);

test('a game can end in every way that is listed, and is listed for the kernel', () => {
  expect(republicOfRome.meta.endings).toEqual(ENDINGS);
});

describe('recorded games show', () => {
  test.each([...new Set([...WANTED, ...WANTED_ADVANCED, ...WANTED_NEUTRALS])])('%s', (what) => {
    expect(files.filter((f) => f.features.has(what)).map((f) => f.name)).not.toEqual([]);
  });
});
