import type { Favorite } from './favorite.ts';

import { fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/** A favourite from a stored document; null for one that names no place. */
export function toFavorite(data: unknown): Favorite | null {
  const fields = fieldsOf(data);
  const placeId = textOf(fields['placeId'], 128);
  return placeId === '' ? null : { placeId, createdAt: instantOf(fields['createdAt']) };
}
