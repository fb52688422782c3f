import { FieldPath, Timestamp } from '@google-cloud/firestore';
import type { Firestore, QueryDocumentSnapshot } from '@google-cloud/firestore';
import pLimit from 'p-limit';
import { eventDateText } from '#features/events/model/event-date-text.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import { toEvent } from '#features/events/model/stored-event.ts';
import { fieldsOf, instantOf, textOf, textsOf } from '#shared/stored-fields.ts';
import { clockText, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { findDateChanges } from './event-changes.ts';
import type { DateChange, DatesText } from './event-changes.ts';
import { notifiedStateLifetimeMs, toNotifiedState } from './detect-notifications.ts';
import type { NewNotification } from './detect-notifications.ts';
import type { NotificationWriter } from './notification-writer.ts';

/** Users per query, and maximum number of queries per event; more than the users who save an event in one city. */
const pageSize = 200;
const maxPages = 100;
/** Number of users notified in parallel. */
const maxParallel = 10;

interface EventNotificationOptions {
  firestore: Firestore;
  writer: NotificationWriter;
}

/**
 * Creates the notifications of users who saved an event about its changed dates. The last notified dates of an event
 * are stored in told/event_{id}, those of each user in told/event_{id}_{uid}, so that after an interruption any server
 * can continue and each user is notified once.
 * @returns a function that sends the notifications of one event. It reads one document if the dates are unchanged, two
 *   for an event without earlier notifications. Returns false if another server has taken over and continues
 * @throws AppError 'unavailable'
 */
export function createEventNotifications({ firestore, writer }: EventNotificationOptions) {
  return async (
    document: QueryDocumentSnapshot,
    hasLease: () => Promise<boolean>,
  ): Promise<boolean> => {
    const event = toEvent(document.id, document.data());
    const currentDates = formatDates(event);
    const stateRef = firestore.collection('told').doc(`event_${event.id}`);
    const stored = await stateRef.get();
    const notifiedDates = toNotifiedState(stored.get('facts'))['dates'];
    const previousDates =
      typeof notifiedDates === 'string'
        ? notifiedDates
        : await readPreviousDates(firestore, document);
    if (notifiedDates === currentDates) return true;
    const now = stored.readTime.toDate();
    if (previousDates !== null && findDateChanges(previousDates, currentDates, now).length > 0) {
      const isComplete = await notifySavers(
        event,
        { was: previousDates, is: currentDates, now },
        hasLease,
      );
      if (!isComplete) return false;
    }
    const expiresAt = Timestamp.fromMillis(now.getTime() + notifiedStateLifetimeMs);
    await stateRef.set({ userId: '', facts: { dates: currentDates }, expiresAt });
    return true;
  };

  async function notifySavers(
    event: GuideEvent,
    { was: previousDates, is: currentDates, now }: { was: DatesText; is: DatesText; now: Date },
    hasLease: () => Promise<boolean>,
  ): Promise<boolean> {
    const limit = pLimit(maxParallel);
    let page = firestore
      .collection('savedEvents')
      .where('eventId', '==', event.id)
      .orderBy(FieldPath.documentId())
      .limit(pageSize);
    for (let count = 0; count < maxPages; count += 1) {
      if (!(await hasLease())) return false;
      const { docs } = await page.get();
      await limit.map(docs, async (saved) => {
        const { userId, createdAt } = fieldsOf(saved.data());
        const savedAt = instantOf(createdAt);
        // A user who saved the event after the change has seen the new dates.
        if (event.updatedAt && savedAt && savedAt > event.updatedAt) return;
        const uid = textOf(userId, 128);
        await writer.notify(`event_${event.id}_${uid}`, (userState) => {
          const userDates = userState['dates'];
          const changes = findDateChanges(
            typeof userDates === 'string' ? userDates : previousDates,
            currentDates,
            now,
          );
          return {
            notifications: toNotifications(event, changes, uid),
            newState: { dates: currentDates },
            ownerId: uid,
          };
        });
      });
      const last = docs.at(-1);
      if (docs.length < pageSize || !last) return true;
      page = page.startAfter(last);
    }
    return true;
  }
}

/** All dates of a hidden event count as cancelled. */
function formatDates({ dates, isActive }: GuideEvent): DatesText {
  return dates
    .map((date) => eventDateText(isActive ? date : { ...date, status: 'cancelled' }))
    .join('\n');
}

/**
 * Returns the dates of an event before the change, from the audit entry stored with it; null if the dates did not
 * change or are unknown.
 */
async function readPreviousDates(
  firestore: Firestore,
  document: QueryDocumentSnapshot,
): Promise<DatesText | null> {
  const auditId = textOf(document.get('auditId'), 128);
  if (!/^[A-Za-z0-9]+$/.test(auditId)) return null;
  const entry = await firestore.collection('auditLog').doc(auditId).get();
  if (entry.get('target') !== `events/${document.id}`) return null;
  const before = textsOf(entry.get('before.dates'), 60, 60);
  return before.length === 0 ? null : before.join('\n');
}

function toNotifications(
  event: GuideEvent,
  changes: readonly DateChange[],
  uid: string,
): NewNotification[] {
  const [first] = changes;
  if (!first) return [];
  const isSameChange = changes.every(({ change }) => change === first.change);
  const { dayNumber, minutes } = wallClockAt(first.date.startsAt);
  return [
    {
      kind: 'event_changed',
      to: { uid },
      dateKeys: changes.map(({ date }) => date.key),
      about: {
        placeId: event.placeId,
        eventId: event.id,
        eventTitle: event.title,
        status: isSameChange ? first.change : 'changed',
        dates: changes.length,
        ...(changes.length === 1 && { date: isoDateOf(dayNumber), time: clockText(minutes) }),
      },
    },
  ];
}
