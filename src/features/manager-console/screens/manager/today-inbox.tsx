import { useMemo, useId } from 'react';
import { useQuery, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { managerOverviewQuery } from '#features/places/data/manager-queries.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/manager-console/panel-texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SpecialDays } from '#features/opening-hours/components/special-days/special-days.tsx';
import { hasHolidayWithin } from '#features/opening-hours/model/holidays.ts';
import { useManagedPlaces } from '#features/places/components/scope/use-managed-places.ts';
import { inboxQuery } from '#features/reservations/data/reservation-inbox-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import {
  groupByDay,
  listReservationsToHandle,
} from '#features/reservations/model/reservation-inbox.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import { linkTo } from '#shared/routes.ts';
import {
  awaitingAnswer,
  daySummaryText,
  inboxErrors,
  pendingDayTitle,
} from '#features/reservations/panel-texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RowsSkeleton, rowsClasses } from '#ui/rows.tsx';
import { useNow } from '#ui/use-now.ts';
import { DeletedBanner } from '#features/reservations/components/inbox/deleted-banner.tsx';
import { ReservationRow } from '#features/reservations/components/inbox/reservation-row.tsx';
import { useAnswers } from '#features/reservations/components/inbox/use-answers.ts';
import type { Answers } from '#features/reservations/components/inbox/use-answers.ts';
import { TodaySkeleton } from './today-skeleton.tsx';

const TodayReviews = lazyPart(
  texts.loadingReviews,
  async () => (await import('./today-reviews.tsx')).TodayReviews,
  // Same top margin as the loaded section.
  { skeleton: <Skeleton className="mt-8 h-40 w-full" /> },
);

/** Days before a holiday in which its hours come before the reviews. */
const nearHolidayDays = 14;

/**
 * Reservations and reviews of the first 40 places; the linked pages show those of all places. The special days are below
 * them, or above the reviews if a holiday is near.
 */
export function TodayInbox({ user }: { user: User }) {
  const { groups, places, error, hasNextPage } = useManagedPlaces(user);
  const firstPlaces = useMemo(() => groups[0] ?? [], [groups]);
  const { data: counts } = useQuery(managerOverviewQuery(user.uid));
  const isHolidayNear = hasHolidayWithin(brandMoment(useNow()).date, nearHolidayDays);
  if (!places) {
    // The place list below shows the error.
    return error ? null : (
      <LoadingRegion label={texts.loadingToday}>
        <TodaySkeleton />
      </LoadingRegion>
    );
  }
  if (firstPlaces.length === 0) return null;
  const specialDays = (
    <div className="mt-8 in-turn">
      <SpecialDays user={user} />
    </div>
  );
  return (
    <>
      {(groups.length > 1 || hasNextPage) && (
        <p className="mt-8 rounded-control bg-sunken p-3 text-sm">
          {texts.firstPlacesOnly(firstPlaces.length)}
        </p>
      )}
      <TodayReservations
        user={user}
        places={firstPlaces}
        pendingCount={counts?.pendingReservations ?? 0}
      />
      {isHolidayNear && specialDays}
      {counts && counts.reviewsWithoutReply > 0 && (
        <div className="in-turn">
          <TodayReviews user={user} places={firstPlaces} />
        </div>
      )}
      {!isHolidayNear && specialDays}
    </>
  );
}

/** Maximum number of reservations shown here; the agenda of the day shows all. */
const maxShownReservations = 5;

interface TodayReservationsProps {
  user: User;
  places: readonly Place[];
  /** Number of pending reservations of all days. */
  pendingCount: number;
}

/**
 * Today's reservations: pending ones first, then the upcoming confirmed ones. On a day without reservations, the next
 * pending ones of other days.
 */
