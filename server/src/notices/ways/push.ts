/** Pushes to browsers. Each browser names the service that takes them on for it, which can read none of them. */
import { createHash } from 'node:crypto';
import { Refused } from '@tabularium/kernel';
import * as v from 'valibot';
import type { Clock } from '../../common/clock.ts';
import { cleanText } from '../../common/clean-text.ts';
import { msg } from '../../common/msg.ts';
import { answered, failed } from './failing.ts';
import { checkOutside, outside, type OutsideConfig } from './outside.ts';
import { arePushKeys, sealPush } from './push-seal.ts';
import { type Vapid, vapidHeader } from './vapid.ts';
import type { Contact, Notice, Way } from './way.ts';

/** A browser that was off for longer need not hear of it: the next visit shows it. */
const TTL_S = 24 * 3600;
const MOST_BODY = 800;
const MOST_TITLE = 150;

const subscriptionSchema = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
});

/** What the service worker of our page shows. */
interface Pushed {
  readonly title: string;
  readonly body: string;
  /** What has the same tag takes the place of what was shown before. */
  readonly tag: string;
  /** Within our page. */
  readonly link: string;
  readonly lang: string;
  /** Rings again although something of this tag is shown already. */
  readonly renotify: boolean;
}

/** Whatever name of the server the browser knows, the place within the page is the same. */
const within = (link: string): string => `/${new URL(link, 'http://tabularium.invalid').hash}`;

const pushed = ({ title, lang, tables }: Notice): Pushed => {
  const [one] = tables;
  const isOne = tables.length === 1 && one !== undefined;
  return {
    title: (isOne ? one.name : title).slice(0, MOST_TITLE),
    body: tables
      .map((table) => table.text)
      .join('\n')
      .slice(0, MOST_BODY),
    tag: isOne ? one.table : 'tables',
    link: isOne ? within(one.link) : '/#/',
    lang,
    renotify: tables.some((table) => table.isReminder),
  };
};

/** Of what waits at the service for a browser that is off, the last of a topic is kept. Services take 32 letters. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

interface Config {
  readonly vapid: Vapid;
  /** Whom the operator of a push service can write to: an address of the web, or mailto:… */
  readonly subject: string;
  readonly clock: Clock;
  readonly outside?: OutsideConfig;
}

export const pushWay = ({ vapid, subject, clock, outside: config = {} }: Config): Way => {
  const post = outside(config);
  return {
    kind: 'push',
    mustConfirm: false,
    publicKey: vapid.publicKey,
    take: async (wanted) => {
      if (wanted.kind !== 'push' || !arePushKeys(wanted.keys)) throw new Refused(msg('server.badSubscription'));
      const { endpoint, keys, label } = wanted;
      try {
        checkOutside(endpoint, config.inside);
      } catch {
        throw new Refused(msg('server.badSubscription'));
      }
      const { p256dh, auth } = keys;
      return { address: JSON.stringify({ endpoint, keys: { p256dh, auth } }), label: cleanText(label) };
    },
    send: async (contact: Contact, notice: Notice) => {
      try {
        const { endpoint, keys } = v.parse(subscriptionSchema, JSON.parse(contact.address));
        const said = pushed(notice);
        const headers = {
          authorization: vapidHeader(vapid, endpoint, subject, clock()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(TTL_S),
          topic: topicOf(said.tag),
          urgency: 'normal',
        };
        return answered(await post(endpoint, headers, sealPush(JSON.stringify(said), keys)));
      } catch (e) {
        return failed(e);
      }
    },
  };
};
