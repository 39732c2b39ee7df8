/** The board in words: lists by owner, and the table. */
import { beforeAll, expect, test } from 'vitest';
import { OWN, PRINTED } from '../rules/data/printed.ts';
import { describe as sentence } from './facts.ts';
import { boardFor } from './boards.ts';
import { boardList, boardTable } from './list.ts';
import { inKeys, loadDrawings, placeOf, seenIn } from './testing/scene.ts';

beforeAll(loadDrawings);

const view = seenIn('4W', (g) => {
  g.enraged = 1;
  g.owner[placeOf('city:messana')] = 1;
  g.forts[placeOf('city:messana')] = 2;
  g.areas[placeOf('area:GAETVLI') - g.owner.length] = 'pacified';
});

test('every place of the scenario is in the lists once, under its owner', () => {
  const lists = boardList(view, inKeys);
  expect(lists.flatMap(({ rows }) => rows)).toHaveLength(90);
  const own = lists.find(({ rows }) => rows.some((row) => row.includes('city:messana')))!;
  expect(own.title).toBe(inKeys(`empire:${view.agreed.empires[1]}`));
  expect(own.rows.find((row) => row.includes('city:messana'))).toContain('Rhegium');
  const wild = lists.at(-1)!.rows;
  expect(wild.find((row) => row.includes('area:GAETVLI'))).toContain('[board.pacified]');
});

test('the table has name, owner, size, forts, dice, port, key, ways and the chance of an attack', () => {
  const { columns, rows, filters } = boardTable(view, inKeys, { chances: { 'city:messana': 0.314 } });
  expect(columns).toHaveLength(9);
  expect(rows).toHaveLength(90);
  for (const { cells } of rows) expect(cells).toHaveLength(9);
  const messana = rows.find(({ ref }) => ref === 'city:messana')!;
  expect(messana.cells.slice(0, 6)).toEqual([
    'Messana',
    inKeys(`empire:${view.agreed.empires[1]}`),
    '1',
    '2',
    '3',
    '[board.yes]',
  ]);
  expect(messana.cells[7]).toContain('Rhegium');
  expect(messana.cells[8]).toBe('[board.percent 31]');
  expect(messana.in).toEqual(['seat 1', 'ports']);
  const keys = filters.map(({ key }) => key);
  for (const row of rows) for (const key of row.in) expect(keys).toContain(key);
});

test('a place is described with what its number is made of', () => {
  expect(sentence(view, 'city:messana', inKeys)).toContain('[board.sum.city 3 1 2 0]');
  expect(sentence(view, 'area:CANTABRI', inKeys)).toContain('[board.sum.area');
  expect(sentence(view, 'area:GAETVLI', inKeys)).not.toContain('board.sum');
});

test('arrow keys go to every place of the scenario; Home to the own capital', () => {
  const board = boardFor(OWN, '4W');
  const stops = board.stops!(view);
  expect(stops).toHaveLength(90);
  for (const ref of stops) expect(board.pointOf(ref)).toBeDefined();
  expect(board.pointOf('city:athenae')).toBeUndefined();
  const capital = PRINTED.capitals[view.agreed.empires[0]!]!;
  expect(board.home!(view)).toBe(PRINTED.refs[capital]);
  expect(board.home!(seenIn('4W', undefined, undefined, 'public'))).toBeUndefined();
});
