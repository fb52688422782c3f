import { AppError, errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { emptyPlaceDraft, toPlaceFields } from '#features/places/model/place-draft.ts';
import { toStoredPlaceFields } from '#features/places/model/place-difference.ts';
import type { PlaceFields } from '#features/places/model/place-fields.ts';
import { fingerprintPlace } from '#features/imports/model/place-import/place-fingerprint.ts';

import { addAuditEntry } from '#features/audit/data/audit-entry.ts';
import { newPlaceDocument } from '#features/places/data/place-writes.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import type { OpenTransaction } from '#platform/firestore/transaction.ts';
import type { ImportDraft } from '#features/imports/model/place-import/row-check.ts';
import type { ImportPlan } from './import-plan.ts';

/** Number of places per commit. */
export const importBatchSize = 100;

/** Temporary errors after which a commit is retried, and the maximum number of attempts. */
const temporaryErrors: ReadonlySet<AppErrorCode> = new Set([
  'unavailable',
  'timeout',
  'too-many-requests',
]);
const maxAttempts = 3;
const firstRetryDelayMs = 1_000;

interface ImportRunOptions {
  /** Number of places that are already stored; 0 for a new import. */
  storedCount: number;
  /** Called after each commit with the number of stored places. */
  onProgress: (storedCount: number) => void;
  /** Aborts before the next commit. */
  signal?: AbortSignal;
}

/**
 * Stores an import: first its document with the ids of all places and an audit log entry, then the places, 100 per
 * commit. After a crash at any point, undoing the import still finds all its places. Idempotent for the same plan and
 * any `storedCount`: stored places are left unchanged.
 * @param uid the signed-in super admin
 * @throws AppError 'cancelled' if `signal` is aborted; 'permission-denied' for a caller who is not a super admin;
 *   'unavailable', 'timeout', 'too-many-requests', 'conflict' after three attempts of one commit
 */
export async function runImport(
  uid: string,
  plan: ImportPlan,
  { storedCount, onProgress, signal }: ImportRunOptions,
): Promise<void> {
  if (storedCount === 0) {
    const document = await importDocument(uid, plan);
    await commitNew(`imports/${plan.id}`, signal, (commit) => {
      commit.set(`imports/${plan.id}`, { ...document, createdAt: commit.serverTime });
      const { fileName, rows, isActive } = document;
      addAuditEntry(commit, uid, {
        action: 'import.create',
        target: `imports/${plan.id}`,
        before: {},
        after: { fileName, rows, isActive },
      });
    });
  }
  for (let start = storedCount; start < plan.places.length; start += importBatchSize) {
    const batch = plan.places.slice(start, start + importBatchSize);
    await commitNew(`places/${batch[0]?.id ?? ''}`, signal, (commit) => {
      for (const { id, draft } of batch) {
        const content = placeContent(draft, plan.isActive);
        commit.set(`places/${id}`, newPlaceDocument(commit, uid, content));
      }
    });
    onProgress(start + batch.length);
  }
}

async function importDocument(uid: string, { fileName, isActive, places }: ImportPlan) {
  // An undo compares these fingerprints to find places that were edited since. They do not cover `isActive`, so
  // publishing a place does not change its fingerprint.
  const placePrints = await Promise.all(
    places.map(({ draft }) => fingerprintPlace(toStoredPlaceFields(placeContent(draft, isActive)))),
  );
  return {
    actorId: uid,
    fileName,
    rows: places.length,
    undo: places.map(({ id }) => id),
    prints: placePrints,
    isActive,
  };
}

/** Fields that no file holds have the values of an empty form. */
function placeContent(draft: ImportDraft, isActive: boolean): PlaceFields {
  return { ...toPlaceFields(emptyPlaceDraft), ...draft, isActive };
}

/**
 * Commits new documents, with retries after temporary errors. A commit is atomic: if its first document is stored, an
 * earlier attempt has stored all of them, although its response was lost.
 */
async function commitNew(
  firstPath: string,
  signal: AbortSignal | undefined,
  write: (commit: OpenTransaction) => void,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    if (signal?.aborted) throw new AppError('cancelled', 'The import was stopped');
    try {
      await transaction(async (commit) => {
        if ((await commit.read(firstPath)) === null) write(commit);
      });
      return;
    } catch (error) {
      if (!temporaryErrors.has(errorCode(error)) || attempt === maxAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, firstRetryDelayMs * attempt));
    }
  }
}
