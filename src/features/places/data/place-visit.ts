import { findHighlightImage } from '#features/pictures/model/place-image.ts';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';

import { saveRecentPlace } from './recent-place-store.ts';
import { countView } from '#features/statistics/data/view-counter.ts';

/**
 * Records that a signed-in user opened a place: in the list of recent places on this device and, for active accounts,
 * in their statistics.
 * @throws AppError like saveRecentPlace() and countView()
 */
export async function recordPlaceVisit(
  { uid, status }: Pick<User, 'uid' | 'status'>,
  place: Place,
  categoryName: string,
  now: Date,
): Promise<void> {
  saveRecentPlace(uid, {
    placeId: place.id,
    title: place.title,
    categoryName,
    neighborhood: place.neighborhood,
    cover: findHighlightImage(place.images, place.highlightImageIndex),
    seenAt: now,
  });
  if (status === 'active') await countView(uid, place.id, now);
}
