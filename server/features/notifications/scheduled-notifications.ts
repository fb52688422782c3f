import type { Firestore, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { isUpcoming, toReservation } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import { fieldsOf, textOf } from '#shared/stored-fields.ts';
import { toUser } from '#features/account/model/user.ts';
import { instantOfWallClock, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';
import { readCreatedPlaces } from '#server/features/places/managed-place.ts';
import { groupIds, readPages } from '#server/platform/firestore/record-pages.ts';
import { deleteOldNotifications } from './delete-old-notifications.ts';
import type { NotificationWriter } from './notification-writer.ts';

/** Time of day from which reminders for the next day are sent, in minutes after midnight in the brand's time zone. */
const reminderStartMinutes = 10 * 60;
/** Time on Monday from which the weekly statistics are sent, also in minutes after midnight. */
const weeklyStartMinutes = 9 * 60;
/** Maximum number of failures per query; the next round continues. */
const maxFailures = 10;

interface ScheduledNotifierOptions {
  firestore: Firestore;
  writer: NotificationWriter;
  /** Sends the notifications of one record. Resolves to false if the record failed and must be retried. */
  processRecord: (record: string, notify: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * Creates the time-based notifications: reminders of the next day's reservations from 10:00 on, weekly statistics from
 * Monday 9:00 on, and the daily deletion of old data. cursors/clock stores the progress. A server that was down reminds
 * of today's remaining reservations and sends the statistics of the last week only. An interrupted run starts again
 * without sending duplicates.
 */
export function createScheduledNotifier({
  firestore,
  writer,
  processRecord,
}: ScheduledNotifierOptions) {
  const progressRef = firestore.collection('cursors').doc('clock');

  /**
   * Runs the due work.
   * @param now time of the database
   * @param hasLease checked before each user; false stops the work
   * @throws AppError 'unavailable'
   */
  return async (now: Date, hasLease: () => Promise<boolean>): Promise<void> => {
    const { dayNumber, minutes } = wallClockAt(now);
    const [today, tomorrow] = [isoDateOf(dayNumber), isoDateOf(dayNumber + 1)];
    const storedProgress = await progressRef.get();
    const storeProgress = (fields: Record<string, string>) =>
      progressRef.set(fields, { merge: true });

    const remindedDay = textOf(storedProgress.get('reminded'), 10);
    // On the first run, or if a clock that was ahead stored a day after tomorrow, today's reminders are not sent.
    if (remindedDay === '' || remindedDay > tomorrow) await storeProgress({ reminded: today });
    else if (remindedDay < today) {
      if (!(await sendReminders(today, now, hasLease))) return;
      await storeProgress({ reminded: today });
    }
    if (minutes >= reminderStartMinutes && remindedDay !== tomorrow) {
      if (!(await sendReminders(tomorrow, now, hasLease))) return;
      await storeProgress({ reminded: tomorrow });
    }

    const monday = dayNumber - ((weekdayOf(dayNumber) + 6) % 7);
    const isWeekDue = dayNumber > monday || minutes >= weeklyStartMinutes;
    const week = isoDateOf(monday);
    const previous = textOf(storedProgress.get('week'), 10);
    // On the first run, or if a clock that was ahead stored a later week, the next statistics are sent on the next
    // Monday.
    if (previous === '' || previous > week) await storeProgress({ week });
    else if (isWeekDue && previous < week) {
      if (!(await sendWeeklyStatistics(monday, hasLease))) return;
      await storeProgress({ week });
    }

    if (
      textOf(storedProgress.get('forgotten'), 10) !== today &&
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
    const confirmedQuery = firestore
      .collection('reservations')
      .where('date', '==', date)
      .where('status', '==', 'confirmed');
    return processEach(confirmedQuery, hasLease, async (record) => {
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
        const notification = {
          kind: 'booking_tomorrow' as const,
          to,
          about,
          reservationId: record.id,
        };
        return { notifications: [notification], newState: { at }, ownerId: userId };
      });
    });
  }

  /** Sends the statistics of the seven days before a Monday. @returns true if all were sent */
  async function sendWeeklyStatistics(
    monday: number,
    hasLease: () => Promise<boolean>,
  ): Promise<boolean> {
    const managersQuery = firestore
      .collection('users')
      .where('role', '==', 'manager')
      .where('status', '==', 'active');
    const from = instantOfWallClock({ dayNumber: monday - 7, minutes: 0 });
    const until = instantOfWallClock({ dayNumber: monday, minutes: 0 });
    const week = isoDateOf(monday);
    return processEach(managersQuery, hasLease, async (record) => {
      const statistics = await countWeekOfManager(record.id, record.data(), { from, until });
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

  async function countWeekOfManager(
    uid: string,
    userFields: unknown,
    { from, until }: { from: Date; until: Date },
  ) {
    const createdPlaces = await readCreatedPlaces(firestore, uid);
    const { managedPlaces } = toUser(uid, fieldsOf(userFields));
    const placeIds = [...new Set([...managedPlaces, ...createdPlaces.map(({ id }) => id)])];
    const countIn = async (collection: string) => {
      let sum = 0;
      for (const group of groupIds(placeIds)) {
        const aggregateResult = await firestore
          .collection(collection)
          .where('placeId', 'in', group)
          .where('createdAt', '>=', from)
          .where('createdAt', '<', until)
          .orderBy('createdAt', 'desc')
          .count()
          .get();
        sum += aggregateResult.data().count;
      }
      return sum;
    };
    return { bookings: await countIn('reservations'), reviews: await countIn('reviews') };
  }

  /**
   * @returns false if some records failed, or if the work stopped early, for example because another server took the
   *   lease
   */
  async function processEach(
    query: Query,
    hasLease: () => Promise<boolean>,
    notify: (record: QueryDocumentSnapshot) => Promise<void>,
  ): Promise<boolean> {
    let failureCount = 0;
    for await (const page of readPages(query)) {
      for (const record of page) {
        // Many failures point to a general problem and not to these records.
        if (failureCount >= maxFailures || !(await hasLease())) return false;
        if (!(await processRecord(`clock_${record.ref.path}`, () => notify(record))))
          failureCount += 1;
      }
    }
    return failureCount === 0;
  }
}
