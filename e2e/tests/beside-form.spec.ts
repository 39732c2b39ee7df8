/** What stands under a form: the question, what sends it, the hand; everything else is one press away. */
import { boxOf } from '../support/box.ts';
import { FORM_PLACES, openCut } from '../support/forms.ts';
import { cutAt, type Place } from '../support/recorded.ts';
import { expect, test } from '../support/test.ts';

const PLACES = {
  vote: { at: 'senate.ballot/whole', verb: 'showCards' },
  deploy: { at: 'senate.draft-deployment/order' },
  'play hand': { at: 'cards.play-hand/start', verb: 'playConcession' },
} as const satisfies Record<string, Place>;

test.use({ viewport: { width: 1440, height: 900 } });

test('what may be done beside a large form is one press away, and leaves the form its room', async ({ page }) => {
  await openCut(page, cutAt(PLACES).get('vote')!);
  const aside = page.locator('.q [data-verb="showCards"]');
  await expect(page.locator('.q [data-commit]').first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.vote-floor')).toBeInViewport({ ratio: 1 });
  await expect(aside).toBeHidden();
  await page.locator('.q').getByRole('button', { name: 'More…' }).click();
  await expect(aside).toBeVisible();
  await aside.click();
  await page.locator('.q').getByRole('button', { name: 'More…' }).click();
  // It is being done: it does not go away.
  await expect(aside).toBeVisible();
});

test('a form that plays the hand is the hand: it does not stand there twice', async ({ page }) => {
  await openCut(page, cutAt(PLACES).get('play hand')!);
  await expect(page.locator('.hand-cards li').first()).toBeVisible();
  await expect(page.locator('.q .hand')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the odds of an order stay in sight while it is written', async ({ page }) => {
    await openCut(page, cutAt(PLACES).get('deploy')!);
    const pinned = page.locator('.deploy-pinned');
    const odds = pinned.locator('.odds-bar').first();
    const parts = await page.locator('.deploy-odds .odds-bar').first().textContent();
    for (const at of ['.deploy-orders', '.deploy-sheet .legions', '.deploy-odds .results']) {
      await page.locator(at).scrollIntoViewIfNeeded();
      await expect(odds).toBeInViewport({ ratio: 1 });
      await expect(odds).toHaveText(parts!);
      // Not under the question.
      const [{ y, height }, bar] = await Promise.all([boxOf(odds), boxOf(page.locator('.q'))]);
      expect(y + height).toBeLessThanOrEqual(bar.y);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(pinned).toBeHidden();
  });
});

test('what sends a form is in the same place at every question, whatever else is there', async ({ page }) => {
  // Large and small ones, with many cards and with none, with and without what may be done beside them.
  const { vote, call, proposals, spoils, governors, raise, trade, rebel } = FORM_PLACES;
  const censor = FORM_PLACES['nomination of a censor'];
  const lowest = new Map<string, number>();
  for (const [place, file] of cutAt({ vote, call, proposals, spoils, governors, raise, trade, rebel, censor })) {
    await openCut(page, file);
    await expect(page.locator('.q .ask .mark')).toBeVisible();
    const { y, height } = await boxOf(page.locator('.q [data-commit]').first());
    lowest.set(place, Math.round(y + height));
  }
  const [first] = lowest.values();
  expect(Object.fromEntries(lowest)).toEqual(Object.fromEntries([...lowest.keys()].map((place) => [place, first])));
});
