import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FailureLine } from './failure-line.tsx';
import type { FailureSentences } from './failure-text.ts';
import { MoreButton } from './more-button.tsx';
import { QueryView } from './query-view.tsx';
import type { QueryState, QueryViewProps } from './query-view.tsx';

/** What is shown of a query that reads page after page: useInfiniteQuery's answer is one. */
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
  /** What the button is called that asks for the next page. */
  more: string;
  /** Above that button. */
  note?: (items: readonly Item[]) => ReactNode;
  /** In the place of a list that has no item and no further page. */
  empty?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/**
 * A list that is read page after page. What failed is what is asked for again: a refresh that failed is said above
 * the list, a next page under it.
 */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const { query, more, note, empty, children, ...view } = props;
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
            <ListEnd query={query} sentences={view.sentences} count={items.length} more={more}>
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
  more: string;
  children: ReactNode;
}

/** The way to the next page. Says what came, and takes the focus when the button goes away under it. */
function ListEnd({ query, sentences, count, more, children }: ListEndProps) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const { isPlaceholderData = false } = query;
  const end = useRef<HTMLParagraphElement>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  if (asked !== null && isPlaceholderData) {
    // Another list is on its way: what was asked for is none of its news.
    setAsked(null);
  } else if (asked !== null && (count !== asked || !hasNextPage)) {
    setAsked(null);
    setSaid(`Mais ${count - asked} na lista.${hasNextPage ? '' : ' A lista acabou.'}`);
  }
  useEffect(() => {
    if (said && !hasNextPage && document.activeElement === document.body) end.current?.focus();
  }, [said, hasNextPage]);

  const next = () => {
    setAsked(count);
    void query.fetchNextPage();
  };
  return (
    <>
      <p ref={end} tabIndex={-1} aria-live="polite" className="sr-only">
        {said}
      </p>
      {isFetchNextPageError ? (
        <FailureLine sentences={sentences} error={error} onRetry={next} />
      ) : (
        hasNextPage && (
          <MoreButton label={more} isBusy={isFetchingNextPage} onMore={next}>
            {children}
          </MoreButton>
        )
      )}
    </>
  );
}
