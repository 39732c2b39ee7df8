import { expect, test } from '../support/test.ts';
import { agree, expectAgreements } from '../support/rome/agreement.ts';
import { Five } from '../support/rome/five.ts';
import { prosecutions } from '../support/rome/positions.ts';

const LONGEST_MS = 420_000;
const [LIVIA, BRUNO, CARLA, DARIO, ELENA] = [0, 1, 2, 3, 4] as const;

/** The crowd's two dice, then the one of the Assassin. */
const DICE = [2, 4, 5];

test('five people in the Senate: a trial with an appeal, an agreement kept, a veto, an assassination; nobody learns what is not theirs', async ({
  server,
  newPerson,
}) => {
  test.setTimeout(LONGEST_MS);
  const five = await Five.at(server, prosecutions(DICE), newPerson);
  const words = (seat: number) => expect(five.bar(seat));

  await test.step('what is private stays private', async () => {
    await five.writes(CARLA, [CARLA, DARIO], 'Aurelius dies when the Senate talks of units.');
    await five.page(DARIO).getByRole('tab', { name: /Chat/ }).click();
    await expect(five.page(DARIO).getByRole('tab', { name: /Chat/ })).toBeVisible();
    const order = five.bar(ELENA).getByRole('button', { name: /^Standing order: veto/ });
    await order.last().click();
    await five.page(ELENA).getByRole('combobox', { name: 'anything' }).selectOption({ label: 'Dictator' });
    await five.does(ELENA, () => five.bar(ELENA).locator('[data-commit]').first().click());
    expect((await five.g()).orders.map((orders) => orders.length)).toEqual([0, 0, 0, 0, 1]);
  });

  await test.step('[1.09.421-a] Julius is tried, appeals to the people and is found guilty', async () => {
    await words(LIVIA).toContainText('Fabius presides: prosecute somebody, or end Prosecutions.');
    await words(BRUNO).toContainText('Waiting for Livia');
    await five.press(LIVIA, /^Accuse Julius/);
    await expect(five.spectator.locator('.q')).toContainText(/Proposed by Fabius: Prosecution/);
    await five.press(LIVIA, 'Pass');
    await words(LIVIA).toContainText(/^Everybody is asked whether/, { useInnerText: true });
    // What that is has been said.
    await words(LIVIA).not.toContainText('Do you step in', { useInnerText: true });
    await five.allPass();
    await five.press(LIVIA, /^Call all, clockwise/);
    await words(BRUNO).toContainText('Does Julius appeal to the people?');
    await words(CARLA).toContainText('Waiting for Bruno');
    await expect(five.page(BRUNO).getByRole('region', { name: /^Board/ })).toContainText('added to the dice: +3');
    await five.press(BRUNO, /^Appeal/);
    await five.allRead(
      /Julius appeals to the people: dice 6, in all 9\./,
      /The people add 8 votes against conviction\./,
    );
    await five.vote(BRUNO);
    await five.allRead(/Julius is guilty\./, /Cornelius gains 2 Influence/);
    await five.press(LIVIA, 'End Prosecutions');
  });

  await test.step('[AGR-24] an agreement is made in the open and kept: what it forbids is locked', async () => {
    const clause = ['Novi homines', 'Populares', 'votes', 'for', 'Raising of Forces', 'any', 0, 'in turn 5'];
    const whole = ['New public agreement', 'Novi homines', 'Add a clause', ...clause, 'without condition', 'Offer it'];
    await agree(five, LIVIA, ELENA, ...whole);
    await five.allRead(/Agreement 501 is in force\./);
    await expectAgreements(five, 'public', /Novi homines will vote for: Raising of Forces/);
    await five.press(LIVIA, /^Draw up: Raising of Forces/);
    await five.press(LIVIA, /^Put it to the vote/);
    await five.allPass();
    await five.press(LIVIA, /^Call all, clockwise/);
    for (const seat of [BRUNO, CARLA, DARIO]) await five.press(seat, /^Cast 5 for/);
    await expect(five.bar(ELENA).getByRole('button', { name: 'All against' })).toHaveCount(0);
    const against = five.page(ELENA).getByRole('button', { name: 'Against', exact: true }).first();
    await expect(against).toHaveAttribute('aria-disabled', 'true');
    await expect(against).toHaveAttribute('title', /^Withheld by Agreement/);
    await five.vote();
    expect((await five.g()).agreements.all[0]?.clauses[0]?.state).toBe('performed');
    await expectAgreements(five, BRUNO, /performed/i);
  });

  await test.step('[1.09.152-a] a Tribune vetoes: the proposer, the others and who looks on read it', async () => {
    await five
      .bar(LIVIA)
      .getByRole('button', { name: /^Disbanding of Forces/ })
      .click();
    await five.press(LIVIA, /^Draw up: Disbanding/);
    await five.press(LIVIA, /^Put it to the vote/);
    await five.bar(DARIO).getByRole('button', { name: 'More…' }).click();
    await five.confirm(DARIO, /^Veto by Tribune/);
    await words(LIVIA).toContainText('Agrarii have played a Tribune. Do you try to stop it?');
    await words(DARIO).toContainText('Everybody is asked whether they step in');
    await five.allPass();
    await five.allRead(/Vetoed \(Disbanding of Forces\)/);
    await expect(five.page(DARIO).getByRole('region', { name: 'Your hand' })).toHaveCount(0);
  });

  await test.step('[1.09.72-a] an Assassin with a card strikes, no Bodyguard is played, and Aurelius is dead', async () => {
    await five.bar(CARLA).getByRole('button', { name: 'Attempt an assassination…' }).click();
    await five.bar(CARLA).getByRole('combobox', { name: 'At whom' }).selectOption({ label: 'Aurelius (Influence 3)' });
    await five.bar(CARLA).getByRole('group', { name: 'Assassin cards' }).getByRole('button', { name: 'More' }).click();
    await five.press(CARLA, /^Strike at Aurelius 50 % killed/);
    await words(ELENA).toContainText('The attempt on Aurelius stands at 6.');
    await expect(five.spectator.locator('.q')).toContainText('Manlius rolls 5, in all 6.');
    await five.press(ELENA, /^Play no Bodyguard/);
    await five.allRead(/Aurelius is dead \(assassinated\)/);
    expect((await five.g()).discards).toContain('card:49');
  });

  await test.step('a secret that is planted in a page is found', async () => {
    const plant = (text: string) =>
      five.page(LIVIA).evaluate((planted) => document.body.setAttribute('data-planted', planted), text);
    const { hand, treasury } = (await five.g()).factions[CARLA]!;
    for (const secret of [hand[0]!, treasury.toLocaleString('en'), 'Aurelius dies when the Senate talks of units.']) {
      await plant(secret);
      await expect(five.look(), secret).rejects.toThrow('what 0 may not know');
    }
    await plant('');
    await five.look();
  });
  expect(five.looked.times).toBeGreaterThan(40);
  await five.close();
});
