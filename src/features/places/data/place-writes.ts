import { AppError, errorCode } from '#shared/app-error.ts';
import { createAuditWrite } from '#features/audit/data/audit-write.ts';
import { maxPlaceImages } from '#features/pictures/model/image-upload.ts';
import {
  differingFields,
  normalizePlaceFields,
  placeFieldNames,
  mergePlaceFields,
} from '#features/places/model/place-draft.ts';
import type { PlaceFieldName, PlaceFields } from '#features/places/model/place-draft.ts';
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
import type { RestFields } from '#platform/firestore/rest-values.ts';
import { toPlace } from '#features/places/model/place.ts';
import { toStoredPlaceFields } from './place-fields.ts';

/** The user who writes. Managers cannot change `isActive`. */
export interface PlaceWriter {
  uid: string;
  isSuperAdmin: boolean;
}

/**
 * Change of a place. Fields that a version omits keep their stored value and are not checked for concurrent changes.
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
  const storedFields = toStoredPlaceFields(fields, placeFieldNames);
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
  change: PlaceChange,
): Promise<PlaceUpdate> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  return updateWithVersionCheck<PlaceUpdate>(`places/${placeId}`, (document) => {
    const before = toPlace(placeId, fromRestFields(document.fields));
    const current = normalizePlaceFields(before);
    const newFields = completeFields(current, change.fields);
    const names = fieldsToWrite(document, { placeId, current, newFields }).filter((name) =>
      canWrite(writer, name),
    );
    // A field that the other user set to the wanted value is not a conflict.
    const isExpected = change.expectedVersions.some(
      (version) =>
        !differingFields(current, completeFields(current, version)).some((name) =>
          names.includes(name),
        ),
    );
    if (!isExpected) {
      const changedAt = toInstantText(document.fields['updatedAt']);
      return () => Promise.resolve({ kind: 'changed', theirs: before, changedAt });
    }
    if (names.length === 0) return () => Promise.resolve({ kind: 'saved', place: before, before });
    return async () => {
      const [updatedAt = null] = await commitChanges(writer, placeId, document, {
        newFields,
        names,
      });
      const writtenFields = Object.fromEntries(names.map((name) => [name, newFields[name]]));
      return { kind: 'saved', place: { ...before, ...writtenFields, updatedAt }, before };
    };
  });
}

/**
 * Returns the writes that change fields of a place, with their audit entry, for a commit that contains further writes.
 * @param document the place as just read; a precondition refuses the commit if it has changed
 * @returns no writes if the place already has these values; `auditId` is the id of the entry, '' without writes
 */
export function placeChangeWrites(
  actorId: string,
  placeId: string,
  document: RestDocument,
  change: Partial<PlaceFields>,
): { writes: RestWrite[]; auditId: string } {
  const current = normalizePlaceFields(toPlace(placeId, fromRestFields(document.fields)));
  const newFields = completeFields(current, change);
  const names = fieldsToWrite(document, { placeId, current, newFields });
  if (names.length === 0) return { writes: [], auditId: '' };
  const storedFields = toStoredPlaceFields(newFields, names, document.fields);
  return storedChangeWrites(actorId, placeId, document, {
    stored: storedFields,
    mask: Object.keys(storedFields),
  });
}

/**
 * Works like placeChangeWrites(), for fields in their stored format.
 * @param change.mask the fields to write; fields missing in `stored` are deleted
 */
export function storedChangeWrites(
  actorId: string,
  placeId: string,
  document: RestDocument,
  { stored: storedFields, mask }: { stored: RestFields; mask: readonly string[] },
): { writes: RestWrite[]; auditId: string } {
  const before = Object.fromEntries(
    mask.flatMap((name) => {
      const value = document.fields[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const target = `places/${placeId}`;
  const { entry, auditId, id } = createAuditWrite(
    actorId,
    'place.update',
    target,
    before,
    storedFields,
  );
  const place: RestWrite = {
    path: target,
    fields: { ...storedFields, ...auditId },
    serverTimeFields: ['updatedAt'],
    mask: [...mask, ...Object.keys(auditId)],
    precondition: { updateTime: document.updateTime },
  };
  return { writes: [place, entry], auditId: id };
}

/**
 * Returns the normalised version, completed with the values of `current` for the fields that it omits. Those values are
 * not normalised again.
 */
function completeFields(current: PlaceFields, version: Partial<PlaceFields>): PlaceFields {
  return mergePlaceFields(
    current,
    normalizePlaceFields({ ...current, ...version }),
    placeFieldNames.filter((name) => name in version),
  );
}

/** Creates an id for a new place, in the format of the SDK. */
export const newPlaceId = newDocumentId;

function toInstantText(value: unknown): string {
  const text = fromRestValue(value);
  return typeof text === 'string' ? text : '';
}

function canWrite({ isSuperAdmin }: PlaceWriter, name: PlaceFieldName): boolean {
  return isSuperAdmin || name !== 'isActive';
}

/**
 * Returns the names of the fields to write. Older records have relative image URLs that are built from the title; if
 * the title changes, the images are written with their current URLs, or they would be lost. If unusable images were
 * dropped when the place was read, the images and the highlight index are written together, or the index would refer to
 * another image.
 */
function fieldsToWrite(
  { fields }: RestDocument,
  {
    placeId,
    current,
    newFields,
  }: { placeId: string; current: PlaceFields; newFields: PlaceFields },
): PlaceFieldName[] {
  const names = new Set(differingFields(current, newFields));
  const storedFields = fromRestFields(fields);
  if (names.has('title')) {
    const renamedPlace = toPlace(placeId, { ...storedFields, title: newFields.title });
    if (differingFields(current, normalizePlaceFields(renamedPlace)).includes('images'))
      names.add('images');
  }
  const imageFields = ['images', 'highlightImageIndex'] as const;
  if (imageFields.some((name) => names.has(name)) && !hasAllStoredImages(storedFields, current)) {
    for (const name of imageFields) names.add(name);
  }
  return [...names];
}

/** Returns true if indexes of the stored images are also valid for the images that were read. */
function hasAllStoredImages(
  { images, highlightImageIndex = 0 }: Readonly<Record<string, unknown>>,
  current: PlaceFields,
): boolean {
  const count = Array.isArray(images) ? Math.min(images.length, maxPlaceImages) : 0;
  return count === current.images.length && highlightImageIndex === current.highlightImageIndex;
}

function commitChanges(
  { uid }: PlaceWriter,
  placeId: string,
  document: RestDocument,
  { newFields, names }: { newFields: PlaceFields; names: readonly PlaceFieldName[] },
): Promise<readonly Date[]> {
  const storedFields = toStoredPlaceFields(newFields, names, document.fields);
  const mask = Object.keys(storedFields);
  return commitRest(
    storedChangeWrites(uid, placeId, document, { stored: storedFields, mask }).writes,
  );
}
