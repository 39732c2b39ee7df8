/** What docs/expected.md promises is tested under the names that it gives. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const page = readFileSync(resolve(root, 'docs/expected.md'), 'utf8');
const rows = [...page.matchAll(/^\| (?!what )([^|]+) \| ([^|]+) \| ?([^|]*)\|$/gm)].map(([, what, file, name]) => ({
  what: what!,
  file: file!.trim().replaceAll('`', ''),
  name: name!.trim(),
}));

test('there are 42 things that people expect', () => {
  expect(rows).toHaveLength(42);
});

test.each(rows)('$what: $name', ({ file, name }) => {
  expect(name).not.toBe('');
  expect(readFileSync(resolve(root, file), 'utf8')).toContain(name);
});
