import { foldText } from '#shared/text/fold-text.ts';
import type { PlaceFieldName, PlaceFields } from '#features/places/model/place-draft.ts';
import { placeRecord } from '#features/places/model/place.ts';
import { toStoredHours, toStoredImages } from '#features/places/model/stored-place-lists.ts';

import { restGeoPoint, toRestValue } from '#platform/firestore/rest-values.ts';
import type { RestFields, RestValue } from '#platform/firestore/rest-values.ts';

/**
 * Converts the named fields of a place to their stored format. With `title`, adds `searchTitle`.
 * @param currentFields the record to change; absent for a new place
 */
export function toStoredPlaceFields(
  fields: PlaceFields,
  names: readonly PlaceFieldName[],
  currentFields: RestFields = {},
): RestFields {
  const stored: Record<string, RestValue> = {};
  for (const name of names) stored[name] = toStoredField(fields, name);
  if (names.includes('title')) {
    stored['searchTitle'] = toRestValue(
      foldText(fields.title).slice(0, placeRecord.fields.title.maxLength),
    );
  }
  // Clears the single image of older records, which would otherwise reappear if the list of images is empty.
  if (names.includes('images') && 'image' in currentFields) stored['image'] = toRestValue('');
  return stored;
}

function toStoredField(fields: PlaceFields, name: PlaceFieldName): RestValue {
  switch (name) {
    case 'geo':
      return fields.geo ? restGeoPoint(fields.geo) : toRestValue(null);
    case 'hours': {
      const hours = toStoredHours(fields.hours);
      return toRestValue(typeof hours === 'string' ? hours : { ...hours });
    }
    case 'images':
      return toRestValue(toStoredImages(fields.images));
    case 'reservation':
      return toRestValue({ ...fields.reservation });
    default:
      return toRestValue(fields[name]);
  }
}
