import { AppError } from '#domain/app-error.ts';
import type { Place } from '#domain/place.ts';

import { readFirestore } from '../firebase.ts';
import { toPlace } from '../places/place-converter.ts';

/** The most values Firestore takes in one 'in'. */
const idsPerQuery = 30;

/**
 * The active places among these ids (at most 30), in any order; those that are inactive or gone are
 * simply absent. Reads one document for each place found.
 * @throws AppError 'invalid-input' for more ids; what readFirestore throws
 */
export function listActivePlaces(ids: readonly string[]): Promise<Place[]> {
  if (ids.length > idsPerQuery) {
    return Promise.reject(new AppError('invalid-input', `At most ${idsPerQuery} ids`));
  }
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'places'),
        sdk.where('isActive', '==', true),
        sdk.where(sdk.documentId(), 'in', ids),
        sdk.limit(idsPerQuery),
      ),
    );
    return docs.map((document) => toPlace(document.id, document.data()));
  });
}

/**
 * Loads single items by asking for many at once: every id that is asked for in the same turn of the
 * event loop goes into one call of `loadMany`.
 * @returns the loader of one id; null where `loadMany` does not answer it
 */
export function batchLoader<T extends { id: string }>(
  loadMany: (ids: readonly string[]) => Promise<readonly T[]>,
  batchSize: number = idsPerQuery,
): (id: string) => Promise<T | null> {
  let waiting: { id: string; batch: Promise<readonly T[]> }[] = [];
  let open: { ids: string[]; batch: Promise<readonly T[]> } | null = null;

  return async (id) => {
    const same = waiting.find((request) => request.id === id);
    if (!same) {
      if (!open || open.ids.length >= batchSize) open = openBatch();
      open.ids.push(id);
      waiting.push({ id, batch: open.batch });
    }
    const items = await (same?.batch ?? open?.batch ?? []);
    return items.find((item) => item.id === id) ?? null;
  };

  function openBatch() {
    const ids: string[] = [];
    const batch = new Promise<void>((resolve) => setTimeout(resolve, 0)).then(() => {
      open = null;
      waiting = waiting.filter((request) => !ids.includes(request.id));
      return loadMany(ids);
    });
    return { ids, batch };
  }
}

/** A saved place; null when it is inactive or gone. Those asked for together cost one query. */
export const loadFavoritePlace = batchLoader(listActivePlaces);
