import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { routes } from '#shared/routes.ts';
import { compressBody, contentVersion } from '#server/platform/http/compressed-body.ts';
import type { CompressedBody } from '#server/platform/http/compressed-body.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import type { PlaceDirectory, LivePlaceIndex } from '../search-index/place-index.ts';
import { requestedList } from './requested-list.ts';
import type { RequestedList } from './requested-list.ts';
import { pageSource } from './page-data.ts';
import type { PageSource } from './page-data.ts';
import { pagePatience } from './page-patience.ts';
import type { PagePatience } from './page-patience.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageShell } from './page-shell.ts';
import type { SiteContent } from './site-content.ts';
import { matchSiteRoute } from './site-routes.ts';

/** Cache lifetime of a page, in milliseconds. */
const heldMs = 30_000;
/**
 * Delay before a page that failed to render or lacks its reviews is rendered again, in milliseconds. It doubles with
 * each further failure up to the cache lifetime: a busy moment passes quickly, but a render that never ends costs a
 * thread each time.
 */
const firstPauseMs = 1_000;
/** Maximum number of addresses with counted failures. */
const mostFailing = 1_000;
/** Maximum number of addresses with cached paths, and the maximum length of such an address. */
const mostTargets = 5_000;
const longestTarget = 300;
/** Maximum size of all cached pages in all forms, in bytes. */
const mostBytes = 64 * 1024 * 1024;
/** Pages are built on demand: quality 5 is nearly as small as 11, in a fiftieth of the time. */
const brotliQuality = 5;
const minuteMs = 60_000;

/** Server-rendered public pages. */
export interface RenderedPages {
  /**
   * Returns the page at an address if it is cached; synchronous, because most requests are served this way.
   * @param target path and query as received
   */
  held: (target: string) => CompressedBody | null;
  /**
   * Returns the page at an address; null if the shell must be sent, because the page is not rendered or rendering
   * failed.
   */
  page: (target: string) => Promise<CompressedBody | null>;
}

export interface RenderedPagesOptions {
  placeIndex: Pick<LivePlaceIndex, 'current' | 'held'>;
  content: SiteContent;
  renderer: Pick<PageRenderer, 'render'>;
  shell: Pick<PageShell, 'fill'>;
  /** Replaces the production values in tests. */
  patience?: PagePatience;
  /** Milliseconds since 1970 (UTC). */
  now?: () => number;
  logger: Pick<Logger, 'warn'>;
}

/** A page, or 'shell' if it cannot be rendered now. */
type Held = CompressedBody | 'shell';

/**
 * Creates the cache of rendered pages. Each page is rendered once per version of the data and minute, because the HTML
 * is the same for all visitors and query parameters. The cache is limited in bytes and lifetime.
 */
