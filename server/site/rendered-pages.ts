import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { placeIdFromParam, placeLink } from '#features/places/model/place-link.ts';
import { AppError } from '#shared/app-error.ts';
import { addPayloadAge } from '#shared/page-payload.ts';
import { compressBody, contentVersion } from '#server/platform/http/compressed-body.ts';
import type { CompressedBody } from '#server/platform/http/compressed-body.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import { instruments } from '#server/platform/telemetry/instruments.ts';
import { inSpan } from '#server/platform/telemetry/spans.ts';
import type { PlaceDirectory, LivePlaceIndex } from '../search-index/place-index.ts';
import { readRequestedList } from './requested-list.ts';
import type { RequestedList } from './requested-list.ts';
import { pageSource, shownPlaceIds } from './page-data.ts';
import type { PageSource } from './page-data.ts';
import { pageTimeouts } from './page-timeouts.ts';
import type { PageTimeouts } from './page-timeouts.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageShell } from './page-shell.ts';
import type { Language } from '#shared/languages.ts';
import { minuteMs } from '#shared/time-units.ts';
import type { SiteContent } from './site-content.ts';
import { matchSiteRoute, renderedPath } from './site-routes.ts';

/** Cache lifetime of a page, in milliseconds. */
const cacheMs = 30_000;
/** Maximum age of a page that is served because its new version is late or failed, in milliseconds. */
const maxStaleMs = 10 * minuteMs;
/** Maximum number of last versions in memory. */
const maxStalePages = 2_000;
/** How long a last version is sent with the same age, in milliseconds; its age is then up to this time too low. */
const staleAgeStepMs = 10_000;
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
/** Maximum size of the cached pages of all languages in all forms, in bytes. */
const maxSiteBytes = 64 * 1024 * 1024;
/** Pages are built on demand: quality 5 is nearly as small as 11, in a fiftieth of the time. */
const brotliQuality = 5;

/** A page as it is sent. */
export interface SentPage extends CompressedBody {
  /** Seconds since the page was rendered, for the header Age; null for the current version. */
  staleSeconds: number | null;
}

/** Server-rendered public pages. */
export interface RenderedPages {
  /**
   * Returns the page at an address if it is cached; synchronous, because most requests are served this way.
   * @param target path and query as received
   */
  cached: (target: string) => SentPage | null;
  /**
   * Returns the page at an address. If rendering or the reviews of a place are late or fail, returns the last version
   * of the page, at most 10 minutes old and with its age, while the next one is rendered. The last version is not used
   * if it shows a place that is no longer active. Returns null if the shell must be sent, because there is no page.
   * @param waitMs longest wait for the rendering, in milliseconds; that of a visitor by default
   */
  page: (target: string, waitMs?: number) => Promise<SentPage | null>;
  /**
   * Returns the canonical address of a place that was requested under an outdated or inexact one, with the same query.
   * Returns null for any other address, and while the places or the category of the place are unknown.
   */
  redirect: (target: string) => Promise<string | null>;
}

export interface RenderedPagesOptions {
  placeIndex: Pick<LivePlaceIndex, 'current' | 'cached'>;
  content: SiteContent;
  renderer: Pick<PageRenderer, 'render'>;
  shell: Pick<PageShell, 'fill'>;
  /** Language of the pages; Portuguese if absent. */
  language?: Language;
  /** Number of languages, which share the memory for cached pages; 1 if absent. */
  languageCount?: number;
  /** Replaces the production values in tests. */
  timeouts?: PageTimeouts;
  /** Milliseconds since 1970 (UTC). */
  now?: () => number;
  logger: Pick<Logger, 'warn'>;
}

/** A page, or 'shell' if it cannot be rendered now. */
type CachedPage = SentPage | 'shell';

