import { FieldValue } from '@google-cloud/firestore';
import type { DocumentReference } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import type { ImportUndoResponse } from '#features/imports/model/import-contract.ts';
import { addAuditEntry } from '#server/features/audit/audit-log.ts';
import { maxListedRetainedPlaces, toImportRecord } from '../import-record.ts';
import type { ImportRecord, RetainedPlace, UndoProgress } from '../import-record.ts';
import { removeUntouchedPlaces } from './remove-untouched.ts';
import type { ImportRemovalDependencies } from './remove-untouched.ts';

/** Number of places after which the progress is stored. */
const maxPlacesPerStep = 120;

export interface UndoDependencies extends ImportRemovalDependencies {
  /** Time budget in ms, after which the current progress is returned; the caller calls again. */
  budgetMs?: number;
}

/** Returns the undo progress of an import. @throws AppError 'not-found', 'unavailable' */
export async function readUndoProgress(
  importId: string,
  { firestore }: Pick<UndoDependencies, 'firestore'>,
): Promise<ImportUndoResponse> {
  const record = await readImport(firestore.collection('imports').doc(importId));
  return toUndoResponse(record, record.progress ?? initialProgress);
}

/**
 * Undoes an import until the time budget is used up: deletes unchanged places with all their data and returns the
 * others with the reason. The progress is stored after every 120 places, so that another call resumes there, also after
 * a crash. Concurrent calls are safe. Deletes only places that the import's actor created after the import began, even
 * if the import lists other places.
 * @param actorId uid of the caller, for the audit entries
 * @throws AppError 'not-found', 'unavailable'
 */
export async function undoImport(
  importId: string,
  actorId: string,
  dependencies: UndoDependencies,
): Promise<ImportUndoResponse> {
  const { firestore, budgetMs = 5_000 } = dependencies;
  const importRef = firestore.collection('imports').doc(importId);
  const stopTimeMs = Date.now() + budgetMs;
  let record = await readImport(importRef);
  let progress =
    record.progress ?? (await storeProgress(importRef, actorId, null, initialProgress));
  while (!progress.isDone) {
    const ids = record.recordIds.slice(progress.next, progress.next + maxPlacesPerStep);
    const kept = await removeUntouchedPlaces(record, ids, actorId, dependencies);
    const next = advanceProgress(progress, ids.length, kept, record.recordIds.length);
    progress = await storeProgress(importRef, actorId, progress, next);
    if (Date.now() >= stopTimeMs) break;
  }
  record = { ...record, progress };
  return toUndoResponse(record, progress);
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
    kept: [...kept, ...newlyRetained].slice(0, maxListedRetainedPlaces),
    isDone: next + checkedCount >= total,
  };
}

async function readImport(importRef: DocumentReference): Promise<ImportRecord> {
  const importSnapshot = await importRef.get();
  const record = toImportRecord(importSnapshot);
  if (importSnapshot.exists && record.kind === 'places') return record;
  throw new AppError('not-found', 'No such import of places');
}

/**
 * Stores the progress unless another call has stored a newer one.
 * @returns the stored progress
 */
function storeProgress(
  importRef: DocumentReference,
  actorId: string,
  previousProgress: UndoProgress | null,
  newProgress: UndoProgress,
): Promise<UndoProgress> {
  const { firestore } = importRef;
  return firestore.runTransaction(async (transaction) => {
    const storedProgress = toImportRecord(await transaction.get(importRef)).progress;
    if (storedProgress && storedProgress.next !== previousProgress?.next) return storedProgress;
    const { kept, ...undoing } = newProgress;
    transaction.update(importRef, {
      undoing: { ...undoing, by: actorId, at: FieldValue.serverTimestamp() },
      kept,
    });
    if (previousProgress === null || newProgress.isDone) {
      addAuditEntry(firestore, transaction, actorId, {
        action: 'import.undo',
        target: `imports/${importRef.id}`,
        before: {},
        after: newProgress.isDone
          ? { state: 'undone', kept: newProgress.keptCount }
          : { state: 'undoing' },
      });
    }
    return newProgress;
  });
}

function toUndoResponse(record: ImportRecord, progress: UndoProgress): ImportUndoResponse {
  const { next: checked, isDone, keptCount, kept } = progress;
  return { success: true, isDone, checked, total: record.recordIds.length, keptCount, kept };
}
