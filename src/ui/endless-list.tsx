import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import * as texts from '#ui/texts.ts';
import { FailureLine } from './failure-line.tsx';
import type { FailureSentences } from './failure-text.ts';
import { MoreButton } from './more-button.tsx';
import { QueryView } from './query-view.tsx';
import type { QueryState, QueryViewProps } from './query-view.tsx';

/** The part of a paginated query that EndlessList uses, e.g. the result of useInfiniteQuery. */
export interface PagedQueryState<Page> extends QueryState<{ pages: readonly Page[] }> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

interface EndlessListProps<Item> extends Omit<
  QueryViewProps<unknown>,
  'query' | 'empty' | 'children'
> {
  query: PagedQueryState<{ items: readonly Item[] }>;
  /** Label of the button that loads the next page. */
  moreLabel: string;
  /** Renders a note above that button. */
  note?: (items: readonly Item[]) => ReactNode;
  /** Shown instead of a list without items and without further pages. */
  empty?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/**
 * Renders a paginated list. A failed refresh is shown above the list and retries the list; a failed next page is shown
 * below it and retries that page.
 */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const { query, moreLabel, note, empty, children, ...view } = props;
  const { data, isFetchNextPageError, isPlaceholderData = false, refetch } = query;
  const error = isFetchNextPageError ? null : query.error;
  return (
    <QueryView {...view} query={{ data, error, isPlaceholderData, refetch }}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        const isEmpty = items.length === 0 && !query.hasNextPage;
        return (
          <>
            {empty !== undefined && isEmpty ? empty : children(items)}
            <ListEnd
              query={query}
              sentences={view.sentences}
              count={items.length}
              moreLabel={moreLabel}
            >
              {note?.(items)}
            </ListEnd>
          </>
        );
      }}
    </QueryView>
  );
}

interface ListEndProps {
  query: PagedQueryState<unknown>;
  sentences: FailureSentences;
  count: number;
  moreLabel: string;
  children: ReactNode;
}

/** Renders the button for the next page. Announces the new items, and takes the focus when the button disappears. */
function ListEnd({ query, sentences, count, moreLabel, children }: ListEndProps) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const { isPlaceholderData = false } = query;
  const endElement = useRef<HTMLParagraphElement>(null);
  const [countAtRequest, setCountAtRequest] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');

  if (countAtRequest !== null && isPlaceholderData) {
    // Another list is loading, so the requested page is no longer announced.
    setCountAtRequest(null);
  } else if (countAtRequest !== null && (count !== countAtRequest || !hasNextPage)) {
    setCountAtRequest(null);
    setAnnouncement(texts.nextItems(count - countAtRequest, !hasNextPage));
  }
  useEffect(() => {
    if (announcement && !hasNextPage && document.activeElement === document.body)
      endElement.current?.focus();
  }, [announcement, hasNextPage]);

  const loadNextPage = () => {
    setCountAtRequest(count);
    void query.fetchNextPage();
  };
  return (
    <>
      <p ref={endElement} tabIndex={-1} aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {isFetchNextPageError ? (
        <FailureLine sentences={sentences} error={error} onRetry={loadNextPage} />
      ) : (
        hasNextPage && (
          <MoreButton label={moreLabel} isBusy={isFetchingNextPage} onMore={loadNextPage}>
            {children}
          </MoreButton>
        )
      )}
    </>
  );
}
