import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createClubSaved } from './features/club/club-saved.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { serverBounds } from './platform/http/body-times.ts';
import { createLogger } from './platform/logger.ts';
import { createAdminSearch } from './features/search/admin-search.ts';
import { createAccountServices } from './features/account/account-services.ts';
import { authDependency } from './platform/identity/auth-dependency.ts';
import type { ImageStore } from './features/pictures/store/image-store.ts';
import { prepareDecoders } from './features/pictures/processing/image-pipeline.ts';
import { createPictureServices } from './features/pictures/picture-services.ts';
import { createNews } from './features/notifications/news.ts';
import { createStopTokens } from './features/notifications/letter-stop.ts';
import { createPseudonyms } from './platform/pseudonyms.ts';
import { createEventImportServices } from './features/imports/events/event-import-services.ts';
import { createFirestore } from './platform/firestore/client.ts';
import { createImportServices } from './features/imports/places/import-services.ts';
import { firestoreDependency } from './platform/firestore/dependency.ts';
import { firestoreSource } from './platform/firestore/collection-source.ts';
import { siteFactsSource } from './search-index/site-facts-source.ts';
import { withDeadline } from './platform/http/deadline.ts';
import { closeGracefully } from './platform/process/graceful-close.ts';
import { keyedLock } from './platform/keyed-lock.ts';
import { listen } from './platform/process/listen.ts';
import { createClub } from './features/payments/club-services.ts';
import { toCategoryRecord, toOfferRecord, toPlaceRecord } from './search-index/held-records.ts';
import { createCityReadings } from './search-index/city-readings.ts';
import { createPlaceIndex } from './search-index/place-index.ts';
import { toEventRecord } from './search-index/public-events.ts';
import { createReadiness } from './platform/process/readiness.ts';
import { firstReviews } from './features/reviews/first-reviews.ts';
import { createPublicLists } from './features/lists/public-lists.ts';
import { createPlaceViews } from './features/statistics/place-views.ts';
import { createReviewers } from './features/reviews/reviewers.ts';
import { createSearchMisses } from './features/search/search-misses.ts';
import { createListPreviews } from './features/lists/list-previews.ts';
import { managerOverview } from './features/manager-console/manager-overview.ts';
import { previewSize } from './site/preview-picture.ts';
import { siteContent } from './site-content.ts';
import { readSite } from './site/site.ts';
import { createStatisticsServices } from './features/statistics/statistics-services.ts';
import { startStopwatch } from './platform/stopwatch.ts';
import { watchUnexpectedErrors } from './platform/process/unexpected-errors.ts';

/** How often erasures that were begun and not ended are taken up again. */
const erasureSweepMs = 10 * 60_000;

/** How often memberships whose time is over are looked at. */
const clubSweepMs = 10 * 60_000;

/** So long whoever directs traffic here has to see that /readyz says no, before connections are refused. */
const closeGraceMs = 2_000;

/** So long /readyz waits for the first reading of the city before it says no. */
const cityWaitMs = 2_000;