function TodayReservations({ user, places, pendingCount }: TodayReservationsProps) {
  const id = useId();
  const now = brandMoment(useNow());
  const navigate = useNavigate();
  const answers = useAnswers(user.uid);
  const placeIds = useMemo(() => places.map((place) => place.id).sort(), [places]);
  const placeTitles = new Map(places.map((place) => [place.id, place.title]));
  const dayQuery = useInfiniteQuery(
    inboxQuery(user.uid, placeIds, { kind: 'day', date: now.date }),
  );
  const loadedReservations = dayQuery.data?.pages.flatMap(({ items }) => items);
  const reservationsLink = linkTo('/manager/reservations');
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="text-xl font-bold">
          {texts.todayReservations}
        </h2>
        <ButtonLink to={reservationsLink} variant="quiet" className="-mx-4">
          {texts.showAgenda}
        </ButtonLink>
      </div>
      <DeletedBanner name={answers.deletedName} />
      <QueryView
        query={{ data: loadedReservations, error: dayQuery.error, refetch: dayQuery.refetch }}
        sentences={inboxErrors}
        failure="line"
        loading={texts.loadingReservations}
        skeleton={<RowsSkeleton count={3} />}
        empty={
          <>
            <p className="text-ink-muted">{texts.noReservations}</p>
            {pendingCount > 0 && (
              <NextRequests user={user} places={places} placeIds={placeIds} answers={answers} />
            )}
          </>
        }
      >
        {(reservations) => {
          const upcomingReservations = listReservationsToHandle(reservations, now);
          return (
            <>
              <p className="mb-3 text-ink-muted tabular">
                {daySummaryText(reservations, dayQuery.hasNextPage) || texts.noneConfirmed}
              </p>
              {upcomingReservations.length > 0 ? (
                <ul className={rowsClasses}>
                  {upcomingReservations.slice(0, maxShownReservations).map((reservation) => (
                    <ReservationRow
                      key={reservation.id}
                      reservation={reservation}
                      placeTitle={
                        places.length > 1 ? (placeTitles.get(reservation.placeId) ?? '') : ''
                      }
                      showsTime
                      now={now}
                      state={answers.stateOf(reservation.id)}
                      isChosen={false}
                      onChoose={() => void navigate(reservationsLink)}
                      onConfirm={() => {
                        answers.answer(reservation, { answer: 'confirmed' });
                      }}
                    />
                  ))}
                </ul>
              ) : (
                <p className="text-ink-muted">{texts.noMoreGuests}</p>
              )}
            </>
          );
        }}
      </QueryView>
    </section>
  );
}

/** Maximum number of pending reservations of other days shown here. */
const maxShownRequests = 3;

interface NextRequestsProps {
  user: User;
  places: readonly Place[];
  placeIds: readonly string[];
  answers: Answers;
}

/** Renders the next pending reservations of other days. Those that were answered here keep their position. */
function NextRequests({ user, places, placeIds, answers }: NextRequestsProps) {
  const now = brandMoment(useNow());
  const navigate = useNavigate();
  const { data } = useInfiniteQuery(inboxQuery(user.uid, placeIds, { kind: 'waiting' }));
  const placeTitles = new Map(places.map((place) => [place.id, place.title]));
  const requests = data?.pages.flatMap(({ items }) => items).slice(0, maxShownRequests) ?? [];
  if (requests.length === 0) return null;
  const days = groupByDay(requests).map(({ dateOrTime: date, reservations }) => (
    <div key={date} className="mt-4">
      <h4 className="mb-2 font-bold first-letter:uppercase">
        {pendingDayTitle(date, date === now.date)}
      </h4>
      <ul className={rowsClasses}>
        {reservations.map((reservation) => (
          <ReservationRow
            key={reservation.id}
            reservation={reservation}
            placeTitle={places.length > 1 ? (placeTitles.get(reservation.placeId) ?? '') : ''}
            showsTime
            now={now}
            state={answers.stateOf(reservation.id)}
            isChosen={false}
            onChoose={() => void navigate(linkTo('/manager/reservations'))}
            onConfirm={() => {
              answers.answer(reservation, { answer: 'confirmed' });
            }}
          />
        ))}
      </ul>
    </div>
  ));
  return (
    <>
      <h3 className="text-lg mt-6 font-bold">{awaitingAnswer}</h3>
      {days}
    </>
  );
}
