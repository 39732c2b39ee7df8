import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { OWN, PRINTED } from '../../rules/data/printed.ts';
import { cellAt, chartFor, pointAt, wayBetween } from './chart.ts';
import { idOf } from './diagram.ts';
import { isOnLand } from './testing/on-land.ts';
import { DRAWINGS } from './loaded.ts';
import { seaWay } from './lanes.ts';
import { VIEW_NAMES, viewFor } from './views.ts';

beforeAll(async () => {
  for (const view of VIEW_NAMES) await DRAWINGS[view].load(async () => {});
});

const scenarios = PRINTED.scenarios.map(({ id }) => id);

test('the drawings are what scripts/build-map.ts makes of the coastlines, and no way goes astray', () => {
  const script = resolve(import.meta.dirname, '../../scripts/build-map.ts');
  execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' });
}, 240_000);

test('a drawing is small enough to be loaded with a table', () => {
  for (const view of VIEW_NAMES)
    expect(statSync(join(import.meta.dirname, `${view}.generated.ts`)).size).toBeLessThan(60_000);
});

test('every scenario has the smallest drawing that shows all of it', () => {
  const views = Object.fromEntries(scenarios.map((id) => [id, viewFor(PRINTED, id)]));
  expect(views).toEqual({
    ...Object.fromEntries(['2A', '2C', '3A', '4W'].map((id) => [id, 'west'])),
    ...Object.fromEntries(['2B', '2D', '3B', '3C', '4E'].map((id) => [id, 'east'])),
    ...Object.fromEntries(['5A', '5B', '6A', '6B', '7A', '7B', '8A'].map((id) => [id, 'whole'])),
  });
});

test.each(scenarios)('%s: every place in play and every way between two of them is drawn', (scenario) => {
  const chart = chartFor(OWN, scenario);
  for (const place of chart.places) {
    const id = idOf(chart.content, place);
    expect(chart.drawing.points[id]).toBeDefined();
    expect(cellAt(chart, place)).toMatch(/^M[-\d. L]+z$/);
    expect(chart.drawing.labels[id]).toBeDefined();
    for (const { to } of chart.content.links[place]!.filter((l) => chart.places.includes(l.to))) {
      const way = wayBetween(chart, place, to);
      expect(way[0]).toEqual(pointAt(chart, place));
      expect(way.at(-1)).toEqual(pointAt(chart, to));
      expect(way).toEqual(wayBetween(chart, to, place).toReversed());
    }
  }
});

test.each(VIEW_NAMES)('%s: every port reaches every other by sea, over water', (view) => {
  const scenario = scenarios.find((id) => viewFor(PRINTED, id) === view && ['4W', '4E', '8A'].includes(id))!;
  const chart = chartFor(OWN, scenario);
  const ports = chart.places.filter((place) => chart.content.cities[place]?.port);
  for (const from of ports.slice(0, 6))
    for (const to of ports.filter((port) => port !== from)) {
      const way = seaWay(chart, from, to);
      expect(way.length).toBeGreaterThan(2);
      const middle = way[Math.floor(way.length / 2)]!;
      expect(isOnLand(chart.drawing.land, middle)).toBe(false);
    }
});

test('a scenario begins as close as its places allow, and at most 1.3 times as close as the whole', () => {
  for (const scenario of scenarios) {
    const [x, y, width, height] = chartFor(OWN, scenario).box;
    expect(width).toBeGreaterThanOrEqual(1080 / 1.3 - 0.01);
    expect(width / height).toBeCloseTo(1.8);
    expect([x >= 0, y >= 0, x + width <= 1080.01, y + height <= 600.01]).toEqual([true, true, true, true]);
  }
  expect(chartFor(OWN, '8A').box).toEqual([0, 0, 1080, 600]);
  for (const scenario of ['2B', '2C', '3B', '5B']) expect(chartFor(OWN, scenario).box[2]).toBeLessThan(1080);
});
