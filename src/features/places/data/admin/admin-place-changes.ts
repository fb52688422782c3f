import { AppError, errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { changedFields } from '#shared/record/changed-fields.ts';
import { isSuperAdmin } from '#features/account/model/user-rights.ts';

import type { Fields } from '#shared/stored-fields.ts';
import { collection } from '#platform/firestore/collection.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import { getUser } from '#features/account/data/user-store.ts';
import { updatePlaceIn } from '../place-writes.ts';

/**
 * Number of places per commit, each with its audit entry. Security rules may read 20 documents per commit: to check the
 * audit entries, they read each place before and after the commit, and the user record once.
 */
const batchSize = 9;

/** Id and stored fields of a place. */
export interface StoredPlace {
  id: string;
  fields: Fields;
}

/** The places as stored, for changes of single fields. */
const storedPlaces = collection('places', (id, fields): StoredPlace => ({ id, fields }));

/** Ids of the places of a change, grouped by result. */
export interface PlaceChangeOutcome {
  changed: string[];
  /** Places that already had the wanted values. */
  unchanged: string[];
  notFound: string[];
  failed: { id: string; code: AppErrorCode }[];
}

export interface ChangeProgress {
  /**
   * Called after every batch with the number of places processed so far; moveCategoryPlaces() counts only changed ones.
   */
  onProgress?: (done: number) => void;
  /** Stops before the next batch. Places not processed by then appear in no list of the outcome. */
  signal?: AbortSignal;
}

/** Error codes that would affect every place, so places are not retried one by one. */
const batchErrorCodes: ReadonlySet<AppErrorCode> = new Set([
  'unavailable',
  'timeout',
  'unauthenticated',
  'too-many-requests',
  'not-initialized',
]);

/**
 * Activates or deactivates places, nine per commit, each with its audit entry. A place that cannot be changed does not
 * block the others. Idempotent. Reads every place once.
 * @param actorId uid of the signed-in super admin
 * @throws AppError 'permission-denied' if the caller is no longer a super admin; errors of Collection if the first
 * read fails
 */
export async function setPlacesActive(
  actorId: string,
  ids: readonly string[],
  isActive: boolean,
  { onProgress, signal }: ChangeProgress = {},
): Promise<PlaceChangeOutcome> {
  const outcome: PlaceChangeOutcome = { changed: [], unchanged: [], notFound: [], failed: [] };
  const uniqueIds = [...new Set(ids)];
  for (let start = 0; start < uniqueIds.length && !signal?.aborted; start += batchSize) {
    const batchIds = uniqueIds.slice(start, start + batchSize);
    await changeBatch(actorId, batchIds, { isActive }, outcome);
    onProgress?.(start + batchIds.length);
  }
  return outcome;
}

async function changeBatch(
  actorId: string,
  ids: readonly string[],
  fields: Fields,
  outcome: PlaceChangeOutcome,
): Promise<void> {
  let stored: StoredPlace[];
  try {
    stored = await storedPlaces.listByIds(ids);
  } catch (error) {
    const isFirstBatch = Object.values(outcome).every((list: unknown[]) => list.length === 0);
    if (isFirstBatch || errorCode(error) === 'permission-denied') throw error;
    outcome.failed.push(...ids.map((id) => ({ id, code: errorCode(error) })));
    return;
  }
  const storedIds = new Set(stored.map(({ id }) => id));
  outcome.notFound.push(...ids.filter((id) => !storedIds.has(id)));
  await changeStoredPlaces(actorId, stored, fields, outcome);
}

/**
 * Changes the given fields of places that were just read, with their audit entries, in one commit. If one of the places
 * makes the commit fail, each place gets a separate commit.
 * @param outcome receives the result of each place
 * @throws AppError 'permission-denied' if the caller is no longer a super admin
 */
export async function changeStoredPlaces(
  actorId: string,
  places: readonly StoredPlace[],
  fields: Fields,
  outcome: PlaceChangeOutcome,
): Promise<void> {
  const placesToChange = places.filter((place) => needsChange(place, fields));
  outcome.unchanged.push(
    ...places.filter((place) => !needsChange(place, fields)).map(({ id }) => id),
  );
  if (placesToChange.length === 0) return;
  try {
    await commitPlaces(actorId, placesToChange, fields);
    outcome.changed.push(...placesToChange.map(({ id }) => id));
  } catch (error) {
    const code = errorCode(error);
    if (batchErrorCodes.has(code)) {
      outcome.failed.push(...placesToChange.map(({ id }) => ({ id, code })));
      return;
    }
    await requireSuperAdmin(actorId, error);
    for (const place of placesToChange) await changePlace(actorId, place, fields, outcome);
  }
}

async function changePlace(
  actorId: string,
  place: StoredPlace,
  fields: Fields,
  outcome: PlaceChangeOutcome,
): Promise<void> {
  const { id } = place;
  try {
    await commitPlaces(actorId, [place], fields);
    outcome.changed.push(id);
  } catch (error) {
    const foundPlaces = await storedPlaces.listByIds([id]).catch(() => null);
    if (foundPlaces?.length === 0) outcome.notFound.push(id);
    else outcome.failed.push({ id, code: errorCode(error) });
  }
}

function needsChange({ fields: stored }: StoredPlace, fields: Fields): boolean {
  return Object.keys(changedFields(stored, fields)).length > 0;
}

function commitPlaces(
  actorId: string,
  places: readonly StoredPlace[],
  fields: Fields,
): Promise<void> {
  return transaction((commit) => {
    for (const { id, fields: stored } of places) {
      updatePlaceIn(commit, actorId, id, stored, fields);
    }
  });
}

/** Throws if the caller is no longer a super admin. Does nothing if the user record cannot be read. */
async function requireSuperAdmin(actorId: string, cause: unknown): Promise<void> {
  const user = await getUser(actorId).catch(() => null);
  if (user && !isSuperAdmin(user)) {
    throw new AppError('permission-denied', 'No super admin any more', { cause });
  }
}
