/** How fast a table on a server is played: a time to answer, and a bank for whoever needs longer. */
import { ANSWER_TIMES, BANKS } from '@tabularium/protocol';

/** Seconds; 0 for no limit, and for no bank. */
export interface Pace {
  readonly answerTime: 0 | (typeof ANSWER_TIMES)[number];
  readonly bank: 0 | (typeof BANKS)[number];
}

/** Those with a name; anything else is chosen by hand. */
export const PACES = {
  none: { answerTime: 0, bank: 0 },
  live: { answerTime: 300, bank: 600 },
  day: { answerTime: 86_400, bank: 259_200 },
  week: { answerTime: 604_800, bank: 604_800 },
} as const satisfies Record<string, Pace>;

export const PACE_NAMES = ['none', 'live', 'day', 'week', 'own'] as const;
export type PaceName = (typeof PACE_NAMES)[number];

/** Without a time to answer there is nothing that a bank could follow. */
export const withAnswerTime = (pace: Pace, seconds: string): Pace => {
  const answerTime = ANSWER_TIMES.find((s) => `${s}` === seconds) ?? 0;
  return { answerTime, bank: answerTime === 0 ? 0 : pace.bank };
};

export const withBank = (pace: Pace, seconds: string): Pace => ({
  ...pace,
  bank: BANKS.find((s) => `${s}` === seconds) ?? 0,
});
