/** Every request has an id. It comes back in the answer, and whatever is logged meanwhile bears it. */
import type { MiddlewareHandler } from 'hono';
import { asRequest, requestIdFrom } from '../common/request-id.ts';

const HEADER = 'X-Request-Id';

export const withRequestId: MiddlewareHandler = (c, next) => {
  const id = requestIdFrom(c.req.header(HEADER));
  c.header(HEADER, id);
  return asRequest(id, next);
};
