import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const script = resolve(import.meta.dirname, '../scripts/build-map.ts');

test('the map is what scripts/build-map.ts makes of the coastlines', () => {
  execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' });
});

test('the map is small enough for a first load', () => {
  expect(statSync(join(import.meta.dirname, 'map.generated.ts')).size).toBeLessThan(40_000);
});
