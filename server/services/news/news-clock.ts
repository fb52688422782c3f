import { FieldPath } from '@google-cloud/firestore';
import type { Firestore, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { fieldsOf, textOf } from '#domain/stored/fields.ts';
import { toReservation } from '#domain/stored/reservation.ts';
import { toUser } from '#domain/stored/user.ts';
import { instantOfWallClock, isoDateOf, wallClockAt, weekdayOf } from '#domain/zoned-time.ts';
import type { NoticeWriter } from './notice-writer.ts';

/** Minutes after midnight in the brand's time zone from which the day before a booking is told. */
const reminderMinutes = 10 * 60;
/** The same for the figures of the week, from Monday on. */
const weekMinutes = 9 * 60;
const pageSize = 200;
const maxPages = 100;
/** Values of one 'in'. */
const chunkSize = 30;
/** Places made by one person that are counted; those entrusted are 200 at most. */
const maxCreated = 100;

interface ClockOptions {
  firestore: Firestore;
  writer: NoticeWriter;
}

/**
 * What no change of a record causes: reminders of the bookings of tomorrow, each day from ten o'clock on, and the
 * figures of the week, from Monday at nine. cursors/clock says what is done. A server that stops in the middle begins
 * anew, and nobody is told twice; a clock that is turned back finds everything done.
 */
export function createNewsClock({ firestore, writer }: ClockOptions) {
  const done = firestore.collection('cursors').doc('clock');

  /**
   * Does what is due.
   * @param now the database's time
   * @param isOurs asked before each person; false ends the work
   * @throws AppError 'unavailable'
   */
  return async (now: Date, isOurs: () => Promise<boolean>): Promise<void> => {
    const { dayNumber, minutes } = wallClockAt(now);
    const stored = await done.get();
    const tomorrow = isoDateOf(dayNumber + 1);
    if (minutes >= reminderMinutes && textOf(stored.get('reminded'), 10) < tomorrow) {
      const isWhole = await remind(tomorrow, isOurs);
      if (!isWhole) return;
      await forgetLetters(now);
      await done.set({ reminded: tomorrow }, { merge: true });
    }
    const monday = dayNumber - ((weekdayOf(dayNumber) + 6) % 7);
    const isTime = dayNumber > monday || minutes >= weekMinutes;
    const week = isoDateOf(monday);
    const told = textOf(stored.get('week'), 10);
    // The first week is told when it is over.
    if (told === '') await done.set({ week }, { merge: true });
    else if (isTime && told < week && (await tellWeek(monday, isOurs))) {
      await done.set({ week }, { merge: true });
    }
  };

  /** @returns whether everybody was told */
  async function remind(date: string, isOurs: () => Promise<boolean>): Promise<boolean> {
    const confirmed = firestore
      .collection('reservations')
      .where('date', '==', date)
      .where('status', '==', 'confirmed');
    return eachOf(confirmed, isOurs, async (one) => {
      const { id, userId, placeId, time, people } = toReservation(one.id, one.data());
      const at = `${date} ${time}`;
      await writer.tell(`tomorrow_${id}`, (told) => ({
        news:
          told['at'] === at
            ? []
            : [
                {
                  kind: 'booking_tomorrow',
                  to: { uid: userId },
                  about: { placeId, date, time, people },
                },
              ],
        told: { at },
        ownerId: userId,
      }));
    });
  }

  /** The seven days before a Monday. @returns whether everybody was told */
  async function tellWeek(monday: number, isOurs: () => Promise<boolean>): Promise<boolean> {
    const managers = firestore
      .collection('users')
      .where('role', '==', 'manager')
      .where('status', '==', 'active');
    const from = instantOfWallClock({ dayNumber: monday - 7, minutes: 0 });
    const until = instantOfWallClock({ dayNumber: monday, minutes: 0 });
    const week = isoDateOf(monday);
    return eachOf(managers, isOurs, async (one) => {
      const figures = await figuresOf(one.id, one.data(), { from, until });
      const { bookings, reviews } = figures;
      if (bookings + reviews === 0) return;
      await writer.tell(`week_${one.id}`, (told) => ({
        news:
          told['week'] === week
            ? []
            : [{ kind: 'weekly_figures', to: { uid: one.id }, about: { bookings, reviews } }],
        told: { week },
        ownerId: one.id,
      }));
    });
  }

  async function figuresOf(
    uid: string,
    data: unknown,
    { from, until }: { from: Date; until: Date },
  ) {
    const created = await firestore
      .collection('places')
      .where('createdBy', '==', uid)
      .orderBy('createdAt', 'desc')
      .select()
      .limit(maxCreated)
      .get();
    const { managedPlaces } = toUser(uid, fieldsOf(data));
    const ids = [...new Set([...managedPlaces, ...created.docs.map(({ id }) => id)])];
    const countIn = async (collection: string) => {
      let sum = 0;
      for (let at = 0; at < ids.length; at += chunkSize) {
        const answer = await firestore
          .collection(collection)
          .where('placeId', 'in', ids.slice(at, at + chunkSize))
          .where('createdAt', '>=', from)
          .where('createdAt', '<', until)
          .orderBy('createdAt', 'desc')
          .count()
          .get();
        sum += answer.data().count;
      }
      return sum;
    };
    return { bookings: await countIn('reservations'), reviews: await countIn('reviews') };
  }

  async function forgetLetters(now: Date): Promise<void> {
    const { docs } = await firestore
      .collection('outbox')
      .where('expiresAt', '<', now)
      .limit(pageSize)
      .get();
    if (docs.length === 0) return;
    const batch = firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}

/** @returns false when the work was another server's before it ended */
async function eachOf(
  query: Query,
  isOurs: () => Promise<boolean>,
  tell: (one: QueryDocumentSnapshot) => Promise<void>,
): Promise<boolean> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(pageSize);
  let page = ordered;
  for (let count = 0; count < maxPages; count += 1) {
    const { docs } = await page.get();
    for (const one of docs) {
      if (!(await isOurs())) return false;
      await tell(one);
    }
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) break;
    page = ordered.startAfter(last);
  }
  return true;
}
