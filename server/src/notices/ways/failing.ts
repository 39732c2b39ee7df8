/** Why something did not arrive: a word that the client puts into plain words, in the language of whoever reads it. */
import { type Answered, NotOutside } from './outside.ts';
import type { Outcome } from './way.ts';

/** Names are those of Node and of the resolver. */
const WHY: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no-name',
  EAI_AGAIN: 'no-name',
  ECONNREFUSED: 'no-answer',
  ECONNRESET: 'no-answer',
  EHOSTUNREACH: 'no-answer',
  ENETUNREACH: 'no-answer',
  ETIMEDOUT: 'timeout',
  ABORT_ERR: 'timeout',
};

const codeOf = (e: unknown): string => (e instanceof Error && 'code' in e && typeof e.code === 'string' ? e.code : '');

const isAboutTls = (code: string): boolean => /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code);

/** What was sent never got an answer. */
export const failed = (e: unknown): Outcome => {
  if (e instanceof NotOutside) return { t: 'gone', why: 'not-outside' };
  const code = codeOf(e);
  return { t: 'later', why: WHY[code] ?? (isAboutTls(code) ? 'certificate' : 'no-answer') };
};

/** What was answered. Whoever says that there is nothing here is believed. */
export const answered = ({ status }: Answered): Outcome => {
  if (status >= 200 && status < 300) return { t: 'sent' };
  return { t: status === 404 || status === 410 ? 'gone' : 'later', why: `status ${status}` };
};
