import type { Router } from 'express';

/**
 * Where features add their routes. A stage says what has happened to a request before it comes to the route; the app
 * asks them in this order.
 */
export interface Stages {
  /** Below /api, before the limits for people: other services, which sign what they send. */
  webhooks: Router;
  /** Below /api: answers that are held in memory in their compressed forms. */
  held: Router;
  /** Whole addresses outside /api: calendars, files for crawlers and pictures of lists. */
  files: Router;
  /** Below /api: forms with files. They may take longer to arrive than the request budget allows. */
  forms: Router;
  /** Below /api: everything else, within the request budget. */
  api: Router;
}
