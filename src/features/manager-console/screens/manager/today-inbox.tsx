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
  listNextPending,
  listReservationsToHandle,
  pendingReservationsLink,
} from '#features/reservations/model/reservation-inbox.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import type { BrandMoment } from '#shared/calendar/brand-moment.ts';
import { linkTo } from '#shared/routes.ts';
import {
  awaitingAnswer,
  daySummaryText,
  inboxErrors,
  pendingReservationsText,
} from '#features/reservations/panel-texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { QueryView } from '#ui/query-view.tsx';
import type { QueryState } from '#ui/query-view.tsx';
import { RowsSkeleton, rowsClasses } from '#ui/rows.tsx';
import { useNow } from '#ui/use-now.ts';
import { DeletedBanner } from '#features/reservations/components/inbox/deleted-banner.tsx';
import { PendingDays } from '#features/reservations/components/inbox/inbox-list.tsx';
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
 * Reservations and reviews of the first 40 places, next to each other on a wide screen; the linked pages show those of
 * all places. The special days are below them, or above the reviews if a holiday is near.
 */
export function TodayInbox({ user }: { user: User }) {
  const { groups, places, error, hasNextPage } = useManagedPlaces(user);
  const firstPlaces = useMemo(() => groups[0] ?? [], [groups]);
  const overview = useQuery(managerOverviewQuery(user.uid));
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
  const hasReviews = (overview.data?.reviewsWithoutReply ?? 0) > 0;
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
      <div className={cx(hasReviews && 'gap-6 xl:grid xl:grid-cols-2')}>
        <div className="min-w-0">
          <Reservations
            user={user}
            places={firstPlaces}
            // A failed count must not hide requests.
            hasRequests={overview.data ? overview.data.pendingReservations > 0 : overview.isError}
          />
        </div>
        {hasReviews && (
          <div className="in-turn min-w-0">
            {isHolidayNear && specialDays}
            <div className="in-turn">
              <TodayReviews user={user} places={firstPlaces} />
            </div>
          </div>
        )}
      </div>
      {!(isHolidayNear && hasReviews) && specialDays}
    </>
  );
}

interface ReservationsProps {
  user: User;
  places: readonly Place[];
  /** True if reservations of any day are pending. */
  hasRequests: boolean;
}

/** Maximum number of reservations shown in a list here; the page of reservations shows all. */
const maxShownReservations = 5;

/** The next pending reservations of all days, then today's other reservations. */
function Reservations({ user, places, hasRequests }: ReservationsProps) {
  const answers = useAnswers(user.uid);
  const placeIds = useMemo(() => places.map((place) => place.id).sort(), [places]);
  const now = brandMoment(useNow());
  const query = useInfiniteQuery({
    ...inboxQuery(user.uid, placeIds, { kind: 'waiting' }),
    enabled: hasRequests,
  });
  const requests = query.data?.pages.flatMap(({ items }) => items);
  const shownRequests = requests && listNextPending(requests, maxShownReservations);
  const isShownAbove = (reservation: ReservationRequest) =>
    hasRequests &&
    reservation.status === 'pending' &&
    (query.isPending || (shownRequests?.some(({ id }) => id === reservation.id) ?? false));
  const listProps = { places, answers, now };
  return (
    <>
      <DeletedBanner name={answers.deletedName} />
      {hasRequests && (
        <Requests
          {...listProps}
          query={{ data: shownRequests, error: query.error, refetch: query.refetch }}
          title={
            requests
              ? pendingReservationsText(
                  requests.filter(({ status }) => status === 'pending').length,
                  query.hasNextPage,
                )
              : awaitingAnswer
          }
        />
      )}
      <div className="in-turn">
        <TodayReservations
          {...listProps}
          user={user}
          placeIds={placeIds}
          isShownAbove={isShownAbove}
        />
      </div>
    </>
  );
}

interface ListProps {
  places: readonly Place[];
  answers: Answers;
  now: BrandMoment;
}

interface RequestsProps extends ListProps {
  query: QueryState<readonly ReservationRequest[]>;
  title: string;
}

function Requests({ query, title, places, answers, now }: RequestsProps) {
  const id = useId();
  if (query.data?.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="text-xl font-bold">
          {title}
        </h2>
        <ButtonLink to={pendingReservationsLink} variant="quiet" className="-mx-4">
          {texts.showAllRequests}
        </ButtonLink>
      </div>
      <QueryView
        query={query}
        sentences={inboxErrors}
        failure="line"
        loading={texts.loadingReservations}
        skeleton={<RowsSkeleton count={3} />}
      >
        {(reservations) => (
          <PendingDays places={places} reservations={reservations} now={now} answers={answers} />
        )}
      </QueryView>
    </section>
  );
}

interface TodayReservationsProps extends ListProps {
  user: User;
  placeIds: readonly string[];
  /** Returns true for a reservation that is above, in the list of pending ones. */
  isShownAbove: (reservation: ReservationRequest) => boolean;
}

/** Today's reservations: pending ones first unless they are listed above, then the upcoming confirmed ones. */
function TodayReservations(props: TodayReservationsProps) {
  const { user, places, placeIds, answers, now, isShownAbove } = props;
  const id = useId();
  const navigate = useNavigate();
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
      <QueryView
        query={{ data: loadedReservations, error: dayQuery.error, refetch: dayQuery.refetch }}
        sentences={inboxErrors}
        failure="line"
        loading={texts.loadingReservations}
        skeleton={<RowsSkeleton count={3} />}
        empty={<p className="text-ink-muted">{texts.noReservations}</p>}
      >
        {(reservations) => {
          const reservationsToHandle = listReservationsToHandle(reservations, now);
          const shownReservations = reservationsToHandle.filter(
            (reservation) => !isShownAbove(reservation),
          );
          return (
            <>
              <p className="mb-3 text-ink-muted tabular">
                {daySummaryText(reservations, dayQuery.hasNextPage) || texts.noneConfirmed}
              </p>
              {shownReservations.length > 0 ? (
                <ul className={rowsClasses}>
                  {shownReservations.slice(0, maxShownReservations).map((reservation) => (
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
                reservationsToHandle.length === 0 && (
                  <p className="text-ink-muted">{texts.noMoreGuests}</p>
                )
              )}
            </>
          );
        }}
      </QueryView>
    </section>
  );
}
