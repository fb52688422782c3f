import { useQueries } from '@tanstack/react-query';
import { confirmedQuery } from '#features/reservations/data/reservation-inbox-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import type { Attendance } from '#features/reservations/model/reservation-inbox.ts';

/** Places of which every day is counted at most: seven reads each. */
export const mostCountedPlaces = 8;

/** Who has confirmed to come to some places on each of these days; to many places at once nobody counts. */
export function useDayCounts(uid: string, places: readonly Place[], dates: readonly string[]) {
  const counted = places.length <= mostCountedPlaces ? places : [];
  return useQueries({
    queries: counted.map(({ id }) => confirmedQuery(uid, id, dates)),
    combine: (counts) => ({
      error: counts.find(({ error }) => error)?.error ?? null,
      retry: () => {
        for (const { error, refetch } of counts) if (error) void refetch();
      },
      on: (date: string): Attendance | null => {
        if (counts.length === 0) return null;
        const sum = { tables: 0, people: 0 };
        for (const { data } of counts) {
          const day = data?.[date];
          if (!day) return null;
          sum.tables += day.tables;
          sum.people += day.people;
        }
        return sum;
      },
    }),
  });
}
