import { AppError, errorCode } from '#shared/app-error.ts';
import { auditWrite } from '#features/audit/data/audit-write.ts';
import { maxPlaceImages } from '#features/pictures/model/image-upload.ts';
import {
  differingFields,
  fieldsOfPlace,
  placeFieldNames,
  withFieldsOf,
} from '#features/places/model/place-draft.ts';
import type { PlaceFieldName, PlaceFields } from '#features/places/model/place-draft.ts';
import type { Place } from '#features/places/model/place.ts';
import { noRatings, ratingAggregate } from '#features/reviews/model/rating.ts';

import { atVersion } from '#platform/firestore/at-version.ts';
import { isDocumentId } from '#platform/firestore/document-id.ts';
import { newDocumentId } from '#platform/firestore/new-document-id.ts';
import { commitRest, readRestDocument } from '#platform/firestore/rest-documents.ts';
import type { RestDocument, RestWrite } from '#platform/firestore/rest-documents.ts';
import { fromRestFields, fromRestValue, toRestFields } from '#platform/firestore/rest-values.ts';
import type { RestFields } from '#platform/firestore/rest-values.ts';
import { toPlace } from '#features/places/model/stored-place.ts';
import { storedPlaceFields } from './place-fields.ts';

/** Who writes: managers do not decide whether a place is shown. */
export interface PlaceWriter {
  uid: string;
  isSuperAdmin: boolean;
}

/** A change of a place. What is absent of a version stays as it is stored, and nobody's change of it matters. */
export interface PlaceChange {
  /** Every version that may be replaced: as it was read, shown in a comparison or stored last, or sent without an answer. */
  known: readonly Partial<PlaceFields>[];
  wanted: Partial<PlaceFields>;
}

/**
 * What became of an update: stored, or nothing, because somebody else has changed what is described in the
 * place since it was read.
 */
export type PlaceUpdate =
  | { kind: 'saved'; place: Place; /** As it was right before. */ before: Place }
  | {
      kind: 'changed';
      theirs: Place;
      /** Their instant as it is stored, for placeAuthor(). */ changedAt: string;
    };

/**
 * Stores a new place under an id chosen before, so that whoever does not know whether it was stored asks again
 * without making a second one. A place of a manager is inactive until a super admin shows it. Its entry of the
 * audit log comes in the same commit.
 * @returns the place as it is stored; where it was stored before, as it was then
 * @throws AppError 'conflict' when the id is somebody else's place; 'permission-denied', and what
 *   readRestDocument() throws
 */
