import type { DocumentSnapshot } from '@google-cloud/firestore';
import { keptReasons } from '#features/imports/model/place-import/import-contract.ts';
import type { ImportUndoAnswer } from '#features/imports/model/place-import/import-contract.ts';
import { countOf, instantOf, textOf } from '#shared/stored-fields.ts';
import { isPlaceId } from '#server/features/pictures/store/image-names.ts';

export type KeptPlace = ImportUndoAnswer['kept'][number];

/** Characters of the name of an imported file that are shown. */
const maxFileName = 500;

/** Kept places that are told of one import: the document that holds them has a bound. */
export const maxKeptTold = 1_000;

/**
 * How far undoing an import has come; written by the server alone, beside what the import itself wrote.
 * `undo` in the document lists the places, `next` is the first of them that is still to be looked at.
 */
export interface UndoProgress {
  next: number;
  keptCount: number;
  kept: KeptPlace[];
  isDone: boolean;
}

/** An import as the server reads it; what is odd reads as nothing to undo. */
export interface ImportRecord {
  id: string;
  actorId: string;
  createdAt: Date;
  fileName: string;
  rows: number;
  /** Ids of the places that it made, or was to make, in their order. */
  undo: string[];
  /** What each of them said when it was made, by id: a placePrint(). Older imports have none. */
  prints: ReadonlyMap<string, string>;
  /** null until somebody undoes it. */
  progress: UndoProgress | null;
}

/** Reads a stored import of any shape. Never throws. */
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
    // Each once: a commit that removes a place twice is refused as a whole.
    undo: Array.isArray(undo)
      ? [...new Set(undo.filter((id) => typeof id === 'string').filter(isPlaceId))]
      : [],
    prints: printsOf(undo, read('prints')),
    progress:
      typeof next === 'number'
        ? {
            next,
            keptCount: countOf(read('undoing.keptCount')),
            kept: keptOf(read('kept')),
            isDone: read('undoing.isDone') === true,
          }
        : null,
  };
}

function printsOf(undo: unknown, prints: unknown): Map<string, string> {
  const ids: unknown[] = Array.isArray(undo) ? undo : [];
  const list: unknown[] = Array.isArray(prints) ? prints : [];
  const known = ids.map((id, at) => [textOf(id, 128), textOf(list[at], 200)] as const);
  return new Map(known.filter(([, print]) => print !== ''));
}

function keptOf(value: unknown): KeptPlace[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((item) => {
    const { id, title, reason: said } = (item ?? {}) as Record<string, unknown>;
    const reason = keptReasons.find((known) => known === said);
    return typeof id === 'string' && reason ? [{ id, title: textOf(title, 200), reason }] : [];
  });
}
