import { AppError } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';

import { fieldsOf } from '#shared/stored-fields.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { changeStoredPlaces } from '#features/places/data/admin/admin-place-changes.ts';
import type {
  ChangeProgress,
  PlaceChangeOutcome,
  StoredPlace,
} from '#features/places/data/admin/admin-place-changes.ts';
import { getCategory } from './category-store.ts';

/** Number of places per commit. */
const batchSize = 100;

/**
 * Moves all places of a category to another one, a hundred per commit, with one audit entry per place. Idempotent: a
 * repeated call moves the remaining places. Reads every place once.
 * @param actorId the signed-in super admin
 * @throws AppError 'not-found' if the target category does not exist or is the same category; 'permission-denied'
 * unless the caller is a super admin; errors of readFirestore(). Places moved before the error stay moved.
 */
export async function moveCategoryPlaces(
  actorId: string,
  { from, to }: { from: string; to: string },
  { onProgress, signal }: ChangeProgress = {},
): Promise<PlaceChangeOutcome> {
  if (from === to || !(await getCategory(to))) {
    throw new AppError('not-found', 'There is no category to move to');
  }
  const outcome: PlaceChangeOutcome = { changed: [], unchanged: [], notFound: [], failed: [] };
  let lastId: string | null = null;
  while (!signal?.aborted) {
    const places = await readBatch(from, lastId);
    const last = places.at(-1);
    if (!last) break;
    // Each batch starts after the last id. Starting from the beginning would loop forever on places that cannot be
    // moved.
    lastId = last.id;
    await changeStoredPlaces(actorId, places, { category: to }, outcome);
    onProgress?.(outcome.changed.length);
    const failure = outcome.failed.at(-1);
    if (places.length < batchSize || (failure && failsEveryBatch(failure.code))) break;
  }
  return outcome;
}

function readBatch(category: string, lastId: string | null): Promise<StoredPlace[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'places'),
        sdk.where('category', '==', category),
        sdk.orderBy(sdk.documentId()),
        ...(lastId === null ? [] : [sdk.startAfter(lastId)]),
        sdk.limit(batchSize),
      ),
    );
    return docs.map((document) => ({ id: document.id, fields: fieldsOf(document.data()) }));
  });
}

function failsEveryBatch(code: AppErrorCode): boolean {
  return code === 'unavailable' || code === 'timeout' || code === 'unauthenticated';
}
