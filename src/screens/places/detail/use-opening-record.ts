import { useEffect } from 'react';
import { unknownCategoryName } from '#domain/category.ts';
import type { Category } from '#domain/category.ts';
import type { Place } from '#domain/place.ts';
import { useSession } from '#session/use-session.ts';

/**
 * Notes, once the place is shown, that somebody signed in has opened it. Visitors neither read nor load
 * anything for it.
 * @param category undefined while it loads, null when it is unknown
 */
export function useOpeningRecord(place: Place, category: Category | null | undefined): void {
  const { user } = useSession();
  const isReady = user !== null && category !== undefined;

  useEffect(() => {
    if (!user || category === undefined) return;
    const record = async () => {
      const { recordOpening } = await import('#data/history/place-opening.ts');
      await recordOpening(user, place, category?.name ?? unknownCategoryName, new Date());
    };
    // Nobody waits for it: what was not written is owed, and written with the next place.
    record().catch(() => undefined);
    // A place or record read again is no other opening.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady, user?.uid, place.id]);
}
