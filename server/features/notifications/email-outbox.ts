import { FieldValue, Timestamp } from '@google-cloud/firestore';
import type { DocumentReference, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import { countOf } from '#shared/stored-fields.ts';
import { ignoreMissing } from '#server/platform/firestore/database-error.ts';
import { createLetterPreparation } from './due-letter.ts';
import type { DueLetterOptions, ReadyLetter } from './due-letter.ts';
import { paceOf, paceWith } from './letter-pace.ts';
import type { MailSession, SendResult } from './smtp-session.ts';

/** Maximum number of e-mails per round, and maximum duration of sending in ms. */
const atOnce = 100;
const longestMs = 15_000;
/** Delay in ms before the retry of a temporarily refused e-mail: 15 seconds, doubled each time, at most an hour. */
const firstWaitMs = 15_000;
const longestWaitMs = 3_600_000;
/**
 * Maximum delay in ms after a connection failure, which does not depend on the e-mail; short, so that the e-mail is
 * sent within a minute after the mail server recovers.
 */
const longestTroubleMs = 30_000;
/** Maximum number of consecutive temporary refusals per round, to respect a mail server that limits the rate. */
const maxRefusals = 20;
/** Age in ms after which a pending e-mail is given up, because its content is outdated. */
const givenUpMs = 3 * 86_400_000;
/** Retention time in ms of e-mails with an unknown result and of permanently refused ones. */
const keptMs = 30 * 86_400_000;
/** Time in ms after which a server that is still marked as sending is considered crashed. */
const abandonedMs = 120_000;

export interface EmailOutboxOptions extends DueLetterOptions {
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Unique id of this server. */
  owner: string;
  /** @throws Error if no e-mail can be sent now */
  openSession: () => Promise<MailSession>;
  /** Monotonic clock in ms. */
  elapsed: () => number;
  /** Default: abandonedMs. */
  abandonedAfterMs?: number;
}

export interface EmailOutbox {
  /**
   * Sends due e-mails, oldest first: at most 100 per round or 15 seconds of work, so that e-mails do not delay
   * notifications in the app. An e-mail is marked before it is sent. If the mark is found later without a known result,
   * the e-mail is never sent again. E-mails above the limits of their recipient (letter-pace.ts) are deleted and
   * counted in the log.
   * @param now time of the database
   * @param isOurs checked before each e-mail; false stops the work
   * @returns true if more e-mails may be due immediately
   * @throws AppError 'unavailable' if the database does not respond
   */
  send(now: Date, isOurs: () => Promise<boolean>): Promise<boolean>;
  /** Resolves when no e-mail is between its mark and its stored result. */
  idle(): Promise<unknown>;
}

/**
 * Creates the outbox over outbox/{id}. States of an e-mail: waiting, then sending, then deleted, unknown or failed.
 */
export function createEmailOutbox(options: EmailOutboxOptions): EmailOutbox {
  const { firestore, logger, owner, elapsed, abandonedAfterMs = abandonedMs } = options;
  const outbox = firestore.collection('outbox');
  const prepare = createLetterPreparation(options);
  /** Results that the database has not stored yet. */
  const ended = new Map<string, Fate>();
  let sending: Promise<unknown> = Promise.resolve();

  async function keep(letter: DocumentReference, fate: Fate): Promise<void> {
    ended.set(letter.id, fate);
    if (fate.outcome === 'sent') {
      await letter.delete();
    } else {
      // The e-mail may have been erased with its recipient.
      await ignoreMissing(letter.update(fieldsAfter(fate)));
    }
    ended.delete(letter.id);
  }

  /**
   * Resolves e-mails marked as sending without a result, by a crashed server or by this one during a database failure.
   */
  async function settle(now: Date): Promise<void> {
    const { docs } = await outbox.where('state', '==', 'sending').limit(atOnce).get();
    for (const letter of docs) {
      const fate = ended.get(letter.id);
      const since: unknown = letter.get('sendingAt');
      const isAbandoned =
        !(since instanceof Timestamp) || now.getTime() - since.toMillis() > abandonedAfterMs;
      const attempts = countOf(letter.get('attempts'));
      const fields = { reason: 'gone', attempts, now, isTrouble: true };
      if (fate) await keep(letter.ref, fate);
      else if (letter.get('owner') === owner) {
        // The mark was stored although its response was lost, so sending never started.
        await keep(letter.ref, { outcome: 'later', ...fields });
      } else if (isAbandoned) {
        await keep(letter.ref, { outcome: 'unknown', ...fields });
        logger.warn(
          'a letter was being sent when its server went away: what became of it is unknown',
        );
      }
    }
  }

  async function opened(): Promise<MailSession | null> {
    try {
      return await options.openSession();
    } catch (error) {
      logger.warn({ err: error }, 'no letters can be sent now');
      return null;
    }
  }

  /**
   * Returns true if this server may send the e-mail: it is unmarked, was not erased, and the rate limit of its
   * recipient still allows it. The e-mail counts before it is sent, so that a crash cannot exceed the limit.
   */
  async function claim({ waiting: letter, paced }: ReadyLetter): Promise<boolean> {
    return firestore.runTransaction(async (transaction) => {
      const current = await transaction.get(letter.ref);
      if (current.get('state') !== 'waiting') return false;
      if (paced) {
        const sent = await transaction.get(paced.pace);
        if (paceOf(sent, paced) !== 'send') return false;
        transaction.set(paced.pace, paceWith(sent, paced));
      }
      const sendingAt = FieldValue.serverTimestamp();
      transaction.update(letter.ref, { state: 'sending', owner, sendingAt });
      return true;
    });
  }

  async function sendOne(
    ready: ReadyLetter,
    session: MailSession,
    now: Date,
  ): Promise<Sending | null> {
    const { waiting, letter, paced } = ready;
    if (!(await claim(ready))) return null;
    const { outcome, reason, isTrouble } = await session.send(letter);
    const attempts = countOf(waiting.get('attempts')) + 1;
    await keep(waiting.ref, { outcome, reason, attempts, now, isTrouble });
    if (outcome === 'later' && paced) {
      await ignoreMissing(paced.pace.update({ [`sent.${waiting.id}`]: FieldValue.delete() }));
    }
    if (outcome !== 'sent') {
      logger.warn(
        { outcome, reason, kind: waiting.get('kind') as unknown },
        'a letter was not sent',
      );
    }
    return { outcome, isTrouble };
  }

  return {
    idle: () => sending,
    async send(now, isOurs) {
      await settle(now);
      let session: MailSession | null = null;
      let refusals = 0;
      let dropped = 0;
      const begun = elapsed();
      try {
        const due = outbox.where('state', '==', 'waiting').where('dueAt', '<=', now);
        const { docs } = await due.orderBy('dueAt').limit(atOnce).get();
        for (const waiting of docs) {
          if (!(await isOurs())) return false;
          if (elapsed() - begun > longestMs) return true;
          if (isGivenUp(waiting, now)) {
            await keep(waiting.ref, { ...untried, reason: 'old', outcome: 'never', now });
            logger.warn('a letter that could not be sent for three days was given up');
            continue;
          }
          const ready = await prepare(waiting, now);
          if (ready === 'impossible') {
            await keep(waiting.ref, { ...untried, outcome: 'never', now });
            continue;
          }
          if (ready === 'dropped') dropped += 1;
          if (ready === 'dropped' || ready === 'nothing') continue;
          // Connects before anything is marked, so that a failed connection leaves no mark.
          if (!session?.isOpen) session = await opened();
          if (session === null) return false;
          const sent = sendOne(ready, session, now);
          sending = sent.catch(() => undefined);
          const { outcome, isTrouble } = (await sent) ?? { outcome: 'sent', isTrouble: false };
          // Stops on a mail server problem, because every further e-mail would fail too.
          if (isTrouble) return false;
          refusals = outcome === 'later' ? refusals + 1 : 0;
          if (refusals >= maxRefusals) return false;
        }
        return docs.length === atOnce;
      } finally {
        session?.close();
        if (dropped > 0) {
          logger.warn(
            { count: dropped },
            'letters above the limits of their recipients were dropped',
          );
        }
      }
    },
  };
}

type Sending = Pick<Fate, 'outcome' | 'isTrouble'>;

interface Fate extends SendResult {
  attempts: number;
  now: Date;
}

const untried = { reason: '', attempts: 0, isTrouble: false };

function isGivenUp(letter: QueryDocumentSnapshot, now: Date): boolean {
  const since: unknown = letter.get('createdAt');
  return since instanceof Timestamp && now.getTime() - since.toMillis() > givenUpMs;
}

function fieldsAfter({ outcome, reason, attempts, now, isTrouble }: Fate): Record<string, unknown> {
  if (outcome === 'later') {
    const longestMs = isTrouble ? longestTroubleMs : longestWaitMs;
    const doublings = Math.min(Math.max(attempts - 1, 0), 20);
    const waitMs = Math.min(firstWaitMs * 2 ** doublings, longestMs);
    const dueAt = Timestamp.fromMillis(now.getTime() + waitMs);
    return { state: 'waiting', attempts, reason, dueAt };
  }
  const expiresAt = Timestamp.fromMillis(now.getTime() + keptMs);
  return { state: outcome === 'unknown' ? 'unknown' : 'failed', attempts, reason, expiresAt };
}
