import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Readers } from '../connections/readers.ts';
import type { Limits } from '../connections/limits.ts';
import type { Tables } from '../tables/tables.ts';
import type { Pool } from '../workers/pool.ts';
import type { Files } from './files.ts';

/** What the application is made of: a pure function of a request, given these. */
export interface Deps {
  readonly tables: Tables;
  readonly pool: Pool;
  readonly limits: Limits;
  readonly origins: readonly string[];
  /** The built client, if there is one. */
  readonly files: Files;
  /** Who asks, as far as can be known. */
  readonly addressOf: (c: Context) => string;
  /** What carries the answer; nothing where none is sent. */
  readonly carrierOf: (c: Context) => ServerResponse | undefined;
  readonly sockets: () => number;
  readonly readers: Readers;
  /** Is this `Host` header a name of this server? */
  readonly isOurHost: (header: string | undefined) => boolean;
  /** How long everything was held up lately, in milliseconds. */
  readonly lag: () => number;
}
