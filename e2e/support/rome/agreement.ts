/** An agreement as people make it: one writes it word by word, the other finds it in the panel and accepts. */
import { expect } from '@playwright/test';
import type { Five } from './five.ts';

/** The names of the words, in the order in which they are asked for; a number is set and confirmed. */
export const agree = async (
  five: Five,
  by: number,
  to: number,
  ...words: readonly (string | number)[]
): Promise<void> => {
  const bar = five.bar(by);
  // Word by word: the page for bargaining has tests of its own.
  const stepwise = five.page(by).locator('.stepwise');
  await stepwise.click();
  const tray = bar.getByRole('group', { name: 'Agreement', exact: true });
  await bar.getByRole('button', { name: 'Agreement…' }).click();
  for (const word of words) {
    if (typeof word === 'string') {
      await five.does(by, () => tray.getByRole('button', { name: word, exact: true }).click());
      continue;
    }
    await bar.getByRole('spinbutton', { name: /how many/ }).fill(String(word));
    await five.does(by, () =>
      bar
        .getByRole('button', { name: /^Agreement: how many/ })
        .first()
        .click(),
    );
  }
  await stepwise.click();
  const page = five.page(to);
  await page.getByRole('tab', { name: /^Agreements/ }).click();
  await five.does(to, () =>
    page
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click(),
  );
};

/** What everybody but those who may not know of it reads of the agreements, in the panel. */
export const expectAgreements = async (five: Five, eye: number | 'public', text: RegExp): Promise<void> => {
  const page = five.page(eye);
  await page.getByRole('tab', { name: /^Agreements/ }).click();
  await expect(page.getByRole('tabpanel')).toContainText(text);
};
