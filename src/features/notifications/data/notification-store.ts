import {
  maxUnreadCount,
  notificationPageSize,
} from '#features/notifications/model/notification-options.ts';
import type { Notification } from '#features/notifications/model/notification.ts';
import { toNotification } from '#features/notifications/model/notification.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { countDocuments } from '#platform/firestore/count-documents.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';

/**
 * Reads one page of a user's notifications, latest first. At most 20 document reads.
 * @param cursor `nextCursor` of the previous page; null for the first
 * @throws AppError errors of readFirestore
 */
export function listNotifications(
  uid: string,
  cursor: PageCursor | null,
): Promise<Page<Notification>> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'notices'),
        sdk.where('userId', '==', uid),
        sdk.orderBy('createdAt', 'desc'),
        sdk.orderBy(sdk.documentId(), 'desc'),
        ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
        sdk.limit(notificationPageSize),
      ),
    );
    return {
      items: docs.flatMap((document) => toNotification(document.id, document.data()) ?? []),
      nextCursor: cursorAfter(docs, notificationPageSize, 'createdAt'),
    };
  });
}

/** Returns the number of unread notifications, at most 100. One read. @throws AppError as countDocuments() */
export function countUnreadNotifications(uid: string): Promise<number> {
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
 * Marks notifications as read. Idempotent.
 * @param ids of one page
 * @throws AppError 'not-found' if one of them is deleted; 'permission-denied' if the account is not active; errors of
 * writeFirestore
 */
export function markNotificationsRead(ids: readonly string[]): Promise<void> {
  return writeFirestore(({ sdk, db, writes }) => {
    const batch = writes.writeBatch(db);
    for (const id of ids) {
      batch.update(sdk.doc(db, 'notices', id), { readAt: writes.serverTimestamp() });
    }
    return batch.commit();
  });
}

/**
 * Deletes an own notification. Idempotent.
 * @throws AppError 'permission-denied' if the account is not active; errors of writeFirestore
 */
export function deleteNotification(id: string): Promise<void> {
  return writeFirestore(({ sdk, db, writes }) => {
    const batch = writes.writeBatch(db);
    batch.delete(sdk.doc(db, 'notices', id));
    return batch.commit();
  });
}
