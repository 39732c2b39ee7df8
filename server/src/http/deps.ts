import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Readers } from '../connections/readers.ts';
import type { Limits } from '../connections/limits.ts';
import type { Notices } from '../notices/notices.ts';
import type { Tables } from '../tables/tables.ts';
import type { Pool } from '../workers/pool.ts';
import type { Files } from './files.ts';
import type { Readiness } from './ready.ts';

/** What the HTTP app needs from the rest of the server. */
export interface Deps {
  readonly tables: Tables;
  readonly notices: Notices;
  readonly pool: Pool;
  readonly limits: Limits;
  readonly origins: readonly string[];
  /** The built client, if there is one. */
  readonly files: Files;
  /** The network address that a request comes from. */
  readonly addressOf: (c: Context) => string;
  /** The Node response that carries the answer; undefined in tests without a socket. */
  readonly carrierOf: (c: Context) => ServerResponse | undefined;
  readonly sockets: () => number;
  readonly readiness: Readiness;
  readonly readers: Readers;
  /** Is this `Host` header a name of this server? */
  readonly isOurHost: (header: string | undefined) => boolean;
  /** The longest recent delay of the main thread, in milliseconds. */
  readonly lag: () => number;
}
