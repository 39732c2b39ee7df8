/** A real mail server of our own, and people who are told by it. */
import type { AddressInfo } from 'node:net';
import type { NewContactAnswer, NoticeChoices, Notices } from '@tabularium/protocol';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';
import type { ServerConfig } from '../src/program/start.ts';
import { newPerson, tablesOf } from './people.ts';
import { onEnd, request, startTest } from './table.ts';
import { soon } from './soon.ts';

interface Got {
  readonly to: string;
  readonly raw: string;
  readonly subject: string;
  readonly text: string;
}

/** Long lines are folded by an equals sign, and some signs written as such. */
const plainOf = (raw: string): string => {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4);
  if (!/quoted-printable/i.test(raw)) return body;
  const joined = body.replaceAll('=\r\n', '');
  return decodeURIComponent(joined.replaceAll('%', '%25').replaceAll(/=([0-9A-F]{2})/g, '%$1'));
};

export const headerOf = (raw: string, name: string): string =>
  new RegExp(`^${name}:\\s+((?:.|\r\n[ \t])*?)\r\n`, 'im').exec(raw)?.[1]?.replaceAll(/\r\n[ \t]/g, ' ') ?? '';

/** A mail server on this machine. `refuse` says with which number it refuses a letter, if at all. */
export const startMail = async () => {
  const letters: Got[] = [];
  const mail = { letters, refuse: undefined as number | undefined, smtp: '' };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, done) => {
      if (mail.refuse === undefined) return done();
      // As mail servers do, it says which.
      done(Object.assign(new Error(`no such mailbox: ${address}`), { responseCode: mail.refuse }));
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString();
        const subject = headerOf(raw, 'Subject');
        letters.push({ to: envelope.rcptTo.map((r) => r.address).join(), raw, subject, text: plainOf(raw) });
        done();
      });
    },
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  onEnd(() => new Promise<void>((done) => server.close(() => done())));
  mail.smtp = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return mail;
};

export const PUBLIC_URL = 'https://games.example.org';

/** A server that sends letters, whose clock goes as the test says. It looks every few milliseconds. */
export const startTelling = async (config: ServerConfig = {}) => {
  const mail = await startMail();
  const time = { now: Date.UTC(2026, 0, 15, 12) };
  const set: ServerConfig = {
    clock: () => time.now,
    lookMs: 10,
    publicUrl: PUBLIC_URL,
    mail: { smtp: mail.smtp, from: 'Tabularium <games@example.org>' },
    ...config,
  };
  const server = await startTest(set);
  return { ...server, mail, time, set, restart: () => startTest({ ...set, data: server.data }) };
};

export const noticesOf = async (url: string, session: string): Promise<Notices> =>
  (await request<Notices>(url, '/api/me/notices', { token: session })).body;

const CHOICES: NoticeChoices = {
  lang: 'en',
  zone: 'Europe/Madrid',
  ways: ['mail', 'push', 'hook'],
  quiet: null,
  digest: null,
  reminders: true,
};

export const choose = async (url: string, session: string, more: Partial<NoticeChoices>): Promise<void> => {
  const body = { ...CHOICES, ...more };
  expect((await request(url, '/api/me/notices', { method: 'PUT', token: session, body })).status).toBe(204);
};

export const addMail = (url: string, session: string, address: string) =>
  request<NewContactAnswer>(url, '/api/me/contacts', {
    method: 'POST',
    token: session,
    body: { kind: 'mail', address },
  });

export const codeIn = (text: string): string => /[0-9A-Z]{12}/.exec(text)![0];

/** A person who holds the seat of this secret and can be reached by letters. */
export const reachable = async (
  { url, mail }: { readonly url: string; readonly mail: Awaited<ReturnType<typeof startMail>> },
  table: string,
  token: string | null,
  address = 'anna@example.org',
): Promise<{ readonly session: string; readonly contact: string }> => {
  const session = await newPerson(url);
  await tablesOf(url, session, [{ table, token: token ?? undefined }]);
  const { status, body } = await addMail(url, session, address);
  expect(status).toBe(201);
  const letter = await soon(() => {
    // By its link, because a server of another test that is about to end may still write to the same port.
    const found = mail.letters.findLast((l) => l.to === address && l.text.includes(body.contact.id));
    expect(found).toBeDefined();
    return found!;
  });
  const path = `/api/me/contacts/${body.contact.id}/confirm`;
  const confirmed = await request(url, path, { method: 'POST', token: session, body: { code: codeIn(letter.text) } });
  expect([confirmed.status, confirmed.text]).toEqual([200, expect.any(String)]);
  mail.letters.length = 0;
  return { session, contact: body.contact.id };
};
