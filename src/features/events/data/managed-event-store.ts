import { AppError, errorCode } from '#shared/app-error.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import { toEvent } from '#features/events/model/event.ts';

import { collection } from '#platform/firestore/collection.ts';
import { isDocumentId } from '#platform/firestore/document-id.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';

/** Number of events per page: the limit of the rules for the manager of a place. */
const eventPageSize = 50;

const events = collection('events', toEvent);

/** Selects events with future dates, or past events. */
export type EventPeriod = 'coming' | 'past';

/**
 * Returns one page of the events that a user manages, including inactive ones: future events by their end, earliest
 * first, or past events by their end, latest first. Reads at most 50 documents.
 * @param placeId id of the place; null for all places, which only super admins may list
 * @throws AppError 'permission-denied' if the user does not manage the place; errors as Collection
 */
export async function listManagedEvents(
  placeId: string | null,
  options: { span: EventPeriod; now: Date; cursor?: PageCursor | null },
): Promise<Page<GuideEvent>> {
  const { span, now, cursor = null } = options;
  if (placeId !== null && !isDocumentId(placeId)) return { items: [], nextCursor: null };
  return events.page({
    where: [
      ...(placeId === null ? [] : [['placeId', '==', placeId] as const]),
      ['lastAt', span === 'coming' ? '>' : '<=', now],
    ],
    orderBy: [['lastAt', span === 'coming' ? 'asc' : 'desc']],
    limit: eventPageSize,
    after: cursor,
  });
}

/**
 * Returns one event, active or not. Reads one document.
 * @throws AppError 'not-found', also if the user has no access; errors as Collection
 */
export async function getManagedEvent(id: string): Promise<GuideEvent> {
  if (!isDocumentId(id)) throw new AppError('not-found', 'Not an event id');
  const event = await events.get(id).catch((error: unknown) => {
    // The rules depend on the document, so they refuse a missing one like an event that the user does not manage.
    if (errorCode(error) === 'permission-denied') return null;
    throw error;
  });
  if (!event) throw new AppError('not-found', 'No such event');
  return event;
}