/** Reads the configuration, puts the parts together and serves until told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  // Before it listens there is nothing to finish.
  let leave = (): void => process.exit(1);
  const unexpected = watchUnexpectedErrors({
    logger,
    onException: () => {
      leave();
    },
  });
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
      // What ended counts too until somebody switches it off: more than there are places.
      maxDocuments: 50_000,
    }),
    events: firestoreSource(firestore, {
      collection: 'events',
      toRecord: toEventRecord,
      maxDocuments: 20_000,
      endField: 'lastAt',
      // What comes back every year is known from the last time.
      keptAfterEndMs: 400 * 86_400_000,
    }),
    readSiteFacts: siteFactsSource(
      firestore,
      createClubSaved({ firestore, now: () => new Date(), startStopwatch }),
    ),
    shared: createCityReadings({ config, firestore, logger }),
    times: config.placeIndex,
    startStopwatch,
    logger,
  });
  const club = createClub({ config, firestore, logger });
  prepareDecoders();
  const pictures = createPictureServices({ config, firestore, logger, placeIndex });
  const { finishPending, ...people } = createAccountServices({
    config,
    firestore,
    images: pictures.store,
    logger,
    payments: club.payments,
  });
  const stopTokens = createStopTokens(config.privacySecret);
  const pseudonyms = createPseudonyms(config.privacySecret);
  const news = createNews({ firestore, logger, mail: config.mail, stopTokens, pseudonyms });
  await sweepPictures(pictures.store, logger);
  const publicLists = createPublicLists(firestore);
  const site = await readSite(config, {
    placeIndex,
    content: siteContent({ publicLists, firstReviews: firstReviews(firestore) }),
    logger,
  });
  let holdsCity = false;
  const readCity = async () => {
    await placeIndex.current();
    holdsCity = true;
  };
  // Begun before anybody comes. A failure is logged, and tried again by whoever asks next.
  readCity().catch(() => undefined);
  const readiness = createReadiness(
    [
      // Traffic comes once it holds the city: until then every visitor would wait for it.
      {
        name: 'lugares',
        ping: async () => {
          if (!holdsCity) await withDeadline(readCity(), cityWaitMs, 'the first reading');
        },
      },
      firestoreDependency(firestore),
      authDependency(config),
      { name: 'imagens dos lugares', ping: () => pictures.store.ping() },
    ],
    startStopwatch,
  );
  const server = http.createServer(
    serverBounds,
    createApp({
      config,
      logger,
      readiness,
      unhandledRejections: unexpected.rejections,
      placeIndex,
      ...people,
      pictures,
      imports: createImportServices({ firestore, placeIndex, images: pictures.store }),
      eventImports: createEventImportServices({ firestore, placeIndex }),
      club,
      redemptions: { desk: { firestore, now: () => new Date() }, lock: keyedLock() },
      reservations: { desk: { firestore, now: () => new Date() }, lock: keyedLock() },
      statistics: createStatisticsServices(firestore),
      managerOverview: (manager) => managerOverview(firestore, manager, new Date()),
      adminSearch: createAdminSearch({ firestore, startStopwatch }),
      reviewers: createReviewers(firestore),
      searchMisses: createSearchMisses({ firestore, logger, now: () => new Date() }),
      placeViews: createPlaceViews({ firestore, logger, now: () => new Date() }),
      letterStop: { firestore, stopTokens },
      publicLists,
      listPreviews: createListPreviews(pictures.store, previewSize),
      site,
    }),
  );

  let closing = false;
  const close = async (reason: string, graceMs: number, exitCode = 0): Promise<void> => {
    // Ctrl+C reaches us from the terminal and again from the script that started us.
    if (closing) return;
    closing = true;
    readiness.close();
    logger.info({ reason }, 'closing');
    const [finished] = await Promise.all([
      closeGracefully(server, { graceMs, drainMs: config.drainTimeoutMs }),
      // A letter that is being sent is waited for like a request: what became of it would be unknown.
      Promise.race([news.stop(), pause(config.drainTimeoutMs)]),
    ]);
    logger.info({ finished }, 'closed');
    process.exit(finished ? exitCode : 1);
  };
  leave = () => void close('exception', closeGraceMs, 1);
  process.on('SIGTERM', () => void close('SIGTERM', closeGraceMs));
  // At a terminal, or started by a script that is gone (nobody else would stop us), no traffic is directed here.
  process.on('SIGINT', () => void close('SIGINT', 0));
  process.on('disconnect', () => void close('parent gone', 0));

  // So that the first visitor does not get a shell. It settles in any case.
  await site?.renderer.started;
  const port = await listen(server, config);
  logger.info({ port, host: config.host, project: config.projectId }, 'listening');
  // A parent that is gone by now is noticed by 'disconnect', not by a failed message.
  process.send?.({ type: 'listening', port }, () => undefined);
  // A crash may have left somebody half erased. Failures are logged, and tried again while we run.
  void finishPending();
  setInterval(() => void finishPending(), erasureSweepMs).unref();
  news.start();
  void club.sweep();
  setInterval(() => void club.sweep(), clubSweepMs).unref();
}

/** What an interrupted upload or removal left behind goes before the first request comes. */
async function sweepPictures(store: ImageStore, logger: Logger): Promise<void> {
  try {
    const removed = await store.cleanTemporary();
    if (removed > 0) logger.info({ removed }, 'interrupted work on pictures removed');
  } catch (error) {
    // A store that is away is said by /readyz; pages are served meanwhile.
    logger.error({ err: error }, 'pictures not swept');
  }
}

main().catch((error: unknown) => {
  const stack = error instanceof Error ? error.stack : undefined;
  const text = error instanceof ConfigError ? error.message : (stack ?? String(error));
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
