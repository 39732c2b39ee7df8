import { expect, test } from 'vitest';
import { afterGame, shownSkill, skillFrom, storedSkill, UNKNOWN } from './skill.ts';

const rounded = (all: readonly { readonly mu: number; readonly sigma: number }[]) =>
  all.map(({ mu, sigma }) => [Number(mu.toFixed(9)), Number(sigma.toFixed(9))]);

// The same games through openskill 5.0.1 with its defaults.
test('a game of two, of four with one winner, and one with shared places come out as in openskill', () => {
  expect(rounded(afterGame([UNKNOWN, UNKNOWN], [1, 2]))).toEqual([
    [27.635389493, 8.065901414],
    [22.364610507, 8.065901414],
  ]);
  expect(rounded(afterGame([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 2, 2]))).toEqual([
    [27.795252673, 8.263571791],
    [24.068249109, 8.179617988],
    [24.068249109, 8.179617988],
    [24.068249109, 8.179617988],
  ]);
  const uneven = [{ mu: 30, sigma: 3 }, { mu: 20, sigma: 6 }, UNKNOWN];
  expect(rounded(afterGame(uneven, [2, 1, 1]))).toEqual([
    [29.673800862, 2.996455623],
    [20.794182611, 5.949397025],
    [25.983433786, 8.087051322],
  ]);
});

test('whoever is known little moves more than whoever is known well, and everybody becomes better known', () => {
  const [known, fresh] = afterGame([{ mu: 25, sigma: 2 }, UNKNOWN], [2, 1]);
  expect(fresh!.mu - 25).toBeGreaterThan(4 * (25 - known!.mu));
  expect(fresh!.sigma).toBeLessThan(UNKNOWN.sigma);
});

test('a beginner stands at 1,500, give or take 400', () => {
  expect(shownSkill(UNKNOWN)).toEqual({ value: 1500, give: 400 });
  expect(skillFrom(storedSkill({ mu: 27.635389493140497, sigma: 8.06590141354368 }))).toEqual({
    mu: 27.635389,
    sigma: 8.065901,
  });
});