/** The last version of a page. */
interface LastVersion {
  page: SentPage;
  /** Time of its rendering, in milliseconds since 1970. */
  renderedAt: number;
  placeIds: readonly string[];
  /** The version with its age, and the time from which the age is computed. */
  aged: { at: number; page: Promise<SentPage> } | null;
}

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
    language = 'pt',
    languageCount = 1,
    timeouts = pageTimeouts,
    now = Date.now,
  } = options;
  const maxBytes = Math.floor(maxSiteBytes / languageCount);
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: byteSizeOf,
    ttl: cacheMs,
    perf: { now },
    // Disables the cached clock of the LRU cache, because the clock of tests only advances manually.
    ttlResolution: 0,
  });
  /** The last version of each page, by path; of a place only with its reviews. */
  const lastVersions = new LRUCache<string, LastVersion>({
    max: maxStalePages,
    maxSize: maxBytes,
    // The version with its age takes as much memory again.
    sizeCalculation: ({ page }) => 2 * byteSizeOf(page),
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
    return withDeadline(placeIndex.current(language), timeouts.placesMs, 'places for a page').catch(
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

  /** Caches a page, a last version at most until its maximum age. */
  function cachePage(key: string, page: CachedPage, durationMs: number): void {
    const staleMs = page === 'shell' ? 0 : (page.staleSeconds ?? 0) * 1_000;
    const ttl = Math.min(durationMs, maxStaleMs - staleMs);
    if (ttl > 0) pages.set(key, page, { ttl });
  }

  async function render(
    path: string,
    directory: PlaceDirectory,
    { data: readData, placeId }: PageSource,
    requestedList: RequestedList | null,
  ): Promise<CachedPage> {
    try {
      const data = readData();
      const reviews = placeId === null ? null : await reviewsOf(placeId);
      const isComplete = placeId === null || reviews !== null;
      if (!isComplete) {
        countFailure(path);
        // The last version of the page has reviews, which also visitors without JavaScript can read.
        const lastVersion = await lastVersionOf(path, directory);
        if (lastVersion !== 'shell') return lastVersion;
      }
      const renderedContent = await renderer.render({
        path,
        at: currentMinute(),
        ageMs: Math.max(0, now() - Math.min(directory.readAt, readAtOf(requestedList))),
        data: reviews ? { ...data, reviews } : data,
      });
      if (!renderedContent.html) throw new AppError('unavailable', 'the renderer sent no content');
      if (isComplete) failureCounts.delete(path);
      const html = shell.fill(
        path,
        directory,
        renderedContent,
        requestedList,
        reviews?.items ?? null,
      );
      const page = await toSentPage(html, null);
      // A list that was made private must disappear in time, so its old page is never sent.
      if (isComplete && !requestedList) {
        const placeIds = shownPlaceIds(data);
        lastVersions.set(path, { page, renderedAt: now(), placeIds, aged: null });
      }
      return page;
    } catch (error) {
      countFailure(path);
      logger.warn(
        { err: error, address: path },
        'page not rendered: its last version or the app shell is sent instead',
      );
      return lastVersionOf(path, directory);
    }
  }

  /** Renders a page in a span. Several requests may wait for it; the span belongs to the first one. */
  function renderInSpan(route: string, ...page: Parameters<typeof render>): Promise<CachedPage> {
    const attributes = { 'http.route': route, 'guia.language': language };
    const startedAt = performance.now();
    return inSpan('render page', { attributes }, async (span) => {
      const renderedPage = await render(...page);
      const result = { 'guia.page.outcome': outcomeOf(renderedPage) };
      span.setAttributes(result);
      const seconds = (performance.now() - startedAt) / 1_000;
      instruments().renderDuration.record(seconds, { ...attributes, ...result });
      return renderedPage;
    });
  }

  /** Returns the last version of a page with its age; 'shell' if there is none that may be sent. */
  async function lastVersionOf(path: string, directory: PlaceDirectory): Promise<CachedPage> {
    const last = lastVersions.get(path);
    if (!last) return 'shell';
    if (last.placeIds.some((id) => directory.place(id) === null)) {
      lastVersions.delete(path);
      return 'shell';
    }
    if (!last.aged || now() - last.aged.at >= staleAgeStepMs) {
      const ageMs = now() - last.renderedAt;
      const html = addPayloadAge(last.page.forms.identity.toString(), ageMs);
      last.aged = { at: now(), page: toSentPage(html, Math.round(ageMs / 1_000)) };
    }
    return last.aged.page;
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
      const directory = placeIndex.cached(language);
      const path = directory && cachedRenderedPath(target);
      const page = directory && path && pages.get(cacheKeyOf(path, directory));
      return page && page !== 'shell' ? page : null;
    },
    async page(target, waitMs = timeouts.pageMs) {
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
        const source = pageSource(
          language,
          content,
          route,
          directory,
          new Date(currentMinute()),
          list,
        );
        // Only canonical addresses are rendered and cached, because the number of other addresses is unlimited.
        if (source?.address !== path) {
          lastVersions.delete(path);
          return null;
        }
        const runningRender =
          runningRenders.get(key) ??
          renderInSpan(route.path ?? 'unknown', path, directory, source, requestedList)
            .then((renderedContent) => {
              cachePage(key, renderedContent, cacheDurationOf(path, requestedList));
              return renderedContent;
            })
            .finally(() => runningRenders.delete(key));
        runningRenders.set(key, runningRender);
        try {
          page = await withDeadline(runningRender, waitMs, 'the page');
        } catch (error) {
          logger.warn(
            { err: error, address: path },
            'page not rendered in time: its last version or the app shell is sent instead',
          );
          page = await lastVersionOf(path, directory);
          // The next visitors do not wait for the late page. The finished page replaces this version.
          if (page !== 'shell' && runningRenders.has(key)) cachePage(key, page, minRetryDelayMs);
        }
      }
      return page === 'shell' ? null : page;
    },
    async redirect(target) {
      const queryIndex = target.indexOf('?');
      const path = queryIndex === -1 ? target : target.slice(0, queryIndex);
      const { path: route, parameters } = matchSiteRoute(path);
      if (route !== '/places/:categorySlug/:placeId') return null;
      const directory = await readDirectory();
      const place = directory?.place(placeIdFromParam(parameters['placeId'] ?? ''));
      const category = directory?.categories.find(({ id }) => id === place?.category);
      if (!place || !category) return null;
      const canonicalPath = placeLink({ ...place, categoryName: category.name });
      return canonicalPath === path ? null : canonicalPath + target.slice(path.length);
    },
  };
}

async function toSentPage(html: string, staleSeconds: number | null): Promise<SentPage> {
  const body = await compressBody(Buffer.from(html), {
    contentType: 'text/html; charset=utf-8',
    version: contentVersion(html),
    brotliQuality,
  });
  return { ...body, staleSeconds };
}

/** Returns the read time of a list; Infinity without a list. */
function readAtOf(requestedList: RequestedList | null): number {
  return requestedList?.kind === 'found' ? requestedList.readAt : Number.POSITIVE_INFINITY;
}

/** Returns what came of a rendering, for the telemetry. */
function outcomeOf(page: CachedPage): string {
  if (page === 'shell') return page;
  return page.staleSeconds === null ? 'rendered' : 'last-version';
}

function byteSizeOf(page: CachedPage): number {
  if (page === 'shell') return 1;
  const bytes = Object.values(page.forms).reduce((sum, form) => sum + form.length, 0);
  return bytes + page.version.length;
}
