import { createHash, randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from '@google-cloud/firestore';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { dequal } from 'dequal';
import { countOf, textOf } from '#shared/stored-fields.ts';
import { toUser } from '#features/account/model/stored-user.ts';
import { canManagePlace } from '#features/account/model/user.ts';
import type { User } from '#features/account/model/user.ts';
import { DatabaseError } from '#server/platform/firestore/database-error.ts';
import { isAboutPayment, mayGetLetter } from './letter-pace.ts';
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
const alreadyExists = 6;
/** Due time of a new e-mail; 0 makes it due immediately, independent of clocks. */
const atOnce = Timestamp.fromMillis(0);

export interface NotificationWriter {
  /**
   * Writes the notifications of one record exactly once: the notification state is read and updated in the transaction
   * that writes the notifications and their e-mails. If the state was lost while its notifications still exist, the
   * current content of the record is treated as new.
   * @param record subject of the notifications, for example 'reservation_p1_u1_2026-03-10'
   * @param find called again if the transaction is retried; reads only within the transaction
   * @returns the number of notifications written
   * @throws AppError 'unavailable'
   */
  tell(record: string, find: DetectChanges): Promise<number>;
}

export type DetectChanges = (
  told: NotifiedState,
  transaction: Transaction,
) => DetectedNotifications | Promise<DetectedNotifications>;

interface WriterOptions {
  firestore: Firestore;
  /** True if e-mails are sent. Without it none are stored for later. */
  hasLetters: boolean;
}

/**
 * Creates the writer of notices/{id} with an id derived from the content, outbox/{id} if the user wants an e-mail and
 * has a verified address, and told/{record}. E-mails about one record to one user share a thread; a user who is also
 * the manager has a separate thread for each role. Nothing is written to or about inactive accounts. The erasure of an
 * account sets it to inactive in its first step.
 */
export function createNotificationWriter({
  firestore,
  hasLetters,
}: WriterOptions): NotificationWriter {
  const collection = (name: string) => firestore.collection(name);

  async function readPerson(transaction: Transaction, uid: string): Promise<User | null> {
    if (uid === '') return null;
    const found = await transaction.get(collection('users').doc(uid));
    return found.exists ? toUser(uid, found.data()) : null;
  }

  async function managersOf(
    transaction: Transaction,
    placeId: string,
    createdBy: string,
  ): Promise<User[]> {
    const entrusted = collection('users').where('managedPlaces', 'array-contains', placeId);
    const { docs } = await transaction.get(entrusted.limit(maxManagers));
    const people = docs.map((one) => toUser(one.id, one.data()));
    const creator = people.some(({ uid }) => uid === createdBy)
      ? null
      : await readPerson(transaction, createdBy);
    const keepers = [...people, ...(creator ? [creator] : [])].filter(
      (one) => one.status === 'active' && canManagePlace(one, placeId, createdBy),
    );
    // Super admins create places for others, so they are notified only if the place has no manager.
    const managers = keepers.filter(({ role }) => role === 'manager');
    return managers.length > 0 ? managers : keepers;
  }

  async function addressed(transaction: Transaction, news: NewNotification) {
    const placeId = 'managersOf' in news.to ? news.to.managersOf : (news.about.placeId ?? '');
    const place = placeId === '' ? null : await transaction.get(collection('places').doc(placeId));
    const people =
      'managersOf' in news.to
        ? await managersOf(transaction, placeId, textOf(place?.get('createdBy'), 128))
        : [await readPerson(transaction, news.to.uid)];
    const about = storedAbout({ ...news.about, placeTitle: textOf(place?.get('title'), 200) });
    const { kind, reservationId, dateKeys } = news;
    return {
      kind,
      about,
      role: 'managersOf' in news.to ? 'manager' : 'person',
      more: { ...(reservationId && { reservationId }), ...(dateKeys && { dateKeys }) },
      people: people.filter((one) => one?.status === 'active'),
    };
  }

  /** Returns the record that determines the thread of the e-mails: the first record of a moved reservation. */
  async function rootOf(
    transaction: Transaction,
    stored: DocumentSnapshot,
    { continues }: DetectedNotifications,
  ): Promise<string> {
    const root = textOf(stored.get('root'), maxRecordLength);
    if (root !== '' || continues === undefined) return root || stored.id;
    const earlier = await transaction.get(collection('told').doc(continues));
    return textOf(earlier.get('root'), maxRecordLength) || continues;
  }

  /** @param lostSeries makes the ids differ from those of earlier notifications if the state of the record was lost */
  const tell = (record: string, find: DetectChanges, lostSeries: string): Promise<number> =>
    firestore.runTransaction(async (transaction) => {
      const known = collection('told').doc(record);
      const stored = await transaction.get(known);
      const told = toNotifiedState(stored.get('facts'));
      const findings = await find(told, transaction);
      if (findings.news.length === 0 && dequal(findings.told, told)) return 0;
      const owner = await readPerson(transaction, findings.ownerId);
      if (owner?.status !== 'active') return 0;
      const root = await rootOf(transaction, stored, findings);
      const letters = [];
      for (const news of findings.news) letters.push(await addressed(transaction, news));

      const revision = countOf(stored.get('revision')) + 1;
      const series = stored.exists ? textOf(stored.get('series'), 40) : lostSeries;
      let written = 0;
      for (const { kind, about, role, more, people } of letters) {
        for (const person of people) {
          if (!person) continue;
          const id = hashOf([record + series, String(revision), kind, person.uid]);
          const createdAt = FieldValue.serverTimestamp();
          const notice = { userId: person.uid, kind, about, createdAt };
          transaction.create(collection('notices').doc(id), { ...notice, readAt: null });
          if (hasLetters && mayGetLetter(person, kind)) {
            const waiting = { state: 'waiting', attempts: 0, dueAt: atOnce };
            const thread = isAboutPayment(kind) ? {} : { thread: hashOf([root, role, person.uid]) };
            const letter = { ...notice, ...waiting, ...more, ...thread };
            transaction.create(collection('outbox').doc(id), letter);
          }
          written += 1;
        }
      }
      transaction.set(known, {
        userId: findings.ownerId,
        facts: findings.told,
        revision,
        ...(series !== '' && { series }),
        ...(root !== record && { root }),
        expiresAt: Timestamp.fromMillis(stored.readTime.toMillis() + notifiedStateLifetimeMs),
      });
      return written;
    });

  return {
    async tell(record, find) {
      try {
        return await tell(record, find, '');
      } catch (error) {
        if (!(error instanceof DatabaseError && error.status === alreadyExists)) throw error;
        return tell(record, find, `|${randomUUID()}`);
      }
    },
  };
}

/** Drops empty values. */
function storedAbout(about: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(about).filter(([, value]) => value !== '' && value !== 0 && value != null),
  );
}

/** Derives an id from the cause of a notification, so that it exists once and contains no uid. */
function hashOf(cause: readonly string[]): string {
  return createHash('sha256').update(cause.join('|')).digest('hex').slice(0, idDigits);
}
