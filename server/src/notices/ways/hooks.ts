/**
 * Hooks: what waits for somebody is posted to an address of theirs, signed as standardwebhooks.com has it. Discord reads
 * `content` and Slack reads `text`, so addresses of theirs work as they are.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Refused } from '@tabularium/kernel';
import * as v from 'valibot';
import type { Clock } from '../../common/clock.ts';
import { msg } from '../../common/msg.ts';
import { answered, failed } from './failing.ts';
import { checkOutside, outside, type OutsideConfig } from './outside.ts';
import type { Contact, Notice, Way } from './way.ts';

const addressSchema = v.object({ url: v.string(), secret: v.string() });
/** Before the secret, so that everybody sees what it is for. */
const PREFIX = 'whsec_';
/** Discord takes no longer lines. */
const MOST_CONTENT = 1900;

/** The same waits have the same name, so that whoever is told twice can know it. */
const idOf = (contact: Contact, { tables }: Notice): string => {
  const waits = tables.map(({ table, seat, n, isReminder }) => [table, seat, n, isReminder]);
  const hash = createHash('sha256').update(JSON.stringify([contact.id, waits]));
  return `msg_${hash.digest('base64url').slice(0, 24)}`;
};

const signed = (secret: string, id: string, at: string, body: string): string => {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
};

/** So that nobody calls a whole channel by the name of a table. */
const forSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const bodyOf = ({ title, lang, tables }: Notice, now: number): string => {
  const said = tables
    .map(({ text, link }) => `${text} ${link}`)
    .join('\n')
    .slice(0, MOST_CONTENT);
  return JSON.stringify({
    type: 'turn',
    timestamp: new Date(now).toISOString(),
    content: said,
    allowed_mentions: { parse: [] },
    text: forSlack(said),
    data: {
      title,
      lang,
      tables: tables.map(({ table, name, game, seat, n, since, isReminder, asked, link }) => ({
        table,
        name,
        game,
        seat,
        n,
        since: new Date(since).toISOString(),
        reminder: isReminder,
        ...(asked !== undefined && { asked }),
        link,
      })),
    },
  });
};

interface Config {
  readonly clock: Clock;
  readonly outside?: OutsideConfig;
}

export const hookWay = ({ clock, outside: config = {} }: Config): Way => {
  const post = outside(config);
  return {
    kind: 'hook',
    mustConfirm: false,
    take: async (wanted) => {
      if (wanted.kind !== 'hook') throw new Refused(msg('server.badHook'));
      try {
        const url = checkOutside(wanted.url.trim(), config.inside);
        const secret = PREFIX + randomBytes(32).toString('base64');
        // The path of such an address is a secret: it is kept, and not shown.
        return { address: JSON.stringify({ url: url.href, secret }), label: url.host, secret };
      } catch {
        throw new Refused(msg('server.badHook'));
      }
    },
    send: async (contact, notice) => {
      try {
        const { url, secret } = v.parse(addressSchema, JSON.parse(contact.address));
        const id = idOf(contact, notice);
        const now = clock();
        const at = String(Math.floor(now / 1000));
        const body = bodyOf(notice, now);
        const headers = {
          'content-type': 'application/json',
          'user-agent': 'Tabularium',
          'webhook-id': id,
          'webhook-timestamp': at,
          'webhook-signature': signed(secret, id, at, body),
        };
        return answered(await post(url, headers, body));
      } catch (e) {
        return failed(e);
      }
    },
  };
};
