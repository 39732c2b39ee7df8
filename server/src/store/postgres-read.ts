import { Damaged } from '@tabularium/kernel';
import type { StoredEvent } from './store.ts';

export const messageOf = (e: unknown): string => (e instanceof Error ? e.message : String(e));

/** A stored text. What is no JSON any more is damaged. */
export const parsed = <T>(text: string): T => {
  try {
    const value: T = JSON.parse(text);
    return value;
  } catch (e) {
    throw new Damaged(messageOf(e), { cause: e });
  }
};

/** Several events, with commas between. */
export const eventsFrom = (text: string | null): StoredEvent[] =>
  text === null || text === '' ? [] : parsed(`[${text}]`);
