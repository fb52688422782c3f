import type { Router } from 'express';

/**
 * Routers to which features add their routes. Each stage defines the processing before its routes; the app runs them in
 * this order.
 */
export interface Stages {
  /** Below /api, before the rate limits: webhooks of other services, which sign their requests. */
  webhooks: Router;
  /** Below /api: responses cached in memory in compressed forms. */
  cached: Router;
  /** Addresses outside /api: calendars, crawler files and list previews. */
  files: Router;
  /** Below /api: forms with files. They may take longer to arrive than the request time limit allows. */
  forms: Router;
  /** Below /api: all other routes, within the request time limit. */
  api: Router;
}
