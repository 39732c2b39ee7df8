/** Signing in by an issuer that the operator trusts. */
import { expect, test } from 'vitest';
import { startIssuer } from './issuer.ts';
import { me, newPerson, remove } from './people.ts';
import { onEnd, post, request, startTest } from './table.ts';

interface Begun {
  readonly url: string;
  readonly state: string;
}

const scene = async () => {
  const time = { now: Date.now() };
  const issuer = await startIssuer();
  onEnd(() => issuer.close());
  const { clientId, clientSecret } = issuer;
  const { url } = await startTest({
    clock: () => time.now,
    issuer: { issuer: issuer.url, clientId, clientSecret, name: 'The club', publicUrl: 'https://games.example.org' },
  });
  const begin = async () => (await post<Begun>(url, '/api/people/issuer', {})).body.url;
  const come = ({ code, state }: { code: string; state: string }, label = 'phone') =>
    post<{ session: string }>(url, '/api/people/issuer/return', { code, state, label });
  const link = async (sub: string, session: string) => {
    const { body } = await post<Begun>(url, '/api/me/issuer', {}, session);
    const { code, state } = issuer.visit(body.url, sub);
    return post(url, '/api/me/issuer/return', { code, state }, session);
  };
  return { time, url, issuer, begin, come, link };
};

test('whoever the issuer knows becomes a person here, and is the same one on the next device', async () => {
  const { time, url, issuer, begin, come } = await scene();
  expect((await request(url, '/api/people')).body).toEqual({ issuer: 'The club' });
  const back = issuer.visit(await begin(), 'anna');
  expect(back.to).toBe('https://games.example.org/signed-in');
  const first = await come(back, 'laptop');
  expect(first.status).toBe(201);
  time.now++;
  const second = await come(issuer.visit(await begin(), 'anna'), 'phone');
  const both = (await me(url, second.body.session)).body;
  expect(both.devices.map((d) => d.label)).toEqual(['laptop', 'phone']);
  expect(both.issuers).toMatchObject([{ issuer: issuer.url }]);
  // Somebody else there is somebody else here.
  const other = await come(issuer.visit(await begin(), 'bruno'));
  expect((await me(url, other.body.session)).body.devices).toHaveLength(1);
  // Also without any device left.
  for (const d of both.devices) await remove(url, `/api/me/devices/${d.id}`, second.body.session);
  const again = await come(issuer.visit(await begin(), 'anna'), 'tablet');
  expect((await me(url, again.body.session)).body.created).toBe(both.created);
});

test('a person who is signed in may be known by the issuer as well, and no longer if they like', async () => {
  const { url, issuer, begin, come, link } = await scene();
  const laptop = await newPerson(url);
  expect((await link('anna', laptop)).status).toBe(204);
  const phone = await come(issuer.visit(await begin(), 'anna'));
  expect((await me(url, phone.body.session)).body.devices).toHaveLength(2);
  const { issuers } = (await request<{ issuers: unknown[] }>(url, '/api/me/export', { token: laptop })).body;
  expect(issuers).toMatchObject([{ issuer: issuer.url, number: 'anna' }]);
  // Nobody else can be made the same person.
  const other = await newPerson(url, 'other');
  const { status, body } = await link('anna', other);
  expect([status, body]).toMatchObject([409, { reason: { k: 'server.issuerTaken' } }]);
  expect((await remove(url, '/api/me/issuer', laptop)).status).toBe(204);
  const stranger = await come(issuer.visit(await begin(), 'anna'));
  expect((await me(url, stranger.body.session)).body.devices).toHaveLength(1);
});

test('a return is good once, for a quarter of an hour, and for whoever began it', async () => {
  const { time, url, issuer, begin, come } = await scene();
  const back = issuer.visit(await begin(), 'anna');
  expect((await come(back)).status).toBe(201);
  expect((await come(back)).status).toBe(403);
  const late = issuer.visit(await begin(), 'anna');
  time.now += 15 * 60_000;
  expect((await come(late)).status).toBe(403);
  time.now = Date.now();
  const { state } = issuer.visit(await begin(), 'anna');
  expect((await come({ code: 'another', state })).status).toBe(403);
  const { code } = issuer.visit(await begin(), 'anna');
  expect((await come({ code, state: 'another' })).status).toBe(403);
  // What somebody began who is signed in is not finished by anybody else.
  const anna = await newPerson(url);
  const begun = (await post<Begun>(url, '/api/me/issuer', {}, anna)).body;
  const hers = issuer.visit(begun.url, 'thief');
  expect((await come(hers)).status).toBe(403);
  const again = issuer.visit((await post<Begun>(url, '/api/me/issuer', {}, anna)).body.url, 'thief');
  const thief = await newPerson(url, 'thief');
  const body = { code: again.code, state: again.state };
  expect((await post(url, '/api/me/issuer/return', body, thief)).status).toBe(403);
});

