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
import { toldKeptMs, toTold } from './news-of.ts';
import type { Findings, News, Told } from './news-of.ts';

/** Managers of one place that are told. */
const maxManagers = 20;
/** Hexadecimal digits of the id of a notice and of a thread: 128 bits. */
const idDigits = 32;
/** Of the id of a document in Firestore, in bytes. */
const maxRecordLength = 1_500;
/** ALREADY_EXISTS, as gRPC numbers it. */
const alreadyExists = 6;
/** A letter that was never tried is due whatever a clock says. */
const atOnce = Timestamp.fromMillis(0);

export interface NoticeWriter {
  /**
   * Tells what there is to tell of one record, once: what was told before is read, and written anew, in the
   * transaction that writes the notices and their letters.
   * @param record 'reservation_p1_u1_2026-03-10': what the news are about
   *
   * Where what was told got lost while its notices are still there, what the record says now is told as if it were new.
   * @param find asked again when somebody else told meanwhile; what it reads, it reads in the transaction
   * @returns how many notices were written
   * @throws AppError 'unavailable'
   */
  tell(record: string, find: Find): Promise<number>;
}

export type Find = (told: Told, transaction: Transaction) => Findings | Promise<Findings>;

interface WriterOptions {
  firestore: Firestore;
  /** Whether letters are sent: without that none is kept for a time when they will be. */
  hasLetters: boolean;
}

/**
 * Writes notices/{id}, whose id follows from what is told, outbox/{id} where a letter is wanted and the address is
 * proven, and told/{record}. Letters about one record to one user have the same thread, as a manager another than as the
 * user that it concerns.
 * Nothing is written to, or because of, people who are not active: an account that is being erased is inactive from
 * its first step on.
 */
export function createNoticeWriter({ firestore, hasLetters }: WriterOptions): NoticeWriter {
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
    // Super admins make places for others: they are told where nobody else is.
    const managers = keepers.filter(({ role }) => role === 'manager');
    return managers.length > 0 ? managers : keepers;
  }

  async function addressed(transaction: Transaction, news: News) {
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

  /** The record whose thread the letters of a record are in: the first of a reservation that moved. */
  async function rootOf(
    transaction: Transaction,
    stored: DocumentSnapshot,
    { continues }: Findings,
  ): Promise<string> {
    const root = textOf(stored.get('root'), maxRecordLength);
    if (root !== '' || continues === undefined) return root || stored.id;
    const earlier = await transaction.get(collection('told').doc(continues));
    return textOf(earlier.get('root'), maxRecordLength) || continues;
  }

  /** @param lostSeries makes the ids of notices others than those of a record that was lost */
  const tell = (record: string, find: Find, lostSeries: string): Promise<number> =>
    firestore.runTransaction(async (transaction) => {
      const known = collection('told').doc(record);
      const stored = await transaction.get(known);
      const told = toTold(stored.get('facts'));
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
        expiresAt: Timestamp.fromMillis(stored.readTime.toMillis() + toldKeptMs),
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

/** Without what says nothing. */
function storedAbout(about: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(about).filter(([, value]) => value !== '' && value !== 0 && value != null),
  );
}

/** The same cause gives the same id: it names nobody, and exists once. */
function hashOf(cause: readonly string[]): string {
  return createHash('sha256').update(cause.join('|')).digest('hex').slice(0, idDigits);
}
