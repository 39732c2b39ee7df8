/** Before the tests on Postgres: one database for all of them. Every test has a schema of its own there. */
import { startDatabase } from './database.ts';

export const setup = async (): Promise<() => Promise<void>> => {
  const database = await startDatabase();
  // Processes of tests are started afterwards, and inherit it.
  process.env['TABULARIUM_TEST_POSTGRES'] = database.url;
  return () => database.stop();
};
