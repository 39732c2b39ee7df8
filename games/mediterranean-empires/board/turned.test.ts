import { expect, test } from 'vitest';
import { isTurning, knownAt, seenNow } from './turned.ts';

test('a mark turns over when a city changes hands, once, and remembers whose it was', () => {
  const known = knownAt(() => '');
  expect(seenNow(known, 3, undefined, 10)).toEqual({ look: undefined });
  const taken = seenNow(known, 3, 'murex', 20);
  expect(taken).toEqual({ look: 'murex', before: { look: undefined, at: 20 } });
  expect(seenNow(known, 3, 'murex', 5000)).toBe(taken);
  expect([isTurning(taken, 30), isTurning(taken, 5000)]).toEqual([true, false]);
  expect(seenNow(known, 3, 'minium', 6000).before).toEqual({ look: 'murex', at: 6000 });
});

test('what was last seen is kept for each table', () => {
  const [one, other] = [() => '', () => ''];
  seenNow(knownAt(one), 3, 'murex', 0);
  expect([knownAt(one).has(3), knownAt(other).has(3)]).toEqual([true, false]);
});
