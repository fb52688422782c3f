import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import type { Notice } from '#features/notifications/model/notice.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { countUnreadNotices, deleteNotice, listNotices, markNoticesRead } from './notice-store.ts';

const noticeKeys = {
  list: (uid: string) => [...memberKeys.of(uid), 'notices'] as const,
  unread: (uid: string) => [...memberKeys.of(uid), 'unread-notices'] as const,
};

/** A person's notices, the latest first. */
export function noticesQuery(uid: string) {
  return infiniteQueryOptions({
    queryKey: noticeKeys.list(uid),
    queryFn: ({ pageParam }) => listNotices(uid, pageParam),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

/** How many of them are new: asked once a minute at most, while somebody looks. */
export function unreadNoticesQuery(uid: string) {
  return queryOptions({
    queryKey: noticeKeys.unread(uid),
    queryFn: () => countUnreadNotices(uid),
    staleTime: 60_000,
    retry: false,
  });
}

/** Keeps that notices were seen; the list goes on showing which ones were new. */
export function readingMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: (ids: readonly string[]) => markNoticesRead(ids),
    onSettled: () => client.invalidateQueries({ queryKey: noticeKeys.unread(uid) }),
  });
}

/** Removes a notice; the list loses it when it is gone. */
export function removalMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: (id: string) => deleteNotice(id),
    onSuccess: (_nothing, id) => {
      client.setQueryData<InfiniteData<Page<Notice>>>(
        noticeKeys.list(uid),
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              items: page.items.filter((notice) => notice.id !== id),
            })),
          },
      );
      return client.invalidateQueries({ queryKey: noticeKeys.unread(uid) });
    },
  });
}
