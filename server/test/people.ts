/** People on a server of a test: making one, signing further devices in, and asking as one of them. */
import type { Me, MyTables } from '@tabularium/protocol';
import { expect } from 'vitest';
import { type Answer, request } from './table.ts';

export const newPerson = async (url: string, label = 'laptop'): Promise<string> => {
  const { status, body } = await request<{ session: string }>(url, '/api/people', { method: 'POST', body: { label } });
  expect(status).toBe(201);
  return body.session;
};

export const newCode = async (url: string, session: string): Promise<string> => {
  const asked = await request<{ code: string }>(url, '/api/me/code', { method: 'POST', token: session });
  expect(asked.status).toBe(201);
  return asked.body.code;
};

export const pair = (url: string, code: string, label = 'phone'): Promise<Answer<{ session: string }>> =>
  request(url, '/api/people/pair', { method: 'POST', body: { code, label } });

/** Another device of the same person. */
export const anotherDevice = async (url: string, session: string, label = 'phone'): Promise<string> =>
  (await pair(url, await newCode(url, session), label)).body.session;

export const me = (url: string, session: string): Promise<Answer<Me>> => request(url, '/api/me', { token: session });

export const tablesOf = (
  url: string,
  session: string,
  seats: readonly { table: string; token?: string | undefined; owner?: string | undefined }[] = [],
): Promise<Answer<MyTables>> => request(url, '/api/me/tables', { method: 'POST', token: session, body: { seats } });

export const remove = (url: string, path: string, session: string): Promise<Answer<unknown>> =>
  request(url, path, { method: 'DELETE', token: session });

/** As somebody who shows these headers. */
export const asked = async (url: string, path: string, headers: Record<string, string>, body?: unknown) => {
  const answer = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
