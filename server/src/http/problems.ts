/** Turns refusals and errors into HTTP responses: a status, and a body with the reason as a message. Never a stack trace. */
import { BadOptions, Refused } from '@tabularium/kernel';
import type { Problem, ServerMessage } from '@tabularium/protocol';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errorFacts, type Log } from '../common/log.ts';
import { BadRequest } from '../common/bad-request.ts';
import { msg } from '../common/msg.ts';
import { currentRequest, failedAs, newRequestId } from '../common/request-id.ts';
import { countRefusal, type Metrics } from '../metrics/metrics.ts';

const STATUS: Readonly<Record<string, ContentfulStatusCode>> = {
  'server.noTable': 404,
  'server.removed': 404,
  'server.noPage': 404,
  'server.noInput': 404,
  'server.noGame': 400,
  'server.noBot': 400,
  'kernel.seats': 400,
  'server.badToken': 403,
  'server.signedOut': 401,
  'server.badCode': 403,
  'server.badPasskey': 403,
  'server.badReturn': 403,
  'server.noIssuer': 404,
  'server.issuerFailed': 503,
  'server.noPasskey': 404,
  'server.noDevice': 404,
  'server.notRated': 400,
  'server.noContact': 404,
  'server.badAddress': 400,
  'server.badHook': 400,
  'server.badSubscription': 400,
  'server.badContactCode': 403,
  'server.notSent': 502,
  'server.notOwner': 403,
  'server.notSeated': 403,
  'server.hidden': 403,
  'server.muted': 403,
  'server.foreign': 403,
  'server.badHost': 421,
  'server.noName': 400,
  'server.malformed': 400,
  'server.badFile': 400,
  'server.unchecked': 400,
  'server.tooSlow': 408,
  'server.tooLarge': 413,
  'server.tooFast': 429,
  'server.closing': 503,
  'server.tooMany': 503,
  'server.importFull': 503,
  'server.damaged': 500,
  'server.badContent': 503,
  'server.noPack': 404,
  'server.noCode': 404,
  'server.failed': 500,
};

/** The status of every other refusal: it conflicts with the present state of the table. */
const CONFLICT = 409;

const statusOf = (key: string): ContentfulStatusCode => STATUS[key] ?? CONFLICT;

const problem = ({ reason, rules, offered }: Omit<Problem, 'problems'>): Problem => ({ reason, rules, offered });

interface Watching {
  readonly log: Log;
  readonly metrics: Metrics;
}

export const answerTo = (c: Context, e: unknown, { log, metrics }: Watching): Response => {
  if (e instanceof Refused) countRefusal(metrics, e.reason.k);
  if (e instanceof BadRequest) return c.json({ ...problem(e), problems: e.problems }, statusOf(e.reason.k));
  if (e instanceof Refused) return c.json(problem(e), statusOf(e.reason.k));
  if (e instanceof BadOptions) {
    const [reason = msg('server.malformed')] = e.problems;
    return c.json({ ...problem({ reason, rules: [], offered: {} }), problems: e.problems }, 400);
  }
  const request = currentRequest() ?? newRequestId();
  log('http.failed', { request, path: c.req.path, ...errorFacts(e) });
  return c.json(problem({ reason: failedAs(request), rules: [], offered: {} }), 500);
};

/** The answer to a client message, the same as over a WebSocket. */
export const answerWith = (c: Context, message: ServerMessage): Response =>
  c.json(message, message.t === 'no' ? statusOf(message.reason.k) : 200);
