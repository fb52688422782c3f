import { useMemo, useState } from 'react';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { BellRing, ChevronRight } from 'lucide-react';
import {
  inboxQuery,
  confirmedQuery,
} from '#features/reservations/data/reservation-inbox-queries.ts';
import {
  inboxAddressParams,
  parseInboxAddress,
  listStripDates,
} from '#features/reservations/model/reservation-inbox.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/reservations/panel-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useNow } from '#ui/use-now.ts';
import type { Place } from '#features/places/model/place.ts';
import type { ExpectedGuests } from '#features/reservations/model/reservation-inbox.ts';
import { DayStrip } from './day-strip.tsx';
import { DayAgenda } from './day-agenda.tsx';
import { DeletedBanner } from './deleted-banner.tsx';
import { InboxList, PendingList } from './inbox-list.tsx';
import { useAnswers } from './use-answers.ts';

interface InboxPanelProps {
  user: User;
  places: readonly Place[];
}

/** Renders the reservations of the given places: one day, or all pending ones. */
export function InboxPanel({ user, places }: InboxPanelProps) {
  const now = brandMoment(useNow());
  const { requestedState: address, update } = useAddressState(
    parseInboxAddress,
    inboxAddressParams,
  );
  const date = address.date || now.date;
  const placeIds = useMemo(() => places.map(({ id }) => id).sort(), [places]);
  const answers = useAnswers(user.uid);
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const pendingQuery = useInfiniteQuery(inboxQuery(user.uid, placeIds, { kind: 'waiting' }));
  const dayQuery = useInfiniteQuery({
    ...inboxQuery(user.uid, placeIds, { kind: 'day', date }),
    enabled: !address.showsAllPending,
  });
  const dayCounts = useDayCounts(user.uid, places, listStripDates(date, now.date));

  const loadedReservations = pendingQuery.data?.pages.flatMap(({ items }) => items) ?? [];
  const pendingReservations = loadedReservations.filter(({ status }) => status === 'pending');
  const lastLoadedDate = loadedReservations.at(-1)?.date ?? '';
  const getPendingCount = (onDate: string) => ({
    count: pendingReservations.filter((reservation) => reservation.date === onDate).length,
    // The last loaded day and all later days may have further pending reservations.
    isMore: pendingQuery.hasNextPage && onDate >= lastLoadedDate,
  });
  const pendingOnOtherDays = pendingReservations.length - getPendingCount(date).count;
  const isDayEmpty = dayQuery.data?.pages.every(({ items }) => items.length === 0) ?? false;
  // On a day without reservations, the reservations that wait for an answer take the place of its agenda.
  const isPendingShownInstead =
    !address.showsAllPending && isDayEmpty && loadedReservations.length > 0;

  return (
    <>
      <DayStrip
        today={now.date}
        date={date}
        isNoDayChosen={address.showsAllPending}
        getPendingCount={getPendingCount}
        getConfirmedGuests={dayCounts.guestsOn}
        onChoose={(chosenDate) => {
          update({
            ...address,
            date: chosenDate === now.date ? '' : chosenDate,
            showsAllPending: false,
          });
        }}
      />
      <div className="mt-2 gap-6 xl:flex">
        <div className="min-w-0 flex-1">
          {Boolean(dayCounts.error) && (
            <FailureLine
              sentences={texts.dayCountErrors}
              error={dayCounts.error}
              onRetry={dayCounts.retry}
            />
          )}
          {places.length > maxCountedPlaces && (
            <p className="mt-2 text-sm text-ink-muted">{texts.choosePlaceForCounts}</p>
          )}
          {!address.showsAllPending && Boolean(pendingQuery.error) && (
            <FailureLine
              sentences={texts.pendingCountErrors}
              error={pendingQuery.error}
              onRetry={() => void pendingQuery.refetch()}
            />
          )}
          {!address.showsAllPending && !pendingQuery.error && (
            // Reserves the space of the line while the lists load.
            <div className="mt-3 min-h-12">
              {dayQuery.isLoading ? null : isPendingShownInstead ? (
                <>
                  <h2 className="text-xl font-bold first-letter:uppercase">
                    {texts.dayTitle(date, now.date)}
                  </h2>
                  <p className="text-ink-muted">{texts.emptyDayTitle}</p>
                </>
              ) : pendingOnOtherDays > 0 || pendingQuery.hasNextPage ? (
                <button
                  type="button"
                  onClick={() => {
                    update({ ...address, showsAllPending: true });
                  }}
                  className="flex min-h-12 w-full items-center gap-2 rounded-control bg-sun-soft px-4 py-2 text-left font-semibold text-sun-ink"
                >
                  <BellRing aria-hidden size={20} className="shrink-0" />
                  <span className="grow tabular">
                    {texts.pendingOnOtherDays(pendingOnOtherDays, pendingQuery.hasNextPage)}
                  </span>
                  <ChevronRight aria-hidden size={20} className="shrink-0" />
                </button>
              ) : (
                pendingQuery.isSuccess && (
                  <p className="py-3 text-sm text-ink-muted">{texts.nothingPendingOnOtherDays}</p>
                )
              )}
            </div>
          )}
          <DeletedBanner name={answers.deletedName} />
          {(address.showsAllPending || isPendingShownInstead) && (
            <PendingList
              key="waiting"
              query={pendingQuery}
              {...{ pendingReservations, places, now, answers, pane }}
            />
          )}
          {!address.showsAllPending && !isPendingShownInstead && (
            <InboxList
              key={date}
              // An empty day is not shown before it is known whether pending reservations replace it.
              query={
                isDayEmpty && pendingQuery.isLoading ? { ...dayQuery, data: undefined } : dayQuery
              }
              title={texts.dayTitle(date, now.date)}
              summary={(reservations) => texts.daySummaryText(reservations, dayQuery.hasNextPage)}
              emptyTitle={texts.emptyDayTitle}
              emptyText={date < now.date ? texts.emptyPastDay : texts.emptyDayHint}
            >
              {(reservations) => (
                <DayAgenda
                  places={places}
                  reservations={reservations}
                  hasMore={dayQuery.hasNextPage}
                  now={now}
                  answers={answers}
                  pane={pane}
                />
              )}
            </InboxList>
          )}
        </div>
        {/* Without a reservation the list has the whole width. */}
        <div ref={setPane} className="w-[38%] min-w-88 empty:hidden max-xl:hidden" />
      </div>
    </>
  );
}

/** Maximum number of places for which each day is counted: each place costs seven reads. */
const maxCountedPlaces = 8;

/**
 * Counts the confirmed reservations and guests of all places together, per day. `guestsOn` returns null until the
 * counts are loaded, and always for more than maxCountedPlaces places.
 */
function useDayCounts(uid: string, places: readonly Place[], dates: readonly string[]) {
  const countedPlaces = places.length <= maxCountedPlaces ? places : [];
  return useQueries({
    queries: countedPlaces.map(({ id }) => confirmedQuery(uid, id, dates)),
    combine: (counts) => ({
      error: counts.find(({ error }) => error)?.error ?? null,
      retry: () => {
        for (const { error, refetch } of counts) if (error) void refetch();
      },
      guestsOn: (date: string): ExpectedGuests | null => {
        if (counts.length === 0) return null;
        const total = { tables: 0, people: 0 };
        for (const { data } of counts) {
          const day = data?.[date];
          if (!day) return null;
          total.tables += day.tables;
          total.people += day.people;
        }
        return total;
      },
    }),
  });
}
