/** Computes the versions of cached records: a version changes with the fields of the records and their checks. */
import { createHash } from 'node:crypto';

import { toUser, userRecord } from '#features/account/model/user.ts';
import { categoryRecord, toCategory } from '#features/categories/model/category.ts';
import { clubMemberRecord, toClubMember, toMembership } from '#features/club/model/club-member.ts';
import { planRecord, toPlan } from '#features/club/model/subscription-plan.ts';
import { eventRecord } from '#features/events/model/event.ts';
import { savedEventRecord, toSavedEvent } from '#features/events/model/saved-event.ts';
import { favoriteRecord, toFavorite } from '#features/favorites/model/favorite.ts';
import { clubOfferRecord } from '#features/offers/model/club-offer.ts';
import { placeRecord, toPlace } from '#features/places/model/place.ts';
import {
  reservationRecord,
  toReservation,
} from '#features/reservations/model/reservation-request.ts';
import { reviewRecord, toReview } from '#features/reviews/model/review.ts';
import { toOfferRecord, toPlaceRecord } from '#server/search-index/cached-records.ts';
import { toEventRecord } from '#server/search-index/public-events.ts';
import type { RecordDefinition } from '#shared/record/record.ts';

/** Relative to the root of the project. */
export const recordFormatsFile = 'src/shared/record/record-formats.ts';

/** A cached record: its declaration, and an object as a reader returns it, with all its fields. */
type CachedRecord = readonly [definition: RecordDefinition, read: object | null];

/** Records that devices cache. */
const offlineRecords: readonly CachedRecord[] = [
  [categoryRecord, toCategory('a', {})],
  [clubMemberRecord, toClubMember({})],
  [clubMemberRecord, toMembership({})],
  [favoriteRecord, toFavorite({ placeId: 'a' })],
  [placeRecord, toPlace('a', {})],
  [planRecord, toPlan('a', {})],
  [reservationRecord, toReservation('a', {})],
  [reviewRecord, toReview('a', {})],
  [savedEventRecord, toSavedEvent({ eventId: 'a' })],
  [userRecord, toUser('a', {})],
];

/** Records of the snapshots that servers share. */
const snapshotRecords: readonly CachedRecord[] = [
  [placeRecord, toPlaceRecord('a', {})],
  [clubOfferRecord, toOfferRecord('a', {})],
  [eventRecord, toEventRecord('a', {})],
];

/** Must be raised if a reader returns another type for a field whose declaration stays the same. */
const readerVersions = { offline: 4, snapshot: 1 };

/** Returns the source of src/shared/record/record-formats.ts. */
export function recordFormatsSource(): string {
  return `// Written by npm run rules (scripts/record-formats.ts). Do not change this file.

/** Version of the records that devices cache. Cached records of another version are ignored. */
export const offlineFormat = '${versionOf(readerVersions.offline, offlineRecords)}';

/** Version of the snapshots that servers share. Servers of another version use separate snapshots. */
export const snapshotFormat = '${versionOf(readerVersions.snapshot, snapshotRecords)}';
`;
}

/** Returns a short hash of the fields of the records, their checks, and the fields that the readers return. */
export function versionOf(readerVersion: number, records: readonly CachedRecord[]): string {
  const shapes = records.map(([{ fields, unreadFields }, read]) => [
    fields,
    unreadFields,
    Object.keys(read ?? {}).toSorted(),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([readerVersion, shapes]))
    .digest('hex')
    .slice(0, 10);
}