export async function createPlace(
  writer: PlaceWriter,
  placeId: string,
  wanted: PlaceFields,
): Promise<Place> {
  if (!isDocumentId(placeId)) throw new AppError('invalid-input', 'Not a place id');
  const fields = { ...wanted, isActive: writer.isSuperAdmin && wanted.isActive };
  const stored = storedPlaceFields(fields, placeFieldNames);
  const { ratingCounts, rating, reviewsCount } = ratingAggregate(noRatings);
  const whole = {
    ...stored,
    ...toRestFields({
      ratingCounts: [...ratingCounts],
      rating,
      reviewsCount,
      createdBy: writer.uid,
    }),
  };
  try {
    const { entry, auditId } = auditWrite(
      writer.uid,
      'place.create',
      `places/${placeId}`,
      {},
      stored,
    );
    const [now] = await commitRest([
      {
        path: `places/${placeId}`,
        fields: { ...whole, ...auditId },
        instants: ['createdAt', 'updatedAt'],
        only: { exists: false },
      },
      entry,
    ]);
    return toPlace(placeId, { ...fromRestFields(whole), createdAt: now, updatedAt: now });
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
 * Changes what is described of a place, and nothing that somebody else changed to what no version of `known` holds: the
 * commit is refused unless the place is still the one that was compared. Reviews that arrive meanwhile are no
 * such change. Writes only what differs, with its entry of the audit log in the same commit; idempotent.
 * Reads the place; again, while others write it at the same moment.
 * @throws AppError 'not-found' for a place that is gone; 'permission-denied' for who does not manage it any
 *   more; 'conflict' when others were faster each time; what readRestDocument() throws
 */
export async function updatePlace(
  writer: PlaceWriter,
  placeId: string,
  change: PlaceChange,
): Promise<PlaceUpdate> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  return atVersion<PlaceUpdate>(`places/${placeId}`, (document) => {
    const before = toPlace(placeId, fromRestFields(document.fields));
    const current = fieldsOfPlace(before);
    const wanted = wholeFields(current, change.wanted);
    const names = namesToWrite(document, { placeId, current, wanted }).filter((name) =>
      mayWrite(writer, name),
    );
    // What they changed to what is wanted anyway is no difference.
    const isKnown = change.known.some(
      (version) =>
        !differingFields(current, wholeFields(current, version)).some((name) =>
          names.includes(name),
        ),
    );
    if (!isKnown) {
      const changedAt = instantTextOf(document.fields['updatedAt']);
      return () => Promise.resolve({ kind: 'changed', theirs: before, changedAt });
    }
    if (names.length === 0) return () => Promise.resolve({ kind: 'saved', place: before, before });
    return async () => {
      const [updatedAt = null] = await commitChanges(writer, placeId, document, { wanted, names });
      const changed = Object.fromEntries(names.map((name) => [name, wanted[name]]));
      return { kind: 'saved', place: { ...before, ...changed, updatedAt }, before };
    };
  });
}

/**
 * The writes that give a place other fields, with their entry of the audit log, for a commit that does more than that.
 * @param document the place as it was just read: the commit is refused unless it is still that one
 * @returns none where the place is so already; `auditId` is the entry's id, '' without writes
 */
export function placeChangeWrites(
  actorId: string,
  placeId: string,
  document: RestDocument,
  change: Partial<PlaceFields>,
): { writes: RestWrite[]; auditId: string } {
  const current = fieldsOfPlace(toPlace(placeId, fromRestFields(document.fields)));
  const wanted = wholeFields(current, change);
  const names = namesToWrite(document, { placeId, current, wanted });
  if (names.length === 0) return { writes: [], auditId: '' };
  const stored = storedPlaceFields(wanted, names, document.fields);
  return storedChangeWrites(actorId, placeId, document, { stored, mask: Object.keys(stored) });
}

/**
 * As placeChangeWrites(), of fields as they are stored.
 * @param change.mask the fields that are written; those that `stored` lacks are removed
 */
export function storedChangeWrites(
  actorId: string,
  placeId: string,
  document: RestDocument,
  { stored, mask }: { stored: RestFields; mask: readonly string[] },
): { writes: RestWrite[]; auditId: string } {
  const before = Object.fromEntries(
    mask.flatMap((name) => {
      const value = document.fields[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const target = `places/${placeId}`;
  const { entry, auditId, id } = auditWrite(actorId, 'place.update', target, before, stored);
  const place: RestWrite = {
    path: target,
    fields: { ...stored, ...auditId },
    instants: ['updatedAt'],
    mask: [...mask, ...Object.keys(auditId)],
    only: { updateTime: document.updateTime },
  };
  return { writes: [place, entry], auditId: id };
}

/** What a version does not hold stays to the letter, also where it would be spelled otherwise today. */
function wholeFields(current: PlaceFields, version: Partial<PlaceFields>): PlaceFields {
  return withFieldsOf(
    current,
    fieldsOfPlace({ ...current, ...version }),
    placeFieldNames.filter((name) => name in version),
  );
}

/** An id for a place that is going to be stored, as the SDK makes them. */
export const newPlaceId = newDocumentId;

function instantTextOf(value: unknown): string {
  const text = fromRestValue(value);
  return typeof text === 'string' ? text : '';
}

function mayWrite({ isSuperAdmin }: PlaceWriter, name: PlaceFieldName): boolean {
  return isSuperAdmin || name !== 'isActive';
}

/**
 * What differs. Relative picture addresses of older records are built from the title: with another title the
 * pictures are written as they are shown now, or they would be lost. Where unusable pictures were left out in
 * reading, the list and the position of the highlight are written together, or it would move to another picture.
 */
function namesToWrite(
  { fields }: RestDocument,
  { placeId, current, wanted }: { placeId: string; current: PlaceFields; wanted: PlaceFields },
): PlaceFieldName[] {
  const names = new Set(differingFields(current, wanted));
  const stored = fromRestFields(fields);
  if (names.has('title')) {
    const renamed = toPlace(placeId, { ...stored, title: wanted.title });
    if (differingFields(current, fieldsOfPlace(renamed)).includes('images')) names.add('images');
  }
  const pictures = ['images', 'highlightImageIndex'] as const;
  if (pictures.some((name) => names.has(name)) && !isReadAsStored(stored, current)) {
    for (const name of pictures) names.add(name);
  }
  return [...names];
}

/** Whether a position in the stored list of pictures is one in the list that was read. */
function isReadAsStored(
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
  { wanted, names }: { wanted: PlaceFields; names: readonly PlaceFieldName[] },
): Promise<readonly Date[]> {
  const stored = storedPlaceFields(wanted, names, document.fields);
  const mask = Object.keys(stored);
  return commitRest(storedChangeWrites(uid, placeId, document, { stored, mask }).writes);
}
