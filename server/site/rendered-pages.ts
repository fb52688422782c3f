import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { routes } from '#shared/routes.ts';
import { compressBody, contentVersion } from '#server/platform/http/compressed-body.ts';
import type { CompressedBody } from '#server/platform/http/compressed-body.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import type { PlaceDirectory, LivePlaceIndex } from '../search-index/place-index.ts';
import { readRequestedList } from './requested-list.ts';
import type { RequestedList } from './requested-list.ts';
import { pageSource } from './page-data.ts';
import type { PageSource } from './page-data.ts';
import { pageTimeouts } from './page-timeouts.ts';
import type { PageTimeouts } from './page-timeouts.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageShell } from './page-shell.ts';
import type { SiteContent } from './site-content.ts';
import { matchSiteRoute } from './site-routes.ts';

/** Cache lifetime of a page, in milliseconds. */
const cacheMs = 30_000;
/** Maximum age of a page that is served because its new version is late or failed, in milliseconds. */
const maxStaleMs = 600_000;
/**
 * Delay before a page that failed to render or lacks its reviews is rendered again, in milliseconds. It doubles with
 * each further failure up to the cache lifetime: a busy moment passes quickly, but a render that never ends costs a
 * thread each time.
 */
const minRetryDelayMs = 1_000;
/** Maximum number of addresses with counted failures. */
const maxFailingPaths = 1_000;
/** Maximum number of addresses with cached paths, and the maximum length of such an address. */
const maxTargets = 5_000;
const maxTargetLength = 300;
/** Maximum size of all cached pages in all forms, in bytes. */
const maxBytes = 64 * 1024 * 1024;
/** Pages are built on demand: quality 5 is nearly as small as 11, in a fiftieth of the time. */
const brotliQuality = 5;
const minuteMs = 60_000;

/** Server-rendered public pages. */
export interface RenderedPages {
  /**
   * Returns the page at an address if it is cached; synchronous, because most requests are served this way.
   * @param target path and query as received
   */
  cached: (target: string) => CompressedBody | null;
  /**
   * Returns the page at an address. If rendering is late or fails, returns the last version of the page, at most 10
   * minutes old, while the next one is rendered. Returns null if the shell must be sent, because there is no page.
   */
  page: (target: string) => Promise<CompressedBody | null>;
}

export interface RenderedPagesOptions {
  placeIndex: Pick<LivePlaceIndex, 'current' | 'cached'>;
  content: SiteContent;
  renderer: Pick<PageRenderer, 'render'>;
  shell: Pick<PageShell, 'fill'>;
  /** Replaces the production values in tests. */
  timeouts?: PageTimeouts;
  /** Milliseconds since 1970 (UTC). */
  now?: () => number;
  logger: Pick<Logger, 'warn'>;
}

/** A page, or 'shell' if it cannot be rendered now. */
type CachedPage = CompressedBody | 'shell';

/**
 * Creates the cache of rendered pages. Each page is rendered once per version of the data and minute, because the HTML
 * is the same for all visitors. The cache is limited in bytes and lifetime.
 */
