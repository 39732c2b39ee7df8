/**
 * What an eye may not know of a table, by the declaration of the game (`sight`) and by who is in a room of the chat: the
 * test has no list of its own.
 */
import { type Eye, hiddenFrom, linesFor } from '@tabularium/kernel';
import type { TableRecord } from '../../server/src/tables/record.ts';

/** What to look for, and where it is hidden. */
export type Secrets = ReadonlyMap<string, string>;

/** A smaller number stands in many places for other reasons. */
const TELLING = 1000;
const NAME = /^[a-z][a-z-]*:./;

const leaves = (x: unknown): (string | number)[] => {
  if (typeof x === 'string' || typeof x === 'number') return [x];
  return typeof x === 'object' && x !== null ? Object.values(x).flatMap(leaves) : [];
};

/** Names of things, numbers that stand nowhere else, and what somebody has written. */
const isTelling = (x: string | number): boolean =>
  typeof x === 'number' ? Math.abs(x) >= TELLING : NAME.test(x) || x.includes(' ');

/** Everything that the eye has been given: its view, its question and its lines. */
const knownTo = ({ match }: TableRecord, eye: Eye): Set<string> => {
  const question = eye === 'public' ? undefined : match.question(eye);
  const lines = match.entries.flatMap((e) => linesFor(e.log, eye));
  const known = leaves([match.module.view(match.state, eye), question?.verbs, question?.prompt, lines]);
  return new Set(known.map(String));
};

export const secretsFrom = (record: TableRecord, eye: Eye): Secrets => {
  const { match, chat } = record;
  const known = knownTo(record, eye);
  const found = new Map<string, string>();
  for (const { at, key, path } of hiddenFrom(match.module, match.state, eye))
    for (const x of leaves(at[key]).filter(isTelling)) if (!known.has(String(x))) found.set(String(x), path);
  for (const { room, text } of chat)
    if (room !== 'table' && (eye === 'public' || !room.includes(eye))) found.set(text, 'chat');
  return found;
};

/** A number may be written with a mark between thousands; a name may be the beginning of another one's. */
const patternOf = (secret: string): RegExp => {
  if (/^-?\d+$/.test(secret)) {
    const digits = secret.replace('-', '').replace(/\B(?=(\d{3})+$)/g, "[,.'\u00a0\u202f ]?");
    // Not within the digits of a hash.
    return new RegExp(`(?<![\\w.])${digits}(?![\\d.]*\\d|\\w)`);
  }
  const text = secret.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return NAME.test(secret) ? new RegExp(`(?<![\\w-])${text}(?![\\w-])`) : new RegExp(text);
};

/** Which of the secrets a text gives away, each with a piece of the text around it. */
export const foundIn = (text: string, secrets: Secrets): string[] =>
  [...secrets].flatMap(([secret, where]) => {
    const at = text.search(patternOf(secret));
    return at < 0 ? [] : [`${secret} of ${where}: …${text.slice(Math.max(0, at - 60), at + 60)}…`];
  });
