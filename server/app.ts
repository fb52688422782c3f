import type { RequestListener } from 'node:http';
import compression from 'compression';
import express from 'express';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import { addressCheck } from './middleware/address-check.ts';
import { crossOrigin } from './middleware/cross-origin.ts';
import { errorHandler, notFound } from './middleware/error-handler.ts';
import { rateLimits } from './middleware/rate-limits.ts';
import { requestLog } from './middleware/request-log.ts';
import { accountRoutes } from './routes/account.ts';
import type { AccountServices } from './routes/account.ts';
import { adminImportRoutes } from './routes/admin-imports.ts';
import { adminUserRoutes } from './routes/admin-users.ts';
import { clubBillingRoutes } from './routes/club-billing.ts';
import { clubRedemptionRoutes } from './routes/club-redemptions.ts';
import type { RedemptionServices } from './routes/club-redemptions.ts';
import { crawlerRoutes } from './routes/crawler-files.ts';
import { healthRoutes } from './routes/health.ts';
import { brokenAddressPage, pageRoutes } from './routes/pages.ts';
import { placeIndexHandler } from './routes/place-index-handler.ts';
import { placeIndexRoutes } from './routes/place-index.ts';
import type { PlainHandler } from './routes/plain-handler.ts';
import { siteFilesHandler } from './routes/site-files.ts';
import { managerOverviewRoutes } from './routes/manager-overview.ts';
import { placeImagesRoutes } from './routes/place-images.ts';
import type { PictureServices } from './routes/place-images.ts';
import { statisticsRoutes } from './routes/statistics.ts';
import type { StatisticsServices } from './routes/statistics.ts';
import { storageAdminRoutes } from './routes/storage-admin.ts';
import { stripeWebhookRoutes } from './routes/stripe-webhook.ts';
import { uploadsHandler } from './routes/uploads.ts';
import { securityHeaders } from './security-headers.ts';
import type { ImportServices } from './services/imports/import-services.ts';
import type { PageShell } from './services/page-shell.ts';
import type { ClubServices } from './services/payments/club-services.ts';
import type { PlaceIndex } from './services/place-index.ts';
import type { ReadinessCheck } from './services/readiness.ts';
import type { SiteFiles } from './services/site-files.ts';

/** What the application is made of; tests put their own in place. */
export interface AppDependencies {
  config: ServerConfig;
  logger: Logger;
  readiness: ReadinessCheck;
  placeIndex: PlaceIndex;
  account: AccountServices;
  pictures: PictureServices;
  statistics: StatisticsServices;
  /** No offer can be used when absent. */
  redemptions?: RedemptionServices;
  /** Nobody can subscribe when absent. */
  club?: ClubServices;
  /** No place is imported when absent. */
  imports?: ImportServices;
  /** The built site; null serves the API alone. */
  site: { files: SiteFiles; shell: PageShell } | null;
}

/** The whole server, top to bottom, without listening. */
export function createApp(dependencies: AppDependencies): RequestListener {
  const { config, logger, readiness, placeIndex, account, pictures, statistics, site } =
    dependencies;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  // The simple parser makes no nested objects: nothing here reads them.
  app.set('query parser', 'simple');

  app.use(requestLog(logger));
  app.use(healthRoutes(readiness));
  app.use(securityHeaders(config, site?.shell.inline ?? { scripts: [], styles: [] }));
  app.use(addressCheck);

  const { club = { billing: null, webhook: null } } = dependencies;
  // Before the limits, which are for people, and before every parser: signatures are of the bytes as they came.
  app.use('/api', stripeWebhookRoutes(club));
  app.use('/api', crossOrigin(config.allowedOrigins), rateLimits(config.rateLimits));
  app.use('/api', placeIndexRoutes(placeIndex));

  // Below, answers are made anew each time and compressed on the way out.
  app.use(compression());
  // It reads a form, not JSON.
  app.use('/api', placeImagesRoutes(account.identity, pictures, config.rateLimits.uploads));
  app.use('/api', express.json({ limit: '10kb' }));
  app.use('/api', storageAdminRoutes(account.identity, pictures));
  app.use('/api', statisticsRoutes(account.identity, statistics));
  app.use('/api', managerOverviewRoutes(account.identity, statistics.managerOverview));
  app.use('/api', accountRoutes(account));
  if (dependencies.imports) {
    app.use('/api', adminImportRoutes(account.identity, dependencies.imports));
  }
  app.use('/api', adminUserRoutes(account.identity, account.people));
  const { billing } = club;
  const { siteOrigin } = config;
  app.use('/api', clubBillingRoutes({ identity: account.identity, billing, siteOrigin }));
  if (dependencies.redemptions) {
    app.use('/api', clubRedemptionRoutes(account.identity, dependencies.redemptions));
  }
  app.use(crawlerRoutes(config.publicOrigin, placeIndex));
  if (site) app.use(pageRoutes(site.shell), brokenAddressPage(site.shell));
  app.use(notFound);
  app.use(errorHandler);

  // Pictures, the search snapshot and the build's files are most of the requests: they come from memory
  // without passing through Express, several times faster.
  return inOrder(
    [
      uploadsHandler(pictures.store, logger),
      placeIndexHandler(placeIndex),
      ...(site ? [siteFilesHandler(site.files)] : []),
    ],
    app,
  );
}

/** Asks each in turn, and Express at last. */
function inOrder(handlers: readonly PlainHandler[], app: RequestListener): RequestListener {
  return handlers.reduceRight<RequestListener>(
    (next, handler) => (req, res) => {
      handler(req, res, (error) => {
        if (error === undefined) next(req, res);
        else res.writeHead(500).end();
      });
    },
    app,
  );
}
