/** The log: one line of JSON for each event. It never holds tokens, chat or addresses. */
import { currentRequest } from './request-id.ts';

export type Log = (event: string, facts?: Readonly<Record<string, unknown>>) => void;

export const silent: Log = () => {};

/** `always` is in every line: which process of which release has written it. */
export const logTo =
  (write: (line: string) => void, always: Readonly<Record<string, string>> = {}): Log =>
  (event, facts = {}) => {
    const request = currentRequest();
    const line = {
      time: new Date().toISOString(),
      event,
      ...always,
      ...(request !== undefined && { request }),
      ...facts,
    };
    write(`${JSON.stringify(line)}\n`);
  };

/** An error as it is logged, with its stack. Clients never see this. */
export const errorFacts = (e: unknown): { readonly error: string; readonly stack?: string } =>
  e instanceof Error ? { error: e.message, ...(e.stack !== undefined && { stack: e.stack }) } : { error: String(e) };
