/** What docs/testing.md says of these builders is true. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/testing.md'), 'utf8');
const [, part] = /\*\*Republic of Rome\*\*([\s\S]*?)\*\*Mediterranean/.exec(page)!;
/** Each row: the files, and the builders that it names. */
const rows = [...part!.matchAll(/^\| (`[^|]*) \| (.*) \|$/gm)].map(([, files, text]) => ({
  files: [...files!.matchAll(/`([\w-]+\.ts)`/g)].map((m) => m[1]!),
  named: [...text!.matchAll(/`(\w+)[`(]/g)].map((m) => m[1]!),
}));
const exportedBy = (file: string): string[] =>
  [...readFileSync(resolve(import.meta.dirname, file), 'utf8').matchAll(/^export const (\w+)/gm)].map((m) => m[1]!);

test.each(rows)('the builders of $files are there', ({ files, named }) => {
  expect(files.flatMap(exportedBy)).toEqual(expect.arrayContaining(named));
});

test('a builder has its name to itself', () => {
  const all = rows.flatMap(({ files }) => files).flatMap(exportedBy);
  expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([]);
  // One for each of these: Wars, Legions, votes.
  expect(all.filter((name) => /^(addWar|wars|wages)$|^legions(To)?$|^(ballots|voteOn)$/.test(name)).sort()).toEqual([
    'ballots',
    'legionsTo',
    'wages',
  ]);
});
