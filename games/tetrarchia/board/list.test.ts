import { expect, test } from 'vitest';
import { PLACE_REFS, ZONE_REFS } from '../rules/ids.ts';
import { boardList } from './list.ts';
import { EVERYTHING, inKeys, viewOf } from './testing/scene.ts';

const view = viewOf(EVERYTHING);
const list = boardList(view, inKeys);
const rows = list.flatMap(({ rows }) => rows);

test('names every region, place and sea, and who is off the board', () => {
  expect(list).toHaveLength(9);
  for (const ref of [...PLACE_REFS, ...ZONE_REFS]) expect(rows.some((row) => row.includes(`[${ref}]`))).toBe(true);
  expect(list.at(-1)!.rows).toEqual(['[emperor:constantius]']);
  expect(boardList({ ...view, emperors: view.emperors.filter((e) => e.at !== 'off') }, inKeys)).toHaveLength(8);
});

test('says what lies and stands in a place, and where its links lead', () => {
  const row = (ref: string): string =>
    rows.find((text) => text.startsWith(`[board.list.`) && text.split(':').slice(0, 3).join(':').includes(`[${ref}]`))!;
  expect(row('province:I-6')).toContain('[disc.unrest]');
  expect(row('province:III-4')).toContain('[board.list.disc [emperor:galerius]]');
  expect(row('province:III-5')).toContain('[emperor:galerius]');
  expect(row('province:IV-1')).toContain('[board.list.army [region:IV]]');
  expect(row('province:V-6')).toContain('[board.list.capital [emperor:diocletian]]');
  expect(row('province:II-1')).toContain('[board.list.empty]');
  expect(row('province:II-6')).toContain('[board.list.broken [province:I-6]]');
});
