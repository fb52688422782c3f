import { AppError, errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { toStoredPlaceFields } from '#features/places/model/place-difference.ts';
import { fingerprintPlace } from '#features/imports/model/place-import/place-fingerprint.ts';
import { noRatings, ratingAggregate } from '#features/reviews/model/rating.ts';

import { commitRest, readRestDocument } from '#platform/firestore/rest-documents.ts';
import type { RestWrite } from '#platform/firestore/rest-documents.ts';
import { toRestFields } from '#platform/firestore/rest-values.ts';

import { newDocumentId } from '#platform/firestore/new-document-id.ts';
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
  if (storedCount === 0) await commitWithRetry(await importWrites(uid, plan), signal);
  for (let start = storedCount; start < plan.places.length; start += importBatchSize) {
    const batch = plan.places.slice(start, start + importBatchSize);
    const writes = batch.map((place) => placeWrite(uid, place.id, place.draft, plan.isActive));
    await commitWithRetry(writes, signal);
    onProgress(start + batch.length);
  }
}

async function importWrites(
  uid: string,
  { id, fileName, isActive, places }: ImportPlan,
): Promise<RestWrite[]> {
  const rowCount = places.length;
  const placeIds = places.map((place) => place.id);
  // An undo compares these fingerprints to find places that were edited since. They do not cover `isActive`, so
  // publishing a place does not change its fingerprint.
  const placePrints = await Promise.all(
    places.map(({ draft }) => fingerprintPlace(placeContent(draft, isActive))),
  );
  return [
    {
      path: `imports/${id}`,
      fields: toRestFields({
        actorId: uid,
        fileName,
        rows: rowCount,
        undo: placeIds,
        prints: placePrints,
        isActive,
      }),
      serverTimeFields: ['createdAt'],
      precondition: { exists: false },
    },
    {
      path: `auditLog/${newDocumentId()}`,
      fields: toRestFields({
        actorId: uid,
        action: 'import.create',
        target: `imports/${id}`,
        before: {},
        after: { fileName, rows: rowCount, isActive },
      }),
      serverTimeFields: ['createdAt'],
      precondition: { exists: false },
    },
  ];
}

function placeContent(draft: ImportDraft, isActive: boolean) {
  return toStoredPlaceFields({
    ...draft,
    images: [],
    highlightImageIndex: 0,
    reservation: { mode: 'none', value: '' },
    isActive,
  });
}

function placeWrite(uid: string, id: string, draft: ImportDraft, isActive: boolean): RestWrite {
  const { ratingCounts, rating, reviewsCount } = ratingAggregate(noRatings);
  return {
    path: `places/${id}`,
    fields: {
      ...toRestFields(placeContent(draft, isActive)),
      ...toRestFields({ ratingCounts: [...ratingCounts], rating, reviewsCount, createdBy: uid }),
    },
    serverTimeFields: ['createdAt', 'updatedAt'],
    precondition: { exists: false },
  };
}

/** Commits new documents. Succeeds if an earlier attempt was stored although its response was lost. */
async function commitWithRetry(writes: readonly RestWrite[], signal?: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    if (signal?.aborted) throw new AppError('cancelled', 'The import was stopped');
    try {
      await commitRest(writes);
      return;
    } catch (error) {
      const code = errorCode(error);
      // A document that exists fails the precondition ('conflict') or, before that, the security rules, which refuse to
      // overwrite a place ('permission-denied').
      const mayBeStored = code === 'conflict' || code === 'permission-denied';
      if (mayBeStored && (await isStored(writes))) return;
      const isTemporary = temporaryErrors.has(code) || code === 'conflict';
      if (!isTemporary || attempt === maxAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, firstRetryDelayMs * attempt));
    }
  }
}

/** Checks only the first document, because a commit is atomic. */
async function isStored([first]: readonly RestWrite[]): Promise<boolean> {
  if (!first) return true;
  try {
    await readRestDocument(first.path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'not-found') return false;
    throw error;
  }
}
