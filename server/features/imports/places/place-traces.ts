import type { Firestore, Query } from '@google-cloud/firestore';
import type { RetainedReason } from '#features/imports/model/place-import/import-contract.ts';

/**
 * Maximum number of values of an 'in' filter
 * (https://firebase.google.com/docs/firestore/query-data/queries#in_not-in_and_array-contains-any).
 */
const maxInValues = 30;
/** Documents per query. If one place fills a whole result, the query is repeated for the other places. */
const maxDocuments = 100;

/** Collections with user content about a place, found by their `placeId`. */
const traces: readonly (readonly [collection: string, reason: RetainedReason])[] = [
  ['reviews', 'reviewed'],
  ['favorites', 'favorited'],
  ['reservations', 'reserved'],
  ['clubOffers', 'offered'],
  ['events', 'announced'],
  ['claims', 'claimed'],
];

/**
 * Returns the places that an undo must retain because of user content: reviews, saves, reservations, offers, events,
 * claims or an assigned manager. Each place has one reason, the first of this order.
 * @throws AppError 'unavailable'
 */
export async function findPlacesWithTraces(
  firestore: Firestore,
  ids: readonly string[],
): Promise<Map<string, RetainedReason>> {
  const groups: string[][] = [];
  for (let at = 0; at < ids.length; at += maxInValues) {
    groups.push(ids.slice(at, at + maxInValues));
  }
  const traceQueries = [
    ...traces.map((trace) => placeIdTrace(firestore, ...trace)),
    managerTrace(firestore),
  ];
  const results = await Promise.all(
    traceQueries.flatMap(({ reason, ask: buildQuery, placesOf }) =>
      groups.map(async (group) => ({
        reason,
        places: await findPlaces(group, buildQuery, placesOf),
      })),
    ),
  );
  const found = new Map<string, RetainedReason>();
  for (const { reason, places } of results) {
    for (const id of places) if (!found.has(id)) found.set(id, reason);
  }
  return found;
}

interface TraceQuery {
  reason: RetainedReason;
  ask: (ids: string[]) => Query;
  placesOf: (readField: ReadField) => string[];
}

function placeIdTrace(
  firestore: Firestore,
  collection: string,
  reason: RetainedReason,
): TraceQuery {
  const all = firestore.collection(collection).select('placeId');
  return {
    reason,
    ask: (ids) => all.where('placeId', 'in', ids),
    placesOf: (readField) => [String(readField('placeId'))],
  };
}

function managerTrace(firestore: Firestore): TraceQuery {
  const managers = firestore.collection('users').select('managedPlaces');
  return {
    reason: 'entrusted',
    ask: (ids) => managers.where('managedPlaces', 'array-contains-any', ids),
    placesOf: (readField) => (readField('managedPlaces') as unknown[]).map(String),
  };
}

type ReadField = (field: string) => unknown;

/**
 * Returns the places that documents refer to; repeats the query for the remaining places if many documents refer to a
 * few.
 */
async function findPlaces(
  ids: readonly string[],
  buildQuery: (remaining: string[]) => Query,
  placesOf: (readField: ReadField) => string[],
): Promise<Set<string>> {
  const named = new Set<string>();
  let remaining = [...ids];
  while (remaining.length > 0) {
    const snapshot = buildQuery(remaining).limit(maxDocuments).get();
    const { docs } = await snapshot;
    for (const document of docs) {
      for (const id of placesOf((field) => document.get(field) as unknown)) {
        if (remaining.includes(id)) named.add(id);
      }
    }
    if (docs.length < maxDocuments) break;
    remaining = remaining.filter((id) => !named.has(id));
  }
  return named;
}
