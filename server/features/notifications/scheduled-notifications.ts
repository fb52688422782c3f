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

interface ScheduledOptions {
  firestore: Firestore;
  writer: NotificationWriter;
  /** Sends the notifications of one record. After a failure, resolves to true if the record is given up. */
  processRecord: (record: string, notify: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * Creates the time-based notifications: reminders of the next day's reservations from 10:00 on, weekly statistics from
 * Monday 9:00 on, and the daily deletion of old data. cursors/clock stores the progress. A server that was down reminds
 * of today's remaining reservations and sends the statistics of the last week only. An interrupted run starts again
 * without sending duplicates. A wrong clock that was ahead and is corrected does not block later notifications.
 */
export function createScheduledNotifications({
  firestore,
  writer,
  processRecord,
}: ScheduledOptions) {
  const progressRef = firestore.collection('cursors').doc('clock');

  /**
   * Runs the due work.
   * @param now time of the database
   * @param isOurs checked before each user; false stops the work
   * @throws AppError 'unavailable'
   */
  return async (now: Date, hasLease: () => Promise<boolean>): Promise<void> => {
    const { dayNumber, minutes } = wallClockAt(now);
    const [today, tomorrow] = [isoDateOf(dayNumber), isoDateOf(dayNumber + 1)];
    const stored = await progressRef.get();
    const storeProgress = (fields: Record<string, string>) =>
      progressRef.set(fields, { merge: true });

    const remindedDay = textOf(stored.get('reminded'), 10);
    // First run, or a stored day that can only come from a wrong clock.
    if (remindedDay === '' || remindedDay > tomorrow) await storeProgress({ reminded: today });
    else if (remindedDay < today) {
      if (!(await sendReminders(today, now, hasLease))) return;
      await storeProgress({ reminded: today });
    }
    if (minutes >= reminderMinutes && remindedDay !== tomorrow) {
      if (!(await sendReminders(tomorrow, now, hasLease))) return;
      await storeProgress({ reminded: tomorrow });
    }

    const monday = dayNumber - ((weekdayOf(dayNumber) + 6) % 7);
    const isWeekDue = dayNumber > monday || minutes >= weekMinutes;
    const week = isoDateOf(monday);
    const previous = textOf(stored.get('week'), 10);
    // The first statistics are sent after the first complete week.
    if (previous === '' || previous > week) await storeProgress({ week });
    else if (isWeekDue && previous < week) {
      if (!(await sendWeeklyStatistics(monday, hasLease))) return;
      await storeProgress({ week });
    }

    if (
      textOf(stored.get('forgotten'), 10) !== today &&
      (await deleteOldNotifications(firestore, now))
    ) {
      await storeProgress({ forgotten: today });
    }
  };

  /** @returns true if all reminders were sent */
  async function sendReminders(
    date: string,
    now: Date,
    hasLease: () => Promise<boolean>,
  ): Promise<boolean> {
    const confirmed = firestore
      .collection('reservations')
      .where('date', '==', date)
      .where('status', '==', 'confirmed');
    return processEach(confirmed, hasLease, async (record) => {
      await writer.notify(`tomorrow_${record.id}`, async (previous, transaction) => {
        // The reservation may have been cancelled since the page was read.
        const reservation = toReservation(record.id, (await transaction.get(record.ref)).data());
        const { userId, placeId, time, people, status } = reservation;
        const at = `${date} ${time}`;
        const isDue =
          status === 'confirmed' &&
          isUpcoming(reservation, brandMoment(now)) &&
          previous['at'] !== at;
        if (!isDue) return { notifications: [], newState: previous, ownerId: userId };
        const about = { placeId, date, time, people };
        const to = { uid: userId };
        const news = { kind: 'booking_tomorrow' as const, to, about, reservationId: record.id };
        return { notifications: [news], newState: { at }, ownerId: userId };
      });
    });
  }

  /** Sends the statistics of the seven days before a Monday. @returns true if all were sent */
  async function sendWeeklyStatistics(
    monday: number,
    hasLease: () => Promise<boolean>,
  ): Promise<boolean> {
    const managers = firestore
      .collection('users')
      .where('role', '==', 'manager')
      .where('status', '==', 'active');
    const from = instantOfWallClock({ dayNumber: monday - 7, minutes: 0 });
    const until = instantOfWallClock({ dayNumber: monday, minutes: 0 });
    const week = isoDateOf(monday);
    return processEach(managers, hasLease, async (record) => {
      const statistics = await statisticsOf(record.id, record.data(), { from, until });
      const { bookings, reviews } = statistics;
      if (bookings + reviews === 0) return;
      const about = { bookings, reviews, date: isoDateOf(monday - 7) };
      await writer.notify(`week_${record.id}`, (previous) => ({
        notifications:
          previous['week'] === week
            ? []
            : [{ kind: 'weekly_figures', to: { uid: record.id }, about }],
        newState: { week },
        ownerId: record.id,
      }));
    });
  }

  async function statisticsOf(
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
  async function processEach(
    query: Query,
    hasLease: () => Promise<boolean>,
    notify: (record: QueryDocumentSnapshot) => Promise<void>,
  ): Promise<boolean> {
    const ordered = query.orderBy(FieldPath.documentId()).limit(pageSize);
    let page = ordered;
    let failures = 0;
    for (let count = 0; count < maxPages; count += 1) {
      const { docs } = await page.get();
      for (const record of docs) {
        // Many failures point to a general problem and not to these records.
        if (failures >= maxFailures || !(await hasLease())) return false;
        if (!(await processRecord(`clock_${record.ref.path}`, () => notify(record)))) failures += 1;
      }
      const last = docs.at(-1);
      if (!last || docs.length < pageSize) break;
      page = ordered.startAfter(last);
    }
    return failures === 0;
  }
}
