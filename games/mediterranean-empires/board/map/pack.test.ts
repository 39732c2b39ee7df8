import { moduleFor, packOf } from '@tabularium/kernel';
import { beforeAll, expect, test } from 'vitest';
import { OWN, RAW } from '../../rules/data/printed.ts';
import { mediterraneanEmpires } from '../../rules/index.ts';
import { boardFor, boardOf } from '../boards.ts';
import { Places } from '../places.tsx';
import { markup } from '../testing/markup.ts';
import { loadDrawings, seenIn } from '../testing/scene.ts';
import { chartOf } from './chart.ts';

beforeAll(loadDrawings);

/** The printed content, with a city of its own in the west. */
const renamed = JSON.parse(JSON.stringify(RAW).replaceAll('"capua"', '"nova-capua"')) as typeof RAW;

test('content with a place that no drawing knows is drawn as a plain diagram, by its own coordinates', () => {
  const rules = moduleFor(mediterraneanEmpires, packOf('renamed', renamed));
  const view = seenIn('4W', undefined, rules);
  expect(view.agreed.pack).toMatch(/^renamed/);
  const board = boardOf(view);
  expect(board.drawing).toBeUndefined();
  const chart = chartOf(view);
  expect(chart.view).toBeUndefined();
  const { xy } = renamed.map.cities.find(({ id }) => id === 'nova-capua')!;
  expect(board.pointOf('city:nova-capua')).toEqual([xy[0]! * 1.08, (xy[1]! * 600) / 700]);
  const drawn = markup(Places({ g: view, chart, lit: { own: [], enemy: [] }, scale: 1, known: new Map() }));
  expect(drawn).toContain('data-ref="city:nova-capua"');
});

test('content with other values on the same places keeps the map', () => {
  const rules = moduleFor(
    mediterraneanEmpires,
    packOf('resized', { ...RAW, map: { ...RAW.map, cities: RAW.map.cities.map((c) => ({ ...c, size: 1 })) } }),
  );
  const view = seenIn('4W', undefined, rules);
  expect(boardOf(view).drawing).toBe(boardFor(OWN, '4W').drawing);
});
