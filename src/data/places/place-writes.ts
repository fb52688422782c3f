import { AppError, errorCode } from '#domain/app-error.ts';
import type { AuditChange } from '#domain/audit.ts';
import { differingFields, fieldsOfPlace, placeFieldNames } from '#domain/place-draft.ts';
import type { PlaceFieldName, PlaceFields } from '#domain/place-draft.ts';
import type { Place } from '#domain/place.ts';
import { noRatings, ratingAggregate } from '#domain/rating.ts';

import { isDocumentId } from '../document-id.ts';
import { newDocumentId } from '../new-document-id.ts';
import { commitRest, readRestDocument } from '../firestore-rest/rest-documents.ts';
import type { RestDocument, RestWrite } from '../firestore-rest/rest-documents.ts';
import { fromRestFields, fromRestValue, toRestFields } from '../firestore-rest/rest-values.ts';
import type { RestFields } from '../firestore-rest/rest-values.ts';
import { toPlace } from './place-converter.ts';
import { storedPlaceFields } from './place-fields.ts';

/** How often a commit is tried while others write the place, as everybody who reviews it does. */
const maxAttempts = 5;

/** Who writes: managers do not decide whether a place is shown. */
export interface PlaceWriter {
  uid: string;
  isSuperAdmin: boolean;
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
    const { entry, auditId } = auditWrite(writer.uid, 'place.create', placeId, {}, stored);
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
 * Changes what is described of a place, and nothing that somebody else changed since `base` was read: the
 * commit is refused unless the place is still the one that was compared. Reviews that arrive meanwhile are no
 * such change. Writes only what differs, with its entry of the audit log in the same commit; safe to repeat.
 * Reads the place; again, while others write it at the same moment.
 * @param change.base the fields as they were read, or as they were shown in a comparison
 * @throws AppError 'not-found' for a place that is gone; 'permission-denied' for who does not manage it any
 *   more; 'conflict' when others were faster each time; what readRestDocument() throws
 */
export async function updatePlace(
  writer: PlaceWriter,
  placeId: string,
  { base, wanted }: { base: PlaceFields; wanted: PlaceFields },
): Promise<PlaceUpdate> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  for (let attempt = 1; ; attempt += 1) {
    const document = await readRestDocument(`places/${placeId}`);
    const before = toPlace(placeId, fromRestFields(document.fields));
    const current = fieldsOfPlace(before);
    const names = namesToWrite(document, { placeId, current, wanted }).filter((name) =>
      mayWrite(writer, name),
    );
    const theirs = differingFields(current, base).filter((name) => mayWrite(writer, name));
    // What they changed to what is wanted anyway is no difference.
    if (theirs.some((name) => names.includes(name))) {
      return {
        kind: 'changed',
        theirs: before,
        changedAt: instantTextOf(document.fields['updatedAt']),
      };
    }
    if (names.length === 0) return { kind: 'saved', place: before, before };
    try {
      const [updatedAt = null] = await commitChanges(writer, placeId, document, { wanted, names });
      const changed = Object.fromEntries(names.map((name) => [name, wanted[name]]));
      return { kind: 'saved', place: { ...before, ...changed, updatedAt }, before };
    } catch (error) {
      if (errorCode(error) !== 'conflict' || attempt >= maxAttempts) throw error;
    }
  }
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
 * pictures are written as they are shown now, or they would be lost.
 */
function namesToWrite(
  { fields }: RestDocument,
  { placeId, current, wanted }: { placeId: string; current: PlaceFields; wanted: PlaceFields },
): PlaceFieldName[] {
  const names = differingFields(current, wanted);
  if (!names.includes('title')) return names;
  const renamed = toPlace(placeId, { ...fromRestFields(fields), title: wanted.title });
  const follow = differingFields(current, fieldsOfPlace(renamed)).includes('images');
  return follow && !names.includes('images') ? [...names, 'images'] : names;
}

function commitChanges(
  { uid }: PlaceWriter,
  placeId: string,
  document: RestDocument,
  { wanted, names }: { wanted: PlaceFields; names: readonly PlaceFieldName[] },
): Promise<readonly Date[]> {
  const stored = storedPlaceFields(wanted, names, document.fields);
  const mask = Object.keys(stored);
  const before = Object.fromEntries(
    mask.flatMap((name) => {
      const value = document.fields[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const { entry, auditId } = auditWrite(uid, 'place.update', placeId, before, stored);
  return commitRest([
    {
      path: `places/${placeId}`,
      fields: { ...stored, ...auditId },
      instants: ['updatedAt'],
      mask: [...mask, ...Object.keys(auditId)],
      only: { updateTime: document.updateTime },
    },
    entry,
  ]);
}

/**
 * The entry, as addAuditEntry() writes it, and the field by which the place names it: rules accept a manager's entry
 * only so. `before` and `after` tell fields as they are stored, which rules check.
 */
function auditWrite(
  actorId: string,
  action: AuditChange['action'],
  placeId: string,
  before: RestFields,
  after: RestFields,
): { entry: RestWrite; auditId: RestFields } {
  const id = newDocumentId();
  const entry: RestWrite = {
    path: `auditLog/${id}`,
    fields: {
      ...toRestFields({ actorId, action, target: `places/${placeId}` }),
      before: { mapValue: { fields: before } },
      after: { mapValue: { fields: after } },
    },
    instants: ['createdAt'],
    only: { exists: false },
  };
  return { entry, auditId: toRestFields({ auditId: id }) };
}
