import { cityTest, expect } from '../e2e/fixtures.ts';
import { pageWithoutApp, sessionEntries } from '../e2e/people.ts';
import { recordRendered } from '../e2e/rendered-visits.ts';
import { startFront } from '../e2e/site-front.ts';
import type { SiteFront } from '../e2e/site-front.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const engines = {
  firefox: () => startFirefox(required('FIREFOX_PATH')),
  webkit: () =>
    startWebKit({ driver: required('WEBKIT_DRIVER_PATH'), display: required('XVFB_PATH') }),
} satisfies Record<string, () => Promise<Driver>>;

export interface BrowserOptions {
  engine: keyof typeof engines;
}

interface Fixtures {
  /** A proxy in front of the site, which reports errors of its pages. */
  front: SiteFront;
  /** Errors of the pages behind the proxy. A journey that provokes errors empties the list. */
  pageErrors: string[];
  /** Starts a browser with no stored data, by default at the proxy. */
  start: (site?: string) => Promise<Visitor>;
  visitor: Visitor;
}

const errorPath = '/page-error?';

/** Sends every error of a page to the proxy. Runs in the page before its own code. */
function reportErrors(path: string): void {
  let isLeaving = false;
  // A page that is left cancels its requests.
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const report = (...parts: unknown[]) => {
    if (isLeaving) return;
    navigator.sendBeacon(path + encodeURIComponent(parts.map(String).join(' ')));
  };
  addEventListener('error', ({ message }) => {
    report('uncaught:', message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    report('unhandled rejection:', reason);
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    report('CSP violation:', violatedDirective, blockedURI);
  });
  const { error } = console;
  // oxlint-disable-next-line no-console
  console.error = (...parts: unknown[]) => {
    report('console.error:', ...parts);
    error(...parts);
  };
}

/** Test in Firefox or WebKit. Fails on errors of the pages that the proxy serves. */
export const test = cityTest.extend<Fixtures & BrowserOptions>({
  engine: ['firefox', { option: true }],
  // Playwright requires a destructured parameter.
  // oxlint-disable-next-line no-empty-pattern
  pageErrors: async ({}, provide) => {
    const errors: string[] = [];
    await provide(errors);
    expect(errors, 'errors of the pages').toEqual([]);
  },
  front: async ({ pageErrors }, provide) => {
    const front = await startFront(required('E2E_URL'));
    front.firstScript = `(${String(recordRendered)})(null);(${String(reportErrors)})('${errorPath}')`;
    front.instead = (path, answer) => {
      if (!path.startsWith(errorPath)) return false;
      pageErrors.push(decodeURIComponent(path.slice(errorPath.length)));
      answer.writeHead(204).end();
      return true;
    };
    await provide(front);
    await front.close();
  },
  start: async ({ engine, front }, provide, testInfo) => {
    const visitors: Visitor[] = [];
    await provide(async (site = front.url) => {
      const visitor = new Visitor(await engines[engine](), site);
      visitors.push(visitor);
      return visitor;
    });
    for (const visitor of visitors) {
      if (testInfo.status !== testInfo.expectedStatus) {
        const page = await visitor
          .run(() => `${location.href}\n${document.body.innerText}`)
          .catch(String);
        await testInfo.attach('page', { body: page });
      }
      await visitor.close();
    }
  },
  visitor: async ({ start }, provide) => {
    await provide(await start());
  },
});

export { expect };

/** Signs a visitor in without the form: the next page uses the stored state. */
export async function signIn(visitor: Visitor, email: string): Promise<void> {
  const entries = await sessionEntries(email);
  await visitor.open(pageWithoutApp);
  await visitor.run((values) => {
    Object.assign(localStorage, values);
  }, entries);
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run npm run test:browsers`);
  return value;
}
