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

/** A phone of the middle class. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  // First visits are measured; the worker would fetch its files while a page comes to rest.
  serviceWorkers: 'block',
};

/** What the visitor's phone and network are slowed down to. */
export const conditions = { cpu: 4, bitsPerSecond: 1_600_000, latencyMs: 150 };

/** A page has arrived when nothing moves and nothing is on its way for so long. */
const quietMs = 1_500;
/** Longest wait for that. */
const patienceMs = 20_000;
/** Tasks that begin later do not belong to the start. */
const startMs = 10_000;

/** One visit with an empty cache. Times in milliseconds since the navigation began, sizes in bytes as received. */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  /** What long tasks took beyond 50 ms each. */
  blocked: number;
  shift: number;
  bytes: number;
  /** Compressed bodies of JavaScript: what the budgets are about. */
  scriptBytes: number;
  requests: number;
  /** When the screen reacted to taps; null for a page without React. */
  reactsAt: number | null;
  /** The same of what had arrived then. */
  scriptBytesUntilReacts: number | null;
}

/**
 * Visits a page as somebody who has never been there, on a slow phone and a slow network.
 * @param options.hasReact whether the visit lasts until the page reacts
 * @throws Error when the page paints nothing, or does not come to rest
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

/** A page that nothing has been asked for yet, whose paints and traffic are watched. */
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

/** Waits until a page has loaded, reacts if it is to, and is at rest. @throws Error when it is not within 20 s */
export async function untilAtRest(
  page: Page,
  traffic: Traffic,
  hasReact: boolean,
): Promise<PageRecord> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    await setTimeout(250);
    // Asked no earlier: the question takes time of the page, too.
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
  throw new Error(`${page.url()} is not at rest after ${patienceMs / 1_000} s`);
}

async function figures(page: Page, record: PageRecord, traffic: Traffic): Promise<Load> {
  const { firstPaint, largestPaint, largestElement, longTasks, shift, reactsAt } = record;
  if (firstPaint === null || largestPaint === null) throw new Error(`${page.url()} paints nothing`);
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
