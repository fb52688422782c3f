import { memberKeys } from '#platform/firestore/member-keys.ts';

export const reviewKeys = {
  /** Key prefix of the review lists of a place, in every sort order. */
  ofPlace: (placeId: string) => ['reviews', placeId] as const,
  own: (uid: string, placeId: string) => [...memberKeys.of(uid), 'review', placeId] as const,
};
