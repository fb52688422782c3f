import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** `npm run test:full`: what both widths can show is looked at in both, and the long journeys run too. */
const isFull = process.env['FULL_CHECKS'] === '1';

/** `npm test` without CI: what is called `.thorough.` is left to CI. */
const skipsThorough = process.env['SKIP_THOROUGH'] === '1';
const skipped = skipsThorough ? [/\.thorough\.spec\.ts$/] : [];

const phoneOnly = /\.phone\.spec\.ts$/;
const desktopOnly = /\.desktop\.spec\.ts$/;
/** What the layout decides, so that each width is a case of its own. */
const eachWidth = skipsThorough
  ? /\/keyboard\.spec\.ts$/
  : /\/(?:keyboard|accessibility)\.spec\.ts$/;
const members = /\/(?:members|admin|manager|club)\/[^/]+\.spec\.ts$/;
/** What happens in them does not depend on the width: a phone is enough. */
const anyWidth = /\/(?:(?:faults|offline-builds)\.thorough|accounts|local-services)\.spec\.ts$/;
const measures = isFull
  ? /\/(?:budgets|offline-figures|freshness\.thorough|large-city)\.spec\.ts$/
  : /\/(?:budgets|offline-figures|freshness\.thorough)\.spec\.ts$/;
/** A second stack with a city of 10,000 places. */
const long = /\/large-city\.spec\.ts$/;

/** Features of Chromium that are off. The list replaces Playwright's own, of which it holds what concerns pages. */
const disabledFeatures = [
  // Two pages of the browser's own interface, which take about a second of processor for each window.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  // A page that a route fulfils has no address of its own and could ask nothing of this machine.
  'LocalNetworkAccessChecks',
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'AimEnabled'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

/**
 * The visitor's journey in a real browser, against the production build served by the real server over the
 * local Firebase (global-setup.ts starts it on free ports). CHROMIUM_PATH names the browser.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // Three on two cores keep both busy. With four each journey takes longer, and the server answers with shells.
  workers: Math.ceil(availableParallelism() * 1.5),
  // docs/decisions/0012-tests.md: what passes only then is told at the end, and at most two may.
  retries: isFull ? 0 : 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    // Set by global-setup.ts before the workers read this file.
    baseURL: process.env['E2E_URL'],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What a service worker asks for is seen by no page.route(), and what it keeps would answer in the place of what a
    // test provokes. Journeys about it allow it.
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
        // No test reaches the network.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [desktopOnly, measures, members, long, ...skipped],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      ...(isFull
        ? { testIgnore: [phoneOnly, anyWidth, measures, members] }
        : { testMatch: [desktopOnly, eachWidth], grepInvert: /@one-width/ }),
      use: { viewport: { width: 1280, height: 800 } },
    },
    // What is counted and not looked at: once is enough.
    {
      name: 'measures',
      testMatch: measures,
      testIgnore: skipped,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // They change what the city holds, so they come when nobody compares with it any more.
    {
      name: 'members',
      testMatch: members,
      dependencies: ['phone', 'desktop', 'measures'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
