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
import { createEventNotifications } from './event-notifications.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';
import { createScheduledNotifications } from './scheduled-notifications.ts';
import { createdAtOf, detectNotifications, notificationSources } from './detect-notifications.ts';
import type { NotificationSource } from './detect-notifications.ts';
import { createNotificationWriter } from './notification-writer.ts';
import { createEmailOutbox } from './email-outbox.ts';
import { openMailSession } from './smtp-session.ts';
import type { MailSession } from './smtp-session.ts';

/** Interval between two rounds in ms. */
const roundMs = 15_000;
/** Age in ms after which the lease is renewed during long work. */
const renewAfterMs = 10_000;
/** Maximum time in ms to wait for the release of the lease on shutdown; otherwise the lease expires. */
const longestReleaseMs = 1_000;
/** Number of records processed in parallel. */
const atOnce = 4;
/** Number of rounds in which a record may fail while the database responds, before it is given up. */
const maxFailures = 20;

export interface NotificationWorkerOptions {
  firestore: Firestore;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** No e-mails are sent if null. */
  mail: MailConfig | null;
  stopTokens: UnsubscribeTokens;
  pseudonyms: Pick<Pseudonyms, 'ofRecipient'>;
  /** Monotonic clock in ms, for the age of the lease. */
  elapsed?: () => number;
  /** Converts the time of the database to the current time; tests shift it. */
  timeOf?: (databaseTime: Date) => Date;
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
  round(): Promise<boolean>;
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
  const owner = randomUUID();
  const lease = createLease(firestore, 'news', owner);
  const writer = createNotificationWriter({ firestore, hasLetters: mail !== null });
  const tellOfEvent = createEventNotifications({ firestore, writer });
  const outbox =
    mail &&
    createEmailOutbox({
      firestore,
      logger,
      owner,
      openSession: options.openSession ?? (() => openMailSession(mail)),
      from: mail.from,
      siteOrigin: mail.siteOrigin,
      stopTokens: options.stopTokens,
      pseudonyms: options.pseudonyms,
      elapsed,
      abandonedAfterMs: options.abandonedAfterMs,
    });
  const seen = new Map<string, number>();
  /** Number of failures per record without a sent notification. */
  const failures = new Map<string, number>();
  const limit = pLimit(atOnce);
  let takenAt = 0;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  const take = async (): Promise<Date | null> => {
    takenAt = elapsed();
    return lease.take();
  };
  const isOurs = async (): Promise<boolean> => {
    if (isStopping) return false;
    return elapsed() - takenAt < renewAfterMs || (await take()) !== null;
  };

  /** @returns true if the record is done or given up */
  async function tellRecord(record: string, tell: () => Promise<unknown>): Promise<boolean> {
    try {
      await tell();
    } catch (error) {
      const count = (failures.get(record) ?? 0) + 1;
      failures.set(record, count);
      // The name of the record is not logged, because it contains a uid.
      const isGivenUp = count >= maxFailures;
      logger.error({ code: errorCode(error), err: error, isGivenUp }, 'a record was not told');
      if (!isGivenUp) return false;
    }
    failures.delete(record);
    return true;
  }

  const clock = createScheduledNotifications({ firestore, writer, tellRecord });

  /** @returns true if there are more changes */
  async function tellChanges(source: NotificationSource): Promise<boolean> {
    const changes = await readChanges(firestore, source, seen);
    const telling = changes.documents.map((one) =>
      limit(async () => {
        if (!(await isOurs())) return false;
        const fields = fieldsOf(one.data());
        const made = createdAtOf(fields);
        const isOlder = made !== null && made.getTime() < changes.knownSince;
        const record = `${source}_${one.id}`;
        if (source === 'event') {
          let isWhole = true;
          const tell = async () => (isWhole = await tellOfEvent(one, isOurs));
          return (await tellRecord(record, tell)) && isWhole;
        }
        return tellRecord(record, () =>
          writer.tell(record, (told) =>
            detectNotifications(source, { id: one.id, fields, told, isOlder }),
          ),
        );
      }),
    );
    const isTold = await Promise.all(telling);
    if (!isTold.every(Boolean)) return false;
    await changes.done();
    return changes.isFull;
  }

  async function round(): Promise<boolean> {
    const now = await take();
    if (now === null) return false;
    let isFull = false;
    const failed: unknown[] = [];
    const attempt = async (work: () => Promise<unknown>): Promise<void> => {
      await work().catch((error: unknown) => failed.push(error));
    };
    for (const source of Object.keys(notificationSources) as NotificationSource[]) {
      await attempt(async () => {
        if (await tellChanges(source)) isFull = true;
      });
    }
    await attempt(() => clock(options.timeOf?.(now) ?? now, isOurs));
    await attempt(async () => {
      if (outbox && (await isOurs()) && (await outbox.send(now, isOurs))) isFull = true;
    });
    if (failed.length > 0) throw failed[0];
    return isFull;
  }

  async function work(): Promise<void> {
    let isMore = false;
    try {
      isMore = await round();
    } catch (error) {
      logger.error({ code: errorCode(error), err: error }, 'news were not told');
    }
    if (!isStopping) timer = setTimeout(begin, isMore ? 0 : roundMs).unref();
  }
  function begin(): void {
    void work();
  }

  return {
    round,
    start() {
      if (mail === null) logger.info('MAIL_URL is not set: no letters are sent');
      begin();
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      // The next server repeats other unfinished work without sending duplicates.
      await outbox?.idle();
      await Promise.race([lease.release().catch(() => undefined), pause(longestReleaseMs)]);
    },
  };
}
