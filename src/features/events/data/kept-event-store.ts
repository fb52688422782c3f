import { AppError, errorCode } from '#shared/app-error.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import { toEvent } from '#features/events/model/stored-event.ts';

import { isDocumentId } from '#platform/firestore/document-id.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';

/** Events of one page: rules let a place's manager list so many. */
const eventPageSize = 50;

/** Whether events that have a date to come are asked for, or those that are over. */
export type EventSpan = 'coming' | 'past';

/**
 * One page of the events that somebody keeps, hidden ones too: those to come, the one that ends first before the
 * others, or those that are over, the last before the others. Reads at most 50 documents.
 * @param placeId whose events; null for those of every place, which only super admins may list
 * @throws AppError 'permission-denied' for who does not manage the place; what readFirestore throws
 */
export async function listKeptEvents(
  placeId: string | null,
  options: { span: EventSpan; now: Date; cursor?: PageCursor | null },
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
 * One event, hidden or not. One document read.
 * @throws AppError 'not-found', also for who may not see it; what readFirestore throws
 */
export async function getKeptEvent(id: string): Promise<GuideEvent> {
  if (!isDocumentId(id)) throw new AppError('not-found', 'Not an event id');
  const snapshot = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'events', id)),
  ).catch((error: unknown) => {
    // Rules decide from the document: what is missing is refused as what is somebody else's.
    throw errorCode(error) === 'permission-denied'
      ? new AppError('not-found', 'No such event', { cause: error })
      : error;
  });
  if (!snapshot.exists()) throw new AppError('not-found', 'No such event');
  return toEvent(id, snapshot.data());
}
