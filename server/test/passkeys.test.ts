/** Passkeys on the server, with a key of our own in the place of a browser's; the browser's are in e2e/tests/people.spec.ts. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { me, newPerson, remove } from './people.ts';
import { startTest } from './table.ts';

const sha = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
const b64 = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');
const u16 = (n: number): Buffer => Buffer.from([n >> 8, n & 255]);

/** The few forms of CBOR that a passkey is made of. */
const cborHead = (major: number, n: number): Buffer =>
  n < 24
    ? Buffer.from([(major << 5) | n])
    : n < 256
      ? Buffer.from([(major << 5) | 24, n])
      : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
const cborBytes = (data: Uint8Array): Buffer => Buffer.concat([cborHead(2, data.length), data]);
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborInt = (n: number): Buffer => (n < 0 ? cborHead(1, -1 - n) : cborHead(0, n));
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);

interface Asked {
  readonly challenge: string;
}

/** A key as a device would keep it. */
const newKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const data = (name: string, flags: number, rest: Uint8Array = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha(name), Buffer.from([flags]), count, rest]);
  };
  const named = { id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {} };
  return {
    id: named.id,
    made: ({ challenge }: Asked, origin: string, name = new URL(origin).hostname) => {
      const key = cborMap([
        [cborInt(1), cborInt(2)],
        [cborInt(3), cborInt(-7)],
        [cborInt(-1), cborInt(1)],
        [cborInt(-2), cborBytes(Buffer.from(x!, 'base64url'))],
        [cborInt(-3), cborBytes(Buffer.from(y!, 'base64url'))],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), u16(id.length), id, key]);
      const attestationObject = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data(name, 0x45, attested))],
      ]);
      const clientDataJSON = b64(clientData('webauthn.create', challenge, origin));
      return {
        ...named,
        response: { clientDataJSON, attestationObject: b64(attestationObject), transports: ['internal'] },
      };
    },
    used: ({ challenge }: Asked, origin: string, name = new URL(origin).hostname) => {
      counter++;
      const authenticatorData = data(name, 0x05);
      const said = clientData('webauthn.get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha(said)]), privateKey);
      const response = {
        clientDataJSON: b64(said),
        authenticatorData: b64(authenticatorData),
        signature: b64(signature),
      };
      return { ...named, response };
    },
  };
};