test.each([
  ['another issuer', { iss: 'https://evil.example' }],
  ['another server', { aud: 'somebody-else' }],
  ['another sign-in', { nonce: 'old' }],
  ['a time that is over', { exp: 1_000_000_000 }],
])('a token for %s opens nothing', async (_, lie) => {
  const { issuer, begin, come } = await scene();
  issuer.lie = lie;
  expect((await come(issuer.visit(await begin(), 'anna'))).status).toBe(403);
});

test('without one there is none; one that cannot be reached is said, and tried again', async () => {
  const { url } = await startTest();
  expect((await request(url, '/api/people')).body).toEqual({});
  expect((await post(url, '/api/people/issuer', {})).status).toBe(404);
  const away = { issuer: 'http://127.0.0.1:9', clientId: 'x', name: 'Away', publicUrl: 'http://localhost' };
  const other = await startTest({ issuer: away });
  const { status, body } = await post(other.url, '/api/people/issuer', {});
  expect([status, body]).toMatchObject([503, { reason: { k: 'server.issuerFailed' } }]);
});

test('an issuer that was out of order is asked again by the next one who comes', async () => {
  const { url, issuer, begin, come } = await scene();
  issuer.isDown = true;
  expect((await post(url, '/api/people/issuer', {})).status).toBe(503);
  issuer.isDown = false;
  expect((await come(issuer.visit(await begin(), 'anna'))).status).toBe(201);
});

test('an issuer on another machine is not asked without TLS', async () => {
  // This machine under an address that is not one of its own alone.
  const issuer = await startIssuer('0.0.0.0');
  onEnd(() => issuer.close());
  const { clientId, clientSecret } = issuer;
  const config = { issuer: issuer.url, clientId, clientSecret, name: 'Far', publicUrl: 'https://games.example.org' };
  const { url } = await startTest({ issuer: config });
  const { status, body } = await post(url, '/api/people/issuer', {});
  expect([status, body]).toMatchObject([503, { reason: { k: 'server.issuerFailed' } }]);
});

test('when the operator names another issuer, its numbers are its own: the same number there is somebody else here', async () => {
  const first = await startIssuer();
  const second = await startIssuer();
  const serve = async (issuer: typeof first, data?: string) => {
    const { clientId, clientSecret } = issuer;
    const config = { issuer: issuer.url, clientId, clientSecret, name: 'Club', publicUrl: 'https://games.example.org' };
    const server = await startTest({ issuer: config, ...(data !== undefined && { data }) });
    const begin = async (path: string, session?: string) =>
      issuer.visit((await post<Begun>(server.url, path, {}, session)).body.url, 'anna');
    const come = async () => {
      const { code, state } = await begin('/api/people/issuer');
      return (await post<{ session: string }>(server.url, '/api/people/issuer/return', { code, state, label: '' })).body
        .session;
    };
    const link = async (session: string) => {
      const { code, state } = await begin('/api/me/issuer', session);
      expect((await post(server.url, '/api/me/issuer/return', { code, state }, session)).status).toBe(204);
    };
    return { ...server, come, link };
  };
  onEnd(() => [first, second].forEach((issuer) => issuer.close()));
  const before = await serve(first);
  const anna = await before.come();
  await before.close();
  const after = await serve(second, before.data);
  const other = await after.come();
  expect((await me(after.url, other)).body.devices).toHaveLength(1);
  // Whoever ends being known by this one is still known by the other, should the operator go back to it.
  await remove(after.url, '/api/me/issuer', other);
  await after.link(anna);
  expect((await me(after.url, anna)).body.issuers).toHaveLength(2);
  await remove(after.url, '/api/me/issuer', anna);
  expect((await me(after.url, anna)).body.issuers).toMatchObject([{ issuer: first.url }]);
});

test('the path that the issuer sends people back to leads to the page, with the rest behind the #', async () => {
  const { url } = await startTest();
  const answer = await fetch(`${url}/signed-in?code=a%2Fb&state=s%23`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/#/signed-in/a%2Fb/s%23']);
});
