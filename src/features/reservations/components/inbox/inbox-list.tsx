import type { ReactNode } from 'react';
import { CalendarCheck, RefreshCw } from 'lucide-react';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#features/reservations/model/reservation-times.ts';
import * as texts from '#features/reservations/panel-texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { EndlessList } from '#ui/endless-list.tsx';
import type { PagedQueryState } from '#ui/endless-list.tsx';
import { Banner } from '#ui/banner.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';

export interface InboxListProps {
  query: PagedQueryState<{ items: readonly ReservationRequest[] }> & {
    isFetching: boolean;
    dataUpdatedAt: number;
  };
  title: string;
  /** Text below the title, such as the total of expected people. */
  summary: (reservations: readonly ReservationRequest[]) => ReactNode;
  emptyTitle: string;
  emptyText: string;
  children: (reservations: readonly ReservationRequest[]) => ReactNode;
}

/** Renders reservations below a title, page by page, with a button to refresh. */
export function InboxList(props: InboxListProps) {
  const { query, title, summary, emptyTitle, emptyText, children } = props;
  const isRefetching = query.isFetching && !query.isFetchingNextPage;
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <div className="mt-6 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl font-bold first-letter:uppercase">{title}</h2>
          {/* Reserves the space of the summary. */}
          <p className="min-h-6 text-ink-muted tabular">{items && summary(items)}</p>
        </div>
        <div className="flex shrink-0 items-center text-sm text-ink-muted tabular">
          {query.dataUpdatedAt > 0 && (
            <span>
              <RichText
                text={texts.listReadAt}
                parts={{
                  label: (text) => <span className="sr-only sm:not-sr-only">{text}</span>,
                  time: () => brandMoment(new Date(query.dataUpdatedAt)).time,
                }}
              />
            </span>
          )}
          <IconButton
            label={isRefetching ? texts.refreshing : texts.refresh}
            className="-my-2"
            aria-disabled={isRefetching}
            onClick={() => {
              if (!isRefetching) void query.refetch();
            }}
          >
            <RefreshCw aria-hidden size={20} />
          </IconButton>
        </div>
      </div>
      <EndlessList
        query={query}
        sentences={texts.inboxErrors}
        loading={texts.loadingReservations}
        skeleton={
          <div className="mt-5">
            <RowsSkeleton count={4} />
          </div>
        }
        moreLabel={texts.showMoreReservations}
        empty={
          <Banner icon={<CalendarCheck aria-hidden size={28} />} title={emptyTitle} as="h3">
            <p>{emptyText}</p>
          </Banner>
        }
      >
        {children}
      </EndlessList>
    </>
  );
}
