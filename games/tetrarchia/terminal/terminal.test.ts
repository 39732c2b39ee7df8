import { stripVTControlCharacters } from 'node:util';
import { openGame, randomInput, rng } from '@tabularium/kernel';
import { gazetteer, tetrarchia } from '../rules/index.ts';
import { speakerFor } from '@tabularium/text';
import { describe, expect, test } from 'vitest';
import { Canvas, idOf } from '@tabularium/parts/terminal';
import { terminal } from './index.ts';
import { corner, HEIGHT, type Layout, NARROW, PLACE_REFS, route, spotOf, WIDE } from './layout.ts';
import { fitted } from './names.ts';

const geography = gazetteer({ agreed: { pack: '' } });

const viewAfter = (inputs: number) => {
  const { match } = openGame(tetrarchia, 1, { level: '4211' }, { t: 'seed', seed: 'map' });
  const dice = rng('map');
  while (!match.state.over && match.entries.length < inputs) {
    match.play(randomInput(match.question(0)!, 0, (n) => dice.below(n))!);
  }
  return tetrarchia.view(match.state, 0);
};

/** The characters that are drawn for one link, by position. */
const drawn = (layout: Layout, a: string, b: string, broken: boolean): Map<string, string> => {
  const canvas = new Canvas(layout.width, HEIGHT);
  canvas.line(route(layout, spotOf(a), spotOf(b)), broken);
  const out = new Map<string, string>();
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < layout.width; x++) if (canvas.at(x, y) !== ' ') out.set(`${x},${y}`, canvas.at(x, y));
  }
  return out;
};

describe('the map', () => {
  test('has every place once', () => {
    expect([...PLACE_REFS].sort()).toEqual(geography.places.map((p) => p.ref).sort());
  });

  describe.each([
    ['wide', WIDE],
    ['narrow', NARROW],
  ])('%s', (_, layout) => {
    test('draws every link of the board, and no two over each other', () => {
      const taken = new Map<string, string>();
      for (const { a, b, broken } of geography.links) {
        const cells = [...drawn(layout, a, b, broken).keys()];
        expect(cells.length).toBeGreaterThan(0);
        expect(cells.filter((at) => taken.has(at)).map((at) => `${a} ${b} crosses ${taken.get(at)}`)).toEqual([]);
        for (const at of cells) taken.set(at, `${a} ${b}`);
      }
      // A line may run under the marks of its two ends, but never under others.
      for (const ref of PLACE_REFS) {
        const [x, y] = corner(layout, spotOf(ref));
        const long = 3 + idOf(ref).length;
        const under = Array.from({ length: long }, (__, i) => taken.get(`${x + i},${y}`)).filter((l) => l);
        for (const link of under) expect(link?.split(' ')).toContain(ref);
      }
    });

    test('a broken link looks different', () => {
      for (const { a, b, broken } of geography.links) {
        const dashes = [...drawn(layout, a, b, broken).values()].some((c) => c === '┄' || c === '┊');
        expect({ a, b, dashes }).toEqual({ a, b, dashes: broken });
      }
    });

    test.each(['en', 'es', 'it'])('fits the screen in %s', async (language) => {
      const speak = await speakerFor(tetrarchia, language, terminal.messages);
      for (const inputs of [0, 5, 20, 60]) {
        const lines = terminal
          .draw(viewAfter(inputs), speak, new Set(['province:IT-3']), layout.width)
          .map((l) => stripVTControlCharacters(l));
        expect(lines.length).toBeLessThanOrEqual(layout === WIDE ? 40 : 44);
        expect(lines.filter((line) => line.length > layout.width)).toEqual([]);
      }
    });
  });

  test('shows discs, capitals, figures and fleets by letters and shapes', async () => {
    const speak = await speakerFor(tetrarchia, 'en', terminal.messages);
    const view = {
      ...viewAfter(0),
      discs: {
        'province:II-1': 'unrest',
        'province:II-4': 'revolt',
        'province:III-F': 'galerius',
        'province:V-6': 'maximian',
      },
      armies: [{ id: 0, at: 'province:IV-1', from: 'region:IV' }],
      fleets: { 'sea:ATLANTICVM': 1, 'sea:INTERNVM': 0, 'sea:AEGAEVM': 2 },
    } as const;
    const emperors = view.emperors.map((e, i) => ({ ...e, at: i < 2 ? ('province:IT-1' as const) : ('off' as const) }));
    const text = stripVTControlCharacters(
      terminal.draw({ ...view, emperors }, speak, new Set(), WIDE.width).join('\n'),
    );
    for (const shown of [
      '(~)II-1',
      '(#)II-4',
      '<g>III-F',
      '(m)V-6',
      '[g]III-1',
      '[*]IT-3',
      '[m]IT-1♛D♛G',
      '( )IV-1▲IV',
      '≈ 1 fleet',
      '≈ 2 fleets',
    ]) {
      expect(text).toContain(shown);
    }
  });

  test('tells of one place all there is', async () => {
    const speak = await speakerFor(tetrarchia, 'en', terminal.messages);
    const lines = terminal.describe(viewAfter(0), 'province:IT-1', speak)?.join(' ');
    expect(lines).toContain('Links: Pannonia Superior (III-2), Etruria (IT-2).');
    expect(lines).toContain('Broken links: Germania Superior (II-3), Narbonensis (II-6), Rhaetia (III-6).');
    expect(terminal.describe(viewAfter(0), 'province:X-1', speak)).toBeUndefined();
  });
});

test('names fit their room', () => {
  expect(fitted('Roma', 11)).toBe('Roma');
  expect(fitted('Pannonia Inferior', 11)).toBe('Pannon.Inf.');
  expect(fitted('Moesia Inferior', 11)).toBe('Moesia Inf.');
  expect(fitted('Carthaginensis', 11)).toBe('Carthagine.');
});
