import { FieldValue } from '@google-cloud/firestore';
import type { DocumentReference } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import type { ImportUndoAnswer } from '#features/imports/model/place-import/import-contract.ts';
import { addAuditEntry } from '#server/features/audit/audit-log.ts';
import { maxKeptTold, toImportRecord } from './import-record.ts';
import type { ImportRecord, KeptPlace, UndoProgress } from './import-record.ts';
import { removeUntouched } from './remove-untouched.ts';
import type { ImportRemoval } from './remove-untouched.ts';

/** Places between two moments at which it is stored how far it came. */
const placesAtOnce = 120;

export interface UndoServices extends ImportRemoval {
  /** Milliseconds after which an answer tells how far it came; the caller calls again. */
  budgetMs?: number;
}

/** Where an import stands. @throws AppError 'not-found', 'unavailable' */
export async function readUndo(
  importId: string,
  { firestore }: Pick<UndoServices, 'firestore'>,
): Promise<ImportUndoAnswer> {
  const record = await readImport(firestore.collection('imports').doc(importId));
  return answerOf(record, record.progress ?? notBegun);
}

/**
 * Undoes an import, as far as it comes within the budget: places that nobody has touched since go with
 * everything of theirs, the others stay and are told with the reason. How far it came is stored after every
 * 120 places, so that calling again goes on there, after a crash too; two callers at once do no harm.
 * Only places made by the import's own actor after it began can go, whatever its list says.
 * @param actorId uid of who undoes it, for the audit log: an entry when it begins and one when it ends
 * @throws AppError 'not-found', 'unavailable'
 */
export async function undoImport(
  importId: string,
  actorId: string,
  services: UndoServices,
): Promise<ImportUndoAnswer> {
  const { firestore, budgetMs = 5_000 } = services;
  const document = firestore.collection('imports').doc(importId);
  const stopAt = Date.now() + budgetMs;
  let record = await readImport(document);
  let progress = record.progress ?? (await store(document, actorId, null, notBegun));
  while (!progress.isDone) {
    const ids = record.undo.slice(progress.next, progress.next + placesAtOnce);
    const kept = await removeUntouched(record, ids, actorId, services);
    const next = advanced(progress, ids.length, kept, record.undo.length);
    progress = await store(document, actorId, progress, next);
    if (Date.now() >= stopAt) break;
  }
  record = { ...record, progress };
  return answerOf(record, progress);
}

const notBegun: UndoProgress = { next: 0, keptCount: 0, kept: [], isDone: false };

function advanced(
  { next, keptCount, kept }: UndoProgress,
  looked: number,
  keptNow: readonly KeptPlace[],
  total: number,
): UndoProgress {
  return {
    next: next + looked,
    keptCount: keptCount + keptNow.length,
    kept: [...kept, ...keptNow].slice(0, maxKeptTold),
    isDone: next + looked >= total,
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
 * Stores how far it came, unless somebody else has stored that meanwhile.
 * @returns what is stored then
 */
function store(
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

function answerOf(record: ImportRecord, progress: UndoProgress): ImportUndoAnswer {
  const { next: checked, isDone, keptCount, kept } = progress;
  return { success: true, isDone, checked, total: record.undo.length, keptCount, kept };
}
