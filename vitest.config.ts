import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: [
      '{kernel,kit,text,parts,bots,cli,protocol,server,client,scripts,games/*}/{src,test}/**/*.test.ts',
      'games/*/{rules,bots,terminal}/**/*.test.ts',
      'scripts/*.test.ts',
      'games/*/board/**/*.test.ts',
      'games/*.test.ts',
    ],
    // These need a Postgres: vitest.postgres.config.ts.
    exclude: [...configDefaults.exclude, 'server/test/postgres/**'],
    setupFiles: ['scripts/vitest-setup.ts'],
    isolate: false,
    // Only a test that hangs should fail by time: on a machine with twenty busy processes some take half a minute.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What comes from another process or thread may be long in coming on a busy machine.
    expect: { poll: { timeout: 60_000, interval: 10 } },
  },
});
