import {
  maxUnreadCount,
  notificationPageSize,
} from '#features/notifications/model/notification-options.ts';
import type { Notification } from '#features/notifications/model/notification.ts';
import { toNotification } from '#features/notifications/model/notification.ts';

import { collection } from '#platform/firestore/collection.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { transaction } from '#platform/firestore/transaction.ts';

const notifications = collection('notices', toNotification);

/**
 * Reads one page of a user's notifications, latest first. At most 20 document reads.
 * @param cursor `nextCursor` of the previous page; null for the first
 * @throws AppError as Collection
 */
export function listNotifications(
  uid: string,
  cursor: PageCursor | null,
): Promise<Page<Notification>> {
  return notifications.page({
    where: [['userId', '==', uid]],
    orderBy: [['createdAt', 'desc']],
    limit: notificationPageSize,
    after: cursor,
  });
}

/** Returns the number of unread notifications, at most 100. One read. @throws AppError as Collection */
export function countUnreadNotifications(uid: string): Promise<number> {
  return notifications.count({
    where: [
      ['userId', '==', uid],
      ['readAt', '==', null],
    ],
    limit: maxUnreadCount + 1,
  });
}

/**
 * Marks notifications as read. Idempotent.
 * @param ids of one page
 * @throws AppError 'not-found' if one of them is deleted; 'permission-denied' if the account is not active; errors of
 * transaction()
 */
export function markNotificationsRead(ids: readonly string[]): Promise<void> {
  return transaction((commit) => {
    for (const id of ids) commit.update(`notices/${id}`, { readAt: commit.serverTime });
  });
}

/**
 * Deletes an own notification. Idempotent.
 * @throws AppError 'permission-denied' if the account is not active; errors of transaction()
 */
export function deleteNotification(id: string): Promise<void> {
  return transaction((commit) => {
    commit.delete(`notices/${id}`);
  });
}
