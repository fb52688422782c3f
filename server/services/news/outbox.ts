import { FieldValue, Timestamp } from '@google-cloud/firestore';
import type { DocumentReference, Firestore, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import { countOf } from '#domain/stored/fields.ts';
import { toNotice } from '#domain/stored/notice.ts';
import { toUser } from '#domain/stored/user.ts';
import { DatabaseError } from '../../firestore/database-error.ts';
import { composeLetter } from './letter.ts';
import type { Letter } from './letter.ts';
import type { StopTokens } from './letter-stop.ts';
import type { MailSession, SendOutcome } from './smtp-session.ts';

/** Letters of one query. */
const atOnce = 100;
/** Before a letter that was not taken is tried again: 15 seconds, doubled each time, an hour at most. */
const firstWaitMs = 15_000;
const longestWaitMs = 3_600_000;
/** Then it is given up: three days of an hour each. */
const maxAttempts = 80;
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
  /** As abandonedMs when absent. */
  abandonedAfterMs?: number;
}

export interface Outbox {
  /**
   * Sends the letters that are due, the oldest first. A letter is marked before its sending begins: where that mark is
   * found later, and nobody knows what became of the letter, it is never sent again.
   * @param now the database's time
   * @param isOurs asked before each letter; false ends the work
   * @throws AppError 'unavailable' when the database does not answer
   */
  send(now: Date, isOurs: () => Promise<boolean>): Promise<void>;
  /** Resolves when no letter is between its mark and the word of what became of it. */
  idle(): Promise<unknown>;
}

/** Sends what is in outbox/{id}: waiting, then sending, then gone; or unknown, or failed. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { firestore, logger, owner, abandonedAfterMs = abandonedMs } = options;
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
      const fields = { attempts: countOf(letter.get('attempts')), now };
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
  async function written(letter: QueryDocumentSnapshot): Promise<Letter | 'impossible' | null> {
    const notice = toNotice(letter.id, letter.data());
    const uid = String(letter.get('userId'));
    const record = firestore.collection('users').doc(uid);
    const person = await record.get();
    const user = toUser(uid, person.data());
    if (
      notice === null ||
      user.status !== 'active' ||
      !isAddress(user.email) ||
      user.preferences.noLetters.includes(notice.kind)
    ) {
      return null;
    }
    try {
      return await composeLetter({
        notice,
        to: { name: user.displayName, email: user.email },
        from: options.from,
        siteOrigin: options.siteOrigin,
        stopToken: options.stopTokens.of({ uid, kind: notice.kind }),
      });
    } catch (error) {
      // One letter that cannot be written must not keep the others back.
      logger.error({ err: error, kind: notice.kind }, 'a letter cannot be written');
      return 'impossible';
    }
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
  ): Promise<void> {
    if (!(await claim(waiting))) return;
    const { outcome, reason } = await session.send(letter);
    const attempts = countOf(waiting.get('attempts')) + 1;
    await keep(waiting.ref, { outcome, attempts, now });
    if (outcome !== 'sent') {
      logger.warn(
        { outcome, reason, kind: waiting.get('kind') as unknown },
        'a letter was not sent',
      );
    }
  }

  return {
    idle: () => sending,
    async send(now, isOurs) {
      await settle(now);
      let session: MailSession | null = null;
      try {
        for (;;) {
          const due = outbox.where('state', '==', 'waiting').where('dueAt', '<=', now);
          const { docs } = await due.orderBy('dueAt').limit(atOnce).get();
          for (const waiting of docs) {
            if (!(await isOurs())) return;
            const letter = await written(waiting);
            if (letter === 'impossible') {
              await keep(waiting.ref, { outcome: 'never', attempts: 0, now });
              continue;
            }
            if (letter === null) {
              await waiting.ref.delete();
              continue;
            }
            // Before anything is marked: while nothing can be sent, nothing has begun.
            if (!session?.isOpen) session = await opened();
            if (session === null) return;
            const sent = sendOne(waiting, letter, session, now);
            sending = sent.catch(() => undefined);
            await sent;
          }
          if (docs.length < atOnce) return;
        }
      } finally {
        session?.close();
      }
    },
  };
}

interface Fate {
  outcome: SendOutcome;
  attempts: number;
  now: Date;
}

function fieldsAfter({ outcome, attempts, now }: Fate): Record<string, unknown> {
  if (outcome === 'later' && attempts < maxAttempts) {
    const waitMs = Math.min(firstWaitMs * 2 ** Math.min(attempts - 1, 20), longestWaitMs);
    return { state: 'waiting', attempts, dueAt: Timestamp.fromMillis(now.getTime() + waitMs) };
  }
  const expiresAt = Timestamp.fromMillis(now.getTime() + keptMs);
  return { state: outcome === 'unknown' ? 'unknown' : 'failed', attempts, expiresAt };
}

/** One address and nothing else: no list, no name, no second line. */
function isAddress(email: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(email);
}
