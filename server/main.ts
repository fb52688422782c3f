import http from 'node:http';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { createAccountServices } from './services/account-services.ts';
import { authDependency } from './services/identity/auth-dependency.ts';
import type { ImageStore } from './services/images/image-store.ts';
import { prepareDecoders } from './services/images/image-pipeline.ts';
import { createPictureServices } from './services/picture-services.ts';
import { createFirestore } from './services/firestore-client.ts';
import { createImportServices } from './services/imports/import-services.ts';
import { firestoreDependency } from './services/firestore-dependency.ts';
import { firestoreSource } from './services/firestore-source.ts';
import { closeGracefully } from './services/graceful-close.ts';
import { keyedLock } from './services/keyed-lock.ts';
import { listen } from './services/listen.ts';
import { createClub } from './services/payments/club-services.ts';
import { toOfferRecord } from './services/offer-record.ts';
import { createPlaceIndex } from './services/place-index.ts';
import { toCategoryRecord, toPlaceRecord } from './services/place-record.ts';
import { createReadiness } from './services/readiness.ts';
import { warmSiteFiles } from './services/site-files.ts';
import { readSite } from './services/site.ts';
import { createStatisticsServices } from './services/statistics/statistics-services.ts';
import { startStopwatch } from './services/stopwatch.ts';

/** How often erasures that were begun and not ended are taken up again. */
const erasureSweepMs = 10 * 60_000;

/** How often memberships whose time is over are looked at. */
const clubSweepMs = 10 * 60_000;

/** Reads the configuration, puts the parts together and serves until told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
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
    times: config.placeIndex,
    startStopwatch,
    logger,
  });
  const club = createClub({ config, firestore, logger });
  const account = createAccountServices({ config, firestore, logger, payments: club.payments });
  prepareDecoders();
  const pictures = createPictureServices({ config, firestore, logger, placeIndex });
  await sweepPictures(pictures.store, logger);
  const site = await readSite(config, placeIndex);
  const server = http.createServer(
    // A caller that sends its request drop by drop is cut off; a phone may take its time for 5 MB.
    { requestTimeout: 120_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 },
    createApp({
      config,
      logger,
      readiness: createReadiness(
        [
          firestoreDependency(firestore),
          authDependency(config),
          { name: 'imagens dos lugares', ping: () => pictures.store.ping() },
        ],
        startStopwatch,
      ),
      placeIndex,
      account,
      pictures,
      imports: createImportServices({ firestore, placeIndex, images: pictures.store }),
      club,
      redemptions: { desk: { firestore, now: () => new Date() }, lock: keyedLock() },
      statistics: createStatisticsServices(firestore),
      site,
    }),
  );

  let closing = false;
  const close = async (reason: string): Promise<void> => {
    // Ctrl+C reaches us from the terminal and again from the script that started us.
    if (closing) return;
    closing = true;
    logger.info({ reason }, 'closing');
    const finished = await closeGracefully(server, config.drainTimeoutMs);
    logger.info({ finished }, 'closed');
    process.exit(finished ? 0 : 1);
  };
  process.on('SIGTERM', () => void close('SIGTERM'));
  process.on('SIGINT', () => void close('SIGINT'));
  // Started by a script: when that is gone, nobody else would stop us.
  process.on('disconnect', () => void close('parent gone'));

  const port = await listen(server, config);
  logger.info({ port, host: config.host, project: config.projectId }, 'listening');
  // A parent that is gone by now is noticed by 'disconnect', not by a failed message.
  process.send?.({ type: 'listening', port }, () => undefined);
  // A crash may have left somebody half erased. Failures are logged, and tried again while we run.
  void account.finishPending();
  setInterval(() => void account.finishPending(), erasureSweepMs).unref();
  void club.sweep();
  setInterval(() => void club.sweep(), clubSweepMs).unref();
  // Ready for the first visitor; a failure is already logged, and the next visitor tries again.
  await placeIndex.current().catch(() => undefined);
  if (site) {
    await warmSiteFiles(site.files);
    logger.debug({ files: site.files.size }, 'site compressed');
  }
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
