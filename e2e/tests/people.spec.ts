/** One person on several devices, each with a browser of its own. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts';
import { playOne } from '../support/play.ts';
import { joinBy, newTable } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import { sitDown, untilAsked } from '../support/together.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const mine = (page: Page) => page.getByRole('region', { name: 'Your tables' });
const ownSeat = (page: Page) => page.locator('.seat').filter({ hasText: '– you' }).first();
const devices = (page: Page) => page.getByRole('region', { name: 'Your devices' });
const seats = (page: Page) => page.getByRole('region', { name: 'Your seats' });

const openYou = async (page: Page): Promise<void> => {
  await page.goto('/');
  await mine(page).getByRole('link', { name: 'You and your devices' }).click();
  await expect(page.getByRole('heading', { name: 'You and your devices' })).toBeVisible();
};

const signIn = async (page: Page, name: string): Promise<void> => {
  await openYou(page);
  await page.getByLabel('Name of this device').first().fill(name);
  await page.getByRole('button', { name: 'Remember my seats' }).click();
  await expect(devices(page).getByText('this device')).toBeVisible();
};

const newLink = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: /^Make a (new )?link$/ }).click();
  return page.getByLabel('Link for the other device').inputValue();
};

/** Signs another device in by a link that the first one makes. */
const pairDevices = async (first: Page, second: Page, name: string): Promise<void> => {
  await second.goto(await newLink(first));
  await second.getByLabel('Name of this device').fill(name);
  await second.getByRole('button', { name: 'Sign this device in' }).click();
  await expect(devices(second).getByText('this device')).toBeVisible();
  await expect(first.getByText(`${name} is signed in now.`)).toBeVisible();
};

test('a table begun on one device is simply one’s own on another', async ({ page: laptop, newPerson }) => {
  const bruno = await newPerson();
  await sitDown(laptop, [bruno, 'Bruno']);
  await signIn(laptop, 'Laptop');
  await expect(seats(laptop).getByText('Tetrarchia · you are Livia')).toBeVisible();
  const phone = await newPerson(PHONE);
  await pairDevices(laptop, phone, 'Phone');
  // The code is out of the address, and good no longer.
  expect(new URL(phone.url()).hash).toBe('#/you');
  await phone.goto('/');
  await expect(mine(phone).getByText('The long frontier')).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await mine(phone)
    .getByRole('listitem')
    .filter({ hasText: 'The long frontier' })
    .getByRole('link', { name: /^(Continue|Look)$/ })
    .click();
  await expect(phone.locator('#question')).toBeAttached();
  // It is Livia who plays there, and Bruno sees it.
  await untilAsked(phone, bruno);
  const before = await bruno.locator('.log li').count();
  await playOne(phone, 'tap');
  await expect.poll(() => bruno.locator('.log li').count()).toBeGreaterThan(before);
});

test('a seat taken while signed in is there on the other device, with whose turn it is and since when', async ({
  page: laptop,
  newPerson,
}) => {
  await signIn(laptop, 'Laptop');
  const phone = await newPerson(PHONE);
  await pairDevices(laptop, phone, 'Phone');
  const livia = await newPerson();
  await newTable(livia, { where: 'Online', name: 'Livia', others: ['Open to anybody'], tableName: 'Weeks apart' });
  await joinBy(phone, `/#/table/${/table\/([\w-]+)/.exec(livia.url())![1]}`, 'Bruno', 2);
  await laptop.clock.install();
  await laptop.goto('/');
  const row = mine(laptop).getByRole('listitem').filter({ hasText: 'Weeks apart' });
  await expect(row).toContainText(/Your turn|waiting for Livia/i);
  await laptop.clock.fastForward('03:05:00');
  await expect(row).toContainText('for 3 hours');
  await row.getByRole('link').click();
  await expect(ownSeat(laptop)).toContainText('Bruno');
});

test('a device that is signed out is sent away, and looks on', async ({ page: laptop, newPerson }) => {
  const bruno = await newPerson();
  const link = await sitDown(laptop, [bruno, 'Bruno']);
  await signIn(laptop, 'Laptop');
  const phone = await newPerson();
  await pairDevices(laptop, phone, 'Phone');
  await phone.goto(link);
  await expect(ownSeat(phone)).toContainText('Livia');
  const row = devices(laptop).getByRole('listitem').filter({ hasText: 'Phone' });
  await row.getByRole('button', { name: 'Sign out: Phone' }).click();
  await row.getByRole('button', { name: 'Really sign out' }).click();
  await expect(row).toHaveCount(0);
  await expect(phone.getByText('This device is not signed in, or was signed out from another one.')).toBeVisible();
  await phone.getByRole('button', { name: 'Look', exact: true }).click();
  await expect(phone.locator('#question')).toBeAttached();
  await expect(ownSeat(phone)).toHaveCount(0);
  await phone.goto('/#/you');
  await expect(phone.getByRole('button', { name: 'Remember my seats' })).toBeVisible();
});

