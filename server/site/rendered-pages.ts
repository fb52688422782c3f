import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { routes } from '#shared/routes.ts';
import { compressBody, contentVersion } from '#server/platform/http/compressed-body.ts';
import type { CompressedBody } from '#server/platform/http/compressed-body.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import type { PlaceDirectory, PlaceIndex } from '../search-index/place-index.ts';
import { askedList } from './asked-list.ts';
import type { AskedList } from './asked-list.ts';
import { pageSource } from './page-data.ts';
import type { PageSource } from './page-data.ts';
import { pagePatience } from './page-patience.ts';
import type { PagePatience } from './page-patience.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageShell } from './page-shell.ts';
import type { SiteContent } from './site-content.ts';
import { matchSiteRoute } from './site-routes.ts';

/** How long a page is held, in milliseconds. */
const heldMs = 30_000;
/**
 * A page that could not be rendered, or lacks its reviews, is rendered again after this time, twice as long after each
 * further failure, up to the time that pages are held: a busy moment passes, a page that never ends costs a thread each
 * time.
 */
const firstPauseMs = 1_000;
/** Addresses whose failures are counted. */
const mostFailing = 1_000;
/** Addresses whose paths are remembered, and the longest of them in characters. */
const mostTargets = 5_000;
const longestTarget = 300;
/** Bytes of all pages that are held, in all their forms. */
const mostBytes = 64 * 1024 * 1024;
/** Pages are made while somebody waits: 5 makes them nearly as small as 11, in a fiftieth of the time. */
const brotliQuality = 5;
const minuteMs = 60_000;

/** The public pages as the server renders them. */
export interface RenderedPages {
  /**
   * The page at an address if it is held, at once: this is what most requests ask for.
   * @param target path and query as they came
   */
  held: (target: string) => CompressedBody | null;
  /** The page at an address; null for one that comes as the shell: it is not rendered, or could not be. */
  page: (target: string) => Promise<CompressedBody | null>;
}

export interface RenderedPagesOptions {
  placeIndex: Pick<PlaceIndex, 'current' | 'held'>;
  content: SiteContent;
  renderer: Pick<PageRenderer, 'render'>;
  shell: Pick<PageShell, 'fill'>;
  /** Another than in production, for tests. */
  patience?: PagePatience;
  /** Milliseconds since 1970 (UTC). */
  now?: () => number;
  logger: Pick<Logger, 'warn'>;
}

/** A page, or that there is none for now. */
type Held = CompressedBody | 'shell';

/**
 * Renders each page once for every state of the data and every minute, whoever asks and with whatever parameters: the
 * HTML is the same for everybody. What is held is bounded in bytes and in time.
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
    // Asked for each time: a clock of tests does not wait for the next millisecond.
    ttlResolution: 0,
  });
  const paths = new LRUCache<string, { path: string | null }>({ max: mostTargets });
  const underWay = new Map<string, Promise<Held>>();
  /** How often in a row each was not rendered, or lacked its reviews. */
  const failures = new LRUCache<string, number>({ max: mostFailing });

  function directory(): Promise<PlaceDirectory | null> {
    // The page must come in any case: the browser says what is wrong, in a sentence.
    return withDeadline(placeIndex.current(), patience.placesMs, 'places for a page').catch(
      () => null,
    );
  }

  /** Found once for addresses that are asked for again and again. */
  function knownPath(target: string): string | null {
    const known = paths.get(target);
    if (known) return known.path;
    const path = renderedPath(target);
    if (target.length <= longestTarget) paths.set(target, { path });
    return path;
  }

  /** The moment that a page shows. The same for a minute, so that a page stays the same as long. */
  const shownMoment = () => Math.floor(now() / minuteMs) * minuteMs;
  const keyOf = (path: string, { version }: PlaceDirectory) =>
    `${shownMoment()} ${version} ${path}`;

  async function render(
    path: string,
    held: PlaceDirectory,
    { data: gather, placeId }: PageSource,
    asked: AskedList | null,
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

  /** No longer than the list that it shows: what was made private is gone when its reading is too old. */
  function heldFor(path: string, asked: AskedList | null): number {
    const failed = failures.get(path) ?? 0;
    const most = Math.min(heldMs, readAtOf(asked) + content.listHeldMs - now());
    return failed === 0 ? most : Math.min(most, firstPauseMs * 2 ** (failed - 1));
  }

  /** Null when they do not come soon: the browser reads them then. */
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
      const asked = page ? null : await askedList(route, places, content);
      // Somebody else may have made it while the list was asked for.
      page ??= pages.get(key);
      if (!page) {
        const list = asked?.kind === 'found' ? asked.list : null;
        const source = pageSource(content, route, places, new Date(shownMoment()), list);
        // Nothing is held of an address that is no page's true one: there is no end of them.
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
        // A page that comes too late for this visitor is held for the next.
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

/** The path of an address whose page the server renders; null for any other, and for one that shows a state of its own. */
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

/** When what is known of a list was read; for ever where there is none. */
function readAtOf(asked: AskedList | null): number {
  return asked?.kind === 'found' ? asked.readAt : Number.POSITIVE_INFINITY;
}

function sizeOf(page: Held): number {
  if (page === 'shell') return 1;
  const bytes = Object.values(page.forms).reduce((sum, form) => sum + form.length, 0);
  return bytes + page.version.length;
}
