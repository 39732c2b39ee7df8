/** One line of JSON for each thing that happened: no secrets, no words of players. */
export type Log = (event: string, facts?: Readonly<Record<string, unknown>>) => void;

export const silent: Log = () => {};

export const logTo =
  (write: (line: string) => void): Log =>
  (event, facts = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), event, ...facts })}\n`);

/** What may be said of an error in a log: where it came from, but never to a client. */
export const errorFacts = (e: unknown): { readonly error: string; readonly stack?: string } =>
  e instanceof Error ? { error: e.message, ...(e.stack !== undefined && { stack: e.stack }) } : { error: String(e) };
