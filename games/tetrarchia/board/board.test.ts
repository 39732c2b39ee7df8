import { describe, expect, test } from 'vitest';
import { EMPEROR_REFS, PLACE_REFS, ZONE_REFS } from '../rules/ids.ts';
import { PASSAGES } from '../rules/sail.ts';
import { h } from 'preact';
import { Empire, EmperorChip, emperorChip, Legend, pointOf, VIEW_BOX, WORDS } from './index.ts';
import { markup } from './testing/markup.ts';
import { draw, EVERYTHING, inKeys, viewOf } from './testing/scene.ts';

const view = viewOf(EVERYTHING);
const svg = draw(view);
const count = (text: string, part: string): number => text.split(part).length - 1;
/** The markup of one ref, up to the next ref. */
const part = (text: string, ref: string): string => text.split(`data-ref="${ref}"`)[1]?.split('data-ref=')[0] ?? '';

describe('every place', () => {
  const [x, y, width, height] = VIEW_BOX;
  const refs = [...PLACE_REFS, ...ZONE_REFS, ...PASSAGES.map((p) => p.ref)];

  test.each(refs)('%s stands in the frame and is drawn once', (ref) => {
    const [px, py] = pointOf(ref)!;
    expect(px).toBeGreaterThan(x + 18);
    expect(px).toBeLessThan(x + width - 18);
    expect(py).toBeGreaterThan(y + 18);
    expect(py).toBeLessThan(y + height - 18);
    expect(count(svg, `data-ref="${ref}"`)).toBe(1);
  });

  test('is at least 45 from the next', () => {
    const points = PLACE_REFS.map((ref) => pointOf(ref)!);
    const apart = points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1])));
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(45);
  });

  test('that is unknown has no point', () => expect(pointOf('card:1')).toBeUndefined());
});

describe('pieces', () => {
  test('discs of each kind', () => {
    expect(part(svg, 'province:I-6')).toContain('disc unrest');
    expect(part(svg, 'province:IV-2')).toContain('disc revolt');
    for (const at of ['III-4', 'II-F', 'V-5', 'VI-6']) expect(part(svg, `province:${at}`)).toContain('disc emperor');
    expect(count(svg, 'class="disc ')).toBe(Object.keys(view.discs).length);
  });

  test('figures stand where they are, with a place of their own to slide from', () => {
    const on = view.emperors.filter(({ at }) => at !== 'off');
    expect(on).toHaveLength(3);
    for (const { ref, at } of on) expect(part(svg, ref)).toContain(`translate(${pointOf(at)!.join(' ')})`);
    expect(svg).not.toContain('data-ref="emperor:constantius"');
    for (const { id } of view.armies) expect(part(svg, `army:${id}`)).toContain('class="shield"');
  });

  test('fleets are counted from west to east', () => {
    const two = { ...view, fleets: { 'sea:ATLANTICVM': 0, 'sea:INTERNVM': 1, 'sea:AEGAEVM': 1 } };
    expect(part(draw(two), 'fleet:1')).toContain(`translate(${pointOf('sea:INTERNVM')!.join(' ')})`);
    expect(part(draw(two), 'fleet:2')).toContain(`translate(${pointOf('sea:AEGAEVM')!.join(' ')})`);
    const sailed = { ...view, fleets: { 'sea:ATLANTICVM': 1, 'sea:INTERNVM': 0, 'sea:AEGAEVM': 1 } };
    expect(part(draw(sailed), 'fleet:1')).toContain(`translate(${pointOf('sea:ATLANTICVM')!.join(' ')})`);
  });

  test('two Emperors in one place stand apart', () => {
    const [first, ...rest] = view.emperors;
    const together = draw({ ...view, emperors: [{ ...first!, at: view.emperors[1]!.at }, ...rest] });
    expect(part(together, EMPEROR_REFS[0]!)).not.toContain(part(together, EMPEROR_REFS[1]!).slice(0, 40));
  });

  test('the next step of each army is marked, and all routes on demand', () => {
    expect(count(svg, 'class="step next"')).toBe(2);
    expect(svg).toContain('class="step quiet"');
    expect(draw(view, { layers: { routes: false, names: true } })).not.toContain('class="step quiet"');
  });
});

describe('light', () => {
  const lit = draw(view, {
    lit: {
      own: ['province:III-4', 'province:III-1'],
      enemy: ['province:IV-2'],
      chosen: 'province:IV-1',
    },
    costs: { 'province:IV-1': 2, 'sail:INTERNVM-AEGAEVM': 1 },
    risks: { 'province:I-6': 0.52, 'province:I-5': 0.001 },
  });

  test('chains run along links', () => {
    expect(lit).toMatch(/<path class="own" d="M[^"]+">/);
    expect(lit).toMatch(/<path class="enemy" d="M[^"]+">/);
    expect(svg).toMatch(/<path class="own" d="">/);
    expect(lit).toContain('class="place own" data-ref="province:III-4"');
    expect(lit).toContain('class="place chosen" data-ref="province:IV-1"');
  });

  test('costs and risks are pills; next to nothing is not shown', () => {
    expect(count(lit, 'class="pill cost"')).toBe(2);
    expect(count(lit, 'class="pill risk grave"')).toBe(1);
    expect(count(lit, 'class="pill risk')).toBe(1);
  });
});

describe('words', () => {
  const drawn = [svg, ...[0, 1, 2, 3].map((emperor) => markup(h(EmperorChip, { view, emperor, say: inKeys })))]
    .concat(markup(h(Empire, { view, say: inKeys })), markup(h(Legend, { say: inKeys })))
    .join('');

  test('come from say only', () => {
    const texts = [...drawn.matchAll(/>([^<]+)</g)].map(([, text]) => text!.replaceAll(/\[[^\]]*\]/g, ''));
    // What remains: numbers, numerals of regions, single letters of a name, one half of a name in two lines.
    const own = texts.filter((text) => /\p{L}{2,}/u.test(text) && !/^(I|II|III|IV|V|VI) ?$/.test(text));
    expect(own).toEqual([]);
  });

  test('are the same keys with the same arguments in every language', async () => {
    const shape = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!).sort();
    for (const load of Object.values(WORDS.translations)) {
      const language = await load();
      expect(Object.keys(language).sort()).toEqual(Object.keys(WORDS.en).sort());
      for (const [key, text] of Object.entries(WORDS.en))
        expect([...new Set(shape(language[key as keyof typeof language]))]).toEqual(
          expect.arrayContaining(shape(text).filter((name) => !/^(one|other|no|queda)/.test(name))),
        );
    }
  });
});

test('the chip of an Emperor counts his discs', () => {
  expect(emperorChip(view, 1)).toMatchObject({ seat: 'ochre', at: 'province:III-5', left: 3, placed: 1, isTurn: true });
  expect(emperorChip(view, 2)).not.toHaveProperty('at');
  expect(emperorChip(view, 2)).not.toHaveProperty('glory');
});
