import { Timestamp } from '@google-cloud/firestore';
import type { Firestore, QueryDocumentSnapshot } from '@google-cloud/firestore';
import pLimit from 'p-limit';
import { toStoredEventDate } from '#features/events/model/event-date.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import { toEvent } from '#features/events/model/event.ts';
import { fieldsOf, instantOf, textOf, textsOf } from '#shared/stored-fields.ts';
import { clockText, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { readPages } from '#server/platform/firestore/record-pages.ts';
import { findDateChanges } from './event-changes.ts';
import type { DateChange, DatesText } from './event-changes.ts';
import { notifiedStateLifetimeMs, toNotifiedState } from './detect-notifications.ts';
import type { NewNotification } from './detect-notifications.ts';
import type { NotificationWriter } from './notification-writer.ts';

/** Number of users notified in parallel. */
const maxParallel = 10;

interface EventNotifierOptions {
  firestore: Firestore;
  writer: NotificationWriter;
}

/**
 * Creates the function that notifies the users who saved an event about its changed dates. The last notified dates of
 * an event are stored in told/event_{id}, those of each user in told/event_{id}_{uid}, so that after an interruption
 * any server can continue and each user is notified once.
 * @returns a function that sends the notifications of one event. It reads one document if the dates are unchanged, two
 *   for an event without earlier notifications. It returns false if this server lost the lease; the next holder
 *   continues
 * @throws AppError 'unavailable'
 */
export function createEventNotifier({ firestore, writer }: EventNotifierOptions) {
  return async (
    eventDocument: QueryDocumentSnapshot,
    hasLease: () => Promise<boolean>,
  ): Promise<boolean> => {
    const event = toEvent(eventDocument.id, eventDocument.data());
    const currentDates = formatDates(event);
    const stateRef = firestore.collection('told').doc(`event_${event.id}`);
    const storedState = await stateRef.get();
    const notifiedDates = toNotifiedState(storedState.get('facts'))['dates'];
    const previousDates =
      typeof notifiedDates === 'string'
        ? notifiedDates
        : await readPreviousDates(firestore, eventDocument);
    if (notifiedDates === currentDates) return true;
    const now = storedState.readTime.toDate();
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
    const savers = firestore.collection('savedEvents').where('eventId', '==', event.id);
    for await (const page of readPages(savers)) {
      if (!(await hasLease())) return false;
      await limit.map(page, async (savedEvent) => {
        const { userId, createdAt } = fieldsOf(savedEvent.data());
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
    }
    return true;
  }
}

/** All dates of a hidden event count as cancelled. */
function formatDates({ dates, isActive }: GuideEvent): DatesText {
  return dates
    .map((date) => toStoredEventDate(isActive ? date : { ...date, status: 'cancelled' }))
    .join('\n');
}

/**
 * Returns the dates of an event before the change, from the audit entry stored with the change; null if the dates did
 * not change or are unknown.
 */
async function readPreviousDates(
  firestore: Firestore,
  eventDocument: QueryDocumentSnapshot,
): Promise<DatesText | null> {
  const auditId = textOf(eventDocument.get('auditId'), 128);
  if (!/^[A-Za-z0-9]+$/.test(auditId)) return null;
  const auditEntry = await firestore.collection('auditLog').doc(auditId).get();
  if (auditEntry.get('target') !== `events/${eventDocument.id}`) return null;
  const datesBefore = textsOf(auditEntry.get('before.dates'), 60, 60);
  return datesBefore.length === 0 ? null : datesBefore.join('\n');
}

function toNotifications(
  event: GuideEvent,
  changes: readonly DateChange[],
  uid: string,
): NewNotification[] {
  const [firstChange] = changes;
  if (!firstChange) return [];
  const isSameChange = changes.every(({ change }) => change === firstChange.change);
  const { dayNumber, minutes } = wallClockAt(firstChange.date.startsAt);
  return [
    {
      kind: 'event_changed',
      to: { uid },
      dateKeys: changes.map(({ date }) => date.key),
      about: {
        placeId: event.placeId,
        eventId: event.id,
        eventTitle: event.title,
        status: isSameChange ? firstChange.change : 'changed',
        dates: changes.length,
        ...(changes.length === 1 && { date: isoDateOf(dayNumber), time: clockText(minutes) }),
      },
    },
  ];
}
