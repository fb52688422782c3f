import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { Notice } from '#ui/notice.tsx';
import { Pager } from '#ui/pager.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { useCursorPages } from '#ui/use-cursor-pages.ts';

interface QueueListProps<Item> {
  /** The page that is shown. */
  list: UseQueryResult<Page<Item>>;
  pages: ReturnType<typeof useCursorPages<PageCursor>>;
  sentences: ErrorSentences;
  loading: string;
  keyOf: (item: Item) => string;
  /** What stands in the place of a list that is empty. */
  nothing: { icon: ReactNode; title: string; text: string };
  /** The card of one of them. */
  children: (item: Item) => ReactNode;
}

/** One page of what waits for a decision of super admins, or was decided, as cards. */
export function QueueList<Item>({
  list,
  pages,
  sentences,
  loading,
  keyOf,
  nothing: { icon, title, text },
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
                <li key={keyOf(item)} className="min-w-0">
                  {children(item)}
                </li>
              ))}
            </ul>
          )}
          {items.length === 0 &&
            (pages.page > 1 ? (
              <Notice icon={icon} title="A lista acabou na página anterior" />
            ) : (
              <Notice icon={icon} title={title}>
                <p>{text}</p>
              </Notice>
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
