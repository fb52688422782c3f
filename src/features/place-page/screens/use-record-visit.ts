import { useEffect } from 'react';
import { unknownCategoryName } from '#features/categories/model/category-options.ts';
import type { Category } from '#features/categories/model/category.ts';
import type { Place } from '#features/places/model/place.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { whenIdle } from '#ui/progressive/when-idle.ts';

/**
 * Maximum time (ms) to wait until the page is idle. A visit that ends earlier is not counted in the statistics of the
 * place.
 */
const maxIdleWaitMs = 3_000;

/**
 * Records that the place was opened: anonymously in the statistics of the place, and for signed-in users in their own
 * history.
 * @param category undefined while loading, null if unknown
 */
export function useRecordVisit(
  place: Place,
  category: Pick<Category, 'name'> | null | undefined,
): void {
  const { user, status, canManagePlace } = useSession();
  const isReady = user !== null && category !== undefined;
  // Visits of users who can manage the place are not counted.
  const isCounted =
    status === 'signed-out' || (user !== null && !canManagePlace(place.id, place.createdBy));

  useEffect(() => {
    if (!isCounted) return;
    let isUnmounted = false;
    const reportView = async () => {
      await whenIdle(maxIdleWaitMs);
      if (isUnmounted) return;
      const { reportPlaceView } = await import('#features/statistics/data/place-view-sender.ts');
      await reportPlaceView(place.id, new Date());
    };
    // Errors are ignored, because one missing visit does not matter for the statistics.
    reportView().catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [isCounted, place.id]);

  useEffect(() => {
    if (!user || category === undefined) return;
    const recordVisit = async () => {
      const { recordPlaceVisit } = await import('#features/places/data/place-visit.ts');
      await recordPlaceVisit(user, place, category?.name ?? unknownCategoryName, new Date());
    };
    // Runs in the background. A failed write stays pending and is repeated with the next opened place (countView()).
    recordVisit().catch(() => undefined);
    // Reloading the same place or user record does not count as another visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady, user?.uid, place.id]);
}
