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

/** What a page did that no visitor may cause: read at the end of every test. */
export class PageWatch {
  readonly consoleErrors: string[] = [];
  readonly cspViolations: string[] = [];
  readonly foreignRequests: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Names an error that the test provokes on purpose. */
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
    // Nothing is found beyond this machine, and a map without its streets says so on the page.
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
 * Answers for the server of map tiles; nothing else that is not local is ever found (playwright.config.ts). Only
 * where a map is shown: a page with a route has no cache, and each of its requests takes longer.
 */
export async function drawTiles(page: Page): Promise<void> {
  await page.route(`https://${tileHost}/**`, (route) =>
    route.fulfill({ contentType: 'image/png', body: tile }),
  );
}

/**
 * Every page comes as the shell, which the server sends where it cannot render: the browser reads what it shows. The
 * login is never rendered.
 */
export async function comeAsShell(page: Page): Promise<void> {
  await page.route(
    (url) => localHosts.has(url.hostname),
    (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document') return route.fallback();
      // Asked for under another address and not answered here: the browser must see that it comes from this machine.
      return route.continue({ url: new URL('/login', request.url()).href });
    },
  );
}

interface Fixtures {
  watch: PageWatch;
}

interface WorkerFixtures {
  /** 'host:port' of the local Firestore that the site reads. */
  firestoreHost: string;
  /** What was seeded. */
  city: City;
}

/** Playwright's test with a page that is watched: no console error, CSP violation or foreign request passes. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  firestoreHost: [
    // Playwright insists on a destructured parameter.
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
      if (!file) throw new Error('E2E_CITY is not set: what global-setup.ts read of the city');
      await use(cityOf(JSON.parse(await readFile(file, 'utf8')) as CityDocuments));
    },
    { scope: 'worker' },
  ],
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
