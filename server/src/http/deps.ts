import type { Context } from 'hono';
import type { Limits } from '../limits.ts';
import type { Tables } from '../tables.ts';
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
  readonly sockets: () => number;
}
