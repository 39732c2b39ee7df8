/** Where this server sends nothing, whatever people enter as the address of a hook or of their browser. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkOutside, NotOutside, outside } from './outside.ts';
import { isPublicAddress } from './public-address.ts';

const HOSTILE = [
  'http://example.org/',
  'https://example.org:8443/',
  'https://user:secret@example.org/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'not an address',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://0/',
  'https://10.1.2.3/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://192.0.0.192/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::127.0.0.1]/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://[fd12:3456::1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:7f00:1::]/',
  'https://[2001:db8::1]/',
  'https://[ff02::1]/',
];

test.each(HOSTILE)('nothing is sent to %s', async (address) => {
  expect(() => checkOutside(address)).toThrow(NotOutside);
  await expect(outside()(address, {}, 'x')).rejects.toThrow(NotOutside);
});

test('addresses of the open internet are taken for what they are', () => {
  const addresses = ['1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'];
  expect(addresses.filter((address) => !isPublicAddress(address))).toEqual([]);
  expect(isPublicAddress('example.org')).toBe(false);
});

/** Names that lead to these addresses. */
const leadingTo = (...addresses: readonly string[]): typeof import('node:dns').lookup => {
  let asked = 0;
  const lookup = (_name: string, _options: object, found: (e: null, all: object[]) => void): void => {
    asked++;
    found(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
    if (asked > 1) throw new Error('asked twice: the second answer may be another');
  };
  return lookup as unknown as typeof import('node:dns').lookup;
};

test.each([
  [['127.0.0.1']],
  [['10.0.0.7']],
  [['::1']],
  [['64:ff9b::a00:1']],
  [['::ffff:192.168.0.1']],
  // One that is outside does not help the other.
  [['1.1.1.1', '127.0.0.1']],
  [[]],
])('a name that leads to %o is refused after it was looked up', async (addresses) => {
  const post = outside({ lookup: leadingTo(...addresses) });
  await expect(post('https://rebinding.example/', {}, 'x')).rejects.toThrow('not on the open internet');
});

const receiver = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test('what is allowed inside is one origin, not the machine', async () => {
  const origin = await receiver((_, response) => response.end('yes'));
  const other = await receiver((_, response) => response.end('no'));
  const post = outside({ inside: [origin] });
  expect(await post(`${origin}/x`, {}, 'x')).toEqual({ status: 200, text: 'yes' });
  await expect(post(other, {}, 'x')).rejects.toThrow(NotOutside);
  await expect(post(origin.replace('http', 'https'), {}, 'x')).rejects.toThrow(NotOutside);
});

test('a redirect is not followed', async () => {
  const seen: string[] = [];
  const origin = await receiver((request, response) => {
    seen.push(request.url!);
    response.writeHead(307, { location: '/secret' }).end();
  });
  expect((await outside({ inside: [origin] })(`${origin}/a`, {}, 'x')).status).toBe(307);
  expect(seen).toEqual(['/a']);
});

test('an answer without end is read to 4 kB', async () => {
  let written = 0;
  const origin = await receiver((_, response) => {
    const more = (): void => {
      while (!response.destroyed && written < 50_000_000 && response.write('x'.repeat(10_000))) written += 10_000;
    };
    response.on('drain', more);
    more();
  });
  const { status, text } = await outside({ inside: [origin] })(origin, {}, 'x');
  expect(status).toBe(200);
  expect(text).toHaveLength(4096);
  expect(written).toBeLessThan(20_000_000);
});

test('who never answers, or never ends, is not waited for', async () => {
  const silent = await receiver(() => {});
  await expect(outside({ inside: [silent], timeoutMs: 100 })(silent, {}, 'x')).rejects.toThrow(/abort|timeout/i);
  const drops = await receiver((_, response) => response.writeHead(200).write('.'));
  expect((await outside({ inside: [drops], timeoutMs: 100 })(drops, {}, 'x')).status).toBe(200);
});
