import type { RequestListener } from 'node:http';
import compression from 'compression';
import express from 'express';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import { bodyTimes } from './platform/http/body-times.ts';
import type { HoldingTimes } from './platform/http/body-times.ts';
import { crossOrigin } from './platform/http/cross-origin.ts';
import { errorHandler, notFound } from './platform/http/error-handler.ts';
import { headCheck, headFault } from './platform/http/head-check.ts';
import { rateLimits } from './platform/http/rate-limits.ts';
import { requestLog } from './platform/http/request-log.ts';
import { accountPhotoRoutes } from './features/account/photo-routes.ts';
import { accountRoutes } from './features/account/routes.ts';
import type { AccountServices } from './features/account/routes.ts';
import { adminImportRoutes } from './features/imports/routes.ts';
import { adminSearchRoutes } from './features/search/admin-search-routes.ts';
import { adminUserRoutes } from './features/users/routes.ts';
import { calendarFeedRoutes } from './features/events/calendar-feed-routes.ts';
import { clubBillingRoutes } from './features/payments/routes.ts';
import { clubOfferRoutes } from './features/offers/routes.ts';
import { clubShowcaseRoutes } from './features/club/routes.ts';
import { clubRedemptionRoutes } from './features/redemptions/routes.ts';
import type { RedemptionServices } from './features/redemptions/routes.ts';
import { listPreviewRoutes } from './features/lists/preview-routes.ts';
import { letterStopRoutes } from './features/notifications/routes.ts';
import type { LetterStopServices } from './features/notifications/routes.ts';
import { crawlerRoutes } from './site/crawler-routes.ts';
import { eventImportRoutes } from './features/imports/event-import-routes.ts';
import type { EventImportServices } from './features/imports/event-import-routes.ts';
import { eventRoutes } from './features/events/routes.ts';
import { homeRoutes } from './features/home/routes.ts';
import { healthRoutes } from './platform/process/routes.ts';
import { brokenAddressPage, pageRoutes } from './site/routes.ts';
import { placeIndexHandler } from './features/search/place-index-handler.ts';
import { placeIndexRoutes } from './features/search/routes.ts';
import { publicListRoutes } from './features/lists/routes.ts';
import { relatedPlacesRoutes } from './features/places/routes.ts';
import type { PlainHandler } from './platform/http/plain-handler.ts';
import { renderedPagesHandler } from './site/rendered-pages-handler.ts';
import { reviewerRoutes } from './features/reviews/routes.ts';
import { reviewImagesRoutes } from './features/reviews/picture-routes.ts';
import { searchMissRoutes } from './features/search/search-miss-routes.ts';
import { siteFilesHandler } from './site/site-files-handler.ts';
import { managerOverviewRoutes } from './features/manager-console/routes.ts';
import { placeImagesRoutes } from './features/pictures/routes.ts';
import type { PictureServices } from './features/pictures/routes.ts';
import { placeViewRoutes } from './features/statistics/view-routes.ts';
import { statisticsRoutes } from './features/statistics/routes.ts';
import type { StatisticsServices } from './features/statistics/routes.ts';
import { reservationRoutes } from './features/reservations/routes.ts';
import type { ReservationServices } from './features/reservations/routes.ts';
import { storageAdminRoutes } from './features/pictures/storage-routes.ts';
import { stripeWebhookRoutes } from './features/payments/webhook-routes.ts';
import { uploadsHandler } from './features/pictures/uploads-handler.ts';
import { pageHeaders, securityHeaders } from './platform/http/security-headers.ts';
import type { AdminSearch } from './features/search/admin-search.ts';
import type { ImportServices } from './features/imports/places/import-services.ts';
import type { Reviewers } from './features/reviews/reviewers.ts';
import type { PlaceViews } from './features/statistics/place-views.ts';
import type { SearchMisses } from './features/search/search-misses.ts';
import { createListPreviews } from './features/lists/list-previews.ts';
import { listPreviewsPath } from './features/lists/list-preview.ts';
import { previewSize } from './site/preview-picture.ts';
import type { PublicLists } from './features/lists/public-lists.ts';
import type { Site } from './site/site.ts';
import type { ClubServices } from './features/payments/club-services.ts';
import type { PlaceIndex } from './search-index/place-index.ts';
import type { ReadinessCheck } from './platform/process/readiness.ts';
import { requestBudget } from './platform/http/request-budget.ts';

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
