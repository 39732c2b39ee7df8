#!/usr/bin/env node
/** The tabularium command. */
import { enableCompileCache } from 'node:module';

// Stripping types from a hundred files takes most of the starting time; the cache spares the next start that.
enableCompileCache();
const { run } = await import('./run.ts');

// The reader of a pipe may stop early: `tabularium rules | head` is no error.
process.stdout.on('error', (e: NodeJS.ErrnoException) => {
  if (e.code === 'EPIPE') process.exit();
  throw e;
});

process.exitCode = await run(process.argv.slice(2));
