import { AppError, errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { placeFieldNames } from '#features/places/model/place-draft.ts';
import type { ImportDraft } from '#features/imports/model/place-import/row-check.ts';
import { placePrint } from '#features/imports/model/place-import/place-print.ts';
import { noRatings, ratingAggregate } from '#features/reviews/model/rating.ts';

import { commitRest, readRestDocument } from '#platform/firestore/rest-documents.ts';
import type { RestWrite } from '#platform/firestore/rest-documents.ts';
import { fromRestFields, toRestFields } from '#platform/firestore/rest-values.ts';
import type { RestFields } from '#platform/firestore/rest-values.ts';
import { newDocumentId } from '#platform/firestore/new-document-id.ts';
import { storedPlaceFields } from '#features/places/data/place-fields.ts';

/** Places of one commit. */
export const importBatchSize = 100;

/** Failures that may be over in a moment, and how often a commit is tried. */
const passing: ReadonlySet<AppErrorCode> = new Set(['unavailable', 'timeout', 'too-many-requests']);
const maxAttempts = 3;
const firstWaitMs = 1_000;

/** An import before anything of it is stored: what it is called, and the id of each place that it will make. */
export interface ImportPlan {
  id: string;
  fileName: string;
  isActive: boolean;
  places: readonly { id: string; draft: ImportDraft }[];
}

/** Gives an import and its places their ids, so that whatever is repeated is the same. */
export function planImport(
  drafts: readonly ImportDraft[],
  { fileName, isActive }: Pick<ImportPlan, 'fileName' | 'isActive'>,
): ImportPlan {
  const places = drafts.map((draft) => ({ id: newDocumentId(), draft }));
  return { id: newDocumentId(), fileName: fileName.slice(0, 300), isActive, places };
}

interface ImportRun {
  /** Places that are stored already; 0 to begin. */
  from: number;
  /** Called after every commit with how many places are stored. */
  onProgress: (done: number) => void;
  /** Stops before the next commit. */
  signal?: AbortSignal;
}

/**
 * Stores an import: first its document with the ids of all places and its entry of the audit log, then the
 * places, a hundred a commit. So a crash at any moment leaves no place that undoing the import would not find.
 * Idempotent with the same plan, from any place on: what is stored already is left as it is.
 * @param uid who is signed in, a super admin
 * @throws AppError 'cancelled' by `signal`; 'permission-denied' for who is no super admin (any more);
 *   'unavailable', 'timeout' after three tries of one commit
 */
export async function runImport(
  uid: string,
  plan: ImportPlan,
  { from, onProgress, signal }: ImportRun,
): Promise<void> {
  if (from === 0) await commitOnce(await importWrites(uid, plan), signal);
  for (let start = from; start < plan.places.length; start += importBatchSize) {
    const batch = plan.places.slice(start, start + importBatchSize);
    const writes = batch.map((place) => placeWrite(uid, place.id, place.draft, plan.isActive));
    await commitOnce(writes, signal);
    onProgress(start + batch.length);
  }
}

async function importWrites(
  uid: string,
  { id, fileName, isActive, places }: ImportPlan,
): Promise<RestWrite[]> {
  const rows = places.length;
  const undo = places.map((place) => place.id);
  // What tells, when it is undone, whether somebody has edited a place since or only shown it.
  const prints = await Promise.all(
    places.map(({ draft }) => placePrint(fromRestFields(placeContent(draft, isActive)))),
  );
  return [
    {
      path: `imports/${id}`,
      fields: toRestFields({ actorId: uid, fileName, rows, undo, prints, isActive }),
      instants: ['createdAt'],
      only: { exists: false },
    },
    {
      path: `auditLog/${newDocumentId()}`,
      fields: toRestFields({
        actorId: uid,
        action: 'import.create',
        target: `imports/${id}`,
        before: {},
        after: { fileName, rows, isActive },
      }),
      instants: ['createdAt'],
      only: { exists: false },
    },
  ];
}

function placeContent(draft: ImportDraft, isActive: boolean): RestFields {
  const fields = {
    ...draft,
    images: [],
    highlightImageIndex: 0,
    reservation: { mode: 'none' as const, value: '' },
    isActive,
  };
  return storedPlaceFields(fields, placeFieldNames);
}

function placeWrite(uid: string, id: string, draft: ImportDraft, isActive: boolean): RestWrite {
  const { ratingCounts, rating, reviewsCount } = ratingAggregate(noRatings);
  return {
    path: `places/${id}`,
    fields: {
      ...placeContent(draft, isActive),
      ...toRestFields({ ratingCounts: [...ratingCounts], rating, reviewsCount, createdBy: uid }),
    },
    instants: ['createdAt', 'updatedAt'],
    only: { exists: false },
  };
}

/** Commits documents that are new, unless the same commit came through before and only its answer was lost. */
async function commitOnce(writes: readonly RestWrite[], signal?: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    if (signal?.aborted) throw new AppError('cancelled', 'The import was stopped');
    try {
      await commitRest(writes);
      return;
    } catch (error) {
      const code = errorCode(error);
      // Rules refuse to write over a place before the precondition does.
      const mayBeStored = code === 'conflict' || code === 'permission-denied';
      if (mayBeStored && (await isStored(writes))) return;
      const isPassing = passing.has(code) || code === 'conflict';
      if (!isPassing || attempt === maxAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, firstWaitMs * attempt));
    }
  }
}

/** A commit is all or none: its first document tells of them all. */
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
