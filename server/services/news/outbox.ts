import { FieldValue, Timestamp } from '@google-cloud/firestore';
import type { DocumentReference, Firestore, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import type { NoticeKind } from '#domain/notice.ts';
import { countOf } from '#domain/stored/fields.ts';
import { toNotice } from '#domain/stored/notice.ts';
import { toReservation } from '#domain/stored/reservation.ts';
import { toUser } from '#domain/stored/user.ts';
import { isToCome } from '#domain/reservation-request.ts';
import { brandMoment } from '#domain/reservation-times.ts';
import { DatabaseError } from '../../firestore/database-error.ts';
import { composeLetter } from './letter.ts';
import type { Letter } from './letter.ts';
import type { StopTokens } from './letter-stop.ts';
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
/** NOT_FOUND, as gRPC numbers it. */
const notFound = 5;
/** A server that is gone for so long is not sending any more. */
const abandonedMs = 120_000;

export interface OutboxOptions {
  firestore: Firestore;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** What tells this server from every other. */
  owner: string;
  /** @throws Error when no letter can be sent now */
  openSession: () => Promise<MailSession>;
  from: string;
  siteOrigin: string;
  stopTokens: StopTokens;
  /** Monotonic milliseconds. */
  elapsed: () => number;
  /** As abandonedMs when absent. */
  abandonedAfterMs?: number;
}

export interface Outbox {
  /**
   * Sends letters that are due, the oldest first: a hundred at most, or what fits into 15 seconds, so that nobody waits
   * for the letters of others to be told in the guide. A letter is marked before its sending begins: where that mark is
   * found later, and nobody knows what became of the letter, it is never sent again.
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
  /** What became of letters while the database did not take the word for it. */
  const ended = new Map<string, Fate>();
  let sending: Promise<unknown> = Promise.resolve();

  async function keep(letter: DocumentReference, fate: Fate): Promise<void> {
    ended.set(letter.id, fate);
    if (fate.outcome === 'sent') {
      await letter.delete();
    } else {
      await letter.update(fieldsAfter(fate)).catch((error: unknown) => {
        // Erased meanwhile, with whoever it was for.
        if (!(error instanceof DatabaseError && error.status === notFound)) throw error;
      });
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

  /** null for one that nobody wants any more. */
  async function written(
    letter: QueryDocumentSnapshot,
    now: Date,
  ): Promise<Letter | 'impossible' | null> {
    const notice = toNotice(letter.id, letter.data());
    const uid = String(letter.get('userId'));
    const record = firestore.collection('users').doc(uid);
    const person = await record.get();
    const user = toUser(uid, person.data());
    if (
      notice === null ||
      user.status !== 'active' ||
      !isAddress(user.email) ||
      user.preferences.noLetters.includes(notice.kind) ||
      !(await isStillTrue(letter, notice.kind, now))
    ) {
      return null;
    }
    try {
      return await composeLetter({
        notice,
        to: { name: user.displayName, email: user.email },
        from: options.from,
        sentAt: now,
        siteOrigin: options.siteOrigin,
        stopToken: options.stopTokens.of({ uid, kind: notice.kind }),
      });
    } catch (error) {
      // One letter that cannot be written must not keep the others back.
      logger.error({ err: error, kind: notice.kind }, 'a letter cannot be written');
      return 'impossible';
    }
  }

  /** A reminder that waited may be of a booking that was called off, or is over. */
  async function isStillTrue(letter: QueryDocumentSnapshot, kind: NoticeKind, now: Date) {
    const id: unknown = letter.get('reservationId');
    if (kind !== 'booking_tomorrow' || typeof id !== 'string') return true;
    const booking = await firestore.collection('reservations').doc(id).get();
    if (!booking.exists) return false;
    const reservation = toReservation(id, booking.data());
    return reservation.status === 'confirmed' && isToCome(reservation, brandMoment(now));
  }

  /** Whether the letter is ours to send: nobody else has marked it, and it was not erased. */
  async function claim(letter: QueryDocumentSnapshot): Promise<boolean> {
    return firestore.runTransaction(async (transaction) => {
      const current = await transaction.get(letter.ref);
      if (current.get('state') !== 'waiting') return false;
      const sendingAt = FieldValue.serverTimestamp();
      transaction.update(letter.ref, { state: 'sending', owner, sendingAt });
      return true;
    });
  }

  async function sendOne(
    waiting: QueryDocumentSnapshot,
    letter: Letter,
    session: MailSession,
    now: Date,
  ): Promise<Sending | null> {
    if (!(await claim(waiting))) return null;
    const { outcome, reason, isTrouble } = await session.send(letter);
    const attempts = countOf(waiting.get('attempts')) + 1;
    await keep(waiting.ref, { outcome, reason, attempts, now, isTrouble });
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
          const letter = await written(waiting, now);
          if (letter === 'impossible') {
            await keep(waiting.ref, { ...untried, outcome: 'never', now });
            continue;
          }
          if (letter === null) {
            await waiting.ref.delete();
            continue;
          }
          // Before anything is marked: while nothing can be sent, nothing has begun.
          if (!session?.isOpen) session = await opened();
          if (session === null) return false;
          const sent = sendOne(waiting, letter, session, now);
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

/** One address and nothing else: no list, no name, no second line. */
function isAddress(email: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(email);
}
