import type { Firestore, Query } from '@google-cloud/firestore';
import { collectionEntries } from '#server/features/account/privacy/collections.ts';
import type { RetainedReason } from '#features/imports/model/import-contract.ts';
import { groupIds } from '#server/platform/firestore/record-pages.ts';

/**
 * Maximum number of documents per query. If a result has this many, the query is repeated without the places already
 * found.
 */
const maxDocuments = 100;

/**
 * Returns the places that an undo must retain because of user content: reviews, saves, reservations, offers, events,
 * claims or an assigned manager. If several reasons apply to a place, the first in this order is returned.
 * @throws AppError 'unavailable'
 */
export async function findPlacesWithTraces(
  firestore: Firestore,
  ids: readonly string[],
): Promise<Map<string, RetainedReason>> {
  const idGroups = groupIds(ids);
  const traceQueries = [
    ...collectionEntries.flatMap(([name, { retainsImportedPlace: reason }]) =>
      reason ? [createPlaceIdTrace(firestore, name, reason)] : [],
    ),
    createManagerTrace(firestore),
  ];
  const results = await Promise.all(
    traceQueries.flatMap(({ reason, buildQuery, placeIdsOf }) =>
      idGroups.map(async (group) => ({
        reason,
        places: await findPlaceIds(group, buildQuery, placeIdsOf),
      })),
    ),
  );
  const reasonsById = new Map<string, RetainedReason>();
  for (const { reason, places } of results) {
    for (const id of places) if (!reasonsById.has(id)) reasonsById.set(id, reason);
  }
  return reasonsById;
}

interface TraceQuery {
  reason: RetainedReason;
  buildQuery: (ids: string[]) => Query;
  placeIdsOf: (readField: ReadField) => string[];
}

function createPlaceIdTrace(
  firestore: Firestore,
  collection: string,
  reason: RetainedReason,
): TraceQuery {
  const baseQuery = firestore.collection(collection).select('placeId');
  return {
    reason,
    buildQuery: (ids) => baseQuery.where('placeId', 'in', ids),
    placeIdsOf: (readField) => [String(readField('placeId'))],
  };
}

function createManagerTrace(firestore: Firestore): TraceQuery {
  const managers = firestore.collection('users').select('managedPlaces');
  return {
    reason: 'entrusted',
    buildQuery: (ids) => managers.where('managedPlaces', 'array-contains-any', ids),
    placeIdsOf: (readField) => (readField('managedPlaces') as unknown[]).map(String),
  };
}

type ReadField = (field: string) => unknown;

/**
 * Returns those of `ids` to which at least one document refers. A full result may contain only documents about a few
 * places, so the query is then repeated without the places already found.
 */
async function findPlaceIds(
  ids: readonly string[],
  buildQuery: (remainingIds: string[]) => Query,
  placeIdsOf: (readField: ReadField) => string[],
): Promise<Set<string>> {
  const foundIds = new Set<string>();
  let remainingIds = [...ids];
  while (remainingIds.length > 0) {
    const pendingSnapshot = buildQuery(remainingIds).limit(maxDocuments).get();
    const { docs } = await pendingSnapshot;
    for (const document of docs) {
      for (const id of placeIdsOf((field) => document.get(field) as unknown)) {
        if (remainingIds.includes(id)) foundIds.add(id);
      }
    }
    if (docs.length < maxDocuments) break;
    remainingIds = remainingIds.filter((id) => !foundIds.has(id));
  }
  return foundIds;
}
