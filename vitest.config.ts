import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,kit,text,bots,cli,scripts,games/*}/{src,test}/**/*.test.ts', 'scripts/*.test.ts'],
    isolate: false,
    testTimeout: 30_000,
  },
});