export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const {
    placeIndex,
    content,
    renderer,
    shell,
    logger,
    timeouts = pageTimeouts,
    now = Date.now,
  } = options;
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: byteSizeOf,
    ttl: cacheMs,
    perf: { now },
    // Disables the cached clock of the LRU cache, because the clock of tests only advances manually.
    ttlResolution: 0,
  });
  /** The last version of each page, by path. */
  const stalePages = new LRUCache<string, CompressedBody>({
    maxSize: maxBytes,
    sizeCalculation: byteSizeOf,
    ttl: maxStaleMs,
    perf: { now },
    ttlResolution: 0,
  });
  const pathByTarget = new LRUCache<string, { path: string | null }>({ max: maxTargets });
  const runningRenders = new Map<string, Promise<CachedPage>>();
  /** Number of consecutive failures (not rendered, or without reviews) per path. */
  const failureCounts = new LRUCache<string, number>({ max: maxFailingPaths });

  function readDirectory(): Promise<PlaceDirectory | null> {
    // Without the places the shell is sent, and the browser fetches the data itself.
    return withDeadline(placeIndex.current(), timeouts.placesMs, 'places for a page').catch(
      () => null,
    );
  }

  /** Returns renderedPath() of an address from a cache, because the same addresses are requested repeatedly. */
  function cachedRenderedPath(target: string): string | null {
    const cached = pathByTarget.get(target);
    if (cached) return cached.path;
    const path = renderedPath(target);
    if (target.length <= maxTargetLength) pathByTarget.set(target, { path });
    return path;
  }

  /** Returns the time that a page shows, rounded down to a minute, so that the page is unchanged for that minute. */
  const currentMinute = () => Math.floor(now() / minuteMs) * minuteMs;
  const cacheKeyOf = (path: string, { version }: PlaceDirectory) =>
    `${currentMinute()} ${version} ${path}`;

  async function render(
    path: string,
    directory: PlaceDirectory,
    { data: readData, placeId }: PageSource,
    requestedList: RequestedList | null,
  ): Promise<CachedPage> {
    try {
      const data = readData();
      const reviews = placeId === null ? null : await reviewsOf(placeId);
      const renderedContent = await renderer.render({
        path,
        at: currentMinute(),
        ageMs: Math.max(0, now() - Math.min(directory.readAt, readAtOf(requestedList))),
        data: reviews ? { ...data, reviews } : data,
      });
      if (placeId === null || reviews) failureCounts.delete(path);
      else countFailure(path);
      const html = shell.fill(path, directory, renderedContent, requestedList);
      return await compressBody(Buffer.from(html), {
        contentType: 'text/html; charset=utf-8',
        version: contentVersion(html),
        brotliQuality,
      });
    } catch (error) {
      countFailure(path);
      logger.warn(
        { err: error, address: path },
        'page not rendered: its last version or the app shell is sent instead',
      );
      return 'shell';
    }
  }

  function countFailure(path: string): void {
    failureCounts.set(path, (failureCounts.get(path) ?? 0) + 1);
  }

  /**
   * Returns the cache lifetime of a page. It is shorter after failures, and limited by the age of the page's list, so
   * that a list made private disappears in time.
   */
  function cacheDurationOf(path: string, requestedList: RequestedList | null): number {
    const failureCount = failureCounts.get(path) ?? 0;
    const maxMs = Math.min(cacheMs, readAtOf(requestedList) + content.listCacheMs - now());
    return failureCount === 0 ? maxMs : Math.min(maxMs, minRetryDelayMs * 2 ** (failureCount - 1));
  }

  /** Returns null if the reviews cannot be read or take too long; the browser then fetches them. */
  function reviewsOf(placeId: string) {
    return withDeadline(
      content.firstReviews(placeId),
      timeouts.reviewsMs,
      'reviews for a page',
    ).catch(() => null);
  }

  return {
    cached(target) {
      const directory = placeIndex.cached();
      const path = directory && cachedRenderedPath(target);
      const page = directory && path && pages.get(cacheKeyOf(path, directory));
      return page && page !== 'shell' ? page : null;
    },
    async page(target) {
      const path = renderedPath(target);
      if (path === null) return null;
      const directory = await readDirectory();
      if (!directory) return null;
      const key = cacheKeyOf(path, directory);
      const route = matchSiteRoute(path);
      let page = pages.get(key);
      const requestedList = page ? null : await readRequestedList(route, directory, content);
      // Another request may have finished the page while the list was loading.
      page ??= pages.get(key);
      if (!page) {
        const list = requestedList?.kind === 'found' ? requestedList.list : null;
        const source = pageSource(content, route, directory, new Date(currentMinute()), list);
        // Only canonical addresses are rendered and cached, because the number of other addresses is unlimited.
        if (source?.address !== path) return null;
        const runningRender =
          runningRenders.get(key) ??
          render(path, directory, source, requestedList)
            .then((renderedContent) => {
              const ttl = cacheDurationOf(path, requestedList);
              if (ttl > 0) pages.set(key, renderedContent, { ttl });
              // A list that was made private must disappear in time, so its old page is never served.
              if (renderedContent !== 'shell' && !requestedList) {
                stalePages.set(path, renderedContent);
              }
              return renderedContent;
            })
            .finally(() => runningRenders.delete(key));
        runningRenders.set(key, runningRender);
        // A page that is too late for this visitor is cached for the next one.
        page = await withDeadline(runningRender, timeouts.pageMs, 'the page').catch(
          (error: unknown) => {
            logger.warn(
              { err: error, address: path },
              'page not rendered in time: its last version or the app shell is sent instead',
            );
            return 'shell' as const;
          },
        );
      }
      return page === 'shell' ? (stalePages.get(path) ?? null) : page;
    },
  };
}

/** Returns the path of a server-rendered page; null for any other address, and for one with state parameters. */
function renderedPath(target: string): string | null {
  const [path = '', query] = target.split('?', 2);
  const route = matchSiteRoute(path).path;
  const definition = route && routes[route];
  if (!definition || !('rendered' in definition)) return null;
  if (query === undefined) return path;
  const parameters = new URLSearchParams(query);
  const stateParameters: readonly string[] = definition.rendered.stateParameters;
  return stateParameters.some((name) => parameters.has(name)) ? null : path;
}

/** Returns the read time of a list; Infinity without a list. */
function readAtOf(requestedList: RequestedList | null): number {
  return requestedList?.kind === 'found' ? requestedList.readAt : Number.POSITIVE_INFINITY;
}

function byteSizeOf(page: CachedPage): number {
  if (page === 'shell') return 1;
  const bytes = Object.values(page.forms).reduce((sum, form) => sum + form.length, 0);
  return bytes + page.version.length;
}
