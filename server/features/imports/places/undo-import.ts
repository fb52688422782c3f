import { FieldValue } from '@google-cloud/firestore';
import type { DocumentReference } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import type { ImportUndoAnswer } from '#features/imports/model/place-import/import-contract.ts';
import { addAuditEntry } from '#server/features/audit/audit-log.ts';
import { maxRetainedReported, toImportRecord } from './import-record.ts';
import type { ImportRecord, RetainedPlace, UndoProgress } from './import-record.ts';
import { removeUntouched } from './remove-untouched.ts';
import type { ImportRemoval } from './remove-untouched.ts';

/** Number of places after which the progress is stored. */
const maxPlacesPerStep = 120;

export interface UndoServices extends ImportRemoval {
  /** Time budget in ms, after which the current progress is returned; the caller calls again. */
  budgetMs?: number;
}

/** Returns the undo progress of an import. @throws AppError 'not-found', 'unavailable' */
export async function readUndo(
  importId: string,
  { firestore }: Pick<UndoServices, 'firestore'>,
): Promise<ImportUndoAnswer> {
  const record = await readImport(firestore.collection('imports').doc(importId));
  return toUndoAnswer(record, record.progress ?? initialProgress);
}

/**
 * Undoes an import until the time budget is used up: deletes unchanged places with all their data and returns the
 * others with the reason. The progress is stored after every 120 places, so that another call resumes there, also after
 * a crash. Concurrent callers are safe. Deletes only places that the import's actor created after the import began,
 * whatever its list contains.
 * @param actorId uid of the caller, for the audit entries at the begin and the end
 * @throws AppError 'not-found', 'unavailable'
 */
export async function undoImport(
  importId: string,
  actorId: string,
  services: UndoServices,
): Promise<ImportUndoAnswer> {
  const { firestore, budgetMs = 5_000 } = services;
  const document = firestore.collection('imports').doc(importId);
  const stopTime = Date.now() + budgetMs;
  let record = await readImport(document);
  let progress = record.progress ?? (await storeProgress(document, actorId, null, initialProgress));
  while (!progress.isDone) {
    const ids = record.undo.slice(progress.next, progress.next + maxPlacesPerStep);
    const kept = await removeUntouched(record, ids, actorId, services);
    const next = advanceProgress(progress, ids.length, kept, record.undo.length);
    progress = await storeProgress(document, actorId, progress, next);
    if (Date.now() >= stopTime) break;
  }
  record = { ...record, progress };
  return toUndoAnswer(record, progress);
}

const initialProgress: UndoProgress = { next: 0, keptCount: 0, kept: [], isDone: false };

function advanceProgress(
  { next, keptCount, kept }: UndoProgress,
  checkedCount: number,
  newlyRetained: readonly RetainedPlace[],
  total: number,
): UndoProgress {
  return {
    next: next + checkedCount,
    keptCount: keptCount + newlyRetained.length,
    kept: [...kept, ...newlyRetained].slice(0, maxRetainedReported),
    isDone: next + checkedCount >= total,
  };
}

async function readImport(document: DocumentReference): Promise<ImportRecord> {
  const found = await document.get();
  if (!found.exists || found.get('kind') === 'events') {
    throw new AppError('not-found', 'No such import of places');
  }
  return toImportRecord(found);
}

/**
 * Stores the progress unless another call has stored a newer one.
 * @returns the stored progress
 */
function storeProgress(
  document: DocumentReference,
  actorId: string,
  from: UndoProgress | null,
  to: UndoProgress,
): Promise<UndoProgress> {
  const { firestore } = document;
  return firestore.runTransaction(async (transaction) => {
    const stored = toImportRecord(await transaction.get(document)).progress;
    if (stored && stored.next !== from?.next) return stored;
    const { kept, ...undoing } = to;
    transaction.update(document, {
      undoing: { ...undoing, by: actorId, at: FieldValue.serverTimestamp() },
      kept,
    });
    if (from === null || to.isDone) {
      addAuditEntry(firestore, transaction, actorId, {
        action: 'import.undo',
        target: `imports/${document.id}`,
        before: {},
        after: to.isDone ? { state: 'undone', kept: to.keptCount } : { state: 'undoing' },
      });
    }
    return to;
  });
}

function toUndoAnswer(record: ImportRecord, progress: UndoProgress): ImportUndoAnswer {
  const { next: checked, isDone, keptCount, kept } = progress;
  return { success: true, isDone, checked, total: record.undo.length, keptCount, kept };
}
