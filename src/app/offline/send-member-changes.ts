import { unsaveEvent, saveEvent } from '#features/events/data/saved-event-store.ts';
import { addFavorite, removeFavorite } from '#features/favorites/data/favorite-store.ts';
import type { MarkChange } from '#features/marks/model/mark.ts';
import { errorCode } from '#shared/app-error.ts';
import type { PendingChange } from '#shared/pending-change.ts';

export { sendReview } from '#features/reviews/data/review-change.ts';

/**
 * Saves or removes a place or an event, as ChangeHandlers.send().
 * @throws AppError 'conflict' for a place that is already saved, unless the change was pending; errors of addFavorite(),
 *   removeFavorite(), saveEvent() and unsaveEvent()
 */
export async function sendMark(
  { kind, uid, target, saved }: PendingChange<MarkChange>,
  wasPending: boolean,
): Promise<unknown> {
  if (kind === 'event') return saved ? saveEvent(uid, target) : unsaveEvent(uid, target);
  if (!saved) return removeFavorite(uid, target);
  return addFavorite(uid, target).catch((error: unknown) => {
    // A conflict of a pending change means that the place is already saved, which is the requested state.
    if (!wasPending || errorCode(error) !== 'conflict') throw error;
  });
}
