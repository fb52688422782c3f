import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { dayMs, minuteMs } from '#shared/time-units.ts';
import { createSavingsReader } from './features/club/all-members-savings.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { serverLimits } from './platform/http/body-times.ts';
import { createLogger } from './platform/logger.ts';
import { traceLogFields } from './platform/telemetry/log-fields.ts';
import { startTelemetry } from './platform/telemetry/start-telemetry.ts';
import { createAdminSearch } from './features/search/admin-search.ts';
import { createAccountServices } from './features/account/account-services.ts';
import { authDependency } from './platform/identity/auth-dependency.ts';
import type { ImageStore } from './features/pictures/store/image-store.ts';
import { prepareDecoders } from './features/pictures/processing/image-pipeline.ts';
import { createPictureServices } from './features/pictures/picture-services.ts';
import { createNotificationWorker } from './features/notifications/notification-worker.ts';
import { createUnsubscribeTokens } from './features/notifications/unsubscribe-tokens.ts';
import { createPseudonyms } from './platform/pseudonyms.ts';
import { createFirestore } from './platform/firestore/client.ts';
import {
  createEventImportServices,
  createImportServices,
} from './features/imports/import-services.ts';
import { firestoreDependency } from './platform/firestore/dependency.ts';
import { firestoreSource } from './platform/firestore/collection-source.ts';
import { createSiteFactsReader } from './search-index/site-facts-source.ts';
import { withDeadline } from './platform/http/deadline.ts';
import { closeGracefully } from './platform/process/graceful-close.ts';
import { createKeyedLock } from './platform/keyed-lock.ts';
import { listen } from './platform/process/listen.ts';
import { createClub } from './features/payments/club-services.ts';
import { toCategoryRecord, toOfferRecord, toPlaceRecord } from './search-index/cached-records.ts';
import { createCitySnapshots } from './search-index/city-snapshots.ts';
import { createPlaceIndex } from './search-index/place-index.ts';
import { placeIndexDependency } from './search-index/place-index-dependency.ts';
import { toEventRecord } from './search-index/public-events.ts';
import { createReadiness } from './platform/process/readiness.ts';
import { createFirstReviewsReader } from './features/reviews/first-reviews.ts';
import { createPublicLists } from './features/lists/public-lists.ts';
import { createPlaceViewCounter } from './features/statistics/place-views.ts';
import { createReviewers } from './features/reviews/reviewers.ts';
import { createSearchMisses } from './features/search/search-misses.ts';
import { createListPreviews } from './features/lists/list-previews.ts';
import { readManagerOverview } from './features/manager-console/manager-overview.ts';
import { previewSize } from './site/preview-picture.ts';
import { siteContent } from './site-content.ts';
import { readSite } from './site/site.ts';
import { createTranslators } from './features/language/translators.ts';
import { createStatisticsServices } from './features/statistics/statistics-services.ts';
import { startStopwatch } from './platform/stopwatch.ts';
import { watchUnexpectedErrors } from './platform/process/unexpected-errors.ts';

/** Interval in milliseconds at which unfinished erasures and changes of profile images are retried. */
const accountRetryIntervalMs = 10 * minuteMs;

/** Interval in milliseconds at which expired memberships are checked. */
const clubSweepIntervalMs = 10 * minuteMs;

/** Time in milliseconds for the load balancer to see that /readyz fails, before connections are refused. */
const closeGraceMs = 2_000;

/**
 * Pages that are rendered before the server listens, so that the first visitors get them, and the longest time for it in
 * milliseconds.
 */
const firstPages = ['/', '/categories'] as const;
const maxFirstPagesMs = 3_000;

/** Longest time in milliseconds for counts and telemetry to be written before the process ends. */
const maxFlushMs = 2_000;

