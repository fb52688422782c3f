import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore } from '@google-cloud/firestore';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { errorCode } from '#shared/app-error.ts';
import { fieldsOf } from '#shared/stored-fields.ts';
import { createLease } from '#server/platform/firestore/lease.ts';
import type { MailConfig } from '#server/mail-config.ts';
import type { Pseudonyms } from '#server/platform/pseudonyms.ts';
import { readChanges } from './changes.ts';
import { createEventNotifier } from './event-notifications.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';
import { createScheduledNotifier } from './scheduled-notifications.ts';
import { createdAtOf, detectNotifications, notificationSources } from './detect-notifications.ts';
import type { NotificationSource } from './detect-notifications.ts';
import { createNotificationWriter } from './notification-writer.ts';
import { createEmailOutbox } from './email-outbox.ts';
import { openMailSession } from './smtp-session.ts';
import type { MailSession } from './smtp-session.ts';

/** Interval between two rounds in ms. */
const roundIntervalMs = 15_000;
/** Age in ms after which the lease is renewed during long work. */
const renewAfterMs = 10_000;
/** Maximum time in ms to wait for the release of the lease on shutdown; otherwise the lease expires. */
const releaseTimeoutMs = 1_000;
/** Number of records processed in parallel. */
const maxParallel = 4;
/** Number of consecutive failures after which a record is given up. */
const maxFailures = 20;

export interface NotificationWorkerOptions {
  firestore: Firestore;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** No e-mails are sent if null. */
  mail: MailConfig | null;
  unsubscribeTokens: UnsubscribeTokens;
  pseudonyms: Pick<Pseudonyms, 'ofRecipient'>;
  /** Monotonic clock in ms, for the age of the lease. */
  elapsed?: () => number;
  /**
   * Returns the time for which time-based notifications are due. By default this is the time of the database; tests
   * shift it.
   */
  toCurrentTime?: (databaseTime: Date) => Date;
  openSession?: () => Promise<MailSession>;
  abandonedAfterMs?: number;
}

export interface NotificationWorker {
  /**
   * Runs one round: sends notifications of changes, then time-based ones, then e-mails. Does nothing while another
   * server has the lease. A failure does not block other records: a record that fails is retried in later rounds and
   * finally given up.
   * @returns true if more work is due immediately
   * @throws AppError 'unavailable', after all other work was tried
   */
  runRound(): Promise<boolean>;
  /** Runs rounds every 15 seconds until stop(). Failures are logged and retried in the next round. */
  start(): void;
  /** Stops after the current e-mail and releases the lease. */
  stop(): Promise<void>;
}

/**
 * Creates the worker that notifies users of changes in the app and by e-mail. A lease lets only one server at a time
 * work.
 */
export function createNotificationWorker(options: NotificationWorkerOptions): NotificationWorker {
  const { firestore, logger, mail, elapsed = () => performance.now() } = options;
  const serverId = randomUUID();
  const lease = createLease(firestore, 'news', serverId);
  const writer = createNotificationWriter({ firestore, canSendLetters: mail !== null });
  const notifyOfEvent = createEventNotifier({ firestore, writer });
  const outbox =
    mail &&
    createEmailOutbox({
      firestore,
      logger,
      serverId,
      openSession: options.openSession ?? (() => openMailSession(mail)),
      from: mail.from,
      siteOrigin: mail.siteOrigin,
      unsubscribeTokens: options.unsubscribeTokens,
      pseudonyms: options.pseudonyms,
      elapsed,
      abandonedAfterMs: options.abandonedAfterMs,
    });
  const processedVersions = new Map<string, number>();
  /** Number of consecutive failures per record since its last success. */
  const failureCounts = new Map<string, number>();
  const limit = pLimit(maxParallel);
  let leaseTakenAt = 0;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  const takeLease = async (): Promise<Date | null> => {
    leaseTakenAt = elapsed();
    return lease.take();
  };
  const hasLease = async (): Promise<boolean> => {
    if (isStopping) return false;
    return elapsed() - leaseTakenAt < renewAfterMs || (await takeLease()) !== null;
  };

  /** @returns true if the record is done or given up */
  async function processRecord(
    recordKey: string,
    notify: () => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await notify();
    } catch (error) {
      const count = (failureCounts.get(recordKey) ?? 0) + 1;
      failureCounts.set(recordKey, count);
      // The name of the record is not logged, because it contains a uid.
      const isGivenUp = count >= maxFailures;
      logger.error(
        { code: errorCode(error), err: error, isGivenUp },
        'notifications of a record not created',
      );
      if (!isGivenUp) return false;
    }
    failureCounts.delete(recordKey);
    return true;
  }

  const runScheduled = createScheduledNotifier({ firestore, writer, processRecord });

  /** @returns true if there are more changes */
  async function notifyOfChanges(source: NotificationSource): Promise<boolean> {
    const changes = await readChanges(firestore, source, processedVersions);
    const outcomes = changes.documents.map((change) =>
      limit(async () => {
        if (!(await hasLease())) return false;
        const fields = fieldsOf(change.data());
        const createdAt = createdAtOf(fields);
        const isBeforeNotifications =
          createdAt !== null && createdAt.getTime() < changes.notifiedSince;
        const recordKey = `${source}_${change.id}`;
        if (source === 'event') {
          let isComplete = true;
          const notify = async () => (isComplete = await notifyOfEvent(change, hasLease));
          return (await processRecord(recordKey, notify)) && isComplete;
        }
        return processRecord(recordKey, () =>
          writer.notify(recordKey, (previousState) =>
            detectNotifications(source, {
              id: change.id,
              fields,
              previousState,
              isBeforeNotifications,
            }),
          ),
        );
      }),
    );
    const processedFlags = await Promise.all(outcomes);
    if (!processedFlags.every(Boolean)) return false;
    await changes.storeCursor();
    return changes.hasMore;
  }

  async function runRound(): Promise<boolean> {
    const now = await takeLease();
    if (now === null) return false;
    let hasMoreWork = false;
    const errors: unknown[] = [];
    const collectError = async (work: () => Promise<unknown>): Promise<void> => {
      await work().catch((error: unknown) => errors.push(error));
    };
    for (const source of Object.keys(notificationSources) as NotificationSource[]) {
      await collectError(async () => {
        if (await notifyOfChanges(source)) hasMoreWork = true;
      });
    }
    await collectError(() => runScheduled(options.toCurrentTime?.(now) ?? now, hasLease));
    await collectError(async () => {
      if (outbox && (await hasLease()) && (await outbox.send(now, hasLease))) hasMoreWork = true;
    });
    if (errors.length > 0) throw errors[0];
    return hasMoreWork;
  }

  async function work(): Promise<void> {
    let hasMore = false;
    try {
      hasMore = await runRound();
    } catch (error) {
      logger.error({ code: errorCode(error), err: error }, 'notifications not processed');
    }
    if (!isStopping) timer = setTimeout(startRound, hasMore ? 0 : roundIntervalMs).unref();
  }
  function startRound(): void {
    void work();
  }

  return {
    runRound,
    start() {
      if (mail === null) logger.info('MAIL_URL is not set: no e-mails are sent');
      startRound();
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      // Waits only for the current e-mail. The next server repeats all other unfinished work without sending
      // duplicates.
      await outbox?.waitUntilIdle();
      await Promise.race([lease.release().catch(() => undefined), pause(releaseTimeoutMs)]);
    },
  };
}
