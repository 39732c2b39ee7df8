/** Signing in by an issuer that the operator trusts, with a browser that really goes there and comes back. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '../../server/src/index.ts';
import { startIssuer } from '../../server/test/issuer.ts';
import { expectAccessible } from '../support/look.ts';
import { CLIENT } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  server.close();
  await once(server, 'close');
  return typeof at === 'object' ? (at?.port ?? 0) : 0;
};

const devices = (page: Page) => page.getByRole('region', { name: 'Your devices' });

test('signed in by the issuer on two devices, and known by it no longer', async ({
  page: laptop,
  newPerson,
  watch,
}) => {
  watch.allow(/left the origin: http:\/\/127\.0\.0\.1:/, /403 \(Forbidden\)/);
  const issuer = await startIssuer();
  const port = await freePort();
  const data = join(tmpdir(), `tabularium-issuer-${port}.sqlite`);
  const publicUrl = `http://127.0.0.1:${port}`;
  const { clientId, clientSecret } = issuer;
  const server = await startServer({
    port,
    data,
    client: CLIENT,
    issuer: { issuer: issuer.url, clientId, clientSecret, name: 'The club', publicUrl },
  });
  try {
    await laptop.goto(`${publicUrl}/#/you`);
    await expect(laptop.getByRole('button', { name: 'Sign in with The club' })).toBeVisible();
    await expectAccessible(laptop, 'issuer-offer');
    await laptop.getByRole('button', { name: 'Sign in with The club' }).click();
    await expect(devices(laptop).getByText('this device')).toBeVisible();
    // Nothing of it stays in the address.
    expect(new URL(laptop.url()).hash).toBe('#/you');
    const phone = await newPerson();
    await phone.goto(`${publicUrl}/#/you`);
    await phone.getByRole('button', { name: 'Sign in with The club' }).click();
    await expect(devices(phone).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(phone, 'issuer-linked');
    // Whoever is led here with what somebody else began is not signed in as them.
    const other = await newPerson();
    const begun = await fetch(`${publicUrl}/api/people/issuer`, { method: 'POST' });
    const { url } = (await begun.json()) as { url: string };
    await other.goto(url);
    await expect(other.getByRole('alert')).toContainText('begun elsewhere');
    await expect(other.getByRole('button', { name: 'Sign in with The club' })).toBeVisible();
    await phone.getByRole('button', { name: 'No longer' }).click();
    await phone.getByRole('button', { name: 'Really no longer' }).click();
    await expect(phone.getByRole('button', { name: 'Sign in with The club from now on' })).toBeVisible();
    await phone.getByRole('button', { name: 'Sign in with The club from now on' }).click();
    await expect(phone.getByRole('button', { name: 'No longer' })).toBeVisible();
    await expect(phone.getByText('You can sign in with The club on any device.', { exact: true })).toBeVisible();
    await phone.waitForLoadState('networkidle');
  } finally {
    await server.close();
    issuer.close();
    for (const end of ['', '-wal', '-shm', '.lock']) rmSync(data + end, { force: true });
  }
});
