import { maxUnreadCount, noticePageSize } from '#features/notifications/model/notice.ts';
import type { Notice } from '#features/notifications/model/notice.ts';
import { toNotice } from '#features/notifications/model/stored-notice.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { countDocuments } from '#platform/firestore/count-documents.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';

/**
 * One page of a person's notices, the latest first. Reads at most 20 documents.
 * @param cursor `nextCursor` of the page before; null for the first
 * @throws AppError what readFirestore throws
 */
export function listNotices(uid: string, cursor: PageCursor | null): Promise<Page<Notice>> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'notices'),
        sdk.where('userId', '==', uid),
        sdk.orderBy('createdAt', 'desc'),
        sdk.orderBy(sdk.documentId(), 'desc'),
        ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
        sdk.limit(noticePageSize),
      ),
    );
    return {
      items: docs.flatMap((document) => toNotice(document.id, document.data()) ?? []),
      nextCursor: cursorAfter(docs, noticePageSize, 'createdAt'),
    };
  });
}

/** How many notices somebody has not seen; 100 for that and more. One read. @throws AppError as countDocuments() */
export function countUnreadNotices(uid: string): Promise<number> {
  return countDocuments(({ sdk, db }) =>
    sdk.query(
      sdk.collection(db, 'notices'),
      sdk.where('userId', '==', uid),
      sdk.where('readAt', '==', null),
      sdk.limit(maxUnreadCount + 1),
    ),
  );
}

/**
 * Keeps that notices were seen. Idempotent.
 * @param ids of one page
 * @throws AppError 'not-found' when one of them is gone; 'permission-denied' for accounts that are not active; what
 *   writeFirestore throws
 */
export function markNoticesRead(ids: readonly string[]): Promise<void> {
  return writeFirestore(({ sdk, db, writes }) => {
    const batch = writes.writeBatch(db);
    for (const id of ids) {
      batch.update(sdk.doc(db, 'notices', id), { readAt: writes.serverTimestamp() });
    }
    return batch.commit();
  });
}

/**
 * Removes a notice of one's own. Idempotent.
 * @throws AppError 'permission-denied' for accounts that are not active; what writeFirestore throws
 */
export function deleteNotice(id: string): Promise<void> {
  return writeFirestore(({ sdk, db, writes }) => {
    const batch = writes.writeBatch(db);
    batch.delete(sdk.doc(db, 'notices', id));
    return batch.commit();
  });
}