/** Reads the configuration, creates the services and serves until a signal stops the process. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const traceFields = config.telemetry ? traceLogFields : undefined;
  const logger = createLogger(config.logLevel, undefined, traceFields);
  // Until the server exists there is no request to finish, so an exception ends the process immediately.
  let closeProcess = (): void => process.exit(1);
  const unexpectedErrors = watchUnexpectedErrors({
    logger,
    onException: () => {
      closeProcess();
    },
  });
  const stopTelemetry = await startTelemetry(config.telemetry, logger);
  const firestore = createFirestore(config);
  const placeIndex = createPlaceIndex({
    places: firestoreSource(firestore, {
      collection: 'places',
      toRecord: toPlaceRecord,
      maxDocuments: 20_000,
    }),
    categories: firestoreSource(firestore, {
      collection: 'categories',
      toRecord: toCategoryRecord,
      maxDocuments: 200,
    }),
    offers: firestoreSource(firestore, {
      collection: 'clubOffers',
      toRecord: toOfferRecord,
      // Expired offers count too until they are disabled, so there may be more offers than places.
      maxDocuments: 50_000,
    }),
    events: firestoreSource(firestore, {
      collection: 'events',
      toRecord: toEventRecord,
      maxDocuments: 20_000,
      endField: 'lastAt',
      // The place of a yearly event must count as past (findPastEventPlaces()) until its next date is entered.
      retainedAfterEndMs: 400 * dayMs,
    }),
    readSiteFacts: createSiteFactsReader(
      firestore,
      createSavingsReader({ firestore, now: () => new Date(), startStopwatch }),
    ),
    shared: createCitySnapshots({ config, firestore, logger }),
    times: config.placeIndex,
    startStopwatch,
    logger,
  });
  const club = createClub({ config, firestore, logger });
  prepareDecoders();
  const pictures = createPictureServices({ config, firestore, logger, placeIndex });
  const { finishPending: finishPendingChanges, ...accountParts } = createAccountServices({
    config,
    firestore,
    images: pictures.store,
    logger,
    payments: club.payments,
  });
  const unsubscribeTokens = createUnsubscribeTokens(config.privacySecret);
  const pseudonyms = createPseudonyms(config.privacySecret);
  const notificationWorker = createNotificationWorker({
    firestore,
    logger,
    mail: config.mail,
    unsubscribeTokens,
    pseudonyms,
  });
  await removeInterruptedUploads(pictures.store, logger);
  const publicLists = createPublicLists(firestore);
  const site = await readSite(config, {
    placeIndex,
    content: siteContent({ publicLists, firstReviews: createFirstReviewsReader(firestore) }),
    logger,
  });
  // Starts reading the places before the first request. A failure is logged, and the next request reads them again.
  placeIndex.current().catch(() => undefined);
  const readiness = createReadiness(
    [
      placeIndexDependency(placeIndex),
      firestoreDependency(firestore),
      authDependency(config),
      { name: 'imagens dos lugares', ping: () => pictures.store.ping() },
    ],
    startStopwatch,
  );
  const searchMisses = createSearchMisses({ firestore, logger, now: () => new Date() });
  const placeViews = createPlaceViewCounter({ firestore, logger, now: () => new Date() });
  const server = http.createServer(
    serverLimits,
    createApp({
      config,
      logger,
      readiness,
      unhandledRejections: unexpectedErrors.rejections,
      placeIndex,
      ...accountParts,
      pictures,
      imports: createImportServices({ firestore, placeIndex, images: pictures.store }),
      eventImports: createEventImportServices({ firestore, placeIndex }),
      club,
      redemptions: { dependencies: { firestore, now: () => new Date() }, lock: createKeyedLock() },
      reservations: { dependencies: { firestore, now: () => new Date() }, lock: createKeyedLock() },
      statistics: createStatisticsServices(firestore),
      translators: createTranslators(config.translators),
      managerOverview: (manager) => readManagerOverview(firestore, manager, new Date()),
      adminSearch: createAdminSearch({ firestore, startStopwatch }),
      reviewers: createReviewers(firestore),
      searchMisses,
      placeViews,
      unsubscribe: { firestore, unsubscribeTokens },
      publicLists,
      listPreviews: createListPreviews(pictures.store, previewSize),
      site,
    }),
  );

  let isClosing = false;
  const closeServer = async (reason: string, graceMs: number, exitCode = 0): Promise<void> => {
    // Ctrl+C arrives twice: from the terminal and from the script that started the process.
    if (isClosing) return;
    isClosing = true;
    readiness.close();
    logger.info({ reason }, 'closing');
    const [isFinished] = await Promise.all([
      closeGracefully(server, { graceMs, drainMs: config.drainTimeoutMs }),
      // An e-mail in progress is awaited like a request, because its result would be unknown otherwise.
      Promise.race([notificationWorker.stop(), pause(config.drainTimeoutMs)]),
    ]);
    // Views and searches that were answered but not written yet, and then the telemetry of everything.
    await Promise.race([
      Promise.all([searchMisses.flush(), placeViews.flush()]).then(stopTelemetry),
      pause(maxFlushMs),
    ]);
    logger.info({ finished: isFinished }, 'closed');
    process.exit(isFinished ? exitCode : 1);
  };
  closeProcess = () => void closeServer('exception', closeGraceMs, 1);
  process.on('SIGTERM', () => void closeServer('SIGTERM', closeGraceMs));
  // No grace period, because no load balancer is involved: the process runs in a terminal, or its parent script has
  // ended.
  process.on('SIGINT', () => void closeServer('SIGINT', 0));
  process.on('disconnect', () => void closeServer('parent process ended', 0));

  const sitePages = [...(site?.languages.values() ?? [])];
  // These promises never reject.
  await Promise.all(sitePages.map(({ renderer }) => renderer.started));
  const renderFirstPages = async () => {
    await placeIndex.current();
    for (const path of firstPages)
      for (const { pages } of sitePages) await pages.page(path, maxFirstPagesMs);
  };
  // Without the places, or on a busy machine, the first visitors get the shell.
  if (site) {
    await withDeadline(renderFirstPages(), maxFirstPagesMs, 'the first pages').catch(
      () => undefined,
    );
  }
  const port = await listen(server, config);
  logger.info({ port, host: config.host, project: config.projectId }, 'listening');
  // If the parent is gone, the 'disconnect' event reports it; a failed message is ignored.
  process.send?.({ type: 'listening', port }, () => undefined);
  // A crash may have interrupted the change of an account. Failures are logged and retried at each interval.
  void finishPendingChanges();
  setInterval(() => void finishPendingChanges(), accountRetryIntervalMs).unref();
  notificationWorker.start();
  void club.sweep();
  setInterval(() => void club.sweep(), clubSweepIntervalMs).unref();
}

/** Removes the files of interrupted uploads and removals before the first request. */
async function removeInterruptedUploads(store: ImageStore, logger: Logger): Promise<void> {
  try {
    const removedCount = await store.cleanTemporary();
    if (removedCount > 0) logger.info({ removed: removedCount }, 'temporary upload files deleted');
  } catch (error) {
    // /readyz reports an unavailable store; pages are still served.
    logger.error({ err: error }, 'upload cleanup failed');
  }
}

main().catch((error: unknown) => {
  const stack = error instanceof Error ? error.stack : undefined;
  const text = error instanceof ConfigError ? error.message : (stack ?? String(error));
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