test('a seat whose link is in the wrong hands is renewed: own devices stay, others go', async ({
  page: laptop,
  newPerson,
  watch,
}) => {
  const bruno = await newPerson();
  await sitDown(laptop, [bruno, 'Bruno']);
  const stolen = await laptop.evaluate(() => {
    const [table] = JSON.parse(localStorage.getItem('tabularium.tables')!) as {
      id: string;
      seats: Record<string, string>;
    }[];
    return `/#/table/${table!.id}/${table!.seats[0]}`;
  });
  await signIn(laptop, 'Laptop');
  const phone = await newPerson(PHONE);
  await pairDevices(laptop, phone, 'Phone');
  const thief = await newPerson();
  await thief.goto(stolen);
  await expect(ownSeat(thief)).toContainText('Livia');
  const row = seats(laptop).getByRole('listitem');
  await row.getByRole('button', { name: 'Renew my seat: The long frontier' }).click();
  await expect(row).toContainText('Old links to it open nothing any more');
  await expectAccessible(laptop, 'you-renew');
  await row.getByRole('button', { name: 'Really renew' }).click();
  await expect(row).toContainText('Renewed. Only your own devices open this seat now.');
  await expect(thief.getByText('This link does not open a seat here.')).toBeVisible();
  watch.allow(/40[13]/);
  for (const own of [laptop, phone]) {
    await own.goto(stolen.replace(/\/[^/]*$/, ''));
    await expect(own.locator('.seat').filter({ hasText: '– you' }).first()).toBeAttached();
  }
});

test('by keyboard, with a typed code; a code that is not good says so', async ({ page: laptop, newPerson, watch }) => {
  watch.allow(/403/);
  await signIn(laptop, 'Laptop');
  await newLink(laptop);
  // The link has the focus, ready to be copied.
  await expect(laptop.getByLabel('Link for the other device')).toBeFocused();
  await expectAccessible(laptop, 'you-link');
  const code = (await laptop.locator('output').textContent())!;
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  const second = await newPerson();
  await openYou(second);
  await expectAccessible(second, 'you-first');
  const field = second.getByLabel('Code from the other device');
  await field.focus();
  await second.keyboard.type('aaaa-bbbb-cccc');
  await second.keyboard.press('Enter');
  await expect(second.getByRole('alert')).toContainText('it works once, and for ten minutes');
  await field.fill('');
  await second.keyboard.type(code.toLowerCase());
  await second.keyboard.press('Tab');
  await second.keyboard.type('Tablet');
  await second.keyboard.press('Enter');
  await expect(devices(second).getByText('Tablet')).toBeVisible();
  // Once more, elsewhere: it has been used.
  const third = await newPerson();
  await third.goto(`/#/you/${code}`);
  await third.getByRole('button', { name: 'Sign this device in' }).click();
  await expect(third.getByRole('alert')).toContainText('This code is not good, or not any more');
});

test('a device is renamed; all others are signed out; everything is taken along, and deleted', async ({
  page: laptop,
  newPerson,
  watch,
}) => {
  watch.allow(/401/);
  const bruno = await newPerson();
  await sitDown(laptop, [bruno, 'Bruno']);
  await signIn(laptop, 'Laptop');
  const [phone, tablet] = [await newPerson(), await newPerson()];
  await pairDevices(laptop, phone, 'Phone');
  await pairDevices(laptop, tablet, 'Tablet');
  await devices(laptop).getByRole('button', { name: 'Rename Phone' }).click();
  await expect(laptop.getByRole('textbox', { name: 'Rename Phone' })).toBeFocused();
  await laptop.keyboard.press('ControlOrMeta+a');
  await laptop.keyboard.type('Old phone');
  await laptop.keyboard.press('Enter');
  await expect(devices(laptop).getByText('Old phone')).toBeVisible();
  await expectAccessible(laptop, 'you');
  await devices(laptop).getByRole('button', { name: 'Sign out all others' }).click();
  await devices(laptop).getByRole('button', { name: 'Really sign out all others' }).click();
  await expect(devices(laptop).getByRole('listitem')).toHaveCount(1);
  const [file] = await Promise.all([
    laptop.waitForEvent('download'),
    laptop.getByRole('button', { name: 'Download it' }).click(),
  ]);
  const known = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown[]>;
  expect(known).toMatchObject({ format: 'tabularium-person/1', devices: [{ label: 'Laptop' }] });
  expect(known['holds']).toContainEqual(expect.objectContaining({ tableName: 'The long frontier', name: 'Livia' }));
  await laptop.getByRole('button', { name: 'Delete it all' }).click();
  await expect(laptop.getByText('All your devices are signed out.')).toBeVisible();
  await laptop.getByRole('button', { name: 'Really delete it all' }).click();
  await expect(laptop.getByText('This server knows nothing of you any more.')).toBeVisible();
  // The seat stays in the browser in which it was taken.
  await laptop.goto('/');
  await mine(laptop).getByRole('listitem').filter({ hasText: 'The long frontier' }).getByRole('link').click();
  await expect(ownSeat(laptop)).toContainText('Livia');
});

