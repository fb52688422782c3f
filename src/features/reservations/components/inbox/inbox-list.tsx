import type { ReactNode } from 'react';
import { CalendarCheck, RefreshCw } from 'lucide-react';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import type { BrandMoment } from '#shared/calendar/brand-moment.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import * as texts from '#features/reservations/panel-texts.ts';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { EndlessList } from '#ui/endless-list.tsx';
import type { PagedQueryState } from '#ui/endless-list.tsx';
import { Banner } from '#ui/banner.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { RowsSkeleton, rowsClasses } from '#ui/rows.tsx';
import type { Place } from '#features/places/model/place.ts';
import { groupByDay } from '#features/reservations/model/reservation-inbox.ts';
import { ListWithDetail } from './list-with-detail.tsx';
import type { Answers } from './use-answers.ts';

interface InboxListProps {
  query: PagedQueryState<{ items: readonly ReservationRequest[] }> & {
    isFetching: boolean;
    dataUpdatedAt: number;
  };
  title: string;
  /** Text below the title, such as the total of expected people. */
  summary?: ((reservations: readonly ReservationRequest[]) => ReactNode) | undefined;
  emptyTitle: string;
  /** Explanation below the title of an empty list. */
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
          {summary && (
            // Reserves the space of the summary.
            <p className="min-h-6 text-ink-muted tabular">{items && summary(items)}</p>
          )}
        </div>
        <div className="flex shrink-0 items-center text-sm text-ink-muted tabular">
          {/* Reserves the width of the time while the list loads. */}
          <span className={cx(query.dataUpdatedAt === 0 && 'invisible')}>
            <RichText
              text={texts.listReadAt}
              parts={{
                label: (text) => <span className="sr-only sm:not-sr-only">{text}</span>,
                time: () => brandMoment(new Date(query.dataUpdatedAt)).time,
              }}
            />
          </span>
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

interface PendingListProps {
  query: InboxListProps['query'] & { hasNextPage: boolean };
  /** Loaded reservations that are still pending. */
  pendingReservations: readonly ReservationRequest[];
  /** Title above the number of reservations; absent if the number is the title. */
  title?: string;
  places: readonly Place[];
  now: BrandMoment;
  answers: Answers;
  /** Column for the chosen reservation on wide screens. */
  pane: HTMLElement | null;
}

/** Renders the pending reservations of all days. */
export function PendingList({ query, pendingReservations, title, ...daysProps }: PendingListProps) {
  const hasItems = query.data?.pages.some(({ items }) => items.length > 0) ?? false;
  // An empty list says itself that nothing is pending.
  const countText = hasItems
    ? texts.pendingReservationsText(pendingReservations.length, query.hasNextPage)
    : '';
  return (
    <InboxList
      query={query}
      title={title ?? (countText || texts.awaitingAnswer)}
      summary={title === undefined ? undefined : () => countText}
      emptyTitle={texts.nothingPendingTitle}
      emptyText={texts.nothingPendingHint}
    >
      {(reservations) => <PendingDays reservations={reservations} {...daysProps} />}
    </InboxList>
  );
}

interface PendingDaysProps {
  places: readonly Place[];
  reservations: readonly ReservationRequest[];
  now: BrandMoment;
  answers: Answers;
  /** Column for the chosen reservation on wide screens; absent if the details always open in a sheet. */
  pane?: HTMLElement | null;
}

/** Renders pending reservations by day. Reservations answered here keep their position. */
export function PendingDays({ places, reservations, now, answers, pane }: PendingDaysProps) {
  const days = groupByDay(reservations);
  const orderedReservations = days.flatMap((day) => day.reservations);
  return (
    <ListWithDetail
      places={places}
      reservations={orderedReservations}
      now={now}
      answers={answers}
      pane={pane}
    >
      {(renderRow) =>
        days.map(({ dateOrTime: date, reservations: dayReservations }) => (
          <section key={date} aria-labelledby={`day-${date}`} className="mt-5">
            <h3 id={`day-${date}`} className="mb-2 font-bold first-letter:uppercase">
              {texts.dayTitle(date, now.date)}
            </h3>
            <ul className={rowsClasses}>
              {dayReservations.map((reservation) => renderRow(reservation, true))}
            </ul>
          </section>
        ))
      }
    </ListWithDetail>
  );
}
