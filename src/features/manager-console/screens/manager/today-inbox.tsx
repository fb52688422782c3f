import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { managerOverviewQuery } from '#features/places/data/manager-queries.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/manager-console/panel-texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SpecialDays } from '#features/opening-hours/components/special-days/special-days.tsx';
import { useManagedPlaces } from '#features/places/components/scope/use-managed-places.ts';
import { TodayReservations } from './today-reservations.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';

const TodayReviews = lazyPart(
  texts.loadingReviews,
  async () => (await import('./today-reviews.tsx')).TodayReviews,
  // Same top margin as the loaded section.
  { skeleton: <Skeleton className="mt-8 h-40 w-full" /> },
);

/**
 * Reservations and reviews of the first 40 places; the linked pages show those of all places. Below them, the special
 * days.
 */
export function TodayInbox({ user }: { user: User }) {
  const { groups, places, error, hasNextPage } = useManagedPlaces(user);
  const firstPlaces = useMemo(() => groups[0] ?? [], [groups]);
  const { data: counts } = useQuery(managerOverviewQuery(user.uid));
  if (!places) {
    // The place list below shows the error.
    return error ? null : (
      <LoadingRegion label={texts.loadingToday}>
        <TodaySkeleton />
      </LoadingRegion>
    );
  }
  if (firstPlaces.length === 0) return null;
  return (
    <>
      {(groups.length > 1 || hasNextPage) && (
        <p className="mt-8 rounded-control bg-sunken p-3 text-sm">
          {texts.firstPlacesOnly(firstPlaces.length)}
        </p>
      )}
      <TodayReservations user={user} places={firstPlaces} />
      {counts && counts.reviewsWithoutReply > 0 && (
        <div className="in-turn">
          <TodayReviews user={user} places={firstPlaces} />
        </div>
      )}
      <div className="mt-8 in-turn">
        <SpecialDays user={user} />
      </div>
    </>
  );
}
