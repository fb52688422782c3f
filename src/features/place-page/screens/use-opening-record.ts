import { useEffect } from 'react';
import { unknownCategoryName } from '#features/categories/model/category.ts';
import type { Category } from '#features/categories/model/category.ts';
import type { Place } from '#features/places/model/place.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { whenIdle } from '#ui/when-idle.ts';

/** A place that is left sooner than this on a busy phone was hardly looked at. */
const mostWaitMs = 3_000;

/**
 * Notes, once the place is shown, that it was opened: for the venue's figures, without who did, and for those signed in
 * in their own history.
 * @param category undefined while it loads, null when it is unknown
 */
export function useOpeningRecord(place: Place, category: Category | null | undefined): void {
  const { user, status, canManagePlace } = useSession();
  const isReady = user !== null && category !== undefined;
  // Who keeps a place looks at it for other reasons than its guests.
  const counts =
    status === 'signed-out' || (user !== null && !canManagePlace(place.id, place.createdBy));

  useEffect(() => {
    if (!counts) return;
    let isLeft = false;
    const tell = async () => {
      await whenIdle(mostWaitMs);
      if (isLeft) return;
      const { countPlaceView } = await import('#features/statistics/data/place-view-sender.ts');
      await countPlaceView(place.id, new Date());
    };
    // One more or less changes nothing of what it is for.
    tell().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [counts, place.id]);

  useEffect(() => {
    if (!user || category === undefined) return;
    const record = async () => {
      const { recordOpening } = await import('#features/places/data/place-opening.ts');
      await recordOpening(user, place, category?.name ?? unknownCategoryName, new Date());
    };
    // Nobody waits for it: what was not written is owed, and written with the next place.
    record().catch(() => undefined);
    // A place or record read again is no other opening.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady, user?.uid, place.id]);
}
