import type { RequestListener } from 'node:http';
import compression from 'compression';
import express, { Router } from 'express';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import type { AccountParts } from './features/account/account-services.ts';
import { register as registerAccount } from './features/account/routes.ts';
import { register as registerClub } from './features/club/routes.ts';
import { register as registerEvents } from './features/events/routes.ts';
import { register as registerHome } from './features/home/routes.ts';
import type { EventImportServices } from './features/imports/events/event-import-services.ts';
import type { ImportServices } from './features/imports/places/import-services.ts';
import { register as registerImports } from './features/imports/routes.ts';
import type { ListPreviews } from './features/lists/list-previews.ts';
import { listPreviewsPath } from './features/lists/list-preview.ts';
import type { PublicLists } from './features/lists/public-lists.ts';
import { register as registerLists } from './features/lists/routes.ts';
import type { ReadManagerOverview } from './features/manager-console/manager-overview.ts';
import { register as registerManagerConsole } from './features/manager-console/routes.ts';
import { register as registerNotifications } from './features/notifications/routes.ts';
import type { LetterStopServices } from './features/notifications/routes.ts';
import { register as registerOffers } from './features/offers/routes.ts';
import type { ClubServices } from './features/payments/club-services.ts';
import { register as registerPayments } from './features/payments/routes.ts';
import type { PictureServices } from './features/pictures/picture-services.ts';
import { register as registerPictures } from './features/pictures/routes.ts';
import { uploadsHandler } from './features/pictures/uploads-handler.ts';
import { register as registerPlaces } from './features/places/routes.ts';
import { register as registerRedemptions } from './features/redemptions/routes.ts';
import type { RedemptionServices } from './features/redemptions/routes.ts';
import { register as registerReservations } from './features/reservations/routes.ts';
import type { ReservationServices } from './features/reservations/routes.ts';
import type { Reviewers } from './features/reviews/reviewers.ts';
import { register as registerReviews } from './features/reviews/routes.ts';
import type { AdminSearch } from './features/search/admin-search.ts';
import { placeIndexHandler } from './features/search/place-index-handler.ts';
import { register as registerSearch } from './features/search/routes.ts';
import type { SearchMisses } from './features/search/search-misses.ts';
import type { PlaceViews } from './features/statistics/place-views.ts';
import { register as registerStatistics } from './features/statistics/routes.ts';
import type { StatisticsServices } from './features/statistics/statistics-services.ts';
import { register as registerUsers } from './features/users/routes.ts';
import { bodyTimes } from './platform/http/body-times.ts';
import type { HoldingTimes } from './platform/http/body-times.ts';
import { crossOrigin } from './platform/http/cross-origin.ts';
import { errorHandler, notFound } from './platform/http/error-handler.ts';
import { headCheck, headFault } from './platform/http/head-check.ts';
import type { PlainHandler } from './platform/http/plain-handler.ts';
import { rateLimits } from './platform/http/rate-limits.ts';
import { requestBudget } from './platform/http/request-budget.ts';
import { requestLog } from './platform/http/request-log.ts';
import { pageHeaders, securityHeaders } from './platform/http/security-headers.ts';
import type { Stages } from './platform/http/stages.ts';
import type { ReadinessCheck } from './platform/process/readiness.ts';
import { healthRoutes } from './platform/process/routes.ts';
import type { PlaceIndex } from './search-index/place-index.ts';
import { registerCrawlerFiles } from './site/crawler-routes.ts';
import { renderedPagesHandler } from './site/rendered-pages-handler.ts';
import { brokenAddressPage, pageRoutes } from './site/routes.ts';
import { siteFilesHandler } from './site/site-files-handler.ts';
import type { Site } from './site/site.ts';

/** What the application is made of: every service is required. Tests replace some of them. */
export interface AppDependencies extends Pick<AccountParts, 'identity' | 'account' | 'people'> {
  config: ServerConfig;
  logger: Logger;
  readiness: ReadinessCheck;
  /** Rejections since the start that no code handled. */
  unhandledRejections: () => number;
  placeIndex: PlaceIndex;
  adminSearch: AdminSearch;
  club: ClubServices;
  eventImports: EventImportServices;
  imports: ImportServices;
  letterStop: LetterStopServices;
  listPreviews: ListPreviews;
  managerOverview: ReadManagerOverview;
  pictures: PictureServices;
  placeViews: PlaceViews;
  publicLists: PublicLists;
  redemptions: RedemptionServices;
  reservations: ReservationServices;
  reviewers: Reviewers;
  searchMisses: SearchMisses;
  statistics: StatisticsServices;
  /** The built site; null serves the API alone. */
  site: Pick<Site, 'files' | 'shell' | 'pages'> | null;
  /** How long one caller may hold a connection; the usual when absent. */
  holdingTimes?: HoldingTimes;
  /** Longest time until an answer, in milliseconds; eight seconds when absent. */
  requestBudgetMs?: number;
}

/** What each feature adds to the stages; their order does not matter. */
const features: readonly ((stages: Stages, dependencies: AppDependencies) => void)[] = [
  registerAccount,
  registerClub,
  registerCrawlerFiles,
  registerEvents,
  registerHome,
  registerImports,
  registerLists,
  registerManagerConsole,
  registerNotifications,
  registerOffers,
  registerPayments,
  registerPictures,
  registerPlaces,
  registerRedemptions,
  registerReservations,
  registerReviews,
  registerSearch,
  registerStatistics,
  registerUsers,
];

/** The whole server, top to bottom, without listening. */
export function createApp(dependencies: AppDependencies): RequestListener {
  const { config, logger, readiness, placeIndex, pictures, site } = dependencies;
  const stages: Stages = {
    webhooks: Router(),
    held: Router(),
    files: Router(),
    forms: Router(),
    api: Router(),
  };
  for (const register of features) register(stages, dependencies);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  // The simple parser makes no nested objects: nothing here reads them.
  app.set('query parser', 'simple');

  app.use(requestLog(logger, readiness));
  app.use(healthRoutes(readiness, dependencies.unhandledRejections));
  const inline = site?.shell.inline ?? { scripts: [], styles: [] };
  app.use(securityHeaders(config, inline));
  app.use(headCheck);

  // Before every parser: signatures are of the bytes as they came.
  app.use('/api', stages.webhooks);
  app.use('/api', crossOrigin(config.allowedOrigins), rateLimits(config.rateLimits));
  app.use('/api', stages.held);
  // Pages of lists and their pictures cost reads, and there is no end of their addresses.
  app.use(['/listas', listPreviewsPath], rateLimits(config.rateLimits));
  app.use(stages.files);
  // Answers below are made for each request and compressed on the way out.
  app.use(compression());
  app.use('/api', stages.forms);
  app.use('/api', requestBudget(dependencies.requestBudgetMs), stages.api);
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
