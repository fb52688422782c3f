import { AppError } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';

import { collection } from '#platform/firestore/collection.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { changeStoredPlaces } from '#features/places/data/admin/admin-place-changes.ts';
import type {
  ChangeProgress,
  PlaceChangeOutcome,
  StoredPlace,
} from '#features/places/data/admin/admin-place-changes.ts';
import { getCategory } from './category-store.ts';

/** Number of places per commit. */
const batchSize = 100;

const storedPlaces = collection('places', (id, fields): StoredPlace => ({ id, fields }));

/**
 * Moves all places of a category to another one, a hundred per commit, with one audit entry per place. Idempotent: a
 * repeated call moves the remaining places. Reads every place once.
 * @param actorId the signed-in super admin
 * @throws AppError 'not-found' if the target category does not exist or is the same category; 'permission-denied'
 * unless the caller is a super admin; errors of Collection. Places moved before the error stay moved.
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
  // Each batch starts after the previous one. Starting from the beginning would loop forever on places that cannot be
  // moved.
  let after: PageCursor | null = null;
  while (!signal?.aborted) {
    const { items: places, nextCursor }: Page<StoredPlace> = await storedPlaces.page({
      where: [['category', '==', from]],
      limit: batchSize,
      after,
    });
    if (places.length === 0) break;
    await changeStoredPlaces(actorId, places, { category: to }, outcome);
    onProgress?.(outcome.changed.length);
    const failure = outcome.failed.at(-1);
    if (nextCursor === null || (failure && failsEveryBatch(failure.code))) break;
    after = nextCursor;
  }
  return outcome;
}

function failsEveryBatch(code: AppErrorCode): boolean {
  return code === 'unavailable' || code === 'timeout' || code === 'unauthenticated';
}
