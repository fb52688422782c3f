import { createHash, randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from '@google-cloud/firestore';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { dequal } from 'dequal';
import { countOf, textOf } from '#shared/stored-fields.ts';
import { toUser } from '#features/account/model/user.ts';
import { canManagePlace } from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';
import { databaseStatusOf } from '#server/platform/firestore/database-error.ts';
import { isAboutPayment, canGetLetter } from './letter-pace.ts';
import { notifiedStateLifetimeMs, toNotifiedState } from './detect-notifications.ts';
import type {
  DetectedNotifications,
  NewNotification,
  NotifiedState,
} from './detect-notifications.ts';

/** Maximum number of notified managers per place. */
const maxManagers = 20;
/** Number of hexadecimal digits in the id of a notification and of a thread: 128 bits. */
const idDigits = 32;
/** Maximum length of a Firestore document id in bytes. */
const maxRecordLength = 1_500;
/** gRPC status code ALREADY_EXISTS. */
const alreadyExistsStatus = 6;
/** Due time of a new e-mail; 0 makes it due immediately, independent of clocks. */
const dueImmediately = Timestamp.fromMillis(0);

export interface NotificationWriter {
  /**
   * Writes the notifications of one record exactly once: the notified state is read and updated in the transaction that
   * writes the notifications and their e-mails. If the state was lost although notifications of the record still exist,
   * the record counts as new, and its current content is notified again.
   * @param recordKey key of the record, for example 'reservation_p1_u1_2026-03-10'
   * @param detect called again if the transaction is retried; reads only within the transaction
   * @returns the number of notifications written
   * @throws AppError 'unavailable'
   */
  notify(recordKey: string, detect: DetectRecordChanges): Promise<number>;
}

export type DetectRecordChanges = (
  previousState: NotifiedState,
  transaction: Transaction,
) => DetectedNotifications | Promise<DetectedNotifications>;

interface WriterOptions {
  firestore: Firestore;
  /** True if e-mails are sent; if false, none are stored. */
  canSendLetters: boolean;
}

/**
 * Creates the writer of notifications. For each change it writes notices/{id}, whose id is derived from the record, its
 * revision, the kind and the recipient; outbox/{id}, if the user wants e-mails and has a verified address; and
 * told/{record}. E-mails about one record to one user in one role share a thread. Nothing is written for or about users
 * who are not active, such as users who are being erased.
 */
export function createNotificationWriter({
  firestore,
  canSendLetters,
}: WriterOptions): NotificationWriter {
  const collection = (name: string) => firestore.collection(name);

  async function readUser(transaction: Transaction, uid: string): Promise<User | null> {
    if (uid === '') return null;
    const userDocument = await transaction.get(collection('users').doc(uid));
    return userDocument.exists ? toUser(uid, userDocument.data()) : null;
  }

  async function managersOf(
    transaction: Transaction,
    placeId: string,
    createdBy: string,
  ): Promise<User[]> {
    const managersQuery = collection('users').where('managedPlaces', 'array-contains', placeId);
    const { docs } = await transaction.get(managersQuery.limit(maxManagers));
    const users = docs.map((user) => toUser(user.id, user.data()));
    const creator = users.some(({ uid }) => uid === createdBy)
      ? null
      : await readUser(transaction, createdBy);
    const candidates = [...users, ...(creator ? [creator] : [])].filter(
      (user) => user.status === 'active' && canManagePlace(user, placeId, createdBy),
    );
    // Super admins create places for others, so they are notified only if the place has no manager.
    const managers = candidates.filter(({ role }) => role === 'manager');
    return managers.length > 0 ? managers : candidates;
  }

  async function withRecipients(transaction: Transaction, notification: NewNotification) {
    const placeId =
      'managersOf' in notification.to
        ? notification.to.managersOf
        : (notification.about.placeId ?? '');
    const place = placeId === '' ? null : await transaction.get(collection('places').doc(placeId));
    const users =
      'managersOf' in notification.to
        ? await managersOf(transaction, placeId, textOf(place?.get('createdBy'), 128))
        : [await readUser(transaction, notification.to.uid)];
    const about = withoutEmptyValues({
      ...notification.about,
      placeTitle: textOf(place?.get('title'), 200),
    });
    const { kind, reservationId, dateKeys } = notification;
    return {
      kind,
      about,
      role: 'managersOf' in notification.to ? 'manager' : 'person',
      more: { ...(reservationId && { reservationId }), ...(dateKeys && { dateKeys }) },
      people: users.filter((user) => user?.status === 'active'),
    };
  }

  /**
   * Returns the key of the record that determines the thread of the e-mails: the first record of a moved reservation,
   * otherwise the record itself.
   */
  async function threadRootOf(
    transaction: Transaction,
    storedState: DocumentSnapshot,
    { continuedRecord }: DetectedNotifications,
  ): Promise<string> {
    const threadRoot = textOf(storedState.get('root'), maxRecordLength);
    if (threadRoot !== '' || continuedRecord === undefined) return threadRoot || storedState.id;
    const earlierState = await transaction.get(collection('told').doc(continuedRecord));
    return textOf(earlierState.get('root'), maxRecordLength) || continuedRecord;
  }

  /** @param newSeries makes the ids differ from those of earlier notifications if the state of the record was lost */
  const writeNotifications = (
    recordKey: string,
    detect: DetectRecordChanges,
    newSeries: string,
  ): Promise<number> =>
    firestore.runTransaction(async (transaction) => {
      const stateRef = collection('told').doc(recordKey);
      const storedState = await transaction.get(stateRef);
      const previousState = toNotifiedState(storedState.get('facts'));
      const detected = await detect(previousState, transaction);
      if (detected.notifications.length === 0 && dequal(detected.newState, previousState)) return 0;
      const owner = await readUser(transaction, detected.ownerId);
      if (owner?.status !== 'active') return 0;
      const threadRoot = await threadRootOf(transaction, storedState, detected);
      const addressedNotifications = [];
      for (const notification of detected.notifications)
        addressedNotifications.push(await withRecipients(transaction, notification));

      const revision = countOf(storedState.get('revision')) + 1;
      const series = storedState.exists ? textOf(storedState.get('series'), 40) : newSeries;
      let writtenCount = 0;
      for (const {
        kind,
        about,
        role,
        more: extraFields,
        people: users,
      } of addressedNotifications) {
        for (const user of users) {
          if (!user) continue;
          const id = hashOf([recordKey + series, String(revision), kind, user.uid]);
          const createdAt = FieldValue.serverTimestamp();
          const fields = { userId: user.uid, kind, about, createdAt };
          transaction.create(collection('notices').doc(id), { ...fields, readAt: null });
          if (canSendLetters && canGetLetter(user, kind)) {
            const outboxFields = { state: 'waiting', attempts: 0, dueAt: dueImmediately };
            const thread = isAboutPayment(kind)
              ? {}
              : { thread: hashOf([threadRoot, role, user.uid]) };
            const letter = { ...fields, ...outboxFields, ...extraFields, ...thread };
            transaction.create(collection('outbox').doc(id), letter);
          }
          writtenCount += 1;
        }
      }
      transaction.set(stateRef, {
        userId: detected.ownerId,
        facts: detected.newState,
        revision,
        ...(series !== '' && { series }),
        ...(threadRoot !== recordKey && { root: threadRoot }),
        expiresAt: Timestamp.fromMillis(storedState.readTime.toMillis() + notifiedStateLifetimeMs),
      });
      return writtenCount;
    });

  return {
    async notify(recordKey, detect) {
      try {
        return await writeNotifications(recordKey, detect, '');
      } catch (error) {
        if (databaseStatusOf(error) !== alreadyExistsStatus) throw error;
        return writeNotifications(recordKey, detect, `|${randomUUID()}`);
      }
    },
  };
}

/** Drops empty texts, zeros, null and undefined. */
function withoutEmptyValues(about: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(about).filter(([, value]) => value !== '' && value !== 0 && value != null),
  );
}

/**
 * Derives the id of a notification or thread from its parts. The same parts give the same id, so that a notification is
 * written once; the id contains no uid.
 */
function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('|')).digest('hex').slice(0, idDigits);
}
