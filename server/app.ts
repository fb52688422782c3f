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
import type { EventImportServices, ImportServices } from './features/imports/import-services.ts';
import { register as registerImports } from './features/imports/routes.ts';
import type { ListPreviews } from './features/lists/list-previews.ts';
import { listPreviewsPath } from './features/lists/list-preview.ts';
import type { PublicLists } from './features/lists/public-lists.ts';
import { register as registerLanguage } from './features/language/routes.ts';
import type { Translators } from './features/language/translators.ts';
import { register as registerLists } from './features/lists/routes.ts';
import type { ReadManagerOverview } from './features/manager-console/manager-overview.ts';
import { register as registerManagerConsole } from './features/manager-console/routes.ts';
import { register as registerNotifications } from './features/notifications/routes.ts';
import type { UnsubscribeServices } from './features/notifications/routes.ts';
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
import { languages, localizedAddress } from '#shared/languages.ts';
import { createPlaceIndexHandler } from './features/search/place-index-handler.ts';
import { register as registerSearch } from './features/search/routes.ts';
import type { SearchMisses } from './features/search/search-misses.ts';
import type { PlaceViewCounter } from './features/statistics/place-views.ts';
import { register as registerStatistics } from './features/statistics/routes.ts';
import type { StatisticsServices } from './features/statistics/statistics-services.ts';
import { register as registerUsers } from './features/users/routes.ts';
import { inRequestLanguage, varyByLanguage } from './platform/language.ts';
import { limitBodyTimes } from './platform/http/body-times.ts';
import type { ConnectionTimes } from './platform/http/body-times.ts';
import { allowCrossOrigin } from './platform/http/cross-origin.ts';
import { errorHandler, notFound, rejectOtherMethods } from './platform/http/error-handler.ts';
import { checkHead, findHeadFault } from './platform/http/head-check.ts';
import type { PlainHandler } from './platform/http/plain-handler.ts';
import { rateLimits } from './platform/http/rate-limits.ts';
import { requestBudget } from './platform/http/request-budget.ts';
import { requestLog } from './platform/http/request-log.ts';
import { measureRequests, traceRequests } from './platform/telemetry/request-telemetry.ts';
import { describeRequests } from './request-routes.ts';
import { pageHeaders, securityHeaders } from './platform/http/security-headers.ts';
import type { InlineHashes } from './platform/http/security-headers.ts';
import type { Stages } from './platform/http/stages.ts';
import type { ReadinessCheck } from './platform/process/readiness.ts';
import { healthRoutes } from './platform/process/routes.ts';
import type { LivePlaceIndex } from './search-index/place-index.ts';
import { registerCrawlerFiles } from './site/crawler-routes.ts';
import { renderedPagesHandler } from './site/rendered-pages-handler.ts';
import { brokenAddressHandler, pageRoutes } from './site/routes.ts';
import { siteFilesHandler } from './site/site-files-handler.ts';
import type { Site } from './site/site.ts';

/** Parts of the application. Every service is required; tests replace some of them. */
export interface AppDependencies extends Pick<AccountParts, 'identity' | 'account' | 'people'> {
  config: ServerConfig;
  logger: Logger;
  readiness: ReadinessCheck;
  /** Returns the number of unhandled promise rejections since the start. */
  unhandledRejections: () => number;
  placeIndex: LivePlaceIndex;
  adminSearch: AdminSearch;
  club: ClubServices;
  eventImports: EventImportServices;
  imports: ImportServices;
  unsubscribe: UnsubscribeServices;
  listPreviews: ListPreviews;
  managerOverview: ReadManagerOverview;
  pictures: PictureServices;
  placeViews: PlaceViewCounter;
  publicLists: PublicLists;
  redemptions: RedemptionServices;
  reservations: ReservationServices;
  reviewers: Reviewers;
  searchMisses: SearchMisses;
  statistics: StatisticsServices;
  translators: Translators;
  /** The built site; null serves the API alone. */
  site: Site | null;
  /** How long one caller may hold a connection; default values if absent. */
  connectionTimes?: ConnectionTimes;
  /** Longest time until an answer, in milliseconds; 8,000 if absent. */
  requestBudgetMs?: number;
}

