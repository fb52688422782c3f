import type { DocumentSnapshot } from '@google-cloud/firestore';
import { retainedReasons } from '#features/imports/model/place-import/import-contract.ts';
import type { ImportUndoAnswer } from '#features/imports/model/place-import/import-contract.ts';
import { countOf, instantOf, textOf } from '#shared/stored-fields.ts';
import { isPlaceId } from '#server/features/pictures/store/image-names.ts';

export type RetainedPlace = ImportUndoAnswer['kept'][number];

/** Maximum length of the displayed file name, in characters. */
const maxFileName = 500;

/** Maximum number of retained places listed per import, because the size of a document is limited. */
export const maxRetainedReported = 1_000;

/**
 * Progress of undoing an import. Only the server writes it, next to the fields of the import itself. `undo` in the
 * document lists the places; `next` is the index of the first place that is not checked yet.
 */
export interface UndoProgress {
  next: number;
  keptCount: number;
  kept: RetainedPlace[];
  isDone: boolean;
}

/** An import as read by the server; invalid fields are read as nothing to undo. */
export interface ImportRecord {
  id: string;
  actorId: string;
  createdAt: Date;
  fileName: string;
  rows: number;
  /** Ids of the places that the import created or planned to create, in order. */
  undo: string[];
  /** Content hash of each place at creation, by id: a placePrint(). Older imports have none. */
  prints: ReadonlyMap<string, string>;
  /** null until the undo starts. */
  progress: UndoProgress | null;
}

/** Parses a stored import of any shape. Never throws. */
export function toImportRecord(document: DocumentSnapshot): ImportRecord {
  const read = (field: string): unknown => document.get(field);
  const undo: unknown = read('undo');
  const next = read('undoing.next');
  return {
    id: document.id,
    actorId: textOf(read('actorId'), 128),
    createdAt: instantOf(read('createdAt')) ?? new Date(0),
    fileName: textOf(read('fileName'), maxFileName),
    rows: countOf(read('rows')),
    // Removes duplicates: a commit that deletes a place twice fails as a whole.
    undo: Array.isArray(undo)
      ? [...new Set(undo.filter((id) => typeof id === 'string').filter(isPlaceId))]
      : [],
    prints: parsePrints(undo, read('prints')),
    progress:
      typeof next === 'number'
        ? {
            next,
            keptCount: countOf(read('undoing.keptCount')),
            kept: parseRetainedPlaces(read('kept')),
            isDone: read('undoing.isDone') === true,
          }
        : null,
  };
}

function parsePrints(undo: unknown, prints: unknown): Map<string, string> {
  const ids: unknown[] = Array.isArray(undo) ? undo : [];
  const list: unknown[] = Array.isArray(prints) ? prints : [];
  const knownReason = ids.map((id, at) => [textOf(id, 128), textOf(list[at], 200)] as const);
  return new Map(knownReason.filter(([, placePrint]) => placePrint !== ''));
}

function parseRetainedPlaces(value: unknown): RetainedPlace[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((item) => {
    const { id, title, reason: storedReason } = (item ?? {}) as Record<string, unknown>;
    const reason = retainedReasons.find((knownReason) => knownReason === storedReason);
    return typeof id === 'string' && reason ? [{ id, title: textOf(title, 200), reason }] : [];
  });
}
