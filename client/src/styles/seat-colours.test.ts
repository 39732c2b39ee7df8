/** Seats are told apart by everybody: their colours by most, and their shapes and patterns by those who see no colours. */
import { readFileSync } from 'node:fs';
import { SEAT_LOOKS } from '@tabularium/parts/web';
import { differenceCiede2000, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, parse } from 'culori';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = read('./tokens.css');
const icons = read('../art/icons.svg');

const colours = SEAT_LOOKS.map((look) => parse(new RegExp(`--seat-${look}: (#\\w+);`).exec(tokens)![1]!)!);
const unlike = differenceCiede2000();
const SAFELY_DIFFERENT = 10;

test.each([
  ['all colours', (c: (typeof colours)[number]) => c],
  ['no red (protanopia)', filterDeficiencyProt(1)],
  ['no green (deuteranopia)', filterDeficiencyDeuter(1)],
  ['no blue (tritanopia)', filterDeficiencyTrit(1)],
])('whoever sees %s tells any two seats apart', (_, seen) => {
  const pairs = colours.flatMap((a, i) => colours.slice(i + 1).map((b) => unlike(seen(a), seen(b))));
  expect(Math.min(...pairs)).toBeGreaterThan(SAFELY_DIFFERENT);
});

test('whoever sees no colours tells them apart by shape and pattern', () => {
  const drawn = (what: 'symbol' | 'pattern', id: string): string =>
    new RegExp(`<${what} id="${id}"[^>]*>(.*?)</${what}>`).exec(icons)![1]!.replace(/#[\w-]+/g, '');
  const shapes = SEAT_LOOKS.map((look) => drawn('symbol', `seat-${look}`));
  const patterns = SEAT_LOOKS.map((look) => drawn('pattern', `pt-${look}`));
  expect(new Set(shapes).size).toBe(SEAT_LOOKS.length);
  expect(new Set(patterns).size).toBe(SEAT_LOOKS.length);
});

test('every mark is drawn in the colour of its seat', () => {
  for (const look of SEAT_LOOKS) {
    const colour = new RegExp(`--seat-${look}: (#\\w+);`).exec(tokens)![1]!;
    expect(icons).toMatch(new RegExp(`id="pt-${look}"[^>]*><rect[^>]*fill="${colour}"`));
  }
});
