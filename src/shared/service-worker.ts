import { basePath } from './language.ts';
import type { PagePayload } from './page-payload.ts';

/** Path of the page without content that the service worker returns for a page that is not cached. */
export const shellPath = `${basePath}/app-shell`;

/** Name of the meta element with the build of a page. The worker of the same build has the same value. */
export const buildMetaName = 'build';

/**
 * Data attribute ('data-kept') of the root element of a page from the service worker's cache: the time of rendering
 * (ISO 8601, server's clock), '' for the shell.
 */
export const cachedAtDataName = 'kept';

/** Public query data from which a page can be rendered. */
export interface PageQueryData {
  /** Time when the page read its main record, in milliseconds since 1970 by the device clock. */
  readAt: number;
  /** Keys and data of the query cache. */
  queries: PagePayload['queries'];
}

/** Message of a page to a service worker. */
export type WorkerMessage =
  /** Asks for the build; the worker sends it as a string through the attached port. */
  | { type: 'build' }
  /** Asks the worker to replace the active one. */
  | { type: 'take-over' }
  /**
   * Reports a visited path and asks the worker to cache its page, the search files and the code that the page has
   * loaded. `path` is null if the page was already cached. `files` are paths of build files: those that were loaded
   * before the worker controlled the page did not pass through it.
   */
  | { type: 'seen'; path: string | null; files: string[] }
  /**
   * Sends the data that a page of this build read at this path. The worker caches it for the case that no
   * server-rendered page of the path is cached.
   */
  | ({ type: 'read'; build: string | null; path: string } & PageQueryData);
