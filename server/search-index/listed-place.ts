import { withoutHoursTexts } from '#features/opening-hours/model/opening-hours.ts';
import { parseTextHours } from '#features/opening-hours/model/text-hours.ts';
import { findHighlightImage } from '#features/pictures/model/place-image.ts';
import type { ListedPlace } from '#features/places/model/place.ts';
import { toStoredHours } from '#features/places/model/stored-place-lists.ts';
import type { PlaceRecord } from './cached-records.ts';

/** Returns only the fields that cards show, because the result is embedded in the page. */
export function toListedPlace(place: PlaceRecord): ListedPlace {
  const { id, title, location, neighborhood, geo, category, rating, reviewsCount, price } = place;
  const cover = findHighlightImage(place.images, place.highlightImageIndex);
  return {
    ...{ id, title, location, neighborhood, geo, category, rating, reviewsCount, price },
    images: cover ? [cover] : [],
    highlightImageIndex: 0,
    amenities: [],
    hours: withoutHoursTexts(parseTextHours(place.hours)),
    createdAt: place.createdAt,
  };
}

/** Returns the place in its stored form, which the browser's parser of places expects. */
export function toWireFormat(place: ListedPlace): Readonly<Record<string, unknown>> {
  const { hours, createdAt } = place;
  return {
    ...place,
    hours: toStoredHours(hours),
    createdAt: createdAt?.toISOString() ?? null,
  };
}
