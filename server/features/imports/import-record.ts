import type { DocumentSnapshot } from '@google-cloud/firestore';
import { importRecord } from '#features/imports/model/place-import/import-record.ts';
import { retainedReasons } from '#features/imports/model/import-contract.ts';
import type { ImportUndoResponse } from '#features/imports/model/import-contract.ts';
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
  kind: 'places' | 'events';
  actorId: string;
  createdAt: Date;
  fileName: string;
  rows: number;
  /** Ids of the places or events that the import created or planned to create, in order. */
  recordIds: string[];
  /** Content hash of each place at creation (fingerprintPlace()), by id. Older imports have none. */
  fingerprintsById: ReadonlyMap<string, string>;
  /** Progress of undoing an import of places; null until the undo starts. */
  progress: UndoProgress | null;
  /** True if an import of events was undone. */
  isUndone: boolean;
}

/** Parses a stored import of any shape. Never throws. */
export function toImportRecord(document: DocumentSnapshot): ImportRecord {
  const storedFields = fieldsOf(document.data());
  const { createdAt, ...fields } = importRecord.read(storedFields);
  const storedIds = storedFields['undo'];
  const { next, keptCount, isDone } = fieldsOf(storedFields['undoing']);
  return {
    id: document.id,
    kind: storedFields['kind'] === 'events' ? 'events' : 'places',
    ...fields,
    createdAt: createdAt ?? new Date(0),
    // Removes duplicates: a commit that deletes a record twice fails as a whole.
    recordIds: Array.isArray(storedIds)
      ? [...new Set(storedIds.filter((id) => typeof id === 'string').filter(isPlaceId))]
      : [],
    fingerprintsById: parseFingerprints(storedIds, storedFields['prints']),
    progress:
      typeof next === 'number'
        ? {
            next,
            keptCount: countOf(keptCount),
            kept: parseRetainedPlaces(storedFields['kept']),
            isDone: isDone === true,
          }
        : null,
    isUndone: storedFields['undoneAt'] !== undefined,
  };
}

function parseFingerprints(storedIds: unknown, storedFingerprints: unknown): Map<string, string> {
  const ids: unknown[] = Array.isArray(storedIds) ? storedIds : [];
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
