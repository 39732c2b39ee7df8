/** `--data postgres://USER:PASSWORD@HOST:PORT/DATABASE?schema=NAME` */
import { type ClientConfig, TypeOverrides } from 'pg';
import { CannotStart } from '../program/cannot-start.ts';

export interface PostgresPlace {
  readonly schema: string;
  readonly connection: ClientConfig;
}

/** Times and counts are small enough for a JavaScript number. */
const INT8 = 20;
const TYPES = new TypeOverrides();
TYPES.setTypeParser(INT8, Number);

const CONNECT_MS = 5000;

export const parsePostgres = (data: string): PostgresPlace => {
  const url = urlOf(data);
  const schema = url.searchParams.get('schema') ?? 'public';
  if (!/^[a-z_][a-z0-9_]{0,50}$/.test(schema))
    throw new CannotStart(`${schema} is no name for a schema: small letters, digits and _, at most 51.`);
  url.searchParams.delete('schema');
  return {
    schema,
    connection: {
      connectionString: url.href,
      application_name: 'tabularium',
      // Some poolers know no such option; without a schema of its own a server does not need it.
      ...(schema !== 'public' && { options: `-c search_path=${schema}` }),
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      types: TYPES,
    },
  };
};

const urlOf = (data: string): URL => {
  try {
    return new URL(data);
  } catch {
    throw new CannotStart('The address of the database cannot be read: postgres://USER:PASSWORD@HOST:PORT/DATABASE');
  }
};
