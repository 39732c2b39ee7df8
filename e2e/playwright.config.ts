import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, LAUNCH_ARGS } from './support/chromium.ts';

const counts = process.env['BROWSER_COUNTS'];
const executablePath = findChromium();

export default defineConfig({
  testDir: './tests',
  outputDir: join(import.meta.dirname, '../test-results'),
  fullyParallel: true,
  workers: 2,
  // Long timeouts, because everything takes longer on a busy machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter:
    counts === undefined
      ? [['list']]
      : [
          ['dot'],
          ['json', { outputFile: counts }],
          [join(import.meta.dirname, '../scripts/test/playwright-progress.ts')],
        ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    colorScheme: 'light',
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(executablePath !== undefined && { executablePath }), args: [...LAUNCH_ARGS] },
  },
});
