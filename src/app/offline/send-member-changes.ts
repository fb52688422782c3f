import { unsaveEvent, saveEvent } from '#features/events/data/saved-event-store.ts';
import { addFavorite, removeFavorite } from '#features/favorites/data/favorite-store.ts';
import type { MarkChange } from '#features/marks/model/pending-marks.ts';
import { errorCode } from '#shared/app-error.ts';
import type { PendingChange } from '#shared/pending-change.ts';

export { sendReview } from '#features/reviews/data/review-change.ts';

/**
 * Adds or removes a favorite, as ChangeHandlers.send().
 * @throws AppError 'conflict' for a place that is already saved, unless the change was pending; errors of addFavorite()
 *   and removeFavorite()
 */
export async function sendFavorite(
  { uid, target, saved }: PendingChange<MarkChange>,
  wasPending: boolean,
): Promise<unknown> {
  if (!saved) return removeFavorite(uid, target);
  return addFavorite(uid, target).catch((error: unknown) => {
    // A conflict of a pending change means that the place is already saved, which is the requested state.
    if (!wasPending || errorCode(error) !== 'conflict') throw error;
  });
}

/**
 * Saves an event or removes it from the saved ones, as ChangeHandlers.send().
 * @throws AppError as saveEvent() and unsaveEvent()
 */
export function sendSavedEvent({
  uid,
  target,
  saved,
}: PendingChange<MarkChange>): Promise<unknown> {
  return saved ? saveEvent(uid, target) : unsaveEvent(uid, target);
}
