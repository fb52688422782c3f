import type { RequestListener } from 'node:http';
import compression from 'compression';
import express from 'express';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import { bodyTimes } from './http/body-times.ts';
import type { HoldingTimes } from './http/body-times.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { errorHandler, notFound } from './http/error-handler.ts';
import { headCheck, headFault } from './http/head-check.ts';
import { rateLimits } from './http/rate-limits.ts';
import { requestLog } from './http/request-log.ts';
import { accountPhotoRoutes } from './routes/account-photo.ts';
import { accountRoutes } from './routes/account.ts';
import type { AccountServices } from './routes/account.ts';
import { adminImportRoutes } from './routes/admin-imports.ts';
import { adminSearchRoutes } from './routes/admin-search.ts';
import { adminUserRoutes } from './routes/admin-users.ts';
import { calendarFeedRoutes } from './routes/calendar-feeds.ts';
import { clubBillingRoutes } from './routes/club-billing.ts';
import { clubOfferRoutes } from './routes/club-offers.ts';
import { clubShowcaseRoutes } from './routes/club-showcase.ts';
import { clubRedemptionRoutes } from './routes/club-redemptions.ts';
import type { RedemptionServices } from './routes/club-redemptions.ts';
import { listPreviewRoutes } from './routes/list-previews.ts';
import { letterStopRoutes } from './routes/letter-stop.ts';
import type { LetterStopServices } from './routes/letter-stop.ts';
import { crawlerRoutes } from './routes/crawler-files.ts';
import { eventImportRoutes } from './routes/event-imports.ts';
import type { EventImportServices } from './routes/event-imports.ts';
import { eventRoutes } from './routes/events.ts';
import { homeRoutes } from './routes/home.ts';
import { healthRoutes } from './routes/health.ts';
import { brokenAddressPage, pageRoutes } from './routes/pages.ts';
import { placeIndexHandler } from './routes/place-index-handler.ts';
import { placeIndexRoutes } from './routes/place-index.ts';
import { publicListRoutes } from './routes/public-lists.ts';
import { relatedPlacesRoutes } from './routes/related-places.ts';
import type { PlainHandler } from './http/plain-handler.ts';
import { renderedPagesHandler } from './routes/rendered-pages.ts';
import { reviewerRoutes } from './routes/reviewers.ts';
import { reviewImagesRoutes } from './routes/review-images.ts';
import { searchMissRoutes } from './routes/search-misses.ts';
import { siteFilesHandler } from './routes/site-files.ts';
import { managerOverviewRoutes } from './routes/manager-overview.ts';
import { placeImagesRoutes } from './routes/place-images.ts';
import type { PictureServices } from './routes/place-images.ts';
import { placeViewRoutes } from './routes/place-views.ts';
import { statisticsRoutes } from './routes/statistics.ts';
import type { StatisticsServices } from './routes/statistics.ts';
import { reservationRoutes } from './routes/reservations.ts';
import type { ReservationServices } from './routes/reservations.ts';
import { storageAdminRoutes } from './routes/storage-admin.ts';
import { stripeWebhookRoutes } from './routes/stripe-webhook.ts';
import { uploadsHandler } from './routes/uploads.ts';
import { pageHeaders, securityHeaders } from './http/security-headers.ts';
import type { AdminSearch } from './services/admin-search/admin-search.ts';
import type { ImportServices } from './services/imports/import-services.ts';
import type { Reviewers } from './services/people/reviewers.ts';
import type { PlaceViews } from './services/place-views/place-views.ts';
import type { SearchMisses } from './services/search-misses/search-misses.ts';
import { createListPreviews } from './services/images/list-previews.ts';
import { listPreviewsPath } from './site/list-preview.ts';
import { previewSize } from './site/preview-picture.ts';
import type { PublicLists } from './site/public-lists.ts';
import type { Site } from './site/site.ts';
import type { ClubServices } from './services/payments/club-services.ts';
import type { PlaceIndex } from './search-index/place-index.ts';
import type { ReadinessCheck } from './http/readiness.ts';
import { requestBudget } from './http/request-budget.ts';

/** What the application is made of; tests put their own in place. */
export interface AppDependencies {
  config: ServerConfig;
  logger: Logger;
  readiness: ReadinessCheck;
  /** Rejections that nobody waited for, since the start; none are counted when absent. */
  unhandledRejections?: () => number;
  placeIndex: PlaceIndex;
  account: AccountServices;
  pictures: PictureServices;
  statistics: StatisticsServices;
  /** No offer can be used when absent. */
  redemptions?: RedemptionServices;
  /** Nobody can book when absent. */
  reservations?: ReservationServices;
  /** Nobody can subscribe when absent. */
  club?: ClubServices;
  /** No place is imported when absent. */
  imports?: ImportServices;
  /** No event is imported when absent. */
  eventImports?: EventImportServices;
  /** Super admins find nobody by words when absent. */
  adminSearch?: AdminSearch;
  /** Searches without a result are counted nowhere when absent. */
  searchMisses?: SearchMisses;
  /** Nobody's number of reviews is shown when absent. */
  reviewers?: Reviewers;
  /** Openings of places are counted nowhere when absent. */
  placeViews?: PlaceViews;
  /** Lists that their owners made public, as the site asks for them; none is shown when absent. */
  publicLists?: PublicLists;
  /** Letters are stopped in the settings alone when absent. */
  letterStop?: LetterStopServices;
  /** How long one caller may hold a connection; the usual when absent. */
  holdingTimes?: HoldingTimes;
  /** Longest time until an answer, in milliseconds; eight seconds when absent. */
  requestBudgetMs?: number;
  /** The built site; null serves the API alone. */
  site: Pick<Site, 'files' | 'shell' | 'pages'> | null;
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