const scene = async () => {
  const time = { now: 1_800_000_000_000 };
  const { url } = await startTest({ clock: () => time.now });
  const origin = url.replace('127.0.0.1', 'localhost');
  const ask = async <T>(path: string, body?: unknown, session?: string, from = origin) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: from,
        ...(session !== undefined && { Authorization: `Bearer ${session}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text ? JSON.parse(text) : {}) as T };
  };
  const person = await newPerson(url);
  const key = newKey();
  const toMake = async () => (await ask<Asked>('/api/me/passkeys/options', undefined, person)).body;
  const toUse = async () => (await ask<Asked>('/api/people/passkey/options')).body;
  const add = async () =>
    ask('/api/me/passkeys', { label: 'safe\u202e', made: key.made(await toMake(), origin) }, person);
  const use = (used: unknown) => ask<{ session: string }>('/api/people/passkey', { label: 'new', used });
  return { time, url, origin, ask, person, key, toMake, toUse, add, use };
};

test('a person signs in anywhere with a passkey, also when every device is lost', async () => {
  const { time, url, origin, person, key, toMake, toUse, add, use } = await scene();
  expect((await add()).status).toBe(204);
  const { devices, passkeys } = (await me(url, person)).body;
  expect(passkeys).toMatchObject([{ label: 'safe', created: time.now }]);
  // A device that keeps one already is told so, and makes no second.
  expect(await toMake()).toMatchObject({ excludeCredentials: [{ id: key.id }] });
  // The last device goes, and the person stays.
  await remove(url, `/api/me/devices/${devices[0]!.id}`, person);
  expect((await me(url, person)).status).toBe(401);
  time.now += 60_000;
  const back = await use(key.used(await toUse(), origin));
  expect(back.status).toBe(201);
  const after = (await me(url, back.body.session)).body;
  expect(after.devices).toMatchObject([{ label: 'new', here: true }]);
  expect(after.passkeys).toMatchObject([{ id: passkeys[0]!.id, used: time.now }]);
});

test('an answer is good once, for five minutes, and only for what was asked here', async () => {
  const { time, origin, key, toMake, toUse, add, use } = await scene();
  await add();
  const used = key.used(await toUse(), origin);
  expect((await use(used)).status).toBe(201);
  expect((await use(used)).status).toBe(403);
  const late = key.used(await toUse(), origin);
  time.now += 5 * 60_000;
  expect((await use(late)).status).toBe(403);
  expect((await use(key.used({ challenge: b64(randomBytes(32)) }, origin))).status).toBe(403);
  // What was asked for making a passkey is no question for using one.
  expect((await use(key.used(await toMake(), origin))).status).toBe(403);
});

test('another key, another page or a copy of the key opens nothing', async () => {
  const { origin, ask, person, key, toMake, toUse, add, use } = await scene();
  await add();
  expect((await use(newKey().used(await toUse(), origin))).status).toBe(403);
  const asked = await toUse();
  expect((await use(key.used(asked, 'https://evil.example', 'localhost'))).status).toBe(403);
  expect((await use(key.used(await toUse(), origin, 'evil.example'))).status).toBe(403);
  const good = key.used(await toUse(), origin);
  const forged = { ...good, response: { ...good.response, signature: b64(randomBytes(70)) } };
  expect((await use(forged)).status).toBe(403);
  // A key whose count goes back is a copy.
  const early = key.used(await toUse(), origin);
  const later = key.used(await toUse(), origin);
  expect((await use(later)).status).toBe(201);
  expect((await use(early)).status).toBe(403);
  // One person’s question is not answered by another, and no key belongs to two.
  const other = await newPerson(origin, 'other');
  const stolen = newKey().made(await toMake(), origin);
  expect((await ask('/api/me/passkeys', { label: '', made: stolen }, other)).status).toBe(403);
  const twice = key.made((await ask<Asked>('/api/me/passkeys/options', undefined, other)).body, origin);
  expect((await ask('/api/me/passkeys', { label: '', made: twice }, other)).status).toBe(403);
  expect((await ask('/api/me/passkeys/options', undefined, 'me.nobody')).status).toBe(401);
  expect((await me(origin, person)).body.passkeys).toHaveLength(1);
});

test('a passkey that was removed, or whose person was deleted, opens nothing', async () => {
  const { url, origin, person, key, toUse, add, use } = await scene();
  await add();
  const { id } = (await me(url, person)).body.passkeys[0]!;
  const stranger = await newPerson(url, 'stranger');
  expect((await remove(url, `/api/me/passkeys/${id}`, stranger)).status).toBe(404);
  expect((await remove(url, `/api/me/passkeys/${id}`, person)).status).toBe(204);
  expect((await use(key.used(await toUse(), origin))).status).toBe(403);
  expect((await add()).status).toBe(204);
  expect((await remove(url, '/api/me', person)).status).toBe(204);
  expect((await use(key.used(await toUse(), origin))).status).toBe(403);
});

test('where browsers have no passkeys none is offered: under a bare address, or without saying from which page', async () => {
  const { url, ask, person } = await scene();
  const { status, body } = await ask<{ reason: { k: string } }>('/api/me/passkeys/options', undefined, person, url);
  expect([status, body.reason.k]).toEqual([403, 'server.foreign']);
  const bare = await fetch(`${url}/api/people/passkey/options`, { method: 'POST', headers: { Origin: url } });
  expect([bare.status, ((await bare.json()) as typeof body).reason.k]).toEqual([409, 'server.noPasskeysHere']);
  const silent = await fetch(`${url}/api/people/passkey/options`, { method: 'POST' });
  expect(silent.status).toBe(409);
});

test('ten passkeys are enough', async () => {
  const { origin, ask, person, toMake } = await scene();
  for (let i = 0; i < 10; i++)
    expect((await ask('/api/me/passkeys', { made: newKey().made(await toMake(), origin) }, person)).status).toBe(204);
  const { status, body } = await ask<{ reason: { k: string } }>('/api/me/passkeys/options', undefined, person);
  expect([status, body.reason.k]).toEqual([409, 'server.manyPasskeys']);
});
