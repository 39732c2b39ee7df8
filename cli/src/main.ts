#!/usr/bin/env node
/** The tabularium command. */
import { enableCompileCache } from 'node:module';

// Stripping types from a hundred files is most of the time it takes to start; the second start finds it done.
enableCompileCache();
const { run } = await import('./run.ts');

// Whoever reads may stop reading: `tabularium rules | head` is no error.
process.stdout.on('error', (e: NodeJS.ErrnoException) => {
  if (e.code === 'EPIPE') process.exit();
  throw e;
});

process.exitCode = await run(process.argv.slice(2));
