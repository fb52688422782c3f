import { defineConfig } from '@playwright/test';
import type { BrowserOptions } from './fixtures.ts';

/**
 * Journeys in Firefox and WebKit, over the same stack as the end-to-end tests. Playwright runs them, but does not drive
 * the browsers: it drives only its own builds.
 */
export default defineConfig<BrowserOptions>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  globalSetup: '../e2e/global-setup.ts',
  // A browser and its helpers keep one core busy, the stack the other.
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { baseURL: process.env['E2E_URL'] },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', grepInvert: /@firefox/, use: { engine: 'webkit' } },
  ],
});
