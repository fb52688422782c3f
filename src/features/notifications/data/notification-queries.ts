import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import type { Notification } from '#features/notifications/model/notification.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import {
  countUnreadNotifications,
  deleteNotification,
  listNotifications,
  markNotificationsRead,
} from './notification-store.ts';

const notificationKeys = {
  list: (uid: string) => [...memberKeys.of(uid), 'notices'] as const,
  unread: (uid: string) => [...memberKeys.of(uid), 'unread-notices'] as const,
};

/** Returns the query of a user's notifications, latest first. */
export function notificationsQuery(uid: string) {
  return infiniteQueryOptions({
    queryKey: notificationKeys.list(uid),
    queryFn: ({ pageParam }) => listNotifications(uid, pageParam),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

/** Returns the query of the number of unread notifications. Its data is fresh for one minute. */
export function unreadNotificationsQuery(uid: string) {
  return queryOptions({
    queryKey: notificationKeys.unread(uid),
    queryFn: () => countUnreadNotifications(uid),
    staleTime: 60_000,
    retry: false,
  });
}

/** Returns the mutation that marks notifications as read. The list keeps showing which ones were new. */
export function markReadMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: (ids: readonly string[]) => markNotificationsRead(ids),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.unread(uid) }),
  });
}

/** Returns the mutation that deletes a notification. The list is updated after the deletion succeeds. */
export function notificationRemovalMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: (id: string) => deleteNotification(id),
    onSuccess: (_result, id) => {
      client.setQueryData<InfiniteData<Page<Notification>>>(
        notificationKeys.list(uid),
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              items: page.items.filter((notification) => notification.id !== id),
            })),
          },
      );
      return client.invalidateQueries({ queryKey: notificationKeys.unread(uid) });
    },
  });
}
