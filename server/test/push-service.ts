/** A push service of our own with one browser behind it: opens what was sealed for that browser, and checks who has signed it. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** What has come with a request. */
export const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** Listens on this machine; returns its origin. */
export const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  /** The key of whoever has signed it. */
  readonly by: string;
  readonly text: string;
}

export class PushService {
  private readonly browser = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly server = createServer((request, response) => {
    void this.receive(request).then(
      () => response.writeHead(this.status).end(),
      (e: unknown) => response.writeHead(400).end(String(e)),
    );
  });
  readonly received: Received[] = [];
  status = 201;
  origin = '';

  async start(): Promise<this> {
    this.browser.generateKeys();
    this.origin = await listening(this.server);
    return this;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  get endpoint(): string {
    return `${this.origin}/push/one`;
  }

  get keys(): { readonly p256dh: string; readonly auth: string } {
    return { p256dh: this.browser.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
  }

  private async receive(request: IncomingMessage): Promise<void> {
    const sealed = await bodyOf(request);
    const [, token = '', by = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? [];
    this.received.push({ headers: request.headers, claims: checked(token, by), by, text: this.opened(sealed) });
  }

  /** RFC 8291 from the side of the browser. */
  private opened(sealed: Buffer): string {
    const salt = sealed.subarray(0, 16);
    const size = sealed.readUInt32BE(16);
    const theirs = sealed.subarray(21, 21 + sealed[20]!);
    const record = sealed.subarray(21 + sealed[20]!);
    if (record.length > size || sealed.length > 4096) throw new Error('too large');
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.browser.getPublicKey(), theirs]);
    const material = Buffer.from(hkdfSync('sha256', this.browser.computeSecret(theirs), this.auth, info, 32));
    const part = (label: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    decipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    if (plain.at(-1) !== 2) throw new Error('not the last record');
    return plain.subarray(0, -1).toString();
  }
}

/** RFC 8292: signed by the key that is named. */
const checked = (token: string, by: string): Received['claims'] => {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = bytes(by);
  const key = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    bytes(signature),
  );
  if (!isSigned || bytes(head).toString() !== '{"typ":"JWT","alg":"ES256"}') throw new Error('not signed');
  return JSON.parse(bytes(claims).toString()) as Received['claims'];
};
