import { readFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { cityOf } from './city.ts';
import type { City, CityDocuments } from './city.ts';

const localHosts = new Set(['localhost', '127.0.0.1']);
const tileHost = 'tile.openstreetmap.org';

/** A transparent 1x1 PNG. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Collects page errors that must not occur. Checked at the end of every test. */
export class PageWatch {
  readonly consoleErrors: string[] = [];
  readonly cspViolations: string[] = [];
  readonly foreignRequests: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Allows an error that the test provokes on purpose. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.consoleErrors.filter((text) => !this.allowed.some((pattern) => pattern.test(text)));
  }
}

async function watchPage(page: Page, watch: PageWatch): Promise<void> {
  page.on('console', (message) => {
    const { url } = message.location();
    // External hosts do not resolve, and a map without tiles shows a message on the page.
    if (message.type() !== 'error' || url.startsWith(`https://${tileHost}/`)) return;
    watch.consoleErrors.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => watch.consoleErrors.push(`uncaught: ${error.message}`));
  await page.exposeFunction('reportCspViolation', (text: string) => {
    watch.cspViolations.push(text);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportCspViolation } = window as unknown as {
        reportCspViolation: (text: string) => Promise<void>;
      };
      void reportCspViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isHere = !url.protocol.startsWith('http') || localHosts.has(url.hostname);
    if (!isHere && url.hostname !== tileHost) watch.foreignRequests.push(url.href);
  });
}

/**
 * Answers requests for map tiles; all other external hosts are blocked (playwright.config.ts). Use it only where a map
 * is shown: a page with a route has no cache, and each of its requests takes longer.
 */
export async function drawTiles(page: Page): Promise<void> {
  await page.route(`https://${tileHost}/**`, (route) =>
    route.fulfill({ contentType: 'image/png', body: tile }),
  );
}

/**
 * Serves every page as the shell, which the server sends if it cannot render: the browser then reads the data itself.
 * The login page is never rendered by the server.
 */
export async function comeAsShell(page: Page): Promise<void> {
  await page.route(
    (url) => localHosts.has(url.hostname),
    (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document') return route.fallback();
      // The request continues with another URL instead of a local response: the browser must see that it comes from
      // localhost.
      return route.continue({ url: new URL('/login', request.url()).href });
    },
  );
}

interface Fixtures {
  watch: PageWatch;
}

interface WorkerFixtures {
  /** 'host:port' of the local Firestore that the site uses. */
  firestoreHost: string;
  /** The seeded data. */
  city: City;
}

/** Playwright's test with the seeded data, which uses no browser of Playwright. */
export const cityTest = base.extend<object, WorkerFixtures>({
  firestoreHost: [
    // Playwright requires a destructured parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const host = process.env['E2E_FIRESTORE'];
      if (!host) throw new Error('E2E_FIRESTORE is not set: the address of the local Firestore');
      await use(host);
    },
    { scope: 'worker' },
  ],
  city: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const file = process.env['E2E_CITY'];
      if (!file) throw new Error('E2E_CITY is not set: the file of the city from global-setup.ts');
      await use(cityOf(JSON.parse(await readFile(file, 'utf8')) as CityDocuments));
    },
    { scope: 'worker' },
  ],
});

/** Playwright's test with a watched page. Fails on console errors, CSP violations and requests to other hosts. */
export const test = cityTest.extend<Fixtures>({
  watch: [
    async ({ page }, use) => {
      const watch = new PageWatch();
      await watchPage(page, watch);
      await use(watch);
      expect(watch.cspViolations, 'CSP violations').toEqual([]);
      expect(watch.foreignRequests, 'requests to other hosts').toEqual([]);
      expect(watch.unexpected(), 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
