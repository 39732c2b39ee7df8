/** Names for requests and processes, so that what a player was told can be found in the log. They are no secrets. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Msg } from '@tabularium/kernel';
import { msg } from './msg.ts';

export const newRequestId = (): string => randomBytes(9).toString('base64url');
export const newProcessName = (): string => randomBytes(6).toString('base64url');

/** The id that a proxy has given to the request, if it looks like one, or a new one. */
export const requestIdFrom = (told: string | string[] | undefined): string =>
  typeof told === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(told) ? told : newRequestId();

/** Something failed that is no fault of whoever asked. The id is in the log beside the reason. */
export const failedAs = (request: string): Msg => msg('server.failed', { request });

const current = new AsyncLocalStorage<string>();

/** Lines that are logged by this work, whatever it waits for, bear the id of the request. */
export const asRequest = <T>(id: string, work: () => T): T => current.run(id, work);

export const currentRequest = (): string | undefined => current.getStore();
