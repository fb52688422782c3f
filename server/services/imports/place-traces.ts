import type { Firestore, Query } from '@google-cloud/firestore';
import type { KeptReason } from '#domain/place-import/import-contract.ts';
import { withDeadline } from '../deadline.ts';

/** Values of one 'in' (https://firebase.google.com/docs/firestore/query-data/queries#in_not-in_and_array-contains-any). */
export const placesAtOnce = 30;
/** Documents of one question; a place that takes them all is known then, and the others are asked for again. */
const documentsAtOnce = 100;
const deadlineMs = 20_000;

/** What people leave at a place, by the collection in which its `placeId` stands. */
const traces: readonly (readonly [collection: string, reason: KeptReason])[] = [
  ['reviews', 'reviewed'],
  ['favorites', 'favorited'],
  ['reservations', 'reserved'],
  ['clubOffers', 'offered'],
];

/**
 * Which of these places people have reviewed, saved, reserved or made offers for, or that a manager was
 * entrusted with, and which of these it is.
 * @param ids at most `placesAtOnce`
 * @throws AppError 'unavailable'
 */
export async function placesWithTraces(
  firestore: Firestore,
  ids: readonly string[],
): Promise<Map<string, KeptReason>> {
  const found = new Map<string, KeptReason>();
  const remember = (places: Iterable<string>, reason: KeptReason) => {
    for (const id of places) if (!found.has(id)) found.set(id, reason);
  };
  for (const [collection, reason] of traces) {
    const named = firestore.collection(collection).select('placeId');
    remember(
      await placesNamedBy(ids, (left) => named.where('placeId', 'in', left), placeIdOf),
      reason,
    );
  }
  const managers = firestore.collection('users').select('managedPlaces');
  const entrusted = await placesNamedBy(
    ids,
    (left) => managers.where('managedPlaces', 'array-contains-any', left),
    (value) => (value('managedPlaces') as unknown[]).filter((id) => typeof id === 'string'),
  );
  remember(entrusted, 'entrusted');
  return found;
}

type Read = (field: string) => unknown;

function placeIdOf(read: Read): string[] {
  return [String(read('placeId'))];
}

/** The places that documents name; asks again for those left when many documents name a few. */
async function placesNamedBy(
  ids: readonly string[],
  ask: (left: string[]) => Query,
  placesOf: (read: Read) => string[],
): Promise<Set<string>> {
  const named = new Set<string>();
  let left = [...ids];
  while (left.length > 0) {
    const asked = ask(left).limit(documentsAtOnce).get();
    const { docs } = await withDeadline(asked, deadlineMs, 'reading what hangs on places');
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