export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const {
    placeIndex,
    content,
    renderer,
    shell,
    logger,
    patience = pagePatience,
    now = Date.now,
  } = options;
  const pages = new LRUCache<string, Held>({
    maxSize: mostBytes,
    sizeCalculation: sizeOf,
    ttl: heldMs,
    perf: { now },
    // Disables the cached clock of the LRU cache, because the clock of tests only advances manually.
    ttlResolution: 0,
  });
  const paths = new LRUCache<string, { path: string | null }>({ max: mostTargets });
  const underWay = new Map<string, Promise<Held>>();
  /** Number of consecutive failures (not rendered, or without reviews) per path. */
  const failures = new LRUCache<string, number>({ max: mostFailing });

  function directory(): Promise<PlaceDirectory | null> {
    // The page is sent in any case; the browser shows an error message.
    return withDeadline(placeIndex.current(), patience.placesMs, 'places for a page').catch(
      () => null,
    );
  }

  /** Returns the cached path of an address, because the same addresses are requested repeatedly. */
  function knownPath(target: string): string | null {
    const known = paths.get(target);
    if (known) return known.path;
    const path = renderedPath(target);
    if (target.length <= longestTarget) paths.set(target, { path });
    return path;
  }

  /** Returns the time that a page shows, rounded down to a minute, so that the page is unchanged for that minute. */
  const shownMoment = () => Math.floor(now() / minuteMs) * minuteMs;
  const keyOf = (path: string, { version }: PlaceDirectory) =>
    `${shownMoment()} ${version} ${path}`;

  async function render(
    path: string,
    held: PlaceDirectory,
    { data: gather, placeId }: PageSource,
    asked: RequestedList | null,
  ): Promise<Held> {
    try {
      const data = gather();
      const reviews = placeId === null ? null : await reviewsOf(placeId);
      const rendered = await renderer.render({
        path,
        at: shownMoment(),
        ageMs: Math.max(0, now() - Math.min(held.readAt, readAtOf(asked))),
        data: reviews ? { ...data, reviews } : data,
      });
      if (placeId === null || reviews) failures.delete(path);
      else countFailure(path);
      const html = shell.fill(path, held, rendered, asked);
      return await compressBody(Buffer.from(html), {
        contentType: 'text/html; charset=utf-8',
        version: contentVersion(html),
        brotliQuality,
      });
    } catch (error) {
      countFailure(path);
      logger.warn({ err: error, address: path }, 'page not rendered: its shell instead');
      return 'shell';
    }
  }

  function countFailure(path: string): void {
    failures.set(path, (failures.get(path) ?? 0) + 1);
  }

  /**
   * Returns the cache lifetime of a page, limited by the age of its list, so that a list made private disappears in
   * time.
   */
  function heldFor(path: string, asked: RequestedList | null): number {
    const failed = failures.get(path) ?? 0;
    const most = Math.min(heldMs, readAtOf(asked) + content.listHeldMs - now());
    return failed === 0 ? most : Math.min(most, firstPauseMs * 2 ** (failed - 1));
  }

  /** Returns null if the reviews take too long; the browser then fetches them. */
  function reviewsOf(placeId: string) {
    return withDeadline(
      content.firstReviews(placeId),
      patience.reviewsMs,
      'reviews for a page',
    ).catch(() => null);
  }

  return {
    held(target) {
      const places = placeIndex.held();
      const path = places && knownPath(target);
      const page = places && path && pages.get(keyOf(path, places));
      return page && page !== 'shell' ? page : null;
    },
    async page(target) {
      const path = renderedPath(target);
      if (path === null) return null;
      const places = await directory();
      if (!places) return null;
      const key = keyOf(path, places);
      const route = matchSiteRoute(path);
      let page = pages.get(key);
      const asked = page ? null : await requestedList(route, places, content);
      // Another request may have finished the page while the list was loading.
      page ??= pages.get(key);
      if (!page) {
        const list = asked?.kind === 'found' ? asked.list : null;
        const source = pageSource(content, route, places, new Date(shownMoment()), list);
        // Only canonical addresses are cached, because the number of others is unlimited.
        if (source?.address !== path) return null;
        const making =
          underWay.get(key) ??
          render(path, places, source, asked)
            .then((made) => {
              const ttl = heldFor(path, asked);
              if (ttl > 0) pages.set(key, made, { ttl });
              return made;
            })
            .finally(() => underWay.delete(key));
        underWay.set(key, making);
        // A page that is too late for this visitor is cached for the next one.
        page = await withDeadline(making, patience.pageMs, 'the page').catch((error: unknown) => {
          logger.warn(
            { err: error, address: path },
            'page not rendered in time: its shell instead',
          );
          return 'shell' as const;
        });
      }
      return page === 'shell' ? null : page;
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
  const states: readonly string[] = definition.rendered.stateParameters;
  return states.some((name) => parameters.has(name)) ? null : path;
}

/** Returns the read time of a list; Infinity without a list. */
function readAtOf(asked: RequestedList | null): number {
  return asked?.kind === 'found' ? asked.readAt : Number.POSITIVE_INFINITY;
}

function sizeOf(page: Held): number {
  if (page === 'shell') return 1;
  const bytes = Object.values(page.forms).reduce((sum, form) => sum + form.length, 0);
  return bytes + page.version.length;
}
