import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { median } from '@guia-da-ilha/local-firebase/perf/measure';
import type { Row } from '@guia-da-ilha/local-firebase/perf/measure';
import { startFront } from '../../tests/e2e/site-front.ts';
import type { SiteFront } from '../../tests/e2e/site-front.ts';
import { openPage, phone, untilAtRest } from './load-page.ts';
import type { Demonstration } from './measured-site.ts';

/** DESIGN section 9: what the largest picture of a second visit may take of the first visit's time. */
const mostOfFirst = 0.6;
/** Limited before the browser: the DevTools protocol does not slow down what a service worker fetches. */
const slow = { latencyMs: 150, bytesPerSecond: 100_000 };
/** How much smaller a page is as it is sent. */
const compression = 5;

/** When the largest picture of / was painted, in milliseconds since each navigation began. */
export interface SecondVisit {
  first: number;
  second: number;
}

/**
 * Visits / with an empty cache, and again once the service worker has cached it, so many times.
 *
 * @throws Error when the largest paint is no picture
 */
export async function measureSecondVisits(
  browser: Browser,
  { origin }: Demonstration,
  rounds: number,
): Promise<SecondVisit[]> {
  const html = await renderedHome(origin);
  const visits: SecondVisit[] = [];
  for (let round = 0; round < rounds; round++) {
    const front = await startFront(origin);
    try {
      answerHome(front, html);
      visits.push(await visitTwice(browser, front));
    } finally {
      await front.close();
    }
    console.log(`Round ${round + 1} of ${rounds}`);
  }
  return visits;
}

async function visitTwice(browser: Browser, front: SiteFront): Promise<SecondVisit> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  try {
    const { page, traffic } = await openPage(context);
    const largestPicture = async (): Promise<number> => {
      front.network = slow;
      await page.goto(front.url, { waitUntil: 'load' });
      const { largestPaint, largestElement } = await untilAtRest(page, traffic, true);
      if (largestPaint === null || largestElement !== 'img') {
        throw new Error(`the largest paint of / is '${largestElement}' and no picture`);
      }
      return largestPaint;
    };
    const first = await largestPicture();
    front.network = null;
    await untilCached(page);
    return { first, second: await largestPicture() };
  } finally {
    await context.close();
  }
}

/** Waits until the service worker controls the page and has cached it with what it fetches at once. */
async function untilCached(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    if (navigator.serviceWorker.controller?.state !== 'activated') return false;
    const cached = await Promise.all(
      ['/', '/api/places/benefits'].map((path) => caches.match(path, { ignoreVary: true })),
    );
    return cached.every(Boolean);
  });
}

interface HomePage {
  html: string;
  headers: Record<string, string>;
}

/** The home page as the server renders it: right after the start, or on a busy machine, there may be no time for that. */
async function renderedHome(origin: string): Promise<HomePage> {
  for (let tries = 0; tries < 60; tries++) {
    const answer = await fetch(origin);
    const html = await answer.text();
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) =>
        /^(?:content-type|content-security-policy|cache-control|date)$/.test(name),
      ),
    );
    if (html.includes('id="page-data"')) return { html, headers };
    await setTimeout(1_000);
  }
  throw new Error('the server does not render /');
}

/** All rounds see the same page, as slowly as everything else. */
function answerHome(front: SiteFront, { html, headers }: HomePage): void {
  const bytes = Buffer.byteLength(html) / compression;
  front.instead = (path, reply) => {
    if (path !== '/') return false;
    const { latencyMs, bytesPerSecond } = front.network ?? {
      latencyMs: 0,
      bytesPerSecond: Infinity,
    };
    void setTimeout(latencyMs + (bytes * 1_000) / bytesPerSecond).then(() =>
      reply.writeHead(200, headers).end(html),
    );
    return true;
  };
}

/** What is judged: the middle of what each second visit takes of its round's first. */
export function judgedSecondVisits(visits: readonly SecondVisit[]): Row[] {
  const middle = (figure: keyof SecondVisit) =>
    Math.round(median(visits.map((visit) => visit[figure])));
  return [
    {
      name: 'largest picture of a second visit of / against the first',
      measured: `${middle('second')} against ${middle('first')} ms`,
      figure: median(visits.map(({ first, second }) => second / first)),
      bound: { kind: 'at most', value: mostOfFirst },
    },
  ];
}
