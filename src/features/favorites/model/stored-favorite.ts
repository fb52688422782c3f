import type { Favorite } from './favorite.ts';

import { fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/** Parses a stored document; returns null if it has no place id. */
export function toFavorite(data: unknown): Favorite | null {
  const fields = fieldsOf(data);
  const placeId = textOf(fields['placeId'], 128);
  return placeId === '' ? null : { placeId, createdAt: instantOf(fields['createdAt']) };
}
