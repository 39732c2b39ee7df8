/** Runs the server by itself: `node server/src/main.ts`. `tabularium serve` does the same with options. */
import { runServer } from './run.ts';

await runServer({ quiet: process.argv.includes('--quiet') });
process.exit(0);
