import { setTimeout } from 'node:timers/promises';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';
import { watchTraffic } from './traffic.ts';
import type { Traffic } from './traffic.ts';
import { watchPage } from './watch-page.ts';
import type { PageRecord, WatchedWindow } from './watch-page.ts';

/** A mid-range phone. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  // First visits are measured without the service worker, whose downloads would continue after the page has loaded.
  serviceWorkers: 'block',
};

/** CPU slowdown factor and network limits of the simulated phone. */
export const conditions = { cpu: 4, bitsPerSecond: 1_600_000, latencyMs: 150 };

/** A page is at rest after this many ms without long tasks and without network traffic. */
const quietMs = 1_500;
/** Maximum time to wait until a page is at rest, in ms. */
const patienceMs = 20_000;
/** Long tasks that start later than this, in ms after the navigation started, are not counted. */
const startMs = 10_000;

/** One visit with an empty cache. Times in ms since the navigation started, sizes in bytes as received. */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  /** Sum of the time beyond 50 ms of each long task. */
  blocked: number;
  shift: number;
  bytes: number;
  /** Size of the compressed JavaScript bodies, which the budgets limit. */
  scriptBytes: number;
  requests: number;
  /** Time at which the screen reacts to taps; null for a page without React. */
  reactsAt: number | null;
  /** Part of scriptBytes received until reactsAt; null for a page without React. */
  scriptBytesUntilReacts: number | null;
}

/**
 * Loads a page with an empty cache on a simulated slow phone and slow network.
 * @param options.hasReact true to wait until the page reacts to taps
 * @throws Error if the page paints nothing or is not at rest in time
 */
export async function loadPage(
  browser: Browser,
  url: string,
  { hasReact }: { hasReact: boolean },
): Promise<Load> {
  const context = await browser.newContext(phone);
  try {
    const { page, session, traffic } = await openPage(context);
    await slowDown(session, conditions);
    await page.goto(url, { waitUntil: 'commit' });
    return await untilAtRest(page, traffic, hasReact).then((record) =>
      figures(page, record, traffic),
    );
  } finally {
    await context.close();
  }
}

/** Opens an empty page and records its paints and network traffic. */
export async function openPage(
  context: BrowserContext,
): Promise<{ page: Page; session: CDPSession; traffic: Traffic }> {
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { page, session, traffic: watchTraffic(session) };
}

async function slowDown(session: CDPSession, to: typeof conditions): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: to.latencyMs,
    downloadThroughput: to.bitsPerSecond / 8,
    uploadThroughput: to.bitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: to.cpu });
}

/** Waits until a page has loaded, reacts to taps (if hasReact is true) and is at rest. @throws Error after 20 s */
export async function untilAtRest(
  page: Page,
  traffic: Traffic,
  hasReact: boolean,
): Promise<PageRecord> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    await setTimeout(250);
    // The page is queried only after the network is idle, because the query itself uses CPU time of the page.
    if (!traffic.isQuiet(quietMs)) continue;
    const { record, now, isLoaded } = await page.evaluate(() => ({
      record: (window as unknown as WatchedWindow).pageRecord,
      now: performance.now(),
      isLoaded: document.readyState === 'complete',
    }));
    const lastTask = record.longTasks.at(-1) ?? { start: 0, duration: 0 };
    const isAtRest = now - (lastTask.start + lastTask.duration) >= quietMs;
    if (isLoaded && isAtRest && (!hasReact || record.reactsAt !== null)) return record;
  }
  throw new Error(`${page.url()} is still busy after ${patienceMs / 1_000} s`);
}

async function figures(page: Page, record: PageRecord, traffic: Traffic): Promise<Load> {
  const { firstPaint, largestPaint, largestElement, longTasks, shift, reactsAt } = record;
  if (firstPaint === null || largestPaint === null)
    throw new Error(`${page.url()} painted nothing`);
  const origin = await page.evaluate(() => performance.timeOrigin);
  return {
    firstPaint,
    largestPaint,
    largestElement,
    blocked: longTasks
      .filter(({ start }) => start < startMs)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
    shift,
    bytes: traffic.bytes(),
    scriptBytes: traffic.scriptBytes(),
    requests: traffic.requests(),
    reactsAt,
    scriptBytesUntilReacts: reactsAt === null ? null : traffic.scriptBytes(origin + reactsAt),
  };
}
