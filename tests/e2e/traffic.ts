import type { Page, Request, Response } from '@playwright/test';

/** Code and styles that a page downloaded, in compressed bytes. */
export interface Download {
  scripts: Map<string, number>;
  styles: Map<string, number>;
}

/**
 * Drops the timers of two seconds or more that the page sets. The search sets one to load code for a server that does
 * not answer, and a slow machine would count that code as needed.
 */
export async function holdLateWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begin = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, ms = 0, ...rest: unknown[]) =>
      ms < 2_000 ? begin(work, ms, ...rest) : 0) as typeof window.setTimeout;
  });
}

export function kilobytes(sizes: Map<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;
}

/** In seconds after a page has loaded; src/app/guards/deferred-banners.tsx uses a delay of three seconds. */
const lateAfter = 2.9;

/**
 * Counts the bytes that the browser receives from now on, with an empty cache. Requests that the app deliberately
 * starts seconds after page load are left out, even on a slow machine. The map fills as requests end.
 */
export async function watchDownloads(page: Page): Promise<Download> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Network.clearBrowserCache');
  const download: Download = { scripts: new Map(), styles: new Map() };
  const answers = new Map<string, { address: string; size: number }>();
  const late = new Set<string>();
  let loadedAt = Infinity;
  await session.send('Page.enable');
  session.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp));
  session.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
    if (timestamp - loadedAt > lateAfter) late.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const size = Number(response.headers['Content-Length'] ?? response.headers['content-length']);
    answers.set(requestId, { address: new URL(response.url).pathname, size });
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    if (late.has(requestId)) return;
    const { address, size } = answers.get(requestId) ?? { address: '', size: 0 };
    if (address.endsWith('.js')) download.scripts.set(address, size);
    if (address.endsWith('.css')) download.styles.set(address, size);
  });
  return download;
}

/** Returns a function with the URLs of the scripts, received from now on, that contain a text. */
export function watchScripts(page: Page): (text: RegExp) => Promise<string[]> {
  const scripts: Promise<{ address: string; source: string }>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    const script = response.text().then((source) => ({ address: pathname, source }));
    // A script still loading at the end of the test is ignored; a caller that awaits it gets the error.
    script.catch(() => undefined);
    scripts.push(script);
  });
  return async (text) =>
    (await Promise.all(scripts))
      .filter(({ source }) => text.test(source))
      .map(({ address }) => address);
}

/** Documents read by a page, by collection, as Firestore bills them. */
export type Reads = Record<string, number>;

interface BatchGetRow {
  found?: { name: string };
  missing?: string;
}

/**
 * Counts the documents in the Firestore responses of this page: one for each document found or missing, and at least
 * one for each query or count. Requests of other pages, and requests that began before this call, are not counted.
 */
export function watchReads(page: Page, firestoreHost: string): () => Promise<Reads> {
  const answers: Promise<[collection: string, documents: number]>[] = [];
  // The response to a request of an earlier page cannot be read after the browser has left that page.
  const begun = new WeakSet<Request>();
  page.on('request', (request) => begun.add(request));
  const count = async (response: Response, pathname: string): Promise<[string, number]> => {
    if (pathname.endsWith(':runQuery')) return countQuery(response);
    if (pathname.endsWith(':batchGet')) return countGet(response);
    // A count of at most 1,000 index entries is billed as one read; all counts of the app are that small.
    if (pathname.endsWith(':runAggregationQuery')) return [countedIn(response), 1];
    throw new Error(`no read counter for ${pathname}`);
  };
  page.on('response', (response) => {
    const { host, pathname } = new URL(response.url());
    const request = response.request();
    if (host !== firestoreHost || request.method() !== 'POST' || !begun.has(request)) return;
    // A commit only writes.
    if (pathname.endsWith(':commit')) return;
    const answer = count(response, pathname);
    // A response still pending at the end of the test is ignored; a caller that awaits it gets the error.
    answer.catch(() => undefined);
    answers.push(answer);
  });
  return async () => {
    const reads: Reads = {};
    for (const [collection, documents] of await Promise.all(answers)) {
      reads[collection] = (reads[collection] ?? 0) + documents;
    }
    return reads;
  };
}

async function countQuery(response: Response): Promise<[string, number]> {
  const rows = (await response.json()) as { document?: unknown }[];
  const asked = response.request().postDataJSON() as {
    structuredQuery: { from: { collectionId: string }[] };
  };
  const collection = asked.structuredQuery.from[0]?.collectionId ?? '';
  return [collection, Math.max(1, rows.filter(({ document }) => document).length)];
}

function countedIn(response: Response): string {
  const { structuredAggregationQuery: asked } = response.request().postDataJSON() as {
    structuredAggregationQuery: { structuredQuery: { from: { collectionId: string }[] } };
  };
  return asked.structuredQuery.from[0]?.collectionId ?? '';
}

async function countGet(response: Response): Promise<[string, number]> {
  const rows = (await response.json()) as BatchGetRow[];
  const name = rows[0]?.found?.name ?? rows[0]?.missing ?? '';
  return [name.split('/').at(-2) ?? '', rows.length];
}
