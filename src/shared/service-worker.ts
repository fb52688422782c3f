import type { PagePayload } from './page-payload.ts';

/** Where the service worker is served: at the root, so that it covers the whole site. */
export const workerPath = '/sw.js';

/** The page without content that the service worker shows for an address which it does not hold. */
export const shellPath = '/app-shell';

/** Name of the meta element that says of which build a page is; the worker of a build knows the same. */
export const buildMeta = 'build';

/**
 * Data attribute of the root element of a page that the service worker held ('data-kept'): the instant (ISO 8601, of
 * the server's clock) at which it was made, '' for the shell.
 */
export const keptName = 'kept';

/** The public answers from which a page is drawn. */
export interface PageAnswers {
  /** When the page read its subject, in milliseconds since 1970 by the device's clock. */
  readAt: number;
  /** Keys and answers of the query cache. */
  queries: PagePayload['queries'];
}

/** What a page says to a service worker. */
export type WorkerMessage =
  /** Answers the build, a string, through the port that comes along. */
  | { type: 'build' }
  /** Take the place of the worker before you. */
  | { type: 'take-over' }
  /** Somebody sees this path, and it did not come through you: keep it. Null when it did. */
  | { type: 'seen'; path: string | null }
  /** A page of this build has read these answers at this path: cache them for when the server does not render it. */
  | ({ type: 'read'; build: string | null; path: string } & PageAnswers);
