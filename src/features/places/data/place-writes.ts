import { AppError, errorCode } from '#shared/app-error.ts';
import { createAuditWrite, createAuditedUpdate } from '#features/audit/data/audit-write.ts';
import {
  isExpectedVersion,
  placeDifference,
  toStoredPlaceFields,
} from '#features/places/model/place-difference.ts';
import type { PlaceFields } from '#features/places/model/place-fields.ts';
import { toPlace } from '#features/places/model/place.ts';
import type { Place } from '#features/places/model/place.ts';
import { noRatings, ratingAggregate } from '#features/reviews/model/rating.ts';

import { isDocumentId } from '#platform/firestore/document-id.ts';
import { newDocumentId } from '#platform/firestore/new-document-id.ts';
import {
  commitRest,
  readRestDocument,
  updateWithVersionCheck,
} from '#platform/firestore/rest-documents.ts';
import type { RestDocument, RestWrite } from '#platform/firestore/rest-documents.ts';
import { fromRestFields, fromRestValue, toRestFields } from '#platform/firestore/rest-values.ts';

/** The user who writes. Managers cannot change `isActive`. */
export interface PlaceWriter {
  uid: string;
  isSuperAdmin: boolean;
}

/**
 * Change of a place. Fields that a version omits keep their stored value and are not checked for concurrent changes.
 * Values are compared with those of toPlace(): a form passes the stored values of fields that were not edited
 * (keepStoredValues()).
 */
export interface PlaceChange {
  /**
   * Versions that may be overwritten: the version first read, shown in a comparison, stored last, or sent without a
   * response.
   */
  expectedVersions: readonly Partial<PlaceFields>[];
  fields: Partial<PlaceFields>;
}

/**
 * Result of an update: 'saved', or 'changed' if another user has changed the place since it was read. Nothing is
 * written in the second case.
 */
export type PlaceUpdate =
  | { kind: 'saved'; place: Place; /** The place immediately before this write. */ before: Place }
  | {
      kind: 'changed';
      theirs: Place;
      /** Stored timestamp of their change, for getAuthorOfChange(). */ changedAt: string;
    };

/**
 * Stores a new place with its audit entry in one commit. The id is chosen before the call, so that a retry after an
 * unknown result does not create a second place. A place of a manager is inactive until a super admin activates it.
 * @returns the stored place; if it already existed, its current version
 * @throws AppError 'conflict' if the id belongs to a place of another user; 'permission-denied'; errors of
 * readRestDocument()
 */
export async function createPlace(
  writer: PlaceWriter,
  placeId: string,
  newFields: PlaceFields,
): Promise<Place> {
  if (!isDocumentId(placeId)) throw new AppError('invalid-input', 'Not a place id');
  const fields = { ...newFields, isActive: writer.isSuperAdmin && newFields.isActive };
  const storedFields = toRestFields(toStoredPlaceFields(fields));
  const { ratingCounts, rating, reviewsCount } = ratingAggregate(noRatings);
  const newRecord = {
    ...storedFields,
    ...toRestFields({
      ratingCounts: [...ratingCounts],
      rating,
      reviewsCount,
      createdBy: writer.uid,
    }),
  };
  try {
    const { entry, auditId } = createAuditWrite(
      writer.uid,
      'place.create',
      `places/${placeId}`,
      {},
      storedFields,
    );
    const [now] = await commitRest([
      {
        path: `places/${placeId}`,
        fields: { ...newRecord, ...auditId },
        serverTimeFields: ['createdAt', 'updatedAt'],
        precondition: { exists: false },
      },
      entry,
    ]);
    return toPlace(placeId, { ...fromRestFields(newRecord), createdAt: now, updatedAt: now });
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'conflict' && code !== 'permission-denied') throw error;
    const existing = await readRestDocument(`places/${placeId}`).catch(() => null);
    const place = existing && toPlace(placeId, fromRestFields(existing.fields));
    if (place?.createdBy !== writer.uid) throw error;
    return place;
  }
}

/**
 * Updates the fields of a place that differ, with an audit entry in the same commit. Writes nothing if the stored
 * values of these fields match none of the expected versions. A precondition refuses the commit if the place has
 * changed since it was read; then the update starts again. A new review changes other fields, so it is no conflict.
 * Idempotent. Reads the place once per attempt.
 * @throws AppError 'not-found' if the place does not exist; 'permission-denied' if the caller no longer manages it;
 * 'conflict' if every attempt met a concurrent write; errors of readRestDocument()
 */
export async function updatePlace(
  writer: PlaceWriter,
  placeId: string,
  { expectedVersions, fields }: PlaceChange,
): Promise<PlaceUpdate> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  const { isActive: _isActive, ...managerFields } = fields;
  const newFields = writer.isSuperAdmin ? fields : managerFields;
  return updateWithVersionCheck<PlaceUpdate>(`places/${placeId}`, (document) => {
    const { before, difference, writes } = placeChangeWrites(
      writer.uid,
      placeId,
      document,
      newFields,
    );
    // A field that the other user set to the wanted value is not a conflict.
    if (!expectedVersions.some((version) => isExpectedVersion(before, version, difference))) {
      const changedAt = toInstantText(document.fields['updatedAt']);
      return () => Promise.resolve({ kind: 'changed', theirs: before, changedAt });
    }
    if (writes.length === 0) return () => Promise.resolve({ kind: 'saved', place: before, before });
    return async () => {
      const [updatedAt = null] = await commitRest(writes);
      return { kind: 'saved', place: { ...before, ...difference, updatedAt }, before };
    };
  });
}

/** Writes of placeChangeWrites(). */
interface PlaceChangeWrites {
  /** The place as just read. */
  before: Place;
  /** The fields to write; see placeDifference(). */
  difference: Partial<PlaceFields>;
  /** None if the place already has the values. */
  writes: RestWrite[];
  /** Id of the audit entry; '' without writes. */
  auditId: string;
}

/**
 * Returns the writes that change fields of a place, with their audit entry, for a commit that may contain further
 * writes.
 * @param document the place as just read; a precondition refuses the commit if it has changed
 */
export function placeChangeWrites(
  actorId: string,
  placeId: string,
  document: RestDocument,
  newFields: Partial<PlaceFields>,
): PlaceChangeWrites {
  const stored = fromRestFields(document.fields);
  const before = toPlace(placeId, stored);
  const difference = placeDifference(before, stored, newFields);
  if (Object.keys(difference).length === 0) return { before, difference, writes: [], auditId: '' };
  const storedFields = toRestFields(toStoredPlaceFields(difference, stored));
  const path = `places/${placeId}`;
  return {
    before,
    difference,
    ...createAuditedUpdate(actorId, 'place.update', path, document, { stored: storedFields }),
  };
}

/** Creates an id for a new place, in the format of the SDK. */
export const newPlaceId = newDocumentId;

function toInstantText(value: unknown): string {
  const text = fromRestValue(value);
  return typeof text === 'string' ? text : '';
}
