/** Runs the server by itself: `node server/src/main.ts`. `tabularium serve` does the same with options. */
import { enableCompileCache } from 'node:module';

// A second start need not strip the types again.
enableCompileCache();
const { CannotStart } = await import('./program/cannot-start.ts');
const { runServer } = await import('./program/run.ts');

try {
  await runServer({ quiet: process.argv.includes('--quiet') });
  process.exit(0);
} catch (e) {
  if (!(e instanceof CannotStart)) throw e;
  process.stderr.write(`${e.message}\n`);
  process.exit(1);
}
