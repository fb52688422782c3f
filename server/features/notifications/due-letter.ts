import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
} from '@google-cloud/firestore';
import type { Logger } from 'pino';
import type { Notification } from '#features/notifications/model/notification.ts';
import { inLanguage } from '#server/platform/language.ts';
import { isUpcoming, toReservation } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import { instantOf, textOf, textsOf } from '#shared/stored-fields.ts';
import { toNotification } from '#features/notifications/model/notification.ts';
import { toUser } from '#features/account/model/user.ts';
import { ignoreMissing } from '#server/platform/firestore/database-error.ts';
import type { Pseudonyms } from '#server/platform/pseudonyms.ts';
import { composeLetter } from './letter.ts';
import type { Letter } from './letter.ts';
import { isAboutPayment, canGetLetter, decideSending } from './letter-pace.ts';
import type { RateLimitedLetter } from './letter-pace.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

/** Maximum number of e-mails of one thread merged at a time; the next round continues. */
const maxMergedLetters = 100;
/** Maximum number of dates of an event, and maximum length of a date key. */
const [maxDates, maxKeyLength] = [60, 60];

export interface LetterPreparerOptions {
  firestore: Firestore;
  logger: Pick<Logger, 'error'>;
  from: string;
  siteOrigin: string;
  unsubscribeTokens: UnsubscribeTokens;
  pseudonyms: Pick<Pseudonyms, 'ofRecipient'>;
}

/** An e-mail that is ready to be sent. */
export interface ReadyLetter {
  pendingLetter: QueryDocumentSnapshot;
  letter: Letter;
  /** Data for the rate limit of the recipient; null for an e-mail without a limit. */
  rateLimit: (RateLimitedLetter & { uid: string; pace: DocumentReference }) | null;
}

/**
 * Result of the preparation of a due e-mail: ready, 'dropped' above a limit of its recipient, 'impossible' to compose,
 * or 'nothing' to send now, because it is obsolete, postponed or merged into a newer one.
 */
export type PreparedLetter = ReadyLetter | 'dropped' | 'impossible' | 'nothing';

/**
 * Creates the preparation of the e-mails in outbox/{id}. E-mails of one thread are merged into the newest one.
 * @returns a function that prepares one e-mail, and deletes or postpones it if it must not be sent. Throws AppError
 *   'unavailable'
 */
export function createLetterPreparer(options: LetterPreparerOptions) {
  const { firestore, logger, pseudonyms } = options;
  const outbox = firestore.collection('outbox');

  return async (dueLetter: QueryDocumentSnapshot, now: Date): Promise<PreparedLetter> => {
    const mergedThread = await mergeThread(dueLetter);
    if (mergedThread === null || (instantOf(mergedThread.newest.get('dueAt')) ?? now) > now)
      return 'nothing';
    const { newest: pending, dateKeys } = mergedThread;
    const uid = textOf(pending.get('userId'), 128);
    const notification = notificationOf(pending, dateKeys);
    const user = toUser(uid, (await firestore.collection('users').doc(uid).get()).data());
    const isWanted = notification !== null && canGetLetter(user, notification.kind);
    if (!isWanted || !(await isStillValid(pending, notification, now))) {
      await pending.ref.delete();
      return 'nothing';
    }
    const rateLimit = isAboutPayment(notification.kind)
      ? null
      : {
          id: pending.id,
          thread: threadOf(pending),
          uid,
          pace: firestore.collection('letterPace').doc(pseudonyms.ofRecipient(user.email)),
        };
    const decision =
      rateLimit === null ? 'send' : decideSending(await rateLimit.pace.get(), rateLimit);
    if (decision === 'drop') {
      await pending.ref.delete();
      return 'dropped';
    }
    if (decision !== 'send') {
      await ignoreMissing(pending.ref.update({ dueAt: decision }));
      return 'nothing';
    }
    try {
      const letter = await inLanguage(user.preferences.language, () =>
        composeLetter({
          notification,
          to: { name: user.displayName, email: user.email },
          from: options.from,
          sentAt: now,
          siteOrigin: options.siteOrigin,
          unsubscribeToken: options.unsubscribeTokens.create({ uid, kind: notification.kind }),
        }),
      );
      return { pendingLetter: pending, letter, rateLimit };
    } catch (error) {
      // One e-mail that cannot be composed must not block the others.
      logger.error({ err: error, kind: notification.kind }, 'e-mail not rendered');
      return 'impossible';
    }
  };

  /**
   * Deletes the older pending e-mails of the thread and returns the newest one, with the changed dates of all of them.
   * Returns null if `dueLetter` is no longer pending.
   */
  async function mergeThread(dueLetter: QueryDocumentSnapshot) {
    const thread = textOf(dueLetter.get('thread'), 64);
    if (thread === '') return { newest: dueLetter, dateKeys: [] };
    const pending = outbox.where('thread', '==', thread).where('state', '==', 'waiting');
    const { docs } = await pending.limit(maxMergedLetters).get();
    const [newestLetter, ...olderLetters] = docs.toSorted(
      (a, b) => createdAtMs(b) - createdAtMs(a),
    );
    if (!newestLetter || !docs.some(({ id }) => id === dueLetter.id)) return null;
    const dateKeys = [...new Set(docs.flatMap(dateKeysOf))];
    if (olderLetters.length > 0) {
      const batch = firestore.batch();
      for (const { ref } of olderLetters) batch.delete(ref);
      if (dateKeys.length > 0) batch.update(newestLetter.ref, { dateKeys });
      // A missing letter was erased with its recipient, and so were all others of the thread.
      await ignoreMissing(batch.commit());
    }
    return { newest: newestLetter, dateKeys };
  }

  /**
   * Returns false for an e-mail about a reservation that no longer exists or no longer has the status of the
   * notification. A reminder (booking_tomorrow) requires a confirmed reservation whose time has not passed.
   */
  async function isStillValid(
    pending: DocumentSnapshot,
    { kind, about }: Notification,
    now: Date,
  ): Promise<boolean> {
    const id: unknown = pending.get('reservationId');
    if (typeof id !== 'string') return true;
    const reservationDocument = await firestore.collection('reservations').doc(id).get();
    if (!reservationDocument.exists) return false;
    const reservation = toReservation(id, reservationDocument.data());
    return kind === 'booking_tomorrow'
      ? reservation.status === 'confirmed' && isUpcoming(reservation, brandMoment(now))
      : reservation.status === about.status;
  }
}

/**
 * Returns the notification of an e-mail; for merged e-mails about several dates of an event, with the number of dates.
 */
function notificationOf(
  pending: DocumentSnapshot,
  dateKeys: readonly string[],
): Notification | null {
  const notification = toNotification(pending.id, pending.data());
  if (notification === null || dateKeys.length <= notification.about.dates) return notification;
  const about = {
    ...notification.about,
    status: 'changed',
    dates: dateKeys.length,
    date: '',
    time: '',
  };
  return { ...notification, about };
}

function dateKeysOf(letter: DocumentSnapshot): string[] {
  return textsOf(letter.get('dateKeys'), maxDates, maxKeyLength);
}

function createdAtMs(letter: DocumentSnapshot): number {
  return instantOf(letter.get('createdAt'))?.getTime() ?? 0;
}

/** An e-mail that was stored before threads were introduced has no thread; its id is used instead. */
function threadOf(letter: DocumentSnapshot): string {
  return textOf(letter.get('thread'), 64) || letter.id;
}
