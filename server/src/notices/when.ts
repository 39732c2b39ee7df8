/** When something may be sent: not in quiet hours, letters not too often, or once a day. */
import type { ContactKind, NoticeChoices } from '@tabularium/protocol';
import { afterQuiet, nextAt } from './hours.ts';

/** One letter in so long. */
const MAIL_EVERY_MS = 10 * 60_000;

/** When it is tried again after it failed once, twice and so on; then no more. */
const MINUTE_MS = 60_000;
export const AGAIN_MS: readonly number[] = [1, 5, 30, 2 * 60, 12 * 60].map((minutes) => minutes * MINUTE_MS);

export interface Waiting {
  readonly kind: ContactKind;
  readonly choices: NoticeChoices;
  /** When something was last sent there; null if nothing was. */
  readonly sent: number | null;
  /** Since when there is something to send. */
  readonly at: number;
}

/** The first moment at which it may be sent. A hook leads to a machine, which knows no quiet hours. */
export const mayBeSent = ({ kind, choices, sent, at }: Waiting): number => {
  if (kind === 'hook') return at;
  if (kind === 'mail' && choices.digest !== null) return nextAt(choices.zone, choices.digest, at);
  const soonest = kind === 'mail' && sent !== null ? Math.max(at, sent + MAIL_EVERY_MS) : at;
  return afterQuiet(choices, soonest);
};
