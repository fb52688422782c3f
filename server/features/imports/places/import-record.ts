import type { DocumentSnapshot } from '@google-cloud/firestore';
import { importRecord } from '#features/imports/model/place-import/import-record.ts';
import { retainedReasons } from '#features/imports/model/place-import/import-contract.ts';
import type { ImportUndoResponse } from '#features/imports/model/place-import/import-contract.ts';
import { countOf, fieldsOf, textOf } from '#shared/stored-fields.ts';
import { isPlaceId } from '#server/features/pictures/store/image-names.ts';

export type RetainedPlace = ImportUndoResponse['kept'][number];

/** Maximum number of retained places listed per import, because the size of a document is limited. */
export const maxListedRetainedPlaces = 1_000;

/**
 * Progress of undoing an import. Only the server writes it, into the document of the import. The document's field
 * `undo` lists the place ids; `next` is the index in this list of the first place that is not checked yet.
 */
export interface UndoProgress {
  next: number;
  keptCount: number;
  kept: RetainedPlace[];
  isDone: boolean;
}

/**
 * An import as read by the server. Invalid fields get empty values. Without a valid list of places there is nothing to
 * undo.
 */
export interface ImportRecord {
  id: string;
  actorId: string;
  createdAt: Date;
  fileName: string;
  rows: number;
  /** Ids of the places that the import created or planned to create, in order. */
  placeIds: string[];
  /** Content hash of each place at creation (fingerprintPlace()), by id. Older imports have none. */
  fingerprintsById: ReadonlyMap<string, string>;
  /** null until the undo starts. */
  progress: UndoProgress | null;
}

/** Parses a stored import of any shape. Never throws. */
export function toImportRecord(document: DocumentSnapshot): ImportRecord {
  const storedFields = fieldsOf(document.data());
  const { createdAt, ...fields } = importRecord.read(storedFields);
  const storedPlaceIds = storedFields['undo'];
  const { next, keptCount, isDone } = fieldsOf(storedFields['undoing']);
  return {
    id: document.id,
    ...fields,
    createdAt: createdAt ?? new Date(0),
    // Removes duplicates: a commit that deletes a place twice fails as a whole.
    placeIds: Array.isArray(storedPlaceIds)
      ? [...new Set(storedPlaceIds.filter((id) => typeof id === 'string').filter(isPlaceId))]
      : [],
    fingerprintsById: parseFingerprints(storedPlaceIds, storedFields['prints']),
    progress:
      typeof next === 'number'
        ? {
            next,
            keptCount: countOf(keptCount),
            kept: parseRetainedPlaces(storedFields['kept']),
            isDone: isDone === true,
          }
        : null,
  };
}

function parseFingerprints(
  storedPlaceIds: unknown,
  storedFingerprints: unknown,
): Map<string, string> {
  const ids: unknown[] = Array.isArray(storedPlaceIds) ? storedPlaceIds : [];
  const storedList: unknown[] = Array.isArray(storedFingerprints) ? storedFingerprints : [];
  const idsWithFingerprints = ids.map(
    (id, index) => [textOf(id, 128), textOf(storedList[index], 200)] as const,
  );
  return new Map(idsWithFingerprints.filter(([, fingerprint]) => fingerprint !== ''));
}

function parseRetainedPlaces(value: unknown): RetainedPlace[] {
  const storedList: unknown[] = Array.isArray(value) ? value : [];
  return storedList.flatMap((item) => {
    const { id, title, reason: storedReason } = (item ?? {}) as Record<string, unknown>;
    const reason = retainedReasons.find((knownReason) => knownReason === storedReason);
    return typeof id === 'string' && reason ? [{ id, title: textOf(title, 200), reason }] : [];
  });
}
