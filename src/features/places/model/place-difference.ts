import { dequal } from 'dequal/lite';
import type { Fields } from '#shared/stored-fields.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { isForeignImage } from '#features/pictures/model/stored-place-images.ts';
import { placeFieldNames } from './place-fields.ts';
import type { PlaceFieldName, PlaceFields } from './place-fields.ts';
import { placeRecord, toPlace } from './place.ts';
import type { Place } from './place.ts';
import { toStoredHours, toStoredImages } from './stored-place-lists.ts';

/** Returns the names of the fields that differ between two versions, in the order of placeFieldNames. */
export function differingFields(first: PlaceFields, other: PlaceFields): PlaceFieldName[] {
  return placeFieldNames.filter((name) => !dequal(first[name], other[name]));
}

/** Returns the named fields. */
function pickPlaceFields(
  fields: PlaceFields,
  names: readonly PlaceFieldName[],
): Partial<PlaceFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** Returns `fields` with the fields in `names` replaced by those of another version. */
export function mergePlaceFields(
  fields: PlaceFields,
  other: PlaceFields,
  names: readonly PlaceFieldName[],
): PlaceFields {
  return { ...fields, ...pickPlaceFields(other, names) };
}

/**
 * Returns the fields of a form for a save. A field that means the same as in the stored place gets the stored value, so
 * that a field of an older record stays unchanged until it is edited.
 * @param normalized the stored fields, normalised like those of the form
 */
export function keepStoredValues(
  fields: PlaceFields,
  stored: PlaceFields,
  normalized: PlaceFields,
): PlaceFields {
  const editedNames = differingFields(fields, normalized);
  const names = placeFieldNames.filter((name) => !editedNames.includes(name));
  return mergePlaceFields(fields, stored, names);
}

/**
 * Returns the fields to write, so that a stored place gets the values of `newFields`. These are the fields that differ,
 * and fields that would otherwise change their meaning:
 * - Relative image URLs of older records are built from the title. If the title changes, the images are written with
 * their current URLs.
 * - The images and the highlight index are written together, because the index refers to the list as it was read, and
 * `image` is derived from both.
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
  if (imageFields.some((name) => names.has(name))) {
    for (const name of imageFields) names.add(name);
  }
  return pickPlaceFields(newPlace, [...names]);
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
 * Converts fields of a place to their stored format. With `title`, adds `searchTitle`; with `images`, adds `image`, the
 * address of the highlighted image, or '' without images or if that image is on another host.
 * @param fields `images` together with `highlightImageIndex`, as in placeDifference()
 */
export function toStoredPlaceFields({ title, hours, images, ...others }: Partial<PlaceFields>) {
  return {
    ...others,
    ...(title !== undefined && {
      title,
      searchTitle: foldText(title).slice(0, placeRecord.fields.title.maxLength),
    }),
    ...(hours && { hours: toStoredHours(hours) }),
    ...(images && {
      images: toStoredImages(images),
      image: highlightAddress(images, others.highlightImageIndex),
    }),
  };
}

function highlightAddress(images: readonly PlaceImage[], highlightImageIndex = 0): string {
  const image = images[highlightImageIndex] ?? images[0];
  return image && !isForeignImage(image) ? image.url : '';
}
