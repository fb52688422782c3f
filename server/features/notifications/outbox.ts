import { FieldValue, Timestamp } from '@google-cloud/firestore';
import type { DocumentReference, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import { countOf } from '#shared/stored-fields.ts';
import { ignoreMissing } from '#server/platform/firestore/database-error.ts';
import { createLetterPreparation } from './due-letter.ts';
import type { DueLetterOptions, ReadyLetter } from './due-letter.ts';
import { paceOf, paceWith } from './letter-pace.ts';
import type { MailSession, SendResult } from './smtp-session.ts';

/** Letters of one round, and how long it may send them, in milliseconds. */
const atOnce = 100;
const longestMs = 15_000;
/** Before a letter that was refused for now is tried again: 15 seconds, doubled each time, an hour at most. */
const firstWaitMs = 15_000;
const longestWaitMs = 3_600_000;
/**
 * The same where the connection failed: that says nothing of the letter, so that it leaves within a minute of the mail
 * server's return.
 */
const longestTroubleMs = 30_000;
/** Letters refused for now, one after the other, until the next round: a mail server that wants fewer gets fewer. */
const maxRefusals = 20;
/** What waited for so long is given up: nobody wants old news. */
const givenUpMs = 3 * 86_400_000;
/** So long letters are kept whose fate nobody knows, and those that were refused for good. */
const keptMs = 30 * 86_400_000;
/** A server that is gone for so long is not sending any more. */
const abandonedMs = 120_000;

export interface OutboxOptions extends DueLetterOptions {
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** What tells this server from every other. */
  owner: string;
  /** @throws Error when no letter can be sent now */
  openSession: () => Promise<MailSession>;
  /** Monotonic milliseconds. */
  elapsed: () => number;
  /** As abandonedMs when absent. */
  abandonedAfterMs?: number;
}

export interface Outbox {
  /**
   * Sends letters that are due, the oldest first: a hundred at most, or what fits into 15 seconds, so that nobody waits
   * for the letters of others to be told in the guide. A letter is marked before its sending begins: where that mark is
   * found later, and nobody knows what became of the letter, it is never sent again. The surplus above the limits of its
   * recipient (letter-pace.ts) is deleted, and counted in the log.
   * @param now the database's time
   * @param isOurs asked before each letter; false ends the work
   * @returns whether there may be more to send at once
   * @throws AppError 'unavailable' when the database does not answer
   */
  send(now: Date, isOurs: () => Promise<boolean>): Promise<boolean>;
  /** Resolves when no letter is between its mark and the word of what became of it. */
  idle(): Promise<unknown>;
}

/** Sends what is in outbox/{id}: waiting, then sending, then gone; or unknown, or failed. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { firestore, logger, owner, elapsed, abandonedAfterMs = abandonedMs } = options;
  const outbox = firestore.collection('outbox');
  const prepare = createLetterPreparation(options);
  /** What became of letters while the database did not take the word for it. */
  const ended = new Map<string, Fate>();
  let sending: Promise<unknown> = Promise.resolve();

  async function keep(letter: DocumentReference, fate: Fate): Promise<void> {
    ended.set(letter.id, fate);
    if (fate.outcome === 'sent') {
      await letter.delete();
    } else {
      // It may have been erased with its recipient.
      await ignoreMissing(letter.update(fieldsAfter(fate)));
    }
    ended.delete(letter.id);
  }

  /** Letters whose sending began and did not end: by a server that is gone, or by us without the database. */
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
        // Marked, though the answer was lost: nothing was begun.
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
   * Whether the letter is ours to send: no other server has marked it, it was not erased, and its recipient's pace still
   * allows it. It counts from now on, before it is sent: a crash must not let more letters through.
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
          // Before anything is marked: while nothing can be sent, nothing has begun.
          if (!session?.isOpen) session = await opened();
          if (session === null) return false;
          const sent = sendOne(ready, session, now);
          sending = sent.catch(() => undefined);
          const { outcome, isTrouble } = (await sent) ?? { outcome: 'sent', isTrouble: false };
          // A mail server that is not well would lose one letter after the other.
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