/** Registration functions of the features; their order does not matter. */
const features: readonly ((stages: Stages, dependencies: AppDependencies) => void)[] = [
  registerAccount,
  registerClub,
  registerCrawlerFiles,
  registerEvents,
  registerHome,
  registerImports,
  registerLanguage,
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

/** Builds the complete request handler of the server, without listening. */
export function createApp(dependencies: AppDependencies): RequestListener {
  const { config, logger, readiness, placeIndex, pictures, site } = dependencies;
  const stages: Stages = {
    webhooks: Router(),
    cached: Router(),
    files: Router(),
    forms: Router(),
    api: Router(),
  };
  for (const register of features) register(stages, dependencies);
  for (const router of Object.values<Router>({ ...stages })) rejectOtherMethods(router);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  // The simple parser creates no nested objects, which no route needs.
  app.set('query parser', 'simple');

  const requests = describeRequests(config, site);
  // Before the log, whose lines name the trace.
  if (config.telemetry) app.use(traceRequests(requests));
  app.use(requestLog(logger, readiness));
  const inlineHashes = allInlineHashes(site);
  app.use(securityHeaders(config, inlineHashes));
  app.use(checkHead);
  app.use(healthRoutes(readiness, dependencies.unhandledRejections));

  // Webhooks come before every body parser, because their signatures cover the raw bytes.
  app.use('/api', stages.webhooks);
  app.use(
    '/api',
    inRequestLanguage,
    allowCrossOrigin(config.allowedOrigins),
    rateLimits(config.rateLimits),
  );
  app.use('/api', varyByLanguage, stages.cached);
  // List pages and their previews cost database reads, and the number of possible addresses is unlimited.
  const listPaths = languages.map((language) => localizedAddress(language, '/listas'));
  app.use([...listPaths, listPreviewsPath], rateLimits(config.rateLimits));
  app.use(stages.files);
  // Responses of the routes below are built per request and compressed while they are sent.
  app.use(compression());
  app.use('/api', stages.forms);
  app.use('/api', requestBudget(dependencies.requestBudgetMs), stages.api);
  if (site) app.use(pageRoutes(site), brokenAddressHandler(site));
  app.use(notFound);
  app.use(errorHandler);

  // Images, the search snapshot, build files and cached pages make up most requests. They are served from memory
  // without Express, which is several times faster.
  const memoryHandlers = chainHandlers(
    [
      uploadsHandler(pictures.store, logger),
      createPlaceIndexHandler(placeIndex),
      ...(site
        ? [
            siteFilesHandler(site.files),
            renderedPagesHandler(site, pageHeaders(config, inlineHashes)),
          ]
        : []),
    ],
    app,
  );
  return chainHandlers(
    [
      ...(config.telemetry ? [measureRequests(requests)] : []),
      limitBodyTimes(dependencies.connectionTimes),
    ],
    (req, res) => {
      // Express rejects and logs the requests in which findHeadFault() finds a fault.
      if (findHeadFault(req) === null) memoryHandlers(req, res);
      else app(req, res);
    },
  );
}

/** Returns the hashes of the inline scripts and styles in the pages of all languages, each once. */
function allInlineHashes(site: Site | null): InlineHashes {
  const hashes = [...(site?.languages.values() ?? [])].map(({ shell }) => shell.inline);
  return {
    scripts: [...new Set(hashes.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(hashes.flatMap(({ styles }) => styles))],
  };
}

/** Tries each handler in order, and Express last. */
function chainHandlers(handlers: readonly PlainHandler[], app: RequestListener): RequestListener {
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
