/** Runs the server by itself: `node server/src/main.ts`. `tabularium serve` does the same with options. */
import { CannotStart } from './cannot-start.ts';
import { runServer } from './run.ts';

try {
  await runServer({ quiet: process.argv.includes('--quiet') });
  process.exit(0);
} catch (e) {
  if (!(e instanceof CannotStart)) throw e;
  process.stderr.write(`${e.message}\n`);
  process.exit(1);
}