  app.use(requestLog(logger, readiness));
  app.use(healthRoutes(readiness, dependencies.unhandledRejections ?? (() => 0)));
  const inline = site?.shell.inline ?? { scripts: [], styles: [] };
  app.use(securityHeaders(config, inline));
  app.use(headCheck);

  const { club = { billing: null, webhook: null } } = dependencies;
  // Before the limits, which are for people, and before every parser: signatures are of the bytes as they came.
  app.use('/api', stripeWebhookRoutes(club));
  app.use('/api', crossOrigin(config.allowedOrigins), rateLimits(config.rateLimits));
  app.use('/api', placeIndexRoutes(placeIndex));
  app.use('/api', clubOfferRoutes(placeIndex));
  app.use('/api', clubShowcaseRoutes(placeIndex));
  app.use('/api', homeRoutes(placeIndex));
  app.use('/api', eventRoutes(placeIndex));
  app.use(calendarFeedRoutes(config.publicOrigin, placeIndex));
  app.use('/api', relatedPlacesRoutes(placeIndex));
  app.use(crawlerRoutes(config.publicOrigin, placeIndex));

  // Below, answers are made anew each time and compressed on the way out.
  app.use(compression());
  // These read forms, not JSON.
  app.use('/api', placeImagesRoutes(account.identity, pictures, config.rateLimits.uploads));
  app.use('/api', reviewImagesRoutes(account.identity, pictures, config.rateLimits.uploads));
  app.use('/api', accountPhotoRoutes({ ...pictures, ...account }, config.rateLimits.uploads));
  if (dependencies.eventImports) {
    app.use('/api', eventImportRoutes(account.identity, dependencies.eventImports));
  }
  app.use('/api', requestBudget(dependencies.requestBudgetMs));
  if (dependencies.publicLists) {
    app.use('/api', publicListRoutes(dependencies.publicLists, placeIndex));
  }
  app.use('/api', storageAdminRoutes(account.identity, pictures));
  app.use('/api', statisticsRoutes(account.identity, statistics));
  app.use('/api', managerOverviewRoutes(account.identity, statistics.managerOverview));
  app.use('/api', accountRoutes(account));
  if (dependencies.imports) {
    app.use('/api', adminImportRoutes(account.identity, dependencies.imports));
  }
  app.use('/api', adminUserRoutes(account.identity, account.people));
  if (dependencies.adminSearch) {
    app.use('/api', adminSearchRoutes(account.identity, dependencies.adminSearch));
  }
  if (dependencies.searchMisses) app.use('/api', searchMissRoutes(dependencies.searchMisses));
  if (dependencies.reviewers) app.use('/api', reviewerRoutes(dependencies.reviewers));
  if (dependencies.placeViews)
    app.use('/api', placeViewRoutes(placeIndex, dependencies.placeViews));
  if (dependencies.letterStop) app.use('/api', letterStopRoutes(dependencies.letterStop));
  const { billing } = club;
  const { siteOrigin } = config;
  app.use('/api', clubBillingRoutes({ identity: account.identity, billing, siteOrigin }));
  if (dependencies.redemptions) {
    app.use('/api', clubRedemptionRoutes(account.identity, dependencies.redemptions));
  }
  if (dependencies.reservations) {
    app.use('/api', reservationRoutes(account.identity, dependencies.reservations));
  }
  // Each costs reads, and anybody can ask for any number of them.
  app.use(['/listas', listPreviewsPath], rateLimits(config.rateLimits));
  if (dependencies.publicLists) {
    const { publicLists } = dependencies;
    const listPreviews = createListPreviews(pictures.store, previewSize);
    app.use(listPreviewRoutes({ publicLists, listPreviews, placeIndex }));
  }
  if (site) app.use(pageRoutes(site), brokenAddressPage(site.shell));
  app.use(notFound);
  app.use(errorHandler);

  // Pictures, the search snapshot, the build's files and pages that are held are most of the requests: they come from memory
  // without passing through Express, several times faster.
  const plain = inOrder(
    [
      uploadsHandler(pictures.store, logger),
      placeIndexHandler(placeIndex),
      ...(site
        ? [
            siteFilesHandler(site.files),
            renderedPagesHandler(site.pages, pageHeaders(config, inline)),
          ]
        : []),
    ],
    app,
  );
  return inOrder([bodyTimes(dependencies.holdingTimes)], (req, res) => {
    // Express refuses what headFault() finds, and logs it.
    if (headFault(req) === null) plain(req, res);
    else app(req, res);
  });
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
