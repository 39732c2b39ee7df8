/**
 * Receives uploaded game files. Only a few files are checked at a time, and an upload takes one of these places only
 * when it is complete, so slow senders do not block others.
 */
import { Refused } from '@tabularium/kernel';
import { LIMITS } from '@tabularium/protocol';
import type { Context } from 'hono';
import { Buckets, Counter } from '../connections/bucket.ts';
import { msg } from '../common/msg.ts';
import type { Deps } from './deps.ts';

/** How many complete files may be in the check at once. Each may be many megabytes. */
const CHECKED_AT_ONCE = 4;
const MEGABYTE = 1024 * 1024;

export type Uploads = <T>(c: Context, work: (text: string) => Promise<T>) => Promise<T>;

export const uploads = ({ limits, addressOf, tables }: Deps): Uploads => {
  const underWay = new Counter();
  const sent = new Buckets(limits.imports);
  let all = 0;
  let bytes = 0;
  let checked = 0;

  /** Reads the body as text. Throws if it is too large, too slow, or there is no room for it. */
  const receive = async (c: Context, hold: (n: number) => void): Promise<string> => {
    const reader = c.req.raw.body?.getReader();
    if (!reader) return '';
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, failed) => {
      timer = setTimeout(() => failed(new Refused(msg('server.tooSlow'))), limits.uploadMs);
    });
    const decoder = new TextDecoder();
    let text = '';
    let size = 0;
    try {
      for (;;) {
        const { done, value } = await Promise.race([reader.read(), late]);
        if (done) return text + decoder.decode();
        size += value.length;
        if (size > LIMITS.import) throw new Refused(msg('server.tooLarge'));
        hold(value.length);
        text += decoder.decode(value, { stream: true });
      }
    } catch (e) {
      // The rest is not read, so the connection is closed after the answer.
      c.header('Connection', 'close');
      void reader.cancel().catch(() => {});
      throw e;
    } finally {
      clearTimeout(timer);
    }
  };

  return async (c, work) => {
    const address = addressOf(c);
    if (all >= limits.uploads || underWay.of(address) >= limits.uploadsPerAddress)
      throw new Refused(msg('server.tooMany'));
    if (Number(c.req.header('Content-Length') ?? 0) > LIMITS.import) throw new Refused(msg('server.tooLarge'));
    let held = 0;
    const hold = (n: number): void => {
      held += n;
      bytes += n;
      // Room for the files being checked, and the same again for those still arriving.
      if (bytes > 2 * CHECKED_AT_ONCE * LIMITS.import) throw new Refused(msg('server.tooMany'));
    };
    all++;
    underWay.add(address, 1);
    try {
      const text = await receive(c, hold);
      if (checked >= CHECKED_AT_ONCE) throw new Refused(msg('server.tooMany'));
      if (!sent.take(address, tables.clock(), held / MEGABYTE)) throw new Refused(msg('server.tooFast'));
      checked++;
      try {
        return await work(text);
      } finally {
        checked--;
      }
    } finally {
      all--;
      underWay.add(address, -1);
      bytes -= held;
    }
  };
};
