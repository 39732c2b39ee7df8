/**
 * Game files on their way here. A file that comes in drop by drop holds no more than the drops: the few places where
 * files are checked are only for those that have arrived, so slow senders keep nobody else waiting.
 */
import { Refused } from '@tabularium/kernel';
import { LIMITS } from '@tabularium/protocol';
import type { Context } from 'hono';
import { Buckets, Counter } from '../connections/bucket.ts';
import { msg } from '../common/msg.ts';
import type { Deps } from './deps.ts';

/** Files that have arrived and are checked or wait for it. Each may hold many megabytes. */
const CHECKED_AT_ONCE = 4;
const MEGABYTE = 1024 * 1024;

export type Uploads = <T>(c: Context, work: (text: string) => Promise<T>) => Promise<T>;

export const uploads = ({ limits, addressOf, tables }: Deps): Uploads => {
  const underWay = new Counter();
  const sent = new Buckets(limits.imports);
  let all = 0;
  let bytes = 0;
  let checked = 0;

  /** The body as text, as long as it comes in time and there is room for it. */
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
      // Nobody waits for the rest, and the connection is closed with the answer.
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
      // As much as the files that are checked at once, and once more for those on their way.
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
