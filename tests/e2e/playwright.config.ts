import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** `npm run test:full`: tests that apply to both widths run at both, and the long tests run too. */
const isFull = process.env['FULL_CHECKS'] === '1';

/** `npm test` outside CI skips the files named `.thorough.`; CI runs them. */
const skipsThorough = process.env['SKIP_THOROUGH'] === '1';
const skipped = skipsThorough ? [/\.thorough\.spec\.ts$/] : [];

const phoneOnly = /\.phone\.spec\.ts$/;
const desktopOnly = /\.desktop\.spec\.ts$/;
/** Tests that depend on the layout, so they run at every width. */
const eachWidth = skipsThorough
  ? /\/keyboard\.spec\.ts$/
  : /\/(?:keyboard|accessibility)\.spec\.ts$/;
const members = /\/(?:members|admin|manager|club)\/[^/]+\.spec\.ts$/;
/** Tests that do not depend on the width: they run only at phone width. */
const anyWidth = /\/(?:faults\.long|offline-builds\.thorough|accounts|local-services)\.spec\.ts$/;
const measures = isFull
  ? /\/(?:budgets|offline-statistics|freshness\.thorough|large-city)\.spec\.ts$/
  : /\/(?:budgets|offline-statistics|freshness\.thorough)\.spec\.ts$/;
/** Tests of the full run: walks over every address, and a second stack with a city of 10,000 places. */
const long = /(?:\/large-city|\.long(?:\.phone)?)\.spec\.ts$/;

/** Disabled Chromium features. This list replaces Playwright's own list and repeats the entries that concern pages. */
const disabledFeatures = [
  // Two pages of the browser UI that take about a second of CPU time for each window.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  // A page fulfilled by a route has no IP address, so it could send no requests to localhost.
  'LocalNetworkAccessChecks',
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'AimEnabled'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

/**
 * End-to-end tests in a real browser, against the production build served by the real server with the local Firebase
 * (global-setup.ts starts it on free ports). CHROMIUM_PATH names the browser.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // Three workers on two cores keep both busy. With four, each test takes longer, and the server answers with shells.
  workers: Math.ceil(availableParallelism() * 1.5),
  // docs/decisions/0012-tests.md: tests that pass only on retry are reported at the end; at most two may.
  retries: isFull ? 0 : 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    // Set by global-setup.ts before the workers read this file.
    baseURL: process.env['E2E_URL'],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // page.route() does not see the requests of a service worker, and cached responses would hide the faults that a
    // test provokes. Tests of the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${disabledFeatures.join(',')}`,
        // No test reaches the internet.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [desktopOnly, measures, members, ...(isFull ? [] : [long]), ...skipped],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      ...(isFull
        ? { testIgnore: [phoneOnly, anyWidth, measures, members] }
        : { testMatch: [desktopOnly, eachWidth], grepInvert: /@one-width/ }),
      use: { viewport: { width: 1280, height: 800 } },
    },
    // Tests that measure numbers, not layout: one width is enough.
    {
      name: 'measures',
      testMatch: measures,
      testIgnore: skipped,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // These tests change the city data, so they run after all tests that compare with it.
    {
      name: 'members',
      testMatch: members,
      dependencies: ['phone', 'desktop', 'measures'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
