import { FieldPath } from '@google-cloud/firestore';
import type { Firestore, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { isToCome } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#features/reservations/model/reservation-times.ts';
import { fieldsOf, textOf } from '#shared/stored-fields.ts';
import { toReservation } from '#features/reservations/model/stored-reservation.ts';
import { toUser } from '#features/account/model/stored-user.ts';
import { instantOfWallClock, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';
import { forgetOldNews } from './forget-news.ts';
import type { NoticeWriter } from './notice-writer.ts';

/** Minutes after midnight in the brand's time zone from which the day before a booking is told. */
const reminderMinutes = 10 * 60;
/** The same for the figures of the week, from Monday on. */
const weekMinutes = 9 * 60;
const pageSize = 200;
const maxPages = 100;
/** Of one query, before the next round goes on. */
const maxFailures = 10;
/** Values of one 'in'. */
const chunkSize = 30;
/** Places made by one person that are counted; those entrusted are 200 at most. */
const maxCreated = 100;

interface ClockOptions {
  firestore: Firestore;
  writer: NoticeWriter;
  /** Tells of one record; when that fails, whether nobody waits for it any more. */
  tellRecord: (record: string, tell: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * What no change of a record causes: reminders of the bookings of tomorrow, each day from ten o'clock on, the figures of
 * the week, from Monday at nine, and once a day what is forgotten. cursors/clock says what is done. A server that was
 * away reminds of what is still to come today, and tells of the last week alone; one that stops in the middle begins
 * anew, and nobody is told twice. A clock that was ahead and is put right does not keep anything back.
 */
export function createNewsClock({ firestore, writer, tellRecord }: ClockOptions) {
  const done = firestore.collection('cursors').doc('clock');

  /**
   * Does what is due.
   * @param now the database's time
   * @param isOurs asked before each person; false ends the work
   * @throws AppError 'unavailable'
   */
  return async (now: Date, isOurs: () => Promise<boolean>): Promise<void> => {
    const { dayNumber, minutes } = wallClockAt(now);
    const [today, tomorrow] = [isoDateOf(dayNumber), isoDateOf(dayNumber + 1)];
    const stored = await done.get();
    const keep = (fields: Record<string, string>) => done.set(fields, { merge: true });

    const reminded = textOf(stored.get('reminded'), 10);
    // Until now nobody was reminded; or up to a day that no clock that is right has reached.
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
    // The first week is told when it is over.
    if (told === '' || told > week) await keep({ week });
    else if (isTime && told < week) {
      if (!(await tellWeek(monday, isOurs))) return;
      await keep({ week });
    }

    if (textOf(stored.get('forgotten'), 10) !== today && (await forgetOldNews(firestore, now))) {
      await keep({ forgotten: today });
    }
  };

  /** @returns whether everybody was told */
  async function remind(date: string, now: Date, isOurs: () => Promise<boolean>): Promise<boolean> {
    const confirmed = firestore
      .collection('reservations')
      .where('date', '==', date)
      .where('status', '==', 'confirmed');
    return eachOf(confirmed, isOurs, async (one) => {
      await writer.tell(`tomorrow_${one.id}`, async (told, transaction) => {
        // It may have been called off since the page was read.
        const booking = toReservation(one.id, (await transaction.get(one.ref)).data());
        const { userId, placeId, time, people, status } = booking;
        const at = `${date} ${time}`;
        const isDue =
          status === 'confirmed' && isToCome(booking, brandMoment(now)) && told['at'] !== at;
        if (!isDue) return { news: [], told, ownerId: userId };
        const about = { placeId, date, time, people };
        const to = { uid: userId };
        const news = { kind: 'booking_tomorrow' as const, to, about, reservationId: one.id };
        return { news: [news], told: { at }, ownerId: userId };
      });
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

  /** @returns false when somebody is still to be told, or the work was another server's before it ended */
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
        // Where many fail, it is not because of them.
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
