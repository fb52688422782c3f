import { checkedByRule, defineRecord, id, instant } from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';

/** Saved place of a user, stored in favorites/{uid_placeId}. */
export const favoriteRecord = defineRecord(
  { placeId: checkedByRule(id()), createdAt: checkedByRule(instant()) },
  { unreadFields: { userId: checkedByRule(id()) } },
);

export type Favorite = RecordOf<typeof favoriteRecord>;

/** Returns the document id of a favourite. There is one id per user and place, so a place cannot be saved twice. */
export function favoriteId(uid: string, placeId: string): string {
  return `${uid}_${placeId}`;
}

/** Parses a stored document; returns null if it has no place id. */
export function toFavorite(data: unknown): Favorite | null {
  const favorite = favoriteRecord.read(data);
  return favorite.placeId === '' ? null : favorite;
}
