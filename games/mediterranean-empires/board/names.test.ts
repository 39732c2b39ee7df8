/** Names of places: in every scenario and language none touches another, a disc, the name of a sea, a panel or the edge. */
import { speakerFor } from '@tabularium/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { mediterraneanEmpires, OWN } from '../rules/index.ts';
import { type Box, boxOf, covers, labels, type Named, touches } from './labels.ts';
import { chartFor } from './map/chart.ts';
import { panelsOf, WIDTH, HEIGHT } from './map/fit.ts';
import { isCut, namesOf, seaBoxes, seasShown } from './names.tsx';
import { inKeys, loadDrawings, SCENARIOS, seenIn } from './testing/scene.ts';

beforeAll(loadDrawings);

/** A hair's breadth is no touch. */
const inner = ({ left, right, top, bottom }: Box): Box => ({
  left: left + 0.5,
  right: right - 0.5,
  top: top + 0.5,
  bottom: bottom - 0.5,
});

/** Everything that is wrong with these names. */
const problems = (all: readonly Named[], boxes: readonly (Box | undefined)[], taken: readonly Box[]): string[] =>
  all.flatMap((name, i) => {
    const box = boxes[i];
    if (!box) return [`${name.text} has no room`];
    const others = all.filter((other, j) => j !== i && boxes[j] && touches(inner(box), inner(boxes[j])));
    return [
      ...others.map((other) => `${name.text} touches ${other.text}`),
      ...all.flatMap((other) =>
        other !== name && covers(inner(box), other) ? [`${name.text} over ${other.text}`] : [],
      ),
      ...(taken.some((t) => touches(inner(box), t)) ? [`${name.text} touches the name of a sea`] : []),
    ];
  });

describe.each(['en', 'es', 'it'])('in %s', (language) => {
  test.each(SCENARIOS)('%s: every name has room', async (scenario) => {
    const speaker = await speakerFor(mediterraneanEmpires, language);
    const view = seenIn(scenario);
    const chart = chartFor(OWN, scenario);
    const scale = WIDTH / chart.box[2];
    const all = namesOf(view, chart, (key) => speaker.name(key), scale);
    const seas = seaBoxes(chart.drawing, scale);
    const boxes = labels(all, seas).map((place, i) => place && boxOf(all[i]!, place));
    expect(problems(all, boxes, seas)).toEqual([]);
    const [left, top] = [chart.box[0] * scale, chart.box[1] * scale];
    for (const box of boxes) {
      const on = { left: box!.left - left, right: box!.right - left, top: box!.top - top, bottom: box!.bottom - top };
      expect([on.left >= 0, on.right <= WIDTH, on.top >= -4, on.bottom <= HEIGHT + 4]).not.toContain(false);
      expect(panelsOf(chart.view).filter((panel) => touches(inner(on), panel))).toEqual([]);
    }
  });
});

test.each([0.7, 0.85, 1, 1.15, 1.6, 2.4, 4])('at %s times the size no name touches another or a disc', (scale) => {
  const all = namesOf(seenIn('8A'), chartFor(OWN, '8A'), inKeys, scale);
  const shown = labels(all).flatMap((place, i) => (place ? [{ name: all[i]!, box: boxOf(all[i]!, place) }] : []));
  for (const [i, { name, box }] of shown.entries()) {
    expect(
      shown.filter((other, j) => j !== i && touches(inner(box), inner(other.box))).map((o) => o.name.text),
    ).toEqual([]);
    expect(all.filter((other) => other !== name && covers(inner(box), other)).map((o) => o.text)).toEqual([]);
  }
  // The larger the map, the more names; from its own size on, nearly all.
  expect(shown.length).toBeGreaterThan(scale < 0.8 ? 110 : scale < 1 ? 140 : 174);
});

test('a name without room is left out: first those of smaller places', () => {
  const at = (x: number, text: string, weight: number): Named => ({
    at: [x, 0],
    disc: [8, 8],
    text,
    kind: 'small',
    solved: [0, 4, 's'],
    weight,
  });
  const crowd = Array.from({ length: 30 }, (_, i) => at(i * 3, 'Carthago Nova', i === 12 ? 9 : 1));
  const placed = labels(crowd);
  expect(placed.filter((place) => place === undefined).length).toBeGreaterThan(20);
});

test('a name that meets the edge of what is seen is left out, not cut', () => {
  const name: Named = { at: [100, 50], disc: [8, 8], text: 'Roma', kind: 'small', solved: undefined, weight: 1 };
  const shown = { name, place: [12, 4, 's'] as const };
  expect(isCut(shown, { x: 0, y: 0, width: 300, height: 100 }, 1)).toBe(false);
  expect(isCut(shown, { x: 0, y: 0, width: 120, height: 100 }, 1)).toBe(true);
  // What is not seen at all does no harm.
  expect(isCut(shown, { x: 200, y: 0, width: 100, height: 100 }, 1)).toBe(false);
});

test('so is the name of a sea', () => {
  const { drawing } = chartFor(OWN, '4W');
  const left = (x: number): unknown =>
    seasShown(drawing, { x, y: 0, width: WIDTH, height: HEIGHT }, 1).some(({ lines }) => lines.includes('OCEANVS'));
  // It reaches from 47 to 137.
  expect([left(0), left(40), left(60), left(130), left(140)]).toEqual([true, true, false, false, true]);
  const two = seasShown(drawing, { x: 0, y: 0, width: WIDTH, height: 360 }, 1);
  expect(two.some(({ lines }) => lines.includes('INTERNVM'))).toBe(false);
});