test('a passkey lets a new device in, also when the last one is signed out', async ({
  page: laptop,
  newPerson,
  watch,
}) => {
  const withKeys = async (page: Page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    return { devtools, authenticatorId };
  };
  const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
  await laptop.goto('/');
  // Browsers have no passkeys under a bare address. This server has the name as well.
  watch.allow(/left the origin: http:\/\/localhost:/, /403 \(Forbidden\)/);
  const you = `http://localhost:${new URL(laptop.url()).port}/#/you`;
  const first = await withKeys(laptop);
  await laptop.goto(you);
  await expect(laptop.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await laptop.getByLabel('Name of this device').first().fill('Laptop');
  await laptop.getByRole('button', { name: 'Remember my seats' }).click();
  await passkeys(laptop).getByRole('button', { name: 'Make a passkey' }).click();
  await expect(passkeys(laptop).getByText('used just now')).toBeVisible();
  await expectAccessible(laptop, 'passkeys');
  // With a passkey the last device may go: nothing warns of being forgotten.
  await devices(laptop).getByRole('button', { name: 'Sign out: Laptop' }).click();
  await expect(devices(laptop).getByText('the server forgets you')).toHaveCount(0);
  await devices(laptop).getByRole('button', { name: 'Really sign out' }).click();
  const { credentials } = await first.devtools.send('WebAuthn.getCredentials', {
    authenticatorId: first.authenticatorId,
  });
  const phone = await newPerson(PHONE);
  const second = await withKeys(phone);
  await second.devtools.send('WebAuthn.addCredential', {
    authenticatorId: second.authenticatorId,
    credential: credentials[0]!,
  });
  await phone.goto(you);
  await phone.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(devices(phone).getByText('this device')).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await passkeys(phone)
    .getByRole('button', { name: /^Remove: / })
    .click();
  await passkeys(phone).getByRole('button', { name: 'Really remove' }).click();
  await expect(phone.getByText('opens nothing here any more')).toBeVisible();
  // Removed here, it lets nobody in.
  await laptop.reload();
  await laptop.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(laptop.getByRole('alert')).toContainText('This passkey is not known here');
});

test('in every language, and on a phone, nothing is left out or too wide', async ({ newPerson }) => {
  for (const [locale, begin, lost] of [
    ['en-GB', 'Remember my seats', 'If you lose a device'],
    ['es-ES', 'Recordar mis asientos', 'Si pierdes un dispositivo'],
    ['it-IT', 'Ricorda i miei posti', 'Se perdi un dispositivo'],
  ] as const) {
    const page = await newPerson({ ...PHONE, locale });
    await page.goto('/#/you');
    await page.getByRole('button', { name: begin }).tap();
    await expect(page.getByRole('heading', { name: lost })).toBeVisible();
    await page.locator('section:has(#another) button').tap();
    await expect(page.locator('output')).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/\b(you|ui|server)\.[a-z]+/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, `phone-you-${locale.slice(0, 2)}`);
  }
});

test('who is not signed in loads nothing of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await newTable(page, { where: 'Online', name: 'Livia', others: ['Open to anybody'] });
  await page.goto('/');
  await expect(mine(page).getByRole('link', { name: 'You and your devices' })).toBeVisible();
  const service = await page.evaluate(() => performance.getEntriesByType('resource').map((e) => e.name));
  expect([...asked, ...service].filter((url) => /\/api\/(me|people)|you-page|held-/.test(url))).toEqual([]);
});
