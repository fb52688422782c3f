import { FieldValue, Timestamp } from '@google-cloud/firestore';
import type { DocumentReference, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import { countOf, textOf } from '#shared/stored-fields.ts';
import { ignoreMissing } from '#server/platform/firestore/database-error.ts';
import { instruments } from '#server/platform/telemetry/instruments.ts';
import { failSpan, inSpan } from '#server/platform/telemetry/spans.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';
import { createLetterPreparer } from './due-letter.ts';
import type { LetterPreparerOptions, ReadyLetter } from './due-letter.ts';
import { decideSending, withSentLetter } from './letter-pace.ts';
import type { MailSession, SendResult } from './smtp-session.ts';

/** Maximum number of e-mails per round, and maximum duration of sending in ms. */
const maxLettersPerRound = 100;
const maxRoundMs = 15_000;
/** Delay in ms before the retry of a temporarily refused e-mail: 15 seconds, doubled each time, at most an hour. */
const minRetryMs = 15_000;
const maxRetryMs = hourMs;
/**
 * Maximum delay in ms before a retry after a problem of the mail server (SendResult.isTrouble), which does not depend
 * on the e-mail. Short, so that the e-mail is sent within a minute after the mail server recovers.
 */
const maxServerRetryMs = 30_000;
/** Maximum number of consecutive temporary refusals per round, to respect a mail server that limits the rate. */
const maxRefusals = 20;
/** Age in ms after which a pending e-mail is given up, because its content is outdated. */
const maxPendingMs = 3 * dayMs;
/** Retention time in ms of e-mails with an unknown result and of permanently refused ones. */
const retentionMs = 30 * dayMs;
/** Time in ms after which an e-mail that another server marked as sending counts as interrupted by a crash. */
const defaultAbandonedAfterMs = 120_000;

export interface EmailOutboxOptions extends LetterPreparerOptions {
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Unique id of this server. */
  serverId: string;
  /** @throws Error if no e-mail can be sent now */
  openSession: () => Promise<MailSession>;
  /** Monotonic clock in ms. */
  elapsed: () => number;
  /** Default: defaultAbandonedAfterMs. */
  abandonedAfterMs?: number;
}

export interface EmailOutbox {
  /**
   * Sends due e-mails in the order of their due times: at most 100 per round or 15 seconds of work. An e-mail is marked
   * as sending before it is sent. If another server marked it and stored no result within two minutes, its result is
   * unknown, and it is never sent again. E-mails above the limits of their recipient (letter-pace.ts) are deleted. The
   * caller must not start a round before the previous one has ended.
   * @param now time of the database
   * @param hasLease checked before each e-mail; false stops the work
   * @returns true if more e-mails may be due immediately
   * @throws AppError 'unavailable' if the database does not respond
   */
  send(now: Date, hasLease: () => Promise<boolean>): Promise<boolean>;
  /**
   * Resolves when the current e-mail is sent and its result is stored or could not be stored; immediately if none is
   * being sent.
   */
  waitUntilIdle(): Promise<unknown>;
}

/**
 * Creates the outbox over outbox/{id}. States of an e-mail: waiting, then sending, then unknown, failed, or waiting
 * again after a temporary refusal. A sent e-mail is deleted.
 */
export function createEmailOutbox(options: EmailOutboxOptions): EmailOutbox {
  const {
    firestore,
    logger,
    serverId,
    elapsed,
    abandonedAfterMs = defaultAbandonedAfterMs,
  } = options;
  const outbox = firestore.collection('outbox');
  const prepareLetter = createLetterPreparer(options);
  /**
   * Results of this server that the database has not stored yet, by e-mail id. A result is kept here from the end of
   * its sending until it is stored, also if the write fails.
   */
  const unstoredResults = new Map<string, LetterResult>();
  let currentSend: Promise<unknown> = Promise.resolve();

  async function storeResult(letterRef: DocumentReference, result: LetterResult): Promise<void> {
    unstoredResults.set(letterRef.id, result);
    if (result.outcome === 'sent') {
      await letterRef.delete();
    } else {
      // The e-mail may have been erased with its recipient.
      await ignoreMissing(letterRef.update(fieldsAfterSending(result)));
    }
    unstoredResults.delete(letterRef.id);
  }

  /**
   * Resolves e-mails that are still marked as sending although no server is sending them: their server crashed, or the
   * database failed while this server stored their mark or result. Runs while this server sends no e-mail.
   */
  async function resolveInterruptedLetters(now: Date): Promise<void> {
    const { docs } = await outbox.where('state', '==', 'sending').limit(maxLettersPerRound).get();
    for (const storedLetter of docs) {
      const unstoredResult = unstoredResults.get(storedLetter.id);
      const since: unknown = storedLetter.get('sendingAt');
      const isAbandoned =
        !(since instanceof Timestamp) || now.getTime() - since.toMillis() > abandonedAfterMs;
      const attempts = countOf(storedLetter.get('attempts'));
      const fields = { reason: 'gone', attempts, now, isTrouble: true };
      if (unstoredResult) await storeResult(storedLetter.ref, unstoredResult);
      else if (storedLetter.get('owner') === serverId) {
        // This server marked the e-mail but has no result in `unstoredResults`, so it never started to send it: the
        // transaction stored the mark, but its response was lost.
        await storeResult(storedLetter.ref, { outcome: 'later', ...fields });
      } else if (isAbandoned) {
        await storeResult(storedLetter.ref, { outcome: 'unknown', ...fields });
        logger.warn('server stopped while sending an e-mail: result unknown');
      }
    }
  }

  async function tryOpenSession(): Promise<MailSession | null> {
    try {
      return await options.openSession();
    } catch (error) {
      logger.warn({ err: error }, 'e-mails cannot be sent now');
      return null;
    }
  }

  /**
   * Marks the e-mail as sending and counts it in the rate limit of its recipient before it is sent, so that a crash
   * cannot exceed the limit. Returns false if the e-mail is no longer waiting (already marked, or erased), or if the
   * rate limit does not allow it any more.
   */
  async function markAsSending({ pendingLetter, rateLimit }: ReadyLetter): Promise<boolean> {
    return firestore.runTransaction(async (transaction) => {
      const current = await transaction.get(pendingLetter.ref);
      if (current.get('state') !== 'waiting') return false;
      if (rateLimit) {
        const paceDocument = await transaction.get(rateLimit.pace);
        if (decideSending(paceDocument, rateLimit) !== 'send') return false;
        transaction.set(rateLimit.pace, withSentLetter(paceDocument, rateLimit));
      }
      const sendingAt = FieldValue.serverTimestamp();
      transaction.update(pendingLetter.ref, { state: 'sending', owner: serverId, sendingAt });
      return true;
    });
  }

  /**
   * Marks the e-mail, sends it and stores the result. Returns null if markAsSending() returned false; then nothing was
   * sent.
   */
  async function sendLetter(
    preparedLetter: ReadyLetter,
    session: MailSession,
    now: Date,
  ): Promise<SendStatus | null> {
    const { pendingLetter, letter: composedLetter, rateLimit } = preparedLetter;
    if (!(await markAsSending(preparedLetter))) return null;
    const { outcome, reason, isTrouble } = await session.send(composedLetter);
    const attempts = countOf(pendingLetter.get('attempts')) + 1;
    await storeResult(pendingLetter.ref, { outcome, reason, attempts, now, isTrouble });
    // An e-mail that was not sent does not count in the rate limit.
    if (outcome === 'later' && rateLimit) {
      await ignoreMissing(
        rateLimit.pace.update({ [`sent.${pendingLetter.id}`]: FieldValue.delete() }),
      );
    }
    if (outcome !== 'sent') {
      logger.warn(
        { outcome, reason, kind: pendingLetter.get('kind') as unknown },
        'e-mail not sent',
      );
    }
    return { outcome, isTrouble };
  }

  function sendWithSpan(preparedLetter: ReadyLetter, session: MailSession, now: Date) {
    const kind = textOf(preparedLetter.pendingLetter.get('kind'), 50);
    return inSpan('send letter', { attributes: { 'guia.letter.kind': kind } }, async (span) => {
      const status = await sendLetter(preparedLetter, session, now);
      const outcome = status?.outcome ?? 'skipped';
      span.setAttribute('guia.letter.outcome', outcome);
      if (outcome !== 'sent' && outcome !== 'skipped') failSpan(span, outcome);
      instruments().letters.add(1, { 'guia.letter.outcome': outcome });
      return status;
    });
  }

  return {
    waitUntilIdle: () => currentSend,
    async send(now, hasLease) {
      await resolveInterruptedLetters(now);
      let session: MailSession | null = null;
      let refusals = 0;
      let droppedCount = 0;
      const startedAt = elapsed();
      try {
        const dueLettersQuery = outbox.where('state', '==', 'waiting').where('dueAt', '<=', now);
        const { docs } = await dueLettersQuery.orderBy('dueAt').limit(maxLettersPerRound).get();
        for (const dueLetter of docs) {
          if (!(await hasLease())) return false;
          if (elapsed() - startedAt > maxRoundMs) return true;
          if (isTooOld(dueLetter, now)) {
            await storeResult(dueLetter.ref, {
              ...unsentResult,
              reason: 'old',
              outcome: 'never',
              now,
            });
            logger.warn('e-mail given up after three days of failed attempts');
            continue;
          }
          const preparedLetter = await prepareLetter(dueLetter, now);
          if (preparedLetter === 'impossible') {
            await storeResult(dueLetter.ref, { ...unsentResult, outcome: 'never', now });
            continue;
          }
          if (preparedLetter === 'dropped') droppedCount += 1;
          if (preparedLetter === 'dropped' || preparedLetter === 'nothing') continue;
          // Connects before anything is marked, so that a failed connection leaves no mark.
          if (!session?.isOpen) session = await tryOpenSession();
          if (session === null) return false;
          const sendPromise = sendWithSpan(preparedLetter, session, now);
          currentSend = sendPromise.catch(() => undefined);
          // null: the e-mail was not sent, because it could not be marked. The checks below treat this like a sent
          // e-mail: there was no problem, and the count of consecutive refusals starts again.
          const { outcome, isTrouble } = (await sendPromise) ?? {
            outcome: 'sent',
            isTrouble: false,
          };
          // Stops on a mail server problem, because every further e-mail would fail too.
          if (isTrouble) return false;
          refusals = outcome === 'later' ? refusals + 1 : 0;
          if (refusals >= maxRefusals) return false;
        }
        return docs.length === maxLettersPerRound;
      } finally {
        session?.close();
        if (droppedCount > 0) {
          logger.warn({ count: droppedCount }, "e-mails over the recipient's rate limit dropped");
        }
      }
    },
  };
}

type SendStatus = Pick<LetterResult, 'outcome' | 'isTrouble'>;

interface LetterResult extends SendResult {
  attempts: number;
  now: Date;
}

const unsentResult = { reason: '', attempts: 0, isTrouble: false };

function isTooOld(storedLetter: QueryDocumentSnapshot, now: Date): boolean {
  const since: unknown = storedLetter.get('createdAt');
  return since instanceof Timestamp && now.getTime() - since.toMillis() > maxPendingMs;
}

function fieldsAfterSending({
  outcome,
  reason,
  attempts,
  now,
  isTrouble,
}: LetterResult): Record<string, unknown> {
  if (outcome === 'later') {
    const maxDelayMs = isTrouble ? maxServerRetryMs : maxRetryMs;
    const doublings = Math.min(Math.max(attempts - 1, 0), 20);
    const retryDelayMs = Math.min(minRetryMs * 2 ** doublings, maxDelayMs);
    const dueAt = Timestamp.fromMillis(now.getTime() + retryDelayMs);
    return { state: 'waiting', attempts, reason, dueAt };
  }
  const expiresAt = Timestamp.fromMillis(now.getTime() + retentionMs);
  return { state: outcome === 'unknown' ? 'unknown' : 'failed', attempts, reason, expiresAt };
}
