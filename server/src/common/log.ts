/** The log: one line of JSON for each event. It never holds tokens or chat. */
export type Log = (event: string, facts?: Readonly<Record<string, unknown>>) => void;

export const silent: Log = () => {};

export const logTo =
  (write: (line: string) => void): Log =>
  (event, facts = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), event, ...facts })}\n`);

/** An error as it is logged, with its stack. Clients never see this. */
export const errorFacts = (e: unknown): { readonly error: string; readonly stack?: string } =>
  e instanceof Error ? { error: e.message, ...(e.stack !== undefined && { stack: e.stack }) } : { error: String(e) };
