/** The tests of the server once more, with every table kept in a real Postgres, and those that need one. */
import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** About the SQLite file, its lock and its folder. */
const ABOUT_THE_FILE = [
  'store',
  'kill',
  'full-disk',
  'content',
  'content-in-use',
  'durable',
  'loading',
  'stopping',
  'people-file',
];

const { include: _, exclude: __, ...test } = base.test!;

export default mergeConfig(
  { ...base, test },
  defineConfig({
    test: {
      include: ['server/test/**/*.test.ts'],
      exclude: ABOUT_THE_FILE.map((name) => `server/test/${name}.test.ts`),
      globalSetup: ['server/test/postgres-setup.ts'],
    },
  }),
);
