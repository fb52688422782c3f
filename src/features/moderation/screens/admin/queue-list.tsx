import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import * as texts from '#features/moderation/panel-texts.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { Banner } from '#ui/banner.tsx';
import { Pager } from '#ui/pager.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { useCursorPages } from '#ui/use-cursor-pages.ts';

interface QueueListProps<Item> {
  /** The current page. */
  list: UseQueryResult<Page<Item>>;
  pages: ReturnType<typeof useCursorPages<PageCursor>>;
  sentences: ErrorSentences;
  loading: string;
  getKey: (item: Item) => string;
  /** Shown instead of an empty list. */
  emptyState: { icon: ReactNode; title: string; text: string };
  /** Renders the card of an item. */
  children: (item: Item) => ReactNode;
}

/** Renders one page of pending or decided items as cards. */
export function QueueList<Item>({
  list,
  pages,
  sentences,
  loading,
  getKey,
  emptyState: { icon, title, text },
  children,
}: QueueListProps<Item>) {
  return (
    <QueryView
      query={list}
      sentences={sentences}
      loading={loading}
      skeleton={
        <div className="mt-6 grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      }
    >
      {({ items, nextCursor }) => (
        <>
          {items.length > 0 && (
            <ul className="mt-6 grid items-start gap-4 lg:grid-cols-2">
              {items.map((item) => (
                <li key={getKey(item)} className="min-w-0">
                  {children(item)}
                </li>
              ))}
            </ul>
          )}
          {items.length === 0 &&
            (pages.page > 1 ? (
              <Banner icon={icon} title={texts.listEndedOnPreviousPage} />
            ) : (
              <Banner icon={icon} title={title}>
                <p>{text}</p>
              </Banner>
            ))}
          <Pager
            page={pages.page}
            hasNext={nextCursor !== null}
            isBusy={list.isFetching}
            onPrevious={pages.goBack}
            onNext={() => {
              if (nextCursor) pages.goTo(nextCursor);
            }}
          />
        </>
      )}
    </QueryView>
  );
}
