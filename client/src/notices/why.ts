/** Why something did not arrive, in plain words. The server says it in a word or two (`failing.ts` there); letters bring what the other side said. */
import type { Say } from '../words/words.ts';

const KNOWN = {
  timeout: 'told.why.timeout',
  'no-answer': 'told.why.noAnswer',
  'no-name': 'told.why.noName',
  certificate: 'told.why.certificate',
  'not-outside': 'told.why.notOutside',
  'status 404': 'told.why.gone',
  'status 410': 'told.why.gone',
} as const;

const isKnown = (error: string): error is keyof typeof KNOWN => Object.hasOwn(KNOWN, error);

export const whyOf = (error: string, t: Say): string => {
  if (isKnown(error)) return t(KNOWN[error]);
  const [, status] = /^status (\d+)$/.exec(error) ?? [];
  return status === undefined ? t('told.why.other', { said: error }) : t('told.why.status', { status });
};
