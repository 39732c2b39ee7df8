import { expect, test } from '../support/test.ts';
import { Five } from '../support/rome/five.ts';
import { atWar } from '../support/rome/positions.ts';

const LONGEST_MS = 420_000;
const [LIVIA, BRUNO, CARLA, DARIO, ELENA] = [0, 1, 2, 3, 4] as const;

/** Which War is first, two dice for each; then three for the battle at sea and three for that on land. */
const DICE = [6, 6, 1, 1, 3, 3, 3, 3, 3, 3];

test('five people at war: two orders in one vote, a battle at sea and one on land, and a revolt; nobody learns what is not theirs', async ({
  server,
  newPerson,
}) => {
  test.setTimeout(LONGEST_MS);
  const five = await Five.at(server, atWar(DICE), newPerson);

  await test.step('[1.09.64-a][1.09.642-a] two orders are drawn up, with the odds of each, and voted on together', async () => {
    await five.press(LIVIA, /^Draw up: Deployment of Forces/);
    const page = five.page(LIVIA);
    const order = page.getByRole('region', { name: 'The order' });
    await expect(
      order.getByRole('button', { name: /^Cornelius, Rome Consul only after the Field Consul/ }),
    ).toBeDisabled();
    await order.getByRole('spinbutton', { name: 'Ordinary Legions' }).fill('15');
    await order.getByRole('spinbutton', { name: 'Fleets' }).fill('15');
    await expect(order.getByRole('img', { name: '15 Fleets, +4 Julius = 19 Rome' })).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await order.getByRole('button', { name: /^2nd Illyrian War/ }).click();
    await expect(
      page.getByRole('button', { name: /^1 Send Julius with 15 Legions, 15 Fleets: 1st Punic War\./ }),
    ).toBeVisible();
    await five.press(LIVIA, /^Put 2 orders to the vote/);
    // Who proposed it is asked like all the others whether to step in.
    for (const seat of [LIVIA, BRUNO, CARLA, DARIO, ELENA])
      await expect(five.bar(seat)).toContainText('On the floor: Deployment of Forces.');
    const floor = five.spectator.getByRole('region', { name: 'On the floor' });
    await expect(floor).toContainText(/Julius.*1st Punic War.*Cornelius.*2nd Illyrian War/s);
    await five.vote(ELENA);
  });

  await test.step('[1.10.12-d] the fleet is beaten, and whose Commander it is decides about the land', async () => {
    await five.allRead(/The enemy fleet is beaten \(1st Punic War\)/);
    const battles = five.page(BRUNO).getByRole('region', { name: 'Battles' });
    await expect(battles.getByRole('img', { name: '15 Legions, +4 Julius = 19 Rome' })).toBeVisible();
    await expect(battles.getByRole('status')).toContainText('9 rolled, +9 = 18');
    await five.press(BRUNO, 'Fight the Land Battle now');
    for (const seat of [LIVIA, CARLA, 'public'] as const)
      await expect(five.page(seat).getByRole('region', { name: 'Log' })).toContainText(
        /Julius attacks on land \(1st Punic War\): dice 9, modifier 9, in all 18: Victory\./,
      );
    expect((await five.g()).wars.map((w) => w.id)).not.toContain('war:1');
  });

  await test.step('[1.11.1-a] nobody trades or plays anything, and nobody sees what the others hold', async () => {
    for (const seat of [LIVIA, BRUNO, CARLA, DARIO, ELENA]) await five.press(seat, /^No more trading/);
    for (;;) {
      const [seat, verbs] = await five.asked();
      if (!verbs.includes('done')) break;
      await five.press(seat, /^Play nothing/);
    }
  });

  await test.step('[1.11.3-a] Julius revolts, and everybody sees him march', async () => {
    await expect(five.bar(BRUNO)).toContainText('Julius is victorious.');
    await expect(five.bar(CARLA)).toContainText('Waiting for Bruno');
    await five.press(BRUNO, 'Declare Revolt');
    await five.allRead(/Julius declares himself in Revolt/, /Julius marches on Rome\./);
    expect((await five.g()).rebels.map((r) => r.senator)).toEqual(['senator:4']);
    await five.press(BRUNO, /^Nobody joins/);
    expect((await five.g()).turn).toBe(6);
  });
  expect(five.looked.times).toBeGreaterThan(25);
  await five.close();
});
