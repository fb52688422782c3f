import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { median } from '@guia-da-ilha/local-firebase/perf/measure';
import type { Row } from '@guia-da-ilha/local-firebase/perf/measure';
import { startFront } from '../../tests/e2e/site-front.ts';
import type { SiteFront } from '../../tests/e2e/site-front.ts';
import { openPage, phone, untilAtRest } from './load-page.ts';
import type { Demonstration } from './measured-site.ts';

/** Maximum time of the largest paint of a second visit, as a share of the first visit's time. */
const mostOfFirst = 0.6;
/**
 * Limits of the simulated network. The proxy in front of the site applies them, because the DevTools protocol does not
 * slow down requests of a service worker.
 */
const slow = { latencyMs: 150, bytesPerSecond: 100_000 };
/** Assumed compression ratio of the HTML. */
const compression = 5;

/** Times in ms, from the start of each navigation, at which the largest image of the home page was painted. */
export interface SecondVisit {
  first: number;
  second: number;
}

/**
 * Loads / with an empty cache, and again after the service worker has cached it, once per round.
 *
 * @throws Error if the largest paint is not an image
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
        throw new Error(`the largest paint of / is '${largestElement}', not an image`);
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

/** Waits until the service worker controls the page and has cached the page and its first API response. */
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

/**
 * Fetches the server-rendered home page. Retries, because the server may not render it right after the start or on a
 * busy machine.
 */
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

/** Answers / with the same page in all rounds, delayed like all other responses. */
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

/** Returns the value to compare with the limit: the median ratio of the second to the first visit of each round. */
export function judgedSecondVisits(visits: readonly SecondVisit[]): Row[] {
  const middle = (figure: keyof SecondVisit) =>
    Math.round(median(visits.map((visit) => visit[figure])));
  return [
    {
      name: 'largest image of a second visit of /, compared with the first',
      measured: `${middle('second')} against ${middle('first')} ms`,
      figure: median(visits.map(({ first, second }) => second / first)),
      bound: { kind: 'at most', value: mostOfFirst },
    },
  ];
}
