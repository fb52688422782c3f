import { AppError, errorCode } from '#shared/app-error.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import { toEvent } from '#features/events/model/event.ts';

import { isDocumentId } from '#platform/firestore/document-id.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';

/** Number of events per page: the limit of the rules for the manager of a place. */
const eventPageSize = 50;

/** Selects events with future dates, or past events. */
export type EventPeriod = 'coming' | 'past';

/**
 * Returns one page of the events that a user manages, including inactive ones: future events by their end, earliest
 * first, or past events by their end, latest first. Reads at most 50 documents.
 * @param placeId id of the place; null for all places, which only super admins may list
 * @throws AppError 'permission-denied' if the user does not manage the place; errors of readFirestore
 */
export async function listManagedEvents(
  placeId: string | null,
  options: { span: EventPeriod; now: Date; cursor?: PageCursor | null },
): Promise<Page<GuideEvent>> {
  const { span, now, cursor } = options;
  if (placeId !== null && !isDocumentId(placeId)) return { items: [], nextCursor: null };
  const direction = span === 'coming' ? 'asc' : 'desc';
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'events'),
        ...(placeId === null ? [] : [sdk.where('placeId', '==', placeId)]),
        sdk.where('lastAt', span === 'coming' ? '>' : '<=', now),
        sdk.orderBy('lastAt', direction),
        sdk.orderBy(sdk.documentId(), direction),
        ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
        sdk.limit(eventPageSize),
      ),
    );
    return {
      items: docs.map((document) => toEvent(document.id, document.data())),
      nextCursor: cursorAfter(docs, eventPageSize, 'lastAt'),
    };
  });
}

/**
 * Returns one event, active or not. Reads one document.
 * @throws AppError 'not-found', also if the user has no access; errors of readFirestore
 */
export async function getManagedEvent(id: string): Promise<GuideEvent> {
  if (!isDocumentId(id)) throw new AppError('not-found', 'Not an event id');
  const snapshot = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'events', id)),
  ).catch((error: unknown) => {
    // The rules depend on the document, so they refuse a missing one like an event that the user does not manage.
    throw errorCode(error) === 'permission-denied'
      ? new AppError('not-found', 'No such event', { cause: error })
      : error;
  });
  if (!snapshot.exists()) throw new AppError('not-found', 'No such event');
  return toEvent(id, snapshot.data());
}
