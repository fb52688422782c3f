import { FieldPath } from '@google-cloud/firestore';
import type { Firestore, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { isUpcoming } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#features/reservations/model/reservation-times.ts';
import { fieldsOf, textOf } from '#shared/stored-fields.ts';
import { toReservation } from '#features/reservations/model/stored-reservation.ts';
import { toUser } from '#features/account/model/stored-user.ts';
import { instantOfWallClock, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';
import { deleteOldNotifications } from './delete-old-notifications.ts';
import type { NotificationWriter } from './notification-writer.ts';

/** Time of day from which reminders for the next day are sent, in minutes after midnight in the brand's time zone. */
const reminderMinutes = 10 * 60;
/** Time on Monday from which the weekly statistics are sent, in the same unit. */
const weekMinutes = 9 * 60;
const pageSize = 200;
const maxPages = 100;
/** Maximum number of failures per query; the next round continues. */
const maxFailures = 10;
/** Maximum number of values of an 'in' filter. */
const chunkSize = 30;
/** Maximum number of places created by a user that are counted; at most 200 more are assigned to a manager. */
const maxCreated = 100;

interface ClockOptions {
  firestore: Firestore;
  writer: NotificationWriter;
  /** Sends the notifications of one record. After a failure, resolves to true if the record is given up. */
  tellRecord: (record: string, tell: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * Creates the time-based notifications: reminders of the next day's reservations from 10:00 on, weekly statistics from
 * Monday 9:00 on, and the daily deletion of old data. cursors/clock stores the progress. A server that was down reminds
 * of today's remaining reservations and sends the statistics of the last week only. An interrupted run starts again
 * without sending duplicates. A wrong clock that was ahead and is corrected does not block later notifications.
 */
export function createScheduledNotifications({ firestore, writer, tellRecord }: ClockOptions) {
  const done = firestore.collection('cursors').doc('clock');

  /**
   * Runs the due work.
   * @param now time of the database
   * @param isOurs checked before each user; false stops the work
   * @throws AppError 'unavailable'
   */
  return async (now: Date, isOurs: () => Promise<boolean>): Promise<void> => {
    const { dayNumber, minutes } = wallClockAt(now);
    const [today, tomorrow] = [isoDateOf(dayNumber), isoDateOf(dayNumber + 1)];
    const stored = await done.get();
    const keep = (fields: Record<string, string>) => done.set(fields, { merge: true });

    const reminded = textOf(stored.get('reminded'), 10);
    // First run, or a stored day that can only come from a wrong clock.
    if (reminded === '' || reminded > tomorrow) await keep({ reminded: today });
    else if (reminded < today) {
      if (!(await remind(today, now, isOurs))) return;
      await keep({ reminded: today });
    }
    if (minutes >= reminderMinutes && reminded !== tomorrow) {
      if (!(await remind(tomorrow, now, isOurs))) return;
      await keep({ reminded: tomorrow });
    }

    const monday = dayNumber - ((weekdayOf(dayNumber) + 6) % 7);
    const isTime = dayNumber > monday || minutes >= weekMinutes;
    const week = isoDateOf(monday);
    const told = textOf(stored.get('week'), 10);
    // The first statistics are sent after the first complete week.
    if (told === '' || told > week) await keep({ week });
    else if (isTime && told < week) {
      if (!(await tellWeek(monday, isOurs))) return;
      await keep({ week });
    }

    if (
      textOf(stored.get('forgotten'), 10) !== today &&
      (await deleteOldNotifications(firestore, now))
    ) {
      await keep({ forgotten: today });
    }
  };

  /** @returns true if all reminders were sent */
  async function remind(date: string, now: Date, isOurs: () => Promise<boolean>): Promise<boolean> {
    const confirmed = firestore
      .collection('reservations')
      .where('date', '==', date)
      .where('status', '==', 'confirmed');
    return eachOf(confirmed, isOurs, async (one) => {
      await writer.tell(`tomorrow_${one.id}`, async (told, transaction) => {
        // The reservation may have been cancelled since the page was read.
        const booking = toReservation(one.id, (await transaction.get(one.ref)).data());
        const { userId, placeId, time, people, status } = booking;
        const at = `${date} ${time}`;
        const isDue =
          status === 'confirmed' && isUpcoming(booking, brandMoment(now)) && told['at'] !== at;
        if (!isDue) return { news: [], told, ownerId: userId };
        const about = { placeId, date, time, people };
        const to = { uid: userId };
        const news = { kind: 'booking_tomorrow' as const, to, about, reservationId: one.id };
        return { news: [news], told: { at }, ownerId: userId };
      });
    });
  }

  /** Sends the statistics of the seven days before a Monday. @returns true if all were sent */
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
      const about = { bookings, reviews, date: isoDateOf(monday - 7) };
      await writer.tell(`week_${one.id}`, (told) => ({
        news: told['week'] === week ? [] : [{ kind: 'weekly_figures', to: { uid: one.id }, about }],
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

  /** @returns false if some records are left, or if another server took the lease */
  async function eachOf(
    query: Query,
    isOurs: () => Promise<boolean>,
    tell: (one: QueryDocumentSnapshot) => Promise<void>,
  ): Promise<boolean> {
    const ordered = query.orderBy(FieldPath.documentId()).limit(pageSize);
    let page = ordered;
    let failures = 0;
    for (let count = 0; count < maxPages; count += 1) {
      const { docs } = await page.get();
      for (const one of docs) {
        // Many failures point to a general problem and not to these records.
        if (failures >= maxFailures || !(await isOurs())) return false;
        if (!(await tellRecord(`clock_${one.ref.path}`, () => tell(one)))) failures += 1;
      }
      const last = docs.at(-1);
      if (!last || docs.length < pageSize) break;
      page = ordered.startAfter(last);
    }
    return failures === 0;
  }
}
