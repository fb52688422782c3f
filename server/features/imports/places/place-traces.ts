import type { Firestore, Query } from '@google-cloud/firestore';
import type { RetainedReason } from '#features/imports/model/place-import/import-contract.ts';

/**
 * Maximum number of values of an 'in' filter
 * (https://firebase.google.com/docs/firestore/query-data/queries#in_not-in_and_array-contains-any).
 */
const valuesAtOnce = 30;
/** Documents per query. If one place fills a whole result, the query is repeated for the other places. */
const documentsAtOnce = 100;

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
 * Returns which of these places have reviews, saves, reservations, claims, offers, events or an assigned manager, with
 * the reason.
 * @throws AppError 'unavailable'
 */
export async function placesWithTraces(
  firestore: Firestore,
  ids: readonly string[],
): Promise<Map<string, RetainedReason>> {
  const groups: string[][] = [];
  for (let at = 0; at < ids.length; at += valuesAtOnce) {
    groups.push(ids.slice(at, at + valuesAtOnce));
  }
  const questions = [...traces.map((trace) => named(firestore, ...trace)), entrusted(firestore)];
  const answers = await Promise.all(
    questions.flatMap(({ reason, ask, placesOf }) =>
      groups.map(async (group) => ({ reason, places: await placesNamedBy(group, ask, placesOf) })),
    ),
  );
  const found = new Map<string, RetainedReason>();
  for (const { reason, places } of answers) {
    for (const id of places) if (!found.has(id)) found.set(id, reason);
  }
  return found;
}

interface Question {
  reason: RetainedReason;
  ask: (ids: string[]) => Query;
  placesOf: (read: Read) => string[];
}

function named(firestore: Firestore, collection: string, reason: RetainedReason): Question {
  const all = firestore.collection(collection).select('placeId');
  return {
    reason,
    ask: (ids) => all.where('placeId', 'in', ids),
    placesOf: (read) => [String(read('placeId'))],
  };
}

function entrusted(firestore: Firestore): Question {
  const managers = firestore.collection('users').select('managedPlaces');
  return {
    reason: 'entrusted',
    ask: (ids) => managers.where('managedPlaces', 'array-contains-any', ids),
    placesOf: (read) => (read('managedPlaces') as unknown[]).map(String),
  };
}

type Read = (field: string) => unknown;

/**
 * Returns the places that documents refer to; repeats the query for the remaining places if many documents refer to a
 * few.
 */
async function placesNamedBy(
  ids: readonly string[],
  ask: (left: string[]) => Query,
  placesOf: (read: Read) => string[],
): Promise<Set<string>> {
  const named = new Set<string>();
  let left = [...ids];
  while (left.length > 0) {
    const asked = ask(left).limit(documentsAtOnce).get();
    const { docs } = await asked;
    for (const document of docs) {
      for (const id of placesOf((field) => document.get(field) as unknown)) {
        if (left.includes(id)) named.add(id);
      }
    }
    if (docs.length < documentsAtOnce) break;
    left = left.filter((id) => !named.has(id));
  }
  return named;
}
