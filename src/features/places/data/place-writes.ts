import { AppError, errorCode } from '#shared/app-error.ts';
import { addAuditEntry, recordedFields } from '#features/audit/data/audit-entry.ts';
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
import { transaction } from '#platform/firestore/transaction.ts';
import type { OpenTransaction } from '#platform/firestore/transaction.ts';
import type { Fields } from '#shared/stored-fields.ts';
import { getPlace, places } from './place-store.ts';

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
  | {
      kind: 'saved';
      /** `updatedAt` is the local time. */ place: Place;
      /** The place immediately before this write. */ before: Place;
    }
  | {
      kind: 'changed';
      theirs: Place;
      /** Stored timestamp of their change, for getAuthorOfChange(). */ changedAt: unknown;
    };

/**
 * Stores a new place with its audit entry in one commit. The id is chosen before the call, so that a retry after an
 * unknown result does not create a second place: rules refuse the audit entry, or the place, if the place exists. A
 * place of a manager is inactive until a super admin activates it. Reads the stored place once.
 * @returns the stored place; if it already existed, its current version
 * @throws AppError 'permission-denied', also if the id belongs to a place of another user; errors of transaction()
 */
export async function createPlace(
  writer: PlaceWriter,
  placeId: string,
  newFields: PlaceFields,
): Promise<Place> {
  if (!isDocumentId(placeId)) throw new AppError('invalid-input', 'Not a place id');
  const fields = { ...newFields, isActive: writer.isSuperAdmin && newFields.isActive };
  try {
    await transaction((commit) => {
      const target = `places/${placeId}`;
      const after = toPlaceDocument(commit, fields);
      const change = { action: 'place.create', target, before: {}, after } as const;
      commit.set(target, {
        ...newPlaceDocument(commit, writer.uid, fields),
        auditId: addAuditEntry(commit, writer.uid, change),
      });
    });
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    const existing = await places.get(placeId).catch(() => null);
    if (existing?.createdBy !== writer.uid) throw error;
    return existing;
  }
  return getPlace(placeId);
}

/**
 * Updates the fields of a place that differ, with an audit entry in the same commit. Writes nothing if the stored
 * values of these fields match none of the expected versions. If the place has changed since it was read, the update
 * starts again. A new review changes other fields, so it is no conflict. Idempotent. Reads the place once per attempt.
 * @throws AppError 'not-found' if the place does not exist; 'permission-denied' if the caller no longer manages it;
 * errors of transaction()
 */
export async function updatePlace(
  writer: PlaceWriter,
  placeId: string,
  { expectedVersions, fields }: PlaceChange,
): Promise<PlaceUpdate> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  const { isActive: _isActive, ...managerFields } = fields;
  return transaction<PlaceUpdate>(async (commit) => {
    const stored = await readPlaceIn(commit, placeId);
    const before = toPlace(placeId, stored);
    const difference = placeDifference(
      before,
      stored,
      writer.isSuperAdmin ? fields : managerFields,
    );
    // A field that the other user set to the wanted value is not a conflict.
    if (!expectedVersions.some((version) => isExpectedVersion(before, version, difference))) {
      return { kind: 'changed', theirs: before, changedAt: stored['updatedAt'] };
    }
    changePlaceIn(commit, writer.uid, placeId, stored, difference);
    return { kind: 'saved', place: { ...before, ...difference, updatedAt: new Date() }, before };
  });
}

/**
 * Reads the stored fields of a place that the commit changes.
 * @throws AppError 'not-found'; errors of OpenTransaction
 */
export async function readPlaceIn(commit: OpenTransaction, placeId: string): Promise<Fields> {
  const stored = await commit.read(`places/${placeId}`);
  if (stored === null) throw new AppError('not-found', 'No such place');
  return stored;
}

/**
 * Adds the change of a place to a commit, with its audit entry. Adds nothing if the place already has the values.
 * @param stored the place as just read by the commit
 * @returns the id of the audit entry; '' without a change
 */
export function changePlaceIn(
  commit: OpenTransaction,
  actorId: string,
  placeId: string,
  stored: Fields,
  newFields: Partial<PlaceFields>,
): string {
  const difference = placeDifference(toPlace(placeId, stored), stored, newFields);
  if (Object.keys(difference).length === 0) return '';
  return updatePlaceIn(commit, actorId, placeId, stored, toPlaceDocument(commit, difference));
}

/**
 * Adds an update of stored fields of a place to a commit, with its audit entry.
 * @param fieldNames the fields to write; those missing in `after` are deleted
 * @returns the id of the audit entry
 */
export function updatePlaceIn(
  commit: OpenTransaction,
  actorId: string,
  placeId: string,
  stored: Fields,
  after: Fields,
  fieldNames: readonly string[] = Object.keys(after),
): string {
  const target = `places/${placeId}`;
  const before = recordedFields(stored, fieldNames);
  const auditId = addAuditEntry(commit, actorId, {
    action: 'place.update',
    target,
    before,
    after,
  });
  const deleted = fieldNames.filter((name) => !(name in after));
  commit.update(target, {
    ...after,
    ...Object.fromEntries(deleted.map((name) => [name, commit.deletedField])),
    auditId,
    updatedAt: commit.serverTime,
  });
  return auditId;
}

/** Returns the document of a new place without reviews, for a commit. */
export function newPlaceDocument(
  commit: OpenTransaction,
  createdBy: string,
  fields: PlaceFields,
): Fields {
  const now = commit.serverTime;
  return {
    ...toPlaceDocument(commit, fields),
    ...ratingAggregate(noRatings),
    ...{ createdBy, createdAt: now, updatedAt: now },
  };
}

/** Converts fields of a place to the values that a commit stores. */
function toPlaceDocument(
  commit: OpenTransaction,
  fields: Partial<PlaceFields>,
): Record<string, unknown> {
  const { geo } = fields;
  return { ...toStoredPlaceFields(fields), ...(geo && { geo: commit.toGeoPoint(geo) }) };
}

/** Creates an id for a new place, in the format of the SDK. */
export const newPlaceId = newDocumentId;
