import { dequal } from 'dequal/lite';
import { maxPlaceImages } from '#features/pictures/model/image-upload.ts';
import { listOf } from '#shared/stored-fields.ts';
import type { Fields } from '#shared/stored-fields.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { placeRecord, toPlace } from './place.ts';
import type { Place } from './place.ts';
import { toStoredHours, toStoredImages } from './stored-place-lists.ts';

/** Fields of a place that its managers may write, except `isActive`, which only super admins may write. */
export const placeFieldNames = [
  'title',
  'description',
  'category',
  'location',
  'neighborhood',
  'geo',
  'phone',
  'website',
  'price',
  'amenities',
  'reservation',
  'hours',
  'images',
  'highlightImageIndex',
  'isActive',
] as const satisfies readonly (keyof Place)[];
export type PlaceFieldName = (typeof placeFieldNames)[number];
export type PlaceFields = Pick<Place, PlaceFieldName>;

/** Returns the names of the fields that differ between two versions, in the order of placeFieldNames. */
export function differingFields(first: PlaceFields, other: PlaceFields): PlaceFieldName[] {
  return placeFieldNames.filter((name) => !dequal(first[name], other[name]));
}

/** Returns the named fields. */
export function pickPlaceFields(
  fields: PlaceFields,
  names: readonly PlaceFieldName[],
): Partial<PlaceFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/**
 * Returns the fields to write, so that a stored place gets the values of `newFields`. These are the fields that differ,
 * and fields of older records that would otherwise change their meaning:
 * - Relative image URLs are built from the title. If the title changes, the images are written with their current URLs.
 * - If unusable images were dropped when the place was read, the images and the highlight index are written together,
 * because the index would otherwise refer to another image.
 * @param stored the stored document from which `place` was read
 */
export function placeDifference(
  place: Place,
  stored: Fields,
  newFields: Partial<PlaceFields>,
): Partial<PlaceFields> {
  const newPlace = { ...place, ...newFields };
  const names = new Set(differingFields(place, newPlace));
  if (names.has('title')) {
    const { images } = toPlace(place.id, { ...stored, title: newPlace.title });
    if (!dequal(images, place.images)) names.add('images');
  }
  const imageFields = ['images', 'highlightImageIndex'] as const;
  if (imageFields.some((name) => names.has(name)) && !hasAllStoredImages(stored, place)) {
    for (const name of imageFields) names.add(name);
  }
  return pickPlaceFields(newPlace, [...names]);
}

/** Returns true if indexes of the stored images are also valid for the images that were read. */
function hasAllStoredImages(
  { images, highlightImageIndex = 0 }: Fields,
  place: PlaceFields,
): boolean {
  return (
    listOf(images, maxPlaceImages).length === place.images.length &&
    highlightImageIndex === place.highlightImageIndex
  );
}

/** Returns true if `version` has the current values of the fields in `difference`, or omits them. */
export function isExpectedVersion(
  current: Place,
  version: Partial<PlaceFields>,
  difference: Partial<PlaceFields>,
): boolean {
  const names = differingFields(current, { ...current, ...version });
  return !names.some((name) => name in difference);
}

/**
 * Converts fields of a place to their stored format. With `title`, adds `searchTitle`.
 * @param stored the document to change; absent for a new place
 */
export function toStoredPlaceFields(
  { title, reservation, hours, images, ...others }: Partial<PlaceFields>,
  stored: Fields = {},
) {
  const storedHours = hours && toStoredHours(hours);
  return {
    ...others,
    ...(title !== undefined && {
      title,
      searchTitle: foldText(title).slice(0, placeRecord.fields.title.maxLength),
    }),
    ...(reservation && { reservation: { ...reservation } }),
    ...(storedHours !== undefined && {
      hours: typeof storedHours === 'string' ? storedHours : { ...storedHours },
    }),
    ...(images && { images: toStoredImages(images) }),
    // Clears the single image of older records, which would otherwise reappear if the list of images is empty.
    ...(images && 'image' in stored && { image: '' }),
  };
}
