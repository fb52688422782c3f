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
import { createEventNews } from './event-news.ts';
import type { StopTokens } from './letter-stop.ts';
import { createNewsClock } from './news-clock.ts';
import { madeAt, newsOf, newsSources } from './news-of.ts';
import type { NewsSource } from './news-of.ts';
import { createNoticeWriter } from './notice-writer.ts';
import { createOutbox } from './outbox.ts';
import { openMailSession } from './smtp-session.ts';
import type { MailSession } from './smtp-session.ts';

/** Between two rounds, in milliseconds. */
const roundMs = 15_000;
/** A lease is renewed when it is as old as this, in the middle of long work. */
const renewAfterMs = 10_000;
/** Nobody waits longer to leave; the lease ends by itself. */
const longestReleaseMs = 1_000;
/** Records that are told of at once. */
const atOnce = 4;
/** Rounds in which one record fails while the database answers, before the others go on without it. */
const maxFailures = 20;

export interface NewsOptions {
  firestore: Firestore;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** null sends no letters. */
  mail: MailConfig | null;
  stopTokens: StopTokens;
  pseudonyms: Pick<Pseudonyms, 'ofRecipient'>;
  /** Monotonic milliseconds, for the age of the lease. */
  elapsed?: () => number;
  /** The brand's clock from the database's time; tests turn it. */
  timeOf?: (databaseTime: Date) => Date;
  openSession?: () => Promise<MailSession>;
  abandonedAfterMs?: number;
}

export interface News {
  /**
   * One round: what changed is told, what the clock brings is told, letters are sent. Does nothing while another
   * server has the lease. What fails keeps nothing else back: a record that fails is tried in later rounds and given up
   * in the end.
   * @returns whether there is more to do at once
   * @throws AppError 'unavailable', after everything else was tried
   */
  round(): Promise<boolean>;
  /** Rounds every 15 seconds until stop(). Failures are logged, and the next round tries again. */
  start(): void;
  /** Ends after the letter that is being sent, and gives the lease back. */
  stop(): Promise<void>;
}

/** Tells people what changed, in the app and by letter; one server at a time. */
export function createNews(options: NewsOptions): News {
  const { firestore, logger, mail, elapsed = () => performance.now() } = options;
  const owner = randomUUID();
  const lease = createLease(firestore, 'news', owner);
  const writer = createNoticeWriter({ firestore, hasLetters: mail !== null });
  const tellOfEvent = createEventNews({ firestore, writer });
  const outbox =
    mail &&
    createOutbox({
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
  /** How often each record failed that has not been told. */
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

  /** @returns whether nothing is left to tell of it */
  async function tellRecord(record: string, tell: () => Promise<unknown>): Promise<boolean> {
    try {
      await tell();
    } catch (error) {
      const count = (failures.get(record) ?? 0) + 1;
      failures.set(record, count);
      // What a record is called names a person.
      const isGivenUp = count >= maxFailures;
      logger.error({ code: errorCode(error), err: error, isGivenUp }, 'a record was not told');
      if (!isGivenUp) return false;
    }
    failures.delete(record);
    return true;
  }

  const clock = createNewsClock({ firestore, writer, tellRecord });

  /** @returns whether there is more */
  async function tellChanges(source: NewsSource): Promise<boolean> {
    const changes = await readChanges(firestore, source, seen);
    const telling = changes.documents.map((one) =>
      limit(async () => {
        if (!(await isOurs())) return false;
        const fields = fieldsOf(one.data());
        const made = madeAt(fields);
        const isOlder = made !== null && made.getTime() < changes.knownSince;
        const record = `${source}_${one.id}`;
        if (source === 'event') {
          let isWhole = true;
          const tell = async () => (isWhole = await tellOfEvent(one, isOurs));
          return (await tellRecord(record, tell)) && isWhole;
        }
        return tellRecord(record, () =>
          writer.tell(record, (told) => newsOf(source, { id: one.id, fields, told, isOlder })),
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
    for (const source of Object.keys(newsSources) as NewsSource[]) {
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
      // What else is under way is done again by whoever works next, and nobody is told twice.
      await outbox?.idle();
      await Promise.race([lease.release().catch(() => undefined), pause(longestReleaseMs)]);
    },
  };
}
